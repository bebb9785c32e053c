"""A plain panel van seen from behind, its doors open on the fitted shelves. No brand."""

import math

from .. import materials
from ..shapes import ALONG_X, box, cylinder, extrude, group, slab, tube

VAN_FLOOR = 0.62
"""Height of the load floor in metres."""

WIDTH, ROOF, LENGTH = 1.84, 2.04, 3.4


def panel_van(location=(0, 0, 0), rotation=(0, 0, 0)):
    """The van's back faces -Y at y = 0, on the ground at the origin; both its doors stand open, 100 degrees."""
    white = materials.Surface("van paint", "#eef0f0", 0.22, Clearcoat=0.6, Clearcoat_Roughness=0.08).material
    trim = materials.matte("#22262a", 0.6)
    parts = _shell(white, trim) + _back(white, trim) + _shelves()
    for side in (-1, 1):
        parts.append(_door(side, white, trim))
    for side in (-1, 1):
        for y in (0.72, 3.0):
            parts += _wheel(side * (WIDTH / 2 - 0.13), y)
    return group(parts, location, rotation)


def _section(inset=0.0):
    """The body's outline from behind, (x, z): upright sides that lean in towards a rounded roof."""
    half = WIDTH / 2 - inset
    right = [(half - 0.02, 0.34 + inset), (half, 0.52), (half, 1.05), (half - 0.05, 1.62), (half - 0.10, ROOF - 0.20 - inset)]
    for step in range(6):
        angle = math.radians(step * 18)
        right.append((half - 0.22 + 0.11 * math.cos(angle), ROOF - 0.13 - inset + 0.13 * math.sin(angle)))
    return right + [(-x, z) for x, z in reversed(right)]


def _shell(white, trim):
    """Sides and roof as one open tube, the floor, the bulkhead, and the dark lining."""
    outer, inner = _section(), _section(0.05)
    ring = []
    for a, b in zip(range(len(outer)), range(1, len(outer) + 1)):
        b %= len(outer)
        quad = [outer[a], outer[b], inner[b], inner[a]]
        ring.append(extrude(quad, LENGTH, white, "y", (0, LENGTH / 2 + 0.02, 0), name="shell"))
    lining = materials.matte("#b9bcb9", 0.8)
    ply = materials.wood("#c9ad82", "#b0905f", 0.7)
    return [
        *ring,
        slab((-0.85, 0.85), (0.03, LENGTH), (VAN_FLOOR - 0.10, VAN_FLOOR - 0.012), trim, name="floor"),
        slab((-0.84, 0.84), (0.04, LENGTH), (VAN_FLOOR - 0.012, VAN_FLOOR), ply, name="load floor"),
        slab((-0.84, 0.84), (LENGTH - 0.1, LENGTH - 0.05), (VAN_FLOOR, ROOF - 0.03), lining, name="bulkhead"),
        slab((-0.80, 0.80), (LENGTH, LENGTH + 1.2), (0.5, 1.6), white, 0.1, "cab"),
    ]


