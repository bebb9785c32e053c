import { type ReactNode, useState } from "react";
import { useCodeOnDemand } from "../../hydration/use-code-on-demand.ts";
import { PartFailure } from "../../ui/part-failure/part-failure.tsx";
import { playerOf } from "./player.ts";

interface VideoPopupProps {
  /** The video's page at its host, or a file. */
  address: string;
  /** What the video shows: names the popup. */
  title: string;
  labels: {
    close: string;
    /** Said while it cannot be loaded. */
    failure: string;
    /** The link to the video's own page. */
    elsewhere: string;
    /** Said where the popup's code does not load, and the button that tries again. */
    notLoaded: string;
    again: string;
  };
  className?: string | undefined;
  /** What the link shows. */
  children: ReactNode;
}

const loadDialog = () => import("./video-dialog.tsx");

/**
 * A link to a video which opens it in a popup (HOME-02). Nothing of the video's host is fetched before; nothing plays by itself, nor
 * muted; closing stops it.
 */
export function VideoPopup({ address, title, labels, className, children }: VideoPopupProps) {
  const [isOpen, setOpen] = useState(false);
  const { code, failure, linkProps } = useCodeOnDemand("video-dialog", loadDialog);
  const player = playerOf(address);
  return (
    <>
      <a className={className} href={address} rel="noopener" {...(player && linkProps(() => setOpen(true)))}>
        {children}
      </a>
      {failure && (
        <PartFailure message={labels.notLoaded} label={labels.again} onRetry={failure.retry}>
          <a href={address} rel="noopener">
            {labels.elsewhere}
          </a>
        </PartFailure>
      )}
      {player && code && isOpen && (
        <code.VideoDialog player={player} address={address} title={title} labels={labels} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
