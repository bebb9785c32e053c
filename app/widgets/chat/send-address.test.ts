import fc from "fast-check";
import { expect, test } from "vitest";
import { sendAddress } from "./send-address.ts";

const PHONE = "27210000001";

test("CHAT-08 the send link is the messaging service's, with phone and text, or with the phone alone", () => {
  expect(sendAddress(PHONE, "A&B #2")).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}&text=A%26B%20%232`);
  expect(sendAddress(PHONE)).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}`);
});

test("CHAT-08 any Unicode text arrives as it was written; a lone surrogate becomes U+FFFD", () => {
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme" }), anyUnits, fc.constant("a+b=c&phone=1\r\n%26 100%? 👩‍👩‍👧‍👦")), (text) => {
      const { searchParams, hash } = new URL(sendAddress(PHONE, text));
      expect([searchParams.get("phone"), searchParams.get("text"), hash]).toEqual([PHONE, text.toWellFormed(), ""]);
    }),
    { numRuns: 500 },
  );
});
