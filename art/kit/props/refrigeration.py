"""Cold rooms and fridges: panels, coolers, doors, shelving, crates and what stands in them."""

import math
import random

import bmesh
import bpy

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    bmesh_object,
    bent_pipe,
    box,
    circle,
    cut,
    cylinder,
    grid_faces,
    group,
    lathe,
    link,
    mesh_object,
    text,
    tube,
)
from .climate import fan
from .decor import shipping_label, upright_arrows

PANEL_WIDTH = 1.15


def panel_wall(length, height, location=(0, 0, 0), rotation=(0, 0, 0), thickness=0.1, material=None):
    """A wall of insulated sandwich panels from the origin along +X, its ribbed face at y = 0 towards -Y."""
    skin = material or materials.powder_coat("#f2f5f6", 0.33)
    joint = materials.matte("#a9b2b8", 0.6)
    parts = [box((length, thickness - 0.02, height - 0.01), (length / 2, thickness / 2, height / 2), joint)]
    for index in range(math.ceil(length / PANEL_WIDTH)):
        left = index * PANEL_WIDTH
        width = min(PANEL_WIDTH, length - left)
        parts.append(
            box((width - 0.004, thickness, height), (left + width / 2, thickness / 2, height / 2), skin, 0.003, 2)
        )
        ribs = int(width / 0.115)
        for rib in range(1, ribs):
            where = (left + rib * width / ribs, -0.0001, height / 2)
            parts.append(box((0.0018, 0.0016, height - 0.02), where, joint))
    return group(parts, location, rotation)


def loose_panel(width, height, thickness=0.1, cam_locks=True):
    """One panel not yet joined: painted skins over a foam core, its tongue to +X, its groove and cam locks to -X.

    Stands on the origin, face towards -Y.
    """
    skin = materials.powder_coat("#f2f5f6", 0.33)
    foam = materials.Surface("foam", "#e9d9a6", 0.95, Specular=0.1)
    foam.bump(foam.noise(foam.coordinates(), 160, 4), 0.5, 0.003)
    steel = materials.metal("#b9bec2", 0.3)
    dark = materials.matte("#20262b", 0.6)
    middle = height / 2
    parts = [
        box((width - 0.004, thickness - 0.003, height - 0.004), (0, 0, middle), foam.material),
        box((0.022, thickness * 0.45, height - 0.006), (width / 2 + 0.008, 0, middle), foam.material, 0.006),
    ]
    for side in (-1, 1):
        parts.append(box((width, 0.0016, height), (0, side * thickness / 2, middle), skin))
        ribs = int(width / 0.115)
        for rib in range(1, ribs):
            x = -width / 2 + rib * width / ribs
            parts.append(box((0.0018, 0.0016, height - 0.02), (x, side * (thickness / 2 + 0.0003), middle), dark))
    groove = materials.matte("#b39f68", 0.95)
    parts.append(box((0.004, thickness * 0.46, height - 0.02), (-width / 2 + 0.0005, 0, middle), groove))
    if cam_locks:
        for share in (0.16, 0.5, 0.84):
            z = height * share
            parts.append(box((0.006, 0.042, 0.115), (-width / 2 - 0.001, 0, z), steel, 0.002))
            hook = tube(
                [
                    (-width / 2 - 0.003, 0, z + 0.03),
                    (-width / 2 - 0.028, 0, z + 0.015),
                    (-width / 2 - 0.026, 0, z - 0.012),
                ],
                0.006,
                steel,
            )
            parts.append(hook)
            plug = (-width / 2 + 0.06, -thickness / 2 - 0.001, z)
            parts.append(cylinder(0.012, 0.003, plug, dark, rotation=FACING_FRONT, sides=24))
    return group(parts)


