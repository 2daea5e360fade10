"""The queue of checks runs parts side by side as far as they fit. It does not start a later stage after a failure."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUN = """
import {{ runParts }} from "./packaging/checks/queue.mjs";
process.exitCode = await runParts({parts});
"""


def run_parts(folder: Path, *parts: dict[str, object]) -> tuple[int, str, list[str]]:
    """Run parts that each note the begin and end of their program. Returns the status, the output, and the notes."""
    notes = folder / "notes"
    script = RUN.format(
        parts=json.dumps([{"share": 1, "words": note(notes, str(part["name"]))} | part for part in parts])
    )
    words = ["node", "--input-type=module"]
    ended = subprocess.run(words, cwd=ROOT, input=script, capture_output=True, text=True, check=False, timeout=60)
    return ended.returncode, ended.stdout, notes.read_text().splitlines()


def note(notes: Path, name: str, status: int = 0) -> list[str]:
    return ["sh", "-c", f"echo begin {name} >>{notes}; sleep 0.3; echo end {name} >>{notes}; exit {status}"]


def test_two_whole_parts_run_at_once_and_a_third_waits(tmp_path: Path) -> None:
    status, _, notes = run_parts(tmp_path, *({"name": name, "stage": "one"} for name in "abc"))

    assert status == 0
    assert set(notes[:2]) == {"begin a", "begin b"}
    assert notes[2].startswith("end")
    assert "begin c" in notes[3:]


def test_what_waits_is_listed_beside_what_works(tmp_path: Path) -> None:
    shares = {"a": 1, "b": 0.5, "c": 0.5}
    _, _, notes = run_parts(tmp_path, *({"name": name, "stage": "one", "share": shares[name]} for name in shares))

    assert set(notes[:3]) == {"begin a", "begin b", "begin c"}


def test_after_a_failure_later_stages_are_not_run_and_its_last_lines_end_the_output(tmp_path: Path) -> None:
    words = ["sh", "-c", f"seq 40; echo begin a >>{tmp_path / 'notes'}; exit 1"]
    failing = {"name": "a", "stage": "one", "share": 2, "words": words}
    status, said, notes = run_parts(tmp_path, failing, {"name": "b", "stage": "one"}, {"name": "c", "stage": "two"})

    assert status == 1
    assert "begin b" in notes
    assert "begin c" not in notes
    assert "FAILED  a" in said
    assert "not run c" in said
    assert said.endswith("The last lines of a:\n" + "".join(f"{number}\n" for number in range(11, 41)))
