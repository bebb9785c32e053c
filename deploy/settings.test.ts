import { expect, test } from "vitest";
import { checkSettings } from "./settings.ts";

const FIELDS = { by: "sftp", host: "kloof.example", user: "sipho", folder: "public_html/" };

test("DEPLOY-01 the port is the usual one of SFTP or FTPS, unless deploy.yaml names another, and the root folder stays one", () => {
  expect(checkSettings(FIELDS)).toMatchObject({ port: 22, folder: "public_html" });
  expect(checkSettings({ ...FIELDS, by: "ftps" }).port).toBe(21);
  expect(checkSettings({ ...FIELDS, port: 2222, folder: "/" })).toMatchObject({ port: 2222, folder: "/" });
});

test.each([
  ["by", "sftp", "ftp"],
  ["host", "ftp.kloof.example", "https://kloof.example/"],
  ["port", 2222, Number.NaN],
  ["user", "sipho", "I don't know"],
  ["folder", "public_html/", "I don't know"],
] as const)("DEPLOY-01 a wrong %s is named, together with what else is wrong", (name, right, wrong) => {
  expect(() => checkSettings({ ...FIELDS, [name]: right })).not.toThrow();
  expect(() => checkSettings({ ...FIELDS, [name]: wrong, secret: "x" })).toThrow(
    new RegExp(`deploy\\.yaml: ${name}: must be [\\s\\S]*"secret"`),
  );
});