def evaporator(location=(0, 0, 0), width=1.45, height=0.42, depth=0.44, fans=2):
    """A ceiling cooler hung from the point `location`. The drain stub is under its right end."""
    case = materials.Surface("case", "#e8ecee", 0.38, Metallic=0.25).material
    dark = materials.matte("#14181c", 0.5)
    blade = materials.metal("#9aa1a7", 0.4)
    guard = materials.powder_coat("#202428", 0.4)
    middle, front, radius = -height / 2 - 0.05, -depth / 2, 0.155
    body = box((width, depth, height), (0, 0, middle), case, 0.008)
    parts = [body]
    for index in range(fans):
        x = (index - (fans - 1) / 2) * width / fans
        well = cylinder(radius, 0.24, (x, front, middle), sides=72, rotation=FACING_FRONT)
        cut(body, well)
        parts += [well, cylinder(radius, 0.004, (x, front + 0.115, middle), dark, rotation=FACING_FRONT)]
        r = radius
        rim = [(r - 0.002, 0), (r - 0.004, 0.03), (r + 0.018, 0.03), (r + 0.022, 0.004), (r + 0.012, 0), (r - 0.002, 0)]
        parts.append(lathe(rim, (x, front + 0.003, middle), dark, 72, FACING_FRONT, "fan ring"))
        parts += fan((x, front + 0.058, middle), radius, 5, 0.85, blade, materials.matte("#2a2f33", 0.4))
        for ring in range(9):
            reach = 0.02 + ring * (radius - 0.018) / 8
            y = front - 0.032 - 0.01 * (1 - (reach / radius) ** 2)
            parts.append(tube(circle(reach, 40, (x, y, middle), "xz"), 0.0015, guard, False, True, 4))
        for spoke in range(6):
            angle = spoke * math.pi / 3 + 0.3
            points = []
            for reach in (0.02, radius * 0.5, radius + 0.014):
                y = front - 0.034 - 0.01 * (1 - (reach / radius) ** 2)
                points.append((x + reach * math.cos(angle), y, middle + reach * math.sin(angle)))
            parts.append(tube(points, 0.002, guard, False, False, 4))
    parts.append(box((width - 0.04, depth - 0.02, 0.03), (0, 0, -height - 0.068), case, 0.004))
    parts.append(cylinder(0.016, 0.06, (width / 2 - 0.15, 0.05, -height - 0.11), materials.plastic("#e5e7e8", 0.5)))
    hanger = materials.metal("#b9bec2", 0.4)
    for side in (-1, 1):
        parts.append(box((0.03, 0.03, 0.06), (side * (width / 2 - 0.1), 0, -0.025), hanger))
    end = width / 2
    suction = [(end - 0.02, 0.08, -0.2), (end + 0.08, 0.08, -0.2), (end + 0.12, 0.1, -0.12), (end + 0.12, 0.14, 0)]
    liquid = [(end - 0.02, 0.12, -0.3), (end + 0.05, 0.12, -0.3), (end + 0.085, 0.14, -0.2), (end + 0.085, 0.15, 0)]
    parts.append(tube(suction, 0.016, materials.matte("#16181a", 0.8)))
    parts.append(tube(liquid, 0.006, materials.copper()))
    return group(parts, location)


def evaporator_drain(points, clip_heights):
    """The drain from a cooler's tray, falling to the wall and straight down it, with clips at these heights."""
    white = materials.plastic("#eef0f0", 0.4, 0)
    clip = materials.matte("#c9ced1", 0.5)
    parts = [bent_pipe(points, 0.016, white, 0.04)]
    x, y, _ = points[-1]
    for z in clip_heights:
        parts.append(box((0.05, 0.012, 0.02), (x, y, z), clip, 0.002))
    return group(parts)


def light_batten(location, length=1.15):
    """A sealed ceiling light along Y, its top at `location`."""
    x, y, z = location
    body = box((0.12, length, 0.05), (x, y, z - 0.025), materials.plastic("#eef2f4", 0.4), 0.012)
    lens = box((0.085, length - 0.05, 0.02), (x, y, z - 0.06), materials.glow("#eaf4ff", 9))
    return group([body, lens])


