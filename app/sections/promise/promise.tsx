import type { Page } from "../../schema/page.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Counters } from "../counters/counters.tsx";

/** What the owner promises, with the business's figures. */
export function OwnersPromise({ promise, owner, counters = [] }: Pick<Page<"text">, "promise" | "owner" | "counters">) {
  return (
    <Section surface="ink">
      <div data-grid="2">
        <figure>
          <Prose nodes={[["blockquote", ["p", promise ?? ""]]]} />
          <figcaption>{owner}</figcaption>
        </figure>
        <Counters counters={counters} />
      </div>
    </Section>
  );
}
