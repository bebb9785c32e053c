"""Somebody works here and has just stepped out: a sill with a cup, boots by a door, a sheet under a ladder, an open van."""

import math

from kit import materials, scene
from kit.props import architecture, climate, joinery, outdoors, planing, plants, tools, vehicles, work_traces
from kit.shapes import slab

VIEWS = {
    "sill": dict(location=(0.42, -1.02, 1.35), target=(0.0, 0.1, 1.195), lens=40, fstop=5.6, focus=(0.05, -0.05, 1.1)),
    "boots": dict(
        location=(-0.55, -1.75, 0.62), target=(0.12, -0.15, 0.30), lens=36, fstop=5, focus=(0.05, -0.42, 0.12), level=False
    ),
    "sheet": dict(location=(0.95, -3.9, 1.38), target=(0.12, 0, 1.16), lens=29, fstop=7, focus=(0, -0.6, 1.2)),
    "van": dict(location=(-1.25, -4.1, 1.45), target=(0.02, 0, 1.18), lens=36, fstop=7, focus=(0, -0.2, 1.2)),
}


def build(view):
    {"sill": _sill, "boots": _boots, "sheet": _sheet, "van": _van}[view]()
    scene.camera(**VIEWS[view])


def _sill():
    """A window sill with a half-full cup, a pad with a sketch, a pencil and a tape; the mountain across the bay."""
    opening = ((-0.85, 0.95), (1.06, 2.3))
    architecture.wall_with_opening((-3, 3), (0, 2.7), 0, 0.26, opening, materials.wall_paint("#efece4", 0.75, 0.05))
    architecture.window(*opening, 0.20, 2, materials.powder_coat("#f4f4f2"), reflection=0)
    slab((-0.92, 1.02), (-0.10, 0.19), (1.03, 1.062), materials.wood("#c39a68", "#a57c4c"), 0.004, "sill")
    top = 1.062
    work_traces.cup((0.20, 0.035, top), 0.5, "#2a4561", 0.5)
    work_traces.notebook((-0.10, 0.045, top), math.radians(68))
    planing.pencil((-0.13, -0.035, top), (0, 0, math.radians(12)), "#d8ae22")
    tools.tape_measure((-0.40, 0.06, top), (0, 0, math.radians(-20)))
    outdoors.table_mountain(distance=20000, bearing=27, haze_share=0.34)
    outdoors.city_shore(distance=20000, bearing=27)
    outdoors.sea(-33, "#3c6b8f")
    plants.crowns(26, (-16, 3), (9, 22), -1.9, (0.9, 1.7), 4)
    scene.sun(30, -58, 7.0, 0.9, (1, 0.88, 0.72))
    scene.sky((0.80, 0.89, 1.0), 0.7, (0.16, 0.40, 0.84), (0.60, 0.78, 0.96), 1.15)
    scene.area_light((0.4, -2.6, 2.0), (0, 0, 1.1), (2.0, 1.4), 26, (1, 0.96, 0.91))


def _boots():
    """Work boots on a mat beside a front door that stands ajar, low sun across the floor."""
    opening = ((-0.42, 0.44), (0, 2.08))
    wall = materials.wall_paint("#d5ddd8", 0.75, 0.05)
    architecture.wall_with_opening((-3, 3), (0, 2.7), 0, 0.16, opening, wall)
    slab((-3, 3), (-5, 3), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "y"), name="floor")
    architecture.skirting((-3, -0.50), 0)
    architecture.skirting((0.52, 3), 0)
    frame = joinery.door_frame(0.86, 2.06, 0.16)
    frame.location.x = 0.01
    leaf = joinery.panel_door(0.84, 2.04, 0.04, materials.powder_coat("#31475c", 0.45))
    leaf.location = (-0.41, 0.13, 0.006)
    leaf.rotation_euler.z = math.radians(74)
    work_traces.door_mat((0.02, -0.42, 0), (0.80, 0.48))
    work_traces.work_boot((-0.10, -0.40, 0.016), math.radians(-72), 1)
    work_traces.work_boot((0.06, -0.36, 0.016), math.radians(-98), -1)
    tools.tool_bag((0.86, -0.30, 0), (0, 0, math.radians(-12)))
    slab((-6, 6), (0.20, 6), (-0.10, -0.02), materials.pavers(), name="path")
    outdoors.garden_wall((-8, 8), 5.2, 1.5)
    for index in range(12):
        plants.agapanthus((-2.4 + 0.4 * index, 4.6, 0), seed=index)
    plants.crowns(20, (-8, 8), (6.5, 12), 0.3, (0.9, 1.7), 5)
    scene.sun(28, -28, 8.0, 0.8, (1, 0.88, 0.72))
    scene.sky((0.80, 0.89, 1.0), 0.8, (0.16, 0.40, 0.84), (0.62, 0.80, 0.97), 1.2)
    scene.area_light((0.02, 0.3, 1.1), (0, -2, 0.4), (0.8, 1.9), 22, (0.90, 0.95, 1.0))
    scene.area_light((1.4, -3.2, 2.3), (0, -0.3, 0.3), (2.4, 1.6), 34, (1, 0.96, 0.91))


