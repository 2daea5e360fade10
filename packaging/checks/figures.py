"""Print the figures of the code's structure that docs/design.md shows.

`python packaging/checks/figures.py` reads the sources and prints a table in Markdown: lines by folder, the share of
code in `app`, docstrings that were torn in two, files per folder, class names that are used twice, and the arrows
within the halls. Lines that a command makes (the API's description, the list of texts) are not counted.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("app", "ui/src", "ui/e2e", "ui/build", "packaging", "tests", "docs")
ENDINGS = {".py", ".ts", ".tsx", ".mjs", ".css", ".md", ".nsi", ".ps1"}
MADE = {"__pycache__", "node_modules", "dist", "fonts", "fields", ".cache", "test-results"}
MADE_FILES = {"schema.d.ts", "openapi.json", "default-settings.ts", "texts.txt"}
HALLS = ("app/contract", "app/web/calls", "app/store", "app/shop")
LINE = 120
"""Characters of a line, as setup.cfg has it."""


def main() -> None:
    """Print the table."""
    rows = [*_lines(), ("share of code in `app`", f"{_code_share():.0f} %"), _torn(), _fullest(), _twice(), *_arrows()]
    print("| figure | today |\n| --- | --- |")
    for name, figure in rows:
        print(f"| {name} | {figure} |")


def _lines() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        yield f"lines by hand in `{folder}`", f"{sum(len(_text(path).splitlines()) for path in _sources(folder)):,}"


def _code_share() -> float:
    """Return the percentage of lines that are neither blank, nor comment, nor docstring."""
    code = lines = 0
    for path in _sources("app", ".py"):
        text = _text(path).splitlines()
        spoken = {line for node in _documented(path) for line in _docstring_lines(node)}
        lines += len(text)
        code += sum(
            1
            for number, line in enumerate(text, 1)
            if line.strip() and not line.strip().startswith("#") and number not in spoken
        )
    return 100 * code / lines


def _torn() -> tuple[str, str]:
    """Return the docstrings of two paragraphs that would fit on one line."""
    every = torn = 0
    for path in (*_sources("app", ".py"), *_sources("packaging", ".py"), *_sources("tests", ".py")):
        for node in _documented(path):
            text = ast.get_docstring(node) or ""
            every += 1
            indent = node.body[0].col_offset
            torn += "\n\n" in text and len(" ".join(text.split())) + indent + 6 <= LINE
    return "docstrings in two paragraphs that fit on one line", f"{torn} of {every:,} ({100 * torn / every:.1f} %)"


def _fullest() -> tuple[str, str]:
    """Return the folder of `app` with the most modules."""
    counts = Counter(path.parent for path in _sources("app", ".py") if path.name != "__init__.py")
    folder, count = counts.most_common(1)[0]
    return "modules in the fullest folder of `app`", f"{count} (`{folder.relative_to(ROOT).as_posix()}`)"


def _twice() -> tuple[str, str]:
    """Return the names of classes that `app` defines more than once."""
    names = Counter(
        node.name for path in _sources("app", ".py") for node in ast.walk(_tree(path)) if isinstance(node, ast.ClassDef)
    )
    twice = sorted(name for name, count in names.items() if count > 1)
    return "class names that stand twice in `app`", f"{len(twice)} {', '.join(twice)}".strip()


def _arrows() -> Iterator[tuple[str, str]]:
    """Return, for each hall, how many of its wings know which others."""
    for hall in HALLS:
        arrows = {
            (room, known)
            for path in _sources(hall, ".py")
            for known in _rooms_known(hall, path)
            if (room := path.relative_to(ROOT / hall).parts[0].removesuffix(".py")) != known
        }
        yield f"arrows between the wings of `{hall}`", str(len(arrows))


def _rooms_known(hall: str, path: Path) -> Iterator[str]:
    prefix = hall.replace("/", ".") + "."
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                full = f"{node.module}.{name.name}"
                if full.startswith(prefix):
                    yield full.removeprefix(prefix).split(".")[0]


def _sources(folder: str, ending: str | None = None) -> list[Path]:
    """Return the files of a folder that are written by hand."""
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in ({ending} if ending else ENDINGS)
        and path.name not in MADE_FILES
        and not MADE & set(path.relative_to(ROOT).parts)
    ]


def _documented(path: Path) -> list[ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(_tree(path)) if isinstance(node, kinds) and ast.get_docstring(node) is not None]


def _docstring_lines(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> range:
    first = node.body[0]
    return range(first.lineno, (first.end_lineno or first.lineno) + 1)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(_text(path))


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
