"""A stocked walk-in cold room, seen from inside, from its door, and along a shelf."""

import math

from kit import materials, motion, scene
from kit.props import architecture, refrigeration
from kit.shapes import box, slab

WIDTH, DEPTH, HEIGHT = 3.6, 4.6, 2.75
DRAIN_X = 0.575
DOOR_AJAR = 0.85
"""How far the door is from shut when the film begins, in metres."""
FROM_OUTSIDE = ("curtain", "controller", "door")

VIEWS = {
    "wide": dict(location=(0.12, -4.75, 1.42), target=(0, 0, 1.42), lens=22, fstop=5.6, focus=(0, -1.4, 1.5)),
    "shelf": dict(
        location=(0.80, -2.85, 1.40), target=(-1.42, -1.55, 1.10), lens=36, fstop=2.8, focus=(-1.2, -1.5, 1.1)
    ),
    "evaporator": dict(
        location=(0.42, -2.9, 1.72), target=(0.04, -0.4, 2.12), lens=33, fstop=5.6, focus=(0, -0.7, 2.3)
    ),
    "controller": dict(
        location=(-1.85, -6.35, 1.48), target=(-1.06, -DEPTH, 1.46), lens=46, fstop=4.5, focus=(-1.22, -DEPTH, 1.5)
    ),
    "curtain": dict(
        location=(0.70, -7.7, 1.45), target=(0.10, -DEPTH, 1.34), lens=27, fstop=5.6, focus=(0, -DEPTH, 1.4)
    ),
}
VIEWS["door"] = dict(
    location=(-0.80, -7.7, 1.45), target=(-0.55, -DEPTH, 1.50), lens=31, fstop=5.6, focus=(0, -DEPTH, 1.4)
)


def build(view):
    _shell()
    _shelving()
    refrigeration.evaporator((0, -0.42, HEIGHT))
    drop = HEIGHT - 0.64
    drain = [
        (DRAIN_X, -0.37, drop + 0.10),
        (DRAIN_X, -0.37, drop - 0.04),
        (DRAIN_X, -0.03, drop - 0.09),
        (DRAIN_X, -0.03, 0.2),
    ]
    refrigeration.evaporator_drain(drain, (0.5, 1.1, 1.7))
    for y in (-1.75, -3.3):
        refrigeration.light_batten((0, y, HEIGHT))
    refrigeration.room_thermometer((0, -0.002, 1.62))
    outside = 0.5 if view in FROM_OUTSIDE else 0.25
    scene.sky((0.90, 0.94, 1.0), outside, (0.8, 0.88, 0.95), (0.8, 0.88, 0.95), 0.6)
    scene.area_light((0, -2.4, HEIGHT - 0.12), (0, -2.4, 0), (0.5, 3.2), 40, (0.90, 0.96, 1.0))
    if view in FROM_OUTSIDE:
        _front()
    else:
        scene.area_light((0, -DEPTH - 1.2, 1.9), (0, 0, 1.2), (2.6, 1.8), 45, (0.93, 0.97, 1.0))
    scene.camera(**VIEWS[view])


def animate(_view, frames):
    """The sliding door closes."""
    for door in motion.named("sliding door"):
        motion.slide(door, DOOR_AJAR, 0, frames)


def _shell():
    """Panels on three sides and above, floor with coved edges; open on the side of the door."""
    refrigeration.panel_wall(WIDTH, HEIGHT, (-WIDTH / 2, 0, 0))
    refrigeration.panel_wall(DEPTH, HEIGHT, (-WIDTH / 2, -DEPTH, 0), (0, 0, math.pi / 2))
    refrigeration.panel_wall(DEPTH, HEIGHT, (WIDTH / 2, 0, 0), (0, 0, -math.pi / 2))
    refrigeration.panel_wall(WIDTH, DEPTH, (-WIDTH / 2, 0, HEIGHT), (math.pi / 2, 0, 0))
    slab((-WIDTH / 2, WIDTH / 2), (-DEPTH - 0.1, 1), (-0.05, 0), materials.sealed_floor(), name="floor")
    cove = materials.powder_coat("#dfe5e8", 0.35)
    for side in (-1, 1):
        box((0.09, DEPTH, 0.09), (side * WIDTH / 2, -DEPTH / 2, 0), cove, 0.03, 4, (0, math.pi / 4, 0))
    box((WIDTH, 0.09, 0.09), (0, 0, 0), cove, 0.03, 4, (math.pi / 4, 0, 0))


