"""Air conditioning: indoor and outdoor split units, their pipes, brackets and gauges."""

import math

from mathutils import Vector

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    arc,
    bent_pipe,
    bevel,
    box,
    circle,
    cut,
    cylinder,
    extrude,
    group,
    lathe,
    mesh_object,
    grid_faces,
    text,
    thicken,
    tube,
)

INDOOR_WIDTH, INDOOR_HEIGHT, INDOOR_DEPTH = 0.86, 0.295, 0.205
CHEEK_WIDTH = 0.030
"""The solid ends of the indoor unit, beside the air outlet."""

OUTDOOR_WIDTH, OUTDOOR_HEIGHT, OUTDOOR_DEPTH = 0.84, 0.62, 0.31
OUTDOOR_FEET = 0.06
GAS_VALVE_HEIGHT, LIQUID_VALVE_HEIGHT = 0.20, 0.135
VALVE_TIP = OUTDOOR_WIDTH / 2 + 0.075
"""How far right of the outdoor unit's centre the pipes leave its valves."""


def _blade(width, length, thickness, bow, material):
    """A louvre hinged at its back edge, bowed downwards by `bow`."""
    upper, lower = [], []
    for step in range(13):
        t = step / 12
        sag = -bow * math.sin(math.pi * t)
        half = thickness / 2 * (1 - 0.55 * t)
        upper.append((-length * t, sag + half))
        lower.append((-length * t, sag - half))
    return bevel(extrude(upper + lower[::-1], width, material, name="louvre"), 0.0012, 2, 60)


def _front_panel(front, bottom, top, material, width):
    """The gently bowed cover of an indoor unit, between two heights, just proud of the body at y = front."""
    rise = top - bottom - 0.004
    curve = []
    for step in range(1, 10):
        bow = 0.0022 * math.sin(math.pi * step / 10)
        curve.append((front - 0.0055 - bow, bottom + 0.0025 + rise * step / 10))
    outline = [(front - 0.0005, bottom), (front - 0.0055, bottom + 0.0025), *curve]
    outline += [(front - 0.0055, top - 0.0035), (front - 0.0005, top)]
    return bevel(extrude(outline, width, material, name="front panel"), 0.0022, 3, 50)


