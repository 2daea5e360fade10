"""A secret is encrypted so that only this computer's key decrypts it. The key is in the keyring where there is one,
else in a file.
"""

import stat
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringError

from app.shop.base.settings import encryption
from app.shop.base.settings.encryption import KEY_FILE, decrypt, encrypt


class MemoryKeyring(KeyringBackend):
    """A keyring in memory. It replaces those of Windows and macOS, which are not available here."""

    priority = 1

    def __init__(self) -> None:
        self.stored: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.stored.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.stored[service, username] = password


class LockedKeyring(MemoryKeyring):
    def set_password(self, service: str, username: str, password: str) -> None:
        raise KeyringError("locked")


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[MemoryKeyring]:
    monkeypatch.setattr(encryption, "has_quiet_keyring", lambda: True)
    before = keyring.get_keyring()
    backend = MemoryKeyring()
    keyring.set_keyring(backend)
    yield backend
    keyring.set_keyring(before)


def test_a_secret_is_decrypted_and_its_key_is_the_owners_alone(tmp_path: Path):
    encrypted = encrypt(tmp_path, "mail secret")
    assert "mail secret" not in encrypted
    assert decrypt(tmp_path, encrypted) == "mail secret"
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("damage", [b"", b"cut short"])
def test_without_the_right_key_nothing_opens_and_a_new_secret_can_be_stored(tmp_path: Path, damage: bytes):
    encrypted = encrypt(tmp_path, "mail secret")
    (tmp_path / KEY_FILE).write_bytes(damage)
    assert decrypt(tmp_path, encrypted) is None
    assert decrypt(tmp_path, encrypt(tmp_path, "another")) == "another"


def test_where_there_is_a_keyring_the_key_never_touches_the_disk(tmp_path: Path, memory: MemoryKeyring):
    encrypted = encrypt(tmp_path, "mail secret")
    assert (list(tmp_path.iterdir()), len(memory.stored)) == ([], 1)
    assert decrypt(tmp_path, encrypted) == "mail secret"
    memory.stored.clear()
    assert decrypt(tmp_path, encrypted) is None


def test_a_locked_keyring_leaves_the_key_to_the_file(tmp_path: Path, memory: MemoryKeyring):
    keyring.set_keyring(LockedKeyring())
    assert decrypt(tmp_path, encrypt(tmp_path, "mail secret")) == "mail secret"
    assert (tmp_path / KEY_FILE).is_file()


def test_blank_stays_blank(tmp_path: Path):
    assert (encrypt(tmp_path, ""), decrypt(tmp_path, "")) == ("", "")
    assert list(tmp_path.iterdir()) == []
