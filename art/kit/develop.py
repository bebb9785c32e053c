"""From a built scene to a finished picture: render, denoise, keep the linear light, grade, write.

The denoised light is kept, so that a change of exposure or grade takes seconds and no new render.
"""

import os
import tempfile
import time

import bpy
import numpy as np

from .denoise import denoise
from .grade import grade
from .scene import view_transform

FEATHER = 10
"""Width in pixels of the edge over which a part is blended into its master."""

STILL, MOVED = 0.02, 0.06
"""How far a pixel's light, by its square root, differs from the first frame's where nothing has moved, and where something has."""

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render_light(linear_path, frame=1):
    """Render a frame of the scene, denoise it and save the scene-linear light as a half-float numpy file."""
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        _route_passes(folder)
        bpy.context.scene.frame_set(frame)
        bpy.ops.render.render(write_still=False)
        rendered = time.time()
        colour, albedo, normal = (_read_exr(os.path.join(folder, f"{name}{frame:04}.exr")) for name in PASSES)
    light = denoise(colour, albedo, normal)
    os.makedirs(os.path.dirname(linear_path), exist_ok=True)
    np.save(linear_path, light.astype(np.float16))
    print(f"Rendered in {rendered - started:.0f} s, denoised in {time.time() - rendered:.0f} s.", flush=True)


def write_picture(linear_path, png_path, exposure, look, warmth, saturation):
    """Grade saved light and write it as PNG through the view transform. exposure: stops."""
    light = grade(np.load(linear_path).astype(np.float32), warmth, saturation)
    height, width, _ = light.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    view_transform(exposure, look)
    output = bpy.context.scene.render.image_settings
    output.file_format = "PNG"
    output.color_mode = "RGB"
    output.color_depth = "8"
    image.save_render(png_path, scene=bpy.context.scene)


def blend_part(png_path, part, master_path):
    """Put a graded part into the master it belongs to, its edges feathered, and write the whole as PNG.

    For a picture whose scene has changed in one place only, such as the view in a window.
    """
    master, patch = _read_display(master_path), _read_display(png_path)
    height, width, _ = master.shape
    left, top, right, bottom = (share * size for share, size in zip(part, (width, height, width, height)))
    # No feather along the frame's own edge.
    left, top = (edge or -width for edge in (left, top))
    right, bottom = right + width * (part[2] >= 1), bottom + height * (part[3] >= 1)
    y, x = np.mgrid[0:height, 0:width] + 0.5
    y = height - y
    inside = np.minimum(np.minimum(x - left, right - x), np.minimum(y - top, bottom - y))
    share = np.clip((inside - 2) / FEATHER, 0, 1)[..., None]
    _write_display(master * (1 - share) + patch * share, png_path)


def fill_frame(linear_path, size, part):
    """Put the light of a part back to its place in a black frame of `size`, so that the grade fits the whole."""
    width, height = size
    light = np.load(linear_path)
    frame = np.zeros((height, width, 3), np.float16)
    rows, columns, _ = light.shape
    bottom, left = int((1 - part[3]) * height), int(part[0] * width)
    bottom, left = min(bottom, height - rows), min(left, width - columns)
    frame[bottom : bottom + rows, left : left + columns] = light
    np.save(linear_path, frame)


def place_part(whole, light, moved, part):
    """Put a part's light into the whole frame where `moved` is 1; in between it is blended. Returns the new frame."""
    height, width, _ = whole.shape
    rows, columns, _ = light.shape
    bottom, left = min(int((1 - part[3]) * height), height - rows), min(int(part[0] * width), width - columns)
    place = (slice(bottom, bottom + rows), slice(left, left + columns))
    result = whole.copy()
    result[place] += (light - whole[place]) * moved[..., None]
    return result


def moved_between(first, light, part):
    """Where a part's light differs from the first frame's by more than noise: 0 to 1 for each pixel, with soft edges."""
    difference = np.abs(np.sqrt(light) - np.sqrt(first)).max(2)
    moved = np.clip((_spread(difference, 3) - STILL) / (MOVED - STILL), 0, 1)
    return _smooth(_spread(moved, 2), 3) * _feather(part, *moved.shape)


def _smooth(values, reach):
    """Mean of the square of 2 * reach + 1 pixels around each."""
    for axis in (0, 1):
        padded = np.pad(values, [(reach, reach) if axis == side else (0, 0) for side in (0, 1)], mode="edge")
        size = values.shape[axis]
        values = sum(np.take(padded, range(i, i + size), axis) for i in range(2 * reach + 1)) / (2 * reach + 1)
    return values


def _spread(values, reach):
    """A mean that single noisy pixels do not reach, then the largest within `reach`."""
    values = _smooth(values, 1)
    for axis in (0, 1):
        padded = np.pad(values, [(reach, reach) if axis == side else (0, 0) for side in (0, 1)], mode="edge")
        size = values.shape[axis]
        values = np.maximum.reduce([np.take(padded, range(i, i + size), axis) for i in range(2 * reach + 1)])
    return values


def _feather(part, rows, columns):
    """0 on the part's edges, 1 from FEATHER pixels inwards; the frame's own edges have none."""
    left, top, right, bottom = part
    x, y = np.arange(columns) + 0.5, np.arange(rows) + 0.5
    inside_x = np.minimum(x if left > 0 else np.inf, columns - x if right < 1 else np.full(columns, np.inf))
    inside_y = np.minimum(y if bottom < 1 else np.inf, rows - y if top > 0 else np.full(rows, np.inf))
    return np.clip(np.minimum(inside_x[None, :], inside_y[:, None]) / FEATHER, 0, 1)


def _read_display(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    channels = image.channels
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, channels)[..., :3].copy()


def _write_display(display, path):
    height, width, _ = display.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = display
    image = bpy.data.images.new("blended", width, height)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = path
    image.file_format = "PNG"
    image.save()


def _route_passes(folder):
    """Have the compositor write each pass to its own EXR file in `folder`."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for name, render_pass in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[render_pass], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], composite.inputs["Image"])


def _read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()
