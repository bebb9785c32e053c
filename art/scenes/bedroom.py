"""A calm bedroom, the indoor unit on the wall above the bed, morning light from the left."""

import math

from kit import materials, scene
from kit.props import architecture, climate, decor, furniture, outdoors, plants
from kit.shapes import slab

WIDTH, DEPTH, CEILING = 4.6, 5.4, 2.7
WINDOW_Y, WINDOW_Z = (-2.5, -0.7), (0.45, 2.25)

VIEWS = {
    "bed": dict(location=(0.55, -4.7, 1.35), target=(0.02, 0, 1.30), lens=27, fstop=5.6, focus=(0.2, -0.6, 1.2)),
    "side": dict(location=(1.75, -3.1, 1.40), target=(-0.35, 0, 1.46), lens=30, fstop=5.6, focus=(0.1, -0.3, 1.8)),
}


def build(view):
    left = -WIDTH / 2
    paint = materials.wall_paint("#cfd8d3", 0.75, 0.04)
    white = materials.wall_paint("#f3f1ec", 0.75, 0.04)
    slab((left, WIDTH / 2 + 0.4), (0, 0.2), (0, CEILING), paint, name="wall")
    slab((WIDTH / 2 + 0.4, WIDTH / 2 + 0.6), (-DEPTH, 0.2), (0, CEILING), white, name="wall")
    _window_wall(left, white)
    slab(
        (left - 0.2, WIDTH / 2 + 0.6), (-DEPTH, 0.2), (CEILING, CEILING + 0.1), materials.wall_paint("#faf9f6", 0.7, 0)
    )
    slab(
        (left - 0.2, WIDTH / 2 + 0.6),
        (-DEPTH, 0.2),
        (-0.04, 0),
        materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "y"),
    )
    architecture.skirting((left, WIDTH / 2 + 0.4), 0)
    furniture.bed((0.15, -1.13, 0))
    furniture.bedside_table((-1.05, -0.25, 0))
    furniture.bedside_table((1.35, -0.25, 0))
    furniture.table_lamp((-1.05, -0.25, 0.5), power=5)
    furniture.table_lamp((1.35, -0.25, 0.5), power=5)
    decor.books((1.22, -0.33, 0.5), ("#0c2340", "#d9cfbd"), (0.17, 0.12), turn=0.5)
    furniture.rug((2.6, 1.6), (0.2, -2.15, 0), materials.wool("#ece6da", "#dcd3c2"))
    climate.indoor_unit((0.15, 0, 2.27), display="23")
    decor.abstract_print((1.95, 0, 1.62), 0.5, 0.7, ("#c9a75a", "#2a4561", "#a9c8d8"), 4)
    plants.strelitzia((-1.85, -0.45, 0), 1.35, 9, materials.ceramic("#e9e3d8", 0.7), 7, 0.17, 0.32)
    outdoors.table_mountain(bearing=70, haze_share=0.4)
    scene.sun(26, -62, 8.0, 1.0, (1, 0.88, 0.72))
    scene.sky((0.80, 0.89, 1.0), 0.7, (0.16, 0.40, 0.84), (0.72, 0.85, 0.97), 1.5)
    scene.area_light((left + 0.05, sum(WINDOW_Y) / 2, 1.35), (1, -1.6, 0.9), (1.7, 1.7), 60, (0.90, 0.95, 1.0))
    scene.area_light((0.6, -DEPTH - 0.4, 2.1), (0.2, 0, 1.0), (3.6, 1.8), 34, (1, 0.96, 0.91))
    scene.camera(**VIEWS[view])


def _window_wall(x, paint):
    """The left wall with its window, whose sheer curtain is half drawn."""
    slab((x - 0.2, x), (-DEPTH, WINDOW_Y[0]), (0, CEILING), paint, name="wall")
    slab((x - 0.2, x), (WINDOW_Y[1], 0.2), (0, CEILING), paint, name="wall")
    slab((x - 0.2, x), WINDOW_Y, (0, WINDOW_Z[0]), paint, name="wall")
    slab((x - 0.2, x), WINDOW_Y, (WINDOW_Z[1], CEILING), paint, name="wall")
    frame = architecture.window(WINDOW_Y, WINDOW_Z, 0)
    frame.rotation_euler.z = math.pi / 2
    frame.location.x = x - 0.1
    voile = materials.voile("#fbfaf6", 0.6, 0.86)
    for y in (WINDOW_Y[0] - 0.15, WINDOW_Y[1] - 0.30):
        cloth = furniture.curtain(0.50, 2.42, (x + 0.10, y, 2.46), voile, 5, 0.04, 3)
        cloth.rotation_euler.z = math.pi / 2
    rail = furniture.curtain_rail((WINDOW_Y[0] - 0.25, WINDOW_Y[1] + 0.3), 0, 2.475)
    rail.rotation_euler.z = math.pi / 2
    rail.location.x = x + 0.10
