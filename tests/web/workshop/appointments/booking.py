"""Bays, jobs and appointments, each made in one line."""

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.store.workshop.jobs import Job
from tests.make import save

PATH = "/api/admin/appointments"
DAY = "2026-11-24"
"""A Tuesday."""


def first_bay(admin: FlaskClient) -> str:
    return str(admin.get("/api/admin/bays").json[0]["id"])


def add_bay(admin: FlaskClient, name: str = "Bay 2") -> str:
    return str(admin.post("/api/admin/bays", json={"name": name}).json["id"])


def make_job(number: int = 17, **given: Any) -> str:
    return str(save(Job(**{"number": number, "customer": "Aoife Byrne", "tax_mode": "included"} | given)).id)


def book(admin: FlaskClient, starts: str = "09:00", ends: str = "12:00", **given: Any) -> TestResponse:
    """Book the first bay, on the Tuesday where no day is named."""
    times = {"startsAt": on_day(starts), "endsAt": on_day(ends)}
    bay = {} if "bayId" in given else {"bayId": first_bay(admin)}
    return admin.post(PATH, json={"title": "Film"} | times | bay | given)


def on_day(text: str) -> str:
    return text if "T" in text else f"{DAY}T{text}"
