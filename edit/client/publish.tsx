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
  const [deploy, setDeploy] = useState<Deploy>();
  const [knowsWebSpace, setKnown] = useState(true);
  const [password, setPassword] = useState("");
  const look = useCallback(async () => {
    const latest = await call<{ deploy?: Deploy; knowsWebSpace: boolean }>("deployed");
    setDeploy(latest.deploy);
    setKnown(latest.knowsWebSpace);
  }, []);
  useEffect(() => void look(), [look]); // a publication goes on while the owner looks elsewhere
  useEffect(() => {
    if (!deploy?.isRunning) return undefined;
    const timer = window.setTimeout(look, 500);
    return () => window.clearTimeout(timer);
  }, [deploy, look]);
  const start = (kind: DeployKind) =>
    void run(async () => {
      await call("deploy", { deploy: { kind, password } });
      await look();
    }, "");
  if (!knowsWebSpace)
    return (
      <section aria-labelledby="publish-title">
        <h2 id="publish-title">Publish</h2>
        <WebSpace
          content={content}
          run={run}
          done={(typed) => {
            setPassword(typed);
            void look();
          }}
        />
      </section>
    );
  const lastLine = deploy?.said.trim().split("\n").at(-1)?.trim();
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">Publish</h2>
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
        <button type="button" onClick={() => setKnown(false)}>
          Another web space
        </button>
      </fieldset>
      {deploy && (
        <div role="status" aria-label="Publication" className={deploy.failure ? "problem" : undefined}>
          {deploy.isRunning
            ? said(lastLine)
            : (deploy.failure ?? DONE[deploy.kind] ?? lastLine?.replace("in content/business.yaml", "under Business"))}
        </div>
      )}
      {deploy?.isRunning && <progress aria-label="Publication" />}
      {deploy && !deploy.isRunning && <pre>{deploy.said.trim()}</pre>}
    </section>
  );
}

/** The command's last line; while the site is built, in the desk's own words. */
function said(line = ""): string {
  if (/^\d+ of \d+ files|^· (?!Building)/.test(line)) return line;
  const share = line.endsWith("pictures") ? `: ${line}` : "";
  return `Building the site${share}. The first time this takes some minutes: each picture is made in every size.`;
}
