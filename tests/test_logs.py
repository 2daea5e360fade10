"""The program's own log has one line for each event, whatever text arrives from outside. It never grows without
limit.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.config import Config, read_config
from app.runtime.logs import LOG_BYTES, LOG_FILES, start_logging

FORGED = "a\nERROR forged: line\r\x1b[31m\x00\u2028\x85end"


@pytest.fixture
def config(tmp_path: Path) -> Iterator[Config]:
    """Logging as the process does it, taken back afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("app")
    before, level = list(root.handlers), ours.level
    (tmp_path / "logs").mkdir()
    yield Config(data_dir=tmp_path)
    ours.setLevel(level)
    for handler in set(root.handlers) - set(before):
        if handler.formatter and "app.runtime.logs" in type(handler.formatter).__module__:
            root.removeHandler(handler)
            handler.close()


def lines(config: Config) -> list[str]:
    return (config.logs / "pitlane.log").read_text(encoding="utf-8").split("\n")[:-1]


def test_an_event_is_one_line_whatever_it_holds(config: Config) -> None:
    start_logging(config)
    logging.getLogger("app.web").error("searched %s", FORGED)
    [line] = lines(config)
    assert line.endswith(r"ERROR app.web: searched a\nERROR forged: line\r\x1b[31m\x00\u2028\x85end")
    assert line[:24].endswith("Z")


def test_a_trace_stays_on_the_line_of_its_event(config: Config) -> None:
    start_logging(config)
    try:
        raise ValueError(FORGED)
    except ValueError:
        logging.getLogger("app").exception("error 1a2b3c4d on GET /shop")
    [line] = lines(config)
    assert "error 1a2b3c4d on GET /shop\\nTraceback" in line


def test_as_json_each_line_is_an_object(config: Config) -> None:
    start_logging(replace(config, log="json"))
    logging.getLogger("app").info("one %s", FORGED)
    try:
        raise ValueError("two")
    except ValueError:
        logging.getLogger("app").exception("failed")
    first, second = map(json.loads, lines(config))
    assert (first["level"], first["from"], first["message"]) == ("INFO", "app", f"one {FORGED}")
    assert second["trace"].endswith("ValueError: two")
    assert first["time"].endswith("Z")


def test_the_files_together_stay_small(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LOG_BYTES * (LOG_FILES + 1) <= 50 * 1024 * 1024
    monkeypatch.setattr("app.runtime.logs.LOG_BYTES", 1000)
    start_logging(config)
    for number in range(500):
        logging.getLogger("app").info("event %s", number)
    files = list(config.logs.iterdir())
    assert len(files) == LOG_FILES + 1
    assert sum(file.stat().st_size for file in files) <= 1000 * (LOG_FILES + 1)


def test_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="PITLANE_LOG must be one of plain, json"):
        read_config({"PITLANE_LOG": "xml"})
