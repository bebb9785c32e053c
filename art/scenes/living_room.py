"""A bright living room with an indoor unit on its wall, open to a balcony over the bay; the same wall opened."""

import math
import random

from kit import materials, motion, scene
from kit.props import architecture, climate, decor, electrical, furniture, outdoors, plants, wiring
from kit.shapes import FACING_FRONT, bent_pipe, box, cut, cylinder, extrude, slab, tube

ROOM_X, ROOM_DEPTH, CEILING = (-4.7, 5.2), 8.0, 2.75
DOOR_X, DOOR_TOP = (-3.15, -0.75), 2.34
CURTAIN_HEIGHT = 2.54
MOUNTAIN_BEARING = 21.3

VIEWS = {
    "hero": dict(location=(0.0, -5.0, 1.25), target=(0.05, 0, 1.04), lens=20, fstop=9, focus=(1.2, -0.7, 1.0)),
    "unit": dict(location=(0.72, -2.9, 1.5), target=(1.72, 0, 1.82), lens=40, fstop=3.5, focus=(1.98, -0.2, 2.2)),
    "unit_side": dict(location=(0.62, -1.35, 2.0), target=(1.86, 0, 2.14), lens=46, fstop=4, focus=(1.8, -0.2, 2.2)),
}
VIEWS["renovated"] = dict(location=(2.1, -4.1, 1.3), target=(-1.0, 0, 1.2), lens=27, fstop=8, focus=(-0.3, -0.6, 1.0))
VIEWS["door"] = dict(location=(-0.35, -3.4, 1.35), target=(-1.85, 0, 1.22), lens=29, fstop=8, focus=(-1.9, 0, 1.2))
VIEWS["curtain"] = dict(location=(-0.95, -3.2, 1.35), target=(-1.72, 0, 1.27), lens=31, fstop=8, focus=(-1.2, 0, 1.2))
VIEWS["unit_louvre"] = dict(
    location=(2.75, -1.15, 1.72),
    target=(1.93, -0.1, 2.13),
    lens=41,
    fstop=5,
    focus=(1.95, -0.2, 2.15),
)
VIEWS["hero_dusk"] = VIEWS["hero"]
# The finished wall and the opened one, by one camera.
VIEWS["wall"] = dict(location=(1.76, -3.25, 1.5), target=(1.76, 0, 1.74), lens=40, fstop=8, focus=(1.98, -0.1, 2.0))
VIEWS["wall_open"] = VIEWS["wall"]


def build(view):
    close = view.startswith(("unit", "wall"))
    dusk = view == "hero_dusk"
    is_open = view == "wall_open"
    ceiling = _room("#d3dbd6" if close else "#dfe3e1", is_curtain_drawn=view == "curtain", is_open=is_open)
    _furniture(lamp_power=48 if dusk else 0 if close else 8, has_unit=not is_open)
    if is_open:
        _behind_the_wall()
    _outlook(dusk)
    if dusk:
        _dusk_light()
    elif close:
        _morning_light(ceiling)
    else:
        _day_light(in_panes=view != "curtain")
    scene.camera(**VIEWS[view])


def animate(_view, frames):
    """Air carries the curtain at the right of the door into the room and along the glass, and its folds follow."""
    cloth = max(motion.named("curtain"), key=lambda obj: obj.location.x)

    def out(x, z):
        down = (-z / CURTAIN_HEIGHT) ** 1.5
        free = 1 - 0.65 * x
        return -0.30 * free * down, (-0.24 * free - 0.05 * math.sin(7 * x + 3 * down)) * down

    def folds(x, z):
        down = (-z / CURTAIN_HEIGHT) ** 1.2
        wave = math.sin(6 * x - 5 * down + 1) * down
        return 0.03 * wave, 0.05 * wave

    motion.sway(cloth, out, folds, frames)


