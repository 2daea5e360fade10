"""Sums of a document: VAT by rate, total, payments, terms."""

from collections.abc import Sequence
from typing import Any

from app.shop.sales.documents.drawing.paper import (
    BODY,
    GREY,
    LABEL,
    LEFT,
    QUIET,
    RIGHT,
    SMALL,
    SMALL_QUIET,
    STRONG,
    Paper,
    Style,
    wrap,
)
from app.shop.sales.documents.drawing.words import NOT_REGISTERED, day, euro, percent

Content = dict[str, Any]
SUMS = 340.0
"""Where the sums begin; the breakdown by rate is drawn beside them."""
RATES = (92.0, 168.0, 236.0, 304.0)
TOTAL, FINE = Style(12.5, STRONG), Style(8, colour=GREY)
DATE = 10.5
"""From a payment down to its day."""
TOTALS = {"invoice": "Total", "credit_note": "Total credited", "receipt": "Total"}


def draw_sums(paper: Paper, content: Content) -> None:
    """Draw what follows the lines, together on one page."""
    paper.keep(_height(content))
    paper.down(8)
    top = paper.y
    _draw_totals(paper, content)
    below, paper.y = paper.y, top
    _draw_rates(paper, content)
    paper.y = min(paper.y, below) - 20


def draw_notes(paper: Paper, content: Content) -> None:
    """Draw the discount, the terms of payment and the seller's own note."""
    # A document from before there were discounts has none.
    discount = content.get("discount", "")
    for label, text in (("Discount", discount), ("Payment terms", content["paymentTerms"]), ("", content["note"])):
        _draw_text(paper, label, text)


def _height(content: Content) -> float:
    rows = 1 + len(content["rates"])
    return 52 + 16.0 * rows + (16.0 + DATE) * len(content["payments"])


def _draw_totals(paper: Paper, content: Content) -> None:
    if content["taxed"]:
        _draw_sum(paper, "Total excl. VAT", euro(content["net"]))
        for each in content["rates"]:
            _draw_sum(paper, f"VAT {percent(each['rate'])}", euro(each["tax"]))
    paper.y += 6
    paper.rule(SUMS, RIGHT, content["accent"], 1.6)
    paper.down(18)
    _draw_sum(paper, TOTALS[content["kind"]], euro(content["total"]), TOTAL)
    for each in content["payments"]:
        _draw_movement(paper, each)
    if content["due"] is not None:
        _draw_sum(paper, "To pay", euro(content["due"]), Style(font=STRONG))


def _draw_movement(paper: Paper, payment: Content) -> None:
    """Draw a payment or a refund, with its date beneath. Side by side, a long method of payment and a long month would
    run into the amount.
    """
    _draw_sum(paper, payment["label"], euro(payment["amount"]), QUIET)
    paper.y += 16 - DATE
    paper.write(SUMS, day(payment["on"]), FINE)
    paper.down(16)


def _draw_sum(paper: Paper, label: str, amount: str, style: Style = BODY) -> None:
    paper.write(SUMS, label, style)
    paper.write_to(RIGHT, amount, style)
    paper.down(16)


def _draw_rates(paper: Paper, content: Content) -> None:
    if not content["taxed"]:
        paper.write(LEFT, NOT_REGISTERED, SMALL_QUIET)
        paper.down(14)
        return
    _draw_row(paper, ("VAT by rate", "Excl. VAT", "VAT", "Incl. VAT"), LABEL)
    paper.y += 4
    paper.rule(LEFT, RATES[-1])
    paper.down(13)
    for each in content["rates"]:
        _draw_row(paper, (percent(each["rate"]), *(euro(each[name]) for name in ("net", "tax", "gross"))))


def _draw_row(paper: Paper, cells: Sequence[str], style: Style = FINE) -> None:
    paper.write(LEFT, cells[0], style)
    for right, cell in zip(RATES[1:], cells[1:], strict=True):
        paper.write_to(right, cell, style)
    paper.down(13)


def _draw_text(paper: Paper, label: str, text: str) -> None:
    lines = wrap(text, RIGHT - LEFT, SMALL) if text else []
    if lines and label:
        paper.keep(30)
        paper.write(LEFT, label, LABEL)
        paper.down(13)
    for line in lines:
        paper.keep(12)
        paper.write(LEFT, line, SMALL)
        paper.down(12)
    paper.down(6 if lines else 0)
