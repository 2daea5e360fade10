"""The checks of a built program."""

from tests.program.safety_checks import find_reserved_port

LISTED = """
Protocol tcp Port Exclusion Ranges

Start Port    End Port
----------    --------
        80          80
     50000       50059     *
     49671       49770

* - Administered port exclusions.
"""


def test_a_port_that_windows_keeps_is_none_that_an_administrator_set_aside() -> None:
    assert find_reserved_port(LISTED) == 49770
    assert find_reserved_port(LISTED.replace("49770", "49770     *")) is None
