import { Fragment, type ReactNode } from "react";

/** Splits a heading after its colons, so that a stylesheet can start each phrase on a line of its own. */
export function phrasesOf(heading: string): ReactNode {
  const phrases = heading.split(/(?<=:) /);
  if (phrases.length === 1) return heading;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && " "}
      <span>{phrase}</span>
    </Fragment>
  ));
}
