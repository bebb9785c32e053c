import { expect, test } from "vitest";
import { playerOf } from "./player.ts";

const iframe = (id: string) => ({ kind: "iframe", address: `https://www.youtube-nocookie.com/embed/${id}?rel=0&autoplay=1` });

test.each([
  ["https://www.youtube.com/watch?v=abc_D-1", iframe("abc_D-1")],
  ["https://m.youtube.com/watch?list=x&v=abc", iframe("abc")],
  ["https://youtu.be/abc?t=3", iframe("abc")],
  ["https://www.youtube.com/shorts/abc", iframe("abc")],
  ["/videos/visit.mp4", { kind: "file", address: "/videos/visit.mp4" }],
  ["https://www.example.com/visit.WEBM", { kind: "file", address: "https://www.example.com/visit.WEBM" }],
  ["https://vimeo.com/1", undefined],
  ["https://example.com/watch?v=youtube.com", undefined],
  ["javascript:alert(1)", undefined],
])("HOME-02 the video at %s is shown by YouTube's privacy host, as a file, or not at all", (address, player) => {
  expect(playerOf(address)).toEqual(player);
});

test("HOME-02 the iframe is not muted", () => {
  expect(playerOf("https://youtu.be/abc")?.address).not.toContain("mute");
});
