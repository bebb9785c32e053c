/** `npm run check:launch`: lists the questions that only the owner can answer before the site goes live, the most important first (DATA-03, OWN-07). */
import { isExample, LAUNCH_GROUPS, readLaunchQuestions } from "../edit/launch.ts";
import { readSite } from "../vite/site-source.ts";
import { orExit } from "./or-exit.ts";

const root = process.cwd();
await orExit(() => readSite(root));
const questions = await orExit(() => readLaunchQuestions(root));
const open = questions.filter(({ isOpen }) => isOpen);
const EXAMPLE = "This is still the example business. Once all of it is yours, take 'example: true' out of content/business.yaml.";
const lines = isExample(root) ? [EXAMPLE, ""] : [];
for (const [group, title] of Object.entries(LAUNCH_GROUPS)) {
  const all = questions.filter((question) => question.group === group);
  const left = all.filter(({ isOpen }) => isOpen);
  if (left.length === 0) continue;
  lines.push(`${title} ${all.length - left.length} of ${all.length} done`, "");
  for (const { ask, example, places } of left)
    lines.push(`  ${ask}`, ...(example ? [`    For example: ${example}`] : []), ...places.slice(0, 10).map((place) => `    ${place}`), "");
}
if (open.length > 0)
  lines.push(
    "Write your answer in the place named below each question. Where all is right as it stands, or isn't for you, add",
    "'done: yes' or 'done: not for us' below the question in content/launch.yaml. Change or remove what is marked as invented.",
  );
lines.push(`${questions.length - open.length} of ${questions.length} done.`);
console.log(lines.join("\n"));
if (open.length > 0 || isExample(root)) process.exitCode = 1;
