"""Pictures are made by a process of their own, which ends again."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images import picture_process
from app.shop.base.images.picture_process import NOT_MADE, PictureProcess
from tests.running import ROOT, environment
from tests.shop.base.pictures import make_picture

SMALL = make_picture(64, 48)
WITHIN = """
import sys
from app.shop.base.images.picture_process import pictures
from app.web.calls.website import notice
raw = sys.stdin.buffer.read()
made, _ = pictures.make("picture", raw)
assert list(pictures.make("official", raw)[0].files.values()) == [raw]
print(len(made.files), *[name for name in sys.modules if name == "PIL" or name.startswith("PIL.")])
"""


@pytest.fixture
def process() -> Iterator[PictureProcess]:
    process = PictureProcess()
    yield process
    process.end()


def test_a_shop_that_took_a_picture_in_has_none_of_the_library_in_its_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHIN], cwd=ROOT, env=environment(), input=SMALL, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"4"]


def test_one_process_makes_one_picture_after_the_other_and_ends_when_none_is_sent(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = process.make("picture", SMALL)
    running = process._process
    assert running
    assert (made.width, made.height, made.widths) == (64, 48, (64,))
    assert process.make("tall cut", SMALL)[0].files[".webp"]
    assert process.make("logo", SMALL)[1] in {"dark", "light"}
    monkeypatch.setattr(picture_process, "REST", 0.0)
    assert set(process.make("photo", SMALL)[0].files) == {"-320.webp", ".webp"}
    assert process._process in {running, None}
    assert running.wait(30) == 0


def test_a_refusal_is_passed_on_and_the_process_continues(process: PictureProcess) -> None:
    with pytest.raises(WrongKind, match="JPEG, PNG or WebP"):
        process.make("picture", b"no picture")
    running = process._process
    with pytest.raises(TooLarge, match="10 MB"):
        process.make("picture", b"\0" * (10 * 1024 * 1024 + 1))
    assert process._process is running


def test_a_process_that_is_gone_is_started_again(process: PictureProcess) -> None:
    process.make("picture", SMALL)
    running = process._process
    assert running
    running.kill()
    running.wait()
    assert process.make("picture", SMALL)[0].width == 64


def test_a_picture_that_breaks_the_process_is_refused(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    breaking = [sys.executable, "-c", "import sys; sys.stdin.buffer.readline()"]
    monkeypatch.setattr(picture_process, "own_command", lambda _: breaking)
    with pytest.raises(WrongKind) as refused:
        process.make("picture", SMALL)
    assert refused.value.message == NOT_MADE
    assert "broke off" in caplog.text
    monkeypatch.undo()
    assert process.make("picture", SMALL)[0].width == 64


def test_where_no_process_can_be_started_the_shop_makes_the_picture(
    process: PictureProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_process, "own_command", lambda _: ["/nowhere/pitlane"])
    assert process.make("picture", SMALL)[0].width == 64
