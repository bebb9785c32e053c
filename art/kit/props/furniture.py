"""Seats, beds, tables, cloth and lamps."""

import math
import os
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .. import materials
from ..scene import point_light
from ..shapes import (
    bake,
    bmesh_object,
    box,
    circle,
    cylinder,
    grid_faces,
    group,
    lathe,
    link,
    mesh_object,
    shade_smooth,
    subdivide,
    thicken,
    tube,
)

CLOTH_CACHE = os.path.join(
    os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), ".cache", "cloth"
)
CLOTH_FRAMES = 45


def soft_block(size, location, material, puff=(0, 0, 0.02), softness=0.5, seed=0, wrinkle=0.004, rotation=(0, 0, 0)):
    """An upholstered block: a box with rounded edges, swollen and slightly uneven.

    puff: how far the middle of each pair of faces swells; softness: the edges' radius as a share of half
    the smallest side; wrinkle: unevenness.
    """
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=9, use_grid_fill=True)
    half = [s / 2 for s in size]
    radius = softness * min(half)
    for vertex in shape.verts:
        unit = vertex.co.copy()
        point = Vector([u * h for u, h in zip(unit, half)])
        core = Vector([max(-h + radius, min(h - radius, p)) for p, h in zip(point, half)])
        outside = point - core
        if outside.length > 1e-6:
            point = core + outside.normalized() * min(radius, outside.length)
        bulge = [1 - u * u for u in unit]
        for axis in range(3):
            if abs(unit[axis]) > 0.01:
                others = bulge[(axis + 1) % 3] * bulge[(axis + 2) % 3]
                point[axis] += math.copysign(puff[axis] * others**0.6, unit[axis])
        coarse = noise.noise(Vector((point.x * 5 + seed * 7, point.y * 5, point.z * 5)))
        fine = noise.noise(Vector((point.x * 11, point.y * 11 + seed * 3, point.z * 11)))
        vertex.co = point + point.normalized() * (coarse + 0.5 * fine) * wrinkle
    obj = bmesh_object("soft block", shape, material, location=location, rotation=rotation)
    return subdivide(obj, 2)


def _pillow_mesh(size, seed, pressure):
    """The mesh of an inflated bag of cloth: simulated once, then kept on disk."""
    path = os.path.join(CLOTH_CACHE, f"pillow-{size[0]:g}-{size[1]:g}-{seed}-{pressure:g}.npz")
    if os.path.exists(path):
        saved = np.load(path)
        mesh = bpy.data.meshes.new("pillow")
        mesh.from_pydata(saved["vertices"].tolist(), [], saved["faces"].tolist())
        mesh.update()
        return mesh
    mesh = _inflate(size, seed, pressure)
    os.makedirs(CLOTH_CACHE, exist_ok=True)
    np.savez_compressed(
        path,
        vertices=np.array([tuple(v.co) for v in mesh.vertices], np.float32),
        faces=np.array([tuple(f.vertices) for f in mesh.polygons], np.int32),
    )
    return mesh


def _inflate(size, seed, pressure):
    cells = 30
    vertices = []
    for side, height in ((0, 0.006), (1, -0.006)):
        for i in range(cells + 1):
            for j in range(cells + 1):
                u, v = i / cells - 0.5, j / cells - 0.5
                seam = i in (0, cells) or j in (0, cells)
                uneven = 0.0015 * noise.noise(Vector((u * 9 + seed, v * 9, side)))
                vertices.append((u * size[0], v * size[1], 0 if seam else height + uneven))
    upper = grid_faces(cells, cells)
    offset = (cells + 1) ** 2
    lower = [tuple(index + offset for index in reversed(face)) for face in upper]
    obj = mesh_object("pillow", vertices, upper + lower)
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()
    modifier = obj.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 6
    cloth.mass = 0.15
    cloth.use_pressure = True
    cloth.uniform_pressure_force = pressure
    cloth.tension_stiffness = 15
    cloth.compression_stiffness = 15
    cloth.shear_stiffness = 8
    cloth.bending_stiffness = 0.12
    cloth.effector_weights.gravity = 0
    cloth.shrink_min = -0.02
    modifier.collision_settings.use_collision = False
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, CLOTH_FRAMES
    for frame in range(1, CLOTH_FRAMES + 1):
        scene.frame_set(frame)
    mesh = bake(obj).data
    bpy.data.objects.remove(obj)
    scene.frame_set(1)
    return mesh