def _shelving():
    for index, y in enumerate((-0.95, -2.55)):
        side = WIDTH / 2 - 0.33
        refrigeration.wire_shelves((-side, y, 0), math.pi / 2, fill=_left_shelf, seed=3 + index)
        refrigeration.wire_shelves((side, y, 0), -math.pi / 2, fill=_right_shelf, seed=9 + index)


def _cartons(rng, colours, heights):
    """Three cartons beside one another."""
    parts = []
    for index in range(3):
        carton = refrigeration.carton((0.41, 0.37, rng.uniform(*heights)), rng.choice(colours))
        carton.location = (-0.48 + index * 0.475, rng.uniform(-0.02, 0.02), 0)
        carton.rotation_euler.z = rng.uniform(-0.04, 0.04)
        parts.append(carton)
    return parts


def _crates(rng, colours, kinds):
    """Three crates of produce beside one another."""
    parts = []
    for index in range(3):
        crate = refrigeration.crate(colour=colours[index], contents=kinds[index], seed=rng.randrange(1000))
        crate.location = (-0.48 + index * 0.475, 0, 0)
        crate.rotation_euler.z = rng.uniform(-0.02, 0.02)
        parts.append(crate)
    return parts


BLUE, WHITE, GREEN = "#2a5d95", "#e9ecec", "#3c7a55"


def _left_shelf(level, rng):
    if level == 3:
        return _cartons(rng, ("#c49a6c", "#cba577", "#bb9263"), (0.20, 0.27))
    kinds = [("orange", "tomato", "lemon"), ("apple", "lime", "orange"), ("tomato", "lime", "apple")][level]
    colours = [(BLUE, WHITE, GREEN), (WHITE, GREEN, BLUE), (GREEN, BLUE, WHITE)][level]
    return _crates(rng, colours, kinds)


def _right_shelf(level, rng):
    if level in (0, 2):
        return _cartons(rng, ("#e9ecec", "#c49a6c", "#cba577"), (0.22, 0.30))
    kinds = [("apple", "lime", "tomato"), ("tomato", "lemon", "apple")][level // 2]
    return _crates(rng, (BLUE, BLUE, WHITE), kinds)


def _front():
    """The room's outer face: steel frame, strip curtain, sliding door half open, controller."""
    skin = materials.powder_coat("#d3dade", 0.4)
    steel = materials.stainless(2)
    face = -DEPTH - 0.1
    architecture.wall_with_opening((-3.6, 3.6), (0, 3.3), face, 0.1, ((-0.62, 0.62), (0, 2.2)), skin)
    joint = materials.matte("#b4bcc1", 0.6)
    for x in (-2.9, -1.75, 1.75, 2.9):
        slab((x - 0.002, x + 0.002), (face - 0.0008, face), (0, 3.3), joint)
    slab((-5, 5), (-11, -DEPTH - 0.1), (-0.05, 0), materials.concrete("#a3a6a6", 0.45), name="floor")
    slab((-3.6, 3.6), (face - 0.012, face), (0, 0.12), materials.powder_coat("#8b9399", 0.45), 0.003, "kerb")
    for x in (-0.66, 0.66):
        box((0.09, 0.14, 2.2), (x, -DEPTH - 0.06, 1.1), steel, 0.006)
    box((1.41, 0.14, 0.1), (0, -DEPTH - 0.06, 2.25), steel, 0.006)
    refrigeration.strip_curtain(1.22, 2.17, (0, -DEPTH - 0.02, 2.17), seed=3)
    door = refrigeration.sliding_door()
    door.name = "sliding door"
    door.location = (1.42, face - 0.19, 0)
    refrigeration.door_track((-0.85, 2.5), face - 0.13, 2.47)
    refrigeration.controller((-1.22, face, 1.5))
    scene.area_light((-1.8, -8.6, 3.1), (0.2, -DEPTH, 1.1), (2.4, 1.2), 170, (1.0, 0.96, 0.90))
    scene.area_light((0, -2.4, 2.3), (0, -2.4, 0), (2.5, 3.5), 110, (0.88, 0.95, 1.0))
