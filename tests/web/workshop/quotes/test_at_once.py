"""Many answers to one quote at once."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.database.base import db
from app.store.workshop.quotes import QuoteAnswer
from tests.web.workshop.quotes.offer import accepting, offer


@pytest.mark.parametrize(("names", "accepted"), [(1, 20), (20, 1)], ids=["one name", "twenty names"])
def test_of_twenty_answers_at_once_one_counts(app: Flask, admin: FlaskClient, names: int, accepted: int) -> None:
    quote, token = offer(admin)

    def accept(turn: int) -> int:
        body = accepting(quote, name=f"Aoife {turn % names}")
        with app.app_context():
            return app.test_client().post(f"/api/quotes/{token}/answer", json=body).status_code

    with ThreadPoolExecutor(20) as threads:
        statuses = sorted(threads.map(accept, range(20)))
    assert statuses == [200] * accepted + [409] * (20 - accepted)
    assert db.session.query(QuoteAnswer).count() == 1
