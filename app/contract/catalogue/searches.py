"""Searches of visitors, and synonyms, for the owner."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Message, Moment, Text, View
from app.contract.base.periods import PeriodQuery
from app.contract.base.visible import AtLeast
from app.contract.catalogue.products import Flag

WORDS_LIMIT = 100

SynonymWords = Annotated[
    Text, AtLeast(1), Field(max_length=WORDS_LIMIT), Message(f"Please enter words of at most {WORDS_LIMIT} characters")
]
Both = Annotated[Flag, Message("Both must be 0 or 1")]


class SearchesQuery(PeriodQuery):
    """Which days: the last 7, 30 or 90."""


class FrequentSearchView(View):
    """A query in its commonest spelling, and how often it was made."""

    query: str
    count: int
    results: int
    last_at: Moment


class MissingSearchView(View):
    """A query that finds nothing, and what is near."""

    query: str
    count: int
    last_at: Moment
    closest: list[str]


class CorrectedSearchView(View):
    """A misspelt query, and what it was read as."""

    query: str
    corrected: str
    count: int


class SearchesView(View):
    """The searches of a period: the frequent, the missing, the misspelt."""

    frequent: list[FrequentSearchView]
    missing: list[MissingSearchView]
    corrected: list[CorrectedSearchView]


class NewSynonym(Body):
    """Words that also mean others; with `both` these mean them as well."""

    word: SynonymWords
    means: SynonymWords
    both: Both = 1


class SynonymChange(NewSynonym):
    """Only what is sent changes."""

    word: SynonymWords = ""
    means: SynonymWords = ""


class SynonymView(View):
    """A synonym."""

    id: str
    word: str
    means: str
    both: int
