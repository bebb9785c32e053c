import { useCallback, useEffect, useState } from "react";
import type { Deploy, DeployKind } from "../publish.ts";
import { call } from "./api.ts";
import type { FormContext } from "./form.tsx";
import { WebSpace } from "./web-space.tsx";

const DONE: Partial<Record<DeployKind, string>> = {
  plan: "Below is what would change.",
  back: "Your site is as it was before. Press again to return to the newer one.",
};

/** Lists what would change on the web space, publishes it, and puts the last release back. */
export function Publish({ content, run, isUnsaved }: Pick<FormContext, "content" | "run"> & { isUnsaved: boolean }) {
  const { deploy, knowsWebSpace, look, forgetWebSpace } = useDeploy();
  const [password, setPassword] = useState("");
  const start = (kind: DeployKind) =>
    void run(async () => {
      await call("deploy", { deploy: { kind, password } });
      await look();
    }, "");
  const connected = (typed: string) => {
    setPassword(typed);
    void look();
  };
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">Publish</h2>
      {knowsWebSpace ? (
        <>
          <p>Builds the site and puts it on your web space, then looks at ten pages. The first build takes some minutes.</p>
          <label>
            Password of your web space, if it asks for one
            <input type="password" autoComplete="off" value={password} onChange={({ target }) => setPassword(target.value)} />
          </label>
          {isUnsaved && <p className="problem">You have changes that aren't saved. They won't be published.</p>}
          <fieldset className="actions" disabled={deploy?.isRunning}>
            <button type="button" className="main" onClick={() => start("publish")}>
              Publish the site
            </button>
            <button type="button" onClick={() => start("plan")}>
              See what would change
            </button>
            <button type="button" onClick={() => start("back")}>
              Put the last release back
            </button>
            <button type="button" onClick={forgetWebSpace}>
              Another web space
            </button>
          </fieldset>
          {deploy && <Progress {...deploy} />}
        </>
      ) : (
        <WebSpace content={content} run={run} done={connected} />
      )}
    </section>
  );
}

/** The publication that was started last, which goes on while the owner looks elsewhere. */
function useDeploy() {
  const [{ deploy, knowsWebSpace }, setLatest] = useState<{ deploy?: Deploy; knowsWebSpace: boolean }>({ knowsWebSpace: true });
  const look = useCallback(async () => setLatest(await call("deployed")), []);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!deploy?.isRunning) return undefined;
    const timer = window.setTimeout(look, 500);
    return () => window.clearTimeout(timer);
  }, [deploy, look]);
  return { deploy, knowsWebSpace, look, forgetWebSpace: () => setLatest({ knowsWebSpace: false }) };
}

/** How far a publication is, or how it went. */
function Progress({ kind, said, isRunning, failure }: Deploy) {
  const lastLine = said.trim().split("\n").at(-1)?.trim();
  const result = failure ?? DONE[kind] ?? lastLine?.replace("in content/business.yaml", "under Business");
  return (
    <>
      <div role="status" aria-label="Publication" className={failure ? "problem" : undefined}>
        {isRunning ? doing(lastLine) : result}
      </div>
      {isRunning ? <progress aria-label="Publication" /> : <pre>{said.trim()}</pre>}
    </>
  );
}

/** The command's last line; while the site is built, in the desk's own words. */
function doing(line = ""): string {
  if (/^\d+ of \d+ files|^· (?!Building)/.test(line)) return line;
  const share = line.endsWith("pictures") ? `: ${line}` : "";
  return `Building the site${share}. The first time this takes some minutes: each picture is made in every size.`;
}
