"""Electronics for the bench: a control board and its parts."""

import math
import random

from .. import materials
from ..shapes import ALONG_X, box, circle, cylinder, group, lathe, text, tube


def control_board(location=(0, 0, 0), rotation=(0, 0, 0), seed=5):
    """The control board of an air conditioner, 0.26 x 0.17 m, parts upwards, on four short spacers."""
    resist = materials.Surface("board", "#1c5a3c", 0.35, Specular=0.4)
    traces = surface_traces(resist)
    resist.colour_from(traces)
    copper_pad = materials.metal("#c9b26a", 0.35)
    rng = random.Random(seed)
    top = 0.0116
    parts = [box((0.26, 0.17, 0.0016), (0, 0, 0.0108), resist.material, 0.0005)]
    for x in (-0.122, 0.122):
        for y in (-0.077, 0.077):
            parts.append(cylinder(0.004, 0.010, (x, y, 0.005), materials.plastic("#e9ecee", 0.5, 0), sides=16))
            parts.append(cylinder(0.0042, 0.001, (x, y, top + 0.0005), copper_pad, sides=24))
    parts += _capacitors(top)
    parts += _relays(top)
    parts += _transformer((-0.085, -0.035, top))
    parts += _chip((0.045, 0.012, top), 0.014, 0.014, 12)
    parts += _chip((0.085, 0.045, top), 0.008, 0.014, 7)
    parts += _chip((0.01, 0.05, top), 0.007, 0.010, 5)
    parts += _connectors(top)
    for _ in range(46):
        where = (rng.uniform(-0.02, 0.115), rng.uniform(-0.045, 0.065), top + 0.0006)
        shade = rng.choice(("#17191b", "#b79a6c", "#8d6a43", "#2a2d30"))
        parts.append(
            box(
                (0.0032, 0.0016, 0.0012),
                where,
                materials.matte(shade, 0.5),
                rotation=(0, 0, rng.choice((0, math.pi / 2))),
            )
        )
    ink = materials.matte("#e9efe6", 0.6)
    for words, x, y in (
        ("CN1", -0.06, 0.072),
        ("CN4", 0.02, 0.072),
        ("RY2", -0.03, -0.068),
        ("IC3", 0.045, 0.030),
        ("F1 3.15A", -0.085, 0.052),
    ):
        parts.append(text(words, 0.0055, (x, y, top + 0.0002), ink, (0, 0, 0)))
    parts.append(cylinder(0.0028, 0.020, (-0.085, 0.041, top + 0.006), materials.glass(), rotation=ALONG_X, sides=24))
    for side in (-1, 1):
        parts.append(
            cylinder(
                0.003, 0.006, (-0.085 + side * 0.010, 0.041, top + 0.006), materials.metal(), rotation=ALONG_X, sides=24
            )
        )
        parts.append(box((0.004, 0.005, 0.006), (-0.085 + side * 0.010, 0.041, top + 0.002), materials.metal()))
    return group(parts, location, rotation)


def surface_traces(surface):
    """The green of a board with slightly lighter tracks under its lacquer."""
    lanes = surface.coordinates((90, 30, 1))
    tracks = surface.ramp(surface.noise(lanes, 1.0, 1), (0.47, 0.0), (0.5, 1.0), (0.53, 0.0))
    return surface.blend(surface.math("MULTIPLY", tracks, 0.5), "#17492f", "#3c8a5c")


def _capacitors(top):
    sleeve, lid = materials.plastic("#20242c", 0.35), materials.metal("#c3c8cc", 0.35)
    stripe = materials.matte("#b9c0c6", 0.5)
    parts = []
    for x, y, radius, height in (
        (-0.030, -0.050, 0.011, 0.028),
        (-0.005, -0.052, 0.011, 0.028),
        (0.022, -0.054, 0.007, 0.017),
        (0.040, -0.056, 0.005, 0.012),
        (0.105, -0.012, 0.005, 0.012),
    ):
        parts.append(cylinder(radius, height, (x, y, top + height / 2), sleeve, 0.001))
        parts.append(cylinder(radius * 0.86, 0.0006, (x, y, top + height + 0.0002), lid))
        parts.append(box((0.002, radius * 0.7, height * 0.9), (x - radius + 0.0006, y, top + height / 2), stripe))
    return parts


def _relays(top):
    blue, black = materials.plastic("#1f5a9a", 0.4), materials.plastic("#16181a", 0.4)
    parts = []
    for x, colour in ((0.068, black), (0.092, blue), (0.114, blue)):
        parts.append(box((0.019, 0.024, 0.016), (x, -0.055, top + 0.008), colour, 0.001))
        parts.append(
            text("12VDC", 0.0042, (x, -0.055, top + 0.0163), materials.matte("#e9ecee", 0.6), (0, 0, math.pi / 2))
        )
    return parts


