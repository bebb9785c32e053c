"""Planing and marking out: a bench plane, its shavings, a combination square, a pencil."""

import math
import random

from .. import materials
from ..shapes import ALONG_X, bevel, box, cylinder, extrude, grid_faces, group, lathe, mesh_object, thicken


def hand_plane(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A steel bench plane, 0.25 m long, its sole on z = 0, its toe towards +X."""
    iron = materials.powder_coat("#24364a", 0.4)
    steel = materials.metal("#c1c6c9", 0.2)
    brass = materials.brass()
    rosewood = materials.wood("#7a4526", "#56301a", 0.3, grain_axis=2)
    wall = [
        (-0.125, 0.006),
        (-0.125, 0.018),
        (-0.07, 0.022),
        (-0.03, 0.048),
        (0.02, 0.048),
        (0.07, 0.020),
        (0.125, 0.014),
        (0.125, 0.006),
    ]
    parts = [box((0.25, 0.062, 0.007), (0, 0, 0.0035), steel, 0.002)]
    for side in (-1, 1):
        cheek = extrude([(x, z) for x, z in wall], 0.004, steel, "y", name="cheek")
        cheek.location.y = side * 0.029
        parts.append(bevel(cheek, 0.001, 2))
    parts.append(box((0.238, 0.052, 0.004), (0, 0, 0.009), iron, 0.001))
    frog = [(-0.035, 0.010), (-0.062, 0.055), (-0.045, 0.060), (0.012, 0.010)]
    parts.append(extrude(frog, 0.05, iron, "y"))
    parts.append(box((0.135, 0.050, 0.003), (-0.026, 0, 0.052), steel, 0.0006, rotation=(0, math.radians(45), 0)))
    parts.append(box((0.095, 0.046, 0.007), (-0.020, 0, 0.055), steel, 0.003, rotation=(0, math.radians(45), 0)))
    parts.append(cylinder(0.008, 0.006, (-0.020, 0, 0.062), brass, 0.001, rotation=(0, math.radians(45), 0)))
    parts.append(cylinder(0.013, 0.010, (-0.070, 0, 0.030), brass, 0.002, rotation=ALONG_X))
    knob = [
        (0, 0),
        (0.014, 0),
        (0.016, 0.006),
        (0.010, 0.016),
        (0.010, 0.024),
        (0.019, 0.036),
        (0.018, 0.046),
        (0.008, 0.052),
        (0, 0.052),
    ]
    parts.append(lathe(knob, (0.085, 0, 0.011), rosewood))
    tote = [
        (-0.112, 0.011),
        (-0.080, 0.011),
        (-0.078, 0.030),
        (-0.088, 0.055),
        (-0.086, 0.085),
        (-0.100, 0.100),
        (-0.112, 0.092),
        (-0.108, 0.060),
        (-0.114, 0.035),
    ]
    parts.append(bevel(extrude(tote, 0.024, rosewood, "y", name="tote"), 0.007, 4))
    return group(parts, location, rotation)


def wood_shaving(location, rotation=(0, 0, 0), turns=2.2, radius=0.016, width=0.034, seed=0):
    """A curled plane shaving whose axis is X, on the origin."""
    rng = random.Random(seed)
    pale = materials.Surface("shaving", "#dcb983", 0.7)
    pale.colour_from(pale.ramp(pale.noise(pale.coordinates((4, 60, 60)), 2.0, 4), (0.35, "#c79f66"), (0.65, "#e4c795")))
    steps = int(40 * turns)
    vertices = []
    drift = rng.uniform(-0.010, 0.016)
    for step in range(steps + 1):
        t = step / steps
        angle = 2 * math.pi * turns * t
        r = radius * (0.45 + 0.55 * t) * (1 + 0.03 * math.sin(5 * angle))
        for side in (-0.5, 0.5):
            wobble = 0.002 * math.sin(angle * 3 + side * 4)
            vertices.append((side * width + drift * t + wobble, r * math.cos(angle), radius + r * math.sin(angle)))
    curl = thicken(mesh_object("shaving", vertices, grid_faces(steps, 1), pale.material, True), 0.0003, 0)
    return group([curl], location, rotation)


def combination_square(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A carpenter's square lying flat: a 0.3 m rule along X in a dark head."""
    steel = materials.metal("#c3c8cb", 0.22)
    ink = materials.matte("#2a2f33", 0.6)
    parts = [box((0.30, 0.025, 0.002), (0.10, 0, 0.007), steel, 0.0003)]
    for index in range(29):
        length = 0.009 if index % 5 == 0 else 0.005
        parts.append(box((0.0006, length, 0.0002), (-0.04 + index * 0.01, 0.0122 - length / 2, 0.0081), ink))
    head = [(-0.005, -0.013), (-0.005, -0.085), (0.014, -0.085), (0.030, -0.060), (0.030, 0.013), (-0.005, 0.013)]
    parts.append(bevel(extrude(head, 0.016, materials.powder_coat("#24364a", 0.4), "z"), 0.002, 2))
    parts[-1].location.z = 0.008
    return group(parts, location, rotation)


def pencil(location=(0, 0, 0), rotation=(0, 0, 0), colour="#b3271f"):
    """A carpenter's pencil lying along X."""
    parts = [
        box((0.14, 0.013, 0.007), (0, 0, 0.0035), materials.plastic(colour, 0.4), 0.002),
        cylinder(
            0.006,
            0.02,
            (0.08, 0, 0.0035),
            materials.wood("#d9b485", "#c39a68"),
            sides=16,
            rotation=ALONG_X,
            top_radius=0.0015,
        ),
        cylinder(
            0.0016,
            0.006,
            (0.092, 0, 0.0035),
            materials.matte("#26282a", 0.5),
            sides=12,
            rotation=ALONG_X,
            top_radius=0.0006,
        ),
    ]
    return group(parts, location, rotation)
