import { expect, test } from "vitest";
import { chatAddress } from "./chat-address.ts";

test.each(["A&B #2", "100% + tax?", "🤝 مرحبا\nline two", "ü".repeat(4000), "\ud800 lone"])(
  "CHAT-08 the text arrives as it was written: %#",
  (text) => {
    const address = new URL(chatAddress("27210000001", text));
    expect(`${address.origin}${address.pathname}`).toBe("https://api.whatsapp.com/send/");
    expect(address.searchParams.get("phone")).toBe("27210000001");
    expect(address.searchParams.get("text")).toBe(text.toWellFormed());
  },
);

test("without a text only the number is sent", () => {
  expect(chatAddress("27210000001")).toBe("https://api.whatsapp.com/send/?phone=27210000001");
});
