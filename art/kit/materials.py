"""Procedural materials. A colour is a '#rrggbb' string or linear (r, g, b); textures are in metres of object space."""

import math

import bpy


def linear(colour):
    """A '#rrggbb' colour as scene-linear (r, g, b); a tuple passes unchanged."""
    if not isinstance(colour, str):
        return tuple(colour)
    digits = colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def _rgba(colour):
    return (*linear(colour), 1)


class Surface:
    """A material around one Principled shader, with shorthand for the nodes that texture it.

    Further shader inputs are given as keywords, their spaces written as underscores. The methods take
    and return node sockets; `material` is what goes onto an object.
    """

    def __init__(self, name, colour="#cccccc", roughness=0.5, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]
        self.shader.inputs["Base Color"].default_value = _rgba(colour)
        self.shader.inputs["Roughness"].default_value = roughness
        for key, value in inputs.items():
            self.shader.inputs[key.replace("_", " ")].default_value = value

    def node(self, kind, **inputs):
        """A shader node of this kind, its inputs set by keyword."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def join(self, source, target):
        self.tree.links.new(source, target)

    def _feed(self, socket, value):
        """Set a socket to a plain value, or join another socket to it."""
        if hasattr(value, "is_output"):
            self.join(value, socket)
        elif socket.type == "RGBA":
            socket.default_value = _rgba(value)
        else:
            socket.default_value = value

    def colour_from(self, socket):
        self.join(socket, self.shader.inputs["Base Color"])

    def roughness_from(self, socket):
        self.join(socket, self.shader.inputs["Roughness"])

    def surface_from(self, socket):
        self.join(socket, self.output.inputs["Surface"])

    def coordinates(self, scale=(1, 1, 1), rotation=(0, 0, 0)):
        """Object-space position in metres, scaled and turned (radians)."""
        source = self.node("TexCoord")
        return self.mapped(source.outputs["Object"], scale, rotation)

    def mapped(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0)):
        mapping = self.node("Mapping", Scale=scale, Rotation=rotation)
        self.join(vector, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def noise(self, vector, scale=5.0, detail=4.0, roughness=0.5, distortion=0.0):
        """Fractal noise around 0.5; `scale` is features a metre."""
        node = self.node("TexNoise", Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        self.join(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def bricks(self, vector, width, height, joint, colours=("#000000", "#ffffff", "#808080"), smooth=0.2, offset=0.5):
        """Bond pattern in metres; returns (colour, joint mask). `colours`: two of the bricks, one of the joint."""
        node = self.node("TexBrick", Scale=1.0, Mortar_Size=joint, Mortar_Smooth=smooth, Bias=0.0)
        node.inputs["Brick Width"].default_value = width
        node.inputs["Row Height"].default_value = height
        node.offset = offset
        for key, colour in zip(("Color1", "Color2", "Mortar"), colours):
            node.inputs[key].default_value = _rgba(colour)
        self.join(vector, node.inputs["Vector"])
        return node.outputs["Color"], node.outputs["Fac"]

    def ramp(self, factor, *stops):
        """Map a factor to colours or greys: stops are (position, colour) or (position, number)."""
        node = self.node("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        for index, (position, value) in enumerate(stops):
            element = elements[0] if index == 0 else elements.new(position)
            element.position = position
            element.color = (value, value, value, 1) if isinstance(value, (int, float)) else _rgba(value)
        self.join(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def math(self, operation, first, second):
        node = self.node("Math")
        node.operation = operation
        self._feed(node.inputs[0], first)
        self._feed(node.inputs[1], second)
        return node.outputs[0]

    def blend(self, factor, first, second, mode="MIX"):
        """Mix two colours, given as colours or sockets."""
        node = self.node("MixRGB")
        node.blend_type = mode
        for socket, value in zip(node.inputs, (factor, first, second)):
            self._feed(socket, value)
        return node.outputs["Color"]

    def mix_shaders(self, factor, first, second):
        node = self.node("MixShader")
        self._feed(node.inputs["Fac"], factor)
        self.join(first, node.inputs[1])
        self.join(second, node.inputs[2])
        return node.outputs[0]

    def bump(self, height, strength=0.2, depth=0.01):
        """Relief from a height socket; `depth` in metres."""
        node = self.node("Bump", Strength=strength, Distance=depth)
        self.join(height, node.inputs["Height"])
        self.join(node.outputs["Normal"], self.shader.inputs["Normal"])


# Plain finishes


def matte(colour="#222222", roughness=0.6):
    return Surface("matte", colour, roughness, Specular=0.3).material


def plastic(colour="#f4f5f5", roughness=0.32, coat=0.15):
    return Surface("plastic", colour, roughness, Clearcoat=coat, Clearcoat_Roughness=0.2).material


def powder_coat(colour="#e9eae6", roughness=0.42):
    """Sprayed sheet metal."""
    return Surface("powder coat", colour, roughness, Specular=0.45).material


def ceramic(colour="#f1ede6", roughness=0.45):
    return Surface("ceramic", colour, roughness).material


def satin_paint(colour="#f6f4ef", roughness=0.4):
    """Skirtings, doors and frames."""
    return Surface("satin paint", colour, roughness).material


def metal(colour="#c9ccd0", roughness=0.28, brushed=0.0, grain_axis=0):
    """Bare metal; `brushed` is how much its roughness varies across lines along `grain_axis`."""
    surface = Surface("metal", colour, roughness, Metallic=1.0)
    if brushed:
        scale = [3 if axis == grain_axis else 900 for axis in range(3)]
        lines = surface.noise(surface.coordinates(scale), 1.0, 2)
        surface.roughness_from(surface.ramp(lines, (0.3, max(0.05, roughness - brushed)), (0.7, roughness + brushed)))
        surface.bump(lines, 0.04, 0.001)
    return surface.material


def copper():
    return Surface("copper", "#d98a5f", 0.24, Metallic=1.0).material


def brass():
    return Surface("brass", "#c8a850", 0.3, Metallic=1.0).material


def stainless(grain_axis=0):
    """Brushed stainless steel."""
    return metal("#c4c9cc", 0.3, 0.08, grain_axis)


# Light and glass


def glass(tint=(0.97, 0.99, 0.985), reflection=0.35):
    """Thin glass: clear to light, mirroring only what the camera sees, so that it adds no noise."""
    surface = Surface("glass")
    clear = surface.node("BsdfTransparent", Color=(*tint, 1))
    mirror = surface.node("BsdfGlossy", Roughness=0.0)
    fresnel = surface.node("Fresnel", IOR=1.35)
    path = surface.node("LightPath")
    seen = surface.math("MULTIPLY", fresnel.outputs[0], path.outputs["Is Camera Ray"])
    share = surface.math("MULTIPLY", seen, reflection)
    surface.surface_from(surface.mix_shaders(share, clear.outputs[0], mirror.outputs[0]))
    return surface.material


def clear_vinyl():
    """The strips of a cold room's curtain: nearly clear, faintly milky, shiny at a glance."""
    surface = Surface("vinyl")
    clear = surface.node("BsdfTransparent", Color=(0.84, 0.92, 0.97, 1))
    milk = surface.node("BsdfDiffuse", Color=(0.8, 0.9, 0.96, 1))
    shine = surface.node("BsdfGlossy", Roughness=0.12)
    fresnel = surface.node("Fresnel", IOR=1.5)
    body = surface.mix_shaders(0.14, clear.outputs[0], milk.outputs[0])
    surface.surface_from(surface.mix_shaders(fresnel.outputs[0], body, shine.outputs[0]))
    return surface.material


