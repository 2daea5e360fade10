"""The size of the shop's name in the header."""

import re

import pytest

from app.web.pages.name_style import LEAST, name_style

LONG = "Hurley Performance & Detailing"


def sizes_at(style: str, width: float) -> list[str]:
    """What a window of this width, in rem, applies to the name."""
    found = re.findall(r"@media\((?:([\d.]+)rem<=)?width(?:<([\d.]+)rem|>=([\d.]+)rem)\)\{(.*?\})\}", style)
    return [
        rule
        for low, high, least, rule in found
        if ".brand>span" in rule and float(low or least or 0) <= width < float(high or 1e9)
    ]


def test_a_short_name_needs_no_style() -> None:
    assert name_style("Pitlane") == ""


@pytest.mark.parametrize("pixels", [360, 390, 768, 1024, 1280, 1440])
def test_a_long_name_is_made_smaller_where_it_has_room(pixels: int) -> None:
    (rule,) = sizes_at(name_style(LONG), pixels / 16)
    assert "font-size" in rule


@pytest.mark.parametrize(("name", "pixels"), [(LONG, 320), ("Donaudampfschifffahrtsgesellschaft", 390)])
def test_the_mark_is_shown_alone_where_the_name_has_no_room(name: str, pixels: int) -> None:
    (rule,) = sizes_at(name_style(name), pixels / 16)
    assert "clip-path" in rule


@pytest.mark.parametrize("name", [LONG, "Ó Súilleabháin & Iníonacha Mótair", "車" * 12, "A B", "x" * 100])
def test_every_width_has_one_rule_alone(name: str) -> None:
    style = name_style(name)
    for pixels in range(200, 1600, 7):
        assert not style or len(sizes_at(style, pixels / 16)) == 1, pixels


def test_the_name_is_never_smaller_than_can_be_read() -> None:
    for rem in range(20, 80):
        for rule in sizes_at(name_style(LONG), rem):
            if room := re.search(r"100vw - ([\d.]+)rem\)/([\d.]+)\)", rule):
                assert (rem - float(room[1])) / float(room[2]) >= LEAST - 0.01
