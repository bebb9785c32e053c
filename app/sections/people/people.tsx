import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./people.module.css";

/** The people who work here: a portrait or a picture of their work, if there is one; what they do, their registrations and their services. */
export function People({ jobsLabel, people }: Pick<Page<"team">, "jobsLabel" | "people">) {
  if (people.length === 0) return null;
  return (
    <Section>
      <ul className={styles.people} data-grid="card">
        {people.map(({ name, role, says, photo, picture, caption, registrations, jobs }) => (
          <li key={name}>
            {picture && (
              <figure data-screen-only="">
                <div className={styles.picture}>
                  <Picture picture={picture} sizes="(min-width: 62rem) 48vw, 100vw" />
                </div>
                {caption && !photo && <figcaption>{caption}</figcaption>}
              </figure>
            )}
            <div className={styles.words}>
              <h2>{name}</h2>
              <p>{role}</p>
              {says && <blockquote>{says}</blockquote>}
              <Registrations holder={name} registrations={registrations} />
              {jobsLabel && jobs.length > 0 && (
                <More label={<h3>{jobsLabel}</h3>} isOpen={jobs.length === 1}>
                  <LinkList look="chips" links={jobs} />
                </More>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a person is registered as, then the numbers, each once. */
function Registrations({ holder, registrations }: { holder: string; registrations: string[] }) {
  const own = business.registrations.filter((registration) => registration.holder === holder);
  const numbers = own.map(({ body, number, address }) => [`${body} ${number}`, address] as const);
  const lines = [...new Map([...registrations.map((said) => [said, undefined] as const), ...numbers])];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {lines.map(([said, address]) => (
        <li key={said} data-row="">
          <Icon shape={ShieldCheck} size="small" />
          <span>{address ? <a href={address}>{said}</a> : said}</span>
        </li>
      ))}
    </ul>
  );
}
