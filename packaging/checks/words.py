"""Refuse given-up words in names, class names that stand twice, and docstrings that are hard to read.

`python packaging/checks/words.py` prints each name found with its file and line and ends with 1. The words that the
project has given up for the field's own may be in no name of a module, function or variable. Of the docstrings at most
one in fifty may begin with What, Whether or How, because such a sentence has to be read twice. The same holds for the
JSDoc comments. The first sentence of a docstring has at most twenty words, because it is the summary. At most one
docstring in fifty may have two paragraphs though both fit on one line. No two classes of `app` may have one name,
because a search for it would find both.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INSTEAD = {
    "door": "listener", "doors": "listeners", "kept": "cached or stored", "shelf": "cache or subcategory",
    "shelves": "caches or subcategories", "handed": "cache entry", "postman": "mail worker", "keeper": "window process",
    "housekeeper": "maintenance", "housekeeping": "maintenance", "lamp": "reachability", "signout": "session end",
    "surroundings": "environment", "reckon": "calculate", "ladder": "renditions", "seal": "encrypt",
    "sealed": "encrypted", "tally": "daily counts", "tallies": "daily counts", "recorder": "visit writer",
    "desk": "admin", "told": "the verb of what was said, or stopping", "telling": "console", "asking": "request",
    "inquiry": "enquiry", "inquiries": "enquiries",
}  # fmt: skip
ALLOWED = {
    "desk_port", "DEFAULT_DESK_PORT", "deskPort", "PITLANE_DESK_PORT",  # an option and its variable
    "desk_url", "deskUrl", "at_desk", "atDesk", "door", "lamp", "kept_url", "keptUrl",  # fields of calls and settings
    "inquiry", "inquiries", "inquiry_id", "inquiryId", "deleted_inquiries", "deletedInquiries", "contact_inquiries",
}  # fmt: skip
PYTHON = ("app/*.py", "packaging/*.py", "tests/*.py")
APP = ("app/*.py",)
SCRIPTS = ("ui/*.ts", "ui/*.tsx", "ui/*.mjs", "packaging/*.mjs")
BROWSER = ("ui/src/*.ts", "ui/src/*.tsx", "ui/e2e/*.ts", "ui/build/*")
MIGRATIONS = "app/store/migrations/versions"
"""Released: their names stand in the owners' databases."""
GENERATED = ("ui/src/shared/api/schema.d.ts",)
MADE = {"__pycache__", "node_modules", "dist", "fonts"}
NO_CODE = re.compile(
    r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`"
    # what an element shows
    r"|(?<!=)>[^<>{}=()]*(?=[<{])|\}[^<>{}=();\n]*(?=[<{])",
    re.DOTALL,
)
NAME = re.compile(r"[A-Za-z_$][\w$]*")
QUESTION = re.compile(r"(What|Who|Whose|Whom|Whether|How|Which|Where|When|That|Why)\b")
QUESTIONS_PERCENT = 2
SUMMARY_WORDS = 20
SENTENCE_END = re.compile(r"(?<=[.!?:])\s+(?=[A-Z0-9`“\"'(])")
LINE = 120
"""Characters of a line, as packaging/ruff.toml has it."""
TORN_PERCENT = 2
JSDOC = re.compile(r"/\*\*\s+(?:\* )?([^\n]+)")

Found = tuple[str, int, str]


def main() -> int:
    """Print what is refused; return 1 if there is any, else 0."""
    found = [*_modules(), *_python(), *_browser()]
    for path, line, name in found:
        words = ", ".join(f"{part} -> {INSTEAD[part]}" for part in _parts(name) if part in INSTEAD)
        print(f"{path}:{line}: {name} ({words})")
    docstrings = [each for path in _files(*PYTHON) for each in _read(path).docstrings]
    summaries = [(path, line, _first_sentence(text)) for path, line, text in docstrings]
    comments = [each for path in _files(*SCRIPTS) for each in _comments(path)]
    questions = [*_questions_of(summaries), *_questions_of(comments)]
    for path, line, text in questions:
        print(f"{path}:{line}: a docstring that begins with a question word: {text}")
    long = [each for each in summaries if len(each[2].split()) > SUMMARY_WORDS]
    for path, line, text in long:
        print(f"{path}:{line}: the first sentence has more than {SUMMARY_WORDS} words: {text}")
    torn = _torn_of(docstrings)
    for path, line, text in torn:
        print(f"{path}:{line}: two paragraphs that fit on one line: {' '.join(text.split())}")
    twice = _twice()
    for path, line, name in twice:
        print(f"{path}:{line}: {name} is the name of another class too")
    return 1 if found or questions or long or torn or twice else 0


