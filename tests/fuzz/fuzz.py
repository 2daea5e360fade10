"""Cases are generated from the contract and sent to a running server. Each answer is checked against the contract."""

import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.web.api.call import Call, calls
from app.web.call_modules import load_calls
from tests.faults.shop import PASSWORD
from tests.forked import WITH_PRACTICE
from tests.fuzz.left_out import CALLS, FEW, tame
from tests.fuzz.rows import Rows
from tests.fuzz.visitors import Visitor, four, sign_in
from tests.running import ROOT, Running, serve

DESCRIPTION = ROOT / "ui" / "src" / "shared" / "api" / "openapi.json"
"""The server's description of its calls, which a test keeps up to date (test_generated_files.py)."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
ENDS = {"sign_out", "sign_out_everywhere", "change_password", "restore_backup"}
"""Calls after which a session may be over."""
WRONG_METHOD = 405
"""An invented name in a path can be that of another call, which takes other methods."""


@dataclass
class Findings:
    """Table of requests, answers and errors by call and kind of fault."""

    asked: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    failures: dict[tuple[str, str], str] = field(default_factory=dict)

    @property
    def cases(self) -> int:
        return sum(self.asked.values())


class Fuzz:
    """One server with four clients, so many of which send each case."""

    def __init__(self, shop: Running, number: int, clients: int) -> None:
        load_all_checks()
        load_calls()
        self._shop = shop
        self._visitors = four(shop)
        self._clients = clients
        self._session = requests.Session()
        # Nothing of the environment applies to this machine, and to look for it takes longer than to send a case.
        self._session.trust_env = False
        self._chance = random.Random(number)
        self._rows = Rows(self._ask_as_owner, self._chance)
        self._folder = str(shop.folder.parent / "second")
        Path(self._folder).mkdir(exist_ok=True)
        written = schemathesis.openapi.from_dict(json.loads(DESCRIPTION.read_text(encoding="utf-8")))
        self._operations = {(each.method.upper(), each.path): each for each in _operations(written)}
        self.findings = Findings()

    def run(self, cases: int, number: int, each: int) -> Findings:
        """Run rounds over all calls until `cases` cases were sent. In each round a call gets at most `each` valid and
        `each` invalid cases.
        """
        while self.findings.cases < cases:
            self._rows.read()
            for call in calls:
                if call.name not in CALLS:
                    self._fuzz(call, FEW[call.name][0] // 4 if call.name in FEW else each, number)
            number += 1
        return self.findings

    def _fuzz(self, call: Call, examples: int, number: int) -> None:
        operation = self._operations[call.method, call.path]
        for mode in MODES if _can_be_wrong(call) else MODES[:1]:
            # derandomised by the seed alone: the same number, the same cases
            @seed(number)
            @settings(
                max_examples=examples,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: Any) -> None:
                self._rows.put_into(case)
                case.body = tame(call.name, case.body, self._folder)
                case.cookies = {}
                for visitor in self._choose(call):
                    self._send(call, case, visitor)

            send()

    def _choose(self, call: Call) -> list[Visitor]:
        """Return the clients that send a case, in a new order. The owner at the admin listener is one of them, and the
        only one for a call of the back office unless all four send each case: it refuses the others unread.
        """
        self._chance.shuffle(self._visitors)
        served = next(each for each in self._visitors if each.is_owner and each.port == self._shop.desk_port)
        others = [each for each in self._visitors if each is not served]
        is_refused = call.admin and self._clients < len(self._visitors)
        chosen = [served] if is_refused else [served, *others][: self._clients]
        return [each for each in self._visitors if each in chosen]

    def _send(self, call: Call, case: Any, visitor: Visitor) -> None:
        self.findings.asked[f"{call.method} {call.path}"] += 1
        self._session.cookies.clear()
        try:
            answer = case.call(
                base_url=visitor.address,
                session=self._session,
                headers=visitor.headers,
                allow_redirects=False,
                timeout=60,
            )
        except requests.RequestException as error:
            self._note(call, case, visitor, type(error).__name__, str(error))
            return
        self.findings.statuses[answer.status_code] += 1
        self._check(call, case, visitor, answer)
        if call.name in ENDS and visitor.is_owner:
            sign_in(self._visitors)

    def _check(self, call: Call, case: Any, visitor: Visitor, answer: Any) -> None:
        if call.admin and not visitor.is_owner and answer.status_code < 400:
            self._note(call, case, visitor, "a visitor was let in", str(answer.status_code))
        if call.admin and visitor.is_owner and answer.status_code == 401:
            self._note(call, case, visitor, "the owner was not let in", answer.text)
        if answer.status_code == WRONG_METHOD and case.path_parameters and "message" in answer.json():
            return
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            for each in group.exceptions:
                self._note(call, case, visitor, f"{each.title} ({answer.status_code})", str(each))

    def _note(self, call: Call, case: Any, visitor: Visitor, title: str, what: str) -> None:
        where = (f"{call.method} {call.path}", title)
        if where not in self.findings.failures:
            curl = case.as_curl_command(headers=visitor.headers).replace("http://127.0.0.1", visitor.address)
            self.findings.failures[where] = f"{visitor.name}\n    {what[:600]}\n    {curl[:2000]}"

    def _ask_as_owner(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        owner = next(each for each in self._visitors if each.is_owner and each.port == self._shop.desk_port)
        return self._shop.ask(method, path, body, owner.port, **owner.headers)


def _can_be_wrong(call: Call) -> bool:
    """Return whether a call can have invalid cases. A name in a path cannot be invalid, because any text is allowed
    there.
    """
    return bool(call.body or call.query or call.multipart or "Id}" in call.path)


def _operations(written: Any) -> Iterator[Any]:
    for result in written.get_all_operations():
        yield result.ok()


@contextmanager
def temporary_shop() -> Iterator[Running]:
    """Serve an empty directory with a server of its own process."""
    with tempfile.TemporaryDirectory(prefix="pitlane-fuzz-") as folder:
        given = {"PITLANE_THROTTLES": "off", "PITLANE_ADMIN_PASSWORD": PASSWORD} | WITH_PRACTICE
        shop = serve(Path(folder) / "data", (), given)
        try:
            yield shop
            assert shop.process.poll() is None, "the server has ended"
            assert shop.stop() == 0, "the server did not end cleanly"
        finally:
            if shop.process.poll() is None:
                shop.process.kill()
            shop.process.communicate()
