import styles from "./areas.module.css";

/** Names of places in columns. */
export function Areas({ places }: { places: string[] }) {
  return (
    <ul className={styles.areas}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}
