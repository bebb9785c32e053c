/** The colour of the token `--c-ink` (app/styles/tokens.css), for files that no stylesheet reaches. */
export const INK = "#0b1f3a";
