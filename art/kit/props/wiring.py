"""A distribution board with its breakers, surface sockets and conduit boxes."""

import math

from .. import materials
from ..shapes import FACING_FRONT, box, cylinder, group, slab, text
from . import electrical

MODULE = 0.018
"""Width in metres of one place on a breaker rail."""


def breaker(x, z, face, poles=1, colour="#e9ebea", rating="C20", test_button=False, handle="#1f5f93"):
    """A breaker switched on, its front at y = `face`, `poles` places wide; the toggle stands up."""
    body = materials.plastic(colour, 0.4)
    ink = materials.matte("#2b3137", 0.6)
    width = poles * MODULE - 0.0008
    toggle = materials.plastic(handle, 0.4)
    parts = [
        box((width, 0.030, 0.045), (x, face - 0.0025, z), body, 0.0012, name="breaker"),
        box((width - 0.002, 0.012, 0.023), (x, face - 0.021, z), body, 0.0015, name="nose"),
        box(
            (min(width - 0.006, 0.024), 0.0135, 0.009),
            (x, face - 0.030, z + 0.0035),
            toggle,
            0.0015,
            rotation=(-0.5, 0, 0),
        ),
        text(rating, 0.0062, (x, face - 0.0178, z + 0.0165), ink),
        box((0.004, 0.001, 0.003), (x, face - 0.0275, z - 0.0075), materials.matte("#b3271f"), name="flag"),
    ]
    if test_button:
        button = materials.plastic("#d8ae22", 0.4)
        parts.append(box((0.009, 0.005, 0.009), (x + width / 2 - 0.009, face - 0.019, z - 0.016), button, 0.0015))
        parts.append(text("TEST", 0.0045, (x - 0.003, face - 0.0178, z - 0.0165), ink))
    return group(parts)


def distribution_board(location=(0, 0, 0), rows=(), door_turn=115):
    """A surface board on its wall with its door open to the left, 0.32 m wide.

    rows: lists of (label, rating, poles), the upper first; rating None: a blank. door_turn: degrees.
    """
    sheet = materials.powder_coat("#eceeed", 0.36)
    panel = materials.powder_coat("#dfe3e4", 0.42)
    width, deep, pitch = 0.32, 0.085, 0.135
    height = pitch * len(rows) + 0.10
    back = slab((-width / 2, width / 2), (-deep, 0), (-height / 2, height / 2), sheet, 0.006, "case")
    lip = []
    for side in (-1, 1):
        x = sorted((side * width / 2, side * (width / 2 - 0.012)))
        lip.append(slab(x, (-deep - 0.014, -deep + 0.002), (-height / 2, height / 2), sheet, 0.002, "lip"))
        z = sorted((side * height / 2, side * (height / 2 - 0.012)))
        lip.append(slab((-width / 2 + 0.0005, width / 2 - 0.0005), (-deep - 0.0135, -deep + 0.002), z, sheet, 0.002))
    inner = slab(
        (-width / 2 + 0.014, width / 2 - 0.014),
        (-deep - 0.003, -deep + 0.001),
        (-height / 2 + 0.014, height / 2 - 0.014),
        panel,
        0.001,
        "front plate",
    )
    parts = [back, *lip, inner]
    top = height / 2 - 0.05 - pitch / 2 + 0.012
    for index, row in enumerate(rows):
        parts += _row(row, top - index * pitch, -deep - 0.003)
    for x in (-1, 1):
        for z in (-1, 1):
            where = (x * (width / 2 - 0.026), -deep - 0.004, z * (height / 2 - 0.026))
            screw = materials.metal("#9da2a6", 0.35)
            parts.append(cylinder(0.0045, 0.003, where, screw, 0.0008, rotation=FACING_FRONT, sides=24))
    parts.append(_door(width, height, deep, sheet, rows, math.radians(door_turn)))
    return group(parts, location)


