/** `npm run photos`: makes the photos in content/pictures fit for the site and for a public repository, in place (OWN-08). */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { cleanPhoto } from "../vite/clean-photo.ts";
import { PICTURE, PICTURES_FOLDER } from "../vite/read-pictures.ts";
import { suggestName, unreadable } from "../vite/source-files.ts";

if (process.argv.length > 2) fail("It takes no options: it makes every photo in content/pictures fit for the site.");
const entries = process.exitCode ? [] : globSync("*", { cwd: PICTURES_FOLDER }).filter((entry) => PICTURE.test(entry));
const names = [...entries];
for (const entry of entries) {
  const photo = readFileSync(path.join(PICTURES_FOLDER, entry));
  const cleaned = await cleanPhoto(photo).catch((error) => fail(`${entry} ${unreadable(error)}`));
  if (!cleaned) continue;
  const { name, ext } = path.parse(entry);
  const file = `${suggestName(name)}${cleaned.done.length > 0 ? ".webp" : ext}`;
  const isSame = (name: string) => name !== entry && name.toLowerCase() === file.toLowerCase(); // some file systems ignore case
  const isTaken = file !== entry && names.some(isSame);
  if (isTaken) fail(`${entry} would become ${file}, which already exists. Rename one of the two.`);
  if (isTaken || (file === entry && cleaned.done.length === 0)) continue;
  const draft = path.join(PICTURES_FOLDER, `.${file}`); // whole before the owner's photo goes
  writeFileSync(draft, cleaned.bytes);
  rmSync(path.join(PICTURES_FOLDER, entry)); // before the new name, which may differ in case alone
  renameSync(draft, path.join(PICTURES_FOLDER, file));
  names.push(file);
  console.log(`${entry} is now ${[file, ...cleaned.done].join(", ")}`);
}
if (!process.exitCode) console.log("All photos are in order.");

function fail(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