def pillow(size, material, location=(0, 0, 0), rotation=(0, 0, 0), seed=0, pressure=4.5):
    """A cushion lying flat, with a cloth's natural corners and wrinkles. size: (width, depth); pressure: fullness."""
    mesh = _pillow_mesh(size, seed, pressure).copy()
    mesh.materials.append(material)
    obj = link(bpy.data.objects.new("pillow", mesh))
    obj.location = location
    obj.rotation_euler = rotation
    return subdivide(obj, 1)


def sofa(location=(0, 0, 0), rotation=(0, 0, 0), width=2.35, depth=0.95, seats=3, cloth=None, pillows=()):
    """A sofa whose back is at +Y.

    pillows: (x, material, (width, height), seed, turn, tilt) each; turn and tilt in degrees.
    """
    cloth = cloth or materials.fabric("#d8d2c7", "#c7c0b3")
    legs = materials.wood("#9c7448", "#6f4c2b", grain_axis=2)
    arm, base, back_face = 0.17, 0.13, depth / 2
    parts = [soft_block((width - 0.04, depth - 0.06, 0.20), (0, 0, base + 0.10), cloth, (0, 0, 0), 0.35, 1, 0.002)]
    for side in (-1, 1):
        where = (side * (width / 2 - arm / 2), 0, base + 0.25)
        parts.append(soft_block((arm, depth - 0.02, 0.50), where, cloth, (0.012, 0.006, 0.012), 0.75, 2 + side, 0.003))
    back = (0, back_face - 0.115, base + 0.36)
    lean = (math.radians(-7), 0, 0)
    parts.append(soft_block((width - 2 * arm + 0.02, 0.19, 0.68), back, cloth, (0, 0.01, 0.008), 0.7, 5, 0.003, lean))
    seat_width = (width - 2 * arm) / seats
    for index in range(seats):
        x = -width / 2 + arm + seat_width * (index + 0.5)
        seat = (seat_width - 0.006, depth - 0.24, 0.17)
        parts.append(soft_block(seat, (x, -0.085, base + 0.275), cloth, (0, 0.016, 0.032), 0.6, 10 + index))
        rest = (seat_width - 0.012, 0.19, 0.43)
        where = (x, back_face - 0.285, base + 0.545)
        lean = (math.radians(-14), 0, 0)
        parts.append(soft_block(rest, where, cloth, (0, 0.045, 0.022), 0.75, 20 + index, 0.006, lean))
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
            parts.append(cylinder(0.019, base + 0.02, (x, y, (base + 0.02) / 2), legs, top_radius=0.026))
    for x, material, size, seed, turn, tilt in pillows:
        y = -0.02 if size[0] == size[1] else -0.09
        where = (x, y, base + 0.355 + size[1] / 2)
        parts.append(pillow(size, material, where, (math.radians(70 + tilt), 0, math.radians(turn)), seed))
    return group(parts, location, rotation)


def bed(location=(0, 0, 0), rotation=(0, 0, 0), width=1.6, length=2.0, throw_colour="#8fa3b3"):
    """A made double bed, its head at +Y: upholstered headboard, white linen, a folded throw, four pillows."""
    linen = materials.fabric("#f3f1ec", "#e9e6df", 0.2)
    frame = materials.fabric("#c9c2b5", "#b9b1a3")
    throw = materials.fabric(throw_colour, "#7d92a3", 0.4)
    legs = materials.wood("#9c7448", "#6f4c2b", grain_axis=2)
    head = length / 2
    parts = [
        soft_block((width + 0.06, length, 0.22), (0, 0, 0.22), frame, (0, 0, 0), 0.25, 1, 0.001),
        soft_block((width, length - 0.02, 0.24), (0, -0.01, 0.44), linen, (0, 0, 0.012), 0.4, 2, 0.003),
        soft_block((width + 0.10, length - 0.52, 0.13), (0, -0.28, 0.53), linen, (0.012, 0.012, 0.03), 0.8, 3, 0.012),
        soft_block((width + 0.12, 0.42, 0.14), (0, -0.55, 0.545), throw, (0.006, 0.012, 0.024), 0.8, 4, 0.010),
        soft_block((width + 0.14, 0.12, 1.05), (0, head + 0.05, 0.60), frame, (0, 0.01, 0), 0.6, 5, 0.002),
    ]
    for index in range(1, 4):
        x = -width / 2 - 0.07 + index * (width + 0.14) / 4
        parts.append(box((0.004, 0.004, 0.62), (x, head - 0.021, 0.80), materials.matte("#a39b8d", 0.9)))
    for side in (-1, 1):
        back = (side * width / 4, head - 0.13, 0.75)
        parts.append(pillow((0.66, 0.46), linen, back, (math.radians(72), 0, math.radians(side * 3)), 5, 5.5))
        front = (side * width / 4.4, head - 0.31, 0.72)
        parts.append(pillow((0.60, 0.42), linen, front, (math.radians(62), 0, math.radians(-side * 5)), 6, 5.0))
    navy = materials.fabric("#24384f", "#182a40", 0.25)
    parts.append(pillow((0.46, 0.30), navy, (0.02, head - 0.50, 0.70), (math.radians(58), 0, math.radians(3)), 4))
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-head + 0.12, head - 0.12):
            parts.append(cylinder(0.022, 0.12, (x, y, 0.06), legs))
    return group(parts, location, rotation)


