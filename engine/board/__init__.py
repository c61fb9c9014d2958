"""Boards and positions: cells, tiles, robots, moves, proofs, and the forms in which they are read and written."""
