/** A new owner's first day (docs/owner/first-day.md), with the mouse: the example becomes their own site, ready to be published. */
import { parse } from "yaml";
import { readLaunchQuestions } from "../../edit/launch.ts";
import { spliced } from "../../edit/splice.ts";
import { FACTS } from "../fixtures/kloof.ts";
import type { RunningDesk } from "../support/desk.ts";
import { expect, test } from "./work.ts";

const BUSINESS = "content/business.yaml";
const LAUNCH_FILE = "content/launch.yaml";
const TEAM = "content/pages/team.md";
const TESTIMONIALS = "content/testimonials.yaml";
const PICTURES = "content/pictures/pictures.yaml";

test.describe.configure({ timeout: 1_200_000 }); // a hundred steps

test("DESK-02 DESK-04 OWN-01 OWN-07 a new owner launches the site", async ({ work }) => {
  const { desk, page, site, form, field, button, open, press, write, save } = work;
  const example = desk.read(BUSINESS);
  await open("Business");
  const facts = factsIn(FACTS, parse(example));
  for (const [name, value] of facts) await write(field(name), value);
  for (const [index, { day, ...times }] of FACTS.hours.days.entries()) {
    const isOpen = await field(`hours.days[${index}]`).isChecked();
    if (isOpen !== "opens" in times) await press(field(`hours.days[${index}]`));
    for (const [name, time] of Object.entries(times)) await write(form.getByLabel(`${day} ${name}`), time);
  }
  for (const name of ["Instagram", "WhatsApp"]) await press(button(`Remove ${name}`));
  for (const { body } of parse(example).registrations) await press(button(`Remove ${body}`));
  await open("Our team");
  const [first, ...others] = namesIn(parse(desk.read(TEAM).split("---")[1] ?? "").people);
  for (const name of others) await press(button(`Remove ${name}`));
  await write(field("people[0].name"), FACTS.owner);
  await open("Testimonials");
  for (const name of namesIn(parse(desk.read(TESTIMONIALS)))) await press(button(`Remove ${name}`));
  await save();
  await expect(site.locator(`a[href="tel:${FACTS.phone.replaceAll(" ", "")}"]`).first()).toBeVisible();

  await press(button("Launch list"));
  const questions: { ask: string; at: string; was: string }[] = Object.values(parse(desk.read(LAUNCH_FILE))).flat() as never;
  const question = (ask = "") => page.getByRole("listitem", { includeHidden: true }).filter({ hasText: ask });
  const rating = question(questions.find(({ at }) => at === `${BUSINESS} rating`)?.ask);
  await press(rating.getByRole("button", { name: "Not for us", includeHidden: true }));
  await expect(rating).toHaveCount(0);
  expect(parse(desk.read(BUSINESS))).not.toHaveProperty("rating");
  const pictures = parse(desk.read(PICTURES));
  const shown = questions.filter(({ was }) => was in pictures); // pictures with the example's name on them
  for (const { ask, was } of shown) {
    await press(question(ask).getByRole("button", { name: "Answer", includeHidden: true }));
    const picker = form.locator("details").filter({ has: page.locator("summary", { hasText: pictures[was].alt }) });
    await press(picker.locator("summary"));
    await press(picker.getByRole("radio", { checked: false }).first());
    await save();
    await press(button("Launch list"));
    await expect(question(ask)).toHaveCount(0);
  }
  tickAllButTwo(desk);
  await page.reload();
  await press(button("Launch list"));
  const right = button("It's right");
  await expect(right).toHaveCount(2);
  for (const left of [1, 0]) {
    await press(right.first());
    await expect(right).toHaveCount(left);
  }
  await expect(page.getByRole("heading", { name: /^(\d+) of \1 done$/ })).toBeVisible();
  await press(button("It's our business now"));
  await expect(button("Next: publish it")).toBeVisible();
  expect(desk.run("check:launch")).toMatchObject({ status: 0 });

  const said = parse(desk.read(BUSINESS));
  expect(Object.fromEntries(factsIn(said, said))).toMatchObject(Object.fromEntries(facts));
  expect(said.hours.days).toEqual(FACTS.hours.days);
  const changes = desk.diff();
  expect(changes[LAUNCH_FILE]?.filter((line) => line !== "+    done: yes")).toEqual([]);
  const comments = example.split("\n").filter((line) => /^\s*#/.test(line));
  const gone = [...example.matchAll(/^(#.*)\n(?:example|rating):/gm)].map(([, comment]) => comment); // with what they are about
  expect(comments.filter((line) => !desk.read(BUSINESS).includes(line))).toEqual(gone);
  expect(changes[TEAM]?.filter((line) => /^\+(?!image: )/.test(line))).toEqual([`+  - name: ${FACTS.owner}`]);
  expect(changes[TEAM]).toContain(`-  - name: ${first}`);
  const pages = shown.map(({ at }) => at.split(" ")[0] as string);
  for (const file of pages.filter((name) => name !== TEAM))
    expect(changes[file], "one line for each picture").toHaveLength(2 * pages.filter((name) => name === file).length);
  expect(Object.keys(changes).sort()).toEqual([...new Set([BUSINESS, LAUNCH_FILE, TEAM, TESTIMONIALS, ...pages])].sort());
});

/** Ticks in the file what fifty presses of one button would. */
function tickAllButTwo(desk: RunningDesk): void {
  const groups: Record<string, { ask: string }[]> = parse(desk.read(LAUNCH_FILE));
  const open = readLaunchQuestions(desk.root).filter(({ isOpen, isInvented }) => isOpen && !isInvented);
  for (const { group, ask } of open.slice(2)) {
    const place = [group, groups[group]?.findIndex((question) => question.ask === ask) as number, "done"];
    desk.write(LAUNCH_FILE, spliced(desk.read(LAUNCH_FILE), { type: "set", path: place, value: "yes" }));
  }
}

/** The facts that the example has, too, by the names of their fields. */
function factsIn(own: object, example: object, at = ""): [field: string, value: string][] {
  return Object.entries(own).flatMap(([key, value]) => {
    const there = (example as Record<string, unknown>)[key];
    if (there === undefined || Array.isArray(value)) return [];
    return typeof value === "object" ? factsIn(value, there as object, `${at}${key}.`) : [[`${at}${key}`, String(value)]];
  });
}

const namesIn = (entries: { name: string }[]): string[] => entries.map(({ name }) => name);
