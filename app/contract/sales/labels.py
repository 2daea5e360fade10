"""Labels of products, to print."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Digits, Message, View
from app.contract.catalogue.product_lists import ProductIds

LIMITS = ("greater_than_equal", "less_than_equal")
LEAST_MM, MOST_MM = 20, 200
"""Millimetres: a label below has no room for a barcode, and one above is a sheet."""
NO_SIZE = f"A label is {LEAST_MM} to {MOST_MM} mm wide and high, in whole mm"
NO_PLACE = "The first label must be one of the sheet's, counted from 1"
Millimetres = Annotated[Digits, Field(ge=LEAST_MM, le=MOST_MM), Message(NO_SIZE, covers=LIMITS)]


class LabelsBody(ProductIds):
    """The products to print labels for, and the paper.

    A roll has labels of `width` × `height` millimetres; the sheets are A4 with 24 or 65 labels, and `first` is the
    place of the first label that is not used up. `copies` is one label a product, or one a piece in stock.
    A product with options has labels for each of these.
    """

    paper: Annotated[Literal["roll", "sheet24", "sheet65"], Message("Paper must be roll, sheet24 or sheet65")] = "roll"
    width: Millimetres = 62
    height: Millimetres = 29
    copies: Annotated[Literal["one", "stock"], Message("Copies must be one or stock")] = "one"
    first: Annotated[Digits, Message(NO_PLACE, covers=LIMITS)] = 1


class LabelsView(View):
    """Labels that were made. `file` is the PDF's address, for a quarter of an hour. `unscannable` are the names of the
    products whose number has no room as a barcode or that have none.
    """

    labels: int
    file: str
    unscannable: list[str]
