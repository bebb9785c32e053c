import { expect, test } from "vitest";
import { jsonSchemaOf } from "../schemas.ts";
import { emptyValue, type FieldSchema } from "./fields.tsx";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

test("DESK-04 hours that are added have the seven days, which can then be opened", () => {
  const business = jsonSchemaOf("content/business.yaml") as FieldSchema;
  expect(emptyValue(business.properties?.hours)).toEqual({ closed: "", days: WEEK.map((day) => ({ day })) });
});
