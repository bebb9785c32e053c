"""Hand tools, meters and what carries them."""

import math

from mathutils import Vector, noise

from .. import materials
from ..shapes import (
    ALONG_X,
    FACING_FRONT,
    bent_pipe,
    bevel,
    box,
    cylinder,
    extrude,
    grid_faces,
    group,
    lathe,
    mesh_object,
    subdivide,
    text,
    thicken,
    tube,
)

ALONG_Y = (math.pi / 2, 0, 0)


def cam_key(location=(0, 0, 0), turn=0.0):
    """The hexagon key that closes cam locks, lying on the floor."""
    steel = materials.metal("#8c9297", 0.35)
    parts = [
        bent_pipe([(0, 0, 0.012), (0.26, 0, 0.012), (0.26, 0.09, 0.012)], 0.006, steel, 0.02, roundness=6),
        cylinder(0.015, 0.11, (0.01, 0, 0.015), materials.plastic("#c22a20", 0.45), 0.004, rotation=ALONG_X),
    ]
    return group(parts, location, (0, 0, turn))


def sealant_gun(location=(0, 0, 0), turn=0.0):
    """A skeleton gun with a cartridge of white sealant, lying on its side."""
    frame = materials.powder_coat("#d9822b", 0.4)
    steel = materials.metal("#aeb3b7", 0.3)
    white = materials.plastic("#f2f3f2", 0.4)
    height = 0.028
    parts = [
        cylinder(0.0245, 0.215, (0, 0, height), white, 0.003, rotation=ALONG_X),
        cylinder(0.010, 0.07, (0.142, 0, height), white, rotation=(0, math.pi / 2, 0), top_radius=0.003),
        cylinder(0.0252, 0.06, (-0.01, 0, height), materials.matte("#1f5f93", 0.5), rotation=ALONG_X),
        tube([(-0.13, 0.026, height), (0.11, 0.026, height)], 0.004, frame, False),
        tube([(-0.13, -0.026, height), (0.11, -0.026, height)], 0.004, frame, False),
        box((0.02, 0.06, 0.05), (-0.13, 0, height), frame, 0.005),
        bent_pipe([(0.05, 0, height), (-0.34, 0, height), (-0.34, 0.03, height)], 0.0035, steel, 0.012),
        bent_pipe([(-0.13, -0.02, height), (-0.17, -0.03, height), (-0.20, -0.13, height)], 0.008, frame, 0.02),
        bent_pipe([(-0.12, -0.03, height), (-0.14, -0.05, height), (-0.155, -0.13, height)], 0.006, frame, 0.02),
    ]
    return group(parts, location, (0, 0, turn))


def screwdriver(location=(0, 0, 0), rotation=(0, 0, 0), length=0.1, colour="#c22a20", insulated=True):
    """A screwdriver lying along +X, its tip outermost, its handle's middle at the origin. length: of the blade."""
    grip = materials.plastic(colour, 0.4)
    black = materials.matte("#1b1e20", 0.6)
    steel = materials.metal("#b4b9bc", 0.3)
    handle = [
        (0, -0.055),
        (0.010, -0.055),
        (0.015, -0.045),
        (0.016, -0.01),
        (0.012, 0.02),
        (0.010, 0.035),
        (0.014, 0.05),
        (0.006, 0.058),
        (0, 0.058),
    ]
    parts = [lathe(handle, material=grip, sides=12, rotation=ALONG_X, name="handle")]
    parts.append(
        lathe(
            [(0.0148, -0.046), (0.0164, -0.03), (0.0165, -0.02), (0.0155, -0.005)],
            material=black,
            sides=24,
            rotation=ALONG_X,
        )
    )
    sleeve = 0.8 * length if insulated else 0.02
    parts.append(
        cylinder(0.0042, sleeve, (0.056 + sleeve / 2, 0, 0), grip if insulated else black, rotation=ALONG_X, sides=16)
    )
    parts.append(cylinder(0.003, length, (0.056 + length / 2, 0, 0), steel, rotation=ALONG_X, sides=16))
    parts.append(box((0.012, 0.006, 0.0014), (0.056 + length, 0, 0), steel))
    return group(parts, location, rotation)


def pliers(location=(0, 0, 0), rotation=(0, 0, 0), colour="#1f62ab"):
    """Combination pliers lying on their side, jaws to +X, 0.2 m long."""
    steel = materials.metal("#84898e", 0.35)
    grip = materials.plastic(colour, 0.45)
    parts = [cylinder(0.014, 0.012, (0, 0, 0), steel, 0.002)]
    for side in (-1, 1):
        jaw = [
            (0.0, side * 0.013),
            (0.03, side * 0.012),
            (0.055, side * 0.005),
            (0.055, side * 0.0006),
            (0.0, side * 0.0006),
        ]
        parts.append(bevel(extrude(jaw, 0.010, steel, "z"), 0.0015, 2))
        handle = [
            (-0.004, side * 0.006, 0),
            (-0.03, side * 0.016, 0),
            (-0.08, side * 0.026, 0),
            (-0.135, side * 0.022, 0),
        ]
        parts.append(tube(handle, 0.0085, grip))
    return group(parts, location, rotation)


