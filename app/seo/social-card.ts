/** Where a picture's card for social networks lies, by the address of the picture. */
export const socialCardUrl = (src: string): string => src.replace(/^\/pictures\/([^.]+).*/, "/social/$1.jpg");
