"""Keeps a secret setting unreadable at rest: encrypted with a key of this installation alone.

The key lies in the data directory beside the database, in no backup and no export, so a backup that goes astray gives
nobody the mail account. On another computer a restored secret cannot be opened: it is entered anew.
"""

import os
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken

KEY_FILE = "mail.key"


def seal(folder: Path, secret: str) -> str:
    """The secret as it may be stored; the key is made where there is none yet. Blank stays blank."""
    return _key(folder).encrypt(secret.encode()).decode() if secret else ""


def unseal(folder: Path, sealed: str) -> str | None:
    """The secret again; None when it was sealed on another computer, or the key is gone. Blank stays blank."""
    if not sealed:
        return ""
    try:
        return Fernet((folder / KEY_FILE).read_bytes()).decrypt(sealed).decode()
    except (OSError, ValueError, InvalidToken):
        return None


def _key(folder: Path) -> Fernet:
    """Call it within a write: one thread at a time. A key that was cut short is replaced: it opens nothing."""
    path = folder / KEY_FILE
    try:
        return Fernet(path.read_bytes())
    except (FileNotFoundError, ValueError):
        path.unlink(missing_ok=True)
        return Fernet(_new_key(path))


def _new_key(path: Path) -> bytes:
    key = Fernet.generate_key()
    # 0600 from its first moment on: readable by the account that runs the shop alone.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
