/** The drawing over the picture at the head of the home page (vite/air.ts). */
export const AIR_URL = "/air.svg";