def _sheet():
    """An indoor unit with its cover up, a ladder under it on a dust sheet, a cup on its top, the bag beside."""
    slab((-4, 4), (0, 0.2), (0, 2.7), materials.wall_paint("#cdd8d4", 0.75, 0.05), name="wall")
    ceiling = slab((-4, 4), (-6, 0.2), (2.7, 2.8), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    ceiling.visible_shadow = False
    slab((-4, 4), (-6, 0), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "x"), name="floor")
    architecture.skirting((-4, 4), 0)
    climate.indoor_unit((-0.15, 0, 2.2), open_panel=True)
    pressed = ((-0.1, -0.62, 0.62), (0.85, -0.85, 0.34), (-0.85, -0.75, 0.3))
    tools.drop_sheet((-1.45, 1.75), (-1.75, -0.04), 9, pressed=pressed)
    architecture.ladder((-0.08, -0.62, 0.003), (0, 0, math.radians(14)), 1.35)
    work_traces.cup((-0.03, -0.64, 1.378), 0.4, "#c9a23a", 0.5)
    tools.tool_bag((0.85, -0.85, 0.004), (0, 0, math.radians(-22)))
    tools.screwdriver((-0.16, -0.60, 1.394), (0, 0, math.radians(30)), 0.10, "#c22a20")
    plants.strelitzia((2.15, -0.5, 0), 1.7, 12, materials.ceramic("#e9e3d8", 0.7), 5)
    scene.sky((0.86, 0.92, 1.0), 0.45)
    plants.shade_leaves(26, (-4.2, -2.2), (-3.4, -2.6), (2.2, 3.4))
    scene.sun(26, 238, 4.4, 0.9, (1, 0.89, 0.74))
    scene.area_light((-2.2, -3.0, 2.2), (0, 0, 1.2), (1.6, 1.6), 46, (0.94, 0.97, 1.0))
    scene.area_light((1.6, -4.6, 2.3), (0, 0, 1.0), (2.6, 1.6), 34, (1, 0.96, 0.90))


def _van():
    """A van seen from behind on a drive, its doors open on the shelves, the bag on its sill."""
    slab((-14, 14), (-8, 8), (-0.1, 0), materials.pavers(("#c3bdb0", "#b4ad9f", "#857e72")), name="drive")
    vehicles.panel_van((0, 0, 0))
    outdoors.garden_wall((-14, -1.7), 3.2, 1.9)
    house = materials.plaster("#f0ebe1", texture=0.4)
    slab((1.9, 9), (2.4, 8), (0, 4.5), house, name="house")
    slab((1.88, 9), (2.36, 8), (0, 0.28), materials.plaster("#8f9aa3", texture=0.4), 0.004, "plinth")
    plants.crowns(30, (-14, 2), (4.5, 14), 0.2, (1.2, 2.2), 6, leaf_size=0.14)
    for index in range(8):
        plants.agapanthus((-1.9 - 0.42 * index, 2.9, 0), seed=index)
    tools.tool_bag((-0.34, 0.15, vehicles.VAN_FLOOR), (0, 0, math.radians(8)))
    work_traces.cup((0.18, 0.10, vehicles.VAN_FLOOR), 2.4, "#c9a23a", 0.5)
    scene.sun(40, 216, 4.6, 0.7, (1, 0.92, 0.80))
    scene.sky((0.62, 0.78, 1.0), 1.0, (0.14, 0.38, 0.82), (0.66, 0.82, 0.97), 1.0)
    scene.area_light((0, -2.2, 1.5), (0, 1.0, 1.1), (1.6, 1.0), 60, (1, 0.97, 0.93))
