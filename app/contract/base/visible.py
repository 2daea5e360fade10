"""Rules for visible characters: a text of only spaces and invisible signs is empty. Such signs do not count into a
text's length either.
"""

import re
from dataclasses import dataclass
from typing import Any

from pydantic import BeforeValidator, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError
from pydantic_core.core_schema import no_info_after_validator_function

from app.contract.base.limits import too_short

_SIGNS = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001343f"
    "\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
"""Controls, joiners, bidi marks, fillers and blanks: Unicode's Cc, Cf and default ignorable code points, U+2800."""
_HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Line breaks and other control characters, and what turns the direction of writing."""
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""What turns the direction of writing, also that of the text beside it. The marks U+200E and U+200F do not."""
HIDDEN = "hidden_character"
"""The type of the error, which has a sentence of its own beside the field's."""


def trim(text: str) -> str:
    """Return the text without spaces around it, or an empty text if no character is visible. Invisible signs between
    characters remain, but for those that turn the direction of writing.
    """
    return _TURNING.sub("", text).strip() if visible_length(text) else ""


def visible_length(text: str) -> int:
    """The visible characters, with the spaces between them."""
    return len(_SIGNS.sub("", text).strip())


@dataclass(frozen=True)
class AtLeast:
    """The least length of a text, counted in visible characters."""

    letters: int

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Check the text that the other rules left."""
        return no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Write the least length beside the other rules."""
        return handler(schema) | {"minLength": self.letters}

    def _check(self, text: str) -> str:
        if visible_length(text) < self.letters:
            raise too_short(self.letters)
        return text


def _refuse_hidden(value: Any) -> Any:
    if isinstance(value, str) and _HIDDEN.search(value.strip()):
        raise PydanticCustomError(HIDDEN, "hidden character")
    return value


OneLine = BeforeValidator(_refuse_hidden)
"""Named last, it sees the text as it was sent."""
