import { labels } from "virtual:site";
import { Printer } from "lucide";
import type { ComponentProps } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { More } from "../../ui/more/more.tsx";
import { SectionNav } from "../../widgets/section-nav/section-nav.tsx";

type ContentsProps = Omit<ComponentProps<typeof SectionNav>, "label">;

/** The headings of the text beside it, as links; the one being read is marked. Small screens have {@link FoldedContents}. */
export const Contents = (nav: ContentsProps) => <SectionNav {...nav} label={labels.article.contents} />;

/** The same above the text, for small screens; folded where they are many. */
export function FoldedContents({ sections }: ContentsProps) {
  if (sections.length === 0) return null;
  return (
    <div data-only-small="" data-screen-only="">
      <More label={`${labels.article.contents} (${sections.length})`} isOpen={sections.length < 5}>
        <Contents sections={sections} isBare />
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
