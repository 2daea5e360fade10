"""Self-test of the program's parts: compiled libraries and the files they need."""

import importlib
import io
from zoneinfo import ZoneInfo

from app.commands.self_test_document import check_documents
from app.config import Config, sample_folder
from app.store.database.driver import OLDEST, sqlite3
from app.version import VERSION

LOADED_LATE = (
    "app.desktop.program",
    "app.desktop.window",
    "app.shop.sales.documents.drawing.labels",
    "app.shop.system.sample.sample",
    "app.web.api.openapi",
    "segno",
    "keyring",
)
"""Modules that only some runs need: without this check an owner would be the first to miss one."""

RED, LIGHTNESS_OF_RED = (200, 40, 30), 115
"""A colour of sRGB, and its L of CIE L*a*b* in the light that profiles mean (D50), of 255."""


class NotWhole(Exception):
    """A part is missing or broken."""


def check_version(_config: Config) -> str:
    """This program's."""
    return VERSION


def check_modules(_config: Config) -> str:
    """Everything that is loaded only when it is needed can be."""
    for name in LOADED_LATE:
        importlib.import_module(name)
    return ", ".join(LOADED_LATE)


def check_pictures(_config: Config) -> str:
    """WebP and AVIF are written and read back."""
    from PIL import Image

    for kind in ("WEBP", "AVIF", "JPEG", "PNG"):
        file = io.BytesIO()
        Image.new("RGB", (32, 24), RED).save(file, kind)
        with Image.open(io.BytesIO(file.getvalue())) as read:
            read.load()
            if read.size != (32, 24):
                raise NotWhole(f"{kind} came back as {read.size}")
    return "WebP, AVIF, JPEG and PNG"


def check_excel(_config: Config) -> str:
    """A file of products is read, by a process of its own."""
    from openpyxl import Workbook

    from app.shop.system.spreadsheets.xlsx import read_xlsx

    file, book = io.BytesIO(), Workbook()
    book.worksheets[0].append(["name", 49.99])
    book.save(file)
    if read_xlsx(file.getvalue()) != [["name", "49.99"]]:
        raise NotWhole("an Excel file came back with other cells")
    return "a file of one row"


def check_colours(_config: Config) -> str:
    """Check that a camera's colour profile in a picture is understood. Without it the shop would show wrong colours.
    The library itself is tested, because a picture with an unreadable profile is accepted unchanged.
    """
    from PIL import Image, ImageCms

    file = io.BytesIO()
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    Image.new("RGB", (32, 24), RED).save(file, "JPEG", icc_profile=profile, quality=95)
    with Image.open(io.BytesIO(file.getvalue())) as read:
        embedded = ImageCms.ImageCmsProfile(io.BytesIO(read.info["icc_profile"]))
        seen = ImageCms.profileToProfile(read, embedded, ImageCms.createProfile("LAB"), outputMode="LAB")
    lightness = seen.tobytes()[0] if seen else 0
    if abs(lightness - LIGHTNESS_OF_RED) > 4:
        raise NotWhole(f"red came back with a lightness of {lightness}")
    return "a picture with a profile"


def check_sqlite(_config: Config) -> str:
    """SQLite is one without the known fault of its log."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise NotWhole(f"SQLite {sqlite3.sqlite_version} is too old")
    return str(sqlite3.sqlite_version)


def check_time_zone(_config: Config) -> str:
    """Check that the workshop's time zone is known. The program brings its own time zone data for a PC that has
    none.
    """
    importlib.import_module("tzdata.zoneinfo.Europe")
    return ZoneInfo("Europe/Dublin").key


def check_password(_config: Config) -> str:
    """argon2 makes a hash and knows it again."""
    from argon2 import PasswordHasher

    hasher = PasswordHasher()
    hasher.verify(hasher.hash("a rather long secret"), "a rather long secret")
    return "argon2id"


def check_encryption(_config: Config) -> str:
    """Return the name of the encryption of the mail server's password."""
    from cryptography.fernet import Fernet

    box = Fernet(Fernet.generate_key())
    if box.decrypt(box.encrypt(b"sealed")) != b"sealed":
        raise NotWhole("Fernet")
    return "Fernet"


def check_sample(_config: Config) -> str:
    """The sample catalogue is there."""
    files = [path for path in sample_folder().rglob("*") if path.is_file()]
    if not files:
        raise NotWhole(f"{sample_folder()} is empty")
    return f"{len(files)} files"


def check_mails(_config: Config) -> str:
    """Check that the templates of the mails exist and that a text inserted into one is escaped."""
    from app.shop.base.settings.settings import Settings
    from app.shop.sales.mail.layout import Sheet, write_html, write_text

    sheet, settings = Sheet("Test", ("<b>",)), Settings()
    if "<b>\n" not in write_text(sheet, settings) or "&lt;b&gt;</p>" not in write_html(sheet, settings):
        raise NotWhole("a mail came out otherwise")
    return "text and HTML"


PARTS = (
    check_version, check_modules, check_pictures, check_colours, check_sqlite, check_time_zone, check_password,
    check_encryption, check_sample, check_mails, check_excel, check_documents,
)  # fmt: skip
