"""One folding of case and writing for texts that name a person."""

from unicodedata import normalize


def fold(text: str) -> str:
    """Return a text in the form used for comparison. É, é and e with a separate accent become the same. The text is
    composed before and after case folding, because some letters are decomposed in lower case.
    """
    return normalize("NFC", normalize("NFC", text.strip()).casefold())
