import { Fragment, type ReactNode } from "react";

/** A page's heading, parted after its colons: where it needs a second line, that begins with a phrase. The stylesheet of the heading sees to it. */
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
