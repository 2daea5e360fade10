"""No answer is outside the contract in a short form of `npm run fuzz`. This is one round over all calls, with one valid
and one invalid case each, sent by the owner at the admin listener and, unless it is one of the back office, by one of
the other three clients. That each call of the back office refuses a visitor is tried by
tests/web/api/test_refused_urls.py. docs/reliability.md has the figures of the long form.
"""

import pytest

from tests.fuzz.run import main


def test_no_answer_is_outside_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    failed = main(["--cases", "1", "--each", "1", "--clients", "2", "--seed", "6"])
    assert not failed, capsys.readouterr().out[-6000:]
