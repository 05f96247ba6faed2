"""Templates as hassil parses them, and what can be asked of them without expanding them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import hassil
from hassil import expression as tree

from voicehost.errors import PromptError
from voicehost.language.spelling import unaccented, words

if TYPE_CHECKING:
    from voicehost.language.reading import Value


class ListValue(NamedTuple):
    """One way to say a value of a list: words, or an expression; the slot's value (None: no slot); the written form."""

    said: tuple[str, ...] | Any
    value: Value | None = None
    written: str = ""


Rules = Mapping[str, Any]
Lists = Mapping[str, Sequence[ListValue]]


def parsed(template: str, where: str) -> Any:
    """The expression of a template. Raises PromptError, which says ``where`` it stands."""
    try:
        expression = hassil.parse_sentence(template).expression
    except Exception as error:  # hassil lets errors of several kinds through, assertions among them
        raise PromptError(f"{where}: the sentence “{template}” cannot be read; check its brackets.") from error
    _untie(expression)
    return expression


def _untie(expression: Any) -> None:
    """Let no text know what it is part of: nobody asks, and the tree is freed at once when nobody uses it."""
    match expression:
        case tree.TextChunk():
            expression.parent = None
        case tree.Group():
            for item in expression.items:
                _untie(item)


def list_values(text: str, value: Value, where: str) -> tuple[ListValue, ...]:
    """The ways to say a value of a list in a file: its text may be a template; accents may be left out."""
    if hassil.is_template(text):
        return (ListValue(parsed(text, where), value, text),)
    said = words(text)
    return tuple(ListValue(form, value, text) for form in dict.fromkeys((said, tuple(map(unaccented, said)))))


def rule(name: str, rules: Rules) -> Any:
    """The expression of a rule. Raises PromptError if nobody has declared it."""
    if name not in rules:
        raise PromptError(f"The rule <{name}> is used and not declared; add it to expansion_rules or mend its name.")
    return rules[name]


def values(name: str, lists: Lists) -> Sequence[ListValue]:
    """The values of a list. Raises PromptError if nobody has declared it."""
    if name not in lists:
        raise PromptError(f"The list {{{name}}} is used and not declared; add it to lists or mend its name.")
    return lists[name]


def shortest(expression: Any, rules: Rules, lists: Lists) -> str | None:
    """The text of an expression without optional parts and with the first of all alternatives; None if it has none."""
    match expression:
        case tree.TextChunk():
            return str(expression.original_text)
        case tree.Alternative(is_optional=True):
            return ""
        case tree.Alternative():
            return next(filter(None, (shortest(item, rules, lists) for item in expression.items)), None)
        case tree.Group():
            parts = [shortest(item, rules, lists) for item in expression.items]
            return None if None in parts else "".join(part for part in parts if part)
        case tree.RuleReference():
            return shortest(rule(expression.rule_name, rules), rules, lists)
        case tree.ListReference():
            first = next(iter(values(expression.list_name, lists)), None)
            if first is None or isinstance(first.said, tuple):
                return first.written if first else None
            return shortest(first.said, rules, lists)
    raise TypeError(f"hassil gave an expression of an unknown kind: {expression}")
