"""Pots, house plants and greenery."""

import math
import random

import numpy as np
from mathutils import Euler, Vector

from .. import materials
from ..shapes import cylinder, grid_faces, group, lathe, mesh_object, quad_mesh, tube

GOLDEN_ANGLE = 2.399


def pot(radius, height, location=(0, 0, 0), material=None):
    """A tapered pot full of soil; returns its parts."""
    profile = [
        (0, 0),
        (radius * 0.72, 0),
        (radius * 0.78, 0.012),
        (radius * 0.98, height - 0.02),
        (radius, height - 0.004),
        (radius * 0.985, height),
        (radius * 0.93, height),
        (radius * 0.91, height - 0.02),
        (radius * 0.88, height * 0.5),
    ]
    x, y, z = location
    body = lathe(profile, location, material or materials.ceramic("#ece7de", 0.6), name="pot")
    soil = cylinder(radius * 0.93, 0.01, (x, y, z + height - 0.035), materials.matte("#33271d", 0.95))
    return [body, soil]


def leaf(length, width, material, curl=0.5, fold=0.25, along=14, across=6, tip=0.9, wave=0.0, seed=0):
    """A blade from the origin along +X that droops towards -Z.

    curl, fold: radians of droop and of lift of each half; tip: how late it narrows; wave: rippled edges.
    """
    vertices = []
    for i in range(along + 1):
        t = i / along
        spread = math.sin(math.pi * min(1, t * 0.93 + 0.05) ** tip) ** 0.75
        half = width / 2 * spread * (1 if t < 1 else 0.02)
        droop = curl * t * t * 0.55
        x, z = length * t * math.cos(droop), -length * t * math.sin(droop)
        for j in range(-across, across + 1):
            s = j / across
            ripple = wave * math.sin(t * 17 + seed + s * 2) * s * s * width
            vertices.append((x, s * half * math.cos(fold), z + abs(s) * half * math.sin(fold) + ripple))
    return mesh_object("leaf", vertices, grid_faces(along, 2 * across), material, True)


def strelitzia(location=(0, 0, 0), height=1.7, leaves=11, pot_material=None, seed=1, pot_radius=0.2, pot_height=0.36):
    """A wild banana (Strelitzia nicolai) in a pot, a common Cape house plant."""
    rng = random.Random(seed)
    greens = [
        materials.leaf("#4a7a3c", "#2f5a2b"),
        materials.leaf("#3b6a35", "#274f28"),
        materials.leaf("#5c8a45", "#3a682f"),
    ]
    stem = materials.leaf("#6b8f4f", "#557a3e")
    parts = pot(pot_radius, pot_height, material=pot_material)
    base = pot_height - 0.04
    for index in range(leaves):
        inner = index <= 2
        angle = index * GOLDEN_ANGLE + rng.uniform(-0.25, 0.25)
        lean = rng.uniform(0.10, 0.34) * (0.5 if inner else 1)
        rise = height * rng.uniform(0.55, 1.0) * (1.02 if inner else 1)
        length = rng.uniform(0.42, 0.62) * height / 1.7
        width = length * rng.uniform(0.36, 0.44)
        stalk = [(0, 0, base)]
        for t in (0.33, 0.66, 1.0):
            out = rise * lean * t**1.6
            up = (rise - length * 0.45) * t * (1 - 0.06 * t)
            stalk.append((math.cos(angle) * out, math.sin(angle) * out, base + up))
        parts.append(tube(stalk, 0.009, stem, roundness=6))
        blade = leaf(
            length,
            width,
            rng.choice(greens),
            rng.uniform(0.55, 1.15),
            rng.uniform(0.12, 0.42),
            tip=0.95,
            wave=0.035,
            seed=index,
        )
        blade.location = stalk[-1]
        blade.rotation_euler = Euler(
            (rng.uniform(-0.35, 0.35), -rng.uniform(0.75, 1.25), angle + rng.uniform(-0.3, 0.3))
        )
        parts.append(blade)
    return group(parts, location)


