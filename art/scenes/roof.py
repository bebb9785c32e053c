"""A satellite dish on a tiled roof, its cable led into the mast's boot, the mountain behind."""

import math

from kit import materials, scene
from kit.props import av, outdoors, roofing
from kit.shapes import slab, tube

PITCH = 24
FOOT_Y, FOOT_Z = 1.55, 0.72

VIEWS = {
    "close": dict(location=(-0.75, -0.15, 1.38), target=(0.24, 1.3, 1.20), lens=42, fstop=5, focus=(0.2, 1.1, 1.2)),
    "dish": dict(location=(-1.55, -2.3, 1.15), target=(0.10, 1.4, 1.12), lens=38, fstop=7, focus=(0, 1.4, 1.1)),
}


def build(view):
    roofing.tiled_slope(13.2, 3.42, PITCH)
    _ridge()
    fascia = materials.satin_paint("#f3f1ec", 0.45)
    slab((-6.6, 6.6), (-0.02, 0.02), (-0.22, -0.02), fascia, 0.003, "fascia")
    slab((-6.6, 6.6), (-0.13, -0.02), (-0.13, -0.02), materials.powder_coat("#e9e7e1", 0.4), 0.02, "gutter")
    av.satellite_dish((0.25, FOOT_Y, FOOT_Z), (0, 0, math.radians(14)))
    outdoors.table_mountain(distance=8000, base=-60, bearing=-17, haze_share=0.30)
    scene.sun(36, 216, 4.6, 0.8, (1, 0.92, 0.80))
    scene.sky((0.62, 0.78, 1.0), 0.9, (0.10, 0.32, 0.78), (0.58, 0.78, 0.97), 1.0)
    scene.camera(**VIEWS[view])


def _ridge():
    """Half-round ridge tiles along the top."""
    clay = materials.plaster("#8c4733", 0.8, 0.3)
    y, z = 3.4 * math.cos(math.radians(PITCH)), 3.4 * math.sin(math.radians(PITCH))
    slab((-6.6, 6.6), (y - 0.13, y + 0.02), (z - 0.12, z - 0.02), clay, name="bedding")
    for index in range(29):
        x = -6.6 + index * 0.45
        tube([(x, y, z - 0.03), (x + 0.47, y, z - 0.03)], 0.10 if index % 2 else 0.104, clay, False)
