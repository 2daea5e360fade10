"""Requests to Stripe are checked against the typed parameters of Stripe's own package. The package has the version that
our requests name, and only the tests depend on it.
"""

import re
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin
from urllib.parse import parse_qsl, urlsplit

from stripe._api_version import _ApiVersion
from stripe._request_options import RequestOptions
from stripe.params import _refund_create_params, _refund_list_params
from stripe.params.checkout import _session_create_params, _session_expire_params, _session_retrieve_params
from typing_extensions import get_type_hints, is_typeddict

VERSION = _ApiVersion.CURRENT
PAGES = "/v1/checkout/sessions"
CALLS = {
    ("POST", PAGES): _session_create_params.SessionCreateParams,
    ("GET", f"{PAGES}/ID"): _session_retrieve_params.SessionRetrieveParams,
    ("POST", f"{PAGES}/ID/expire"): _session_expire_params.SessionExpireParams,
    ("POST", "/v1/refunds"): _refund_create_params.RefundCreateParams,
    ("GET", "/v1/refunds"): _refund_list_params.RefundListParams,
}
NAMES = {"StripeContext": object, "Mapping": Mapping}
"""Names that its annotations use and its modules do not hold."""
OPTIONS = set(RequestOptions.__annotations__)
"""What the package's own client gets beside the parameters."""
Sent = tuple[str, str, Mapping[str, str]]
"""Method, path and form."""


def check_requests(sent: Iterable[Sent]) -> set[tuple[str, str]]:
    """Check each request to Stripe; return which calls they were."""
    return {_check(*each) for each in sent if each[1].startswith("/v1/")}


def _check(method: str, path: str, form: Mapping[str, str]) -> tuple[str, str]:
    parts = urlsplit(path)
    call = method, re.sub(r"/cs_[A-Za-z0-9_]+", "/ID", parts.path)
    given = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else form
    _hold(_nest(given), CALLS[call], parts.path)
    return call


def _nest(form: Mapping[str, str]) -> dict[str, Any]:
    """Read `a[b][0]` as its nested form."""
    nested: dict[str, Any] = {}
    for name, value in form.items():
        *steps, last = re.findall(r"[^\[\]]+", name)
        place = nested
        for step in steps:
            place = place.setdefault(step, {})
        assert last not in place, name
        place[last] = value
    return nested


def _hold(value: Any, kind: Any, where: str) -> None:
    """Fail for a value that is not of a kind."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {NotRequired, Required}:
        _hold(value, inner[0], where)
    elif is_typeddict(kind):
        _hold_fields(value, kind, where)
    elif origin in {Union, UnionType}:
        assert any(_holds(value, each, where) for each in inner), f"{where}: {value!r} is no {kind}"
    elif origin is Literal:
        assert value in inner, f"{where}: {value!r} is none of {inner}"
    elif origin is list:
        assert list(value) == [str(place) for place in range(len(value))], f"{where}: no list"
        for place, each in value.items():
            _hold(each, inner[0], f"{where}[{place}]")
    elif kind is int:
        assert re.fullmatch("[0-9]+", value), f"{where}: {value!r} is no whole number"
    else:
        assert kind is str and isinstance(value, str) and value, f"{where}: {value!r} is no {kind}"


def _holds(value: Any, kind: Any, where: str) -> bool:
    try:
        _hold(value, kind, where)
    except AssertionError:
        return False
    return True


def _hold_fields(value: Any, kind: Any, where: str) -> None:
    known = get_type_hints(kind, localns=NAMES, include_extras=True)
    assert isinstance(value, dict), f"{where}: no object"
    unknown = set(value) - (set(known) - OPTIONS)
    assert not unknown, f"{where}: Stripe knows no {unknown}"
    missing = {name for name, each in known.items() if get_origin(each) is not NotRequired} - set(value) - OPTIONS
    assert not missing, f"{where}: without {missing}"
    for name, each in value.items():
        _hold(each, known[name], f"{where}.{name}")
