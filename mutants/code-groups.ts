/** A part of the code that Stryker mutates, and the Node tests that must notice. */
export interface CodeGroup {
  name: string;
  /** One sentence for the report. */
  description: string;
  files: readonly string[];
  tests: readonly string[];
  /** Whether mutations of what is evaluated once, when a module loads, are left out. */
  ignoreStatic: boolean;
  /** Kinds of mutation that are left out, by Stryker's names, and why. */
  excludedMutations: readonly string[];
  excludedReason?: string;
}

/** All code that is mutated, in groups that take a few minutes each. */
export const CODE_GROUPS: readonly CodeGroup[] = [
  {
    name: "small-machines",
    description: "The chat, the carousel, the counter, the FAQ sidebar, the send address and the opening hours.",
    files: [
      "app/widgets/chat/chat.machine.ts",
      "app/widgets/chat/send-address.ts",
      "app/widgets/carousel/carousel.machine.ts",
      "app/widgets/counter/counter.motion.ts",
      "app/widgets/section-nav/section-nav.motion.ts",
      "app/sections/opening/opening-state.ts",
      "app/sections/opening/public-holiday.ts",
    ],
    tests: ["app/widgets/{chat,carousel,counter,section-nav}/*.test.ts", "app/sections/opening/*.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
  {
    name: "lightbox",
    description: "The lightbox's machine and geometry.",
    files: ["app/widgets/lightbox/lightbox.machine.ts", "app/widgets/lightbox/lightbox.geometry.ts"],
    tests: ["app/widgets/lightbox/*.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
  {
    name: "content",
    description: "What reads Markdown, the shape of prose, the hours' schema, and what finds placeholders.",
    files: ["app/content/markdown.ts", "app/content/find-placeholders.ts", "app/schema/prose.ts", "app/schema/business.ts"],
    tests: ["app/content/{build-pages,find-placeholders,markdown}.test.ts", "app/schema/*.test.ts"],
    ignoreStatic: false,
    excludedMutations: ["StringLiteral"],
    excludedReason: "Texts are what an author reads in an error or beside a field; their words may change.",
  },
  {
    name: "rules",
    description: "The rules about the content as a whole.",
    files: ["app/content/rules/{articles,counts,lengths,paths,rules,unique}.ts"],
    tests: ["app/content/rules/rules.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
  {
    name: "reading",
    description: "What reads a content file, its launch marks and its style, and says what is wrong with it.",
    files: ["app/content/source.ts", "app/content/launch-marks.ts", "app/content/style-advice.ts", "app/content/problem.ts"],
    tests: ["app/content/{source,launch-marks,style-advice,problem}.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
  {
    name: "pages",
    description: "What each page shows of the content.",
    files: ["app/content/build-pages.ts"],
    tests: ["app/content/build-pages.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
  {
    name: "build",
    description: "The build's pure parts: documents, their policy and styles, how code is cut and named.",
    files: [
      "vite/critical-css.ts",
      "vite/document.ts",
      "vite/content-security-policy.ts",
      "vite/page-code.ts",
      "vite/chunks.ts",
      "vite/release.ts",
      "vite/class-names.ts",
    ],
    tests: ["vite/{critical-css,document,content-security-policy,page-code,chunks,release,class-names}.test.ts"],
    ignoreStatic: false,
    excludedMutations: [],
  },
];
