import { z } from "zod";
import type { Fields } from "./fields.ts";

/** One entry of content/testimonials.yaml: what a client says (DATA-01). */
const testimonialSchema = ({ text, picture, group }: Fields) =>
  group({
    image: picture("The picture beside the client's name.").optional(),
    desc: text("The client's words, one to three sentences.", { max: 280 }),
    name: text("The client's first name and initial."),
    position: text("What the client does and where."),
  });

export type Testimonial = z.infer<ReturnType<typeof testimonialSchema>>;

/** content/testimonials.yaml: what clients say, in the order of the carousel. */
export const testimonialsSchema = (fields: Fields) => z.array(testimonialSchema(fields));
