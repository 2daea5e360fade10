"""The first password, and changing it."""

from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop

OLD = "a rather long secret"
NEW = "another quite long one"


def test_the_first_password_is_set_at_the_back_office_and_signs_in(
    signed_out_admin: FlaskClient, client: FlaskClient
) -> None:
    assert signed_out_admin.get("/api/admin/setup").json == {"needed": True}
    answer = signed_out_admin.post("/api/admin/setup", json={"password": NEW})
    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert signed_out_admin.get("/api/admin/check").json == {"isAdmin": True}
    assert signed_out_admin.get("/api/admin/setup").json == {"needed": False}
    assert client.post("/api/admin/login", json={"password": NEW}).status_code == 200


def test_it_is_never_set_at_the_public_listener(client: FlaskClient) -> None:
    assert client.get("/api/admin/setup").status_code == 404
    assert client.post("/api/admin/setup", json={"password": NEW}).status_code == 404
    assert client.post("/api/admin/login", json={"password": NEW}).status_code == 401


def test_it_is_never_set_twice(admin: FlaskClient, client: FlaskClient) -> None:
    answer = admin.post("/api/admin/setup", json={"password": NEW})
    assert answer.status_code == 409
    assert client.post("/api/admin/login", json={"password": OLD}).status_code == 200


@in_one_shop("weak", ["", "elevenchars", "x" * 1025, "aaaaaaaaaaaa", "password1234", "pitlane-2026!"])
def test_a_weak_first_password_is_refused(signed_out_admin: FlaskClient, weak: str) -> None:
    answer = signed_out_admin.post("/api/admin/setup", json={"password": weak})
    assert answer.status_code == 400
    assert answer.json["errors"]["password"] == answer.json["message"]
    assert signed_out_admin.get("/api/admin/setup").json == {"needed": True}


def change(browser: FlaskClient, current: str, new: str) -> tuple[int, dict[str, object]]:
    answer = browser.post("/api/admin/password", json={"currentPassword": current, "newPassword": new})
    assert answer.json is not None
    return answer.status_code, answer.json


def test_changing_it_ends_every_other_session(admin: FlaskClient, client: FlaskClient) -> None:
    assert client.post("/api/admin/login", json={"password": OLD}).status_code == 200
    assert change(admin, OLD, NEW) == (200, {"success": True})
    assert admin.get("/api/admin/check").json == {"isAdmin": True}
    assert client.get("/api/admin/check").json == {"isAdmin": False}
    assert client.post("/api/admin/login", json={"password": OLD}).status_code == 401
    assert client.post("/api/admin/login", json={"password": NEW}).status_code == 200


def test_a_wrong_current_password_is_400_at_its_field(admin: FlaskClient) -> None:
    status, answer = change(admin, "wrong", NEW)
    assert status == 400
    assert answer["errors"] == {"currentPassword": "The current password is not right"}


def test_a_new_one_needs_12_characters(admin: FlaskClient) -> None:
    status, answer = change(admin, OLD, "elevenchars")
    assert status == 400
    assert answer["errors"] == {"newPassword": "Password must be at least 12 characters"}


def test_a_stolen_session_cannot_try_passwords_for_ever(admin: FlaskClient) -> None:
    assert [change(admin, "wrong", NEW)[0] for _ in range(6)] == [400] * 5 + [429]
    assert change(admin, OLD, NEW)[0] == 429


def test_a_visitor_changes_nothing(client: FlaskClient) -> None:
    assert change(client, OLD, NEW)[0] == 401
