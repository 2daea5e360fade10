"""Every call is tested with a wrong body. Whatever is wrong with it, the answer has the one shape of an error, and
nothing changes.
"""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.web.api.call import Call, calls
from app.web.call_modules import load_calls
from tests.make import NOBODY
from tests.web.api.walker import JSON, Unchanged, ask, check, name

load_calls()

WITH_BODY = [each for each in calls if each.body]
WITHOUT_BODY = [each for each in calls if each.method != "GET" and not each.body and not each.multipart]


@pytest.fixture
def rows(admin: FlaskClient, config: Config) -> Iterator[Unchanged]:
    """The rows of a shop with its owner."""
    with closing(Unchanged(config)) as rows:
        yield rows


def test_a_body_that_cannot_be_read_is_refused(admin: FlaskClient, rows: Unchanged, subtests: pytest.Subtests) -> None:
    for each in WITH_BODY:
        with subtests.test(call=each.name):
            for sent, status in refusals(each):
                check(ask(admin, each, **sent), status, succeeds=each.succeeds)
            rows.check()


def refusals(each: Call) -> list[tuple[dict[str, Any], int]]:
    """Return bodies that are none, with the status of their refusal."""
    assert each.body
    return [
        ({"data": b"{", "content_type": JSON}, 400),
        ({"data": b"", "content_type": JSON}, 400),
        ({"data": b'{"name": NaN}', "content_type": JSON}, 400),
        ({"data": b'{"name": 1e999}', "content_type": JSON}, 400),
        ({"data": b'\xff\xfe{"name": "x"}', "content_type": JSON}, 400),
        ({"data": b"[" * 100_000, "content_type": JSON}, 400),
        ({"json": [1]}, 400),
        ({"json": "text"}, 400),
        ({"json": {"noSuchField": 1}}, 400),
        ({"json": {"id": NOBODY, "createdAt": "2026-01-01T00:00:00Z"}}, 400),
        ({"data": b"name=x", "content_type": "application/x-www-form-urlencoded"}, 415),
        ({"data": b"{}", "content_type": "text/plain"}, 415),
        ({"data": b'{"name": "%s"}' % (b"x" * each.body.limit), "content_type": JSON}, 413),
    ]


def test_a_field_of_a_wrong_type_is_refused_by_its_name(
    admin: FlaskClient, rows: Unchanged, subtests: pytest.Subtests
) -> None:
    for each in WITH_BODY:
        with subtests.test(call=each.name):
            wrong = fields(each) - {"paymentIntentId"}
            answer = ask(admin, each, json={field: [[1]] for field in wrong})
            check(answer, 400, succeeds=each.succeeds)
            assert wrong <= set(answer.json["errors"])
            rows.check()


@pytest.mark.parametrize("each", WITH_BODY, ids=name)
def test_no_value_is_too_odd_for_an_answer(admin: FlaskClient, each: Call) -> None:
    for odd in (True, None, -1, 1.5, 2**70, "", "\ud800", "a\x00b", "\u0665", {"a": {"b": 1}}):
        named = send_odd(admin, each, dict.fromkeys(fields(each), odd))
        # What is refused by its name is refused alone as well; each other value gets further by itself.
        for field in fields(each) - named:
            send_odd(admin, each, {field: odd})


def send_odd(admin: FlaskClient, each: Call, body: dict[str, Any]) -> set[str]:
    """Send a body, and return the names of the fields that are refused."""
    answer = ask(admin, each, json=body)
    assert answer.status_code < 500
    if answer.status_code < 400:
        return set()
    check(answer, answer.status_code, succeeds=each.succeeds)
    return set(answer.json.get("errors", ()))


def fields(each: Call) -> set[str]:
    return {field.alias or "" for field in each.body.model_fields.values()} if each.body else set()


def test_a_call_without_a_body_takes_none(admin: FlaskClient, rows: Unchanged, subtests: pytest.Subtests) -> None:
    for each in WITHOUT_BODY:
        with subtests.test(call=each.name):
            for sent, status in (
                ({"json": {"noSuchField": 1}}, 400),
                ({"data": b"{", "content_type": JSON}, 400),
                ({"data": b"name=x", "content_type": "application/x-www-form-urlencoded"}, 415),
            ):
                check(ask(admin, each, **sent), status, succeeds=each.succeeds)
            rows.check()
