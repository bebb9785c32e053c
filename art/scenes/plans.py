"""A renovation being planned: a drawing of a flat on an oak table, with samples, a tape and a pencil."""

import math

from kit import materials, scene
from kit.props import decor, planing, tools, work_traces
from kit.shapes import box, cylinder, lathe, slab, tube

PAPER_TOP = 0.0016

VIEWS = {
    "table": dict(
        location=(-0.30, -0.86, 0.68), target=(0.03, 0.03, 0.0), lens=43, fstop=8, focus=(0.0, -0.02, 0.01), level=False
    ),
    "cup": dict(
        location=(0.44, -0.80, 0.52), target=(0.08, 0.06, 0.02), lens=40, fstop=4.5, focus=(0.14, 0.0, 0.05), level=False
    ),
}


def build(view):
    slab((-1.6, 1.6), (-0.8, 0.9), (-0.04, 0), materials.wood("#c39a68", "#a57c4c"), 0.003, "table")
    slab((-3, 3), (1.7, 1.8), (-0.8, 2.0), materials.wall_paint("#dfe3df", 0.8, 0.1), name="wall")
    _drawing()
    if view == "cup":
        _somebody_measures()
    else:
        _rolled_sheet()
    _samples()
    tools.tape_measure((0.33, -0.20, 0.0), (0, 0, math.radians(150)))
    planing.pencil((0.10, -0.17, PAPER_TOP), (0, 0, math.radians(24)), "#d8ae22")
    _scale_rule()
    decor.bowl((-0.52, 0.30, 0), 0.075, 0.045, materials.ceramic("#2a4561", 0.4))
    scene.sky((0.86, 0.92, 1.0), 0.45)
    scene.sun(34, -62, 3.2, 1.4, (1, 0.91, 0.78))
    scene.area_light((-1.2, 0.6, 1.1), (0, 0, 0), (1.0, 0.8), 16, (0.95, 0.97, 1.0))
    scene.area_light((0.8, -0.9, 1.1), (0, 0, 0), (0.8, 0.6), 6, (1, 0.95, 0.88))
    scene.camera(**VIEWS[view])


def _somebody_measures():
    """The planner's half-full cup and the ring it left on the sheet, a pad with sums, the plan's corner held down."""
    work_traces.cup((0.205, 0.045, PAPER_TOP), math.radians(-20), "#2a4561", 0.5)
    stain = materials.matte("#b89a78", 0.95)
    ring = lathe([(0.0385, 0), (0.0415, 0), (0.0415, 0.0003), (0.0385, 0.0003), (0.0385, 0)], (0.105, 0.115, PAPER_TOP), stain)
    ring.scale = (1, 0.98, 1)
    work_traces.notebook((-0.19, 0.02, PAPER_TOP), math.radians(14))
    tools.spirit_level((0.02, 0.29, 0), (0, 0, math.radians(4)), 0.4)


def _drawing():
    """A sheet of 0.59 x 0.42 m: the plan of a two-bedroom flat, its title block, its dimension lines."""
    slab((-0.30, 0.29), (-0.21, 0.21), (0.0002, 0.0012), materials.matte("#f4f2ec", 0.9), name="paper")
    ink, thin = materials.matte("#22344a", 0.8), materials.matte("#7b8794", 0.8)
    z = (0.0012, PAPER_TOP)

    def line(x, y, material=ink):
        slab(sorted(x), sorted(y), z, material, name="line")

    def wall_x(y, *pieces):
        for left, right in pieces:
            line((left, right), (y - 0.003, y + 0.003))

    def wall_y(x, *pieces):
        for low, high in pieces:
            line((x - 0.003, x + 0.003), (low, high))

    wall_x(0.160, (-0.25, -0.16), (-0.09, 0.05), (0.11, 0.24))
    wall_x(-0.150, (-0.25, -0.06), (0.0, 0.15))
    wall_y(-0.247, (-0.15, 0.16))
    wall_y(0.147, (-0.15, -0.02), (0.03, 0.03))
    wall_y(0.237, (0.0, 0.16))
    wall_x(0.003, (-0.25, -0.10), (-0.04, 0.02), (0.08, 0.24))
    wall_y(-0.020, (0.003, 0.06), (0.115, 0.16))
    wall_y(-0.060, (-0.15, -0.09), (-0.035, 0.003))
    for left, right, y in ((-0.16, -0.09, 0.160), (0.05, 0.11, 0.160)):
        for offset in (-0.0025, 0.0025):
            line((left, right), (y + offset - 0.0004, y + offset + 0.0004))
    for x, y, turn in ((-0.10, 0.003, 1), (0.08, 0.003, -1), (-0.06, -0.150, 1)):
        points = [(x, y + 0.0)] + [
            (x + turn * 0.055 * math.cos(a), y + 0.055 * math.sin(a))
            for a in [math.radians(90 - step * 15) for step in range(7)]
        ]
        tube([(px, py, PAPER_TOP) for px, py in points[1:]], 0.0004, thin, False)
        line((x - 0.0006, x + 0.0006), (y, y + 0.055))
    for y in (0.182,):
        line((-0.247, 0.237), (y - 0.0003, y + 0.0003), thin)
        for x in (-0.247, -0.020, 0.237):
            line((x - 0.0004, x + 0.0004), (y - 0.006, y + 0.006), thin)
    for x in (-0.270,):
        line((x - 0.0003, x + 0.0003), (-0.150, 0.160), thin)
        for y in (-0.150, 0.003, 0.160):
            line((x - 0.006, x + 0.006), (y - 0.0004, y + 0.0004), thin)
    for x, y in ((-0.235, -0.135), (-0.185, -0.135), (0.085, -0.13)):
        line((x, x + 0.045), (y - 0.0004, y + 0.0004), thin)
        line((x, x + 0.045), (y + 0.0296, y + 0.0304), thin)
        line((x - 0.0004, x + 0.0004), (y, y + 0.03), thin)
        line((x + 0.0446, x + 0.0454), (y, y + 0.03), thin)
    for row in range(4):
        line((0.185, 0.27), (-0.185 + row * 0.022, -0.1842 + row * 0.022), thin)
    for x in (0.185, 0.27):
        line((x - 0.0004, x + 0.0004), (-0.185, -0.119), thin)
    for row, share in enumerate((0.9, 0.55, 0.7)):
        line((0.192, 0.192 + 0.07 * share), (-0.176 + row * 0.022, -0.172 + row * 0.022), ink)


