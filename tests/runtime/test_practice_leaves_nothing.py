"""Nothing leaves the practice shop, and nothing of it becomes a real one."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app import practice
from app.config import read_config
from tests.running import ROOT, Running, Start, environment, run
from tests.runtime.practising import (
    PRACTICE,
    Browser,
    beside,
    runs_on,
    set_setting,
    sign_in,
    start_practising,
    until,
)
from tests.smtp import mail_server


@pytest.mark.usefixtures("practised")
def test_the_practice_shop_cannot_have_one_and_refuses_what_would_leave(shop: Running) -> None:
    owner = sign_in(shop)
    trainee = start_practising(owner)
    status, said = trainee.refusal("POST", PRACTICE)
    assert (status, said) == (409, "This is the practice shop already. Start and end practising in the real shop.")
    leaving = {
        "mailHost": "127.0.0.1",
        "stripeKey": "sk_test_" + 30 * "a",
        "publicUrl": "https://shop.example",
        "tunnel": "router",
        "productFeed": True,
    }
    for name, value in leaving.items():
        status, said = trainee.refusal("PATCH", "/api/admin/settings", {name: value})
        assert (status, said.startswith(practice.NOTHING_LEAVES)) == (400, True), (name, said)
    status, said = trainee.refusal("PATCH", "/api/admin/backup-folder", {"path": str(shop.folder.parent)})
    assert (status, said) == (400, f"{practice.NOTHING_LEAVES} Its backups stay in its own folder.")
    trainee.ask("PATCH", "/api/admin/updates", {"source": "https://releases.example/pitlane"})
    view = trainee.ask("POST", "/api/admin/updates/check")
    assert view["problem"] == f"{practice.NOTHING_LEAVES} Look for updates in the real shop."


@pytest.mark.usefixtures("practised")
def test_no_mail_leaves_a_folder_whose_settings_have_a_server(shop: Running, start: Start) -> None:
    """A restored backup of the real shop brings its mail server, and a plain start is no way round either."""
    owner = sign_in(shop)
    start_practising(owner)
    folder = beside(shop)
    shop.stop()
    assert runs_on(folder) == []
    with mail_server() as box:
        server = {"mail_host": "127.0.0.1", "mail_port": box.port, "mail_security": "none", "mail_from": "a@b.ie"}
        for key, value in server.items():
            set_setting(folder, key, value)
        plain = start(folder)
        try:
            trainee = sign_in(plain)
            answer = trainee.ask("POST", "/api/admin/mail/test", {"to": "somebody@example.ie"})
            assert answer == {"success": False, "message": f"{practice.NOTHING_LEAVES} This e-mail was not sent."}
            sent = {"name": "Aoife", "email": "aoife@example.ie", "message": "Do you fit towbars?"}
            visitor = Browser(f"http://127.0.0.1:{plain.port}", {})
            assert visitor.send("POST", "/api/contact", sent)[0] < 300
            until(lambda: "nothing leaves it" in json.dumps(trainee.ask("GET", "/api/admin/mails")))
            assert "nothing here is real" in visitor.send("GET", "/")[1]
        finally:
            plain.stop()
        assert box.tries == 0


@pytest.mark.usefixtures("practised")
def test_its_backup_never_becomes_the_real_shop(shop: Running) -> None:
    trainee = start_practising(sign_in(shop))
    name = trainee.ask("POST", "/api/admin/backups")["name"]
    backup = beside(shop) / "backups" / name
    shop.stop()
    done = run("restore", str(backup), "--data-dir", str(shop.folder))
    assert done.returncode == 1
    assert "This is a backup of the practice shop, so it was not restored." in done.stdout + done.stderr
    assert run("restore", str(backup), "--data-dir", str(beside(shop))).returncode == 0


def test_a_practice_folder_serves_nobody_but_this_pc(tmp_path: Path) -> None:
    (tmp_path / practice.MARK).write_text("{}")
    config = read_config({"PITLANE_HOST": "0.0.0.0"}, data_dir=tmp_path, host="192.168.0.7")
    assert (config.host, config.host_given) == ("127.0.0.1", True)


GUARD = """
import socket, sys
from pathlib import Path
from app import practice
practice.set_mode(Path(sys.argv[1]))
for ask in (
    lambda: socket.create_connection(("192.0.2.1", 443), 1),
    lambda: socket.getaddrinfo("example.ie", 443),
    lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("192.0.2.1", 9)),
):
    try:
        ask()
    except practice.NothingLeaves as error:
        print("held")
with socket.create_server(("127.0.0.1", 0)) as server:
    socket.create_connection(server.getsockname()).close()
    print("here")
"""


def test_the_process_itself_reaches_nothing_beyond_this_pc(tmp_path: Path) -> None:
    (tmp_path / practice.MARK).write_text("{}")
    words = [sys.executable, "-c", GUARD, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT, env=environment())
    assert done.stdout.split() == ["held", "held", "held", "here"]
