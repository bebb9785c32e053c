import { business } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { FEED } from "./feed.ts";
import { type HeadElement, HeadElements, NO_INDEX } from "./head-elements.tsx";
import { pageTitle } from "./page-title.ts";
import { socialCardUrl } from "./social-card.ts";

/** A page's title, description, canonical link and social card. */
export function PageHead({ page }: { page: PageData }) {
  const address = business.website + encodeURI(page.canonicalPath ?? page.path);
  return (
    <HeadElements
      title={pageTitle(page, business)}
      elements={[
        ["meta", { name: "description", content: page.description }],
        ["link", { rel: "canonical", href: address }],
        ...(page.isIndexed === false ? [NO_INDEX] : []),
        ...(import.meta.env.SSR ? [...feedLink(page), ...socialCard(page, address)] : []), // feed readers and social networks read documents, not the live DOM
      ]}
    />
  );
}

/** On the pages where feed readers' users look for it. */
const feedLink = ({ layout }: PageData): HeadElement[] =>
  ["blogs", "blog-standard", "article"].includes(layout)
    ? [["link", { rel: "alternate", type: FEED.type, href: FEED.path, title: business.name }]]
    : [];

const socialCard = (page: PageData, address: string): HeadElement[] => [
  ["meta", { property: "og:type", content: "website" }],
  ["meta", { property: "og:site_name", content: business.name }],
  ["meta", { property: "og:title", content: page.tabTitle ?? page.title }],
  ["meta", { property: "og:description", content: page.description }],
  ["meta", { property: "og:url", content: address }],
  ["meta", { property: "og:image", content: business.website + socialCardUrl(page.image.src) }],
  ["meta", { property: "og:image:alt", content: page.image.alt }],
  ["meta", { name: "twitter:card", content: "summary_large_image" }],
];
