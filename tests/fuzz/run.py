"""Generate cases from the contract, and print the figures: `python -m tests.fuzz.run [--cases N] [--each N]
[--clients N] [--seed N]`.
"""

import argparse
import sys
import time
import warnings
from collections.abc import Sequence

from tests.fuzz.fuzz import Findings, Fuzz, temporary_shop
from tests.fuzz.left_out import explain

CASES = 20_000
EACH = 8
ALL = 4


def main(words: Sequence[str] | None = None) -> int:
    """0 when every answer was within the contract."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=CASES, help="at least so many, in whole rounds over all calls")
    parser.add_argument("--each", type=int, default=EACH, help="right ones, and wrong ones, a call and round")
    parser.add_argument("--clients", type=int, default=ALL, help="so many of the four send each case")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    began = time.monotonic()
    # Schemathesis warns of much that is none of ours.
    with warnings.catch_warnings(action="ignore"), temporary_shop() as shop:
        findings = Fuzz(shop, given.seed, given.clients).run(given.cases, given.seed, given.each)
    _tell(findings, given.seed, time.monotonic() - began)
    return 1 if findings.failures else 0


def _tell(findings: Findings, number: int, seconds: float) -> None:
    _say("Left out:")
    for line in explain():
        _say(f"    {line}")
    for call, count in sorted(findings.asked.items()):
        _say(f"{count:6} {call}")
    _say("Answers: " + ", ".join(f"{count} x {status}" for status, count in sorted(findings.statuses.items())))
    for (call, title), what in findings.failures.items():
        _say(f"\nFAILED {call}: {title}\n    {what}")
    found = f"{len(findings.failures)} kinds of answers outside the contract"
    _say(f"{findings.cases} cases, {found}, seed {number}, {seconds:.0f} s")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
