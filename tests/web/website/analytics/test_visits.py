"""Visits of pages and views of products are counted. They are stored shortened, and never get in a visitor's way."""

from typing import Any

import pytest
from flask import Flask, current_app
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.website.analytics.queue import Queue
from app.store.catalogue.products import ProductSlug
from app.store.database.base import db
from app.store.website.analytics import PageVisit, ProductPageView
from app.web.calls.base.visit_queue import EXTENSION, queue_of
from tests.make import NOBODY, make_product, save

VISIT = "/api/analytics/page-visit"
VIEW = "/api/analytics/product-view"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def visits() -> list[PageVisit]:
    queue_of(current_app).flush()
    return list(db.session.scalars(select(PageVisit)))


def views() -> list[ProductPageView]:
    queue_of(current_app).flush()
    return list(db.session.scalars(select(ProductPageView)))


def test_a_visit_is_stored_without_what_may_name_a_person(client: FlaskClient) -> None:
    answer = client.post(
        VISIT,
        json={"path": "/shop?email=a@b.ie#top", "referrer": "https://search.example/?q=private"},
        headers={"User-Agent": FIREFOX},
    )

    assert (answer.status_code, answer.data) == (204, b"")
    visit = visits()[0]
    assert (visit.path, visit.referrer) == ("/shop", "https://search.example/")
    assert (visit.ip_address, visit.user_agent) == ("127.0.0.1", FIREFOX)


def test_who_asks_not_to_be_tracked_is_counted_without_an_address(client: FlaskClient) -> None:
    asks = {"User-Agent": FIREFOX, "Sec-GPC": "1"}
    client.post(VISIT, json={"path": "/shop"}, headers=asks)
    client.post(VIEW, json={"productId": make_product().id}, headers=asks)

    assert [visit.ip_address for visit in visits()] == [None]
    assert [view.ip_address for view in views()] == [None]


def test_nothing_is_written_before_somebody_needs_it(client: FlaskClient) -> None:
    client.post(VISIT, json={"path": "/"})

    assert db.session.scalars(select(PageVisit)).all() == []
    assert len(visits()) == 1


def test_memory_is_worth_more_than_a_count(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.shop.website.analytics.queue.GREATEST_QUEUE", 3)
    for _ in range(5):
        assert client.post(VISIT, json={"path": "/"}).status_code == 204

    assert len(visits()) == 3


def test_what_is_too_long_is_cut(client: FlaskClient) -> None:
    sent = {"path": "/" + "p" * 9000, "referrer": "https://" + "r" * 9000}
    assert client.post(VISIT, json=sent, headers={"User-Agent": "u" * 2000}).status_code == 204

    visit = visits()[0]
    assert [len(text or "") for text in (visit.path, visit.referrer, visit.user_agent)] == [512, 512, 512]


@pytest.mark.parametrize("referrer", [None, "", "no address at all"])
def test_a_referrer_may_be_anything(client: FlaskClient, referrer: str | None) -> None:
    assert client.post(VISIT, json={"path": "/", "referrer": referrer}).status_code == 204
    assert visits()[0].referrer == (referrer or None)


@pytest.mark.parametrize("body", [{}, {"path": ""}, {"path": 5}, {"path": None}, {"path": "/", "ipAddress": "1.1.1.1"}])
def test_a_visit_of_nothing_is_refused(client: FlaskClient, body: dict[str, Any]) -> None:
    assert client.post(VISIT, json=body).status_code == 400
    assert visits() == []


@pytest.mark.parametrize(
    ("agent", "counted"),
    [
        ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", 0),
        ("facebookexternalhit/1.1", 0),
        ("Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36", 1),
        (FIREFOX, 1),
    ],
)
def test_bots_are_not_counted(client: FlaskClient, agent: str, counted: int) -> None:
    for call, body in ((VISIT, {"path": "/"}), (VIEW, {"searchQuery": "led"})):
        assert client.post(call, json=body, headers={"User-Agent": agent}).status_code == 204

    assert (len(visits()), len(views())) == (counted, counted)


def test_a_view_counts_for_its_product_by_id_slug_or_old_slug(client: FlaskClient) -> None:
    product = make_product()
    save(ProductSlug(slug="its-old-name", product_id=product.id))

    for body in (
        {"productId": product.id, "productSlug": product.slug, "searchQuery": None},
        {"productSlug": product.slug},
        {"productSlug": "its-old-name"},
    ):
        assert client.post(VIEW, json=body).status_code == 204

    assert [view.product_id for view in views()] == [product.id] * 3


@pytest.mark.parametrize("body", [{}, {"productId": NOBODY}, {"productId": ""}, {"productSlug": "nothing-like-it"}])
def test_a_view_of_no_product_counts_for_none(client: FlaskClient, body: dict[str, Any]) -> None:
    assert client.post(VIEW, json=body).status_code == 204
    assert views() == []


def test_a_search_is_stored_cut(client: FlaskClient) -> None:
    client.post(VIEW, json={"searchQuery": "led bar " * 200, "productSlug": "nothing-like-it"})

    view = views()[0]
    assert (view.product_id, view.product_slug, len(view.search_query or "")) == (None, None, 512)


@pytest.mark.parametrize("body", [{"productId": "no-id"}, {"productId": 5}, {"searchQuery": 5}, {"views": 1}])
def test_a_view_that_cannot_be_meant_is_refused(client: FlaskClient, body: dict[str, Any]) -> None:
    assert client.post(VIEW, json=body).status_code == 400


def test_two_applications_keep_their_visits_apart(app: Flask, client: FlaskClient) -> None:
    client.post(VISIT, json={"path": "/"})
    waiting = app.extensions[EXTENSION]
    app.extensions[EXTENSION] = Queue()

    assert visits() == []
    assert len(waiting) == 1


def test_the_owner_is_no_visitor(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product()
    for browser in (admin, client):
        assert browser.post(VISIT, json={"path": "/"}).status_code == 204
        assert browser.post(VIEW, json={"productId": product.id}).status_code == 204

    assert (len(visits()), len(views())) == (1, 1)
