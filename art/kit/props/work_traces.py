"""What people leave where they work: a cup, boots, a mat, a notebook, a gully's wet patch, chisel and hammer, rubble."""

import math

import numpy as np

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    box,
    cylinder,
    extrude,
    grid_faces,
    group,
    lathe,
    mesh_object,
    slab,
    subdivide,
    tube,
)


def cup(location=(0, 0, 0), turn=0.0, colour="#2a4561", filled=0.5):
    """An enamel mug of coffee, 85 mm wide, on the origin; its handle towards +X. filled: share of its height."""
    enamel = materials.Surface("enamel", colour, 0.22, Clearcoat=0.5).material
    coffee = materials.Surface("coffee", "#3a2115", 0.06, Specular=0.6).material
    radius, height, wall = 0.042, 0.086, 0.0022
    profile = [(0, 0), (radius - 0.004, 0), (radius, 0.004), (radius, height), (radius - wall, height)]
    profile += [(radius - wall, 0.004), (0, 0.004)]
    handle = [(radius - 0.002, 0, 0.068), (radius + 0.022, 0, 0.070), (radius + 0.030, 0, 0.045), (radius, 0, 0.018)]
    level = 0.004 + (height - 0.008) * filled
    stain = materials.matte("#5b3a26", 0.5)
    parts = [
        lathe(profile, material=enamel, name="mug"),
        tube(handle, 0.0042, enamel),
        tube([(radius * math.cos(a), radius * math.sin(a), height) for a in np.linspace(0, 2 * math.pi, 49)[:-1]],
             0.0016, materials.matte("#1a2a3c", 0.4), True, True),
        cylinder(radius - wall - 0.0004, 0.0012, (0, 0, level), coffee, sides=64),
        lathe([(radius - wall - 0.0003, level), (radius - wall - 0.0006, level + 0.006)], material=stain),
    ]
    return group(parts, location, (0, 0, turn))


BOOT_LEVELS = (
    (0.022, -0.100, 0.194, 0.047),
    (0.042, -0.104, 0.197, 0.050),
    (0.062, -0.102, 0.191, 0.050),
    (0.076, -0.098, 0.176, 0.048),
    (0.087, -0.094, 0.152, 0.045),
    (0.098, -0.091, 0.124, 0.043),
    (0.112, -0.088, 0.096, 0.041),
    (0.128, -0.086, 0.074, 0.040),
    (0.148, -0.085, 0.060, 0.041),
    (0.172, -0.087, 0.053, 0.043),
    (0.196, -0.090, 0.050, 0.046),
)
"""A boot's upper from the sole to its collar: height, back, front and half width in metres."""


def _boot_outline(back, front, half, count=44):
    """Plan of a boot at one height: broad at the ball, narrower at the heel."""
    middle, reach = (back + front) / 2, (front - back) / 2
    points = []
    for index in range(count):
        angle = 2 * math.pi * index / count
        a, b = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(a) ** 0.85, a)
        y = math.copysign(abs(b) ** 0.85, b)
        points.append((middle + reach * x, half * y * (0.90 + 0.10 * x)))
    return points


def work_boot(location=(0, 0, 0), turn=0.0, side=1, leather="#8f6238", lean=0.0):
    """A laced leather work boot, 0.30 m long, on the origin, its toe towards +X. lean: sideways, radians."""
    hide = materials.Surface("leather", leather, 0.62, Specular=0.35)
    position = hide.coordinates()
    scuff = hide.ramp(hide.noise(position, 26, 5, 0.65), (0.35, "#6d4826"), (0.6, leather), (0.85, "#b08a5e"))
    hide.colour_from(scuff)
    hide.bump(hide.noise(position, 140, 5, 0.7), 0.35, 0.002)
    rubber = materials.matte("#2a2623", 0.85)
    lace = materials.matte("#c9a75a", 0.9)
    count = 44
    vertices = []
    for z, back, front, half in BOOT_LEVELS:
        ring = _boot_outline(back, front, half, count)
        vertices += [(x, y, z) for x, y in [*ring, ring[0]]]
    upper = mesh_object("boot", vertices, grid_faces(len(BOOT_LEVELS) - 1, count), hide.material, True)
    parts = [subdivide(upper, 1)]
    sole = [(x * 1.03, y * 1.07) for x, y in _boot_outline(-0.102, 0.196, 0.050)]
    parts.append(extrude(sole, 0.016, rubber, "z", (0, 0, 0.018), name="sole"))
    parts.append(extrude([p for p in sole if p[0] < -0.02], 0.014, rubber, "z", (0, 0, 0.007), name="heel"))
    parts.append(extrude([p for p in sole if p[0] > 0.03], 0.012, rubber, "z", (0, 0, 0.006), name="tread"))
    collar = [(x, y, 0.197) for x, y in _boot_outline(-0.090, 0.050, 0.046)]
    parts.append(tube(collar, 0.006, materials.fabric("#3b342e", "#2f2924", 0.1), True, True))
    inside = [(x * 0.96, y * 0.94) for x, y in _boot_outline(-0.088, 0.049, 0.045)]
    parts.append(extrude(inside, 0.004, materials.matte("#15120f", 0.95), "z", (0, 0, 0.168), name="inside"))
    for z, front in ((0.100, 0.121), (0.114, 0.095), (0.130, 0.075), (0.148, 0.064), (0.166, 0.058)):
        run = [(front - 0.030, -0.034, z + 0.001), (front + 0.003, 0, z + 0.007), (front - 0.030, 0.034, z + 0.001)]
        parts.append(tube(run, 0.0026, lace))
    for swing in (-1, 1):
        end = [(0.060, 0, 0.182), (0.082, swing * 0.030, 0.176), (0.088, swing * 0.050, 0.130), (0.10, swing * 0.056, 0.105)]
        parts.append(tube(end, 0.0024, lace))
    return group(parts, location, (lean * side, 0, turn))


