"""URL rules compiled once in a process of tests.

Each test has an application of its own; to compile its 150 rules would be most of the work of making it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from werkzeug.routing import Rule

COMPILED = ("arguments", "_parts", "_trace", "_converters", "_build", "_build_unknown")
"""Attributes of a rule that follow from its pattern alone."""


@contextmanager
def compiling_once() -> Iterator[None]:
    """Have a rule of a known pattern take over what was compiled."""
    compile_rule = Rule.compile
    known: dict[tuple[Any, ...], dict[str, Any]] = {}

    def compile_once(rule: Rule) -> None:
        pattern = (type(rule), rule.rule, rule.subdomain, rule.host, rule.merge_slashes)
        if pattern not in known:
            compile_rule(rule)
            known[pattern] = {name: getattr(rule, name) for name in COMPILED}
        vars(rule).update(known[pattern])

    with mock.patch.object(Rule, "compile", compile_once):
        yield
