"""The image, without Docker: its lines install the program in a bare folder, and its entry point runs there."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
UV = os.environ.get("UV") or shutil.which("uv")
IMAGE = "/opt/ricochet"

pytestmark = [
    pytest.mark.at_length,
    pytest.mark.skipif(not UV, reason="uv is not in the PATH, and has not started the tests"),
    pytest.mark.xdist_group("image"),  # to install it takes longer than the tests do
]


def lines_of(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} (.*)$", DOCKERFILE, re.MULTILINE)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the image, with what its lines copy and install; packages come from uv's cache, if they are there."""
    source, image = tmp_path_factory.mktemp("src"), tmp_path_factory.mktemp("image")
    for words in map(str.split, lines_of("COPY")):
        if words[0].startswith("--from"):
            continue
        *names, target = words
        for name in names:
            copied = source / target / name if target.endswith("/") else source / target
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copied, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, copied)
    (venv,) = (line.partition("&& ")[2] for line in lines_of("RUN") if "venv" in line)
    installs = [line for line in lines_of("RUN") if line.startswith("uv pip install")]
    assert len(installs) == 2
    for line in (venv, *installs):
        command = shlex.split(line.replace(IMAGE, str(image)).replace("--no-cache ", ""))
        command[0] = {"uv": UV or "", "python": sys.executable}[command[0]]
        for offline in ("1", "0"):
            environment = {**os.environ, "UV_OFFLINE": offline}
            done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                break
        assert done.returncode == 0, done.stderr
    return image


def run_in(image: Path, folder: Path, *arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run the entry point as the image does, in the folder of its volume."""
    set_there = dict(re.findall(r"(\w+)=(\S+)", " ".join(lines_of("ENV"))))
    set_there["PATH"] = f"{image}/bin:/usr/bin:/bin"
    environment = {name: value.replace("/data", str(folder)) for name, value in set_there.items()} | settings
    (entry,) = map(json.loads, lines_of("ENTRYPOINT"))
    command = [str(image / "bin" / entry[0]), *entry[1:], *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_image_plays_on_discord(image: Path, tmp_path: Path) -> None:
    done = run_in(image, tmp_path, "doctor", "--json")
    found = {one["subject"]: one["state"] for one in json.loads(done.stdout)}
    assert found["solver"] == found["database"] == "well"
    assert found["token"] == "fault"
    assert done.returncode == 1


def test_the_image_without_a_token_says_what_is_missing(image: Path, tmp_path: Path) -> None:
    done = run_in(image, tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("This image plays on Discord only, and needs DISCORD_TOKEN.")


def test_the_image_stores_in_its_volume_and_speaks_to_servers(image: Path, tmp_path: Path) -> None:
    """The extras `postgres` and `metrics` are there; that of the browser, pip and the sources are not."""
    done = run_in(image, tmp_path, "doctor", "--json", RICOCHET_DATABASE="postgresql://127.0.0.1:9/ricochet")
    (database,) = (one["text"] for one in json.loads(done.stdout) if one["subject"] == "database")
    assert "extra" not in database
    (packages,) = image.glob("lib/python*/site-packages")
    there = {path.name for path in packages.iterdir()}
    assert {"prometheus_client", "psutil", "bot", "engine", "render"} <= there
    assert there.isdisjoint({"simcord", "pip", "tests"})
