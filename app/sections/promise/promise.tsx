import type { Page } from "../../schema/page.ts";
import { Section } from "../../ui/section/section.tsx";
import { Counters } from "../counters/counters.tsx";
import { Papers } from "../people/people.tsx";
import styles from "./promise.module.css";

/** Who answers for the work, with what that person promises, the business's figures and its papers. */
export function OwnersPromise({ promise, owner, counters = [] }: Pick<Page<"text">, "promise" | "owner" | "counters">) {
  return (
    <Section surface="ink">
      <div className={styles.grid}>
        {owner && (
          <div>
            <h2>{owner.name}</h2>
            <p>{owner.role}</p>
          </div>
        )}
        <div className={styles.words}>
          <p>{promise}</p>
          <Counters counters={counters} />
        </div>
        <Papers />
      </div>
    </Section>
  );
}
