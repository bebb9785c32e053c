/** The elements that React takes out of a page for its document's head. It escapes `<` and `>` in their texts and attributes. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/**
 * Divides what React has rendered into the elements for the document's head, which it writes first, and the body.
 *
 * @throws Error when the two cannot be told apart, as another version of React could make them.
 */
export function splitHead(html: string): { head: string; body: string } {
  const [head = ""] = HEAD_ELEMENTS.exec(html) ?? [];
  const body = html.slice(head.length);
  if (body === "") throw new Error("React has rendered nothing after the head's elements: the page has no body.");
  if (!head.includes("<title"))
    throw new Error(`React has rendered no <title> before the page's first element, ${/^[^>]*>?/.exec(body)?.[0]}.`);
  return { head, body };
}
