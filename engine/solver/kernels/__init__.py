"""The compiled part of the solver: functions over arrays of numbers, and nothing of the engine's own types.

Cells are row-major numbers, headings the numbers of `engine.geometry.Direction` in its order: up, right, down, left. A
*kind* of robot is a set of robots that the same diagonals turn. On a board without diagonals there is one kind.
"""

import os

# As it is imported, NumPy starts a thread for each further core, which looks out for products of matrices for a tenth of a
# second. Here there are none.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
