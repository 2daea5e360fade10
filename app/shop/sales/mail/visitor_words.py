"""Functions that make visitors' own words safe to use in mails to customers. Anybody may have entered somebody else's
address in a form.
"""

import re
import unicodedata
from itertools import islice
from textwrap import wrap

from app.shop.sales.mail.headers import one_line

LINE = 60
LINES = 6
"""Of an address that is typed into one long line, too."""
NAME = 60
NAME_SIGNS = " .,'’&-"
CUT = "…"
_LINK = re.compile(r"(?<=[.。．｡:：/\\@＠﹫])(?=\S)|(?<=\S)(?=[@＠﹫])")
_SHORT_SLASH = re.compile(r"(?<![\w/])(\w)/ (?=\w)")


def shown_name(name: str) -> str:
    """Return the name on one line, or an empty text if it is too long or not a name. An address, a number or an offer
    is not a name.
    """
    shown = unicodedata.normalize("NFC", one_line(name))
    is_name = len(shown) <= NAME and shown == break_links(shown) and all(map(_is_of_names, shown))
    return shown if is_name else ""


def quote_visitor(text: str, most: int = LINES) -> str:
    """Return the text as a few lines in which no mail program finds a link."""
    tidy = (break_links(one_line(line)) for line in text.splitlines())
    pieces = (piece for line in tidy for piece in wrap(line, LINE))
    shown = list(islice(pieces, most + 1))
    return "\n".join(shown if len(shown) <= most else [*shown[: most - 1], CUT])


def break_links(text: str) -> str:
    """Insert a space next to each character that holds a link together. "c/o" stays as it is."""
    return _SHORT_SLASH.sub(r"\1/", _LINK.sub(" ", text))


def _is_of_names(letter: str) -> bool:
    return letter in NAME_SIGNS or unicodedata.category(letter)[0] in "LM"
