import type { Analytics } from "../schema/analytics.ts";
import { trustedAddress } from "./trusted-address.ts";

/** What visitors do that an owner wants to know, by the links that they tap. */
const EVENTS = { Phone: 'a[href^="tel:"]', "E-mail": 'a[href^="mailto:"]', WhatsApp: 'a[href*="whatsapp.com/"],a[href*="//wa.me/"]' };

/** The function that the service's script adds to the page. */
interface Counters {
  plausible?(event: string): void;
  umami?: { track(event: string): void };
}

/**
 * Loads the script of the service that counts visits, and tells it of taps on phone, e-mail and WhatsApp, the chat among them (OWN-06). The
 * script follows the browser's history by itself. A visitor whose browser refuses it loses nothing.
 */
export function measure({ script, attribute, id }: Analytics): void {
  const count = (event: string) => {
    const { plausible, umami } = window as Counters;
    plausible?.(event);
    umami?.track(event);
  };
  document.addEventListener("click", ({ target, defaultPrevented: opensChat }) => {
    for (const [event, links] of Object.entries(EVENTS)) if (!opensChat && (target as Element).closest?.(links)) count(event);
  });
  const sent = ({ target }: Event) => (target as Element).querySelector<HTMLInputElement>(":is(dialog form) input")?.value.trim();
  document.addEventListener("submit", (event) => sent(event) && count("WhatsApp"), true);
  const element = Object.assign(document.createElement("script"), { async: true });
  element.setAttribute(attribute, id);
  element.src = trustedAddress("analytics", script);
  document.head.append(element);
}