def _room(wall_colour, is_curtain_drawn, is_open):
    """Walls, floor, ceiling and the sliding door; open behind the camera, where the fill light comes in.

    is_curtain_drawn: the right curtain hangs before the glass, not beside it. is_open: the plaster is off around the unit.
    """
    paint = materials.wall_paint(wall_colour, 0.75, 0.04)
    walls = architecture.wall_with_opening(ROOM_X, (0, CEILING), 0, 0.22, (DOOR_X, (0, DOOR_TOP)), paint)
    if is_open:
        cut(walls[1], extrude(_ragged(OPENED_X, OPENED_Z, 0.017, 7), 0.10, None, "y", name="opened"))
    slab((ROOM_X[0] - 0.2, ROOM_X[0]), (-ROOM_DEPTH, 0), (0, CEILING), paint, name="side wall")
    slab(ROOM_X, (-ROOM_DEPTH, 0), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "y"))
    architecture.skirting((ROOM_X[0], DOOR_X[0]), 0)
    architecture.skirting((DOOR_X[1], ROOM_X[1]), 0)
    architecture.window(DOOR_X, (0, DOOR_TOP), 0.11)
    voile = materials.voile("#fbfaf6", 0.6, 0.86)
    furniture.curtain(0.60, CURTAIN_HEIGHT, (DOOR_X[0] - 0.36, -0.11, 2.58), voile, 6, 0.05, 1)
    drawn = (0.98, DOOR_X[1] - 0.80, 10) if is_curtain_drawn else (0.56, DOOR_X[1] - 0.22, 6)
    furniture.curtain(drawn[0], CURTAIN_HEIGHT, (drawn[1], -0.11, 2.58), voile, drawn[2], 0.05, 2)
    furniture.curtain_rail((DOOR_X[0] - 0.42, DOOR_X[1] + 0.42), -0.11, 2.595)
    return slab(ROOM_X, (-ROOM_DEPTH, 0.22), (CEILING, CEILING + 0.1), materials.wall_paint("#faf9f6", 0.7, 0))


OPENED_X, OPENED_Z = (1.17, 2.76), (0.62, 2.60)
PIPES_X, DRAIN_X = 2.20, 1.42


def _ragged(x, z, chip, seed):
    """A rectangle whose edges broke where the plaster wanted to."""
    rng = random.Random(seed)
    corners = [(x[0], z[0]), (x[1], z[0]), (x[1], z[1]), (x[0], z[1])]
    outline = []
    for (x1, z1), (x2, z2) in zip(corners, corners[1:] + corners[:1]):
        steps = int(max(abs(x2 - x1), abs(z2 - z1)) / 0.03)
        drift = 0.0
        for step in range(steps):
            drift = 0.9 * drift + rng.uniform(-chip, chip)
            along = step / steps
            across = (0, drift) if z1 == z2 else (drift, 0)
            outline.append((x1 + (x2 - x1) * along + across[0], z1 + (z2 - z1) * along + across[1]))
    return outline


def _chase(wall, x, z, seed):
    """A channel ground into the brick, for pipes."""
    cut(wall, extrude(_ragged(x, z, 0.004, seed), 0.10, None, "y", (0, 0.03, 0), name="chase"))


