import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { readSettings } from "./settings.ts";

const WRITTEN = "by: sftp # or ftps\nhost: kloof.example\nuser: sipho\nfolder: public_html/\nhostKey: SHA256:a\n";
const read = (written: string) => readSettings(path.join(makeFolder({ "deploy.yaml": written }), "deploy.yaml"));

test("DEPLOY-01 the port is the usual one of SFTP or FTPS, unless deploy.yaml names another, and the root folder stays one", () => {
  expect(read(WRITTEN)).toMatchObject({ by: "sftp", port: 22, folder: "public_html" });
  expect(read(WRITTEN.replace("sftp", "ftps"))?.port).toBe(21);
  expect(read(`${WRITTEN.replace("public_html", "")}port: 2222`)).toMatchObject({ port: 2222, folder: "/" });
});

test.each([
  ["\tby: sftp", ": is not well-formed YAML: Tabs "],
  ['by: "sftp', ": is not well-formed YAML: Missing closing "],
  ["", " by: must be sftp, ftps or rsync\n  deploy.yaml:1 host: must be a server's "],
  ["by: ftp", " by: must be sftp, ftps or rsync\n"],
  ["host: https://kloof.example/", " host: must be a server's name, "],
  ["port: x", " port: must be a number "],
  ["user: 7", " user: must be a user name, "],
  ["folder: I don't know", " folder: must be a folder's path, "],
  ["hostKey: MD5:a", " hostKey: must begin "],
  ["secret: x", ": has no field called 'secret'. Delete it, "],
])("DEPLOY-01 deploy.yaml with the line '%s' is refused with its number and what to write", (line, fault) => {
  expect(() => read(line)).toThrow(`\n  deploy.yaml:1${fault}`);
});
