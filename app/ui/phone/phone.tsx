import { business } from "virtual:site";
import type { ComponentProps } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./phone.module.css";

interface PhoneProps {
  /** Left out, the business's first number. */
  phone?: { display: string; href: string };
}

type Size = "line" | "panel" | "section" | "page" | "figure";

/** A number that can be called: in a line of text, or as the largest element of a panel, a section or the page; `figure` is for up to three digits. */
export function PhoneLink({ size = "line", phone = business.phone }: PhoneProps & { size?: Size }) {
  return (
    <a className={styles.link} href={phone.href} data-size={size}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

/** A number alone, for use inside another link. Its figures keep their order in RTL. */
export function PhoneNumber({ phone = business.phone }: PhoneProps) {
  return <bdi className={styles.number}>{phone.display}</bdi>;
}

type CallButtonProps = Partial<Omit<ComponentProps<typeof ButtonLink>, "to">> & PhoneProps;

/** A button that calls the business, or another number, with the number or other words. */
export function CallButton({ phone = business.phone, children = <PhoneNumber phone={phone} />, ...button }: CallButtonProps) {
  return (
    <ButtonLink to={phone.href} {...button}>
      <Icon shape="icon-phone" />
      {children}
    </ButtonLink>
  );
}
