"""The first run and the settings of the PC are available only at the admin listener. The first run resumes where it was
left.
"""

import time
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.shop.system.access.first_run import STEPS
from app.web.calls.system.this_pc import EXTENSION
from tests.in_one_shop import in_one_shop
from tests.make import make_product

RUN = "/api/admin/first-run"
PC = "/api/admin/this-pc"
PASSWORD = "four words for me"


class Computer:
    """A stand-in for a PC that has a file as its autostart entry, as on Linux."""

    def __init__(self, folder: Path, possible: bool = True) -> None:
        self._entry = folder / "pitlane.desktop"
        self._possible = possible
        self.opened = 0

    def autostart_possible(self) -> bool:
        return self._possible

    def autostart_on(self) -> bool:
        return self._entry.exists()

    def switch_autostart(self, on: bool) -> None:
        if on:
            self._entry.write_text("[Desktop Entry]\n")
        else:
            self._entry.unlink(missing_ok=True)

    def open_data_folder(self) -> bool:
        self.opened += 1
        return self.opened == 1

    def is_awake(self) -> bool:
        return True

    def power(self) -> str:
        return "plugged"

    def task_words(self) -> tuple[str, str]:
        return "/opt/Pitlane", "serve"


def test_it_begins_with_the_first_password_and_goes_on_where_it_was_left(signed_out_admin: FlaskClient) -> None:
    assert signed_out_admin.get(RUN).status_code == 401
    assert signed_out_admin.post("/api/admin/setup", json={"password": PASSWORD}).status_code == 200
    assert signed_out_admin.get(RUN).json["step"] == "business"
    for step in STEPS:
        assert signed_out_admin.patch(RUN, json={"step": step}).json["step"] == step
        assert signed_out_admin.get(RUN).json["step"] == step
    assert signed_out_admin.patch(RUN, json={"step": "done"}).json["step"] is None
    assert signed_out_admin.patch(RUN, json={"step": "done"}).status_code == 200
    assert signed_out_admin.patch(RUN, json={"step": "elsewhere"}).status_code == 400


def figures_after_the_first_password(signed_out_admin: FlaskClient) -> list[str]:
    assert signed_out_admin.post("/api/admin/setup", json={"password": PASSWORD}).status_code == 200
    return [each["value"] for each in signed_out_admin.get("/api/settings").json["stats"]]


def test_a_new_shop_begins_without_figures(signed_out_admin: FlaskClient) -> None:
    assert len(signed_out_admin.get("/api/settings").json["stats"]) == 4
    assert figures_after_the_first_password(signed_out_admin) == []


def test_a_shop_with_products_keeps_its_figures(signed_out_admin: FlaskClient) -> None:
    make_product()
    assert figures_after_the_first_password(signed_out_admin) == ["4+", "100+", "100%", "100+"]
    keys = [each["key"] for each in signed_out_admin.get("/api/admin/shop-health").json]
    assert "figures" in keys
    assert signed_out_admin.patch("/api/admin/settings", json={"stats": []}).status_code == 200
    assert "figures" not in [each["key"] for each in signed_out_admin.get("/api/admin/shop-health").json]


def test_who_set_the_password_by_command_is_not_held_up(admin: FlaskClient) -> None:
    assert admin.get(RUN).json["step"] is None


@in_one_shop(
    ("method", "path"),
    [
        ("GET", RUN),
        ("PATCH", RUN),
        ("POST", "/api/admin/sample"),
        ("GET", PC),
        ("PATCH", PC),
        ("POST", f"{PC}/open-data-folder"),
    ],
)
def test_nothing_of_it_is_at_the_public_listener(app: Flask, admin: FlaskClient, method: str, path: str) -> None:
    app.extensions[EXTENSION] = Computer(Path("/nowhere"))
    cookie = admin.get_cookie("desk_session")
    assert cookie
    front = app.test_client()
    front.environ_base["REMOTE_ADDR"] = "127.0.0.1"
    front.set_cookie("admin_session", cookie.value)
    body = {"json": {"step": "done"} if path == RUN else {"autostart": True}} if method == "PATCH" else {}
    assert front.get("/api/admin/check").json == {"isAdmin": True}
    assert front.open(path, method=method, **body).status_code == 404
    assert admin.get(RUN).status_code == 200