def door_mat(location=(0, 0, 0), size=(0.75, 0.45)):
    """A coir mat with a bound edge, flat on the origin."""
    coir = materials.Surface("coir", "#8a6a45", 1.0, Specular=0.05)
    position = coir.coordinates()
    fibres = coir.noise(position, 420, 3, 0.8)
    coir.colour_from(coir.ramp(fibres, (0.3, "#5f4529"), (0.7, "#a98457")))
    coir.bump(fibres, 1.0, 0.01)
    edge = materials.matte("#2b2723", 0.9)
    parts = [
        box((size[0] - 0.03, size[1] - 0.03, 0.016), (0, 0, 0.008), coir.material, 0.004),
        box((*size, 0.008), (0, 0, 0.004), edge, 0.003),
    ]
    return group(parts, location)


def notebook(location=(0, 0, 0), turn=0.0, size=(0.148, 0.21)):
    """An open-topped pad with a few lines written and a sketch of a wall, flat on the origin, its top towards +Y."""
    paper, ink = materials.matte("#f6f3ea", 0.9), materials.matte("#2d4a7c", 0.8)
    rule = materials.matte("#c9d3dc", 0.9)
    width, length = size
    parts = [
        box((width, length, 0.006), (0, 0, 0.003), materials.matte("#31475c", 0.6), 0.001),
        box((width - 0.003, length - 0.003, 0.006), (0, 0, 0.0075), paper, 0.0005),
    ]
    for line in range(10):
        y = length / 2 - 0.035 - line * 0.016
        parts.append(box((width - 0.016, 0.0005, 0.0002), (0, y, 0.0107), rule))
    rng = np.random.default_rng(5)
    for line, share in enumerate((0.7, 0.85, 0.45, 0.6)):
        x = -width / 2 + 0.016
        y = length / 2 - 0.032 - line * 0.016
        while x < -width / 2 + 0.016 + share * (width - 0.032):
            letters = rng.integers(3, 9)
            points = [
                (x + i * 0.0021, y + 0.0022 * rng.uniform(-1, 1.4) * (1 if i % 2 else -0.4), 0.0109)
                for i in range(letters)
            ]
            parts.append(tube(points, 0.00035, ink, roundness=4))
            x += letters * 0.0021 + 0.005
    low = -length / 2 + 0.018
    sketch = [(-0.045, low), (-0.045, low + 0.055), (0.045, low + 0.055), (0.045, low), (-0.045, low)]
    parts.append(tube([(x, y, 0.0109) for x, y in sketch], 0.0004, ink, False, roundness=4))
    unit = [(-0.012, low + 0.038), (0.022, low + 0.038), (0.022, low + 0.048), (-0.012, low + 0.048), (-0.012, low + 0.038)]
    parts.append(tube([(x, y, 0.0109) for x, y in unit], 0.0004, ink, False, roundness=4))
    parts.append(tube([(-0.044, low - 0.006, 0.0109), (0.044, low - 0.006, 0.0109)], 0.0003, ink, False, roundness=4))
    return group(parts, location, (0, 0, turn))


