"""A request may ask for any codings, parts and ETags. It gets the right bytes under the right ETag, or a plain
refusal.
"""

import gzip
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.web.cache.encodings import CODINGS, choose
from tests.in_one_shop import in_one_shop
from tests.make import make_cart, make_product
from tests.web.api.answers import lasting_headers

LIST = "/api/products"
ODD = [
    ("br", "br"),
    ("gzip", "gzip"),
    ("GZIP, Br", "br"),
    ("gzip, deflate, br, zstd", "br"),
    ("br;q=0.5, gzip;q=0.8", "gzip"),
    ("br;q=0, gzip", "gzip"),
    ("gzip ; q=1.000 , br ; q=0.001", "gzip"),
    ("*", "br"),
    ("*;q=0.1, identity", ""),
    ("br;q=0, *", "gzip"),
    ("identity;q=1, gzip;q=0.5", ""),
    ("x-gzip", "gzip"),
    ("", ""),
    ("identity", ""),
    ("br;q=0,gzip;q=0", ""),
    ("br;q=2", ""),
    ("br;q=-1", ""),
    ("br;q=nan", ""),
    ("br;q", ""),
    ("brotli", ""),
    ("br gzip", ""),
    (",,;q=1,;,", ""),
    ("b\xe9", ""),
    ("gzip, " * 200, ""),
]


@pytest.fixture(autouse=True)
def listed(app: Flask) -> None:
    make_product(description="A gauge that shows what the turbo does. " * 60)


def content(answer: TestResponse) -> bytes:
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress}.get(answer.headers.get("Content-Encoding", ""))
    return bytes(unpack(answer.data)) if unpack else answer.data


@in_one_shop(("accepted", "coding"), ODD)
def test_the_coding_that_is_asked_for_or_none(client: FlaskClient, accepted: str, coding: str) -> None:
    plain = client.get(LIST)
    headers = {"Accept-Encoding": accepted}
    first, second, head = (ask(LIST, headers=headers) for ask in (client.get, client.get, client.head))

    for answer in (first, second):
        assert answer.status_code == 200
        assert answer.headers.get("Content-Encoding", "") == coding
        assert int(answer.headers["Content-Length"]) == len(answer.data)
        assert content(answer) == plain.data
    assert lasting_headers(first) == lasting_headers(second) == lasting_headers(head)
    assert head.data == b""


def test_each_coding_has_an_etag_of_its_own_and_every_answer_says_that_they_vary(client: FlaskClient) -> None:
    answers = [client.get(LIST, headers={"Accept-Encoding": each}) for each in ("identity", *CODINGS)]

    assert len({answer.headers["ETag"] for answer in answers}) == 3
    assert all("Accept-Encoding" in answer.headers["Vary"] for answer in answers)
    assert not any(answer.headers["ETag"].startswith("W/") for answer in answers)


@pytest.mark.parametrize("path", [LIST, "/shop"])
@pytest.mark.usefixtures("built")
def test_the_etag_of_one_coding_is_none_of_another(client: FlaskClient, path: str) -> None:
    packed = client.get(path, headers={"Accept-Encoding": "br"})
    etag = {"If-None-Match": packed.headers["ETag"]}

    for _ in range(2):
        again = client.get(path, headers=etag | {"Accept-Encoding": "br"})
        assert (again.status_code, again.data) == (304, b"")
        assert "Accept-Encoding" in again.headers["Vary"]
        assert "Content-Encoding" not in again.headers
        assert client.get(path, headers=etag).status_code == (200 if "Content-Encoding" in packed.headers else 304)


@in_one_shop(
    ("asked", "status"),
    [
        ("{etag}", 304),
        ("W/{etag}", 304),
        ('"other", {etag}', 304),
        ('W/"other" , W/{etag}', 304),
        ("*", 304),
        ('"other"', 200),
        ("", 200),
        ("{etag}x", 200),
        ('"', 200),
        (",,,", 200),
        ('"a", ' * 1000, 200),
    ],
)
@pytest.mark.parametrize("of", ["a list", "a cart"])
def test_lists_of_etags(client: FlaskClient, of: str, asked: str, status: int) -> None:
    path = LIST if of == "a list" else f"/api/cart/{make_cart().id}"
    etag = client.get(path).headers["ETag"]
    plain = client.get(path).data

    for ask in (client.get, client.head, client.get):
        answer = ask(path, headers={"If-None-Match": asked.format(etag=etag)})
        assert (answer.status_code, answer.headers["ETag"]) == (status, etag)
        assert answer.data in ({b""} if status == 304 or ask == client.head else {plain})


@in_one_shop("part", ["bytes=0-9", "bytes=5-", "bytes=-1", "bytes=9999999-", "bytes=0-1,3-4", "pages=1", "x"])
def test_no_part_of_an_answer_is_given_out_or_stored_as_the_whole(client: FlaskClient, part: str) -> None:
    whole = client.get(LIST).data

    assert client.get(LIST, headers={"Range": part}).status_code == 200
    assert client.get(LIST, headers={"Range": part}).data == whole
    assert client.get(LIST).data == whole


def test_an_etag_that_must_match_is_asked_about(client: FlaskClient) -> None:
    etag = client.get(LIST).headers["ETag"]
    for _ in range(2):
        assert client.get(LIST, headers={"If-Match": '"other"'}).status_code == 412
        assert client.get(LIST, headers={"If-Match": etag}).status_code == 200


@pytest.mark.parametrize("query", ["search=", "category=", "nothing="])
def test_an_address_of_eight_kilobytes_has_its_own_answer(client: FlaskClient, query: str) -> None:
    long = f"{LIST}?{query}{'a' * 8192}"
    expected = 1 if query == "nothing=" else 0

    for _ in range(2):
        assert len(client.get(long).json) == expected
        assert len(client.get(LIST).json) == 1
    assert client.get(f"/api/products/{'a' * 8192}").status_code == 404
    assert client.get(f"/uploads/{'a' * 8192}.webp").status_code == 404


@in_one_shop("name", ["a-640.webp", "a-641.webp", "a-0.webp", "a--1.webp", "a-99999999999999999999.webp", "a-.webp"])
def test_a_width_that_no_picture_has_is_a_404_and_never_another_one(
    client: FlaskClient, tmp_path: Path, name: str
) -> None:
    (tmp_path / "uploads" / "a-640.webp").write_bytes(b"six hundred and forty")
    with client.get(f"/uploads/{name}") as answer:
        pass

    assert answer.status_code == (200 if name == "a-640.webp" else 404)
    assert answer.status_code == 200 or "immutable" not in answer.headers["Cache-Control"]


@in_one_shop(
    "path",
    ["/", "/shop", "/nope", LIST, "/api/products/nope", "/api/settings", "/api/nope", "/robots.txt", "/sitemap.xml"],
)
@pytest.mark.parametrize("coding", ["", "br", "gzip"])
@pytest.mark.usefixtures("built")
def test_a_head_is_its_get_without_the_content(client: FlaskClient, path: str, coding: str) -> None:
    headers = {"Accept-Encoding": coding}
    head, got, stored = (
        client.head(path, headers=headers),
        client.get(path, headers=headers),
        client.get(path, headers=headers),
    )

    assert head.status == got.status == stored.status
    assert lasting_headers(head) == lasting_headers(got) == lasting_headers(stored)
    assert head.data == b""
    assert content(stored) == content(got) != b""


def test_what_cannot_be_offered_is_not_chosen() -> None:
    assert choose("br, gzip", ("gzip",)) == "gzip"
    assert choose("br, *;q=0", ("gzip",)) == ""
    assert choose("br", ()) == ""
    assert choose(None) == ""
