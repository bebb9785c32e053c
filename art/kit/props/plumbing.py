"""Basins, mixers, traps, showers and the electric geyser."""

import math

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    bent_pipe,
    bevel,
    box,
    circle,
    cylinder,
    extrude,
    group,
    lathe,
    slab,
    text,
    tube,
)


def _chrome():
    return materials.metal("#d3d7da", 0.10)


def counter_basin(location=(0, 0, 0), radius=0.20, height=0.13):
    """A round white basin standing on a counter, with its chrome waste."""
    glaze = materials.ceramic("#f6f5f1", 0.12)
    profile = [
        (0, 0),
        (radius * 0.62, 0),
        (radius * 0.80, 0.02),
        (radius * 0.97, height * 0.7),
        (radius, height - 0.004),
    ]
    profile += [(radius - 0.003, height), (radius - 0.009, height - 0.002), (radius - 0.014, height * 0.7)]
    profile += [(radius * 0.74, 0.032), (radius * 0.5, 0.022), (0, 0.018)]
    parts = [
        lathe(profile, material=glaze, sides=96, name="basin"),
        cylinder(0.030, 0.006, (0, 0, 0.022), _chrome(), 0.002),
    ]
    return group(parts, location)


def basin_mixer(location=(0, 0, 0), turn=0.0, height=0.27):
    """A tall single-lever mixer on a counter, its spout towards -Y. turn: radians."""
    chrome = _chrome()
    parts = [
        cylinder(0.030, 0.008, (0, 0, 0.004), chrome, 0.002),
        cylinder(0.023, height, (0, 0, height / 2), chrome, 0.004),
        bent_pipe(
            [(0, -0.01, height - 0.05), (0, -0.15, height - 0.035), (0, -0.15, height - 0.065)], 0.013, chrome, 0.02
        ),
        cylinder(0.0145, 0.012, (0, -0.15, height - 0.070), chrome, 0.002),
        cylinder(0.0235, 0.026, (0, 0, height + 0.015), chrome, 0.004),
        tube([(0, 0.0, height + 0.026), (0, 0.03, height + 0.034), (0, 0.10, height + 0.062)], 0.0058, chrome),
    ]
    return group(parts, location, (0, 0, turn))


def angle_valve(location=(0, 0, 0), colour="#c22a20"):
    """A chrome stop valve out of a wall at y = 0, its outlet upwards, a coloured dot on its handle."""
    chrome = _chrome()
    parts = [
        cylinder(0.027, 0.005, (0, -0.0025, 0), chrome, 0.001, rotation=FACING_FRONT),
        cylinder(0.010, 0.05, (0, -0.025, 0), chrome, 0.001, rotation=FACING_FRONT),
        cylinder(0.0135, 0.03, (0, -0.05, 0), chrome, 0.003, rotation=FACING_FRONT),
        cylinder(0.0085, 0.04, (0, -0.048, 0.022), chrome, 0.001),
        cylinder(0.012, 0.014, (0, -0.048, 0.042), chrome, 0.001, 6),
        cylinder(0.017, 0.018, (0, -0.078, 0), chrome, 0.003, 12, FACING_FRONT),
        cylinder(0.006, 0.001, (0, -0.0875, 0), materials.matte(colour, 0.4), rotation=FACING_FRONT),
    ]
    return group(parts, location)


def braided_hose(points):
    """A flexible steel-braided connector along points, with hexagon nuts at its ends."""
    braid = materials.Surface("braid", "#b9bec2", 0.38, Metallic=1.0)
    weave = braid.bricks(braid.coordinates(), 0.004, 0.004, 0.0012)[1]
    braid.bump(weave, 0.8, 0.001)
    chrome = _chrome()
    parts = [tube(points, 0.0065, braid.material, name="hose")]
    for end in (points[0], points[-1]):
        parts.append(cylinder(0.0105, 0.02, end, chrome, 0.001, 6))
    return group(parts)


