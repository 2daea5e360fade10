"""Slugs are made from names, and contain only characters that are allowed in an address."""

import re
from urllib.parse import quote, unquote, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.contract.base.fields import new_slug
from app.contract.base.rows import is_slug


@given(st.text(max_size=60))
def test_a_slug_made_from_a_name_is_plain_and_fits_an_address(name: str):
    slug = new_slug(name)
    assert re.fullmatch(r"([a-z0-9]+(-[a-z0-9]+)*)?", slug)
    assert is_slug(slug) == (slug != "" and not re.fullmatch(r"[0-9a-f]{8}(-[^-]*){4}", slug))
    assert new_slug(slug) == slug


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=30).filter(is_slug))
def test_every_slug_survives_an_address_as_one_step(slug: str):
    path = urlsplit(f"http://shop.example/shop/{quote(slug)}").path
    assert unquote(path).split("/") == ["", "shop", slug]


@pytest.mark.parametrize("text", [
    "", " ", "a b", "a/b", "a\\b", "a?b", "a#b", "a%2fb", ".", "..", "<b>", "a\nb", "a\u00a0b",
    "00000000-0000-4000-8000-000000000000",
])  # fmt: skip
def test_what_would_change_an_address_is_no_slug(text: str):
    assert not is_slug(text)


@pytest.mark.parametrize("text", ["golf-mk7", "Golf", "id.3", "a_b", "škoda", "-x-"])
def test_what_an_owner_may_like_is_one(text: str):
    assert is_slug(text)
