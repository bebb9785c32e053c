import { z } from "zod";
import { group, picture, text } from "./fields.ts";

/** content/testimonials.yaml: what clients say, in the order of the carousel (DATA-01). */
export const testimonialsSchema = z.array(
  group({
    image: picture("A picture of the job, above the client's words.").optional(),
    desc: text("The client's words, one to three sentences.", { max: 280 }),
    name: text("The client's first name and initial."),
    position: text("What the client does and where."),
  }),
);

export type Testimonial = z.infer<typeof testimonialsSchema>[number];
