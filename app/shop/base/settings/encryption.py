"""Encryption of secret settings with a key that only this installation has.

The key is in the system's keyring on Windows and macOS, else in a file of the data directory beside the database. It is
in no backup and no export, so that a lost backup gives nobody access to the mail account. On another computer a
restored secret cannot be decrypted and must be entered again.
"""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.contract.system.owner_settings import OwnerSettings
from app.contract.system.setting_shapes import secrets_of
from app.held_files import remove_file

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

KEY_FILE = "mail.key"
KEYRING_SERVICE = "Pitlane mail key"
SECRETS = secrets_of(OwnerSettings)
"""The settings that are stored encrypted."""


def encrypt(folder: Path, secret: str) -> str:
    """Return the secret in the encrypted form that is stored. The key is created if there is none yet. A blank secret
    stays blank.
    """
    return _key(folder).encrypt(secret.encode()).decode() if secret else ""


def encrypt_secrets(changes: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Return the changes of the settings with their secrets encrypted, ready to be stored. Call this function within a
    write.
    """
    return {name: encrypt(folder, value) if name in SECRETS else value for name, value in changes.items()}


def decrypt(folder: Path, encrypted: str) -> str | None:
    """Return the decrypted secret. Returns None if it was encrypted on another computer or the key is gone. A blank
    secret stays blank.
    """
    if not encrypted:
        return ""
    # Imported late, as below: a shop without a secret starts without the library.
    from cryptography.fernet import Fernet, InvalidToken

    for stored in (_from_keyring(folder), _from_file(folder)):
        with suppress(ValueError, InvalidToken):
            return Fernet(stored).decrypt(encrypted).decode()
    return None


def has_quiet_keyring() -> bool:
    """Return whether the system's keyring works without a prompt. On Linux a keyring may show a prompt that nobody
    sees.
    """
    return sys.platform in {"win32", "darwin"}


def _key(folder: Path) -> "Fernet":
    """Return the key, and create it if there is none. Call this function within a write, so that only one thread at a
    time runs it. A truncated key is replaced, because it decrypts nothing.
    """
    from cryptography.fernet import Fernet

    for stored in (_from_keyring(folder), _from_file(folder)):
        with suppress(ValueError):
            return Fernet(stored)
    key = Fernet.generate_key()
    if not _to_keyring(folder, key):
        _to_file(folder, key)
    return Fernet(key)


def _from_keyring(folder: Path) -> bytes:
    """Return the key of this data directory from the keyring. The result is empty when the keyring has no such key, or
    when there is no keyring.
    """
    if not has_quiet_keyring():
        return b""
    import keyring  # loaded only where it is used

    with suppress(keyring.errors.KeyringError):
        return (keyring.get_password(KEYRING_SERVICE, str(folder.resolve())) or "").encode()
    return b""


def _to_keyring(folder: Path, key: bytes) -> bool:
    if not has_quiet_keyring():
        return False
    import keyring  # loaded only where it is used

    with suppress(keyring.errors.KeyringError):
        keyring.set_password(KEYRING_SERVICE, str(folder.resolve()), key.decode())
        return True
    return False


def _from_file(folder: Path) -> bytes:
    with suppress(OSError):
        return (folder / KEY_FILE).read_bytes()
    return b""


def _to_file(folder: Path, key: bytes) -> None:
    path = folder / KEY_FILE
    remove_file(path)
    # 0600 from its first moment on: readable by the account that runs the shop alone.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
