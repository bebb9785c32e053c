import { brand, business } from "virtual:site";
import { PageLink } from "../page-link/page-link.tsx";
import { Drawn } from "./drawn.tsx";
import styles from "./logo.module.css";
import { Mark } from "./mark.tsx";

/** The business's logo, or its mark and name in one or two lines; leads home (OWN-05). */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/">
      {brand.logo ? (
        <Drawn drawing={brand.logo} room={{ width: 12, height: 2.75 }} name={business.name} />
      ) : (
        <>
          {brand.mark && <Mark />}
          <span>
            {`${business.shortName} `}
            {business.surname && <small>{business.surname}</small>}
          </span>
        </>
      )}
    </PageLink>
  );
}
