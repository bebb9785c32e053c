import { createHash } from "node:crypto";
import { playerOf } from "../app/widgets/video-popup/player.ts";

export interface PolicyParts {
  /** What the owner has the pages embed. */
  business: { map: { embed: string }; video: { address: string } };
  /** The document's inline scripts and its inline style, as text. */
  scripts: string[];
  styles: string;
}

/**
 * What a document may load: this site's files, its own inline parts, and what `content/business.yaml` has it embed. Nothing comes from
 * elsewhere before the visitor asks (CALL-01). No form is sent: the chat opens a window instead.
 */
export function contentSecurityPolicy({ business, scripts, styles }: PolicyParts): string {
  const video = playerOf(business.video.address);
  const frames = [...(video?.kind === "frame" ? [video.address] : []), business.map.embed].map(originOf);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(hash)],
    "style-src": ["'self'", hash(styles)],
    "object-src": ["'none'"],
    "frame-src": [...new Set(frames)],
    ...(video?.kind === "file" ? { "media-src": ["'self'", originOf(video.address)] } : {}),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}

const originOf = (address: string): string => new URL(address).origin;

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
