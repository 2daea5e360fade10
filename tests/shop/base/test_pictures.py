"""Pictures are read. Real ones give the right result, and hostile ones are refused before they get any further."""

import io
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images import pictures
from app.shop.base.images.picture_files import PREVIEW_END
from app.shop.base.images.pictures import read_picture
from app.shop.base.images.renditions import make_renditions
from tests.shop.base.pictures import encode, make_phone_photo, make_picture, make_png_bomb

SMALL = {kind: make_picture(64, 48, kind=kind) for kind in ("JPEG", "PNG", "WEBP")}

STARTS = (b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"RIFF\x40\0\0\0WEBPVP8 ")


def test_a_phone_photo_is_turned_upright_and_loses_its_metadata():
    picture = read_picture(make_phone_photo(800, 600))
    assert (picture.size, picture.mode, picture.info, dict(picture.getexif())) == ((600, 800), "RGB", {}, {})
    top, bottom = picture.getpixel((300, 50)), picture.getpixel((300, 750))
    assert (top[2] > 150, bottom[0] > 150) == (True, True)
    for suffix, content in make_renditions(picture).files.items():
        assert b"Secret Phone" not in content, suffix


@pytest.mark.parametrize(("mode", "kind"), [
    ("RGB", "JPEG"), ("L", "JPEG"), ("CMYK", "JPEG"), ("RGB", "PNG"), ("RGBA", "PNG"), ("LA", "PNG"), ("P", "PNG"),
    ("1", "PNG"), ("I;16", "PNG"), ("RGB", "WEBP"), ("RGBA", "WEBP"),
])  # fmt: skip
def test_every_mode_that_a_file_may_have_is_taken(mode: str, kind: str):
    picture = Image.new(mode, (90, 60))
    assert read_picture(encode(picture, kind)).mode == ("RGBA" if mode in {"RGBA", "LA"} else "RGB")


