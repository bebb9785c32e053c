"""The Cape: Table Mountain, the bay, the city at its foot, walls and gardens."""

import math

import bpy
import numpy as np

from .. import materials
from ..shapes import box, group, link, quad_mesh, slab

RIDGE = (
    (-4200, 4, 1.0),
    (-3560, 30, 1.0),
    (-3300, 120, 1.0),
    (-3050, 260, 1.0),
    (-2840, 400, 1.0),
    (-2640, 560, 0.95),
    (-2480, 720, 0.86),
    (-2390, 815, 0.78),
    (-2325, 855, 0.72),
    (-2265, 905, 0.68),
    (-2200, 980, 0.66),
    (-2150, 1000, 0.65),
    (-2095, 975, 0.66),
    (-2020, 895, 0.70),
    (-1935, 800, 0.76),
    (-1850, 730, 0.80),
    (-1760, 705, 0.80),
    (-1690, 722, 0.78),
    (-1640, 790, 0.72),
    (-1600, 890, 0.64),
    (-1560, 965, 0.59),
    (-1500, 1022, 0.55),
    (-1400, 1052, 0.53),
    (-1250, 1074, 0.52),
    (-1050, 1085, 0.52),
    (-650, 1074, 0.53),
    (-300, 1064, 0.54),
    (60, 1058, 0.55),
    (105, 1045, 0.52),
    (128, 1012, 0.50),
    (150, 1042, 0.52),
    (190, 1058, 0.54),
    (700, 1060, 0.54),
    (1150, 1066, 0.55),
    (1400, 1067, 0.56),
    (1462, 1056, 0.56),
    (1500, 985, 0.60),
    (1535, 880, 0.66),
    (1580, 815, 0.70),
    (1630, 770, 0.72),
    (1680, 655, 0.80),
    (1750, 560, 0.90),
    (1870, 430, 1.0),
    (2010, 310, 1.0),
    (2150, 240, 1.0),
    (2280, 270, 1.0),
    (2420, 360, 1.0),
    (2540, 455, 0.95),
    (2640, 545, 0.88),
    (2695, 610, 0.82),
    (2722, 655, 0.80),
    (2750, 669, 0.80),
    (2785, 655, 0.80),
    (2818, 600, 0.82),
    (2880, 525, 0.88),
    (2980, 425, 0.96),
    (3080, 345, 1.0),
    (3170, 305, 1.0),
    (3270, 325, 1.0),
    (3370, 350, 1.0),
    (3480, 335, 1.0),
    (3610, 255, 1.0),
    (3740, 140, 1.0),
    (3860, 45, 1.0),
    (3960, 4, 1.0),
)
"""The skyline from the north, left to right: metres from the table's middle, height, share of it below the cliffs.

Devil's Peak, the saddle, the table with Platteklip's notch, Kloof Nek, Lion's Head, Signal Hill. `HORIZON_OUTLINE` and
`LOGO_OUTLINE` in app/ui are drawn from it by hand.
"""

SLOPE = ((0.0, 7), (0.12, 12), (0.3, 20), (0.6, 27), (1.0, 36))
"""The slope below the cliffs: share of the way up to their foot, degrees."""

CLIFF_DEGREES = 72

RAVINES = (
    (-2310, 60, 45),
    (-1990, 80, 60),
    (-1390, 60, 30),
    (-1180, 150, 48),
    (-880, 60, 30),
    (-640, 170, 60),
    (-390, 55, 26),
    (-190, 75, 36),
    (125, 340, 70),
    (350, 50, 24),
    (600, 120, 44),
    (790, 65, 30),
    (1120, 160, 46),
    (1300, 50, 26),
    (1590, 90, 45),
)
"""Ravines in the cliffs, Platteklip the deepest: metres from the table's middle, depth, half width."""

LAND_BENEATH = 40.0
"""How far in metres the slope goes on under the shore's level, so that no gap shows."""


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


