"""Painting in progress: roller, tray, tin, masking tape."""

import math

from .. import materials
from ..shapes import ALONG_X, FACING_FRONT, bent_pipe, box, cylinder, extrude, group, lathe, slab, tube


def paint_tray(location=(0, 0, 0), turn=0.0, paint="#b9cdc8"):
    """A black roller tray, 0.27 x 0.36 m, deep end towards -Y, with paint in its well."""
    black = materials.plastic("#1d2023", 0.45, 0)
    wet = materials.Surface("wet paint", paint, 0.12, Specular=0.6).material
    profile = [(-0.18, 0.075), (-0.17, 0.012), (-0.09, 0.008), (0.13, 0.055), (0.18, 0.072)]
    lower = [(y, z - 0.003) for y, z in reversed(profile)]
    parts = [extrude(profile + lower, 0.26, black, "x", name="tray")]
    for side in (-1, 1):
        wall = [(-0.18, 0.075), (-0.172, 0.008), (-0.09, 0.004), (0.18, 0.066), (0.18, 0.076)]
        edge = extrude(wall, 0.005, black, "x", name="tray side")
        edge.location.x = side * 0.1325
        parts.append(edge)
    pool = [(-0.172, 0.030), (-0.170, 0.014), (-0.09, 0.010), (0.005, 0.030)]
    parts.append(extrude(pool, 0.258, wet, "x", name="paint"))
    for rib in range(9):
        y = 0.015 + rib * 0.016
        parts.append(box((0.24, 0.004, 0.003), (0, y, 0.0315 + (y - 0.005) * 0.2), black, rotation=(0.21, 0, 0)))
    film = [(0.0, 0.0305), (0.0, 0.0300), (0.12, 0.0530), (0.12, 0.0540)]
    parts.append(extrude(film, 0.20, wet, "x", name="film"))
    return group(parts, location, (0, 0, turn))


def paint_roller(location=(0, 0, 0), rotation=(0, 0, 0), paint="#b9cdc8"):
    """A 230 mm roller on its cage, its sleeve along X at the origin, its handle towards +Y."""
    nap = materials.Surface("nap", paint, 0.85, Sheen=0.3)
    nap.bump(nap.noise(nap.coordinates(), 420, 3), 0.8, 0.004)
    steel = materials.metal("#b9bec2", 0.25)
    parts = [
        cylinder(0.024, 0.23, (0, 0, 0), nap.material, 0.004, rotation=ALONG_X),
        cylinder(0.019, 0.234, (0, 0, 0), materials.plastic("#2b2f33", 0.5), rotation=ALONG_X),
        bent_pipe([(0.10, 0, 0), (0.155, 0, 0), (0.155, 0.09, 0), (0, 0.12, 0), (0, 0.20, 0)], 0.0038, steel, 0.02),
    ]
    grip = cylinder(0.015, 0.13, (0, 0.255, 0), materials.plastic("#2a4561", 0.45), 0.006, rotation=FACING_FRONT)
    return group([*parts, grip], location, rotation)


def paint_tin(location=(0, 0, 0), label="#31475c", paint="#b9cdc8", radius=0.09, height=0.19):
    """An open five-litre tin with drips down its side and a plain label, on the origin."""
    steel = materials.metal("#c6cacd", 0.25)
    wet = materials.Surface("wet paint", paint, 0.12, Specular=0.6).material
    handle = []
    for step in range(13):
        angle = math.pi * step / 12
        handle.append(
            (math.cos(angle) * (radius + 0.006), -math.sin(angle) * 0.075, height * 0.86 - math.sin(angle) * 0.045)
        )
    parts = [
        cylinder(radius, height, (0, 0, height / 2), steel, 0.002, 72),
        cylinder(radius + 0.0006, height * 0.72, (0, 0, height * 0.46), materials.matte("#f3f2ee", 0.5), sides=72),
        cylinder(radius + 0.0010, height * 0.22, (0, 0, height * 0.52), materials.matte(label, 0.5), sides=72),
        cylinder(radius - 0.006, 0.002, (0, 0, height + 0.0005), wet, sides=72),
        tube(handle, 0.002, steel),
    ]
    for angle, drop in ((-1.9, 0.05), (-1.75, 0.09), (-1.5, 0.035)):
        x, y = (radius + 0.001) * math.cos(angle), (radius + 0.001) * math.sin(angle)
        parts.append(tube([(x, y, height), (x, y, height - drop)], 0.004, wet))
    return group(parts, location)


def masking_tape(start, end, face, width=0.024, colour="#3f86c4"):
    """A strip of tape on a wall facing -Y at y = `face`. start, end: (x, z) of its lower edge, level or plumb."""
    paper = materials.matte(colour, 0.7)
    if start[1] == end[1]:
        return slab((start[0], end[0]), (face - 0.0006, face), (start[1], start[1] + width), paper, name="tape")
    return slab((start[0], start[0] + width), (face - 0.0006, face), (start[1], end[1]), paper, name="tape")


def tape_roll(location=(0, 0, 0), colour="#3f86c4"):
    """A roll of masking tape lying flat."""
    side = [(0.038, 0), (0.052, 0), (0.052, 0.024), (0.038, 0.024), (0.038, 0)]
    core = [(0.0365, 0.0003), (0.0382, 0.0003), (0.0382, 0.0237), (0.0365, 0.0237), (0.0365, 0.0003)]
    parts = [lathe(side, material=materials.matte(colour, 0.7)), lathe(core, material=materials.matte("#b9946a", 0.85))]
    return group(parts, location)
