"""The Cape: Table Mountain, the bay, the city at its foot, walls and gardens."""

import math

import bpy
import numpy as np

from .. import materials
from ..shapes import box, group, link, quad_mesh, slab

SUMMIT = 1000.0
"""Height in metres that a skyline value of 1 stands for."""


def _smooth_step(start, end, value):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def _value_noise(u, v, seed):
    """Smooth noise in -1..1 over arrays of coordinates, one feature a unit."""
    table = np.random.default_rng(seed).uniform(-1, 1, (256, 256))
    column, row = np.floor(u).astype(int), np.floor(v).astype(int)
    a, b = u - column, v - row
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)

    def corner(i, j):
        return table[(column + i) % 256, (row + j) % 256]

    low = corner(0, 0) * (1 - a) + corner(1, 0) * a
    high = corner(0, 1) * (1 - a) + corner(1, 1) * a
    return low * (1 - b) + high * b


def _fractal(u, v, seed, octaves=5):
    total, weight = 0.0, 1.0
    for octave in range(octaves):
        total = total + weight * _value_noise(u * 2**octave, v * 2**octave, seed + octave)
        weight *= 0.5
    return total


def _skyline(u):
    """Height of the ridge over u in -1..1 seen from the north: Devil's Peak, the flat top, Lion's Head, Signal Hill."""
    table = _smooth_step(-0.47, -0.355, u) * (1 - _smooth_step(0.29, 0.40, u))
    table = table * (1 - 0.03 * (u + 0.05) ** 2 + 0.010 * _fractal(u * 9, u * 0, 3, 4))
    devils_peak = 0.93 * np.exp(-(np.abs((u + 0.61) / 0.135) ** 1.5)) + 0.012 * _fractal(u * 40, u * 0, 5, 3)
    saddle = 0.58 * _smooth_step(-0.80, -0.52, u) * (1 - _smooth_step(0.36, 0.60, u))
    slopes = 0.36 * np.exp(-(np.abs((u + 0.10) / 0.66) ** 5))
    lions_head = 0.58 * np.exp(-(np.abs((u - 0.73) / 0.085) ** 1.5)) + 0.008 * _fractal(u * 50, u * 0, 9, 3)
    signal_hill = 0.27 * np.exp(-(((u - 0.83) / 0.15) ** 2))
    foot = 0.06 * (1 - _smooth_step(0.85, 1.0, np.abs(u)))
    return np.max([table, devils_peak, saddle, slopes, lions_head, signal_hill, foot], axis=0)


def table_mountain(
    distance=9800,
    width=3400,
    height=0.60,
    bearing=0.0,
    base=-60,
    haze="#9dbbd8",
    haze_share=0.42,
    light=(-0.75, -0.45, 0.5),
    brightness=1.0,
):
    """Table Mountain across the water, `distance` metres off and `width` wide, turned `bearing` degrees to the left.

    height: how tall against nature's 1000 m; base: the shore's height. Its light is worked out here and
    shown unlit: light: direction towards the sun; haze, haze_share: the air's colour and how much of it
    lies over the rock; brightness: multiplies everything.
    """
    columns, rows = 1200, 260
    u, t = np.meshgrid(np.linspace(-1, 1, columns + 1), np.linspace(0, 1, rows + 1))
    ridge = _skyline(u)
    cliff_foot = 0.60
    on_cliff = _smooth_step(cliff_foot - 0.06, cliff_foot + 0.06, t)
    slope = 0.52 * np.minimum(t / cliff_foot, 1) ** 1.5
    cliff = 0.48 * np.clip((t - cliff_foot) / (1 - cliff_foot), 0, 1) ** 0.75
    rise = ridge * (slope + cliff)
    # Buttresses lean out of the face; the gullies between them wander and fade on the scree below.
    wander = u + 0.02 * _fractal(u * 5, t * 3, 17, 3)
    gullies = np.abs(_fractal(wander * 9, t * 1.1, 11, 4)) ** 0.8
    ribs = _fractal(wander * 42, t * 2.5, 23, 3)
    relief = (gullies * 260 * (0.35 + 0.65 * on_cliff) + ribs * 26 * on_cliff) * ridge * np.clip(2.6 * t, 0, 1)
    ledges = 16 * np.round(rise * SUMMIT * height / 32 + 0.2 * ribs) % 2 * on_cliff
    x = u * width / 2
    y = distance - 1500 * (1 - t) * (0.4 + 0.6 * ridge) + relief - ledges
    z = base + SUMMIT * height * rise + 10 * _fractal(u * 45, t * 14, 31, 4) * np.sin(math.pi * t)
    colour = _mountain_colours(np.stack([x, y, z], -1), u, t, rise, on_cliff, light, haze, haze_share) * brightness
    mountain = _coloured_grid("mountain", np.stack([x, y, z], -1), colour)
    return group([mountain], rotation=(0, 0, math.radians(bearing)))


