"""An outdoor unit: on brackets against a sunlit wall, on a slab in a garden, its valves, and being charged."""

import math

from kit import materials, motion, scene
from kit.props import climate, electrical, outdoors, plants
from kit.shapes import slab

UNIT_Y = -0.42
PIPE_X = climate.VALVE_TIP
BRACKET_BASE, SLAB_BASE = 0.78, 0.09
"""Heights of the outdoor unit's origin in the two ways of standing."""

VIEWS = {
    "wall": dict(location=(0.80, -4.0, 1.40), target=(0.20, 0, 1.30), lens=40, fstop=5.6, focus=(0, -0.55, 1.1)),
    "detail": dict(
        location=(1.42, -1.62, 0.80), target=(0.50, -0.3, 0.47), lens=50, fstop=4, focus=(0.5, -0.45, 0.4), level=False
    ),
    "gauges": dict(
        location=(1.50, -2.25, 0.98), target=(0.72, -0.3, 0.50), lens=39, fstop=4.5, focus=(0.6, -0.4, 0.6), level=False
    ),
    "fan": dict(
        location=(-1.25, -2.05, 0.92),
        target=(-0.06, -0.5, 0.46),
        lens=45,
        fstop=5,
        focus=(-0.1, -0.62, 0.4),
        level=False,
    ),
    "fan_turning": dict(
        location=(-1.05, -2.05, 0.86),
        target=(-0.07, -0.5, 0.45),
        lens=58,
        fstop=5,
        focus=(-0.1, -0.62, 0.4),
        level=False,
    ),
    "gauges_close": dict(
        location=(1.05, -1.30, 0.98), target=(0.70, -0.13, 0.87), lens=52, fstop=4.5, focus=(0.66, -0.15, 0.92)
    ),
    "slab": dict(location=(-1.15, -4.0, 1.35), target=(0.20, 0, 1.08), lens=34, fstop=8, focus=(0, -0.5, 0.5)),
}


def build(view):
    if view == "slab":
        _garden()
    else:
        base = BRACKET_BASE if view == "wall" else SLAB_BASE
        _house_wall()
        _installation(base, on_brackets=view == "wall")
        if view.startswith("gauges"):
            _charging(base)
        _greenery()
        scene.sun(42, 222, 5.2, 0.8, (1, 0.92, 0.80))
        scene.sky((0.62, 0.78, 1.0), 0.85, (0.3, 0.55, 0.92), (0.86, 0.93, 0.99))
    scene.camera(**VIEWS[view])


def animate(_view, frames):
    """The fan turns from blade to blade, the way that sends the air out."""
    motion.turn(motion.named("fan blade"), -2 * math.pi / 3, frames)


def _house_wall():
    slab((-4.5, 4.5), (0, 0.3), (0, 4.4), materials.plaster("#ece5d8", texture=0.5), name="wall")
    slab((-4.5, 4.5), (-0.03, 0.2), (0, 0.3), materials.plaster("#8f9aa3", texture=0.4), 0.004, "plinth")
    slab((-4.5, 4.5), (-6, 0), (-0.1, 0), materials.pavers(), name="paving")


