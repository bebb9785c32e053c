import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import type { Player } from "./player.ts";
import styles from "./video-popup.module.css";
import type { VideoProps } from "./video-popup.tsx";

interface VideoDialogProps extends VideoProps {
  player: Player;
  onClose: () => void;
}

/** The popup. A file plays at once, with its sound: the visitor pressed play to open it. Unmounting removes the player, and so stops the video. */
export function VideoDialog({ player, address, title, description, poster, end, labels, onClose }: VideoDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  const [hasEnded, setEnded] = useState(false);
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
              autoPlay
              controls
              playsInline
              onPlay={() => setEnded(false)}
              onEnded={() => setEnded(true)}
              onError={() => setFailed(true)}
            />
          ) : (
            <>
              {/* Behind the player: seen where that stays empty. */}
              <p>{labels.failure}</p>
              <iframe
                src={player.address}
                title={title}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            </>
          )}
          {hasEnded && <div className={styles.end}>{end}</div>}
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
