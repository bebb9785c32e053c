"""A door on edge against a bench, the plane part way along it, curls of shaving about."""

import math

from kit import materials, scene
from kit.props import planing
from kit.shapes import box, cylinder, slab

VIEWS = {
    "door": dict(
        location=(-0.62, -0.72, 1.46),
        target=(0.05, 0.10, 0.87),
        lens=44,
        fstop=5.6,
        focus=(0.02, -0.02, 0.93),
        level=False,
    ),
}


def build(view):
    slab((-3, 6), (1.3, 1.5), (0, 2.7), materials.wall_paint("#cfd8d3", 0.75, 0.08), name="wall")
    slab((-3, 3), (-2, 1.3), (-0.04, 0), materials.concrete("#b4b2ab", 0.6), name="floor")
    pine = materials.wood("#dbb888", "#c79b63", 0.5)
    top, thickness = 0.90, 0.04
    slab((-1.3, 1.1), (-thickness / 2, thickness / 2), (top - 0.81, top), pine, 0.001, "door")
    oak = materials.wood("#b07a48", "#8a5a32")
    slab((-1.5, 1.4), (0.10, 0.75), (0.72, 0.78), oak, 0.004, "bench top")
    for x in (-1.3, 1.2):
        for y in (0.16, 0.69):
            slab((x - 0.04, x + 0.04), (y - 0.04, y + 0.04), (0, 0.72), oak, 0.003, "bench leg")
    for x in (-0.7, 0.75):
        slab((x - 0.05, x + 0.05), (thickness / 2, 0.12), (0.60, 0.80), oak, 0.003, "cleat")
        slab((x - 0.05, x + 0.05), (-thickness / 2 - 0.03, -thickness / 2), (0.60, 0.80), oak, 0.003, "cleat")
        cylinder(0.012, 0.22, (x, 0.02, 0.70), materials.metal("#9da2a6", 0.35), rotation=(math.pi / 2, 0, 0))
    planing.hand_plane((0.06, 0, top))
    planing.wood_shaving((0.045, 0.0, top + 0.045), (0, 0.4, 0), 1.6, 0.014, 0.036, 3)
    spots = (
        (0.26, 0.0, top, 0.2),
        (-0.16, 0.22, 0.78, 1.1),
        (0.08, 0.34, 0.78, -0.6),
        (0.30, 0.24, 0.78, 0.5),
        (0.42, 0.42, 0.78, 1.9),
        (-0.34, 0.36, 0.78, 2.4),
    )
    for index, (x, y, z, turn) in enumerate(spots):
        planing.wood_shaving(
            (x, y, z), (0, 0, turn), 1.6 + 0.4 * (index % 3), 0.013 + 0.003 * (index % 2), 0.034, index
        )
    planing.combination_square((-0.30, 0.55, 0.78), (0, 0, math.radians(15)))
    planing.pencil((0.10, 0.55, 0.78), (0, 0, math.radians(-30)))
    box((0.16, 0.10, 0.002), (0.55, 0.30, 0.781), materials.matte("#a8694a", 0.95), rotation=(0, 0, 0.3))
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.sun(18, 236, 3.4, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.9, -1.6, 1.9), (0, 0, 0.5), (1.2, 1.2), 32, (0.95, 0.97, 1.0))
    scene.camera(**VIEWS[view])
