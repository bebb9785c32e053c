import type { Analytics } from "../schema/analytics.ts";
import { trustedAddress } from "./trusted-address.ts";

/** The events worth counting, by the selectors of the links that trigger them. */
const EVENTS = { Phone: 'a[href^="tel:"]', "E-mail": 'a[href^="mailto:"]', WhatsApp: 'a[href*="whatsapp.com/"],a[href*="//wa.me/"]' };

/** The global that the service's script adds. */
interface Counters {
  plausible?(event: string): void;
  umami?: { track(event: string): void };
}

/**
 * Loads the analytics service's script, and reports taps on phone, e-mail and WhatsApp links and sent chat messages (OWN-06). The script
 * follows client-side navigation itself. If the browser blocks it, nothing else changes.
 */
export function measure({ script, attribute, id }: Analytics): void {
  const count = (event: string) => {
    const { plausible, umami } = window as Counters;
    plausible?.(event);
    umami?.track(event);
  };
  document.addEventListener("click", ({ target, defaultPrevented: isHandled }) => {
    for (const [event, links] of Object.entries(EVENTS)) if (!isHandled && (target as Element).closest?.(links)) count(event);
  });
  const messageIn = ({ target }: Event) => (target as Element).querySelector<HTMLInputElement>(":is(dialog form) input")?.value.trim();
  document.addEventListener("submit", (event) => messageIn(event) && count("WhatsApp"), true);
  const element = Object.assign(document.createElement("script"), { async: true });
  element.setAttribute(attribute, id);
  element.src = trustedAddress("analytics", script);
  document.head.append(element);
}
