import { type ReactNode, useState } from "react";
import { useCodeOnDemand } from "../../browser/use-code-on-demand.ts";
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
  const { code, linkProps } = useCodeOnDemand(loadDialog);
  const player = playerOf(address);
  return (
    <>
      <a className={className} href={address} rel="noopener" {...(player && linkProps(() => setOpen(true)))}>
        {children}
      </a>
      {player && code && isOpen && (
        <code.VideoDialog player={player} address={address} title={title} labels={labels} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