def _installation(base, on_brackets):
    """The unit with its pipes up into trunking, its isolator, and the drain of the indoor unit."""
    climate.outdoor_unit((0, UNIT_Y, base), feet=not on_brackets)
    if on_brackets:
        for x in (-0.29, 0.29):
            climate.wall_bracket(x, base + climate.OUTDOOR_FEET, 0.58)
    else:
        slab((-0.58, 0.58), (-0.70, -0.14), (0, SLAB_BASE), materials.concrete("#bdbab3"), 0.012)
    x, gas, liquid = PIPE_X, base + climate.GAS_VALVE_HEIGHT, base + climate.LIQUID_VALVE_HEIGHT
    y = UNIT_Y - 0.02
    climate.refrigerant_pair(
        [
            (x, y, gas),
            (x + 0.08, y, gas + 0.01),
            (x + 0.145, -0.34, gas + 0.07),
            (x + 0.155, -0.12, gas + 0.20),
            (x + 0.155, -0.045, gas + 0.40),
            (x + 0.155, -0.045, base + 1.36),
        ],
        [
            (x, y, liquid),
            (x + 0.05, y, liquid),
            (x + 0.105, -0.34, liquid + 0.08),
            (x + 0.11, -0.12, liquid + 0.22),
            (x + 0.108, -0.04, liquid + 0.45),
            (x + 0.108, -0.04, base + 1.36),
        ],
        [
            (x - 0.09, -0.36, base + 0.36),
            (x, -0.355, base + 0.34),
            (x + 0.09, -0.32, base + 0.29),
            (x + 0.19, -0.20, base + 0.34),
            (x + 0.198, -0.045, base + 0.57),
            (x + 0.198, -0.04, base + 1.36),
        ],
    )
    electrical.gland((x - 0.078, -0.36, base + 0.36), (0, math.pi / 2, 0), 0.012)
    middle = x + 0.155
    climate.trunking(middle, base + 1.16, 4.3)
    for height in (base + 0.70, base + 1.00):
        climate.pipe_clip(middle, height)
    drain_x = middle + 0.135
    drain = [
        (drain_x - 0.05, -0.04, base + 1.24),
        (drain_x, -0.04, base + 1.22),
        (drain_x, -0.04, 0.16),
        (drain_x, -0.10, 0.10),
    ]
    climate.condensate_drain(drain)
    for height in (base + 0.30, base + 0.62, base + 0.92):
        climate.pipe_clip(drain_x, height, 0.05, 0.052)
    _isolator(0.16, base + 1.06, base + 0.36)


def _isolator(x, height, unit_entry):
    """Supply comes down the wall into the isolator and goes on behind the unit."""
    electrical.isolator((x, 0, height))
    electrical.conduit([(x, -0.034, height - 0.10), (x, -0.034, unit_entry), (x, -0.2, unit_entry)])
    electrical.conduit([(x, -0.034, height + 0.08), (x, -0.034, 4.4)], [(x, height + 0.35), (x, height + 0.95)])


def _charging(base):
    """Gauges hung from a clip: blue to the gas valve's port, yellow to a cylinder, red hanging unused."""
    gauges = (PIPE_X + 0.155, -0.13, base + 0.84)
    climate.manifold_gauges(gauges, (0, 0, 0.35))
    x, y, z = gauges
    port = climate.service_port_position((climate.OUTDOOR_WIDTH / 2, UNIT_Y - 0.02, 0))
    port = (port[0], port[1], port[2] + base)
    climate.gauge_hose(
        [
            (x - 0.058, y - 0.02, z - 0.05),
            (x - 0.065, y - 0.06, z - 0.22),
            (x - 0.09, y - 0.20, z - 0.40),
            (port[0] + 0.05, port[1] - 0.03, port[2] + 0.12),
            (port[0] + 0.002, port[1], port[2] + 0.06),
            port,
        ],
        "#1f62ab",
    )
    cylinder = (1.10, -0.62, 0)
    climate.refrigerant_cylinder(cylinder)
    climate.gauge_hose(
        [
            (x, y, z - 0.05),
            (x + 0.02, y - 0.05, z - 0.26),
            (x + 0.14, y - 0.22, z - 0.62),
            (cylinder[0] - 0.02, cylinder[1] + 0.06, 0.55),
            (cylinder[0] + 0.10, cylinder[1], 0.40),
            (cylinder[0] + 0.036, cylinder[1], 0.325),
        ],
        "#d8ae22",
    )
    climate.gauge_hose(
        [
            (x + 0.058, y + 0.02, z - 0.05),
            (x + 0.072, y - 0.01, z - 0.20),
            (x + 0.115, y - 0.02, z - 0.40),
            (x + 0.120, y + 0.01, z - 0.60),
        ],
        "#c22a20",
    )


def _greenery():
    outdoors.planting_bed((-3.0, -0.85), (-0.60, -0.03))
    for index in range(6):
        plants.agapanthus((-1.05 - 0.35 * index, -0.27 + 0.04 * (index % 2), 0.06), seed=index)
    plants.strelitzia((1.75, -0.42, 0), 1.55, 12, materials.matte("#2d3d4d", 0.6), 8, 0.21, 0.42)
    plants.shade_leaves(26, (-3.6, -1.9), (-2.6, -1.9), (2.4, 3.9), (0.5, 0.9), 4)