def indoor_unit(location=(0, 0, 2.2), rotation=(0, 0, 0), display="22", opening=38, open_panel=False):
    """A wall split, 0.86 x 0.295 x 0.205 m; `location` is the middle of its back.

    display: the temperature shown, or None when off. opening: the louvre's angle in degrees.
    open_panel: swing the front cover up and draw the right filter half out.
    """
    white = materials.plastic("#f3f4f4", 0.30, 0.25)
    grey = materials.plastic("#dfe2e3", 0.45, 0)
    dark = materials.matte("#23272b", 0.6)
    seam = materials.matte("#8d9296", 0.6)
    front, bottom, top = -INDOOR_DEPTH, -INDOOR_HEIGHT / 2, INDOOR_HEIGHT / 2
    between_cheeks = INDOOR_WIDTH - 2 * CHEEK_WIDTH

    shoulder = [(0, top), (-0.012, top), *arc(front + 0.034, top - 0.034, 0.034, 90, 180, 8), (front, bottom + 0.088)]
    chin = [*arc(front + 0.062, bottom + 0.062, 0.062, 180, 250, 8), (-0.05, bottom), (0, bottom)]
    outlet = [
        (front + 0.002, bottom + 0.082),
        (front + 0.060, bottom + 0.070),
        (front + 0.100, bottom + 0.052),
        (front + 0.104, bottom + 0.022),
        (-0.078, bottom + 0.004),
        (-0.05, bottom),
        (0, bottom),
    ]
    parts = []
    if open_panel:
        recess = [
            (0, top),
            (-0.012, top),
            (front + 0.045, top),
            (front + 0.045, bottom + 0.088),
            (front, bottom + 0.088),
        ]
        parts.append(bevel(extrude(recess + outlet, between_cheeks - 0.002, white, name="body"), 0.0025, 2, 45))
    else:
        parts.append(bevel(extrude(shoulder + outlet, between_cheeks - 0.002, white, name="body"), 0.0025, 2, 45))
    for side in (-1, 1):
        cheek = extrude(shoulder + chin, CHEEK_WIDTH, white, name="cheek")
        cheek.location.x = side * (INDOOR_WIDTH / 2 - CHEEK_WIDTH / 2)
        parts.append(bevel(cheek, 0.007, 5, 60))

    liner = [
        (front + 0.012, bottom + 0.080),
        (front + 0.062, bottom + 0.072),
        (front + 0.102, bottom + 0.054),
        (front + 0.1055, bottom + 0.0215),
        (front + 0.098, bottom + 0.0215),
        (front + 0.094, bottom + 0.048),
        (front + 0.058, bottom + 0.066),
        (front + 0.012, bottom + 0.076),
    ]
    parts.append(extrude(liner, between_cheeks - 0.004, dark, name="outlet liner"))
    vane = materials.matte("#3a3f44", 0.5)
    for index in range(18):
        x = -between_cheeks / 2 + 0.03 + index * (between_cheeks - 0.06) / 17
        parts.append(box((0.0018, 0.035, 0.03), (x, front + 0.082, bottom + 0.047), vane, rotation=(0, 0, 0.25)))
    main_louvre = _blade(between_cheeks - 0.008, 0.086, 0.007, 0.009, white)
    main_louvre.location = (0, front + 0.098, bottom + 0.012)
    main_louvre.rotation_euler.x = math.radians(opening - 18)
    upper_louvre = _blade(between_cheeks - 0.03, 0.036, 0.004, 0.003, grey)
    upper_louvre.location = (0, front + 0.070, bottom + 0.054)
    upper_louvre.rotation_euler.x = math.radians(opening - 8)
    parts += [main_louvre, upper_louvre]
    for index in range(9):
        parts.append(box((INDOOR_WIDTH - 0.09, 0.004, 0.002), (0, -0.035 - index * 0.014, top + 0.0002), seam))

    panel = _front_panel(front, bottom + 0.094, top - 0.0345, white, INDOOR_WIDTH - 0.006)
    parts.append(panel)
    if open_panel:
        hinge_y, hinge_z, angle = front, top - 0.0345, math.radians(-82)
        panel.location.y = hinge_y - (hinge_y * math.cos(angle) - hinge_z * math.sin(angle))
        panel.location.z = hinge_z - (hinge_y * math.sin(angle) + hinge_z * math.cos(angle))
        panel.rotation_euler.x = angle
        parts += _open_interior(front, bottom, top, between_cheeks)
    else:
        parts.append(box((INDOOR_WIDTH - 0.01, 0.001, 0.0022), (0, front - 0.0004, bottom + 0.0915), seam))
        if display:
            digits = materials.glow("#eaf6ff", 2.6, lamp=False)
            parts.append(text(display, 0.030, (INDOOR_WIDTH / 2 - 0.105, front - 0.0085, bottom + 0.135), digits))
            led = materials.glow("#49d37e", 4, lamp=False)
            where = (INDOOR_WIDTH / 2 - 0.062, front - 0.0078, bottom + 0.145)
            parts.append(cylinder(0.0022, 0.001, where, led, sides=16, rotation=FACING_FRONT))
    return group(parts, location, rotation)


