import { z } from "zod";
import { group, label } from "./fields.ts";
import { heroImage, opening } from "./pages.ts";

/** What a kind's page says in place of what /services or /blogs says. */
const page = group({ ...opening, ...heroImage }).optional();

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
    services: page.describe("The page of its services. It is there while a service is of this kind."),
    blogs: page.describe("The page of its posts and articles. It is there while one is of this kind."),
  }),
);
