/** What other people's code does to a page. Each function runs in the page, and goes on with what the page adds later. */

/**
 * As Google Translate: each text is replaced by two `font` elements with the translated text; the browser's text node is no longer in the
 * page. What is marked `translate="no"` stays.
 */
export function translate(): void {
  const translateWithin = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      inner.append(`~${text.data}`);
      text.replaceWith(outer);
    }
  };
  const root = document.getElementById("root") as HTMLElement;
  translateWithin(root);
  document.title = `~${document.title}`;
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateWithin(node);
  }).observe(root, { childList: true, subtree: true });
}

/** As Dark Reader: style elements in the head, attributes on the root element, and attributes and styles on elements that have a style. */
export function darken(): void {
  const darkenHead = () => {
    const { dataset } = document.documentElement;
    dataset.darkreaderMode = "dynamic";
    dataset.darkreaderScheme = "dark";
    for (const kind of ["fallback", "user-agent", "text", "invert", "inline", "variables", "root-vars", "override"]) {
      const style = document.createElement("style");
      style.className = `darkreader darkreader--${kind}`;
      style.media = "screen";
      document.head.prepend(style);
    }
    for (const sheet of document.querySelectorAll("link[rel=stylesheet], head > style:not(.darkreader)")) {
      const style = document.createElement("style");
      style.className = "darkreader darkreader--sync";
      sheet.after(style);
    }
  };
  const darkenElements = () => {
    for (const element of document.querySelectorAll<HTMLElement>("[style]:not([data-darkreader-inline-color])")) {
      element.dataset.darkreaderInlineColor = "";
      element.style.setProperty("--darkreader-inline-color", "#e8e6e3");
    }
  };
  darkenHead();
  darkenElements();
  new MutationObserver(darkenElements).observe(document.body, { childList: true, subtree: true });
}

/** As an ad blocker: removes what its lists take for social buttons, chats, maps and adverts, of each page also the second section. */
export function blockAds(): void {
  const LISTED =
    "a[href*='facebook.'], a[href*='instagram.'], aside:has(> a[href*='whatsapp']), iframe, main blockquote, main li > picture";
  let cleared = "";
  const block = () => {
    for (const element of document.querySelectorAll(LISTED)) element.remove();
    if (cleared === location.pathname) return;
    cleared = location.pathname;
    document.querySelector("main > section:nth-of-type(2), main > div > section:nth-of-type(2)")?.remove();
  };
  block();
  new MutationObserver(block).observe(document.body, { childList: true, subtree: true });
}

/** As a password manager: an icon in each input's parent, attributes on the input, and an element at the end of the body. */
export function managePasswords(): void {
  const manage = () => {
    for (const input of document.querySelectorAll<HTMLElement>("input:not([data-manager]), textarea:not([data-manager])")) {
      input.dataset.manager = "true";
      const icon = document.createElement("div");
      icon.dataset.managerIcon = "";
      icon.attachShadow({ mode: "open" }).innerHTML = "<button></button>";
      input.after(icon);
    }
  };
  manage();
  document.body.append(document.createElement("manager-overlay"));
  new MutationObserver(manage).observe(document.body, { childList: true, subtree: true });
}

/** As a consent or tag manager: removes every title, meta and link from the head, whenever they come back. */
export function clearHead(): void {
  const clear = () => {
    for (const element of document.head.querySelectorAll(
      "title, meta:not([charset], [name=viewport], [http-equiv]), link:not([rel=stylesheet], [rel=icon])",
    ))
      element.remove();
  };
  clear();
  new MutationObserver(clear).observe(document.head, { childList: true });
}
