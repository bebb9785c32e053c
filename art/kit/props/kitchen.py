"""Fitted kitchens: cabinets, worktops, sink and tap, hob and oven. Runs go along +X against a wall at y = 0."""

import math

from .. import materials
from ..shapes import FACING_FRONT, bent_pipe, bevel, box, cut, cylinder, group, lathe, slab, tube

BASE_HEIGHT, BASE_DEPTH = 0.87, 0.58
WORKTOP_THICKNESS, WORKTOP_DEPTH = 0.03, 0.62
WORKTOP_HEIGHT = BASE_HEIGHT + WORKTOP_THICKNESS
PLINTH = 0.10
WALL_CABINET_DEPTH = 0.34
GAP = 0.003


def _front(x, z, y, material, rail=0.058):
    """A shaker door or drawer front: a flat panel within four raised rails. x, z: (from, to); y: its face."""
    left, right = x[0] + GAP / 2, x[1] - GAP / 2
    low, high = z[0] + GAP / 2, z[1] - GAP / 2
    parts = [slab((left + rail, right - rail), (y + 0.007, y + 0.016), (low + rail, high - rail), material)]
    for edge in ((left, left + rail), (right - rail, right)):
        parts.append(slab(edge, (y, y + 0.020), (low, high), material, 0.0015))
    for edge in ((low, low + rail), (high - rail, high)):
        parts.append(slab((left + rail, right - rail), (y + 0.0002, y + 0.0198), edge, material, 0.0015))
    return parts


def _knob(x, y, z, material):
    profile = [(0, 0), (0.006, 0), (0.005, 0.012), (0.014, 0.018), (0.014, 0.024), (0.011, 0.027), (0, 0.027)]
    return lathe(profile, (x, y, z), material, 32, FACING_FRONT, "knob")


def base_cabinets(x, doors, material, knobs=None, drawers=()):
    """A run of base cabinets with `doors` equal fronts, x: (from, to); drawers: indices with three drawers."""
    knobs = knobs or materials.metal("#b89655", 0.3)
    face = -BASE_DEPTH
    carcass = materials.powder_coat("#e7e4dd", 0.5)
    parts = [
        slab((x[0], x[1]), (face + 0.022, 0), (PLINTH, BASE_HEIGHT), carcass, name="carcass"),
        slab((x[0], x[1]), (face + 0.07, -0.05), (0, PLINTH), materials.matte("#3a3f44", 0.6), name="plinth"),
    ]
    width = (x[1] - x[0]) / doors
    for index in range(doors):
        span = (x[0] + index * width, x[0] + (index + 1) * width)
        middle = sum(span) / 2
        if index in drawers:
            levels = [PLINTH, 0.38, 0.66, BASE_HEIGHT - 0.004]
            for low, high in zip(levels, levels[1:]):
                parts += _front(span, (low, high), face, material, 0.045)
                parts.append(_knob(middle, face, (low + high) / 2, knobs))
        else:
            parts += _front(span, (PLINTH, BASE_HEIGHT - 0.004), face, material)
            inward = -1 if index % 2 else 1
            parts.append(_knob(middle + inward * (width / 2 - 0.03), face, BASE_HEIGHT - 0.10, knobs))
    return group(parts)


def open_carcasses(x, bays):
    """A run of base cabinets before their doors are hung: white boxes with one shelf each, x: (from, to)."""
    board = materials.powder_coat("#efede8", 0.5)
    face, wall = -BASE_DEPTH + 0.02, 0.016
    width = (x[1] - x[0]) / bays
    parts = [
        slab((x[0], x[1]), (face + 0.06, face + 0.075), (0, PLINTH), materials.matte("#3a3f44", 0.6), name="plinth")
    ]
    for index in range(bays):
        left, right = x[0] + index * width + 0.0005, x[0] + (index + 1) * width - 0.0005
        inside = (left + wall, right - wall)
        for side in ((left, left + wall), (right - wall, right)):
            parts.append(slab(side, (face, 0), (PLINTH, BASE_HEIGHT), board))
        for level in (PLINTH, 0.46, BASE_HEIGHT - wall):
            depth = face + (0.03 if level == 0.46 else 0)
            parts.append(slab(inside, (depth, -0.012), (level, level + wall), board))
        parts.append(slab(inside, (-0.012, -0.004), (PLINTH, BASE_HEIGHT), board))
    return group(parts)


