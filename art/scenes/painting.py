"""A wall half rolled in a new colour, tray and tin before it; and a freshly painted room."""

import math

from kit import materials, scene
from kit.props import architecture, furniture, joinery, painting, plants, tools
from kit.shapes import cylinder, slab

PAINT = "#b3c8c2"

VIEWS = {
    "roller": dict(
        location=(-0.62, -1.32, 0.62),
        target=(0.13, -0.26, 0.13),
        lens=38,
        fstop=5,
        focus=(0.0, -0.42, 0.10),
        level=False,
    ),
    "painted": dict(location=(0.35, -4.1, 1.3), target=(0.05, 0, 1.12), lens=28, fstop=7, focus=(0, -0.2, 1.2)),
}


def build(view):
    if view == "roller":
        _half_painted()
    else:
        _finished()
    scene.sky((0.86, 0.92, 1.0), 0.34 if view == "roller" else 0.5)
    scene.sun(*((24, 246, 5.0, 0.7) if view == "roller" else (30, 238, 3.3, 1.0)), (1, 0.90, 0.76))
    scene.area_light((-1.9, -1.6, 1.9), (0, 0, 0.5), (1.2, 1.2), 12 if view == "roller" else 28, (0.95, 0.97, 1.0))
    scene.camera(**VIEWS[view])


def _room(paint, depth):
    slab((-3, 3), (0, 0.2), (0, 2.7), paint, name="wall")
    oak = materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "x")
    slab((-3, 3), (-depth, 0), (-0.04, 0), oak, name="floor")


def _rolled_paint():
    """One wall in two colours: the new one thins out to the right of 0.45 m in the streaks of a roller."""
    wall = materials.Surface("rolled paint", PAINT, 0.6)
    position = wall.coordinates()
    split = wall.node("SeparateXYZ")
    wall.join(position, split.inputs["Vector"])
    streaks = wall.noise(wall.mapped(position, (1, 1, 0.10)), 26, 3, 0.6)
    patches = wall.noise(wall.mapped(position, (1, 1, 0.5)), 5, 4, 0.6)
    speckle = wall.noise(position, 260, 2, 0.6)
    ragged = wall.math("ADD", wall.math("MULTIPLY", streaks, 0.16), wall.math("MULTIPLY", patches, 0.20))
    ragged = wall.math("ADD", ragged, wall.math("MULTIPLY", speckle, 0.12))
    edge = wall.math("ADD", split.outputs["X"], ragged)
    cream = wall.ramp(edge, (0.655, PAINT), (0.68, "#efece4"))
    wall.colour_from(cream)
    wall.bump(wall.noise(position, 180, 3), 0.10, 0.002)
    return wall.material


def _half_painted():
    """The old cream to the right of the last passes; skirting masked; a sheet on the floor."""
    _room(_rolled_paint(), 3)
    architecture.skirting((-3, 3), 0)
    painting.masking_tape((-3, 0.0905), (3, 0.0905), -0.0009, 0.016)
    tools.drop_sheet((-1.4, 1.5), (-1.35, -0.03), 7, pressed=((-0.08, -0.50, 0.30), (0.40, -0.30, 0.17), (0.30, -0.62, 0.12)))
    turn = math.radians(-24)
    painting.paint_tray((-0.08, -0.50, 0.002), turn, PAINT)
    painting.paint_roller((-0.035, -0.42, 0.074), (math.radians(14), 0, turn), PAINT)
    painting.paint_tin((0.40, -0.30, 0.004), paint=PAINT)
    painting.tape_roll((0.30, -0.62, 0.004))
    wet = materials.Surface("spilt paint", PAINT, 0.35).material
    for x, y, radius in ((0.14, -0.40, 0.010), (0.20, -0.36, 0.006), (0.115, -0.335, 0.004), (0.26, -0.42, 0.005), (0.10, -0.66, 0.007)):
        cylinder(radius, 0.0012, (x, y, 0.0078), wet, sides=24)


def _finished():
    """An even wall, crisp against white ceiling and skirting, with a chair, a rug and a plant."""
    _room(materials.wall_paint(PAINT, 0.7, 0.05), 5)
    slab((-3, 3), (-5, 0.2), (2.7, 2.8), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    slab((2.0, 2.2), (-5, 0.2), (0, 2.7), materials.wall_paint("#f1efe9", 0.75, 0.05), name="side wall")
    skirting = joinery.moulded_skirting(6)
    skirting.location.x = -3
    furniture.chair((-0.85, -0.65, 0), (0, 0, math.radians(24)), "#2a4561")
    plants.strelitzia((1.2, -0.5, 0), 1.6, 12, materials.ceramic("#e9e3d8", 0.7), 5)
    furniture.rug((2.2, 1.4), (-0.1, -1.5, 0), materials.wool("#ece6da", "#dcd3c2"), hairs=8000)
    scene.area_light((0.2, -5.2, 2.2), (0, 0, 1.2), (3.4, 1.8), 40, (1, 0.96, 0.91))
