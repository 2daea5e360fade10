"""Ports of a data folder, and the choice when one is taken."""

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from app.config import Config, read_config
from app.ports import NAME, Ports, read_ports, write_ports
from app.runtime import listening
from app.runtime.exits import CannotStart, StoppedByOwner
from app.runtime.listening import open_listeners
from app.runtime.start_question import StartQuestion
from app.server.server import ADMIN, PUBLIC, Server
from app.server.sockets import PortTaken
from tests.free_port import free_port
from tests.running import Start, run


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "PATIENCE", 0)


@pytest.fixture
def held() -> Iterator[int]:
    """A port that another program holds."""
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield int(other.getsockname()[1])


def opened(app: Flask, config: Config, *answers: str) -> tuple[int, int, list[StartQuestion]]:
    """Open the listeners and close them; their ports, and what was asked."""
    asked: list[StartQuestion] = []
    left = list(answers)

    def ask(question: StartQuestion) -> str | None:
        asked.append(question)
        return left.pop(0)

    server = open_listeners(app, config, ask if answers else None)
    server.start()
    server.stop()
    return server.port(PUBLIC), server.port(ADMIN), asked


@pytest.fixture
def config(config: Config) -> Config:
    return replace(config, port=free_port(), desk_port=free_port())


def choose(app: Flask, **settings: Any) -> None:
    from app.shop.base.settings.settings import change_settings
    from app.store.database.sqlite import write

    with app.app_context(), write() as session:
        change_settings(session, settings)


def test_a_later_start_has_the_ports_of_the_first(start: Start, tmp_path: Path) -> None:
    ports = free_port(), free_port()
    words = ("--port", str(ports[0]), "--desk-port", str(ports[1]))
    folder = tmp_path / "data"
    assert start(folder, *words).stop() == 0
    config = read_config({}, data_dir=folder)
    assert (config.port, config.desk_port) == ports
    desktop = read_config({}, data_dir=folder, desktop=True)
    assert (desktop.port, desktop.desk_port, desktop.any_admin_port) == (*ports, False)
    named = read_config({"PITLANE_PORT": "9001"}, data_dir=folder, desk_port=9002)
    assert (named.port, named.desk_port) == (9001, 9002)
    assert start(folder, "--port", "0", "--desk-port", "0").stop() == 0
    assert read_ports(folder) == Ports(*ports)


def test_a_new_folder_has_the_ports_of_the_documents(tmp_path: Path) -> None:
    for desktop in (False, True):
        config = read_config({}, data_dir=tmp_path, desktop=desktop)
        assert (config.port, config.desk_port, config.any_admin_port) == (8000, 8001, desktop)


def test_a_port_that_is_not_named_gives_way_to_the_other(tmp_path: Path) -> None:
    """Also for a command such as stop, which names none."""
    assert read_config({}, data_dir=tmp_path, port=8001).desk_port == 8002
    write_ports(tmp_path, Ports(public=8001))
    config = read_config({}, data_dir=tmp_path)
    assert (config.port, config.desk_port) == (8001, 8002)


@pytest.mark.parametrize("content", ["", "[]", '{"public": "8000", "admin": 0}', '{"public": 70000, "admin": true}'])
def test_a_file_that_is_none_counts_as_missing(tmp_path: Path, content: str) -> None:
    (tmp_path / NAME).write_text(content)
    assert read_ports(tmp_path) == Ports()


def test_a_remembered_port_gives_way_to_one_that_is_named(tmp_path: Path) -> None:
    write_ports(tmp_path, Ports(8000, 8010))
    assert read_config({}, data_dir=tmp_path, port=8010).desk_port == 8001


def test_the_back_office_takes_the_next_free_port_until_one_is_remembered(
    app: Flask, config: Config, held: int
) -> None:
    public, admin, _ = opened(app, replace(config, desk_port=held, any_admin_port=True))
    assert (public, admin > held, (admin - held) % 10) == (config.port, True, 0)
    assert read_ports(config.data_dir) == Ports(public, admin)


