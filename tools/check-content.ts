/**
 * `npm run check:content`: reads everything in content/ and says what is wrong, without building. Then it gives advice on style, which fails
 * nothing: how a text sounds is the author's to decide.
 */
import { globSync } from "tinyglobby";
import { buildPages } from "../app/content/build-pages.ts";
import { factsOf } from "../app/content/read-content.ts";
import { readSource } from "../app/content/source.ts";
import { longSentences, readingEase, readText, repeatedHeadings, repeatedSentences } from "../app/content/style-advice.ts";
import { loadContentOrExit } from "./load-content-or-exit.ts";

const { content } = await loadContentOrExit();
const root = process.cwd();
const facts = new Map(Object.entries(factsOf(content.business)));
const texts = globSync("content/**/*.{md,yaml}", { cwd: root, ignore: ["content/business.yaml"] })
  .sort()
  .flatMap((file) => {
    const source = readSource(root, file, () => undefined);
    return source ? [readText(file, source.value, facts)] : [];
  });

console.log("Reading ease (Flesch: 60 and more is plain English):");
for (const text of texts) {
  const ease = readingEase(text);
  if (ease !== undefined) console.log(`  ${String(ease).padStart(3)}  ${text.file}`);
}
const advice = [...longSentences(texts), ...repeatedSentences(texts), ...repeatedHeadings(texts)];
if (advice.length > 0) console.log(`\nTo consider:\n${advice.map((line) => `  ${line}`).join("\n")}`);
console.log(`\nThe content is in order: ${buildPages(content).size} pages.`);
