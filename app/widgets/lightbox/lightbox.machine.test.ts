import { describe, expect, test } from "vitest";
import { CENTRE, type Viewport } from "./lightbox.geometry.ts";
import { canZoomIn, canZoomOut, indexOf, initial, type LightboxEvent, type State, swipeOffset, transition } from "./lightbox.machine.ts";

const viewport: Viewport = { stage: { width: 1000, height: 700 }, fitted: { width: 980, height: 490 }, direction: "ltr" };
const at = 10_000;

const open: State = { ...initial, phase: "open", position: 1, count: 4, isZoomable: true };
const enlarged: State = { ...open, level: 100, offset: { x: 30, y: -20 } };
const closing: State = { ...open, phase: "closing", animation: 1 };
const plain: State = { ...open, isZoomable: false };
const single: State = { ...open, position: 0, count: 1 };

const run = (state: State, ...events: LightboxEvent[]): State => events.reduce(transition, state);

const press = (id: number, x: number, y = 0): LightboxEvent => ({ type: "pointerPressed", pointer: { id, at: { x, y } } });
const drag = (id: number, x: number, y = 0): LightboxEvent => ({ type: "pointerMoved", pointer: { id, at: { x, y } }, viewport });
const release = (id: number, time = at): LightboxEvent => ({ type: "pointerReleased", id, viewport, at: time });
const wheel = (x: number, y: number, time = at): LightboxEvent => ({
  type: "wheelTurned",
  by: { x, y },
  point: CENTRE,
  viewport,
  at: time,
});
const arrow = (step: 1 | -1, time = at): LightboxEvent => ({ type: "arrowPressed", step, at: time });
const shown = (index: number, count = 4): LightboxEvent => ({ type: "shown", index, count, isZoomable: true });

describe("LB-01 LB-02 opening and closing", () => {
  test.each<[string, State, LightboxEvent, State]>([
    ["opens at the given picture", initial, shown(1), open],
    ["opens again while it closes", closing, shown(1), open],
    ["an index past the end wraps", initial, shown(5), open],
    ["goes to another given picture without animation", enlarged, shown(2), { ...open, position: 2 }],
    ["stays as it is when the same one is given again", enlarged, shown(1), enlarged],
    ["has nothing to show of no pictures", initial, shown(0, 0), initial],
    ["closes when the pictures are gone", open, shown(0, 0), closing],
    ["closes when asked to", open, { type: "closeAsked" }, closing],
    ["closes when asked to during an animation", { ...open, animation: 3 }, { type: "closeAsked" }, { ...closing, animation: 4 }],
    ["closes when hidden by its owner", open, { type: "hidden" }, closing],
    ["is closed after its last animation", closing, { type: "animationEnded" }, initial],
    ["is still after any other", { ...open, animation: 2 }, { type: "animationEnded" }, open],
    ["hears no keys while closing", closing, arrow(1), closing],
    ["hears no keys while closed", initial, arrow(1), initial],
    ["is not hidden twice", initial, { type: "hidden" }, initial],
  ])("%s", (_, state, event, next) => {
    expect(transition(state, event)).toEqual(next);
  });
});

describe("LB-01 moving", () => {
  test.each<[string, State, LightboxEvent, number]>([
    ["on", open, { type: "moveAsked", step: 1 }, 2],
    ["back", open, { type: "moveAsked", step: -1 }, 0],
    ["on from the last to the first", { ...open, position: 3 }, { type: "moveAsked", step: 1 }, 0],
    ["back from the first to the last", { ...open, position: 0 }, { type: "moveAsked", step: -1 }, 3],
  ])("%s", (_, state, event, index) => {
    expect(indexOf(transition(state, event))).toBe(index);
  });

  test("resets zoom and offset", () => {
    expect(transition(enlarged, { type: "moveAsked", step: 1 })).toEqual({ ...open, position: 2, animation: 1 });
  });

  test("a single picture stays", () => {
    expect(transition(single, { type: "moveAsked", step: 1 })).toBe(single);
  });
});

