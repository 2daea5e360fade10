"""The accent colour: what can be read stays readable in every shade."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.base.accent import GROUND, LEAST_CONTRAST, can_be_read, contrast, nearest_readable, shades_of

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@given(COLOURS)
def test_every_colour_or_its_nearest_has_shades_in_aa(colour: str) -> None:
    accent = colour if can_be_read(colour) else nearest_readable(colour)
    shades = shades_of(accent)
    for ground in (GROUND, shades.on_accent):
        for shown in (shades.accent, shades.hover):
            assert contrast(shown, ground) >= LEAST_CONTRAST


@pytest.mark.parametrize(("colour", "ratio"), [("#ffffff", 21.0), ("#000000", 1.0), ("#ff5c1a", 6.8)])
def test_contrast_is_wcag_s(colour: str, ratio: float) -> None:
    assert contrast(colour, "#000000") == pytest.approx(ratio, abs=0.01)


def test_the_nearest_keeps_the_hue_and_is_hardly_over_the_limit() -> None:
    assert nearest_readable("#0a2a6b") == "#5e85ce"
    assert contrast(nearest_readable("#ff0000"), GROUND) < LEAST_CONTRAST + 0.1


def test_hovering_can_be_seen_on_the_lightest_and_the_darkest() -> None:
    for accent in ("#ffffff", nearest_readable("#000000")):
        assert contrast(shades_of(accent).hover, accent) > 1.1
