# pyright: basic
# hatchling is installed only where a wheel is built.
"""Build the wheel of the library: `engine` under the name `ricochet_engine`, with the solver's library for one system."""

import os
import re
import runpy
import shutil
from pathlib import Path
from tempfile import mkdtemp

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "ricochet_engine"
PROJECT = Path(__file__).resolve().parents[2]
SOURCES = PROJECT / "engine"


class RenamedPackage(BuildHookInterface):
    """Add a renamed copy of the package to a wheel."""

    def initialize(self, version, build_data):
        """Copy the package to a temporary folder. Editable installations are refused: they have no copy."""
        if version == "editable":
            message = "install the project itself to work on it: the library's wheel is a renamed copy"
            raise ValueError(message)
        platforms = runpy.run_path(str(PROJECT / "hatch_build.py"))["PLATFORMS"]
        libraries = runpy.run_path(str(SOURCES / "solver" / "libraries.py"))
        library = os.environ.get("RICOCHET_LIBRARY") or libraries["file_name"]()
        is_current = (libraries["BUILT"] / libraries["CHECKSUM"]).read_text("ascii").strip() == libraries["sources_checksum"]()
        self.folder = Path(mkdtemp())
        package = self.folder / NAME
        ignored = shutil.ignore_patterns("__pycache__", *(name for name in platforms if name != library))
        shutil.copytree(SOURCES, package, ignore=ignored)
        rename(package)
        if library in platforms:
            build_data["tag"] = f"py3-none-{platforms[library]}"
        if is_current:
            copied = runpy.run_path(str(package / "solver" / "libraries.py"))
            (copied["BUILT"] / copied["CHECKSUM"]).write_text(f"{copied['sources_checksum']()}\n", "ascii")
        build_data["force_include"][str(package)] = NAME
        build_data["force_include"][str(PROJECT / "LICENSE")] = f"{NAME}/LICENSE"
        for page in cited_in(package):
            build_data["force_include"][str(PROJECT / page)] = f"{NAME}/{page}"

    def finalize(self, version, build_data, artifact_path):
        """Delete the copy."""
        shutil.rmtree(self.folder)


def cited_in(package: Path) -> set[str]:
    """Return the pages that the docstrings of a package refer to, as `docs/rules.md`: the wheel has them."""
    return {page for module in package.rglob("*.py") for page in re.findall(r"docs/[\w/-]+\.md", module.read_text("utf-8"))}


def rename(package: Path) -> None:
    """Rename the package within its own modules: in imports, in references, and where it names its data."""
    parts = "|".join(sorted({path.stem for path in package.iterdir()} - {"__init__", "py"}))
    own = re.compile(rf'\bengine(?=\.(?:{parts})\b)|(?<=from )engine(?= import)|(?<=")engine(?=[".])')
    for module in package.rglob("*.py"):
        module.write_text(own.sub(NAME, module.read_text("utf-8")), "utf-8")
