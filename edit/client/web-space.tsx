import { type InputHTMLAttributes, useState } from "react";
import { PORTS } from "../../deploy/ports.ts";
import { FACTS_FILE } from "../content-files.ts";
import type { WebSpace as Space } from "../publish.ts";
import { call } from "./api.ts";
import type { FormContext } from "./form.tsx";
import { fileNamed } from "./names.ts";

/** Asks where the site is published, and tries it. */
export function WebSpace({ content, run, done }: Pick<FormContext, "content" | "run"> & { done: (password: string) => void }) {
  const facts = fileNamed(FACTS_FILE, content)?.fields as { website?: string } | undefined;
  const website = facts?.website ?? "";
  const [space, setSpace] = useState<Omit<Space, "port"> & { port: number | undefined }>({
    by: "sftp",
    host: website.replace(/^https:\/\/(www\.)?/, ""),
    port: undefined,
    user: "",
    folder: "public_html",
    password: "",
  });
  const [fingerprint, setFingerprint] = useState<string>();
  const [said, setSaid] = useState<string>();
  const set =
    (field: keyof Space) =>
    ({ target }: { target: { value: string } }) => {
      setSpace({ ...space, hostKey: undefined, [field]: field === "port" ? Number(target.value) || undefined : target.value || undefined });
      setFingerprint(undefined);
    };
  const tryOut = (hostKey?: string) =>
    void run(async () => {
      const whole = { ...space, hostKey, key: space.by === "sftp" ? space.key : undefined };
      const found = await call<{ said?: string; fingerprint?: string }>("web-space", { space: whole });
      setFingerprint(found.fingerprint);
      setSaid(found.said);
    }, "");
  const fields: [label: string, field: keyof Space, attributes?: InputHTMLAttributes<HTMLInputElement>][] = [
    ["Server", "host"],
    ["Port", "port", { type: "number", placeholder: String(PORTS[space.by]) }],
    ["User name", "user"],
    ["Folder of the website", "folder"],
    ["Key's file, if you have a key", "key", { placeholder: "~/.ssh/id_ed25519", hidden: space.by !== "sftp" }],
    ["Password", "password", { type: "password" }],
  ];
  if (said)
    return (
      <p>
        {said}{" "}
        <button type="button" className="main" onClick={() => done(space.password)}>
          Go on to publishing
        </button>{" "}
        <button type="button" onClick={() => setSaid(undefined)}>
          Change the details
        </button>
      </p>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tryOut();
      }}
    >
      <p>Where is your web space? The welcome e-mail from your host tells you. The password isn't stored.</p>
      <label>
        How files get there
        <select value={space.by} onChange={set("by")}>
          <option value="sftp">SFTP (in cPanel: SSH access)</option>
          <option value="ftps">FTPS (in cPanel: an FTP account)</option>
        </select>
      </label>
      {fields.map(([label, field, attributes]) => (
        <label key={field} hidden={attributes?.hidden}>
          {label}
          <input autoComplete="off" value={space[field] ?? ""} onChange={set(field)} {...attributes} />
        </label>
      ))}
      <p className="actions">
        <button type="submit" className="main">
          Try it
        </button>
      </p>
      {fingerprint && (
        <p role="alert" ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
          The server's fingerprint is <code>{fingerprint}</code>. Your host can tell you whether that's right.{" "}
          <button type="button" onClick={() => tryOut(fingerprint)}>
            It's right: trust it
          </button>
        </p>
      )}
    </form>
  );
}