def filter_screen(width=0.36, length=0.24, mesh_colour="#3f5f78"):
    """An air filter in the XZ plane: a thin frame, its bars, fine mesh and a pull tab at the bottom."""
    frame = materials.plastic("#2f4f68", 0.5, 0)
    threads = materials.matte(mesh_colour, 0.7)
    parts = []
    for side in (-1, 1):
        parts.append(box((0.008, 0.004, length), (side * (width / 2 - 0.004), 0, 0), frame, 0.001))
        parts.append(box((width - 0.017, 0.004, 0.008), (0, 0, side * (length / 2 - 0.004)), frame, 0.001))
    for index in range(1, 4):
        parts.append(box((0.004, 0.0035, length - 0.017), (-width / 2 + width * index / 4, 0, 0), frame))
    for index in range(1, 3):
        parts.append(box((width - 0.018, 0.003, 0.004), (0, 0, -length / 2 + length * index / 3), frame))
    columns, rows = int(width / 0.004), int(length / 0.004)
    for index in range(1, columns):
        parts.append(box((0.0011, 0.0011, length - 0.018), (-width / 2 + width * index / columns, 0.001, 0), threads))
    for index in range(1, rows):
        parts.append(box((width - 0.018, 0.0011, 0.0011), (0, 0.0021, -length / 2 + length * index / rows), threads))
    parts.append(box((0.06, 0.005, 0.018), (0, -0.001, -length / 2 - 0.008), frame, 0.002))
    return group(parts)


def _open_interior(front, bottom, top, width):
    """What shows under the open cover: the coil's fins, one filter in place and one drawn half out."""
    fins = materials.metal("#c3c9cd", 0.45)
    ribs = materials.plastic("#e4e6e7", 0.45, 0)
    face = front + 0.045
    middle, height = (bottom + 0.09 + top) / 2, top - bottom - 0.10
    parts = []
    for index in range(150):
        x = -width / 2 + 0.02 + index * (width - 0.04) / 149
        parts.append(box((0.0012, 0.010, height), (x, face - 0.004, middle), fins))
    for x in (-width / 2 + 0.008, 0, width / 2 - 0.008):
        parts.append(box((0.014, 0.034, height), (x, face - 0.016, middle), ribs, 0.002))
    in_place = filter_screen(width / 2 - 0.03, height)
    in_place.location = (-width / 4, face - 0.016, middle)
    drawn = filter_screen(width / 2 - 0.03, height)
    drawn.location = (width / 4, face - 0.055, middle - height * 0.52)
    drawn.rotation_euler.x = math.radians(-24)
    return [*parts, in_place, drawn]


def _fan_blade(hub, tip, count, index, sweep, twist_depth, material, centre):
    """One blade of a fan that faces -Y. hub, tip: radii; sweep: radians covered; twist_depth: metres front to back."""
    along, across = 8, 6
    vertices = []
    for i in range(along + 1):
        t = i / along
        radius = hub + (tip - hub) * t
        for j in range(across + 1):
            s = j / across - 0.5
            angle = s * (sweep - 0.25 * t) + 0.4 * t + index * 2 * math.pi / count
            vertices.append((radius * math.cos(angle), s * twist_depth, radius * math.sin(angle)))
    blade = mesh_object("fan blade", vertices, grid_faces(along, across), material, True, location=centre)
    return thicken(blade, 0.003, 0)


def fan(centre, radius, blades=3, sweep=1.35, material=None, hub_material=None):
    """A fan facing -Y, its hub's middle at `centre`; returns its parts."""
    material = material or materials.matte("#4a4f54", 0.4)
    hub_material = hub_material or materials.matte("#3d4246", 0.4)
    hub = radius * 0.21
    parts = [cylinder(hub, 0.07, centre, hub_material, 0.008, rotation=FACING_FRONT)]
    for index in range(blades):
        parts.append(_fan_blade(hub * 0.9, radius * 0.94, blades, index, sweep, 0.05, material, centre))
    return parts


def fan_guard(centre, radius, rings=13, spokes=8, material=None):
    """A domed wire guard facing -Y, its rim at `centre`; returns its parts."""
    material = material or materials.powder_coat("#2b2f33", 0.45)
    x, y, z = centre
    parts = []
    for index in range(rings):
        r = 0.028 + index * (radius + 0.004 - 0.028) / (rings - 1)
        dome = y - 0.012 * (1 - (r / radius) ** 2)
        parts.append(tube(circle(r, 48, (x, dome, z), "xz"), 0.0016, material, False, True, 4))
    for index in range(spokes):
        angle = index * 2 * math.pi / spokes + 0.2
        points = []
        for step in range(6):
            r = 0.028 + (radius + 0.01 - 0.028) * step / 5
            dome = y - 0.0135 * (1 - (r / radius) ** 2) - 0.001
            points.append((x + r * math.cos(angle), dome, z + r * math.sin(angle)))
        parts.append(tube(points, 0.0024, material, False, False, 4))
    parts.append(cylinder(0.034, 0.008, (x, y - 0.014, z), material, 0.002, rotation=FACING_FRONT))
    return parts


