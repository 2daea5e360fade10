"""The list of calls is written as an OpenAPI 3.1 document. The front end's types are generated from it."""

import inspect
import json
import re
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.alias_generators import to_camel
from pydantic.json_schema import GenerateJsonSchema

from app.contract.base.fault_view import Fault
from app.contract.customers.enquiries import SERVICE_TITLES
from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.store.catalogue.products import LOW_STOCK
from app.version import VERSION
from app.web.access.auth import COOKIES
from app.web.api.call import JSON, Call, calls
from app.web.api.statuses import NEVER_CHANGED, is_cached, refusals, successes
from app.web.call_modules import load_calls

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9`“\"])")

REFERENCE = "#/components/schemas/{model}"
UPLOADED_FIELDS = {"import_products": "file", "add_product_document": "document"}
"""The field of a multipart call; every other one is called "image"."""
SEVERAL = {"add_images"}
"""Multipart calls whose field may be there several times."""
SIGNED = {"take_message"}
"""Calls that read JSON by its bytes, which are signed."""
REFUSED = {"$ref": "#/components/responses/Refused"}
IN: Literal["validation"] = "validation"
OUT: Literal["serialization"] = "serialization"

Schema = dict[str, Any]
Shapes = dict[tuple[Any, Literal["validation", "serialization"]], Schema]


class Shaper(GenerateJsonSchema):
    """Generator of Pydantic's schemas that leaves out the title of each field. The title would only repeat the field's
    name.
    """

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Never."""
        return False


def document() -> str:
    """Return the document as JSON text. The same calls always give the same text."""
    load_calls()
    shapes, definitions = _shapes()
    written = {
        "openapi": "3.1.0",
        "info": {"title": "Pitlane", "version": VERSION, "description": "The shop's and the back office's calls."},
        "x-rules": {"lowStock": LOW_STOCK, "serviceTitles": SERVICE_TITLES, "workshopZone": WORKSHOP_ZONE.key},
        "paths": _paths(shapes),
        "components": {
            "schemas": dict(sorted(definitions.items())),
            "responses": {"Refused": _refusal(shapes)},
            "securitySchemes": _security(),
        },
    }
    return json.dumps(written, indent=2)


def _shapes() -> tuple[Shapes, Schema]:
    """Return the path of each schema, and all schemas by name."""
    wanted: dict[tuple[str, Any], Any] = {(_key(Fault), IN): Fault}
    for each in calls:
        wanted |= {(_key(shape), mode): shape for shape, mode in ((each.body, IN), (each.answer, OUT)) if shape}
    inputs: list[Any] = [(key, mode, TypeAdapter(shape)) for (key, mode), shape in sorted(wanted.items(), key=_by_name)]
    found, rest = TypeAdapter.json_schemas(inputs, ref_template=REFERENCE, schema_generator=Shaper)
    return dict(found), rest["$defs"]


def _by_name(entry: tuple[tuple[str, Any], Any]) -> tuple[str, Any]:
    return entry[0]


def _key(shape: Any) -> str:
    return repr(shape)


def _paths(shapes: Shapes) -> Schema:
    paths: dict[str, Schema] = {}
    for each in sorted(calls, key=lambda each: (each.path, each.method)):
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, shapes)
    return paths


def _operation(each: Call, shapes: Shapes) -> Schema:
    summary, *more = _SENTENCE_END.split(inspect.cleandoc(each.view.__doc__ or ""), maxsplit=1)
    summary = " ".join(summary.split())
    operation: Schema = {"operationId": to_camel(each.name), "summary": summary}
    if more:
        operation["description"] = more[0]
    parameters = _path_parameters(each) + _query_parameters(each)
    if parameters:
        operation["parameters"] = parameters
    if each.body or each.multipart:
        operation["requestBody"] = {"required": True, "content": _taken(each, shapes)}
    operation["responses"] = _responses(each, shapes)
    if each.admin:
        operation["security"] = [{name: []} for name in _security()]
    return operation


def _path_parameters(each: Call) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
        for name in re.findall(r"{(\w+)}", each.path)
    ]


def _path_schema(name: str) -> Schema:
    return {"type": "string", "format": "uuid"} if name.lower().endswith("id") else {"type": "string"}


def _query_parameters(each: Call) -> list[Schema]:
    if each.query is None:
        return []
    shape = each.query.model_json_schema(schema_generator=Shaper)
    required = shape.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": schema}
        for name, schema in shape["properties"].items()
    ]


def _taken(each: Call, shapes: Shapes) -> Schema:
    if each.name in SIGNED:
        return {JSON: {"schema": {"type": "object"}}}
    if each.multipart:
        field = UPLOADED_FIELDS.get(each.name, "image")
        file = {"type": "string", "contentMediaType": "application/octet-stream"}
        sent = {"type": "array", "items": file} if each.name in SEVERAL else file
        return {"multipart/form-data": {"schema": {"type": "object", "properties": {field: sent}, "required": [field]}}}
    return {JSON: {"schema": shapes[_key(each.body), IN]}}


def _responses(each: Call, shapes: Shapes) -> Schema:
    """Return every status that the call may answer with. The call must not answer with a status that is not listed
    here.
    """
    found: Schema = {str(status): REFUSED for status in refusals(each)}
    for status in successes(each):
        found[str(status)] = _answer(each, shapes, refuses=str(status) in found)
    if is_cached(each):
        found[str(NEVER_CHANGED)] = {"description": "Unchanged"}
    return dict(sorted(found.items()))


def _answer(each: Call, shapes: Shapes, *, refuses: bool) -> Schema:
    """Return the schema of the call's own answer. If its status is also used for a refusal, the schema allows either of
    the two.
    """
    if each.file:
        kind = "object" if each.file == JSON else "string"
        return {"description": "A file", "content": {each.file: {"schema": {"type": kind}}}}
    if each.answer is None:
        return {"description": "Done"}
    own = shapes[_key(each.answer), OUT]
    shape = {"anyOf": [own, shapes[_key(Fault), IN]]} if refuses else own
    return {"description": "Done", "content": {JSON: {"schema": shape}}}


def _refusal(shapes: Shapes) -> Schema:
    return {"description": "Refused", "content": {JSON: {"schema": shapes[_key(Fault), IN]}}}


def _security() -> Schema:
    """A session's cookie: one name for each listener."""
    return {
        f"{listener}Session": {"type": "apiKey", "in": "cookie", "name": name} for listener, name in COOKIES.items()
    }
