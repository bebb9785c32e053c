import styles from "./phone.module.css";

interface PhoneLinkProps {
  phone: { display: string; href: string };
  /** The size of the number: in a line of text, as the largest element of a section, or of the page. */
  size?: "line" | "panel" | "section" | "page";
}

/** A telephone number that can be called. Its figures keep their order in RTL. */
export function PhoneLink({ phone, size = "line" }: PhoneLinkProps) {
  return (
    <a className={styles.link} href={phone.href} data-size={size}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

/** The number alone, for use inside another link. */
export function PhoneNumber({ phone }: Pick<PhoneLinkProps, "phone">) {
  return <bdi className={styles.number}>{phone.display}</bdi>;
}
