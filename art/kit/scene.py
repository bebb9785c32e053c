"""An empty scene, its camera, its lights, its sky and the render settings. Metres and degrees."""

import math
import os

import bpy
from mathutils import Vector

from .shapes import link

HDRI_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache", "hdri")
FAR_CLIP = 40000


def new_scene():
    """Start from nothing: Cycles on the processor, an empty world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def _aim(obj, location, target):
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return obj


def camera(location, target, lens=32, fstop=None, focus=None, level=True, shift_x=0.0):
    """A camera at `location` that frames `target`.

    lens: focal length in mm on a 36 mm wide sensor. fstop: aperture, None for everything sharp.
    focus: the point in focus, the target if not given. level: keep the camera level, so that
    verticals stay vertical, and reach the target's height by shifting the lens.
    """
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    data.lens = lens
    data.shift_x = shift_x
    data.clip_end = FAR_CLIP
    direction = Vector(target) - Vector(location)
    if level:
        ahead = Vector((direction.x, direction.y, 0))
        _aim(obj, location, Vector(location) + ahead)
        data.shift_y = (direction.z / ahead.length) * lens / data.sensor_width
    else:
        _aim(obj, location, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 7
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = obj
    return obj


def area_light(location, target, size, power, colour=(1, 1, 1)):
    """A soft rectangular light the camera does not see. size: (width, height); power: watts."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    obj = link(bpy.data.objects.new("area", data))
    obj.visible_camera = False
    return _aim(obj, location, target)


def point_light(location, power, radius=0.04, colour=(1, 0.78, 0.5)):
    """A bare bulb the camera does not see. power: watts."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy = power
    data.shadow_soft_size = radius
    data.color = colour
    obj = link(bpy.data.objects.new("bulb", data))
    obj.location = location
    obj.visible_camera = False
    return obj


def spot_light(location, target, power, angle=60, blend=0.6, radius=0.05, colour=(1, 0.9, 0.78)):
    """A downlight. power: watts; angle: full width of the cone; blend: softness of its edge, 0 to 1."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = power
    data.spot_size = math.radians(angle)
    data.spot_blend = blend
    data.shadow_soft_size = radius
    data.color = colour
    return _aim(link(bpy.data.objects.new("spot", data)), location, target)


def sun(elevation, azimuth, strength=4.0, softness=1.2, colour=(1, 0.93, 0.82)):
    """Sunlight. azimuth: where it comes FROM, 0 = +Y (ahead), 90 = +X (right), 180 = from behind the camera.

    softness: apparent diameter of the sun, which sets how soft the shadows' edges are.
    """
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.angle = math.radians(softness)
    data.color = colour
    obj = link(bpy.data.objects.new("sun", data))
    up, round_ = math.radians(elevation), math.radians(azimuth)
    source = Vector((math.sin(round_) * math.cos(up), math.cos(round_) * math.cos(up), math.sin(up)))
    return _aim(obj, source, (0, 0, 0))


def sky(light=(0.62, 0.76, 1.0), strength=1.0, top=(0.25, 0.5, 0.95), horizon=(0.85, 0.93, 1.0), brightness=1.0):
    """An even sky. `light` times `strength` lights the scene; the camera sees a gradient from `horizon` to `top`."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    lighting = tree.nodes.new("ShaderNodeBackground")
    lighting.inputs["Color"].default_value = (*light, 1)
    lighting.inputs["Strength"].default_value = strength
    _show_to_camera(tree, lighting, [c * brightness for c in top], [c * brightness for c in horizon])


def hdri(name, strength=1.0, rotation=0.0, backdrop=(0.8, 0.85, 0.9)):
    """Light from an environment map of the npm package; too coarse to show, so the camera sees the plain `backdrop`."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    environment = tree.nodes.new("ShaderNodeTexEnvironment")
    lighting = tree.nodes.new("ShaderNodeBackground")
    mapping.inputs["Rotation"].default_value[2] = math.radians(rotation)
    environment.image = bpy.data.images.load(os.path.join(HDRI_FOLDER, name + ".exr"))
    lighting.inputs["Strength"].default_value = strength
    tree.links.new(coordinates.outputs["Generated"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], environment.inputs["Vector"])
    tree.links.new(environment.outputs["Color"], lighting.inputs["Color"])
    _show_to_camera(tree, lighting, backdrop, backdrop)


def _show_to_camera(tree, lighting, top, horizon):
    """Send `lighting` to every ray but the camera's, which meet a vertical gradient."""
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    separate = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    shown = tree.nodes.new("ShaderNodeBackground")
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixShader")
    output = tree.nodes.new("ShaderNodeOutputWorld")
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (*horizon, 1)
    high.position, high.color = 0.45, (*top, 1)
    tree.links.new(coordinates.outputs["Generated"], separate.inputs[0])
    tree.links.new(separate.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shown.inputs["Color"])
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs["Fac"])
    tree.links.new(lighting.outputs[0], mix.inputs[1])
    tree.links.new(shown.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])


def render_settings(width, height, samples):
    """Settings found to give clean pictures quickly on a processor, with the passes the denoiser needs."""
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(16, samples)
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 6.0
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render_part(part):
    """Render only a part of the frame: (left, top, right, bottom) as shares of its width and height."""
    left, top, right, bottom = part
    settings = bpy.context.scene.render
    settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = left, right
    settings.border_min_y, settings.border_max_y = 1 - bottom, 1 - top


def view_transform(exposure, look):
    """The camera's response: Filmic with a named contrast `look`, `exposure` in stops."""
    settings = bpy.context.scene.view_settings
    settings.view_transform = "Filmic"
    settings.look = look
    settings.exposure = exposure
    settings.gamma = 1.0
