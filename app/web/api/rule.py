"""A URL rule of the application, immutable because every request reads it."""

from collections.abc import Callable
from typing import Any

from werkzeug import routing


class Rule(routing.Rule):
    """A Werkzeug rule that compiles its URL builders on first use.

    Two for each URL are a tenth of the work of a start, and the pages build their own URLs.
    """

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled = super()._compile_builder

        def build(*given: Any, **values: Any) -> tuple[str, str]:
            return compiled(append_unknown)(*given, **values)

        return build