def _garden():
    """A unit on its slab by a low garden wall, its pipes in trunking to the house on the right, the mountain beyond."""
    slab((-14, 14), (-8, -0.95), (-0.1, -0.005), materials.lawn(), name="lawn")
    slab((-6, 1.75), (-1.0, 0), (-0.1, 0), materials.pavers(), name="paving")
    outdoors.garden_wall((-12, 1.75), 0, 1.42)
    house = materials.plaster("#f0ebe1", texture=0.4)
    slab((1.75, 2.1), (-6, 0.6), (0, 4.5), house, name="house")
    slab((1.72, 2.1), (-6, 0.6), (0, 0.28), materials.plaster("#8f9aa3", texture=0.4), 0.004, "plinth")
    slab((-0.58, 0.58), (-0.72, -0.16), (0, SLAB_BASE), materials.concrete("#bdbab3"), 0.012)
    climate.outdoor_unit((0, UNIT_Y - 0.02, SLAB_BASE))
    _pipes_to_house()
    electrical.isolator((-0.05, 0, 1.10))
    electrical.conduit([(-0.05, -0.034, 1.0), (-0.05, -0.034, 0.5), (-0.05, -0.2, 0.5)])
    electrical.conduit([(-0.05, -0.034, 1.18), (-0.05, -0.034, 1.29), (1.74, -0.034, 1.29)], [(0.5, 1.29), (1.2, 1.29)])
    for index in range(9):
        plants.agapanthus((-1.05 - 0.42 * index, -0.28 + 0.05 * (index % 2), 0), seed=index)
    plants.strelitzia((1.32, -0.95, 0), 1.25, 10, materials.matte("#2d3d4d", 0.6), 8, 0.17, 0.36)
    plants.crowns(34, (-16, 7), (5, 16), 0.25, (0.9, 1.7), 6, leaf_size=0.12)
    outdoors.table_mountain(distance=9500, base=-40, bearing=-7, haze_share=0.32)
    scene.sun(44, 218, 5.0, 0.8, (1, 0.93, 0.83))
    scene.sky((0.62, 0.78, 1.0), 0.9, (0.14, 0.38, 0.82), (0.62, 0.80, 0.97), 1.0)


def _pipes_to_house():
    """From the valves into a horizontal trunking along the garden wall, then up the house."""
    x, y = PIPE_X, UNIT_Y - 0.04
    gas, liquid = SLAB_BASE + climate.GAS_VALVE_HEIGHT, SLAB_BASE + climate.LIQUID_VALVE_HEIGHT
    climate.refrigerant_pair(
        [
            (x, y, gas),
            (x + 0.08, y, gas),
            (x + 0.16, -0.34, gas + 0.02),
            (x + 0.22, -0.10, 0.36),
            (x + 0.34, -0.04, 0.37),
            (x + 0.5, -0.04, 0.37),
        ],
        [
            (x, y, liquid),
            (x + 0.06, y, liquid),
            (x + 0.13, -0.34, liquid + 0.03),
            (x + 0.20, -0.09, 0.31),
            (x + 0.34, -0.035, 0.325),
            (x + 0.5, -0.035, 0.325),
        ],
        [
            (x - 0.09, -0.38, 0.45),
            (x, -0.375, 0.43),
            (x + 0.10, -0.30, 0.38),
            (x + 0.22, -0.12, 0.39),
            (x + 0.34, -0.035, 0.405),
            (x + 0.5, -0.035, 0.405),
        ],
    )
    white = materials.plastic("#f0eee8", 0.5, 0)
    slab((x + 0.40, 1.75), (-0.07, 0), (0.28, 0.44), white, 0.008, "trunking")
    slab((x + 0.38, x + 0.44), (-0.078, 0), (0.272, 0.448), white, 0.008, "collar")
    slab((1.68, 1.75), (-0.16, 0), (0.27, 4.2), white, 0.008, "trunking")
