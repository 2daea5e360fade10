"""The power supply of this PC is read from Windows and from Linux."""

from pathlib import Path

import pytest

from app.desktop.power import Power, of_linux, of_windows


@pytest.mark.parametrize(
    ("line", "battery", "power"),
    [
        (1, 128, "mains"),
        (255, 128, "mains"),
        (1, 1, "plugged"),
        (1, 8 | 1, "plugged"),
        (0, 2, "battery"),
        (255, 2, None),
        (1, 255, None),
    ],
)
def test_the_two_bytes_of_windows(line: int, battery: int, power: Power | None) -> None:
    assert of_windows(line, battery) == power


@pytest.mark.parametrize(
    ("supplies", "power"),
    [
        ({}, "mains"),
        ({"AC": {"type": "Mains", "online": "1"}}, "mains"),
        ({"AC": {"type": "Mains", "online": "1"}, "BAT0": {"type": "Battery"}}, "plugged"),
        ({"AC": {"type": "Mains", "online": "0"}, "BAT0": {"type": "Battery"}}, "battery"),
        ({"mouse": {"type": "Battery", "scope": "Device"}}, "mains"),
        ({"BAT0": {"type": "Battery"}, "usb": {"type": "USB", "online": "1"}}, "plugged"),
    ],
)
def test_the_folder_of_linux(tmp_path: Path, supplies: dict[str, dict[str, str]], power: Power) -> None:
    for name, values in supplies.items():
        (tmp_path / name).mkdir()
        for value, text in values.items():
            (tmp_path / name / value).write_text(f"{text}\n")

    assert of_linux(tmp_path) == power


def test_a_system_without_the_folder_does_not_say(tmp_path: Path) -> None:
    assert of_linux(tmp_path / "none") is None
