"""Parser of the command line: its options and commands, each with its help text."""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from app.config import ADMIN_FROM
from app.runtime.exits import NOT_UNDERSTOOD, CannotStart
from app.version import VERSION

DESKTOP = "desktop"
"""The command that runs when none is given."""

Commands = argparse._SubParsersAction  # the type that argparse gives no public name


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises CannotStart in place of the library's end of the program."""
        reason = f"{message[0].lower()}{message[1:]}"
        raise CannotStart(f"Not understood: {reason} (--help lists what there is).", NOT_UNDERSTOOD)


def make_parser() -> Parser:
    """Every option and command; the result's `command` names what to run."""
    parser = Parser(
        prog="Pitlane" if getattr(sys, "frozen", False) else "python -m app",
        description="Website, parts shop and back office. Without a command: the shop, its back office in a window.",
    )
    parser.add_argument("--version", action="version", version=VERSION)
    parser.set_defaults(command=DESKTOP)
    _add_folder(parser)
    _add_serving(parser, desk_port="8001 or the next free one")
    parser.add_argument("--hidden", action="store_true", help="show no window at first, as after signing in")
    _add_commands(parser.add_subparsers(metavar="command"))
    return parser


def _add_commands(commands: "Commands[Parser]") -> None:
    _add_serving(_add(commands, "serve", "serve the shop without a window"), desk_port="8001")
    stop = _add(commands, "stop", "stop the shop that runs on a data directory, and wait for its end")
    stop.add_argument("--all", action="store_true", default=False, help="stop every shop of this account")
    _add(commands, "upgrade", "bring the database to this program's tables")
    _add(commands, "backup", "copy database and pictures into one checked file")
    restore = _add(commands, "restore", "make the shop what a backup holds; what is there now is kept")
    restore.add_argument("backup", help="name of a backup in the data directory, path of one, or latest")
    _add(commands, "set-password", "set the admin password, from a prompt or the standard input")
    test = _add(commands, "self-test", "see that this program is whole, without touching any data", folder=False)
    test.add_argument("--json", action="store_true", default=False, help="print the results as JSON")
    _add(commands, "openapi", "print the API as an OpenAPI 3.1 document", folder=False)
    # Not in the help: the program itself starts its window, its practice shop, and what reads and makes its files.
    for name in ("window", "read-xlsx", "make-document", "make-pictures"):
        commands.add_parser(name).set_defaults(command=name)
    practice = commands.add_parser("practice", argument_default=argparse.SUPPRESS)
    practice.set_defaults(command="practice")
    _add_folder(practice)


def _add(commands: "Commands[Parser]", name: str, text: str, *, folder: bool = True) -> Parser:
    # Without defaults of its own a command keeps what was given before its name.
    parser = commands.add_parser(
        name, help=text, description=f"{text[0].upper()}{text[1:]}.", argument_default=argparse.SUPPRESS
    )
    parser.set_defaults(command=name)
    if folder:
        _add_folder(parser)
    return parser


def _add_folder(parser: Parser) -> None:
    parser.add_argument("--data-dir", type=_folder, help="folder of everything that must not be lost")


def _folder(name: str) -> Path:
    if not name.strip() or "\0" in name:
        raise argparse.ArgumentTypeError("the folder has no name")
    return Path(name)


def _add_serving(parser: Parser, desk_port: str) -> None:
    parser.add_argument("--host", help="address of the public listener (127.0.0.1)")
    parser.add_argument(
        "--port", type=int, help="port of the public listener, 0 for any free one (as last, at first 8000)"
    )
    admin_help = f"port of the admin listener, 0 for any free one (as last, at first {desk_port})"
    parser.add_argument("--desk-port", type=int, help=admin_help)
    parser.add_argument(
        "--admin-from", choices=ADMIN_FROM, help="where the public listener lets the owner sign in from"
    )
    content = parser.add_mutually_exclusive_group()
    content.add_argument("--sample", action="store_true", help="fill a new data directory with the sample catalogue")
    content.add_argument(
        "--sample-if-new", action="store_true", help="the same, and nothing is said of one that is in use"
    )
    content.add_argument("--empty", action="store_true", help="start a new data directory empty (the default)")
