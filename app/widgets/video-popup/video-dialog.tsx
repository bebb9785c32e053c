import { useId } from "react";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { FilePlayer } from "./file-player.tsx";
import styles from "./video-popup.module.css";
import type { OpenVideoProps } from "./video-popup.tsx";

export interface VideoDialogProps extends OpenVideoProps {
  /** The video's name: names the popup. */
  title: string;
  /** What is seen and heard in it, for who cannot see or hear it. */
  description: string;
  /** The address of the picture that a file shows before it plays. */
  poster?: string | undefined;
  labels: {
    close: string;
    /** Said where the video does not load, and the button that tries again. */
    failure: string;
    again: string;
    /** The link to the video's own page. */
    elsewhere: string;
  };
}

/** The popup. Taking it away takes the player away, and so stops the video. */
export function VideoDialog({ player, address, title, description, poster, labels, onClose }: VideoDialogProps) {
  const descriptionId = useId();
  return (
    <Overlay label={title} closeLabel={labels.close} onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.player}>
          {player.kind === "file" ? (
            <FilePlayer address={player.address} title={title} poster={poster} describedBy={descriptionId} labels={labels} />
          ) : (
            <>
              {/* Behind the player: seen where that stays empty. */}
              <p>{labels.failure}</p>
              <iframe
                src={player.address}
                title={title}
                allow="encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            </>
          )}
        </div>
        <div className={styles.below}>
          <p id={descriptionId}>{description}</p>
          <a href={address} rel="noopener">
            {labels.elsewhere}
          </a>
        </div>
      </div>
    </Overlay>
  );
}
