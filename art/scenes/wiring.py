"""A distribution board standing open; a wall chased for conduit; sockets in surface conduit above a bench."""

import math
import random

from kit import materials, scene
from kit.props import electrical, tools, wiring, work_traces
from kit.shapes import cut, extrude, slab, tube

ROWS = (
    (("MAIN\nSWITCH", "63A", 2), ("EARTH\nLEAKAGE", "63A 30mA", 4), ("SURGE", "40kA", 2), ("SPARE", None, 2)),
    (
        ("LIGHTS\n1", "C10", 1),
        ("LIGHTS\n2", "C10", 1),
        ("PLUGS\n1", "C20", 1),
        ("PLUGS\n2", "C20", 1),
        ("PLUGS\n3", "C20", 1),
        ("AIR\nCON", "C20", 1),
        ("GEYSER", "C20", 2),
        ("STOVE", "C32", 2),
    ),
)

VIEWS = {
    "board": dict(location=(0.04, -1.22, 1.60), target=(-0.10, 0, 1.58), lens=43, fstop=9, focus=(0.02, -0.09, 1.57)),
    "breakers": dict(
        location=(0.30, -0.62, 1.64),
        target=(0.015, 0, 1.565),
        lens=48,
        fstop=9,
        focus=(0.02, -0.09, 1.56),
    ),
    "chased": dict(
        location=(-0.55, -0.95, 0.58), target=(0.12, -0.10, 0.25), lens=30, fstop=5, focus=(-0.02, -0.05, 0.32), level=False
    ),
    "socket": dict(location=(0.22, -1.5, 1.32), target=(0.22, 0, 1.22), lens=42, fstop=6.3, focus=(0, -0.04, 1.2)),
}


def build(view):
    if view in ("board", "breakers"):
        _board()
    elif view == "chased":
        _chased()
    else:
        _socket()
    scene.camera(**VIEWS[view])


def _board():
    slab((-3, 3), (0, 0.2), (0, 2.7), materials.wall_paint("#bccbc8", 0.75, 0.06), name="wall")
    wiring.distribution_board((0, 0, 1.57), ROWS)
    electrical.conduit([(0.08, -0.04, 1.73), (0.08, -0.04, 2.7)], (), 0.0125)
    electrical.conduit([(0.02, -0.04, 1.73), (0.02, -0.04, 2.7)], (), 0.0125)
    for x in (0.02, 0.08):
        electrical.gland((x, -0.04, 1.755), (0, 0, 0), 0.019)
    scene.sky((0.86, 0.92, 1.0), 0.6)
    scene.sun(32, 132, 2.9, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.3, -1.2, 2.2), (0, 0, 1.55), (0.9, 0.9), 14, (0.95, 0.97, 1.0))


def _socket():
    slab((-3, 3), (0, 0.2), (0, 2.7), materials.wall_paint("#c3d0cd", 0.8, 0.12), name="wall")
    slab((-3, 3), (-0.62, -0.002), (0.90, 0.94), materials.wood("#c39a68", "#a57c4c"), 0.004, "bench")
    depth = -0.0125
    wiring.surface_socket((0, 0, 1.16))
    wiring.surface_socket((0.50, 0, 1.16))
    wiring.round_box((0, 0, 1.45))
    electrical.conduit([(0, depth, 1.205), (0, depth, 1.45)], ((0, 1.32),))
    electrical.conduit([(0, depth, 1.45), (0, depth, 2.7)], ((0, 1.60), (0, 2.1)))
    run = [(0.02, depth, 1.45), (0.50, depth, 1.45), (0.50, depth, 1.205)]
    electrical.conduit(run, ((0.50, 1.32),))
    for x, z in ((0, 1.22), (0, 1.412), (0, 1.488), (0.50, 1.22)):
        wiring.coupling((x, depth, z))
    wiring.coupling((0.038, depth, 1.45), True)
    for x in (0.14, 0.37):
        wiring.lying_saddle(x, 1.45)
    tools.spirit_level((0.42, -0.20, 0.94), (0, 0, 0.05), 0.4)
    tools.screwdriver((-0.22, -0.25, 0.956), (0, 0, 0.3), 0.10, "#c22a20")
    tools.tape_measure((-0.10, -0.16, 0.94), (0, 0, -0.5))
    scene.sky((0.86, 0.92, 1.0), 0.6)
    scene.sun(36, 236, 4.0, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.3, -1.2, 2.0), (0, 0, 1.2), (0.9, 0.9), 12, (0.95, 0.97, 1.0))


