"""Without a display the shop still serves, and opens the default browser. It reports the reason once."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.desktop.screen import (
    DesktopShop,
    end,
    make_browser,
    needs_screen,
    open_screen,
    start_again,
    start_desktop,
    wait_until,
)

ONCE = "There is no window here: the back office is in your browser"


@pytest.fixture
def started(tmp_path: Path, empty_database: Path) -> Iterator[list[DesktopShop]]:
    """Return a list for the shops that a test starts on a ready database. The shops are ended after the test."""
    (tmp_path / "data").mkdir()
    shutil.copy(empty_database, tmp_path / "data" / "pitlane.db")
    shops: list[DesktopShop] = []
    yield shops
    for shop in shops:
        end(shop)


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":64123"}])
def test_without_a_display_the_browser_is_opened(
    tmp_path: Path, started: list[DesktopShop], display: dict[str, str]
) -> None:
    browser, opened = make_browser(tmp_path)
    started.append(start_desktop(tmp_path / "data", BROWSER=browser, **display))
    _expect_the_browser(started[0], opened)


@needs_screen
@pytest.mark.parametrize("engine", [{"QT_API": "nowhere"}, {"QT_QPA_PLATFORM": "nowhere"}])
def test_without_an_engine_the_browser_is_opened(
    tmp_path: Path, started: list[DesktopShop], engine: dict[str, str]
) -> None:
    browser, opened = make_browser(tmp_path)
    with open_screen() as screen:
        started.append(start_desktop(tmp_path / "data", BROWSER=browser, **(screen.environment | engine)))
        _expect_the_browser(started[0], opened)
    assert "For a window, npm run window fetches the libraries" in (tmp_path / "said.txt").read_text()


def _expect_the_browser(shop: DesktopShop, opened: Callable[[], list[str]]) -> None:
    """Expect the browser to open once at the start and once at a second start. The reason is reported only once."""
    address = f"http://127.0.0.1:{shop.desk_port}/admin"
    wait_until(lambda: opened() == [address], f"the browser, but {opened()}")
    assert shop.is_serving()
    assert shop.window_process() is None
    start_again(shop.folder, BROWSER=str(shop.folder.parent / "browser") + " %s")
    wait_until(lambda: opened() == [address, address], "the browser again")
    assert (shop.folder.parent / "said.txt").read_text().count(ONCE) == 1
