"""Every check of a built program, in the order of one trial."""

from collections.abc import Callable

from smoking import (
    access_checks,
    bad_input_checks,
    checks,
    day_checks,
    fault_checks,
    owner_checks,
    restore_checks,
    safety_checks,
    window_checks,
)
from smoking.journey import Journey

PARTS = (
    checks, safety_checks, owner_checks, bad_input_checks, access_checks, fault_checks, restore_checks, day_checks,
    window_checks,
)  # fmt: skip
CHECKS: tuple[Callable[[Journey], str], ...] = tuple(check for part in PARTS for check in part.CHECKS)
