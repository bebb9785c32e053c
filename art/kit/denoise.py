"""Intel's Open Image Denoise network, run with numpy.

Debian's Blender is built without Open Image Denoise. The network is a small U-Net, and the npm package
`denoiser` carries its weights, so a few matrix products do the same work in about twenty seconds.
"""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
    "node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza",
)
TZA_MAGIC = 0x41D7
HALF_FLOAT_MAX = 65504.0
STRIP_PIXELS = 60000
"""Pixels convolved at once: bounds the memory of the unrolled patches."""


def load_weights(path):
    """Read a TZA archive: {tensor name: float32 array}."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _major, _minor = struct.unpack_from("<HBB", data, 0)
    if magic != TZA_MAGIC:
        raise ValueError(f"{path} is not a TZA archive")
    position = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, position)[0]
    position += 4
    tensors = {}
    for _ in range(count):
        name_length = struct.unpack_from("<H", data, position)[0]
        position += 2
        name = data[position : position + name_length].decode()
        position += name_length
        dimensions = data[position]
        position += 1
        shape = struct.unpack_from(f"<{dimensions}I", data, position)
        position += 4 * dimensions
        position += dimensions  # skips the layout, one letter a dimension
        dtype = np.float16 if chr(data[position]) == "h" else np.float32
        position += 1
        offset = struct.unpack_from("<Q", data, position)[0]
        position += 8
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def _convolve(image, weights, bias, rectify=True):
    """3 x 3 convolution that keeps the size; image is (channels, height, width)."""
    channels, height, width = image.shape
    padded = np.zeros((channels, height + 2, width + 2), np.float32)
    padded[:, 1:-1, 1:-1] = image
    matrix = np.ascontiguousarray(weights.transpose(0, 2, 3, 1).reshape(len(weights), -1))
    result = np.empty((len(weights), height, width), np.float32)
    strip = max(1, STRIP_PIXELS // width)
    for top in range(0, height, strip):
        rows = min(strip, height - top)
        patches = np.empty((9 * channels, rows * width), np.float32)
        for tap in range(9):
            dy, dx = divmod(tap, 3)
            window = padded[:, top + dy : top + dy + rows, dx : dx + width]
            patches[tap * channels : (tap + 1) * channels] = window.reshape(channels, -1)
        product = matrix @ patches
        product += bias[:, None]
        if rectify:
            np.maximum(product, 0, out=product)
        result[:, top : top + rows] = product.reshape(len(weights), rows, width)
    return result


def _halve(image):
    channels, height, width = image.shape
    return image.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def _double(image):
    return image.repeat(2, 1).repeat(2, 2)


def _unet(image, weights):
    def layer(name, inputs, rectify=True):
        return _convolve(inputs, weights[name + ".weight"], weights[name + ".bias"], rectify)

    half = _halve(layer("enc_conv1", layer("enc_conv0", image)))
    quarter = _halve(layer("enc_conv2", half))
    eighth = _halve(layer("enc_conv3", quarter))
    deepest = _halve(layer("enc_conv4", eighth))
    deepest = layer("enc_conv5b", layer("enc_conv5a", deepest))
    result = layer("dec_conv4b", layer("dec_conv4a", np.concatenate([_double(deepest), eighth])))
    result = layer("dec_conv3b", layer("dec_conv3a", np.concatenate([_double(result), quarter])))
    result = layer("dec_conv2b", layer("dec_conv2a", np.concatenate([_double(result), half])))
    result = layer("dec_conv1b", layer("dec_conv1a", np.concatenate([_double(result), image])))
    return layer("dec_conv0", result, rectify=False)


# Constants of the network's perceptually uniform transfer curve: linear, then a power, then a logarithm.
LINEAR_SLOPE = 1.41283765e03
POWER_SCALE, POWER_EXPONENT, POWER_OFFSET = 1.64593172e00, 4.31384981e-01, -2.94139609e-03
LOG_SCALE, LOG_SHIFT, LOG_OFFSET = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
LINEAR_END, POWER_END = 1.57945760e-06, 3.22087631e-02
CODED_LINEAR_END, CODED_POWER_END = 2.23151711e-03, 3.70974749e-01


def _encode(light):
    power = POWER_SCALE * np.maximum(light, 0) ** POWER_EXPONENT + POWER_OFFSET
    logarithm = LOG_SCALE * np.log(light + LOG_SHIFT) + LOG_OFFSET
    return np.where(light <= LINEAR_END, LINEAR_SLOPE * light, np.where(light <= POWER_END, power, logarithm))


def _decode(code):
    power = (np.maximum(code - POWER_OFFSET, 0) / POWER_SCALE) ** (1 / POWER_EXPONENT)
    exponential = np.exp((code - LOG_OFFSET) / LOG_SCALE) - LOG_SHIFT
    return np.where(
        code <= CODED_LINEAR_END, code / LINEAR_SLOPE, np.where(code <= CODED_POWER_END, power, exponential)
    )


def _exposure(colour):
    """The factor that brings the picture's mean to middle grey, which the network expects."""
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    rows, columns = luminance.shape[0] // 16, luminance.shape[1] // 16
    tiles = luminance[: rows * 16, : columns * 16].reshape(rows, 16, columns, 16).mean((1, 3))
    lit = tiles[tiles > 1e-8]
    return 0.18 / np.exp2(np.log2(lit).mean()) if lit.size else 1.0


def denoise(colour, albedo, normal):
    """Denoise a picture. All three are (height, width, 3) float arrays; colour is scene-linear, in and out."""
    weights = load_weights(WEIGHTS)
    colour = np.nan_to_num(colour, nan=0, posinf=HALF_FLOAT_MAX, neginf=0).clip(0, HALF_FLOAT_MAX)
    exposure = _exposure(colour)
    scale = 1 / _encode(np.float64(HALF_FLOAT_MAX))
    layers = [_encode(colour * exposure) * scale, albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5]
    image = np.concatenate(layers, 2).transpose(2, 0, 1).astype(np.float32)
    height, width = image.shape[1:]
    # Symmetric padding: repeating the edge leaves dotted streaks along the top row.
    image = np.pad(image, ((0, 0), (0, -height % 16), (0, -width % 16)), mode="symmetric")
    result = _unet(image, weights)[:, :height, :width].transpose(1, 2, 0)
    return (_decode(result.clip(0) / scale) / exposure).clip(0).astype(np.float32)
