"""Build the page of the board, ``bot/web/board.html``, from its sources here. Run it as ``uv run python web/build.py``.

It writes the types of all messages, ``src/protocol.ts``, bundles the script with esbuild and terser, and puts style, outlines
and script into the one file that is served. It needs Node: ``npm install --no-package-lock`` in this folder brings all tools.
With ``--check`` nothing is written, and the exit code is 1 where a file is not what would be written.
"""

import re
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent))

from bot.web.protocol import typescript  # noqa: E402
from render.svg import colours, outlines  # noqa: E402
from render.theme import DARK, LIGHT  # noqa: E402

PAGE = WEB.parent / "bot" / "web" / "board.html"
PROTOCOL = WEB / "src" / "protocol.ts"


def main() -> int:
    """Build the page, or check it. Returns the exit code."""
    is_check = "--check" in sys.argv[1:]
    same = _write(PROTOCOL, typescript(), is_check=is_check)
    subprocess.run(["npx", "--no-install", "tsc", "--noEmit"], cwd=WEB, check=True)  # noqa: S607
    return 0 if _write(PAGE, page(), is_check=is_check) and same else 1


def page() -> str:
    """Return the page, its script bundled and minified: by terser, too, which finds a thirtieth that esbuild leaves."""
    bundle = ["npx", "--no-install", "esbuild", "src/main.ts", "--bundle", "--minify", "--format=iife", "--target=es2022"]
    options = ["--charset=utf8", f"--mangle-props=^({'|'.join(member_names())})$"]
    bundled = subprocess.run([*bundle, *options], cwd=WEB, check=True, capture_output=True).stdout
    shorter = ["npx", "--no-install", "terser", "--compress", "passes=3,ecma=2022", "--mangle", "--ecma", "2022"]
    script = subprocess.run(shorter, cwd=WEB, check=True, capture_output=True, input=bundled).stdout.decode()
    parts = {"style": style(), "outlines": outlines(), "script": script.strip().replace("</script", "<\\/script")}
    source = (WEB / "src" / "page.html").read_text(encoding="utf-8")
    return re.sub(r"{{ (\w+) }}", lambda found: parts[found[1]], source)


def member_names() -> list[str]:
    """Return the names of members of classes that mean nothing else, and can be shortened wherever they are used.

    No message has them, nor have browsers, nor is any of them written as a text.
    """
    sources = "\n".join(source.read_text(encoding="utf-8") for source in sorted((WEB / "src").glob("*.ts")))
    classes = "\n".join(re.findall(r"^(?:export )?class .*?^}", sources, re.DOTALL | re.MULTILINE))
    marks = r"(?:(?:private|static|readonly|get) )"
    names = set(re.findall(rf"^  {marks}*(\w+)[!?]?(?:[(:<]| =)|{marks}+(\w+):", classes, re.MULTILINE))
    libraries = [library.read_text(encoding="utf-8") for library in (WEB / "node_modules").rglob("lib.*.d.ts")]
    named = re.findall(r"(\w+)\??[:(<]", "\n".join([*libraries, PROTOCOL.read_text(encoding="utf-8")]))
    written = re.findall(r"[\"'`](\w+)[\"'`]", sources)
    return sorted({one for pair in names for one in pair if one}.difference(named, written))


def style() -> str:
    """Return the style with the colours of both themes."""
    rules = (WEB / "src" / "style.css").read_text(encoding="utf-8")
    used = set(re.findall(r"var\(--([\w-]+)", rules + outlines()))
    return colours(LIGHT, DARK, used) + minified(rules)


def minified(rules: str) -> str:
    """Return a style sheet without the spaces that say nothing."""
    return re.sub(r": (?=\S)", ":", re.sub(r" ?([{};,]) ?", r"\1", " ".join(rules.split()))).replace(";}", "}")


def _write(path: Path, text: str, *, is_check: bool) -> bool:
    """Write a file, or only compare it. Returns whether it is as it should be."""
    if is_check:
        is_same = path.exists() and path.read_text(encoding="utf-8") == text
        if not is_same:
            print(f"{path.relative_to(WEB.parent)} is not what web/build.py makes of its sources")  # noqa: T201
        return is_same
    path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main())
