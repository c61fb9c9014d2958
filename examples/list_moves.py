"""List the legal moves of a position, and count the positions that can be reached in up to three moves."""

from engine import Position

position = Position.from_code("005T3CF-5YD0FPW")
for move in position.moves():
    slide = position.slide(move)
    print(f"{move}: {slide.path[0].label} to {slide.end.label}, stopped by {slide.obstacle}")

reached = {position}
for depth in (1, 2, 3):
    reached |= {one.after(one.slide(move)) for one in reached for move in one.moves()}
    print(f"at most {depth} moves: {len(reached)} positions")