def _mountain_colours(points, u, t, rise, on_cliff, light, haze, haze_share):
    """Sunlit sandstone above, fynbos on ledges and slopes, and the air in front of both."""
    along_x, along_t = np.gradient(points, axis=1), np.gradient(points, axis=0)
    normal = np.cross(along_x, along_t)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    towards_sun = np.array(light) / np.linalg.norm(light)
    sunlit = np.clip(normal @ towards_sun, 0, 1)[..., None]
    strata = _fractal(u * 2.5, rise * 70, 41, 3)[..., None]
    patches = _fractal(u * 34, t * 22, 47, 4)[..., None]
    bare = np.clip(on_cliff + 0.5 * patches[..., 0] - 0.18, 0, 1)[..., None]
    rock = np.array(materials.linear("#b0a28e")) * (1 + 0.30 * strata + 0.15 * patches)
    scrub = np.array(materials.linear("#59693f")) * (1 + 0.40 * patches)
    shade, sunshine = np.array(materials.linear("#9fbadf")), np.array(materials.linear("#fff0d6"))
    ground = rock * bare + scrub * (1 - bare)
    lit = ground * (0.30 * shade + 1.25 * sunlit * sunshine)
    low_air = np.clip(1 - rise / 0.45, 0, 1)[..., None] * 0.25
    share = np.clip(haze_share + low_air, 0, 1)
    return np.maximum(lit, 0) * (1 - share) + np.array(materials.linear(haze)) * share


def _coloured_grid(name, points, colours):
    """A grid mesh that shows its own vertex colours, unlit."""
    rows, columns = points.shape[0] - 1, points.shape[1] - 1
    corner = (np.arange(rows)[:, None] * (columns + 1) + np.arange(columns)[None]).ravel()
    faces = np.stack([corner, corner + 1, corner + columns + 2, corner + columns + 1], 1)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(points.shape[0] * points.shape[1])
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.update(calc_edges=True)
    layer = mesh.color_attributes.new("colour", "FLOAT_COLOR", "POINT")
    rgba = np.ones((*colours.shape[:2], 4), np.float32)
    rgba[..., :3] = colours
    layer.data.foreach_set("color", rgba.ravel())
    mesh.materials.append(materials.vertex_colours(name))
    return link(bpy.data.objects.new(name, mesh))


def sea(height=-32, colour="#4f86ab"):
    """Open water to the horizon."""
    surface = materials.Surface("sea", colour, 0.28, Specular=0.35)
    ripples = surface.noise(surface.coordinates((1, 3, 1)), 0.05, 6, 0.7)
    surface.bump(ripples, 0.4, 1.0)
    return slab((-20000, 20000), (30, 19000), (height - 1, height), surface.material, name="sea")


def city_shore(
    distance=8150, width=5200, bearing=0.0, base=-32, buildings=1500, brightness=1.0, haze="#9dbbd8", seed=7
):
    """The city's pale buildings along the far shore, unlit, so that they read as specks at the mountain's foot."""
    rng = np.random.default_rng(seed)
    shades = [("#dfdbd2", 0.45), ("#b9b4aa", 0.55), ("#8d958f", 0.5)]
    parts = []
    for index, (shade, share) in enumerate(shades):
        count = buildings // len(shades)
        x = rng.normal(0, width / 5, count)
        y = distance + rng.uniform(0, 300, count)
        half = rng.uniform(4, 13, count)
        tall = rng.gamma(1.6, 7, count) * (1 + 1.8 * np.exp(-(((x + 60) / 240) ** 2)))
        low = np.full(count, base - 2.0)
        corners = [(x - half, y, low), (x + half, y, low), (x + half, y, low + tall), (x - half, y, low + tall)]
        quads = np.stack([np.stack(c, -1) for c in corners], 1).reshape(-1, 3)
        rock, air = np.array(materials.linear(shade)), np.array(materials.linear(haze))
        colour = (rock * share + air * (1 - share)) * brightness
        parts.append(quad_mesh("city", quads, materials.glow(tuple(colour), 1.0, lamp=False)))
    return group(parts, rotation=(0, 0, math.radians(bearing)))


def garden_wall(x, y, height=1.8, colour="#e9e2d5", thickness=0.22):
    """A plastered wall with an overhanging coping, along x: (from, to), its face at `y` towards -Y."""
    plaster = materials.plaster(colour)
    middle, width = (x[0] + x[1]) / 2, x[1] - x[0]
    parts = [
        box((width, thickness, height), (middle, y + thickness / 2, height / 2), plaster),
        box(
            (width, thickness + 0.08, 0.06),
            (middle, y + thickness / 2, height + 0.03),
            materials.concrete("#cfcac0"),
            0.01,
        ),
    ]
    return group(parts)


def planting_bed(x, y, height=0.12):
    """A raised bed of soil behind a low kerb. x, y: (from, to)."""
    kerb = materials.concrete("#c7c2b8")
    soil = materials.Surface("soil", "#4a3a2b", 0.95)
    position = soil.coordinates()
    soil.bump(soil.noise(position, 40, 5), 1.0, 0.02)
    parts = [
        slab(x, (y[0], y[0] + 0.06), (0, height), kerb, 0.01),
        slab(x, (y[0] + 0.06, y[1]), (0, height * 0.6), soil.material),
    ]
    return group(parts)
