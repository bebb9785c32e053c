"""A fitted kitchen with a window over the sink and a stainless fridge in its housing; and the same, half-done."""

import math

from kit import materials, scene
from kit.props import architecture, decor, kitchen, outdoors, plants, refrigeration, tools
from kit.shapes import cylinder, slab, tube

LEFT, RIGHT, CEILING, DEPTH = -2.9, 2.6, 2.7, 6.0
WINDOW = ((-1.95, -0.65), (1.12, 2.2))
SINK_X, HOB_X, FRIDGE_X = -1.3, 0.45, 1.72

VIEWS = {
    "fridge": dict(location=(0.15, -4.3, 1.42), target=(0.42, 0, 1.22), lens=27, fstop=6.3, focus=(1.4, -0.7, 1.2)),
    "finished": dict(location=(-0.75, -4.75, 1.42), target=(-0.22, 0, 1.20), lens=25, fstop=8, focus=(0, -0.6, 1.0)),
    "table": dict(location=(0.95, -4.4, 1.42), target=(-1.55, -0.9, 1.12), lens=27, fstop=8, focus=(-1.2, -1.6, 1.0)),
    "tap": dict(location=(-0.62, -1.95, 1.42), target=(-1.20, -0.1, 1.20), lens=40, fstop=5, focus=(-1.3, -0.15, 1.1)),
    "tiles": dict(location=(0.75, -2.05, 1.42), target=(0.06, 0, 1.22), lens=38, fstop=6.3, focus=(0.1, -0.05, 1.2)),
}
MOUNTAIN_BEARINGS = {"fridge": 17, "table": 25.5, "tap": 17}
"""Where the mountain has to stand for each view to show it in the window; 6.5 degrees otherwise."""

VIEWS["half"] = VIEWS["finished"]


def build(view):
    _room()
    if view in ("half", "tiles"):
        _half_done()
    else:
        _fitted()
        _on_the_worktop()
    if view in ("finished", "table"):
        _dining_corner()
    outdoors.table_mountain(distance=22500, bearing=MOUNTAIN_BEARINGS.get(view, 6.5), haze_share=0.36)
    outdoors.city_shore(distance=22500, bearing=MOUNTAIN_BEARINGS.get(view, 6.5))
    outdoors.sea()
    plants.crowns(30, (-14, 4), (8, 20), -1.6, (0.9, 1.7), 4)
    scene.sun(36, -36, 8.0, 1.2, (1, 0.88, 0.72))
    scene.sky((0.80, 0.89, 1.0), 0.6, (0.16, 0.40, 0.84), (0.60, 0.78, 0.96), 1.15)
    scene.area_light((-1.3, 0.02, 1.65), (-0.6, -3, 0.9), (1.2, 1.0), 40, (0.90, 0.95, 1.0))
    side = scene.area_light((-2.7, -3.4, 1.7), (1.2, -0.5, 1.1), (2.2, 1.8), 70, (0.96, 0.98, 1.0))
    side.visible_glossy = view != "tap"
    scene.area_light((0.8, -6.2, 2.3), (0.4, 0, 1.0), (4.0, 2.0), 62, (1, 0.96, 0.91))
    scene.camera(**VIEWS[view])


def _room():
    paint = materials.wall_paint("#efece4", 0.75, 0.04)
    architecture.wall_with_opening((LEFT, RIGHT), (0, CEILING), 0, 0.22, WINDOW, paint)
    slab((RIGHT, RIGHT + 0.2), (-DEPTH, 0.22), (0, CEILING), paint, name="wall")
    slab((LEFT - 0.2, LEFT), (-DEPTH, 0.22), (0, CEILING), paint, name="wall")
    slab((LEFT, RIGHT), (-DEPTH, 0.22), (CEILING, CEILING + 0.1), materials.wall_paint("#faf9f6", 0.7, 0))
    slab((LEFT - 1, RIGHT), (-DEPTH, 0.22), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "x"))
    architecture.window(*WINDOW, 0.12, 2, materials.powder_coat("#f4f4f2"), reflection=0)
    slab(
        (WINDOW[0][0], WINDOW[0][1]),
        (-0.02, 0.10),
        (WINDOW[1][0] - 0.03, WINDOW[1][0] + 0.003),
        materials.satin_paint(),
        0.004,
        "sill",
    )


