"""Screens, decoders, remotes, satellite dishes, cameras, recorders and smart-home boxes. All plain, no brand."""

import math
from pathlib import Path

import bpy
from mathutils import Vector

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    box,
    cylinder,
    flat_shape,
    group,
    lathe,
    text,
    tube,
)

PICTURES = Path(__file__).resolve().parents[3] / "content" / "pictures"

SCREEN_FLAT = 0.6
"""Brightness of drawn screens: seen, but not sampled as lamps."""


def _lit(colour, strength=SCREEN_FLAT):
    return materials.glow(colour, strength, lamp=False)


def _panel(left, right, bottom, top, y, colour, strength=SCREEN_FLAT):
    corners = [(left, y, bottom), (right, y, bottom), (right, y, top), (left, y, top)]
    return flat_shape(corners, _lit(colour, strength), "screen panel")


def _photo(name, corners, crop=(0, 0, 1, 1), strength=0.85):
    """One of the site's pictures on a face, lit from within. crop: the part that is shown, as shares (left, bottom, right, top)."""
    surface = materials.Surface(f"photo {name}")
    surface.material.cycles.sample_as_light = False
    image = surface.node("TexImage")
    image.image = bpy.data.images.load(str(PICTURES / f"{name}.webp"))
    glow = surface.node("Emission", Strength=strength)
    surface.join(surface.node("TexCoord").outputs["UV"], image.inputs["Vector"])
    surface.join(image.outputs["Color"], glow.inputs["Color"])
    surface.surface_from(glow.outputs[0])
    face = flat_shape(corners, surface.material, f"photo {name}")
    left, bottom, right, top = crop
    for corner, place in zip(face.data.uv_layers.new().data, ((left, bottom), (right, bottom), (right, top), (left, top))):
        corner.uv = place
    return face


def photo_screen(width, height, y):
    """The site's picture of Table Mountain across the bay on a screen: its middle at the origin, its face at y."""
    across, up = width / 2, height / 2
    corners = [(-across, y, -up), (across, y, -up), (across, y, up), (-across, y, up)]
    return [_photo("table-mountain-bay", corners, (0, 0.02, 1, 0.02 + (height / width) * 1.6))]


def signal_screen(width, height, y):
    """A receiver's set-up screen: two bars, signal strength and quality, on navy."""
    parts = [_panel(-width / 2, width / 2, -height / 2, height / 2, y, "#0d2340", 0.8)]
    ink = _lit("#e9f1f8", 0.9)
    front = y - 0.0006
    parts.append(text("Signal check", height * 0.085, (-width * 0.40, front, height * 0.33), ink, align="LEFT"))
    parts.append(_panel(-width * 0.40, width * 0.40, height * 0.252, height * 0.256, front, "#48688c"))
    for label, share, z, colour in (("Strength", 0.86, 0.08, "#3fae6a"), ("Quality", 0.78, -0.16, "#e0b22e")):
        parts.append(text(label, height * 0.062, (-width * 0.40, front, height * (z + 0.07)), ink, align="LEFT"))
        low, high = height * (z - 0.045), height * (z + 0.015)
        parts.append(_panel(-width * 0.40, width * 0.28, low, high, front, "#27415f"))
        parts.append(_panel(-width * 0.40, width * (-0.40 + 0.68 * share), low, high, front - 0.0003, colour, 0.9))
        parts.append(text(f"{share:.0%}", height * 0.062, (width * 0.36, front, height * (z - 0.015)), ink))
    parts.append(
        text(
            "Signal locked", height * 0.055, (-width * 0.40, front, -height * 0.36), _lit("#8fd3a8", 0.9), align="LEFT"
        )
    )
    return parts


VIEWS = (
    ("1 Drive", "van-open"),
    ("2 Front door", "boots-door"),
    ("3 Yard", "condenser-slab"),
    ("4 Cold room", "cold-room-wide"),
)
"""What the recorder's cameras see, each with the site's picture that stands for it."""


