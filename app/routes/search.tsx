export { SearchPage as Component } from "../sections/site-search/site-search.tsx";
