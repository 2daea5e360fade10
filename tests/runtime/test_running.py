"""The program is started and stopped. It serves at two listeners and leaves nothing broken."""

import threading
from contextlib import closing, suppress
from dataclasses import replace

import pytest

from app.config import Config
from app.runtime import instance
from app.runtime.serve import Shop
from app.server.server import Server
from app.store.database.driver import sqlite3
from tests.running import PASSWORD, Start


@pytest.mark.usefixtures("started_by_user")
def test_it_serves_on_two_listeners_and_stops_cleanly(start: Start) -> None:
    shop = start(PITLANE_ADMIN_PASSWORD=PASSWORD)
    assert shop.ask("GET", "/api/health")[0] == 200
    for port in (shop.port, shop.desk_port):
        assert shop.ask("POST", "/api/admin/login", {"password": PASSWORD}, port)[0] == 200
    assert shop.ask("GET", "/api/admin/setup", None, shop.desk_port) == (200, {"needed": False})
    assert shop.ask("GET", "/api/admin/setup")[0] == 404
    assert shop.ask("GET", "/api/admin/check", None, shop.desk_port, Host="evil.example")[0] == 403
    assert shop.stop() == 0
    assert not (shop.folder / "pitlane.db-wal").exists()
    assert "stopped" in (shop.folder / "logs" / "pitlane.log").read_text()
    for path in shop.folder.rglob("*"):
        assert path.is_dir() or PASSWORD.encode() not in path.read_bytes()


def test_a_run_is_noted_before_anybody_is_served(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run is recorded before the first answer, so that the next start can report a kill right after it."""
    noted: list[instance.Run | None] = []
    begin = Server.start

    def begin_to_serve(server: Server) -> None:
        noted.append(instance.read_run(config))
        begin(server)

    monkeypatch.setattr(Server, "start", begin_to_serve)
    shop = Shop(replace(config, port=0, desk_port=0))
    shop.start()
    shop.stop()
    assert [run.public for run in noted if run] == [shop.public_address]
    assert instance.read_run(config) is None


def test_a_later_start_says_of_the_sample_only_to_who_asked_for_it(start: Start) -> None:
    shop = start()
    assert shop.stop() == 0
    for word, expected in (("--sample-if-new", False), ("--sample", True)):
        again = start(shop.folder, word)
        assert again.stop() == 0
        assert ("the sample catalogue was not added" in again.said) == expected
        assert again.said.splitlines()[-1].startswith("Back office: ")


def test_the_environments_password_never_replaces_one_that_is_set(start: Start) -> None:
    assert start(PITLANE_ADMIN_PASSWORD=PASSWORD).stop() == 0
    again = start(PITLANE_ADMIN_PASSWORD="another one")
    assert again.ask("POST", "/api/admin/login", {"password": "another one"})[0] == 401
    assert again.ask("POST", "/api/admin/login", {"password": PASSWORD})[0] == 200


def test_a_stop_finishes_what_is_under_way(start: Start) -> None:
    shop = start(PITLANE_THROTTLES="off")
    statuses: list[int] = []
    begun = threading.Event()

    def keep_ordering() -> None:
        with suppress(ConnectionError):
            while True:
                statuses.append(shop.ask("POST", "/api/cart")[0])
                begun.set()

    threads = [threading.Thread(target=keep_ordering) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert begun.wait(30)
    assert shop.stop() == 0
    for thread in threads:
        thread.join()
    with closing(sqlite3.connect(shop.folder / "pitlane.db")) as database:
        stored = database.execute("SELECT count(*) FROM carts").fetchone()[0]
    assert set(statuses) == {201}
    assert stored >= len(statuses)


def test_a_killed_shop_lets_go_of_its_directory_and_starts_again(start: Start) -> None:
    shop = start()
    cart = shop.ask("POST", "/api/cart")[1]["id"]
    shop.process.kill()
    shop.process.wait()
    again = start(shop.folder)
    assert again.ask("GET", f"/api/cart/{cart}")[0] == 200