def camera_views(width, height, y):
    """A recorder's screen: four views, each one of the site's pictures under its label."""
    parts = [_panel(-width / 2, width / 2, -height / 2, height / 2, y, "#0b0e12", 0.6)]
    half_width, half_height = width / 2 - 0.004, height / 2 - 0.004
    shown = half_height / half_width * 1.6  # of a picture's height, which is 1 to 1.6
    for index, (label, name) in enumerate(VIEWS):
        x = (-1 if index % 2 == 0 else 1) * width / 4
        z = (1 if index < 2 else -1) * height / 4
        front = y - 0.0004
        left, right, low, high = x - half_width / 2, x + half_width / 2, z - half_height / 2, z + half_height / 2
        corners = [(left, front, low), (right, front, low), (right, front, high), (left, front, high)]
        parts.append(_photo(name, corners, (0, (1 - shown) / 2, 1, (1 + shown) / 2), 0.6))
        where = (left + half_width * 0.04, front - 0.0008, high - half_height * 0.11)
        parts.append(_panel(left, left + half_width * 0.42, high - half_height * 0.16, high, front - 0.0004, "#0b0e12", 0.6))
        parts.append(text(label, height * 0.035, where, _lit("#ffffff", 0.9), align="LEFT"))
    return parts


def television(location=(0, 0, 1.3), screen=photo_screen, width=1.23):
    """A flat television on its wall bracket, 16:9; `location` is the middle of its back on the wall.

    screen: one of the screens of this module, or None when switched off.
    """
    height = width * 9 / 16 + 0.012
    black = materials.plastic("#101214", 0.35, 0)
    parts = [
        box((width, 0.028, height), (0, -0.054, 0), black, 0.004),
        box((0.42, 0.040, 0.30), (0, -0.020, 0), materials.matte("#1d2023", 0.6)),
        box(
            (width - 0.016, 0.001, height - 0.018),
            (0, -0.0685, 0.002),
            materials.Surface("panel", "#050607", 0.12).material,
        ),
    ]
    if screen:
        parts += screen(width - 0.016, height - 0.020, -0.0695)
    return group(parts, location)


def decoder(location=(0, 0, 0), digits="8:42"):
    """A satellite decoder, 0.28 x 0.2 x 0.045 m, facing -Y, on the origin."""
    parts = [
        box((0.28, 0.20, 0.040), (0, 0, 0.024), materials.plastic("#191c1f", 0.35, 0), 0.006),
        box((0.27, 0.003, 0.026), (0, -0.1005, 0.024), materials.Surface("window", "#060708", 0.08).material, 0.001),
        text(digits, 0.018, (0.03, -0.1028, 0.024), _lit("#a8dcff", 2.5)),
        cylinder(0.003, 0.002, (-0.115, -0.1025, 0.024), _lit("#49d37e", 4), rotation=FACING_FRONT, sides=16),
    ]
    for x in (-0.12, 0.12):
        parts.append(cylinder(0.010, 0.006, (x, -0.08, 0.003), materials.matte("#0c0d0e", 0.8), sides=24))
    return group(parts, location)


def remote(location=(0, 0, 0), turn=0.0):
    """A remote control lying with its top towards +Y. turn: radians."""
    black = materials.plastic("#1a1d20", 0.4, 0)
    key = materials.matte("#3a4046", 0.6)
    parts = [box((0.048, 0.19, 0.018), (0, 0, 0.009), black, 0.007, 4)]
    for row in range(4):
        for column in range(3):
            where = (-0.013 + column * 0.013, -0.02 - row * 0.016, 0.0188)
            parts.append(box((0.009, 0.008, 0.003), where, key, 0.001))
    ring = [(0.008, 0), (0.0155, 0), (0.0155, 0.002), (0.008, 0.002), (0.008, 0)]
    parts.append(lathe(ring, (0, 0.022, 0.018), key, 48))
    parts.append(cylinder(0.0065, 0.003, (0, 0.022, 0.0190), materials.matte("#59616a", 0.5), 0.001))
    parts.append(cylinder(0.005, 0.003, (-0.013, 0.078, 0.0188), materials.matte("#a8221b", 0.5), 0.001))
    for index, colour in enumerate(("#a8221b", "#2f8a4e", "#d8ae22", "#1f62ab")):
        parts.append(
            box((0.007, 0.004, 0.002), (-0.0145 + index * 0.0097, 0.050, 0.0186), materials.matte(colour, 0.5))
        )
    return group(parts, location, (0, 0, turn))


