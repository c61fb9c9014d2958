"""The English texts, for tests that quote them."""

from bot.text import Texts

say = Texts.of("en")
say_on_board = say.on_board
"""The same as the board's page says them."""
