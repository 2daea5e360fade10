"""Checks of a shop with the sample, used for a day."""

from typing import Any

from smoking.day import work_a_day
from smoking.journey import PASSWORD, Journey, expect
from smoking.memory import has_budget, measure_memory
from smoking.program import wait_until
from smoking.report import Skipped

MEMORY_AFTER_A_DAY = 110
"""Megabytes of a built server, a minute after its work."""


def check_sample_catalogue(journey: Journey) -> str:
    """Check that a new folder is filled with the sample."""
    if not journey.sample:
        raise Skipped("left out with --no-sample")
    journey.data = journey.program.folder / "sample"
    seconds = journey.open("--sample")
    products: list[dict[str, Any]] = journey.public.get("/api/products")
    status, picture, kind = journey.public.ask("GET", products[0]["imageUrl"])
    expect(status == 200 and kind.startswith("image/"), f"{status} {kind}")
    journey.report.figures["seconds to a shop with pictures"] = seconds
    return f"{len(products)} products after {seconds} s, a picture of {len(picture)} bytes"


def check_memory_after_a_day(journey: Journey) -> str:
    """Check the memory of a shop that loaded the sample and worked."""
    if not journey.sample:
        raise Skipped("left out with --no-sample")
    journey.admin.post("/api/admin/setup", {"password": PASSWORD})
    work_a_day(journey.public, journey.admin)
    if journey.program.platform != "linux":
        raise Skipped("it worked a day, but only Linux tells the memory of one program exactly")
    wait_until(lambda: measure_memory(journey.program.pid) <= MEMORY_AFTER_A_DAY, seconds=60, pause=1)
    journey.report.figures["megabytes of memory after a day"] = size = measure_memory(journey.program.pid)
    expect(not has_budget(journey) or size <= MEMORY_AFTER_A_DAY, f"{size} MB, more than {MEMORY_AFTER_A_DAY}")
    return f"{size} MB"


def check_stop_after_a_day(journey: Journey) -> str:
    """The command ends it cleanly."""
    if not journey.sample:
        raise Skipped("left out with --no-sample")
    return journey.close()


CHECKS = (check_sample_catalogue, check_memory_after_a_day, check_stop_after_a_day)
