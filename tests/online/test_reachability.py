"""The check from outside passes only for this very shop. Each way to fail has its own sentence."""

import http.server
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.online.probe import Finding, probe_from_outside
from app.online.reachability import SECONDS, SECONDS_NEW, Reachability
from app.ports import Ports, read_ports, write_ports
from app.shop.base.settings.settings import change_settings
from app.store.database.sqlite import write
from tests.live import serving
from tests.running import PASSWORD, Start
from tests.web.sales.mail.test_mail_tls import certificate  # noqa: F401 -- the same certificate

NONCE = "0123456789abcdef" * 2


class OtherServer(http.server.ThreadingHTTPServer):
    said: tuple[int, dict[str, str], bytes]


class Answering(http.server.BaseHTTPRequestHandler):
    """Answers as set on its server."""

    server: OtherServer

    def do_GET(self) -> None:
        status, headers, content = self.server.said
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_words: Any) -> None:
        """Log nothing."""


@contextmanager
def other_server(status: int, content: bytes = b"", tls: ssl.SSLContext | None = None, **headers: str) -> Iterator[str]:
    """Another server; its address."""
    with OtherServer(("127.0.0.1", 0), Answering) as server:
        server.said = (status, headers, content)
        if tls:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"{'https' if tls else 'http'}://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def set_address(admin: FlaskClient, url: str) -> None:
    assert admin.patch("/api/admin/settings", json={"publicUrl": url}).status_code == 200


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of examples lead to this PC, as a tunnel's would."""
    find = socket.getaddrinfo
    monkeypatch.setattr(
        socket,
        "getaddrinfo",
        lambda host, *rest, **more: find("127.0.0.1" if str(host).endswith(".example") else host, *rest, **more),
    )


def by_name(address: str) -> str:
    return address.replace("127.0.0.1", "shop.example")


def check(admin: FlaskClient) -> Any:
    answer = admin.post("/api/admin/online/check", json=None)
    assert answer.status_code == 200
    return answer.json["lamp"]


@pytest.mark.usefixtures("found")
def test_this_very_shop_passes(app: Flask, admin: FlaskClient, config: Config) -> None:
    write_ports(config.data_dir, Ports(8010, before=8000))
    with serving(app) as address:
        set_address(admin, by_name(address))
        assert admin.get("/api/admin/online").json["lamp"]["state"] == "unknown"
        reachability = check(admin)
    assert (reachability["state"], reachability["sentence"]) == ("reachable", "Customers can reach the shop.")
    assert admin.get("/api/admin/online").json["lamp"] == reachability
    assert reachability["checkedAt"].endswith("Z")
    # Requests from outside reach the present port.
    assert read_ports(config.data_dir) == Ports(8010)


NO_WAY = (
    *("localhost", "shop.localhost", "127.0.0.1", "127.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"),
    *("10.0.0.5", "192.168.1.20", "172.16.0.1", "169.254.1.1", "[fe80::1]", "[fd00::1]", "100.64.0.1", "240.0.0.1"),
    *("224.0.0.1", "workshop-pc", "workshop.local", "shop.home.arpa", "localhost."),
)


@pytest.mark.parametrize("host", NO_WAY)
def test_an_address_that_no_customer_reaches_is_refused(admin: FlaskClient, host: str) -> None:
    answer = admin.patch("/api/admin/settings", json={"publicUrl": f"http://{host}:8000"})
    assert (answer.status_code, answer.json["errors"]) == (
        400, {"publicUrl": "Customers cannot reach this address from the internet"},
    )  # fmt: skip
    assert admin.get("/api/admin/settings").json["publicUrl"] == ""


@pytest.mark.parametrize("host", ["shop.example.ie", "8.8.8.8", "[2001:4860:4860::8888]", "xn--bcher-kva.example"])
def test_an_address_of_the_internet_is_taken(admin: FlaskClient, host: str) -> None:
    set_address(admin, f"https://{host}")


def test_an_older_address_that_no_customer_reaches_never_passes(app: Flask, admin: FlaskClient) -> None:
    with serving(app) as address:
        with app.app_context(), write() as session:
            change_settings(session, {"public_url": address})
        reachability = check(admin)
    assert (reachability["state"], reachability["sentence"]) == (
        "unreachable",
        "Customers cannot reach this address from the internet.",
    )


