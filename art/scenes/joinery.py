"""A hung door, ajar and closed with its lever handle; and a skirting mitred round a corner."""

import math

from kit import materials, scene
from kit.props import architecture, decor, furniture, joinery, planing, plants
from kit.shapes import cylinder, group, slab

VIEWS = {
    "handle": dict(location=(-0.28, -1.15, 1.16), target=(0.18, 0, 1.06), lens=44, fstop=4, focus=(0.3, -0.05, 1.03)),
    "ajar": dict(location=(-0.30, -4.5, 1.35), target=(0.12, 0, 1.14), lens=33, fstop=7, focus=(0, -0.3, 1.1)),
    "mitre": dict(
        location=(-0.42, -0.74, 0.36),
        target=(0.03, -0.02, 0.06),
        lens=46,
        fstop=5.6,
        focus=(0, -0.03, 0.07),
        level=False,
    ),
}


def build(view):
    if view == "handle":
        _door()
        scene.sun(22, 240, 3.0, 1.0, (1, 0.90, 0.76))
        scene.area_light((-1.9, -1.6, 1.9), (0, 0, 0.9), (1.2, 1.2), 22, (0.95, 0.97, 1.0))
    elif view == "ajar":
        _ajar()
        scene.sun(30, 238, 3.2, 1.0, (1, 0.90, 0.76))
        scene.area_light((-1.9, -2.6, 2.0), (0, 0, 0.9), (1.4, 1.4), 36, (0.95, 0.97, 1.0))
        scene.area_light((-1.2, 1.6, 2.3), (0.8, 1.6, 0.6), (1.6, 1.2), 55, (1, 0.95, 0.87))
    else:
        _corner()
        scene.sun(20, 258, 3.0, 1.0, (1, 0.90, 0.76))
        scene.area_light((-1.6, -1.2, 1.4), (0, 0, 0), (1.0, 1.0), 8, (0.95, 0.97, 1.0))
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.camera(**VIEWS[view])


def _door():
    """The door closed in its frame; the handle's lever points to the hinges."""
    paint = materials.wall_paint("#b4c6c1", 0.75, 0.05)
    edge = 0.81 / 2 + 0.034
    slab((edge, 3), (0, 0.12), (0, 2.7), paint, name="wall")
    slab((-3, -edge), (0, 0.12), (0, 2.7), paint, name="wall")
    slab((-edge, edge), (0, 0.12), (2.07, 2.7), paint, name="wall")
    joinery.door_frame()
    leaf = joinery.panel_door(material=materials.satin_paint("#eceae3", 0.36))
    handle = architecture.lever_handle((0.345, -0.020, 1.03), -1)
    group([leaf, handle], (0, 0.026, 0.004))
    slab((-1, 1), (0.5, 0.6), (0, 2.7), materials.wall_paint("#e9e5db", 0.8, 0.1), name="room behind")
    slab((-3, 3), (-3, 0.5), (-0.04, 0), materials.oak_floor(), name="floor")


def _ajar():
    """The same door swung towards the room on three hinges; beyond it a second room in daylight."""
    paint = materials.wall_paint("#b4c6c1", 0.75, 0.05)
    white = materials.wall_paint("#efece4", 0.8, 0.06)
    edge, angle = 0.81 / 2 + 0.034, math.radians(-58)
    slab((edge, 3), (0, 0.12), (0, 2.7), paint, name="wall")
    slab((-3, -edge), (0, 0.12), (0, 2.7), paint, name="wall")
    slab((-edge, edge), (0, 0.12), (2.071, 2.7), paint, name="wall")
    joinery.door_frame()
    leaf = joinery.panel_door(material=materials.satin_paint("#eceae3", 0.36))
    handle = architecture.lever_handle((0.345, -0.020, 1.03), -1)
    hinge = -0.405, 0.006
    reach = 0.405 * math.cos(angle) - 0.020 * math.sin(angle), 0.405 * math.sin(angle) + 0.020 * math.cos(angle)
    group([leaf, handle], (hinge[0] + reach[0], hinge[1] + reach[1], 0.004), (0, 0, angle))
    for z in (0.22, 1.02, 1.82):
        cylinder(0.007, 0.09, (hinge[0] - 0.003, hinge[1] - 0.008, z), materials.stainless(), 0.001)
    for left, right in ((-3, -edge - 0.05), (edge + 0.05, 3)):
        skirting = joinery.moulded_skirting(right - left)
        skirting.location.x = left
    slab((-3, 3), (2.6, 2.7), (0, 2.7), white, name="room behind")
    slab((1.8, 1.9), (0.12, 2.7), (0, 2.7), white, name="room behind")
    decor.abstract_print((0.95, 2.6, 1.5), 0.5, 0.7, ("#c9a75a", "#2a4561", "#a9c8d8"), 4)
    slab((-3, 3), (-5, 2.7), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "y"), name="floor")
    slab((-3, 3), (-5, 2.7), (2.7, 2.8), materials.wall_paint("#faf9f6", 0.7, 0), name="ceiling")
    furniture.chair((1.45, -0.55, 0), (0, 0, math.radians(-28)), "#2a4561")
    plants.strelitzia((-1.15, -0.42, 0), 1.45, 10, materials.ceramic("#e9e3d8", 0.7), 5, 0.17, 0.34)


def _corner():
    """An outside corner at the origin, its mitre closed; square and pencil on the floor."""
    paint = materials.wall_paint("#b4c6c1", 0.75, 0.06)
    slab((0, 2.5), (0, 2.5), (0, 2.0), paint, name="corner")
    oak = materials.oak_floor("#cfae82", "#ab8558", 0.15, 1.9, 0.34, "x")
    slab((-3, 3), (-3, 3), (-0.04, 0), oak, name="floor")
    slab((-3, 3), (2.2, 2.4), (0, 2.4), materials.wall_paint("#efece4", 0.8, 0.1), name="far wall")
    joinery.moulded_skirting(2.4, mitre=-1)
    side = joinery.moulded_skirting(2.4, mitre=-1)
    side.scale.x = -1
    side.rotation_euler.z = -math.pi / 2
    planing.combination_square((0.10, -0.20, 0), (0, 0, math.radians(-20)))
    planing.pencil((-0.06, -0.30, 0), (0, 0, math.radians(-38)))
