"""Icon beside the clock that shows the shop's sign in four states, with the same lines as ui/artwork/logo.svg."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from PIL.Image import Image

State = Literal["starting", "open", "unreachable", "attention"]
COLOURS: dict[State, str] = {
    "starting": "#9aa0a6",
    "open": "#3fb950",
    "unreachable": "#f0b429",
    "attention": "#e5484d",
}
"""Of the dot in the corner; the texts say the same, for those who cannot tell colours apart."""
GROUND, LIGHT, ORANGE = "#14161a", "#f2f2f0", "#ff5a1f"
HEXAGON = ((88.11, 72), (50, 94), (11.89, 72), (11.89, 28), (50, 6), (88.11, 28))
ROOF = ((23, 57), (34, 55.5), (37, 41), (50, 39.5), (62, 38), (67, 47.5), (77, 50))
ROAD = ((30, 66.5), (42, 63), (58, 63), (70, 65.5))
SIDE = 64
FINENESS = 4
"""Drawn so many times larger and then made small, which smooths the edges."""


def draw_icon(state: State) -> "Image":
    """The sign with its dot, SIDE pixels wide."""
    # Loaded here, because a run without a tray need not hold it for this.
    from PIL import Image, ImageDraw

    scale = SIDE * FINENESS / 100
    picture = Image.new("RGBA", (SIDE * FINENESS, SIDE * FINENESS))
    pen = ImageDraw.Draw(picture)
    corners = _scaled(HEXAGON, scale)
    pen.polygon(corners, fill=GROUND)
    pen.line([*corners, corners[0], corners[1]], fill=LIGHT, width=int(5 * scale), joint="curve")
    pen.line(_scaled(_curve(ROOF), scale), fill=ORANGE, width=int(8 * scale), joint="curve")
    pen.line(_scaled(_curve(ROAD), scale), fill=LIGHT, width=int(5 * scale), joint="curve")
    pen.ellipse(_scaled(((60, 60), (99, 99)), scale), fill=COLOURS[state], outline=GROUND, width=int(5 * scale))
    return picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


Points = tuple[tuple[float, float], ...]


def _scaled(points: Points, scale: float) -> list[tuple[float, float]]:
    return [(x * scale, y * scale) for x, y in points]


def _curve(points: Points) -> Points:
    """Return the cubic curves through these points as short straight lines. Each curve has two ends and two points that
    bend it.
    """
    found = [points[0]]
    for first in range(0, len(points) - 1, 3):
        bent = points[first : first + 4]
        found += [_at(bent, step / 12) for step in range(1, 13)]
    return tuple(found)


def _at(bent: Points, part: float) -> tuple[float, float]:
    weights = ((1 - part) ** 3, 3 * part * (1 - part) ** 2, 3 * part**2 * (1 - part), part**3)
    x = sum(weight * point[0] for weight, point in zip(weights, bent, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, bent, strict=True))
    return x, y
