"""Table of the measurements."""

from dataclasses import dataclass

from tests.bench.load import Figures


@dataclass(frozen=True)
class Result:
    """One line of the table."""

    name: str
    ours: Figures
    bare: Figures
    aim: float | None = None

    def line(self) -> str:
        """The line as text."""
        ratio = self.ours.rate / self.bare.rate
        aim = f"{self.aim:.2f}" if self.aim else "-"
        return (
            f"{self.name:<16}{self.ours.rate:>10,.0f}{self.ours.p99:>10.1f}{self.bare.rate:>10,.0f}"
            f"{self.bare.p99:>10.1f}{ratio:>9.2f}{aim:>7}"
        )


def describe(results: list[Result]) -> list[str]:
    """Return the table, one line a call.

    The rates are those of the best window.
    """
    return [
        f"{'':<16}{'shop':>20}{'bare':>20}",
        f"{'':<16}{'1/s':>10}{'p99 ms':>10}{'1/s':>10}{'p99 ms':>10}{'ratio':>9}{'aim':>7}",
        *(result.line() for result in results),
    ]
