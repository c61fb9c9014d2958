"""The marks of a round on the board: its target's glow, the chip in the middle, start markers, the stop sign."""

from functools import lru_cache

from PIL import Image

from engine.pieces import Robot, Target
from render.layout import MIDDLE_HALF
from render.pen import WHITE, Pen, arc, filled, paste, soft, sprite
from render.symbols import symbol
from render.theme import Theme

_SPRITES = 64
_GLOW_REACH = 1.0
_CIRCLE = 360


@lru_cache(maxsize=_SPRITES)
def marked_target(target: Target, theme: Theme) -> Image.Image:
    """Return the target of the round in its golden frame with a glow around it, wider than a cell."""
    palette, sizes = theme.palette, theme.sizes
    shape = sprite(theme, _GLOW_REACH, lambda pen: pen.box((0, 0), sizes.glow_radius, sizes.corner, WHITE), "L")
    picture = filled(soft(shape, theme, sizes.glow_blur, sizes.glow_strength), palette.glow)

    def frame(pen: Pen) -> None:
        half = sizes.mark_radius + sizes.mark_edge
        pen.box((0, 0), half, sizes.cell_radius + sizes.mark_edge, palette.mark)
        pen.box((0, 0), sizes.mark_radius, sizes.cell_radius, palette.glow)
        pen.box((0, 0), sizes.mark_radius - sizes.mark_width, sizes.cell_radius, palette.paper)

    picture.alpha_composite(sprite(theme, _GLOW_REACH, frame))
    middle = (picture.width / 2, picture.height / 2)
    paste(picture, symbol(target, theme, sizes.marked_symbol, highlighted=True), middle)
    return picture


@lru_cache(maxsize=_SPRITES)
def chip(target: Target | None, theme: Theme) -> Image.Image:
    """Return the round's chip on the middle of the board, or the empty place for it."""
    palette, sizes = theme.palette, theme.sizes

    def paint(pen: Pen) -> None:
        if target is None:
            step = _CIRCLE / sizes.chip_dashes
            for dash in range(sizes.chip_dashes):
                radii = (sizes.chip_empty, sizes.chip_empty)
                line = arc((0, 0), radii, dash * step, (dash + 0.5) * step)
                pen.stroke(line, sizes.chip_dash_width, palette.middle_line)
            return
        rim = theme.ink(target.robot).fill if target.robot else palette.glow
        pen.disc((0, sizes.chip_rim / 2), sizes.chip, palette.mark)
        pen.disc((0, 0), sizes.chip, palette.chip)
        pen.disc((0, 0), sizes.chip - sizes.chip_rim / 2, rim)
        pen.disc((0, 0), sizes.chip - sizes.chip_rim * 3 / 2, palette.chip)

    picture = sprite(theme, MIDDLE_HALF, paint)
    if target:
        face = symbol(target, theme, sizes.chip_symbol, highlighted=True)
        paste(picture, face, (picture.width / 2, picture.height / 2))
    return picture


@lru_cache(maxsize=_SPRITES)
def start_marker(robot: Robot, theme: Theme, *, aside: bool) -> Image.Image:
    """Return the square that shows where a robot began; ``aside`` keeps clear of what is printed on the cell."""
    sizes, ink = theme.sizes, theme.ink(robot)

    def paint(pen: Pen) -> None:
        line = sizes.start_width
        hole = None if aside else ink.tint
        pen.box((0, 0), sizes.start, sizes.start_radius, hole, (ink.rim, line))
        inner = sizes.start - sizes.start_edge
        pen.box((0, 0), inner, sizes.start_radius - sizes.start_edge, None, (ink.fill, line - 2 * sizes.start_edge))
        if aside:
            corner = (-sizes.start + line, sizes.start - line)
            pen.box(corner, sizes.start_badge, sizes.start_edge, ink.fill, (ink.edge, sizes.start_edge))
            pen.letter(corner, robot.value, sizes.start_badge_letter, ink.letter)
        else:
            pen.letter((0, 0), robot.value, sizes.start_letter, ink.label)

    return sprite(theme, 0.5 + sizes.start_badge, paint)


@lru_cache(maxsize=_SPRITES)
def stop_sign(theme: Theme) -> Image.Image:
    """Return a cross on a disc, which marks where a failed line stopped."""
    palette, sizes = theme.palette, theme.sizes

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), sizes.stop + sizes.stop_edge, palette.halo)
        pen.disc((0, 0), sizes.stop, palette.mark)
        reach = sizes.stop / 2
        for slope in (1, -1):
            pen.stroke([(-reach, -slope * reach), (reach, slope * reach)], sizes.stop_line, palette.halo)

    return sprite(theme, sizes.stop + sizes.stop_edge, paint)