def _along_ridge(x):
    """Height of the skyline and of the cliffs' foot in metres at each x."""
    at, height, share = np.array(RIDGE).T
    fine = np.arange(at[0], at[-1], 5.0)
    kernel = np.hanning(11) / np.hanning(11).sum()
    smooth = np.convolve(np.pad(np.interp(fine, at, height), 5, mode="edge"), kernel, mode="valid")
    ridge = np.interp(x, fine, smooth)
    rough = _fractal(x / 130, x * 0, 3, 5) * np.clip(ridge / 900, 0, 1)
    flat = np.interp(np.abs(x), (1400, 1600), (0.35, 1.0))
    return np.maximum(ridge + 14 * rough * flat, 2), ridge * np.interp(x, at, share)


def _run(ridge, foot, z):
    """How far in front of the ridge the face lies at height z, in metres."""
    shares, degrees = np.array(SLOPE).T
    fine = np.linspace(0, 1, 201)
    tangent = np.tan(np.radians(np.interp(fine, shares, degrees)))
    below = np.cumsum((1 / tangent)[::-1])[::-1] / 200
    slope = foot * np.interp(np.clip(z / np.maximum(foot, 1), 0, 1), fine, below)
    cliff = np.clip(ridge - np.maximum(z, foot), 0, None) / math.tan(math.radians(CLIFF_DEGREES))
    return slope + cliff


def _ravines(x, z, ridge, foot):
    """How far the ravines cut back into the face; they wander, and fade out on the slope below the cliffs."""
    wander = x + 26 * _fractal(x / 300, z / 160, 61, 3)
    fade = np.clip((z / np.maximum(ridge, 1) - 0.18) / 0.35, 0, 1)
    depth = 0.0
    for at, cut, half in RAVINES:
        depth = depth + cut * np.exp(-(((wander - at) / (half * (1.5 - 0.5 * fade))) ** 2))
    return depth * fade


def _face(columns=1800, rows=340):
    """The face as points (x, y, z) in metres, y away from the viewer, with the share of cliff at each point."""
    x, t = np.meshgrid(np.linspace(RIDGE[0][0], RIDGE[-1][0], columns + 1), np.linspace(0, 1, rows + 1))
    ridge, foot = _along_ridge(x)
    z = -LAND_BENEATH + (ridge + LAND_BENEATH) * t
    scree = sum(0.7 * cut * np.exp(-(((x - at) / (half * 1.3)) ** 2)) for at, cut, half in RAVINES)
    foot = foot + (60 * _fractal(x / 210, x * 0, 71, 4) + scree) * np.clip((ridge - foot) / 120, 0, 1)
    foot = np.minimum(foot, ridge)
    on_cliff = _smooth_step(-18, 22, z - foot) * _smooth_step(20, 110, ridge - foot)
    # Beds of sandstone: walls of 50 to 80 m with ledges between them, dipping a little.
    bed = (z + 0.012 * x + 14 * _fractal(x / 420, z / 300, 81, 3)) / 62
    ledge = bed - np.floor(bed)
    step = 20 * (_smooth_step(0.74, 1.0, ledge) - ledge)
    tall = np.clip(ridge / 700, 0.15, 1)
    buttress = np.abs(_fractal((x + 0.12 * z) / 230, z / 700, 11, 4)) ** 0.9 * 120
    ribs = _fractal(x / 46, z / 420, 23, 4) * 16
    spurs = np.abs(_fractal(x / 420, z / 900, 29, 4)) * 190 * np.clip(z / 260, 0, 1)
    relief = on_cliff * (buttress + ribs + step) + (1 - 0.6 * on_cliff) * spurs + 6 * _fractal(x / 60, z / 40, 31, 4)
    y = -_run(ridge, foot, np.maximum(z, 0)) + relief * tall + _ravines(x, z, ridge, foot)
    return np.stack([x, y, z], -1), on_cliff, ledge


