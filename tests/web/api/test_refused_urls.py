"""Every call is tested with a wrong request. A wrong address, method, id or visitor is refused in the one shape of an
error.
"""

import re

import pytest
from flask.testing import FlaskClient

from app.web.api.call import calls
from app.web.call_modules import load_calls
from tests.web.api.walker import JSON, address, ask, check

load_calls()

PATHS = sorted({each.path for each in calls})
METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


def test_a_method_that_an_address_does_not_take_is_refused(admin: FlaskClient) -> None:
    for path in PATHS:
        taken = set(admin.options(address(path)).headers["Allow"].split(", "))
        for method in METHODS - taken:
            answer = admin.open(address(path), method=method, json={})
            check(answer, 405)
            assert set(answer.headers["Allow"].split(", ")) == taken


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/products/", "/api/cart//items", "/api/../api/x"]
)
def test_an_unknown_address_is_refused_in_json(client: FlaskClient, path: str) -> None:
    check(client.get(path), 404)


def test_an_id_that_is_none_is_not_found(admin: FlaskClient) -> None:
    for each in calls:
        where = re.sub(r"{\w*[iI]d}", "no-id", each.path)
        if where != each.path and "{" not in where:
            check(admin.open(where, method=each.method, json=None if each.method == "GET" else {}), 404)


def test_an_admin_call_with_an_id_that_is_none_refuses_a_visitor_all_the_same(client: FlaskClient) -> None:
    for each in calls:
        if each.admin and "id}" in each.path.lower():
            where = re.sub(r"{\w+}", "no-id", each.path)
            check(client.open(where, method=each.method, json=None if each.method == "GET" else {}), 401)


def test_an_admin_call_refuses_a_visitor_before_it_looks_at_anything(
    client: FlaskClient, signed_out_admin: FlaskClient
) -> None:
    for browser in (client, signed_out_admin):
        for each in calls:
            if each.admin:
                check(ask(browser, each, data=b"{", content_type=JSON), 401, succeeds=each.succeeds)


def test_what_answers_get_answers_head_without_a_body(admin: FlaskClient) -> None:
    for each in calls:
        if each.method == "GET":
            got, head = admin.get(address(each.path)), admin.head(address(each.path))
            assert (head.status_code, head.data) == (got.status_code, b"")
