"""The tunnel that the owner wants runs with the shop. It is started again when it ends unexpectedly, and it never
outlives the shop.
"""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.online import tunnel_output
from app.online.programs import find_program, make_plan
from app.online.tunnel import Tunnel
from app.shop.base.settings.run_address import run_address
from app.store.database.state import state_of
from tests.online.tunnel_programs import SAYS, install, is_alive, until
from tests.running import PASSWORD, Running, Start

QUICK = "https://world-pound-folder-structured.trycloudflare.com"
TOKEN = "eyJhIjoiMTIzNDU2Nzg5MCIsInQiOiJhYmNkZWYifQ=="


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the PATH, in front."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


@pytest.fixture
def tunnel(app: Flask) -> Iterator[Tunnel]:
    """The supervisor of the application, with short pauses."""
    tunnel = Tunnel(app, pauses=(0.05, 0.1))
    app.extensions["pitlane.online"].tunnel = tunnel
    tunnel.serve(8000)
    yield tunnel
    tunnel.stop()


def read_starts(starts: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in starts.read_text().splitlines()]


def choose(admin: FlaskClient, **settings: str) -> None:
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200


def start(admin: FlaskClient) -> Any:
    answer = admin.post("/api/admin/online/start", json=None)
    assert answer.status_code == 200, answer.text
    return answer.json


def online(admin: FlaskClient) -> Any:
    return admin.get("/api/admin/online").json


def until_state(admin: FlaskClient, state: str) -> None:
    until(lambda: online(admin)["tunnel"]["state"] == state, state)


@pytest.mark.parametrize(
    ("kind", "name", "address", "command"),
    [
        ("cloudflare", "cloudflared", QUICK, ["tunnel", "--url", "http://127.0.0.1:8000", "--no-autoupdate"]),
        ("tailscale", "tailscale", "https://workshop.alpine-banded.ts.net", ["funnel", "8000"]),
        (
            "ngrok",
            "ngrok",
            "https://abcd-203-0-113-9.ngrok-free.app",
            ["http", "127.0.0.1:8000", "--log", "stdout", "--log-format", "logfmt"],
        ),
    ],
)
def test_a_tunnel_brings_its_address_for_as_long_as_it_runs(
    *,
    admin: FlaskClient,
    client: FlaskClient,
    tunnel: Tunnel,
    programs: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    name: str,
    address: str,
    command: list[str],
) -> None:
    monkeypatch.setenv("PITLANE_ADMIN_PASSWORD", "not the program's business")
    starts = install(programs, name)
    choose(admin, tunnel=kind)
    assert start(admin)["tunnel"]["state"] in {"starting", "running"}
    until_state(admin, "running")
    said = online(admin)
    assert (said["publicUrl"], said["keptUrl"]) == (address, "")
    until(lambda: SAYS[name][-1] in online(admin)["tunnel"]["lines"], "all lines heard")
    [first] = read_starts(starts)
    assert first["words"] == command
    assert (first["token"], first["password"]) == (None, None)
    assert f"{address}/sitemap.xml" in client.get("/robots.txt").text

    stopped = admin.post("/api/admin/online/stop", json=None).json
    assert (stopped["tunnel"]["state"], stopped["tunnel"]["on"], stopped["publicUrl"]) == ("off", False, "")
    assert not is_alive(first["pid"])


