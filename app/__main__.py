"""The command line: `python -m app serve …`, `python -m app openapi`."""

import argparse
import sys
from pathlib import Path

from app import VERSION
from app.config import ADMIN_FROM, from_process
from app.serving import CannotStart, Shop, serve_until_told


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except (CannotStart, ValueError) as error:
        print(f"pitlane: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app", description="Website, parts shop and back office.")
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_serve(commands.add_parser("serve", help="serve the shop without a window"))
    openapi = commands.add_parser("openapi", help="print the API as an OpenAPI 3.1 document")
    openapi.set_defaults(run=_print_openapi)
    return parser


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address of the public door (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port of the public door, 0 for any free one (8000)")
    parser.add_argument("--desk-port", type=int, help="port of the owner's door, 0 for any free one (8001)")
    parser.add_argument("--data-dir", type=Path, help="folder of everything that must not be lost (data)")
    parser.add_argument("--admin-from", choices=ADMIN_FROM, help="where the public door lets the owner sign in from")
    content = parser.add_mutually_exclusive_group()
    content.add_argument("--sample", action="store_true", help="fill a new data directory with the sample catalogue")
    content.add_argument("--empty", action="store_true", help="start a new data directory empty (the default)")
    parser.set_defaults(run=_serve)


def _serve(given: argparse.Namespace) -> int:
    config = from_process(
        host=given.host,
        port=given.port,
        desk_port=given.desk_port,
        data_dir=given.data_dir,
        admin_from=given.admin_from,
    )
    shop = Shop(config, sample=given.sample)
    if shop.notice:
        print(shop.notice, flush=True)
    print(f"Shop:        {shop.public_address}", flush=True)
    print(f"Back office: {shop.desk_address}/admin", flush=True)
    serve_until_told(shop)
    return 0


def _print_openapi(_given: argparse.Namespace) -> int:
    from app.web.openapi import document

    print(document())
    return 0


if __name__ == "__main__":
    sys.exit(main())
