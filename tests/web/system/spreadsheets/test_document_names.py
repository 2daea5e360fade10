"""A file of products names the documents that stay. A PDF itself is added in the form."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.config import Config
from tests.make import make_category, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import counts, send

PDF = b"%PDF-1.7\nfitting\n%%EOF\n"
EXPORT = "/api/admin/export/products.csv"
GUIDE, NOTES = "Fitting guide", "Torque; bolts; order"


@pytest.fixture
def product(admin: FlaskClient) -> str:
    """A product with three documents, one of which has semicolons in its name."""
    make_category("Mats")
    product_id = make_product(slug="gauge", category="Mats").id
    for name in (GUIDE, NOTES, "Certificate"):
        path = f"/api/admin/products/{product_id}/documents"
        assert send_file(admin, path, PDF + name.encode(), f"{name}.pdf", "document").status_code == 201
    return product_id


def shown(client: FlaskClient) -> list[str]:
    return [each["name"] for each in client.get("/api/products/gauge").json["documents"]]


def give(admin: FlaskClient, names: str, *, dry: bool = False) -> tuple[int, Any]:
    return send(admin, f'slug,documents\ngauge,"{names}"\n', dry=dry)


@pytest.mark.usefixtures("product")
def test_an_export_reads_back_unchanged_and_a_blank_cell_leaves_them(admin: FlaskClient, client: FlaskClient) -> None:
    text = admin.get(EXPORT).text
    assert f"{GUIDE};{NOTES};Certificate" in text
    assert counts(send(admin, text)[1]) == counts(give(admin, "")[1]) == (0, 0, 1)
    assert shown(client) == [GUIDE, NOTES, "Certificate"]


@pytest.mark.usefixtures("product")
def test_names_that_stand_stay_in_the_given_order_and_the_others_go(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    files = {path.name for path in config.uploads.iterdir()}
    _status, planned = give(admin, f"certificate;{NOTES}", dry=True)
    [change] = planned["lines"][0]["changes"]
    assert change == {"field": "documents", "before": "3 documents", "after": "2 documents"}
    assert counts(give(admin, f"certificate;{NOTES}")[1]) == (0, 1, 0)
    assert shown(client) == ["Certificate", NOTES]
    assert len(files - {path.name for path in config.uploads.iterdir()}) == 1
    [latest, *_] = admin.get("/api/admin/deleted").json
    assert admin.post(f"/api/admin/deleted/{latest['id']}/restore").json == {"success": True, "notes": []}
    assert shown(client) == [GUIDE, NOTES, "Certificate"]
    assert {path.name for path in config.uploads.iterdir()} == files


@pytest.mark.usefixtures("product")
def test_an_unknown_name_is_refused_with_its_line(admin: FlaskClient, client: FlaskClient) -> None:
    said = "This product has no document named Warranty. A PDF is added in the form of the product"
    assert give(admin, f"{GUIDE};Warranty")[0] == 400
    new = "slug,name,description,price,category,documents\n"
    _status, planned = send(admin, f"{new}dial,Dial,Shows the boost.,9,Mats,Warranty\n", dry=True)
    assert planned["errors"] == [{"line": 2, "field": "documents", "message": said}]
    assert shown(client) == [GUIDE, NOTES, "Certificate"]


@pytest.mark.usefixtures("product")
def test_documents_that_were_changed_since_are_not_undone(admin: FlaskClient, client: FlaskClient) -> None:
    assert counts(give(admin, GUIDE)[1]) == (0, 1, 0)
    path = f"/api/admin/products/{admin.get('/api/products/gauge').json['id']}/documents"
    assert send_file(admin, path, PDF, "Later.pdf", "document").status_code == 201
    [latest, *_] = admin.get("/api/admin/deleted").json
    refused = admin.post(f"/api/admin/deleted/{latest['id']}/restore")
    assert refused.status_code == 409
    assert shown(client) == [GUIDE, "Later"]
