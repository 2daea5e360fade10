"""Check for Windows firewall rules that stop other devices from reaching this program.

A person who refuses the firewall's question, or may not answer it, gets rules that block the program for good, and the
question never appears again. The form of the rules is defined in [MS-GPFAS] 2.2.2.19:
`v2.31|Action=Block|Active=TRUE|Dir=In|Protocol=6|App=…|`.
"""

import ntpath
import os
import sys
from collections.abc import Iterable, Iterator

RULES = r"SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy\FirewallRules"
TCP = "6"


def is_blocked() -> bool:
    """Return whether a rule of this PC blocks this program."""
    return blocks(_read_rules(), sys.executable)


def blocks(rules: Iterable[str], program: str) -> bool:
    """Return whether one of these rules blocks a program. A blocking rule takes precedence over any rule that allows
    it.
    """
    return any(_blocks(_parse(rule), _compared(program)) for rule in rules)


def _blocks(rule: dict[str, str], program: str) -> bool:
    return (
        rule.get("action") == "block"
        and rule.get("active") == "true"
        and rule.get("dir") == "in"
        and rule.get("protocol", TCP) == TCP
        and _compared(rule.get("app", "")) == program
    )


def _parse(rule: str) -> dict[str, str]:
    pairs = (part.partition("=") for part in rule.split("|"))
    return {name.strip().lower(): value.strip().lower() for name, sign, value in pairs if sign}


def _compared(program: str) -> str:
    return ntpath.normcase(ntpath.normpath(os.path.expandvars(program))) if program else ""


def _read_rules() -> Iterator[str]:
    if sys.platform != "win32":
        return
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, RULES) as key:
            for number in range(winreg.QueryInfoKey(key)[1]):
                yield str(winreg.EnumValue(key, number)[1])
    except OSError:
        return
