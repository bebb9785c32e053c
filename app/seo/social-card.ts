/** The path of a picture's social card, by the picture's address. */
export const socialCardUrl = (src: string): string => src.replace(/^\/pictures\/([^.]+).*/, "/social/$1.jpg");
