"""The marks of a round on the board: its target's glow, the chip in the middle, start markers, the stop sign."""

from functools import lru_cache

from PIL import Image

from engine.board.pieces import Robot, Target
from render.layout import CELL_RADIUS, MIDDLE_HALF
from render.pen import WHITE, Pen, arc, filled, paste, soft, sprite
from render.symbols import symbol
from render.theme import Theme

CHIP = 0.93
"""The radius of a chip, in cells as all measures here."""
_CHIP_RIM, _CHIP_SYMBOL = 0.10, 0.70
"""Its rim, and half the width of its symbol."""
_EMPTY, _DASHES, _DASH_WIDTH = 0.76, 20, 0.05
"""The radius of the empty place for a chip, the number of dashes of its line, and their width."""

_MARK, _MARK_WIDTH, _MARK_EDGE = 0.54, 0.09, 0.03
"""Half the width of the frame around the round's target, the width of its line, and the edge around it."""
_MARKED_SYMBOL = 0.43
"""Half the width of that target's symbol."""
_GLOW, _GLOW_CORNER, _GLOW_REACH = 0.72, 0.16, 1.0
"""Half the width of the glow around the frame, the radius of its corners, and from its middle to each side of its picture."""
_GLOW_BLUR, _GLOW_STRENGTH = 0.14, 0.95

_STOP, _STOP_EDGE, _STOP_LINE = 0.24, 0.05, 0.09
"""The radius of a stop sign, its edge, and the width of its cross."""

_START, _START_WIDTH, _START_EDGE, _START_RADIUS = 0.38, 0.075, 0.02, 0.10
"""Half the width of a start marker, the width of its line, the edges of that, and the radius of its corners."""
_START_LETTER, _BADGE, _BADGE_LETTER = 0.62, 0.21, 0.40
"""The size of its letter; half the width of the badge for a letter aside, and the size of that letter."""

_SPRITES = 64
_CIRCLE = 360


@lru_cache(maxsize=_SPRITES)
def marked_target(target: Target, theme: Theme) -> Image.Image:
    """Return the target of the round in its golden frame with a glow around it, wider than a cell."""
    palette = theme.palette
    shape = sprite(theme, _GLOW_REACH, lambda pen: pen.box((0, 0), _GLOW, _GLOW_CORNER, WHITE), "L")
    picture = filled(soft(shape, theme, _GLOW_BLUR, _GLOW_STRENGTH), palette.glow)

    def frame(pen: Pen) -> None:
        pen.box((0, 0), _MARK + _MARK_EDGE, CELL_RADIUS + _MARK_EDGE, palette.mark)
        pen.box((0, 0), _MARK, CELL_RADIUS, palette.glow)
        pen.box((0, 0), _MARK - _MARK_WIDTH, CELL_RADIUS, palette.paper)

    picture.alpha_composite(sprite(theme, _GLOW_REACH, frame))
    middle = (picture.width / 2, picture.height / 2)
    paste(picture, symbol(target, theme, _MARKED_SYMBOL, highlighted=True), middle)
    return picture


@lru_cache(maxsize=_SPRITES)
def chip(target: Target | None, theme: Theme) -> Image.Image:
    """Return the round's chip on the middle of the board, or the empty place for it."""
    palette = theme.palette

    def paint(pen: Pen) -> None:
        if target is None:
            step = _CIRCLE / _DASHES
            for dash in range(_DASHES):
                line = arc((0, 0), (_EMPTY, _EMPTY), dash * step, (dash + 0.5) * step)
                pen.stroke(line, _DASH_WIDTH, palette.middle_line)
            return
        rim = theme.ink(target.robot).fill if target.robot else palette.glow
        pen.disc((0, _CHIP_RIM / 2), CHIP, palette.mark)
        pen.disc((0, 0), CHIP, palette.chip)
        pen.disc((0, 0), CHIP - _CHIP_RIM / 2, rim)
        pen.disc((0, 0), CHIP - _CHIP_RIM * 3 / 2, palette.chip)

    picture = sprite(theme, MIDDLE_HALF, paint)
    if target:
        face = symbol(target, theme, _CHIP_SYMBOL, highlighted=True)
        paste(picture, face, (picture.width / 2, picture.height / 2))
    return picture


@lru_cache(maxsize=_SPRITES)
def start_marker(robot: Robot, theme: Theme, *, aside: bool) -> Image.Image:
    """Return the square that shows where a robot began; ``aside`` keeps clear of what is printed on the cell."""
    ink, line, edge = theme.ink(robot), _START_WIDTH, _START_EDGE

    def paint(pen: Pen) -> None:
        pen.box((0, 0), _START, _START_RADIUS, None if aside else ink.tint, (ink.rim, line))
        pen.box((0, 0), _START - edge, _START_RADIUS - edge, None, (ink.fill, line - 2 * edge))
        if aside:
            corner = (-_START + line, _START - line)
            pen.box(corner, _BADGE, edge, ink.fill, (ink.edge, edge))
            pen.letter(corner, robot.value, _BADGE_LETTER, ink.letter)
        else:
            pen.letter((0, 0), robot.value, _START_LETTER, ink.label)

    return sprite(theme, 0.5 + _BADGE, paint)


@lru_cache(maxsize=_SPRITES)
def stop_sign(theme: Theme) -> Image.Image:
    """Return a cross on a disc, which marks where a failed line stopped."""
    palette, reach = theme.palette, _STOP / 2

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), _STOP + _STOP_EDGE, palette.halo)
        pen.disc((0, 0), _STOP, palette.mark)
        for slope in (1, -1):
            pen.stroke([(-reach, -slope * reach), (reach, slope * reach)], _STOP_LINE, palette.halo)

    return sprite(theme, _STOP + _STOP_EDGE, paint)
