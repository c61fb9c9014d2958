"""Draw a position as a PNG file: python examples/render_board.py [FILE]. Needs Pillow."""

import sys
from pathlib import Path

from engine import Position, parse_moves
from render.board import board_png

position = Position.from_code("005T3CF-5YD0FPW")
line = position.play(parse_moves("Y-right Y-down Y-left"))
file = Path(sys.argv[1] if len(sys.argv) > 1 else "board.png")
file.write_bytes(board_png(line))
print(f"{file}: {file.stat().st_size} bytes")
