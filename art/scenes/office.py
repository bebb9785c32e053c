"""An open office under a suspended ceiling with a four-way cassette."""

import math

from kit import materials, scene
from kit.props import architecture, climate, decor, furniture, office, outdoors, plants
from kit.shapes import slab

CEILING = 2.76
ROOM_X, ROOM_Y = (-3.6, 3.6), (-6.0, 1.2)
WINDOW = ((-3.2, 1.6), (0.75, 2.45))

VIEWS = {
    "cassette": dict(location=(0.95, -4.6, 1.30), target=(0.28, 0, 1.66), lens=23, fstop=7, focus=(0, -1.2, 2.5)),
    "ceiling": dict(location=(-0.75, -3.9, 1.30), target=(0.62, 0, 2.34), lens=32, fstop=7, focus=(0.3, -1.0, 2.7)),
}


def build(view):
    _room()
    climate.cassette((0.3, -0.9, CEILING - 0.002))
    for x in (-2.1, 2.7):
        for y in (-2.7, -0.3):
            _light_panel(x, y)
    for x in (-1.9, 0.55):
        _workplace(x)
    plants.strelitzia((2.95, 0.55, 0), 1.7, 12, materials.matte("#2d3d4d", 0.6), 5)
    decor.abstract_print((2.65, ROOM_Y[1], 1.6), 0.7, 0.95, ("#c9a75a", "#2a4561", "#a9c8d8"), 6)
    outdoors.table_mountain(distance=11500, bearing=14, base=-70, haze_share=0.34)
    outdoors.city_shore(distance=11500, bearing=14, base=-70)
    outdoors.sea(-68, "#5d8aa8")
    scene.sun(36, -42, 6.0, 1.2, (1, 0.90, 0.76))
    scene.sky((0.80, 0.89, 1.0), 0.7, (0.16, 0.40, 0.84), (0.62, 0.80, 0.97), 1.15)
    scene.area_light((-0.8, ROOM_Y[1] - 0.1, 1.6), (0, -3, 1.2), (4.4, 1.6), 70, (0.90, 0.95, 1.0))
    scene.area_light((0, -6.4, 2.0), (0, 0, 1.6), (5, 1.8), 55, (1, 0.97, 0.93))
    scene.area_light((0, -2.6, 0.25), (0, -1.2, CEILING), (4, 3), 26, (1, 0.95, 0.88))
    scene.camera(**VIEWS[view])


def _room():
    paint = materials.wall_paint("#e9e7e0", 0.75, 0.04)
    back = ROOM_Y[1]
    architecture.wall_with_opening(ROOM_X, (0, CEILING + 0.4), back, 0.25, WINDOW, paint)
    architecture.window(*WINDOW, back + 0.14, 4)
    slab((ROOM_X[0] - 0.2, ROOM_X[0]), (ROOM_Y[0], back), (0, CEILING + 0.4), paint, name="wall")
    slab((ROOM_X[1], ROOM_X[1] + 0.2), (ROOM_Y[0], back), (0, CEILING + 0.4), paint, name="wall")
    carpet = materials.wool("#8f979c", "#7d868c")
    slab(ROOM_X, (ROOM_Y[0] - 1, back), (-0.04, 0), carpet, name="floor")
    architecture.ceiling_grid(ROOM_X, ROOM_Y, CEILING)
    architecture.skirting(ROOM_X, back)


def _light_panel(x, y):
    """A flush 0.6 m square light in the place of a ceiling tile."""
    slab((x - 0.29, x + 0.29), (y - 0.29, y + 0.29), (CEILING - 0.006, CEILING - 0.001), materials.glow("#fff6ea", 2.2))


def _workplace(x):
    """A desk against the window with its chair, screen and keyboard; one works facing the view."""
    y, top = 0.62, 0.74
    furniture.desk((x, y, 0), width=1.6, depth=0.8)
    office.pedestal((x + 0.5, y + 0.05, 0))
    office.monitor((x, y + 0.18, top), (0, 0, -0.08))
    office.keyboard((x, y - 0.16, top), 0.03)
    decor.books((x + 0.55, y + 0.05, top), ("#0c2340", "#d9cfbd", "#c9a75a"), (0.22, 0.16), turn=0.3)
    office.task_chair((x - 0.08, y - 0.75, 0), math.pi - 0.35)