def _behind_the_wall():
    """Brick with the pipes, the drain, the cable and the mounting plate in and on it; new plaster closes over the drain."""
    brick = slab((1.0, 2.95), (0.020, 0.14), (0.4, 2.72), materials.brick(("#b27a5c", "#9a6248", "#cfc6b8")), name="brick")
    slab((1.0, 2.95), (0.072, 0.15), (0.4, 2.72), materials.plaster("#8d7566", 0.95, 0.5), name="bottom of the chases")
    _chase(brick, (PIPES_X - 0.075, PIPES_X + 0.075), (0.35, 2.14), 1)
    _chase(brick, (2.49, 2.55), (2.28, 2.8), 3)
    z, middle = 2.20, 1.98

    steel = materials.metal("#c3c8cb", 0.42)
    hole = materials.matte("#3b3f42", 0.8)
    box((0.66, 0.004, 0.215), (middle, 0.010, z + 0.02), steel, 0.002, name="mounting plate")
    for edge in (-0.0895, 0.1295):
        box((0.66, 0.016, 0.006), (middle, 0.004, z + edge), steel, 0.002, name="fold")
    for x in (-0.28, -0.14, 0, 0.14, 0.28):
        for y in (-0.045, 0.085):
            cylinder(0.008, 0.006, (middle + x, 0.0075, z + y), hole, rotation=FACING_FRONT, sides=24)
    for x, y in ((-0.21, 0.085), (0.21, 0.085), (-0.21, -0.045), (0.0, 0.02), (0.21, -0.045)):
        cylinder(0.0095, 0.006, (middle + x, 0.005, z + y), materials.brass(), 0.002, rotation=FACING_FRONT, sides=6)
    for x in (-0.25, 0.25):
        box((0.05, 0.016, 0.014), (middle + x, -0.002, z + 0.142), steel, 0.002, name="hook")

    lagging, copper = materials.matte("#f1efe9", 0.85), materials.copper()
    for offset, radius, bare in ((-0.030, 0.0095, 1.80), (0.034, 0.0065, 1.72)):
        x = PIPES_X + offset
        bent_pipe([(x - 0.16, -0.012, 2.075), (x, -0.004, 2.06), (x, 0.018, 1.95), (x, 0.030, 1.7), (x, 0.030, 0.3)], radius, copper, 0.05)
        tube([(x, 0.030, bare - 0.1), (x, 0.030, 0.3)], radius + 0.013, lagging, False, name="lagging")
        cylinder(radius * 1.75, 0.026, (x - 0.13, -0.010, 2.072), materials.brass(), 0.002, 6, (0, math.pi / 2, 0))
    bands = materials.matte("#2c3136", 0.7)
    for height in (1.44, 1.14, 0.84):
        box((0.15, 0.004, 0.018), (PIPES_X, -0.004, height), bands, 0.001, name="strap")

    white = materials.plastic("#e9edf0", 0.35)
    fall = [(2.12, -0.006, 2.045), (2.02, 0.010, 2.030), (DRAIN_X, 0.012, 1.985), (DRAIN_X, 0.012, 0.3)]
    bent_pipe(fall, 0.013, white, 0.07, name="drain")
    box((0.05, 0.034, 0.014), (DRAIN_X, 0.012, 1.58), white, 0.003, name="clip")
    cylinder(0.0165, 0.05, (DRAIN_X, 0.012, 1.90), white, 0.003)

    electrical.conduit([(2.52, 0.030, 2.75), (2.52, 0.030, 2.30)], (), 0.0115, "#d5dade")
    wiring.round_box((2.52, 0.032, 2.27))
    for index, colour in enumerate(("#7a4a2b", "#2f6fae", "#58a046")):
        drop = 0.012 * index
        path = [(2.50, 0.0, 2.26), (2.44, -0.02, 2.17 - drop), (2.35, -0.012, 2.145 - drop), (2.27, 0.0, 2.17 - drop)]
        tube(path, 0.0035, materials.plastic(colour, 0.45, 0))

    filler = materials.plaster("#f1ede4", 0.95, 0.1)
    patch = _ragged((OPENED_X[0] - 0.07, DRAIN_X + 0.27), (0.55, 1.30), 0.012, 5)
    extrude(patch, 0.024, filler, "y", (0, 0.010, 0), name="new plaster")


