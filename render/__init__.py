"""Pictures of the game, and the same in words: pure functions from a position to an image.

Depends on `engine` and on Pillow alone.
"""
