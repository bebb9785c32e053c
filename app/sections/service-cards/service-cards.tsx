import { labels } from "virtual:site";
import { Heart } from "lucide";
import type { Page, ServiceCard } from "../../schema/page.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SPRITE_URL } from "../../ui/sprite/sprite-url.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import styles from "./service-cards.module.css";

interface ServiceCardsProps {
  services: (Partial<ServiceCard> & Pick<ServiceCard, "url" | "title" | "image">)[];
  /** Whether the page is about them: headings of the second level, and on each card how long it takes and the heart that does nothing (SERV-01). */
  isSubject?: boolean;
  /** What is said of services that are not on the list, after the last. */
  ask?: Page<"services">["ask"] | undefined;
}

/** How wide a picture is rendered, before it is cropped to its box, as in the `sizes` attribute; the width on a phone follows. */
const SIZES = {
  wide: "(min-width: 62rem) 54rem, (min-width: 30rem) 46vw,",
  square: "(min-width: 62rem) 40rem, (min-width: 30rem) 46vw,",
  third: "(min-width: 44rem) 26rem,",
};

/** Services as cards (HOME-04, SERV-01). The list of its own page begins with rows of a wide and a square one; others are a shelf on a phone. */
export function ServiceCards({ services, isSubject, ask }: ServiceCardsProps) {
  const Heading = isSubject ? "h2" : "h3";
  const others = ask ? services.length - 1 : services.length; // the last card shares its row with what is asked
  const pairs = isSubject ? ((2 * others) % 3) + (others < 9 ? 0 : 3) : 0; // the rows of two that leave a multiple of three
  const sizeOf = (index: number) => (index >= 2 * pairs ? "third" : [0, 3].includes(index % 4) ? "wide" : "square");
  return (
    <ul className={isSubject ? styles.list : styles.shelf} data-grid="card">
      {services.map(({ url, title, place, description, duration, price, image, tagText, rating }, index) => (
        <li key={url} className={styles.card} data-size={isSubject && sizeOf(index)} data-more-box="">
          <div className={styles.picture}>
            <Picture picture={image} sizes={`${SIZES[sizeOf(index)]} ${isSubject ? "100vw" : "80vw"}`} isDecoration />
            {isSubject && (
              <span className={styles.heart} aria-hidden="true" data-screen-only="">
                <Icon shape={Heart} />
              </span>
            )}
          </div>
          <div className={styles.body}>
            <div className={styles.facts} data-row="">
              {tagText && <span className={styles.tag}>{tagText}</span>}
              {place && (
                <span>
                  <Icon shape="icon-map-pin" size="small" />
                  <span>{place}</span>
                </span>
              )}
              {rating && <Stars {...rating} />}
            </div>
            <Heading>{title}</Heading>
            {description && <p>{description}</p>}
            {isSubject && price && <p className={styles.price}>{price}</p>}
            <div className={styles.end} data-row="">
              {isSubject ? duration && <small>{duration}</small> : price && <p>{price}</p>}
              <MoreLink to={url} label={labels.card.explore} about={title} />
            </div>
          </div>
        </li>
      ))}
      {ask && (
        <li className={styles.ask} data-surface="ink">
          <h2>{ask.heading}</h2>
          <p>{ask.text}</p>
          <PhoneLink size="section" />
          <Actions>
            <ChatLink look="gold" />
            <ButtonLink to="/contact">{ask.linkLabel}</ButtonLink>
          </Actions>
        </li>
      )}
    </ul>
  );
}

/** A rating such as `5.0(30)` behind as many stars (CONST-01). */
function Stars({ value, count }: NonNullable<ServiceCard["rating"]>) {
  const stars = Number(value);
  return (
    <span className={styles.stars}>
      <svg width={16.8 * stars} height="14" viewBox={`0 0 ${24 * stars} 20`} aria-hidden="true">
        <use href={`${SPRITE_URL}#stars`} />
      </svg>
      <span aria-hidden="true">{fillPlaceholders(labels.card.rating, { value, count })}</span>
      <VisuallyHidden>{fillPlaceholders(labels.card.ratingSpoken, { value, count })}</VisuallyHidden>
    </span>
  );
}
