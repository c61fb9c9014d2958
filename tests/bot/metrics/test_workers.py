import subprocess
import sys

from bot.metrics.workers import workers

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


def test_processes_that_were_started_by_others_are_counted_as_well_and_none_that_has_ended() -> None:
    before = workers()
    with subprocess.Popen([sys.executable, "-c", HOLDS, HOLDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == b"ready\n"
        now = workers()
        assert now.number == before.number + 2
        assert 100 * MEGABYTE < now.memory - before.memory < 300 * MEGABYTE
        process.stdin.close()
    after = workers()
    assert (after.number, after.memory) == (before.number, before.memory)
    assert after.processor > before.processor, "what they took is not forgotten"
    assert after.processor >= now.processor
