"""Readiness of the shop."""

from typing import Literal

from app.contract.base.fields import View


class HealthView(View):
    """`ok` once the database is migrated and writable."""

    status: Literal["ok"] = "ok"
    version: str
