import { business } from "virtual:site";
import { LogoMark } from "../motif/motif.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import styles from "./logo.module.css";

/** The business's mark and name in two lines; leads home. */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/">
      <LogoMark />
      <span>
        {`${business.shortName} `}
        <small>{business.surname}</small>
      </span>
    </PageLink>
  );
}
