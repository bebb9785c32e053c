import { type ComponentType, type ReactNode, useState } from "react";
import { useCodeOnDemand } from "../../browser/use-code-on-demand.ts";
import { PartFailure } from "../../ui/part-failure/part-failure.tsx";
import { type Player, playerOf } from "./player.ts";

/** What opens over the page: `VideoDialog` with its words, which only who opens it has to fetch. */
export interface VideoDialogCode {
  VideoDialog: ComponentType<OpenVideoProps>;
}

export interface OpenVideoProps {
  player: Player;
  /** The video's page at its host, or a file. */
  address: string;
  onClose: () => void;
}

interface VideoPopupProps {
  /** The video's page at its host, or a file. */
  address: string;
  /** Imports the popup. */
  loadDialog: () => Promise<VideoDialogCode>;
  labels: {
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

/**
 * A link to a video which opens it in a popup (HOME-02). Nothing of the video is fetched before; nothing plays by itself, nor muted; closing
 * stops it.
 */
export function VideoPopup({ address, loadDialog, labels, className, children }: VideoPopupProps) {
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
      {player && code && isOpen && <code.VideoDialog player={player} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}
