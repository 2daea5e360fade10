"""This module is the one strict reader of bodies and queries. It takes bytes and returns a validated shape or one clear
refusal.
"""

import json
import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, NoReturn, TypeVar

from flask import Request
from pydantic import BaseModel, ValidationError

from app.contract.base.faults import field_errors
from app.contract.base.fields import Body, Query
from app.shop.base.errors import Invalid, TooLarge, WrongKind

GREATEST_EXPONENT = 20
"""Digits of a number; no field takes one of half as many."""
NOT_JSON = "The request must be JSON"
BROKEN = "The request is not valid JSON"
NO_OBJECT = "The request must be a JSON object"

AnyBody = TypeVar("AnyBody", bound=Body)
AnyQuery = TypeVar("AnyQuery", bound=Query)
Rule = Callable[[Mapping[str, Any]], Mapping[str, str]]
"""Returns the sentences of wrong fields."""
_RULES: dict[type[BaseModel], Rule] = {}


def add_rule(shape: type[Body], rule: Rule) -> None:
    """Register a rule that names its faults beside those of a shape. The rule is called only if the shape is refused,
    so that all wrong fields are named at once.
    """
    _RULES[shape] = rule


def read_body(request: Request, shape: type[AnyBody]) -> AnyBody:
    """The body as `shape`. Raises WrongKind (415), TooLarge (413) or Invalid (400)."""
    if (request.content_length or 0) > shape.limit:
        raise TooLarge("The request is too large")
    if request.mimetype != "application/json":
        raise WrongKind(NOT_JSON)
    content = _parse(request.get_data(cache=False))
    if isinstance(content, list) and shape.list_field:
        content = {shape.list_field: content}
    if not isinstance(content, dict):
        raise Invalid(NO_OBJECT)
    return validate(shape, content)


def read_query(request: Request, shape: type[AnyQuery]) -> AnyQuery:
    """The part after the question mark as `shape`. Raises Invalid (400)."""
    return validate(shape, request.args.to_dict())


def refuse_body(request: Request) -> None:
    """Refuse a body of a call that takes none. An empty JSON object is allowed. Raises WrongKind or Invalid."""
    if request.content_length and request.mimetype != "application/json":
        raise WrongKind(NOT_JSON)
    if request.content_length:
        read_body(request, Body)


def _parse(raw: bytes) -> Any:
    """Return the body as strictly parsed JSON. It must be UTF-8, without NaN, floats or endless nesting. A number too
    large for every field becomes infinity. No field accepts infinity, so the field reports the fault, because the
    JSON itself is sound.
    """
    try:
        return json.loads(raw.decode("utf-8"), parse_float=_decimal, parse_int=_integer, parse_constant=_refuse)
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise Invalid(BROKEN) from error


def _decimal(text: str) -> Decimal | float:
    try:
        number = Decimal(text)
    except ArithmeticError:
        return _endless(text)
    return _endless(text) if abs(number.adjusted()) > GREATEST_EXPONENT else number


def _integer(text: str) -> int | float:
    return _endless(text) if len(text) > GREATEST_EXPONENT else int(text)


def _endless(text: str) -> float:
    """Return infinity with the number's sign, or NaN if the number is close to 0."""
    number = float(text)
    return math.copysign(math.inf, number) if abs(number) >= 1 else math.nan


def _refuse(text: str) -> NoReturn:
    raise ValueError(text)


AnyShape = TypeVar("AnyShape", bound=BaseModel)


def validate(shape: type[AnyShape], content: dict[str, Any]) -> AnyShape:
    """Return the content as `shape`. Raises Invalid with a sentence for each wrong field."""
    try:
        return shape.model_validate(content)
    except ValidationError as error:
        errors = field_errors(shape, error)
        if rule := _RULES.get(shape):
            errors = _in_order(shape, {**rule(_trimmed(content, errors)), **errors})
        raise Invalid(next(iter(errors.values())), errors) from None


def _trimmed(content: dict[str, Any], errors: Mapping[str, str]) -> dict[str, str]:
    """Return the texts that the shape takes."""
    return {name: text.strip() for name, text in content.items() if isinstance(text, str) and name not in errors}


def _in_order(shape: type[BaseModel], errors: dict[str, str]) -> dict[str, str]:
    labels = [field.alias or name for name, field in shape.model_fields.items()]
    return {label: errors[label] for label in (*labels, *errors) if label in errors}
