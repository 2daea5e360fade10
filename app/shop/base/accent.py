"""Functions that calculate the contrast and shades of the accent colour and the nearest readable colour. Distances are
measured in OKLab (Björn Ottosson, 2020), where equal steps look equal.
"""

import math
from dataclasses import dataclass

LEAST_CONTRAST = 4.5
"""WCAG 2.2 AA for text (1.4.3)."""
GROUND = "#1b1e22"
"""The lightest dark ground that the accent is written on (ui/src/styles/tokens.css, raised)."""
HOVER_STEP = 0.06
LIGHT = 0.9
"""Lightness from which the pointer darkens a colour, because nothing lighter would be seen."""
INK_LIGHTNESS = 0.13
INK_CHROMA = 0.03
STEPS = 200

Rgb = tuple[float, float, float]
"""Red, green and blue from 0 to 1, as written in sRGB."""


@dataclass(frozen=True)
class Shades:
    """The colours of what is marked by the accent."""

    accent: str
    hover: str
    on_accent: str


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def can_be_read(accent: str) -> bool:
    """Return whether the accent reaches AA on every dark ground."""
    return contrast(accent, GROUND) >= LEAST_CONTRAST


def nearest_readable(accent: str) -> str:
    """Return the nearest colour of the same hue that reaches AA."""
    lightness, chroma, hue = _to_lch(accent)
    lighter = [lightness + (1 - lightness) * step / STEPS for step in range(STEPS + 1)]
    colours = [(abs(each - lightness), _written(each, chroma, hue)) for each in lighter]
    return next(colour for _, colour in colours if can_be_read(colour))


def shades_of(accent: str) -> Shades:
    """Return the accent colour with its hover shade and its ink, a nearly black shade of the same hue. All pass AA
    contrast if the accent colour does.
    """
    lightness, chroma, hue = _to_lch(accent)
    step = HOVER_STEP if lightness < LIGHT else -HOVER_STEP
    hover = _written(lightness + step, chroma, hue)
    return Shades(accent, hover, _written(INK_LIGHTNESS, min(chroma, INK_CHROMA), hue))


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(each) for each in _read(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _read(colour: str) -> Rgb:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * math.pow(part, 1 / 2.4) - 0.055


def _to_lch(colour: str) -> Rgb:
    """Lightness, chroma and hue in OKLab."""
    red, green, blue = (_linear(each) for each in _read(colour))
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    green_red = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blue_yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return lightness, math.hypot(green_red, blue_yellow), math.atan2(blue_yellow, green_red)


def _to_linear(lightness: float, chroma: float, hue: float) -> Rgb:
    green_red, blue_yellow = chroma * math.cos(hue), chroma * math.sin(hue)
    long = (lightness + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    medium = (lightness - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (lightness - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _written(lightness: float, chroma: float, hue: float) -> str:
    """Return a colour in the form "#ff5c1a". The chroma is reduced only as far as needed for a screen to show the
    colour.
    """
    for step in range(STEPS + 1):
        linear = _to_linear(lightness, chroma * (1 - step / STEPS), hue)
        if all(-0.0005 <= part <= 1.0005 for part in linear):
            break
    parts = (round(255 * _curved(min(1.0, max(0.0, part)))) for part in linear)
    return "#" + "".join(f"{part:02x}" for part in parts)
