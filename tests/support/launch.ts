/**
 * What an owner does before going live: sets every fact in content/business.yaml, confirms what is marked, and adds an article, a post, a question, a testimonial
 * and a picture. To see it on a scratch clone: `npx tsx tests/support/launch.ts FOLDER`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { parse, stringify } from "yaml";

/** The facts of a made-up owner, as content/business.yaml states them. */
const FACTS = {
  name: "De Wet's Air & Building Services",
  shortName: "De Wet's",
  surname: "Air & Building",
  tagline: "Air conditioning, refrigeration and building work since 2011. From Parow, across Cape Town and the Winelands.",
  website: "https://www.dewetair.co.za",
  phone: "+27 21 556 0137",
  footerPhone: "+27 82 556 0138",
  chatPhone: "27825560138",
  email: "bookings@dewetair.co.za",
  address: {
    street: "114 Voortrekker Road",
    suburb: "Parow",
    city: "Cape Town",
    postalCode: "7500",
    region: "Western Cape",
    country: "ZA",
  },
  position: { latitude: -33.903, longitude: 18.585 },
  hours: {
    summary: { days: "Mon-Fri", times: "07:30 to 17:00", closed: "We're closed at weekends and on most public holidays." },
    days: [
      ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({ day, opens: "07:30", closes: "17:00" })),
      { day: "Saturday" },
      { day: "Sunday" },
    ],
    holidaysWorked: [{ holiday: "Human Rights Day" }, { holiday: "Heritage Day", opens: "09:00", closes: "13:00" }],
    otherDays: [
      { from: "2091-12-14", to: "2092-01-04", reason: "Builders' holiday" },
      { from: "2024-12-14", to: "2025-01-04", reason: "A holiday that is over" },
      { day: "2091-11-30", reason: "Stocktaking", opens: "07:30", closes: "12:00" },
    ],
  },
  socials: [
    { name: "Facebook", icon: "facebook", address: "https://www.facebook.com/dewetair" },
    { name: "YouTube", icon: "youtube", address: "https://www.youtube.com/@dewetair" },
    { name: "WhatsApp", icon: "whatsapp", address: "https://api.whatsapp.com/send/?phone=27825560138" },
  ],
  map: {
    view: "https://maps.app.goo.gl/k3Xv9nT2wQm8Yb1A7",
    embed:
      "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3310.6!2d18.585!3d-33.903!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1sen!2sza",
  },
  video: {
    title: "A morning's work on a roof in Parow",
    description: "Two fitters lift an outdoor unit onto a flat roof, connect its pipes and test it.",
    address: "https://youtu.be/M7lc1UVf-VE",
  },
  expertsTeam: "The De Wet technicians",
  founded: 2011,
  owner: "Pieter de Wet",
  mainAreas: "Parow, Goodwood, Bellville and Durbanville",
  furtherTowns: "Paarl and Wellington",
  answers: {
    callOutFee: "The call-out fee is R600 and covers the first half-hour.",
    quoteCost: "Quotes are free.",
    registrations: "Our SAQCC Gas registration is 1-23-4567.",
    insurance: "We have public liability insurance for R5 million.",
    warranty: "We guarantee our workmanship for 12 months.",
    payment: "Pay by EFT, card or SnapScan.",
    deposit: "For installations we ask for half before we order the unit.",
    afterHours: "After hours, call 082 556 0138.",
    makes: "We supply three makes and service all.",
    homeFridges: "We repair fridges at home too.",
    televisionWork: "We install DStv and Openview, and we fit cameras.",
  },
};

const PICTURE = { name: "workshop-van", alt: "White van with its side door open before a workshop" };
const ARTICLE = { url: "/screens-on-braai-walls", title: "Screens on braai walls" };
const POST = { url: "/before-the-first-hot-week", title: "Before the first hot week: a short list" };
const QUESTION = {
  title: "Do you work on public holidays?",
  desc: "By arrangement. Phone us on {{phone}} a week ahead, and we say what is possible.",
};
const TESTIMONIAL = {
  name: "Sipho K.",
  position: "Guest house owner, Parow",
  desc: "They came when they said they would, and left the rooms cool and clean.",
};