def olive_branches(location, count=3, height=0.5, seed=0):
    """Cut olive twigs, for a vase whose mouth is at `location`."""
    rng = random.Random(seed)
    green = materials.leaf("#7f8f66", "#5d6f4c")
    bark = materials.wood("#6d5844", "#4d3c2c")
    parts = []
    for _ in range(count):
        angle = rng.uniform(0, 2 * math.pi)
        spread, rise = rng.uniform(0.2, 0.42), height * rng.uniform(0.75, 1.1)
        twig = []
        for step in range(9):
            t = step / 8
            out = spread * t**1.5 * rise
            twig.append(Vector((math.cos(angle) * out, math.sin(angle) * out, rise * t)))
        parts.append(tube(twig, 0.0028, bark, roundness=4))
        for point in twig[2:]:
            for side in (-1, 1, rng.choice((-1, 1))):
                blade = leaf(rng.uniform(0.05, 0.085), rng.uniform(0.015, 0.022), green, 0.4, 0.2, 6, 2)
                blade.location = point
                turn = angle + side * rng.uniform(0.5, 1.4)
                blade.rotation_euler = (rng.uniform(-0.6, 0.6), -rng.uniform(0.1, 0.9), turn)
                parts.append(blade)
    return group(parts, location)


def agapanthus(location, blades=46, length=0.62, seed=4):
    """A clump of strap leaves on the ground."""
    rng = random.Random(seed)
    greens = [materials.leaf("#4f7d43", "#335f30"), materials.leaf("#6a9350", "#4a7a3c")]
    parts = []
    for _ in range(blades):
        blade = leaf(
            length * rng.uniform(0.7, 1.1), 0.035, rng.choice(greens), rng.uniform(0.9, 1.7), 0.3, 12, 2, tip=0.5
        )
        blade.location = (rng.uniform(-0.09, 0.09), rng.uniform(-0.06, 0.06), 0)
        blade.rotation_euler = (rng.uniform(-0.3, 0.3), -rng.uniform(0.9, 1.45), rng.uniform(0, 2 * math.pi))
        parts.append(blade)
    return group(parts, location)


def shade_leaves(count, x, y, z, size=(0.5, 0.8), seed=6):
    """Leaves hung out of the camera's sight to throw dappled shade. x, y, z: (from, to); size: lengths."""
    rng = random.Random(seed)
    green = materials.leaf()
    for _ in range(count):
        length = rng.uniform(*size)
        blade = leaf(length, length * rng.uniform(0.13, 0.22), green, 0.6, 0.2)
        blade.location = (rng.uniform(*x), rng.uniform(*y), rng.uniform(*z))
        blade.rotation_euler = [rng.uniform(0, 2 * math.pi) for _ in range(3)]
        blade.visible_camera = False


def crowns(count, x, y, z, radius, seed=0, leaves=1500, leaf_size=0.16):
    """Tree or shrub crowns as clouds of leaf quads. x, y, radius: (from, to); z: their ground."""
    rng = np.random.default_rng(seed)
    greens = [
        materials.leaf("#5f8248", "#3d5c34", 0.6),
        materials.leaf("#4d7142", "#2f4d2d", 0.6),
        materials.leaf("#79935a", "#4f6d3f", 0.6),
    ]
    corners = [[] for _ in greens]
    for index in range(count):
        size = rng.uniform(*radius)
        centre = np.array([rng.uniform(*x), rng.uniform(*y), z + size * rng.uniform(0.2, 0.7)])
        outward = _unit(rng.normal(size=(leaves, 3)))
        lumps = 1 + 0.16 * np.sin(outward[:, 0] * 5 + index) * np.cos(outward[:, 1] * 4 + index * 2)
        lumps += 0.13 * np.sin(outward[:, 2] * 7 + index * 3)
        distance = size * lumps * rng.uniform(0.72, 1.03, leaves)
        middle = centre + outward * distance[:, None] * np.array([1.15, 1, 0.82])
        along = _unit(rng.normal(size=(leaves, 3)))
        across = _unit(np.cross(along, outward + rng.normal(size=(leaves, 3)) * 0.5))
        half = leaf_size * rng.uniform(0.6, 1.25, leaves)[:, None] * size / 2.4
        quads = [
            middle - along * half,
            middle + across * half * 0.42,
            middle + along * half,
            middle - across * half * 0.42,
        ]
        corners[index % len(greens)].append(np.stack(quads, 1).reshape(-1, 3))
    return [quad_mesh("crowns", np.concatenate(c), green) for green, c in zip(greens, corners) if c]


def _unit(vectors):
    return vectors / (np.linalg.norm(vectors, axis=1)[:, None] + 1e-9)
