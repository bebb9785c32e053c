export { Offline as Component } from "../sections/offline/offline.tsx";
