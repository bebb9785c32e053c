"""A corner shop's drinks: upright display fridges; and a bar with an under-counter fridge."""

from kit import materials, scene
from kit.props import architecture, decor, plants, refrigeration
from kit.shapes import box, cylinder, lathe, slab, tube

VIEWS = {
    "display": dict(location=(-1.45, -3.9, 1.32), target=(0.16, 0, 0.98), lens=31, fstop=6.3, focus=(0, -0.8, 1.0)),
    "underbar": dict(location=(-0.95, -2.75, 1.18), target=(0.08, 0, 0.78), lens=32, fstop=5.6, focus=(0, -0.5, 0.6)),
    "shelves": dict(location=(0.85, -2.1, 1.36), target=(-0.10, -0.5, 1.22), lens=42, fstop=4.5, focus=(0, -0.78, 1.2)),
}


def build(view):
    if view != "underbar":
        _shop()
    else:
        _bar()
    scene.camera(**VIEWS[view])


def _shop():
    slab((-4, 3.2), (0, 0.2), (0, 3), materials.wall_paint("#d5ddd9", 0.75, 0.05), name="wall")
    slab((2.55, 2.75), (-5, 0.2), (0, 3), materials.wall_paint("#f1efe9", 0.75, 0.05), name="wall")
    slab((-4, 3.2), (-6, 0.2), (-0.05, 0), _worn_tiles(), name="floor")
    architecture.skirting((-4, 2.55), 0, materials.tiles("#8f9499", "#7b8085", 0.6, 0.09, 0.003, 0.3))
    slab((-4, 3.2), (-3.5, 0.2), (2.9, 3.0), materials.wall_paint("#faf9f6", 0.7, 0))
    stocks = (
        ("water", "lime", "juice", "cola", "water"),
        ("can", "cola", "can", "lime", "juice"),
        ("juice", "water", "cola", "water", "can"),
    )
    for index, stock in enumerate(stocks):
        refrigeration.display_fridge((-0.74 + index * 0.74, -0.42, 0), stock, seed=index)
    _counter()
    _restocking()
    scene.sky((0.86, 0.92, 1.0), 0.42)
    scene.sun(30, 232, 4.2, 0.9, (1, 0.89, 0.75))
    scene.area_light((-2.0, -3.6, 2.7), (0, -0.4, 1.0), (2.4, 1.2), 46, (1, 0.97, 0.92))
    scene.area_light((1.2, -2.2, 2.8), (0.4, -0.6, 0.6), (1.2, 0.4), 26, (1, 0.95, 0.88))


def _worn_tiles():
    """The shop's floor tiles, dulled and greyed where feet and trolleys go."""
    floor = materials.Surface("worn tiles", "#b9b5ab", 0.3)
    position = floor.coordinates()
    shade, joint = floor.bricks(position, 0.6, 0.6, 0.004, ("#c6c1b5", "#bcb7ab", "#7d786f"), 0.1, 0)
    wear = floor.noise(position, 2.4, 8, 0.68)
    grey = floor.ramp(wear, (0.36, "#b1aca2"), (0.62, "#ffffff"))
    floor.colour_from(floor.blend(0.8, shade, grey, "MULTIPLY"))
    floor.roughness_from(floor.ramp(wear, (0.35, 0.5), (0.65, 0.2)))
    floor.bump(floor.math("MULTIPLY", joint, -1.0), 0.5, 0.0015)
    return floor.material


