"""The example alerts: when they fire, and that a page says what to do."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ALERTS = ROOT / "deploy" / "alerts.yml"
CASES = ROOT / "tests" / "data" / "alerts.test.yml"

ALERT = re.compile(r"alert(?:name)?: (\w+)")


def promtool(*arguments: str | Path) -> None:
    """Let Prometheus' own tool judge; the test fails with what it says."""
    if not (program := shutil.which("promtool")):
        pytest.skip("promtool is not installed: on Debian it is in the package prometheus")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_reads_the_alerts_and_each_fires_only_when_it_should() -> None:
    promtool("check", "rules", ALERTS)
    promtool("test", "rules", CASES)


def test_each_alert_has_a_case_in_which_it_fires() -> None:
    told = {ALERT.findall(line)[0] for line in CASES.read_text(encoding="utf-8").splitlines() if "exp_alerts" in line}
    assert told == set(ALERT.findall(ALERTS.read_text(encoding="utf-8")))


def test_the_page_says_what_to_do_at_each_alert_in_their_order() -> None:
    page = (ROOT / "docs" / "machines.md").read_text(encoding="utf-8")
    assert re.findall(r"^- \*\*(Ricochet\w+)\.\*\*", page, re.MULTILINE) == ALERT.findall(ALERTS.read_text(encoding="utf-8"))
