import { labels } from "virtual:site";
import { Printer } from "lucide";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

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
