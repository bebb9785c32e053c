import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";
import { readDesk } from "./read-desk.ts";

test("DESK-01 beside a post the desk shows the page that has its text", () => {
  const site = { content: { kinds: [], facts: new Map() }, pictures: new Map(), pages: new Map() };
  const root = contentFolder({ "launch.yaml": "{}", "posts/ice-in-july.md": "---\nid: 1\nurl: /ice\n---\n" });
  expect(readDesk(root, site as never).files).toMatchObject([{ page: undefined }, { page: "/ice" }]);
});
