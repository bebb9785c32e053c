"""Every film: its shots in order, each a scene and view of which one part moves."""

from typing import NamedTuple

FRAMES_PER_SECOND = 24
FILM_SIZE = (1280, 720)
MAX_BYTES = 900_000
PREVIEW_SIZE = (480, 270)
PREVIEW_SAMPLES = 8
PREVIEW_STEP = 6
"""A preview renders each of this many frames."""


class Shot(NamedTuple):
    """How one shot is made. The camera stands still: one whole still is rendered, and of each frame the part that moves.

    scene: a module of art/scenes; view: one of its views; frames: how many are rendered; part: what moves, (left, top,
    right, bottom) as shares of the frame; plays: how they make the shot; length: of the shot, in frames; samples: of a
    pixel, at most, in the still and in the part; exposure, look, warmth: as a picture's.
    """

    scene: str
    view: str
    frames: int
    part: tuple
    plays: str
    length: int
    samples: tuple = (32, 8)
    exposure: float = 0.0
    look: str = "Medium High Contrast"
    warmth: float = 0.0


PLAYS = {
    "round": lambda index, frames: index % frames,
    "to and fro": lambda index, frames: abs((index + frames - 1) % (2 * frames - 2) - frames + 1),
    "once": lambda index, frames: min(index, frames - 1),
}
"""Which of a shot's rendered frames is shown at an index, both from 0."""

FILMS = {
    "air-and-cold": (
        Shot("condenser", "fan_turning", 12, (0.3, 0.1, 0.72, 0.9), "round", 72, exposure=-0.25),
        Shot("living_room", "curtain", 25, (0.42, 0.0, 0.88, 1.0), "to and fro", 96, exposure=0.2),
        Shot("cold_room", "door", 32, (0.46, 0.0, 1.0, 1.0), "once", 72, exposure=0.1, warmth=-0.01),
    ),
}
