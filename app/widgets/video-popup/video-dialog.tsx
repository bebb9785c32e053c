import { Overlay } from "../../ui/overlay/overlay.tsx";
import type { Player } from "./player.ts";
import styles from "./video-popup.module.css";

interface VideoDialogProps {
  player: Player;
  address: string;
  title: string;
  labels: { close: string; failure: string; elsewhere: string };
  onClose: () => void;
}

/** The popup. Taking it away takes the player away, and so stops the video. */
export function VideoDialog({ player, address, title, labels, onClose }: VideoDialogProps) {
  return (
    <Overlay label={title} closeLabel={labels.close} onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.player}>
          {/* Behind the player: seen where that stays empty. */}
          <p>{labels.failure}</p>
          {player.kind === "iframe" ? (
            <iframe
              src={player.address}
              title={title}
              allow="encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: the owner's file carries its own captions
            <video src={player.address} controls playsInline preload="metadata" />
          )}
        </div>
        <p className={styles.elsewhere}>
          <a href={address} rel="noopener">
            {labels.elsewhere}
          </a>
        </p>
      </div>
    </Overlay>
  );
}
