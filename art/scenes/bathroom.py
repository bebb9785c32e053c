"""A bathroom's basin and mixer, its shower, and the pipes under a kitchen sink."""

import math

from kit import materials, scene
from kit.props import decor, plants, plumbing
from kit.shapes import cut, slab

VIEWS = {
    "mixer": dict(
        location=(-0.50, -1.25, 1.22),
        target=(0.04, 0, 1.00),
        lens=42,
        fstop=4.5,
        focus=(0.02, -0.22, 0.98),
        level=False,
    ),
    "shower": dict(location=(-0.55, -3.1, 1.40), target=(0.16, 0, 1.22), lens=30, fstop=6.3, focus=(0.2, -0.3, 1.3)),
    "under_sink": dict(
        location=(0.62, -1.85, 0.66), target=(0.0, -0.2, 0.50), lens=37, fstop=6.3, focus=(0, -0.3, 0.45)
    ),
}


def build(view):
    {"mixer": _basin, "shower": _shower, "under_sink": _under_sink}[view]()
    scene.camera(**VIEWS[view])


def _basin():
    """A round basin on a stone-topped oak vanity before a half-tiled wall with a mirror."""
    slab((-2, 2), (0, 0.2), (0, 2.7), materials.wall_paint("#dfe4e0", 0.75, 0.04), name="wall")
    tiles = materials.tiles("#a9c4c0", "#d5dedb", 0.065, 0.20, 0.0025, 0.16)
    slab((-2, 2), (-0.008, 0), (0.82, 1.16), tiles, name="tiles")
    plumbing.vanity((-0.70, 0.80), materials.wood("#c39a68", "#a57c4c"))
    plumbing.counter_basin((0.02, -0.24, 0.82))
    plumbing.basin_mixer((0.02, -0.065, 0.82))
    plumbing.mirror((0.05, 0, 1.66), 1.0, 0.86)
    decor.vase((0.52, -0.15, 0.82), 0.17, 0.05)
    plants.olive_branches((0.52, -0.15, 0.97), 4, 0.28, 2)
    decor.bowl((-0.42, -0.20, 0.82), 0.065, 0.035, materials.ceramic("#2a4561", 0.4))
    slab((-2, 2), (-4, -3.9), (0, 2.7), materials.wall_paint("#efece4", 0.75, 0.04), name="wall behind")
    scene.hdri("apartment", 0.9, 120)
    scene.sun(30, 240, 3.0, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.5, -1.3, 1.9), (0, 0, 0.9), (1.2, 1.2), 24, (0.95, 0.97, 1.0))


