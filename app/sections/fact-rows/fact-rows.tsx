import styles from "./fact-rows.module.css";

/** Short facts, each a label and a value, under a heading. */
export function FactRows({ heading, rows }: { heading: string; rows: { label: string; value: string; address?: string }[] }) {
  return (
    <div className={styles.facts}>
      <h2>{heading}</h2>
      <dl>
        {rows.map(({ label, value, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{address ? <a href={address}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
