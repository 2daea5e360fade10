"""Verdicts on a part for a vehicle: the whole table."""

import pytest

from app.shop.catalogue.fitment.verdict import (
    CHOOSE_BOTH,
    CHOOSE_ENGINE,
    CHOOSE_YEAR,
    OTHER_ENGINE,
    Fit,
    FitmentVehicle,
    ModelFitment,
    judge,
)
from app.shop.catalogue.fitment.years import NOT_KNOWN, Years

ALL = ModelFitment()
MADE: Years = (2013, 2019)
SINCE: Years = (2019, None)
UNTIL: Years = (None, 2012)
MID: Years = (2015, 2017)
FROM_MID: Years = (2015, None)
TO_MID: Years = (None, 2017)
TDI = frozenset({"tdi"})
BOTH = frozenset({"tdi", "gti"})
BRAKES = "only with sport brakes"

YEARS = [  # the model's years, the row's years, the vehicle's year, the verdict
    (MADE, NOT_KNOWN, None, "fits"), (MADE, NOT_KNOWN, 2012, "check"), (MADE, NOT_KNOWN, 2013, "fits"),
    (MADE, NOT_KNOWN, 2014, "fits"), (MADE, NOT_KNOWN, 2018, "fits"), (MADE, NOT_KNOWN, 2019, "fits"),
    (MADE, NOT_KNOWN, 2020, "check"),
    (MADE, MID, None, "check"), (MADE, MID, 2012, "check"), (MADE, MID, 2013, "no"), (MADE, MID, 2014, "no"),
    (MADE, MID, 2015, "fits"), (MADE, MID, 2016, "fits"), (MADE, MID, 2017, "fits"), (MADE, MID, 2018, "no"),
    (MADE, MID, 2019, "no"), (MADE, MID, 2020, "check"),
    (MADE, FROM_MID, None, "check"), (MADE, FROM_MID, 2014, "no"), (MADE, FROM_MID, 2015, "fits"),
    (MADE, FROM_MID, 2019, "fits"), (MADE, FROM_MID, 2020, "check"),
    (MADE, TO_MID, None, "check"), (MADE, TO_MID, 2012, "check"), (MADE, TO_MID, 2013, "fits"),
    (MADE, TO_MID, 2017, "fits"), (MADE, TO_MID, 2018, "no"),
    (MADE, MADE, None, "fits"), (MADE, (2013, None), None, "fits"), (MADE, (None, 2019), None, "fits"),
    (MADE, (2014, 2019), None, "check"), (MADE, (2013, 2018), None, "check"), (MADE, (2016, 2016), 2015, "no"),
    (MADE, (2016, 2016), 2016, "fits"), (MADE, (2016, 2016), 2017, "no"),
    (SINCE, NOT_KNOWN, 2018, "check"), (SINCE, NOT_KNOWN, 2019, "fits"), (SINCE, NOT_KNOWN, 2100, "fits"),
    (SINCE, (2021, None), None, "check"), (SINCE, (2021, None), 2020, "no"), (SINCE, (2021, None), 2021, "fits"),
    (SINCE, SINCE, None, "fits"), (SINCE, (2019, 2022), None, "check"), (SINCE, (2019, 2022), 2023, "no"),
    (UNTIL, NOT_KNOWN, 1886, "fits"), (UNTIL, NOT_KNOWN, 2012, "fits"), (UNTIL, NOT_KNOWN, 2013, "check"),
    (UNTIL, (None, 2010), None, "check"), (UNTIL, (None, 2010), 2010, "fits"), (UNTIL, (None, 2010), 2011, "no"),
    (NOT_KNOWN, NOT_KNOWN, None, "fits"), (NOT_KNOWN, NOT_KNOWN, 1900, "fits"), (NOT_KNOWN, MID, None, "check"),
    (NOT_KNOWN, MID, 2014, "check"), (NOT_KNOWN, MID, 2016, "check"), (NOT_KNOWN, MID, 2018, "check"),
]  # fmt: skip
ENGINES = [  # the row's engines, the vehicle's engine, the row's years, the vehicle's year, verdict, reason
    (frozenset(), None, NOT_KNOWN, None, "fits", None), (frozenset(), "gti", NOT_KNOWN, None, "fits", None),
    (TDI, None, NOT_KNOWN, None, "check", CHOOSE_ENGINE), (TDI, "tdi", NOT_KNOWN, None, "fits", None),
    (TDI, "gti", NOT_KNOWN, None, "no", OTHER_ENGINE), (BOTH, "gti", NOT_KNOWN, 2016, "fits", None),
    (TDI, None, MID, None, "check", CHOOSE_BOTH), (TDI, "tdi", MID, None, "check", CHOOSE_YEAR),
    (TDI, None, MID, 2016, "check", CHOOSE_ENGINE), (TDI, None, MID, 2018, "no", "Made for 2015–2017"),
    (TDI, "gti", MID, None, "no", OTHER_ENGINE), (TDI, "gti", MID, 2016, "no", OTHER_ENGINE),
    (TDI, "tdi", MID, 2018, "no", "Made for 2015–2017"), (TDI, "tdi", MID, 2017, "fits", None),
    (TDI, "gti", MID, 2020, "check", "Volkswagen Golf Mk7 was made in 2013–2019"),
]  # fmt: skip
LISTS = [  # what the list of models means, its row of this model, whether it has any, the vehicle's year, the verdict
    ("universal", None, False, None, "universal"), ("universal", None, True, 2016, "universal"),
    ("universal", ALL, True, None, "universal"), ("universal", ModelFitment(MID), True, 2018, "universal"),
    ("universal", None, False, 2030, "universal"), ("universal", ModelFitment(engine_ids=TDI), True, None, "universal"),
    ("listed", None, False, None, "unknown"), ("listed", None, False, 2030, "unknown"),
    ("listed", None, True, None, "no"), ("listed", None, True, 2016, "no"), ("listed", None, True, 2012, "check"),
    ("listed", None, True, 2013, "no"), ("listed", None, True, 2019, "no"), ("listed", None, True, 2020, "check"),
    ("listed", ALL, True, None, "fits"), ("open", ALL, True, 2016, "fits"),
    ("open", ModelFitment(MID), True, 2018, "no"),
    ("open", None, True, None, "unknown"), ("open", None, True, 2016, "unknown"), ("open", None, True, 2020, "unknown"),
    ("open", None, False, None, "unknown"), ("open", ModelFitment(MID), True, None, "check"),
]  # fmt: skip


