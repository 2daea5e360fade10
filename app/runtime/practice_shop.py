"""Process of the practice shop. The shop that started it writes one line to its standard input, and the end of that
input stops it; the lines that begin with `practice` on its output are the answers.
"""

import json
import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from io import FileIO

from app import practice
from app.config import Config
from app.runtime import first_sample
from app.runtime.exits import NOT_UNDERSTOOD, CannotStart
from app.runtime.folder import prepare_folder, take_folder
from app.runtime.logs import start_logging
from app.runtime.memory import share_one_heap
from app.runtime.open_database import Headless, open_shop
from app.runtime.serve import Shop
from app.runtime.signals import catch_signals, wait_for
from app.runtime.start_errors import explain
from app.shop.system.practice.practice_content import name_seller, take_password
from app.shop.system.practice.practice_run import WORD
from app.shop.system.practice.tickets import Tickets
from app.store.database.sqlite import write
from app.web.access.practice_link import PracticeLink

NOT_A_PERSON = "Not understood: the program starts its practice shop itself, without a command."


def serve_practice(config: Config) -> int:
    """Serve the practice shop until its input ends, and return the exit status. Raises CannotStart, whose sentence the
    shop that started it has heard.
    """
    if not practice.is_practice_folder(config.data_dir):
        raise CannotStart(NOT_A_PERSON, NOT_UNDERSTOOD)
    orders = FileIO(0, closefd=False)
    given = json.loads(orders.readline() or b"{}")
    share_one_heap()
    stopping = catch_signals()
    threading.Thread(target=_watch, args=(orders, stopping), name="parent", daemon=True).start()
    try:
        _serve(config, given, stopping)
    except Exception as error:
        if refusal := explain(error):
            _tell(refused=str(refusal))
        raise
    return 0


def _serve(config: Config, given: Mapping[str, str], stopping: threading.Event) -> None:
    prepare_folder(config)
    start_logging(config)
    is_new = first_sample.is_due(config)
    shop = Shop(config, sample=is_new, lock=take_folder(config), control=Headless(stopping))
    with shop.app.app_context(), write() as session:
        take_password(session, given["password"])
        if is_new:
            name_seller(session, given["name"])
    link = PracticeLink(given["shop"], Tickets(given["secret"]), lambda: _tell(away=True))
    shop.app.extensions[practice.LINK] = link
    with open_shop(shop, stopping):
        _tell(ready=shop.admin_url)
        wait_for(stopping)


def _watch(orders: FileIO, stopping: threading.Event) -> None:
    """Stop when the input ends: the shop that started this one has stopped, or was killed."""
    while orders.read(1024):
        pass
    stopping.set()


def _tell(**words: object) -> None:
    # One write, so that no line of the sample's progress comes between; nobody may be left to read it.
    with suppress(OSError):
        os.write(1, WORD + json.dumps(words).encode() + b"\n")
