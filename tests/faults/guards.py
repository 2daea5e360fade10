"""Each race's test is run without one of its guards. It must then fail, or else it proves nothing. Each run is a child
process, because a guard that `unguarded.py` has removed is missing for everything in its process.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.faults.shop import Broken, promise
from tests.faults.unguarded import GUARDS

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 300
PASSED, FAILED = 0, 1
"""Exit statuses of pytest; every other means that the test itself could not run."""

FOLDER = "tests/web"
CUSTOMERS = "sales/orders/test_races.py"
OWNER = "sales/orders/test_admin_races.py"
TURN = "one writer at a time, and BEGIN IMMEDIATE"
RACES = {
    "oversell": f"{CUSTOMERS}::test_twenty_simultaneous_checkouts_sell_exactly_what_there_is",
    "double checkout": f"{CUSTOMERS}::test_a_cart_checked_out_by_eight_at_once_becomes_one_order",
    "added by eight at once": f"{CUSTOMERS}::test_a_product_added_by_eight_at_once_is_one_item_within_the_stock",
    "added during checkout": f"{CUSTOMERS}::test_what_is_added_during_the_checkout_is_in_the_order_or_refused",
    "price edit during sales": f"{OWNER}::test_every_sale_is_at_a_price_in_force_while_it_was_made",
    "rename during edits": f"{OWNER}::test_a_category_renamed_during_edits_keeps_products_and_edits",
    "orders beside readers": "cache/test_stock_sold.py::test_readers_never_see_what_was_outdated_before_they_asked",
    "two restores at once": f"{OWNER}::test_two_restores_at_once_leave_one_of_the_two_whole",
}
WITHOUT = {
    "oversell": ["`inventory >= n` in the UPDATE, and the CHECK", TURN],
    "double checkout": ["the look at the cart's status", TURN],
    "added by eight at once": ["no more in a cart than in stock", TURN],
    "added during checkout": ["no product into an ordered cart", TURN],
    "price edit during sales": ["the product's own price", "the version raised after a write", TURN],
    "rename during edits": ["the foreign key that carries a name along", TURN],
    "orders beside readers": ["the marks of what an order changes"],
    "two restores at once": ["the lock of backups and restores"],
}


def take_guards_out(_folder: Path) -> dict[str, object]:
    """Return a row for each race and guard, with the result of the race's test without that guard. Raises Broken if a
    test does not notice the missing guard.
    """
    promise(WITHOUT.keys() == RACES.keys(), "a race has no guard to take out")
    promise({guard for guards in WITHOUT.values() for guard in guards} == GUARDS.keys(), "a guard has no race")
    status, said = _race(list(RACES.values()), None)
    promise(status == PASSED, f"with every guard in place a race fails:\n{said}")
    rows = {f"{'all':<24}| {'nothing':<46}": "passed, as they should"}
    for race, guards in WITHOUT.items():
        for guard in guards:
            rows[f"{race:<24}| {guard:<46}"] = f"failed, as it should: {_fail(race, guard)}"
    return rows


def _fail(race: str, guard: str) -> str:
    """Return the test's message; raise Broken unless the test itself failed."""
    status, said = _race([RACES[race]], guard)
    promise(status != PASSED, f"{race}: the test did not notice that a guard was gone: {guard}")
    failed = re.search(r"^FAILED \S+ - (.*)$", said, re.MULTILINE)
    if status != FAILED or not failed:
        raise Broken(f"{race}: the test could not run without its guard, {guard}:\n{said}")
    return failed[1]


def _race(tests: list[str], guard: str | None) -> tuple[int, str]:
    words = [*(f"{FOLDER}/{test}" for test in tests), "-p", "tests.faults.unguarded", "-p", "no:cacheprovider", "-rf"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "200"} | ({"PITLANE_UNGUARDED": guard} if guard else {}),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr
