"""Solve a position that is drawn in plain text."""

from engine import Position, Robot, Symbol, Target, format_moves
from engine.solver import Solution, solve

DRAWING = """
+---+---+---+---+---+---+
| R   .   .   . | .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+   +---+   +   +   +   +
| .   .   .   Rm| .   G |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+---+---+---+---+
"""

position = Position.parse(DRAWING).with_target(Target(Symbol.MOON, Robot.RED))
answer = solve(position)
if isinstance(answer, Solution):
    print(f"{len(answer.moves)} moves: {format_moves(answer.moves)}")
    for slide in position.play(answer.moves).slides:
        print(f"{slide.move}: {' '.join(cell.label for cell in slide.path)}")
else:
    print("no solution:", answer)
