import type { Article, Post } from "./article.ts";
import type { Rating } from "./business.ts";
import type { Picture } from "./fields.ts";
import type { PageContent } from "./pages.ts";
import type { Service } from "./service.ts";

export type { Layout, Page, PageData } from "../pages.ts";

/** What every page has: where it lives and what it says of itself in its head. */
export interface Head {
  /** The page's path, not encoded. */
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

/** A group of the site map. */
export type PageGroup = keyof PageContent<"site-map">["groups"];

/** A page as the site map lists it; without a group it doesn't. */
export type ListedPage = Pick<Head, "path" | "title"> & { group?: string | undefined };

/** A service on a card. */
export type ServiceCard = Pick<Service, "url" | "title" | "place" | "description" | "image" | "tagText"> & {
  /** How long it takes and what it costs, where that is set. */
  offer?: string | undefined;
  /** The service's own, or the business's. */
  rating?: Pick<Rating, "value" | "count"> | undefined;
};

/** A post or article in a list. */
export type ArticleCard = Pick<Article, "url" | "title" | "desc" | "readMinutes" | "image"> &
  Partial<Pick<Post, "tag">> & {
    /** The day in words, such as `19th August 2024`. */
    date: string;
  };

/** A post in a list: it has a number too, for /blog-detail/{id}. */
export type PostCard = ArticleCard & { id: number };

/** A link above a list: to the whole list, or to what is of one kind. */
export interface KindLink {
  label: string;
  path: string;
  /** How many cards are there. */
  count: number;
}

/** The areas as a drawing, in the units of its view box. */
export interface AreaMap {
  label: string;
  width: number;
  height: number;
  /** The path of the coast and the mountains. */
  outline: string;
  /** A region's places, as a path of points. */
  regions: { id: string; name: string; dots: string }[];
}

/** Links to pages under a heading. */
export interface LinkGroup {
  /** Unique on the page. */
  id: string;
  heading: string;
  links: { title: string; path: string }[];
}

/** One or several days that are not as the week says, in words. */
export interface OtherDay {
  /** Such as `13 December 2030 to 6 January 2031`. */
  days: string;
  /** The last of them, such as `2031-01-06`. */
  to: string;
  reason: string;
  /** Both are left out when nobody works. */
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The copy of the failure screen, shown instead of a page. */
export type FailureCopy = PageContent<"failure">;
