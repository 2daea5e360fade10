"""A product has up to twelve pictures: added, ordered, described, removed, and shown where one product is."""

import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from app.store.base.images import Image
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_image, make_more_images, make_product
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import BOUNDARY

LIMIT = "A product has at most 12 pictures"
PICTURES = [make_picture(40, 30), make_picture(50, 30), make_picture(60, 30)]


def send(admin: FlaskClient, product_id: str, *raws: bytes) -> TestResponse:
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="photo.jpg"\r\n\r\n'
    body = b"\r\n".join(head.encode() + raw for raw in raws) + f"\r\n--{BOUNDARY}--\r\n".encode()
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    return admin.post(f"/api/admin/products/{product_id}/images", data=body, content_type=kind)


def write(admin: FlaskClient, product_id: str, *urls: str, **alt: str) -> TestResponse:
    return admin.put(f"/api/admin/products/{product_id}/images", json={"images": [{"url": url} | alt for url in urls]})


def urls_of(answer: Any) -> list[str]:
    return [image["url"] for image in answer["images"]]


def list_files(config: Config) -> set[str]:
    return {path.name for path in config.uploads.iterdir()}


def state_of(config: Config) -> tuple[Any, ...]:
    rows = [db.session.query(shape).count() for shape in (Image, ProductImage)]
    shown = [(each.image_url, each.image_url2) for each in db.session.query(Product)]
    db.session.rollback()
    return rows, shown, list_files(config)


def full_product(**given: Any) -> Product:
    product = make_product(image_url=make_image(listed=0).url, image_url2=make_image(listed=0).url, **given)
    make_more_images(product, 10)
    return product


def test_several_are_added_at_once_and_lists_read_the_first_two(admin: FlaskClient) -> None:
    product = make_product()
    answer = send(admin, product.id, *PICTURES)
    assert answer.status_code == 201
    added = answer.json["product"]
    assert [image["width"] for image in added["images"]] == [40, 50, 60]
    assert (added["imageUrl"], added["imageUrl2"]) == tuple(urls_of(added)[:2])
    public = admin.get(f"/api/products/{product.id}").json
    assert urls_of(public) == urls_of(added)
    for address in ("/api/products", "/api/admin/products"):
        assert urls_of(admin.get(address).json[0]) == urls_of(added)[:2], address
    assert send(admin, product.id, PICTURES[0]).json["product"]["images"][3]["width"] == 40


def test_the_thirteenth_is_refused_and_nothing_changed(admin: FlaskClient, config: Config) -> None:
    product = full_product()
    before = state_of(config)
    refused = send(admin, product.id, PICTURES[0])
    assert (refused.status_code, refused.json["message"]) == (409, LIMIT)
    given = urls_of(admin.get(f"/api/admin/products/{product.id}").json)
    refused = write(admin, product.id, *given, make_image().url)
    assert (refused.status_code, refused.json["errors"]) == (400, {"images": LIMIT})
    assert state_of(config)[1:] == before[1:]


@pytest.mark.parametrize(("raw", "status"), [(b"%PDF-1.7", 415), (b"x" * (10 * 1024 * 1024 + 1), 413), (b"", 415)])
def test_one_bad_file_refuses_all_of_them(admin: FlaskClient, config: Config, raw: bytes, status: int) -> None:
    product = make_product()
    before = state_of(config)
    refused = send(admin, product.id, PICTURES[0], raw)
    assert (refused.status_code, bool(refused.json["message"])) == (status, True)
    assert state_of(config) == before


def test_they_are_ordered_described_and_removed_at_once(admin: FlaskClient, config: Config) -> None:
    product = make_product()
    first, second, third = urls_of(send(admin, product.id, *PICTURES).json["product"])
    own = make_image(alt="A box").url
    answer = write(admin, product.id, third, first, own)
    assert urls_of(answer.json["product"]) == [third, first, own]
    assert [image["alt"] for image in answer.json["product"]["images"]] == ["", "", "A box"]
    assert not any(second.rsplit("/", 1)[-1].removesuffix(".webp") in name for name in list_files(config))
    described = write(admin, product.id, third, alt="From above").json["product"]
    assert (described["images"][0]["alt"], described["imageUrl"], described["imageUrl2"]) == ("From above", third, None)
    assert [each["usedBy"] for each in admin.get("/api/admin/uploads").json] == [[]]


