"""Walls with openings, windows, skirtings, doors and balustrades."""

import math

from .. import materials
from ..shapes import ALONG_X, FACING_FRONT, box, cylinder, group, slab, tube


def wall_with_opening(x, z, face, thickness, opening, material):
    """A wall facing -Y at y = `face`, `thickness` deep behind it.

    x, z: its (from, to); opening: ((from, to) along x, (from, to) along z).
    """
    (left, right), (bottom, top) = opening
    y = (face, face + thickness)
    spans = [
        ((x[0], left), z),
        ((right, x[1]), z),
        ((left, right), (top, z[1])),
        ((left, right), (z[0], bottom)),
    ]
    return [slab(a, y, b, material, name="wall") for a, b in spans if a[1] - a[0] > 1e-4 and b[1] - b[0] > 1e-4]


def window(x, z, y, panes=2, frame_material=None, reflection=0.35):
    """Framed glass in an opening, its frame's middle at depth y. x, z: (from, to). Slides when it reaches the floor.

    reflection: share of what the pane mirrors; 0 where it would mirror a lamp behind the camera, which speckles.
    """
    frame = frame_material or materials.metal("#2e3236", 0.5)
    thick, deep = 0.045, 0.06
    middle_x, width = (x[0] + x[1]) / 2, x[1] - x[0]
    middle_z, height = (z[0] + z[1]) / 2, z[1] - z[0]
    parts = [
        box((width, deep, thick), (middle_x, y, z[1] - thick / 2), frame, 0.003),
        box((width, deep, thick), (middle_x, y, z[0] + thick / 2), frame, 0.003),
        box((width, 0.006, height), (middle_x, y + 0.01, middle_z), materials.glass(reflection=reflection)),
    ]
    for index in range(panes + 1):
        edge = index in (0, panes)
        post = min(max(x[0] + width * index / panes, x[0] + thick / 2), x[1] - thick / 2)
        parts.append(
            box((thick * (1 if edge else 1.25), deep - 0.004, height - 0.002), (post, y, middle_z), frame, 0.003)
        )
    return group(parts)


def skirting(x, face, material=None, height=0.09):
    """A skirting board along a wall that faces -Y at y = `face`. x: (from, to)."""
    return slab(x, (face - 0.014, face), (0, height), material or materials.satin_paint(), 0.003, "skirting")


def glass_balustrade(x, y, height=1.02, post_spacing=1.3):
    """A balcony's dark rail on posts over clear panels, along x: (from, to)."""
    rail = materials.metal("#2e3236", 0.5)
    middle, width = (x[0] + x[1]) / 2, x[1] - x[0]
    parts = [
        box((width, 0.05, 0.04), (middle, y, height), rail, 0.004),
        box((width, 0.01, height - 0.12), (middle, y, (height - 0.04) / 2), materials.glass((0.93, 0.97, 0.97))),
    ]
    for index in range(int(width / post_spacing) + 1):
        parts.append(
            box((0.03, 0.03, height - 0.02), (x[0] + index * post_spacing, y + 0.02, (height - 0.02) / 2), rail)
        )
    return group(parts)


def downlight(location):
    """A recessed ceiling spot's ring and lens (the light itself is set up by the scene)."""
    x, y, z = location
    ring = cylinder(0.045, 0.006, (x, y, z - 0.003), materials.plastic("#f4f4f2", 0.4), 0.002)
    lens = cylinder(0.032, 0.004, (x, y, z - 0.006), materials.glow("#fff1dc", 6, lamp=False))
    return group([ring, lens])


