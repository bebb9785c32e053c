import type { Page } from "../../schema/page.ts";
import { SmallPicture } from "../../ui/picture/picture.tsx";
import styles from "./people.module.css";

interface PeopleProps {
  heading: string | undefined;
  people: Page<"team">["people"];
}

/** The people who work here: a portrait, what they do, and what they are registered with. */
export function People({ heading, people }: PeopleProps) {
  const Name = heading ? "h3" : "h2";
  return (
    <div>
      {heading && <h2>{heading}</h2>}
      <ul className={styles.people}>
        {people.map(({ name, role, photo, registrations }) => (
          <li key={name}>
            {photo && (
              <span className={styles.photo}>
                <SmallPicture picture={photo} />
              </span>
            )}
            <div>
              <Name>{name}</Name>
              <p>{role}</p>
              {registrations.map((registration) => (
                <p key={registration} className={styles.registration}>
                  {registration}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
