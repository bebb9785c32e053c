"""An indoor unit with its cover open and one filter half drawn out, on a tinted wall in soft daylight."""

from kit import materials, scene
from kit.props import climate
from kit.shapes import slab

UNIT = (0, 0, 2.2)

VIEWS = {
    "filter": dict(
        location=(-0.60, -1.62, 1.78),
        target=(0.03, -0.1, 2.20),
        lens=42,
        fstop=6.3,
        focus=(0.1, -0.22, 2.2),
        level=False,
    ),
    "close": dict(
        location=(0.92, -1.12, 1.98),
        target=(0.26, -0.14, 2.20),
        lens=50,
        fstop=5.6,
        focus=(0.25, -0.22, 2.2),
        level=False,
    ),
}


def build(view):
    slab((-3, 3), (0, 0.2), (0, 2.75), materials.wall_paint("#cdd8d4", 0.75, 0.05), name="wall")
    slab((-3, 3), (-4, 0.2), (2.75, 2.85), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    slab((-3, 3), (-4, 0), (-0.04, 0), materials.oak_floor(), name="floor")
    climate.indoor_unit(UNIT, open_panel=True)
    scene.sky((0.86, 0.92, 1.0), 0.55)
    scene.sun(20, 238, 2.6, 1.4, (1, 0.91, 0.78))
    scene.area_light((-2.4, -1.8, 2.4), (0, 0, 2.1), (1.4, 1.4), 60, (0.94, 0.97, 1.0))
    scene.area_light((1.4, -2.6, 1.6), (0, 0, 2.2), (1.6, 1.2), 26, (1, 0.95, 0.88))
    scene.camera(**VIEWS[view])