def sink_trap(location=(0, 0, 0), wall=0.30):
    """A white 40 mm P trap from a sink's waste at `location`, down, round and back into the wall `wall` metres behind.

    The arm to the wall falls away from the trap.
    """
    white = materials.plastic("#f0f1ef", 0.35, 0.1)
    nut = materials.plastic("#e3e5e3", 0.4, 0)
    path = [
        (0, 0, 0),
        (0, 0, -0.20),
        (0, 0.03, -0.245),
        (0, 0.075, -0.262),
        (0, 0.12, -0.245),
        (0, 0.145, -0.20),
        (0, 0.16, -0.155),
        (0, 0.20, -0.138),
        (0, wall, -0.146),
    ]
    parts = [tube(path, 0.021, white, roundness=16, name="trap")]
    for z in (-0.015, -0.16):
        parts.append(cylinder(0.029, 0.026, (0, 0, z), nut, 0.003, 16))
    parts.append(cylinder(0.029, 0.026, (0, 0.215, -0.139), nut, 0.003, 16, (math.pi / 2 + 0.04, 0, 0)))
    parts.append(
        cylinder(
            0.036, 0.006, (0, wall - 0.003, -0.146), materials.plastic("#f4f5f3", 0.35), 0.001, rotation=FACING_FRONT
        )
    )
    parts.append(cylinder(0.038, 0.012, (0, 0, 0.006), _chrome(), 0.003))
    return group(parts, location)


def rail_shower(location=(0, 0, 1.1), height=1.05):
    """An exposed mixer bar on a wall with a riser, an overhead rose and a hand shower on its hose; faces -Y."""
    chrome = _chrome()
    top = height
    rose = [(0, 0), (0.11, 0), (0.112, 0.004), (0.108, 0.009), (0.03, 0.018), (0.014, 0.03), (0, 0.03)]
    parts = [
        cylinder(0.022, 0.26, (0, -0.065, 0), chrome, 0.005, rotation=ALONG_X),
        bent_pipe([(0, -0.065, 0.02), (0, -0.065, top), (0, -0.40, top), (0, -0.40, top - 0.035)], 0.011, chrome, 0.06),
        lathe(rose, (0, -0.40, top - 0.065), chrome, 96, name="rose"),
        box((0.02, 0.06, 0.02), (0, -0.03, top - 0.22), chrome, 0.004),
        cylinder(0.018, 0.05, (0, -0.080, 0.40), chrome, 0.004),
    ]
    for side in (-1, 1):
        parts.append(cylinder(0.030, 0.008, (side * 0.075, -0.004, 0), chrome, 0.002, rotation=FACING_FRONT))
        parts.append(cylinder(0.014, 0.05, (side * 0.075, -0.035, 0), chrome, rotation=FACING_FRONT))
        parts.append(cylinder(0.026, 0.045, (side * 0.150, -0.065, 0), chrome, 0.004, rotation=ALONG_X))
    head = group(
        [
            cylinder(0.012, 0.17, (0, 0, 0.0), chrome, 0.003),
            lathe(
                [(0, 0), (0.045, 0), (0.050, 0.006), (0.042, 0.018), (0, 0.024)],
                (0, -0.022, 0.105),
                chrome,
                72,
                (math.radians(100), 0, 0),
            ),
        ],
        (0, -0.115, 0.44),
        (math.radians(16), 0, 0),
    )
    parts.append(head)
    hose = [
        (0, -0.068, -0.02),
        (0.005, -0.085, -0.22),
        (0.07, -0.10, -0.36),
        (0.12, -0.11, -0.12),
        (0.07, -0.12, 0.18),
        (0.0, -0.098, 0.355),
    ]
    parts.append(tube(hose, 0.007, materials.metal("#c3c8cb", 0.25, 0.1, 2)))
    return group(parts, location)


def shower_screen(width, height=2.0, location=(0, 0, 0), turn=0.0):
    """A fixed glass panel along +X from the origin, with a wall channel, a floor strip and a brace rail at its top."""
    clear = materials.glass((0.93, 0.975, 0.965), 0.6)
    chrome = _chrome()
    parts = [
        slab((0.01, width), (-0.004, 0.004), (0.012, height), clear, name="glass"),
        slab(
            (width - 0.0005, width + 0.0005),
            (-0.004, 0.004),
            (0.012, height),
            materials.plastic("#9cc9bb", 0.2),
            name="edge",
        ),
        slab((0, 0.018), (-0.012, 0.012), (0, height), chrome, 0.002),
        slab((0.018, width), (-0.010, 0.010), (0, 0.012), chrome, 0.002),
    ]
    return group(parts, location, (0, 0, turn))


def floor_drain(location=(0, 0, 0), length=0.7):
    """A slotted linear drain let into the floor along X."""
    parts = [box((length, 0.075, 0.004), (0, 0, 0.001), materials.stainless(), 0.001)]
    for index in range(int(length / 0.022)):
        parts.append(
            box(
                (0.012, 0.045, 0.001), (-length / 2 + 0.014 + index * 0.022, 0, 0.0032), materials.matte("#15181a", 0.8)
            )
        )
    return group(parts, location)