def loose_door(width, height, material):
    """A cabinet door not yet hung, standing on the origin, its face towards -Y."""
    return group(_front((-width / 2, width / 2), (0, height), -0.02, material))


def wall_cabinets(x, doors, material, bottom=1.48, top=2.25, depth=WALL_CABINET_DEPTH, knobs=None):
    """A run of hung cabinets with `doors` equal fronts, x: (from, to)."""
    knobs = knobs or materials.metal("#b89655", 0.3)
    carcass = materials.powder_coat("#e7e4dd", 0.5)
    parts = [slab(x, (-depth + 0.022, 0), (bottom, top), carcass, name="carcass")]
    width = (x[1] - x[0]) / doors
    for index in range(doors):
        span = (x[0] + index * width, x[0] + (index + 1) * width)
        parts += _front(span, (bottom, top), -depth, material)
        inward = -1 if index % 2 else 1
        parts.append(_knob(sum(span) / 2 + inward * (width / 2 - 0.03), -depth, bottom + 0.08, knobs))
    return group(parts)


def worktop(x, material=None, sink=None):
    """A worktop over base cabinets, x: (from, to). sink: the x of an undermounted bowl's middle, cut out of it."""
    material = material or materials.marble()
    top = slab(x, (-WORKTOP_DEPTH, 0), (BASE_HEIGHT, WORKTOP_HEIGHT), material, name="worktop")
    parts = [top]
    if sink is not None:
        opening = box((0.54, 0.40, 0.2), (sink, -0.31, WORKTOP_HEIGHT), rounding=0.03)
        parts += [cut(top, opening), opening, *_bowl(sink)]
    bevel(top, 0.002, 2)
    return group(parts)


def _bowl(x):
    steel = materials.stainless()
    depth, wall = 0.20, 0.004
    top = BASE_HEIGHT + 0.002
    parts = [slab((x - 0.27, x + 0.27), (-0.51, -0.11), (top - depth, top - depth + wall), steel, name="bowl")]
    for side in (-1, 1):
        edge = x + side * 0.272
        parts.append(slab((edge - wall, edge + wall), (-0.51, -0.11), (top - depth, top), steel))
        edge = -0.31 + side * 0.202
        parts.append(slab((x - 0.27, x + 0.27), (edge - wall, edge + wall), (top - depth, top), steel))
    parts.append(cylinder(0.045, 0.004, (x, -0.31, top - depth + wall + 0.002), materials.metal("#8f959a", 0.3), 0.001))
    return parts


def swan_neck_tap(location, turn=0.0):
    """A single-lever kitchen mixer on the worktop behind the sink, its spout towards -Y. turn: radians."""
    chrome = materials.metal("#d3d7da", 0.12)
    spout = [(0, 0, 0.03), (0, 0, 0.26), (0, -0.03, 0.335), (0, -0.095, 0.365), (0, -0.16, 0.335), (0, -0.185, 0.27)]
    parts = [
        cylinder(0.026, 0.012, (0, 0, 0.006), chrome, 0.002),
        cylinder(0.021, 0.09, (0, 0, 0.055), chrome, 0.003),
        tube(spout, 0.0115, chrome, roundness=12),
        cylinder(0.013, 0.02, (0, -0.186, 0.265), chrome, 0.002),
        tube([(0.018, 0, 0.075), (0.045, 0, 0.085), (0.105, 0, 0.13)], 0.0055, chrome),
    ]
    return group(parts, location, (0, 0, turn))


