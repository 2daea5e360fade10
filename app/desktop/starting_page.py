"""Page that the window shows while the shop starts. Its parts are also drawn before there is an engine."""

GROUND, TEXT, QUIET, ACCENT = "#14161a", "#f2f2f0", "#b6bac1", "#ff5a1f"
HEADLINE = "Pitlane is starting"
SENTENCE = "Your back office opens here in a moment."
MARK_SIZE = 72
"""Pixels of the mark, whose own measure is 100."""

Point = tuple[float, ...]
STROKES: tuple[tuple[str, float, Point, tuple[Point, ...]], ...] = (
    (TEXT, 5, (88.11, 72), ((50, 94), (11.89, 72), (11.89, 28), (50, 6), (88.11, 28), (88.11, 72))),
    (ACCENT, 8, (23, 57), ((34, 55.5, 37, 41, 50, 39.5), (63, 38, 67, 47.5, 77, 50))),
    (TEXT, 5, (30, 66.5), ((42, 63, 58, 63, 70, 65.5),)),
)
"""Colour, width, start and lines of each stroke of the mark. Two numbers are the end of a straight line, six are a
curve's two controls and its end.
"""


def _draw(colour: str, width: float, start: Point, lines: tuple[Point, ...]) -> str:
    parts = ["{}{}".format("L" if len(line) == 2 else "C", " ".join(map(str, line))) for line in lines]
    path = f"M{start[0]} {start[1]}{''.join(parts)}{'z' if lines[-1] == start else ''}"
    return f'<path d="{path}" stroke="{colour}" stroke-width="{width}"/>'


MARK = f"""<svg viewBox="0 0 100 100" width="{MARK_SIZE}" height="{MARK_SIZE}" fill="none" stroke-linejoin="round"
aria-hidden="true">{"".join(_draw(*stroke) for stroke in STROKES)}</svg>"""
STARTING_PAGE = f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pitlane</title><style>
body{{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:20px;background:{GROUND};
  color:{TEXT};font:15px/1.55 "Segoe UI",system-ui,-apple-system,sans-serif}}
h1{{font-size:22px;line-height:1.25;margin:0}}
p{{margin:0;color:{QUIET}}}
</style></head><body>{MARK}<h1>{HEADLINE}</h1><p role="status">{SENTENCE}</p>
</body></html>"""
