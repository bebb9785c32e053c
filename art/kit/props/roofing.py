"""A tiled roof."""

import math

import numpy as np

from .. import materials
from ..shapes import grid_faces, mesh_object, shade_smooth, thicken

TILE_WIDTH, TILE_COURSE = 0.30, 0.34
"""How far apart tiles lie across the roof and up its slope."""


def tiled_slope(width, length, pitch, location=(0, 0, 0), colours=("#9a4f38", "#7d3d2c")):
    """A slope of double-roman clay tiles that rises towards +Y from its lower edge's middle at `location`.

    width: along X; length: up the slope; pitch: degrees. Every course laps over the one below it.
    """
    across = int(width / TILE_WIDTH) * 20
    courses = int(length / TILE_COURSE)
    u = np.linspace(-width / 2, width / 2, across + 1)
    rolls = 0.020 * np.maximum(0, np.sin(u / TILE_WIDTH * 2 * math.pi)) ** 0.8
    rows = []
    for course in range(courses):
        start = course * TILE_COURSE
        for share, lift in ((0.0, -0.012), (0.002, 0.024), (0.03, 0.026), (0.98, 0.002)):
            up = start + share * TILE_COURSE
            rows.append([(x, up, lift + roll) for x, roll in zip(u, rolls)])
    slope = math.radians(pitch)
    vertices = []
    for row in rows:
        for x, up, lift in row:
            vertices.append(
                (x, up * math.cos(slope) - lift * math.sin(slope), up * math.sin(slope) + lift * math.cos(slope))
            )
    clay = materials.Surface("clay", colours[0], 0.75, Specular=0.25)
    position = clay.coordinates()
    each = clay.bricks(position, TILE_WIDTH, TILE_COURSE * math.cos(slope), 0.0, (*colours, colours[0]), offset=0.0)[0]
    weather = clay.ramp(clay.noise(position, 6, 8, 0.7), (0.35, "#8d8378"), (0.65, "#ffffff"))
    clay.colour_from(clay.blend(0.55, each, weather, "MULTIPLY"))
    clay.bump(clay.noise(position, 90, 5), 0.3, 0.004)
    roof = mesh_object("roof", vertices, grid_faces(len(rows) - 1, across), clay.material, location=location)
    return shade_smooth(thicken(roof, 0.012), 40)
