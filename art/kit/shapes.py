"""Basic solids and curves, their bevels and their grouping. Lengths are metres, rotations radians."""

import math

import bmesh
import bpy
from mathutils import Vector

FACING_FRONT = (math.pi / 2, 0, 0)
"""Rotation that turns a cylinder's axis, or a text's face, towards -Y."""

ALONG_X = (0, math.pi / 2, 0)
"""Rotation that lays a cylinder's axis along X."""


def link(obj):
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _placed(name, mesh, material, location, rotation):
    obj = link(bpy.data.objects.new(name, mesh))
    obj.location = location
    obj.rotation_euler = rotation
    if material:
        mesh.materials.append(material)
    return obj


def mesh_object(name, vertices, faces, material=None, smooth=False, location=(0, 0, 0), rotation=(0, 0, 0)):
    """An object from plain vertex and face lists."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    mesh.validate()
    mesh.update()
    obj = _placed(name, mesh, material, location, rotation)
    return shade_smooth(obj) if smooth else obj


def bmesh_object(name, shape, material=None, smooth=False, location=(0, 0, 0), rotation=(0, 0, 0)):
    """An object from a bmesh, which is freed."""
    mesh = bpy.data.meshes.new(name)
    shape.normal_update()
    shape.to_mesh(mesh)
    shape.free()
    obj = _placed(name, mesh, material, location, rotation)
    return shade_smooth(obj) if smooth else obj


def quad_mesh(name, corners, material):
    """One object of loose quads from an array of corners, shape (4 * quads, 3): fast for a hundred thousand leaves."""
    quads = len(corners) // 4
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(4 * quads)
    mesh.vertices.foreach_set("co", corners.astype("float32").ravel())
    mesh.loops.add(4 * quads)
    mesh.loops.foreach_set("vertex_index", range(4 * quads))
    mesh.polygons.add(quads)
    mesh.polygons.foreach_set("loop_start", range(0, 4 * quads, 4))
    mesh.polygons.foreach_set("loop_total", [4] * quads)
    mesh.update(calc_edges=True)
    return _placed(name, mesh, material, (0, 0, 0), (0, 0, 0))


def grid_faces(rows, columns):
    """Faces of a grid of vertices listed row by row, `rows` and `columns` being counts of cells."""
    width = columns + 1
    faces = []
    for row in range(rows):
        for column in range(columns):
            corner = row * width + column
            faces.append((corner, corner + 1, corner + width + 1, corner + width))
    return faces


def shade_smooth(obj, angle=35):
    """Smooth shading, with edges sharper than `angle` degrees kept."""
    mesh = obj.data
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return obj


def bevel(obj, width=0.005, segments=3, angle=40):
    """Round the edges sharper than `angle` degrees."""
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(angle)
    modifier.use_clamp_overlap = True
    return shade_smooth(obj, 50)


def subdivide(obj, levels=2):
    """Smooth a coarse mesh by subdivision."""
    modifier = obj.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = levels
    modifier.render_levels = levels
    return shade_smooth(obj, 180)


def thicken(obj, thickness, offset=-1):
    """Give a sheet a thickness."""
    modifier = obj.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset
    return obj


def box(size, location, material=None, rounding=0.0, segments=3, rotation=(0, 0, 0), name="box"):
    """A box: `size` is its full extents, `location` its centre, `rounding` the radius of its edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    obj = bmesh_object(name, shape, material, location=location, rotation=rotation)
    return bevel(obj, rounding, segments) if rounding else obj


def slab(x, y, z, material=None, rounding=0.0, name="slab"):
    """A box given by its (from, to) on each axis: handier than a centre for walls and floors."""
    size = [end - start for start, end in (x, y, z)]
    centre = [(start + end) / 2 for start, end in (x, y, z)]
    return box(size, centre, material, rounding, name=name)


def cylinder(
    radius,
    height,
    location,
    material=None,
    rounding=0.0,
    sides=48,
    rotation=(0, 0, 0),
    top_radius=None,
    name="cylinder",
):
    """A cylinder or, with `top_radius`, a cone, its axis along Z and its middle at `location`."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape,
        cap_ends=True,
        segments=sides,
        radius1=radius,
        radius2=radius if top_radius is None else top_radius,
        depth=height,
    )
    obj = bmesh_object(name, shape, material, location=location, rotation=rotation)
    shade_smooth(obj, 40)
    return bevel(obj, rounding) if rounding else obj


def sphere(radius, location, material=None, name="sphere", sides=48):
    """A ball."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=sides, v_segments=sides // 2, radius=radius)
    return shade_smooth(bmesh_object(name, shape, material, location=location), 180)


