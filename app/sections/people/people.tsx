import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./people.module.css";

/** The people who work here, one below the other: the name, large, their registration, what they say, the trades they answer for, and a picture of them or their work. */
export function People({ people, trades }: Pick<Page<"team">, "people" | "trades">) {
  if (people.length === 0) return null;
  return (
    <Section surface="ink">
      <ul className={styles.people} data-ruled="">
        {people.map(({ name, role, says, photo, registrations }) => (
          <li key={name} data-grid="">
            {photo && (
              <div className={styles.photo} data-screen-only="">
                <Picture picture={photo} sizes="(min-width: 62rem) max(40vw, 50rem), 100vw" />
              </div>
            )}
            <div>
              <h2>{name}</h2>
              <p>{role}</p>
              <Registrations name={name} registrations={registrations} />
            </div>
            <div className={styles.does}>
              {says && <blockquote>{says}</blockquote>}
              <ItemList items={trades.filter(({ person }) => person === name)} look="checks" />
            </div>
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
