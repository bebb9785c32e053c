import { type ReactNode, useId, useState } from "react";
import { instead } from "../../browser/clicks.ts";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { playerOf } from "./player.ts";
import styles from "./video-popup.module.css";

interface VideoProps {
  /** The video's page at its host, or a file. */
  address: string;
  title: string;
  /** What is seen and heard in it, for those who can't see or hear it. */
  description: string;
  /** The address of the picture that a file shows before it plays. */
  poster?: string | undefined;
  /** Shown over a file's last frame, such as who made it. */
  end?: ReactNode;
  /** `failure` is said where a host's player stays empty; `elsewhere` is the link to the video. */
  labels: Record<"close" | "failure" | "elsewhere", string>;
}

/** A link that opens a video in a popup, where it plays with sound (HOME-02); closing stops it. Nothing of the video is fetched before. */
export function VideoPopup({ children, ...video }: VideoProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a href={video.address} {...(playerOf(video.address) && { onClick: instead(() => setOpen(true)) })}>
        {children}
      </a>
      {isOpen && <VideoDialog {...video} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The popup. A file plays at once, with its sound: the visitor pressed play to open it. Unmounting removes the player, and so stops the video. */
function VideoDialog({ address, title, description, poster, end, labels, onClose }: VideoProps & { onClose: () => void }) {
  const [hasEnded, setEnded] = useState(false);
  const descriptionId = useId();
  const player = playerOf(address);
  return (
    <Overlay label={title} closeLabel={labels.close} onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.player}>
          {player?.kind === "file" ? (
            // biome-ignore lint/a11y/useMediaCaption: the owner's file carries its own captions; the text below says what is seen
            <video
              src={address}
              poster={poster}
              aria-label={title}
              aria-describedby={descriptionId}
              autoPlay
              controls
              playsInline
              onPlay={() => setEnded(false)}
              onEnded={() => setEnded(true)}
            />
          ) : (
            <>
              {/* Behind the player: visible if that stays empty. */}
              <p>{labels.failure}</p>
              <iframe
                src={player?.address}
                title={title}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            </>
          )}
          {hasEnded && <div className={styles.end}>{end}</div>}
        </div>
        <div className={styles.below} data-links="">
          <p id={descriptionId}>{description}</p>
          <a href={address}>{labels.elsewhere}</a>
        </div>
      </div>
    </Overlay>
  );
}
