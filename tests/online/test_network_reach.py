"""How far the customers' listener is reached, and the firewall."""

import socket
import sys
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.online import ListenerAddresses, firewall, network_reach, online_of

PROGRAM = r"C:\Users\Ann\AppData\Local\Programs\Pitlane\Pitlane.exe"
BLOCK = f"v2.31|Action=Block|Active=TRUE|Dir=In|Protocol=6|Profile=Private|App={PROGRAM}|Name=pitlane.exe|Defer=User|"
PHONE, OWN = "192.168.1.77", "192.168.1.5"


@pytest.mark.parametrize(
    ("rule", "blocked"),
    [
        (BLOCK, True),
        (BLOCK.replace("Pitlane.exe", "PITLANE.EXE").replace("App=C:", "App=c:"), True),
        (BLOCK.replace("Protocol=6|", ""), True),
        (BLOCK.replace("Protocol=6", "Protocol=17"), False),
        (BLOCK.replace("Block", "Allow"), False),
        (BLOCK.replace("TRUE", "FALSE"), False),
        (BLOCK.replace("Dir=In", "Dir=Out"), False),
        (BLOCK.replace("Programs", "Elsewhere"), False),
        ("", False),
        ("v2.31|Action=Block|Active=TRUE|Dir=In|", False),
    ],
)
def test_a_refused_question_is_read_from_the_rules(rule: str, blocked: bool) -> None:
    other = BLOCK.replace("Block", "Allow").replace("Pitlane.exe", "Other.exe")
    assert firewall.blocks([other, rule], PROGRAM) is blocked


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has rules")
def test_only_windows_has_these_rules() -> None:
    assert not firewall.is_blocked()


@pytest.fixture
def open_port(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket of a shop that is open to the network."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = int(listening.getsockname()[1])
    online_of(app).place = ListenerAddresses("0.0.0.0", port, "http://127.0.0.1:1", host_given=False)
    monkeypatch.setattr(network_reach, "lan_address", lambda: OWN)
    real = socket.create_connection
    monkeypatch.setattr(
        network_reach.socket, "create_connection", lambda to, seconds: real(("127.0.0.1", to[1]), seconds)
    )
    yield listening
    listening.close()


def _reach(admin: FlaskClient) -> str:
    return str(admin.get("/api/admin/online").json["door"]["reach"])


def test_a_shop_that_only_this_pc_reaches_says_so(admin: FlaskClient, open_port: socket.socket) -> None:
    assert _reach(admin) == "here"
    open_port.close()
    assert _reach(admin) == "none"


def test_a_firewall_that_blocks_is_recognised(
    admin: FlaskClient, open_port: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(firewall, "_read_rules", lambda: [BLOCK])
    monkeypatch.setattr(firewall.sys, "executable", PROGRAM)
    assert _reach(admin) == "blocked"


@pytest.mark.parametrize(("ip", "reach"), [(PHONE, "network"), ("203.0.113.7", "network"), (OWN, "here")])
def test_a_device_of_the_network_is_noted(
    admin: FlaskClient, client: FlaskClient, open_port: socket.socket, ip: str, reach: str
) -> None:
    client.get("/api/health")
    assert _reach(admin) == "here"
    client.get("/api/health", environ_base={"REMOTE_ADDR": ip})
    assert _reach(admin) == reach


def test_a_shop_of_this_pc_alone_is_closed(admin: FlaskClient) -> None:
    assert _reach(admin) == "closed"
