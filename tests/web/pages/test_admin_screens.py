"""Every screen of the back office has a page of the server."""

import re
from pathlib import Path

from app.web.pages.pages import ADMIN_CARE, ADMIN_LISTS, ADMIN_NEW

ROUTES = Path(__file__).parents[3] / "ui/src/pages/admin/index.tsx"


def test_each_screen_that_the_browser_knows_may_be_loaded_by_its_path() -> None:
    screens = set(re.findall(r'path: "([a-z/-]+)"', ROUTES.read_text("utf-8")))
    assert len(screens) > 20
    assert screens <= ADMIN_LISTS | ADMIN_CARE | ADMIN_NEW