def test_an_answer_says_that_it_runs_only_with_its_address(
    admin: FlaskClient, tunnel: Tunnel, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen that reads that it runs does not ask again for ten seconds."""

    def find_while_it_comes_up(kind: str) -> Any:
        until(lambda: tunnel.status.state == "running", "running")
        return find_program(kind)

    monkeypatch.setattr("app.web.calls.system.online.find_program", find_while_it_comes_up)
    install(programs, "cloudflared")
    choose(admin, tunnel="cloudflare")
    said = start(admin)
    assert (said["tunnel"]["state"], said["publicUrl"]) in {("starting", ""), ("running", QUICK)}


def test_the_owners_own_tunnel_gets_its_token_unseen(
    app: Flask, admin: FlaskClient, tunnel: Tunnel, programs: Path
) -> None:
    starts = install(programs, "cloudflared", ["INF Starting tunnel", f"DBG token={TOKEN}", *SAYS["cloudflared"][-1:]])
    choose(admin, tunnel="cloudflare", tunnelToken=TOKEN)
    refused = admin.post("/api/admin/online/start", json=None)
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "Enter the address that your tunnel has at Cloudflare first",
    )
    choose(admin, publicUrl="https://shop.example")
    start(admin)
    until_state(admin, "running")
    [first] = read_starts(starts)
    assert (first["words"], first["token"]) == (["tunnel", "--no-autoupdate", "run"], TOKEN)
    said = online(admin)
    assert (said["publicUrl"], said["tokenSet"]) == ("https://shop.example", True)
    assert TOKEN not in json.dumps(said)
    assert run_address(state_of(app)) == ""


CONFIGURED = (
    r'INF Updated to new configuration config="{\"ingress\":[{\"hostname\":\"shop.example\",\"originRequest\":{},'
    r'\"service\":\"http://localhost:%d\"},{\"service\":\"http_status:404\"}]}" version=2'
)


@pytest.mark.parametrize(("port", "is_said"), [(8000, False), (8123, True)])
def test_a_tunnel_that_leads_to_another_port_is_said(
    *, admin: FlaskClient, tunnel: Tunnel, programs: Path, port: int, is_said: bool
) -> None:
    install(programs, "cloudflared", [SAYS["cloudflared"][-1], CONFIGURED % port])
    choose(admin, tunnel="cloudflare", tunnelToken=TOKEN, publicUrl="https://shop.example")
    start(admin)
    until(lambda: any("Updated to new" in line for line in online(admin)["tunnel"]["lines"]), "configured")
    until_state(admin, "running")
    said = (
        " At Cloudflare it leads to port 8123 of this PC, but the shop is on 8000: "
        "change its service there to http://127.0.0.1:8000."
    )
    sentence = "cloudflared is running." + (said if is_said else "")
    until(lambda: online(admin)["tunnel"]["sentence"] == sentence, sentence)


def test_what_dies_is_started_again(admin: FlaskClient, tunnel: Tunnel, programs: Path) -> None:
    starts = install(programs, "cloudflared")
    choose(admin, tunnel="cloudflare")
    start(admin)
    until_state(admin, "running")
    os.kill(read_starts(starts)[0]["pid"], signal.SIGKILL)
    until(lambda: len(read_starts(starts)) == 2, "started again")
    until_state(admin, "running")
    assert online(admin)["publicUrl"] == QUICK


@pytest.mark.parametrize(
    ("kind", "name", "line", "sentence"),
    [
        ("cloudflare", "cloudflared", "Provided Tunnel token is not valid.", "Cloudflare does not accept this token"),
        ("ngrok", "ngrok", "ERROR:  authentication failed: ERR_NGROK_4018", "ngrok does not know this PC yet"),
        ("tailscale", "tailscale", "Funnel is not enabled on your tailnet.", "Funnel must be switched on once"),
        (
            "cloudflare",
            "cloudflared",
            'failed to request: Post "https://api.trycloudflare.com/tunnel": dial tcp: lookup x: no such host',
            "Is this PC connected to the internet?",
        ),
    ],
)
def test_the_reason_of_a_failure_is_given_plainly(
    *, admin: FlaskClient, tunnel: Tunnel, programs: Path, kind: str, name: str, line: str, sentence: str
) -> None:
    starts = install(programs, name, [line], code=1)
    choose(admin, tunnel=kind)
    start(admin)
    until(lambda: sentence in online(admin)["tunnel"]["sentence"], sentence)
    until(lambda: len(read_starts(starts)) > 2, "tried on")
    # the next try may begin at any moment: state and sentence are those of one answer
    ended: list[dict[str, Any]] = []

    def has_failed() -> bool:
        said = online(admin)
        ended.extend([said] if said["tunnel"]["state"] == "failed" else [])
        return bool(ended)

    until(has_failed, "failed")
    assert f"{name} stopped unexpectedly (code 1)." in ended[0]["tunnel"]["sentence"]
    assert ended[0]["publicUrl"] == ""


@pytest.fixture
def bare_pc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("app.online.program_files.OTHER_PLACES", ())


def test_without_its_program_a_tunnel_is_not_started(admin: FlaskClient, tunnel: Tunnel, bare_pc: None) -> None:
    choose(admin, tunnel="ngrok")
    refused = admin.post("/api/admin/online/start", json=None)
    assert (refused.status_code, refused.json) == (
        409,
        {"message": "ngrok was not found on this PC. Install it first."},
    )
    said = online(admin)
    assert (said["tunnel"]["on"], said["tunnel"]["state"]) == (False, "off")
    assert [each["path"] for each in said["programs"]] == [None, None, None]


def test_a_program_that_is_gone_is_said(
    admin: FlaskClient, tunnel: Tunnel, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = install(programs, "ngrok")
    choose(admin, tunnel="ngrok")
    start(admin)
    until_state(admin, "running")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("app.online.program_files.OTHER_PLACES", ())
    os.kill(read_starts(starts)[0]["pid"], signal.SIGKILL)
    until(lambda: "ngrok was not found on this PC" in online(admin)["tunnel"]["sentence"], "said")


@pytest.mark.parametrize("kind", ["router", "none"])
def test_only_a_tunnel_can_be_started(admin: FlaskClient, kind: str) -> None:
    choose(admin, tunnel=kind)
    assert admin.post("/api/admin/online/start", json=None).status_code == 409
    assert online(admin)["tunnel"]["on"] is False


def test_another_choice_ends_the_one_that_runs(admin: FlaskClient, tunnel: Tunnel, programs: Path) -> None:
    first = install(programs, "cloudflared")
    second = install(programs, "ngrok")
    choose(admin, tunnel="cloudflare")
    start(admin)
    until_state(admin, "running")
    choose(admin, tunnel="ngrok")
    until(lambda: read_starts(second), "the other one starts")
    assert not is_alive(read_starts(first)[0]["pid"])


@pytest.mark.parametrize(
    ("kind", "line", "address"),
    [
        ("cloudflare", "INF |  https://a-b-c.trycloudflare.com  |", "https://a-b-c.trycloudflare.com"),
        ("cloudflare", 'Post "https://api.trycloudflare.com/tunnel": dial tcp', None),
        ("cloudflare", "see https://developers.cloudflare.com/x", None),
        ("tailscale", "https://pc.tail1.ts.net", "https://pc.tail1.ts.net"),
        ("tailscale", "https://pc.tail1.ts.net.evil.example/", None),
        ("tailscale", "         https://login.tailscale.com/f/funnel?node=abc", None),
        ("ngrok", 'lvl=info msg="starting web service" addr=127.0.0.1:4040 url=http://127.0.0.1:4040', None),
    ],
)
def test_the_address_is_read_off_the_lines(kind: str, line: str, address: str | None) -> None:
    assert tunnel_output.address_in(kind, line) == address


def test_a_token_that_ngrok_repeats_is_not_shown() -> None:
    line = 'err="The authtoken is not proper.\\nYour authtoken: 1yaP1QLD0cVVKBknmtX9TAduxr6_6BSaEj1DV\\nInstructions"'
    assert "1yaP1" not in tunnel_output.without_secrets(line)


def test_the_token_is_on_no_command_line() -> None:
    plan = make_plan("cloudflare", "cloudflared", 8000, TOKEN)
    assert TOKEN not in " ".join(plan.command)
    assert TOKEN not in repr(plan)


def run_online(start: Start, tmp_path: Path, **more: str) -> tuple[Running, Path, str]:
    """Run a shop with a tunnel in a separate process. Returns the shop, the file in which the tunnel records its
    starts, and the owner's cookie.
    """
    starts = install(tmp_path / "programs", "cloudflared")
    path = f"{tmp_path / 'programs'}{os.pathsep}{os.environ['PATH']}"
    shop = start(tmp_path / "data", PITLANE_ADMIN_PASSWORD=PASSWORD, PATH=path, **more)
    cookie = sign_in(shop)
    assert shop.ask("PATCH", "/api/admin/settings", {"tunnel": "cloudflare"}, shop.desk_port, Cookie=cookie)[0] == 200
    assert shop.ask("POST", "/api/admin/online/start", None, shop.desk_port, Cookie=cookie)[0] == 200
    until(lambda: read_starts(starts), "the tunnel starts")
    return shop, starts, cookie


def sign_in(shop: Running) -> str:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", shop.desk_port, timeout=30)
    line.request("POST", "/api/admin/login", json.dumps({"password": PASSWORD}), {"Content-Type": "application/json"})
    answer = line.getresponse()
    answer.read()
    cookie = answer.headers["Set-Cookie"].split(";")[0]
    line.close()
    return cookie


def test_no_tunnel_outlives_a_shop_that_was_killed(start: Start, tmp_path: Path) -> None:
    shop, starts, _cookie = run_online(start, tmp_path)
    pid = read_starts(starts)[0]["pid"]
    assert is_alive(pid)
    shop.process.kill()
    shop.process.wait()
    until(lambda: not is_alive(pid), "the tunnel is gone")


def test_a_tunnel_ends_and_starts_with_the_shop(start: Start, tmp_path: Path) -> None:
    shop, starts, _cookie = run_online(start, tmp_path)
    assert shop.stop() == 0
    assert not is_alive(read_starts(starts)[0]["pid"])
    path = f"{tmp_path / 'programs'}{os.pathsep}{os.environ['PATH']}"
    again = start(tmp_path / "data", PATH=path)
    until(lambda: len(read_starts(starts)) == 2, "the tunnel comes back")
    assert again.stop() == 0