@pytest.mark.parametrize(("width", "widths"), [
    (100, (100,)), (640, (320, 640)), (1000, (320, 640, 960, 1000)), (2000, (320, 640, 960, 1280)),
])  # fmt: skip
def test_the_renditions_never_enlarges(width: int, widths: tuple[int, ...]):
    renditions = make_renditions(read_picture(make_picture(width, width // 4, kind="JPEG")))
    assert (renditions.widths, renditions.width, renditions.height) == (widths, widths[-1], widths[-1] // 4)
    for suffix, content in renditions.files.items():
        if suffix == PREVIEW_END:
            continue
        with Image.open(io.BytesIO(content)) as stored:
            assert stored.width == (widths[-1] if suffix == ".webp" else int(suffix[1:].partition(".")[0]))


@pytest.mark.parametrize(
    ("size", "stored"),
    [((40000, 400), (1280, 13)), ((400, 40000), (82, 8192)), ((1, 20000), (1, 8192))],
)
def test_a_long_strip_is_scaled_to_what_a_file_can_hold(size: tuple[int, int], stored: tuple[int, int]):
    renditions = make_renditions(read_picture(make_picture(*size)))
    assert (renditions.width, renditions.height) == stored


def test_a_transparent_picture_stays_transparent():
    picture = read_picture(encode(Image.new("RGBA", (50, 50), (0, 0, 0, 0)), "PNG"))
    for suffix, content in make_renditions(picture).files.items():
        with Image.open(io.BytesIO(content)) as stored:
            assert (stored.convert("RGBA").getpixel((25, 25))[3] == 0) is (suffix != PREVIEW_END)


@pytest.mark.parametrize("size", [(40, 30), (1280, 300), (300, 1280)])
@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_the_preview_for_other_sites_has_the_one_size_that_they_show_whole(size: tuple[int, int], mode: str):
    picture = read_picture(encode(Image.new(mode, size, "#c04010"), "PNG"))
    with Image.open(io.BytesIO(make_renditions(picture).files[PREVIEW_END])) as preview:
        assert (preview.format, preview.size) == ("JPEG", (1200, 630))
        red, green, blue = preview.getpixel((600, 315))
    assert abs(red - 0xC0) + abs(green - 0x40) + abs(blue - 0x10) < 12


def test_colours_are_turned_into_srgb_and_a_broken_profile_is_ignored():
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for profile in (lab, b"no profile at all"):
        picture = read_picture(encode(Image.new("RGB", (40, 40), (10, 200, 30)), "PNG", icc_profile=profile))
        assert (picture.getpixel((5, 5)), picture.info) == ((10, 200, 30), {})


@pytest.mark.parametrize("raw", [
    b"", b"hello", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"%!PS-Adobe-3.0 EPSF-3.0", b"MZ\x90\x00", b"GIF89a",
    make_picture(kind="GIF"), make_picture(kind="BMP"), make_picture(kind="TIFF"), make_picture(kind="AVIF"),
    make_picture()[:-40], make_picture(kind="JPEG")[:200], make_png_bomb(300, 300),
    make_png_bomb(30_000, 30_000), make_png_bomb(9000, 9000), make_png_bomb(12_001, 10),
], ids=str)  # fmt: skip
def test_what_is_no_picture_of_ours_is_refused(raw: bytes):
    with pytest.raises(WrongKind):
        read_picture(raw)


def test_no_reader_of_another_kind_ever_sees_a_file(monkeypatch: pytest.MonkeyPatch):
    seen: list[object] = []
    gif = make_picture(kind="GIF")

    def look(picture: object) -> None:
        seen.append(picture)

    monkeypatch.setattr("PIL.GifImagePlugin.GifImageFile._open", look)
    with pytest.raises(WrongKind):
        read_picture(gif)
    assert seen == []


@pytest.mark.parametrize(("kind", "megapixels"), [("JPEG", 50), ("PNG", 50), ("WEBP", 25)])
def test_a_real_picture_has_at_most_so_many_pixels(kind: str, megapixels: int):
    with pytest.raises(WrongKind) as refusal:
        read_picture(make_picture(5000, megapixels * 200 + 1, kind=kind, quality=1, method=0))
    assert refusal.value.message == pictures.TOO_MANY_PIXELS


def test_more_bytes_than_are_taken_are_refused(monkeypatch: pytest.MonkeyPatch):
    assert pictures.PICTURE_BYTES == 10 * 1024 * 1024
    monkeypatch.setattr(pictures, "PICTURE_BYTES", len(SMALL["PNG"]))
    read_picture(SMALL["PNG"])
    with pytest.raises(TooLarge):
        read_picture(SMALL["PNG"] + b"\0")


@given(st.sampled_from(sorted(SMALL)), st.lists(st.tuples(st.integers(0, 400), st.binary(min_size=1, max_size=6))))
def test_a_damaged_picture_is_read_or_refused_and_nothing_else(kind: str, damages: list[tuple[int, bytes]]):
    raw = bytearray(SMALL[kind])
    for place, damage in damages:
        raw[place : place + len(damage)] = damage
    try:
        assert max(read_picture(bytes(raw)).size) <= pictures.GREATEST_HEIGHT
    except WrongKind as refusal:
        assert refusal.message.startswith("The ")


@given(st.binary(max_size=300), st.sampled_from(STARTS))
def test_garbage_is_refused(garbage: bytes, start: bytes):
    with pytest.raises(WrongKind):
        read_picture(start + garbage)


@given(st.sampled_from(sorted(SMALL)), st.floats(0, 1))
def test_a_picture_cut_anywhere_is_read_or_refused(kind: str, part: float):
    try:
        assert read_picture(SMALL[kind][: int(len(SMALL[kind]) * part)]).size == (64, 48)
    except WrongKind as refusal:
        assert refusal.message == pictures.NO_PICTURE


@given(st.integers(1, 2**31 - 1), st.integers(1, 2**31 - 1))
def test_no_pixel_of_a_giant_is_decoded(width: int, height: int):
    """No pixel of a giant picture is decoded. The memory depends on the number of pixels, so a picture above the limit
    is refused unread, whatever its file claims.
    """
    with pytest.MonkeyPatch.context() as patch:
        loaded: list[tuple[int, int]] = []
        patch.setattr("PIL.ImageFile.ImageFile.load", lambda picture: loaded.append(picture.size))
        with suppress(WrongKind):
            read_picture(make_png_bomb(width, height))
    assert all(wide * high <= pictures.PIXEL_LIMITS["PNG"] for wide, high in loaded)
