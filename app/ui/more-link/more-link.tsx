import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import { WidePicture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./more-link.module.css";

interface MoreLinkProps extends Pick<ComponentProps<"a">, "onClick"> {
  /** A path of this site, or an address that begins with a scheme. */
  to: string;
  label: string;
  /** What the link is about, for those who hear it without its surroundings. */
  about?: string | undefined;
}

/** Words with an arrow that lead on. Its marks move when `[data-more-box]` around it is hovered. */
export function MoreLink({ label, about, ...link }: MoreLinkProps) {
  return (
    <PageLink {...link} className={styles.more}>
      <span className={styles.label}>{label}</span>
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      <span className={styles.arrow}>
        <Icon shape={ArrowRight} directed />
      </span>
    </PageLink>
  );
}

interface LinkListProps {
  links: readonly { label: string; link: string; image?: PictureData | undefined }[];
  /** `row` and `chips`: plain or framed. `more` and `columns`: each a {@link MoreLink}, in columns under its picture if it has one. `index`: plain, in columns, for long lists. */
  look?: "row" | "chips" | "more" | "columns" | "index";
  className?: string | undefined;
}

/** The `data-row` of a look (styles/base.css). */
const ROWS = { row: "", more: "", chips: "chips", columns: "columns", index: undefined } as const;

/** Links in a list; nothing where there are none. */
export function LinkList({ links, look, className }: LinkListProps) {
  if (links.length === 0) return null;
  const isMore = look === "more" || look === "columns";
  return (
    <ul className={isMore ? styles.links : look === "index" ? styles.index : className} data-row={look && ROWS[look]}>
      {links.map(({ label, link, image }) => (
        <li key={link} data-more-box={image && ""}>
          {image && <WidePicture picture={image} sizes="(min-width: 44rem) 27rem, 46vw" />}
          {isMore ? <MoreLink to={link} label={label} /> : <PageLink to={link}>{label}</PageLink>}
        </li>
      ))}
    </ul>
  );
}
