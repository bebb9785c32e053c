import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ContentError } from "./problem.ts";

const whole = { file: "content/posts", message: "holds 5 files." };
const placed = { file: "content/a.yaml", line: 3, field: "hours.days[2].opens", message: "is missing." };

test("DATA-02 an author reads of each problem the file, the line and field where they are known, and what is wrong", () => {
  const { message } = new ContentError([
    whole,
    placed,
    { ...placed, field: undefined },
    { ...placed, line: undefined },
    { ...placed, field: "" },
  ]);
  expect(message.trim().split("\n").slice(1)).toEqual([
    "",
    "content/posts: holds 5 files.",
    "content/a.yaml:3 hours.days[2].opens: is missing.",
    "content/a.yaml:3: is missing.",
    "content/a.yaml hours.days[2].opens: is missing.",
    "content/a.yaml:3: is missing.",
  ]);
});

test("DATA-02 an author reads how many problems there are", () => {
  expect(new ContentError([whole]).message).toMatch(/^One problem in the content:\n/);
  expect(new ContentError([whole, placed]).message).toMatch(/^2 problems in the content:\n/);
});

test("DATA-02 what is wrong is printed without the place in the code that found it", () => {
  const error = new ContentError([whole]);
  expect(inspect(error)).toBe(error.message);
  expect(error).toMatchObject({ name: "ContentError", problems: [whole] });
});
