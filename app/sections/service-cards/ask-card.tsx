import { ButtonLink } from "../../ui/button/button.tsx";
import { AirCurve } from "../../ui/motif/motif.tsx";
import { Panel } from "../../ui/section/section.tsx";
import styles from "./ask-card.module.css";

/** The card that fills the last row of the services: for what is not on the list. */
export function AskCard({ heading, text, linkLabel }: { heading: string; text: string; linkLabel: string }) {
  return (
    <li className={styles.ask}>
      <Panel surface="plaster">
        <div className={styles.air} data-screen-only="">
          <AirCurve />
        </div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ButtonLink to="/contact">{linkLabel}</ButtonLink>
      </Panel>
    </li>
  );
}
