import type { ReactNode } from "react";
import { useCodeOnDemand } from "../../browser/use-code-on-demand.ts";
import { PartFailure } from "../../ui/part-failure/part-failure.tsx";
import { playerOf } from "./player.ts";

/** The props of {@link VideoPopup}, which its dialog shares. */
export interface VideoProps {
  /** The video's page at its host, or a file. */
  address: string;
  title: string;
  /** What is seen and heard in it, for those who can't see or hear it. */
  description: string;
  /** The address of the picture that a file shows before it plays. */
  poster?: string | undefined;
  /** What a file shows over its last picture, such as who made it. */
  end?: ReactNode;
  /** `failure` is said where the video does not load, `notLoaded` where the popup's code does not; `elsewhere` is the link to the video. */
  labels: Record<"close" | "failure" | "notLoaded" | "again" | "elsewhere", string>;
}

const loadDialog = () => import("./video-dialog.tsx");

/** A link that opens a video in a popup, where it plays with sound (HOME-02); closing stops it. Nothing of the video is fetched before. */
export function VideoPopup({ children, ...video }: VideoProps & { children: ReactNode }) {
  const { opened, close, failure, linkProps } = useCodeOnDemand("video-dialog", loadDialog);
  const { address, labels } = video;
  const player = playerOf(address);
  return (
    <>
      <a href={address} rel="noopener" {...(player && linkProps())}>
        {children}
      </a>
      {failure && (
        <PartFailure message={labels.notLoaded} label={labels.again} onRetry={failure.retry}>
          <a href={address} rel="noopener">
            {labels.elsewhere}
          </a>
        </PartFailure>
      )}
      {player && opened && <opened.code.VideoDialog {...video} player={player} onClose={close} />}
    </>
  );
}
