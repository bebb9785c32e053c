import type { DataRouter } from "react-router";
import type { Analytics } from "../schema/analytics.ts";
import type { Labels } from "../schema/labels.ts";
import { askConsent } from "./ask-consent.ts";
import { trustedAddress } from "./trusted-address.ts";

/** The service that counts visits, and the question that comes first where it needs one. */
export interface Measuring {
  analytics: Analytics;
  consent: Labels["consent"] | undefined;
}

/** What visitors do that an owner wants to know, by the links that they tap. */
const EVENTS = { Phone: 'a[href^="tel:"]', "E-mail": 'a[href^="mailto:"]', WhatsApp: 'a[href*="whatsapp.com/"],a[href*="//wa.me/"]' };

/** The functions that the services' scripts add to the page. */
interface Counters {
  plausible?(event: string): void;
  umami?: { track(event: string): void };
  dataLayer?: unknown[];
}

/** Counts visits, where the service needs it once the visitor agrees (OWN-06). */
export function measure({ analytics, consent }: Measuring, router: DataRouter): void {
  if (consent) askConsent(consent, () => startMeasuring(analytics), router);
  else startMeasuring(analytics);
}

/**
 * Loads the script of the service that counts visits, and tells it of taps on phone, e-mail and WhatsApp, the chat among them. The script
 * follows the browser's history by itself. A visitor whose browser refuses it loses nothing.
 */
function startMeasuring({ service, script, attributes }: Analytics): void {
  const counters = window as Counters;
  const count: Record<Analytics["service"], (event: string) => void> = {
    plausible: (event) => counters.plausible?.(event),
    umami: (event) => counters.umami?.track(event),
    google: (event) => gtag("event", event),
  };
  if (service === "google") {
    counters.dataLayer = [];
    gtag("js", new Date());
    gtag("config", new URL(script).searchParams.get("id"));
  }
  document.addEventListener("click", ({ target }) => {
    for (const [event, links] of Object.entries(EVENTS)) if ((target as Element).closest?.(links)) count[service](event);
  });
  document.addEventListener("submit", ({ target }) => (target as Element).closest("dialog") && count[service]("WhatsApp"), true);
  const element = Object.assign(document.createElement("script"), { async: true });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // Google's script makes further addresses, so its documents have no such policy.
  element.src = service === "google" ? script : trustedAddress("analytics", script);
  document.head.append(element);

  // gtag.js takes the `arguments` of a function, and no array.
  function gtag(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    counters.dataLayer?.push(arguments);
  }
}
