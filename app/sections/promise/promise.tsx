import type { Page } from "../../schema/page.ts";
import { Section } from "../../ui/section/section.tsx";
import { Counters } from "../counters/counters.tsx";
import styles from "./promise.module.css";

/** What the owner promises, with the business's figures. */
export function OwnersPromise({ promise, owner, counters = [] }: Pick<Page<"text">, "promise" | "owner" | "counters">) {
  return (
    <Section surface="ink">
      <div className={styles.promise} data-grid="2">
        <figure>
          <blockquote>{promise}</blockquote>
          <figcaption>{owner}</figcaption>
        </figure>
        <Counters counters={counters} />
      </div>
    </Section>
  );
}