def satellite_dish(location=(0, 0, 0), rotation=(0, 0, 0), radius=0.42, mast=0.55):
    """An offset dish on a galvanised mast, facing -Y and up; `location` is the mast's foot. Returns its group."""
    skin = materials.powder_coat("#d6d9da", 0.5)
    steel = materials.metal("#aeb3b7", 0.4)
    profile = []
    for step in range(17):
        r = radius * step / 16
        profile.append((r, 0.30 * r * r / radius))
    profile += [(radius + 0.012, 0.30 * radius + 0.002), (radius + 0.012, 0.30 * radius - 0.006)]
    dish = lathe(profile, material=skin, sides=96, name="dish")
    dish.scale = (1.0, 1.08, 1.0)
    arm = [(0, -radius * 1.02, 0.06), (0, -radius * 0.98, 0.02), (0, -radius * 0.55, radius * 0.95)]
    head = (0, -radius * 0.52, radius * 1.02)
    face = [
        dish,
        tube([arm[0], arm[2]], 0.011, steel, False),
        cylinder(0.030, 0.05, head, materials.plastic("#e9ebec", 0.4), 0.006, rotation=(math.radians(-24), 0, 0)),
        box(
            (0.045, 0.06, 0.10),
            (0, -radius * 0.50, radius * 1.10),
            materials.plastic("#dfe2e3", 0.45),
            0.008,
            rotation=(math.radians(-24), 0, 0),
        ),
        box((0.16, 0.12, 0.05), (0, 0, -0.03), steel, 0.004),
    ]
    tilted = group(face, (0, -0.10, mast - 0.05), (math.radians(62), 0, 0))
    lnb = Vector((0, -0.10, mast - 0.05)) + tilted.rotation_euler.to_matrix() @ Vector(
        (0, -radius * 0.50, radius * 1.14)
    )
    cable = [
        tuple(lnb),
        (0.03, lnb.y + 0.06, lnb.z - 0.16),
        (0.03, -0.22, mast - 0.42),
        (0.026, -0.02, mast - 0.30),
        (0.028, 0.0, 0.10),
        (0.07, 0.05, 0.05),
    ]
    parts = [
        tilted,
        cylinder(0.022, mast, (0, 0, mast / 2), steel, 0.002),
        cylinder(0.075, 0.11, (0, 0, 0.035), materials.matte("#2b3034", 0.7), 0.004, top_radius=0.026),
        tube(cable, 0.0034, materials.plastic("#1d2023", 0.5, 0)),
    ]
    for z in (0.16, mast - 0.2):
        parts.append(cylinder(0.0235, 0.008, (0, 0, z), materials.matte("#17191b", 0.6)))
    return group(parts, location, rotation)


def bullet_camera(location=(0, 0, 0), turn=0.0, dip=18):
    """A security camera below a soffit: a junction box at `location` on the ceiling plane, its lens towards -Y.

    turn: radians to the side; dip: degrees below level.
    """
    white = materials.plastic("#eef0f0", 0.38)
    black = materials.Surface("lens face", "#0a0b0d", 0.15).material
    parts = [
        cylinder(0.055, 0.04, (0, 0, -0.02), white, 0.006),
        cylinder(0.018, 0.05, (0, 0, -0.06), white, 0.004),
        cylinder(0.024, 0.034, (0, 0, -0.095), white, 0.006, rotation=ALONG_X),
        cylinder(0.016, 0.06, (0, -0.025, -0.102), white, 0.003, rotation=FACING_FRONT),
    ]
    body = [
        cylinder(0.036, 0.17, (0, -0.055, 0), white, 0.004, rotation=FACING_FRONT),
        cylinder(0.033, 0.004, (0, -0.141, 0), black, rotation=FACING_FRONT),
        cylinder(
            0.013,
            0.006,
            (0, -0.144, 0),
            materials.Surface("lens", "#101a26", 0.03, Clearcoat=1.0).material,
            0.003,
            rotation=FACING_FRONT,
        ),
        box((0.080, 0.215, 0.006), (0, -0.072, 0.040), white, 0.003),
    ]
    for index in range(8):
        angle = 2 * math.pi * index / 8 + 0.2
        where = (0.023 * math.cos(angle), -0.1432, 0.023 * math.sin(angle))
        body.append(cylinder(0.004, 0.002, where, materials.plastic("#2b1a1c", 0.2), rotation=FACING_FRONT, sides=16))
    parts.append(group(body, (0, -0.068, -0.115), (math.radians(dip), 0, 0)))
    return group(parts, location, (0, 0, turn))


