import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test.each([
  ["We'll fix it in the owner's and the trustees' time.", "We’ll fix it in the owner’s and the trustees’ time."],
  ["'Scrambled' or 'not subscribed': it's the account ('E16').", "‘Scrambled’ or ‘not subscribed’: it’s the account (‘E16’)."],
  ["Ons is 'n span in die '90s", "Ons is ’n span in die ’90s"],
  ["'s side, after a name in bold", "’s side, after a name in bold"],
  ["From R78 000, on 22 November, 2.6 kW, from 8 to 6.", "From R78\u00a0000, on 22\u00a0November, 2.6\u00a0kW, from 8 to\u00a06."],
  ["For 12 months, 1-3 weeks and 80 cm, to SANS 10142-1.", "For 12\u00a0months, 1-3\u00a0weeks and 80\u00a0cm, to SANS\u00a010142-1."],
  ["Call-outs by e-mail, and a set-out floor.", "Call-\u2060outs by e-\u2060mail, and a set-out floor."],
  ["A 24-hour line, a 24-month lease", "A 24-\u2060hour line, a 24-month lease"],
  ["A south-easter, a south-facing wall", "A south-\u2060easter, a south-facing wall"],
  ["In 2024 we had 60 thousand or so, 1 to 3 at a time.", "In 2024 we had 60 thousand or so, 1 to 3\u00a0at a time."],
])("sets %j", (written, set) => {
  expect([typeset(written), typeset(set)]).toEqual([set, set]);
});
