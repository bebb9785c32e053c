"""Office things: screens, keyboards, task chairs, blinds."""

import math

from .. import materials
from ..shapes import ALONG_X, box, cylinder, group, slab, tube
from .furniture import soft_block


def monitor(location=(0, 0, 0), rotation=(0, 0, 0), size=(0.60, 0.34), screen=None):
    """A desktop screen on its stand, on the origin, facing -Y. screen: its material, a pale page by default."""
    black = materials.plastic("#17191c", 0.4, 0)
    screen = screen or materials.glow("#dfe8ef", 0.9, lamp=False)
    width, height = size
    middle = 0.15 + height / 2
    parts = [
        box((width, 0.022, height), (0, 0, middle), black, 0.004),
        box((width - 0.014, 0.002, height - 0.020), (0, -0.0115, middle + 0.003), screen),
        box((0.05, 0.012, 0.26), (0, 0.022, 0.14), black, 0.003),
        box((0.24, 0.18, 0.010), (0, 0.02, 0.005), black, 0.004),
    ]
    return group(parts, location, rotation)


def keyboard(location=(0, 0, 0), turn=0.0):
    """A slim white keyboard."""
    parts = [box((0.42, 0.12, 0.010), (0, 0, 0.005), materials.plastic("#eceeef", 0.45, 0), 0.003)]
    key = materials.matte("#fafbfb", 0.6)
    for row in range(4):
        for column in range(14):
            parts.append(box((0.024, 0.020, 0.004), (-0.188 + column * 0.029, -0.038 + row * 0.025, 0.011), key, 0.001))
    return group(parts, location, (0, 0, turn))


def task_chair(location=(0, 0, 0), turn=0.0, cloth_colour="#2a4561"):
    """An office chair on a five-star base, facing -Y."""
    cloth = materials.fabric(cloth_colour, cloth_colour, 0.2)
    black = materials.plastic("#24282c", 0.5, 0)
    parts = [
        soft_block((0.48, 0.48, 0.08), (0, 0, 0.46), cloth, (0, 0, 0.015), 0.6, 1, 0.002),
        soft_block(
            (0.44, 0.07, 0.52), (0, 0.25, 0.82), cloth, (0, 0.015, 0.01), 0.7, 2, 0.002, (math.radians(-8), 0, 0)
        ),
        cylinder(0.025, 0.30, (0, 0, 0.27), black),
        tube([(0, 0.05, 0.42), (0, 0.26, 0.44), (0, 0.29, 0.62), (0, 0.28, 0.75)], 0.018, black),
    ]
    for index in range(5):
        angle = index * 2 * math.pi / 5 + 0.3
        end = (0.29 * math.cos(angle), 0.29 * math.sin(angle), 0.075)
        parts.append(tube([(0, 0, 0.11), end], 0.017, black, False))
        parts.append(cylinder(0.028, 0.04, (end[0], end[1], 0.028), black, 0.004, rotation=(math.pi / 2, 0, angle)))
    return group(parts, location, (0, 0, turn))


def pedestal(location=(0, 0, 0)):
    """A white drawer unit under a desk, 0.4 x 0.55 x 0.58 m."""
    white = materials.powder_coat("#eef0f0", 0.45)
    parts = [box((0.40, 0.55, 0.56), (0, 0, 0.30), white, 0.004)]
    for level in (0.13, 0.31, 0.49):
        parts.append(box((0.39, 0.014, 0.17), (0, -0.28, level), white, 0.003))
        parts.append(
            cylinder(0.005, 0.12, (0, -0.30, level + 0.05), materials.metal("#b9bec2", 0.3), rotation=ALONG_X, sides=16)
        )
    return group(parts, location)


def roller_blind(x, y, top, drop):
    """A translucent blind along X, x: (from, to), pulled `drop` metres down from `top`."""
    cloth = materials.voile("#f3efe6", 0.5, 0.95)
    middle = sum(x) / 2
    parts = [
        slab(x, (y - 0.001, y + 0.001), (top - drop, top), cloth, name="blind"),
        cylinder(0.03, x[1] - x[0], (middle, y, top), materials.plastic("#f0efec", 0.5, 0), rotation=ALONG_X),
        box((x[1] - x[0], 0.012, 0.022), (middle, y, top - drop), materials.plastic("#f0efec", 0.5, 0), 0.003),
    ]
    return group(parts)