def room_thermometer(location, reading="+2.0"):
    """A small digital display on a wall."""
    parts = [
        box((0.16, 0.02, 0.09), (0, 0, 0), materials.plastic("#f6f8f8", 0.35), 0.006),
        box((0.12, 0.003, 0.05), (0, -0.0105, 0.008), materials.matte("#0e151b", 0.25), 0.002),
        text(reading, 0.034, (0, -0.0135, 0.008), materials.glow("#7fe0ff", 4, lamp=False)),
    ]
    return group(parts, location)


def controller(location, reading="+2.0"):
    """A cold room's wall controller, 0.26 x 0.36 m, its conduit rising out of the top."""
    parts = [
        box((0.26, 0.05, 0.36), (0, -0.025, 0), materials.plastic("#e2e6e8", 0.4), 0.01),
        box((0.17, 0.004, 0.08), (0, -0.051, 0.09), materials.matte("#0e151b", 0.25), 0.003),
        text(reading, 0.055, (0, -0.0545, 0.09), materials.glow("#7fe0ff", 3, lamp=False)),
        cylinder(0.0125, 1.4, (0.06, -0.025, 0.88), materials.plastic("#dfe2e3", 0.5, 0), sides=24),
    ]
    for index, colour in enumerate(("#3f9b5f", "#c9cdd0", "#b83a30")):
        where = (-0.06 + 0.06 * index, -0.053, -0.04)
        parts.append(cylinder(0.016, 0.012, where, materials.plastic(colour, 0.35), 0.003, rotation=FACING_FRONT))
    for row in range(2):
        parts.append(box((0.15, 0.001, 0.006), (0, -0.0505, -0.10 - row * 0.018), materials.matte("#9aa2a8", 0.6)))
    return group(parts, location)


def sliding_door(width=1.36, height=2.32):
    """A cold room's sliding door leaf with its kick plate and pull handle; stands on the origin."""
    skin = materials.powder_coat("#f3f5f6", 0.35)
    steel = materials.stainless(2)
    grip = -width / 2 + 0.12
    parts = [
        box((width, 0.11, height), (0, 0, height / 2 + 0.01), skin, 0.012, 4),
        box((width - 0.002, 0.113, 0.26), (0, 0, 0.155), steel, 0.003),
        bent_pipe(
            [(grip, -0.05, 0.95), (grip, -0.115, 0.95), (grip, -0.115, 1.35), (grip, -0.05, 1.35)], 0.013, steel, 0.04
        ),
    ]
    for z in (0.95, 1.35):
        parts.append(cylinder(0.024, 0.006, (grip, -0.058, z), steel, 0.001, rotation=FACING_FRONT))
    return group(parts)


def door_track(x, y, height):
    """The rail a sliding door hangs from, with its two hangers, along x: (from, to)."""
    steel = materials.stainless()
    parts = [box((x[1] - x[0], 0.06, 0.08), ((x[0] + x[1]) / 2, y, height), steel, 0.006)]
    for end in x:
        parts.append(box((0.02, 0.07, 0.10), (end, y, height), materials.matte("#2b2f33", 0.6), 0.004))
    return group(parts)


def strip_curtain(width, height, location, seed=0):
    """Overlapping clear vinyl strips, hung from a rail whose middle is at `location`."""
    vinyl = materials.clear_vinyl()
    rng = random.Random(seed)
    strip, pitch = 0.2, 0.15
    count = int(width / pitch)
    rows, columns = 20, 8
    parts = [box((width + 0.06, 0.03, 0.06), (0, -0.01, 0.01), materials.metal("#c3c8cb", 0.3), 0.003)]
    for index in range(count):
        x = -width / 2 + strip / 2 + index * (width - strip) / (count - 1)
        twist, sway, bow = rng.uniform(-0.12, 0.12), rng.uniform(-0.03, 0.03), rng.uniform(0.006, 0.016)
        layer, side = (index % 2) * 0.008, 1 if index % 2 else -1
        vertices = []
        for row in range(rows + 1):
            t = row / rows
            for column in range(columns + 1):
                s = column / columns - 0.5
                across = x + s * strip * math.cos(twist * t)
                depth = layer + 0.6 * side * bow * (1 - 4 * s * s) + s * strip * math.sin(twist * t) + sway * t * t
                vertices.append((across, depth, -height * t))
        parts.append(mesh_object("strip", vertices, grid_faces(rows, columns), vinyl, True))
    return group(parts, location)


