"""Cached answers sent before Flask runs equal those of Flask."""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.store.database import version
from app.store.database.base import now
from app.store.database.state import State
from app.web.cache.stores import DependencyCache
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


def expect_not_sent_again(client: FlaskClient, path: str) -> str:
    """Expect that Flask and what stands before it answer alike to whoever has the content. Return its ETag."""
    etag = str(client.get(path).headers["ETag"])
    slow = client.get(path, headers={"If-None-Match": f'"other", {etag}'})
    fast = client.get(path, headers={"If-None-Match": etag})

    for answer in (slow, fast):
        assert (answer.status_code, answer.data, answer.headers["ETag"]) == (304, b"", etag)
    assert lasting_headers(fast) == lasting_headers(slow)
    return etag


def test_what_the_browser_has_already_is_not_sent_again(client: FlaskClient) -> None:
    expect_not_sent_again(client, LIST)
    assert client.get(LIST, headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_cart_that_has_not_changed_is_not_sent_again(client: FlaskClient) -> None:
    product = make_product(inventory=5)
    cart = f"/api/cart/{client.post('/api/cart').json['id']}"
    etag = expect_not_sent_again(client, cart)
    assert client.get(cart).json["items"] == []
    client.post(f"{cart}/items", json={"productId": product.id})
    assert client.get(cart, headers={"If-None-Match": etag}).json["items"][0]["quantity"] == 1


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
def state() -> State:
    return State()


def test_a_cache_holds_no_more_than_its_bytes_and_drops_the_oldest(state: State) -> None:
    cache: DependencyCache[str] = DependencyCache(state, limit=100)
    for name in "abc":
        cache.put(name, name * 2, 40, state.invalidation.count(), ())
    cache.put("whale", "too much", 101, state.invalidation.count(), ())

    assert [cache.find(name) for name in ("a", "b", "c", "whale")] == [None, "bb", "cc", None]


def test_a_cache_keeps_nothing_that_was_made_before_a_write(state: State) -> None:
    cache: DependencyCache[str] = DependencyCache(state)
    before = state.invalidation.count()
    state.version.bump()
    cache.put("late", "old news", 10, before, ())
    assert cache.find("late") is None

    cache.put("new", "news", 10, state.invalidation.count(), ())
    state.version.bump()
    assert cache.find("new") is None


def test_a_write_outdates_its_own_alone_however_often_the_others_are_found(state: State) -> None:
    cache: DependencyCache[str] = DependencyCache(state)
    for name in ("sold", "other"):
        cache.put(name, name, 10, state.invalidation.count(), (name,))
    for _ in range(3):
        state.invalidation.publish(["sold"])
        assert [cache.find("sold"), cache.find("other")] == [None, "other"]
    state.invalidation.publish(["other"])
    assert cache.find("other") is None


def test_what_is_outdated_at_a_moment_is_made_again_from_then_on(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    cache: DependencyCache[str] = DependencyCache(state)
    state.version.expire_at(now() + timedelta(hours=1))
    cache.put("closed", "until one", 10, state.invalidation.count(), ())
    assert cache.find("closed") == "until one"
    later = now() + timedelta(hours=2)
    monkeypatch.setattr(version, "now", lambda: later)
    assert cache.find("closed") is None


def test_a_stored_answer_tells_no_old_moment(client: FlaskClient) -> None:
    make_product()
    stored = [client.get(LIST) for _ in range(2)][-1]
    assert "Date" not in stored.headers, "waitress adds that of the sending"
