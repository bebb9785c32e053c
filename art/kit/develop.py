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

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render_light(linear_path):
    """Render the scene, denoise it and save the scene-linear light as a half-float numpy file."""
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        _route_passes(folder)
        bpy.context.scene.frame_set(1)
        bpy.ops.render.render(write_still=False)
        rendered = time.time()
        colour, albedo, normal = (_read_exr(os.path.join(folder, f"{name}0001.exr")) for name in PASSES)
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
