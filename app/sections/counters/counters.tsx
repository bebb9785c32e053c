import type { Page } from "../../schema/page.ts";
import { Counter } from "../../widgets/counter/counter.tsx";
import styles from "./counters.module.css";

/** The business's figures, large (HOME-03). */
export function Counters({ counters }: { counters: Page<"home">["about"]["counters"] }) {
  if (counters.length === 0) return null;
  return (
    <dl className={styles.counters} data-row="">
      {counters.map(({ value, suffix, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Counter value={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
