import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./people.module.css";

/** The people who work here, each with a card to show at the door: the name, and the registration, large; then what they do and their services. */
export function People({ jobsLabel, people }: Pick<Page<"team">, "jobsLabel" | "people">) {
  if (people.length === 0) return null;
  return (
    <Section>
      <ul className={styles.people} data-grid="">
        {people.map(({ name, role, says, photo, registrations, jobs }) => (
          <li key={name}>
            <div className={styles.card} data-surface="ink">
              {photo && (
                <div className={styles.photo} data-screen-only="">
                  <Picture picture={photo} sizes="(min-width: 62rem) 26rem, 92vw" />
                </div>
              )}
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
            {jobsLabel && jobs.length > 0 && (
              <More label={<h3>{jobsLabel}</h3>}>
                <LinkList look="chips" links={jobs} />
              </More>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
