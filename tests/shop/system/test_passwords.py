"""Rules of passwords, and their hashes."""

import pytest
from argon2 import PasswordHasher

from app.shop.base.errors import Invalid
from app.shop.system.access import passwords


@pytest.mark.parametrize(
    "weak",
    [
        "aaaaaaaaaaaaaaa", "abababababab", "abcabcabcabc", "abcdefghijklmn", "nmlkjihgfedcba", "123456789012",
        "qwertyuiopas", "password1234", "Password1234!", "P@ssw0rd12345", "passwordpassword", "letmein-12345",
        "administrator1", "1q2w3e4r5t6y", "Mulligan1234!", "mulligan-customs", "iloveyou12345",
        "Summer2026!!!", "correcthorse1", "jamesbond007",
    ],
)  # fmt: skip
def test_what_guessing_programs_try_first_is_refused(weak: str) -> None:
    with pytest.raises(Invalid) as refusal:
        passwords.check_new_password(weak, "Mulligan Customs")
    assert refusal.value.errors == {"newPassword": "This password is too easy to guess. Please choose another one."}


@pytest.mark.parametrize("good", ["a rather long secret", "Grünes Licht für Anna", "kX9#mQ2$vL7!", "zwölf-Zeichen!"])
def test_a_good_one_is_taken(good: str) -> None:
    passwords.check_new_password(good, "Mulligan Customs")


def test_the_limits_are_12_and_1024() -> None:
    for text in ("kX9#mQ2$vL7", "kX9#mQ2$vL7!" * 90):
        with pytest.raises(Invalid):
            passwords.check_new_password(text, "")


def test_it_is_stored_as_argon2id_with_the_chosen_cost(
    chosen_hasher: PasswordHasher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "_hasher", chosen_hasher)
    hashed = passwords.hash_password("a rather long secret")
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert passwords.is_password("a rather long secret", hashed)
    assert not passwords.is_password("a rather long secreT", hashed)
    assert hashed != passwords.hash_password("a rather long secret")


def test_the_same_letters_typed_on_another_keyboard_are_the_same() -> None:
    assert passwords.is_password("Gru\u0308nes Licht", passwords.hash_password("Gr\u00fcnes Licht"))


def test_a_broken_hash_opens_nothing() -> None:
    assert not passwords.is_password("anything", "not a hash")
    assert not passwords.is_password("anything", "")
