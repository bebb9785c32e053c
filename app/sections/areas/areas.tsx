import { MoreLink } from "../../ui/more-link/more-link.tsx";
import styles from "./areas.module.css";

/** Names of places, in columns where there is room. */
export function Areas({ places }: { places: string[] }) {
  return (
    <ul className={styles.areas}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}

/** What is asked for most in some places: on a phone a link a line. */
export function AreaLinks({ links }: { links: { label: string; link: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, link }) => (
        <li key={link}>
          <MoreLink to={link} label={label} />
        </li>
      ))}
    </ul>
  );
}
