"""A document as PDF, drawn by a child and read back."""

import io
import sys
import zipfile
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from pypdf import PdfReader

from app.config import Config
from app.shop.sales.documents import making
from app.store.database.base import db
from app.store.sales.documents import Document, DocumentLogo
from tests.make import NOBODY, make_order, make_product
from tests.web.sales.documents.seller import issue, make_paid, read_text, set_seller
from tests.web.website.look.test_logo import PATH, upload
from tests.web.website.look.test_logo import drawn as draw_logo

ANY_PDF = b"%PDF-1.4 a document %%EOF\n"


@pytest.fixture(autouse=True)
def drawn_by_the_program(monkeypatch: pytest.MonkeyPatch, own_drawing: Callable[[Any], bytes]) -> None:
    monkeypatch.setattr(making, "_run", own_drawing)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the child that draws the PDF by one that answers at once."""
    program = f"import sys; sys.stdin.buffer.read(); sys.stdout.buffer.write({ANY_PDF!r})"
    run_instead(monkeypatch, program)


def run_instead(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(making, "own_command", lambda _name: [sys.executable, "-S", "-c", program])


def stored_file(config: Config, document_id: str) -> Path:
    return config.data_dir / "documents" / f"{document_id}.pdf"


def test_it_is_drawn_read_back_and_made_again_to_the_byte(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    set_seller(admin, taxRate="23", businessName="Byrne & Sons", invoiceNote="Děkujeme <b>!")
    order = make_order((make_product("Spoiler ő", price=Decimal("1000.00")), 2))
    document = issue(admin, order.id, buyerName="Łukasz Dvořák", buyerAddress="12 High St\nThomastown")
    call = f"/api/orders/{order.id}/documents/{document['id']}.pdf"

    answer = client.get(call)
    text = read_text(answer.data)
    for words in (
        "Byrne & Sons", "Byrne Parts Limited", "Invoice 2026-0001", "Łukasz Dvořák", "Thomastown", "Spoiler ő",
        "€1,000.00", "€2,460.00", "23 %", "VAT number IE6388047V", "Company number 654321", "Děkujeme <b>!",
        "Page 1 of 1", f"Order {order.order_number}",
    ):  # fmt: skip
        assert words in text, text
    assert answer.mimetype == "application/pdf"
    assert answer.headers["Content-Disposition"] == 'attachment; filename="invoice-2026-0001.pdf"'
    assert "reportlab" not in sys.modules

    stored = stored_file(config, document["id"])
    assert stored.read_bytes() == answer.data
    stored.write_bytes(answer.data[:1000])
    assert admin.get(f"/api/admin/documents/{document['id']}.pdf").data == answer.data
    stored.unlink()
    archive = zipfile.ZipFile(io.BytesIO(admin.get("/api/admin/documents.zip").data))
    assert {name: archive.read(name) for name in archive.namelist()} == {"invoice-2026-0001.pdf": answer.data}


def test_many_lines_turn_the_page_and_without_tax_there_is_no_vat(admin: FlaskClient) -> None:
    set_seller(admin, vatNumber="", taxMode="none")
    product = make_product("Clip")
    content = issue(admin, make_paid(admin, (product, 1)).id, "receipt")
    stored = db.session.get_one(Document, content["id"]).content
    one, other = making.make_pdfs([stored, stored | {"lines": stored["lines"] * 40}])
    assert "Not registered for VAT" in read_text(one)
    assert "Page 2 of 2" in read_text(other)
    assert read_text(other).count("Description Quantity Unit price Amount") == 2


@pytest.mark.parametrize(
    "program",
    ["raise SystemExit(1)", "import os; os.kill(os.getpid(), 9)", "print('no PDF')", "import time; time.sleep(60)"],
)
def test_a_child_that_fails_is_said_and_loses_no_number(
    admin: FlaskClient, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    set_seller(admin)
    document = issue(admin, make_order().id)
    with monkeypatch.context() as patched:
        patched.setattr(making, "SECONDS", 0.3)
        run_instead(patched, program)
        for call in (f"documents/{document['id']}.pdf", "documents.zip"):
            answer = admin.get(f"/api/admin/{call}")
            assert (answer.status_code, answer.json["message"]) == (503, making.NOT_MADE)
    run_instead(monkeypatch, f"import sys; sys.stdin.buffer.read(); sys.stdout.buffer.write({ANY_PDF!r})")
    assert admin.get(f"/api/admin/documents/{document['id']}.pdf").data == ANY_PDF


@pytest.mark.usefixtures("drawn")
def test_without_room_on_the_disk_it_is_sent_and_not_stored(admin: FlaskClient, config: Config) -> None:
    set_seller(admin)
    document = issue(admin, make_order().id)
    (config.data_dir / "documents").write_text("no folder can be made here")
    assert admin.get(f"/api/admin/documents/{document['id']}.pdf").data == ANY_PDF
    assert not stored_file(config, document["id"]).exists()


@pytest.mark.usefixtures("drawn")
def test_it_is_of_its_own_order_alone(admin: FlaskClient, client: FlaskClient) -> None:
    set_seller(admin)
    order, other = make_order(), make_order()
    document = issue(admin, order.id)
    assert client.get(f"/api/orders/{other.id}/documents/{document['id']}.pdf").status_code == 404
    assert client.get(f"/api/orders/{order.id}/documents/{NOBODY}.pdf").status_code == 404
    assert client.get(f"/api/admin/documents/{document['id']}.pdf").status_code == 401
    call = f"/api/orders/{order.id}/documents/{document['id']}.pdf"
    assert client.get(call).status_code == 200
    [shown] = client.get(f"/api/orders/{order.id}").json["documents"]
    assert (shown["id"], shown["kind"], shown["name"]) == (document["id"], "invoice", "2026-0001")


def test_a_logo_is_stored_once_and_stays_on_what_it_was_issued_on(admin: FlaskClient, config: Config) -> None:
    set_seller(admin)
    logo = upload(admin, draw_logo()).json
    look = {"logoUrl": logo["url"], "logoGround": "dark", "accent": "#00b3a4"}
    assert admin.patch(PATH, json=look).status_code == 200
    one, other = (issue(admin, make_paid(admin).id, "receipt") for _ in range(2))
    assert db.session.query(DocumentLogo).count() == 1
    pdf = admin.get(f"/api/admin/documents/{one['id']}.pdf").data
    [page] = PdfReader(io.BytesIO(pdf)).pages
    assert [image.image.width for image in page.images] == [480]
    assert admin.patch(PATH, json={"logoUrl": None}).status_code == 200
    stored_file(config, one["id"]).unlink()
    assert admin.get(f"/api/admin/documents/{one['id']}.pdf").data == pdf
    assert other["name"] == "2026-0002"
