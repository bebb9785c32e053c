/** The file with drawings that would weigh too much in every document: the icons of the content and of brands, the brand's `#mark` and `#logo`, `#horizon`, `#curl` and `#stars`. */
export const SPRITE_URL = "/sprite.svg";
