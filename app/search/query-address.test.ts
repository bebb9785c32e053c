import { afterEach, expect, test, vi } from "vitest";
import { queryOf, writeQuery } from "./query-address.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["?q=geyser+leaking", "geyser leaking"],
  ["?q=Sea%20Point%20", "Sea Point"],
  ["?x=1&q=a%26b&q=c", "a&b"],
  ["?q=%E0%A4%A", "\uFFFD%A"],
  ["", ""],
])("SEARCH-01 SEARCH-06 the address %s asks for %j", (search, query) => {
  expect(queryOf(search)).toBe(query);
});

test.each([
  ["geyser leaking ", "/search?q=geyser+leaking"],
  ["a&b=c#d", "/search?q=a%26b%3Dc%23d"],
  ["  ", "/search"],
])("SEARCH-01 for %j the address becomes %s, in the same entry of the history", (query, address) => {
  const replaceState = vi.fn();
  vi.stubGlobal("window", { location: { pathname: "/search" }, history: { state: { idx: 3 }, replaceState } });
  writeQuery(query);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, "", address);
});
