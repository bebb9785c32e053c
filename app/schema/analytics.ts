import { z } from "zod";
import { group } from "./fields.ts";

/**
 * The services, and what each needs (OWN-06). Neither keeps anything in the browser that tells visitors apart, so nobody has to be asked.
 * Their own pages say so: https://plausible.io/docs/plausible-script, https://umami.is/docs/tracker-configuration.
 */
const SERVICES = {
  plausible: {
    name: "Plausible", // as the privacy page names it
    idForm: /^[\w.-]+\.[a-z]{2,}$/,
    idLooks: "your site's name as Plausible has it, such as kloofcooling.co.za",
    script: "https://plausible.io/js/script.js", // counts pages by itself
    attribute: "data-domain", // has the id
    sendsTo: ["https://plausible.io"],
  },
  umami: {
    name: "Umami",
    idForm: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    idLooks: "the website's ID of 36 letters and figures",
    script: "https://cloud.umami.is/script.js",
    attribute: "data-website-id",
    sendsTo: ["https://cloud.umami.is", "https://*.umami.is", "https://*.umami.dev"],
  },
};

/** The setting `analytics` of content/business.yaml. */
export const analyticsSchema = group({
  service: z.enum(Object.keys(SERVICES) as (keyof typeof SERVICES)[]).describe("Which service counts visits."),
  id: z.string().describe("What the service knows the site by."),
}).transform(({ service, id }, context) => {
  const { idForm, idLooks, ...measuring } = SERVICES[service];
  if (!idForm.test(id)) context.addIssue({ code: "custom", path: ["id"], message: `must be ${idLooks}.` });
  return { ...measuring, id };
});

/** How the site counts visits. */
export type Analytics = z.infer<typeof analyticsSchema>;
