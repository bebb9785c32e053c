/** A mutation that no test can or needs to notice. */
export interface AcceptedSurvivor {
  file: string;
  /** The source that is replaced, on one line. */
  original: string;
  /** What it is replaced by; any replacement if left out. */
  replacement?: string;
  reason: string;
}

const machine = "app/widgets/lightbox/lightbox.machine.ts";
const geometry = "app/widgets/lightbox/lightbox.geometry.ts";
const carousel = "app/widgets/carousel/carousel.machine.ts";

const markdown = "app/content/markdown.ts";
const placeholders = "app/content/find-placeholders.ts";
const prose = "app/schema/prose.ts";
const source = "app/content/source.ts";
const style = "app/content/style-advice.ts";

const NEVER = "The compiler proves that this branch is never reached; no event or gesture of another kind exists.";
const TYPES = "A gesture of the kind 'pinch' always has two pointers; the fallback is there for the compiler.";
const NOT_RIGHT = "Only 'right' is asked for: any other text means the left.";

const HAS_HEAD = "A table in Markdown always has its head; the question is there for the compiler.";
const NEVER_LATER = "No time is before, at or after none: comparing one with undefined is false.";
const ONLY_HEADINGS = "No element is named h and a digit but headings, and no other name contains both.";
const HAS_GROUP = "An expression that matched has its group; the fallback is there for the compiler.";
const UNION = "A union that nothing fits has a problem of its first kind at least; the question marks are there for the compiler.";
const NO_TABLE_TEXT = "A table has no paragraphs or headings, and nothing else is collected.";
const DIALLED = "The schema writes `tel:` once, at the beginning; no plus sign comes after it but its own.";

/** The mutations of the code that may survive, each with its reason. */
export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  { file: machine, original: "default: return event satisfies never;", reason: NEVER },
  { file: machine, original: "default: return gesture satisfies never;", reason: NEVER },
  { file: carousel, original: "default: return event satisfies never;", reason: NEVER },
  { file: "app/widgets/chat/chat.machine.ts", original: "default: return event satisfies never;", reason: NEVER },
  {
    file: machine,
    original: 'case "closeAsked": return closing(state);',
    replacement: 'case "closeAsked":',
    reason: "The next case closes as well.",
  },
  { file: machine, original: "first?.at ?? CENTRE", reason: TYPES },
  { file: machine, original: "first?.at", reason: TYPES },
  { file: machine, original: "second?.at ?? CENTRE", reason: TYPES },
  { file: machine, original: "second?.at", reason: TYPES },
  { file: machine, original: '"left"', reason: NOT_RIGHT },
  { file: geometry, original: '"left"', reason: NOT_RIGHT },
  { file: machine, original: "total > 0", replacement: "total >= 0", reason: "It is at least 200 px away from 0." },
  { file: geometry, original: "by.x < 0", replacement: "by.x <= 0", reason: "A swipe without any way across has been turned away before." },
  {
    file: carousel,
    original: "inView !== undefined",
    replacement: "true",
    reason: "Comparing a number with undefined is false, so nothing can move then either.",
  },
  {
    file: "app/widgets/section-nav/section-nav.motion.ts",
    original: "part < 0.5",
    replacement: "part <= 0.5",
    reason: "Half-way both formulas give the same place.",
  },
  { file: markdown, original: "head?.children", replacement: "head.children", reason: HAS_HEAD },
  { file: markdown, original: "[]", replacement: '["Stryker was here"]', reason: HAS_HEAD },
  {
    file: markdown,
    original: "/[#?].*$/",
    replacement: "/[#?].*/",
    reason: "A link's address has no line ends, so the rest of it is all of it.",
  },
  { file: markdown, original: "{ return undefined; }", replacement: "{}", reason: "A function without a return gives undefined as well." },
  {
    file: markdown,
    original: "node.position?.start",
    replacement: "node.position.start",
    reason: "The reader gives every node its position.",
  },
  { file: "app/schema/hours.ts", original: "opens && closes", replacement: "true", reason: NEVER_LATER },
  { file: "app/schema/hours.ts", original: "opens && closes", replacement: "opens || closes", reason: NEVER_LATER },
  { file: prose, original: "/\\s+/", replacement: "/\\s/", reason: "Between two spaces there is no word." },
  {
    file: prose,
    original: 'typeof node !== "string"',
    replacement: "true",
    reason: "A text's first character is never 'h2'; the question is there for the compiler.",
  },
  { file: prose, original: "/^h\\d$/", replacement: "/h\\d$/", reason: ONLY_HEADINGS },
  { file: prose, original: "/^h\\d$/", replacement: "/^h\\d/", reason: ONLY_HEADINGS },
  { file: placeholders, original: "/^tel:\\+2721000/", replacement: "/tel:\\+2721000/", reason: DIALLED },
  {
    file: "app/content/rules/lengths.ts",
    original: "count < min",
    replacement: "count <= min",
    reason: "A text of just the length that is needed has been let through before.",
  },
  { file: "app/content/launch-marks.ts", original: '""', reason: HAS_GROUP },
  { file: source, original: '""', replacement: '"Stryker was here!"', reason: HAS_GROUP },
  { file: source, original: "issue.errors[0]?.[0]?.message", reason: UNION },
  { file: source, original: "issue.errors[0]?.[0]", reason: UNION },
  {
    file: source,
    original: "default: return undefined;",
    replacement: "default:",
    reason: "A function without a return gives undefined as well.",
  },
  {
    file: source,
    original: 'issue.code === "custom"',
    replacement: "true",
    reason: "Only the content's own problems have parameters; the question is there for the compiler.",
  },
  { file: source, original: '"a date"', reason: "The YAML reader makes no dates, and no schema asks for one: a day is text." },
  {
    file: style,
    original: '""',
    replacement: '"Stryker was here!"',
    reason: "A file as a whole is no field: any name that is neither a heading's nor in the list of what is no prose does.",
  },
  { file: style, original: "[gfmTableFromMarkdown()]", replacement: "[]", reason: NO_TABLE_TEXT },
  { file: style, original: 'node.type !== "table"', replacement: "true", reason: NO_TABLE_TEXT },
  { file: style, original: '"table"', replacement: '""', reason: NO_TABLE_TEXT },
];
