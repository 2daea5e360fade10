"""The server's texts are collected as JSON: refusals, mails, documents and pages. A text is a string that begins like a
sentence or a name. SQL, log lines and docstrings are not counted as texts.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "app"
VALUE = "{…}"
LEFT_OUT = ("app/store/migrations/", "app/store/", "app/web/api/openapi.py")
SQL = re.compile(
    r"(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|WITH|BEGIN|VACUUM|CHECK|ANALYZE|REINDEX|ATTACH)\b"
)
BEGINNING = re.compile(r"[A-Z“(][^_=/\\]*[a-z]|[a-z][^_=/\\]* [^_=/\\]*[.!?…]$")
INTERNAL = re.compile(r".*(\(\?|\[[0-9a-zA-Z]-|\]\{).*|\((min|\{).*|FROM .*|([A-Z][a-z]*){2,}")
"""Patterns, conditions of styles and names of the program's own."""

HEADER = re.compile(r"[A-Za-z]+(-[A-Za-z]+)+$")
MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
INSERTED = re.compile(r"\{\{.*?\}\}", re.DOTALL)
LOWER = re.compile(r"[a-z]")
PLACES = re.compile(r"\{[^{}]*\}")


def main() -> int:
    """Print each file with its texts."""
    found = [{"path": path, "texts": texts} for path, texts in (*_files(), *_templates()) if texts]
    json.dump(found, sys.stdout)
    return 0


def _files() -> Iterator[tuple[str, list[str]]]:
    for file in sorted(APP.rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if not path.startswith(LEFT_OUT):
            yield path, list(_texts(ast.parse(file.read_text(encoding="utf-8"))))


def _templates() -> Iterator[tuple[str, list[str]]]:
    for file in sorted([*APP.rglob("*.html"), *APP.rglob("templates/*.md")]):
        plain = MARKUP.sub("\n", file.read_text(encoding="utf-8"))
        lines = (" ".join(INSERTED.sub(VALUE, each).split()) for each in plain.split("\n"))
        yield file.relative_to(ROOT).as_posix(), [line for line in lines if LOWER.search(line.replace(VALUE, ""))]


def _texts(tree: ast.Module) -> Iterator[str]:
    silent = set(_silent(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and id(node) not in silent:
            silent |= {id(each) for each in ast.walk(node)}
            yield from _as_text("".join(_part(each) for each in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield from _as_text(PLACES.sub(VALUE, node.value))


def _part(value: ast.expr) -> str:
    return str(value.value) if isinstance(value, ast.Constant) else VALUE


def _as_text(text: str) -> Iterator[str]:
    folded = " ".join(text.split())
    plain = folded.replace(VALUE, "x")
    if BEGINNING.match(plain) and not SQL.match(plain) and not HEADER.match(plain) and not INTERNAL.fullmatch(plain):
        yield folded


def _silent(tree: ast.Module) -> Iterator[int]:
    """Yield the ids of nodes with strings that no user reads: notes, log lines, types and the API's summaries."""
    for node in ast.walk(tree):
        is_log = isinstance(node, ast.Call) and ast.unparse(node.func).startswith(("log.", "logging."))
        is_summary = isinstance(node, ast.keyword) and node.arg == "summary"
        if is_log or is_summary or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            yield from (id(each) for each in ast.walk(node))
        # A type in quotes; one with the sentence of its refusal is no mere constant.
        types = (getattr(node, "annotation", None), getattr(node, "returns", None))
        yield from (id(each) for each in types if isinstance(each, ast.Constant))


if __name__ == "__main__":
    sys.exit(main())