def _golf(years: Years = MADE, year: int | None = None, engine_id: str | None = None) -> FitmentVehicle:
    return FitmentVehicle("golf", "Volkswagen", "Golf Mk7", years, year, engine_id, engine_id and engine_id.upper())


@pytest.mark.parametrize(("model", "row", "year", "verdict"), YEARS)
def test_the_verdict_by_years(model: Years, row: Years, year: int | None, verdict: str):
    assert judge(_golf(model, year), "listed", ModelFitment(row), has_rows=True).verdict == verdict


@pytest.mark.parametrize("case", ENGINES)
def test_the_verdict_by_engine(case: tuple[frozenset[str], str | None, Years, int | None, str, str | None]):
    engines, engine, row, year, *said = case
    fit = judge(_golf(MADE, year, engine), "listed", ModelFitment(row, engine_ids=engines), has_rows=True)
    assert [fit.verdict, fit.reason] == said


@pytest.mark.parametrize(("fits", "row", "has_rows", "year", "verdict"), LISTS)
def test_the_verdict_by_the_meaning_of_the_list(
    fits: str, row: ModelFitment | None, has_rows: bool, year: int | None, verdict: str
):
    assert judge(_golf(MADE, year), fits, row, has_rows).verdict == verdict


def test_a_condition_is_asked_only_of_what_else_would_fit():
    row = ModelFitment(MID, BRAKES, is_condition=True)
    verdicts = [judge(_golf(MADE, year), "listed", row, has_rows=True) for year in (2016, 2018, None)]
    assert [fit.verdict for fit in verdicts] == ["fits_if", "no", "check"]
    assert {fit.note for fit in verdicts} == {BRAKES}


def test_a_plain_note_is_shown_beneath_any_verdict():
    row = ModelFitment(MID, "Left-hand drive shown")
    for fits, year in (("listed", 2016), ("listed", 2018), ("listed", None), ("universal", 2016), ("open", 2030)):
        assert judge(_golf(MADE, year), fits, row, has_rows=True).note == "Left-hand drive shown"


def test_a_no_says_what_the_part_is_made_for():
    assert judge(_golf(MADE, 2018), "listed", ModelFitment(MID), has_rows=True) == Fit(
        "no", None, "2015-2017", "Made for 2015–2017"
    )
    assert judge(_golf(MADE, 2020), "listed", None, has_rows=True).reason == "Volkswagen Golf Mk7 was made in 2013–2019"


def test_years_without_an_end_are_said_in_words():
    said = [
        judge(_golf(model, year), "listed", ModelFitment(row), has_rows=True).reason
        for model, year, row in (
            (MADE, 2014, FROM_MID), (MADE, 2018, TO_MID), (SINCE, 2018, NOT_KNOWN), (MADE, 2014, (2016, 2016)),
        )
    ]  # fmt: skip
    assert said == [
        "Made for 2015 and later",
        "Made for 2017 and earlier",
        "Volkswagen Golf Mk7 was made in 2019 and later",
        "Made for 2016",
    ]


def test_a_boundary_year_belongs_to_both_neighbours():
    for row in ((2013, 2016), (2016, 2019)):
        assert judge(_golf(MADE, 2016), "listed", ModelFitment(row), has_rows=True).verdict == "fits"


def test_the_label_says_all_that_is_known():
    assert _golf(year=2016, engine_id="tdi").label == "Volkswagen Golf Mk7, 2016, TDI"
    assert _golf().label == "Volkswagen Golf Mk7"
