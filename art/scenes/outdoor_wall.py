"""Details beside an outdoor unit: its isolator on the wall, and the drain that ends over a gully."""

import math

from kit import materials, scene
from kit.props import climate, electrical, outdoors, plants, work_traces
from kit.shapes import bent_pipe, box, cylinder, flat_shape, group, slab, sphere, text, tube

UNIT = (-0.62, -0.46, 0.09)
ISOLATOR = (0.20, 0, 1.02)
DRAIN_X = 0.30

VIEWS = {
    "isolator": dict(
        location=(0.66, -1.12, 1.12), target=(0.10, -0.05, 0.90), lens=40, fstop=4, focus=(0.2, -0.08, 1.0), level=False
    ),
    "drain": dict(
        location=(0.98, -1.08, 0.66), target=(0.20, -0.10, 0.22), lens=35, fstop=5, focus=(0.3, -0.08, 0.2), level=False
    ),
}


def build(view):
    _wall(damp=view == "drain")
    slab((-1.25, -0.02), (-0.72, -0.18), (0, 0.09), materials.concrete("#bdbab3"), 0.012, "slab")
    climate.outdoor_unit(UNIT)
    _pipes()
    if view == "isolator":
        _isolator()
    else:
        _drain()
    plants.shade_leaves(22, (-3.4, -1.7), (-2.6, -1.9), (2.0, 3.4), (0.4, 0.7), 4)
    scene.sun(38, 236, 5.4, 0.6, (1, 0.90, 0.76))
    scene.sky((0.62, 0.78, 1.0), 0.75, (0.3, 0.55, 0.92), (0.86, 0.93, 0.99))
    scene.camera(**VIEWS[view])


def _wall(damp):
    """Plaster over a painted plinth, weathered: splashes above the paving, a dusty streak here and there."""
    wall = materials.Surface("weathered plaster", "#e6dece", 0.9, Specular=0.15)
    position = wall.coordinates()
    wall.bump(wall.noise(position, 80, 6, 0.65), 0.5, 0.004)
    streaks = wall.noise(wall.mapped(position, (7, 1, 0.5)), 3.0, 5, 0.6)
    patches = wall.noise(position, 1.6, 4)
    grime = wall.math("ADD", wall.math("MULTIPLY", streaks, 0.6), wall.math("MULTIPLY", patches, 0.4))
    wall.colour_from(wall.ramp(grime, (0.34, "#cdc2ae"), (0.48, "#e6dece"), (0.7, "#ebe4d6")))
    slab((-4, 4), (0, 0.3), (0, 4), wall.material, name="wall")
    plinth = materials.plaster("#8f9aa3", texture=0.45)
    slab((-4, 4), (-0.03, 0.2), (0, 0.3), plinth, 0.004, "plinth")
    paving = materials.pavers(("#bdb6a9", "#aca597", "#7d766a"))
    slab((-4, 4), (-5, 0), (-0.1, 0), paving, name="paving")
    if damp:
        wet = materials.Surface("wet", "#6f675c", 0.16, Specular=0.5).material
        outline = []
        for step in range(60):
            angle = 2 * math.pi * step / 60
            reach = 0.23 + 0.03 * math.sin(3 * angle + 1) + 0.018 * math.sin(7 * angle) + 0.05 * max(0, -math.sin(angle))
            outline.append((DRAIN_X + reach * math.cos(angle), -0.26 + 0.9 * reach * math.sin(angle), 0.0012))
        flat_shape(outline, wet, "wet patch")


def _pipes():
    """The insulated pair and its cable from the valves into trunking up the wall."""
    x, y = UNIT[0] + climate.VALVE_TIP, UNIT[1] - 0.02
    gas, liquid = UNIT[2] + climate.GAS_VALVE_HEIGHT, UNIT[2] + climate.LIQUID_VALVE_HEIGHT
    up = -0.07
    climate.refrigerant_pair(
        [(x, y, gas), (x + 0.07, y, gas), (up - 0.01, -0.30, gas + 0.05), (up - 0.02, -0.06, gas + 0.22), (up - 0.02, -0.04, 0.72)],
        [(x, y, liquid), (x + 0.06, y, liquid), (up + 0.02, -0.30, liquid + 0.05), (up + 0.025, -0.06, liquid + 0.24), (up + 0.025, -0.035, 0.72)],
    )
    climate.trunking(up, 0.62, 4.0, 0.12)


