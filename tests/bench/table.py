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
        aim = f"{self.aim:.2f}" if self.aim else "-"
        sides = "".join(
            f"{side.rate:>9,.0f}{side.p99:>8.1f}{side.processor_ms:>8.3f}" for side in (self.ours, self.bare)
        )
        by_clock = self.ours.rate / self.bare.rate
        by_processor = self.bare.processor_ms / self.ours.processor_ms
        return f"{self.name:<16}{sides}{by_clock:>9.2f}{by_processor:>11.2f}{aim:>7}"


def describe(results: list[Result]) -> list[str]:
    """Return the table with one line for each call. Rates and processor times are those of the best window."""
    columns = f"{'1/s':>9}{'p99 ms':>8}{'cpu ms':>8}"
    return [
        f"{'':<16}{'shop':>25}{'bare':>25}{'ratio by':>20}",
        f"{'':<16}{2 * columns}{'clock':>9}{'processor':>11}{'aim':>7}",
        *(result.line() for result in results),
    ]
