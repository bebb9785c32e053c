"""What moves in a film: keys of objects and of curtains, from frame 1 on."""

import math

import bpy


def turn(objects, angle, frames):
    """Turn objects about the Y axis of their own origins, evenly and without end. angle: radians in `frames` frames."""
    for obj in objects:
        for frame, radians in ((1, 0), (1 + frames, angle)):
            obj.rotation_euler.y = radians
            obj.keyframe_insert("rotation_euler", index=1, frame=frame)
        curve = obj.animation_data.action.fcurves[0]
        curve.extrapolation = "LINEAR"
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"


def slide(obj, start, end, frames):
    """Slide an object along X: it sets off gently and comes to rest gently at frame `frames`. start, end: metres."""
    for frame in range(frames):
        share = frame / (frames - 1)
        obj.location.x = start + (end - start) * share * share * (3 - 2 * share)
        obj.keyframe_insert("location", index=0, frame=frame + 1)


def sway(obj, out, folds, frames):
    """Let a cloth swing out in `frames` frames: played back from the last to the first, it swings home again.

    out(x, z), folds(x, z): how far a point of the cloth moves along X and Y, in metres: as it swings, and as its folds
    follow at twice the pace.
    """
    obj.shape_key_add(name="still")
    for name, move, value_at in (
        ("out", out, lambda share: (1 - math.cos(math.pi * share)) / 2),
        ("folds", folds, lambda share: math.sin(math.pi * share) ** 2),
    ):
        key = obj.shape_key_add(name=name)
        for index, point in enumerate(obj.data.vertices):
            x, y, z = point.co
            aside, ahead = move(x, z)
            key.data[index].co = (x + aside, y + ahead, z)
        for frame in range(frames):
            key.value = value_at(frame / (frames - 1))
            key.keyframe_insert("value", frame=frame + 1)


def named(name):
    """The scene's objects of a name, whatever number Blender has put behind it."""
    return [obj for obj in bpy.context.scene.objects if obj.name.split(".")[0] == name]