def _fitted():
    """Navy base cabinets, white hung ones, a tiled splashback, and the fridge between panels under a cabinet."""
    navy = materials.powder_coat("#31475c", 0.45)
    white = materials.powder_coat("#f3f2ee", 0.42)
    end = 1.22
    kitchen.base_cabinets((LEFT, HOB_X - 0.30), 5, navy, drawers=(4,))
    kitchen.oven(HOB_X)
    kitchen.base_cabinets((HOB_X + 0.30, end), 1, navy)
    kitchen.worktop((LEFT, end), sink=SINK_X)
    kitchen.swan_neck_tap((SINK_X, -0.065, kitchen.WORKTOP_HEIGHT))
    kitchen.hob(HOB_X)
    tiles = materials.tiles("#e9ece8", "#cfd1cc", 0.20, 0.065, 0.0025, 0.2, offset=0.5)
    slab((WINDOW[0][1] + 0.08, end), (-0.008, 0), (kitchen.WORKTOP_HEIGHT, 1.55), tiles, name="splashback")
    kitchen.extractor_hood(HOB_X, 1.60, CEILING)
    kitchen.wall_cabinets((-0.50, HOB_X - 0.32), 1, white, 1.50)
    kitchen.wall_cabinets((HOB_X + 0.32, end), 1, white, 1.50)
    for x in (end + 0.01, 2 * FRIDGE_X - end - 0.01):
        slab((x - 0.01, x + 0.01), (-0.66, 0), (0, 2.25), white, 0.001, "fridge panel")
    kitchen.wall_cabinets((end + 0.02, 2 * FRIDGE_X - end - 0.02), 2, white, 1.86, 2.25, 0.60)
    refrigeration.kitchen_fridge((FRIDGE_X, -0.42, 0))
    slab((2 * FRIDGE_X - end, RIGHT), (-0.62, 0), (0, 2.25), white, 0.002, "tall cabinet")


def _on_the_worktop():
    top = kitchen.WORKTOP_HEIGHT
    kitchen.chopping_board((-0.30, -0.075, top))
    decor.vase((-2.45, -0.28, top), 0.24, 0.075, materials.ceramic("#efe9df", 0.75))
    plants.olive_branches((-2.45, -0.28, top + 0.2), 5, 0.36, 3)
    decor.bowl((-0.45, -0.35, top), 0.13, 0.065, materials.ceramic("#2a4561", 0.4))
    for fruit in refrigeration.produce("lemon", (0.15, 0.15, 0.095), 4):
        fruit.location.x -= 0.45
        fruit.location.y -= 0.35
        fruit.location.z += top


def _dining_corner():
    """Stools at the end of an oak table that reaches in from the left."""
    oak = materials.wood("#c39a68", "#a57c4c")
    slab((-2.75, -1.45), (-2.62, -1.86), (0.88, 0.915), oak, 0.006, "table top")
    for x in (-2.65, -1.55):
        for y in (-2.54, -1.94):
            slab((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 0.88), oak, 0.004, "table leg")
    kitchen.stool((-1.12, -2.35, 0), 0.3)
    kitchen.stool((-2.0, -1.52, 0), 0.9)
    decor.vase((-2.2, -2.3, 0.915), 0.26, 0.08, materials.ceramic("#2a4561", 0.5))
    plants.olive_branches((-2.2, -2.3, 1.14), 5, 0.40, 8)


