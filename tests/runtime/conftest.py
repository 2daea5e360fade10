"""A shop whose owner practises."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.forked import WITH_PRACTICE
from tests.running import PASSWORD, Running, Start, serve
from tests.runtime.practising import beside, sign_in, start_practising


@pytest.fixture
def shop(start: Start) -> Iterator[Running]:
    running = start(PITLANE_ADMIN_PASSWORD=PASSWORD, **WITH_PRACTICE)
    yield running
    with suppress(ProcessLookupError):
        running.stop()


@pytest.fixture(scope="session")
def left_practice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A practice folder as its first start and a stop leave it. Most of a first start's work are the sample's
    pictures.
    """
    shop = serve(
        tmp_path_factory.mktemp("practised") / "data", (), {"PITLANE_ADMIN_PASSWORD": PASSWORD, **WITH_PRACTICE}
    )
    try:
        start_practising(sign_in(shop))
    finally:
        shop.stop()
        if shop.process.stdout:
            shop.process.stdout.close()
    return beside(shop)


@pytest.fixture
def practised(shop: Running, left_practice: Path) -> None:
    """The shop has a practice shop, which was stopped."""
    shutil.copytree(left_practice, beside(shop))
