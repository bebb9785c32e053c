/** What the owner's guide (docs/owner/) tells an owner to do, through the desk alone: a launch with the mouse; each task with the keyboard alone, and
 * with the mouse where that does something else. */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { parse, stringify } from "yaml";
import { readLaunchQuestions } from "../../edit/launch.ts";
import { setValue } from "../../edit/splice.ts";
import { FACTS } from "../fixtures/kloof.ts";
import { expect, type RunningDesk, test } from "../support/desk.ts";
import { type Hands, handsOf } from "../support/hands.ts";

const BUSINESS = "content/business.yaml";
const LAUNCH_FILE = "content/launch.yaml";
const TEAM = "content/pages/team.md";
const TESTIMONIALS = "content/testimonials.yaml";
const BRAND = "content/brand.yaml";
const PICTURES = "content/pictures/pictures.yaml";

type Diff = Record<string, string[]>;

/** What a task is done with, and the page's parts that it is done in. */
interface Work extends Hands {
  desk: RunningDesk;
  page: Page;
  site: FrameLocator;
  form: Locator;
  /** A control of the form by the name of its field in the file. */
  field(name: string): Locator;
  button(name: string | RegExp): Locator;
  /** Chooses what to change, by its name in the desk. */
  open(name: string): Promise<void>;
  save(): Promise<void>;
}

interface Task {
  title: string;
  /** Whether the mouse does it otherwise than by clicking controls and typing, which the launch does. */
  byMouse?: boolean;
  /** Does the task, and returns the git diff that it may leave. */
  run(work: Work): Promise<Diff>;
}

const LAUNCH: Task = {
  title: "DESK-02 DESK-04 OWN-01 OWN-07 the first day: a new owner launches the site",
  async run({ desk, page, site, form, field, button, open, press, write, save }) {
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
    const ask = questions.find(({ at }) => at === `${BUSINESS} rating`)?.ask as string;
    const rating = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: ask });
    await press(rating.getByRole("button", { name: "Not for us", includeHidden: true }));
    await expect(rating).toHaveCount(0);
    expect(parse(desk.read(BUSINESS))).not.toHaveProperty("rating");
    const pictures = parse(desk.read(PICTURES));
    const shown = questions.filter(({ was }) => was in pictures); // pictures with the example's name on them
    for (const { ask, was } of shown) {
      const claim = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: ask });
      await press(claim.getByRole("button", { name: "Answer", includeHidden: true }));
      const picker = form.locator("details").filter({ has: page.locator("summary", { hasText: pictures[was].alt }) });
      await press(picker.locator("summary"));
      await press(picker.getByRole("radio", { checked: false }).first());
      await save();
      await press(button("Launch list"));
      await expect(claim).toHaveCount(0);
    }
    const right = page.getByRole("button", { name: "It's right", includeHidden: true });
    tickAllButTwo(desk);
    await page.reload();
    await press(button("Launch list"));
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
    for (const page of pages.filter((file) => file !== TEAM))
      expect(changes[page], "one line for each picture").toHaveLength(2 * pages.filter((file) => file === page).length);
    const own = [BUSINESS, LAUNCH_FILE, TEAM, TESTIMONIALS, ...pages];
    return Object.fromEntries(own.map((file) => [file, changes[file] ?? []]));
  },
};

const FILM: Task = {
  title: "DESK-04 a film",
  async run({ desk, page, form, field, open, press, choose, save }) {
    const [address = ""] = /^ {2}address: .*$/m.exec(desk.read(BUSINESS).split("\nvideo:\n")[1] ?? "") ?? [];
    await open("Business");
    await press(form.getByText("Video", { exact: true }));
    const film = form.getByLabel("Choose a film");
    await choose(film, { name: "Our Van.mov", mimeType: "video/mp4", buffer: Buffer.from("film") });
    await expect(page.getByRole("status")).toContainText("Save it as MP4");
    await choose(film, { name: "Our Van.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") });
    await expect(page.getByRole("status")).toContainText("Film added");
    await expect(field("video.address")).toHaveValue("our-van.mp4");
    await save();
    return { [BUSINESS]: [`-${address}`, "+  address: our-van.mp4"], "content/films/our-van.mp4": ["+film"] };
  },
};

