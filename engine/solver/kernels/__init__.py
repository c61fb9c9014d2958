"""The compiled part of the solver: functions over arrays of numbers, without the engine's types.

Cells are row-major numbers, headings the numbers of `engine.board.geometry.Direction` in its order: up, right, down, left.
A *kind* of robot is a set of robots that the same diagonals turn. On a board without diagonals there is one kind.
"""
