import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";
import { DeployError } from "../deploy/deploy-error.ts";
import type { Site, SiteSource } from "../vite/site-source.ts";
import { deskCalls } from "./calls.ts";
import { Refusal, versionOf } from "./session.ts";

/** Where the desk is, below the site's dev server. */
export const DESK = "/@desk/";

/** The bytes of a request's body: a few texts, or a phone's photo in base64. */
const MAX_BODY = 60_000_000;

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** Answers the requests below {@link DESK}, and passes the others on. @param client The files of the desk's page. */
export function answerRequests(site: SiteSource, client: ReadonlyMap<string, string>): Answer {
  const token = randomBytes(16).toString("hex");
  const calls = deskCalls(site);
  let last: Promise<unknown> = Promise.resolve(); // calls run one at a time

  async function answer(request: IncomingMessage, response: ServerResponse, { pathname, search }: URL): Promise<void> {
    const name = pathname.slice(DESK.length);
    if (!isFromDesk(request)) return send(response, 403, { message: "The desk answers its own page only." });
    if (name === "") return sendFile(response, "text/html", page(token, site.root));
    if (name === "thumbnail") return sendThumbnail(response, (await site.read()).pictures, search.slice(1));
    const file = client.get(name);
    if (file) return sendFile(response, name.endsWith(".css") ? "text/css" : "text/javascript", file);
    const call = calls[name];
    if (request.method !== "POST" || !call) return send(response, 404, { message: "There is no such call." });
    if (request.headers["x-desk-token"] !== token) return send(response, 403, { message: "Reload the desk." });
    const body = JSON.parse((await bodyOf(request)) || "{}");
    const result = last.then(() => call(body));
    last = result.catch(() => {});
    send(response, 200, (await result) ?? {});
  }

  return async (request, response, next) => {
    try {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!url.pathname.startsWith(DESK)) return next();
      await answer(request, response, url);
    } catch (error) {
      const { message, syscall } = error as NodeJS.ErrnoException;
      const said = syscall ? `${message}. ${DISK_FAULT}` : message;
      send(response, statusOf(error), { message: said, problems: error instanceof Refusal ? error.problems : [] });
    }
  };
}

/** What an owner can do when the system refuses to write. */
const DISK_FAULT = "Is the disk full, or a file open in another program? Try again: what you typed is kept.";

/** A request with an address or a body that can't be read is the client's mistake. */
function statusOf(error: unknown): number {
  if (error instanceof Refusal || error instanceof DeployError) return 422;
  return error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ERR_INVALID_URL" ? 400 : 500;
}

/** The desk's own page is opened at a loopback address; another site's page that calls it says its origin, a rebound name its host (DESK-05). */
function isFromDesk({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  const isLoopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return isLoopback && (headers.origin === undefined || headers.origin === `http://${host}`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY) throw new Refusal("That file is too large: at most 40 MB. Save it smaller and choose it again.");
  }
  return Buffer.concat(chunks).toString();
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

async function sendThumbnail(response: ServerResponse, pictures: Site["pictures"], name: string): Promise<void> {
  const file = pictures.get(name)?.file;
  const picture = file && (await sharp(file).resize({ width: 480 }).webp().toBuffer());
  response.writeHead(picture ? 200 : 404, { "Content-Type": "image/webp", "Cache-Control": "no-cache" }).end(picture);
}

const page = (token: string, root: string): string => `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Desk</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${DESK}desk.css"></head>
<body data-token="${token}" data-site="${versionOf(root)}"><div id="desk"></div><script type="module" src="${DESK}desk.js"></script></body></html>`;