def ceiling_grid(x, y, height, tile=0.6, holes=()):
    """A suspended ceiling of square tiles in white T-bars. x, y: (from, to); holes: (column, row) left open."""
    board = materials.wall_paint("#f4f4f1", 0.9, 0.3)
    bar = materials.satin_paint("#fafaf8", 0.4)
    columns, rows = round((x[1] - x[0]) / tile), round((y[1] - y[0]) / tile)
    parts = []
    for column in range(columns):
        for row in range(rows):
            if (column, row) in holes:
                continue
            centre = (x[0] + (column + 0.5) * tile, y[0] + (row + 0.5) * tile, height + 0.012)
            parts.append(box((tile - 0.004, tile - 0.004, 0.015), centre, board))
    for column in range(columns + 1):
        edge = x[0] + column * tile
        parts.append(slab((edge - 0.012, edge + 0.012), y, (height, height + 0.004), bar))
    for row in range(rows + 1):
        edge = y[0] + row * tile
        parts.append(slab(x, (edge - 0.012, edge + 0.012), (height - 0.0005, height + 0.003), bar))
    return group(parts)


def lever_handle(location=(0, 0, 1.02), side=1, rotation=(0, 0, 0)):
    """A lever on a round rose on a door's face (facing -Y); side: 1 points the lever to +X, -1 to -X."""
    steel = materials.metal("#c2c6c9", 0.25)
    parts = [
        cylinder(0.026, 0.008, (0, -0.004, 0), steel, 0.002, rotation=FACING_FRONT),
        cylinder(0.010, 0.05, (0, -0.030, 0), steel, rotation=FACING_FRONT),
        tube([(0, -0.052, 0), (side * 0.02, -0.056, 0), (side * 0.125, -0.056, 0)], 0.0095, steel),
        cylinder(0.026, 0.008, (0, -0.004, -0.075), steel, 0.002, rotation=FACING_FRONT),
        cylinder(0.005, 0.002, (0, -0.009, -0.070), materials.matte("#17191b"), rotation=FACING_FRONT),
        box((0.004, 0.002, 0.014), (0, -0.009, -0.079), materials.matte("#17191b")),
    ]
    return group(parts, location, rotation)


def hinge(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A 100 mm butt hinge's knuckle and leaves, the pin upright at `location`."""
    steel = materials.metal("#b9bec2", 0.3)
    parts = [cylinder(0.006, 0.1, (0, -0.004, 0), steel, 0.001, 24)]
    for side in (-1, 1):
        parts.append(box((0.03, 0.002, 0.1), (side * 0.016, 0, 0), steel, 0.0005))
    return group(parts, location, rotation)


def ladder(location=(0, 0, 0), rotation=(0, 0, 0), height=1.9, lean=13):
    """An aluminium A-frame step ladder, its treads on the -Y side. lean: degrees of each leg from upright."""
    aluminium = materials.metal("#c4c8cb", 0.35)
    tread = materials.matte("#2b2f33", 0.7)
    slope = math.tan(math.radians(lean))
    parts = []
    for side in (-1, 1):
        for face in (-1, 1):
            foot = (side * 0.26, face * height * slope, 0.0)
            top = (side * 0.17, face * 0.03, height)
            parts.append(tube([foot, top], 0.016, aluminium, False, roundness=4))
            parts.append(box((0.05, 0.07, 0.03), (foot[0], foot[1], 0.015), tread, 0.006))
    steps = int(height / 0.27)
    for index in range(1, steps):
        t = index / steps
        y = -height * slope * (1 - t) - 0.03 * t
        parts.append(box((0.46 - 0.14 * t, 0.085, 0.022), (0, y, height * t), aluminium, 0.004))
        parts.append(box((0.45 - 0.14 * t, 0.075, 0.004), (0, y, height * t + 0.012), tread, 0.001))
    parts.append(box((0.42, 0.14, 0.03), (0, 0, height + 0.01), materials.plastic("#d9822b", 0.5), 0.006))
    for t in (0.35, 0.75):
        y = height * slope * (1 - t)
        parts.append(cylinder(0.009, 0.5 - 0.16 * t, (0, y, height * t), aluminium, rotation=ALONG_X))
    parts.append(
        tube(
            [(0.22, -height * slope * 0.5, height * 0.5), (0.22, height * slope * 0.5, height * 0.5)],
            0.005,
            aluminium,
            False,
        )
    )
    return group(parts, location, rotation)
