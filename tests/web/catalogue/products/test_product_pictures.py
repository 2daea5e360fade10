"""Pictures of products are shown, described and replaced. A picture is deleted with the last product that shows it."""

from pathlib import Path

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from tests.make import NOBODY, make_product
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import send_file


def send(admin: FlaskClient, address: str, raw: bytes) -> TestResponse:
    return send_file(admin, address, raw, "photo.jpg", "image")


def list_files(config: Config) -> set[str]:
    return {path.name for path in config.uploads.iterdir()}


def test_a_products_pictures_are_its_own_and_replaced_files_go(admin: FlaskClient, config: Config):
    address = f"/api/admin/products/{make_product().id}"
    first = send(admin, f"{address}/image", make_picture(500, 300)).json["product"]
    second = send(admin, f"{address}/image2", make_picture(500, 300)).json["product"]
    assert [image["width"] for image in second["images"]] == [500, 500]
    assert (second["imageUrl"], admin.get("/api/admin/uploads").json) == (first["imageUrl"], [])
    replaced = send(admin, f"{address}/image", make_picture(200, 100)).json["product"]
    stems = {Path(replaced[name]).stem for name in ("imageUrl", "imageUrl2")}
    assert {name.split(".")[0].split("-")[0] for name in list_files(config)} == stems
    for slot in ("image", "image2"):
        assert admin.delete(f"{address}/{slot}").json == {"success": True}
    assert list_files(config) == set()
    assert admin.get(address).json["images"] == []


def test_a_picture_goes_with_the_last_product_that_shows_it(admin: FlaskClient, config: Config):
    address = f"/api/admin/products/{make_product().id}"
    send(admin, f"{address}/image", make_picture())
    copy = admin.post(f"{address}/duplicate").json["product"]
    assert admin.delete(address).status_code == 200
    assert list_files(config) != set()
    assert admin.post("/api/admin/products/bulk-delete", json={"ids": [copy["id"]]}).json["count"] == 1
    assert list_files(config) == set()


def test_a_patch_swaps_pictures_and_describes_them(admin: FlaskClient, config: Config):
    address = f"/api/admin/products/{make_product().id}"
    first = send(admin, f"{address}/image", make_picture()).json["product"]["imageUrl"]
    second = send(admin, f"{address}/image2", make_picture()).json["product"]["imageUrl2"]
    changes = {"imageUrl": second, "imageUrl2": first, "imageAlt": "From the side", "imageAlt2": "From above"}
    product = admin.patch(address, json=changes).json["product"]
    assert [(image["url"], image["alt"]) for image in product["images"]] == [
        (second, "From the side"),
        (first, "From above"),
    ]
    stored = list_files(config)
    refused = admin.patch(address, json={"imageUrl": None, "imageAlt": "Nothing"})
    assert (refused.status_code, list(refused.json["errors"]), list_files(config)) == (400, ["imageAlt"], stored)
    assert admin.patch(address, json={"imageUrl": None, "imageAlt": ""}).json["product"]["imageUrl"] is None
    assert {name.split(".")[0].split("-")[0] for name in list_files(config)} == {Path(first).stem}


def test_a_picture_for_no_product_is_not_stored(admin: FlaskClient, config: Config):
    answer = send(admin, f"/api/admin/products/{NOBODY}/image", make_picture())
    assert (answer.status_code, answer.json["message"], list_files(config)) == (404, "Product not found", set())