def _clean(obj, merge=False):
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    if merge:
        bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()


def lathe(profile, location=(0, 0, 0), material=None, sides=64, rotation=(0, 0, 0), name="lathe"):
    """A body turned about Z from (radius, height) points, bottom to top; points of radius 0 close it."""
    steps = len(profile)
    vertices = []
    for side in range(sides):
        angle = 2 * math.pi * side / sides
        for radius, height in profile:
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    faces = []
    for side in range(sides):
        following = (side + 1) % sides
        for step in range(steps - 1):
            faces.append(
                (side * steps + step, following * steps + step, following * steps + step + 1, side * steps + step + 1)
            )
    obj = mesh_object(name, vertices, faces, material, location=location, rotation=rotation)
    _clean(obj, merge=True)
    return shade_smooth(obj, 40)


def extrude(outline, length, material=None, axis="x", location=(0, 0, 0), rotation=(0, 0, 0), name="extrusion"):
    """A closed 2-D outline drawn out along an axis, centred on it: (y, z) for x, (x, z) for y, (x, y) for z."""
    count = len(outline)
    vertices = []
    for end in (-length / 2, length / 2):
        for a, b in outline:
            vertices.append({"x": (end, a, b), "y": (a, end, b), "z": (a, b, end)}[axis])
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces.append(tuple(range(count)))
    faces.append(tuple(range(2 * count - 1, count - 1, -1)))
    obj = mesh_object(name, vertices, faces, material, location=location, rotation=rotation)
    _clean(obj)
    return obj


def flat_shape(points, material, name="flat"):
    """One flat face through the points, for prints and labels."""
    return mesh_object(name, points, [tuple(range(len(points)))], material)


def tube(points, radius, material=None, smooth=True, closed=False, roundness=8, name="tube"):
    """A round pipe through the points, in flowing curves (`smooth`) or straight lengths."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = roundness // 2
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        spline.resolution_u = 14
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    if material:
        curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def bent_pipe(points, radius, material=None, bend=0.05, steps=6, roundness=12, name="pipe"):
    """A pipe of straight lengths joined by bends of radius `bend`, as a fitter would bend it."""
    corners = [Vector(p) for p in points]
    path = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        reach = min(bend, (before - corner).length / 2, (after - corner).length / 2)
        start = corner + (before - corner).normalized() * reach
        end = corner + (after - corner).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            path.append(start * (1 - t) ** 2 + corner * (2 * t * (1 - t)) + end * t**2)
    path.append(corners[-1])
    return tube([tuple(p) for p in path], radius, material, smooth=False, roundness=roundness, name=name)


def circle(radius, count=48, centre=(0, 0, 0), plane="xy"):
    """Points around a circle in a plane: 'xy' or 'xz'."""
    points = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        a, b = radius * math.cos(angle), radius * math.sin(angle)
        offset = (a, b, 0) if plane == "xy" else (a, 0, b)
        points.append(tuple(c + o for c, o in zip(centre, offset)))
    return points


def arc(centre_a, centre_b, radius, start, end, steps=6):
    """2-D points along an arc from angle `start` to `end`, in degrees."""
    points = []
    for i in range(steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        points.append((centre_a + radius * math.cos(angle), centre_b + radius * math.sin(angle)))
    return points


def text(words, size, location, material, rotation=FACING_FRONT, align="CENTER", depth=0.0):
    """Lettering in Blender's own font; `size` is about its line height."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.size = size
    curve.align_x = align
    curve.align_y = "CENTER"
    curve.extrude = depth
    curve.materials.append(material)
    obj = link(bpy.data.objects.new("text", curve))
    obj.location = location
    obj.rotation_euler = rotation
    return obj


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Parent objects built about the origin to an empty, then move the empty."""
    parent = link(bpy.data.objects.new("group", None))
    for obj in objects:
        if obj.parent is None:
            obj.parent = parent
    parent.location = location
    parent.rotation_euler = rotation
    parent.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return parent


def cut(body, *tools):
    """Cut the tools out of the body; the tools no longer show."""
    for tool in tools:
        modifier = body.modifiers.new("cut", "BOOLEAN")
        modifier.operation = "DIFFERENCE"
        modifier.object = tool
        modifier.solver = "EXACT"
        tool.hide_render = True
        tool.hide_viewport = True
    return body


def bake(obj):
    """Turn an object's modifiers into plain mesh."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    evaluated = obj.evaluated_get(depsgraph)
    mesh = bpy.data.meshes.new_from_object(evaluated, preserve_all_data_layers=True, depsgraph=depsgraph)
    obj.modifiers.clear()
    obj.data = mesh
    return obj
