"""Lines on the console, which the log shares."""

import io

import pytest

from app.runtime.console import say, tell_end


class Pieces(io.RawIOBase):
    """A stream that records each write separately."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, piece: object) -> int:
        self.written.append(bytes(piece))  # type: ignore[call-overload]  # a buffer, as RawIOBase gives it
        return len(self.written[-1])


@pytest.mark.parametrize(
    ("stream", "tell", "line"), [("stdout", say, b"Here\n"), ("stderr", tell_end, b"pitlane: Here\n")]
)
def test_a_line_is_written_in_one_piece_with_its_end(
    monkeypatch: pytest.MonkeyPatch, stream: str, tell: object, line: bytes
) -> None:
    pieces = Pieces()
    monkeypatch.setattr(f"sys.{stream}", io.TextIOWrapper(pieces, write_through=True))
    assert callable(tell)
    tell("Here")
    assert pieces.written == [line]