def recorder(location=(0, 0, 0)):
    """A camera recorder, 0.34 x 0.25 x 0.05 m, facing -Y, on the origin, with its lights on."""
    parts = [
        box((0.34, 0.25, 0.046), (0, 0, 0.028), materials.powder_coat("#24282c", 0.45), 0.004),
        box((0.33, 0.004, 0.036), (0, -0.1255, 0.028), materials.plastic("#15181a", 0.3, 0), 0.002),
        box((0.012, 0.003, 0.006), (0.13, -0.1285, 0.020), materials.metal("#c6cacd", 0.3)),
    ]
    for index, colour in enumerate(("#49d37e", "#49d37e", "#4aa8ff")):
        where = (-0.14 + index * 0.022, -0.1282, 0.034)
        parts.append(cylinder(0.0026, 0.002, where, _lit(colour, 4), rotation=FACING_FRONT, sides=16))
    for slot in range(14):
        parts.append(box((0.003, 0.12, 0.001), (-0.10 + slot * 0.015, 0.02, 0.0512), materials.matte("#0b0c0d")))
    for x in (-0.14, 0.14):
        parts.append(cylinder(0.011, 0.006, (x, -0.10, 0.003), materials.matte("#0c0d0e", 0.8), sides=24))
    return group(parts, location)


def smart_hub(location=(0, 0, 0)):
    """A white hub, 0.11 m square with soft corners and a lit ring on top, on the origin."""
    white = materials.plastic("#f4f5f4", 0.4, 0.1)
    ring = [(0.030, 0), (0.0325, 0), (0.0325, 0.0008), (0.030, 0.0008), (0.030, 0)]
    parts = [
        box((0.11, 0.11, 0.030), (0, 0, 0.017), white, 0.014, 5),
        cylinder(0.046, 0.004, (0, 0, 0.002), materials.matte("#2a2e32", 0.7)),
        lathe(ring, (0, 0, 0.032), _lit("#58b7ff", 3), 64),
    ]
    return group(parts, location)


def wall_panel(location=(0, 0, 1.4), degrees="22°"):
    """A smart-home touch panel on a wall, 0.2 x 0.13 m: the room's temperature and four plain tiles."""
    parts = [
        box((0.20, 0.014, 0.13), (0, -0.007, 0), materials.plastic("#f1f2f1", 0.35), 0.005),
        box((0.184, 0.002, 0.114), (0, -0.0145, 0), materials.Surface("glass face", "#0a0d11", 0.08).material, 0.001),
        text(degrees, 0.045, (-0.050, -0.0160, 0.006), _lit("#eef6ff", 1.6)),
        text("Lounge", 0.013, (-0.050, -0.0160, -0.032), _lit("#9fb6cb", 1.2)),
    ]
    for index, (colour, label) in enumerate(
        (("#e0b22e", "Lights"), ("#4aa8ff", "Air"), ("#49b97e", "Gate"), ("#8a97a5", "Alarm"))
    ):
        x, z = 0.024 + (index % 2) * 0.042, 0.026 - (index // 2) * 0.050
        parts.append(_panel(x - 0.018, x + 0.018, z - 0.021, z + 0.021, -0.0158, "#1c2733", 0.8))
        parts.append(
            cylinder(0.006, 0.0004, (x, -0.0162, z + 0.006), _lit(colour, 1.4), rotation=FACING_FRONT, sides=32)
        )
        parts.append(text(label, 0.0085, (x, -0.0163, z - 0.011), _lit("#c6d4e0", 1.2)))
    return group(parts, location)
