/** YouTube's host that sets no cookies until the video plays. */
const PRIVACY_HOST = "https://www.youtube-nocookie.com/embed/";

/** How to show the video at an address: YouTube's player or a file; `undefined` if it can only be linked to. */
export function playerOf(address: string): { kind: "iframe" | "file"; address: string } | undefined {
  if (/\.(mp4|webm)$/i.test(address)) return { kind: "file", address };
  const id = /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]+)/.exec(address)?.[1];
  return id ? { kind: "iframe", address: `${PRIVACY_HOST}${id}?rel=0&autoplay=1` } : undefined;
}
