"""Finished joinery: a panelled door, its frame, moulded skirtings."""

import bmesh

from .. import materials
from ..shapes import bevel, group, mesh_object, slab


def panel_door(width=0.81, height=2.03, thickness=0.04, material=None):
    """A four-panel door leaf standing on the origin in the XZ plane, its hinge edge at -X."""
    material = material or materials.satin_paint("#f4f2ec", 0.38)
    stile, rail, middle = 0.11, 0.20, 0.95
    half = thickness / 2
    parts = []
    for x in ((-width / 2, -width / 2 + stile), (width / 2 - stile, width / 2)):
        parts.append(slab(x, (-half, half), (0, height), material, 0.0015, "stile"))
    for z in ((0, rail), (middle - 0.09, middle + 0.09), (height - stile, height)):
        across = (-width / 2 + stile, width / 2 - stile)
        parts.append(slab(across, (-half + 0.0003, half - 0.0003), z, material, 0.0015, "rail"))
    for z in ((rail, middle - 0.09), (middle + 0.09, height - stile)):
        parts.append(slab((-stile / 2, stile / 2), (-half + 0.0005, half - 0.0005), z, material, 0.0015, "muntin"))
        for x in ((-width / 2 + stile, -stile / 2), (stile / 2, width / 2 - stile)):
            parts.append(slab(x, (-half + 0.012, half - 0.012), z, material, name="panel"))
            inner = (x[0] + 0.035, x[1] - 0.035), (z[0] + 0.035, z[1] - 0.035)
            parts.append(slab(inner[0], (-half + 0.004, half - 0.004), inner[1], material, 0.006, "field"))
    return group(parts)


def door_frame(width=0.81, height=2.03, depth=0.12, face=0.0, material=None):
    """A door's lining and its architraves on a wall facing -Y at y = `face`; the opening's middle at x = 0."""
    material = material or materials.satin_paint("#f4f2ec", 0.38)
    gap, lining, trim = 0.004, 0.03, 0.07
    edge, top = width / 2 + gap, height + gap + 0.004
    parts = [slab((-edge - lining, edge + lining), (face, face + depth), (top, top + lining), material, 0.001)]
    for side in (-1, 1):
        x = sorted((side * edge, side * (edge + lining)))
        parts.append(slab(x, (face, face + depth), (0, top), material, 0.001, "lining"))
        x = sorted((side * (edge + 0.008), side * (edge + 0.008 + trim)))
        parts.append(slab(x, (face - 0.016, face), (0, top + 0.008 + trim), material, 0.004, "architrave"))
        stop = sorted((side * (edge - 0.012), side * edge))
        parts.append(slab(stop, (face + 0.048, face + 0.07), (0, top), material, 0.001, "stop"))
    parts.append(
        slab((-edge - 0.008, edge + 0.008), (face - 0.0158, face), (top + 0.008, top + 0.008 + trim), material, 0.004)
    )
    return group(parts)


def moulded_skirting(length, material=None, height=0.12, thickness=0.018, mitre=0):
    """A moulded skirting along +X from the origin, its back on y = 0, face towards -Y.

    mitre: at its left end, +1 for an inside corner and -1 for an outside one; 0 leaves it square.
    """
    material = material or materials.satin_paint("#f6f4ef", 0.38)
    profile = [
        (0, 0),
        (-thickness, 0),
        (-thickness, height * 0.66),
        (-thickness + 0.002, height * 0.70),
        (-thickness + 0.001, height * 0.73),
        (-thickness * 0.75, height * 0.80),
        (-thickness * 0.50, height * 0.90),
        (-thickness * 0.42, height * 0.96),
        (-thickness * 0.42, height),
        (0, height),
    ]
    count = len(profile)
    vertices = [(-mitre * y, y, z) for y, z in profile] + [(length, y, z) for y, z in profile]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    board = mesh_object("skirting", vertices, faces, material)
    shape = bmesh.new()
    shape.from_mesh(board.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(board.data)
    shape.free()
    return bevel(board, 0.0008, 2, 50)
