import type { Plugin } from "vite";
import type { SiteSource } from "./site-source.ts";

/** The module that starts the counting of visits, after hydration. */
const MEASURE = "virtual:measure";

/** Makes {@link MEASURE} from `analytics` in content/business.yaml; without it, the module is empty, and nothing of it is in the site (OWN-06). */
export function analytics(site: SiteSource): Plugin {
  return {
    name: "site:analytics",
    resolveId: (id) => (id === MEASURE ? `\0${MEASURE}` : undefined),
    async load(id) {
      if (id !== `\0${MEASURE}`) return undefined;
      const { content } = await site.read();
      const { analytics } = content.business;
      if (!analytics) return "export const measure = undefined;";
      const start = `startMeasuring(${JSON.stringify(analytics)}, router)`;
      const measure = 'import { startMeasuring } from "/app/browser/measure.ts";';
      if (!analytics.needsConsent) return `${measure}\nexport const measure = (router) => ${start};`;
      const labels = JSON.stringify(content.labels.consent);
      return `${measure}
import { askConsent } from "/app/browser/ask-consent.ts";
export const measure = (router) => askConsent(${labels}, () => ${start}, router);`;
    },
  };
}