def _chased():
    """A chase broken out of the plaster down to its box, low sun along the wall, rubble and tools on the sheet."""
    wall = slab((-3, 3), (0, 0.2), (0, 2.7), materials.plaster("#d9d2c5", 0.9, 0.5), name="wall")
    brick = materials.brick()
    for x, z, seed in ((-0.06, (0.37, 2.75), 3), (0.62, (0.37, 2.75), 8)):
        cut(wall, _ragged_chase(x, z, seed))
        slab((x - 0.09, x + 0.09), (0.034, 0.06), (z[0] + 0.004, z[1]), brick, name="brick")
        electrical.conduit([(x, 0.016, z[0] - 0.02), (x, 0.016, 2.7)], (), 0.011, "#e9eae6")
    _flush_box(wall, -0.06, 0.32, False)
    _flush_box(wall, 0.62, 0.32, False)
    slab((-3, 3), (-4, 0), (-0.04, 0), materials.concrete("#b4b2ab", 0.7), name="floor")
    tools.drop_sheet((-1.5, 1.9), (-1.2, -0.02), 4, pressed=((0.24, -0.34, 0.30), (-0.15, -0.15, 0.25), (0.55, -0.15, 0.25)))
    work_traces.rubble(150, (-0.26, 0.14), (-0.20, -0.01), 0.006, 1)
    work_traces.rubble(110, (0.46, 0.80), (-0.18, -0.01), 0.006, 2)
    work_traces.club_hammer((0.22, -0.36, 0.028), (0, 0, math.radians(205)))
    work_traces.bolster_chisel((0.30, -0.22, 0.022), (0, 0.05, math.radians(168)))
    scene.sky((0.86, 0.92, 1.0), 0.35)
    scene.sun(30, 262, 5.2, 0.7, (1, 0.88, 0.72))
    scene.area_light((0.8, -2.2, 1.6), (0.1, 0, 0.5), (1.4, 1.0), 12, (0.95, 0.97, 1.0))


def _ragged_chase(x, z, seed):
    """The cutter of a chase as a chisel leaves it: about 60 mm wide with broken edges, 34 mm deep."""
    rng = random.Random(seed)
    left, right = [], []
    height = z[0] - 0.02
    while height < z[1]:
        chip = 0.018 if rng.random() < 0.16 else 0.006
        left.append((x - 0.030 - rng.uniform(0, chip), height))
        right.append((x + 0.030 + rng.uniform(0, chip), height))
        height += rng.uniform(0.008, 0.026)
    return extrude(left + right[::-1], 0.084, None, "y", (0, -0.008, 0), name="chase")


def _flush_box(wall, x, z, tall):
    """A galvanised box let into the wall; its middle at (x, z); three wires hang out of it."""
    width, height = (0.051, 0.102) if tall else (0.102, 0.102)
    cut(wall, slab((x - width / 2, x + width / 2), (-0.05, 0.05), (z - height / 2, z + height / 2), name="recess"))
    steel = materials.Surface("galvanised", "#b4babd", 0.5, Metallic=0.4).material
    inner = width / 2 - 0.0012, height / 2 - 0.0012
    slab((x - inner[0], x + inner[0]), (0.046, 0.049), (z - inner[1], z + inner[1]), steel, name="back")
    for side in (-1, 1):
        edge = sorted((x + side * inner[0], x + side * (inner[0] - 0.0012)))
        slab(edge, (-0.001, 0.046), (z - inner[1], z + inner[1]), steel, name="box")
        edge = sorted((z + side * inner[1], z + side * (inner[1] - 0.0012)))
        slab((x - inner[0], x + inner[0]), (-0.0012, 0.046), edge, steel, name="box")
    colours = ("#a8221b", "#1b1d1f", "#3f9a55")
    for index, colour in enumerate(colours):
        offset = (index - 1) * 0.013
        wire = materials.plastic(colour, 0.45, 0)
        path = [
            (x + offset * 0.4, 0.03, z + 0.02),
            (x + offset, -0.02, z + 0.012),
            (x + offset * 1.8, -0.055, z - 0.03),
            (x + offset * 2.2, -0.060, z - 0.085 - 0.012 * index),
        ]
        tube(path, 0.0026, wire)
        end = path[-1]
        tube([end, (end[0], end[1], end[2] - 0.014)], 0.0013, materials.copper(), False)
