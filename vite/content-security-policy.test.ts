import { expect, test } from "vitest";
import type { Business } from "../app/schema/business.ts";
import { policyOf } from "./content-security-policy.ts";

const EMBED = "https://www.google.com/maps?q=Langeberg+Glen+Cape+Town&output=embed";
const VIDEO = "https://www.youtube.com/watch?v=abc";

/** The directives of the policy for a map and a video, by name. */
function directives(embed: string, video: string): Record<string, string> {
  const business = { map: { embed }, video: { address: video } } as Business;
  const policy = policyOf({ business, scripts: ["one", "two"], styles: ["three"] });
  return Object.fromEntries(policy.split(";").map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

test("a document may load its own files and frame the video's and the map's hosts, and nothing else", () => {
  expect(directives(EMBED, VIDEO)).toEqual({
    "default-src": "'self'",
    "script-src": expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}='){2}$/),
    "style-src": expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    "object-src": "'none'",
    "frame-src": "https://www.youtube-nocookie.com https://www.google.com",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "offline",
  });
});

test.each([
  [
    "another map",
    "https://www.openstreetmap.org/export/embed.html",
    VIDEO,
    "https://www.youtube-nocookie.com https://www.openstreetmap.org",
  ],
  ["a video that is only linked to", EMBED, "https://vimeo.com/1", "https://www.google.com"],
  ["a video's file", EMBED, "https://media.example.com/visit.mp4", "https://www.google.com"],
])("CONT-01 HOME-02 the iframes follow business.yaml: %s", (_what, embed, video, frames) => {
  expect(directives(embed, video)["frame-src"]).toBe(frames);
});

test.each([
  ["another site's", "https://media.example.com/visit.mp4", "'self' https://media.example.com"],
  ["this site's", "/films/visit.1a2b3c4d.mp4", "'self'"],
])(
  "HOME-02 %s film may be loaded from where it is, and sounds from this site; for a video elsewhere there are none",
  (_whose, video, source) => {
    expect(directives(EMBED, video)).toMatchObject({ "media-src": source, "frame-src": "https://www.google.com" });
    expect(directives(EMBED, VIDEO)["media-src"]).toBeUndefined();
  },
);

test("OWN-06 only what counts visits is allowed to load and to be sent to, and nothing of it without a service", () => {
  const parts = { scripts: [], styles: [] };
  const analytics = { script: "https://count.test/js/script.js", sendsTo: ["https://count.test"] };
  const policy = policyOf({ business: { analytics } as Business, ...parts });
  expect(policy).toMatch(/script-src 'self' https:\/\/count\.test;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/count\.test;/);
  expect(policy).toMatch(/trusted-types offline analytics$/);
  expect(policyOf({ business: {}, ...parts })).not.toMatch(/connect-src|analytics/);
});
