import { type InputHTMLAttributes, useState } from "react";
import { PORTS } from "../../deploy/ports.ts";
import { FACTS_FILE } from "../content-files.ts";
import type { WebSpace as Space } from "../publish.ts";
import { call } from "./api.ts";
import type { FormContext } from "./form.tsx";
import { fileNamed } from "./names.ts";

/** The details of a web space as they are typed. */
type Details = Omit<Space, "port"> & { port: number | undefined };

/** Asks where the site is published, and connects. */
export function WebSpace({ content, run, done }: Pick<FormContext, "content" | "run"> & { done: (password: string) => void }) {
  const facts = fileNamed(FACTS_FILE, content)?.fields as { website?: string } | undefined;
  const host = (facts?.website ?? "").replace(/^https:\/\/(www\.)?/, "");
  const [space, setSpace] = useState<Details>({ by: "sftp", host, port: undefined, user: "", folder: "public_html", password: "" });
  const [fingerprint, setFingerprint] = useState<string>();
  const tryOut = (hostKey?: string) =>
    void run(async () => {
      const found = await call<{ fingerprint?: string }>("web-space", {
        space: { ...space, hostKey, key: space.by === "sftp" ? space.key : undefined },
      });
      setFingerprint(found.fingerprint);
      if (!found.fingerprint) done(space.password);
    }, "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tryOut();
      }}
    >
      <p>Where is your web space? The welcome e-mail from your host tells you. The password isn't stored.</p>
      <Fields
        space={space}
        change={(changed) => {
          setSpace({ ...space, ...changed });
          setFingerprint(undefined);
        }}
      />
      <p className="actions">
        <button type="submit" className="main">
          Connect
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

function Fields({ space, change }: { space: Details; change: (changed: Partial<Details>) => void }) {
  const fields: [label: string, field: keyof Space, attributes?: InputHTMLAttributes<HTMLInputElement>][] = [
    ["Server", "host"],
    ["Port", "port", { type: "number", placeholder: String(PORTS[space.by]) }],
    ["User name", "user"],
    ["Folder of the website", "folder"],
    ["Key's file, if you have a key", "key", { placeholder: "~/.ssh/id_ed25519", hidden: space.by !== "sftp" }],
    ["Password", "password", { type: "password" }],
  ];
  const read = (field: keyof Space, text: string) => (field === "port" ? Number(text) : text) || undefined;
  return (
    <>
      <label>
        How files get there
        <select value={space.by} onChange={({ target }) => change({ by: target.value as Space["by"] })}>
          <option value="sftp">SFTP (in cPanel: SSH access)</option>
          <option value="ftps">FTPS (in cPanel: an FTP account)</option>
        </select>
      </label>
      {fields.map(([label, field, attributes]) => (
        <label key={field} hidden={attributes?.hidden}>
          {label}
          <input
            autoComplete="off"
            value={space[field] ?? ""}
            onChange={({ target }) => change({ [field]: read(field, target.value) })}
            {...attributes}
          />
        </label>
      ))}
    </>
  );
}
