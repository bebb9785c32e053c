import styles from "./fact-rows.module.css";

/** Short facts, each a label and a value, under a heading. */
export function FactRows({ heading, rows }: { heading: string; rows: { label: string; value: string }[] }) {
  return (
    <div className={styles.facts}>
      <h2>{heading}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