def wire_shelves(location=(0, 0, 0), turn=0.0, width=1.5, depth=0.48, height=2.0, levels=4, fill=None, seed=0):
    """Chromed wire shelving. turn: radians; fill(level, rng) returns what stands on a shelf, about its middle."""
    chrome = materials.metal("#cfd3d6", 0.22)
    foot = materials.matte("#2a2d30", 0.6)
    half_width, half_depth = width / 2 - 0.02, depth / 2 - 0.02
    rng = random.Random(seed)
    parts = []
    for x in (-half_width, half_width):
        for y in (-half_depth, half_depth):
            parts.append(cylinder(0.0127, height, (x, y, height / 2), chrome, 0.002, 24))
            parts.append(cylinder(0.02, 0.03, (x, y, 0.015), foot, 0.004, 24))
    for level in range(levels):
        z = 0.22 + level * (height - 0.3) / (levels - 1)
        for y in (-half_depth, half_depth):
            parts.append(tube([(-half_width, y, z), (half_width, y, z)], 0.005, chrome, False))
            parts.append(tube([(-half_width, y, z - 0.035), (half_width, y, z - 0.035)], 0.004, chrome, False))
        for x in (-half_width, half_width):
            parts.append(tube([(x, -half_depth, z), (x, half_depth, z)], 0.005, chrome, False))
        wires = int(width / 0.028)
        for wire in range(1, wires):
            x = -half_width + 2 * half_width * wire / wires
            parts.append(
                tube([(x, -half_depth, z + 0.004), (x, half_depth, z + 0.004)], 0.0018, chrome, False, False, 4)
            )
        if fill:
            parts.append(group(fill(level, rng), (0, 0, z + 0.008)))
    return group(parts, location, (0, 0, turn))


def crate(size=(0.44, 0.36, 0.19), colour="#2f6db0", contents=None, seed=0):
    """A vented plastic crate on the origin. contents: a kind of produce, or None."""
    plastic = materials.plastic(colour, 0.42, 0)
    length, depth, height = size
    wall = 0.012
    parts = [box((length - 0.01, depth - 0.01, 0.008), (0, 0, 0.004), plastic)]
    for along, across, turn in ((length, depth, 0), (depth, length, math.pi / 2)):
        for side in (-1, 1):
            y = side * (across / 2 - wall / 2)
            bars = [
                box((along, wall, 0.03), (0, y, height - 0.015), plastic, 0.004),
                box((along, wall, 0.025), (0, y, 0.0125), plastic, 0.003),
                box((along, wall * 0.7, 0.018), (0, y, height * 0.52), plastic, 0.002),
            ]
            slats = max(4, int(along / 0.055))
            for slat in range(slats + 1):
                x = -along / 2 + 0.01 + (along - 0.02) * slat / slats
                bars.append(box((0.016, wall * 0.8, height - 0.01), (x, y, height / 2), plastic, 0.002))
            parts.append(group(bars, rotation=(0, 0, turn)))
    if contents:
        parts += produce(contents, (length - 0.03, depth - 0.03, height), seed)
    return group(parts)


PRODUCE = {
    "apple": (0.037, 0.92, ("#8e120c", "#a32a12", "#6d0d0e")),
    "orange": (0.040, 0.97, ("#d86c06", "#e07c0c")),
    "lemon": (0.033, 1.15, ("#e0ae0c", "#dcb81a")),
    "lime": (0.033, 1.00, ("#5a7d1e", "#49691a")),
    "tomato": (0.036, 0.85, ("#a81a06", "#941405")),
}
"""Radius, height against width, and colours, which are deep because bright light washes reds out to pink."""


