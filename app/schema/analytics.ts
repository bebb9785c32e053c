import { z } from "zod";
import { group } from "./fields.ts";

interface Service {
  /** As the privacy page names it. */
  name: string;
  /** The form of the site's id there, and that form in words. */
  id: RegExp;
  idLooks: string;
  /** The script, which counts pages by itself, its attributes, and where it sends to besides its own host. */
  measuring: (id: string) => { script: string; attributes: Record<string, string>; sendsTo: string[] };
  /** Whether it keeps something in the browser that tells visitors apart, and so needs their consent. */
  needsConsent?: boolean;
}

/**
 * The services, and what each needs (OWN-06). Their own pages say so: https://plausible.io/docs/plausible-script,
 * https://umami.is/docs/tracker-configuration, https://developers.google.com/tag-platform/security/guides/csp.
 */
const SERVICES = {
  plausible: {
    name: "Plausible",
    id: /^[\w.-]+\.[a-z]{2,}$/,
    idLooks: "your site's name as Plausible has it, such as kloofcooling.co.za",
    measuring: (id) => ({
      script: "https://plausible.io/js/script.js",
      attributes: { "data-domain": id },
      sendsTo: ["https://plausible.io"],
    }),
  },
  umami: {
    name: "Umami",
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    idLooks: "the website's ID of 36 letters and figures",
    measuring: (id) => ({
      script: "https://cloud.umami.is/script.js",
      attributes: { "data-website-id": id },
      sendsTo: ["https://cloud.umami.is", "https://*.umami.is", "https://*.umami.dev"],
    }),
  },
  google: {
    name: "Google Analytics",
    id: /^G-[A-Z0-9]{6,12}$/,
    idLooks: "the measurement ID, such as G-ABC123DEF4",
    measuring: (id) => ({
      script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      attributes: {},
      sendsTo: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
    }),
    needsConsent: true,
  },
} satisfies Record<string, Service>;

/** The setting `analytics` of content/business.yaml. */
export const analyticsSchema = group({
  service: z.enum(Object.keys(SERVICES) as (keyof typeof SERVICES)[]).describe("Which service counts visits."),
  id: z.string().describe("What the service knows the site by."),
}).transform(({ service, id }, context) => {
  const { name, id: form, idLooks, measuring, needsConsent = false }: Service = SERVICES[service];
  if (!form.test(id)) context.addIssue({ code: "custom", path: ["id"], message: `must be ${idLooks}.` });
  return { service, name, needsConsent, ...measuring(id) };
});

/** How the site counts visits. */
export type Analytics = z.infer<typeof analyticsSchema>;