def glow(colour="#ffffff", strength=1.0, lamp=True):
    """A light source. lamp=False: visible but not sampled as a light, for digits and LEDs: less noise."""
    surface = Surface("glow")
    surface.material.cycles.sample_as_light = lamp
    emission = surface.node("Emission", Color=_rgba(colour), Strength=strength)
    surface.surface_from(emission.outputs[0])
    return surface.material


# Cloth


def fabric(colour="#d9d3c8", second="#d9d3c8", sheen=0.35):
    """Woven upholstery, mottled with a second colour."""
    surface = Surface("fabric", colour, 0.95, Specular=0.1, Sheen=sheen, Sheen_Tint=0.5)
    position = surface.coordinates()
    threads = []
    for direction in ("X", "Z"):
        wave = surface.node("TexWave", Scale=50.0, Distortion=1.5, Detail=1.0)
        wave.bands_direction = direction
        surface.join(position, wave.inputs["Vector"])
        threads.append(wave.outputs["Fac"])
    surface.bump(surface.math("ADD", *threads), 0.25, 0.0012)
    mottle = surface.ramp(surface.noise(position, 60, 5, 0.7), (0.25, second), (0.75, colour))
    surface.colour_from(surface.blend(0.6, mottle, colour))
    return surface.material


def voile(colour="#fbfaf7", translucency=0.62, opacity=0.8):
    """Thin curtain or lampshade cloth: part scatters light back, part lets it glow through, part is open weave."""
    surface = Surface("voile")
    front = surface.node("BsdfDiffuse", Color=_rgba(colour))
    through = surface.node("BsdfTranslucent", Color=_rgba(colour))
    open_weave = surface.node("BsdfTransparent")
    cloth = surface.mix_shaders(translucency, front.outputs[0], through.outputs[0])
    surface.surface_from(surface.mix_shaders(opacity, open_weave.outputs[0], cloth))
    return surface.material


