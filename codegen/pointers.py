"""Reads [[pointer]] entries, and adds an entry to a library's file for each open question about a pointer.

An entry states the role of a pointer as it appears in a table row (see cudyn/_bindings/tables/rows.py), for
example `inout[count]`. It stands for a line in [confirmed] and a [[size]] or [[memory]] entry, or for a
[[rule]]. An entry without a role is a question that a person has to answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .errors import CodegenError
from .model import ROLES, Question

# Matches roles such as `out`, `inout[count]`, `in[?form]` and `device`. The letters after the bracket are
# marks: the size is in bytes (b), it counts a final zero (z), or the call allocates a text (t) or bytes (r).
_ROLE = re.compile(
    r"(?P<role>in|out|inout)?"
    r"(?:(?:^|(?<=inout)\.)(?P<kind>device|address|handle|text|either))?"
    r"(?:\[(?:\?(?P<unknown>\w+)|(?P<size>[^?].*))\](?P<marks>[bztr]*))?"
)
_OTHER_ROLE = re.compile(rf"(?:{'|'.join(set(ROLES) - {'in', 'out', 'inout'})})(?::.+)?")
_VERSION = r"(?:_v\d+)?(?:_ptds|_ptsz)?"
_ALLOCATED = {"t": "text", "r": "bytes"}


class Pointer(NamedTuple):
    """A [[pointer]] entry. See headers/README.md for the keys."""

    symbols: str  # pattern of symbols, or of symbols without their version and stream suffixes
    params: str  # pattern of the parameter's whole C declaration
    role: str = ""  # empty if the question has not been answered


class Expanded(NamedTuple):
    """The entries that [[pointer]] entries stand for."""

    confirmed: dict[str, dict[str, str]]
    size: list[dict[str, Any]]
    memory: list[dict[str, Any]]
    rule: list[dict[str, Any]]


def expand(entries: Iterable[Pointer], file: str) -> Expanded:
    """Return the entries that [[pointer]] entries stand for. Entries without a role are skipped.

    Args:
        entries: entries in a library's file
        file: path of the library's file, for messages

    Raises:
        CodegenError: A role is not in the form described in headers/README.md.
    """
    confirmed: dict[str, dict[str, str]] = {}
    sizes: list[dict[str, Any]] = []
    memory: list[dict[str, Any]] = []
    rules: list[dict[str, Any]] = []
    for entry in entries:
        if not entry.role:
            continue
        match = _ROLE.fullmatch(entry.role)
        if match:
            symbols_by_params = confirmed.setdefault(match["role"] or "in", {})
            symbols_by_params[entry.params] = _join(symbols_by_params.get(entry.params), entry.symbols)
            if match["size"]:
                sizes.append(_make_size(entry, match))
            elif match["kind"] or match["unknown"]:
                memory.append(_make_memory(entry, match))
        elif _OTHER_ROLE.fullmatch(entry.role):
            rules.append(_make_rule(entry))
        else:
            raise CodegenError(
                f"{file}: pointer: {entry.symbols}: {entry.params}: role: expected a role such as out, "
                f"inout[count], in[?form] or device, got {entry.role!r}; cudyn/_bindings/tables/rows.py "
                "explains the roles"
            )
    return Expanded(confirmed, sizes, memory, rules)


def _join(first: str | None, second: str) -> str:
    """Return a pattern that matches everything that at least one of two patterns matches."""
    return f"{first}|{second}" if first else second


def _make_size(entry: Pointer, match: re.Match[str]) -> dict[str, Any]:
    """Return the [[size]] entry for an entry whose role contains a size. `match` is the match of _ROLE."""
    marks = match["marks"] or ""
    size: dict[str, Any] = {
        "bytes" if "b" in marks else "elements": match["size"],
        "memory": match["kind"],
        "counts_zero": "z" in marks,
        "made": next((_ALLOCATED[mark] for mark in marks if mark in _ALLOCATED), ""),
    }
    given_keys = {key: value for key, value in size.items() if value}
    return {"symbols": entry.symbols, "params": entry.params, **given_keys}


def _make_memory(entry: Pointer, match: re.Match[str]) -> dict[str, Any]:
    """Return the [[memory]] entry for an entry without a size. `match` is the match of _ROLE."""
    memory = {"symbols": entry.symbols, "params": entry.params, "kind": match["kind"] or "host"}
    return memory | ({"unknown": match["unknown"]} if match["unknown"] else {})


def _make_rule(entry: Pointer) -> dict[str, Any]:
    """Return the [[rule]] entry for an entry whose role is not in, out or inout."""
    return {
        "symbols": f"(?:{entry.symbols}){_VERSION}",  # a rule also has to match the suffixes of symbols
        "params": entry.params,
        "role": entry.role,
        "reason": "a [[pointer]] entry",
    }


def merge(settings: Mapping[str, Any], expanded: Expanded) -> dict[str, Any]:
    """Add expanded entries to a library's settings. Return only the settings that they can change."""
    confirmed = dict(settings.get("confirmed", {}))
    for role, lines in expanded.confirmed.items():
        merged = dict(confirmed.get(role, {}))
        for params, symbols in lines.items():
            merged[params] = _join(merged.get(params), symbols)
        confirmed[role] = merged
    return {
        "confirmed": confirmed,
        "size": (*settings.get("size", ()), *expanded.size),
        "memory": (*settings.get("memory", ()), *expanded.memory),
        "rule": (*settings.get("rule", ()), *expanded.rule),
    }


