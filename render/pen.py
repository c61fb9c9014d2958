"""Antialiased drawing in cells instead of pixels."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.theme import Theme

Point = tuple[float, float]
"""A point or a vector: right and down, in a pen's units."""

WHITE = "#FFFFFF"
"""The opaque value of a mask."""

_BOLD = 0.045
"""The thickening of letters, as a fraction of their size: Pillow's own font has one weight only."""

_FONTS = 64
_OPAQUE = 255
_ARC_STEP = 5
_FAINT, _STEEP = 32, 8


class Pen:
    """Draws on an image with lengths in units: cells at first, or any unit of a pen made by `at`."""

    def __init__(self, image: Image.Image, unit: float, origin: Point) -> None:
        """Take the image's pixels per unit, and the pixel of the ``origin``."""
        self._image = image
        self._draw = ImageDraw.Draw(image)
        self._unit = unit
        self._origin = origin

    def at(self, centre: Point, scale: float = 1) -> "Pen":
        """Return a pen on the same image with another origin and ``scale`` times its unit."""
        return Pen(self._image, self._unit * scale, self._pixel(centre))

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        """Draw a filled circle."""
        self._draw.ellipse(self._square(centre, radius), fill)

    def ring(self, centre: Point, radius: float, width: float, fill: str) -> None:
        """Draw a circle line with this outer ``radius``."""
        self._draw.ellipse(self._square(centre, radius), outline=fill, width=round(width * self._unit))

    def box(self, centre: Point, half: float, radius: float, fill: str | None, edge: tuple[str, float] | None = None) -> None:
        """Draw a rounded square; ``edge`` is the colour and the width of a line within it."""
        colour, width = edge or (None, 0)
        square = self._square(centre, half)
        self._draw.rounded_rectangle(square, radius * self._unit, fill, colour, round(width * self._unit))

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([self._pixel(point) for point in points], fill)

    def stroke(self, points: Sequence[Point], width: float, fill: str, *, blunt: bool = False) -> None:
        """Draw a line through the points with round joints and ends; ``blunt`` cuts it straight at the first point."""
        for start, end in pairwise(points):
            self._segment(start, end, width, fill)
        for point in points[1:] if blunt else points:
            self.disc(point, width / 2, fill)

    def shape(self, points: Sequence[Point], fill: str, edge: str, width: float) -> None:
        """Draw a filled polygon with a line of this width around it, half of it within."""
        self.polygon(points, fill)
        self.stroke([*points, points[0]], width, edge)

    def letter(self, centre: Point, text: str, size: float, fill: str) -> None:
        """Write text with the middle of its capitals at the centre."""
        font = _font(max(1, round(size * self._unit)))
        stroke = _BOLD * font.size
        left, top, right, bottom = font.getbbox(text, stroke_width=stroke, anchor="ls")
        x, y = self._pixel(centre)
        place = (x - (left + right) / 2, y - (top + bottom) / 2)
        self._draw.text(place, text, fill, font, anchor="ls", stroke_width=stroke, stroke_fill=fill)

    def _segment(self, start: Point, end: Point, width: float, fill: str) -> None:
        length = math.dist(start, end)
        if not length:
            return
        across = ((start[1] - end[1]) / length * width / 2, (end[0] - start[0]) / length * width / 2)
        sides = (add(start, across), add(end, across), subtract(end, across), subtract(start, across))
        self.polygon(sides, fill)

    def _square(self, centre: Point, half: float) -> list[Point]:
        x, y = centre
        return [self._pixel((x - half, y - half)), self._pixel((x + half, y + half))]

    def _pixel(self, point: Point) -> Point:
        return self._origin[0] + point[0] * self._unit, self._origin[1] + point[1] * self._unit


def painted(
    theme: Theme, width: int, height: int, origin: Point, paint: Callable[[Pen], None], mode: str = "RGBA"
) -> Image.Image:
    """Return a transparent picture of this size in pixels, painted by a pen that measures in cells from the pixel ``origin``.

    In mode ``L`` it is a mask, where `WHITE` is opaque: for one colour, several times faster.
    """
    fine = theme.oversample
    large = Image.new(mode, (width * fine, height * fine))
    paint(Pen(large, theme.cell * fine, (origin[0] * fine, origin[1] * fine)))
    return large.reduce(fine)


