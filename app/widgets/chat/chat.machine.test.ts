import { describe, expect, test } from "vitest";
import { type ChatEvent, type ChatState, initial, transition } from "./chat.machine.ts";

/** Written as `isOpen isDelay isNotification`, 1 for true. */
const state = (bits: string): ChatState => ({ isOpen: bits[0] === "1", isDelay: bits[1] === "1", isNotification: bits[2] === "1" });

test("CHAT-03 at first the chat is closed, its greeting delayed, without a notification", () => {
  expect(initial).toEqual({ isOpen: false, isDelay: true, isNotification: false });
});

describe("CHAT-03 state and event give the next state (isOpen isDelay isNotification)", () => {
  const table: [from: string, next: Record<ChatEvent, string>][] = [
    ["000", { open: "100", close: "000", delay: "000", notification: "001" }],
    ["001", { open: "100", close: "001", delay: "001", notification: "001" }],
    ["010", { open: "110", close: "010", delay: "000", notification: "011" }],
    ["011", { open: "110", close: "011", delay: "001", notification: "011" }],
    ["100", { open: "100", close: "000", delay: "100", notification: "101" }],
    ["101", { open: "100", close: "001", delay: "101", notification: "101" }],
    ["110", { open: "110", close: "010", delay: "100", notification: "111" }],
    ["111", { open: "110", close: "011", delay: "101", notification: "111" }],
  ];
  const rows = table.flatMap(([from, next]) => Object.entries(next).map(([event, to]) => [from, event as ChatEvent, to] as const));

  test.each(rows)("%s %s -> %s", (from, event, to) => {
    const before = Object.freeze(state(from));
    expect(transition(before, event)).toEqual(state(to));
  });
});
