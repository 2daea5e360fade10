"""The files of tunnel programs: known folders, or the owner's yes."""

import ntpath
import os
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.online import program_files
from app.online.programs import find_program
from tests.online.tunnel_programs import install, until


@pytest.fixture(autouse=True)
def pc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PC without tunnel programs, with a home and a current folder."""
    monkeypatch.setattr(program_files, "OTHER_PLACES", ())
    for name in ("home", "here"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def is_known(kind: str = "ngrok") -> bool | None:
    file = find_program(kind)
    return file.is_known if file else None


def test_the_usual_places_are_looked_at(pc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_files, "OTHER_PLACES", (f"{pc}/{{name}}",))
    assert find_program("cloudflare") is None
    install(pc, "cloudflared")
    assert find_program("cloudflare") == program_files.ProgramFile(str(pc / "cloudflared"), is_known=True)


@pytest.mark.parametrize(
    ("folder", "path"),
    [
        ("here", ""),
        ("here", "."),
        ("here", "{pc}/here"),
        ("here", os.pathsep),
        ("here/bin", "bin"),
        ("home/Downloads", ""),
        ("home/Downloads", "{pc}/home/Downloads"),
        ("home/Downloads/ngrok-v3", "{pc}/home/Downloads/ngrok-v3"),
        ("elsewhere/DOWNLOADS", "{pc}/elsewhere/DOWNLOADS"),
    ],
)
def test_no_folder_of_whatever_came_along_is_known(
    pc: Path, monkeypatch: pytest.MonkeyPatch, folder: str, path: str
) -> None:
    install(pc / folder, "ngrok")
    monkeypatch.setenv("PATH", path.format(pc=pc))
    assert is_known() is False


def test_a_link_or_an_open_folder_makes_nothing_known(pc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(pc / "home" / "Downloads", "ngrok")
    (pc / "bin").mkdir()
    (pc / "bin" / "ngrok").symlink_to(pc / "home" / "Downloads" / "ngrok")
    monkeypatch.setenv("PATH", str(pc / "bin"))
    assert is_known() is False
    (pc / "bin" / "ngrok").unlink()
    install(pc / "bin", "ngrok")
    assert is_known() is True
    (pc / "bin").chmod(0o777)
    assert is_known() is False


def test_downloads_under_another_name_are_downloads(pc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (pc / "home" / ".config").mkdir()
    (pc / "home" / ".config" / "user-dirs.dirs").write_text('XDG_DOWNLOAD_DIR="$HOME/Hämtat"\n', "utf-8")
    install(pc / "home" / "Hämtat", "ngrok")
    assert is_known() is False
    monkeypatch.setenv("PATH", str(pc / "home" / "Hämtat"))
    assert is_known() is False


def test_an_installed_program_comes_before_a_downloaded_one(pc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(pc / "here", "ngrok")
    install(pc / "bin", "ngrok")
    monkeypatch.setenv("PATH", os.pathsep.join((".", str(pc / "here"), str(pc / "bin"))))
    assert find_program("ngrok") == program_files.ProgramFile(str(pc / "bin" / "ngrok"), is_known=True)


def test_a_windows_pc_is_looked_at_by_whole_paths(pc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_files, "IS_WINDOWS", True)
    monkeypatch.setattr(program_files, "FILE_NAMES", ("{name}.exe", "{name}.cmd"))
    monkeypatch.setattr(os.path, "expandvars", ntpath.expandvars)
    install(pc / "here", "ngrok").rename(pc / "starts")
    (pc / "here" / "ngrok").rename(pc / "here" / "ngrok.exe")
    assert is_known() is False
    monkeypatch.setenv("LOCALAPPDATA", str(pc / "AppData"))
    program = pc / "AppData" / "Microsoft" / "WinGet" / "Links" / "ngrok.exe"
    program.parent.mkdir(parents=True)
    (pc / "here" / "ngrok.exe").rename(program)
    assert find_program("ngrok") == program_files.ProgramFile(str(program), is_known=True)


def program(admin: FlaskClient) -> Any:
    return next(each for each in admin.get("/api/admin/online").json["programs"] if each["kind"] == "ngrok")


def start(admin: FlaskClient) -> tuple[int, str]:
    answer = admin.post("/api/admin/online/start", json=None)
    return answer.status_code, answer.json.get("message", "")


def test_a_downloaded_program_runs_with_the_owner_s_yes_to_it(pc: Path, admin: FlaskClient) -> None:
    starts = install(pc / "here", "ngrok")
    path = str(pc / "here" / "ngrok")
    admin.patch("/api/admin/settings", json={"tunnel": "ngrok"})
    assert program(admin) == {"kind": "ngrok", "name": "ngrok", "path": path, "allowed": False}
    status, message = start(admin)
    assert (status, path in message) == (409, True)
    assert admin.get("/api/admin/online").json["tunnel"]["on"] is False

    for wrong in (str(pc / "ngrok"), "/bin/sh"):
        answer = admin.post("/api/admin/online/allow", json={"kind": "ngrok", "path": wrong})
        assert answer.status_code == 409
    assert program(admin)["allowed"] is False
    assert admin.post("/api/admin/online/allow", json={"kind": "ngrok", "path": path}).status_code == 200
    assert program(admin)["allowed"] is True

    install(pc / "here", "ngrok", ["another file under the same name"])
    assert program(admin)["allowed"] is False
    assert start(admin)[0] == 409
    assert starts.read_text() == ""


def test_the_yes_is_asked_for_at_each_start_of_the_tunnel(
    pc: Path, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tunnel that an older version ran waits for the yes."""
    from app.online.tunnel import Tunnel

    tunnel = Tunnel(admin.application, pauses=(300,))
    admin.application.extensions["pitlane.online"].tunnel = tunnel
    path = str(pc / "bin" / "ngrok")
    starts = install(pc / "bin", "ngrok")
    monkeypatch.setenv("PATH", str(pc / "bin"))
    admin.patch("/api/admin/settings", json={"tunnel": "ngrok"})
    assert start(admin)[0] == 200
    (pc / "bin").chmod(0o777)
    tunnel.serve(8000)
    try:
        until(lambda: path in tunnel.status.sentence, "asked")
        assert starts.read_text() == ""
        admin.post("/api/admin/online/allow", json={"kind": "ngrok", "path": path})
        until(starts.read_text, "started")
    finally:
        tunnel.stop()