def _back(white, trim):
    """The frame around the opening, lamps, step bumper and number plate, roof bars with a ladder."""
    red = materials.Surface("lamp", "#8f1712", 0.12, Clearcoat=0.8).material
    amber = materials.Surface("lamp", "#c9741a", 0.12, Clearcoat=0.8).material
    steel = materials.metal("#c4c8cb", 0.35)
    plate = materials.matte("#f3f1e6", 0.4)
    parts = [
        box((WIDTH - 0.06, 0.16, 0.20), (0, -0.07, 0.47), trim, 0.03),
        box((0.62, 0.22, 0.012), (0.28, -0.16, VAN_FLOOR - 0.152), materials.metal("#6d7276", 0.5), 0.003),
        box((0.44, 0.006, 0.11), (-0.52, -0.153, 0.46), plate, 0.002),
        slab((-0.80, 0.80), (-0.005, 0.05), (VAN_FLOOR - 0.05, VAN_FLOOR + 0.001), trim, 0.004, "sill"),
        slab((-0.72, 0.72), (0.0, 0.06), (ROOF - 0.20, ROOF - 0.045), white, 0.01, "header"),
        box((0.26, 0.012, 0.03), (0, -0.006, ROOF - 0.11), red, 0.004),
    ]
    for side in (-1, 1):
        parts.append(slab(sorted((side * 0.80, side * 0.91)), (-0.012, 0.06), (0.52, 1.66), white, 0.012, "pillar"))
        parts.append(slab(sorted((side * 0.815, side * 0.905)), (-0.026, 0.02), (0.86, 1.24), red, 0.012, "lamp"))
        parts.append(slab(sorted((side * 0.815, side * 0.905)), (-0.026, 0.02), (1.25, 1.36), amber, 0.010, "lamp"))
    for y in (0.5, 1.9):
        parts.append(box((1.62, 0.05, 0.03), (0, y, ROOF + 0.10), steel, 0.006))
        for side in (-1, 1):
            parts.append(box((0.04, 0.06, 0.12), (side * 0.62, y, ROOF + 0.04), trim, 0.006))
    for x in (0.22, 0.60):
        parts.append(box((0.03, 2.9, 0.07), (x, 1.30, ROOF + 0.155), steel, 0.004))
    for rung in range(10):
        parts.append(cylinder(0.014, 0.40, (0.41, 0.0 + 0.28 * rung, ROOF + 0.155), steel, rotation=ALONG_X, sides=20))
    return parts


def _door(side, white, trim):
    """One back door, hung at its outer edge and turned out; its inner trim shows."""
    width, low, high = 0.76, VAN_FLOOR - 0.04, ROOF - 0.22
    middle, tall = (low + high) / 2, high - low
    x = -side * width / 2
    window = (tall * 0.5 + low, high - 0.12)
    parts = [
        slab((x - width / 2, x + width / 2), (-0.03, 0.0), (low, window[0]), white, 0.012, "door"),
        slab((x - width / 2, x + width / 2), (-0.03, 0.0), (window[1], high), white, 0.012, "door"),
        slab((x - 0.30, x + 0.30), (-0.002, 0.012), (low + 0.10, window[0] - 0.06), materials.matte("#8f9497", 0.8), 0.01),
        slab((x - 0.30, x + 0.30), (-0.020, -0.012), window, materials.glass((0.55, 0.62, 0.62), 0.6), name="pane"),
        box((0.10, 0.02, 0.03), (x - side * 0.28, 0.012, middle - 0.12), trim, 0.006),
    ]
    for edge in (-1, 1):
        upright = sorted((x + edge * width / 2, x + edge * 0.29))
        parts.append(slab(upright, (-0.0295, -0.0005), (window[0] - 0.001, window[1] + 0.001), white, 0.004, "door"))
    return group(parts, (side * 0.80, -0.01, 0), (0, 0, side * math.radians(100)))


