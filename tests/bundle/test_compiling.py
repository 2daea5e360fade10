"""Bytecode of the bundle."""

import subprocess
import sys

import pytest

from tests.bundle.load import ROOT, load

load("bundling")
compiling = load("compiling")


def test_bytecode_loses_its_texts_but_for_those_that_the_program_reads() -> None:
    names = [
        "app",
        "app.shop.base.money",
        "app.contract.sales.cart",
        "app.web.calls",
        "app.web.callsigns",
        "cffi.api",
        "flask.app",
    ]
    kinds = {name: kind for name, _, kind in compiling.drop_texts([(name, "", "PYMODULE") for name in names])}
    assert [name for name in names if kinds[name] == "PYMODULE"] == [
        "app.contract.sales.cart",
        "app.web.calls",
        "cffi.api",
    ]


@pytest.mark.parametrize(("words", "status"), [([], 1), (["-X", "no_debug_ranges"], 0)])
def test_bytecode_with_the_columns_of_each_instruction_is_refused(words: list[str], status: int) -> None:
    asked = "import compiling; compiling.check_columns()"
    command = [sys.executable, *words, "-c", asked]
    done = subprocess.run(command, cwd=ROOT / "packaging/bundle", capture_output=True, check=False)
    assert done.returncode == status
    assert (b"-X no_debug_ranges" in done.stderr) == bool(status)
