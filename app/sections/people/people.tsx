import { business } from "virtual:site";
import { ShieldCheck } from "lucide";
import type { Picture as PictureData } from "../../schema/fields.ts";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./people.module.css";

/** The people who work here as identity cards: a portrait, what they do, and the papers they carry. */
export function People({ heading, people }: { heading: string | undefined; people: Page<"team">["people"] }) {
  const Name = heading ? "h3" : "h2";
  return (
    <div>
      {heading && <h2>{heading}</h2>}
      <ul className={styles.people} data-grid="card">
        {people.map(({ name, role, photo, registrations }) => (
          <li key={name}>
            <Portrait name={name} photo={photo} />
            <Name>{name}</Name>
            <p>{role}</p>
            <Papers holder={name} registrations={registrations} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Somebody's photo; until there is one, the initials. */
export function Portrait({ name, photo }: { name: string; photo?: PictureData | undefined }) {
  const initials = [...name.matchAll(/(?:^|\s)(\p{L}\p{M}*)/gu)].map(([, letter]) => letter);
  return photo ? (
    <div className={styles.photo} data-frame="" data-screen-only="">
      <Picture picture={photo} sizes="(min-width: 62rem) 26rem, 92vw" />
    </div>
  ) : (
    <div className={styles.initials} data-frame="" data-screen-only="" aria-hidden="true">
      {initials.at(0)}
      {initials.length > 1 && initials.at(-1)}
    </div>
  );
}

interface PapersProps {
  /** Left out, the papers are everybody's, with their names. */
  holder?: string;
  /** What a person is registered as, before the numbers. */
  registrations?: string[];
}

/** Registrations, each once. */
export function Papers({ holder, registrations = [] }: PapersProps) {
  const numbers = business.registrations.flatMap(({ body, number, holder: person = "", address }) => {
    if (holder) return person === holder ? [{ said: `${body} ${number}`, address }] : [];
    return [{ said: `${body} ${number}${person && `, ${person}`}`, address }];
  });
  const others = registrations.filter((said) => !numbers.some((number) => number.said === said));
  const papers = [...others.map((said) => ({ said, address: undefined })), ...numbers];
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map(({ said, address }) => (
        <li key={said}>
          <Icon shape={ShieldCheck} size="small" />
          <span>{address ? <a href={address}>{said}</a> : said}</span>
        </li>
      ))}
    </ul>
  );
}
