/** The file with drawings that would weigh too much in every document: the icons of the content and of brands, the brand's `#mark`, `#logo` and `#horizon`, `#curl` and `#stars`. */
export const SPRITE_URL = "/sprite.svg";

/** Icons of lucide that may come a moment after the page, as the brands' do: no first step depends on them alone. */
export const SPRITE_ICONS = "arrow-left-right arrow-up clock mail map-pin maximize-2 moon phone play sun".split(" ");
