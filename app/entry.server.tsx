import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { createRoutes, type LoadPage } from "./routes.ts";

/** A page rendered as HTML: the elements for the document's head (title, metadata, canonical link), and the content of the root element. */
type RenderedPage = Record<"head" | "body", string>;

/** Renders the page at a path. @throws Error if rendering fails, or the path redirects. */
export async function render(path: string, loadPage: LoadPage): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes(loadPage));
  const context = await handler.query(new Request(new URL(encodeURI(path), "http://localhost")));
  if (context instanceof Response) throw new Error(`'${path}' redirects to '${context.headers.get("location")}'`);

  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => void failures.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY, // puts all HTML in place, with no inline script to move it
  });
  if (failures.length > 0) throw failures[0];

  return splitHead(await new Response(prelude).text());
}

/** The elements that React hoists into the head. It escapes `<` and `>` in their texts and attributes. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** Splits React's output into the head elements, which come first, and the body. */
function splitHead(html: string): RenderedPage {
  const [head = ""] = HEAD_ELEMENTS.exec(html) ?? [];
  if (!head.includes("<title")) throw new Error("React rendered no <title> before the page's first element.");
  return { head, body: html.slice(head.length) };
}
