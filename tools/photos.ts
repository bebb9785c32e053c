/** `npm run photos`: makes the photos in content/pictures fit for the site and for a public repository, in place (OWN-08). */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanPhoto } from "../vite/clean-photo.ts";
import { suggestName, unreadable } from "../vite/source-files.ts";

const FOLDER = "content/pictures";
const PHOTO = /\.(webp|jpe?g|png|hei[cf]|avif|tiff?)$/i;

const entries = readdirSync(FOLDER).filter((entry) => PHOTO.test(entry));
let inOrder = 0;
for (const entry of entries) {
  try {
    const photo = readFileSync(path.join(FOLDER, entry));
    const { bytes, done } = await cleanPhoto(photo);
    const { name, ext } = path.parse(entry);
    const file = `${suggestName(name)}${done.length > 0 ? ".webp" : ext}`;
    if (file === entry && done.length === 0) inOrder += 1;
    else if (file !== entry && entries.includes(file))
      fail(`${entry} would become ${file}, which is there already. Rename one of the two.`);
    else {
      rmSync(path.join(FOLDER, entry)); // first, as some disks do not tell capitals from small letters
      writeFileSync(path.join(FOLDER, file), bytes);
      const size = done.length > 0 ? [`${kilobytes(photo)} KB, now ${kilobytes(bytes)} KB`] : [];
      console.log([file === entry ? entry : `${entry} is now ${file}`, [...done, ...size].join(", ")].filter(Boolean).join(": "));
    }
  } catch (error) {
    fail(`${entry} ${unreadable(error)}`);
  }
}
console.log(inOrder === entries.length ? `All ${inOrder} photos are in order.` : `${inOrder} photos were in order.`);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function kilobytes({ length }: Buffer): string {
  return Math.ceil(length / 1000).toLocaleString("en-ZA");
}
