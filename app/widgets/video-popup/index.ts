export { VideoPopup } from "./video-popup.tsx";
