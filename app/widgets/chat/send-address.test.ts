import { describe, expect, test } from "vitest";
import { business } from "../../../tests/fixtures/business.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import { readSendAddress, sendAddress } from "./send-address.ts";

const PHONE = business.chatPhone;
const LAST_CODE_POINT = 0x10ffff;

/** A text of up to 4,000 characters from all of Unicode, lone surrogates included; half of it from the characters that addresses use. */
function randomText(random: () => number): string {
  const telling = "&=#?+%/\\;: \t\r\n\0\"'<>{}|^`~@!$()*,[]";
  const length = Math.floor(random() ** 3 * 4001);
  return Array.from({ length }, () =>
    random() < 0.5
      ? telling.charAt(Math.floor(random() * telling.length))
      : String.fromCodePoint(Math.floor(random() * (LAST_CODE_POINT + 1))),
  ).join("");
}

describe("CHAT-08 the send link", () => {
  test("is the messaging service's, with phone and text", () => {
    expect(sendAddress(PHONE, "A&B #2")).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}&text=A%26B%20%232`);
  });

  test("without a text carries the number alone", () => {
    expect(sendAddress(PHONE)).toBe(`https://api.whatsapp.com/send/?phone=${PHONE}`);
  });

  test.each([
    "A&B #2",
    "100% + tax?",
    "a+b=c&phone=1",
    "%26 stays %26",
    "🤝 مرحبا\nline two\r\nline three",
    "  spaces around  ",
    "ü".repeat(4000),
    "👩‍👩‍👧‍👦".repeat(300),
  ])("delivers what was written, byte for byte: %#", (text) => {
    const { searchParams, hash } = new URL(sendAddress(PHONE, text));
    expect([...searchParams.keys()]).toEqual(["phone", "text"]);
    expect(hash).toBe("");
    expect(searchParams.get("text")).toBe(text);
  });

  test("delivers 1,000 random texts of any Unicode, up to 4,000 characters, byte for byte", () => {
    const random = seededRandom(20240819);
    const texts = Array.from({ length: 1000 }, () => randomText(random));
    for (const text of texts) {
      const { searchParams } = new URL(sendAddress(PHONE, text));
      expect(searchParams.get("phone")).toBe(PHONE);
      expect(new TextEncoder().encode(searchParams.get("text") ?? "")).toEqual(new TextEncoder().encode(text));
    }
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThanOrEqual(4000);
  });

  test("half a surrogate pair, which no address can carry, becomes U+FFFD instead of an error", () => {
    expect(new URL(sendAddress(PHONE, "\ud800 lone")).searchParams.get("text")).toBe("\ufffd lone");
  });
});

describe("an address of the send link can be read", () => {
  test.each<[string, string | undefined]>([
    [PHONE, "A&B #2\nnext"],
    [PHONE, ""],
    [PHONE, undefined],
  ])("%s %j", (phone, text) => {
    expect(readSendAddress(sendAddress(phone, text))).toEqual(text === undefined ? { phone } : { phone, text });
  });

  test("without a number it writes to nobody", () => {
    expect(readSendAddress("https://api.whatsapp.com/send/?text=Hello")).toEqual({ phone: "", text: "Hello" });
  });

  test.each(["https://api.whatsapp.com/", "https://example.com/send/?phone=1", business.phone.href, "/contact", ""])(
    "any other address is none: %j",
    (address) => {
      expect(readSendAddress(address)).toBeUndefined();
    },
  );
});