def bolster_chisel(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A mason's bolster lying along +X, its blade outermost, with a hand guard; 0.23 m long."""
    steel = materials.metal("#6d7378", 0.4)
    blade = [(0.0, -0.009), (0.02, -0.028), (0.085, -0.028), (0.085, 0.028), (0.02, 0.028), (0.0, 0.009)]
    parts = [
        extrude(blade, 0.008, steel, "z", name="blade"),
        cylinder(0.0095, 0.14, (-0.07, 0, 0), steel, 0.001, 8, ALONG_X),
        cylinder(0.017, 0.07, (-0.075, 0, 0), materials.plastic("#d9822b", 0.5), 0.006, rotation=ALONG_X),
        cylinder(0.034, 0.012, (-0.118, 0, 0), materials.plastic("#d9822b", 0.5), 0.005, rotation=ALONG_X),
        cylinder(0.012, 0.012, (-0.142, 0, 0), materials.metal("#b8bdc0", 0.25), 0.002, 8, ALONG_X),
    ]
    return group(parts, location, rotation)


def club_hammer(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A club hammer lying along +X, its head outermost, 0.26 m long."""
    steel = materials.metal("#5d6368", 0.4)
    parts = [
        box((0.042, 0.092, 0.042), (0.12, 0, 0), steel, 0.006),
        cylinder(0.0135, 0.25, (0, 0, 0), materials.wood("#b98a5a", "#8d6238"), 0.004, rotation=ALONG_X),
    ]
    for face in (-1, 1):
        worn = materials.metal("#aab0b4", 0.3)
        parts.append(cylinder(0.018, 0.004, (0.12, face * 0.047, 0), worn, 0.001, rotation=FACING_FRONT))
    return group(parts, location, rotation)


def rubble(count, x, y, z=0.0, seed=1):
    """Broken brick and plaster on the ground, most of it small. x, y: (from, to)."""
    rng = np.random.default_rng(seed)
    shades = [materials.matte(c, 0.95) for c in ("#a05a40", "#8a4732", "#d3ccc0", "#c4bbab", "#b4694c")]
    parts = []
    for _ in range(count):
        size = 0.004 + 0.028 * rng.uniform(0, 1) ** 4
        where = (rng.uniform(*x), rng.normal((y[0] + y[1]) / 2, (y[1] - y[0]) / 4), z + size * 0.42)
        body = np.array([size * rng.uniform(0.7, 1.6), size * rng.uniform(0.6, 1.1), size * rng.uniform(0.6, 1.0)])
        parts.append(box(tuple(body), where, shades[rng.integers(len(shades))], rotation=tuple(rng.uniform(-0.5, 0.5, 3))))
    return group(parts)


def gully(location=(0, 0, 0), size=0.30):
    """A yard gully: a concrete kerb around a dished basin with a cast grid, its rim 40 mm above the ground."""
    concrete = materials.concrete("#aaa79f", 0.85)
    iron = materials.metal("#3c4043", 0.6)
    half, kerb = size / 2, 0.045
    parts = []
    for side in (-1, 1):
        edge = sorted((side * half, side * (half - kerb)))
        parts.append(slab(edge, (-half, half), (-0.05, 0.04), concrete, 0.008, "kerb"))
        parts.append(slab((-half + kerb - 0.001, half - kerb + 0.001), edge, (-0.05, 0.0395), concrete, 0.008, "kerb"))
    inner = half - kerb
    parts.append(slab((-inner, inner), (-inner, inner), (-0.06, -0.045), materials.matte("#121416", 0.4), name="water"))
    for bar in range(9):
        x = -inner + 0.012 + bar * (2 * inner - 0.024) / 8
        parts.append(box((0.009, 2 * inner - 0.002, 0.012), (x, 0, 0.008), iron, 0.002))
    for y in (-1, 1):
        parts.append(box((2 * inner - 0.002, 0.014, 0.0125), (0, y * (inner - 0.008), 0.008), iron, 0.002))
    return group(parts, location)


def pipe_saddle(x, height, radius, material=None):
    """A clip that holds a round pipe to a wall at y = 0: a half ring with two screwed feet. radius: of the pipe."""
    plastic = material or materials.plastic("#dfe2e2", 0.5, 0)
    screw = materials.metal("#8d9296", 0.4)
    ring = []
    for step in range(13):
        angle = math.pi * step / 12
        ring.append((math.cos(angle) * (radius + 0.002), -0.006 - radius - math.sin(angle) * (radius + 0.002) * 0.9))
    outline = [(a, b) for a, b in ring] + [(a * 1.18, b * 1.0 - 0.003 if abs(a) < radius else b) for a, b in reversed(ring)]
    parts = [extrude(outline, 0.016, plastic, "z", (0, 0, 0), name="saddle")]
    for side in (-1, 1):
        foot = radius + 0.012
        parts.append(box((0.024, radius + 0.008, 0.016), (side * foot, -(radius + 0.008) / 2, 0), plastic, 0.002))
        parts.append(cylinder(0.0045, 0.004, (side * (foot + 0.003), -radius - 0.009, 0), screw, 0.001, 16, FACING_FRONT))
    return group(parts, (x, 0, height))
