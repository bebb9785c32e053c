import { expect, test } from "vitest";
import { findIcon } from "../../content/icons.ts";
import { SPRITE_ICONS } from "./sprite-url.ts";

test.each(SPRITE_ICONS)("the sprite's icon %s is one of lucide's", (name) => {
  expect(findIcon(name)).toMatch(/^<\w+ /);
});