def _half_done():
    """Carcasses without doors, part of the worktop and tiles, bare plaster, cables waiting, the fridge still boxed."""
    navy = materials.powder_coat("#31475c", 0.45)
    white = materials.powder_coat("#f3f2ee", 0.42)
    end, laid = 1.22, -0.10
    top = kitchen.WORKTOP_HEIGHT
    kitchen.open_carcasses((LEFT, HOB_X - 0.30), 5)
    kitchen.open_carcasses((HOB_X + 0.30, end), 1)
    kitchen.worktop((LEFT, laid), sink=SINK_X)
    slab(
        (WINDOW[0][1] + 0.08, end),
        (-0.003, 0),
        (top - 0.05, 1.58),
        materials.plaster("#b3aa9c", 0.95, 0.5),
        name="bare",
    )
    tiles = materials.tiles("#e9ece8", "#cfd1cc", 0.20, 0.065, 0.0025, 0.2, offset=0.5)
    for row in range(10):
        right = laid + 0.2 * (1.5 - row % 2 * 0.5) - 0.2 * (row // 3)
        bottom = top + row * 0.065
        slab((WINDOW[0][1] + 0.08, right), (-0.010, -0.003), (bottom, bottom + 0.0645), tiles, name="tiles")
    kitchen.wall_cabinets((-0.50, HOB_X - 0.32), 1, white, 1.62)
    for x in (end + 0.01, 2 * FRIDGE_X - end - 0.01):
        slab((x - 0.01, x + 0.01), (-0.66, 0), (0, 2.25), white, 0.001, "fridge panel")
    for index in range(3):
        door = kitchen.loose_door(0.59, 0.766, navy)
        door.location = (0.86 + index * 0.03, -0.72 - index * 0.045, 0.004)
        door.rotation_euler = (math.radians(-9), 0, math.radians(2 * index - 2))
    _first_fix(top)
    _site()


def _first_fix(top):
    """Cables out of the wall at the hood and the sockets, capped pipes where the dishwasher goes."""
    cable = materials.plastic("#e9e9e6", 0.5, 0)
    dark = materials.matte("#3d3a36", 0.9)
    slab((HOB_X - 0.035, HOB_X + 0.035), (-0.006, -0.0031), (1.96, 2.06), dark, name="wall box")
    tube(
        [(HOB_X, 0, 2.0), (HOB_X, -0.07, 1.98), (HOB_X + 0.03, -0.08, 1.84), (HOB_X - 0.01, -0.05, 1.76)], 0.005, cable
    )
    for x in (0.30, 0.98):
        slab((x - 0.075, x + 0.075), (-0.006, -0.0031), (top + 0.20, top + 0.29), dark, name="wall box")
        for offset in (-0.03, 0.03):
            start = (x + offset, 0, top + 0.25)
            tube([start, (x + offset, -0.05, top + 0.24), (x + offset * 1.6, -0.07, top + 0.18)], 0.0035, cable)
    for x in (0.36, 0.46):
        tube([(x, 0, 0.32), (x, -0.06, 0.32)], 0.0075, materials.copper(), False)
        cylinder(0.012, 0.02, (x, -0.065, 0.32), materials.brass(), rotation=(math.pi / 2, 0, 0), sides=6)


def _site():
    """Sheet on the floor, ladder, tool bag, boxes, a level on the carcasses."""
    tools.drop_sheet((-2.6, 1.15), (-2.55, -0.75), 5)
    architecture.ladder((-2.05, -1.28, 0.012), (0, 0, math.radians(-16)), 1.45)
    tools.tool_bag((-0.78, -1.55, 0.012), (0, 0, math.radians(-12)))
    tools.spirit_level((HOB_X - 0.72, -0.30, kitchen.BASE_HEIGHT + 0.001), (0, 0, math.radians(4)), 0.6)
    boxed_fridge = refrigeration.carton((0.88, 0.74, 1.84))
    boxed_fridge.location = (1.95, -1.15, 0)
    boxed_fridge.rotation_euler.z = math.radians(-7)
    for x, y, size in ((0.32, -1.62, (0.42, 0.34, 0.16)), (0.36, -1.60, (0.40, 0.32, 0.14))):
        box_of_tiles = refrigeration.carton(size, "#cba577", "#31475c")
        box_of_tiles.location = (x, y, 0.012 if size[2] > 0.15 else 0.175)
        box_of_tiles.rotation_euler.z = math.radians(12)