def test_a_taken_port_moves_by_the_owner_s_choice_alone(app: Flask, config: Config, held: int) -> None:
    write_ports(config.data_dir, Ports(held, config.desk_port))
    public, _, [question] = opened(app, replace(config, port=held), "move")
    assert (question.choices[0].label, public > held) == (f"Use {public} instead", True)
    assert f"Port {held} on 127.0.0.1 cannot be used" in question.detail
    assert "nothing else has to be changed" in question.choices[0].means
    assert read_ports(config.data_dir) == Ports(public, config.desk_port)


def test_the_owner_may_try_again_or_stop(app: Flask, config: Config, held: int) -> None:
    with pytest.raises(StoppedByOwner) as stopped:
        opened(app, replace(config, desk_port=held), "again", "again", "stop")
    assert stopped.value.code == 20
    assert read_ports(config.data_dir) == Ports()


@pytest.mark.parametrize(
    ("settings", "said", "is_old"),
    [
        ({"tunnel": "cloudflare", "tunnel_token": "sealed", "public_url": "https://a.example"}, "At Cloudflare", True),
        ({"tunnel": "router"}, "Your router still leads customers to port {old}", True),
        ({"public_url": "https://a.example"}, "Customers at https://a.example are still sent to port {old}", True),
        ({"tunnel": "cloudflare"}, "follows automatically", False),
        ({"tunnel": "ngrok"}, "follows automatically", False),
    ],
)
def test_what_the_move_means_for_the_tunnel_is_said(
    *, app: Flask, config: Config, held: int, settings: dict[str, Any], said: str, is_old: bool
) -> None:
    choose(app, **settings)
    write_ports(config.data_dir, Ports(held, config.desk_port))
    public, _, [question] = opened(app, replace(config, port=held, host_given=True), "move")
    assert said.format(old=held) in question.choices[0].means
    assert read_ports(config.data_dir).before == (held if is_old else None)
    # It stays known over later starts, and goes when the shop is back.
    opened(app, replace(config, port=public, host_given=True))
    assert read_ports(config.data_dir).before == (held if is_old else None)


def test_back_on_the_old_port_nothing_leads_astray(app: Flask, config: Config) -> None:
    choose(app, tunnel="router")
    write_ports(config.data_dir, Ports(config.port + 10, config.desk_port, before=config.port))
    opened(app, replace(config, host_given=True))
    assert read_ports(config.data_dir) == Ports(config.port, config.desk_port)


def test_on_the_console_the_choice_is_in_words(tmp_path: Path, empty_database: Path, held: int) -> None:
    (tmp_path / "pitlane.db").write_bytes(empty_database.read_bytes())
    write_ports(tmp_path, Ports(held, free_port()))
    refused = run("serve", "--data-dir", str(tmp_path))
    assert refused.returncode == 20
    assert re.search(r"Free it and try again, or start with --port (\d+) to use \1 instead", refused.stderr)
    assert "No tunnel and no router leads to the shop" in refused.stderr
    assert read_ports(tmp_path).public == held
    office = run("serve", "--port", "0", "--desk-port", str(held), "--data-dir", str(tmp_path))
    assert re.search(r"start with --desk-port \d+ to use", office.stderr)


@pytest.mark.parametrize(("number", "words"), [(10013, "Windows has reserved it"), (10048, "another program")])
def test_what_windows_reserves_or_holds_ends_in_the_choice(
    app: Flask, config: Config, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    refused = config.port

    class Windows(socket.socket):
        def bind(self, address: Any) -> None:
            if address[1] == refused:
                error = OSError(98, "refused")
                error.winerror = number  # type: ignore[attr-defined]  # Windows alone has it
                raise error
            super().bind(address)

    monkeypatch.setattr("app.server.sockets.socket.socket", Windows)
    public, _, [question] = opened(app, config, "move")
    assert words in question.detail
    assert (question.choices[0].label, public != refused) == (f"Use {public} instead", True)


def test_a_host_that_is_none_is_no_matter_of_ports(app: Flask, config: Config) -> None:
    with pytest.raises(PortTaken, match="not an address of this computer"):
        open_listeners(app, replace(config, host="203.0.113.1", host_given=True))
    assert not (config.data_dir / NAME).exists()


def test_both_listeners_are_closed_where_one_cannot_be_opened(app: Flask, config: Config, held: int) -> None:
    with pytest.raises(CannotStart):
        open_listeners(app, replace(config, desk_port=held))
    server = Server(app, "127.0.0.1", config.port, config.desk_port)
    server.start()
    server.stop()
