"""This module makes the bytecode of the bundle and is used by build.spec. It leaves out the parts that a running shop
never reads.
"""

from types import CodeType

from bundling import Entry, Unfit

WITH_TEXTS = ("app.contract", "app.web.calls", "cffi", "pycparser", "webview", "clr_loader", "pythonnet", "pystray")
"""Packages whose docstrings may be read at run time: ours by `openapi`. All others are left out: three megabytes."""
WITHOUT_TEXTS = "PYMODULE-2"
"""PyInstaller's name for modules that are compiled as by `python -OO`."""


def drop_texts(modules: list[Entry]) -> list[Entry]:
    """Mark all modules but WITH_TEXTS to be compiled without docstrings."""
    return [(name, source, kind if _is_read(name) else WITHOUT_TEXTS) for name, source, kind in modules]


def _is_read(name: str) -> bool:
    return f"{name}.".startswith(tuple(f"{package}." for package in WITH_TEXTS))


def check_columns(code: CodeType | None = None) -> None:
    """Raises Unfit when this Python stores the columns of instructions. They take a megabyte of every process, and only
    underline a part of a line in a traceback.
    """
    code = code or compile("a + b", "example", "eval")
    if any(column is not None for _, _, column, _ in code.co_positions()):
        raise Unfit("Build with `python -X no_debug_ranges -m PyInstaller build.spec`.")
