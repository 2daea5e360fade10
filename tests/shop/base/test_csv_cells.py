"""CSV cells are written so that a spreadsheet runs nothing in them, and are read back unchanged."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.base.csv_cells import read_cell, read_csv, write_cell, write_csv
from app.shop.base.errors import Invalid

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40).map(str.strip)
WIDE = "\uff1d\uff0b\uff0d\uff20"
"""The full-width forms of = + - @."""
RISKY = st.builds(lambda start, rest: (start + rest).strip(), st.text(f"'=+-@\t\r{WIDE}", max_size=3), TEXTS)


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", *WIDE])
def test_what_a_spreadsheet_could_run_gets_an_apostrophe(start: str):
    assert write_cell(f"{start}1+1") == f"'{start}1+1"
    assert write_cell(f"a{start}") == f"a{start}"


def test_none_is_an_empty_cell_and_a_number_its_digits():
    assert (write_cell(None), write_cell(0), write_cell("")) == ("", "0", "")


@given(st.one_of(TEXTS, RISKY))
def test_a_text_reads_back_as_it_was(text: str):
    written = write_cell(text)
    assert read_cell(written) == text
    assert not written.startswith(("=", "+", "-", "@", "\t", "\r", *WIDE))


@given(st.lists(st.lists(st.one_of(TEXTS, RISKY), min_size=2, max_size=4), max_size=4))
def test_a_file_reads_back_as_it_was(rows: list[list[str]]):
    header = ["first", "second"]
    assert read_csv(write_csv(header, rows)) == [header, *rows]


def test_a_file_is_utf_8_with_bom_commas_and_crlf():
    raw = write_csv(["name", "price"], [["Škoda, “new”", "9.50"]])
    assert raw == '\ufeffname,price\r\n"Škoda, “new”",9.50\r\n'.encode()


@pytest.mark.parametrize("raw", [
    "name;price\r\nCitroën;9,50\r\n".encode(), "name;price\nCitroën;9,50".encode("cp1252"),
    "\ufeffname;price\nCitroën;9,50\n".encode(), "name,price\nCitroën,\"9,50\"\n".encode(),
    "name\tprice\nCitroën\t9,50\n".encode(), "name;price\n Citroën ;'9,50\n".encode().replace(b"'", b""),
])  # fmt: skip
def test_every_usual_writing_is_read(raw: bytes):
    assert read_csv(raw) == [["name", "price"], ["Citroën", "9,50"]]


def test_what_is_no_csv_file_is_refused():
    with pytest.raises(Invalid, match="The file is not a CSV file in UTF-8"):
        read_csv(b"name\n\x81\x8d\xff")


@pytest.mark.parametrize(("raw", "why"), [
    (b'name\n"open', "Line 2 of the file has a quotation mark that does not belong to a pair"),
    (b'name\n"two\nlines"\n"a"b\nc', "Line 4 of the file has a quotation mark that does not belong to a pair"),
    (b"name\nx\n" + b"y" * 200_000, "Line 3 of the file has a text of more than 131,072 characters"),
])  # fmt: skip
def test_a_line_that_is_not_of_a_csv_file_is_named(raw: bytes, why: str):
    with pytest.raises(Invalid, match=why):
        read_csv(raw)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(raw: bytes):
    try:
        assert all(isinstance(cell, str) for row in read_csv(raw) for cell in row)
    except Invalid as refusal:
        assert refusal.message


@given(st.lists(st.lists(st.one_of(TEXTS, RISKY), min_size=2, max_size=3), max_size=3), st.sampled_from([";", "\t"]))
def test_what_a_spreadsheet_saves_again_reads_back_as_it_was(rows: list[list[str]], delimiter: str):
    written = list(csv.reader(io.StringIO(write_csv(["first", "second"], rows).decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=delimiter).writerows(written)
    assert read_csv(saved.getvalue().encode()) == [["first", "second"], *rows]


@given(st.lists(st.text(st.characters(codec="cp1252", exclude_characters="\0"), max_size=20), min_size=2, max_size=2))
def test_what_windows_wrote_is_read_as_it_was(cells: list[str]):
    row = [cell.strip() for cell in cells]
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=";").writerows([["first", "second"], [write_cell(cell) for cell in row], ["é", ""]])
    # An é of Windows-1252 before a sign of ASCII is never UTF-8.
    assert read_csv(saved.getvalue().encode("cp1252")) == [["first", "second"], row, ["é", ""]]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_file_in_utf_16_is_read_by_its_mark(encoding: str) -> None:
    text = "\ufeffname\tprice\r\nČistič kol\t9.90\r\n"
    assert read_csv(text.encode(encoding)) == [["name", "price"], ["Čistič kol", "9.90"]]


def test_a_file_in_utf_16_that_is_cut_off_is_refused() -> None:
    with pytest.raises(Invalid, match="UTF-16"):
        read_csv("\ufeffname".encode("utf-16-le")[:-1])
