import { business } from "virtual:site";
import { Phone } from "lucide";
import type { ComponentProps } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./phone.module.css";

interface PhoneLinkProps {
  /** Left out, the business's first number. */
  phone?: { display: string; href: string } | undefined;
  /** The size of the number: in a line of text, as the largest element of a section, or of the page. */
  size?: "line" | "panel" | "section" | "page";
}

/** A telephone number that can be called. Its figures keep their order in RTL. */
export function PhoneLink({ phone = business.phone, size = "line" }: PhoneLinkProps) {
  return (
    <a className={styles.link} href={phone.href} data-size={size}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

/** The number alone, for use inside another link. */
export function PhoneNumber({ phone = business.phone }: Pick<PhoneLinkProps, "phone">) {
  return <bdi className={styles.number}>{phone.display}</bdi>;
}

type CallButtonProps = Partial<Omit<ComponentProps<typeof ButtonLink>, "to">> & Pick<PhoneLinkProps, "phone">;

/** A button that calls the business, or another number, with the number or other words. */
export function CallButton({ phone = business.phone, children = <PhoneNumber phone={phone} />, ...button }: CallButtonProps) {
  return (
    <ButtonLink to={phone.href} {...button}>
      <Icon shape={Phone} />
      {children}
    </ButtonLink>
  );
}
