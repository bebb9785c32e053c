import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { BehindWall } from "../sections/behind-wall/behind-wall.tsx";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { HomeAbout } from "../sections/home-about/home-about.tsx";
import { HomeHero } from "../sections/home-hero/home-hero.tsx";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { HeadedSection } from "../ui/section/section.tsx";

/** The home page (HOME-01 to HOME-07). */
export function Component() {
  const page = usePage<"home">();
  return (
    <>
      <PageHead page={page} />
      <HomeHero page={page} />
      {page.wall && <BehindWall wall={page.wall} />}
      <HomeAbout about={page.about} />
      <HeadedSection surface="ice" id="services" {...page.services} more={{ to: "/services", label: labels.card.allServices }}>
        <ServiceCards services={page.serviceCards} />
      </HeadedSection>
      {page.testimonials && <Testimonials heading={page.testimonials.heading} items={page.testimonialItems} />}
      {page.posts && page.postCards.length > 0 && (
        <HeadedSection id="posts" {...page.posts} more={{ to: "/blogs", label: labels.card.allPosts }}>
          <PostCards posts={page.postCards} layout="lead" />
        </HeadedSection>
      )}
      {page.helpCards.length > 0 && (
        <HeadedSection id="help" heading={page.helpHeading}>
          <ItemList items={page.helpCards} look="cards" />
        </HeadedSection>
      )}
      <CallToAction />
    </>
  );
}
