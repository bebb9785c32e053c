"""Isolators, conduit, sockets and cables."""

from .. import materials
from ..shapes import FACING_FRONT, bent_pipe, box, cylinder, group

CONDUIT_RADIUS = 0.0105


def isolator(location=(0, 0, 0)):
    """A weatherproof rotary isolator, 0.11 x 0.16 m, with a red handle and a cable gland below."""
    body = materials.plastic("#dfe2e3", 0.45)
    parts = [
        box((0.11, 0.068, 0.16), (0, -0.034, 0), body, 0.008),
        box((0.096, 0.004, 0.146), (0, -0.069, 0), materials.plastic("#e9ebec", 0.4), 0.002),
        cylinder(0.030, 0.016, (0, -0.078, -0.005), materials.plastic("#e2b32a", 0.4), 0.002, rotation=FACING_FRONT),
        cylinder(0.024, 0.016, (0, -0.090, -0.005), materials.plastic("#b3271f", 0.4), 0.003, rotation=FACING_FRONT),
        box((0.012, 0.014, 0.046), (0, -0.102, -0.005), materials.plastic("#a8221b", 0.4), 0.003),
        box((0.05, 0.001, 0.010), (0, -0.0715, 0.052), materials.matte("#3a4148", 0.6)),
        cylinder(0.014, 0.022, (0, -0.034, -0.091), materials.plastic("#8d9296", 0.5), 0.002, 12),
    ]
    for x in (-0.040, 0.040):
        for z in (-0.064, 0.064):
            parts.append(
                cylinder(
                    0.005, 0.003, (x, -0.0715, z), materials.metal("#9da2a6", 0.4), rotation=FACING_FRONT, sides=16
                )
            )
    return group(parts, location)


def conduit(points, saddles=(), radius=CONDUIT_RADIUS, colour="#e4e6e6"):
    """Rigid conduit of straight lengths and bends along points. saddles: (x, z) of clips to a wall at y = 0."""
    plastic = materials.plastic(colour, 0.5, 0)
    parts = [bent_pipe(points, radius, plastic, 0.06, name="conduit")]
    for x, z in saddles:
        parts.append(box((0.05, 2 * radius + 0.006, 0.016), (x, -radius - 0.002, z), plastic, 0.002))
    return group(parts)


def gland(location, rotation=(0, 0, 0), radius=0.014):
    """Where a cable or conduit enters a case: a ribbed nut whose axis is Z."""
    grey = materials.plastic("#3a4046", 0.5, 0)
    nut = cylinder(radius, 0.02, (0, 0, 0.01), grey, 0.002, 12)
    dome = cylinder(radius * 0.9, 0.014, (0, 0, 0.027), grey, 0.003, top_radius=radius * 0.7)
    return group([nut, dome], location, rotation)


def plug_socket(location=(0, 0, 0.35)):
    """A white switched double socket outlet, three round pins each, facing -Y on its wall."""
    white = materials.plastic("#f4f5f4", 0.35)
    dark = materials.matte("#23272a", 0.5)
    parts = [box((0.155, 0.010, 0.10), (0, -0.005, 0), white, 0.004)]
    for x in (-0.038, 0.038):
        for dx, dz, r in ((0, 0.012, 0.0044), (-0.0127, -0.011, 0.0036), (0.0127, -0.011, 0.0036)):
            parts.append(cylinder(r, 0.002, (x + dx, -0.0102, dz - 0.010), dark, rotation=FACING_FRONT, sides=24))
        parts.append(box((0.016, 0.006, 0.022), (x, -0.011, 0.034), white, 0.002, rotation=(0.12, 0, 0)))
    return group(parts, location)
