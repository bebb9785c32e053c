import type { DataRouter } from "react-router";
import type { Labels } from "../schema/labels.ts";
import styles from "./ask-consent.module.css";

const CHOICE = "analytics";
const PRIVACY = "/privacy";

/**
 * Asks whether visits may be counted, in a bar with two equal buttons, until the visitor has chosen; on the privacy page always, so that the choice
 * can be changed (OWN-06). A change from yes to no holds from the next page load on.
 *
 * @param start Called once the visitor agrees, and at once for one who did before.
 */
export function askConsent({ ask, yes, no }: Labels["consent"], start: () => void, router: DataRouter): void {
  let hasStarted = false;
  const bar = Object.assign(document.createElement("section"), { className: styles.bar });
  bar.setAttribute("aria-label", ask);
  bar.dataset.screenOnly = "";
  const choice = Object.assign(document.createElement("div"), { className: styles.choice });
  const buttons = Object.entries({ yes, no }).map(([answer, label]) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: label, value: answer });
    button.addEventListener("click", () => {
      localStorage.setItem(CHOICE, answer);
      if (answer === "no" && hasStarted) window.location.reload();
      show();
    });
    return button;
  });
  choice.append(...buttons);
  bar.append(Object.assign(document.createElement("p"), { textContent: ask }), choice);

  const show = () => {
    const chosen = storedChoice();
    if (chosen === "yes" && !hasStarted) {
      hasStarted = true;
      start();
    }
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === chosen));
    if (!chosen || router.state.location.pathname === PRIVACY) document.body.append(bar);
    else bar.remove();
  };
  show();
  router.subscribe(({ navigation }) => navigation.state === "idle" && show());
}

/** Storage can be forbidden: then nobody has agreed. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return "no";
  }
}
