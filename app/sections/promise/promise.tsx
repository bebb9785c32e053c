import type { Picture as PictureData } from "../../schema/fields.ts";
import type { Page } from "../../schema/page.ts";
import { Section } from "../../ui/section/section.tsx";
import { Counters } from "../counters/counters.tsx";
import { Papers, Portrait } from "../people/people.tsx";
import styles from "./promise.module.css";

interface OwnersPromiseProps extends Pick<Page<"text">, "promise" | "counters"> {
  owner: { name: string; role?: string; photo?: PictureData | undefined };
}

/** Who answers for the work, with what that person promises, the business's figures and its papers. */
export function OwnersPromise({ promise, owner, counters = [] }: OwnersPromiseProps) {
  return (
    <Section surface="ink">
      <div className={styles.grid} data-grid="">
        <div>
          <Portrait {...owner} />
          <h2>{owner.name}</h2>
          {owner.role && <p>{owner.role}</p>}
        </div>
        <div className={styles.words}>
          <p>{promise}</p>
          <Counters counters={counters} />
          <Papers />
        </div>
      </div>
    </Section>
  );
}
