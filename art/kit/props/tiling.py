"""Tiling in progress: spacers, laid tiles, combed adhesive, a notched trowel."""

import random

from .. import materials
from ..shapes import ALONG_X, bent_pipe, box, cylinder, extrude, group


def tile_spacer(location, rotation=(0, 0, 0), size=0.022, colour="#2f7fc1"):
    """A plastic cross spacer in the XY plane, 3 mm thick arms; turn it up by 90 degrees for a wall."""
    plastic = materials.plastic(colour, 0.45, 0)
    parts = [box((size, 0.003, 0.004), (0, 0, 0), plastic), box((0.003, size, 0.0038), (0, 0, 0), plastic)]
    return group(parts, location, rotation)


def laid_tiles(columns, rows, tile, joint, material, skip=(), seed=1):
    """Single tiles from the origin in the XY plane, faces upwards; skip: (column, row) not yet laid.

    tile: (x, y) size; the tiles are 9 mm thick and stand on z = 0. Returns their parts.
    """
    rng = random.Random(seed)
    parts = []
    for column in range(columns):
        for row in range(rows):
            if (column, row) in skip:
                continue
            x = (column + 0.5) * tile[0] + column * joint
            y = (row + 0.5) * tile[1] + row * joint
            level = rng.uniform(-0.0002, 0.0002)
            parts.append(box((*tile, 0.009), (x, y, 0.0085 + level), material, 0.0008, 2, name="tile"))
    return parts


def adhesive_bed(x, y, material=None, pitch=0.011):
    """Combed tile adhesive on z = 0, ridges along Y. x, y: (from, to)."""
    material = material or materials.Surface("adhesive", "#b9b6af", 0.85).material
    count = int((x[1] - x[0]) / pitch)
    outline = [(x[0], 0.0)]
    for index in range(count):
        left = x[0] + index * pitch
        outline += [(left + 0.001, 0.0015), (left + 0.003, 0.0065), (left + 0.006, 0.0065), (left + 0.009, 0.0015)]
    outline.append((x[0] + count * pitch, 0.0))
    bed = extrude(outline, y[1] - y[0], material, "y", name="adhesive")
    bed.location.y = (y[0] + y[1]) / 2
    return bed


def notched_trowel(location, rotation=(0, 0, 0)):
    """A notched steel trowel lying flat, its handle upwards."""
    steel = materials.metal("#b9bec2", 0.28)
    outline = [(-0.14, -0.055)]
    for notch in range(14):
        left = -0.14 + notch * 0.02
        outline += [(left + 0.005, -0.055), (left + 0.005, -0.047), (left + 0.013, -0.047), (left + 0.013, -0.055)]
    outline += [(0.14, -0.055), (0.14, 0.055), (-0.14, 0.055)]
    parts = [
        extrude(outline, 0.0015, steel, "z", name="blade"),
        bent_pipe([(-0.07, 0, 0.001), (-0.07, 0, 0.05), (-0.04, 0, 0.055)], 0.006, steel, 0.02),
        cylinder(0.016, 0.13, (0.02, 0, 0.055), materials.wood("#b07a48", "#8a5a32"), 0.006, rotation=ALONG_X),
    ]
    return group(parts, location, rotation)