def produce(kind, space, seed=0):
    """Fruit heaped into a space (length, depth, height) on the origin; returns its parts."""
    radius, tallness, colours = PRODUCE[kind]
    rng = random.Random(seed)
    meshes = [_fruit_mesh(radius, tallness, colour) for colour in colours]
    columns, rows = int(space[0] / (radius * 1.95)), int(space[1] / (radius * 1.95))
    top = space[2] - 0.02
    layers = max(2, int(top / (radius * 1.5)))
    parts = []
    for layer in range(layers):
        z = top - (layers - 1 - layer) * radius * 1.5
        for column in range(columns):
            for row in range(rows):
                inside = 0 < column < columns - 1 and 0 < row < rows - 1
                if inside and layer < layers - 2:
                    continue
                if layer == layers - 1 and rng.random() < 0.25:
                    continue
                shift = radius * 0.9 * rng.uniform(0.4, 1) if layer % 2 and column < columns - 1 else 0
                x = (column - (columns - 1) / 2) * radius * 1.97 + shift + rng.uniform(-0.004, 0.004)
                y = (row - (rows - 1) / 2) * radius * 1.97 + rng.uniform(-0.004, 0.004)
                fruit = link(bpy.data.objects.new("fruit", rng.choice(meshes)))
                fruit.location = (x, y, z + rng.uniform(-0.008, 0.006))
                fruit.rotation_euler = (rng.uniform(0, 6), rng.uniform(0, 6), 0)
                parts.append(fruit)
    return parts


def _fruit_mesh(radius, tallness, colour):
    surface = materials.Surface("fruit", colour, 0.38, Specular=0.4)
    blush = surface.noise(surface.coordinates(), 18, 4)
    surface.colour_from(
        surface.blend(0.5, colour, surface.ramp(blush, (0.35, "#8a7a5a"), (0.65, "#ffffff")), "MULTIPLY")
    )
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=24, v_segments=16, radius=radius)
    for vertex in shape.verts:
        vertex.co.z *= tallness
    template = bmesh_object("fruit", shape, surface.material, True)
    mesh = template.data
    bpy.data.objects.remove(template)
    return mesh


def carton(size, colour="#c49a6c", bar_colour="#1f5f93"):
    """A taped and labelled cardboard box on the origin."""
    length, depth, height = size
    card = materials.matte(colour, 0.85)
    tape = materials.matte("#d9b98a", 0.35)
    front, middle = -depth / 2, height * 0.46
    label = shipping_label(bar_colour=bar_colour, seed=int(height * 10000))
    label.location = (-length * 0.2, front - 0.0006, middle)
    arrows = upright_arrows()
    arrows.location = (length * 0.30, front - 0.0006, middle)
    parts = [
        box(size, (0, 0, height / 2), card, 0.003, 2),
        box((0.05, depth + 0.001, 0.0006), (0, 0, height + 0.0003), tape),
        box((0.05, 0.0008, 0.06), (0, front - 0.0003, height - 0.03), tape),
        label,
        arrows,
    ]
    return group(parts)


def bottle(kind="water", location=(0, 0, 0)):
    """A shop's drink on the origin, with a plain label: 'water', 'cola', 'juice', 'lime' or 'can'."""
    body, label = BOTTLES[kind]
    x, y, z = location
    if kind == "can":
        tin = materials.metal("#c9ced2", 0.25)
        profile = [(0, 0), (0.026, 0), (0.033, 0.008), (0.033, 0.112), (0.027, 0.122), (0.0, 0.120)]
        return group(
            [
                lathe(profile, location, tin, 32),
                cylinder(0.0333, 0.095, (x, y, z + 0.06), materials.plastic(label, 0.3), sides=32),
            ]
        )
    drink = materials.Surface("drink", body, 0.08, Specular=0.6, Clearcoat=0.6).material
    profile = [
        (0, 0),
        (0.030, 0),
        (0.034, 0.008),
        (0.034, 0.14),
        (0.030, 0.165),
        (0.014, 0.205),
        (0.013, 0.222),
        (0, 0.222),
    ]
    return group(
        [
            lathe(profile, location, drink, 32),
            cylinder(0.0345, 0.06, (x, y, z + 0.09), materials.plastic(label, 0.45), sides=32),
            cylinder(0.0155, 0.018, (x, y, z + 0.228), materials.plastic(label, 0.4), 0.002, 32),
        ]
    )


