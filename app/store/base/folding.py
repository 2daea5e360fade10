"""One folding of case and writing for texts that name a person."""

from unicodedata import normalize


def fold(text: str) -> str:
    """Return the text as it is compared.

    É, é and e with its accent apart are one. Composed before and after, because some letters come apart in lower case.
    """
    return normalize("NFC", normalize("NFC", text.strip()).casefold())
