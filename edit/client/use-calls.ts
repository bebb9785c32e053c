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

/** Calls the server, one call at a time, and shows the result of each. One that `showsItself` is confirmed before the content is read again. */
export function useCalls({ file, panel, setStatus, reload }: CallsOptions) {
  const last = useRef<Promise<unknown>>(undefined);
  return async (work: () => Promise<unknown>, done: string, showsItself = false): Promise<boolean> => {
    const confirm = () => setStatus({ ...QUIET, said: done });
    setStatus({ ...QUIET, said: "One moment" });
    const before = last.current;
    const own = (async () => {
      await before?.catch(() => {});
      await work();
    })();
    last.current = own;
    try {
      await own;
      if (showsItself) confirm();
      if ((await reload()) && !showsItself) confirm(); // not before: the next press is for what is there now
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
