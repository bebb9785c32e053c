import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./people.module.css";

/** The people who work here as identity cards: a portrait if there is one, what they do, and the papers they carry. */
export function People({ heading, people }: { heading: string | undefined; people: Page<"team">["people"] }) {
  const Name = heading ? "h3" : "h2";
  return (
    <div>
      {heading && <h2>{heading}</h2>}
      <ul className={styles.people} data-grid="">
        {people.map(({ name, role, photo, registrations }) => (
          <li key={name}>
            {photo && (
              <div className={styles.photo} data-frame="" data-screen-only="">
                <Picture picture={photo} sizes="(min-width: 62rem) 26rem, 92vw" />
              </div>
            )}
            <Name>{name}</Name>
            <p>{role}</p>
            {registrations.map((registration) => (
              <p key={registration} className={styles.registration} data-row="">
                <Icon shape={ShieldCheck} size="small" />
                <span>{registration}</span>
              </p>
            ))}
            <Papers holder={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Registrations: one person's, or everybody's with their names. */
export function Papers({ holder }: { holder?: string }) {
  const papers = business.registrations.filter((paper) => !holder || paper.holder === holder);
  if (papers.length === 0) return null;
  return (
    <dl className={styles.papers} data-grid={holder ? undefined : ""}>
      {papers.map(({ body, number, holder: person, address }) => {
        const said = holder || !person ? number : `${number}, ${person}`;
        return (
          <div key={body + number}>
            <dt>{body}</dt>
            <dd>{address ? <a href={address}>{said}</a> : said}</dd>
          </div>
        );
      })}
    </dl>
  );
}