def spanner(location=(0, 0, 0), rotation=(0, 0, 0), length=0.2):
    """An adjustable spanner lying flat, its jaw to +X."""
    steel = materials.metal("#a5abb0", 0.28)
    outline = [
        (-length + 0.05, -0.010),
        (-length + 0.05, 0.010),
        (-0.005, 0.012),
        (0.012, 0.028),
        (0.045, 0.033),
        (0.052, 0.022),
        (0.030, 0.012),
        (0.030, -0.004),
        (0.048, -0.010),
        (0.044, -0.018),
        (0.010, -0.020),
        (-0.005, -0.012),
    ]
    body = bevel(extrude(outline, 0.009, steel, "z"), 0.002, 2)
    wheel = cylinder(0.006, 0.012, (0.014, -0.008, 0), steel, 0.001, 12, ALONG_X)
    return group([body, wheel], location, rotation)


def multimeter(location=(0, 0, 0), rotation=(0, 0, 0), reading="230.4"):
    """A yellow and grey multimeter lying on its back, its top towards +Y, its screen upwards; 0.09 x 0.19 m."""
    case = materials.plastic("#e0ae1c", 0.45, 0)
    face = materials.matte("#2b3035", 0.5)
    ink = materials.matte("#e9ecee", 0.6)
    up = (0, 0, 0)
    top = 0.046
    parts = [
        box((0.094, 0.19, 0.044), (0, 0, 0.022), case, 0.011, 4),
        box((0.078, 0.174, 0.004), (0, 0, 0.0445), face, 0.003),
        box((0.064, 0.042, 0.002), (0, 0.058, 0.0468), materials.matte("#aebd9f", 0.3), 0.001),
        text(reading, 0.026, (0.0, 0.056, top + 0.0022), materials.matte("#171c15", 0.6), up),
        text("V~", 0.009, (0.024, 0.072, top + 0.0022), materials.matte("#171c15", 0.6), up),
        cylinder(0.026, 0.010, (0, -0.012, top + 0.004), materials.matte("#3d444a", 0.45), 0.003),
        box(
            (0.007, 0.044, 0.008),
            (0, -0.012, top + 0.010),
            materials.matte("#555d64", 0.4),
            0.002,
            rotation=(0, 0, -0.7),
        ),
    ]
    for index, mark in enumerate(("V~", "V=", "mV", "Ω", "A~", "A=", "Hz", "°C", "OFF")):
        angle = math.radians(205 - index * 29)
        where = (0.036 * math.cos(angle), -0.012 + 0.036 * math.sin(angle), top + 0.001)
        parts.append(text(mark, 0.006, where, ink, up))
    for x in (-0.022, 0, 0.022):
        parts.append(box((0.015, 0.008, 0.003), (x, 0.029, top + 0.0005), materials.matte("#6b737a", 0.5), 0.001))
    for x, colour in ((-0.024, "#141618"), (0, "#141618"), (0.024, "#a8221b")):
        parts.append(cylinder(0.008, 0.003, (x, -0.070, top + 0.0015), materials.plastic(colour, 0.5), 0.001))
        parts.append(cylinder(0.004, 0.004, (x, -0.070, top + 0.002), materials.matte("#050505")))
    return group(parts, location, rotation)


def test_lead(points, colour):
    """A meter's lead along points: a plug at the first, a probe lying along the last stretch."""
    rubber = materials.plastic(colour, 0.5, 0)
    steel = materials.metal("#c9ced2", 0.2)
    start, before, end = (Vector(points[i]) for i in (0, -2, -1))
    along = (end - before).normalized()
    turn = along.to_track_quat("Z", "Y").to_euler()
    parts = [
        tube(points, 0.0021, rubber, name="lead"),
        cylinder(0.0055, 0.026, start, rubber, 0.001, 24),
        cylinder(0.0052, 0.10, end + along * 0.05, rubber, 0.001, 24, turn),
        cylinder(0.0085, 0.004, end + along * 0.096, rubber, 0.001, 24, turn),
        cylinder(0.0012, 0.022, end + along * 0.109, steel, 0, 12, turn, 0.0003),
    ]
    return group(parts)


