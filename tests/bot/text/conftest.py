from collections.abc import Iterator

import pytest

from bot.text import Texts
from bot.text.notation import table_words, vocabulary
from tests.bot.text.pseudo import pseudo_texts


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Use the invented language for everything."""
    pseudo = pseudo_texts()
    monkeypatch.setattr(Texts, "of", lambda *_: pseudo)
    vocabulary.cache_clear()
    table_words.cache_clear()
    yield pseudo
    vocabulary.cache_clear()
    table_words.cache_clear()
