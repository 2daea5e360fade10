"""The server knows the address of every screen of the back office, so that the screen can be reloaded."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

ID = "0b5ad5a4-53a2-4bd0-a2d6-6e4a3a4ea1d1"
SCREENS = Path(__file__).parents[3] / "ui" / "src" / "pages" / "admin" / "index.tsx"


@pytest.mark.parametrize("path", re.findall(r'path: "([^"*]+)"', SCREENS.read_text(encoding="utf-8")))
def test_a_screen_of_the_menu_is_a_page(signed_out_admin: FlaskClient, path: str) -> None:
    answer = signed_out_admin.get(f"/admin/{path.replace(':id', ID)}")
    assert answer.status_code == 200
    assert "setup" in answer.text
