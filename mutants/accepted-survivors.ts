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

const opening = "app/sections/opening/opening-state.ts";

const SEVEN_DAYS = "The schema has seven days; the question mark is there for the compiler.";
const AT_OPENING = "At the opening itself the business is open, which an earlier line has settled.";
const NEVER = "The compiler proves that this branch is never reached; no event or gesture of another kind exists.";
const TYPES = "A gesture of the kind 'pinch' always has two pointers; the fallback is there for the compiler.";
const NOT_RIGHT = "Only 'right' is asked for: any other text means the left.";

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
    file: opening,
    original: "days.slice(0, start)",
    replacement: "days",
    reason: "The week's seven days come first; what follows them is never looked at.",
  },
  {
    file: opening,
    original: "first?.opens && first.closes",
    reason: "The schema has both or neither, and no time is before or after none.",
  },
  { file: opening, original: "first?.opens", reason: SEVEN_DAYS },
  { file: opening, original: "next?.opens", reason: SEVEN_DAYS },
  { file: opening, original: "time < opens", replacement: "time <= opens", reason: AT_OPENING },
  { file: opening, original: "time < next.opens", replacement: "time <= next.opens", reason: AT_OPENING },
  {
    file: "app/widgets/section-nav/section-nav.motion.ts",
    original: "part < 0.5",
    replacement: "part <= 0.5",
    reason: "Half-way both formulas give the same place.",
  },
];
