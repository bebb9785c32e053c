// Unpacks the environment maps of the npm package @pmndrs/assets (CC0), which are EXR files in base64, into .cache/hdri/.
import fs from 'node:fs';
import path from 'node:path';

const art = import.meta.dirname;
const from = path.join(art, 'node_modules/@pmndrs/assets/hdri');
const to = path.join(art, '.cache/hdri');

fs.mkdirSync(to, { recursive: true });
for (const file of fs.readdirSync(from).filter((name) => name.endsWith('.exr.js'))) {
  const { default: url } = await import(path.join(from, file));
  const base64 = url.slice(url.indexOf(',') + 1);
  fs.writeFileSync(path.join(to, file.replace('.js', '')), Buffer.from(base64, 'base64'));
}