def wool(colour="#e8e1d4", second="#d6cbb8"):
    """A rug's pile."""
    surface = Surface("wool", colour, 1.0, Specular=0.05, Sheen=0.3)
    position = surface.coordinates()
    patches = surface.math("MULTIPLY", surface.noise(position, 5, 6, 0.7), 0.6)
    fibres = surface.noise(position, 500, 2)
    mixed = surface.math("ADD", patches, surface.math("MULTIPLY", fibres, 0.4))
    surface.colour_from(surface.ramp(mixed, (0.35, second), (0.65, colour)))
    surface.bump(fibres, 0.8, 0.006)
    return surface.material


# Timber


def wood(light="#b98a5a", dark="#8d6238", roughness=0.42, grain_axis=0):
    """Solid timber, its grain along an object axis (0, 1 or 2)."""
    surface = Surface("wood", light, roughness)
    scale = [14.0] * 3
    scale[grain_axis] = 1.1
    grain = surface.noise(surface.coordinates(scale), 2.2, 8, 0.62, 1.2)
    fibre = surface.noise(surface.coordinates([s * 9 for s in scale]), 2.0, 2, 0.6)
    height = surface.math("ADD", grain, surface.math("MULTIPLY", fibre, 0.25))
    surface.colour_from(surface.ramp(height, (0.42, dark), (0.62, light), (0.8, light)))
    surface.bump(height, 0.08, 0.002)
    return surface.material


