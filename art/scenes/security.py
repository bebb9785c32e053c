"""A camera under an eave; a recorder and its monitor; a smart-home hub and panel."""

import math

from kit import materials, scene
from kit.props import av, decor, office, plants
from kit.props.furniture import soft_block
from kit.shapes import bent_pipe, cylinder, group, slab, tube

EAVE = 2.55

VIEWS = {
    "eave": dict(
        location=(-0.55, -1.50, 1.95),
        target=(0.14, -0.22, 2.39),
        lens=52,
        fstop=5.6,
        focus=(0.1, -0.3, 2.43),
        level=False,
    ),
    "recorder": dict(location=(-0.55, -1.42, 1.14), target=(0.06, 0, 0.96), lens=40, fstop=5.6, focus=(0, -0.1, 1.0)),
    "hub": dict(location=(0.48, -0.98, 1.26), target=(0.05, -0.02, 1.14), lens=42, fstop=4, focus=(0.06, -0.02, 1.3)),
}


def build(view):
    {"eave": _eave, "recorder": _recorder, "hub": _hub}[view]()
    scene.camera(**VIEWS[view])


def _eave():
    """Soffit boards, fascia and gutter over a plastered wall; the camera's cable goes up into the soffit."""
    white = materials.satin_paint("#f3f1ec", 0.45)
    timber = materials.wood("#b07a48", "#8a5a32")
    slab((-4, 4), (0, 0.25), (0, EAVE + 0.3), materials.plaster("#e6ddcd", texture=0.5), name="wall")
    for board in range(5):
        y = -0.58 + board * 0.116
        slab((-4, 4), (y, y + 0.113), (EAVE, EAVE + 0.014), timber, 0.002, "soffit")
    slab((-4, 4), (-0.612, -0.585), (EAVE - 0.03, EAVE + 0.20), white, 0.002, "fascia")
    gutter = materials.powder_coat("#e9e7e1", 0.4)
    slab((-4, 4), (-0.73, -0.612), (EAVE + 0.055, EAVE + 0.165), gutter, 0.02, "gutter")
    slab((-4, 4), (-0.745, -0.612), (EAVE + 0.155, EAVE + 0.172), gutter, 0.006, "gutter lip")
    slab((-4, 4), (-0.70, 0.5), (EAVE + 0.20, EAVE + 0.24), materials.matte("#8a4b38", 0.9), name="roof edge")
    slab((-4, 4), (-0.02, 0), (EAVE - 0.06, EAVE), white, 0.004, "cornice")
    av.bullet_camera((0.10, -0.30, EAVE), math.radians(38), 16)
    for x in (2.2, 2.28):
        bent_pipe(
            [(x, -0.67, EAVE + 0.06), (x, -0.67, EAVE - 0.06), (x, -0.05, EAVE - 0.42), (x, -0.05, 0)],
            0.035,
            gutter,
            0.08,
        )
    plants.shade_leaves(14, (-3.2, -1.6), (-2.9, -2.2), (1.6, 3.2), (0.5, 0.9), 4)
    scene.sun(15, 214, 4.6, 0.6, (1, 0.88, 0.70))
    scene.sky((0.66, 0.80, 1.0), 1.0, (0.16, 0.42, 0.86), (0.70, 0.85, 0.98))
    scene.area_light((-0.6, -2.4, 0.4), (0, -0.2, EAVE), (2.5, 1.5), 9, (1, 0.95, 0.86))