@pytest.mark.usefixtures("found")
def test_another_shop_of_pitlane_does_not(admin: FlaskClient, start: Start) -> None:
    other = start(PITLANE_ADMIN_PASSWORD=PASSWORD)
    set_address(admin, f"http://shop.example:{other.port}")
    reachability = check(admin)
    assert (reachability["state"], reachability["sentence"]) == (
        "unreachable",
        "Another Pitlane shop answers at this address, not this one.",
    )


@pytest.mark.parametrize(
    ("status", "content", "headers", "sentence"),
    [
        (200, b"<h1>Parked</h1>", {}, "Another website answers"),
        (200, b'["proof"]', {}, "Another website answers"),
        (200, b'{"proof": "\xc3\xa4"}', {}, "Another Pitlane shop"),
        (404, b"", {}, "Something else answers at this address, not this shop (answer 404)"),
        (530, b"error code: 1033", {}, "it does not lead to this PC (answer 530)"),
        (302, b"", {"Location": "http://evil.example/"}, "redirects visitors to evil.example"),
        (302, b"", {"Location": "file:///etc/passwd"}, "Something else answers"),
        (302, b"", {"Location": "ftp://127.0.0.1/x"}, "redirects visitors to"),
    ],
)
def test_what_else_answers_is_said(status: int, content: bytes, headers: dict[str, str], sentence: str) -> None:
    with other_server(status, content, **headers) as address:
        finding = probe_from_outside(address)
    assert not finding.reachable
    assert sentence in finding.sentence


def test_nobody_listening_is_said() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        finding = probe_from_outside(f"http://127.0.0.1:{held.getsockname()[1]}")
    assert finding == Finding(False, "Nothing listens at this address: the connection is refused.")


def test_a_name_that_nobody_knows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_asked: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert "shop.example is not known on the internet" in probe_from_outside("https://shop.example").sentence


def test_a_certificate_that_browsers_refuse_is_said(certificate: Path) -> None:  # noqa: F811 -- pytest's way
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    with other_server(200, b"{}", tls) as address:
        finding = probe_from_outside(address)
        assert "certificate for https is not valid" in finding.sentence
        trusted = probe_from_outside(address, trust=ssl.create_default_context(cafile=str(certificate)))
    assert "Another website answers" in trusted.sentence


def test_who_never_answers_is_not_waited_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        finding = probe_from_outside(f"http://127.0.0.1:{silent.getsockname()[1]}", seconds=0.2)
    assert finding == Finding(False, "No answer within 0 seconds.")


