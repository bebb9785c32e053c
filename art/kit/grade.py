"""The finish every picture shares, applied to scene-linear light: bloom, vignette, colour balance."""

import numpy as np

BLOOM = 0.06
BLOOM_THRESHOLD = 0.9
BLOOM_LIMIT = 6.0
BLOOM_REDUCTION = 4
VIGNETTE = 0.12
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def grade(light, warmth=0.0, saturation=1.0):
    """Finish a (height, width, 3) scene-linear picture.

    warmth: share added to red and taken from blue; saturation: 1 leaves the colours as they are.
    """
    light = _vignette(_bloom(light))
    if saturation != 1:
        grey = (light @ LUMINANCE)[..., None]
        light = np.maximum(grey + (light - grey) * saturation, 0)
    balance = np.array([1 + warmth, 1, 1 - warmth], np.float32)
    return (light * balance).astype(np.float32)


def _bloom(light):
    """Let the brightest parts glow, as a lens does; worked out on a reduced picture."""
    height, width, _ = light.shape
    step = BLOOM_REDUCTION
    rows, columns = height // step, width // step
    bright = np.clip(light[: rows * step, : columns * step] - BLOOM_THRESHOLD, 0, BLOOM_LIMIT)
    small = bright.reshape(rows, step, columns, step, 3).mean((1, 3))
    glow = 0.6 * _blur(small, columns * 0.012) + 0.4 * _blur(small, columns * 0.04)
    glow = glow.repeat(step, 0).repeat(step, 1)
    glow = np.pad(glow, ((0, height - rows * step), (0, width - columns * step), (0, 0)), mode="edge")
    return light + BLOOM * glow


def _blur(image, sigma):
    reach = int(sigma * 3)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padding = [(0, 0)] * 3
        padding[axis] = (reach, reach)
        padded = np.pad(image, padding, mode="edge")
        image = sum(weight * np.take(padded, range(i, i + image.shape[axis]), axis) for i, weight in enumerate(kernel))
    return image


def _vignette(light):
    height, width, _ = light.shape
    y, x = np.mgrid[0:height, 0:width]
    aspect = height / width
    distance = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * aspect) ** 2) / (0.25 + 0.25 * aspect**2)
    return light * (1 - VIGNETTE * distance)[..., None]
