import { type RefObject, useRef } from "react";
import type { SaveError } from "./api.ts";
import { QUIET, type Status } from "./status.ts";

interface CallsOptions {
  /** The file whose form is shown: the focus goes to its first field that is refused. */
  file: string;
  panel: RefObject<HTMLElement | null>;
  setStatus: (status: Status) => void;
  reload: () => Promise<unknown>;
}

/** Calls the server, one call at a time, reads the content again, and says how it went. */
export function useCalls({ file, panel, setStatus, reload }: CallsOptions) {
  const last = useRef<Promise<unknown>>(undefined);
  /** @param shown Called with what the call has returned, once the content is read again. */
  return async <Result>(work: () => Promise<Result>, done: string, shown?: (result: Result) => void): Promise<boolean> => {
    setStatus({ ...QUIET, said: "One moment" });
    const before = last.current;
    const own = (async () => {
      await before?.catch(() => {});
      const result = await work();
      const isRead = await reload();
      shown?.(result);
      return isRead;
    })();
    last.current = own;
    try {
      if (await own) setStatus({ ...QUIET, said: done });
      return true;
    } catch (error) {
      const { message: said, problems = [] } = error as SaveError;
      setStatus({ said, isWrong: true, problems });
      const refused = problems.find((problem) => problem.file === file && problem.field);
      if (refused)
        requestAnimationFrame(() =>
          panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(refused.field ?? "")}"]`)?.focus(),
        );
      await reload();
      return false;
    }
  };
}