const TASKS: Task[] = [
  {
    title: "DESK-01 DESK-02 change the number: it is seen everywhere before it is saved, and undone to the same bytes",
    async run({ page, site, desk, form, button, press, write, save }) {
      const first = desk.read(BUSINESS);
      const { phone } = parse(first);
      await press(site.getByRole("link", { name: phone.replace("+27 ", "0") }).first());
      await write(form.getByRole("textbox", { name: "Phone" }), "+27 21 423 1234");
      await expect(site.getByText("021 423 1234").first()).toBeVisible();
      await expect(site.locator("body")).not.toContainText(phone.replace("+27 ", "0"));
      expect(desk.diff()).toEqual({});
      await save();
      await press(button("Undo"));
      await expect(page.getByRole("status")).toHaveText("Undid the change in Business.");
      expect(desk.read(BUSINESS)).toBe(first);
      return {};
    },
  },
  {
    title: "DESK-02 DESK-04 a new price, and a service without its place",
    byMouse: true,
    async run({ desk, field, button, open, press, write, save }) {
      const file = firstOf(desk, "services", /^place:.*amount:/ms);
      const text = desk.read(file);
      await open(titleIn(desk, file));
      await press(button("Leave out place"));
      await write(field("priceFrom.amount"), "1250");
      await save();
      expect(desk.read(file)).toBe(text.replace(/^place:.*\n/m, "").replace(/(?<=amount: )\d+/, "1250"));
      return { [file]: desk.diff()[file] ?? [] };
    },
  },
  {
    title: "DESK-04 closed for the holidays",
    async run({ desk, form, field, button, open, press, write, save }) {
      const { length } = parse(desk.read(BUSINESS)).hours.otherDays;
      const day = `hours.otherDays[${length}]`;
      await open("Business");
      await press(button("Add one to other days"));
      await write(field(`${day}.reason`), "Builders' holiday");
      await write(field(`${day}.from`), "2090-12-14");
      await press(form.locator(`[data-at="${day}.to"]`));
      await write(field(`${day}.to`), "2091-01-04");
      await save();
      const entry = '{ reason: "Builders\' holiday", from: "2090-12-14", to: 2091-01-04 }';
      return { [BUSINESS]: length > 0 ? [`+    - ${entry}`] : ["-  otherDays: []", `+  otherDays: [${entry}]`] };
    },
  },
  {
    title: "DESK-04 OWN-08 a new guide with a photo from the phone",
    byMouse: true,
    async run({ desk, page, form, field, button, open, press, write, choose, save }) {
      const model = firstOf(desk, "articles", /^image:/m);
      await open(titleIn(desk, model));
      await write(page.getByLabel("The new one's title"), "Ice in July");
      await press(button("Copy as a new one"));
      await expect(form.getByRole("heading", { name: "Ice in July" }).first()).toBeVisible();
      await press(field("image"));
      await choose(form.getByLabel("Choose a photo").first(), await photoOnItsSide());
      await write(form.getByLabel("What it shows, in 5 to 20 words").first(), "A red evening over the roofs of the town");
      await press(form.getByRole("button", { name: "Add the picture" }).first());
      await expect(page.getByRole("status")).toContainText("Picture added");
      await write(field("body"), "A door stays open, and ice grows.");
      await save();
      const photo = await sharp(path.join(desk.root, "content/pictures/img-2034.webp")).metadata();
      expect({ width: photo.width, height: photo.height, exif: photo.exif }).toEqual({ width: 1300, height: 1600, exif: undefined });
      return {
        "content/articles/ice-in-july.md": copyOf(
          desk.read(model),
          { url: "/ice-in-july", title: "Ice in July", image: "img-2034" },
          "A door stays open, and ice grows.",
        ),
        "content/pictures/img-2034.webp": [],
        [PICTURES]: ["+img-2034:", "+  alt: A red evening over the roofs of the town"],
      };
    },
  },
  {
    title: "DESK-03 DESK-04 a service that pages link to is hidden; a new one like it goes, and so does a page that isn't needed",
    async run({ desk, page, form, button, open, press, write, save }) {
      const model = firstOf(desk, "services", /^id:/m);
      const title = titleIn(desk, model);
      await open(title);
      await press(button(`Delete ${title}`));
      await expect(page.getByRole("status")).toContainText("This can't be saved yet.");
      expect(desk.diff()).toEqual({});
      await press(button(`Hide ${title}`));
      await save();
      expect(desk.diff()).toEqual({ [model]: ["+hidden: true"] });
      await press(button("Undo"));
      await expect(page.getByRole("status")).toContainText("Undid");
      await write(page.getByLabel("The new one's title"), "Ice machine repairs");
      await press(button("Copy as a new one"));
      await expect(form.getByRole("heading", { name: "Ice machine repairs" }).first()).toBeVisible();
      const changes = { id: filesOf(desk, "services").length, url: "/ice-machine-repairs", title: "Ice machine repairs" };
      const written = copyOf(desk.read(model), changes, "## Ice machine repairs\n\nWrite your text here.");
      expect(desk.diff()).toEqual({ "content/services/ice-machine-repairs.md": written });
      const linking = "content/pages/terms.md";
      desk.write(linking, `${desk.read(linking)}Read [a story](/blog-detail), too.\n`);
      for (const [title, left] of [
        ["Ice machine repairs", ""],
        ["Travel by the wind", ` The words of links to it stay in: ${titleIn(desk, linking)}.`],
      ] as const) {
        await open(title);
        await press(button(`Delete ${title}`));
        await expect(page.getByRole("status")).toHaveText(`Deleted. Undo brings it back.${left}`);
        await expect(page.getByLabel("What to change").locator("option:checked")).toHaveText("Home");
      }
      await expect(page.getByText("Delete this page")).toHaveCount(0);
      const file = "content/pages/blog-detail.md";
      return { [file]: desk.diff()[file] ?? [], [linking]: ["+Read [a story](/blog-detail), too."] };
    },
  },
  {
    title: "DESK-04 who we are: a person is added and moved",
    async run({ desk, field, button, open, press, write, save }) {
      const { length } = parse(desk.read(TEAM).split("---")[1] ?? "").people;
      await open("Our team");
      await press(button("Add one to people"));
      await write(field(`people[${length}].name`), "Thandi M.");
      await write(field(`people[${length}].role`), "Tiler");
      await press(button("Move up Thandi M."));
      await save();
      return { [TEAM]: ['+  - name: "Thandi M."', '+    role: "Tiler"'] };
    },
  },
  {
    title: "DESK-04 OWN-07 a document for visitors",
    async run({ desk, page, form, field, button, open, press, choose, save }) {
      await open("Business");
      await press(button("Add PAIA manual"));
      await press(form.getByText("Legal", { exact: true }));
      await choose(field("legal.paiaManual"), { name: "Our Manual.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") });
      await expect(page.getByRole("status")).toContainText("Document added");
      await save();
      expect(desk.read("content/files/our-manual.pdf")).toBe("%PDF-1.4\n");
      return { [BUSINESS]: ["+  paiaManual: our-manual.pdf"], "content/files/our-manual.pdf": ["+%PDF-1.4"] };
    },
  },
  ...(/^video:/m.test(readFileSync(BUSINESS, "utf8")) ? [FILM] : []),
  {
    title: "DESK-04 OWN-05 colours and logo",
    async run({ desk, form, field, open, press, write, choose, page, save }) {
      const [ink = ""] = /^ink:.*$/m.exec(desk.read(BRAND)) ?? [];
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20L30 0l30 20z"/></svg>';
      await open("Brand");
      await write(field("ink"), "#1f2a44");
      await press(form.locator('button[data-at="logo"]'));
      await choose(field("logo"), { name: "Our Logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
      await expect(page.getByRole("status")).toContainText("Drawing added");
      await save();
      return {
        [BRAND]: [`-${ink}`, `+${ink.replace(/#[0-9a-f]{6}/, "#1f2a44")}`, "+logo: our-logo.svg"],
        "content/brand/our-logo.svg": [`+${svg}`],
      };
    },
  },
  {
    title: "DESK-04 the point of a picture that stays in sight",
    async run({ desk, page, form, field, open, press, focus, save }) {
      const pictures = Object.entries<{ focus?: unknown }>(parse(desk.read(PICTURES)));
      const inTheMiddle = pictures.flatMap(([name, { focus }]) => (focus ? [] : name));
      const file = firstOf(desk, "services", new RegExp(`^image: (${inTheMiddle.join("|")})$`, "m"));
      const picture = /^image: (.*)$/m.exec(desk.read(file))?.[1] as string;
      await open(titleIn(desk, file));
      await press(field("image"));
      for (const [side, presses] of [
        ["From the left", 1],
        ["From the top", 2],
      ] as const) {
        await focus(form.getByRole("slider", { name: side }).first());
        for (let times = 0; times < presses; times += 1) await page.keyboard.press("ArrowLeft");
      }
      await save();
      expect(desk.read(PICTURES)).toMatch(new RegExp(`^${picture}:\\n(  .*\\n)*  focus: \\[45, 40\\]$`, "m"));
      return { [PICTURES]: ["+  focus: [45, 40]"] };
    },
  },
  {
    title: "DESK-03 when it says no",
    async run({ desk, page, field, open, press, write, save, button }) {
      const { phone, hours } = parse(desk.read(BUSINESS));
      const monday = field("hours.days[0].closes");
      await open("Business");
      await write(monday, "00:10");
      await write(field("phone"), "423 1234");
      await press(button("Save"));
      await expect(field("phone")).toHaveAccessibleDescription(/must be a number such as \+27 21 000 0001/);
      expect(desk.diff()).toEqual({});
      await press(page.getByRole("status").getByRole("button", { name: "Business, Hours, Monday, Closes" }));
      await write(monday, hours.days[0].closes);
      await press(page.getByRole("status").getByRole("button", { name: "Business, Phone" }));
      await write(field("phone"), "+27 21 423 1234");
      await save();
      return { [BUSINESS]: [`-phone: ${phone}`, "+phone: +27 21 423 1234"] };
    },
  },
];

test.describe(() => {
  test.describe.configure({ timeout: 1_200_000 }); // a hundred steps
  perform(LAUNCH, "mouse");
});

for (const way of ["mouse", "keyboard"] as const)
  test.describe(`by the ${way} alone`, () => {
    test.describe.configure({ mode: "default", timeout: 300_000 }); // one desk for all
    for (const task of TASKS) if (way === "keyboard" || task.byMouse) perform(task, way);
  });

function perform({ title, run }: Task, way: "mouse" | "keyboard"): void {
  test(title, async ({ page, desk, site }) => {
    const hands = handsOf(page, way);
    const bar = page.getByRole("complementary", { name: "Desk" });
    const form = bar.locator(".form");
    const button = (name: string | RegExp) => bar.getByRole("button", { name, exact: typeof name === "string", includeHidden: true });
    const work: Work = {
      ...hands,
      desk,
      page,
      site,
      form,
      button,
      field: (name) => form.locator(`[data-field="${name}"]`),
      open: (name) => hands.choose(bar.getByRole("combobox", { name: "What to change" }), name),
      save: async () => {
        await hands.press(button("Save"));
        await expect(page.getByRole("status")).toHaveText("Saved.");
      },
    };
    const diff = await run(work);
    expect(desk.diff()).toEqual(diff);
  });
}

/** Ticks in the file what fifty presses of one button would. */
function tickAllButTwo(desk: RunningDesk): void {
  const groups: Record<string, { ask: string }[]> = parse(desk.read(LAUNCH_FILE));
  const open = readLaunchQuestions(desk.root).filter(({ isOpen, isInvented }) => isOpen && !isInvented);
  for (const { group, ask } of open.slice(2)) {
    const place = [group, groups[group]?.findIndex((question) => question.ask === ask) as number, "done"];
    desk.write(LAUNCH_FILE, setValue(desk.read(LAUNCH_FILE), place, "yes"));
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

const filesOf = (desk: RunningDesk, folder: string): string[] => globSync(`content/${folder}/*.md`, { cwd: desk.root }).sort();

/** The first file of a folder of content/ whose text has something. */
const firstOf = (desk: RunningDesk, folder: string, has: RegExp): string =>
  filesOf(desk, folder).find((file) => has.test(desk.read(file))) as string;

const titleIn = (desk: RunningDesk, file: string): string => /^title: "?(.*?)"?$/m.exec(desk.read(file))?.[1] as string;

/** The lines of a copied file with some fields changed. */
function copyOf(model: string, changes: object, body: string): string[] {
  const [, front = ""] = /^---\n(.*?)^---$/ms.exec(model) ?? [];
  const { redirectFrom: _, urgent: _part, background: _parts, ...fields } = parse(front);
  return `---\n${stringify({ ...fields, ...changes }, { lineWidth: 0 })}---\n\n${body}`.split("\n").map((line) => `+${line}`);
}

/** As a phone saves it: with the side that is up in its notes, and the place where it was taken. */
async function photoOnItsSide() {
  const buffer = await sharp({ create: { width: 1600, height: 1300, channels: 3, background: "#a33" } })
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 55/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: "IMG_2034.JPG", mimeType: "image/jpeg", buffer };
}
