"""Years of a model: the table of readings, and the way back."""

import pytest

from app.shop.base.errors import Invalid
from app.shop.catalogue.fitment.years import read_years, settle_years, write_years

THIS_YEAR = 2026
READ = [
    *((text, 2013, 2019) for text in (
        "2013-2019", "2013–2019", "2013 — 2019", "2013 to 2019", "2013/2019", "2013-19", "'13-'19", "’13–’19",
        "03/2013-11/2019", "3.2013 - 11.2019", "2013-2019 (facelift)", "from 2013 to 2019", " 2013 - 2019 ", "13-19",
    )),
    *((text, 2019, None) for text in (
        "2019-", "2019+", "from 2019", "since 2019", "2019-present", "2019-now", "2019 – Present", "2019 to today",
        "2019 onwards", "From 09/2019", "'19-",
    )),
    *((text, None, 2012) for text in ("-2012", "– 2012", "to 2012", "until 2012", "up to 2012")),
    *((text, 2016, 2016) for text in ("2016", "MY2016", "MY 2016", "2016-2016", "03/2016", "'16", "2016 (estate)")),
    ("98-04", 1998, 2004), ("1998-04", 1998, 2004), ("28-28", 2028, 2028), ("29-30", 1929, 1930),
    ("1886-2100", 1886, 2100),
]  # fmt: skip
NOT_UNDERSTOOD = [
    "2008-2012, 2014", "2019-2013", "Mk7", "all", "", " ", None, "-", "to", "16", "98/04", "03/04", "2013/14", "1885",
    "2101", "1885-1990", "2013-2019 (not 2015)", "２０１３", "20130", "2013--2019", "2013-2015-2019", "13/2016-2019",
    "before 2012", "0", "99999999999999999999", "-" * 500,
]  # fmt: skip


@pytest.mark.parametrize(("text", "first", "last"), READ)
def test_the_years_that_a_text_says(text: str, first: int | None, last: int | None):
    assert read_years(text, THIS_YEAR) == (first, last)


@pytest.mark.parametrize("text", NOT_UNDERSTOOD)
def test_a_text_that_may_mean_anything_is_no_year(text: str | None):
    assert read_years(text, THIS_YEAR) == (None, None)


@pytest.mark.parametrize(("first", "last", "text"), [
    (2013, 2019, "2013-2019"), (2019, None, "2019-"), (None, 2012, "-2012"), (2016, 2016, "2016"), (None, None, None),
])  # fmt: skip
def test_a_written_pair_is_read_as_itself(first: int | None, last: int | None, text: str | None):
    assert write_years(first, last) == text
    assert read_years(text, THIS_YEAR) == (first, last)


def test_text_and_pair_set_each_other_and_both_stay_as_sent():
    assert settle_years({"year": "2013-19"}) == {"year": "2013-19", "year_from": 2013, "year_to": 2019}
    assert settle_years({"year_to": 2015}, (2013, None)) == {"year": "2013-2015", "year_from": 2013, "year_to": 2015}
    both = {"year": "Mk7", "year_from": 2013, "year_to": None}
    assert settle_years(both) == both
    assert settle_years({"name": "Golf"}, (2013, None)) == {"name": "Golf"}
    with pytest.raises(Invalid):
        settle_years({"year_to": 2012}, (2013, None))