def _restocking():
    """A crate of bottles on the floor before the right-hand fridge, half unpacked, with a torn carton beside it."""
    refrigeration.crate((0.44, 0.34, 0.24), "#b3271f").location = (0.70, -1.12, 0)
    for index in range(8):
        if index in (2, 5, 6):
            continue
        refrigeration.bottle("cola", (0.56 + 0.085 * (index % 4), -1.20 + 0.10 * (index // 4), 0.016))
    carton = refrigeration.carton((0.38, 0.28, 0.22))
    carton.location = (1.18, -0.98, 0)
    carton.rotation_euler.z = 0.35


def _counter():
    """The end of an oak counter on the right with a plant on it."""
    oak = materials.wood("#c39a68", "#a57c4c", grain_axis=1)
    slab((1.72, 2.55), (-2.2, -0.75), (0, 0.90), materials.powder_coat("#31475c", 0.45), 0.003, "counter")
    slab((1.69, 2.55), (-2.23, -0.72), (0.90, 0.935), oak, 0.004, "counter top")
    decor.vase((2.05, -1.05, 0.935), 0.22, 0.07)
    plants.olive_branches((2.05, -1.05, 1.12), 5, 0.36, 3)


def _bar():
    tiles = materials.tiles("#dfe6e2", "#c6ccc8", 0.20, 0.065, 0.0025, 0.2, offset=0.5)
    slab((-3, 3), (0, 0.2), (0, 3), tiles, name="wall")
    floor = materials.tiles("#8d9499", "#767d82", 0.45, 0.45, 0.003, 0.4, upright=False)
    slab((-4, 4), (-6, 0.2), (-0.05, 0), floor, name="floor")
    refrigeration.underbar_fridge((0.05, -0.36, 0), 2)
    oak = materials.wood("#c39a68", "#a57c4c")
    slab((-3, 3), (-0.70, 0), (0.90, 0.94), oak, 0.004, "bar top")
    navy = materials.powder_coat("#31475c", 0.45)
    slab((-3, -0.76), (-0.64, 0), (0, 0.90), navy, 0.002, "cabinet")
    slab((0.88, 3), (-0.64, 0), (0, 0.90), navy, 0.002, "cabinet")
    for x in (-1.36, -1.96, 1.48, 2.08):
        slab((x - 0.0015, x + 0.0015), (-0.6406, -0.63), (0.08, 0.88), materials.matte("#1d2b39", 0.6))
    slab((-1.4, 2.2), (-0.26, 0), (1.55, 1.585), oak, 0.003, "shelf")
    kinds = ("lime", "juice", "cola", "water", "lime", "cola", "juice", "water")
    for index, kind in enumerate(kinds):
        refrigeration.bottle(kind, (-1.1 + index * 0.12, -0.13, 1.585))
    _glasses()
    plants.strelitzia((1.75, -0.32, 0.94), 0.75, 8, materials.ceramic("#e9e3d8", 0.7), 5, 0.11, 0.18)
    scene.sky((0.86, 0.92, 1.0), 0.55)
    scene.sun(32, 228, 2.8, 1.2, (1, 0.90, 0.76))
    scene.area_light((-1.8, -2.9, 2.5), (0, -0.3, 0.7), (1.8, 1.2), 62, (1, 0.97, 0.92))
    for x in (-0.8, 0.2, 1.2):
        _pendant(x)


def _glasses():
    """Upturned tumblers on a mat on the bar."""
    clear = materials.glass((0.93, 0.96, 0.96), 1.0)
    slab((-0.62, -0.12), (-0.50, -0.22), (0.94, 0.946), materials.matte("#22272b", 0.8), 0.002, "mat")
    for column in range(5):
        for row in range(2):
            x, y = -0.56 + column * 0.095, -0.42 + row * 0.11
            cylinder(0.034, 0.11, (x, y, 1.002), clear, 0.002, top_radius=0.029)
    box((0.16, 0.12, 0.05), (0.25, -0.36, 0.965), materials.wood("#8d6238", "#6f4c2b"), 0.004)


def _pendant(x):
    """A small brass lamp over the bar."""
    brass = materials.metal("#b89655", 0.3)
    y, z = -0.42, 1.98
    lathe([(0.012, 0.12), (0.03, 0.11), (0.085, 0.0), (0.083, 0.0), (0.028, 0.105), (0.012, 0.115)], (x, y, z), brass)
    tube([(x, y, z + 0.12), (x, y, 3.2)], 0.003, materials.matte("#1c1e20", 0.6), False)
    scene.point_light((x, y, z + 0.02), 9, 0.03)