/** What {@link launch} has set and added. */
export interface Launch {
  facts: typeof FACTS;
  /** The day of what was added. */
  date: string;
  article: typeof ARTICLE;
  post: typeof POST & { id: number };
  question: typeof QUESTION;
  testimonial: typeof TESTIMONIAL;
  picture: typeof PICTURE;
}

/**
 * Edits the content of a copy of the repository as its owner would. A content that has been launched already gets no second article, post,
 * question, testimonial or picture.
 */
export async function launch(root: string): Promise<Launch> {
  const file = (name: string) => path.join(root, "content", name);
  const read = (name: string) => readFileSync(file(name), "utf8");
  const append = (name: string, entry: unknown) => writeFileSync(file(name), `${read(name).trimEnd()}\n${stringify(entry)}`);

  /** Writes a text like one that is there, with other fields. */
  const writeLike = (model: string, target: string, fields: Record<string, string | number>) => {
    const text = Object.entries(fields).reduce(
      (before, [field, value]) => before.replace(new RegExp(`^${field}: .*$`, "m"), () => `${field}: ${JSON.stringify(value)}`),
      read(model),
    );
    writeFileSync(file(target), `${text.trimEnd()}\n\nA sentence of its own.\n`);
  };

  // With every fact set, the owner ticks the questions that are left.
  const groups = parse(read("launch.yaml")) as Record<string, object[]>;
  const ticked = Object.entries(groups).map(([group, asked]) => [group, asked.map((question) => ({ ...question, done: "yes" }))]);
  writeFileSync(file("launch.yaml"), stringify(Object.fromEntries(ticked)));
  writeFileSync(file("business.yaml"), stringify({ ...parse(read("business.yaml")), ...FACTS }));

  const [model = ""] = readdirSync(file("pictures")).filter((name) => name.endsWith(".webp"));
  await sharp(file(`pictures/${model}`))
    .flop()
    .resize({ width: 1400 })
    .jpeg()
    .toFile(file(`pictures/${PICTURE.name}.jpg`));
  if (!(PICTURE.name in parse(read("pictures/pictures.yaml")))) append("pictures/pictures.yaml", { [PICTURE.name]: { alt: PICTURE.alt } });

  const date = new Date().toISOString().slice(0, "2024-08-19".length);
  writeLike("articles/tv-mounting.md", "articles/screens-on-braai-walls.md", { ...ARTICLE, date, image: PICTURE.name });

  const own = "before-the-first-hot-week.md";
  const ids = readdirSync(file("posts")).map((name) => (name === own ? 0 : Number(/^id: (\d+)$/m.exec(read(`posts/${name}`))?.[1])));
  const post = { id: Math.max(...ids) + 1, ...POST };
  writeLike("posts/home-renovation-guide.md", `posts/${own}`, { ...post, date, image: PICTURE.name, tag: "Seasons" });

  const questions = parse(read("faqs.yaml")) as { id: number; title: string }[];
  if (!questions.some(({ title }) => title === QUESTION.title))
    append("faqs.yaml", [{ id: Math.max(...questions.map(({ id }) => id)) + 1, ...QUESTION }]);

  const testimonials = parse(read("testimonials.yaml")) as { name: string }[];
  if (!testimonials.some(({ name }) => name === TESTIMONIAL.name)) append("testimonials.yaml", [{ image: PICTURE.name, ...TESTIMONIAL }]);

  return { facts: FACTS, date, article: ARTICLE, post, question: QUESTION, testimonial: TESTIMONIAL, picture: PICTURE };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) throw new Error("Name the clone to launch: npx tsx tests/support/launch.ts FOLDER. It overwrites that clone's content.");
  await launch(path.resolve(folder));
}
