/** The file with drawings that would weigh too much in every document: the icons of the content and of brands, the brand's `#mark` and `#logo`, `#horizon`, `#curl` and `#stars`. */
export const SPRITE_URL = "/sprite.svg";

/** Icons of lucide that are beside words or need code, so that they may come a moment after the page. */
export const SPRITE_ICONS = "arrow-left-right arrow-up clock mail map-pin maximize-2 moon phone play sun".split(" ");
