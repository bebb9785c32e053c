import type { Page } from "../pages.ts";
import type { Picture } from "./fields.ts";

export type { Layout, Page, PageData } from "../pages.ts";

/** What every page has: its address, and what it says of itself in its head. */
export interface Head {
  path: string;
  /** The page's name, without the business's. */
  title: string;
  /** Its title in the browser's tab and in search results, where that is another. */
  tabTitle?: string | undefined;
  description: string;
  /** The picture for cards in social networks. */
  image: Picture;
  /** The path that search engines know it by; left out, its own. */
  canonicalPath?: string;
  /** Whether search engines may list it; left out, they may. */
  isIndexed?: boolean;
}

export type ServiceCard = Page<"home">["serviceCards"][number];

/** A post or article in a list; a post has a number, for /blog-detail/{id}. */
export type ArticleCard = Page<"home">["postCards"][number];
