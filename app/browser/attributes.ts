/**
 * The names of the `data-*` attributes that files of several folders share. Stylesheets repeat them; README.md says what those of hydration
 * mean. An attribute that only one folder uses is written where it is used.
 */

/** On the root element, a deferred section or a widget: it is hydrated. */
export const HYDRATED = "data-hydrated";

/** On the root element or a deferred section: its code failed, and it stays as it was served. On the root element also: its code is late. */
export const FAILED = "data-failed";

/** On a link whose click code takes over: before hydration the click is queued. */
export const WAITS = "data-waits";

/** On a button or link that was clicked, until its action runs. */
export const EARLY = "data-early";

/** On a deferred section. */
export const BELOW = "data-below";

/** On what is hidden where no code runs (app/styles/base.css). */
export const NEEDS_CODE = "data-needs-code";

/** On a text; `body` marks the one that hydration reads back from the document. */
export const PROSE = "data-prose";

/** On the root element: the theme that the visitor has chosen. On any other: the theme of what is in it (app/styles/tokens.css). */
export const THEME = "data-theme";

/** On the root element: the visitor saves data (app/browser/saves-data.ts). */
export const SAVING = "data-saving";

/** On a section: the background that its text is set on (app/styles/base.css). */
export const SURFACE = "data-surface";

/** On a card with one link: the link covers it (app/styles/base.css), and hovering it moves the arrow of a `MoreLink`. */
export const MORE_BOX = "data-more-box";

/** On a card that shares its picture with its page in a shared-element transition (app/browser/shared-element.ts). */
export const SHARED_PICTURE = "data-shared-picture";

/** On the box of a page's own picture. */
export const PAGE_PICTURE = "data-page-picture";

/** On the pictures of a shared-element transition: its phase (app/styles/page-transitions.css). */
export const TRANSITION = "data-transition";

/** An attribute without a value, for JSX: `<li {...flag(MORE_BOX)}>`. */
export const flag = (name: string, isSet: boolean | undefined = true) => ({ [name]: isSet ? "" : undefined });