def _sunlit(points, towards_sun, reach=1500.0, steps=48):
    """How much of the sun each point of the face gets: its slope towards it, and what stands in the way."""
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    x, y, z = np.moveaxis(points, -1, 0)
    rows, columns = x.shape[0] - 1, x.shape[1] - 1
    top = z[-1]
    light = np.ones_like(x)
    for distance in reach * np.linspace(0.02, 1, steps) ** 1.6:
        there = np.stack([x, y, z], -1) + distance * towards_sun
        column = np.clip((there[..., 0] - x[0, 0]) / (x[0, -1] - x[0, 0]) * columns, 0, columns).astype(int)
        share = (there[..., 2] + LAND_BENEATH) / (top[column] + LAND_BENEATH)
        behind = y[np.clip(share * rows, 0, rows).astype(int), column]
        hidden = np.clip((there[..., 1] - behind) / (8 + 0.03 * distance), 0, 1) * (share < 1)
        light = np.minimum(light, 1 - hidden)
    return np.clip(normal @ towards_sun, 0, 1) * light


def _mountain_colours(points, on_cliff, ledge, light, haze, haze_share):
    """Grey sandstone in beds, fynbos on ledges and slopes, woods and houses low down, and the air in front of all."""
    x, y, z = np.moveaxis(points, -1, 0)
    towards_sun = np.array(light) / np.linalg.norm(light)
    sun = _sunlit(points, towards_sun)[..., None]
    hollow = y - _blurred(y, 24)
    open_sky = np.clip(1 - hollow / 130, 0.45, 1.25)[..., None]
    fine, patches = _fractal(x / 26, z / 9, 41, 3)[..., None], _fractal(x / 150, z / 90, 47, 5)[..., None]
    streaks = _fractal(x / 18, z / 160, 53, 3)[..., None]
    beds = _fractal(x / 2600, z / 21, 43, 3)[..., None]
    rock = np.array(materials.linear("#a79c8c")) * (1 + 0.16 * fine + 0.16 * patches + 0.14 * streaks + 0.20 * beds)
    scrub = np.array(materials.linear("#5d6640")) * (1 + 0.22 * patches + 0.12 * fine)
    woods = np.array(materials.linear("#35462f")) * (1 + 0.15 * fine)
    dry = np.array(materials.linear("#8c8258")) * (1 + 0.15 * fine)
    scrub = scrub + (dry - scrub) * np.clip(patches * 0.9, 0, 0.6)
    low = _smooth_step(330, 170, z)[..., None] * np.clip(0.35 + 1.3 * patches, 0, 1)
    scrub = scrub + (woods - scrub) * low
    green_ledge = _smooth_step(0.70, 0.86, ledge)[..., None] * np.clip(0.75 + patches, 0, 1)
    bare = np.clip(on_cliff[..., None] * (1 - 0.8 * green_ledge) * np.clip(1.25 + 0.9 * patches, 0, 1), 0, 1)
    ground = rock * bare + scrub * (1 - bare)
    shade, sunshine = np.array(materials.linear("#9db4d6")), np.array(materials.linear("#fff0d8"))
    lit = ground * (0.42 * shade * open_sky + 1.45 * sun * sunshine)
    low_air = np.clip(1 - z / 420, 0, 1)[..., None] * 0.26
    share = np.clip(haze_share + low_air * (1 - haze_share), 0, 1)
    return np.maximum(lit, 0) * (1 - share) + np.array(materials.linear(haze)) * share


def _blurred(values, reach):
    """A mean over 2 * reach + 1 columns and rows."""
    for axis in (0, 1):
        padding = [(0, 0), (0, 0)]
        padding[axis] = (reach + 1, reach)
        total = np.cumsum(np.pad(values, padding, mode="edge"), axis)
        span = 2 * reach + 1
        ends = total.shape[axis] - span
        values = (np.take(total, range(span, ends + span), axis) - np.take(total, range(ends), axis)) / span
    return values


