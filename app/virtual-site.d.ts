/** What the layout of every page shows; vite/content.ts makes the module from content/. */
declare module "virtual:site" {
  export const business: import("./schema/business.ts").LayoutBusiness;
  export const words: import("./schema/words.ts").LayoutWords;
  /** The layout at each path and pattern of paths. */
  export const routes: Record<string, import("./schema/page.ts").Layout>;
  /** Paths that lead to another one. */
  export const redirects: Record<string, string>;
  export const failureWords: import("./schema/page.ts").FailureWords;
  /** Names this build: changes with the code and with what this module holds. */
  export const release: string;
}

/** The words of the screen for a page that is not kept, when there is no connection. */
declare module "virtual:offline-words" {
  export const offlineWords: import("./schema/words.ts").Words["offline"];
}

/** What the video's popup shows and says. */
declare module "virtual:video" {
  export const video: import("./schema/business.ts").VideoFacts;
  export const videoWords: import("./schema/words.ts").VideoWords;
}

/** The words that parts of single pages say, which no first visit to the home page has to fetch. */
declare module "virtual:page-words" {
  export const pageWords: import("./schema/words.ts").PageWords;
}
