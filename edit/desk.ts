import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { build, type Plugin } from "vite";
import { factsOf } from "../app/content/read-content.ts";
import { listen, serveFolder } from "../vite/hosting.ts";
import type { Site, SiteSource } from "../vite/site-source.ts";
import { newDocument, newDrawing, newPicture } from "./add-picture.ts";
import { checkContent } from "./check-content.ts";
import { LAUNCH_FILE } from "./launch.ts";
import { type Deploy, type DeployKind, knowsWebSpace, setUpWebSpace, startDeploy, type WebSpace } from "./publish.ts";
import { readDesk } from "./read-desk.ts";
import { type Edit, type Versions as FileVersions, Refusal, Session } from "./session.ts";
import { Versions } from "./versions.ts";

/** Where the desk is, below the site's dev server. */
export const DESK = "/@desk/";

/** A request's body is a few texts, or a phone's photo in base64. */
const MAX_BODY = 60_000_000;

/** What the desk's page sends with a call. */
interface Call {
  edits?: Edit[];
  versions?: FileVersions;
  label?: string;
  id?: string;
  deploy?: { kind: DeployKind; password: string };
  space?: WebSpace;
  photo?: { file: string; alt: string; data: string };
}

/**
 * The owner's desk: the site with a bar at its side, in which everything of `content/` can be changed (DESK-01 to DESK-05). A part of the
 * dev server of `npm run edit`; nothing of it is in the built site.
 */
export function desk(site: SiteSource): Plugin {
  const token = randomBytes(16).toString("hex");
  const session = new Session({
    root: site.root,
    check: async (files) => {
      const isTick = [...files.keys()].every((file) => file === LAUNCH_FILE); // no page shows it, and an owner ticks fifty in a row
      return isTick ? [] : checkContent(site.root, await site.read(), files);
    },
  });

  const versions = new Versions(site.root);
  /** Saves what nobody has typed, and so cannot come into another program's way. */
  const saveAtOnce = (edits: Edit[], label: string) =>
    session.save(edits, Object.fromEntries(edits.map(({ file }) => [file, session.version(file)])), label);
  let deploy: Deploy | undefined;
  let builtSite: Awaited<ReturnType<typeof listen>> | undefined;

  const calls: Record<string, (body: Call) => Promise<unknown>> = {
    content: async () => {
      const current = await site.read();
      const facts = Object.entries(factsOf(current.content.business)).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : []));
      return { ...readDesk(site.root, current, Object.fromEntries(facts)), steps: session.steps };
    },
    save: async ({ edits = [], versions = {}, label = "" }) => session.save(edits, versions, label),
    tick: async ({ edits = [] }) => saveAtOnce(edits, "a tick in the list"),
    undo: async () => session.undo(),
    redo: async () => session.redo(),
    "add-picture": async ({ photo = { file: "", alt: "", data: "" } }) => {
      const { name, edits } = await newPicture(site.root, photo);
      await saveAtOnce(edits, `the picture ${name}`);
      return { name };
    },
    "add-drawing": async ({ photo = { file: "", alt: "", data: "" } }) => {
      const { name, edits } = newDrawing(site.root, photo);
      await saveAtOnce(edits, `the drawing ${name}`);
      return { name };
    },
    "add-document": async ({ photo = { file: "", alt: "", data: "" } }) => {
      const { name, edits } = newDocument(site.root, photo);
      await saveAtOnce(edits, `the document ${name}`);
      return { name };
    },
    "save-version": async ({ label = "" }) => versions.save(label),
    "go-back": async ({ id = "", label = "" }) => {
      await versions.goBack(id, label, async () => {
        site.forget();
        return site.read().then(
          () => true,
          () => false,
        );
      });
      session.forget();
    },
    deploy: async ({ deploy: { kind, password } = { kind: "plan", password: "" } }) => {
      if (deploy?.isRunning) throw new Refusal("One moment: the last press is still at work.");
      deploy = startDeploy(site.root, kind, password);
    },
    deployed: async () => ({ deploy, knowsWebSpace: knowsWebSpace(site.root) }),
    "web-space": async ({ space }) => {
      const { website } = (await site.read()).content.business;
      return setUpWebSpace(site.root, website, space as WebSpace);
    },
    built: async () => {
      if (!existsSync(path.join(site.root, "dist/index.html"))) throw new Refusal("The site was not built yet: publishing builds it.");
      builtSite ??= await listen(serveFolder(path.join(site.root, "dist")));
      return { address: builtSite.address };
    },
  };

  return {
    name: "site:desk",
    apply: "serve",
    async configureServer(server) {
      let last: Promise<unknown> = Promise.resolve(); // two presses of a button come one after the other
      const client = await buildClient(site.root);
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        if (!url.pathname.startsWith(DESK)) return next();
        const name = url.pathname.slice(DESK.length);
        if (!isFromDesk(request)) return send(response, 403, { message: "The desk answers its own page only." });
        if (name === "") return sendFile(response, "text/html", page(token));
        if (name === "thumbnail") return sendThumbnail(response, (await site.read()).pictures, url.search.slice(1));
        const file = client.get(name);
        if (file) return sendFile(response, name.endsWith(".css") ? "text/css" : "text/javascript", file);
        const call = calls[name];
        if (request.method !== "POST" || !call) return send(response, 404, { message: "There is no such call." });
        if (!isEqual(String(request.headers["x-desk-token"] ?? ""), token)) return send(response, 403, { message: "Reload the desk." });
        try {
          const body = JSON.parse((await bodyOf(request)) || "{}");
          const answer = last.then(() => call(body));
          last = answer.catch(() => {});
          const result = await answer;
          if (name !== "content" && name !== "tick") site.forget();
          send(response, 200, result ?? {});
        } catch (error) {
          const { message } = error as Error;
          send(response, error instanceof Refusal ? 422 : 500, { message, problems: error instanceof Refusal ? error.problems : [] });
        }
      });
    },
  };
}

/** The desk's own page is opened at a loopback address; another site's page that calls it says its origin, a rebound name its host (DESK-05). */
function isFromDesk({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  const isLoopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return isLoopback && (headers.origin === undefined || headers.origin === `http://${host}`);
}

const isEqual = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY) throw new Refusal("That is too large. A photo can have 40 MB.");
  }
  return body;
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(value));
}

function sendFile(response: ServerResponse, type: string, text: string): void {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
  };
  response.writeHead(200, headers).end(text);
}

/** A picture as small as a list shows it; with `&whole` behind its name it isn't cropped, and twice as wide. */
async function sendThumbnail(response: ServerResponse, pictures: Site["pictures"], query: string): Promise<void> {
  const [name = "", whole] = query.split("&");
  const file = pictures.get(name)?.file;
  const picture =
    file &&
    (await sharp(file)
      .rotate()
      .resize(whole ? { width: 480 } : { width: 240, height: 160 })
      .webp()
      .toBuffer());
  response.writeHead(picture ? 200 : 404, { "Content-Type": "image/webp", "Cache-Control": "no-cache" }).end(picture);
}

const page = (token: string): string => `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Desk</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${DESK}desk.css"></head>
<body data-token="${token}"><div id="desk"></div><script type="module" src="${DESK}desk.js"></script></body></html>`;

/** Bundles the desk's page apart from the site, so that a change of content reloads the site beside it and not the desk. */
async function buildClient(root: string): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { runtime: "automatic", development: false } }, // the dev server has set NODE_ENV already
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.join(root, "edit/client/main.tsx"),
        output: { entryFileNames: "desk.js", assetFileNames: "desk[extname]", codeSplitting: false },
      },
    },
  });
  const outputs = "output" in result ? result.output : Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}
