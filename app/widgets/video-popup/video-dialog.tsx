import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import styles from "./video-popup.module.css";
import type { OpenVideoProps } from "./video-popup.tsx";

export interface VideoDialogProps extends OpenVideoProps {
  /** The video's name: names the popup. */
  title: string;
  /** What is seen and heard in it, for those who can't see or hear it. */
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

/** The popup. Unmounting it removes the player, and so stops the video. A file is fetched when the visitor presses play, not before. */
export function VideoDialog({ player, address, title, description, poster, labels, onClose }: VideoDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const descriptionId = useId();
  const tryAgain = () => {
    setFailed(false);
    video.current?.load();
    video.current?.focus();
  };
  return (
    <Overlay label={title} closeLabel={labels.close} onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.player}>
          {player.kind === "file" ? (
            // biome-ignore lint/a11y/useMediaCaption: the owner's file carries its own captions; the text below says what is seen
            <video
              ref={video}
              src={player.address}
              poster={poster}
              aria-label={title}
              aria-describedby={descriptionId}
              controls
              playsInline
              preload="none"
              onError={() => setFailed(true)}
            />
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
          {hasFailed && (
            <div role="alert">
              <p>{labels.failure}</p>
              <Button small onClick={tryAgain}>
                {labels.again}
              </Button>
            </div>
          )}
          <p id={descriptionId}>{description}</p>
          <a href={address} rel="noopener">
            {labels.elsewhere}
          </a>
        </div>
      </div>
    </Overlay>
  );
}
