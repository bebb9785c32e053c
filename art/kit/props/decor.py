"""Small things: books, vases, bowls, framed prints, labels."""

import math
import random

from .. import materials
from ..shapes import box, circle, flat_shape, group, lathe, mesh_object
from .outdoors import RIDGE


def books(location, covers=("#0c2340", "#e9e4da", "#c9a75a"), size=(0.24, 0.17), seed=0, turn=0.0):
    """A pile of books, listed from the bottom. size: the largest's (width, depth); turn: radians."""
    rng = random.Random(seed)
    paper = materials.matte("#f1ece0", 0.9)
    height = 0.0
    parts = []
    for colour in covers:
        thickness = rng.uniform(0.018, 0.032)
        width, depth = size[0] * rng.uniform(0.85, 1), size[1] * rng.uniform(0.85, 1)
        cover = materials.matte(colour, 0.55)
        book = [
            box((width, depth, 0.003), (0, 0, 0.0015), cover, 0.001),
            box((width, depth, 0.003), (0, 0, thickness - 0.0015), cover, 0.001),
            box((0.003, depth, thickness), (-width / 2, 0, thickness / 2), cover, 0.001),
            box((width - 0.008, depth - 0.008, thickness - 0.006), (0, 0, thickness / 2), paper),
        ]
        parts.append(group(book, (0, 0, height), (0, 0, rng.uniform(-0.12, 0.12))))
        height += thickness
    return group(parts, location, (0, 0, turn))


def vase(location, height=0.24, radius=0.075, material=None):
    """A bellied vase with an open mouth."""
    belly_top = 0.72
    profile = [(0, 0), (radius * 0.55, 0), (radius * 0.62, 0.006)]
    for step in range(22):
        t = 0.04 + 0.96 * step / 21
        swell = 0.62 + 0.38 * math.sin(math.pi * min(1, min(t, belly_top) * 1.15) ** 0.9)
        neck = 1 - max(0, t - belly_top) * 1.7
        profile.append((radius * swell * neck, height * t))
    mouth = profile[-1][0]
    profile += [(mouth - 0.005, height - 0.002), (mouth - 0.008, height * 0.8)]
    return lathe(profile, location, material or materials.ceramic("#e8e1d5", 0.7), name="vase")


def bowl(location, radius=0.12, height=0.06, material=None):
    """A round bowl."""
    profile = [(0, 0), (radius * 0.4, 0)]
    for step in range(14):
        angle = (0.05 + 0.95 * step / 13) * math.pi / 2
        profile.append((radius * (0.4 + 0.6 * math.sin(angle)), height * (1 - math.cos(angle))))
    profile += [
        (radius * 0.96, height),
        (radius * 0.93, height * 0.8),
        (radius * 0.6, height * 0.25),
        (0, height * 0.12),
    ]
    return lathe(profile, location, material or materials.ceramic("#d9d4ca", 0.5), name="bowl")


def picture_frame(width, height, timber=None):
    """An empty wall frame with a white mount, its back on y = 0, its middle at the origin; returns its parts."""
    timber = timber or materials.wood("#c09a6b", "#a47a4a")
    bar = 0.022
    parts = [box((width - 0.02, 0.006, height - 0.02), (0, -0.006, 0), materials.matte("#f6f3ec", 0.9))]
    for side in (-1, 1):
        parts.append(box((width, 0.025, bar), (0, -0.0125, side * (height / 2 - bar / 2)), timber, 0.002))
        upright = (bar, 0.025, height - 2 * bar - 0.0004)
        parts.append(box(upright, (side * (width / 2 - bar / 2), -0.0125, 0), timber, 0.0015))
    return parts


