/**
 * The site's content as the build reads it, so that tests expect what `content/` says and not a copy of it. Pictures have no measures
 * here: `src` is `/pictures/NAME`, the start of every address of that picture.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Content, readContent } from "../../app/content/read-content.ts";
import type { Business } from "../../app/schema/business.ts";
import type { Picture } from "../../app/schema/fields.ts";
import { readFilms } from "../../vite/films.ts";

const listed = parse(readFileSync("content/pictures/pictures.yaml", "utf8")) as Record<string, Pick<Picture, "alt" | "air">>;

const pictures = new Map(
  Object.entries(listed).map(([name, { alt, air }]): [string, Picture] => [
    name,
    { src: `/pictures/${name}`, width: 1280, height: 800, alt, air },
  ]),
);

/** The content of this repository. */
export const content: Content = readContent({
  root: process.cwd(),
  pictures,
  films: readFilms(process.cwd(), () => undefined),
  problems: [],
});

/** The facts, as a site has them that leaves nothing out. Tests of what can be absent ask `content.business`. */
export const business = content.business as Whole<Business> & { answers: Record<string, string> };

export type Whole<Facts> = { [Name in keyof Facts]-?: NonNullable<Facts[Name]> };

export const words = content.labels;

/** The words on the buttons that open the chat. */
export const chatLabel = words.callToAction.chatLabel;

/** The address in words, as the pages say it. */
export const place = business.address.line;

/** What the page with one long text at a path says. */
export function textPage(path: string): Content["texts"][number] {
  const found = content.texts.find((text) => text.path === path);
  if (!found) throw new Error(`No text is at ${path}.`);
  return found;
}

/** What the menu calls the page at a path. */
export function menuLabel(path: string): string {
  const { main, pages } = words.navigation;
  const found = [...main, ...pages.links].find(({ link }) => link === path);
  if (!found) throw new Error(`The menu has no link to ${path}.`);
  return found.label;
}
