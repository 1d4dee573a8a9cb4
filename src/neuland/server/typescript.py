"""The API's types for TypeScript, written from the Python definitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from neuland.core.seats import SEAT_VALUES, SEAT_WORDS
from neuland.server.api import answers, messages, models, thoughts
from neuland.server.refusals import STATUS

HEADER = "// Written by `neuland serve --types` from the server's definitions: do not edit.\n"


def typescript() -> str:
    """All types, as one file."""
    said = [*_kinds(answers), *_kinds(thoughts), *messages.FROM_SERVER]
    heard = [*_kinds(models), *_kinds(messages, models.Body)]
    modes = [(kind, "serialization") for kind in said] + [(kind, "validation") for kind in heard]
    _, document = models_json_schema(modes, ref_template="{model}")  # type: ignore[arg-type]
    parts = [HEADER]
    for name, schema in sorted(document["$defs"].items()):
        parts.append(_declaration(name, schema))
    parts.append("export type RefusalId = " + " | ".join(f'"{name}"' for name in STATUS) + ";\n")
    parts.append(_words("How actions name seats.", "SEAT_WORDS", SEAT_WORDS))
    parts.append(_words("Values of events that are seat numbers.", "SEAT_VALUES", SEAT_VALUES))
    parts.append(_union("What the server sends over a table's WebSocket.", "ServerMessage", _kinds_sent()))
    parts.append(_union("What is sent to the server over a table's WebSocket.", "ClientMessage", _kinds_heard()))
    return "\n".join(parts)


def _words(about: str, name: str, words: Sequence[str]) -> str:
    said = ", ".join(f'"{word}"' for word in words)
    return f"/** {about} */\nexport const {name}: readonly string[] = [{said}];\n"


def _union(about: str, name: str, kinds: Sequence[str]) -> str:
    return "\n".join([f"/** {about} */", f"export type {name} =", *[f"  | {kind}" for kind in kinds]]) + ";\n"


def _kinds_sent() -> list[str]:
    return [kind.__name__ for kind in messages.FROM_SERVER]


def _kinds_heard() -> list[str]:
    return [
        kind.__name__ if "type" in kind.model_fields else f'({{ type: "{name}" }} & {kind.__name__})'
        for name, kind in messages.FROM_CLIENTS.items()
    ]


def _kinds(module: Any, base: type[BaseModel] = BaseModel) -> list[type[BaseModel]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, base)
        and kind.__module__ == module.__name__
        and kind.__name__ not in ("Answer", "Body")
    ]


def _declaration(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description']} */"] if schema.get("description") else []
    if schema.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {_type(schema)};", ""])
    lines.append(f"export interface {name} {{")
    for member, kind in schema.get("properties", {}).items():
        lines.append(f"  {member}{'' if member in required else '?'}: {_type(kind)};")
    if schema.get("additionalProperties"):
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return (
            f"{{ [key: string]: {_type(inner) if isinstance(inner, dict) else 'any'} }}"  # `Record` cannot name itself
        )
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(schema.get("type")), "any")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    if schema.get("maxItems") == 0:
        return "[]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"