def _isolator():
    """Supply down the wall to the gland under the switch; a flexible conduit from there to the unit, in one even loop."""
    x, _, z = ISOLATOR
    grey = materials.plastic("#dfe2e3", 0.45)
    ink = materials.matte("#20262c", 0.6)
    body = [
        box((0.13, 0.075, 0.19), (0, -0.0375, 0), grey, 0.010),
        box((0.118, 0.006, 0.178), (0, -0.077, 0), materials.plastic("#e9ebec", 0.4), 0.004),
        box((0.074, 0.004, 0.074), (0, -0.081, -0.012), materials.plastic("#e2b32a", 0.4), 0.003),
        cylinder(0.021, 0.012, (0, -0.088, -0.012), materials.plastic("#b3271f", 0.35), 0.003, rotation=(math.pi / 2, 0, 0)),
        box((0.013, 0.024, 0.040), (0, -0.100, -0.012), materials.plastic("#a8221b", 0.35), 0.005),
        text("ON", 0.010, (0, -0.0835, 0.0165), ink),
        text("OFF", 0.008, (0.0292, -0.0835, -0.012), ink),
        box((0.094, 0.0015, 0.024), (0, -0.0808, 0.062), materials.matte("#f6f6f2", 0.5), 0.0005),
        text("AIR CON  20 A", 0.0115, (0, -0.0822, 0.062), ink),
    ]
    for side in (-1, 1):
        for end in (-1, 1):
            screw = (side * 0.048, -0.0815, end * 0.078)
            body.append(cylinder(0.0055, 0.003, screw, materials.metal("#9da2a6", 0.4), rotation=(math.pi / 2, 0, 0), sides=20))
    for offset in (-0.033, 0.033):
        body.append(cylinder(0.015, 0.026, (offset, -0.038, -0.107), materials.plastic("#8d9296", 0.5), 0.003, 8))
    group(body, ISOLATOR)
    supply = x + 0.033
    electrical.conduit([(supply, -0.038, z - 0.115), (supply, -0.038, 0.60), (supply, 0.03, 0.60)], (), 0.0105, "#d9dcdc")
    work_traces.pipe_saddle(supply, 0.74, 0.0105)
    _flexible([(x - 0.033, -0.038, z - 0.118), (x - 0.036, -0.045, z - 0.24), (x - 0.08, -0.14, z - 0.40),
               (x - 0.20, -0.33, z - 0.49), (UNIT[0] + 0.43, UNIT[1] + 0.06, 0.50)])
    electrical.gland((UNIT[0] + 0.402, UNIT[1] + 0.06, 0.50), (0, math.pi / 2, 0), 0.016)


def _flexible(points):
    """Ribbed black conduit along a curve."""
    black = materials.Surface("ribbed", "#202326", 0.55)
    wave = black.node("TexWave", Scale=0.5)
    black.join(black.mapped(black.node("TexCoord").outputs["Generated"], (90, 90, 90)), wave.inputs["Vector"])
    black.bump(wave.outputs["Fac"], 0.8, 0.004)
    return tube(points, 0.0105, black.material, name="flexible conduit")


def _drain():
    """The indoor unit's drain: plumb down the wall in saddles, an elbow at its foot, its end over the gully's grid."""
    white = materials.plastic("#eceeec", 0.42, 0)
    radius, face = 0.0125, -0.045
    bent_pipe([(DRAIN_X, face, 4), (DRAIN_X, face, 0.20), (DRAIN_X + 0.0, -0.20, 0.115)], radius, white, 0.05)
    cylinder(radius + 0.003, 0.04, (DRAIN_X, face, 0.60), white, 0.003)
    for z in (0.44, 0.90, 1.4):
        work_traces.pipe_saddle(DRAIN_X, z, radius + 0.018)
    work_traces.gully((DRAIN_X, -0.26, 0))
    drop = materials.glass((0.95, 0.98, 1.0), 1.0)
    sphere(0.0045, (DRAIN_X, -0.207, 0.098), drop)
    outdoors.planting_bed((0.75, 2.4), (-0.55, -0.03))
    for index in range(4):
        plants.agapanthus((0.95 + 0.30 * index, -0.27, 0.06), seed=index, length=0.45)