def _recorder():
    """A study's shelf desk: monitor with four views, the recorder beside it, cables down through a grommet."""
    slab((-3, 3), (0.32, 0.5), (0, 2.7), materials.wall_paint("#cfd8d3", 0.75, 0.05), name="wall")
    oak = materials.wood("#c39a68", "#a57c4c")
    slab((-1.4, 1.6), (-0.36, 0.32), (0.71, 0.74), oak, 0.004, "desk")
    top = 0.74
    office.monitor((-0.05, 0.08, top), (0, 0, 0), (0.62, 0.36), materials.matte("#050607", 0.4))
    for part in av.camera_views(0.604, 0.338, 0):
        part.location.x -= 0.05
        part.location.y += 0.0665
        part.location.z += top + 0.15 + 0.183
    av.recorder((0.58, 0.02, top))
    cylinder(0.03, 0.004, (0.36, 0.24, top + 0.001), materials.matte("#1b1e20", 0.6), 0.001)
    black = materials.plastic("#1c1e20", 0.5, 0)
    for index in range(4):
        x = 0.46 + index * 0.06
        tube(
            [
                (x, 0.145, top + 0.03),
                (x, 0.20, top + 0.03),
                (0.40 + index * 0.01, 0.25, top + 0.012),
                (0.355 + index * 0.004, 0.24, top - 0.02),
            ],
            0.0032,
            black,
        )
    tube(
        [(-0.05, 0.11, top + 0.20), (0.02, 0.16, top + 0.06), (0.20, 0.24, top + 0.008), (0.35, 0.24, top - 0.01)],
        0.004,
        black,
    )
    _mouse((0.36, -0.16, top))
    decor.books((-0.72, 0.10, top), ("#0c2340", "#d9cfbd", "#c9a75a"), (0.22, 0.16), turn=0.2)
    decor.vase((-0.62, 0.20, top), 0.2, 0.06)
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.sun(30, 238, 2.6, 1.2, (1, 0.90, 0.76))
    scene.area_light((-1.9, -1.4, 1.9), (0, 0, 0.9), (1.2, 1.2), 26, (0.94, 0.97, 1.0))


def _mouse(location):
    x, y, z = location
    soft_block((0.06, 0.105, 0.034), (x, y, z + 0.016), materials.plastic("#23272b", 0.45, 0), (0, 0, 0.004), 0.9, 1, 0)


def _keys():
    """House keys on a ring with a leather tag, dropped on the shelf."""
    steel, brass = materials.metal("#b9bec2", 0.3), materials.brass()
    x, y, z = 0.15, -0.125, 0.937
    ring = [(x + 0.016 * math.cos(a * 0.2618), y + 0.016 * math.sin(a * 0.2618), z + 0.002) for a in range(24)]
    tube(ring, 0.0012, steel, True, True)
    for turn, metal in ((-0.5, brass), (0.1, steel), (0.7, brass)):
        head = cylinder(0.011, 0.002, (0.022, 0, 0), metal, 0.0006)
        blade = slab((0.03, 0.062), (-0.0035, 0.0035), (-0.001, 0.001), metal, 0.0004)
        group([head, blade], (x, y, z + 0.002 + 0.002 * turn), (0, 0.03, turn))
    tag = slab((0.014, 0.07), (-0.012, 0.012), (-0.0015, 0.0015), materials.matte("#8a5a34", 0.6), 0.002)
    group([tag], (x, y, z + 0.002), (0, 0, 2.6))


def _hub():
    """A hall shelf with the hub on it, the touch panel and a plain light switch on the wall above."""
    slab((-3, 3), (0, 0.2), (0, 2.7), materials.wall_paint("#c9d4d0", 0.75, 0.05), name="wall")
    oak = materials.wood("#c39a68", "#a57c4c")
    slab((-0.65, 0.75), (-0.26, 0), (0.90, 0.935), oak, 0.004, "shelf")
    av.smart_hub((-0.04, -0.16, 0.935))
    cable = materials.plastic("#f0f0ee", 0.5, 0)
    tube([(-0.06, -0.095, 0.945), (-0.06, -0.04, 0.942), (-0.03, -0.004, 0.94), (-0.03, 0.02, 0.92)], 0.0022, cable)
    av.wall_panel((0.02, 0, 1.29))
    _keys()
    decor.vase((0.40, -0.10, 0.935), 0.16, 0.05, materials.ceramic("#efe9df", 0.75))
    plants.olive_branches((0.40, -0.10, 1.07), 3, 0.24, 2)
    decor.books((-0.42, -0.13, 0.935), ("#0c2340", "#d9cfbd"), (0.20, 0.15), turn=0.15)
    plants.shade_leaves(30, (-3.2, -1.4), (-2.2, -1.6), (1.7, 2.8), (0.3, 0.5))
    scene.sky((0.86, 0.92, 1.0), 0.32)
    scene.sun(22, 240, 4.6, 0.7, (1, 0.88, 0.72))
    scene.area_light((-1.6, -1.5, 1.9), (0, 0, 1.1), (1.2, 1.2), 10, (0.94, 0.97, 1.0))
