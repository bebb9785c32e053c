/**
 * The names of the `data-*` attributes that files of several folders share. Stylesheets repeat them. An attribute that
 * only one folder uses is written where it is used.
 */

/** On the root element or a widget: it is hydrated. */
export const HYDRATED = "data-hydrated";

/** On the root element: the code failed, and the page stays as it was served. */
export const FAILED = "data-failed";

/** On what is hidden where no code runs (app/styles/base.css). */
export const NEEDS_CODE = "data-needs-code";

/** On running text; `body` marks a page's own. */
export const PROSE = "data-prose";

/** On the root element: the theme that the visitor has chosen. On any other: the theme of what is in it (app/styles/tokens.css). */
export const THEME = "data-theme";

/** On the root element: the visitor saves data (app/browser/saves-data.ts). */
export const SAVING = "data-saving";

/** On a card with one link: the link covers it (app/styles/base.css), and hovering it moves the arrow of a `MoreLink`. */
export const MORE_BOX = "data-more-box";

/** An attribute without a value, for JSX: `<li {...flag(MORE_BOX)}>`. */
export const flag = (name: string, isSet: boolean | undefined = true) => ({ [name]: isSet ? "" : undefined });
