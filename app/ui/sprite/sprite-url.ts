/** The file with drawings that would weigh too much in every document: `#facebook` and the other brands' icons, `#horizon`, `#air`, `#curl` and `#stars`. */
export const SPRITE_URL = "/sprite.svg";
