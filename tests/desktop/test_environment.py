"""Foreign programs of the bundle find the system's libraries, not its own."""

import os
import sys
from queue import Queue

import pytest

from app.commands import command_line
from app.desktop.environment import give_back_libraries
from app.online.managed_process import Child

BUNDLE = "/opt/Pitlane/_internal"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there the variable means anything")


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As the start of the built program leaves the environment."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", f"{BUNDLE}:/usr/local/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/ours")
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "/opt/Pitlane/Pitlane")
    return monkeypatch


def test_a_tunnel_s_program_gets_the_path_of_the_session(built: pytest.MonkeyPatch) -> None:
    give_back_libraries()
    said: Queue[str] = Queue()
    child = Child(("sh", "-c", "echo $LD_LIBRARY_PATH; env | grep -c ^_PYI_"), {}, said.put)
    assert [said.get(timeout=60), said.get(timeout=60)] == ["/usr/local/ours", "0"]
    child.stop()


def test_a_session_without_such_a_path_has_none_afterwards(built: pytest.MonkeyPatch) -> None:
    built.delenv("LD_LIBRARY_PATH_ORIG")
    give_back_libraries()
    assert "LD_LIBRARY_PATH" not in os.environ


def test_a_checkout_keeps_the_developer_s_path(built: pytest.MonkeyPatch) -> None:
    built.setattr(sys, "frozen", False, raising=False)
    give_back_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == f"{BUNDLE}:/usr/local/ours"


@pytest.mark.parametrize(("name", "path"), [("stop", "/usr/local/ours"), ("window", f"{BUNDLE}:/usr/local/ours")])
def test_only_the_window_s_engine_keeps_the_bundle_s_libraries(built: pytest.MonkeyPatch, name: str, path: str) -> None:
    built.setitem(command_line.COMMANDS, name, lambda _given: 0)
    assert command_line.run_command([name]) == 0
    assert os.environ["LD_LIBRARY_PATH"] == path
