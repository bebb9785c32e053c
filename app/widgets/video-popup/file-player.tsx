import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button/button.tsx";

interface FilePlayerProps {
  address: string;
  title: string;
  poster: string | undefined;
  /** The id of the text that says what is seen. */
  describedBy: string;
  labels: { failure: string; again: string };
}

/**
 * A video's file in the browser's own player. Nothing of it is fetched before the visitor presses play, whatever they prefer: so nobody who
 * saves data pays for it, and nothing moves for who prefers less motion. What replaces the focused player takes its focus.
 */
export function FilePlayer({ address, title, poster, describedBy, labels }: FilePlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (takesFocus.current) (hasFailed ? again.current?.querySelector("button") : video.current)?.focus();
  }, [hasFailed]);
  const replace = (failed: boolean) => {
    takesFocus.current = [video.current, again.current].some((part) => part?.contains(document.activeElement));
    setFailed(failed);
  };
  if (hasFailed)
    return (
      <div ref={again} role="alert">
        <p>{labels.failure}</p>
        <Button small onClick={() => replace(false)}>
          {labels.again}
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner's file carries its own captions; the text below says what is seen
    <video
      ref={video}
      src={address}
      poster={poster}
      aria-label={title}
      aria-describedby={describedBy}
      controls
      playsInline
      preload="none"
      onError={() => replace(true)}
    />
  );
}