BOTTLES = {
    "water": ("#b5d6e6", "#2d6da3"),
    "cola": ("#2a130b", "#a3281f"),
    "juice": ("#d98a1c", "#3f7a3a"),
    "lime": ("#8fae45", "#e7e2c9"),
    "can": ("#c9ced2", "#1d4f86"),
}


def display_fridge(location=(0, 0, 0), stock=(), width=0.68, height=1.98, depth=0.66, seed=0, header="#0c2340"):
    """An upright glass-door fridge for drinks, its lit header plain. stock: one kind of bottle a shelf, top first."""
    case = materials.powder_coat("#eceeef", 0.38)
    black = materials.powder_coat("#1b1e21", 0.4)
    lining = materials.powder_coat("#f6f8f9", 0.4)
    steel = materials.metal("#c3c8cb", 0.28)
    front, bottom, top = -depth / 2, 0.24, height - 0.22
    middle, opening = (bottom + top) / 2, top - bottom
    inner = width - 0.10
    parts = [
        box((0.04, depth - 0.06, height - 0.10), (-width / 2 + 0.02, 0.03, height / 2 + 0.05), case, 0.006),
        box((0.04, depth - 0.06, height - 0.10), (width / 2 - 0.02, 0.03, height / 2 + 0.05), case, 0.006),
        box((width - 0.08, 0.04, height - 0.10), (0, depth / 2 - 0.02, height / 2 + 0.05), lining),
        box((width - 0.082, depth - 0.07, 0.04), (0, 0.02, height - 0.02), case),
        box((width - 0.082, depth - 0.07, 0.05), (0, 0.02, bottom - 0.025), lining),
        box((width, 0.05, 0.20), (0, front + 0.035, height - 0.10), black, 0.006),
        box((width - 0.06, 0.006, 0.15), (0, front + 0.008, height - 0.10), materials.glow(header, 1.6, lamp=False)),
        box((width, depth - 0.08, 0.15), (0, 0.02, 0.115), black, 0.006),
        box((width - 0.03, depth - 0.16, 0.045), (0, 0.04, 0.0235), black, 0.003),
    ]
    for slot in range(7):
        parts.append(
            box((width - 0.12, 0.004, 0.006), (0, front + 0.0575, 0.07 + slot * 0.015), materials.matte("#050607"))
        )
    for side in (-1, 1):
        parts.append(box((0.045, 0.035, opening), (side * (width / 2 - 0.0225), front + 0.04, middle), black, 0.004))
        parts.append(
            box((width - 0.092, 0.034, 0.045), (0, front + 0.04, middle + side * (opening / 2 - 0.0225)), black, 0.003)
        )
        tube_light = box(
            (0.012, 0.012, opening - 0.12),
            (side * (inner / 2 - 0.004), front + 0.085, middle),
            materials.glow("#f2f8ff", 7),
        )
        parts.append(tube_light)
        parts.append(cylinder(0.02, 0.05, (side * (width / 2 - 0.08), 0, 0.025), black))
    parts.append(
        box((width - 0.09, 0.006, opening - 0.09), (0, front + 0.036, middle), materials.glass((0.96, 0.98, 0.98), 0.5))
    )
    handle = width / 2 - 0.03
    parts.append(
        bent_pipe(
            [
                (handle, front + 0.03, middle - 0.2),
                (handle, front - 0.03, middle - 0.2),
                (handle, front - 0.03, middle + 0.2),
                (handle, front + 0.03, middle + 0.2),
            ],
            0.008,
            steel,
            0.02,
        )
    )
    rng = random.Random(seed)
    shelves = len(stock)
    for index, kind in enumerate(stock):
        z = top - (index + 1) * opening / shelves + 0.04
        parts.append(box((inner, 0.006, 0.03), (0, front + 0.11, z), materials.plastic("#e9ecee", 0.5, 0), 0.001))
        for price in range(3):
            where = (-inner / 3 + price * inner / 3, front + 0.1065, z)
            parts.append(box((0.05, 0.001, 0.022), where, materials.matte(rng.choice(("#fbfbf8", "#f3d96a")), 0.7)))
        for wire in range(26):
            x = -inner / 2 + wire * inner / 25
            parts.append(
                tube([(x, front + 0.11, z + 0.004), (x, depth / 2 - 0.05, z + 0.004)], 0.0018, steel, False, False, 4)
            )
        parts += _row_of_bottles(kind, inner, (front + 0.155, depth / 2 - 0.10), z + 0.007, rng)
    return group(parts, location)


