"""Writes the end of docs/explanation/fast_calls.md: `python -m tests.proof.fast_calls_page`.

It lists the functions without a fast call, with the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cudyn._bindings.calls import fast_calls
from cudyn._bindings.libraries.catalog import find_all
from cudyn._bindings.libraries.library import Library
from cudyn._bindings.tables import rows

PAGE = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "fast_calls.md"

BEGIN = """## Functions without a fast call

This list contains the functions without a fast call in the newest release of each library, with the
reasons. `python -m tests.proof.fast_calls_page` writes the list.
"""

LISTS = (
    "Python allocates the memory for the list or the bytes that the function returns, and "
    "may call C several times"
)
ROLES = {
    "text": "Python allocates the memory for the string that the function returns",
    "size": "Python passes a constant to the function",
    "both": "Python allocates the memory for a value that the function changes",
    "given": "Python converts an argument whose type depends on an enumerator",
    "typed": "Python allocates the memory for a result whose type and size depend on an enumerator",
}
TOLD = "Python reads the description of an error from the function's arguments"


def iter_functions_without_fast_calls(library: Library) -> Iterator[tuple[str, str]]:
    """Yield (symbol, reason) for each function in the newest release that does not have a fast call."""
    info = library.info
    tables = library.tables
    level = library.releases[-1]
    for symbol in tables.FUNCTIONS:
        record = library.get_function(symbol, level)
        if record.level != level:
            continue
        types: Any = library.types_at(level)
        result = record.result
        arguments = [_make_argument(types, param) for param in record.params]
        has_log = info.log is not None and symbol in info.log[0]
        returns_status_in_record = result == info.status and hasattr(types.ctype(result), "_fields_")
        if symbol in tables.TOLD or has_log or returns_status_in_record:
            yield symbol, TOLD
        elif symbol in info.callbacks:
            yield symbol, "Python keeps the callback alive as long as C may call it"
        elif result == "ssize_t":
            yield symbol, "the result is either a size or an error"
        else:
            # plan() returns the reason as a string if the function cannot have a fast call.
            reason = fast_calls.plan(types, record, arguments, result == info.status or None)
            if isinstance(reason, str) and reason.startswith(("a parameter", "a result")):
                yield symbol, f"the function has {reason}"
            elif isinstance(reason, str):
                role = reason.rpartition(" ")[2]
                yield symbol, ROLES.get(role, LISTS)


def _make_argument(types: Any, param: rows.Param) -> Any:
    """Return the class of an output, or the converter for any other parameter."""
    if param.role in ("out", "typed") and param.type != "void *":
        return types.out(param.type)
    return types.param(param.type, "where", is_written=param.role == "inout")


def write_page() -> str:
    """Return the text of the page, with new lists of the functions that do not have a fast call."""
    introduction = PAGE.read_text(encoding="utf-8").partition(BEGIN)[0]
    lines = [introduction, BEGIN]
    for info in find_all():
        symbols_by_reason: dict[str, list[str]] = {}
        for symbol, reason in iter_functions_without_fast_calls(Library(info)):
            symbols_by_reason.setdefault(reason, []).append(f"`{symbol}`")
        if symbols_by_reason:
            lines.append(f"\n**{info.title}**\n\n")
            for reason, symbols in sorted(symbols_by_reason.items()):
                lines.append(f"- {reason}: {', '.join(symbols)}\n")
    return "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8", newline="\n")
