"""A television on a tinted wall above a low oak cabinet; the decoder in it; and its signal screen close up."""

from kit import materials, scene
from kit.props import architecture, av, decor, furniture, plants
from kit.shapes import FACING_FRONT, cylinder, slab

SCREEN = (0, 0, 1.38)

VIEWS = {
    "wall": dict(location=(1.15, -3.1, 1.25), target=(0.10, 0, 1.06), lens=31, fstop=5, focus=(0, -0.1, 1.2)),
    "signal": dict(location=(0.40, -1.95, 1.28), target=(0.08, 0, 1.22), lens=34, fstop=4.5, focus=(0, -0.07, 1.3)),
    "decoder": dict(location=(0.50, -1.50, 0.62), target=(0.05, -0.26, 0.36), lens=44, fstop=5, focus=(0, -0.36, 0.25)),
}


def build(view):
    slab((-4, 4), (0, 0.2), (0, 2.7), materials.wall_paint("#c9d4d0", 0.75, 0.05), name="wall")
    slab((-4, 4), (-5, 0.2), (2.7, 2.8), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    slab((-4, 4), (-5, 0.2), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "x"), name="floor")
    architecture.skirting((-4, 4), 0)
    av.television(SCREEN, av.signal_screen if view == "signal" else av.photo_screen, 1.30)
    if view == "signal":
        _table()
    else:
        _cabinet()
        plants.strelitzia((1.75, -0.42, 0), 1.6, 12, materials.ceramic("#e9e3d8", 0.7), 5)
        decor.abstract_print((-1.55, 0, 1.55), 0.5, 0.7, ("#c9a75a", "#2a4561", "#a9c8d8"), 4)
        furniture.rug((2.8, 1.6), (0.1, -1.9, 0), materials.wool("#ece6da", "#dcd3c2"), hairs=9000)
    low = view == "wall"
    scene.sky((0.86, 0.92, 1.0), 0.3 if low else 0.5)
    scene.sun(20 if low else 28, 240, 2.2 if view == "signal" else 3.4, 1.2, (1, 0.90, 0.76))
    scene.area_light((-2.8, -2.2, 1.9), (0, 0, 1.1), (1.8, 1.8), 20 if low else 46, (0.94, 0.97, 1.0))
    if low:
        plants.shade_leaves(30, (-4.6, -2.6), (-2.6, -1.9), (1.9, 3.0))
    scene.area_light((1.6, -3.6, 2.3), (0, 0, 1.0), (2.0, 1.2), 24, (1, 0.96, 0.90))
    scene.camera(**VIEWS[view])


def _cabinet():
    """A low oak cabinet on legs; the decoder stands in its open bay, its cables go into the back."""
    oak = materials.wood("#c39a68", "#a57c4c")
    dark = materials.matte("#2a2420", 0.8)
    left, right, low, high = -0.95, 0.95, 0.16, 0.52
    slab((left, right), (-0.42, -0.01), (high - 0.022, high), oak, 0.003, "top")
    slab((left, right), (-0.42, -0.01), (low, low + 0.022), oak, 0.003, "bottom")
    for x in (left + 0.011, -0.32, 0.32, right - 0.011):
        slab((x - 0.011, x + 0.011), (-0.418, -0.012), (low + 0.022, high - 0.022), oak)
    slab((left + 0.02, right - 0.02), (-0.03, -0.02), (low + 0.02, high - 0.02), dark, name="back")
    for x in (-0.635, 0.635):
        slab((x - 0.301, x + 0.301), (-0.424, -0.404), (low + 0.025, high - 0.025), oak, 0.003, "door")
        cylinder(
            0.011,
            0.02,
            (x + (0.24 if x < 0 else -0.24), -0.434, 0.40),
            materials.metal("#b89655", 0.3),
            0.003,
            rotation=FACING_FRONT,
        )
    for x in (left + 0.12, right - 0.12):
        for y in (-0.36, -0.07):
            cylinder(0.012, low, (x, y, low / 2), oak, top_radius=0.018)
    av.decoder((0, -0.26, low + 0.022))
    decor.books((-0.62, -0.22, high), ("#0c2340", "#d9cfbd", "#c9a75a"), (0.24, 0.17), turn=0.1)
    decor.vase((0.70, -0.22, high), 0.22, 0.07, materials.ceramic("#efe9df", 0.75))
    plants.olive_branches((0.70, -0.22, high + 0.19), 4, 0.32, 2)
    av.remote((0.28, -0.30, high), 0.5)


def _table():
    """A tall sideboard below the screen with the remote control on it."""
    oak = materials.wood("#b98d5f", "#93683e")
    slab((-0.95, 1.05), (-0.46, -0.01), (0.30, 0.835), oak, 0.004, "sideboard")
    slab((-0.97, 1.07), (-0.48, -0.005), (0.835, 0.86), oak, 0.004, "sideboard top")
    av.remote((0.10, -0.34, 0.86), 0.5)
    av.decoder((0.62, -0.25, 0.86))
    decor.bowl((-0.36, -0.28, 0.86), 0.10, 0.05, materials.ceramic("#2a4561", 0.4))
