import { z } from "zod";
import { group, label, link, list } from "./fields.ts";
import { heroImage, opening, step } from "./pages.ts";

/** What a kind's page says in place of what /services or /blogs says. */
const page = { ...opening, ...heroImage };

/** What to do at once, in short; the search finds it at the link. */
const first = group({
  steps: list("The steps.", step),
  link: link("Where all of it is."),
  linkLabel: label("The words of the link there."),
});

/** content/kinds.yaml: the kinds of services and guides, in the order of the links above the lists (LIST-01). */
export const kindsSchema = z.array(
  group({
    name: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: "must be words in small letters, joined by hyphens, such as air-conditioning. It ends the addresses of the kind's pages",
      })
      .describe("What services, posts and articles name it by; the end of its pages' addresses."),
    label: label("Its link above the lists."),
    services: group({ ...page, first: first.optional().describe("What to do at once: stands before the services, with the number.") })
      .optional()
      .describe("The page of its services. It is there while a service is of this kind."),
    blogs: group(page).optional().describe("The page of its posts and articles. It is there while one is of this kind."),
  }),
);
