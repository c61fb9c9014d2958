"""The English texts, for tests that quote them."""

from bot.text import Texts

say = Texts.of("en")
