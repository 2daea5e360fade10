"""URL rules of the application and the map that holds them."""

from collections.abc import Callable
from typing import Any

from werkzeug import routing


class Rule(routing.Rule):
    """A Werkzeug rule that compiles its URL builders on first use. Compiling two builders for each URL is a tenth of
    the work of a start, and the pages build their own URLs.
    """

    provide_automatic_options = True
    """Read by Flask, whose `add_url_rule` sets it: OPTIONS is answered by the methods that there are."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled = super()._compile_builder

        def build(*given: Any, **values: Any) -> tuple[str, str]:
            return compiled(append_unknown)(*given, **values)

        return build


class IdConverter(routing.BaseConverter):
    """Converter that reads a uuid in a path as lowercase text. Any other text does not match the address."""

    regex = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

    def to_python(self, value: str) -> str:
        """Ids are stored in lowercase."""
        return value.lower()


class UrlMap(routing.Map):
    """A map in which an address has one way to be written."""

    def __init__(self, host_matching: bool = False) -> None:
        super().__init__(
            strict_slashes=True, merge_slashes=False, converters={"id": IdConverter}, host_matching=host_matching
        )
