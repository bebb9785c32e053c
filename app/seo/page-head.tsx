import { business } from "virtual:site";
import type { PageData } from "../schema/page.ts";
import { socialCardUrl } from "./social-card.ts";

/** A page's title, description, canonical address and card for social networks. React puts them into the document's head. */
export function PageHead({ page }: { page: Pick<PageData, "title" | "description" | "path" | "image"> }) {
  const title = page.path === "/" ? page.title : `${page.title} | ${business.name}`;
  const address = business.website + encodeURI(page.path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={business.website + socialCardUrl(page.path)} />
      <meta property="og:image:alt" content={page.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
