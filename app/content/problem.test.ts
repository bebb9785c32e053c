import { expect, test } from "vitest";
import { ContentError } from "./problem.ts";

const folder = { file: "content/posts", message: "holds 5 files." };
const placed = { file: "content/a.yaml", line: 3, field: "hours.days[2].opens", message: "is missing." };

test("DATA-02 an author reads how many problems there are, and of each the file, line and field where they are known", () => {
  const error = new ContentError([folder, placed, { ...placed, field: "" }]);
  expect(error.message).toBe(
    "3 problems in the content:\n\ncontent/posts: holds 5 files.\ncontent/a.yaml:3 hours.days[2].opens: is missing.\ncontent/a.yaml:3: is missing.\n",
  );
  expect(new ContentError([folder]).message).toMatch(/^One problem in the content:\n/);
});
