/** An element of the head: its tag, the attribute that names it, and the one with its value. */
export type HeadElement = [tag: "meta" | "link", attributes: Record<string, string>];

/** Search engines do not list the page; they follow its links. */
export const NO_INDEX: HeadElement = ["meta", { name: "robots", content: "noindex" }];

interface HeadElementsProps {
  title: string;
  /** All elements that depend on the page. */
  elements: HeadElement[];
}

/** Writes a page's elements; React puts them into the document's head. */
export function HeadElements({ title, elements }: HeadElementsProps) {
  return (
    <>
      <title>{title}</title>
      {elements.map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes)[0]} {...attributes} />
      ))}
    </>
  );
}