describe("LB-07 a held arrow key", () => {
  test("moves at most once per 180 ms, without animation", () => {
    const first = transition(open, arrow(1, 0));
    expect(first).toEqual({ ...open, position: 2, arrowMovedAt: 0 });
    expect(transition(first, arrow(1, 179))).toBe(first);
    expect(transition(first, arrow(1, 180)).position).toBe(3);
  });

  test("let go, may be pressed again 40 ms sooner", () => {
    const first = run(open, arrow(1, 0), { type: "arrowReleased" });
    expect(transition(first, arrow(1, 139)).position).toBe(2);
    expect(transition(first, arrow(1, 140)).position).toBe(3);
  });

  test("is heard during an animation, and ends it", () => {
    expect(transition({ ...open, animation: 1 }, arrow(-1))).toEqual({ ...open, position: 0, arrowMovedAt: at });
  });
});

describe("LB-04 LB-05 zooming", () => {
  test.each<[string, State, LightboxEvent, number]>([
    ["a button zooms in by 100", open, { type: "zoomInAsked", viewport }, 100],
    ["a button zooms out by 100", { ...enlarged, level: 250 }, { type: "zoomOutAsked", viewport }, 150],
    ["not past 300", { ...enlarged, level: 250 }, { type: "zoomInAsked", viewport }, 300],
    ["not below 0", { ...enlarged, level: 50 }, { type: "zoomOutAsked", viewport }, 0],
    ["a double-click zooms in by 100", open, { type: "pictureDoubleClicked", point: CENTRE, viewport }, 100],
    ["a double-click zooms out from any level", { ...enlarged, level: 7 }, { type: "pictureDoubleClicked", point: CENTRE, viewport }, 0],
    ["a wheel turned up zooms in by its delta", open, wheel(0, -33), 33],
    ["a wheel turned down zooms out by its delta", enlarged, wheel(0, 33), 67],
    ["a slanting wheel zooms when it is turned further down than across", enlarged, wheel(33, 33), 67],
    ["nothing zooms where zooming is off: button", plain, { type: "zoomInAsked", viewport }, 0],
    ["nothing zooms where zooming is off: double-click", plain, { type: "pictureDoubleClicked", point: CENTRE, viewport }, 0],
    ["nothing zooms where zooming is off: wheel", plain, wheel(0, -33), 0],
  ])("%s", (_, state, event, level) => {
    expect(transition(state, event).level).toBe(level);
  });

  test("buttons and double-clicks are animated, wheels are not", () => {
    expect(transition(open, { type: "zoomInAsked", viewport }).animation).toBe(1);
    expect(transition(open, { type: "pictureDoubleClicked", point: CENTRE, viewport }).animation).toBe(1);
    expect(transition(open, wheel(0, -33)).animation).toBe(0);
  });

  test("a smaller stage takes the picture back within its bounds", () => {
    const small = { ...viewport, fitted: { width: 20, height: 10 } };
    const { offset } = transition(enlarged, { type: "stageResized", viewport: small });
    expect(offset.x).toBeCloseTo(10 * (1.007 ** 100 - 1), 9);
    expect(offset.y).toBeCloseTo(-5 * (1.007 ** 100 - 1), 9);
  });
});

describe("a wheel turned sideways", () => {
  test("moves at 200 px, not at 199", () => {
    expect(transition(open, wheel(199, 0)).position).toBe(1);
    expect(transition(open, wheel(200, 0)).position).toBe(2);
    expect(transition(open, wheel(-200, 0)).position).toBe(0);
  });

  test("counts together what is turned within 300 ms", () => {
    expect(run(open, wheel(120, 0, 0), wheel(80, 0, 299)).position).toBe(2);
    expect(run(open, wheel(120, 0, 0), wheel(80, 0, 300)).position).toBe(1);
  });

  test("then rests 500 ms", () => {
    const moved = transition(open, wheel(200, 0, 0));
    expect(moved.animation).toBe(1);
    expect(transition(moved, wheel(200, 0, 499)).position).toBe(2);
    expect(transition(moved, wheel(200, 0, 500)).position).toBe(3);
  });

  test("counts again after a turn up or down", () => {
    expect(run(open, wheel(120, 0), wheel(0, 1), wheel(120, 0)).position).toBe(1);
  });

  test("moves the other way in RTL", () => {
    expect(
      transition(open, { type: "wheelTurned", by: { x: 200, y: 0 }, point: CENTRE, viewport: { ...viewport, direction: "rtl" }, at })
        .position,
    ).toBe(0);
  });
});

