export { Lightbox, type LightboxLabels, type LightboxPicture } from "./lightbox.tsx";
