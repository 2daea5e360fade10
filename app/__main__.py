"""The command line: `python -m app serve …`, and what can be done with a data directory while no shop runs on it."""

import argparse
import sys
from pathlib import Path

from app import VERSION
from app.config import ADMIN_FROM, Config, from_process
from app.logs import start_logging
from app.serving import CannotStart, Shop, catch_signals, serve_until_told
from app.store.errors import StoreError


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    given = _parser().parse_args(arguments)
    try:
        return int(given.run(given))
    except (CannotStart, StoreError, ValueError) as error:
        print(f"pitlane: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app", description="Website, parts shop and back office.")
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_serve(_add(commands, "serve", "serve the shop without a window", _serve))
    _add(commands, "upgrade", "bring the database to this program's tables", _upgrade)
    _add(commands, "backup", "copy database and pictures into one checked file", _back_up)
    restore = _add(commands, "restore", "make the shop what a backup holds; what is there now is kept", _restore)
    restore.add_argument("backup", help="name of a backup in the data directory, or path of one")
    _add(commands, "set-password", "set the admin password, from a prompt or the standard input", _set_password)
    openapi = commands.add_parser("openapi", help="print the API as an OpenAPI 3.1 document")
    openapi.set_defaults(run=_print_openapi)
    return parser


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, text: str, run: object
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    parser.add_argument("--data-dir", type=Path, help="folder of everything that must not be lost (data)")
    parser.set_defaults(run=run)
    return parser


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address of the public door (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port of the public door, 0 for any free one (8000)")
    parser.add_argument("--desk-port", type=int, help="port of the owner's door, 0 for any free one (8001)")
    parser.add_argument("--admin-from", choices=ADMIN_FROM, help="where the public door lets the owner sign in from")
    content = parser.add_mutually_exclusive_group()
    content.add_argument("--sample", action="store_true", help="fill a new data directory with the sample catalogue")
    content.add_argument("--empty", action="store_true", help="start a new data directory empty (the default)")


def _serve(given: argparse.Namespace) -> int:
    config = from_process(
        host=given.host,
        port=given.port,
        desk_port=given.desk_port,
        data_dir=given.data_dir,
        admin_from=given.admin_from,
    )
    told = catch_signals()
    shop = Shop(config, sample=given.sample)
    start_logging(config)
    shop.start()
    for line in (shop.notice, f"Shop:        {shop.public_address}", f"Back office: {shop.desk_address}/admin"):
        if line:
            print(line, flush=True)
    serve_until_told(shop, told)
    return 0


def _upgrade(given: argparse.Namespace) -> int:
    from app.commands import upgrade_directory

    return _tell(upgrade_directory(_config(given)))


def _back_up(given: argparse.Namespace) -> int:
    from app.commands import back_up

    return _tell(back_up(_existing(given)))


def _restore(given: argparse.Namespace) -> int:
    from app.commands import restore

    return _tell(restore(_config(given), given.backup))


def _set_password(given: argparse.Namespace) -> int:
    from app.commands import ask_password, set_password

    config = _config(given)
    return _tell(set_password(config, ask_password()))


def _config(given: argparse.Namespace) -> Config:
    return from_process(data_dir=given.data_dir)


def _existing(given: argparse.Namespace) -> Config:
    """Raises CannotStart for a directory without a shop: a wrong path must not become an empty one."""
    config = _config(given)
    if not config.database.is_file():
        raise CannotStart(f"There is no shop in {config.data_dir}.")
    return config


def _tell(sentence: str) -> int:
    print(sentence, flush=True)
    return 0


def _print_openapi(_given: argparse.Namespace) -> int:
    from app.web.openapi import document

    print(document())
    return 0


if __name__ == "__main__":
    sys.exit(main())
