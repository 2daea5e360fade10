"""An icon that knows whether it is there; else the window asks."""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.desktop import tray
from app.desktop.window_page import OPEN, WindowPage

ACTIONS = tray.TrayActions(*(lambda: None,) * 7)


class Icon:
    """An icon of pystray, by what its parts do."""

    appears = True
    runs = True

    def __init__(self, *_words: object, menu: object) -> None:
        self.visible = False
        self.stopped = threading.Event()

    def __setattr__(self, name: str, value: object) -> None:
        if name == "visible" and value and not self.appears:
            raise OSError("there is no taskbar")
        super().__setattr__(name, value)

    def run(self, setup: Callable[[Any], None]) -> None:
        if not self.runs:
            raise OSError("there is no message loop")
        setup(self)
        self.stopped.wait(60)

    def stop(self) -> None:
        self.stopped.set()

    def notify(self, text: str, title: str) -> None:
        self.said = (text, title)


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., tray.Tray]]:
    made: list[tray.Tray] = []

    def make(**parts: bool) -> tray.Tray:
        monkeypatch.setattr(tray, "_icon_class", lambda _pystray: type("OneIcon", (Icon,), parts))
        made.append(tray.Tray(ACTIONS, "Shop"))
        return made[-1]

    monkeypatch.setenv("PYSTRAY_BACKEND", "dummy")
    yield make
    for each in made:
        each.stop()


def test_an_icon_that_appears_is_there(make: Callable[..., tray.Tray]) -> None:
    icon = make()
    assert icon.is_there()
    assert icon.notify("New order", "49.90")


@pytest.mark.parametrize("lacks", ["appears", "runs"])
def test_one_that_does_not_is_none_and_says_nothing(make: Callable[..., tray.Tray], lacks: str) -> None:
    icon = make(**{lacks: False})
    assert not icon.is_there()
    assert not icon.notify("New order", "49.90")


def test_each_window_reads_whether_closing_asks() -> None:
    answers = iter([True, False])
    page = WindowPage("http://127.0.0.1:1", "token", lambda: None, lambda: None, asks=lambda: next(answers))
    assert [json.loads(page.order().removeprefix(OPEN))["asks"] for _ in range(2)] == [True, False]
