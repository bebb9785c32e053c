import { useEffect } from "react";

/** An element of the head: its tag, its identifying attribute, and the attribute with its value. */
export type HeadElement = [tag: "meta" | "link", attributes: Record<string, string>];

/** Search engines leave out the page but follow its links. */
export const NO_INDEX: HeadElement = ["meta", { name: "robots", content: "noindex" }];

interface HeadElementsProps {
  title: string;
  /** All elements that depend on the page: the same set for every page, so that each page updates the previous one's. */
  elements: HeadElement[];
}

export const HeadElements = import.meta.env.SSR ? PrerenderedHead : ClientHead;

/** When prerendering, React hoists the elements into the document's head. */
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

/** In the browser it sets the elements itself: React would fail at the next navigation if an extension or consent tool had removed one. */
function ClientHead({ title, elements }: HeadElementsProps) {
  useEffect(() => {
    document.title = title;
    const { head } = document;
    head.querySelector("meta[name=robots]")?.remove(); // left by the previous page
    for (const [tag, attributes] of elements) {
      const [[name = "", value] = []] = Object.entries(attributes);
      const element = head.querySelector(`${tag}[${name}="${value}"]`) ?? head.appendChild(document.createElement(tag));
      for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] as string);
    }
  });
  return null;
}
