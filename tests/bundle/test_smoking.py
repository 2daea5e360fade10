"""The checks of a built program: each that is written is run."""

import ast
from pathlib import Path

import pytest

from tests.bundle.load import ROOT

FOLDER = ROOT / "packaging" / "bundle" / "smoking"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*checks.py")), ids=lambda path: path.stem)
def test_every_check_is_in_the_list_of_its_file(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    written = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("check_")}
    lists = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CHECKS"
    ]
    listed = {ast.unparse(each) for value in lists for each in getattr(value, "elts", [])}
    assert listed == written


def test_every_file_of_checks_is_run() -> None:
    tree = ast.parse((FOLDER / "all_checks.py").read_text("utf-8"))
    [parts] = [node.value for node in tree.body if isinstance(node, ast.Assign)]
    assert isinstance(parts, ast.Tuple)
    assert {f"{ast.unparse(each)}.py" for each in parts.elts} == {
        path.name for path in FOLDER.glob("*checks.py") if path.name != "all_checks.py"
    }


LISTED = """
Protocol tcp Port Exclusion Ranges

Start Port    End Port
----------    --------
        80          80
     50000       50059     *
     49671       49770

* - Administered port exclusions.
"""


def test_a_port_that_windows_keeps_is_none_that_an_administrator_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER.parent)
    from smoking.safety_checks import find_reserved_port

    assert find_reserved_port(LISTED) == 49770
    assert find_reserved_port(LISTED.replace("49770", "49770     *")) is None
