import { ArrowRight } from "lucide";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./jump-links.module.css";

/** Buttons of one size that lead to parts of another page. */
export function JumpLinks({ links }: { links: readonly { label: string; link: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, link }) => (
        <li key={link}>
          <ButtonLink to={link}>
            {label}
            <Icon shape={ArrowRight} directed />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
