import styles from "./areas.module.css";

/** Names of places: one after another on a phone, in columns where there is room. */
export function Areas({ places }: { places: string[] }) {
  return (
    <ul className={styles.areas}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}
