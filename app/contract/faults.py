"""Errors of fields, one sentence each, in the order of the form."""

from types import NoneType, UnionType
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from app.contract.fields import Message
from app.contract.visible import HIDDEN


def field_errors(shape: type[BaseModel], error: ValidationError) -> dict[str, str]:
    """Return the sentences of a refused shape by field.

    A field within a field stands under its own name.
    """
    found = _of_shape(shape, [fault for fault in error.errors() if fault["loc"]])
    return found or {"body": str(error.errors()[0]["msg"]).removeprefix("Value error, ")}


def _of_shape(shape: type[BaseModel], wrong: list[Any]) -> dict[str, str]:
    known: dict[str, str] = {}
    fields = {field.alias or name: field for name, field in shape.model_fields.items()}
    for label, field in fields.items():
        known |= _of_field(label, field, [fault for fault in wrong if _first(fault) == label])
    strange = [_first(fault) for fault in wrong if _first(fault) not in fields]
    return known | {label: f"Unknown field: {label[:100]}" for label in strange}


def _first(fault: Any) -> str:
    return str(fault["loc"][0])


def _of_field(label: str, field: FieldInfo, wrong: list[Any]) -> dict[str, str]:
    if not wrong:
        return {}
    inner = _shape_of(field.annotation)
    if inner and len(wrong[0]["loc"]) > 1:
        return _of_shape(inner, [fault | {"loc": fault["loc"][1:]} for fault in wrong])
    if wrong[0]["type"] == HIDDEN:
        return {label: f"{_spoken(label)} holds a hidden character, such as a line break. Please type it anew."}
    return {label: _sentence(field.metadata) or _default(label, wrong[0])}


def _shape_of(annotation: Any) -> type[BaseModel] | None:
    """Return the shape of a field, also of a nullable one."""
    either = get_args(annotation) if isinstance(annotation, UnionType) else (annotation,)
    named = [each for each in either if each is not NoneType]
    only = named[0] if len(named) == 1 else None
    return only if isinstance(only, type) and issubclass(only, BaseModel) else None


def _sentence(metadata: list[Any]) -> str | None:
    return next((item.text for item in metadata if isinstance(item, Message)), None)


def _default(label: str, fault: Any) -> str:
    if fault["type"] == "string_too_long":
        return f"{_spoken(label)} must be at most {fault['ctx']['max_length']} characters"
    return f"{_spoken(label)} is required" if fault["type"] == "missing" else f"{_spoken(label)} is not valid"


def _spoken(label: str) -> str:
    """ "shippingAddress" as a person says it: "Shipping address"."""
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in label)
    return words[:1].upper() + words[1:]
