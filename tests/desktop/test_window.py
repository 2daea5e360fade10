"""The window over the whole program: opened, closed, crashed, and requested again."""

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.screen import (
    DesktopShop,
    Screen,
    end,
    needs_screen,
    open_screen,
    start_again,
    start_desktop,
    wait_until,
)

pytestmark = needs_screen


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with open_screen() as screen:
        yield screen


@pytest.fixture(scope="module")
def open_shop(screen: Screen, tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Iterator[DesktopShop]:
    """One shop for the tests that leave it running."""
    yield from _run_shop(screen, tmp_path_factory.mktemp("open"), empty_database)


@pytest.fixture
def shop(screen: Screen, open_shop: DesktopShop) -> DesktopShop:
    """Return the shared shop with its window open, however the previous test ended."""
    if not screen.windows():
        _show_again(screen, open_shop)
    return open_shop


@pytest.fixture
def own_shop(screen: Screen, open_shop: DesktopShop, tmp_path: Path, empty_database: Path) -> Iterator[DesktopShop]:
    """Return a shop that the test may end. The window of the shared shop is closed meanwhile."""
    if window := open_shop.window_process():
        os.kill(window, signal.SIGTERM)
        screen.wait_for_windows(0)
    yield from _run_shop(screen, tmp_path, empty_database)


def _run_shop(screen: Screen, home: Path, database: Path) -> Iterator[DesktopShop]:
    (home / "data").mkdir()
    shutil.copy(database, home / "data" / "pitlane.db")
    shop = start_desktop(home / "data", **screen.environment)
    try:
        shop.wait_for_page()
        yield shop
    finally:
        end(shop)
    screen.wait_for_windows(0)


def _show_again(screen: Screen, shop: DesktopShop) -> None:
    """Show the shop's window by a second start. If there is none, a window is opened, and its page is awaited."""
    pages = shop.pages()
    is_new = shop.window_process() is None
    assert start_again(shop.folder, **screen.environment) == 10
    shop.wait_for_page(pages + is_new)


def test_a_window_is_closed_and_opened_again_while_the_shop_goes_on(screen: Screen, shop: DesktopShop) -> None:
    assert screen.windows() == ["Pitlane"]
    assert screen.count_colours() > 50
    with_window = shop.memory()
    _ask_by_closing(screen)
    screen.press("Escape")
    wait_until(lambda: screen.windows() == ["Pitlane"], "the window as it was")
    _ask_by_closing(screen)
    screen.press("Return")
    screen.wait_for_windows(0)
    wait_until(lambda: shop.window_process() is None, "the end of the window's process")
    assert shop.memory() < with_window / 2
    assert shop.is_serving()
    _show_again(screen, shop)
    assert screen.windows() == ["Pitlane"]


def test_a_window_that_crashes_takes_nothing_down(screen: Screen, shop: DesktopShop) -> None:
    crashed = shop.window_process()
    assert crashed
    os.kill(crashed, signal.SIGSEGV)
    screen.wait_for_windows(0)
    wait_until(lambda: "the window ended with status -11" in shop.log(), "a word of the crash in the log")
    assert shop.is_serving()
    _show_again(screen, shop)
    assert shop.window_process() not in {None, crashed}


@pytest.mark.usefixtures("started_by_user")
def test_a_second_start_shows_the_window_that_is_there(screen: Screen, shop: DesktopShop) -> None:
    window = shop.window_process()
    screen.run("xdotool", "search", "--name", "^Pitlane$", "windowminimize")
    wait_until(lambda: not _is_seen(screen), "the window minimized")
    _show_again(screen, shop)
    wait_until(lambda: _is_seen(screen), "the window restored")
    assert shop.window_process() == window


@pytest.mark.usefixtures("started_by_user")
def test_without_a_tray_the_question_can_stop_the_shop(screen: Screen, own_shop: DesktopShop) -> None:
    _ask_by_closing(screen)
    screen.press("Tab")
    screen.press("Return")
    assert own_shop.process.wait(60) == 0
    screen.wait_for_windows(0)


def test_a_shop_that_is_killed_leaves_no_window(screen: Screen, own_shop: DesktopShop) -> None:
    own_shop.process.kill()
    own_shop.process.wait()
    screen.wait_for_windows(0)


def _ask_by_closing(screen: Screen) -> None:
    screen.close_window()
    wait_until(lambda: screen.windows() == ["Stop the shop as well?"], "the question")


def _is_seen(screen: Screen) -> bool:
    return bool(screen.run("xdotool", "search", "--onlyvisible", "--name", "^Pitlane$").split())
