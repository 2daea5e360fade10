"""Commands on a data directory while no shop runs on it."""

from pathlib import Path

from tests.running import Start, run


def test_commands_back_up_restore_and_set_the_password(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    directory = ["--data-dir", str(folder)]
    assert run("backup", *directory).stderr == f"pitlane: There is no shop in {folder}.\n"
    weak = run("set-password", *directory, given="password1234\n")
    assert (weak.returncode, "too easy to guess" in weak.stderr) == (1, True)
    assert run("set-password", *directory, given="a rather long secret\n").returncode == 0
    made = run("backup", *directory)
    assert made.returncode == 0
    name = next((folder / "backups").glob("pitlane-*.zip")).name
    assert name in made.stdout

    (folder / "pitlane.db").write_bytes(b"no database at all\n" * 100)
    (folder / "backups" / "pitlane-20200101-000000.zip").write_bytes(b"no zip")
    for unusable in ("nope.zip", "pitlane-20200101-000000.zip"):
        refused = run("restore", *directory, unusable)
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
        assert (folder / "pitlane.db").read_bytes().startswith(b"no database at all")
    restored = run("restore", *directory, name)
    assert restored.returncode == 0
    assert "The damaged database was kept as pitlane.db.damaged-" in restored.stdout
    assert run("upgrade", *directory).stdout == "The database is up to date.\n"
    assert start(folder).ask("POST", "/api/admin/login", {"password": "a rather long secret"})[0] == 200
    assert run("backup", "--help").returncode == 0
