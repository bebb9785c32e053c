import { labels } from "virtual:site";
import { Printer } from "lucide";
import type { proseHeadings } from "../../schema/prose.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { SectionNav } from "../../widgets/section-nav/section-nav.tsx";

type Headings = ReturnType<typeof proseHeadings>;

/** The headings of the text beside it, as links; the one being read is marked. Small screens have {@link FoldedContents}. */
export function Contents({ headings, ...nav }: { headings: Headings; isBare?: boolean }) {
  const sections = headings.map(({ text, ...heading }) => ({ ...heading, title: text }));
  return <SectionNav {...nav} label={labels.article.contents} sections={sections} />;
}

/** The same above the text, for small screens; folded where they are many. */
export function FoldedContents({ headings }: { headings: Headings }) {
  if (headings.length === 0) return null;
  return (
    <div data-only-small="" data-screen-only="">
      <More label={`${labels.article.contents} (${headings.length})`} isOpen={headings.length < 5}>
        <Contents headings={headings} isBare />
      </More>
    </div>
  );
}

/** Prints the page: on a phone the browser's own command is hard to find. */
export function PrintButton() {
  return (
    <div data-needs-code="">
      <Button small onClick={printWhole}>
        <Icon shape={Printer} />
        {labels.article.print}
      </Button>
    </div>
  );
}

/** How long the sheet waits for pictures, in milliseconds. */
const PICTURES_LIMIT_MS = 3000;

/** Prints with all pictures. WebKit does not load for a sheet what the screen has not needed yet: pictures further down, and the QR code. */
async function printWhole(): Promise<void> {
  const loaded = [...document.images].map((image) => {
    image.loading = "eager";
    return image.decode();
  });
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, PICTURES_LIMIT_MS))]);
  window.print();
}
