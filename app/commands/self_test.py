"""The `self-test` command checks that this program is complete. A frozen bundle must pass these checks on a PC that has
nothing else of ours installed.
"""

import json
import logging
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.commands.self_test_parts import PARTS
from app.commands.self_test_shop import SHOP
from app.config import Config
from app.runtime.console import say
from app.runtime.exits import CRASH, DONE

Check = Callable[[Config], str]


def test_program(*, as_json: bool) -> int:
    """Run every check on an empty temporary folder and print the results. Returns 0 when all checks pass, else 70. The
    output is one line for each check, or a single JSON object.
    """
    # Log lines of a start that is only tried belong to no log, and not among the results.
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="pitlane-self-test-") as name:
        config = Config(data_dir=Path(name), port=0, desk_port=0, admin_from="desk")
        results = [_run(check, config) for check in (*PARTS, *SHOP)]
    ok = all(each["ok"] for each in results)
    say(json.dumps({"ok": ok, "checks": results}, indent=2) if as_json else "\n".join(map(_line, results)))
    return DONE if ok else CRASH


def _run(check: Check, config: Config) -> dict[str, Any]:
    name = check.__name__.removeprefix("check_").replace("_", " ")
    try:
        return {"name": name, "ok": True, "found": check(config)}
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return {"name": name, "ok": False, "found": f"{type(error).__name__}: {error} ({where.name})"}


def _line(result: dict[str, Any]) -> str:
    return f"{'ok  ' if result['ok'] else 'FAIL'} {result['name']}: {result['found']}"
