"""Placeholder pictures, for tests that do not look at pixels."""

from dataclasses import replace

from render.theme import THEMES

SMALL = {name: replace(theme, cell=12) for name, theme in THEMES.items()}
"""The themes of the program, with a twenty-seventh of the pixels."""