def test_a_pc_that_can_is_asked(app: Flask, admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    pc = app.extensions[EXTENSION] = Computer(tmp_path)
    assert admin.get(PC).json == {
        "dataFolder": str(config.data_dir.resolve()),
        "canOpen": True,
        "autostartPossible": True,
        "autostart": False,
        "awake": True,
        "power": "plugged",
        "system": "linux",
        "needsSignIn": True,
        "taskProgram": "/opt/Pitlane",
        "taskArguments": "serve",
    }
    assert admin.patch(PC, json={"autostart": True}).json["autostart"] is True
    assert (tmp_path / "pitlane.desktop").exists()
    assert admin.patch(PC, json={"autostart": False}).json["autostart"] is False
    assert admin.patch(PC, json={"autostart": "yes"}).status_code == 400
    assert admin.post(f"{PC}/open-data-folder").status_code == 204
    assert admin.post(f"{PC}/open-data-folder").status_code == 409
    assert pc.opened == 2


def test_a_pc_that_cannot_says_so(app: Flask, admin: FlaskClient, tmp_path: Path) -> None:
    assert admin.get(PC).json["autostartPossible"] is False
    assert admin.get(PC).json["awake"] is None
    assert admin.get(PC).json["needsSignIn"] is False
    assert admin.patch(PC, json={"autostart": True}).status_code == 409
    assert admin.post(f"{PC}/open-data-folder").status_code == 409
    app.extensions[EXTENSION] = Computer(tmp_path, possible=False)
    assert admin.patch(PC, json={"autostart": True}).status_code == 409
    assert not (tmp_path / "pitlane.desktop").exists()


def test_the_entry_that_cannot_be_written_is_said(app: Flask, admin: FlaskClient, tmp_path: Path) -> None:
    app.extensions[EXTENSION] = Computer(tmp_path / "nowhere")
    answer = admin.patch(PC, json={"autostart": True})
    assert (answer.status_code, "could not be changed" in answer.json["message"]) == (503, True)


def test_the_sample_is_loaded_once_into_an_empty_shop(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.get(RUN).json["sample"] == {"state": "none", "done": 0, "total": 0, "possible": True}
    begun = admin.post("/api/admin/sample")
    assert (begun.status_code, begun.json["sample"]["state"]) == (202, "loading")
    assert admin.post("/api/admin/sample").status_code == 409
    assert wait_for_sample(admin)["state"] == "loaded"
    assert len(client.get("/api/products").json) > 10
    again = admin.post("/api/admin/sample")
    assert (again.status_code, "for an empty one" in again.json["message"]) == (409, True)


def test_a_shop_with_a_product_gets_no_sample(admin: FlaskClient) -> None:
    make_product()
    assert admin.get(RUN).json["sample"]["possible"] is False
    assert admin.post("/api/admin/sample").status_code == 409


def test_a_shop_with_a_category_alone_gets_no_sample(admin: FlaskClient) -> None:
    assert admin.post("/api/admin/product-categories", json={"name": "Gauges"}).status_code == 201
    assert admin.get(RUN).json["sample"]["possible"] is False
    assert admin.post("/api/admin/sample").status_code == 409


def test_what_the_owner_adds_meanwhile_is_not_mixed_with_the_sample(admin: FlaskClient, config: Config) -> None:
    assert admin.post("/api/admin/sample").status_code == 202
    make_product("My own")
    assert wait_for_sample(admin)["state"] == "failed"
    assert not list(config.uploads.iterdir())


def wait_for_sample(admin: FlaskClient) -> dict[str, object]:
    for _ in range(1200):
        sample = dict(admin.get(RUN).json["sample"])
        if sample["state"] != "loading":
            return sample
        time.sleep(0.1)
    raise AssertionError("the sample is still being loaded")
