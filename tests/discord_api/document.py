"""Discord's description of its interface, and what in requests and answers differs from it."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.validators import extend

from tests.discord_api.cut import PLACE
from tests.discord_api.shapes import Shapes

Fault = tuple[str, str]
"""Where a payload has a fault, as a path such as ``components.0.label``, and what is wrong."""

UNDESCRIBED = frozenset({"POST /oauth2/token"})
"""What Discord documents in words alone: Topics, "OAuth2"."""

SHARPER = {
    # Message, "Create Message"; with Nitro people have twice as much
    ("MessageCreateRequest", "content"): {"maxLength": 2000},
    ("MessageEditRequestPartial", "content"): {"maxLength": 2000},
    # Interactions, "Modal", and Components, "Action Row", which is deprecated there
    ("ModalInteractionCallbackRequestData", "components"): {
        "maxItems": 5,
        "items": {
            "oneOf": [
                {"$ref": "#/components/schemas/LabelComponentForModalRequest"},
                {"$ref": "#/components/schemas/TextDisplayComponentForModalRequest"},
            ]
        },
    },
    # Components, "Text Input": deprecated, it has its label from the component that holds it
    ("TextInputComponentForModalRequest", "label"): {"type": "null"},
    # Application Commands, "Application Command Option Choice Structure"
    ("ApplicationCommandOptionStringChoice", "value"): {"maxLength": 100},
}
"""Properties for which Discord's documentation in words, named with each, says more than its description does."""

MISTAKEN = {
    # Reference, "Error Messages": the codes are texts, such as BASE_TYPE_BAD_VALUE
    ("InnerErrors", "_errors"): {"items": {"type": "object", "required": ["code", "message"]}},
}
"""Properties that Discord's description has wrong."""

_DATE = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$"
_FORMATS: dict[str, dict[str, Any]] = {
    "int32": {"maximum": 2**31 - 1},
    "date-time": {"pattern": _DATE},
    "uri": {"pattern": r"^[a-z][a-z0-9+.-]*:"},
}
"""The formats, which no validator checks by itself, in words that it does check."""

_PERMISSIONS = {"allow", "deny", "default_member_permissions"}

_SUCCESS = range(200, 300)
_NO_CONTENT, _TOO_MANY = 204, 429


class UndescribedError(LookupError):
    """Discord describes no such route: either it is wrong, or `tests.discord_api.cut` leaves it out."""


class _Operation(NamedTuple):
    """A method of a route: the schemas of its query, its payload and its answers; None where there is none."""

    query: dict[str, Any]
    payload: Any
    answer: Any


