import { createHash } from "node:crypto";
import type { Business } from "../app/schema/business.ts";
import { playerOf } from "../app/widgets/video-popup/player.ts";

/** The external services the owner has set; the document's inline scripts and styles, as text. */
type PolicyParts = { business: Pick<Business, "map" | "video" | "analytics"> } & Record<"scripts" | "styles", string[]>;

/**
 * What a document may load: this site's files, its own inline parts, and what `content/business.yaml` embeds. Nothing is fetched from
 * elsewhere before the visitor asks (CALL-01), except the script of a service that counts visits (OWN-06). No form is submitted: the chat
 * opens a window instead.
 */
export function policyOf({ business: { map, video, analytics }, scripts, styles }: PolicyParts): string {
  const player = video && playerOf(video.address);
  const frames = [player?.kind === "iframe" ? player.address : [], map?.embed ?? []].flat().map(sourceOf);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(hash), ...(analytics ? [new URL(analytics.script).origin] : [])],
    ...(analytics && { "connect-src": ["'self'", ...analytics.sendsTo], "img-src": ["'self'", ...analytics.sendsTo] }),
    "style-src": ["'self'", ...styles.map(hash)],
    "object-src": ["'none'"],
    "frame-src": frames.length > 0 ? [...new Set(frames)] : ["'none'"],
    ...(player?.kind === "file" && { "media-src": [...new Set(["'self'", sourceOf(player.address)])] }),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // For the addresses of the service worker (app/browser/offline/page-worker.ts) and of the analytics script (app/browser/measure.ts).
    "trusted-types": ["offline", ...(analytics ? ["analytics"] : [])],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}

/** The CSP source for an address. */
const sourceOf = (address: string): string => (address.startsWith("/") ? "'self'" : new URL(address).origin);

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