def bedside_table(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A small oak cabinet on legs with one drawer, 0.45 x 0.38 x 0.5 m."""
    oak = materials.wood("#c39a68", "#a57c4c")
    knob = materials.metal("#b89655", 0.3)
    parts = [
        box((0.45, 0.38, 0.24), (0, 0, 0.38), oak, 0.006),
        box((0.42, 0.014, 0.20), (0, -0.192, 0.38), oak, 0.003),
        cylinder(0.011, 0.022, (0, -0.21, 0.38), knob, 0.003, rotation=(math.pi / 2, 0, 0)),
    ]
    for x in (-0.18, 0.18):
        for y in (-0.14, 0.14):
            parts.append(cylinder(0.012, 0.27, (x, y, 0.135), oak, top_radius=0.017))
    return group(parts, location, rotation)


def coffee_table(location=(0, 0, 0), radius=0.45, height=0.36):
    """A round oak table on three splayed legs."""
    oak = materials.wood("#b98d5f", "#93683e")
    parts = [cylinder(radius, 0.032, (0, 0, height - 0.016), oak, 0.008, 96)]
    for index in range(3):
        angle = index * 2 * math.pi / 3 + 0.5
        across, along = math.cos(angle) * radius, math.sin(angle) * radius
        leg = [(across * 0.55, along * 0.55, height - 0.03), (across * 0.82, along * 0.82, 0)]
        parts.append(tube(leg, 0.017, oak, False))
    return group(parts, location)


def curtain(width, height, location, material, folds=9, depth=0.055, seed=0):
    """A pleated curtain hung along +X from its top left corner at `location`; the pleats relax towards the hem."""
    rng = random.Random(seed)
    columns, rows = folds * 16, 24
    phase = [rng.uniform(-0.35, 0.35) for _ in range(folds + 2)]
    swing = [rng.uniform(0.65, 1.15) for _ in range(folds + 2)]
    vertices = []
    for row in range(rows + 1):
        t = row / rows
        for column in range(columns + 1):
            u = column / columns
            fold = int(min(u * folds, folds - 1))
            part = u * folds - fold
            reach = swing[fold] * (1 - part) + swing[fold + 1] * part
            shift = phase[fold] * (1 - part) + phase[fold + 1] * part
            wave = math.sin(u * folds * 2 * math.pi + shift * t * 1.2)
            wave = math.copysign(abs(wave) ** 0.8, wave)
            x = u * width + 0.012 * t * math.sin(u * folds * 3 + seed)
            y = depth * reach * (0.55 + 0.45 * t) * wave + 0.012 * t * noise.noise(Vector((u * 6, t * 2, seed)))
            vertices.append((x, y, -t * height))
    obj = mesh_object("curtain", vertices, grid_faces(rows, columns), material, True, location)
    return shade_smooth(obj, 180)


def curtain_rail(x, y, height):
    """A dark round rail with end knobs, along x: (from, to)."""
    dark = materials.matte("#2e3236", 0.4)
    parts = [tube([(x[0], y, height), (x[1], y, height)], 0.0125, dark, False)]
    for end in x:
        parts.append(cylinder(0.02, 0.03, (end, y, height), dark, 0.006, rotation=(0, math.pi / 2, 0)))
    return group(parts)


def rug(size, location, material, pile=0.016, hairs=14000):
    """A rug of real hairs, which costs render time: hairs=0 leaves it flat, fine when far away. size: (x, y)."""
    thickness = 0.012
    shape = bmesh.new()
    bmesh.ops.create_grid(shape, x_segments=40, y_segments=40, size=0.5)
    bmesh.ops.scale(shape, vec=(size[0], size[1], 1), verts=shape.verts)
    x, y, z = location
    obj = bmesh_object("rug", shape, material, location=(x, y, z + thickness))
    thicken(obj, thickness)
    if hairs:
        obj.modifiers.new("pile", "PARTICLE_SYSTEM")
        settings = obj.particle_systems[0].settings
        settings.type = "HAIR"
        settings.count = hairs
        settings.hair_length = pile
        settings.hair_step = 2
        settings.child_type = "INTERPOLATED"
        settings.rendered_child_count = 12
        settings.child_nbr = 1
        settings.roughness_1 = 0.004
        settings.roughness_2 = 0.006
        settings.roughness_endpoint = 0.006
        settings.use_advanced_hair = True
        settings.root_radius = 1.0
        settings.tip_radius = 0.5
        settings.radius_scale = 0.0012
        settings.brownian_factor = 0.01
        bpy.context.scene.cycles_curves.shape = "RIBBONS"
    return obj


def _shade(bottom_radius, top_radius, height, z):
    cloth = materials.voile("#f6ecd9", 0.55, 0.97)
    edge = materials.matte("#efe5d2", 0.8)
    parts = [lathe([(bottom_radius, z), (top_radius, z + height)], material=cloth, name="shade")]
    for radius, level in ((bottom_radius, z), (top_radius, z + height)):
        parts.append(tube(circle(radius, 64, (0, 0, level)), 0.0028, edge, False, True, 4))
    return parts


def floor_lamp(location=(0, 0, 0), height=1.6, power=25):
    """A brass stem with a cloth shade. power: watts of its bulb, 0 for off."""
    brass = materials.metal("#b89655", 0.3)
    foot = [(0, 0), (0.15, 0), (0.152, 0.008), (0.146, 0.016), (0.02, 0.022), (0.012, 0.03)]
    stem = height - 0.2
    parts = [lathe(foot, material=brass, name="foot"), cylinder(0.0085, stem, (0, 0, stem / 2 + 0.02), brass, sides=24)]
    parts += _shade(0.205, 0.165, 0.29, height - 0.29)
    if power:
        parts.append(point_light((0, 0, height - 0.15), power))
    return group(parts, location)


def table_lamp(location=(0, 0, 0), power=12):
    """A ceramic base with a cloth shade, 0.46 m tall. power: watts of its bulb, 0 for off."""
    base = [(0, 0), (0.07, 0), (0.085, 0.03), (0.09, 0.08), (0.07, 0.15), (0.03, 0.19), (0.015, 0.21), (0.012, 0.25)]
    parts = [lathe(base, material=materials.ceramic("#dcd5c8", 0.5), name="base")]
    parts += _shade(0.15, 0.11, 0.20, 0.26)
    if power:
        parts.append(point_light((0, 0, 0.36), power))
    return group(parts, location)


def chair(location=(0, 0, 0), rotation=(0, 0, 0), seat_colour="#2a4561"):
    """A moulded chair on four oak legs, facing -Y, 0.82 m tall."""
    shell = materials.plastic(seat_colour, 0.45, 0)
    oak = materials.wood("#b98d5f", "#93683e", grain_axis=2)
    profile = [(-0.22, 0.455), (-0.20, 0.445), (0.10, 0.425), (0.17, 0.45), (0.215, 0.55), (0.25, 0.80), (0.248, 0.82)]
    vertices = []
    for y, z in profile:
        for step in range(13):
            s = step / 6 - 1
            half = 0.22 if z < 0.6 else 0.20
            vertices.append((s * half, y - 0.05 * s * s * (z > 0.5), z + 0.035 * s * s * (z < 0.5)))
    seat = mesh_object("seat", vertices, grid_faces(len(profile) - 1, 12), shell, True)
    parts = [subdivide(thicken(seat, 0.012, 0), 2)]
    for x in (-1, 1):
        for y in (-1, 1):
            leg = [(x * 0.13, y * 0.12, 0.43), (x * 0.21, y * 0.20, 0)]
            parts.append(tube(leg, 0.013, oak, False))
    return group(parts, location, rotation)


def desk(location=(0, 0, 0), rotation=(0, 0, 0), width=1.5, depth=0.75):
    """A pale oak top on white steel legs, 0.74 m tall."""
    oak = materials.wood("#cda777", "#b48d5b")
    steel = materials.powder_coat("#eceeee")
    parts = [box((width, depth, 0.028), (0, 0, 0.726), oak, 0.004)]
    for side in (-1, 1):
        x = side * (width / 2 - 0.06)
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            parts.append(box((0.04, 0.04, 0.71), (x, y, 0.355), steel, 0.003))
        parts.append(box((0.038, depth - 0.14, 0.038), (x, 0, 0.692), steel, 0.002))
    return group(parts, location, rotation)