class Described:
    """Discord's description.

    ``is_loose``: ids may also be integers, as discord.py sends some, and permissions texts: Topics, "Permissions".
    """

    def __init__(self, *, is_loose: bool) -> None:
        self._is_loose = is_loose
        document = json.loads(PLACE.read_text(encoding="utf-8"))
        self._schemas = document["components"]["schemas"]
        for (schema, name), otherwise in {**SHARPER, **MISTAKEN}.items():
            self._schemas[schema]["properties"][name] |= otherwise
        if is_loose:
            self._schemas["SnowflakeType"] |= {"type": ["string", "integer"]}
        document = self._told_apart(document)
        self._routes = list(document["paths"].items())
        self._validator = _remembering(Shapes(document))({"components": document["components"]})

    def faults_of_payload(self, method: str, path: str, payload: Any) -> list[Fault]:
        """Return what Discord would not take of a request's payload. Raises `UndescribedError`."""
        schema = self._operation(method, path).payload
        if schema is None:
            return [("", "This request has no payload.")] if payload is not None else []
        return self._faults(schema, payload)

    def faults_of_query(self, method: str, path: str, query: Mapping[str, Any]) -> list[Fault]:
        """Return what Discord would not take of a request's query. Raises `UndescribedError`."""
        known, faults = self._operation(method, path).query, list[Fault]()
        for name, value in query.items():
            schema = known.get(name, False)
            if schema and "$ref" in schema:
                schema = self._schemas[schema["$ref"].rpartition("/")[2]]
            faults += [(name, why) for _, why in self._faults(schema, _read(str(value), schema))]
        return faults

    def faults_of_answer(self, method: str, path: str, status: int, body: Any) -> list[Fault]:
        """Return what Discord would not answer in this way. Raises `UndescribedError`."""
        if status in _SUCCESS:
            schema = self._operation(method, path).answer
            if (body is None) != (status == _NO_CONTENT):
                return [("", f"{status} does not go with {body!r:.80}.")]
            if body is None:
                return []
            return self._faults(schema, body)
        name = "RatelimitedResponse" if status == _TOO_MANY else "ErrorResponse"
        return self._faults({"$ref": f"#/components/schemas/{name}"}, body)

    def _faults(self, schema: Any, value: Any) -> list[Fault]:
        found = self._validator.evolve(schema=schema).iter_errors(value)
        return [(".".join(map(str, error.absolute_path)), f"{error.message:.200}") for error in found]

    def _route(self, path: str) -> str:
        """Return the path of a described route, with its parameters, for one with their values or with names of its own."""
        steps = path.split("/")
        fitting = [route for route, _ in self._routes if _fits(route.split("/"), steps)]
        if not fitting:
            raise UndescribedError(path)
        return min(fitting, key=lambda route: route.count("{"))

    def _operation(self, method: str, path: str) -> _Operation:
        return self._operation_of(method.lower(), self._route(path))

    @cache  # noqa: B019 - there are two of this class, and they stay
    def _operation_of(self, method: str, route: str) -> _Operation:
        described = dict(self._routes)[route].get(method)
        if described is None:
            raise UndescribedError(f"{method} {route}")
        answers = [_json(answer) for status, answer in described["responses"].items() if status.startswith("2")]
        query = {one["name"]: one["schema"] for one in described.get("parameters", ()) if one["in"] == "query"}
        payload = _json(described.get("requestBody", {}))
        return _Operation(query, payload, next((one for one in answers if one is not None), None))

    def _told_apart(self, node: Any) -> Any:
        """Let alternatives be told apart by their ``type``, so that a fault has its place, and formats be checked."""
        if isinstance(node, list):
            return [self._told_apart(one) for one in node]
        if not isinstance(node, dict):
            return node
        node = {key: self._told_apart(one) for key, one in node.items()}
        if self._is_loose:
            for name in _PERMISSIONS & node.get("properties", {}).keys():
                node["properties"][name] = {"type": ["string", "integer", "null"]}
        if isinstance(node.get("format"), str):
            node |= _FORMATS.get(node["format"], {})
        union = node.get("oneOf") or node.get("anyOf") or []
        others = [one for one in union if one != {"type": "null"}]
        types = list(self._types_of(others))
        if union and all("const" in one for one in union):
            del node["oneOf"]
            node["enum"] = [one["const"] for one in union]
        elif others and (len(others) == 1 or len(types) == len(others)):
            node.pop("oneOf", None)
            node.pop("anyOf", None)
            chosen = others[0] if len(others) == 1 else _by_type(dict(zip(types, others, strict=True)))
            node |= {"if": {"type": "null"}, "else": chosen} if len(others) < len(union) else {"allOf": [chosen]}
        return node

    def _types_of(self, union: list[Any]) -> Iterator[tuple[int, ...]]:
        """Yield the values of ``type`` by which each alternative is known, as far as none has those of another."""
        seen = set[int]()
        for one in union:
            schema = self._schemas.get(one.get("$ref", "").rpartition("/")[2], {})
            types = schema.get("properties", {}).get("type", {}).get("enum", [])
            if not types or seen & set(types):
                return
            seen |= set(types)
            yield tuple(types)


def _remembering(shapes: Shapes) -> Any:
    """Return a validator that looks once at values of the same shape, for each schema that is referred to.

    Messages differ, and are made of parts that do not: docs/decisions/small.md has what this saves.
    """
    valid = set[tuple[str, Any]]()
    look = Draft202012Validator.VALIDATORS["$ref"]

    def look_once(validator: Any, ref: str, value: Any, schema: Any) -> Iterator[Any]:
        key = ref, shapes.of(value)
        if key in valid:
            return
        faults = list(look(validator, ref, value, schema))
        if not faults:
            valid.add(key)
        yield from faults

    return extend(Draft202012Validator, {"$ref": look_once})


def _fits(route: list[str], steps: list[str]) -> bool:
    return len(route) == len(steps) and all(one == here or one.startswith("{") for one, here in zip(route, steps, strict=True))


def _read(value: str, schema: Any) -> Any:
    """Return what a query says with a text, where a number or a truth value is meant."""
    match schema:
        case {"type": "integer"} if value.isdecimal():
            return int(value)
        case {"type": "boolean"}:
            return {"true": True, "1": True, "false": False, "0": False}.get(value.lower(), value)
        case _:
            return value


def _json(described: Any) -> Any:
    """Return the schema of a payload or an answer."""
    return described.get("content", {}).get("application/json", {}).get("schema")


def _by_type(alternatives: dict[tuple[int, ...], Any]) -> Any:
    """Return a schema whose ``type`` says which of these holds."""
    known = sorted(one for types in alternatives for one in types)
    chosen = [
        {"if": {"required": ["type"], "properties": {"type": {"enum": list(types)}}}, "then": schema}
        for types, schema in alternatives.items()
    ]
    return {"type": "object", "required": ["type"], "properties": {"type": {"enum": known}}, "allOf": chosen}


@cache
def requests() -> Described:
    """Return the description to hold requests against."""
    return Described(is_loose=True)


@cache
def answers() -> Described:
    """Return the description to hold answers against."""
    return Described(is_loose=False)
