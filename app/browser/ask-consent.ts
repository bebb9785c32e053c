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
  bar.setAttribute("data-screen-only", "");
  const buttons = [yes, no].map((label) => Object.assign(document.createElement("button"), { type: "button", textContent: label }));
  const choice = Object.assign(document.createElement("div"), { className: styles.choice });
  choice.append(...buttons);
  bar.append(Object.assign(document.createElement("p"), { textContent: ask }), choice);
  for (const button of buttons)
    button.addEventListener("click", () => {
      localStorage.setItem(CHOICE, button === buttons[0] ? "yes" : "no");
      if (button !== buttons[0] && hasStarted) window.location.reload();
      show();
    });

  const show = () => {
    const chosen = storedChoice();
    if (chosen === "yes" && !hasStarted) {
      hasStarted = true;
      start();
    }
    for (const [index, button] of buttons.entries()) button.setAttribute("aria-pressed", String(chosen === (index === 0 ? "yes" : "no")));
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
