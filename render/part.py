"""A part of a picture, on which things are laid as if it were the whole."""

from dataclasses import dataclass

from PIL import Image

from render.pen import Point, corner_of
from render.theme import Colour

Box = tuple[int, int, int, int]
"""Pixels from the left, the top, to the right and the bottom."""


@dataclass(frozen=True, slots=True)
class Part:
    """An RGB image of a part of a picture. Everything is given in pixels of the whole; what is beside the part is left out."""

    image: Image.Image
    corner: tuple[int, int] = (0, 0)
    """Its top left pixel."""

    @property
    def box(self) -> Box:
        """Where it is."""
        return box_of(self.image, self.corner)

    def crop(self, box: Box) -> Image.Image:
        """A copy of what lies in this box, which must be within the part."""
        (x, y), (left, top, right, bottom) = self.corner, box
        return self.image.crop((left - x, top - y, right - x, bottom - y))

    def replace(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """Lay an opaque image, whose top left pixel this is."""
        self.image.paste(image, (corner[0] - self.corner[0], corner[1] - self.corner[1]))

    def paste(self, picture: Image.Image, centre: Point) -> None:
        """Lay a picture with transparent parts, its middle at this pixel."""
        x, y = corner_of(picture, centre)
        if self._has(picture, x, y):
            self.image.paste(picture, (x - self.corner[0], y - self.corner[1]), picture)

    def stamp(self, colour: Colour, mask: Image.Image, corner: tuple[int, int]) -> None:
        """Lay a colour where a mask is, whose top left pixel this is."""
        if self._has(mask, *corner):
            self.image.paste(colour, (corner[0] - self.corner[0], corner[1] - self.corner[1]), mask)

    def _has(self, picture: Image.Image, x: int, y: int) -> bool:
        """Whether some of a picture with this top left pixel is on the part."""
        left, top = self.corner
        return -picture.width < x - left < self.image.width and -picture.height < y - top < self.image.height


def joined(*boxes: Box) -> Box:
    """The smallest box around all."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def box_of(picture: Image.Image, corner: tuple[int, int]) -> Box:
    """The box of a picture with this top left pixel."""
    return corner[0], corner[1], corner[0] + picture.width, corner[1] + picture.height