@cache
def _files(*patterns: str) -> list[str]:
    """Return the files that match these patterns. A star also matches folders."""
    found = [path for each in patterns for path in _walk(ROOT / each.partition("*")[0]) if fnmatch(path, each)]
    return [path for path in found if path not in GENERATED]


def _walk(folder: Path) -> Iterator[str]:
    """Return the sources below a folder, and nothing made of them."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name in MADE:
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path.relative_to(ROOT).as_posix()


def _parts(name: str) -> list[str]:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().replace("-", "_").replace(".", "_").split("_")


@cache
def _is_given_up(name: str) -> bool:
    return name not in ALLOWED and any(part in INSTEAD for part in _parts(name))


def _modules() -> Iterator[Found]:
    for path in _files(*PYTHON, *BROWSER):
        if MIGRATIONS not in path and any(_is_given_up(part) for part in Path(path).parts):
            yield path, 1, Path(path).name


def _python() -> Iterator[Found]:
    for path in _files(*PYTHON):
        if MIGRATIONS not in path:
            yield from (each for each in _read(path).names if _is_given_up(each[2]))


def _twice() -> list[Found]:
    """Return the classes of `app` whose name another class of `app` has too."""
    classes = [each for path in _files(*APP) for each in _read(path).classes]
    names = Counter(name for _, _, name in classes)
    return [each for each in classes if names[each[2]] > 1]


@dataclass
class Source:
    """The names that a Python file gives, its classes and its docstrings, each with the number of its line."""

    names: list[Found] = field(default_factory=list)
    classes: list[Found] = field(default_factory=list)
    docstrings: list[Found] = field(default_factory=list)


@cache
def _read(path: str) -> Source:
    """Return what a Python file says, from one walk through its tree."""
    found = Source()
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        name = _name_of(node)
        if name:
            found.names.append((path, getattr(node, "lineno", 1), name))
        if isinstance(node, ast.ClassDef):
            found.classes.append((path, node.lineno, node.name))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                found.docstrings.append((path, node.body[0].lineno, text))
    return found


def _name_of(node: ast.AST) -> str | None:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.arg(arg=name):
            return name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return name
    return None


def _browser() -> Iterator[Found]:
    for path in _files(*BROWSER):
        code = NO_CODE.sub(lambda each: "\n" * each[0].count("\n"), (ROOT / path).read_text("utf-8"))
        for number, line in enumerate(code.split("\n"), 1):
            yield from ((path, number, name) for name in NAME.findall(line) if _is_given_up(name))


def _questions_of(texts: list[Found]) -> list[Found]:
    questions = [each for each in texts if QUESTION.match(each[2])]
    return questions if len(questions) * 100 > len(texts) * QUESTIONS_PERCENT else []


def _first_sentence(text: str) -> str:
    first, _, _ = text.partition("\n\n")
    return SENTENCE_END.split(" ".join(first.split()), maxsplit=1)[0]


def _torn_of(docstrings: list[Found]) -> list[Found]:
    torn = [each for each in docstrings if "\n\n" in each[2] and len(" ".join(each[2].split())) + 10 <= LINE]
    return torn if len(torn) * 100 > len(docstrings) * TORN_PERCENT else []


def _comments(path: str) -> Iterator[Found]:
    code = (ROOT / path).read_text("utf-8")
    for each in JSDOC.finditer(code):
        yield path, code.count("\n", 0, each.start()) + 1, each[1]


if __name__ == "__main__":
    sys.exit(main())
