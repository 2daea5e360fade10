"""Commands of the command line, and their exit codes. Each command imports the modules that it needs only when it
runs.
"""

import argparse
import gc
import logging
import os
import sys
from collections.abc import Callable
from contextlib import closing

from app.commands.options import DESKTOP, make_parser
from app.config import Config, from_process
from app.desktop.environment import give_back_libraries
from app.runtime.console import say, tell_end
from app.runtime.exits import CRASH, NOT_UNDERSTOOD, CannotStart, StoppedByOwner
from app.runtime.logs import where_to_read

log = logging.getLogger(__name__)

WINDOW = "window"


def run_command(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status. Any exception becomes an exit status and a sentence for the user."""
    given = argparse.Namespace(command=DESKTOP)
    try:
        make_parser().parse_args(arguments, given)
        return _run(given)
    except Exception as error:
        refusal = _refusal(error)
        tell_end(str(refusal), box=given.command == DESKTOP and not isinstance(refusal, StoppedByOwner))
        return refusal.code


def _run(given: argparse.Namespace) -> int:
    # The window's engine has programs of its own, which need this program's libraries.
    if given.command != WINDOW:
        give_back_libraries()
    return COMMANDS[given.command](given)


def _refusal(error: Exception) -> CannotStart:
    # Loaded here, because the window's process has nothing of the store.
    from app.runtime.start_errors import explain

    if refusal := explain(error):
        return refusal
    log.critical("the program failed", exc_info=error)
    return CannotStart(f"Pitlane stopped because of an internal error. {where_to_read()}", CRASH)


def _open_desktop(given: argparse.Namespace) -> int:
    from app.desktop.start_window import open_start_window

    config = _serving(given, desktop=True)
    # Before the rest of the program is loaded, which takes longer.
    with closing(open_start_window(config, hidden=given.hidden)) as window:
        from app.desktop.program import run_desktop

        return run_desktop(config, window, sample=_wants_sample(given, config), hidden=given.hidden)


def _serve(given: argparse.Namespace) -> int:
    from app.runtime.open_database import serve

    config = _serving(given, desktop=False)
    return serve(config, sample=_wants_sample(given, config))


def _stop(given: argparse.Namespace) -> int:
    from app.commands.stopping import stop_all, stop_running

    return _tell((stop_all if given.all else stop_running)(_config(data_dir=given.data_dir)))


def _upgrade(given: argparse.Namespace) -> int:
    from app.commands.offline_commands import upgrade_directory

    return _tell(upgrade_directory(_config(data_dir=given.data_dir)))


def _back_up(given: argparse.Namespace) -> int:
    from app.commands.offline_commands import back_up
    from app.runtime.folder import explained

    config = _config(data_dir=given.data_dir)
    # A wrong path must not become an empty shop.
    with explained(config.data_dir):
        is_shop = config.database.exists()
    if not is_shop:
        raise CannotStart(f"There is no shop in {config.data_dir}.")
    return _tell(back_up(config))


def _restore(given: argparse.Namespace) -> int:
    from app.commands.offline_commands import restore

    return _tell(restore(_config(data_dir=given.data_dir), given.backup))


def _set_password(given: argparse.Namespace) -> int:
    from app.commands.offline_commands import ask_password, set_password

    config = _config(data_dir=given.data_dir)
    return _tell(set_password(config, ask_password()))


def _test(given: argparse.Namespace) -> int:
    from app.commands.self_test import test_program

    return test_program(as_json=given.json)


def _print_openapi(_given: argparse.Namespace) -> int:
    from app.web.api.openapi import document

    return _tell(document())


def _show_window(_given: argparse.Namespace) -> int:
    from app.desktop.window import show_window
    from app.desktop.window_page import MARKED

    if MARKED not in os.environ:
        raise CannotStart("Not understood: the program opens its window itself, without a command.", NOT_UNDERSTOOD)
    gc.enable()
    return show_window()


def _read_xlsx(_given: argparse.Namespace) -> int:
    from app.shop.system.spreadsheets.xlsx_rows import write_rows

    gc.enable()
    write_rows(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _make_document(_given: argparse.Namespace) -> int:
    from app.shop.sales.documents.drawing.make import write_documents

    gc.enable()
    write_documents(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _make_pictures(_given: argparse.Namespace) -> int:
    from app.shop.base.images.making import answer_requests

    gc.enable()
    answer_requests(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _practise(given: argparse.Namespace) -> int:
    from app.runtime.practice_shop import serve_practice

    return serve_practice(_config(data_dir=given.data_dir, port=0, desk_port=0))


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    DESKTOP: _open_desktop,
    "serve": _serve,
    "stop": _stop,
    "upgrade": _upgrade,
    "backup": _back_up,
    "restore": _restore,
    "set-password": _set_password,
    "self-test": _test,
    "openapi": _print_openapi,
    WINDOW: _show_window,
    "read-xlsx": _read_xlsx,
    "make-pictures": _make_pictures,
    "make-document": _make_document,
    "practice": _practise,
}


def _serving(given: argparse.Namespace, *, desktop: bool) -> Config:
    listeners = {"host": given.host, "port": given.port, "desk_port": given.desk_port, "admin_from": given.admin_from}
    return _config(desktop=desktop, data_dir=given.data_dir, **listeners)


def _wants_sample(given: argparse.Namespace, config: Config) -> bool:
    from app.runtime.first_sample import is_due

    return given.sample or (given.sample_if_new and is_due(config))


def _config(*, desktop: bool = False, **given: object) -> Config:
    """Raises CannotStart for what cannot be meant."""
    try:
        return from_process(desktop=desktop, **given)
    except ValueError as error:
        raise CannotStart(str(error)) from error


def _tell(sentence: str) -> int:
    say(sentence)
    return 0