def _row_of_bottles(kind, width, y, z, rng):
    """Copies of one bottle standing in files across a shelf."""
    template = bottle(kind)
    files = int(width / 0.078)
    parts = []
    ranks = int((y[1] - y[0]) / 0.078) + 1
    for file in range(files):
        for rank in range(ranks):
            if rank == 0 and rng.random() < 0.12:
                continue
            spot = ((file - (files - 1) / 2) * 0.078 + rng.uniform(-0.003, 0.003), y[0] + rank * 0.078, z)
            copies = [_copy_of(child) for child in template.children]
            parts.append(group(copies, spot, (0, 0, rng.uniform(-0.4, 0.4))))
    for child in list(template.children):
        bpy.data.objects.remove(child)
    bpy.data.objects.remove(template)
    return parts


def _copy_of(obj):
    copy = link(bpy.data.objects.new(obj.name, obj.data))
    copy.location = obj.location
    copy.rotation_euler = obj.rotation_euler
    for modifier in obj.modifiers:
        if modifier.type == "BEVEL":
            twin = copy.modifiers.new(modifier.name, "BEVEL")
            twin.width, twin.segments = modifier.width, modifier.segments
    return copy


def kitchen_fridge(location=(0, 0, 0), width=0.84, height=1.78, depth=0.70):
    """A stainless fridge-freezer on the origin: two doors over a freezer drawer, a small water dispenser."""
    steel = materials.stainless(0)
    side = materials.powder_coat("#b9bdc0", 0.4)
    dark = materials.matte("#16191c", 0.4)
    front = -depth / 2
    split = 0.62
    parts = [box((width, depth - 0.07, height - 0.03), (0, 0.035, height / 2 + 0.015), side, 0.006)]
    door = width / 2 - 0.003
    for half in (-1, 1):
        x = half * (width / 4)
        parts.append(box((door, 0.062, height - split - 0.006), (x, front + 0.031, (height + split) / 2), steel, 0.010))
        grip = half * 0.045
        low, high = split + 0.20, height - 0.28
        bar = [(grip, front, low), (grip, front - 0.05, low), (grip, front - 0.05, high), (grip, front, high)]
        parts.append(bent_pipe(bar, 0.010, materials.metal("#c6cacd", 0.22), 0.025))
    parts.append(box((width - 0.003, 0.062, split - 0.09), (0, front + 0.031, (split + 0.075) / 2), steel, 0.010))
    level = split - 0.07
    drawer = [(-0.28, front, level), (-0.28, front - 0.05, level), (0.28, front - 0.05, level), (0.28, front, level)]
    parts.append(bent_pipe(drawer, 0.010, materials.metal("#c6cacd", 0.22), 0.025))
    parts.append(box((width - 0.04, 0.05, 0.06), (0, front + 0.06, 0.04), dark))
    parts.append(box((0.20, 0.006, 0.30), (-width / 4 - 0.01, front - 0.001, 1.22), dark, 0.004))
    parts.append(box((0.17, 0.004, 0.05), (-width / 4 - 0.01, front - 0.004, 1.335), materials.matte("#0a0c0e", 0.15)))
    parts.append(
        text("3°  -18°", 0.022, (-width / 4 - 0.01, front - 0.0065, 1.335), materials.glow("#bfe6ff", 2, lamp=False))
    )
    return group(parts, location)


