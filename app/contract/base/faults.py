"""Errors of fields, one sentence each, in the order of the form."""

from collections.abc import Iterator
from itertools import chain
from types import NoneType, UnionType
from typing import Any, get_args

from annotated_types import Le
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from app.contract.base.fields import GREATEST_COUNT, Message, NamesEntries
from app.contract.base.limits import BEYOND, limit_sentence, name_of
from app.contract.base.visible import HIDDEN


def field_errors(shape: type[BaseModel], error: ValidationError) -> dict[str, str]:
    """Return the sentences of a refused request body by field. A nested field appears under its own name, an error in
    an entry of a list under the list's name.
    """
    found = _of_shape(shape, [fault for fault in error.errors() if fault["loc"]])
    return found or {"body": str(error.errors()[0]["msg"]).removeprefix("Value error, ")}


def _of_shape(shape: type[BaseModel], wrong: list[Any]) -> dict[str, str]:
    known: dict[str, str] = {}
    fields = _fields_of(shape)
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
    return {label: _of_entry(label, field, wrong[0]) or _sentence(name_of(label), field, wrong[0])}


def _of_entry(label: str, field: FieldInfo, fault: Any) -> str | None:
    """Return a sentence on the limit that a list entry broke, such as "Line 2: Quantity can have at most two decimals".
    It is None for an error of another kind, unless the list names each wrong entry.
    """
    _, *place = fault["loc"]
    is_named = any(isinstance(item, NamesEntries) for item in field.metadata)
    if not (is_named or fault["type"] in BEYOND) or not place or not isinstance(place[0], int):
        return None
    entry = f"{name_of(label).removesuffix('s')} {place[0] + 1}"
    inner = _fields_of(_entries_of(field.annotation)).get(str(place[1])) if len(place) > 1 else None
    if inner:
        return f"{entry}: {_sentence(name_of(str(place[1]), label), inner, fault | {'loc': place[1:]})}"
    return limit_sentence(entry, fault, None) or (_of_whole(entry, fault) if is_named else None)


def _of_whole(entry: str, fault: Any) -> str:
    """Return the sentence of an entry whose fields do not go together."""
    said = str(fault["msg"]).partition("Value error, ")[2]
    return f"{entry}: {said}" if said else f"{entry} is not valid"


def _fields_of(shape: type[BaseModel] | None) -> dict[str, FieldInfo]:
    return {field.alias or name: field for name, field in shape.model_fields.items()} if shape else {}


def _entries_of(annotation: Any) -> type[BaseModel] | None:
    """Return the shape of a list's entries."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    found = (_entries_of(each) for each in get_args(annotation))
    return next((shape for shape in found if shape), None)


def _shape_of(annotation: Any) -> type[BaseModel] | None:
    """Return the shape of a field, also of a nullable one."""
    either = get_args(annotation) if isinstance(annotation, UnionType) else (annotation,)
    named = [each for each in either if each is not NoneType]
    only = named[0] if len(named) == 1 else None
    return only if isinstance(only, type) and issubclass(only, BaseModel) else None


def _sentence(name: str, field: FieldInfo, fault: Any) -> str:
    """Return the sentence of one error. It names the limit that was broken, or is the field's own sentence."""
    if fault["type"] == HIDDEN:
        return f"{name} contains a hidden character, such as a line break. Please type it again."
    message = next((item for item in field.metadata if isinstance(item, Message)), None)
    own = message.text if message else None
    if message and fault["type"] in message.covers:
        return message.text
    missing = "is required" if fault["type"] == "missing" else "is not valid"
    is_whole = fault["type"] in BEYOND or not _is_in_entry(fault)
    return (limit_sentence(name, _at_own_limit(field, fault), own) if is_whole else None) or own or f"{name} {missing}"


def _at_own_limit(field: FieldInfo, fault: Any) -> Any:
    """Return an error with the field's own greatest number. A number beyond what can be stored is refused before the
    field's own limit is asked.
    """
    if fault.get("ctx") != {"le": GREATEST_COUNT}:
        return fault
    return fault | {"ctx": {"le": min([GREATEST_COUNT, *_greatest_of(field)])}}


def _greatest_of(rule: Any) -> Iterator[Any]:
    """Yield the greatest values that a field names, also one that may be left out."""
    if isinstance(rule, Le):
        yield rule.le
    if isinstance(rule, FieldInfo):
        yield from chain.from_iterable(map(_greatest_of, (rule.annotation, *rule.metadata)))
    yield from chain.from_iterable(map(_greatest_of, get_args(rule)))


def _is_in_entry(fault: Any) -> bool:
    return any(isinstance(step, int) for step in fault["loc"][1:])
