"""``python -m bot.text.missing``: lists the texts that languages lack and show in English, and exits with 1 if there are any.

A contributor may leave them to others; a release needs all of them.
"""

import sys

from bot.text import languages, missing_in


def main() -> int:
    """Print each missing text on a line, as its file and its key. Returns the exit code: whether there are any."""
    missing = [(language, key) for language in languages() for key in missing_in(language)]
    for language, key in missing:
        sys.stdout.write(f"bot/text/{language}.ftl lacks {key}\n")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
