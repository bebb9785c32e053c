import type { Question } from "./faq.ts";
import type { Picture } from "./fields.ts";
import type { PageContent } from "./pages.ts";
import type { Prose } from "./prose.ts";
import type { Service } from "./service.ts";
import type { Testimonial } from "./testimonial.ts";

/** A service on a card. */
export type ServiceCard = Pick<Service, "url" | "title" | "place" | "description" | "image"> & { tagText?: string | undefined };

/** A post or article in a list. */
export interface ArticleCard {
  url: string;
  title: string;
  desc: string;
  /** The day in words, such as `19th August 2024`. */
  date: string;
  readMinutes: number;
  image: Picture;
  tag?: string | undefined;
}

/** A post in a list: it has a number too, for /blog-detail/{id}. */
export type PostCard = ArticleCard & { id: number };

/** A link above a list: to the whole list, or to what is of one kind. */
export interface KindLink {
  label: string;
  path: string;
  /** How many cards are there. */
  count: number;
}

/** What a list has beside its cards. A page of one kind names the list above it, which has all of them. */
interface ListPage {
  kindLinks: KindLink[];
  above?: { title: string; path: string } | undefined;
}

/** Links to pages under a heading. */
export interface LinkGroup {
  /** Unique on the page. */
  id: string;
  heading: string;
  links: { title: string; path: string }[];
}

/** A question with its answer, in an accordion. Its id is unique within its accordion. */
export interface FaqItem {
  id: number;
  title: string;
  desc: string;
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

/** What every page has: where it lives and what it says of itself in its head. */
interface Head {
  /** The page's path, as written in the route table. */
  path: string;
  /** The page's name, without the business's. */
  title: string;
  description: string;
  /** The picture for cards in social networks. */
  image: Picture;
  /** Whether search engines may list it; left out, they may. */
  isIndexed?: boolean;
}

interface Kinds {
  home: PageContent<"home"> & { serviceCards: ServiceCard[]; testimonialItems: Testimonial[]; postCards: PostCard[] };
  aboutus: PageContent<"aboutus"> & { testimonialItems: Testimonial[]; testimonialsHeading: string };
  helpcenter: PageContent<"helpcenter"> & { helpCards: PageContent<"home">["helpCards"] };
  "helpcenter-faqs": PageContent<"helpcenter-faqs"> & { faqs: FaqItem[]; helpCenterTitle: string };
  terms: PageContent<"terms"> & { faqs: FaqItem[] };
  privacy: PageContent<"privacy">;
  blogs: PageContent<"blogs"> & ListPage & { postCards: ArticleCard[]; articleCards: ArticleCard[] };
  "blog-standard": PageContent<"blog-standard"> & { postCards: PostCard[]; travelCard: ArticleCard };
  "blog-detail": PageContent<"blog-detail"> & { postTitle: string; date: string };
  contact: PageContent<"contact"> & { otherDays: OtherDay[] };
  services: PageContent<"services"> & ListPage & { serviceCards: ServiceCard[] };
  service: Omit<Service, "related" | "id" | "kinds" | "faqCount" | "image"> & {
    faqs: FaqItem[];
    relatedCards: ServiceCard[];
    servicesTitle: string;
  };
  article: {
    author: string;
    /** The day as `2024-08-19`, for machines. */
    day: string;
    /** The day in words. */
    date: string;
    readMinutes: number;
    questions: Question[];
    closing: { heading: string; text: string };
    body: Prose;
    others: ArticleCard[];
    next: ArticleCard[];
  };
  team: PageContent<"team">;
  "areas-we-serve": PageContent<"areas-we-serve">;
  support: PageContent<"support">;
  accessibility: PageContent<"accessibility">;
  "site-map": Omit<PageContent<"site-map">, "groups"> & { linkGroups: LinkGroup[] };
  search: Omit<PageContent<"search">, "synonyms"> & {
    /** The address of the file to search. */
    index: string;
  };
}

/** What kind of page it is: which fields it has, and which component shows it. */
export type PageKind = keyof Kinds;

/** What one page shows, of a given kind. The browser fetches it as JSON. */
export type Page<Kind extends PageKind> = Head & { kind: Kind } & Omit<Kinds[Kind], keyof Head | "kind">;

/** What one page shows, of whichever kind. */
export type PageData = { [Kind in PageKind]: Page<Kind> }[PageKind];

/** The words of the failure screen, shown instead of a page. */
export type FailureWords = PageContent<"failure">;
