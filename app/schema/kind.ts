import { z } from "zod";
import { group, label, links, list } from "./fields.ts";
import { heroImage, opening, step } from "./page-schemas.ts";

/** What a kind's page says in place of what /services or /blogs says. */
const page = { ...opening, ...heroImage };

/** content/kinds.yaml: the kinds of services and guides, in the order of the links above the lists (LIST-01). */
export const kindsSchema = z.array(
  group({
    name: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: "must be lower-case words joined by hyphens, such as air-conditioning: it ends the addresses of the kind's pages",
      })
      .describe("What services, posts and articles name it by; the end of its pages' addresses."),
    label: label("Its link above the lists."),
    services: group({
      ...page,
      first: group({ steps: list("The steps.", step), links: links("The links to the full advice.") })
        .optional()
        .describe("What to do at once, before the services; the search finds it at the link."),
    })
      .optional()
      .describe("The page of its services. It exists while a service is of this kind."),
    blogs: group(page).optional().describe("The page of its posts and articles. It exists while one is of this kind."),
  }),
);
