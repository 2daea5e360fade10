"""The rows of a page of a list, which each answer names after what they are."""

from typing import Annotated, TypeVar

from pydantic import Field

Row = TypeVar("Row")
Rows = Annotated[list[Row], Field(validation_alias="rows")]
"""They are read from the `rows` of the rule's page (`app/shop/base/paged.py`)."""
