import { labels } from "virtual:site";
import { Heart, MapPin } from "lucide";
import type { ReactNode } from "react";
import { flag, MORE_BOX, SHARED_PICTURE } from "../../browser/attributes.ts";
import type { ServiceCard } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Stars } from "../../ui/stars/stars.tsx";
import styles from "./service-cards.module.css";

interface ServiceCardsProps {
  services: ServiceCard[];
  /** The level of the cards' headings. */
  level?: 2 | 3;
  /** Whether each card carries the heart that does nothing (SERV-01). */
  hasHearts?: boolean;
  /** Whether the cards share their pictures with their pages in a transition; not on a page that has a picture of its own. */
  sharesPictures?: boolean;
  /** Whether the first card's picture is the page's LCP image. */
  isFirstLcpImage?: boolean;
  /** A last card of another kind, which fills the last row. */
  children?: ReactNode;
}

/** Services as cards (HOME-04, SERV-01). */
export function ServiceCards({
  services,
  level = 3,
  hasHearts = false,
  sharesPictures = false,
  isFirstLcpImage = false,
  children,
}: ServiceCardsProps) {
  return (
    <ul className={styles.grid}>
      {services.map((service, index) => (
        <Card
          key={service.url}
          service={service}
          level={level}
          hasHeart={hasHearts}
          isShared={sharesPictures}
          isLcpImage={isFirstLcpImage && index === 0}
        />
      ))}
      {children}
    </ul>
  );
}

interface CardProps {
  service: ServiceCard;
  level: 2 | 3;
  hasHeart: boolean;
  isShared: boolean;
  isLcpImage: boolean;
}

/** Picture, place, stars, title, two lines, and a link that covers the card. */
function Card({ service, level, hasHeart, isShared, isLcpImage }: CardProps) {
  const { url, title, place, description, image, tagText } = service;
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card} {...flag(MORE_BOX)} {...flag(SHARED_PICTURE, isShared)}>
      <div className={styles.picture}>
        <Picture picture={image} sizes="(min-width: 62rem) 26rem, (min-width: 44rem) 46vw, 92vw" isLcpImage={isLcpImage} isDecoration />
      </div>
      {tagText && <span className={styles.tag}>{tagText}</span>}
      {hasHeart && (
        <span className={styles.heart} aria-hidden="true">
          <Icon shape={Heart} size="large" />
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.facts}>
          <span className={styles.place}>
            <Icon shape={MapPin} size="small" />
            <span>{place}</span>
          </span>
          <Stars />
        </div>
        <Heading>{title}</Heading>
        <p>{description}</p>
        <div className={styles.more}>
          <MoreLink to={url} label={labels.card.explore} about={title} coversBox />
        </div>
      </div>
    </li>
  );
}
