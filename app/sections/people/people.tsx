import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./people.module.css";

/** The people who work here side by side, each with a card to show at the door, below their picture: the name, and the registration, large. */
export function People({ people }: Pick<Page<"team">, "people">) {
  if (people.length === 0) return null;
  return (
    <Section>
      <ul className={styles.people} data-grid="">
        {people.map(({ name, role, says, photo, registrations }) => (
          <li key={name}>
            {photo && (
              <div className={styles.photo} data-screen-only="">
                <Picture picture={photo} sizes="(min-width: 44rem) 48rem, 140vw" />
              </div>
            )}
            <div className={styles.card} data-surface="ink">
              <h2>{name}</h2>
              <p>{role}</p>
              {registrations.map((said) => (
                <p key={said} data-row="">
                  <Icon shape={ShieldCheck} size="small" />
                  <span>{said}</span>
                </p>
              ))}
              {business.registrations
                .filter(({ holder }) => holder === name)
                .map(({ body, number, address }) => (
                  <p key={body} className={styles.number}>
                    {address ? <a href={address}>{body}</a> : body} <strong>{number}</strong>
                  </p>
                ))}
            </div>
            {says && <blockquote>{says}</blockquote>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