def _row(row, z, face):
    """One rail: the breakers in their slot and a label under each."""
    places = sum(poles for _, _, poles in row)
    ink = materials.matte("#1c232b", 0.7)
    paper = materials.matte("#fbfbf8", 0.7)
    slot = materials.matte("#4a5158", 0.6)
    half = places * MODULE / 2
    parts = [box((2 * half + 0.004, 0.001, 0.049), (0, face - 0.0003, z), slot, name="slot")]
    parts.append(box((2 * half + 0.004, 0.0008, 0.026), (0, face - 0.0004, z - 0.043), paper, name="label strip"))
    x = -half
    for label, rating, poles in row:
        middle = x + poles * MODULE / 2
        x += poles * MODULE
        if rating is None:
            parts.append(box((poles * MODULE - 0.001, 0.006, 0.045), (middle, face - 0.002, z), paper, 0.001))
            continue
        test = "LEAK" in label
        handle = "#b3271f" if test or "MAIN" in label else "#1f5f93"
        parts.append(breaker(middle, z, face, poles, "#f1f2f0", rating, test, handle))
        size = 0.0068 if poles > 1 else 0.0046
        parts.append(text(label, size, (middle, face - 0.0012, z - 0.043), ink))
        if middle + poles * MODULE / 2 < half - 0.001:
            line = middle + poles * MODULE / 2
            parts.append(box((0.0006, 0.001, 0.026), (line, face - 0.0006, z - 0.043), ink, name="rule"))
    return parts


def _door(width, height, deep, sheet, rows, turn):
    """The door with its circuit list, hung at the case's left edge."""
    ink = materials.matte("#1c232b", 0.7)
    paper = materials.matte("#fdfdfa", 0.7)
    leaf = slab((0, width), (-0.008, 0), (-height / 2, height / 2), sheet, 0.003, "door")
    card = slab((0.05, width - 0.05), (0, 0.0006), (-height / 2 + 0.05, height / 2 - 0.04), paper, name="card")
    parts = [leaf, card]
    inside = (math.pi / 2, 0, math.pi)
    z = height / 2 - 0.06
    parts.append(text("CIRCUITS", 0.012, (width / 2, 0.001, z), materials.matte("#1f4a7a", 0.7), inside))
    number = 0
    for row in rows:
        for label, rating, _ in row:
            if rating is None:
                continue
            number += 1
            z -= 0.0155
            words = f"{number}  {label.replace(chr(10), ' ').title()}"
            parts.append(text(words, 0.0088, (width - 0.06, 0.001, z), ink, inside, "LEFT"))
    catch = materials.plastic("#2b3137", 0.4)
    parts.append(box((0.014, 0.012, 0.035), (width - 0.014, 0.004, 0), catch, 0.003))
    return group(parts, (-width / 2, -deep - 0.014, 0), (0, 0, -turn))


def surface_socket(location=(0, 0, 0)):
    """A double socket on a surface box, its back on the wall, conduit glands above and below."""
    white = materials.plastic("#eef0ef", 0.4)
    case = box((0.156, 0.042, 0.101), (0, -0.021, 0), white, 0.004, name="surface box")
    front = electrical.plug_socket((0, -0.042, 0))
    return group([case, front], location)


def round_box(location=(0, 0, 0)):
    """A round conduit box, 70 mm wide, with its lid and two screws."""
    grey = materials.plastic("#e4e6e6", 0.5, 0)
    screw = materials.metal("#a9aeb2", 0.35)
    parts = [
        cylinder(0.033, 0.030, (0, -0.015, 0), grey, 0.002, rotation=FACING_FRONT),
        cylinder(0.036, 0.006, (0, -0.032, 0), grey, 0.002, rotation=FACING_FRONT),
    ]
    for x in (-0.024, 0.024):
        parts.append(cylinder(0.0035, 0.002, (x, -0.0355, 0), screw, 0.0005, rotation=FACING_FRONT, sides=20))
    return group(parts, location)


def lying_saddle(x, z, radius=electrical.CONDUIT_RADIUS):
    """A saddle over a conduit that runs along X on a wall at y = 0."""
    grey = materials.plastic("#e4e6e6", 0.5, 0)
    return box((0.016, 2 * radius + 0.006, 0.05), (x, -radius - 0.002, z), grey, 0.002, name="saddle")


def coupling(location, along_x=False):
    """A conduit's threaded collar where it enters a box; upright, or lying along X."""
    grey = materials.plastic("#d9dcdc", 0.5, 0)
    turn = (0, math.pi / 2, 0) if along_x else (0, 0, 0)
    return cylinder(0.0145, 0.022, location, grey, 0.002, 24, turn)
