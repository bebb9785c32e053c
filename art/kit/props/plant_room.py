"""The machinery side of refrigeration: compressors, receivers, driers, switches and their pipework."""

from .. import materials
from ..shapes import ALONG_X, FACING_FRONT, box, circle, cylinder, flat_shape, group, lathe, text, tube
from .decor import shipping_label


def hermetic_compressor(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A black scroll compressor, 0.24 m wide and 0.46 m tall, on rubber feet, its terminal box towards -Y.

    Its stubs end at `COMPRESSOR_SUCTION` (left, low) and `COMPRESSOR_DISCHARGE` (top).
    """
    shell = materials.powder_coat("#17191c", 0.32)
    weld = materials.powder_coat("#24272a", 0.4)
    steel = materials.metal("#aeb3b7", 0.35)
    rubber = materials.matte("#111213", 0.8)
    profile = [
        (0, 0.035),
        (0.085, 0.035),
        (0.112, 0.05),
        (0.12, 0.075),
        (0.12, 0.37),
        (0.112, 0.41),
        (0.085, 0.44),
        (0.04, 0.455),
        (0, 0.458),
    ]
    parts = [lathe(profile, material=shell, sides=96, name="shell")]
    for z in (0.085, 0.355):
        parts.append(tube(circle(0.1205, 72, (0, 0, z)), 0.0035, weld, False, True, 6))
    parts.append(box((0.27, 0.27, 0.006), (0, 0, 0.035), weld, 0.002))
    for x in (-0.115, 0.115):
        for y in (-0.115, 0.115):
            parts.append(cylinder(0.02, 0.032, (x, y, 0.016), rubber, 0.004))
            parts.append(cylinder(0.012, 0.010, (x, y, 0.043), steel, 0.001, 6))
    parts.append(box((0.105, 0.075, 0.115), (0.02, -0.145, 0.275), materials.plastic("#2a2e32", 0.5, 0), 0.008))
    parts.append(box((0.095, 0.004, 0.105), (0.02, -0.184, 0.275), materials.plastic("#353a3f", 0.5, 0), 0.003))
    parts.append(cylinder(0.005, 0.004, (0.02, -0.187, 0.315), steel, rotation=FACING_FRONT, sides=16))
    plate = shipping_label(0.09, 0.06, "#1f5f93", 3)
    plate.location = (-0.062, -0.1045, 0.18)
    plate.rotation_euler.z = -0.545
    parts.append(plate)
    copper = materials.copper()
    parts.append(tube([(-0.10, -0.03, 0.16), (-0.17, -0.03, 0.16)], 0.0165, copper, False))
    parts.append(tube([(0.05, 0.02, 0.43), (0.05, 0.02, 0.50)], 0.0115, copper, False))
    return group(parts, location, rotation)


COMPRESSOR_SUCTION = (-0.17, -0.03, 0.16)
COMPRESSOR_DISCHARGE = (0.05, 0.02, 0.50)


def filter_drier(location=(0, 0, 0)):
    """A liquid line's drier lying along X, copper stubs 0.11 m either side of its middle."""
    body = materials.powder_coat("#c8352b", 0.35)
    profile = [
        (0.009, -0.095),
        (0.014, -0.088),
        (0.032, -0.070),
        (0.036, -0.055),
        (0.036, 0.055),
        (0.032, 0.070),
        (0.014, 0.088),
        (0.009, 0.095),
    ]
    parts = [
        lathe(profile, material=body, rotation=ALONG_X, name="drier"),
        cylinder(0.0064, 0.22, (0, 0, 0), materials.copper(), rotation=ALONG_X, sides=24),
        cylinder(0.0366, 0.06, (0, 0, 0), materials.matte("#f1f2f0", 0.5), rotation=ALONG_X),
    ]
    arrow = [
        (-0.02, -0.0368, -0.003),
        (0.008, -0.0368, -0.003),
        (0.008, -0.0368, -0.009),
        (0.024, -0.0368, 0),
        (0.008, -0.0368, 0.009),
        (0.008, -0.0368, 0.003),
        (-0.02, -0.0368, 0.003),
    ]
    parts.append(flat_shape(arrow, materials.matte("#1b3556", 0.6), "arrow"))
    return group(parts, location)


def sight_glass(location=(0, 0, 0)):
    """A brass sight glass in a line along X, its green dot towards -Y."""
    brass = materials.brass()
    parts = [
        cylinder(0.012, 0.06, (0, 0, 0), brass, 0.002, 6, ALONG_X),
        cylinder(0.0064, 0.10, (0, 0, 0), materials.copper(), rotation=ALONG_X, sides=24),
        cylinder(0.018, 0.026, (0, -0.010, 0), brass, 0.002, 8, FACING_FRONT),
        cylinder(0.013, 0.002, (0, -0.0235, 0), materials.plastic("#e9efe6", 0.1), rotation=FACING_FRONT),
        cylinder(0.004, 0.0012, (0, -0.0248, 0), materials.matte("#2f8f4e", 0.3), rotation=FACING_FRONT),
    ]
    return group(parts, location)


def ball_valve(location=(0, 0, 0)):
    """A brass ball valve in a line along X, its capped stem upwards."""
    brass = materials.brass()
    parts = [
        cylinder(0.016, 0.05, (0, 0, 0), brass, 0.004, rotation=ALONG_X),
        cylinder(0.0115, 0.10, (0, 0, 0), brass, 0.001, rotation=ALONG_X),
        cylinder(0.009, 0.03, (0, 0, 0.025), brass, 0.001),
        cylinder(0.0125, 0.022, (0, 0, 0.046), brass, 0.002, 6),
    ]
    return group(parts, location)


def liquid_receiver(location=(0, 0, 0), length=0.42):
    """A horizontal receiver along X on two cradles, 0.14 m wide."""
    coat = materials.powder_coat("#2d3a48", 0.35)
    half = length / 2
    profile = [
        (0, -half),
        (0.04, -half + 0.008),
        (0.062, -half + 0.03),
        (0.07, -half + 0.06),
        (0.07, half - 0.06),
        (0.062, half - 0.03),
        (0.04, half - 0.008),
        (0, half),
    ]
    parts = [lathe(profile, (0, 0, 0.10), coat, 72, ALONG_X, "receiver")]
    for x in (-half * 0.6, half * 0.6):
        parts.append(box((0.035, 0.11, 0.05), (x, 0, 0.025), materials.metal("#9da2a6", 0.4), 0.003))
    parts.append(cylinder(0.010, 0.04, (half * 0.3, 0, 0.185), materials.brass(), 0.002, 6))
    return group(parts, location)


def pressure_switch(location=(0, 0, 0)):
    """A dual pressure switch on a panel facing -Y: grey case, clear scale window, bellows below."""
    case = materials.plastic("#c9ced1", 0.45, 0)
    ink = materials.matte("#20262c", 0.6)
    steel = materials.metal("#b4b9bc", 0.3)
    parts = [
        box((0.12, 0.055, 0.10), (0, -0.0275, 0), case, 0.006),
        box((0.10, 0.003, 0.065), (0, -0.0565, 0.008), materials.matte("#f6f6f2", 0.3), 0.002),
    ]
    for x in (-0.026, 0.026):
        parts.append(box((0.003, 0.001, 0.052), (x, -0.0585, 0.008), ink))
        for mark in range(9):
            parts.append(box((0.009, 0.001, 0.0012), (x + 0.008, -0.0585, -0.014 + mark * 0.0055), ink))
        parts.append(box((0.012, 0.002, 0.002), (x, -0.059, 0.004 + 0.3 * x), materials.matte("#c0251c", 0.5)))
        parts.append(cylinder(0.007, 0.010, (x, -0.0275, 0.054), steel, 0.001, 24))
        parts.append(cylinder(0.015, 0.026, (x, -0.0275, -0.062), steel, 0.003))
        parts.append(cylinder(0.006, 0.02, (x, -0.0275, -0.083), materials.brass(), 0.001, 6))
    return group(parts, location)


def condenser_coil(width=0.9, height=0.6, location=(0, 0, 0)):
    """A finned coil facing -Y with its copper return bends on the right; stands on the origin."""
    fin = materials.metal("#b7bec4", 0.4)
    frame = materials.metal("#c9cdd0", 0.35)
    copper = materials.copper()
    parts = [box((width, 0.05, height), (0, 0.03, height / 2), materials.matte("#3a4046", 0.7))]
    count = int(width / 0.0045)
    for index in range(count):
        parts.append(
            box((0.0012, 0.012, height - 0.02), (-width / 2 + width * (index + 0.5) / count, 0, height / 2), fin)
        )
    for side in (-1, 1):
        parts.append(box((0.014, 0.09, height), (side * (width / 2 + 0.007), 0.02, height / 2), frame, 0.001))
        parts.append(
            box((width + 0.028, 0.09, 0.014), (0, 0.02, height / 2 + side * (height / 2 - 0.007)), frame, 0.001)
        )
    for row in range(int(height / 0.06)):
        z = 0.045 + row * 0.06
        edge = width / 2 + 0.014
        parts.append(
            tube(
                [
                    (edge, 0.01, z),
                    (edge + 0.018, 0.01, z + 0.006),
                    (edge + 0.018, 0.01, z + 0.024),
                    (edge, 0.01, z + 0.03),
                ],
                0.005,
                copper,
            )
        )
    return group(parts, location)


def pipe_tag(words, location, turn=0.0):
    """A small engraved tag on a line."""
    parts = [box((0.05, 0.0015, 0.018), (0, 0, 0), materials.matte("#f3f4f0", 0.5), 0.0005)]
    parts.append(text(words, 0.010, (0, -0.001, 0), materials.matte("#1b3556", 0.6)))
    return group(parts, location, (0, 0, turn))
