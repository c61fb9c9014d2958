"""The board's page draws every sign of the bot's texts, so that no font needs to have it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SIGN = re.compile(r"[\u2190-\u21ff\u231a-\u23ff\u25b6\u25c0\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]")
CHAT_ONLY = set("👑🟥🟩🟦🟨⬛⬜🔟🌞🧵🔔🔕")
"""Signs of what is posted in a channel alone: crowns of reports, the puzzle's squares, achievements, threads and calls."""


def test_the_page_draws_every_sign_of_the_texts() -> None:
    icons = (ROOT / "web" / "src" / "icons.ts").read_text(encoding="utf-8")
    texts = [text for kind in ("text/*.ftl", "cards/*.py", "web/*.py") for text in (ROOT / "bot").glob(kind)]
    used = {sign for text in texts for sign in SIGN.findall(text.read_text(encoding="utf-8"))}
    assert len(used) > 50
    assert used - CHAT_ONLY <= set(SIGN.findall(icons))
