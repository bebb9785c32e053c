import { type RefObject, useRef } from "react";

/** The text being written. It lives in the input alone, so that no keystroke draws the chat anew. */
export interface Draft {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Exactly what stands in the input. */
  read: () => string;
  /** Puts a text there, unless the visitor has written something of their own. */
  fill: (text: string | undefined) => void;
  clear: () => void;
}

export function useDraft(): Draft {
  const input = useRef<HTMLTextAreaElement>(null);
  const filled = useRef("");
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const read = () => input.current?.value ?? "";
  return {
    input,
    read,
    fill: (text) => {
      const isOwn = read().trim() !== "" && read() !== filled.current;
      if (text === undefined || isOwn) return;
      write(text);
      filled.current = read();
    },
    clear: () => write(""),
  };
}
