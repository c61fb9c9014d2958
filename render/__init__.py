"""Draw the game: pure functions from positions and values to images.

Depends on `engine` and on Pillow alone.
"""