def oak_floor(light="#cda777", dark="#a57c4e", width=0.18, length=1.9, roughness=0.36, along="x"):
    """Floor planks of `width` by `length`, laid along 'x' or 'y'."""
    surface = Surface("oak floor", light, roughness, Specular=0.45, Clearcoat=0.08, Clearcoat_Roughness=0.25)
    turn = math.pi / 2 if along == "y" else 0
    position = surface.coordinates(rotation=(0, 0, turn))
    plank, joint = surface.bricks(position, length, width, 0.003, offset=0.37)
    # Every plank's grain starts elsewhere, so that it does not run on across the joints.
    jump = surface.node("VectorMath")
    jump.operation = "MULTIPLY_ADD"
    jump.inputs[1].default_value = (37.0, 11.0, 53.0)
    surface.join(plank, jump.inputs[0])
    surface.join(position, jump.inputs[2])
    grain = surface.noise(surface.mapped(jump.outputs[0], (1.3, 16, 1)), 2.0, 9, 0.62, 0.9)
    fibre = surface.noise(surface.mapped(jump.outputs[0], (8, 210, 1)), 1.0, 3, 0.6)
    colour = surface.ramp(grain, (0.33, dark), (0.56, light), (0.8, light))
    tone = surface.ramp(plank, (0.0, "#c9c2b8"), (0.5, "#f2efe9"), (1.0, "#ffffff"))
    colour = surface.blend(0.75, colour, tone, "MULTIPLY")
    colour = surface.blend(0.16, colour, surface.ramp(fibre, (0.35, "#6b4a2a"), (0.65, "#ffffff")), "MULTIPLY")
    colour = surface.blend(surface.math("MULTIPLY", joint, 0.9), colour, "#3a2716")
    surface.colour_from(colour)
    relief = surface.math("MULTIPLY", surface.math("ADD", grain, fibre), 0.12)
    surface.bump(surface.math("SUBTRACT", relief, joint), 0.25, 0.002)
    surface.roughness_from(surface.ramp(grain, (0.3, roughness + 0.1), (0.8, roughness - 0.06)))
    return surface.material


# Walls and grounds


def _mottled(surface, colour, noise, share, dark):
    """Multiply a plain colour by slow dark patches."""
    patches = surface.ramp(noise, (0.3, dark), (0.7, "#ffffff"))
    surface.colour_from(surface.blend(share, colour, patches, "MULTIPLY"))


def wall_paint(colour="#efece6", roughness=0.75, texture=0.06):
    """Rolled wall paint; `texture` is the strength of the roller's stipple."""
    surface = Surface("wall paint", colour, roughness, Specular=0.25)
    position = surface.coordinates()
    if texture:
        surface.bump(surface.noise(position, 160, 1), texture, 0.002)
    _mottled(surface, colour, surface.noise(position, 0.7, 2), 0.05, "#b8b2a6")
    return surface.material


def plaster(colour="#e9e3d8", roughness=0.9, texture=0.35):
    """Painted outdoor plaster."""
    surface = Surface("plaster", colour, roughness, Specular=0.15)
    position = surface.coordinates()
    surface.bump(surface.noise(position, 90, 6, 0.65), texture, 0.004)
    _mottled(surface, colour, surface.noise(position, 1.2, 3), 0.12, "#9a9184")
    return surface.material


def concrete(colour="#b9b7b2", roughness=0.7):
    surface = Surface("concrete", colour, roughness, Specular=0.3)
    position = surface.coordinates()
    surface.bump(surface.noise(position, 140, 3), 0.1, 0.002)
    _mottled(surface, colour, surface.noise(position, 3, 10, 0.65), 0.3, "#8c8a85")
    return surface.material


def _masonry(name, vector_rotation, colours, width, height, joint, roughness, noise_scale, relief, depth):
    surface = Surface(name, colours[0], roughness, Specular=0.2)
    position = surface.coordinates(rotation=vector_rotation)
    colour, mask = surface.bricks(position, width, height, joint, colours, 0.3)
    grain = surface.noise(position, noise_scale, 8, 0.7)
    _mottled(surface, colour, grain, 0.3, "#8c8a85")
    surface.bump(surface.math("SUBTRACT", surface.math("MULTIPLY", grain, 0.3), mask), relief, depth)
    return surface.material


def brick(colours=("#a65a40", "#8a4732", "#c9c1b4"), width=0.22, height=0.075):
    """Face brick on a wall in the XZ plane; colours: two of the bricks, one of the mortar."""
    return _masonry("brick", (math.pi / 2, 0, 0), colours, width, height, 0.005, 0.85, 38, 0.7, 0.008)


