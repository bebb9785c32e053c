import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskContent } from "../read-desk.ts";
import { readContent, type Steps } from "./api.ts";

/** All of the content, as it was read last. @param say Shows why it can't be read. */
export function useContent(say: (message: string) => void) {
  const [content, setContent] = useState<DeskContent & { steps: Steps }>();
  const lastRead = useRef<Promise<void>>(undefined);
  /** Reads everything again; an earlier answer that comes later is passed over. */
  const reload = useCallback(() => {
    const read: Promise<void> = readContent().then(
      (latest) => (lastRead.current === read ? setContent(latest) : lastRead.current),
      (error: Error) => say(error.message),
    );
    lastRead.current = read;
    return read;
  }, [say]);
  useEffect(() => void reload(), [reload]);
  return { content, setContent, reload };
}
