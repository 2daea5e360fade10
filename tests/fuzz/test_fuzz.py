"""No answer is outside the contract in a short form of `npm run fuzz`. This is one round over all calls, with one valid
and one invalid case each, sent by the owner at the admin listener and by one of the other three clients. That each call
of the back office refuses a visitor is tried by tests/web/api/test_refused_urls.py. docs/reliability.md has the figures
of the long form.
"""

import subprocess
import sys

from tests.running import ROOT


def test_no_answer_is_outside_the_contract() -> None:
    # A process of its own, because schemathesis warns of much that is none of ours, and here a warning is a failure.
    words = [sys.executable, "-m", "tests.fuzz.run", "--cases", "1", "--each", "1", "--clients", "2", "--seed", "6"]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert ended.returncode == 0, ended.stdout[-6000:] + ended.stderr[-3000:]
