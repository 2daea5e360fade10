"""Ends of the program: uploads finish, unexpected errors have their exit code."""

import http.client
import json
import logging
import threading
from contextlib import closing
from pathlib import Path

import pytest

from app.commands import command_line
from app.runtime.crashes import CrashWatch
from app.runtime.exits import CannotStart
from tests.desktop.starting import starting, wait_for_line, wait_until
from tests.running import PASSWORD
from tests.shop.base.pictures import make_picture

EDGE = "an-edge-of-the-form"


def form(picture: bytes) -> bytes:
    head = (
        f'--{EDGE}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    )
    return head.encode() + picture + f"\r\n--{EDGE}--\r\n".encode()


def sign_in(line: http.client.HTTPConnection) -> str:
    line.request("POST", "/api/admin/login", json.dumps({"password": PASSWORD}), {"Content-Type": "application/json"})
    answer = line.getresponse()
    answer.read()
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def test_an_upload_under_way_is_finished_when_it_is_said_to_stop(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ("--hidden", "--port", "0", "--desk-port", "0", "--data-dir", str(folder))
    with starting(*words, PITLANE_ADMIN_PASSWORD=PASSWORD) as first:
        signed_out_admin = int(wait_for_line(first, r"Back office: http://127\.0\.0\.1:(\d+)")[1])
        with closing(http.client.HTTPConnection("127.0.0.1", signed_out_admin, timeout=60)) as line:
            cookie, body = sign_in(line), form(make_picture())
            line.putrequest("POST", "/api/admin/upload-image")
            for name, value in (
                ("Cookie", cookie),
                ("Content-Type", f"multipart/form-data; boundary={EDGE}"),
                ("Content-Length", str(len(body))),
            ):
                line.putheader(name, value)
            line.endheaders(body[:100])
            # What came before this answer has been read: a request that nobody has read is none under way.
            assert not is_stopping(signed_out_admin)
            first.process.terminate()
            wait_until(lambda: is_stopping(signed_out_admin))
            line.send(body[100:])
            answer = line.getresponse()
            assert (answer.status, first.process.wait(60)) == (201, 0)
            uploaded = json.loads(answer.read())["filename"]
    assert (folder / "uploads" / uploaded).is_file()


def is_stopping(port: int) -> bool:
    """Return whether the listener has stopped answering new requests."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=2)) as line:
        try:
            line.request("GET", "/api/health")
            line.getresponse()
        except OSError:
            return True
        return False


def test_a_listener_that_fails_ends_the_program(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    said = threading.Event()
    watch = CrashWatch(said)
    for name, ends in (("postman", False), ("door-public", True)):
        thread = threading.Thread(target=lambda: 1 // 0, name=name)
        thread.start()
        thread.join()
        assert said.is_set() is ends
        assert f"{name} failed" in caplog.text
    with pytest.raises(CannotStart, match="an internal error") as ended:
        watch.refuse()
    assert ended.value.code == 70


def test_what_nobody_foresaw_is_logged_and_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_given: object) -> int:
        raise KeyError("wheels")

    monkeypatch.setitem(command_line.COMMANDS, "openapi", fail)
    with caplog.at_level(logging.CRITICAL):
        assert command_line.run_command(["openapi"]) == 70
    assert "KeyError: 'wheels'" in caplog.text
    assert capsys.readouterr().err.startswith("pitlane: Pitlane stopped because of an internal error.")
