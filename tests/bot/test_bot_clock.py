"""The bot's clock."""

from bot.clock import steady_clock


class Machine:
    """A machine whose clock can be set."""

    wall, monotonic = 1000.0, 50.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds


def test_time_goes_on_as_it_does_while_the_clock_of_the_machine_is_set():
    machine = Machine()
    clock = steady_clock(lambda: machine.wall, lambda: machine.monotonic)
    machine.passes(10)
    assert (clock.now(), clock.set_by()) == (1010, 0)
    machine.wall -= 3600
    machine.passes(5)
    assert clock.now() == 1015
    assert clock.set_by() == -3600
    assert (clock.now(), clock.set_by()) == (machine.wall, 0)


def test_a_clock_that_is_only_adjusted_is_not_set():
    machine = Machine()
    clock = steady_clock(lambda: machine.wall, lambda: machine.monotonic)
    machine.wall += 1.5
    assert (clock.set_by(), clock.now()) == (0, 1000)
    machine.wall += 1
    assert (clock.set_by(), clock.now()) == (2.5, 1002.5)
