"""The size of the shop's name in the header."""

import unicodedata
from functools import lru_cache

_LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,'’-+/()!"
_HUNDREDTHS = (
    "25 69 67 57 68 61 57 67 71 32 41 68 54 90 72 70 64 70 67 62 59 69 66 99 69 64 61 "
    "66 40 61 61 65 62 66 57 68 66 74 30 30 27 29 37 54 41 35 35 33"
)
WIDTHS = {letter: int(width) / 100 for letter, width in zip(_LETTERS, _HUNDREDTHS.split(), strict=True)}
"""Widths of Saira's capitals (ui/src/styles/fonts.css), in em."""
ANY_WIDTH = 1.0
"""Of a letter that Saira lacks, as wide as the widest."""
SPARE = 1.03
"""The stand-in until Saira is there may be a little wider."""
FULL, LEAST = 1.25, 0.6875
"""Sizes of the name, in rem: as it is written, and the smallest that can be read."""
NARROWEST = 5.25
"""Room of the name in a window of 320 pixels, in rem."""

_HIDDEN = ".brand>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}"
# From this width on, in rem, the name has 100vw without this, or this: ui/src/app/header.tsx.
_ROOMS = ((0.0, "100vw - 14.25rem", 14.25), (40.0, "100vw - 15.25rem", 15.25), (64.0, "100vw - 51.5rem", 51.5))
_WIDE, _WIDE_ROOM = 80.0, 17.0
_PHONE = ".brand>svg{width:1.75rem;height:1.75rem}"


@lru_cache(maxsize=4)
def name_style(name: str) -> str:
    """Return styles that make a long name smaller, or show only the mark. The name gets two lines if it needs them. The
    styles are blank for a name that fits on one line in every window.
    """
    if _width_of(name) * FULL <= NARROWEST:
        return ""
    em = _width_in_two_lines(name) * SPARE
    narrow = "".join(_room_rules(start, room, taken, em) for start, room, taken in _ROOMS)
    wide = _HIDDEN if _WIDE_ROOM / em < LEAST else f".brand>span{{font-size:min({FULL}rem,{_WIDE_ROOM / em:.3f}rem)}}"
    return (
        f".brand>span{{line-height:1.15;text-wrap:balance}}@media(width<40rem){{{_PHONE}}}"
        f"{narrow}@media(width>={_WIDE:g}rem){{{wide}}}"
    )


def _room_rules(start: float, room: str, taken: float, em: float) -> str:
    """Rules of the widths up to the next range."""
    end = next((each[0] for each in _ROOMS if each[0] > start), _WIDE)
    enough = min(max(start, taken + em * LEAST), end)
    sized = f".brand>span{{font-size:min({FULL}rem,calc(({room})/{em:.2f}))}}"
    hidden = f"@media({start:g}rem<=width<{enough:g}rem){{{_HIDDEN}}}" if enough > start else ""
    return hidden + (f"@media({enough:g}rem<=width<{end:g}rem){{{sized}}}" if enough < end else "")


def _width_in_two_lines(name: str) -> float:
    """The longer of two lines, where they are broken best."""
    words = name.split()
    breaks = range(1, len(words) + 1)
    return min(max(_width_of(" ".join(words[:at])), _width_of(" ".join(words[at:]))) for at in breaks)


def _width_of(text: str) -> float:
    """Every letter is as wide as its plain capital."""
    plain = unicodedata.normalize("NFD", text.upper())
    return sum(WIDTHS.get(letter, ANY_WIDTH) for letter in plain if not unicodedata.combining(letter))
