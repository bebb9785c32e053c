import type { Prose, ProseNode } from "../../schema/prose.ts";

/**
 * Reads a text back from its rendered HTML, so that it is not transferred twice: in the document and in the page's data. The result
 * equals the nodes that `Prose` rendered.
 */
export function readProse(element: Element): Prose {
  return readChildren(element);
}

function readChildren(element: Element): ProseNode[] {
  return [...element.childNodes].flatMap((node): ProseNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
    return node instanceof Element ? [readElement(node)] : [];
  });
}

function readElement(element: Element): ProseNode {
  const name = element.localName;
  switch (name) {
    case "figure":
      return readElement(element.querySelector("blockquote") as Element);
    case "div":
      return readElement(element.querySelector("table") as Element);
    case "a":
      return ["a", element.getAttribute("href") ?? "", ...readChildren(element)];
    case "h2":
    case "h3":
      return [name, element.id, ...readChildren(element)];
    default:
      return [name as "p", ...readChildren(element)];
  }
}
