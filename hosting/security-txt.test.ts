import { expect, test } from "vitest";
import { writeSecurityTxt } from "./security-txt.ts";

test("security.txt names the owner's address, and expires a year after the build", () => {
  const business = { website: "https://www.example.co.za", email: "hello@example.co.za" };
  expect(writeSecurityTxt(business, new Date("2026-11-22T10:20:30.400Z"))).toBe(
    `Contact: mailto:hello@example.co.za
Expires: 2027-11-22T00:00:00Z
Preferred-Languages: en
Canonical: https://www.example.co.za/.well-known/security.txt
`,
  );
});