def stretched(small: Image.Image, width: int) -> Image.Image:
    """Enlarge a square picture by stretching its middle, so that its corners stay as they were."""
    half = small.width // 2
    for _ in range(2):
        large = Image.new(small.mode, (width, small.height))
        large.paste(small.transform(large.size, Image.Transform.EXTENT, (half, 0, half + 1, small.height)))
        large.paste(small.crop((0, 0, half, small.height)), (0, 0))
        large.paste(small.crop((half, 0, small.width, small.height)), (width - small.width + half, 0))
        small = large.transpose(Image.Transpose.TRANSPOSE)
    return small


def sprite(theme: Theme, half: float, paint: Callable[[Pen], None], mode: str = "RGBA") -> Image.Image:
    """Return a transparent square picture with ``half`` cells from its middle, the pen's origin, to each side.

    Its side is an even number of pixels, so that the middle is a pixel boundary. The mode is that of `painted`.
    """
    radius = math.ceil(half * theme.cell)
    return painted(theme, 2 * radius, 2 * radius, (radius, radius), paint, mode)


def filled(mask: Image.Image, colour: str) -> Image.Image:
    """Return a transparent picture of one colour in the shape of the mask."""
    picture = Image.new("RGBA", mask.size, colour)
    picture.putalpha(mask)
    return picture


def soft(mask: Image.Image, theme: Theme, blur: float, strength: float) -> Image.Image:
    """Return a mask blurred over this many cells and scaled by ``strength``, from 0 to 1."""
    blurred = mask.filter(ImageFilter.GaussianBlur(blur * theme.cell))
    return ImageChops.multiply(blurred, Image.new("L", mask.size, round(strength * _OPAQUE)))


def dilated(mask: Image.Image, theme: Theme, width: float) -> Image.Image:
    """Return a mask grown by about ``width`` cells on all sides, with round corners."""
    blurred = mask.filter(ImageFilter.GaussianBlur(width * theme.cell))
    return ImageChops.add(blurred, blurred, 2 / _STEEP, -_FAINT * _STEEP)


def paste(image: Image.Image, picture: Image.Image, centre: Point) -> None:
    """Paste a transparent picture on an image with its middle at this pixel."""
    image.paste(picture, corner_of(picture, centre), picture)


def corner_of(picture: Image.Image, centre: Point) -> tuple[int, int]:
    """Return the top left pixel of a picture whose middle is at this pixel."""
    return round(centre[0]) - picture.width // 2, round(centre[1]) - picture.height // 2


def png(image: Image.Image, compression: int = 6) -> bytes:
    """Return the image as a PNG file; ``compression`` goes from 1 to 9."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=compression)
    return file.getvalue()


def add(one: Point, other: Point) -> Point:
    """Return the sum of two vectors."""
    return one[0] + other[0], one[1] + other[1]


def subtract(one: Point, other: Point) -> Point:
    """Return the vector from ``other`` to ``one``."""
    return one[0] - other[0], one[1] - other[1]


def scaled(way: Point, times: float) -> Point:
    """Return a vector times a number."""
    return way[0] * times, way[1] * times


def halfway(one: Point, other: Point) -> Point:
    """Return the point halfway between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def towards(one: Point, other: Point, distance: float) -> Point:
    """Return the point at this distance from ``one`` towards ``other``, which must be a different point."""
    share = distance / math.dist(one, other)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def polar(angle: float, radius: float) -> Point:
    """Return the point at this angle in degrees, clockwise from the right, and at this distance from the origin."""
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))


def arc(centre: Point, radii: Point, start: float, end: float, tilt: float = 0) -> list[Point]:
    """Return points of an elliptic arc between two angles in degrees, tilted around its centre."""
    steps = max(2, math.ceil(abs(end - start) / _ARC_STEP))
    points = list[Point]()
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        points.append((radii[0] * math.cos(angle), radii[1] * math.sin(angle)))
    return [add(centre, turn(point, tilt)) for point in points]


def turn(point: Point, degrees: float) -> Point:
    """Return a point turned clockwise around the origin."""
    if not degrees:
        return point
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine


@lru_cache(maxsize=_FONTS)
def _font(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise TypeError("this Pillow was built without FreeType")
    return font