def outdoor_unit(location=(0, 0, 0), rotation=(0, 0, 0), feet=True):
    """An outdoor unit, 0.84 x 0.62 x 0.31 m on 60 mm feet; its service valves are low on the right side.

    feet: rubber feet, left out when it stands on brackets.
    """
    coat = materials.powder_coat()
    dark = materials.matte("#15181b", 0.55)
    steel = materials.metal("#aeb2b5", 0.35)
    width, height, depth = OUTDOOR_WIDTH, OUTDOOR_HEIGHT, OUTDOOR_DEPTH
    middle, front = height / 2 + OUTDOOR_FEET, -depth / 2
    fan_x, fan_radius = -0.105, 0.235

    body = box((width, depth, height), (0, 0, middle), coat, 0.018, 4)
    well = cylinder(fan_radius, 0.3, (fan_x, front, middle), sides=96, rotation=FACING_FRONT)
    parts = [cut(body, well), well]
    parts.append(cylinder(fan_radius + 0.001, 0.004, (fan_x, front + 0.145, middle), dark, rotation=FACING_FRONT))
    r = fan_radius
    mouth = [(r, 0), (r - 0.006, 0.012), (r - 0.004, 0.03), (r + 0.016, 0.012), (r + 0.014, 0.002), (r, 0)]
    parts.append(lathe(mouth, (fan_x, front + 0.008, middle), coat, 96, FACING_FRONT, "bell mouth"))
    parts += fan((fan_x, front + 0.08, middle), fan_radius)
    parts += fan_guard((fan_x, front - 0.006, middle), fan_radius)
    parts += _service_panel(width, front, middle, height)
    fin, louvre = materials.matte("#777b7e", 0.5), materials.matte("#b9bbb7", 0.5)
    for index in range(34):
        z = middle - height / 2 + 0.05 + index * (height - 0.1) / 33
        parts.append(box((0.004, depth - 0.07, 0.0022), (-width / 2 - 0.0008, 0.005, z), fin))
    for index in range(7):
        parts.append(box((0.004, 0.12, 0.006), (width / 2 + 0.0005, 0.03, middle + 0.08 + index * 0.022), louvre))
    parts += service_valves((width / 2, -0.02, 0))
    rubber = materials.matte("#1b1d1f", 0.8)
    for side in (-1, 1):
        x = side * (width / 2 - 0.13)
        parts.append(box((0.05, depth + 0.06, 0.012), (x, 0, 0.066), steel, 0.002))
        if feet:
            parts.append(box((0.05, depth + 0.02, 0.06), (x, 0, 0.03), rubber, 0.006))
    return group(parts, location, rotation)


def _service_panel(width, front, middle, height):
    """The outdoor unit's right front: seam, handle recess and rating plate."""
    plate, ink = materials.matte("#f8f9fa", 0.4), materials.matte("#8a9097", 0.4)
    x = width / 2 - 0.1
    parts = [
        box((0.002, 0.002, height - 0.05), (width / 2 - 0.2, front - 0.0005, middle), materials.matte("#9a9c98", 0.6)),
        box((0.075, 0.004, 0.026), (x, front - 0.0005, middle + 0.19), materials.matte("#c9cac6", 0.5), 0.002),
        box((0.10, 0.0012, 0.055), (x, front - 0.001, middle + 0.05), plate, 0.0005),
        box((0.08, 0.001, 0.008), (x, front - 0.002, middle + 0.062), materials.matte("#0c2340", 0.4)),
    ]
    for line in range(3):
        where = (x - 0.005 - 0.006 * line, front - 0.002, middle + 0.047 - 0.009 * line)
        parts.append(box((0.07 - 0.012 * line, 0.001, 0.003), where, ink))
    return parts


