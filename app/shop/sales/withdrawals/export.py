"""Withdrawals as a CSV file."""

from sqlalchemy.orm import Session

from app.contract.sales.admin_withdrawals import WithdrawalView
from app.shop.base.csv_cells import write_csv
from app.shop.sales.withdrawals.sentence import say_item
from app.shop.sales.withdrawals.view import list_withdrawals


def export_withdrawals(session: Session) -> bytes:
    """Every withdrawal, one a line, newest first."""
    header = [field.alias or name for name, field in WithdrawalView.model_fields.items()]
    rows = (row.model_dump(mode="json") for row in list_withdrawals(session))
    return write_csv(header, ([_cell(row[name]) for name in header] for row in rows))


def _cell(value: object) -> object:
    return "; ".join(map(say_item, value)) if isinstance(value, list) else value
