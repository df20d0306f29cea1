"""Creates the errors for missing names and symbols, with suggestions. Imported when such an error occurs."""

from __future__ import annotations

import re
from functools import partial

from ..._errors import LoadError, SignatureError, SymbolNotFoundError, UnknownNameError, VersionError
from ..tables import functions, rows
from . import catalog
from .level_facts import LevelFacts
from .library import library as get_library
from .load_messages import explain_too_new

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .catalog import LibraryInfo


def make_error(view: LevelFacts, name: str, symbol: str) -> LoadError | SymbolNotFoundError:
    """Create the error for a function or a variable whose library or symbol is missing.

    Args:
        view: library at the API level of the caller
        name: name that the caller used
        symbol: symbol that the name refers to
    """
    library = view.library
    outcome = view.outcome
    info = view.library.info
    if outcome.error is not None:
        return outcome.error.copy()
    variables = library.common_types.tables.VARIABLES
    if symbol in variables:
        versions = rows.spans(variables[symbol], library.releases)
    else:
        versions = library.get_versions(symbol)
    outcome = outcome.of(symbol)  # the library may consist of several files
    if outcome.error is not None:
        return outcome.error.copy()
    introduced, _, _ = versions[0]
    facts = (name, symbol, introduced, info.title, outcome.version, outcome.path)
    if symbol not in outcome.symbols:
        nearest = find_nearest(symbol, outcome.symbols)
        advice = _suggest_level(view, name, symbol)
        is_oldest = introduced == library.releases[0]
        return SymbolNotFoundError(*facts, nearest, advice, info.numbering, is_oldest)
    api = f'{info.name}.api("{view.release}")'
    if not library.is_proven(outcome):  # the tables lack the major version, and no level was chosen
        version = outcome.version or (0, 0)  # `or` only for type checkers: the version is known
        newest = library.version_at(library.releases[-1])
        hint = (
            "if you know that the function's signature is unchanged, choose the level yourself, as in "
            f"{api}.{name}; or update cudyn."
        )
        summary = explain_too_new(info.title, version, newest)
        return VersionError(info.title, summary, (), hint, version, newest)
    advice = (
        f"{name} of CUDA {view.level} differs in the loaded library: {_describe_difference(view, symbol)}. "
        f"Use {info.name}.{name}, which follows the library, or {api}."
    )
    return SignatureError(*facts, None, advice)


def _describe_difference(view: LevelFacts, symbol: str) -> str:
    """Describe how a function of the loaded library differs from the function at the caller's API level.

    Args:
        view: library at the API level of the caller
        symbol: symbol of the function
    """
    library = view.library
    expected = library.get_function(symbol, view.level)
    loaded = library.get_function(symbol, view.release)
    if view.chosen is None or not library.is_compatible(symbol, loaded.level, view.release):
        return "no header of that release declares it, and its signature differs among the other releases"
    if expected.text == loaded.text:
        return "there, its arguments have a different layout"
    return f"there it is {loaded.text}"


def _suggest_level(view: LevelFacts, name: str, symbol: str) -> str:
    """Return advice to use an API level at which a name refers to a symbol that the library has, or ""."""
    library = view.library
    for level in reversed(library.releases):
        at_level = LevelFacts(library, level, view.per_thread, view.outcome)
        symbol_at_level = at_level.symbol_of(name)
        if symbol_at_level not in (None, symbol) and at_level.has(symbol_at_level):
            api = f'{library.info.name}.api("{level}")'
            return f"{api}.{name} is {symbol_at_level}, which is present; its parameters differ."
    return ""


def suggest_signature(view: LevelFacts, name: str, count: int) -> str:
    """Return advice on how to call a function with a given number of arguments, or "" if there is none."""
    from ..calls.arguments import show_type

    library = view.library
    suggestion = _suggest_raw(view, name, count)
    if suggestion:
        return suggestion
    seen: set[str] = set()
    for level in reversed(library.releases):
        symbol = functions.find_symbol(library.tables, name, level, view.per_thread)
        if symbol is None or symbol in seen:
            continue
        function = library.get_function(symbol, level)
        if len(function.versions) == 1 and library.tables.VARIANTS is None:
            seen.add(symbol)
        params = [param for param in function.params if param.is_given]
        if len(params) == count:
            signature = ", ".join(f"{param.keyword}: {show_type(param)}" for param in params)
            return f'; {library.info.name}.api("{level}").{name} takes ({signature})'
    return ""


