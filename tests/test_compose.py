"""The services of compose.yaml, without Docker: nginx reaches the board of the bots, and everybody reaches nginx."""

import re
from pathlib import Path

from bot.run.config import Address

ROOT = Path(__file__).parents[1]
SERVICES, VOLUMES = (ROOT / "compose.yaml").read_text(encoding="utf-8").partition("\nservices:\n")[2].split("\nvolumes:\n")
SERVICE = dict(re.findall(r"^  ([\w-]+):\n((?:(?:    .*)?\n)+)", SERVICES + "\n", re.MULTILINE))
"""The lines of each service, by its name."""


def test_everybody_reaches_nginx_which_passes_the_board_on_to_the_bots() -> None:
    assert 'ports: ["80:80", "443:443"]' in SERVICE["nginx"]
    (upstream,) = re.findall(r"(\S+):/etc/nginx/upstream\.conf:ro", SERVICE["nginx"])
    service, port = re.findall(r"server (\w+):(\d+) resolve;", (ROOT / upstream).read_text(encoding="utf-8"))[0]
    (served,) = re.findall(r"RICOCHET_WEB_PORT: \$\{RICOCHET_WEB_PORT:-(\S+)\}", SERVICE[service])
    assert Address.read(served) == Address("0.0.0.0", int(port)), "not at its own loopback, where nothing else reaches it"
    assert "ports:" not in SERVICE[service], "there is no way around nginx"


def test_what_is_mounted_is_there() -> None:
    mounted = re.findall(r"^      - ([\w./-]+):/", SERVICES, re.MULTILINE)
    assert len(mounted) >= 10
    kept = re.findall(r"^  (\w+):$", VOLUMES, re.MULTILINE)
    assert [one for one in mounted if one not in kept and not (ROOT / one).is_file()] == []
