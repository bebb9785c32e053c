import { usePage } from "../browser/use-page.ts";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { TextPage } from "./layouts/text-page.tsx";

/** Who the business is and why to choose it (ABOUT-01). */
export function Component() {
  const page = usePage<"aboutus">();
  return (
    <TextPage page={page} callToAction={page.callToAction}>
      <Testimonials heading={page.testimonialsHeading} items={page.testimonialItems} />
    </TextPage>
  );
}
