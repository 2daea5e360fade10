"""The program asks the system to keep the PC awake."""

import socket
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from app.desktop import keep_awake
from app.desktop.keep_awake import BUS, DESKTOPS, request_of

linux_alone = pytest.mark.skipif(sys.platform != "linux", reason="about Linux")
POWER, GNOME = (desktop[0] for desktop in DESKTOPS)
BUS_ITSELF = "org.freedesktop.DBus"


class Bus:
    """A desktop's bus with one service, and the requests made there."""

    def __init__(self, place: Path, service: str) -> None:
        self._known = {BUS_ITSELF: ("s", (":1.1",)), service: ("u", (7,))}
        self.asked: list[tuple[str, str, tuple[object, ...]]] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(place))
        self._listening.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def wait(self) -> bool:
        """Return whether the caller has hung up."""
        self._thread.join(10)
        return not self._thread.is_alive()

    def _serve(self) -> None:
        from jeepney import Parser

        line = self._listening.accept()[0]
        with self._listening, line, line.makefile("rb", buffering=4096) as said:
            said.readline()
            line.sendall(b"OK 0123456789abcdef\r\n")
            said.readline()
            parser = Parser()
            while content := said.read1():
                for message in parser.feed(content):
                    line.sendall(self._answer(message))

    def _answer(self, message: Any) -> bytes:
        from jeepney import HeaderFields, new_error, new_method_return

        fields = message.header.fields
        service = fields[HeaderFields.destination]
        self.asked.append((service, fields[HeaderFields.member], message.body))
        known = self._known.get(service)
        answer = (
            new_method_return(message, *known) if known else new_error(message, f"{BUS_ITSELF}.Error.ServiceUnknown")
        )
        return answer.serialise(serial=len(self.asked))


def test_a_pc_that_will_not_stay_awake_is_no_hindrance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUS, raising=False)
    before = keep_awake.is_awake()
    with pytest.raises(KeyError), keep_awake.keep_awake():
        raise KeyError("the shop's own error comes through")
    assert (before, keep_awake.is_awake()) == (False, False)


def test_a_fault_of_the_request_is_a_line_of_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keep_awake, "request_of", lambda _: 1 / 0)
    with keep_awake.keep_awake():
        assert not keep_awake.is_awake()
    assert "cannot be kept awake" in caplog.text


@linux_alone
@pytest.mark.parametrize("service", [POWER, GNOME])
def test_a_desktop_keeps_the_pc_awake_until_the_program_lets_go(
    service: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bus = Bus(tmp_path / "bus", service)
    monkeypatch.setenv(BUS, f"unix:path={tmp_path / 'bus'}")
    with keep_awake.keep_awake():
        assert keep_awake.is_awake()
        assert (bus.asked[-1][0], bus.asked[-1][1]) == (service, "Inhibit")
        assert {keep_awake.NAME, keep_awake.REASON} <= set(bus.asked[-1][2])
    assert bus.wait()
    assert not keep_awake.is_awake()


@linux_alone
def test_a_desktop_without_such_a_service_refuses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bus = Bus(tmp_path / "bus", "org.example.Other")
    monkeypatch.setenv(BUS, f"unix:path={tmp_path / 'bus'}")
    with pytest.raises(keep_awake.Refused), request_of("linux"):
        raise AssertionError
    assert bus.wait()
    assert [asked[0] for asked in bus.asked] == [BUS_ITSELF, POWER, GNOME]


def test_macos_keeps_awake_for_as_long_as_its_own_program_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "caffeinate"
    program.write_text("#!/bin/sh\nexec sleep 60\n")
    program.chmod(0o700)
    monkeypatch.setattr(keep_awake, "CAFFEINATE", str(program))
    started: list[keep_awake.subprocess.Popen[bytes]] = []
    start = keep_awake.subprocess.Popen
    monkeypatch.setattr(keep_awake.subprocess, "Popen", lambda *a, **k: started.append(start(*a, **k)) or started[-1])
    with request_of("darwin"):
        assert started[0].poll() is None
    assert started[0].poll() is not None
