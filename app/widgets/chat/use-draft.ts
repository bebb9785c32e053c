import { type RefObject, useState } from "react";
import { growWithText } from "./grow-with-text.ts";

/** The text being written. Only the input holds it, so that no keystroke re-renders the chat. */
export interface Draft {
  input: RefObject<HTMLTextAreaElement | null>;
  /** The exact text of the input; before the input exists, the text to fill in. */
  read: () => string;
  /** Puts a text there, unless the visitor has written something of their own. */
  fill: (text: string | undefined) => void;
  /** Puts there what was to be filled in before the input existed. */
  settle: () => void;
  clear: () => void;
}

/** The chat's one draft: the same object while the chat lives. */
export function useDraft(): Draft {
  const [draft] = useState(createDraft);
  return draft;
}

function createDraft(): Draft {
  const input: Draft["input"] = { current: null };
  let filled = "";
  const write = (text: string) => {
    if (!input.current) return;
    input.current.value = text;
    growWithText(input.current);
  };
  const read = () => input.current?.value ?? filled;
  return {
    input,
    read,
    fill: (text) => {
      const isOwn = read().trim() !== "" && read() !== filled;
      if (text === undefined || isOwn) return;
      write(text);
      filled = input.current ? read() : text;
    },
    settle: () => write(filled),
    clear: () => write(""),
  };
}
