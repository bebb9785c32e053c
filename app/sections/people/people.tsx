import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./people.module.css";

/** The people who work here side by side, each on a card below their picture: the name, large, what they say, and their registration. */
export function People({ people }: Pick<Page<"team">, "people">) {
  if (people.length === 0) return null;
  return (
    <Section>
      <ul className={styles.people} data-grid="">
        {people.map(({ name, role, says, photo, registrations }) => (
          <li key={name}>
            {photo && (
              <div className={styles.photo} data-screen-only="">
                <Picture picture={photo} sizes="(min-width: 62rem) 48rem, 140vw" />
              </div>
            )}
            <div>
              <h2>{name}</h2>
              <p>{role}</p>
            </div>
            {says && <blockquote>{says}</blockquote>}
            <Registrations name={name} registrations={registrations} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What somebody is registered for, and under which numbers. */
function Registrations({ name, registrations }: Pick<Page<"team">["people"][number], "name" | "registrations">) {
  const numbers = business.registrations.filter(({ holder }) => holder === name);
  if (registrations.length + numbers.length === 0) return null;
  return (
    <div className={styles.registered}>
      {registrations.map((said) => (
        <p key={said}>
          <Icon shape={ShieldCheck} />
          {said}
        </p>
      ))}
      {numbers.map(({ body, number, address }) => (
        <p key={body}>
          {address ? <a href={address}>{body}</a> : body} <strong>{number}</strong>
        </p>
      ))}
    </div>
  );
}
