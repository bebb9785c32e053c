r"""Runs inside Blender: renders one shot of a film into numbered pictures. `art/film` calls it.

    blender -b --factory-startup --python-exit-code 1 -P art/kit/film_job.py -- NAME SHOT FOLDER [--preview]

Light that FOLDER holds already is graded again, not rendered again: a render that was stopped goes on where it was.
"""

import importlib
import os
import sys

import bpy
import numpy as np

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)

from films import FILM_SIZE, FILMS, PREVIEW_SAMPLES, PREVIEW_SIZE, PREVIEW_STEP  # noqa: E402
from kit import develop, scene  # noqa: E402


def main(name, number, folder, is_preview):
    shot = FILMS[name][int(number)]
    size = PREVIEW_SIZE if is_preview else FILM_SIZE
    scene.new_scene()
    composition = importlib.import_module("scenes." + shot.scene)
    composition.build(shot.view)
    composition.animate(shot.view, shot.frames)
    of_still, of_part = (PREVIEW_SAMPLES, PREVIEW_SAMPLES) if is_preview else shot.samples
    scene.render_settings(*size, of_still)
    settings = bpy.context.scene.render
    settings.use_persistent_data = True
    settings.use_motion_blur = True
    os.makedirs(folder, exist_ok=True)

    def light_of(name, frame):
        path = os.path.join(folder, f"{name}.npy")
        if not os.path.exists(path):
            develop.render_light(path, frame)
        return np.load(path).astype(np.float32)

    still = light_of("still", 1)
    scene.render_settings(*size, of_part)
    scene.render_part(shot.part)
    frames = range(1, shot.frames + 1, PREVIEW_STEP if is_preview else 1)
    parts = {frame: light_of(f"part-{frame:03}", frame) for frame in frames}
    moved = {frame: develop.moved_between(parts[1], light, shot.part) for frame, light in parts.items()}
    # What moves at any time is of a part in every frame: the still has more samples, and would show for one frame.
    base = develop.place_part(still, parts[1], np.maximum.reduce(list(moved.values())), shot.part)
    for frame in frames:
        path = os.path.join(folder, "frame.npy")
        np.save(path, develop.place_part(base, parts[frame], moved[frame], shot.part).astype(np.float16))
        png = os.path.join(folder, f"{frame:03}.png")
        develop.write_picture(path, png, shot.exposure, shot.look, shot.warmth, 1.0)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    main(*arguments[:3], "--preview" in arguments)