@in_one_shop(
    ("images", "sentence"),
    [
        ([{"url": "/uploads/not-there.webp"}], "Please choose one of the uploaded pictures"),
        ([{"url": "$own"}, {"url": "$own"}], "A product shows each picture once"),
        ([{"url": "$own", "alt": "a" * 501}], "500"),
        ([{"url": ""}], "Please give each picture by its address"),
        ([{"url": "$own", "size": 3}], "Please give each picture by its address"),
        ([{}], "Please give each picture by its address"),
        ("$own", "Please give each picture by its address"),
        (None, "Please give each picture by its address"),
    ],
)
def test_what_is_no_list_of_pictures_is_refused(admin: FlaskClient, config: Config, images: Any, sentence: str) -> None:
    product = full_product()
    before = state_of(config)
    given = json.loads(json.dumps({"images": images}).replace("$own", product.image_url))
    refused = admin.put(f"/api/admin/products/{product.id}/images", json=given)
    assert refused.status_code == 400
    assert sentence in str(refused.json)
    assert state_of(config) == before
    assert write(admin, NOBODY).status_code == send(admin, NOBODY, PICTURES[0]).status_code == 404
    assert state_of(config) == before


def test_a_picture_that_another_product_shows_is_not_taken_over(admin: FlaskClient) -> None:
    other, product = full_product(), make_product("Another")
    theirs = admin.get(f"/api/admin/products/{other.id}").json["imageUrl"]
    assert write(admin, product.id, theirs).status_code == 400


def test_later_pictures_move_up_where_the_first_is_removed(admin: FlaskClient) -> None:
    product = make_product()
    first, second, third = urls_of(send(admin, product.id, *PICTURES).json["product"])
    assert admin.delete(f"/api/admin/products/{product.id}/image").status_code == 200
    shown = admin.get(f"/api/admin/products/{product.id}").json
    assert (shown["imageUrl"], shown["imageUrl2"], len(shown["images"])) == (second, third, 2)
    assert first not in urls_of(shown)


def test_an_upload_in_use_as_a_third_picture_is_not_removed(admin: FlaskClient) -> None:
    product = make_product()
    own = [make_image() for _each in range(3)]
    write(admin, product.id, *(image.url for image in own))
    listed = {each["url"]: each for each in admin.get("/api/admin/uploads").json}[own[2].url]
    assert [use["name"] for use in listed["usedBy"]] == [product.name]
    refused = admin.delete(f"/api/admin/uploads/{listed['filename']}")
    assert (refused.status_code, product.name in refused.json["message"]) == (409, True)


def test_all_files_of_a_removed_product_come_back_with_it(admin: FlaskClient, config: Config) -> None:
    product = make_product()
    shown = urls_of(send(admin, product.id, *PICTURES).json["product"])
    files = list_files(config)
    gone = admin.delete(f"/api/admin/products/{product.id}").headers["Pitlane-Undo"]
    assert list_files(config) == set()
    assert admin.post(f"/api/admin/deleted/{gone}/restore").status_code == 200
    assert (list_files(config), urls_of(admin.get(f"/api/products/{product.id}").json)) == (files, shown)


def test_structured_data_names_all_of_them(admin: FlaskClient) -> None:
    product = full_product()
    admin.patch("/api/admin/settings", json={"publicUrl": "https://parts.example"})
    page = admin.get(f"/shop/{product.slug}").text
    named = re.search(r'"image": ?\[(.*?)\]', page)
    assert named
    assert named[1].count("https://parts.example/uploads/") == 12


def test_a_file_carries_them_both_ways_and_its_import_is_undone(admin: FlaskClient) -> None:
    product = make_product(slug="kit")
    more = urls_of(send(admin, product.id, *PICTURES).json["product"])[2:]
    upload = make_image().url
    exported = admin.get("/api/admin/export/products.csv").text
    assert more[0] in exported
    file = f"slug,moreImages\nkit,{upload};{more[0]};{upload}\n".encode()
    answer = _import(admin, file)
    assert (answer.status_code, answer.json["updated"]) == (200, 1), answer.json
    assert urls_of(admin.get("/api/products/kit").json)[2:] == [upload, *more]
    assert admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore").status_code == 200
    assert urls_of(admin.get("/api/products/kit").json)[2:] == more


@pytest.mark.parametrize(("cell", "sentence"), [("/uploads/gone.webp", "uploaded pictures"), ("$eleven", LIMIT)])
def test_a_file_with_pictures_that_cannot_be_is_refused(admin: FlaskClient, cell: str, sentence: str) -> None:
    make_product(slug="kit")
    text = cell.replace("$eleven", ";".join(make_image().url for _each in range(11)))
    answer = _import(admin, f"slug,moreImages\nkit,{text}\n".encode())
    assert (answer.status_code, answer.json["errors"][0]["field"]) == (400, "moreImages")
    assert sentence in answer.json["errors"][0]["message"]


def _import(admin: FlaskClient, raw: bytes) -> TestResponse:
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="products.csv"\r\n\r\n'
    body = head.encode() + raw + f"\r\n--{BOUNDARY}--\r\n".encode()
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    return admin.post("/api/admin/import/products", data=body, content_type=kind)
