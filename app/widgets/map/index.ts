export { MapOverlay } from "./map-overlay.tsx";
export { MapPanel } from "./map-panel.tsx";