def hob(x, width=0.58):
    """A black glass hob let into the worktop, its middle at x."""
    glass = materials.Surface("hob", "#0b0c0e", 0.08, Clearcoat=0.5).material
    mark = materials.matte("#3d4349", 0.4)
    z = WORKTOP_HEIGHT
    parts = [box((width, 0.50, 0.006), (x, -0.31, z + 0.003), glass, 0.002)]
    for dx in (-0.14, 0.14):
        for dy, radius in ((-0.10, 0.09), (0.12, 0.075)):
            ring = [(radius, 0), (radius + 0.0015, 0), (radius + 0.0015, 0.0004), (radius, 0.0004)]
            parts.append(lathe(ring, (x + dx, -0.31 + dy, z + 0.006), mark, 64))
    return group(parts)


def oven(x, width=0.60):
    """A built-under oven, its middle at x, in the place of a base cabinet."""
    steel = materials.stainless()
    glass = materials.Surface("oven glass", "#0d0f11", 0.07, Clearcoat=0.6).material
    face = -BASE_DEPTH
    middle = (PLINTH + BASE_HEIGHT - 0.13) / 2
    parts = [
        slab(
            (x - width / 2 + 0.002, x + width / 2 - 0.002),
            (face + 0.01, 0),
            (PLINTH, BASE_HEIGHT),
            materials.matte("#2a2e32"),
        ),
        box((width - 0.006, 0.02, 0.115), (x, face + 0.01, BASE_HEIGHT - 0.064), steel, 0.002),
        box((width - 0.006, 0.02, BASE_HEIGHT - PLINTH - 0.135), (x, face + 0.01, middle), glass, 0.003),
        cylinder(
            0.009, width - 0.08, (x, face - 0.045, BASE_HEIGHT - 0.165), steel, rotation=(0, math.pi / 2, 0), sides=24
        ),
        box((0.12, 0.002, 0.035), (x, face - 0.001, BASE_HEIGHT - 0.064), materials.matte("#0b0d0f", 0.15)),
    ]
    for side in (-1, 1):
        parts.append(
            cylinder(
                0.006,
                0.045,
                (x + side * (width / 2 - 0.07), face - 0.022, BASE_HEIGHT - 0.165),
                steel,
                rotation=FACING_FRONT,
                sides=16,
            )
        )
        parts.append(
            cylinder(
                0.020, 0.022, (x + side * 0.20, face - 0.010, BASE_HEIGHT - 0.064), steel, 0.002, rotation=FACING_FRONT
            )
        )
    return group(parts)


def extractor_hood(x, bottom=1.55, top=2.7, width=0.60):
    """A steel chimney hood, its middle at x."""
    steel = materials.stainless(2)
    parts = [
        box((width, 0.48, 0.055), (x, -0.24, bottom + 0.0275), steel, 0.003),
        slab((x - 0.13, x + 0.13), (-0.26, 0), (bottom + 0.055, top), steel, 0.002),
    ]
    return group(parts)


def chopping_board(location, turn=0.0):
    """An oak board with a handle hole, leaning on the wall behind the worktop."""
    oak = materials.wood("#b98a5a", "#8d6238", grain_axis=2)
    board = box((0.26, 0.018, 0.38), (0, 0, 0.19), oak, 0.006)
    hole = cylinder(0.014, 0.05, (0, 0, 0.345), rotation=FACING_FRONT)
    return group([cut(board, hole), hole], location, (-0.16, 0, turn))


def stool(location=(0, 0, 0), turn=0.0, height=0.66):
    """A round-seated oak stool with a footrest."""
    oak = materials.wood("#b98d5f", "#93683e")
    parts = [cylinder(0.17, 0.035, (0, 0, height - 0.0175), oak, 0.010)]
    corners = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    for x, y in corners:
        parts.append(tube([(x * 0.09, y * 0.09, height - 0.03), (x * 0.15, y * 0.15, 0)], 0.014, oak, False))
    rest = [(x * 0.135, y * 0.135, 0.2) for x, y in corners]
    parts.append(bent_pipe([*rest, rest[0]], 0.007, materials.metal("#b89655", 0.3), 0.005))
    return group(parts, location, (0, 0, turn))
