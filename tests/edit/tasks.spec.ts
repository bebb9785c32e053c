/** What the owner's guide (docs/owner/) tells an owner to do, each task at the desk with the keyboard alone. */
import path from "node:path";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { parse, stringify } from "yaml";
import type { RunningDesk } from "../support/desk.ts";
import { expect, test } from "./work.ts";

const BUSINESS = "content/business.yaml";
const TEAM = "content/pages/team.md";
const BRAND = "content/brand.yaml";
const PICTURES = "content/pictures/pictures.yaml";

test.describe.configure({ mode: "default", timeout: 300_000 }); // one desk for all
test.use({ way: "keyboard" });

test("DESK-01 DESK-02 change the number: it is seen everywhere before it is saved, and undone to the same bytes", async ({ work }) => {
  const { status, site, desk, form, button, press, write, save } = work;
  const first = desk.read(BUSINESS);
  const { phone } = parse(first);
  await press(site.getByRole("link", { name: phone.replace("+27 ", "0") }).first());
  await write(form.getByRole("textbox", { name: "Phone" }), "+27 21 423 1234");
  await expect(site.getByText("021 423 1234").first()).toBeVisible();
  await expect(site.locator("body")).not.toContainText(phone.replace("+27 ", "0"));
  expect(desk.diff()).toEqual({});
  await save();
  await press(button("Undo"));
  await expect(status).toHaveText("Undid the change in Business.");
  expect(desk.read(BUSINESS)).toBe(first);
  expect(desk.diff()).toEqual({});
});

test("DESK-02 DESK-04 a new price, and a service without its place", async ({ work }) => {
  const { desk, field, button, open, press, write, save } = work;
  const file = firstOf(desk, "services", /^place:.*amount:/ms);
  const text = desk.read(file);
  await open(titleIn(desk, file));
  await press(button("Leave out place"));
  await write(field("priceFrom.amount"), "1250");
  await save();
  expect(desk.read(file)).toBe(text.replace(/^place:.*\n/m, "").replace(/(?<=amount: )\d+/, "1250"));
  expect(Object.keys(desk.diff())).toEqual([file]);
});

test("DESK-04 closed for the holidays", async ({ work }) => {
  const { desk, form, field, button, open, press, write, save } = work;
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
  expect(desk.diff()).toEqual({ [BUSINESS]: length > 0 ? [`+    - ${entry}`] : ["-  otherDays: []", `+  otherDays: [${entry}]`] });
});

test("DESK-04 OWN-08 a new guide with a photo from the phone", async ({ work }) => {
  const { desk, status, page, form, field, button, open, press, write, choose, save } = work;
  const model = firstOf(desk, "articles", /^image:/m);
  await open(titleIn(desk, model));
  await write(page.getByLabel("The new one's title"), "Ice in July");
  await press(button("Copy as a new one"));
  await expect(form.getByRole("heading", { name: "Ice in July" }).first()).toBeVisible();
  await press(field("image"));
  await choose(form.getByLabel("Choose a photo").first(), await photoOnItsSide());
  await write(form.getByLabel("What it shows, in 5 to 20 words").first(), "A red evening over the roofs of the town");
  await press(form.getByRole("button", { name: "Add the picture" }).first());
  await expect(status).toContainText("Picture added");
  await write(field("body"), "A door stays open, and ice grows.");
  await save();
  const photo = await sharp(path.join(desk.root, "content/pictures/img-2034.webp")).metadata();
  expect({ width: photo.width, height: photo.height, exif: photo.exif }).toEqual({ width: 1300, height: 1600, exif: undefined });
  expect(desk.diff()).toEqual({
    "content/articles/ice-in-july.md": copyOf(
      desk.read(model),
      { url: "/ice-in-july", title: "Ice in July", image: "img-2034" },
      "A door stays open, and ice grows.",
    ),
    "content/pictures/img-2034.webp": [],
    [PICTURES]: ["+img-2034:", "+  alt: A red evening over the roofs of the town"],
  });
});

test("DESK-03 DESK-04 a service that pages link to is hidden; a new one like it goes, and so does a page that isn't needed", async ({
  work,
}) => {
  const { desk, status, page, form, button, open, press, write, save } = work;
  const model = firstOf(desk, "services", /^id:/m);
  const title = titleIn(desk, model);
  await open(title);
  await press(button(`Delete ${title}`));
  await expect(status).toContainText("This can't be saved yet.");
  expect(desk.diff()).toEqual({});
  await press(button(`Hide ${title}`));
  await save();
  expect(desk.diff()).toEqual({ [model]: ["+hidden: true"] });
  await press(button("Undo"));
  await expect(status).toContainText("Undid");
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
    await expect(status).toHaveText(`Deleted. Undo brings it back.${left}`);
    await expect(page.getByLabel("What to change").locator("option:checked")).toHaveText("Home");
  }
  await expect(page.getByText("Delete this page")).toHaveCount(0);
  expect(desk.diff()).toEqual({
    "content/pages/blog-detail.md": expect.not.arrayContaining([expect.stringMatching(/^\+/)]),
    [linking]: ["+Read [a story](/blog-detail), too."],
  });
});

