"""Cases of a test that share the shop which its fixtures make.

For cases that leave nothing behind, such as what is refused: a shop of its own is most of the work of each.
"""

from collections.abc import Callable, Iterable
from inspect import Parameter, Signature, signature
from typing import Any

import pytest

Test = Callable[..., None]


def in_one_shop(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test once for each case, as `parametrize` does, but all of them in one shop.

    A case that fails is named, and the others run all the same.
    """
    words = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
    listed = [list(each) if len(words) > 1 else [each] for each in cases]

    def decorate(test: Test) -> Test:
        def run(subtests: pytest.Subtests, **given: Any) -> None:
            for case in listed:
                with subtests.test(", ".join(map(repr, case))):
                    test(**given, **dict(zip(words, case, strict=True)))

        fixtures = [name for name in signature(test).parameters if name not in words]
        named = [Parameter(name, Parameter.KEYWORD_ONLY) for name in fixtures]
        run.__signature__ = Signature([Parameter("subtests", Parameter.POSITIONAL_OR_KEYWORD), *named])  # type: ignore[attr-defined]  # as inspect reads it
        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        run.pytestmark = getattr(test, "pytestmark", [])  # type: ignore[attr-defined]  # as pytest reads it
        return run

    return decorate
