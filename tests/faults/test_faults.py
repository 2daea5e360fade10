"""Every fault is run in its short form. `npm run faults` runs the long form, and docs/reliability.md has its
figures.
"""

import pytest

from tests.faults.guards import FOLDER, RACES, ROOT
from tests.faults.run import SHORT, run_fault


@pytest.mark.parametrize("name", SHORT)
def test_the_shop_keeps_its_promises(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    # The figures are to be seen, not only that they passed.
    with capsys.disabled():
        figures = run_fault(name, SHORT[name])
    assert figures.get("orders lost", 0) == 0


@pytest.mark.parametrize("race", RACES)
def test_a_race_of_the_guards_is_a_test_that_is_there(race: str) -> None:
    file, _, name = RACES[race].partition("::")
    assert f"def {name}(" in (ROOT / FOLDER / file).read_text(encoding="utf-8")
