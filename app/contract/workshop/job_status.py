"""The statuses of a job."""

from typing import Literal

JobStatus = Literal["booked", "arrived", "in_work", "waiting", "ready", "collected", "cancelled"]
