import { expect, test } from "vitest";
import { readDesk } from "./read-desk.ts";

test("DESK-01 beside a post the desk shows the page that has its text", () => {
  const site = { content: { kinds: [] }, pictures: new Map(), pages: new Map() };
  const posts = readDesk(process.cwd(), site as never, {}).files.filter(({ file }) => file.startsWith("content/posts/"));
  expect(posts).not.toEqual([]);
  expect(posts.map(({ page }) => page)).toEqual(posts.map(({ fields }) => (fields as { url: string }).url));
});