def geyser(location=(0, 0, 1.6), length=1.05, radius=0.255):
    """A horizontal 150 litre water heater on brackets at a wall (y = 0), its middle at `location`, above its drip tray.

    Pressure valve and pipes are on the left, the element's cover on the right; the tray has its own outlet.
    """
    coat = materials.powder_coat("#f1f2f0", 0.32)
    steel = materials.metal("#aeb3b7", 0.4)
    half, y = length / 2, -radius - 0.06
    profile = [
        (0, -half - 0.015),
        (radius * 0.6, -half - 0.012),
        (radius * 0.93, -half + 0.006),
        (radius, -half + 0.04),
    ]
    profile += [(radius, half - 0.04), (radius * 0.93, half - 0.006), (radius * 0.6, half + 0.012), (0, half + 0.015)]
    parts = [lathe(profile, (0, y, 0), coat, 96, ALONG_X, "tank")]
    for x in (-half * 0.55, half * 0.55):
        hoop = [(x, y + across, up) for across, _, up in circle(radius + 0.002, 72, plane="xz")]
        parts.append(tube(hoop, 0.006, steel, False, True, 4))
        parts.append(slab((x - 0.02, x + 0.02), (y - 0.05, 0), (-radius - 0.03, -radius - 0.004), steel, 0.003))
        parts.append(slab((x - 0.02, x + 0.02), (-0.008, 0), (-radius - 0.30, -radius + 0.10), steel, 0.002))
        parts.append(tube([(x, -0.01, -radius - 0.26), (x, y + 0.02, -radius - 0.03)], 0.010, steel, False))
    parts.append(
        cylinder(0.075, 0.030, (half + 0.020, y, -0.05), materials.plastic("#2a2e32", 0.5, 0), 0.008, rotation=ALONG_X)
    )
    parts += _rating_plate(y, radius)
    parts += _geyser_valves(half, y, radius, location[2])
    parts += _drip_tray(half, y, radius)
    return group(parts, location)


def _rating_plate(y, radius):
    plate = materials.matte("#fafaf7", 0.5)
    ink = materials.matte("#27313c", 0.6)
    front = y - radius - 0.0015
    parts = [
        box((0.16, 0.002, 0.09), (0.14, front, 0), plate),
        box((0.14, 0.001, 0.014), (0.14, front - 0.0015, 0.028), materials.matte("#1f5f93", 0.6)),
    ]
    parts.append(text("150 l   400 kPa   3 kW", 0.013, (0.14, front - 0.002, 0.002), ink))
    parts.append(box((0.12, 0.001, 0.003), (0.14, front - 0.0015, -0.022), ink))
    return parts


def _geyser_valves(half, y, radius, mounting):
    """Hot out high with its vacuum breaker, cold in low by its control valve; the safety valve drains in front."""
    left = -half - 0.015
    copper, brass = materials.copper(), materials.brass()
    steel = materials.metal("#aeb3b7", 0.35)
    parts = [
        bent_pipe(
            [(left, y, radius * 0.62), (left - 0.10, y, radius * 0.62), (left - 0.10, y, radius + 1.6)],
            0.011,
            copper,
            0.03,
        ),
        cylinder(0.016, 0.03, (left - 0.015, y, radius * 0.62), brass, 0.002, 6, ALONG_X),
        bent_pipe(
            [(left, y, -radius * 0.62), (left - 0.22, y, -radius * 0.62), (left - 0.22, y, radius + 1.6)],
            0.011,
            copper,
            0.03,
        ),
        cylinder(0.016, 0.03, (left - 0.015, y, -radius * 0.62), brass, 0.002, 6, ALONG_X),
        cylinder(0.024, 0.09, (left - 0.22, y, 0.05), brass, 0.006),
        cylinder(0.030, 0.05, (left - 0.22, y - 0.035, 0.05), brass, 0.006, rotation=FACING_FRONT),
        cylinder(
            0.022, 0.03, (left - 0.22, y - 0.07, 0.05), materials.plastic("#1f62ab", 0.4), 0.004, 12, FACING_FRONT
        ),
        cylinder(0.018, 0.05, (left - 0.22, y, radius + 0.10), brass, 0.004),
        cylinder(0.020, 0.016, (left - 0.22, y - 0.022, radius + 0.10), steel, 0.003, 12, FACING_FRONT),
        cylinder(0.020, 0.06, (left - 0.035, y, 0.0), brass, 0.004, rotation=ALONG_X),
        cylinder(0.016, 0.04, (left - 0.07, y, 0.025), materials.plastic("#c22a20", 0.4), 0.003, 12),
        bent_pipe(
            [
                (left - 0.05, y, 0.0),
                (left - 0.10, y - 0.05, 0.0),
                (left - 0.10, y - 0.05, 0.16 - mounting),
                (left - 0.10, y - 0.11, 0.12 - mounting),
            ],
            0.011,
            copper,
            0.02,
        ),
        cylinder(0.018, 0.07, (left - 0.10, y, radius + 0.20), brass, 0.004),
    ]
    return parts


