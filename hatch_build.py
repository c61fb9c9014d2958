# pyright: basic
# hatchling is installed only where a wheel is built.
"""Build wheels that carry the solver's library for one system, and say so in their tag.

That is the system of this machine, or the one whose library the environment names, as in ``RICOCHET_LIBRARY=windows-x64.dll``.
A wheel for any other system, as with ``RICOCHET_LIBRARY=none``, has no library, and its tag names no system.
"""

import os
import runpy
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLATFORMS = {
    "linux-x64.so": "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
    "linux-arm64.so": "manylinux_2_17_aarch64.musllinux_1_1_aarch64",
    "macos-x64.dylib": "macosx_10_13_x86_64",
    "macos-arm64.dylib": "macosx_11_0_arm64",
    "windows-x64.dll": "win_amd64",
}


class WheelOfOneSystem(BuildHookInterface):
    """Add the library of one system to a wheel."""

    def initialize(self, version, build_data):
        """Choose the library, unless an installation refers to this folder, where all of them are."""
        if version == "editable":
            return
        folder = Path("engine", "solver")
        library = (
            os.environ.get("RICOCHET_LIBRARY") or runpy.run_path(str(Path(self.root) / folder / "libraries.py"))["file_name"]()
        )
        if library in PLATFORMS:
            build_data["tag"] = f"py3-none-{PLATFORMS[library]}"
            build_data["force_include"][str(folder / "built" / library)] = str(folder / "built" / library)
