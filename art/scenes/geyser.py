"""An electric geyser on a wall over its drip tray, with copper pipes, its valves and an isolator."""

from kit import materials, scene
from kit.props import electrical, plumbing
from kit.shapes import slab, tube

MIDDLE = (0.22, 0, 1.62)

VIEWS = {
    "wall": dict(location=(-0.75, -3.0, 1.42), target=(0.04, 0, 1.48), lens=38, fstop=6.3, focus=(0.1, -0.5, 1.6)),
    "valves": dict(
        location=(-1.15, -1.75, 1.46), target=(-0.36, -0.2, 1.70), lens=46, fstop=5.6, focus=(-0.45, -0.3, 1.7)
    ),
}


def build(view):
    slab((-3, 3), (0, 0.2), (0, 3.0), materials.wall_paint("#c3d0cc", 0.8, 0.12), name="wall")
    slab((2.6, 2.8), (-3, 0), (0, 3.0), materials.wall_paint("#efece4", 0.8, 0.1), name="wall")
    slab(
        (-3, 3),
        (-4, 0),
        (-0.04, 0),
        materials.tiles("#c9c5bb", "#a9a59b", 0.45, 0.45, 0.004, 0.4, upright=False),
        name="floor",
    )
    plumbing.geyser(MIDDLE)
    electrical.isolator((1.28, 0, 1.46))
    electrical.conduit([(1.28, -0.034, 1.54), (1.28, -0.034, 3.0)], [(1.28, 1.9), (1.28, 2.5)])
    flex = [
        (1.28, -0.034, 1.35),
        (1.28, -0.04, 1.24),
        (1.16, -0.15, 1.22),
        (0.90, -0.29, 1.36),
        (0.83, -0.315, 1.52),
        (0.79, -0.315, 1.555),
    ]
    tube(flex, 0.006, materials.matte("#eceeee", 0.5))
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.sun(28, 238, 3.2, 1.0, (1, 0.90, 0.76))
    scene.area_light((-2.2, -2.2, 2.4), (0.1, 0, 1.5), (1.6, 1.6), 30, (0.95, 0.97, 1.0))
    scene.area_light((1.4, -2.6, 1.2), (0.2, 0, 1.4), (1.2, 1.2), 16, (1, 0.95, 0.88))
    scene.camera(**VIEWS[view])