def mountain_print(location, width, height):
    """A framed flat print: a gold sun over Table Mountain in navy and an ice-blue bay."""
    art_width, art_height = width * 0.70, height * 0.72
    sun = [(0.14 + x, 0.17 + z * art_width / art_height) for x, _, z in circle(0.15, 48, plane="xz")]
    left, right, shore = -2750, 3050, -0.19
    scale = art_width / (right - left)
    ridge = [
        ((x - left) / (right - left) - 0.5, shore + height * scale / art_height)
        for x, height, _ in RIDGE
        if left <= x <= right
    ]
    ridge = [(-0.5, ridge[0][1]), *ridge, (0.5, ridge[-1][1]), (0.5, shore - 0.01), (-0.5, shore - 0.01)]
    layers = [
        ("#f3e9d6", [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]),
        ("#dfa92c", sun),
        ("#1b3556", ridge),
        ("#a9c8d8", [(-0.5, -0.5), (0.5, -0.5), (0.5, -0.19), (-0.5, -0.19)]),
        ("#6d97b3", [(-0.5, -0.5), (0.5, -0.5), (0.5, -0.36), (0.2, -0.33), (-0.1, -0.37), (-0.5, -0.31)]),
    ]
    parts = picture_frame(width, height)
    for depth, (colour, outline) in enumerate(layers):
        y = -0.0095 - depth * 0.0003
        points = [(a * art_width, y, b * art_height) for a, b in outline]
        parts.append(flat_shape(points, materials.matte(colour, 0.9), "print"))
    return group(parts, location)


def abstract_print(location, width, height, colours=("#c9a75a", "#2a4561", "#a9c8d8"), seed=2, rotation=(0, 0, 0)):
    """A framed print of a few soft flat shapes."""
    rng = random.Random(seed)
    parts = picture_frame(width, height)
    for index, colour in enumerate(colours):
        x, z = rng.uniform(-0.16, 0.16) * width, rng.uniform(-0.22, 0.22) * height
        radius, phase = rng.uniform(0.16, 0.27) * min(width, height), rng.uniform(0, 6)
        points = []
        for step in range(40):
            angle = 2 * math.pi * step / 40
            across = 1 + 0.22 * math.sin(2 * angle + phase) + 0.12 * math.sin(3 * angle + phase * 2)
            up = 1.15 * (1 + 0.2 * math.cos(2 * angle + phase * 1.3))
            where = (x + radius * across * math.cos(angle), -0.0095 - index * 0.0004, z + radius * up * math.sin(angle))
            points.append(where)
        parts.append(flat_shape(points, materials.matte(colour, 0.9), "print"))
    return group(parts, location, rotation)


def shipping_label(width=0.13, height=0.085, bar_colour="#1f5f93", seed=0):
    """A white label in the XZ plane with a coloured bar, lines of writing and a bar code, facing -Y."""
    rng = random.Random(seed)
    paper, ink = materials.matte("#f3f1ea", 0.7), materials.matte("#27313c", 0.7)
    parts = [
        box((width, 0.0008, height), (0, 0, 0), paper),
        box((width * 0.86, 0.0006, height * 0.17), (0, -0.0006, height * 0.32), materials.matte(bar_colour, 0.7)),
    ]
    for line in range(3):
        length = width * (0.46 - 0.09 * line)
        where = (-width * 0.43 + length / 2, -0.0006, height * (0.07 - 0.13 * line))
        parts.append(box((length, 0.0006, height * 0.047), where, ink))
    for stripe in range(9):
        where = (width * (0.14 + 0.037 * stripe), -0.0006, -height * 0.14)
        parts.append(box((rng.choice((0.0016, 0.003)), 0.0006, height * 0.36), where, ink))
    return group(parts)


def upright_arrows(colour="#6b4a2c"):
    """The 'this way up' mark of a carton: two arrows over a line, in the XZ plane, facing -Y."""
    ink = materials.matte(colour, 0.9)
    parts = [box((0.09, 0.0006, 0.004), (0, 0, -0.042), ink)]
    for x in (-0.025, 0.025):
        head = [(x - 0.016, -0.0003, 0), (x, -0.0003, 0.026), (x + 0.016, -0.0003, 0)]
        parts.append(mesh_object("arrow", head, [(0, 1, 2)], ink))
        parts.append(box((0.009, 0.0006, 0.035), (x, 0, -0.016), ink))
    return group(parts)