describe("LB-06 one pointer", () => {
  test("swipes: the row follows it, and moves when it is let go", () => {
    const dragged = run(open, press(1, 0), drag(1, -200));
    expect(swipeOffset(dragged)).toBe(-200);
    expect(dragged.animation).toBe(0);
    expect(transition(dragged, release(1))).toEqual({ ...open, position: 2, animation: 1, gestureEndedAt: at });
  });

  test("springs back from a shorter swipe", () => {
    expect(run(open, press(1, 0), drag(1, -199), release(1))).toEqual({ ...open, animation: 1, gestureEndedAt: at });
  });

  test("springs back when the browser takes it", () => {
    expect(run(open, press(1, 0), drag(1, -400), { type: "pointerLost", id: 1, at })).toEqual({
      ...open,
      animation: 1,
      gestureEndedAt: at,
    });
  });

  test("springs back from the edge of a single picture", () => {
    expect(run(single, press(1, 0), drag(1, -400), release(1))).toEqual({ ...single, animation: 1, gestureEndedAt: at });
  });

  test("pans an enlarged picture, and moves no other", () => {
    const panned = run(enlarged, press(1, 0), drag(1, -200), drag(1, -400, 10), release(1));
    expect(panned).toMatchObject({ position: 1, level: 100, offset: { x: -370, y: -10 }, gesture: { kind: "none" }, gestureEndedAt: at });
  });

  test("that was never pressed here does nothing", () => {
    expect(run(open, drag(1, -400), release(1), { type: "pointerLost", id: 1, at })).toBe(open);
  });

  test("is forgotten by a move made meanwhile", () => {
    const moved = run(open, press(1, 0), drag(1, -300), arrow(1), drag(1, -400), release(1));
    expect(moved).toMatchObject({ position: 2, pointers: [], gesture: { kind: "none" } });
  });
});

describe("LB-04 two pointers", () => {
  const pinched = run(open, press(1, -50), press(2, 50), drag(1, -100), drag(2, 100));

  test("pinch: twice as far apart is twice as large", () => {
    expect(1.007 ** pinched.level).toBeCloseTo(2, 9);
    expect(pinched.gesture).toEqual({ kind: "pinch" });
  });

  test("of which one stays pan what they enlarged", () => {
    expect(run(pinched, release(2), drag(1, -110)).gesture).toEqual({ kind: "pan", to: { x: -110, y: 0 } });
  });

  test("do nothing where zooming is off", () => {
    expect(run(plain, press(1, -50), press(2, 50), drag(2, 100))).toMatchObject({ level: 0, gesture: { kind: "none" } });
  });

  test("and a third do nothing", () => {
    expect(run(open, press(1, -50), press(2, 50), press(3, 0)).gesture).toEqual({ kind: "none" });
  });
});

describe("clicking beside the picture", () => {
  const beside = (time: number): LightboxEvent => ({ type: "besideClicked", at: time });

  test("closes", () => {
    expect(transition(open, beside(at)).phase).toBe("closing");
  });

  test.each([
    ["a swipe", open, [press(1, 0), drag(1, -50), release(1, 0)]],
    ["a pan", enlarged, [press(1, 0), drag(1, -50), release(1, 0)]],
    ["a pinch", open, [press(1, -50), press(2, 50), release(1, 0), release(2, 0)]],
  ])("closes nothing within 100 ms of %s", (_, state, events) => {
    const ended = run(state, ...events);
    expect(transition(ended, beside(99)).phase).toBe("open");
    expect(transition(ended, beside(100)).phase).toBe("closing");
  });

  test("closes though the finger was unsteady by less than 10 px", () => {
    expect(run(open, press(1, 0, 300), drag(1, 9, 300), release(1, 0), beside(0)).phase).toBe("closing");
    expect(run(open, press(1, 0, 300), drag(1, 10, 300), release(1, 0), beside(0)).phase).toBe("open");
  });
});