def underbar_fridge(location=(0, 0, 0), doors=2, glass_doors=True, seed=1):
    """An under-counter stainless bar fridge, 0.86 m tall, one 0.6 m bay a door, its machine bay on the right."""
    steel = materials.stainless(0)
    lining = materials.powder_coat("#dfe4e6", 0.4)
    dark = materials.matte("#15181b", 0.5)
    bay, machine, depth, height = 0.60, 0.36, 0.60, 0.86
    width = doors * bay + machine
    front, left = -depth / 2, -width / 2
    rng = random.Random(seed)
    parts = [
        box((width, depth, 0.035), (0, 0, height - 0.0175), steel, 0.004),
        box((0.03, depth - 0.04, height - 0.14), (left + 0.015, 0.01, height / 2 + 0.03), steel, 0.003),
        box((machine, depth - 0.04, height - 0.14), (width / 2 - machine / 2, 0.01, height / 2 + 0.03), steel, 0.004),
        box(
            (doors * bay - 0.032, 0.03, height - 0.14),
            (left + doors * bay / 2 + 0.015, depth / 2 - 0.03, height / 2 + 0.03),
            lining,
        ),
        box((doors * bay - 0.032, depth - 0.06, 0.04), (left + doors * bay / 2 + 0.015, 0, 0.115), lining),
    ]
    for slat in range(12):
        parts.append(
            box((machine - 0.08, 0.006, 0.012), (width / 2 - machine / 2, front + 0.0175, 0.20 + slat * 0.026), dark)
        )
    parts.append(box((0.16, 0.006, 0.06), (width / 2 - machine / 2, front + 0.018, 0.66), dark, 0.003))
    parts.append(
        text("+3.0", 0.036, (width / 2 - machine / 2, front + 0.0135, 0.66), materials.glow("#8fe3ff", 3, lamp=False))
    )
    for x in (left + 0.06, width / 2 - 0.06):
        for y in (-0.22, 0.22):
            parts.append(cylinder(0.02, 0.10, (x, y, 0.05), steel, 0.002, 24))
    for index in range(doors):
        x = left + (index + 0.5) * bay + 0.012
        parts += _underbar_door(x, bay - 0.03, front, steel, glass_doors)
        parts.append(box((bay - 0.10, 0.010, 0.010), (x, 0.20, 0.765), materials.glow("#f4f9ff", 9)))
        for level, kind in ((0.14, rng.choice(("cola", "water"))), (0.46, rng.choice(("juice", "lime")))):
            if level > 0.2:
                for wire in range(20):
                    wx = x - bay / 2 + 0.05 + wire * (bay - 0.10) / 19
                    parts.append(
                        tube(
                            [(wx, -0.22, level - 0.003), (wx, 0.24, level - 0.003)],
                            0.0018,
                            materials.metal(),
                            False,
                            False,
                            4,
                        )
                    )
            parts.append(group(_row_of_bottles(kind, bay - 0.10, (-0.20, 0.16), level, rng), (x, 0, 0)))
    return group(parts, location)


def _underbar_door(x, width, front, steel, glazed):
    bottom, top, rail = 0.12, 0.815, 0.055
    middle, height = (bottom + top) / 2, top - bottom
    if not glazed:
        return [box((width, 0.04, height), (x, front + 0.005, middle), steel, 0.006)]
    parts = [
        box((width - 0.09, 0.006, height - 0.09), (x, front + 0.005, middle), materials.glass((0.95, 0.98, 0.98), 0.5))
    ]
    for side in (-1, 1):
        parts.append(
            box((rail, 0.04, height), (x + side * (width / 2 - rail / 2), front + 0.005, middle), steel, 0.004)
        )
        parts.append(
            box(
                (width - 2 * rail, 0.039, rail),
                (x, front + 0.005, middle + side * (height / 2 - rail / 2)),
                steel,
                0.003,
            )
        )
    parts.append(
        cylinder(
            0.009, 0.34, (x, front - 0.045, top - 0.028), materials.metal("#c6cacd", 0.22), rotation=ALONG_X, sides=24
        )
    )
    for side in (-1, 1):
        parts.append(
            cylinder(0.006, 0.04, (x + side * 0.14, front - 0.028, top - 0.028), steel, rotation=FACING_FRONT, sides=24)
        )
    return parts
