import json
import subprocess
import sys

MEGABYTE = 1_000_000
HOLDS = """
import subprocess, sys
held = b"x" * 50_000_000
if sys.argv[1:]:
    subprocess.run([sys.executable, "-c", sys.argv[1]])
else:
    print("ready", flush=True)
    sys.stdin.read()
"""
"""A program that holds 50 MB until its input ends; with a program as its argument it starts that one beforehand."""

ASKS = """
import json, subprocess, sys
from bot.metrics.prometheus import workers
holds = sys.argv[1]
before = workers()
with subprocess.Popen([sys.executable, "-c", holds, holds], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
    process.stdout.readline()
    now = workers()
    process.stdin.close()
print(json.dumps([asked._asdict() for asked in (before, now, workers())]))
"""
"""A program that asks before, while and after it has two processes; one of its own, as others leave theirs to a test's."""


def test_processes_that_were_started_by_others_are_counted_as_well_and_none_that_has_ended() -> None:
    told = subprocess.run([sys.executable, "-c", ASKS, HOLDS], stdout=subprocess.PIPE, check=True)
    before, now, after = json.loads(told.stdout)
    assert before == {"number": 0, "processor": 0, "memory": 0}
    assert now["number"] == 2
    assert 100 * MEGABYTE < now["memory"] < 300 * MEGABYTE
    assert (after["number"], after["memory"]) == (0, 0)
    assert after["processor"] >= now["processor"], "what they took is not forgotten"
    assert after["processor"] > 0
