"""The errors for missing names and symbols, with similar ones; read when one is missing."""

from __future__ import annotations

import re
from functools import partial

from ..._errors import LoadError, SignatureError, SymbolNotFoundError, UnknownNameError, VersionError
from ..tables import functions, rows
from . import catalog
from .level_facts import LevelFacts
from .library import library as get_library
from .load_messages import say_too_new

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .catalog import LibraryInfo


def make_error(view: LevelFacts, name: str, symbol: str) -> LoadError | SymbolNotFoundError:
    """Make the error for a function or a variable whose library or symbol is missing."""
    library = view.library
    outcome = view.outcome
    info = view.library.info
    if outcome.error is not None:
        return outcome.error
    variables = library.common_types.tables.VARIABLES
    spans = rows.spans(variables[symbol], library.releases) if symbol in variables else library.spans(symbol)
    outcome = outcome.of(symbol)
    if outcome.error is not None:
        return outcome.error
    facts = (name, symbol, spans[0][0], info.title, outcome.version, outcome.path)
    if symbol not in outcome.symbols:
        nearest = find_nearest(symbol, outcome.symbols)
        return SymbolNotFoundError(*facts, nearest, _advice(view, name, symbol), info.numbering)
    follows = f'{info.name}.api("{view.release}")'
    if not library.is_proven(outcome):  # of a major that the tables do not have, without a chosen level
        version = outcome.version or (0, 0)
        newest = library.version_at(library.releases[-1])
        hint = (
            "if you know that the function's signature is unchanged, choose the level yourself, as in "
            f"{follows}.{name}; or update cudyn."
        )
        return VersionError(info.title, say_too_new(info.title, version, newest), (), hint, version, newest)
    mine, theirs = (library.declare(symbol, level) for level in (view.level, view.release))
    if view.chosen is None or not library.is_compatible(symbol, theirs.level, view.release):
        what = "no header of that release declares it, and its signature differs among the other releases"
    else:
        what = (
            "there its arguments have another layout"
            if mine.text == theirs.text
            else f"there it is {theirs.text}"
        )
    advice = (
        f"{name} of CUDA {view.level} is not what the loaded library has: {what}. "
        f"Use {info.name}.{name}, which follows the library, or {follows}."
    )
    return SignatureError(*facts, None, advice)


def _advice(view: LevelFacts, name: str, symbol: str) -> str:
    """An API level whose symbol for the name is in the library."""
    library = view.library
    for level in reversed(library.releases):
        at_level = LevelFacts(library, level, view.per_thread, view.outcome)
        other = at_level.symbol_of(name)
        if other not in (None, symbol) and at_level.has(other):
            of = library.info.name
            return f'{of}.api("{level}").{name} is {other}, which is present; its parameters differ.'
    return ""


def find_signature(view: LevelFacts, name: str, number: int) -> str:
    """Say where a function of this name takes so many arguments; "": nowhere."""
    from ..calls.arguments import show_type

    library = view.library
    of_c = _find_signature_of_c(view, name, number)
    if of_c:
        return of_c
    seen: set[str] = set()
    for level in reversed(library.releases):
        symbol = functions.find_symbol(library.tables, name, level, view.per_thread)
        if symbol is None or symbol in seen:
            continue
        function = library.declare(symbol, level)
        if len(function.versions) == 1 and library.tables.VARIANTS is None:
            seen.add(symbol)
        params = [each for each in function.params if each.is_given]
        if len(params) == number:
            signature = ", ".join(f"{each.keyword}: {show_type(each)}" for each in params)
            return f'; {library.info.name}.api("{level}").{name} takes ({signature})'
    return ""


def _find_signature_of_c(view: LevelFacts, name: str, number: int) -> str:
    """Say how a call is written if so many arguments are all of C's, also those that it returns; "": not."""
    symbol = view.symbol_of(name)
    if symbol is None:
        return ""
    params = view.library.declare(symbol, view.level).params
    returned = ", ".join(each.keyword for each in params if each.is_returned and not each.is_given)
    if not returned or len(params) != number:
        return ""
    given = ", ".join(each.keyword for each in params if each.is_given)
    module = view.library.info.name
    return f"; write {returned} = {module}.{name}({given}); {module}.raw.{name} takes all of C's"


def list_versions(symbol: str, among: Iterable[str]) -> list[str]:
    """List the symbols that are versions of the same function, the oldest first."""
    wanted = split_symbol(symbol)
    return sorted((s for s in among if split_symbol(s) == wanted), key=lambda symbol: (len(symbol), symbol))


def split_symbol(symbol: str) -> tuple[str, str]:
    """Split cuMemcpyHtoD_v2_ptds into (cuMemcpyHtoD, _ptds): its function and its default stream."""
    found = re.search("(_v[0-9]+)?(_pt[ds][sz])?$", symbol)
    assert found is not None
    return symbol[: found.start()], found[2] or ""


def find_nearest(symbol: str, present: frozenset[str]) -> str | None:
    """Find another version of the same function, or else the symbol with the most similar spelling."""
    import difflib

    versions = list_versions(symbol, present)
    if versions:
        return versions[-1]
    close = difflib.get_close_matches(symbol, sorted(present), 1, 0.6)
    return close[0] if close else None


def make_name_error(view: LevelFacts, name: str) -> AttributeError | TypeError:
    """Make the error for a name that this API level does not have, or for an object that is not a name."""
    if not isinstance(name, str):
        return TypeError(f"expected the name of a function as a str, got {type(name).__name__}")
    library = view.library
    tables = view.library.tables
    if name not in tables.FUNCTIONS and name not in tables.NAMES:
        return UnknownNameError(partial(_describe_unknown, view, name))
    spans = rows.spans(tables.NAMES[name], library.releases) if name in tables.NAMES else library.spans(name)
    since = spans[0][0]
    until = spans[-1][1]
    when = f"introduced in {since}" + (f" and removed in {until}" if until else "")
    return AttributeError(
        f"{name} is not in the headers of {library.info.numbering} {view.level}, the API level in use: "
        f'{when}. Get an exact symbol with symbol("{name}")'
    )


def _describe_unknown(view: LevelFacts, name: str) -> str:
    if name in view.types.names():
        return (
            f"{name} is a type or a constant of {view.library.module}; expected a function; "
            f"`python -m cudyn show {name}` shows it"
        )
    owners = [f"cudyn.{info.name}" for info in catalog.find_all() if _has(info, name)]
    wrong = f"{view.library.module} has no {name}"
    if owners:
        return f"{wrong}; {' and '.join(owners)} {'have' if owners[1:] else 'has'} it"
    near = list_similar(view, name)
    return wrong + (f"; near it: {', '.join(near)}" if near else "")


def _has(info: LibraryInfo, name: str) -> bool:
    tables = get_library(info).tables
    return name in tables.FUNCTIONS or name in tables.NAMES


def list_similar(view: LevelFacts, name: str) -> list[str]:
    """List names with a similar spelling."""
    import difflib

    tables = view.library.tables
    known = {*tables.FUNCTIONS, *tables.NAMES, *view.types.names()}
    return difflib.get_close_matches(name, sorted(known), 3, 0.75)
