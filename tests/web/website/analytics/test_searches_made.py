"""Searches are written down without a word of who searched."""

from datetime import timedelta

import pytest
from flask import Flask, current_app
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.search_tables import Searched
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.calls.base.visit_queue import queue_of
from tests.make import forget_what_is_old, save

REPORT = "/api/analytics/product-view"


def report(client: FlaskClient, **given: object) -> int:
    answer = client.post(REPORT, json={"searchQuery": "GOLF  brÄke", "results": 3} | given)
    queue_of(current_app).flush()
    return answer.status_code


def test_a_search_is_written_with_what_it_found(app: Flask, client: FlaskClient) -> None:
    assert report(client, corrected="golf brake") == 204
    found = db.session.scalars(select(Searched)).one()
    assert (found.query, found.folded, found.results) == ("GOLF  brÄke", "golf brake", 3)
    assert (found.corrected, found.model_id) == ("golf brake", None)
    assert set(Searched.__table__.columns.keys()) == {
        "id", "created_at", "query", "folded", "results", "corrected", "model_id",
    }  # fmt: skip


@pytest.mark.parametrize("given", [{"results": None}, {"searchQuery": ""}])
def test_what_is_no_search_is_not_written(app: Flask, client: FlaskClient, given: dict[str, object]) -> None:
    assert report(client, **given) == 204
    assert db.session.scalar(select(func.count()).select_from(Searched)) == 0


def test_the_owners_and_a_bots_searches_are_not_written(app: Flask, admin: FlaskClient, client: FlaskClient) -> None:
    report(admin)
    client.post(REPORT, json={"searchQuery": "x", "results": 1}, headers={"User-Agent": "Googlebot/2.1"})
    queue_of(current_app).flush()
    assert db.session.scalar(select(func.count()).select_from(Searched)) == 0


def test_searches_go_with_the_visits(app: Flask) -> None:
    for days in (89, 91):
        made = now() - timedelta(days=days)
        save(Searched(query=f"{days}", folded=f"{days}", results=1, created_at=made))
    with write() as session:
        forget_what_is_old(session, now())
    assert list(db.session.scalars(select(Searched.query))) == ["89"]
