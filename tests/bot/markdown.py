"""Render Discord's Markdown."""

import re

_AT_LINE_START = (
    ("heading", r"#{1,3} "),
    ("small print", r"-# "),
    ("quote", r">(?:>>)? "),
    ("list", r" *(?:[-*+]|\d+\.) "),
)
_ANYWHERE = (
    ("code", r"(`+)[\s\S]*?[^`]\1(?!`)"),
    ("mention", r"<@[!&]?\d+>|<#\d+>|<id:\w+>|</[\w -]+:\d+>|@everyone|@here"),
    ("time", r"<t:-?\d+(?::\w)?>"),
    ("emoji", r"<a?:\w+:\d+>|:\w+:"),
    ("masked link", r"\[[^\n]+?\]\([^\n]+?\)"),
    ("link", r"(?:https?|steam|discord)://\S+|discord\.gg/\w+|<(?:mailto|tel):\S+>|<\S+@\S+>"),
    ("bold", r"\*\*(?:\\[\s\S]|[^\\])+?\*\*(?!\*)"),
    ("emphasis", r"\*(?=\S)(?:\\[\s\S]|[^*\\\n])+?\*(?!\*)|\b_(?:\\[\s\S]|[^_\\])+?_\b"),
    ("underline", r"__(?:\\[\s\S]|[^\\])+?__(?!_)"),
    ("struck", r"~~[\s\S]+?~~"),
    ("spoiler", r"\|\|[\s\S]+?\|\|"),
)
_ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
_OPAQUE = ("code", "mention", "time", "emoji", "link")
"""What contains no marks."""

_RULES = [(name, re.compile(pattern)) for name, pattern in (*_AT_LINE_START, *_ANYWHERE)]
_STARTS = {name for name, _ in _AT_LINE_START}


def marks(text: str) -> list[tuple[str, str]]:
    """Return each mark that Discord would act upon, from the beginning on: which it is, and its text."""
    return _read(text)[0]


def shown(text: str) -> str:
    """Return a text as readers see it where no mark is acted upon: without the backslashes of escapes."""
    return _read(text)[1]


def _read(text: str) -> tuple[list[tuple[str, str]], str]:
    found, seen = list[tuple[str, str]](), list[str]()
    place, is_start = 0, True
    while place < len(text):
        if escape := _ESCAPE.match(text, place):
            seen.append(escape[1])
            place, is_start = escape.end(), False
            continue
        length = 1
        for name, rule in _RULES:
            if (is_start or name not in _STARTS) and (match := rule.match(text, place)):
                found.append((name, match[0]))
                length = len(match[0]) if name in _OPAQUE or name in _STARTS else length
                break
        else:
            is_start = text[place] == "\n"
        seen.append(text[place : place + length])
        place += length
    return found, "".join(seen)