def service_valves(at):
    """Gas and liquid stop valves on a plate, on a side that faces +X at `at`: (side's x, y, height 0)."""
    x, y, _ = at
    brass = materials.brass()
    plate = materials.metal("#b4b9bc", 0.4)
    parts = [box((0.006, 0.10, 0.17), (x + 0.003, y, 0.175), plate, 0.002)]
    for height, size in ((GAS_VALVE_HEIGHT, 0.011), (LIQUID_VALVE_HEIGHT, 0.008)):
        parts.append(cylinder(size * 1.3, 0.03, (x + 0.018, y, height), brass, 0.002, rotation=ALONG_X))
        parts.append(cylinder(size * 1.75, 0.02, (x + 0.042, y, height), brass, 0.002, 6, ALONG_X))
        parts.append(cylinder(size * 1.2, 0.024, (x + 0.062, y, height), brass, 0.002, 6, ALONG_X))
        # The capped stem faces forward, the service port stands at an angle to it.
        parts.append(cylinder(size * 1.1, 0.04, (x + 0.018, y - 0.025, height), brass, 0.001, 24, FACING_FRONT))
        parts.append(cylinder(size * 1.3, 0.014, (x + 0.018, y - 0.048, height), brass, 0.002, 6, FACING_FRONT))
    port = service_port_position(at)
    parts.append(cylinder(0.006, 0.03, (port[0], port[1], port[2] - 0.018), brass, 0.001, 24))
    parts.append(cylinder(0.0075, 0.012, (port[0], port[1], port[2] - 0.004), brass, 0.001, 6))
    return parts


def service_port_position(at):
    """Where a gauge hose screws onto the gas valve of `service_valves(at)`."""
    return (at[0] + 0.018, at[1], GAS_VALVE_HEIGHT + 0.045)


def refrigerant_pair(gas_path, liquid_path, cable_path=None):
    """Both pipes in white foam insulation, and the black interconnecting cable, along lists of points."""
    foam = materials.matte("#e9e6df", 0.85)
    parts = [
        tube(gas_path, 0.0165, foam, roundness=12, name="gas pipe"),
        tube(liquid_path, 0.0125, foam, roundness=12, name="liquid pipe"),
    ]
    if cable_path:
        parts.append(tube(cable_path, 0.0065, materials.matte("#1c1e20", 0.6), name="cable"))
    return parts


def trunking(x, bottom, top, width=0.16):
    """A vertical cover for pipes on a wall at y = 0, with an end collar at its lower end."""
    white = materials.plastic("#f0eee8", 0.5, 0)
    parts = [
        box((width, 0.07, top - bottom), (x, -0.035, (bottom + top) / 2), white, 0.008),
        box((width + 0.015, 0.078, 0.06), (x, -0.039, bottom + 0.03), white, 0.01),
    ]
    return group(parts)


def wall_bracket(x, height, reach=0.46):
    """A galvanised L bracket with a brace, bolted to a wall at y = 0; `height` is its top face."""
    steel = materials.metal("#9da2a6", 0.4)
    bolt = materials.metal("#70757a", 0.4)
    parts = [
        box((0.035, reach, 0.035), (x, -reach / 2, height - 0.0175), steel, 0.003),
        box((0.035, 0.006, 0.34), (x, -0.003, height - 0.17), steel, 0.002),
        tube([(x, -0.012, height - 0.31), (x, -reach + 0.06, height - 0.034)], 0.011, steel, False),
    ]
    for z in (height - 0.07, height - 0.30):
        parts.append(cylinder(0.010, 0.012, (x, -0.010, z), bolt, 0.002, 6, FACING_FRONT))
    return group(parts)


