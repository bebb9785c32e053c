export { SectionNav } from "./section-nav.tsx";
