/** `npm run bench`: builds, serves with brotli on loopback, measures, prints and writes bench/report.md. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS } from "../tests/support/chromium.ts";
import { installPrograms } from "../tools/programs.ts";
import { progress } from "../tools/progress.ts";
import { serveSite } from "../vite/hosting.ts";
import { build } from "./build.ts";
import { measureGrowth } from "./growth.ts";
import { runLighthouse } from "./lighthouse.ts";
import { measureNavigation } from "./navigation.ts";
import { measurePaints } from "./paints.ts";
import { writeReport } from "./report.ts";
import { makeCertificate, serveSecurely, trust } from "./serve-securely.ts";
import { makeSiteCopies } from "./site-copies.ts";
import { measureTransfer } from "./transfer.ts";

const root = process.cwd();
const folder = path.join(root, ".cache/bench");

const { dependencies } = JSON.parse(readFileSync("bench/package.json", "utf8")) as { dependencies: Record<string, string> };
if (!Object.keys(dependencies).every((name) => existsSync(`bench/node_modules/${name}`))) {
  progress("Installing what only the bench needs (once)");
  const { status } = spawnSync("npm", ["ci", "--prefix", "bench", "--ignore-scripts", "--no-audit", "--no-fund"], { stdio: "inherit" });
  if (status !== 0) throw new Error("What the bench needs could not be installed. `npm ci --prefix bench` says why.");
}
const { WHOLE_CHROMIUM_PATH: executablePath = "" } = installPrograms(["WHOLE_CHROMIUM_PATH"]); // what visitors have
build(root);
const copies = makeSiteCopies(path.join(root, "dist"), path.join(folder, "copies"));
const overHttp = await serveSite({ root: copies.site, port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

progress("Transfer");
const transfer = await measureTransfer(browser, overHttp.address);
progress("Navigation within the site");
const navigation = await measureNavigation(browser, overHttp.address);
const browserVersion = browser.version();
await browser.close();
progress("Growth");
const growth = await measureGrowth(root, path.join(folder, "growth"));
const certificate = await makeCertificate();
const [site, baseline] = await Promise.all([serveSecurely(copies.site, certificate), serveSecurely(copies.baseline, certificate)]);
const phone = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS, trust(certificate)] });
const paints = await measurePaints(phone, { site: site.address, baseline: baseline.address }, progress);
await phone.close();
const lighthouse = await runLighthouse({ address: site.address, certificate, chromium: executablePath, progress });
for (const server of [overHttp, site, baseline]) await server.close();

const versions = {
  Lighthouse: versionOf("bench/node_modules/lighthouse"),
  Chromium: browserVersion,
  Node: process.versions.node,
  React: versionOf("node_modules/react"),
  "React Router": versionOf("node_modules/react-router"),
  Vite: versionOf("node_modules/vite"),
};
const report = writeReport({ versions, paints, lighthouse, transfer, navigation, growth });
writeFileSync("bench/report.md", report);
console.log(`\n${report}`);

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string }).version;
}