def _dial(centre, face_colour, pressure):
    """One gauge of a manifold, facing -Y. pressure: the needle's angle in degrees from straight down, clockwise."""
    x, y, z = centre
    chrome = materials.metal("#c6cacd", 0.2)
    ink = materials.matte("#20262c", 0.6)
    parts = [
        cylinder(0.040, 0.034, (x, y + 0.017, z), materials.plastic(face_colour, 0.4), 0.004, rotation=FACING_FRONT),
        cylinder(0.0345, 0.002, (x, y - 0.0008, z), materials.matte("#fbfbf8", 0.5), rotation=FACING_FRONT),
        lathe(
            [(0.035, 0), (0.040, 0), (0.041, 0.006), (0.036, 0.008), (0.035, 0)], (x, y, z), chrome, 64, FACING_FRONT
        ),
    ]
    for index in range(31):
        angle = math.radians(-45 + index * 9)
        length = 0.007 if index % 5 == 0 else 0.004
        r = 0.031 - length / 2
        where = (x - r * math.cos(angle), y - 0.0022, z + r * math.sin(angle))
        parts.append(box((length, 0.0008, 0.001), where, ink, rotation=(0, angle, 0)))
    angle = math.radians(pressure)
    needle = box((0.0018, 0.001, 0.030), (0, 0, -0.010), materials.matte("#c0251c", 0.5))
    parts.append(group([needle], (x, y - 0.004, z), (0, angle, 0)))
    parts.append(cylinder(0.004, 0.004, (x, y - 0.005, z), ink, rotation=FACING_FRONT))
    return parts


GAUGE_PORTS = {"low": -0.062, "charge": 0.0, "high": 0.062}
"""Where the hoses leave the manifold: metres right of its middle, at its lower edge."""