def tool_bag(location=(0, 0, 0), rotation=(0, 0, 0), canvas="#2c3a4a"):
    """An open-mouthed canvas tool bag, 0.46 x 0.26 x 0.28 m, with a tubular handle and pockets on its sides."""
    cloth = materials.fabric(canvas, canvas, 0.15)
    leather = materials.matte("#8a5a34", 0.55)
    steel = materials.metal("#b4b9bc", 0.3)
    length, depth, height = 0.46, 0.26, 0.28
    parts = [box((length - 0.02, depth - 0.02, 0.012), (0, 0, 0.010), materials.matte("#17191b", 0.8), 0.005)]
    sides = 40
    rows = 10
    vertices = []
    for row in range(rows + 1):
        t = row / rows
        for side in range(sides + 1):
            angle = 2 * math.pi * side / sides
            square = max(abs(math.cos(angle)), abs(math.sin(angle))) ** 0.75
            slump = 0.008 * math.sin(angle * 5 + t * 3) * t * (1 - t) * 4
            bulge = 1 + 0.05 * math.sin(math.pi * t)
            x = (length / 2 * bulge + slump) * math.cos(angle) / square
            y = (depth / 2 * bulge + slump) * math.sin(angle) / square
            vertices.append((x, y, 0.005 + height * t))
    shell = mesh_object("bag", vertices, grid_faces(rows, sides), cloth, True)
    parts.append(subdivide(thicken(shell, 0.006, 0), 1))
    rim = [v for v in vertices[-(sides + 1) : -1]]
    parts.append(tube(rim, 0.007, leather, True, True))
    for face in (-1, 1):
        for x in (-0.145, 0, 0.145):
            pocket = box((0.12, 0.012, 0.15), (x, face * (depth / 2 + 0.008), 0.10), cloth, 0.005)
            trim = box((0.122, 0.014, 0.014), (x, face * (depth / 2 + 0.009), 0.172), leather, 0.003)
            parts += [pocket, trim]
    for side in (-1, 1):
        parts.append(
            tube(
                [(side * length / 2, 0, height - 0.06), (side * (length / 2 - 0.01), 0, height + 0.10)],
                0.006,
                steel,
                False,
            )
        )
    parts.append(cylinder(0.016, length - 0.02, (0, 0, height + 0.10), leather, 0.004, rotation=ALONG_X))
    return group(parts, location, rotation)


def tape_measure(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A pocket tape on its base, 70 mm square."""
    parts = [
        box((0.070, 0.036, 0.068), (0, 0, 0.034), materials.plastic("#e0ae1c", 0.4), 0.014, 4),
        cylinder(0.024, 0.038, (0, 0, 0.036), materials.matte("#24282c", 0.5), 0.002, rotation=FACING_FRONT),
        box((0.06, 0.024, 0.0012), (0.06, 0, 0.004), materials.matte("#f0d24a", 0.4), rotation=(0, 0.03, 0)),
        box((0.003, 0.022, 0.012), (0.09, 0, 0.006), materials.metal("#c6cacd", 0.3)),
    ]
    return group(parts, location, rotation)


def spirit_level(location=(0, 0, 0), rotation=(0, 0, 0), length=0.6):
    """An aluminium level standing on edge along X, with three vials."""
    aluminium = materials.metal("#c9cdd0", 0.35)
    blue = materials.powder_coat("#1f5f93", 0.35)
    vial = materials.Surface("vial", "#cfe04a", 0.05, Specular=0.7).material
    parts = [
        box((length, 0.022, 0.006), (0, 0, 0.003), aluminium, 0.001),
        box((length, 0.022, 0.006), (0, 0, 0.052), aluminium, 0.001),
        box((length - 0.002, 0.014, 0.044), (0, 0, 0.0275), blue),
    ]
    for end in (-1, 1):
        parts.append(box((0.012, 0.024, 0.057), (end * length / 2, 0, 0.0275), materials.matte("#17191b", 0.6), 0.003))
    parts.append(cylinder(0.006, 0.05, (0, -0.004, 0.046), vial, 0.002, 24, ALONG_X))
    for x in (-length * 0.38, length * 0.38):
        parts.append(cylinder(0.016, 0.016, (x, 0, 0.0275), materials.matte("#17191b", 0.6), 0.001, rotation=ALONG_Y))
        parts.append(cylinder(0.006, 0.024, (x, -0.004, 0.0275), vial, 0.002, 24))
    return group(parts, location, rotation)


def drop_sheet(x, y, seed=3, colour="#e9e4d8", pressed=()):
    """A creased cotton sheet on the floor. x, y: (from, to); pressed: (x, y, radius) where something lies on it.

    Its top is 4 mm above the floor where it is pressed flat.
    """
    columns, rows = 120, 90
    vertices = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            px, py = x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v
            fold = abs(noise.noise(Vector((px * 2.2 + seed, py * 1.6, 0))))
            crease = 0.020 * max(0, 0.16 - fold) / 0.16
            ripple = 0.005 * (1 + noise.noise(Vector((px * 7, py * 7, seed))))
            edge = 0.02 * noise.noise(Vector((px * 3, py * 3, seed * 2)))
            at_edge = 1 if column in (0, columns) or row in (0, rows) else 0
            loose = 1.0
            for at_x, at_y, radius in pressed:
                away = math.hypot(px - at_x, py - at_y) / radius
                loose = min(loose, max(0, min(1, (away - 0.7) / 0.6)))
            vertices.append((px + edge * at_edge, py + edge * at_edge, 0.002 + (crease + ripple) * loose))
    sheet = mesh_object(
        "drop sheet", vertices, grid_faces(rows, columns), materials.fabric(colour, "#ddd6c6", 0.1), True
    )
    return thicken(sheet, 0.0015)
