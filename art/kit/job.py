r"""Runs inside Blender: builds one picture's scene and develops it. `art/render` calls it.

    blender -b --factory-startup --python-exit-code 1 -P art/kit/job.py -- \
        NAME PNG LINEAR [--preview] [--regrade] [--part LEFT,TOP,RIGHT,BOTTOM MASTER]
"""

import importlib
import os
import sys

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)

from kit import develop, scene  # noqa: E402
from pictures import PICTURES, PREVIEW_SAMPLES, PREVIEW_SIZE  # noqa: E402


def main(name, png_path, linear_path, options):
    picture = PICTURES[name]
    part = tuple(map(float, options[1].split(","))) if "--part" in options else None
    scene.new_scene()
    if "--regrade" not in options:
        composition = importlib.import_module("scenes." + picture.scene)
        composition.build(picture.view)
        preview = "--preview" in options
        width, height = PREVIEW_SIZE if preview else picture.size
        scene.render_settings(width, height, PREVIEW_SAMPLES if preview else picture.samples)
        if part:
            scene.render_part(part)
        develop.render_light(linear_path)
        if part:
            develop.fill_frame(linear_path, picture.size, part)
    develop.write_picture(linear_path, png_path, picture.exposure, picture.look, picture.warmth, picture.saturation)
    if part:
        develop.blend_part(png_path, part, options[2])


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    main(*arguments[:3], arguments[3:])