def check_unanswered(file: str, rows: Iterable[Mapping[str, Any]], questions: Iterable[Question]) -> None:
    """Reject entries that have no role, unless there is an open question with the same patterns.

    Args:
        file: path of the library's file, for messages
        rows: [[pointer]] entries in the library's file
        questions: open questions about the library's pointers
    """
    patterns = {_make_patterns(question) for question in questions}
    lines = [
        f"{file}: pointer: {entry.symbols}: {entry.params}: expected a role, because no open question has "
        "exactly these symbols and params; add the role or delete the entry"
        for entry in (Pointer(**row) for row in rows)
        if not entry.role and (entry.symbols, entry.params) not in patterns
    ]
    if lines:
        raise CodegenError("\n".join(lines))


def write_questions(questions: Sequence[Question], root: Path) -> None:
    """Append an entry without a role to the library's file for each question that does not have one.

    Args:
        questions: open questions
        root: root of the repository
    """
    for question in questions:
        path = root / question.file
        text = path.read_text(encoding="utf-8")
        if find_line(question, text) is None:
            text = f"{text.rstrip()}\n\n{_format_entry(question)}"
            path.write_text(text, encoding="utf-8", newline="\n")


def describe(question: Question, root: Path) -> str:
    """Return a question, its line in the library's file, and the header's documentation of the pointer.

    The result is only printed. NVIDIA's documentation must not be written to a file of the repository.
    """
    line = find_line(question, (root / question.file).read_text(encoding="utf-8"))
    message = question.message.removeprefix(question.file)
    location = question.file if line is None else f"{question.file}:{line}"
    documentation = f'; in the header: "{question.documentation}"' if question.documentation else ""
    return f"{location}{message}{documentation}"


def find_line(question: Question, text: str) -> int | None:
    """Return the line number of the [[pointer]] entry for a question, or `None` if the entry is missing.

    Args:
        question: open question
        text: contents of the library's file
    """
    symbols, params = _make_patterns(question)
    start = text.find(f"[[pointer]]\nsymbols = '{symbols}'\nparams = '{params}'\n")
    return None if start == -1 else text.count("\n", 0, start) + 1


def _make_patterns(question: Question) -> tuple[str, str]:
    """Return the patterns of a question's symbols and parameters."""
    params = re.sub(r"([*()\[\]])", r"\\\1", question.declaration)
    return "|".join(question.symbols), params


def _format_entry(question: Question) -> str:
    """Return the entry for a question, with all possible answers as comments."""
    symbols, params = _make_patterns(question)
    sentence = question.text[:1].upper() + question.text[1:]
    width = max(len(role) for role, _ in question.answers) + 2
    answers = [f"# role = {role!r:{width}}  # {meaning}" for role, meaning in question.answers]
    lines = [
        f"# {question.prototype}",
        f"# {sentence}? In the header: {question.evidence}.",
        "[[pointer]]",
        f"symbols = '{symbols}'",
        f"params = '{params}'",
        "# Remove the first # before the right role, and delete the other comments:",
        *answers,
    ]
    return "\n".join([*lines, ""])
