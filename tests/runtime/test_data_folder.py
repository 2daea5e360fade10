"""The data folder works however people name it. It may be relative, contain blanks and umlauts, be a link, or be used
from another current folder.
"""

import re
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pytest

from app.commands.command_line import run_command
from app.commands.options import make_parser
from app.config import Config, read_config
from app.runtime.exits import CannotStart
from app.runtime.folder import hold_folder
from app.shop.base.images.picture_files import PREVIEW_END
from tests.forked import start_program
from tests.owner import Owner
from tests.running import ROOT, Running, environment
from tests.shop.base.pictures import make_picture

PASSWORD = "a rather long secret"
FOLDER = "Werkstatt Müller & Söhne, 100 % #1?"
PRODUCT = {
    "name": "Boost Gauge",
    "slug": "boost-gauge",
    "description": "Shows the pressure.",
    "price": "49.99",
    "inventory": 3,
}
MAIL = {"mailHost": "mail.example.ie", "mailPassword": "a secret of the mail server"}


@dataclass
class Person:
    """Somebody at a prompt: `here` is the current folder, `more` the environment."""

    here: Path
    more: dict[str, str]

    def start(self, *words: str) -> "subprocess.Popen[str]":
        known = environment(PYTHONPATH=str(ROOT), PITLANE_ADMIN_PASSWORD=PASSWORD, **self.more)
        return start_program(words, known, cwd=self.here)

    def run(self, *words: str) -> tuple[int, str]:
        process = self.start(*words)
        try:
            said, _ = process.communicate(timeout=30)
            return process.returncode, said
        finally:
            process.kill()

    @contextmanager
    def serving(self, *words: str) -> Iterator[Running]:
        process = self.start("serve", "--port", "0", "--desk-port", "0", *words)
        try:
            assert process.stdout
            said = ""
            while "Back office" not in said and (line := process.stdout.readline()):
                said += line
            ports = [int(port) for port in re.findall(r"http://127\.0\.0\.1:(\d+)", said)]
            assert len(ports) == 2, said
            yield Running(process, ports[0], ports[1], self.here)
        finally:
            process.kill()
            process.communicate()


@pytest.mark.parametrize("way", ["relative", "link in the environment"])
def test_everything_of_the_shop_is_found_in_its_folder(tmp_path: Path, way: str) -> None:
    """Both are the same whole path to the program (`test_every_command_gets_a_whole_path`).

    So pictures and backups are tried in one of them.
    """
    here, real = tmp_path / "here", tmp_path / "elsewhere" / FOLDER
    here.mkdir()
    person, words = Person(here, {}), ["--data-dir", f"../elsewhere/{FOLDER}"]
    if way != "relative":
        real.mkdir(parents=True)
        (here / "link").symlink_to(real)
        person, words = Person(here, {"PITLANE_DATA_DIR": "link"}), []

    with person.serving(*words) as shop:
        owner = Owner(shop.desk_port, PASSWORD)
        owner.send("PATCH", "/api/admin/settings", MAIL)
        if way != "relative":
            _sells_with_pictures(owner, real)
            _keeps_backups(owner, real)
        # Another spelling of the folder is the same folder: it is locked, and its run can be stopped.
        assert f"process {shop.process.pid} runs the shop" in refusal_of(read_config({"PITLANE_DATA_DIR": str(real)}))
        assert Person(real, {}).run("stop", "--data-dir", ".") == (0, "The shop is stopped.\n")
        assert shop.process.wait(30) == 0

    assert "stopped" in (real / "logs" / "pitlane.log").read_text("utf-8")
    assert (real / "mail.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in here.iterdir()] == ([] if way == "relative" else ["link"])
    assert not list((ROOT / "app").rglob("*.zip"))


def _sells_with_pictures(owner: Owner, folder: Path) -> None:
    """Check a product with pictures. The pictures, their smaller versions and those for shared links must be served, be
    deleted with it and be restored.
    """
    category = owner.send("POST", "/api/admin/product-categories", {"name": "Gauges"})["name"]
    product = owner.send("POST", "/api/admin/products", PRODUCT | {"category": category})["product"]
    product = owner.upload(f"/api/admin/products/{product['id']}/image", make_picture(900, 600))["product"]
    upload = owner.upload("/api/admin/upload-image", make_picture(500, 400))
    files = sorted(path.name for path in (folder / "uploads").iterdir())
    assert {Path(product["imageUrl"]).name, upload["filename"]} < set(files)
    assert any(name.endswith(PREVIEW_END) for name in files)
    for name in files:
        assert owner.get(f"/uploads/{name}"), name

    owner.send("DELETE", f"/api/admin/products/{product['id']}")
    assert list((folder / "deleted").iterdir())
    owner.send("POST", f"/api/admin/deleted/{owner.undo}/restore")
    assert owner.get(product["imageUrl"])
    assert sorted(path.name for path in (folder / "uploads").iterdir()) == files


def _keeps_backups(owner: Owner, folder: Path) -> None:
    """A backup is made, downloaded and restored."""
    made = owner.send("POST", "/api/admin/backups")
    content = owner.get(f"/api/admin/backups/{made['name']}/download")
    assert content == (folder / "backups" / made["name"]).read_bytes()
    with zipfile.ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
    owner.send("POST", f"/api/admin/backups/{made['name']}/restore")


def test_the_commands_take_a_relative_folder_and_a_relative_backup(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    person, words = Person(tmp_path / "below", {}), ("--data-dir", f"../{FOLDER}")
    assert person.run("upgrade", *words)[0] == 0
    status, said = person.run("backup", *words)
    name = next((tmp_path / FOLDER / "backups").glob("pitlane-*.zip")).name
    assert (status, said.startswith(str(tmp_path / FOLDER / "backups" / name))) == (0, True), said
    assert person.run("restore", *words, f"../{FOLDER}/backups/{name}")[1] == "Restored.\n"
    assert list((tmp_path / "below").iterdir()) == []


COMMANDS = [
    [], ["serve"], ["stop"], ["upgrade"], ["backup"], ["restore", "x"], ["set-password"],
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words) or "desktop")
def test_every_command_gets_a_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    monkeypatch.chdir(tmp_path)
    for given, whole in (("new folder", "new folder"), (".", ""), ("link", "real"), ("link/../x", "x")):
        read = make_parser().parse_args([*command, "--data-dir", given]).data_dir
        assert read_config({}, data_dir=read).data_dir == tmp_path / whole
        assert read_config({"PITLANE_DATA_DIR": given}).data_dir == tmp_path / whole


def test_a_folder_that_cannot_be_found_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ring").symlink_to("ring")
    monkeypatch.chdir(tmp_path)
    assert run_command(["serve", "--data-dir", "ring"]) == 1
    assert capsys.readouterr().err.startswith("pitlane: The data directory ring cannot be found")


def test_a_link_into_a_folder_that_is_synchronised_is_refused(tmp_path: Path) -> None:
    (tmp_path / "Dropbox").mkdir()
    (tmp_path / "shop").symlink_to("Dropbox")
    assert "(Dropbox)" in refusal_of(read_config({}, data_dir=tmp_path / "shop" / "data"))
    assert list((tmp_path / "Dropbox").iterdir()) == []


def refusal_of(config: Config) -> str:
    """The sentence of a start that finds the folder so."""
    with pytest.raises(CannotStart) as refused:
        hold_folder(config)
    return str(refused.value)