def _rolled_sheet():
    """Two further drawings rolled up behind the sheet."""
    paper = materials.matte("#efece3", 0.9)
    for x, y, radius, turn in ((0.06, 0.29, 0.022, 4), (0.10, 0.345, 0.026, -3)):
        roll = cylinder(radius, 0.62, (x, y, radius), paper, 0.0, rotation=(0, math.pi / 2, math.radians(turn)))
        roll.name = "roll"
        for side in (-1, 1):
            end = math.radians(turn)
            where = (x + side * 0.3102 * math.cos(end), y + side * 0.3102 * math.sin(end), radius)
            cylinder(radius * 0.72, 0.001, where, materials.matte("#8d8577", 0.9), rotation=(0, math.pi / 2, end))
        band = materials.matte("#2a4561", 0.8)
        cylinder(radius + 0.0006, 0.022, (x, y, radius), band, 0.0, rotation=(0, math.pi / 2, math.radians(turn)))


def _samples():
    """Paint cards fanned out, two tiles and a piece of oak floor."""
    colours = ("#b3c8c2", "#cfd8d3", "#efe6d2", "#31475c")
    for index, colour in enumerate(colours):
        z = 0.001 + index * 0.0012
        turn = math.radians(-38 + index * 13)
        x, y = 0.44 + 0.02 * index, 0.06 - 0.012 * index
        box((0.05, 0.15, 0.0009), (x, y, z), materials.matte("#f7f5ef", 0.7), rotation=(0, 0, turn))
        shift = 0.012
        where = (x - shift * math.sin(turn), y + shift * math.cos(turn), z + 0.0006)
        box((0.046, 0.118, 0.0005), where, materials.matte(colour, 0.6), rotation=(0, 0, turn))
    glaze = materials.ceramic("#a9c4c0", 0.12)
    box((0.065, 0.20, 0.008), (-0.41, 0.02, 0.004), glaze, 0.0015, rotation=(0, 0, math.radians(14)))
    white = materials.ceramic("#e9ece8", 0.12)
    box((0.065, 0.20, 0.008), (-0.385, 0.01, 0.012), white, 0.0015, rotation=(0, 0, math.radians(-9)))
    oak = materials.wood("#cfae82", "#ab8558", grain_axis=1)
    box((0.12, 0.24, 0.014), (-0.54, -0.08, 0.007), oak, 0.001, rotation=(0, 0, math.radians(22)))


def _scale_rule():
    """A triangular scale rule lying on the drawing."""
    white = materials.plastic("#f1f0ea", 0.45, 0)
    ink = materials.matte("#2a2f33", 0.7)
    turn = math.radians(-7)
    box((0.24, 0.022, 0.006), (-0.10, -0.185, PAPER_TOP + 0.003), white, 0.001, rotation=(0, 0, turn))
    for index in range(47):
        along = -0.115 + index * 0.005
        length = 0.008 if index % 5 == 0 else 0.004
        off = 0.0105 - length / 2
        x = -0.10 + along * math.cos(turn) - off * math.sin(turn)
        y = -0.185 + along * math.sin(turn) + off * math.cos(turn)
        box((0.0005, length, 0.0002), (x, y, PAPER_TOP + 0.0061), ink, rotation=(0, 0, turn))
