"""An oak bench by a window: a control board being tested; and a tool bag on a sheet on the floor."""

import math

from kit import materials, scene
from kit.props import architecture, circuit, climate, tools
from kit.shapes import slab

VIEWS = {
    "meter": dict(
        location=(0.10, -0.62, 0.52),
        target=(0.015, 0.0, 0.015),
        lens=45,
        fstop=8,
        focus=(0.03, -0.04, 0.03),
        level=False,
    ),
    "meter_close": dict(
        location=(0.40, -0.36, 0.25),
        target=(0.145, 0.02, 0.02),
        lens=46,
        fstop=7,
        focus=(0.22, -0.03, 0.04),
        level=False,
    ),
    "bag": dict(
        location=(0.62, -2.05, 1.02),
        target=(0.07, -0.05, 0.15),
        lens=46,
        fstop=5.6,
        focus=(0, -0.15, 0.25),
        level=False,
    ),
}


def build(view):
    if view.startswith("meter"):
        _bench(probes_down=view == "meter_close")
    else:
        _floor()
    scene.camera(**VIEWS[view])


def _bench(probes_down=False):
    """The board on its mat. probes_down: seen close, held probes hang in the air; then they lie on the mat."""
    slab((-1.2, 1.2), (-0.5, 0.6), (-0.04, 0), materials.wood("#c39a68", "#a57c4c"), 0.003, "bench")
    slab((-0.235, 0.135), (-0.13, 0.17), (0, 0.003), materials.Surface("mat", "#5d7f93", 0.8).material, 0.001, "mat")
    slab((-1.5, 1.5), (0.9, 1.0), (-0.9, 1.6), materials.wall_paint("#dfe3df", 0.8, 0.1), name="wall")
    circuit.control_board((-0.055, 0.03, 0.003), (0, 0, math.radians(4)))
    tools.multimeter((0.235, -0.03, 0), (0, 0, math.radians(-14)), "0.00" if probes_down else "12.04")
    black = [
        (0.212, -0.095, 0.056),
        (0.205, -0.14, 0.045),
        (0.12, -0.20, 0.004),
        (0.02, -0.17, 0.006),
        (-0.045, -0.135, 0.018),
        (-0.042, -0.125, 0.022),
    ]
    red = [
        (0.243, -0.103, 0.056),
        (0.240, -0.15, 0.045),
        (0.17, -0.235, 0.004),
        (0.08, -0.215, 0.006),
        (0.042, -0.160, 0.030),
        (0.043, -0.150, 0.030),
    ]
    if probes_down:
        black[3:] = [(0.085, -0.168, 0.010), (0.045, -0.150, 0.0115), (0.033, -0.145, 0.0115)]
        red[3:] = [(0.135, -0.185, 0.010), (0.060, -0.190, 0.0115), (0.046, -0.190, 0.0115)]
    tools.test_lead(black, "#16181a")
    tools.test_lead(red, "#a8221b")
    tools.screwdriver((-0.29, 0.03, 0.016), (0, 0, math.radians(78)), 0.08, "#c22a20")
    tools.screwdriver((-0.335, 0.0, 0.016), (0, 0, math.radians(84)), 0.10, "#d8ae22")
    circuit.run_capacitor((0.19, 0.20, 0))
    circuit.solder_reel((-0.27, 0.235, 0))
    scene.sky((0.86, 0.92, 1.0), 0.45)
    scene.sun(36, -58, 3.0, 1.6, (1, 0.91, 0.78))
    scene.area_light((-1.2, 0.5, 1.1), (0, 0, 0), (1.0, 0.8), 16, (0.95, 0.97, 1.0))
    scene.area_light((0.8, -0.9, 1.1), (0, 0, 0), (0.8, 0.6), 6, (1, 0.95, 0.88))


def _floor():
    paint = materials.wall_paint("#cfd8d3", 0.75, 0.04)
    slab((-3, 3), (0.75, 0.95), (0, 2.7), paint, name="wall")
    slab((-3, 3), (-4, 0.75), (-0.04, 0), materials.oak_floor("#cfae82", "#ab8558", 0.17, 1.9, 0.34, "x"), name="floor")
    architecture.skirting((-3, 3), 0.75)
    tools.drop_sheet((-1.1, 1.25), (-0.95, 0.5))
    tools.tool_bag((-0.08, 0.05, 0.012), (0, 0, math.radians(8)))
    for x, y, lean, colour in (
        (-0.24, -0.105, 4, "#c22a20"),
        (-0.20, -0.10, -3, "#d8ae22"),
        (-0.06, -0.085, 3, "#c22a20"),
        (0.10, -0.065, -4, "#1f62ab"),
    ):
        tools.screwdriver((x, y, 0.235), (0, math.radians(90 + lean), 0), 0.10, colour)
    tools.pliers((0.02, 0.05, 0.33), (math.radians(90), math.radians(-72), 0.3))
    climate.manifold_gauges((0.52, -0.34, 0.038), (math.radians(-82), 0, math.radians(-16)))
    _hoses()
    tools.spanner((-0.18, -0.42, 0.018), (0, 0, math.radians(18)))
    tools.tape_measure((-0.52, -0.33, 0.012), (0, 0, math.radians(-30)))
    tools.spirit_level((0.15, 0.32, 0.012), (0, 0, math.radians(-3)), 0.9)
    scene.sky((0.86, 0.92, 1.0), 0.55)
    scene.sun(30, 242, 4.2, 1.0, (1, 0.90, 0.76))
    scene.area_light((-1.9, -0.9, 1.8), (0, 0, 0.1), (1.2, 1.2), 34, (0.95, 0.97, 1.0))


def _hoses():
    """The set's hoses lie in loose loops on the sheet."""
    z = 0.022
    for offset, colour in ((-0.06, "#1f62ab"), (0.0, "#d8ae22"), (0.06, "#c22a20")):
        turn = math.radians(-16)
        x, y = 0.52 + offset * math.cos(turn) - 0.012, -0.34 + offset * math.sin(turn) - 0.05
        spread = 1 + offset * 2.5
        path = [
            (x, y, 0.04),
            (x - 0.02, y - 0.07, z),
            (x + 0.10 * spread, y - 0.20, z),
            (x + 0.30 * spread, y - 0.16, z),
            (x + 0.34 * spread, y + 0.02, z + 0.008),
            (x + 0.20, y + 0.20 + offset, z + 0.012),
        ]
        climate.gauge_hose(path, colour)
