"""Every screen in the table of the back office can be loaded by its address, and no other path can."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.web.pages.template import SCREENS

pytestmark = pytest.mark.usefixtures("built")
ID = "0b5ad5a4-53a2-4bd0-a2d6-6e4a3a4ea1d1"
ROWS: list[dict[str, Any]] = json.loads(SCREENS.read_bytes())
PATHS = [row["path"].replace(":id?", ":id") for row in ROWS]


@in_one_shop("path", [*PATHS, "contact-messages"])
def test_a_screen_is_a_page_that_search_engines_do_not_list(signed_out_admin: FlaskClient, path: str) -> None:
    page = signed_out_admin.get(f"/admin/{path.replace(':id', ID)}")
    assert page.status_code == 200
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert "setup" in page.text


@in_one_shop("path", ["nothing", "orders/nothing", "orders/:id", f"today/{ID}", f"orders/{ID}/more", ID])
def test_an_unknown_path_of_the_back_office_is_a_404(signed_out_admin: FlaskClient, path: str) -> None:
    assert signed_out_admin.get(f"/admin/{path}").status_code == 404


def test_every_address_that_has_moved_is_a_page(signed_out_admin: FlaskClient) -> None:
    parts = [part for row in ROWS for part in (row, *row.get("sections", ()))]
    moved = {address.split("#")[0] for part in parts for address in part.get("moved", ())}
    assert {signed_out_admin.get(f"/admin/{path}").status_code for path in moved} == {200}
