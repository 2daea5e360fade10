"""How the shapes of settings in requests and answers are made from the table of settings."""

from dataclasses import MISSING, Field, dataclass, fields
from enum import Enum
from functools import reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pydantic
from pydantic import create_model

from app.contract.base.fields import Body, View


class SeenBy(Enum):
    """Who reads a setting, where it is not the owner alone. Of a secret, answers say only whether it is set: that of
    `mail_password` is `mail_password_set`.
    """

    EVERYBODY = "everybody"
    NOBODY = "nobody"


PUBLIC = SeenBy.EVERYBODY
SECRET = SeenBy.NOBODY


@dataclass(frozen=True)
class Shapes:
    """The types of a setting in requests and in answers, where they do not follow from the stored type."""

    sent: object
    shown: object = None


def make_body(name: str, table: type, doc: str, described: dict[str, object]) -> type[Body]:
    """Return the body that changes the settings of a table. `described` are defaults that the description of the API
    names in place of the settings' own ones. They change nothing, because only the fields sent do.
    """
    hints = get_type_hints(table, include_extras=True)
    rows: dict[str, Any] = {
        each.name: (_sent(hints[each.name]), described.get(each.name, _default(each))) for each in fields(table)
    }
    return create_model(name, __base__=Body, __doc__=doc, __module__=__name__, **rows)


def make_view(name: str, table: type, besides: type[View], *, public: bool = False) -> type[View]:
    """Return the answer with the settings of a table, or its public ones, and then the fields of `besides`."""
    hints = get_type_hints(table, include_extras=True)
    wanted = [each.name for each in fields(table) if not public or PUBLIC in get_args(hints[each.name])]
    rows: dict[str, Any] = dict(_shown(each, hints[each]) for each in wanted)
    of_table = create_model(f"{name}OfTable", __base__=View, __module__=__name__, **rows)
    return create_model(name, __base__=(besides, of_table), __doc__=besides.__doc__, __module__=__name__)


def secrets_of(table: type) -> set[str]:
    """Return the names of the settings that are never answered."""
    hints = get_type_hints(table, include_extras=True)
    return {each.name for each in fields(table) if SECRET in get_args(hints[each.name])}


def _default(row: Field[Any]) -> Any:
    return row.default if row.default_factory is MISSING else pydantic.Field(default_factory=row.default_factory)


def _sent(hint: object) -> object:
    own = _own_shapes(hint)
    return own.sent if own else hint


def _shown(name: str, hint: object) -> tuple[str, tuple[object, ...]]:
    if SECRET in get_args(hint):
        return f"{name}_set", (bool, ...)
    own = _own_shapes(hint)
    return name, (own.shown if own and own.shown else _without_rules(hint), ...)


def _own_shapes(hint: object) -> Shapes | None:
    return next((each for each in get_args(hint) if isinstance(each, Shapes)), None)


def _without_rules(hint: Any) -> Any:
    """Return a type without its rules, because a stored value is not checked again when it is read."""
    if get_origin(hint) is Annotated:
        return _without_rules(get_args(hint)[0])
    if get_origin(hint) in {Union, UnionType}:
        return reduce(or_, map(_without_rules, get_args(hint)))
    return hint