def _drip_tray(half, y, radius):
    grey = materials.plastic("#c9cdcf", 0.45, 0)
    base = -radius - 0.075
    left, right = -half - 0.06, half + 0.06
    front, back = y - radius - 0.04, -0.012
    parts = [slab((left, right), (front, back), (base, base + 0.006), grey, name="tray")]
    for edge in ((left, left + 0.006), (right - 0.006, right)):
        parts.append(slab(edge, (front, back), (base, base + 0.055), grey, 0.002))
    for edge in ((front, front + 0.006), (back - 0.006, back)):
        parts.append(slab((left, right), edge, (base, base + 0.0545), grey, 0.002))
    outlet = [
        (right - 0.10, y, base),
        (right - 0.10, y, base - 0.07),
        (right - 0.10, -0.045, base - 0.10),
        (right - 0.10, -0.045, base - 1.2),
    ]
    parts.append(bent_pipe(outlet, 0.020, materials.plastic("#eceeee", 0.45, 0), 0.04))
    return parts


def mirror(location, width, height):
    """A frameless mirror on a wall with polished edges, facing -Y."""
    silver = materials.metal("#eef1f2", 0.02)
    body = box((width, 0.006, height), (0, -0.018, 0), silver, 0.001)
    back = box((width - 0.06, 0.015, height - 0.06), (0, -0.0075, 0), materials.matte("#6b7278", 0.7))
    return group([body, back], location)


def vanity(x, material, height=0.82, depth=0.46, top=None):
    """A wall-hung oak or painted drawer cabinet with a stone top, x: (from, to), on a wall at y = 0."""
    top = top or materials.marble()
    low = height - 0.46
    seam = materials.matte("#2a2420", 0.7)
    parts = [
        slab(x, (-depth + 0.02, 0), (low, height - 0.03), material, 0.002, "vanity"),
        slab((x[0] - 0.01, x[1] + 0.01), (-depth - 0.01, 0), (height - 0.03, height), top, 0.003, "vanity top"),
    ]
    for level in (low, low + 0.215):
        parts.append(
            slab((x[0] + 0.002, x[1] - 0.002), (-depth, -depth + 0.02), (level + 0.002, level + 0.205), material, 0.002)
        )
        parts.append(
            slab((x[0] + 0.004, x[1] - 0.004), (-depth + 0.012, -depth + 0.021), (level + 0.204, level + 0.216), seam)
        )
    return group(parts)


def towel(location, width=0.34, drop=0.5, colour="#e6ddcb"):
    """A folded towel over a rail on a wall at y = 0; `location` is the rail's middle."""
    cloth = materials.fabric(colour, colour, 0.4)
    chrome = _chrome()
    x, y, z = location
    profile = [
        (-0.026, -drop),
        (-0.030, -drop * 0.5),
        (-0.024, 0.0),
        (-0.012, 0.014),
        (0.004, 0.010),
        (0.012, -0.01),
        (0.014, -drop * 0.82),
        (0.006, -drop * 0.82),
        (0.003, -0.01),
        (-0.004, 0.002),
        (-0.012, 0.002),
        (-0.014, -0.02),
        (-0.014, -drop),
    ]
    folded = bevel(extrude(profile, width, cloth, name="towel"), 0.004, 2)
    parts = [folded, cylinder(0.008, width + 0.20, (0, -0.006, -0.004), chrome, rotation=ALONG_X, sides=24)]
    for side in (-1, 1):
        parts.append(
            cylinder(0.008, 0.07, (side * (width / 2 + 0.09), 0.028, -0.004), chrome, rotation=FACING_FRONT, sides=24)
        )
        parts.append(
            cylinder(0.020, 0.006, (side * (width / 2 + 0.09), 0.060, -0.004), chrome, 0.001, rotation=FACING_FRONT)
        )
    return group(parts, (x, y - 0.063, z))
