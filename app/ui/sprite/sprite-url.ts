/** The file with drawings that would weigh too much in every document: `#facebook` and the other brands' icons, `#horizon` and `#air`. */
export const SPRITE_URL = "/sprite.svg";
