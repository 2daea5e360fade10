"""Colours of pages that need no build are the site's."""

import re
from pathlib import Path

from app.web.pages.plain_page import TEMPLATES

TOKENS = Path(__file__).resolve().parents[3] / "ui" / "src" / "styles" / "tokens.css"


def colours(sheet: Path) -> set[tuple[str, str]]:
    return set(re.findall(r"(--color-[\w-]+): (#\w+);", sheet.read_text(encoding="utf-8")))


def test_plain_pages_have_the_site_s_colours() -> None:
    plain = colours(TEMPLATES / "plain.css")
    assert len(plain) > 10 and plain <= colours(TOKENS)
