"""The errors for missing names and symbols, with similar ones; read when one is missing."""

from __future__ import annotations

import re

from .._errors import LoadError, SignatureError, SymbolNotFoundError, VersionError
from .._loading.messages import say_too_new
from .._tables import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .view import View


def make_error(view: View, name: str, symbol: str) -> LoadError | SymbolNotFoundError:
    """Make the error for a function or a variable whose library or symbol is missing."""
    library, outcome = view.library, view.outcome
    if outcome.error is not None:
        return outcome.error
    if symbol in outcome.symbols:
        return _other_variant(view, name, symbol) if library.is_proven(outcome) else _unproven(view, name)
    variables = library.common_types.tables.VARIABLES
    spans = rows.spans(variables[symbol], library.releases) if symbol in variables else library.spans(symbol)
    return SymbolNotFoundError(
        name,
        symbol,
        spans[0][0],
        library.info.title,
        outcome.version,
        outcome.path,
        find_nearest(symbol, outcome.symbols),
        _advice(view, name, symbol),
        library.info.numbering,
    )


def _unproven(view: View, name: str) -> VersionError:
    """The error for a library of a major that the tables do not have, without a chosen level."""
    library = view.library
    info, version, short = library.info, view.outcome.version or (0, 0), library.info.name
    newest = library.version_at(library.releases[-1])
    hint = (
        f"if you know that the function's signature is unchanged, choose the level yourself, as in "
        f'{short}.api("{view.release}").{name}; or update cudyn.'
    )
    return VersionError(info.title, say_too_new(info.title, version, newest), (), hint, version, newest)


def _other_variant(view: View, name: str, symbol: str) -> SignatureError:
    """The error for a symbol whose signature differs from this level's."""
    library = view.library
    mine, theirs = (library.prototype(symbol, level) for level in (view.level, view.release))
    if view.chosen is None or not library.is_compatible(symbol, theirs[1], view.release):
        what = "no header of that release declares it, and its signature differs among the other releases"
    elif mine[0] == theirs[0]:
        what = "there its arguments have another layout"
    else:
        what = f"there it is {theirs[0]}"
    outcome, short = view.outcome, library.info.name
    return SignatureError(
        name,
        symbol,
        library.spans(symbol)[0][0],
        library.info.title,
        outcome.version,
        outcome.path,
        None,
        f"{name} of CUDA {view.level} is not what the loaded library has: {what}. "
        f'Use {short}.{name}, which follows the library, or {short}.api("{view.release}").',
    )


def _advice(view: View, name: str, symbol: str) -> str:
    """An API level whose symbol for the name is in the library."""
    library = view.library
    for level in reversed(library.releases):
        at_level = view.at(level)
        other = at_level.symbol_of(name)
        if other not in (None, symbol) and at_level.has(other):
            short = library.info.name
            return f'{short}.api("{level}").{name} is {other}, which is present; its parameters differ.'
    return ""


def list_versions(view: View, symbol: str) -> list[str]:
    """List every symbol of the table that is a version of the same function, this one included."""
    wanted = split_symbol(symbol)
    return sorted(
        (s for s in view.library.tables.FUNCTIONS if split_symbol(s) == wanted), key=lambda s: (len(s), s)
    )


_SYMBOL = re.compile(r"(.*?)(?:_v\d+)?(_ptds|_ptsz)?", re.S)


def split_symbol(symbol: str) -> tuple[str, str]:
    """Split cuMemcpyHtoD_v2_ptds into (cuMemcpyHtoD, _ptds): its function and its default stream."""
    found = _SYMBOL.fullmatch(symbol)
    return (found[1], found[2] or "") if found else (symbol, "")


def find_nearest(symbol: str, present: frozenset[str]) -> str | None:
    """Find another version of the same function, or else the symbol with the most similar spelling."""
    import difflib

    versions = [s for s in present if split_symbol(s) == split_symbol(symbol)]
    if versions:
        return max(versions, key=lambda s: (len(s), s))
    close = difflib.get_close_matches(symbol, sorted(present), 1, 0.6)
    return close[0] if close else None


def make_name_error(view: View, name: str) -> AttributeError | TypeError:
    """Make the error for a name that this API level does not have, or for an object that is not a name."""
    if not isinstance(name, str):
        return TypeError(f"expected the name of a function as a str, got {type(name).__name__}")
    library = view.library
    functions = library.tables.FUNCTIONS
    if name in functions or name in library.tables.NAMES:
        spans = (
            rows.spans(library.tables.NAMES[name], library.releases) if name in library.tables.NAMES else []
        )
        spans = spans or library.spans(name)
        since, until = spans[0][0], spans[-1][1]
        when = f"introduced in {since}" + (f" and removed in {until}" if until else "")
        return AttributeError(
            f"{name} is not in the headers of {library.info.numbering} {view.level}, the API level in use: "
            f'{when}. Get an exact symbol with symbol("{name}").'
        )
    return _UnknownName(view, name)


class _UnknownName(AttributeError):
    """Looks for similar names only when it is shown: hasattr() must not pay for that."""

    def __init__(self, view: View, name: str) -> None:
        super().__init__(name)
        self._where = view, name

    def __str__(self) -> str:
        view, name = self._where
        if name in view.types.names():
            return (
                f"{name} is a type or a constant of {view.library.module}; expected a function; "
                f"`python -m cudyn show {name}` shows it"
            )
        near = list_similar(view, name)
        return f"{view.library.module} has no {name}" + (f"; near it: {', '.join(near)}" if near else "")

    def __reduce__(self) -> tuple[type[AttributeError], tuple[str]]:
        return AttributeError, (str(self),)


def list_similar(view: View, name: str) -> list[str]:
    """List names with a similar spelling."""
    import difflib

    tables = view.library.tables
    known = {*tables.FUNCTIONS, *tables.NAMES, *view.types.names()}
    return difflib.get_close_matches(name, sorted(known), 3, 0.75)
