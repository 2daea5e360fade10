"""Cached answers sent before Flask runs equal those of Flask."""

import pytest
from flask.testing import FlaskClient

from app.store.invalidation import Invalidation
from app.store.version import CatalogueVersion
from app.web.cache.stores import VersionedCache
from tests.make import make_product
from tests.web.api.answers import lasting_headers

LIST = "/api/products"
PUBLIC = {"publicUrl": "https://shop.example"}


@pytest.fixture
def tunnel() -> dict[str, str]:
    """Return the headers that a tunnel on this PC adds."""
    return {"Host": "shop.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def test_the_second_answer_equals_the_first_to_the_last_header(client: FlaskClient) -> None:
    make_product()
    first, second = client.get(LIST), client.get(LIST)

    assert (second.status, second.data) == (first.status, first.data)
    assert lasting_headers(second) == lasting_headers(first)
    assert len(second.json) == 1


def test_what_the_browser_has_already_is_not_sent_again(client: FlaskClient) -> None:
    etag = client.get(LIST).headers["ETag"]
    slow = client.get(LIST, headers={"If-None-Match": f'"other", {etag}'})
    fast = client.get(LIST, headers={"If-None-Match": etag})

    for answer in (slow, fast):
        assert (answer.status_code, answer.data, answer.headers["ETag"]) == (304, b"", etag)
    assert lasting_headers(fast) == lasting_headers(slow)
    assert client.get(LIST, headers={"If-None-Match": '"other"'}).status_code == 200


def test_head_has_the_headers_alone(client: FlaskClient) -> None:
    got = client.get(LIST)
    head = client.head(LIST)

    assert (head.status_code, head.data, head.headers["ETag"]) == (200, b"", got.headers["ETag"])


def test_a_foreign_host_is_refused_whatever_is_stored(
    admin: FlaskClient, client: FlaskClient, tunnel: dict[str, str]
) -> None:
    assert client.get(LIST, headers={"Host": "other.example"}).status_code == 200
    assert admin.patch("/api/admin/settings", json=PUBLIC).status_code == 200

    for _ in range(2):
        assert client.get(LIST, headers=tunnel).status_code == 200
        assert client.get(LIST, headers={"Host": "other.example"}).status_code == 400


def test_https_and_http_keep_their_own_headers(admin: FlaskClient, client: FlaskClient, tunnel: dict[str, str]) -> None:
    admin.patch("/api/admin/settings", json=PUBLIC)

    for _ in range(2):
        assert "Strict-Transport-Security" in client.get(LIST, headers=tunnel).headers
        assert "Strict-Transport-Security" not in client.get(LIST, headers={"Host": "localhost"}).headers


def test_the_back_office_is_always_asked(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert client.get(LIST, headers={"Host": "other.example"}).status_code == 200
    assert signed_out_admin.get(LIST, headers={"Host": "other.example"}).status_code == 403


def test_refusals_are_not_stored(client: FlaskClient) -> None:
    assert client.get("/api/products/soon-there").status_code == 404
    make_product(slug="soon-there")

    assert client.get("/api/products/soon-there").status_code == 200


@pytest.fixture
def version() -> CatalogueVersion:
    return CatalogueVersion(Invalidation())


def test_a_cache_holds_no_more_than_its_bytes_and_drops_the_oldest(version: CatalogueVersion) -> None:
    cache: VersionedCache[str] = VersionedCache(version, limit=100)
    for name in "abc":
        cache.put(name, name * 2, 40, version.current())
    cache.put("whale", "too much", 101, version.current())

    assert [cache.find(name) for name in ("a", "b", "c", "whale")] == [None, "bb", "cc", None]


def test_a_cache_keeps_nothing_that_was_made_before_a_write(version: CatalogueVersion) -> None:
    cache: VersionedCache[str] = VersionedCache(version)
    before = version.current()
    version.bump()
    cache.put("late", "old news", 10, before)
    assert cache.find("late") is None

    cache.put("new", "news", 10, version.current())
    version.bump()
    assert cache.find("new") is None


def test_a_stored_answer_tells_no_old_moment(client: FlaskClient) -> None:
    make_product()
    stored = [client.get(LIST) for _ in range(2)][-1]
    assert "Date" not in stored.headers, "waitress adds that of the sending"
