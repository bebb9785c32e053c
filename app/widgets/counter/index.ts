export { Counter } from "./counter.tsx";
