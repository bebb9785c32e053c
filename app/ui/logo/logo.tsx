import { business } from "virtual:site";
import { Link } from "react-router";
import { LogoMark } from "../motif/motif.tsx";
import styles from "./logo.module.css";

/** The business's mark and name in two lines; leads home. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <LogoMark />
      <span>
        {business.shortName} <small>{business.surname}</small>
      </span>
    </Link>
  );
}
