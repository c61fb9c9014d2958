"""Simulation of colour blindness.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), for a complete deficiency (severity 1). They apply to linear RGB.
"""

from enum import Enum
from functools import cache, partial

from PIL import Image, ImageFilter

from render.theme import Colour

_FULL = 255
_DARK, _DARK_LIGHT, _SLOPE = 0.04045, 0.0031308, 12.92
"""The linear part of sRGB: its largest value, its largest light, and its slope."""

_GRID = 33
"""Points along each side of the cube of colours between which a picture's colours are interpolated."""


class Deficiency(Enum):
    """A kind of colour blindness; the value is its matrix."""

    PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
    DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
    TRITANOPIA = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))


def simulate(image: Image.Image, deficiency: Deficiency) -> Image.Image:
    """Return an RGB picture as it looks with this deficiency."""
    return image.filter(_cube(deficiency))


@cache
def _cube(deficiency: Deficiency) -> ImageFilter.Color3DLUT:
    """Return the lookup table of the deficiency."""
    return ImageFilter.Color3DLUT.generate(_GRID, partial(_seen, deficiency))


def seen(colour: Colour, deficiency: Deficiency) -> Colour:
    """Return a colour as it looks with this deficiency."""
    red, green, blue = _seen(deficiency, *(channel / _FULL for channel in colour))
    return round(red * _FULL), round(green * _FULL), round(blue * _FULL)


def linear(value: float) -> float:
    """Return the linear light of a channel of sRGB, both from 0 to 1: IEC 61966-2-1."""
    return value / _SLOPE if value <= _DARK else ((value + 0.055) / 1.055) ** 2.4


def _encoded(light: float) -> float:
    return light * _SLOPE if light <= _DARK_LIGHT else 1.055 * light ** (1 / 2.4) - 0.055


def _seen(deficiency: Deficiency, *colour: float) -> tuple[float, float, float]:
    light = [linear(value) for value in colour]
    red, green, blue = (
        _encoded(min(1.0, max(0.0, sum(part * value for part, value in zip(row, light, strict=True)))))
        for row in deficiency.value
    )
    return red, green, blue