def _shower():
    """A walk-in shower behind glass, tiled to the ceiling, with a niche and a slotted floor drain."""
    tiles = materials.tiles("#bccfcb", "#e3e8e6", 0.60, 0.30, 0.003, 0.14, offset=0.5)
    floor = materials.tiles("#b9b6ae", "#9b978e", 0.30, 0.30, 0.003, 0.35, upright=False)
    wall = slab((-2.2, 1.3), (0, 0.12), (0, 2.6), tiles, name="wall")
    cut(wall, slab((0.62, 0.95), (-0.05, 0.10), (1.10, 1.45), name="niche"))
    for index, colour in enumerate(("#2a4561", "#d9cfbd", "#c9a75a")):
        decor.vase((0.70 + index * 0.085, 0.045, 1.10), 0.14 + 0.02 * (index % 2), 0.03, materials.ceramic(colour, 0.4))
    side = slab((-2.5, 2.5), (0, 0.12), (0, 2.6), tiles, name="side wall")
    side.rotation_euler.z = -math.pi / 2
    side.location = (1.36, -1.0, 1.3)
    slab((-2.4, 1.3), (-4, 0.12), (-0.04, 0), floor, name="floor")
    slab((-2.4, 1.5), (-4, 0.12), (2.6, 2.7), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    plumbing.rail_shower((0.25, 0, 1.08))
    plumbing.shower_screen(1.05, 2.0, (-0.45, -0.005, 0), -math.pi / 2)
    plumbing.floor_drain((0.42, -0.10, 0.0))
    plumbing.towel((-1.10, 0, 1.35))
    plants.strelitzia((-1.75, -0.42, 0), 1.15, 8, materials.ceramic("#e9e3d8", 0.7), 7, 0.15, 0.28)
    scene.sky((0.86, 0.92, 1.0), 0.55)
    scene.sun(36, 232, 2.4, 1.2, (1, 0.90, 0.76))
    scene.area_light((-1.9, -2.4, 2.2), (0.2, 0, 1.0), (1.4, 1.4), 36, (0.95, 0.97, 1.0))
    scene.area_light((0.4, -0.8, 2.55), (0.4, -0.6, 0), (0.8, 0.8), 16, (1, 0.95, 0.88))


def _under_sink():
    """The open cabinet below a kitchen sink: trap, waste, two valves with braided hoses."""
    board = materials.powder_coat("#d3ccbd", 0.5)
    left, right, back = -0.40, 0.40, -0.02
    slab((-2, 2), (0, 0.2), (0, 2.7), materials.wall_paint("#efece4", 0.75, 0.04), name="wall")
    slab((-2, 2), (-3, 0), (-0.04, 0), materials.oak_floor(), name="floor")
    slab((left, right), (back - 0.008, back), (0.10, 0.87), board, name="back")
    for x in ((left - 0.016, left), (right, right + 0.016)):
        slab(x, (-0.56, 0), (0.10, 0.87), board)
    slab((left, right), (-0.56, back), (0.10, 0.116), board)
    slab((-1.6, 1.6), (-0.62, 0), (0.87, 0.90), materials.marble(), 0.002, "worktop")
    slab((left, right), (-0.54, -0.525), (0.80, 0.87), board, name="front rail")
    steel = materials.stainless()
    slab((-0.27, 0.27), (-0.50, -0.11), (0.675, 0.679), steel, 0.001, "bowl")
    for x in (-0.27, 0.27):
        slab((x - 0.003, x + 0.003), (-0.50, -0.11), (0.675, 0.87), steel)
    slab((-0.27, 0.27), (-0.503, -0.497), (0.675, 0.87), steel)
    wall = back - 0.008
    plumbing.sink_trap((0, -0.31, 0.662), wall=0.31 + wall)
    for x, colour, target in ((-0.22, "#c22a20", -0.06), (0.22, "#1f62ab", 0.02)):
        plumbing.angle_valve((x, wall, 0.36), colour)
        bend = -0.07 if x < 0 else 0.06
        y = wall - 0.048
        plumbing.braided_hose(
            [(x, y, 0.41), (x + bend, y - 0.02, 0.54), (target * 2, y - 0.01, 0.64), (target, -0.075, 0.86)]
        )
    for index, x in enumerate((left - 0.02, right + 0.02)):
        door = slab((0, 0.40), (0, 0.02), (0.11, 0.86), materials.powder_coat("#31475c", 0.45), 0.002, "door")
        door.rotation_euler.z = math.radians(-118 if index == 0 else -22)
        reach = (0.20 * math.cos(door.rotation_euler.z), 0.20 * math.sin(door.rotation_euler.z))
        door.location = (x + reach[0], -0.57 + reach[1], 0.485)
    navy = materials.powder_coat("#31475c", 0.45)
    slab((-1.6, left - 0.02), (-0.58, 0), (0.10, 0.87), navy, 0.002)
    slab((right + 0.02, 1.6), (-0.58, 0), (0.10, 0.87), navy, 0.002)
    slab((-1.6, 1.6), (-0.51, -0.05), (0, 0.10), materials.matte("#3a3f44", 0.6), name="plinth")
    scene.sky((0.86, 0.92, 1.0), 0.6)
    scene.area_light((-0.9, -1.9, 1.2), (0, 0, 0.4), (0.8, 0.8), 17, (1, 0.96, 0.90))
    scene.area_light((0.6, -1.6, 0.9), (0, 0, 0.4), (0.6, 0.6), 10, (0.95, 0.97, 1.0))