def _transformer(at):
    x, y, z = at
    core, yellow = materials.matte("#3a3d40", 0.5), materials.matte("#d7b13a", 0.45)
    parts = [
        box((0.046, 0.042, 0.010), (x, y, z + 0.006), core, 0.001),
        box((0.046, 0.042, 0.008), (x, y, z + 0.031), core, 0.001),
    ]
    for side in (-1, 1):
        parts.append(box((0.046, 0.008, 0.018), (x, y + side * 0.017, z + 0.019), core, 0.001))
    parts.append(box((0.036, 0.024, 0.018), (x, y, z + 0.019), yellow, 0.003))
    return parts


def _chip(at, half_width, half_depth, pins):
    x, y, z = at
    body, leg = materials.matte("#141618", 0.45), materials.metal("#c9ced2", 0.25)
    parts = [box((2 * half_width, 2 * half_depth, 0.0022), (x, y, z + 0.0017), body, 0.0003)]
    parts.append(
        cylinder(
            0.0009,
            0.0003,
            (x - half_width * 0.75, y + half_depth * 0.75, z + 0.0029),
            materials.matte("#3a3e42"),
            sides=16,
        )
    )
    for pin in range(pins):
        offset = -half_depth * 0.85 + 2 * half_depth * 0.85 * pin / (pins - 1)
        for side in (-1, 1):
            parts.append(box((0.0022, 0.0008, 0.0006), (x + side * (half_width + 0.001), y + offset, z + 0.0006), leg))
            if half_width == half_depth:
                parts.append(
                    box((0.0008, 0.0022, 0.0006), (x + offset, y + side * (half_depth + 0.001), z + 0.0006), leg)
                )
    return parts


def _connectors(top):
    """White headers along the back edge with coloured wires leaving in a loom, and green screw terminals."""
    white, green = materials.plastic("#f1efe6", 0.5, 0), materials.plastic("#2f8a4e", 0.45, 0)
    screw = materials.metal("#c9ced2", 0.3)
    shades = ("#b3271f", "#141618", "#f0f0ee", "#2a62ad", "#d8ae22", "#2f8a4e")
    parts = []
    for index, (x, pins) in enumerate(((-0.062, 4), (-0.022, 3), (0.020, 5), (0.070, 4))):
        parts.append(box((0.005 * pins + 0.004, 0.010, 0.009), (x, 0.076, top + 0.0045), white, 0.001))
        for pin in range(pins):
            px = x + (pin - (pins - 1) / 2) * 0.005
            far = -0.02 + 0.004 * (index * 4 + pin) / 4
            path = [
                (px, 0.078, top + 0.009),
                (px, 0.092, top + 0.020),
                (px * 0.8 + far * 0.2, 0.125, 0.016 + 0.002 * (pin % 2)),
                (far + pin * 0.0022, 0.19, 0.004 + 0.002 * (pin % 3)),
                (far - 0.05 + pin * 0.0022, 0.34, 0.004),
            ]
            parts.append(tube(path, 0.0011, materials.plastic(shades[(pin + index) % 6], 0.5, 0), roundness=6))
    for index in range(5):
        y = -0.055 + index * 0.010
        parts.append(box((0.014, 0.0096, 0.012), (-0.121, y + 0.02, top + 0.006), green, 0.0006))
        parts.append(cylinder(0.003, 0.001, (-0.121, y + 0.02, top + 0.0122), screw, sides=24))
        parts.append(
            box(
                (0.005, 0.0007, 0.0006),
                (-0.121, y + 0.02, top + 0.0128),
                materials.matte("#30353a"),
                rotation=(0, 0, index * 0.7),
            )
        )
    return parts


def run_capacitor(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A motor's run capacitor: a white can, 45 mm by 90 mm, two spade terminals on top; stands on the origin."""
    can = materials.plastic("#eef0ef", 0.4)
    profile = [(0, 0), (0.021, 0), (0.0225, 0.003), (0.0225, 0.088), (0.021, 0.090), (0, 0.088)]
    parts = [
        lathe(profile, material=can, name="can"),
        cylinder(0.0228, 0.035, (0, 0, 0.045), materials.matte("#1f5f93", 0.5)),
    ]
    for x in (-0.008, 0.008):
        parts.append(box((0.006, 0.001, 0.014), (x, 0, 0.095), materials.metal("#c9ced2", 0.3)))
    return group(parts, location, rotation)


def solder_reel(location=(0, 0, 0)):
    """A reel of solder wire lying flat."""
    wire, card = materials.metal("#b9bec2", 0.3), materials.plastic("#2b3138", 0.5, 0)
    parts = [
        cylinder(0.030, 0.003, (0, 0, 0.0015), card),
        cylinder(0.030, 0.003, (0, 0, 0.036), card),
        cylinder(0.022, 0.032, (0, 0, 0.019), wire),
    ]
    for level in range(14):
        parts.append(tube(circle(0.0222, 40, (0, 0, 0.005 + level * 0.0021)), 0.0011, wire, False, True, 4))
    parts.append(cylinder(0.012, 0.001, (0, 0, 0.0379), materials.matte("#f0d24a", 0.5)))
    return group(parts, location)
