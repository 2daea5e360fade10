"""How to pay what is open: account, reference, code, other ways."""

from decimal import Decimal
from typing import Any

from app.shop.sales.documents.drawing.paper import LABEL, LEFT, QUIET, RIGHT, STRONG, Paper, Style, wrap
from app.shop.sales.documents.drawing.words import euro, in_groups
from app.shop.sales.transfers.codes import draw_squares

Content = dict[str, Any]
CODE = 92.0
"""Width of the code: a phone reads one of three centimetres and more."""
VALUES = LEFT + 78.0
HEIGHT = CODE + 24.0
VALUE = Style(9.5, STRONG)


def draw_payment(paper: Paper, content: Content) -> None:
    """Draw the ways to pay; nothing where nothing is open."""
    transfer, others = content.get("transfer"), content.get("otherWays") or []
    if not transfer and not others:
        return
    paper.keep(HEIGHT if transfer else 40)
    paper.write(LEFT, "How to pay", LABEL)
    paper.down(15)
    below: float = _draw_code(paper, transfer, content["due"]) if transfer else paper.y
    if transfer:
        _draw_account(paper, transfer, content["due"])
    for line in _say_others(others, is_more=bool(transfer)):
        paper.write(LEFT, line)
        paper.down(13)
    paper.y = min(paper.y, below) - 10


def _draw_code(paper: Paper, transfer: Content, due: str) -> float:
    """Draw the code at the right, and return where it ends."""
    rows = draw_squares(transfer["accountName"], transfer["iban"], Decimal(due), transfer["reference"])
    top: float = paper.y
    if not rows:
        return top
    paper.y += 8
    paper.squares(RIGHT - CODE, CODE, rows)
    paper.y = top
    return top + 8 - CODE - 12


def _draw_account(paper: Paper, transfer: Content, due: str) -> None:
    paper.write(LEFT, f"Please transfer {euro(due)} to this account, with the reference.")
    paper.down(18)
    for name, text in _name_parts(transfer):
        paper.write(LEFT, name, QUIET)
        for line in wrap(text, RIGHT - CODE - 20 - VALUES, VALUE):
            paper.write(VALUES, line, VALUE)
            paper.down(13)
        paper.down(3)
    paper.down(2)


def _name_parts(transfer: Content) -> list[tuple[str, str]]:
    return [
        ("Account name", transfer["accountName"]),
        ("IBAN", in_groups(transfer["iban"])),
        ("Reference", transfer["reference"]),
    ]


def _say_others(others: list[str], *, is_more: bool) -> list[str]:
    """ "Or pay in our workshop, or by card." """
    if not others:
        return []
    return wrap(f"{'Or pay' if is_more else 'Please pay'} {', or '.join(others)}.", RIGHT - LEFT - CODE - 20)
