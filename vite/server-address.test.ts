import { expect, test } from "vitest";
import { serverAddress } from "./server-address.ts";

test.each([
  [{}, { port: 4173, host: "127.0.0.1" }],
  [{ PORT: "0" }, { port: 0, host: "127.0.0.1" }],
  [
    { PORT: "8080", HOST: "0.0.0.0" },
    { port: 8080, host: "0.0.0.0" },
  ],
  [
    { PORT: "", HOST: "" },
    { port: 4173, host: "127.0.0.1" },
  ],
])("%o listens at %o", (env, address) => {
  expect(serverAddress(4173, env)).toEqual(address);
});

test.each(["abc", "80.5", "-1", "65536"])("a PORT of '%s' is refused, with what it must be", (PORT) => {
  expect(() => serverAddress(4173, { PORT })).toThrow(`PORT is '${PORT}', but must be a whole number from 0 to 65535, such as PORT=4173.`);
});
