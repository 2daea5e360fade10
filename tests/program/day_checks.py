"""Checks of a shop with the sample, used for a day."""

import time
from typing import Any

import pytest

from tests.program.day import use_shop, work_a_day
from tests.program.journey import PASSWORD, Journey, expect
from tests.program.memory import has_budget, measure_memory
from tests.program.program import wait_until

MEMORY, MEMORY_AFTER_A_DAY = 81, 99
"""Megabytes of a built server: idle after a start, and a minute after a day's work."""
SETTLED = 40
"""Seconds after which a start's memory no longer grows: the program gives unused memory back every half minute."""


def check_sample_catalogue(journey: Journey) -> str:
    """Check that a new folder is filled with the sample."""
    if not journey.sample:
        pytest.skip("left out with --no-sample")
    journey.data = journey.program.folder / "sample"
    seconds = journey.open("--sample")
    products: list[dict[str, Any]] = journey.public.get("/api/products")
    status, picture, kind = journey.public.ask("GET", products[0]["imageUrl"])
    expect(status == 200 and kind.startswith("image/"), f"{status} {kind}")
    journey.figure("seconds to a shop with pictures", seconds)
    return f"{len(products)} products after {seconds} s, a picture of {len(picture)} bytes"


def check_memory_of_a_used_shop(journey: Journey) -> str:
    """Check the memory of a shop with the sample that was ordered from, after the next start."""
    if not journey.sample:
        pytest.skip("left out with --no-sample")
    journey.admin.post("/api/admin/setup", {"password": PASSWORD})
    use_shop(journey.public)
    journey.close()
    journey.open()
    # What it does after its first answer is then done, and what lay free is given back.
    time.sleep(SETTLED)
    return _check_memory(journey, "memory", MEMORY)


def check_memory_after_a_day(journey: Journey) -> str:
    """Check the memory of a shop that loaded the sample and worked."""
    if not journey.sample:
        pytest.skip("left out with --no-sample")
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    work_a_day(journey.public, journey.admin)
    return _check_memory(journey, "memory after a day", MEMORY_AFTER_A_DAY)


def _check_memory(journey: Journey, name: str, limit: float) -> str:
    """Return the server's megabytes, a minute from now at most. A bundle must stay within the limit."""
    if journey.program.platform != "linux":
        pytest.skip("only Linux tells the memory of one program exactly")
    wait_until(lambda: measure_memory(journey.program.pid) <= limit, seconds=60, pause=1)
    size = measure_memory(journey.program.pid)
    journey.figure(f"megabytes of {name}", size)
    expect(not has_budget(journey) or size <= limit, f"{size} MB, more than {limit}")
    return f"{size} MB"


def check_stop_after_a_day(journey: Journey) -> str:
    """The command ends it cleanly."""
    if not journey.sample:
        pytest.skip("left out with --no-sample")
    return journey.close()
