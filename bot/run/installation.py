"""The way the program was installed – by uv, by pip, or in its image – for messages with commands that work there."""

import os
import shlex
import shutil
import sys
from pathlib import Path

IMAGE_VARIABLE = "RICOCHET_IN_IMAGE"
"""The environment variable that the image sets."""


def is_image() -> bool:
    """Return whether the program runs in its image, which has no installer."""
    return IMAGE_VARIABLE in os.environ


def ricochet() -> str:
    """Return the command that starts the program, to be followed by the name of a task."""
    if is_image():
        return "ricochet"
    if _is_by_uv():
        return "uv run ricochet"
    script = Path(sys.executable).with_name(f"ricochet{Path(sys.executable).suffix}")
    found = shutil.which("ricochet")
    return "ricochet" if found and Path(found) == script else _typed(script)


def install_extra(extra: str) -> str:
    """Return the command that installs an extra of the program."""
    if _is_by_uv():
        return f"uv run --extra {extra} ricochet"
    project = Path(sys.prefix).parent
    folder = _typed(project) if (project / "pyproject.toml").is_file() else "."
    return f'{_typed(Path(sys.executable))} -m pip install "{folder}[{extra}]"'


def install_package(package: str) -> str:
    """Return the command that installs a package beside the program, or "none" in the image."""
    if is_image():
        return "none"
    return f"uv pip install {package}" if _is_by_uv() else f"{_typed(Path(sys.executable))} -m pip install {package}"


def _is_by_uv() -> bool:
    """Return whether uv made the environment of the program, which has no pip then."""
    settings = Path(sys.prefix, "pyvenv.cfg")
    return settings.is_file() and any(line.startswith("uv = ") for line in settings.read_text(encoding="utf-8").splitlines())


def _typed(path: Path) -> str:
    """Return a path as it is typed in the working folder."""
    here = Path.cwd()
    return shlex.quote(str(path.relative_to(here) if path.is_relative_to(here) else path))
