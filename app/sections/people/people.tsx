import { ShieldCheck } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SmallPicture } from "../../ui/picture/picture.tsx";
import styles from "./people.module.css";

/** The first letters of the first and the last name. */
const initialsOf = (name: string): string =>
  name
    .split(" ")
    .filter((_, place, words) => place === 0 || place === words.length - 1)
    .map(([first]) => first)
    .join("");

/** The people who work here: a portrait, what they do, and what they are registered with. */
export function People({ heading, people }: { heading: string | undefined; people: Page<"team">["people"] }) {
  const Name = heading ? "h3" : "h2";
  return (
    <div>
      {heading && <h2>{heading}</h2>}
      <ul className={styles.people}>
        {people.map(({ name, role, photo, registrations }) => (
          <li key={name}>
            <span className={styles.photo} aria-hidden={photo ? undefined : "true"}>
              {photo ? <SmallPicture picture={photo} /> : initialsOf(name)}
            </span>
            <div>
              <Name>{name}</Name>
              <p>{role}</p>
              {registrations.map((registration) => (
                <p key={registration} className={styles.registration}>
                  <Icon shape={ShieldCheck} size="small" />
                  <span>{registration}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