def test_what_is_no_website_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            peer, _address = server.accept()
            with peer:
                peer.recv(1000)
                peer.sendall(b"220 mail.example ESMTP\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        finding = probe_from_outside(f"http://127.0.0.1:{server.getsockname()[1]}")
        thread.join()
    assert finding == Finding(False, "Something answers at this address, but it is not a website.")


@pytest.mark.parametrize("nonce", ["", "abc", NONCE.upper(), NONCE + "00"])
def test_a_question_that_is_none_is_refused(client: FlaskClient, nonce: str) -> None:
    assert client.get(f"/api/health/outside?nonce={nonce}").status_code == 400


def test_the_health_call_stays_as_it_was(client: FlaskClient) -> None:
    assert client.get("/api/health").data == b'{"status":"ok","version":"0.1.0"}'
    assert set(client.get(f"/api/health/outside?nonce={NONCE}").json) == {"proof"}


def test_without_an_address_there_is_nothing_to_check(admin: FlaskClient) -> None:
    assert admin.post("/api/admin/online/check", json=None).status_code == 404
    assert admin.get("/api/admin/online/qr.svg").status_code == 404
    assert admin.get("/api/admin/online").json["lamp"] == {"state": "off", "sentence": "", "checkedAt": None}


class Pc:
    """A stand-in for the desktop program that knows if the PC is held awake."""

    def __init__(self, awake: bool) -> None:
        self._awake = awake

    def is_awake(self) -> bool:
        """Return the value that the test chose."""
        return self._awake


@pytest.mark.parametrize(
    ("pc", "reachable", "state", "word"),
    [
        (None, True, "reachable", None),
        (Pc(True), True, "reachable", None),
        (Pc(False), True, "sleeps", "attention"),
        (Pc(False), False, "unreachable", "unreachable"),
    ],
)
def test_the_reachability_tells_the_tray(
    app: Flask, pc: Pc | None, reachable: bool, state: str, word: str | None
) -> None:
    if pc:
        app.extensions["pitlane.this_pc"] = pc
    reachability = Reachability(app, lambda _address: Finding(reachable, "Found."))
    said: list[str] = []
    reachability.on_change = said.append
    assert reachability.look("https://shop.example").state == state
    assert said == ([word] if word else [])


def test_the_reachability_looks_by_itself_every_ten_minutes_while_there_is_an_address(
    app: Flask, admin: FlaskClient
) -> None:
    asked: list[str] = []

    def find(address: str) -> Finding:
        asked.append(address)
        return Finding(True, "Found.")

    reachability = Reachability(app, find)
    reachability.tick(0)
    set_address(admin, "https://shop.example")
    reachability.tick(1)
    reachability.tick(SECONDS_NEW)
    assert asked == []
    reachability.tick(1 + SECONDS_NEW)
    assert asked == ["https://shop.example"]
    import time

    reachability.tick(time.monotonic() + SECONDS - 5)
    assert len(asked) == 1
    reachability.tick(time.monotonic() + SECONDS + 5)
    assert len(asked) == 2
    set_address(admin, "")
    reachability.tick(time.monotonic() + 3 * SECONDS)
    assert len(asked) == 2


def test_the_address_as_a_qr_code(admin: FlaskClient, client: FlaskClient) -> None:
    set_address(admin, "https://shop.example")
    answer = admin.get("/api/admin/online/qr.svg")
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "style=" not in answer.text
    assert client.get("/api/admin/online/qr.svg", headers={"Host": "shop.example"}).status_code == 404


def test_a_tunnel_that_nobody_chose_is_a_notice_and_no_refusal(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.get("/api/admin/online").json["notice"] is None
    assert client.get("/api/settings", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200
    assert "X-Forwarded-For" in admin.get("/api/admin/online").json["notice"]
    admin.patch("/api/admin/settings", json={"tunnel": "ngrok"})
    assert admin.get("/api/admin/online").json["notice"] is None


def test_a_router_opens_the_listener_at_the_next_start_unless_the_start_names_a_host(
    start: Start, tmp_path: Path
) -> None:
    from tests.online.test_tunnel import sign_in

    shop = start(PITLANE_ADMIN_PASSWORD=PASSWORD)
    cookie = sign_in(shop)
    status, _all = shop.ask("PATCH", "/api/admin/settings", {"tunnel": "router"}, shop.desk_port, Cookie=cookie)
    assert status == 200
    listener = shop.ask("GET", "/api/admin/online", None, shop.desk_port, Cookie=cookie)[1]["door"]
    assert (listener["port"], listener["openToNetwork"], listener["opensAtStart"]) == (shop.port, False, True)
    assert shop.stop() == 0

    shop = start()
    listener = shop.ask("GET", "/api/admin/online", None, shop.desk_port, Cookie=cookie)[1]["door"]
    assert (listener["openToNetwork"], listener["opensAtStart"], listener["hostGiven"]) == (True, False, False)
    assert listens_everywhere(shop.port)
    assert not listens_everywhere(shop.desk_port)
    assert shop.stop() == 0

    shop = start(tmp_path / "data", "--host", "127.0.0.1")
    listener = shop.ask("GET", "/api/admin/online", None, shop.desk_port, Cookie=cookie)[1]["door"]
    assert (listener["openToNetwork"], listener["opensAtStart"], listener["hostGiven"]) == (False, False, True)
    assert not listens_everywhere(shop.port)


def listens_everywhere(port: int) -> bool:
    """By the kernel's own table: a socket that listens on 0.0.0.0."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return any(line.split()[1] == f"00000000:{port:04X}" and line.split()[3] == "0A" for line in lines)
