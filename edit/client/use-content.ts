import { useCallback, useEffect, useState } from "react";
import { type Content, readContent } from "./api.ts";

/** All of the content, as it was read last. @param fail Shows why it can't be read. */
export function useContent(fail: (message: string) => void) {
  const [content, setContent] = useState<Content>();
  /** Reads everything again. @returns It, if it could be read. */
  const reload = useCallback(async () => {
    try {
      const latest = await readContent();
      setContent(latest);
      return latest;
    } catch (error) {
      fail((error as Error).message);
      return undefined;
    }
  }, [fail]);
  useEffect(() => {
    let timer: number;
    const open = async () => {
      if (!(await reload())) timer = window.setTimeout(open, 1000); // the content is wrong, or changes just now
    };
    void open();
    return () => window.clearTimeout(timer);
  }, [reload]);
  return { content, reload };
}