def table_mountain(
    distance=16000,
    bearing=0.0,
    base=-32,
    haze="#9dbbd8",
    haze_share=0.42,
    light=(-0.80, -0.42, 0.46),
    brightness=1.0,
):
    """Table Mountain at its true size, `distance` metres off, the table's middle `bearing` degrees to the left.

    The table is 3 km wide and 1.07 km high, the whole range 7.4 km wide. base: the height of the shore.
    Its light is worked out here and shown unlit: light: direction towards the sun; haze, haze_share: the
    air's colour and how much of it lies over the rock; brightness: multiplies everything.
    """
    points, on_cliff, ledge = _face()
    colour = _mountain_colours(points, on_cliff, ledge, light, haze, haze_share) * brightness
    mountain = _coloured_grid("mountain", points + np.array([0, distance, base]), colour)
    return group([mountain], rotation=(0, 0, math.radians(bearing)))


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
    distance=16000,
    bearing=0.0,
    base=-32,
    buildings=3600,
    brightness=1.0,
    haze="#9dbbd8",
    haze_share=0.5,
    lights=0.0,
    seed=7,
):
    """The city between the mountain and the water, unlit: pale specks up the lower slopes, towers by the harbour.

    distance, bearing, base, haze, brightness: as for table_mountain. lights: the strength of lit windows at dusk, 0 by day.
    """
    rng = np.random.default_rng(seed)
    shades = [("#e6e1d6", 0.25), ("#c3bcae", 0.35), ("#98988f", 0.25), ("#b98d72", 0.15)]
    shore = distance - 3200
    rock_air = np.array(materials.linear(haze))
    parts = [_low_land(shore, base, rock_air, haze_share, brightness)]
    for shade, share in shades:
        quads = _houses(rng, int(buildings * share), shore, base)
        colour = np.array(materials.linear(shade)) * (1 - haze_share) + rock_air * haze_share
        parts.append(quad_mesh("city", quads, materials.glow(tuple(colour * brightness), 1.0, lamp=False)))
    if lights:
        quads = _houses(rng, buildings // 3, shore - 5, base, size=0.55)
        parts.append(quad_mesh("city lights", quads, materials.glow("#ffc978", lights, lamp=False)))
    return group(parts, rotation=(0, 0, math.radians(bearing)))


def _low_land(shore, base, air, haze_share, brightness):
    """The flats left of the mountain and the harbour's edge, as one low strip."""
    colour = np.array(materials.linear("#6d7a6c")) * (1 - haze_share) + air * haze_share
    strip = [(-14000, shore, -30), (3900, shore, -30), (3900, shore, 6), (-14000, shore, 14)]
    quad = np.array([(x, y, z + base) for x, y, z in strip])
    return quad_mesh("low land", quad, materials.glow(tuple(colour * brightness), 1.0, lamp=False))


def _houses(rng, count, shore, base, size=1.0):
    """Corners of upright rectangles: most low and spread along the shore and up the bowl, some tall in the middle."""
    x = np.concatenate([rng.normal(-150, 1500, count // 2), rng.uniform(-5200, 3700, count - count // 2)])
    up = rng.uniform(0, 1, count) ** 1.8 * np.interp(np.abs(x - 300), (0, 1500, 3000), (150, 110, 25))
    half = rng.uniform(3, 10, count) * size
    tall = rng.gamma(2.0, 3.0, count) * (1 + 5.0 * np.exp(-(((x + 120) / 330) ** 2)) * (up < 40)) * size
    y = shore + 8 * up
    low = base + up - 1
    corners = [(x - half, y, low), (x + half, y, low), (x + half, y, low + tall), (x - half, y, low + tall)]
    return np.stack([np.stack(c, -1) for c in corners], 1).reshape(-1, 3)


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