def pavers(colours=("#c9c3b7", "#b9b2a4", "#8b8478"), width=0.6, height=0.4):
    """Paving on the ground."""
    return _masonry("pavers", (0, 0, 0), colours, width, height, 0.006, 0.8, 14, 0.5, 0.006)


def tiles(
    colour="#eef0ee",
    joint_colour="#b9bab6",
    width=0.3,
    height=0.3,
    joint=0.003,
    roughness=0.18,
    upright=True,
    offset=0.0,
):
    """Glazed tiles, on a wall in the XZ plane (`upright`) or on the floor. offset: 0.5 for a half bond."""
    surface = Surface("tiles", colour, roughness)
    turn = (math.pi / 2, 0, 0) if upright else (0, 0, 0)
    position = surface.coordinates(rotation=turn)
    shade, mask = surface.bricks(position, width, height, joint, (colour, colour, joint_colour), 0.1, offset)
    surface.colour_from(shade)
    surface.roughness_from(surface.ramp(mask, (0.4, roughness), (0.6, 0.8)))
    surface.bump(surface.math("MULTIPLY", mask, -1.0), 0.5, 0.0015)
    return surface.material


def marble(colour="#f0efec", vein="#a9a7a3", roughness=0.15):
    """Pale engineered stone with thin grey veins, for worktops."""
    surface = Surface("marble", colour, roughness)
    position = surface.coordinates()
    lines = surface.noise(position, 1.6, 10, 0.6, 1.8)
    veins = surface.ramp(lines, (0.46, 0.0), (0.495, 1.0), (0.505, 1.0), (0.54, 0.0))
    surface.colour_from(surface.blend(surface.math("MULTIPLY", veins, 0.45), colour, vein))
    return surface.material


def sealed_floor(dark="#9aa5ae", light="#bcc6cd"):
    """A cold room's coated floor, slightly patchy and half shiny."""
    surface = Surface("sealed floor", light, 0.34, Specular=0.45)
    position = surface.coordinates()
    surface.colour_from(surface.ramp(surface.noise(position, 2.2, 8, 0.6), (0.3, dark), (0.7, light)))
    surface.roughness_from(surface.ramp(surface.noise(position, 9, 5), (0.3, 0.24), (0.7, 0.42)))
    return surface.material


# Plants


def leaf(light="#3f6b34", dark="#284d25", roughness=0.42):
    """A leaf that lets some light through."""
    surface = Surface("leaf", light, roughness, Specular=0.4)
    shade = surface.ramp(surface.noise(surface.coordinates(), 14, 4), (0.3, dark), (0.7, light))
    surface.colour_from(shade)
    bright = [min(1, channel * 1.9) for channel in linear(light)]
    through = surface.node("BsdfTranslucent", Color=(*bright, 1))
    surface.surface_from(surface.mix_shaders(0.22, surface.shader.outputs[0], through.outputs[0]))
    return surface.material


def lawn(light="#6f8f48", dark="#4c6b34"):
    """Mown grass seen from a few metres."""
    surface = Surface("lawn", light, 1.0, Specular=0.05)
    position = surface.coordinates()
    patches = surface.math("MULTIPLY", surface.noise(position, 1.5, 6, 0.7), 0.5)
    blades = surface.noise(position, 120, 4, 0.8)
    mixed = surface.math("ADD", patches, surface.math("MULTIPLY", blades, 0.5))
    surface.colour_from(surface.ramp(mixed, (0.4, dark), (0.6, light)))
    surface.bump(blades, 1.0, 0.03)
    return surface.material


def vertex_colours(name, layer="colour"):
    """Shows a mesh's own colours unlit, for scenery whose light is worked out beforehand."""
    surface = Surface(name)
    surface.material.cycles.sample_as_light = False
    attribute = surface.node("Attribute")
    attribute.attribute_name = layer
    emission = surface.node("Emission")
    surface.join(attribute.outputs["Color"], emission.inputs["Color"])
    surface.surface_from(emission.outputs[0])
    return surface.material
