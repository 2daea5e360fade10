"""A product has up to five PDFs: added, named, ordered, removed, downloaded, and brought back with their product."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from app.shop.base.images.documents import NO_PDF
from app.shop.base.images.limits import DOCUMENT_BYTES
from app.shop.base.images.trash import sweep_orphans
from app.shop.catalogue.products.product_documents import NOT_ITS_OWN, TWICE
from app.store.catalogue.product_documents import ProductDocument
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.make import NOBODY, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.backups.backup_tools import make, restore

PDF = b"%PDF-1.7\nfitting\n%%EOF\n"
LIMIT = "A product has at most 5 documents"


def path_of(product_id: str) -> str:
    return f"/api/admin/products/{product_id}/documents"


def add(admin: FlaskClient, product_id: str, name: str = "Fitting guide.pdf", raw: bytes = PDF) -> TestResponse:
    return send_file(admin, path_of(product_id), raw, name, "document")


def keep(admin: FlaskClient, product_id: str, *wanted: tuple[dict[str, Any], str]) -> TestResponse:
    documents = [{"id": document["id"], "name": name} for document, name in wanted]
    return admin.put(path_of(product_id), json={"documents": documents})


def shown(client: FlaskClient, product_id: str) -> list[str]:
    return [each["name"] for each in client.get(f"/api/products/{product_id}").json["documents"]]


def read(client: FlaskClient, document: dict[str, Any]) -> bytes:
    with client.get(document["url"]) as answer:
        return answer.data


def files_in(config: Config) -> set[str]:
    return {path.name for path in config.uploads.iterdir()}


def test_a_document_is_added_and_downloaded_under_its_name(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product()
    answer = add(admin, product.id, "Für  Ölkühler .PDF")
    assert answer.status_code == 201
    [document] = client.get(f"/api/products/{product.id}").json["documents"]
    assert (document["name"], document["size"]) == ("Für Ölkühler", len(PDF))
    with client.get(document["url"]) as got:
        assert (got.status_code, got.data, got.mimetype) == (200, PDF, "application/pdf")
    disposition = got.headers["Content-Disposition"]
    assert disposition.startswith("attachment;")
    assert "filename*=UTF-8''F%C3%BCr%20%C3%96lk%C3%BChler.pdf" in disposition
    assert got.headers["X-Content-Type-Options"] == "nosniff"
    assert got.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert client.get(f"/uploads/{'a' * 32}.pdf").status_code == 404


def test_documents_are_named_ordered_and_removed(admin: FlaskClient, client: FlaskClient, config: Config) -> None:
    product = make_product()
    add(admin, product.id)
    guide, twin = add(admin, product.id).json["documents"]
    assert [guide["name"], twin["name"]] == ["Fitting guide", "Fitting guide (2)"]
    answer = keep(admin, product.id, (twin, " Certificate "), (guide, "Fitting guide"))
    assert [each["name"] for each in answer.json["documents"]] == ["Certificate", "Fitting guide"]
    assert shown(client, product.id) == ["Certificate", "Fitting guide"]
    assert len(files_in(config)) == 2
    assert keep(admin, product.id, (guide, "Guide")).status_code == 200
    assert shown(client, product.id) == ["Guide"]
    assert files_in(config) == {guide["url"].rpartition("/")[2]}


def test_what_another_window_added_stays(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product()
    [guide] = add(admin, product.id, "Guide.pdf").json["documents"]
    add(admin, product.id, "Certificate.pdf")
    body = {"documents": [{"id": guide["id"], "name": "Fitting"}], "known": [guide["id"]]}
    assert admin.put(path_of(product.id), json=body).status_code == 200
    assert shown(client, product.id) == ["Fitting", "Certificate"]
    taken = {"documents": [{"id": guide["id"], "name": "certificate"}], "known": [guide["id"]]}
    refused = admin.put(path_of(product.id), json=taken)
    assert (refused.status_code, refused.json["errors"]) == (400, {"documents": TWICE})


def test_removed_documents_come_back_to_their_places_under_free_names(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    product = make_product()
    for name in ("A.pdf", "B.pdf", "C.pdf"):
        first, *_ = add(admin, product.id, name, PDF + name.encode()).json["documents"]
    third = admin.get(path_of(product.id)).json["documents"][2]
    removal = keep(admin, product.id, (third, "C"))
    assert (shown(client, product.id), len(files_in(config))) == (["C"], 1)
    [listed] = admin.get("/api/admin/deleted").json
    assert (listed["kind"], listed["name"], listed["count"]) == ("document", "A, B", 2)
    add(admin, product.id, "a.pdf")
    back = f"/api/admin/deleted/{removal.headers['Pitlane-Undo']}/restore"
    for _ in range(2):
        add(admin, product.id, "More.pdf")
    refused = admin.post(back)
    assert (refused.status_code, refused.json["message"]) == (409, LIMIT)
    keep(admin, product.id, *[(each, each["name"]) for each in admin.get(path_of(product.id)).json["documents"][:2]])
    assert admin.post(back).json == {"success": True, "notes": []}
    assert shown(client, product.id) == ["A (2)", "B", "C", "a"]
    restored = client.get(f"/api/products/{product.id}").json["documents"][0]
    assert (restored["url"], read(client, restored)) == (first["url"], PDF + b"A.pdf")


def test_a_removed_document_waits_for_its_product(admin: FlaskClient) -> None:
    product = make_product()
    add(admin, product.id)
    removal = keep(admin, product.id).headers["Pitlane-Undo"]
    assert admin.delete(f"/api/admin/products/{product.id}").status_code == 200
    refused = admin.post(f"/api/admin/deleted/{removal}/restore")
    said = "Fitting guide cannot come back: its product is gone. Bring that back first."
    assert (refused.status_code, refused.json["message"]) == (409, said)


@pytest.mark.parametrize(
    ("name", "raw", "refusal"),
    [
        ("guide.pdf", b"<script>alert(1)</script>", (415, NO_PDF)),
        ("guide.pdf", b"\n" + PDF, (415, NO_PDF)),
        ("guide.pdf", b"", (415, NO_PDF)),
        ("guide.pdf", PDF + b"x" * DOCUMENT_BYTES, (413, "The file is larger than 20 MB")),
        ("", PDF, (400, "Please select a PDF to upload")),
    ],
    ids=["script", "not at its begin", "empty", "too large", "no file"],
)
def test_what_is_no_pdf_or_too_large_is_refused(
    admin: FlaskClient, config: Config, name: str, raw: bytes, refusal: tuple[int, str]
) -> None:
    product = make_product()
    answer = add(admin, product.id, name, raw)
    assert (answer.status_code, answer.json["message"]) == refusal
    assert (files_in(config), db.session.query(ProductDocument).count()) == (set(), 0)


def test_a_sixth_is_refused_and_nothing_stays_of_it(admin: FlaskClient, config: Config) -> None:
    product = make_product()
    for _ in range(5):
        assert add(admin, product.id).status_code == 201
    answer = add(admin, product.id)
    assert (answer.status_code, answer.json["message"]) == (409, LIMIT)
    assert len(files_in(config)) == 5
    assert add(admin, NOBODY).status_code == 404


def test_wrong_orders_change_nothing(admin: FlaskClient, client: FlaskClient) -> None:
    product, other = make_product(), make_product()
    [guide] = add(admin, product.id).json["documents"]
    [theirs] = add(admin, other.id).json["documents"]
    guide_2 = add(admin, product.id).json["documents"][1]
    for wanted, message in (
        ([(theirs, "Guide")], NOT_ITS_OWN),
        ([(guide, "A"), (guide, "B")], NOT_ITS_OWN),
        ([(guide, "Same"), (guide_2, "same")], TWICE),
        ([(guide, " ")], "Please give each document a name of at most 100 characters"),
        ([(guide, "x" * 101)], "Document 1: Please give each document a name of at most 100 characters"),
    ):
        answer = keep(admin, product.id, *wanted)
        assert (answer.status_code, answer.json["message"]) == (400, message)
    assert shown(client, product.id) == ["Fitting guide", "Fitting guide (2)"]


def test_a_deleted_product_takes_its_documents_along_and_brings_them_back(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    product = make_product()
    [document] = add(admin, product.id).json["documents"]
    name = document["url"].rpartition("/")[2]
    undo = admin.delete(f"/api/admin/products/{product.id}").headers["Pitlane-Undo"]
    assert client.get(document["url"]).status_code == 404
    assert (config.uploads.parent / "deleted" / name).is_file()
    with write() as session:
        sweep_orphans(session, config.uploads)
    assert (config.uploads.parent / "deleted" / name).is_file()
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert read(client, document) == PDF
    with write() as session:
        sweep_orphans(session, config.uploads)
    assert read(client, document) == PDF


def test_a_copy_shares_the_file_until_the_last_of_them_is_gone(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    product = make_product("Kit")
    [document] = add(admin, product.id).json["documents"]
    copy = admin.post(f"/api/admin/products/{product.id}/duplicate").json["product"]["id"]
    assert keep(admin, product.id).status_code == 200
    assert read(client, document) == PDF
    assert keep(admin, copy).status_code == 200
    assert files_in(config) == set()


def test_a_file_of_products_names_them(admin: FlaskClient) -> None:
    product = make_product("Kit", slug="kit")
    for name in ("Fitting guide.pdf", "Certificate.pdf"):
        add(admin, product.id, name)
    exported = admin.get("/api/admin/export/products.csv").data
    assert b",Fitting guide;Certificate,,,\r\n" in exported
    assert send_file(admin, "/api/admin/import/products", exported, "parts.csv", "file").json["unchanged"] == 1


def test_a_backup_has_the_documents(admin: FlaskClient, client: FlaskClient, config: Config) -> None:
    product = make_product()
    [document] = add(admin, product.id).json["documents"]
    made = make(admin)
    assert keep(admin, product.id).status_code == 200
    [later] = add(admin, product.id, "Later.pdf").json["documents"]
    assert restore(admin, made["name"]) == (200, {"success": True})
    assert shown(client, product.id) == ["Fitting guide"]
    assert read(client, document) == PDF
    assert files_in(config) == {document["url"].rpartition("/")[2]}
    assert client.get(later["url"]).status_code == 404
