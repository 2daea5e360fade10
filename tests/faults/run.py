"""Run the faults, long or short, and print the figures of each: `python -m tests.faults.run [--short] [NAME ...]`."""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.faults.card_kills import kill_while_paying
from tests.faults.clock import move_the_clock
from tests.faults.damage import damage_the_database
from tests.faults.full_disk import fill_a_small_disk
from tests.faults.guards import take_guards_out
from tests.faults.kills import kill_at_random
from tests.faults.locked import hold_the_database
from tests.faults.power_cuts import cut_the_power
from tests.faults.shop import Broken
from tests.faults.slow import hold_connections
from tests.faults.stops import start_a_second, stop_under_load
from tests.faults.strangers import send_large_bodies
from tests.faults.two_starts import start_two_at_once

Fault = Callable[[Path], dict[str, object]]

LONG: dict[str, Fault] = {
    "kills": lambda folder: kill_at_random(folder, kills=100, orders=10_000),
    "card-kills": lambda folder: kill_while_paying(folder, kills=100),
    "power-cuts": lambda folder: cut_the_power(folder, cuts=25, orders=1000),
    "full-disk": fill_a_small_disk,
    "connections": lambda folder: hold_connections(folder, seconds=30),
    "strangers": send_large_bodies,
    "locked": lambda folder: hold_the_database(folder, seconds=60),
    "stops": lambda folder: stop_under_load(folder, times=10),
    "second-start": lambda folder: start_a_second(folder, starts=4),
    "two-starts": lambda folder: start_two_at_once(folder, rounds=10),
    "damage": damage_the_database,
    "clock": move_the_clock,
    "guards": take_guards_out,
}
LONG_ALONE = {"guards", "two-starts", "strangers", "locked", "card-kills"}
"""Faults that `npm test` does not run, or whose guards have tests of their own."""
SHORT = {name: fault for name, fault in LONG.items() if name not in LONG_ALONE} | {
    "kills": lambda folder: kill_at_random(folder, kills=3, orders=12),
    "power-cuts": lambda folder: cut_the_power(folder, cuts=1, orders=5),
    "connections": lambda folder: hold_connections(folder, seconds=2),
    "stops": lambda folder: stop_under_load(folder, times=1),
    "second-start": lambda folder: start_a_second(folder, starts=1),
    "clock": lambda folder: move_the_clock(folder, starts=("three years forward",)),
}


def run_fault(name: str, fault: Fault) -> dict[str, object]:
    """Run one fault on a fresh directory, and print its figures. Returns the figures, and raises Broken."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="pitlane-faults-") as own:
        figures = fault(Path(own) / "data")
    _say(f"{name}: every promise kept, {time.monotonic() - began:.0f} s")
    for what, figure in figures.items():
        _say(f"    {what}: {figure}")
    return figures


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Run the faults; return 0 if every promise held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="as npm test runs them")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(LONG)}; all without one")
    given = parser.parse_args()
    faults = SHORT if given.short else LONG
    if unknown := set(given.names) - faults.keys():
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    broken = 0
    for name in given.names or faults:
        try:
            run_fault(name, faults[name])
        except Broken as error:
            broken += 1
            _say(f"{name}: BROKEN: {error}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