def _suggest_raw(view: LevelFacts, name: str, count: int) -> str:
    """Return advice for a call that passes all of C's parameters, including output parameters, or "".

    Args:
        view: library at the API level of the call
        name: name of the function
        count: number of arguments that the call passed
    """
    symbol = view.symbol_of(name)
    if symbol is None:
        return ""
    params = view.library.get_function(symbol, view.level).params
    returned = [param.keyword for param in params if param.is_returned and not param.is_given]
    if not returned or len(params) != count:
        return ""
    accepted = [param.keyword for param in params if param.is_given]
    module = view.library.info.name
    call = f"{', '.join(returned)} = {module}.{name}({', '.join(accepted)})"
    return f"; write {call}; {module}.raw.{name} accepts all of C's parameters"


def list_versions(symbol: str, symbols: Iterable[str]) -> list[str]:
    """List the symbols that are versions of the same function as `symbol`, oldest first."""
    name_and_suffix = split_symbol(symbol)
    versions = [other for other in symbols if split_symbol(other) == name_and_suffix]
    return sorted(versions, key=lambda version: (len(version), version))  # _v2 precedes _v10


def split_symbol(symbol: str) -> tuple[str, str]:
    """Split off the version and the stream suffix: cuMemcpyHtoD_v2_ptds -> (cuMemcpyHtoD, _ptds)."""
    suffixes = re.search("(_v[0-9]+)?(_pt[ds][sz])?$", symbol)
    assert suffixes is not None  # the pattern also matches the empty string
    name = symbol[: suffixes.start()]
    stream_suffix = suffixes[2] or ""
    return name, stream_suffix


def find_nearest(symbol: str, present: frozenset[str]) -> str | None:
    """Return another version of the same function, or otherwise the symbol with the most similar spelling."""
    import difflib

    versions = list_versions(symbol, present)
    if versions:
        return versions[-1]
    matches = difflib.get_close_matches(symbol, sorted(present), n=1, cutoff=0.6)
    return matches[0] if matches else None


def make_name_error(view: LevelFacts, name: str) -> AttributeError | TypeError:
    """Create the error for a name that does not exist at this API level, or that is not a str."""
    if not isinstance(name, str):
        return TypeError(f"expected the name of a function as a str, got {type(name).__name__}")
    library = view.library
    tables = view.library.tables
    if name not in tables.FUNCTIONS and name not in tables.NAMES:
        return UnknownNameError(partial(_describe_unknown, view, name))
    if name in tables.NAMES:
        since, until = _find_lifetime(rows.spans(tables.NAMES[name], library.releases))
    else:
        since, until = _find_lifetime(library.get_versions(name))
    earlier = " or earlier" if since == library.releases[0] else ""
    history = f"introduced in {since}{earlier}" + (f" and removed in {until}" if until else "")
    return AttributeError(
        f"{name} is not in the headers of {library.info.numbering} {view.level}, the API level in use: "
        f'{history}. Get an exact symbol with symbol("{name}")'
    )


def _find_lifetime(spans: Sequence[tuple[str, str | None, Any]]) -> tuple[str, str | None]:
    """Return the release that introduced a name, and the release that removed it, if any."""
    introduced, _, _ = spans[0]
    _, removed, _ = spans[-1]
    return introduced, removed


def _describe_unknown(view: LevelFacts, name: str) -> str:
    """Return the message for a name that is not a function of a library in any release."""
    if name in view.types.names():
        return (
            f"{name} is a type or a constant of {view.library.module}; expected a function; "
            f"`python -m cudyn show {name}` shows it"
        )
    owners = [f"cudyn.{info.name}" for info in catalog.find_all() if _has(info, name)]
    message = f"{view.library.module} has no {name}"
    if len(owners) == 1:
        return f"{message}; {owners[0]} has it"
    if owners:
        return f"{message}; {' and '.join(owners)} have it"
    similar = list_similar(view, name)
    return f"{message}; similar names: {', '.join(similar)}" if similar else message


def _has(info: LibraryInfo, name: str) -> bool:
    """Return whether any release of a library has a function with a given name or symbol."""
    tables = get_library(info).tables
    return name in tables.FUNCTIONS or name in tables.NAMES


def list_similar(view: LevelFacts, name: str) -> list[str]:
    """List at most three names at this API level whose spelling is similar to a name, best first."""
    import difflib

    tables = view.library.tables
    names = {*tables.FUNCTIONS, *tables.NAMES, *view.types.names()}
    return difflib.get_close_matches(name, sorted(names), n=3, cutoff=0.75)
