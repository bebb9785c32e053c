"""A floor half tiled: spacers in the joints, combed adhesive ahead, trowel and level."""

import math

from kit import materials, scene
from kit.props import tiling, tools
from kit.shapes import group, slab

VIEWS = {
    "floor": dict(
        location=(-0.55, -1.25, 0.86),
        target=(0.04, -0.02, 0.02),
        lens=40,
        fstop=5.6,
        focus=(0.02, -0.1, 0.02),
        level=False,
    ),
    "trowel": dict(
        location=(0.98, -0.42, 0.42),
        target=(0.24, 0.22, 0.02),
        lens=45,
        fstop=5.6,
        focus=(0.28, 0.18, 0.03),
        level=False,
    ),
}


def build(view):
    tile, joint = (0.40, 0.40), 0.003
    glaze = materials.Surface("tile", "#d8d4ca", 0.28)
    shade = glaze.noise(glaze.coordinates(), 3, 8, 0.65)
    glaze.colour_from(glaze.ramp(shade, (0.3, "#c9c4b8"), (0.7, "#e0dcd3")))
    slab((-3, 3), (-2, 2), (-0.05, 0), materials.concrete("#a9a7a1", 0.8), name="screed")
    skip = [(3, 3), (4, 3), (2, 4), (3, 4), (4, 4), (4, 2), (0, 5), (1, 5), (2, 5), (3, 5), (4, 5)]
    laid = group(tiling.laid_tiles(5, 6, tile, joint, glaze.material, skip))
    laid.location = (-1.2, -1.2, 0)
    pitch = tile[0] + joint
    for column in range(1, 5):
        for row in range(1, 5):
            if (column, row) in ((4, 4), (4, 3)):
                continue
            tiling.tile_spacer((-1.2 + column * pitch - joint / 2, -1.2 + row * pitch - joint / 2, 0.0125))
    tiling.adhesive_bed((-1.2 + 3 * pitch, -1.2 + 4 * pitch - 0.01), (-1.2 + 3 * pitch, -1.2 + 4 * pitch - 0.01))
    tiling.notched_trowel((0.26, 0.20, 0.012), (0, 0, math.radians(35)))
    tools.spirit_level((-0.42, -0.03, 0.0132), (0, 0, math.radians(3)), 0.6)
    for index in range(3):
        x, y = 0.42 + 0.05 * index, -0.16 - 0.035 * (index % 2)
        tiling.tile_spacer((x, y, 0.003), (0, 0, 0.5 * index))
    slab((-3, 3), (1.55, 1.75), (0, 2.5), materials.wall_paint("#e6e2d8", 0.8, 0.1), name="wall")
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.sun(30, 238, 3.4, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.9, -1.6, 1.9), (0, 0, 0.5), (1.2, 1.2), 30, (0.95, 0.97, 1.0))
    scene.camera(**VIEWS[view])
