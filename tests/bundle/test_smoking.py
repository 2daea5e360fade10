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
