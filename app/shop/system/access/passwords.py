"""The administrator's password: what may be one, and its argon2id hash."""

import re
import threading
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from app.contract.system.sessions import GREATEST_PASSWORD, LEAST_PASSWORD
from app.shop.base.errors import invalid_field
from app.shop.system.access.common_passwords import PASSWORDS, WORDS

DIFFERENT = 5
"""Different characters that a password has at least."""
RUNS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiopasdfghjklzxcvbnm", "1234567890")
LEET = str.maketrans("013457@$!", "oleastasi")

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_two_at_a_time = threading.BoundedSemaphore(2)
"""Each hash takes 19 MiB and a core: a flood of attempts waits here."""


def hash_password(password: str) -> str:
    """Return the argon2id hash that is stored instead of the password. Its parameters are 19 MiB, t=2 and p=1."""
    with _two_at_a_time:
        return _hasher.hash(_canonical(password))


def is_password(password: str, hashed: str) -> bool:
    """Return whether `password` matches the hash. A text that cannot be a password is refused without hashing."""
    if not password or len(password) > GREATEST_PASSWORD:
        return False
    try:
        with _two_at_a_time:
            return _hasher.verify(hashed, _canonical(password))
    except (Argon2Error, InvalidHashError, UnicodeEncodeError):
        return False


def check_new_password(password: str, business_name: str, *, field: str = "newPassword") -> None:
    """Refuse a password that is too short, too long or easily guessed. Raises Invalid about `field`."""
    if len(password) < LEAST_PASSWORD:
        raise invalid_field(field, f"Password must be at least {LEAST_PASSWORD} characters")
    if len(password) > GREATEST_PASSWORD or any("\ud800" <= letter <= "\udfff" for letter in password):
        raise invalid_field(field, f"Password must be at most {GREATEST_PASSWORD} characters")
    if _is_simple(password) or _is_common(password, business_name):
        raise invalid_field(field, "This password is too easy to guess. Please choose another one.")


def _canonical(password: str) -> str:
    """One writing for what looks the same, because keyboards compose characters differently."""
    return unicodedata.normalize("NFKC", password)


def _is_simple(password: str) -> bool:
    """Return whether a password follows a simple pattern. It may have few different characters, repeat one piece, or
    walk along the alphabet or the keyboard.
    """
    low = password.lower()
    if len(set(low)) < DIFFERENT or re.fullmatch(r"(.{1,8})\1+.{0,3}", low, re.DOTALL):
        return True
    return any(low in run * 3 or low in (run * 3)[::-1] for run in RUNS)


def _is_common(password: str, business_name: str) -> bool:
    """Return whether a password is a known one or consists of known words. The words of the business name are known
    too, and digits and signs around words are ignored.
    """
    low = password.lower()
    words = WORDS | {word for word in re.findall(r"[^\W\d_]+", business_name.lower()) if len(word) > 2}
    spelt = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", low).translate(LEET)
    return low in PASSWORDS or any(_is_made_of(text, words) for text in (_letters(low), _letters(spelt)))


def _letters(text: str) -> str:
    return re.sub(r"[\W\d_]+", "", text)


def _is_made_of(text: str, words: set[str] | frozenset[str]) -> bool:
    """Return whether a text is one or two known words, nothing else."""
    pieces = ((text[:cut], text[cut:]) for cut in range(len(text)))
    return text in words or any(left in words and right in words for left, right in pieces)
