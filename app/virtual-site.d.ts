/** What every page's frame shows; vite/content.ts makes the module from content/. */
declare module "virtual:site" {
  export const business: import("./schema/business.ts").Business;
  export const words: import("./schema/words.ts").FrameWords;
  export const failureWords: import("./schema/page.ts").FailureWords;
  /** Names this build: differs as soon as the code does, or what stands here (vite/release.ts). */
  export const release: string;
}

/** The words that parts of single pages say, which no first visit to the home page has to fetch. */
declare module "virtual:page-words" {
  export const pageWords: import("./schema/words.ts").PageWords;
}
