"""A condensing unit close up: compressor, insulated suction, the liquid line's drier and sight glass."""

import math

from kit import materials, scene
from kit.props import electrical, plant_room
from kit.shapes import bent_pipe, slab, tube

BASE = 0.06
COMPRESSOR = (-0.05, -0.10, BASE)

VIEWS = {
    "close": dict(
        location=(-0.52, -1.55, 0.74),
        target=(0.08, 0, 0.34),
        lens=46,
        fstop=4.5,
        focus=(-0.02, -0.22, 0.36),
        level=False,
    ),
}


def build(view):
    _frame()
    plant_room.hermetic_compressor(COMPRESSOR)
    plant_room.liquid_receiver((0.48, 0.08, BASE))
    plant_room.condenser_coil(1.3, 0.72, (0.18, 0.32, BASE))
    _suction()
    _discharge()
    _liquid_line()
    _control()
    scene.sky((0.86, 0.92, 1.0), 0.5)
    scene.sun(34, 232, 2.6, 1.5, (1, 0.91, 0.78))
    scene.area_light((-1.8, -1.2, 1.9), (0, 0, 0.3), (1.2, 1.2), 42, (0.95, 0.97, 1.0))
    scene.area_light((1.2, -1.9, 1.2), (0.2, 0, 0.3), (1.0, 0.8), 16, (1, 0.95, 0.88))
    scene.camera(**VIEWS[view])


def _frame():
    """A galvanised base on the plant room's floor, painted wall behind."""
    steel = materials.metal("#b9bec2", 0.42)
    slab((-0.60, 0.98), (-0.34, 0.42), (0.03, BASE), steel, 0.004, "base")
    for y in (-0.30, 0.38):
        slab((-0.62, 1.0), (y - 0.03, y + 0.03), (0, 0.03), steel, 0.002, "rail")
    slab((-3, 3), (-3, 1.1), (-0.05, 0), materials.concrete("#b9bab7", 0.5), name="floor")
    slab((-3, 3), (1.0, 1.2), (0, 3), materials.wall_paint("#dfe3df", 0.8, 0.1), name="wall")
    slab((-3, 3), (0.99, 1.01), (0, 0.9), materials.satin_paint("#9fb0bb", 0.5), name="dado")


def _suction():
    """Returns from the cold room in thick black insulation, through a ball valve, down to the compressor."""
    x, y, z = (c + s for c, s in zip(COMPRESSOR, plant_room.COMPRESSOR_SUCTION))
    foam = materials.matte("#17191b", 0.9)
    path = [(x - 0.02, y, z), (x - 0.16, y, z), (x - 0.16, y, z + 0.36), (x - 0.16, 0.9, z + 0.36)]
    bent_pipe(path, 0.030, foam, 0.07)
    for share in (0.10, 0.24):
        slab(
            (x - 0.192, x - 0.128),
            (y - 0.032, y + 0.032),
            (z + share, z + share + 0.018),
            materials.matte("#2b2f33", 0.4),
            0.006,
        )
    tag = plant_room.pipe_tag("SUCTION", (x - 0.16, y - 0.034, z + 0.19))
    tag.rotation_euler.y = math.pi / 2


def _discharge():
    """Hot gas in bare copper from the top of the compressor over to the coil, with a vibration loop."""
    x, y, z = (c + d for c, d in zip(COMPRESSOR, plant_room.COMPRESSOR_DISCHARGE))
    path = [
        (x, y, z),
        (x, y, z + 0.09),
        (x + 0.30, y, z + 0.09),
        (x + 0.30, y, z - 0.10),
        (x + 0.52, y, z - 0.10),
        (x + 0.52, 0.30, z - 0.10),
    ]
    bent_pipe(path, 0.0115, materials.copper(), 0.045)


def _liquid_line():
    """From the receiver through drier and sight glass, falling back to the left along the front of the base."""
    y, z = -0.26, BASE + 0.14
    copper = materials.copper()
    bent_pipe(
        [(0.57, 0.08, BASE + 0.20), (0.57, 0.08, BASE + 0.26), (0.57, y, BASE + 0.26), (0.57, y, z), (0.50, y, z)],
        0.0064,
        copper,
        0.03,
    )
    plant_room.filter_drier((0.40, y, z))
    plant_room.sight_glass((0.255, y, z))
    bent_pipe([(0.21, y, z), (0.155, y, z), (0.155, y, BASE + 0.06), (-0.60, y, BASE + 0.06)], 0.0064, copper, 0.03)
    for x in (0.155, -0.42):
        slab(
            (x - 0.010, x + 0.010),
            (y - 0.014, y + 0.014),
            (BASE, BASE + 0.072 if x < 0 else BASE + 0.05),
            materials.metal("#9da2a6", 0.4),
            0.002,
        )


def _control():
    """The pressure switch on its post, its capillaries coiled down to the lines, and the compressor's supply."""
    post_x, top = 0.30, 0.52
    slab(
        (post_x - 0.07, post_x + 0.07),
        (-0.075, -0.070),
        (BASE, top + 0.10),
        materials.metal("#b9bec2", 0.4),
        0.002,
        "plate",
    )
    plant_room.pressure_switch((post_x, -0.075, top))
    copper = materials.copper()
    z = top - 0.09
    tube(
        [
            (post_x - 0.026, -0.1025, z),
            (post_x - 0.03, -0.12, z - 0.08),
            (post_x - 0.10, -0.16, z - 0.16),
            (0.155, -0.24, BASE + 0.12),
        ],
        0.0018,
        copper,
    )
    tube(
        [
            (post_x + 0.026, -0.1025, z),
            (post_x + 0.035, -0.13, z - 0.09),
            (post_x + 0.02, -0.19, z - 0.16),
            (post_x + 0.01, -0.26, BASE + 0.15),
        ],
        0.0018,
        copper,
    )
    terminal = (COMPRESSOR[0] + 0.02, COMPRESSOR[1] - 0.145, COMPRESSOR[2] + 0.218)
    electrical.gland((terminal[0], terminal[1], terminal[2] + 0.001), (math.pi, 0, 0), 0.010)
    cable = [
        terminal,
        (terminal[0], terminal[1], BASE + 0.14),
        (terminal[0] + 0.06, terminal[1] - 0.01, BASE + 0.05),
        (0.16, -0.16, BASE + 0.02),
        (0.25, -0.05, BASE + 0.06),
        (post_x - 0.04, -0.06, 0.36),
    ]
    tube(cable, 0.006, materials.matte("#1c1e20", 0.6))
