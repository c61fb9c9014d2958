"""A part of a picture that can be drawn on like the whole."""

from dataclasses import dataclass

from PIL import Image

from render.pen import Point, corner_of
from render.theme import Colour

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


@dataclass(frozen=True, slots=True)
class Part:
    """An RGB image of a part of a picture. Coordinates are pixels of the whole; what is outside of the part is skipped."""

    image: Image.Image
    corner: tuple[int, int] = (0, 0)
    """Its top left pixel in the whole."""

    @property
    def box(self) -> Box:
        """Its box in the whole."""
        return box_of(self.image, self.corner)

    def crop(self, box: Box) -> Image.Image:
        """Return a copy of this box, which must be within the part."""
        (x, y), (left, top, right, bottom) = self.corner, box
        return self.image.crop((left - x, top - y, right - x, bottom - y))

    def replace(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """Paste an opaque image with this top left pixel."""
        self.image.paste(image, (corner[0] - self.corner[0], corner[1] - self.corner[1]))

    def paste(self, picture: Image.Image, centre: Point) -> None:
        """Paste a transparent picture with its middle at this pixel."""
        x, y = corner_of(picture, centre)
        if self._has(picture, x, y):
            self.image.paste(picture, (x - self.corner[0], y - self.corner[1]), picture)

    def stamp(self, colour: Colour, mask: Image.Image, corner: tuple[int, int]) -> None:
        """Paint a colour through a mask with this top left pixel."""
        if self._has(mask, *corner):
            self.image.paste(colour, (corner[0] - self.corner[0], corner[1] - self.corner[1]), mask)

    def _has(self, picture: Image.Image, x: int, y: int) -> bool:
        """Return whether a picture with this top left pixel overlaps the part."""
        left, top = self.corner
        return -picture.width < x - left < self.image.width and -picture.height < y - top < self.image.height


def joined(*boxes: Box) -> Box:
    """Return the smallest box around all."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def box_of(picture: Image.Image, corner: tuple[int, int]) -> Box:
    """Return the box of a picture with this top left pixel."""
    return corner[0], corner[1], corner[0] + picture.width, corner[1] + picture.height
