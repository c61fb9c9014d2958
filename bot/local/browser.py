"""Opens an address with a secret in the browser, but not as an argument of a process, which every user of a machine sees."""

import atexit
import os
import platform
import sys
import webbrowser
from html import escape
from pathlib import Path

FILE = Path("ricochet-local.html")
"""The file that redirects to the address. Browsers that are confined, as those of Ubuntu are, read no temporary files."""

_PAGE = '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url={url}"><title>Ricochet</title>\n'


def open_in_browser(url: str) -> bool:
    """Open an address by way of a file that only its owner can read. Returns False if there is no file or no browser.

    The file stays until the program ends. On Windows no other user sees arguments of processes, and a browser of Windows finds
    no file of WSL: there the address is opened itself.
    """
    if sys.platform == "win32" or "microsoft" in platform.release().lower():
        return webbrowser.open(url)
    file = FILE.absolute()
    try:
        file.unlink(missing_ok=True)
        with open(file, "x", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as made:
            made.write(_PAGE.format(url=escape(url)))
    except OSError:
        return False
    atexit.register(file.unlink, missing_ok=True)
    return webbrowser.open(file.as_uri())
