"""Animated GIF files of frames that hold only what has changed.

Pillow's own animations compare whole frames to find the changes, which are known here beforehand. Pillow encodes the pixels of
each frame.
"""

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import GifImagePlugin, Image

from render.colours import indexed
from render.theme import Theme

_COLOURS_256 = 0b1111_0111
"""The flags of a palette for all frames with 256 colours of 8 bits."""

_PALETTE = 3 * 256
"""The size of that palette in bytes."""

_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b";"
_KEEP = 1
"""The disposal method that keeps the previous frame."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of the picture as an RGB image, the pixel of its top left corner, and how long it is shown.

    ``seconds`` are rounded to hundredths; browsers show less than two of them as ten.
    """

    part: Image.Image
    corner: tuple[int, int]
    seconds: float


def gif(size: tuple[int, int], frames: Iterable[Frame], theme: Theme) -> bytes:
    """Return the frames in the theme's 256 colours as a GIF that repeats forever. The first must fill the whole picture."""
    colours = bytes(indexed(Image.new("RGB", (1, 1)), theme).getpalette("RGB") or ()).ljust(_PALETTE, b"\0")
    header = b"GIF89a" + struct.pack("<HHBBB", *size, _COLOURS_256, 0, 0) + colours + _FOR_EVER
    return b"".join((header, *_encoded(frames, theme), _END))


def _encoded(frames: Iterable[Frame], theme: Theme) -> Iterator[bytes]:
    for frame in frames:
        part = indexed(frame.part, theme)
        yield from GifImagePlugin.getdata(part, frame.corner, duration=round(frame.seconds * 100) * 10, disposal=_KEEP)
