"""A damaged backup file is listed as damaged, does not hide any other, and is refused without a change."""

import io
import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.shop.system.backups import files
from app.shop.system.backups.known_numbers import greatest_in_backups
from app.store.sales import order_numbers

BACKUPS = "/api/admin/backups"
NAME = "pitlane-20260102-030405.zip"
MOST_PICTURES = 2_000
"""In place of the limit itself, which takes seconds to exceed."""
FACTS = '{"program": "pitlane", "products": 1, "orders": 2, "images": 3}'


def pack(facts: str | bytes, method: int = zipfile.ZIP_STORED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        archive.writestr("backup.json", facts)
        archive.writestr("pitlane.db", b"no database")
    return file.getvalue()


def spoil(content: bytes, old: bytes, new: bytes, times: int = -1) -> bytes:
    assert old in content
    return content.replace(old, new, times)


def _lock(content: bytes) -> bytes:
    """Set the bit of a password in both headers of each member."""
    spoilt = bytearray(content)
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = -1
        while (start := content.find(sign, start + 1)) >= 0:
            spoilt[start + place] |= 1
    return bytes(spoilt)


def _claim_size(content: bytes, size: int) -> bytes:
    """Return a zip in which the list of members has a wrong size for the first member."""
    spoilt = bytearray(content)
    start = content.index(b"PK\x01\x02")
    spoilt[start + 24 : start + 28] = size.to_bytes(4, "little")
    return bytes(spoilt)


def _claim_packing(content: bytes, method: int, name: bytes = b"backup.json") -> bytes:
    """Let a member's headers claim another way of packing."""
    spoilt = bytearray(content)
    for sign, place, length in ((b"PK\x03\x04", 8, 30), (b"PK\x01\x02", 10, 46)):
        start = -1
        while (start := content.find(sign, start + 1)) >= 0:
            if content[start + length :].startswith(name):
                spoilt[start + place : start + place + 2] = method.to_bytes(2, "little")
    return bytes(spoilt)


DAMAGED: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "no zip": lambda: b"PK not really",
    "spoilt bytes": lambda: spoil(pack(FACTS), b'"products": 1', b'"products": 7'),
    "spoilt packed bytes": lambda: (
        spoil(pack(FACTS * 9, zipfile.ZIP_DEFLATED), b"backup.json", b"backup.json", 1)[:60]
        + b"\xff" * 40
        + pack(FACTS * 9, zipfile.ZIP_DEFLATED)[100:]
    ),
    "a password": lambda: _lock(pack(FACTS)),
    "nesting": lambda: pack("[" * 50_000 + "]" * 50_000),
    "an unknown packing": lambda: spoil(pack(FACTS), b"\x14\x00\x00\x00\x00\x00", b"\x14\x00\x00\x00\x63\x00"),
    "false compression": lambda: _claim_size(pack(FACTS, zipfile.ZIP_DEFLATED), 3_000_000_000),
    "a bomb": lambda: pack(b" " * 50_000_000 + FACTS.encode(), zipfile.ZIP_DEFLATED),
    "endless numbers": lambda: pack('{"program": "pitlane", "products": 1e999, "orders": 2, "images": 3}'),
    "facts packed by bzip2": lambda: pack(FACTS, zipfile.ZIP_BZIP2),
    "facts that only claim bzip2": lambda: _claim_packing(pack(FACTS), zipfile.ZIP_BZIP2),
    "facts that only claim lzma": lambda: _claim_packing(pack(FACTS), zipfile.ZIP_LZMA),
    "other JSON": lambda: pack("[1, 2]"),
    "counts that are none": lambda: pack(json.dumps({"program": "pitlane", "products": {}, "orders": 0, "images": 0})),
    "no text": lambda: pack(b"\xff\xfe\x00"),
}


@pytest.fixture
def sound(admin: FlaskClient) -> str:
    """The name of a backup that is whole."""
    return str(admin.post(BACKUPS).json["name"])


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_one_is_listed_as_damaged_and_hides_no_other(
    admin: FlaskClient, config: Config, sound: str, kind: str
) -> None:
    damaged = config.backups / NAME
    damaged.write_bytes(DAMAGED[kind]())
    answer = admin.get(BACKUPS)
    assert answer.status_code == 200
    listed = {each["name"]: each["products"] for each in answer.json}
    assert listed == {sound: 0, NAME: None}
    before = _look(config.data_dir)
    assert admin.get(f"{BACKUPS}/{NAME}/preview").status_code == 400
    refused = admin.post(f"{BACKUPS}/{NAME}/restore")
    assert (refused.status_code, refused.json["message"][:12]) == (400, "This file is")
    assert _look(config.data_dir) == before


@pytest.mark.parametrize(
    "members",
    [
        {"uploads/a.webp": b"x" * (64 * 1024 * 1024 + 1)},
        {f"uploads/{n}.webp": b"" for n in range(MOST_PICTURES + 1)},
    ],
    ids=["a picture too large", "too many pictures"],
)
def test_members_beyond_the_limits_are_refused_unread(
    admin: FlaskClient, config: Config, sound: str, members: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PICTURES_LIMIT", MOST_PICTURES)
    shutil.copy(config.backups / sound, config.backups / NAME)
    with zipfile.ZipFile(config.backups / NAME, "a", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    assert admin.post(f"{BACKUPS}/{NAME}/restore").status_code == 400


@pytest.mark.parametrize("name", ["pitlane.db", "uploads/a.webp"])
@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 9, 93])
def test_members_packed_otherwise_than_ours_are_refused_in_a_sentence(
    admin: FlaskClient, config: Config, sound: str, name: str, method: int
) -> None:
    backup = config.backups / NAME
    shutil.copy(config.backups / sound, backup)
    with zipfile.ZipFile(backup, "a") as archive:
        archive.writestr("uploads/a.webp", b"x" * 1000)
    backup.write_bytes(_claim_packing(backup.read_bytes(), method, name.encode()))
    before = _look(config.data_dir)
    for refused in (admin.get(f"{BACKUPS}/{NAME}/preview"), admin.post(f"{BACKUPS}/{NAME}/restore")):
        assert (refused.status_code, refused.json["message"][:12]) == (400, "This file is")
    assert _look(config.data_dir) == before
    # Nor does it stop a start that looks for the numbers of orders.
    (config.data_dir / order_numbers.FILE).unlink(missing_ok=True)
    assert greatest_in_backups(config) == 1000


def _look(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}
