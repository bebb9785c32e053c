import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChatEvent, initial, transition } from "./chat.machine.ts";
import { readSendAddress, sendAddress } from "./send-address.ts";

const RUNS = { numRuns: 1000 };

describe("CHAT-03 after any sequence of events", () => {
  const events = fc.array(fc.constantFrom<ChatEvent>("open", "close", "delay", "notification"), { maxLength: 60 });

  test("the chat is open if it was opened last, the greeting is written once it was, the dot shows what came since it was opened", () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const state = sequence.reduce(transition, initial);
        const last = (event: ChatEvent) => sequence.lastIndexOf(event);
        expect(state).toEqual({
          isOpen: last("open") > last("close"),
          isDelay: last("delay") === -1,
          isNotification: last("notification") > last("open"),
        });
      }),
      RUNS,
    );
  });

  test("the same event again changes nothing", () => {
    fc.assert(
      fc.property(events, fc.constantFrom<ChatEvent>("open", "close", "delay", "notification"), (sequence, event) => {
        const once = transition(Object.freeze(sequence.reduce(transition, initial)), event);
        expect(transition(Object.freeze(once), event)).toEqual(once);
      }),
      RUNS,
    );
  });
});

describe("CHAT-08 the send address", () => {
  const phone = fc.stringMatching(/^\d{8,15}$/);
  /** Any sequence of UTF-16 units, lone surrogates among them. */
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), anyUnits);

  test("carries any text there and back; a lone surrogate becomes U+FFFD", () => {
    fc.assert(
      fc.property(phone, text, (number, written) => {
        const address = sendAddress(number, written);
        expect(readSendAddress(address)).toEqual({ phone: number, text: written.toWellFormed() });
        expect(address).toMatch(/^[\x21-\x7e]+$/);
      }),
      RUNS,
    );
  });

  test("carries any text, too, in the form that the browser gives it", () => {
    fc.assert(
      fc.property(phone, text, (number, written) => {
        const { href } = new URL(sendAddress(number, written));
        expect(readSendAddress(href)).toEqual({ phone: number, text: written.toWellFormed() });
      }),
      RUNS,
    );
  });
});