def _furniture(lamp_power, has_unit):
    navy = materials.fabric("#24384f", "#182a40", 0.25)
    gold = materials.fabric("#cfa24a", "#b3862f", 0.25)
    cream = materials.fabric("#f1ece1", "#e6dfd0")
    pillows = [
        (-0.78, navy, (0.48, 0.48), 1, 12, 0),
        (-0.52, gold, (0.40, 0.40), 2, -8, 6),
        (0.80, cream, (0.48, 0.48), 3, -14, 2),
        (0.50, navy, (0.46, 0.30), 4, 6, 4),
    ]
    linen = materials.fabric("#d6cfc3", "#c2baab")
    furniture.sofa((1.35, -0.62, 0), cloth=linen, pillows=pillows)
    furniture.floor_lamp((2.86, -0.5, 0), power=lamp_power)
    furniture.rug((2.5, 1.7), (1.1, -1.85, 0), materials.wool("#ece6da", "#dcd3c2"))
    furniture.coffee_table((1.0, -1.75, 0.012), 0.46, 0.37)
    table = 0.382
    decor.books((0.88, -1.68, table), turn=0.4)
    decor.vase((1.2, -1.62, table), 0.23, 0.07, materials.ceramic("#efe9df", 0.75))
    plants.olive_branches((1.2, -1.62, table + 0.2), 4, 0.34, 2)
    decor.bowl((1.1, -1.95, table), 0.095, 0.05, materials.ceramic("#2a4561", 0.4))
    if has_unit:
        climate.indoor_unit((1.98, 0, 2.2))
    decor.mountain_print((0.72, 0, 1.60), 0.62, 0.84)
    plants.strelitzia((-0.30, -0.42, 0), 1.75, 13, materials.ceramic("#e9e3d8", 0.7), 5)


def _outlook(dusk):
    """Balcony, garden, bay and mountain."""
    slab((-6.5, 1.8), (0.22, 1.75), (-0.11, -0.01), materials.concrete("#c9c4ba"))
    architecture.glass_balustrade((-6.3, 1.7), 1.62)
    plants.crowns(75, (-56, 4), (24, 60), -7.8, (1.6, 3.0), 4)
    air = dict(haze="#8a86a8", brightness=0.13) if dusk else dict(haze="#9dbbd8", brightness=1.0)
    outdoors.sea(colour="#3c6b8f")
    air.update(distance=18500, bearing=MOUNTAIN_BEARING)
    outdoors.city_shore(haze_share=0.65 if dusk else 0.45, lights=1.2 if dusk else 0, **air)
    outdoors.table_mountain(haze_share=0.6 if dusk else 0.32, **air)


def _day_light(in_panes):
    """in_panes: whether the lamps may be mirrored in the door's glass, as speckle."""
    scene.sun(34, -38, 9.0, 1.2, (1, 0.88, 0.72))
    scene.sky((0.80, 0.89, 1.0), 0.6, (0.16, 0.40, 0.84), (0.60, 0.78, 0.96), 1.15)
    lamps = [
        scene.area_light((-1.9, 0.05, 1.25), (-1.2, -3, 1.0), (2.2, 2.2), 62, (0.90, 0.95, 1.0)),
        scene.area_light((1.5, -6.9, 2.3), (1.2, 0, 1.0), (5.0, 2.2), 40, (1, 0.96, 0.91)),
        scene.area_light((-2.6, -2.6, 2.5), (1.9, 0, 1.7), (1.6, 1.2), 34, (1, 0.965, 0.92)),
    ]
    for lamp in lamps:
        lamp.visible_glossy = in_panes


def _morning_light(ceiling):
    """Low warm sun from the front left rakes the tinted wall; leaves outside throw shade below the unit."""
    ceiling.visible_shadow = False
    scene.sun(24, 236, 3.9, 0.7, (1, 0.90, 0.76))
    scene.sky((0.80, 0.89, 1.0), 0.42, (0.26, 0.50, 0.90), (0.80, 0.90, 0.98), 1.15)
    scene.area_light((-1.9, 0.05, 1.25), (-1.2, -3, 1.0), (2.2, 2.2), 55, (0.90, 0.95, 1.0))
    plants.shade_leaves(34, (-3.6, -1.6), (-3.2, -2.6), (2.3, 3.15))


def _dusk_light():
    scene.sky((0.36, 0.46, 0.78), 0.16, (0.10, 0.16, 0.36), (0.78, 0.50, 0.40), 0.55)
    scene.area_light((-1.9, 0.05, 1.25), (-1.2, -3, 1.0), (2.2, 2.2), 10, (0.55, 0.68, 1.0))
    scene.area_light((1.5, -6.9, 2.3), (1.2, 0, 1.0), (5.0, 2.2), 16, (1, 0.80, 0.58))