def manifold_gauges(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A two-valve manifold set hung by a hook; `location` is the middle of its block, 0.2 m below the hook."""
    blue, red = "#1f62ab", "#c22a20"
    block = materials.metal("#b9bec3", 0.35)
    brass = materials.brass()
    parts = [box((0.17, 0.032, 0.036), (0, 0, 0), block, 0.005)]
    for side, colour, pressure in ((-1, blue, 118), (1, red, 152)):
        parts.append(cylinder(0.009, 0.035, (side * 0.046, 0, 0.030), brass, 0.001, 24))
        parts += _dial((side * 0.046, -0.020, 0.082), colour, pressure)
        parts.append(cylinder(0.006, 0.03, (side * 0.098, 0, 0), brass, rotation=ALONG_X, sides=24))
        parts.append(cylinder(0.020, 0.024, (side * 0.118, 0, 0), materials.plastic(colour, 0.4), 0.003, 10, ALONG_X))
    for x in GAUGE_PORTS.values():
        parts.append(cylinder(0.006, 0.03, (x, 0, -0.03), brass, sides=24))
        parts.append(cylinder(0.0085, 0.014, (x, 0, -0.044), brass, 0.001, 6))
    parts.append(cylinder(0.012, 0.004, (0, -0.017, 0), materials.glass(), rotation=FACING_FRONT))
    hook = [(0, 0.002, 0.018), (0, 0.004, 0.16), (0, 0.006, 0.195), (0, 0.025, 0.215), (0, 0.04, 0.198)]
    parts.append(tube(hook, 0.003, materials.metal("#9da2a6", 0.3), roundness=6))
    return group(parts, location, rotation)


def gauge_hose(points, colour):
    """A charging hose with knurled brass ends along points."""
    brass = materials.brass()
    parts = [tube(points, 0.0058, materials.plastic(colour, 0.5, 0), name="hose")]
    for end, inner in ((points[0], points[1]), (points[-1], points[-2])):
        direction = (Vector(inner) - Vector(end)).normalized()
        turn = direction.to_track_quat("Z", "Y").to_euler()
        centre = Vector(end) + direction * 0.012
        parts.append(cylinder(0.0085, 0.026, centre, brass, 0.001, 12, turn))
    return group(parts)


def pipe_clip(x, height, width=0.18, proud=0.064):
    """A flat saddle across pipes on a wall at y = 0, with its feet screwed to the wall."""
    steel = materials.metal("#b4b9bc", 0.35)
    half = width / 2
    parts = [box((width, 0.003, 0.018), (x, -proud, height), steel, 0.001)]
    for side in (-1, 1):
        parts.append(box((0.003, proud, 0.018), (x + side * half, -proud / 2, height), steel, 0.001))
        parts.append(box((0.03, 0.003, 0.018), (x + side * (half + 0.015), -0.0015, height), steel, 0.001))
    return group(parts)


def condensate_drain(points):
    """White plastic drain pipe in straight lengths; the points must fall towards the last."""
    return bent_pipe(points, 0.011, materials.plastic("#eceeee", 0.45, 0), 0.03, name="drain")


def cassette(location=(0, 0, 2.7)):
    """A four-way ceiling cassette, 0.95 m square; `location` is the middle of its face, in the ceiling's plane."""
    white = materials.plastic("#f5f6f6", 0.35, 0.1)
    dark = materials.matte("#1d2124", 0.6)
    slat = materials.plastic("#e6e8e8", 0.45, 0)
    size, lip = 0.95, 0.022
    parts = [box((size, size, lip), (0, 0, -lip / 2), white, 0.008)]
    for quarter in range(4):
        slot = [
            box((0.56, 0.075, 0.004), (0, -0.385, -lip - 0.001), dark),
            box((0.555, 0.070, 0.005), (0, -0.392, -lip - 0.016), white, 0.002, rotation=(math.radians(26), 0, 0)),
        ]
        parts.append(group(slot, (0, 0, 0), (0, 0, quarter * math.pi / 2)))
    parts.append(box((0.58, 0.58, 0.012), (0, 0, -lip - 0.006), white, 0.006))
    parts.append(box((0.50, 0.50, 0.003), (0, 0, -lip - 0.012), dark))
    for index in range(24):
        y = -0.24 + index * 0.48 / 23
        parts.append(box((0.495, 0.011, 0.006), (0, y, -lip - 0.015), slat, 0.001))
    parts.append(box((0.07, 0.02, 0.002), (0.33, 0.28, -lip - 0.001), materials.matte("#30363b", 0.4)))
    led = materials.glow("#49d37e", 3, lamp=False)
    parts.append(cylinder(0.003, 0.002, (0.345, 0.28, -lip - 0.003), led, sides=16))
    return group(parts, location)


def refrigerant_cylinder(location=(0, 0, 0), colour="#8fb7a3"):
    """A disposable gas cylinder on the origin, 0.24 m wide and 0.36 m tall, with its carrying collar and valve."""
    coat = materials.powder_coat(colour, 0.35)
    brass = materials.brass()
    profile = [
        (0, 0.012),
        (0.09, 0.0),
        (0.11, 0.02),
        (0.12, 0.06),
        (0.12, 0.23),
        (0.105, 0.275),
        (0.06, 0.30),
        (0.02, 0.305),
        (0, 0.305),
    ]
    parts = [lathe(profile, material=coat, name="cylinder")]
    collar = lathe([(0.075, 0.285), (0.08, 0.29), (0.088, 0.355), (0.083, 0.36), (0.072, 0.295)], material=coat)
    grips = [box((0.08, 0.06, 0.10), (0, side * 0.09, 0.36), rounding=0.01) for side in (-1, 1)]
    parts += [cut(collar, *grips), *grips]
    parts.append(cylinder(0.008, 0.05, (0, 0, 0.325), brass, 0.001, 24))
    parts.append(cylinder(0.019, 0.012, (0, 0, 0.352), materials.plastic("#2b2f33", 0.5), 0.002, 12))
    parts.append(cylinder(0.006, 0.035, (0.018, 0, 0.325), brass, 0.001, 24, ALONG_X))
    parts.append(cylinder(0.1203, 0.10, (0, 0, 0.14), materials.matte("#eef1ee", 0.5)))
    parts.append(cylinder(0.1206, 0.018, (0, 0, 0.17), materials.matte("#2f6f57", 0.5)))
    return group(parts, location)
