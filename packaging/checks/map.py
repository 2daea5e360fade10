"""Draw the map of the program from its imports, and list the rooms of `app/shop`.

`python packaging/checks/map.py` ends with 1 where the drawing in docs/design.md and docs/development.md, or the index
of rooms in docs/design.md, is not up to date. `--write` writes them. Layers and wings are those that import-linter
holds (setup.cfg), the arrows are the imports of today, and a room's line is the first sentence of its package.
"""

import ast
import configparser
import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DESIGN = "docs/design.md"
DEVELOPMENT = "docs/development.md"
HALLS = ("app.contract", "app.web.calls", "app.store", "app.shop")
SHOP = "app.shop"
SENTENCE_END = re.compile(r"(?<=[.!?:])\s+(?=[A-Z0-9`“\"'(])")


def main(words: list[str]) -> int:
    """Check the drawing and the index, or write them; return 1 if they are not up to date, else 0."""
    old = []
    for name, parts in {DESIGN: ("map", "rooms"), DEVELOPMENT: ("map",)}.items():
        path = ROOT / name
        text = path.read_text("utf-8")
        present = text
        for part in parts:
            present = _with_part(present, part)
        if present != text and "--write" in words:
            path.write_text(present, "utf-8", newline="\n")
        elif present != text:
            old.append(name)
    for name in old:
        print(f"{name}: not up to date: run python packaging/checks/map.py --write")
    return 1 if old else 0


def _with_part(text: str, name: str) -> str:
    """Return a document with the text between two comments of this name made from the sources."""
    begin, end = f"<!-- {name}: made by packaging/checks/map.py -->", f"<!-- /{name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        sys.exit(f"the lines {begin} and {end} are missing")
    made = _map() if name == "map" else _rooms()
    return f"{before}{begin}\n{made}\n{end}{after}"


def _map() -> str:
    """Return the drawing: the layers with what each is, then the wings of the four halls."""
    layers = _layers("layers", "app")
    summaries = [_summary(ROOT / "app" / name / "__init__.py") for name in layers]
    drawn = _staircase("app", layers)
    width = max(map(len, drawn)) + 2
    upper = [f"{line:{width}}{says}" for line, says in zip(drawn, summaries, strict=True)]
    halls = [[hall.replace(".", "/"), *_staircase(hall, _present_wings(hall))] for hall in HALLS]
    widths = [max(map(len, each)) + 4 for each in halls]
    rows = max(map(len, halls))
    lower = [
        "".join(f"{each[row] if row < len(each) else '':{space}}" for each, space in zip(halls, widths, strict=True))
        for row in range(rows)
    ]
    return "\n".join(["```text", *(line.rstrip() for line in [*upper, "", *lower]), "```"])


def _staircase(package: str, names: list[str]) -> list[str]:
    """Return a line for each name. A line goes down from each, with a point at each name below that it imports."""
    width = max(map(len, names))
    arrows = {(name, known) for name in names for known in _known(package, name, names)}
    lines = []
    for row, name in enumerate(names):
        cells = ""
        for column in range(row):
            is_last = not any((names[column], lower) in arrows for lower in names[row:])
            below = "  " if is_last else "│ "
            cells += "● " if (names[column], name) in arrows else below
        lines.append(f"{name:{width}} {cells}{'┐' if any((name, lower) in arrows for lower in names) else ''}".rstrip())
    wrong = [f"{one} -> {other}" for one, other in arrows if names.index(other) < names.index(one)]
    if wrong:
        sys.exit(f"an import leads upwards in {package}: {', '.join(sorted(wrong))}")
    return lines


def _known(package: str, name: str, names: list[str]) -> set[str]:
    """Return the names beside this one in a package that its modules import."""
    prefix = f"{package}."
    found = {
        module.removeprefix(prefix).split(".")[0]
        for path in sorted((ROOT / package.replace(".", "/") / name).rglob("*.py"))
        for module in _imports(path)
        if module.startswith(prefix)
    }
    return found & set(names) - {name}


@cache
def _imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{each.name}" for each in node.names]
        elif isinstance(node, ast.Import):
            found += [each.name for each in node.names]
    return found


def _layers(contract: str, package: str) -> list[str]:
    """Return the names of a contract of import-linter from the top down."""
    settings = configparser.ConfigParser()
    settings.read(ROOT / "setup.cfg", "utf-8")
    lines = settings[f"importlinter:contract:{contract}"]["layers"].replace("|", "\n").split("\n")
    return [line.strip(" ()").removeprefix(f"{package}.") for line in lines if line.strip()]


def _present_wings(hall: str) -> list[str]:
    folder = ROOT / hall.replace(".", "/")
    return [wing for wing in _layers("wings", hall) if (folder / wing / "__init__.py").exists()]


def _rooms() -> str:
    """Return the index of app/shop, by wing from the bottom up."""
    lines = ["| wing | room | subject |", "|---|---|---|"]
    for wing in reversed(_present_wings(SHOP)):
        for path in _rooms_of(ROOT / "app/shop" / wing):
            place = path.relative_to(ROOT).as_posix()
            name = path.stem if path.stem != "__init__" else path.parent.name
            lines.append(f"| {wing} | [`{name}`](../{place}) | {_summary(path)} |")
    return "\n".join(lines)


def _rooms_of(wing: Path) -> list[Path]:
    """Return the packages and then the modules of a wing, each with the file of its docstring."""
    modules = [path for path in sorted(wing.glob("*.py")) if path.name != "__init__.py"]
    return [*sorted(wing.glob("*/__init__.py")), *modules]


def _summary(module: Path) -> str:
    """Return the first sentence of a module's docstring, without its full stop."""
    text = ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""
    first, _, _ = text.partition("\n\n")
    return SENTENCE_END.split(" ".join(first.split()), maxsplit=1)[0].rstrip(".")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
