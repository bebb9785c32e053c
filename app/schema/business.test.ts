import { describe, expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import { businessSchema } from "./business.ts";
import { createFields } from "./fields.ts";

const fields = createFields({
  picture: () => undefined,
  icon: () => undefined,
  brandIcon: (name) => (["facebook", "pinterest", "whatsapp"].includes(name) ? name : undefined),
  kinds: new Set(),
  films: new Map([["visit.mp4", "/films/visit.1a2b3c4d.mp4"]]),
  hasPage: () => false,
  fill: (text) => text,
  markdown: () => [],
});

/** The facts of the made-up business as its owner would write them. */
const raw = {
  ...business,
  phone: "+27 28 311 0123",
  footerPhone: "+27 82 311 0124",
  hours: { summary: (({ whole: _, ...written }) => written)(business.hours.summary), days: business.hours.days },
};

type Raw = Record<string, unknown>;

/** The facts with another value in one place, such as `address.country` or `socials.0.icon`. */
function withField(place: string, value: unknown): Raw {
  const changed = structuredClone<Raw>(raw);
  const path = place.split(".");
  const last = path.pop() as string;
  const group = path.reduce((part, name) => part[name] as Raw, changed);
  if (!(last in group)) throw new Error(`The facts have no ${place}.`);
  group[last] = value;
  return changed;
}

/** Where the facts are wrong with this value in this place, and what is said of it. */
const told = (place: string, value: unknown) =>
  businessSchema(fields)
    .safeParse(withField(place, value))
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

/** Expects that the facts are told to be wrong in this place alone. */
const expectTold = (place: string, value: unknown, message: RegExp = /./) =>
  expect(told(place, value)).toEqual([[place, expect.stringMatching(message)]]);

describe("DATA-03 the facts of the business", () => {
  test("are what the owner writes, with each phone number to be read and to be dialled", () => {
    expect(businessSchema(fields).parse(raw)).toEqual(business);
  });

  test.each(["phone", "footerPhone"])("DATA-02 %s is reported unless it is written in groups, with the country's code", (place) => {
    expect(told(place, "+27 82 000 9999")).toBeUndefined();
    const others = [
      "082 311 0124",
      "+27823110124",
      "+27 8 311 0124",
      "+27 823 311 0124",
      "+27 82 31 0124",
      "+27 82 3111 0124",
      "+27 82 311 012",
      "+27 82 311 01245",
      "+27 8a 311 0124",
      "+27 82 31a 0124",
      "+27 82 311 012a",
      "tel: +27 82 311 0124",
      "+26 82 311 0124",
    ];
    for (const other of others) expectTold(place, other, /\+27 21 000 0001/);
  });

  test("DATA-02 the chat's phone has 8 to 15 digits and nothing else", () => {
    for (const fits of ["12345678", "123456789012345"]) expect(told("chatPhone", fits)).toBeUndefined();
    const others = ["1234567", "1234567890123456", "+27823110124", "27 82 311 0124", "27823110124 ", "whatsapp"];
    for (const other of others) expectTold("chatPhone", other, /digits only/);
  });

  test.each([
    ["name", 60],
    ["shortName", 24],
    ["surname", 24],
    ["tagline", 160],
    ["address.street", 600],
    ["address.suburb", 600],
    ["address.city", 600],
    ["address.postalCode", 8],
    ["address.region", 600],
    ["hours.summary.days", 40],
    ["hours.summary.times", 40],
    ["socials.0.name", 600],
    ["video.title", 600],
    ["expertsTeam", 600],
    ["owner", 40],
    ["mainAreas", 160],
    ["furtherTowns", 160],
  ])("DATA-02 %s is reported when it is empty or longer than %i characters", (place, max) => {
    for (const fits of ["a", "a".repeat(max)]) expect(told(place, fits)).toBeUndefined();
    for (const other of ["", " ", "a".repeat(max + 1)]) expectTold(place, other);
  });

  test("DATA-02 the country's code has two letters", () => {
    expect(told("address.country", "NA")).toBeUndefined();
    for (const other of ["Z", "ZAF"]) expectTold("address.country", other);
  });

  test.each([
    ["position.latitude", -35, -22],
    ["position.longitude", 16, 33],
    ["founded", 1990, 2100],
  ])("DATA-02 %s is reported below %d and above %d", (place, min, max) => {
    for (const fits of [min, max]) expect(told(place, fits)).toBeUndefined();
    for (const other of [min - 1, max + 1, String(min)]) expectTold(place, other);
  });

  test("DATA-02 a year is a whole number", () => {
    expectTold("founded", 1998.5);
  });

  test.each([...Object.keys(business.answers).map((name) => `answers.${name}`), "hours.summary.closed"])(
    "DATA-02 %s is reported unless it is a whole sentence of 240 characters at most",
    (place) => {
      for (const fits of ["Yes.", "Why not?", "Of course!", `${"a".repeat(239)}.`]) expect(told(place, fits)).toBeUndefined();
      for (const other of ["Yes", "Yes. Mostly", `${"a".repeat(240)}.`]) expectTold(place, other);
    },
  );

  test.each(["map.view", "map.embed", "socials.0.address"])(
    "DATA-02 %s is reported unless it is a full address that begins with https",
    (place) => {
      expect(told(place, "https://protea.test/a?b=c")).toBeUndefined();
      for (const other of ["http://protea.test", "www.protea.test", "/contact", ""]) expectTold(place, other);
    },
  );

  test("HOME-02 DATA-02 the video is an address that begins with https, or a file of content/films; anything else is reported", () => {
    expect(told("video.address", "https://youtu.be/abc")).toBeUndefined();
    expect(businessSchema(fields).parse(withField("video.address", "visit.mp4")).video.address).toBe("/films/visit.1a2b3c4d.mp4");
    for (const other of ["http://youtu.be/abc", "youtu.be/abc", "/films/visit.mp4", "visits.mp4", "visit", ""])
      expectTold("video.address", other, /begins with https.* content\/films\. That folder has visit\.mp4\.$/);
  });

  test("HOME-02 DATA-02 what the video shows is said in whole sentences of 240 characters at most", () => {
    expect(told("video.description", `${"a".repeat(239)}.`)).toBeUndefined();
    for (const other of ["", "A cupboard", `${"a".repeat(240)}.`]) expectTold("video.description", other);
  });

  test("HOME-02 DATA-02 the video's poster, if it has one, is a picture that is listed", () => {
    const { error } = businessSchema(fields).safeParse({ ...raw, video: { ...raw.video, poster: "no-such" } });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["video.poster", expect.stringMatching(/'no-such', which content\/pictures\/pictures\.yaml does not list/)],
    ]);
  });

  test("DATA-02 the website is reported unless it is the address of the whole site", () => {
    for (const fits of ["https://www.protea.test", "https://www.protea.test/"]) expect(told("website", fits)).toBeUndefined();
    for (const other of ["http://protea.test", "www.protea.test", "https://protea.test/a?b=c", ""]) expectTold("website", other);
  });

  test("DATA-02 an e-mail address without its host is reported", () => {
    expect(told("email", "hello@protea.test")).toBeUndefined();
    expectTold("email", "hello");
  });

  test.each(["chatIcon", "socials.0.icon"])("DATA-02 %s is reported when there is no such brand's icon", (place) => {
    expect(told(place, "pinterest")).toBeUndefined();
    expectTold(place, "no-such", /'no-such'/);
  });

  test("DATA-02 the business has a page elsewhere at least", () => {
    expectTold("socials", []);
  });

  test.each(Object.keys(raw))("DATA-02 facts without %s are reported", (field) => {
    expectTold(field, undefined);
  });

  test.each([
    "other",
    "address.other",
    "position.other",
    "hours.other",
    "hours.summary.other",
    "hours.days.0.other",
    "socials.0.other",
    "map.other",
    "video.other",
    "answers.other",
  ])("DATA-02 %s, which is no field, is reported", (place) => {
    const group = place.split(".").slice(0, -1);
    const changed = structuredClone<Raw>(raw);
    group.reduce((part, name) => part[name] as Raw, changed).other = "a";
    const { error } = businessSchema(fields).safeParse(changed);
    expect(error?.issues.map(({ path, code }) => [path.join("."), code])).toEqual([[group.join("."), "unrecognized_keys"]]);
  });
});
