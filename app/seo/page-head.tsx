import { business } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { FEED } from "./feed.ts";
import { pageTitle } from "./page-title.ts";
import { socialCardUrl } from "./social-card.ts";

/** A page's title, description, canonical address, feed and card for social networks. React puts them into the document's head. */
export function PageHead({ page }: { page: PageData }) {
  const address = business.website + encodeURI(page.canonicalPath ?? page.path);
  const hasReaders = ["blogs", "blog-standard", "article"].includes(page.layout); // whoever reads feeds comes by
  return (
    <>
      <title>{pageTitle(page, business)}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      {page.isIndexed === false && <NoIndex />}
      {hasReaders && <link rel="alternate" type={FEED.type} href={FEED.path} title={business.name} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={page.tabTitle ?? page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={business.website + socialCardUrl(page.image.src)} />
      <meta property="og:image:alt" content={page.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Keeps a page out of search engines' lists; they follow its links. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
