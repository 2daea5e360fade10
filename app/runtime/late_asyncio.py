"""The library asyncio without its event loops, until something asks for them.

SQLAlchemy imports it for sessions of a kind that this program has none of: 29 modules, 1.6 MB in each process.
"""

import sys
from importlib.util import find_spec, module_from_spec
from typing import Any

NAME = "asyncio"


def load_asyncio_late() -> None:
    """Have the rest of asyncio loaded by the first name that is asked for. Call it before SQLAlchemy is imported."""
    spec = find_spec(NAME)
    if NAME in sys.modules or spec is None or spec.loader is None:
        return
    loader, module = spec.loader, module_from_spec(spec)
    sys.modules[NAME] = module

    from asyncio.coroutines import iscoroutine
    from asyncio.exceptions import CancelledError

    def load(name: str) -> Any:
        del module.__dict__["__getattr__"]
        loader.exec_module(module)
        return getattr(module, name)

    # What SQLAlchemy takes while it is imported, and what it compares each error with.
    vars(module).update(iscoroutine=iscoroutine, CancelledError=CancelledError, TimeoutError=TimeoutError)
    vars(module)["__getattr__"] = load