test("LB-01 LB-04 at first it is closed, at level 0, with nothing zoomed, moved or pressed", () => {
  const long = Number.NEGATIVE_INFINITY;
  expect(initial).toEqual({
    phase: "closed",
    position: 0,
    count: 0,
    isZoomable: false,
    level: 0,
    offset: { x: 0, y: 0 },
    pointers: [],
    gesture: { kind: "none" },
    gestureEndedAt: long,
    arrowMovedAt: long,
    wheel: { turned: 0, turnedAt: long, restsUntil: long },
    animation: 0,
  });
});

test("LB-01 a single picture can be opened", () => {
  expect(transition(initial, shown(0, 1))).toEqual({ ...open, position: 0, count: 1 });
});

test("LB-02 it opens again when the same picture is one of others, or can be zoomed now", () => {
  expect(transition(enlarged, shown(1, 5))).toEqual({ ...open, count: 5 });
  expect(transition(plain, shown(1))).toEqual(open);
});

test.each([
  [0, true, false],
  [0.5, true, true],
  [299.5, true, true],
  [300, false, true],
])("LB-04 at level %f it can be zoomed in: %s, out: %s", (level, canIn, canOut) => {
  expect([canZoomIn({ ...open, level }), canZoomOut({ ...open, level })]).toEqual([canIn, canOut]);
});

test("LB-06 asked to pan, it moves the enlarged picture by that much", () => {
  expect(transition(enlarged, { type: "panAsked", by: { x: 20, y: 10 }, viewport })).toEqual({ ...enlarged, offset: { x: 50, y: -10 } });
});

test("LB-06 the row moves by how far a swipe has gone, and by nothing else", () => {
  expect(swipeOffset(run(open, press(1, 100), drag(1, 40)))).toBe(-60);
  expect(swipeOffset(run(enlarged, press(1, 100), drag(1, 40)))).toBe(0);
});

test("a wheel turned up or down meanwhile does not end the rest after a move", () => {
  const moved = run(open, wheel(200, 0, 0), wheel(0, 1, 100));
  expect(transition(moved, wheel(200, 0, 499)).position).toBe(2);
  expect(transition(moved, wheel(200, 0, 500)).position).toBe(3);
});

test("a wheel counts together what is turned within 300 ms, however late", () => {
  expect(run(open, wheel(120, 0, at), wheel(80, 0, at + 299)).position).toBe(2);
});

describe("LB-06 pointers", () => {
  test("one that is pressed twice is one", () => {
    const pressed = run(open, press(1, 0), press(1, 50));
    expect(pressed.pointers).toEqual([{ id: 1, at: { x: 50, y: 0 } }]);
    expect(pressed.gesture).toEqual({ kind: "swipe", from: { x: 50, y: 0 }, to: { x: 50, y: 0 } });
  });

  test("one that is not down moves nothing for one that is", () => {
    expect(run(open, press(1, 0), drag(2, -400), release(2), release(1))).toEqual(open);
  });

  test("one that stays where it was pressed animates nothing", () => {
    expect(run(open, press(1, 5), release(1))).toEqual(open);
  });

  test("that do nothing are followed, and their end is no gesture's", () => {
    const pressed = run(plain, press(1, -50), press(2, 50), drag(2, 100));
    expect(pressed.gesture).toEqual({ kind: "none" });
    expect(pressed.pointers).toEqual([
      { id: 1, at: { x: -50, y: 0 } },
      { id: 2, at: { x: 100, y: 0 } },
    ]);
    expect(transition(pressed, release(1)).gestureEndedAt).toBe(initial.gestureEndedAt);
  });
});

test("LB-04 two fingers pinch by how far apart they are, wherever they are", () => {
  const pinched = run(open, press(1, -50, 30), press(2, 50, 30), drag(1, -100, 30), drag(2, 100, 30));
  expect(1.007 ** pinched.level).toBeCloseTo(2, 9);
});
