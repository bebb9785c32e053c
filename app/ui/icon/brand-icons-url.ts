/** The file with the brands' icons, which would weigh too much in every document. */
export const BRAND_ICONS_URL = "/brands.svg";
