"""Signing in and out, and what a session is."""

from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from app.shop.system.access import sessions
from app.shop.system.access.sessions import store_password
from app.store.base.users import AdminSession, User
from app.store.database.base import db, now
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop

PASSWORD = "a rather long secret"


@pytest.fixture(autouse=True)
def password(app: Flask) -> None:
    with write() as session:
        store_password(session, PASSWORD)


def sign_in(browser: FlaskClient, password: str = PASSWORD) -> int:
    return browser.post("/api/admin/login", json={"password": password}).status_code


def is_admin(browser: FlaskClient) -> bool:
    answer = browser.get("/api/admin/check")
    assert answer.status_code == 200
    return bool(answer.json["isAdmin"])


def shift(**columns: timedelta) -> None:
    moved = {name: now() - by for name, by in columns.items()}
    with write() as session:
        session.execute(update(AdminSession).values(**moved))


def test_the_right_password_signs_in(client: FlaskClient) -> None:
    assert not is_admin(client)
    answer = client.post("/api/admin/login", json={"password": PASSWORD})
    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert is_admin(client)
    assert client.get("/api/admin/settings").status_code == 200


@pytest.mark.parametrize("wrong", ["", "wrong", PASSWORD.upper(), f" {PASSWORD}", "x" * 5000, "\x00", "é" * 600])
def test_a_wrong_password_is_401(client: FlaskClient, wrong: str) -> None:
    answer = client.post("/api/admin/login", json={"password": wrong})
    assert (answer.status_code, answer.json) == (401, {"success": False, "message": "Invalid password"})
    assert "Set-Cookie" not in answer.headers


@in_one_shop("body", [{}, {"password": None}, {"password": 5}, {"password": PASSWORD, "username": "x"}])
def test_a_body_that_can_be_no_login_is_400(client: FlaskClient, body: dict[str, object]) -> None:
    answer = client.post("/api/admin/login", json=body)
    assert answer.status_code == 400
    assert answer.json["success"] is False


def test_a_lone_surrogate_is_a_wrong_password(client: FlaskClient) -> None:
    answer = client.post("/api/admin/login", data=rb'{"password": "\ud800"}', content_type="application/json")
    assert answer.status_code == 401


def test_without_any_password_set_nobody_signs_in(client: FlaskClient) -> None:
    with write() as session:
        session.delete(session.scalars(select(User)).one())
    assert sign_in(client, PASSWORD) == 401


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: FlaskClient) -> None:
    cookie = client.post("/api/admin/login", json={"password": PASSWORD}).headers["Set-Cookie"]
    assert cookie.startswith("admin_session=")
    for part in ("HttpOnly", "SameSite=Strict", "Path=/"):
        assert part in cookie.split("; ")
    assert "Secure" not in cookie
    assert "Domain" not in cookie


def test_on_https_the_cookie_is_bound_to_the_host(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert sign_in(signed_out_admin) == 200
    signed_out_admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example", "adminFrom": "anywhere"})
    through = {"Host": "shop.example", "X-Forwarded-Proto": "https"}
    answer = client.post("/api/admin/login", json={"password": PASSWORD}, headers=through)
    assert answer.headers["Set-Cookie"].startswith("__Host-admin_session=")
    assert "Secure" in answer.headers["Set-Cookie"]


def test_the_listeners_have_cookies_of_their_own(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    cookie = signed_out_admin.post("/api/admin/login", json={"password": PASSWORD}).headers["Set-Cookie"]
    assert cookie.startswith("desk_session=")
    client.set_cookie("desk_session", cookie.split("=", 1)[1].split(";")[0])
    assert not is_admin(client)


def test_only_the_hash_of_the_secret_is_stored(client: FlaskClient) -> None:
    cookie = client.post("/api/admin/login", json={"password": PASSWORD}).headers["Set-Cookie"]
    secret = cookie.split("=", 1)[1].split(";")[0]
    assert len(secret) >= 43
    assert secret not in {row.token_hash for row in db.session.scalars(select(AdminSession))}
    assert PASSWORD not in db.session.scalars(select(User.password)).one()


def test_signing_out_kills_the_session_on_the_server(app: Flask, client: FlaskClient) -> None:
    assert sign_in(client) == 200
    stolen = app.test_client()
    cookie = client.get_cookie("admin_session")
    assert cookie
    stolen.set_cookie("admin_session", cookie.value)
    assert is_admin(stolen)
    assert client.post("/api/admin/logout").json == {"success": True}
    assert not is_admin(stolen)
    assert client.get_cookie("admin_session") is None


def test_signing_out_without_a_session_is_fine(client: FlaskClient) -> None:
    assert client.post("/api/admin/logout").status_code == 200


def test_signing_in_again_gives_another_secret(client: FlaskClient) -> None:
    client.set_cookie("admin_session", "chosen-by-somebody-else")
    assert not is_admin(client)
    assert sign_in(client) == 200
    cookie = client.get_cookie("admin_session")
    assert cookie
    assert cookie.value != "chosen-by-somebody-else"


def test_a_session_ends_after_two_idle_hours(client: FlaskClient) -> None:
    assert sign_in(client) == 200
    shift(seen_at=timedelta(hours=2, minutes=-1))
    assert is_admin(client)
    shift(seen_at=timedelta(hours=2))
    assert not is_admin(client)
    assert client.get("/api/admin/settings").status_code == 401


def test_a_session_ends_after_twelve_hours_however_busy(client: FlaskClient) -> None:
    assert sign_in(client) == 200
    shift(created_at=timedelta(hours=12, minutes=-1), seen_at=timedelta(0))
    assert is_admin(client)
    shift(created_at=timedelta(hours=12), seen_at=timedelta(0))
    assert not is_admin(client)


def test_a_session_of_a_clock_that_was_ahead_is_over_too(client: FlaskClient) -> None:
    assert sign_in(client) == 200
    shift(seen_at=timedelta(minutes=-2))
    assert is_admin(client)
    assert abs(now() - db.session.scalars(select(AdminSession.seen_at)).one()) < timedelta(minutes=1)
    shift(seen_at=timedelta(hours=-2, minutes=-1))
    assert not is_admin(client)
    shift(created_at=timedelta(hours=-12, minutes=-1), seen_at=timedelta(0))
    assert not is_admin(client)


def test_use_is_noted_at_most_once_a_minute(client: FlaskClient) -> None:
    assert sign_in(client) == 200

    def seen_after(age: timedelta) -> timedelta:
        shift(seen_at=age)
        assert is_admin(client)
        return now() - db.session.scalars(select(AdminSession.seen_at)).one()

    assert seen_after(timedelta(seconds=30)) >= timedelta(seconds=30)
    assert seen_after(timedelta(seconds=90)) < timedelta(seconds=30)


def test_signing_out_everywhere_ends_every_session(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert sign_in(client) == 200
    assert sign_in(signed_out_admin) == 200
    assert signed_out_admin.post("/api/admin/logout-everywhere").json == {"success": True}
    assert not is_admin(client)
    assert not is_admin(signed_out_admin)
    assert signed_out_admin.post("/api/admin/logout-everywhere").status_code == 401


def test_sessions_that_are_over_are_removed(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert sign_in(client) == 200
    shift(seen_at=sessions.IDLE)
    assert sign_in(signed_out_admin) == 200
    with write() as session:
        sessions.forget_old_sessions(session)
    assert len(db.session.scalars(select(AdminSession)).all()) == 1


def test_odd_cookies_are_no_session_and_no_error(client: FlaskClient) -> None:
    for name in ("admin_session", "remember_token", "session"):
        client.set_cookie(name, "abc|def.ghi")
    assert not is_admin(client)
