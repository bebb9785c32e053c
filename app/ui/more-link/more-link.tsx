import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";
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

type Links = readonly { label: string; link: string }[];

/** Links that lead on, side by side. */
export function MoreLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} data-row="">
      {links.map(({ label, link }) => (
        <li key={link}>
          <MoreLink to={link} label={label} />
        </li>
      ))}
    </ul>
  );
}

/** Links of a few words, each in a frame. */
export function ChipLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <ul data-row="chips">
      {links.map(({ label, link }) => (
        <li key={link}>
          <PageLink to={link}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}
