"""Table Mountain from the beach across the bay, dune grass in front, early light."""

import numpy as np

from kit import materials, scene
from kit.props import outdoors
from kit.shapes import mesh_object, grid_faces, quad_mesh, slab

VIEWS = {
    "bay": dict(location=(0, 0, 2.5), target=(0, 100, 7.5), lens=54, fstop=11, focus=(0, 40, 0)),
}


def build(view):
    outdoors.table_mountain(distance=14500, base=-1, haze_share=0.24, bearing=-0.6)
    outdoors.city_shore(distance=14500, base=-1, haze_share=0.55, bearing=-0.6)
    _sea()
    _beach()
    _dune_grass()
    scene.sun(24, -98, 4.6, 0.8, (1, 0.88, 0.72))
    scene.sky((0.72, 0.84, 1.0), 0.9, (0.06, 0.22, 0.66), (0.60, 0.79, 0.97), 1.0)
    scene.camera(**VIEWS[view])


def _sea():
    """Blue water with swell, a strip of foam where it meets the sand."""
    surface = materials.Surface("sea", "#17506f", 0.12, Specular=0.5)
    near = surface.noise(surface.coordinates((0.12, 0.45, 1)), 1.0, 8, 0.62)
    surface.bump(near, 0.6, 0.35)
    slab((-14000, 14000), (24, 12000), (-1.02, -0.02), surface.material, name="sea")


def _beach():
    """Sand that rises gently towards the camera, wet and darker by the water."""
    rows, columns = 90, 90
    rng = np.random.default_rng(2)
    vertices = []
    for row in range(rows + 1):
        y = 1.5 + 30 * (row / rows) ** 1.6
        for column in range(columns + 1):
            x = (column / columns - 0.5) * 60
            height = 0.9 * max(0, 1 - y / 27) ** 1.3 + 0.03 * rng.normal() * max(0, 1 - y / 20)
            vertices.append((x, y, height - 0.06 + 0.05 * np.sin(x * 0.35) * max(0, 1 - y / 30)))
    sand = materials.Surface("sand", "#d8c6a2", 0.9, Specular=0.2)
    position = sand.coordinates()
    wet = sand.node("SeparateXYZ")
    sand.join(position, wet.inputs[0])
    dampness = sand.ramp(sand.math("MULTIPLY", wet.outputs["Y"], 0.033), (0.52, 0.0), (0.68, 1.0))
    grain = sand.ramp(sand.noise(position, 3, 8, 0.7), (0.3, "#c9b58e"), (0.7, "#e2d2b0"))
    sand.colour_from(sand.blend(dampness, grain, "#8d7b5e"))
    sand.roughness_from(sand.ramp(dampness, (0.0, 0.95), (1.0, 0.18)))
    sand.bump(sand.noise(position, 30, 6, 0.7), 0.5, 0.02)
    mesh_object("beach", vertices, grid_faces(rows, columns), sand.material, True)


def _dune_grass():
    """Clumps of marram at both sides of the foreground."""
    rng = np.random.default_rng(9)
    greens = (materials.leaf("#8f9a5c", "#6d7a44", 0.6), materials.leaf("#a9a568", "#847f4c", 0.6))
    for index, green in enumerate(greens):
        quads = []
        for _ in range(26):
            side = rng.choice((-1, 1))
            centre = np.array([side * rng.uniform(2.6, 5.6), rng.uniform(10.5, 14.5), 0.5])
            for _ in range(110):
                angle, lean = rng.uniform(0, 2 * np.pi), rng.uniform(0.15, 0.75)
                length = rng.uniform(0.45, 1.05)
                root = centre + np.array([rng.normal() * 0.12, rng.normal() * 0.12, -0.05])
                out = np.array([np.cos(angle), np.sin(angle), 0])
                across = np.array([-np.sin(angle), np.cos(angle), 0]) * 0.008
                middle = root + out * length * lean * 0.35 + np.array([0, 0, length * 0.6])
                tip = root + out * length * lean + np.array([0, 0, length * (1 - 0.35 * lean)])
                quads += [root - across, root + across, middle + across * 0.8, middle - across * 0.8]
                quads += [middle - across * 0.8, middle + across * 0.8, tip + across * 0.1, tip - across * 0.1]
        quad_mesh(f"grass {index}", np.array(quads), green)
