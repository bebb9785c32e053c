import { Children, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps extends Pick<ComponentProps<typeof PageLink>, "to" | "isDocument"> {
  /** `gold` for the one main call on a screen, `ink` for the second, otherwise an outline. */
  look?: "gold" | "ink" | undefined;
  /** Its name, where a small screen shows its icon alone. */
  label?: string;
  /** 44 px high, not 52. */
  small?: boolean | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ label, look, small, wide, children, ...link }: ButtonLinkProps) {
  return (
    <PageLink {...link} {...looks({ look, small, wide })} aria-label={label}>
      {inElements(children)}
    </PageLink>
  );
}

interface ButtonProps extends Pick<ButtonLinkProps, "look" | "small" | "children"> {
  /** Without it, the button submits its form. */
  onClick?: () => void;
}

/** A button that does something on this page. */
export function Button({ look, small, onClick, children }: ButtonProps) {
  return (
    <button {...looks({ look, small })} type={onClick ? "button" : "submit"} onClick={onClick}>
      {inElements(children)}
    </button>
  );
}

type IconButtonProps = ComponentProps<"button"> & Pick<ComponentProps<typeof Icon>, "shape" | "directed" | "size"> & { label: string };

/** A button that shows an icon alone; the label is its name. Where it stands gives it its look. */
export function IconButton({ label, shape, directed = false, size = "text", ...button }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...button}>
      <Icon shape={shape} directed={directed} size={size} />
    </button>
  );
}

/** What the stylesheet knows a button by. */
const looks = ({ look, small, wide }: Pick<ButtonLinkProps, "look" | "small" | "wide">) => ({
  className: styles.button,
  "data-look": look,
  "data-small": small ? "" : undefined,
  "data-wide": wide ? "" : undefined,
});

/** Text in an element of its own: beside an icon, Firefox gives bare text the layout's direction and not its own. */
const inElements = (children: ReactNode) => Children.map(children, (child) => (typeof child === "string" ? <span>{child}</span> : child));

/** Buttons and short facts side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-row="">
      {children}
    </div>
  );
}