test("DESK-04 who we are: a person is added and moved", async ({ work }) => {
  const { desk, field, button, open, press, write, save } = work;
  const { length } = parse(desk.read(TEAM).split("---")[1] ?? "").people;
  await open("Our team");
  await press(button("Add one to people"));
  await write(field(`people[${length}].name`), "Thandi M.");
  await write(field(`people[${length}].role`), "Tiler");
  await press(button("Move up Thandi M."));
  await save();
  expect(desk.diff()).toEqual({ [TEAM]: ['+  - name: "Thandi M."', '+    role: "Tiler"'] });
});

test("DESK-04 OWN-07 a document for visitors", async ({ work }) => {
  const { desk, status, form, field, button, open, press, choose, save } = work;
  await open("Business");
  await press(button("Add PAIA manual"));
  await press(form.getByText("Legal", { exact: true }));
  await choose(field("legal.paiaManual"), { name: "Our Manual.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") });
  await expect(status).toContainText("Document added");
  await save();
  expect(desk.read("content/files/our-manual.pdf")).toBe("%PDF-1.4\n");
  expect(desk.diff()).toEqual({ [BUSINESS]: ["+  paiaManual: our-manual.pdf"], "content/files/our-manual.pdf": ["+%PDF-1.4"] });
});

test("DESK-04 a film", async ({ work }) => {
  const { desk, status, form, field, open, press, choose, save } = work;
  const { video } = parse(desk.read(BUSINESS));
  test.skip(!video, "the business has no film");
  await open("Business");
  await press(form.getByText("Video", { exact: true }));
  const film = form.getByLabel("Choose a film");
  await choose(film, { name: "Our Van.mov", mimeType: "video/mp4", buffer: Buffer.from("film") });
  await expect(status).toContainText("Save it as MP4");
  await choose(film, { name: "Our Van.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") });
  await expect(status).toContainText("Film added");
  await expect(field("video.address")).toHaveValue("our-van.mp4");
  await save();
  expect(desk.diff()).toEqual({
    [BUSINESS]: [`-  address: ${video.address}`, "+  address: our-van.mp4"],
    "content/films/our-van.mp4": ["+film"],
  });
});

test("DESK-04 OWN-05 colours and logo", async ({ work }) => {
  const { desk, form, field, open, press, write, choose, status, save } = work;
  const [ink = ""] = /^ink:.*$/m.exec(desk.read(BRAND)) ?? [];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20L30 0l30 20z"/></svg>';
  await open("Brand");
  await write(field("ink"), "#1f2a44");
  await press(form.locator('button[data-at="logo"]'));
  await choose(field("logo"), { name: "Our Logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await expect(status).toContainText("Drawing added");
  await save();
  expect(desk.diff()).toEqual({
    [BRAND]: [`-${ink}`, `+${ink.replace(/#[0-9a-f]{6}/, "#1f2a44")}`, "+logo: our-logo.svg"],
    "content/brand/our-logo.svg": [`+${svg}`],
  });
});

test("DESK-04 the point of a picture that stays in sight", async ({ work }) => {
  const { desk, page, form, field, open, press, focus, save } = work;
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
  expect(desk.diff()).toEqual({ [PICTURES]: ["+  focus: [45, 40]"] });
});

test("DESK-03 when it says no", async ({ work }) => {
  const { desk, status, field, open, press, write, save, button } = work;
  const { phone, hours } = parse(desk.read(BUSINESS));
  const monday = field("hours.days[0].closes");
  await open("Business");
  await write(monday, "00:10");
  await write(field("phone"), "423 1234");
  await press(button("Save"));
  await expect(field("phone")).toHaveAccessibleDescription(/must be a number such as \+27 21 000 0001/);
  expect(desk.diff()).toEqual({});
  await press(status.getByRole("button", { name: "Business, Hours, Monday, Closes" }));
  await expect(monday).toHaveAccessibleDescription(/must be later/);
  await write(monday, hours.days[0].closes);
  await press(status.getByRole("button", { name: "Business, Phone" }));
  await write(field("phone"), "+27 21 423 1234");
  await save();
  expect(desk.diff()).toEqual({ [BUSINESS]: [`-phone: ${phone}`, "+phone: +27 21 423 1234"] });
});

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
