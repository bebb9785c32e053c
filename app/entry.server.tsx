import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { createRoutes, type LoadPage } from "./routes.ts";

/** A page rendered as HTML: the elements for a document's head (title, metadata, canonical link), and what is inside its root element. */
export type RenderedPage = Record<"head" | "body", string>;

/** Renders the page at a path of the route table. @throws Error when rendering fails, or when the path leads to another one. */
export async function render(path: string, loadPage: LoadPage): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes(loadPage));
  const context = await handler.query(new Request(new URL(encodeURI(path), "http://localhost")));
  if (context instanceof Response) throw new Error(`'${path}' leads to '${context.headers.get("location")}' and has no page to render.`);

  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => void failures.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY, // all HTML is in its place; no inline script has to move it
  });
  if (failures.length > 0) throw failures[0];

  return splitHead(await new Response(prelude).text());
}

/** The elements that React takes out of a page for its document's head. It escapes `<` and `>` in their texts and attributes. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** Divides what React has rendered into the elements for the head, which it writes first, and the body. */
function splitHead(html: string): RenderedPage {
  const [head = ""] = HEAD_ELEMENTS.exec(html) ?? [];
  if (!head.includes("<title")) throw new Error("React has rendered no <title> before the page's first element.");
  return { head, body: html.slice(head.length) };
}
