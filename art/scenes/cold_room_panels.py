"""A cold room going up in a workshop: two walls standing, the next panel with its cam locks, ladder, stack."""

import math

from kit import materials, scene
from kit.props import architecture, refrigeration, tools
from kit.shapes import FACING_FRONT, box, cylinder, group, slab

HEIGHT, PANEL, THICKNESS = 2.4, 1.15, 0.1

VIEWS = {
    "panels": dict(
        location=(-1.30, -3.45, 1.42), target=(0.02, -0.3, 1.12), lens=27, fstop=4.5, focus=(0.16, -0.52, 1.2)
    ),
}


def build(view):
    _hall()
    _standing_walls()
    _next_panel()
    _stack((2.35, -1.35))
    architecture.ladder((-1.55, -0.62, 0.012), (0, 0, math.radians(9)), 1.7)
    _key_in_lock()
    tools.sealant_gun((-0.30, -1.25, 0.012), math.radians(-20))
    scene.sky((0.86, 0.93, 1.0), 0.5, (0.6, 0.75, 0.95), (0.86, 0.92, 0.97), 1.2)
    scene.sun(30, 232, 4.6, 0.8, (1, 0.90, 0.76))
    scene.area_light((-3.6, -3.6, 2.8), (0, -0.5, 1.0), (2, 2), 60, (0.92, 0.96, 1.0))
    scene.camera(**VIEWS[view])


def _hall():
    """The building around it: plastered walls with high windows, a power-floated floor."""
    wall = materials.wall_paint("#e3dfd6", 0.8, 0.2)
    opening = ((-3.2, 3.4), (2.75, 3.7))
    architecture.wall_with_opening((-6, 6), (0, 4.3), 1.3, 0.25, opening, wall)
    architecture.window(*opening, 1.42, 5)
    slab((-4.6, -4.4), (-8, 1.3), (0, 4.3), wall)
    slab((-6, 6), (-9, 1.6), (-0.05, 0), materials.concrete("#b4b4b0", 0.5), name="floor")
    slab((-6, 6), (-4.5, 1.6), (4.3, 4.4), materials.wall_paint("#f2f1ed", 0.8, 0))
    for x in (-3, -1, 1, 3):
        slab((x - 0.05, x + 0.05), (-4.5, 1.3), (4.12, 4.3), materials.powder_coat("#8d979e", 0.5), name="beam")


def _standing_walls():
    """Back wall of two joined panels and two of the left wall, on a floor channel, one corner closed."""
    left = -2 * PANEL
    channel = materials.metal("#c3c8cc", 0.35)
    slab((left, PANEL), (-0.02, 0.12), (0, 0.04), channel, name="channel")
    slab((left - 0.12, left + 0.02), (-3 * PANEL, 0.12), (0, 0.04), channel, name="channel")
    slab(
        (left, 1.4 * PANEL),
        (-3 * PANEL, -0.02),
        (0, 0.012),
        materials.sealed_floor("#aeb6bb", "#c9d0d4"),
        name="floor panel",
    )
    for index in range(2):
        panel = refrigeration.loose_panel(PANEL - 0.004, HEIGHT, THICKNESS, cam_locks=False)
        panel.location = (left + (index + 0.5) * PANEL, THICKNESS / 2, 0.012)
    for index in range(2):
        panel = refrigeration.loose_panel(PANEL - 0.004, HEIGHT, THICKNESS, cam_locks=False)
        panel.location = (left - THICKNESS / 2, -(index + 0.5) * PANEL, 0.012)
        panel.rotation_euler.z = math.pi / 2
    corner = materials.powder_coat("#f6f8f9", 0.35)
    slab((left - 0.1, left), (0, 0.1), (0.012, HEIGHT + 0.012), corner, 0.004, "corner post")
    _cam_covers(left)


def _cam_covers(left):
    """The small round plugs over the cam locks beside every joint."""
    plug = materials.matte("#7c868d", 0.5)
    for joint in range(1, 2):
        for share in (0.16, 0.5, 0.84):
            x = left + joint * PANEL + 0.06
            box((0.024, 0.003, 0.024), (x, -0.002, HEIGHT * share), plug, 0.001)


def _next_panel():
    """The panel about to be pushed home: its groove and cam locks face the standing wall."""
    panel = refrigeration.loose_panel(PANEL - 0.004, HEIGHT, THICKNESS)
    turn = math.radians(38)
    half = PANEL / 2
    panel.location = (0.16 + half * math.cos(turn), -0.52 + half * math.sin(turn), 0.012)
    panel.rotation_euler.z = turn


def _key_in_lock():
    """The hexagon key stands in the middle cam of the joint, its bar hanging down."""
    steel = materials.metal("#8c9297", 0.35)
    x, z = -PANEL - 0.06, HEIGHT * 0.5
    cylinder(0.0065, 0.10, (x, -0.05, z), steel, 0.001, 6, FACING_FRONT)
    cylinder(0.0065, 0.24, (x, -0.098, z - 0.11), steel, 0.001, 16)
    cylinder(0.015, 0.11, (x, -0.098, z - 0.17), materials.plastic("#c22a20", 0.45), 0.004)


def _stack(middle):
    """Panels lying on timber bearers, a foam sheet between each, the top one still in its blue film."""
    x, y = middle
    timber = materials.wood("#c9a878", "#a5814f")
    film = materials.Surface("film", "#8fc3e6", 0.25, Specular=0.6).material
    for offset in (-0.85, 0, 0.85):
        box((1.25, 0.09, 0.09), (x, y + offset, 0.045), timber, 0.004)
    for index in range(5):
        panel = refrigeration.loose_panel(PANEL, HEIGHT, THICKNESS)
        lying = group([panel], (x + 0.012 * (index % 2), y - HEIGHT / 2, 0.145 + index * 0.107), (-math.pi / 2, 0, 0))
        lying.rotation_euler = (-math.pi / 2, 0, 0)
        lying.location.y = y - HEIGHT / 2 + 0.01 * (index % 3)
    top = 0.145 + 4 * 0.107 + 0.052
    slab((x - PANEL / 2, x + PANEL / 2), (y - HEIGHT / 2, y + HEIGHT / 2), (top, top + 0.0015), film, name="film")
