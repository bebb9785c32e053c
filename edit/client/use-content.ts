import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskContent } from "../read-desk.ts";
import { readContent, type Steps } from "./api.ts";

/** All of the content, as it was read last. @param fail Shows why it can't be read. */
export function useContent(fail: (message: string) => void) {
  const [content, setContent] = useState<DeskContent & { steps: Steps }>();
  const lastRead = useRef<Promise<boolean>>(undefined);
  /** Reads everything again; an earlier answer that comes later is passed over. @returns Whether it could be read. */
  const reload = useCallback(() => {
    const read: Promise<boolean> = readContent().then(
      (latest) => {
        if (lastRead.current !== read) return lastRead.current as Promise<boolean>;
        setContent(latest);
        return true;
      },
      (error: Error) => {
        fail(error.message);
        return false;
      },
    );
    lastRead.current = read;
    return read;
  }, [fail]);
  useEffect(() => void reload(), [reload]);
  return { content, setContent, reload };
}
