import { z } from "zod";
import type { Fields } from "./fields.ts";

type Service = "plausible" | "umami" | "goatcounter" | "cloudflare" | "google";

/** How the site counts visits. */
export interface Analytics {
  service: Service;
  /** As the privacy page names it. */
  name: string;
  /** The script, which counts pages by itself, and its attributes. */
  script: string;
  attributes: Record<string, string>;
  /** Where it sends to besides the script's own host. */
  sendsTo: string[];
  /** Whether it keeps something in the browser that tells visitors apart, and so needs their consent. */
  needsConsent: boolean;
}

interface ServiceEntry {
  /** The form of the site's id there, and that form in words. */
  id: RegExp;
  idLooks: string;
  /** @param host The address of the owner's own server; left out, the service's. */
  measuring: (id: string, host?: string) => Omit<Analytics, "service" | "needsConsent">;
  needsConsent?: boolean;
}

/**
 * The services, and what each needs (OWN-06). Their own pages say so: https://plausible.io/docs/plausible-script,
 * https://umami.is/docs/tracker-configuration, https://www.goatcounter.com/help/js,
 * https://developers.cloudflare.com/web-analytics/get-started/, https://developers.google.com/tag-platform/security/guides/csp.
 */
const SERVICES: Record<Service, ServiceEntry> = {
  plausible: {
    id: /^[\w.-]+\.[a-z]{2,}$/,
    idLooks: "your site's name as Plausible has it, such as kloofcooling.co.za",
    measuring: (id, host = "https://plausible.io") => ({
      name: "Plausible",
      script: `${host}/js/script.js`,
      attributes: { "data-domain": id },
      sendsTo: [host],
    }),
  },
  umami: {
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    idLooks: "the website's ID of 36 letters and figures",
    measuring: (id, host = "https://cloud.umami.is") => ({
      name: "Umami",
      script: `${host}/script.js`,
      attributes: { "data-website-id": id },
      sendsTo: [host, ...(host === "https://cloud.umami.is" ? ["https://*.umami.is", "https://*.umami.dev"] : [])],
    }),
  },
  goatcounter: {
    id: /^[a-z0-9-]+$/,
    idLooks: "your code, the part before .goatcounter.com",
    measuring: (id, host) => ({
      name: "GoatCounter",
      script: host ? `${host}/count.js` : "https://gc.zgo.at/count.js",
      attributes: { "data-goatcounter": `${host ?? `https://${id}.goatcounter.com`}/count` },
      sendsTo: [host ?? `https://${id}.goatcounter.com`],
    }),
  },
  cloudflare: {
    id: /^[0-9a-f]{32}$/,
    idLooks: "the token of 32 letters and figures in the snippet",
    measuring: (id) => ({
      name: "Cloudflare Web Analytics",
      script: "https://static.cloudflareinsights.com/beacon.min.js",
      attributes: { "data-cf-beacon": JSON.stringify({ token: id, spa: true }) },
      sendsTo: ["https://cloudflareinsights.com"],
    }),
  },
  google: {
    id: /^G-[A-Z0-9]{6,12}$/,
    idLooks: "the measurement ID, such as G-ABC123DEF4",
    measuring: (id) => ({
      name: "Google Analytics",
      script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      attributes: {},
      sendsTo: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
    }),
    needsConsent: true,
  },
};

/** The setting `analytics` of content/business.yaml. */
export const analyticsSchema = ({ siteAddress, group }: Fields) =>
  group({
    service: z.enum(Object.keys(SERVICES) as Service[]).describe("Which service counts visits."),
    id: z.string().describe("What the service knows the site by."),
    host: siteAddress("The address of your own server of Plausible, Umami or GoatCounter, if you have one.").optional(),
  })
    .superRefine(({ service, id, host }, context) => {
      const { id: form, idLooks } = SERVICES[service];
      if (!form.test(id)) context.addIssue({ code: "custom", path: ["id"], message: `must be ${idLooks}.` });
      if (host && (service === "cloudflare" || service === "google"))
        context.addIssue({ code: "custom", path: ["host"], message: `goes with no server of your own for ${service}. Take it out.` });
    })
    .transform(({ service, id, host }): Analytics => {
      const { measuring, needsConsent = false } = SERVICES[service];
      return { service, needsConsent, ...measuring(id, host) };
    });
