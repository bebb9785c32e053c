import { useEffect } from "react";

/** An element of the head: its tag, the attribute that names it, and the one with its value. */
export type HeadElement = [tag: "meta" | "link", attributes: Record<string, string>];

/** Search engines do not list the page; they follow its links. */
export const NO_INDEX: HeadElement = ["meta", { name: "robots", content: "noindex" }];

interface HeadElementsProps {
  title: string;
  /** All elements that depend on the page. Written the same for every page, so that a page takes over those of the one before. */
  elements: HeadElement[];
}

export const HeadElements = import.meta.env.SSR ? PrerenderedHead : ClientHead;

/** In the prerender, React puts the elements into the document's head. */
function PrerenderedHead({ title, elements }: HeadElementsProps) {
  return (
    <>
      <title>{title}</title>
      {elements.map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes)[0]} {...attributes} />
      ))}
    </>
  );
}

/**
 * In the browser it sets them itself. React would keep each element, and its next navigation would fail where a browser extension or a
 * consent tool has removed one.
 */
function ClientHead({ title, elements }: HeadElementsProps) {
  useEffect(() => {
    document.title = title;
    const { head } = document;
    head.querySelector("meta[name=robots]")?.remove(); // of the page before
    for (const [tag, attributes] of elements) {
      const [[name = "", value] = []] = Object.entries(attributes);
      const element = head.querySelector(`${tag}[${name}="${value}"]`) ?? head.appendChild(document.createElement(tag));
      for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] as string);
    }
  });
  return null;
}