def _shelves():
    """Plywood racking on both sides: bins, coils of copper pipe, a cylinder, trunking lengths on the floor."""
    ply = materials.wood("#d0b386", "#b4945f", 0.6)
    parts = []
    boards = (0.98, 1.30, 1.60)
    for side in (-1, 1):
        deep = sorted((side * 0.82, side * 0.42))
        for y in (1.10, 2.10):
            parts.append(slab(deep, (y, y + 0.018), (VAN_FLOOR, 1.82), ply, 0.001, "rack side"))
        for x in (0.44, 0.80):
            post = sorted((side * (x - 0.018), side * (x + 0.018)))
            parts.append(slab(post, (0.10, 0.118), (VAN_FLOOR, 1.82), ply, 0.001, "rack post"))
        for z in boards:
            parts.append(slab(deep, (0.118, 2.1), (z, z + 0.016), ply, 0.001, "shelf"))
            lip = sorted((side * 0.42, side * 0.432))
            parts.append(slab(lip, (0.118, 2.1), (z + 0.016, z + 0.07), ply, 0.001, "lip"))
    parts += _bins(-1, 0.996, ("#1f5f93", "#d8ae22", "#1f5f93", "#c22a20"))
    parts += _bins(-1, 1.316, ("#d8ae22", "#1f5f93", "#7c868d", "#1f5f93"))
    parts += _bins(1, 1.316, ("#1f5f93", "#7c868d", "#d8ae22", "#1f5f93"))
    copper = materials.copper()
    foam = materials.matte("#ece9e2", 0.85)
    for index in range(3):
        parts += _coil((0.62, 0.34, 1.012 + 0.045 * index), 0.155 - 0.012 * index, copper if index != 1 else foam)
    for index, radius in enumerate((0.15, 0.138, 0.126)):
        parts += _coil((-0.62, 0.36, VAN_FLOOR + 0.04 + 0.05 * index), radius + 0.02, foam)
    green = materials.powder_coat("#8fb7a3", 0.4)
    parts += [
        cylinder(0.11, 0.36, (0.62, 0.30, VAN_FLOOR + 0.18), green, 0.04),
        cylinder(0.012, 0.06, (0.62, 0.30, VAN_FLOOR + 0.39), materials.brass(), 0.002),
        tube([(0.52, 0.19, VAN_FLOOR + 0.22), (0.62, 0.175, VAN_FLOOR + 0.22), (0.74, 0.19, VAN_FLOOR + 0.22)], 0.008,
             materials.matte("#c22a20", 0.8)),
    ]
    white = materials.plastic("#eceeec", 0.45, 0)
    for index in range(4):
        parts.append(box((0.06, 2.6, 0.06), (-0.28 + 0.07 * index, 1.75, VAN_FLOOR + 0.03), white, 0.004))
    parts += [box((0.36, 0.34, 0.20), (-0.62, 0.33, 1.72), materials.matte("#c49a6c", 0.85), 0.004),
              box((0.30, 0.30, 0.16), (0.62, 0.34, 1.70), materials.fabric("#e9e4d8", "#ddd6c6", 0.1), 0.03)]
    return parts


def _bins(side, z, colours):
    """Open-fronted bins in a row along one shelf."""
    parts = []
    for index, colour in enumerate(colours):
        plastic = materials.plastic(colour, 0.42, 0)
        y = 0.25 + index * 0.25
        x = side * 0.60
        parts.append(box((0.30, 0.21, 0.006), (x, y, z + 0.005), plastic, 0.002))
        for offset in (-0.102, 0.102):
            parts.append(box((0.30, 0.006, 0.13), (x, y + offset, z + 0.067), plastic, 0.002))
        parts.append(box((0.006, 0.21, 0.075), (x - side * 0.147, y, z + 0.04), plastic, 0.002))
        parts.append(box((0.26, 0.18, 0.05), (x, y, z + 0.04), materials.matte("#9a9d9c", 0.6), 0.02))
        parts.append(box((0.001, 0.09, 0.03), (x - side * 0.1510, y, z + 0.045), materials.matte("#f6f6f2", 0.6)))
    return parts


def _coil(centre, radius, material):
    """A coil of pipe lying flat: three turns beside one another."""
    x, y, z = centre
    parts = []
    for turn in range(3):
        r = radius - 0.020 * turn
        ring = [(x + r * math.cos(a * math.pi / 20), y + r * math.sin(a * math.pi / 20), z) for a in range(40)]
        parts.append(tube(ring, 0.0095, material, True, True))
    return parts


def _wheel(x, y):
    rubber = materials.matte("#1c1d1e", 0.85)
    rim = materials.metal("#a9adb0", 0.4)
    return [
        cylinder(0.33, 0.21, (x, y, 0.33), rubber, 0.03, 72, ALONG_X),
        cylinder(0.19, 0.215, (x, y, 0.33), rim, 0.01, 48, ALONG_X),
    ]


