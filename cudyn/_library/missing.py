"""Why a name or a symbol is not there, and what is like it. Read when something is missing."""

from __future__ import annotations

import re

from .._errors import LoadError, SignatureError, SymbolNotFoundError, VersionError
from .._loading.messages import say_too_new
from .._tables import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .view import View


def make_error(view: View, name: str, symbol: str) -> LoadError | SymbolNotFoundError:
    """Make the error for a function that can't be called: no library, or no such symbol in it."""
    library, outcome = view.library, view.outcome
    if outcome.error is not None:
        return outcome.error
    if symbol in outcome.symbols:
        return _other_variant(view, name, symbol) if library.is_proven(outcome) else _unproven(view, name)
    introduced = library.spans(symbol)[0][0]
    return SymbolNotFoundError(
        name,
        symbol,
        introduced,
        library.info.title,
        outcome.version,
        outcome.path,
        find_nearest(symbol, outcome.symbols),
        _advice(view, name, symbol),
        library.info.numbering,
    )


def _unproven(view: View, name: str) -> VersionError:
    """The library is of a major that the tables do not have, and no level was chosen."""
    library = view.library
    info, version, short = library.info, view.outcome.version or (0, 0), library.info.name
    newest = library.version_at(library.releases[-1])
    hint = (
        f"if you know that the function is called in the same way, choose the level yourself, as in "
        f'{short}.api("{view.release}").{name}; or update cudyn.'
    )
    return VersionError(info.title, say_too_new(info.title, version, newest), (), hint, version, newest)


def _other_variant(view: View, name: str, symbol: str) -> SignatureError:
    """The symbol is there and is not called as it is at this level."""
    library = view.library
    mine, theirs = (library.prototype(symbol, level) for level in (view.level, view.release))
    if view.chosen is None or not library.is_called_alike(symbol, theirs[1], view.release):
        what = "no header of that release declares it, and the others call it in several ways"
    elif mine[0] == theirs[0]:
        what = "there what it takes has another layout"
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
    """An API level at which the name leads to something that is there."""
    library = view.library
    for level in reversed(library.releases):
        at_level = view.at(level)
        other = at_level.symbol_of(name)
        if other not in (None, symbol) and at_level.has(other):
            short = library.info.name
            return f'{short}.api("{level}").{name} is {other}, which is there and takes other parameters.'
    return ""


def list_versions(view: View, symbol: str) -> list[str]:
    """List every symbol of the table that is the same function in another version, this one included."""
    wanted = split_symbol(symbol)
    return sorted(
        (s for s in view.library.tables.FUNCTIONS if split_symbol(s) == wanted), key=lambda s: (len(s), s)
    )


_SYMBOL = re.compile(r"(.*?)(?:_v\d+)?(_ptds|_ptsz)?", re.S)


def split_symbol(symbol: str) -> tuple[str, str]:
    """Split cuMemcpyHtoD_v2_ptds into (cuMemcpyHtoD, _ptds): what it does, and to which default stream."""
    found = _SYMBOL.fullmatch(symbol)
    return (found[1], found[2] or "") if found else (symbol, "")


def find_nearest(symbol: str, present: frozenset[str]) -> str | None:
    """Find another version of the same function, or else the symbol that is spelled most alike."""
    import difflib

    versions = [s for s in present if split_symbol(s) == split_symbol(symbol)]
    if versions:
        return max(versions, key=lambda s: (len(s), s))
    close = difflib.get_close_matches(symbol, sorted(present), 1, 0.6)
    return close[0] if close else None


def make_name_error(view: View, name: str) -> AttributeError | TypeError:
    """Make the error for a name that this API level does not have, or for what is not a name."""
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
            f'{when}. An exact symbol is reached with symbol("{name}").'
        )
    return _UnknownName(view, name)


class _UnknownName(AttributeError):
    """Looks for near names only when it is shown: hasattr() must not pay for it."""

    def __init__(self, view: View, name: str) -> None:
        super().__init__(name)
        self._where = view, name

    def __str__(self) -> str:
        view, name = self._where
        if name in view.types.names():
            return (
                f"{name} is a type or a constant of {view.library.module}, and this is about functions; "
                f"`python -m cudyn show {name}` shows it"
            )
        near = list_similar(view, name)
        return f"{view.library.module} has no {name}" + (f"; near it: {', '.join(near)}" if near else "")

    def __reduce__(self) -> tuple[type[AttributeError], tuple[str]]:
        return AttributeError, (str(self),)


def list_similar(view: View, name: str) -> list[str]:
    """List names that are spelled much like this one."""
    import difflib

    tables = view.library.tables
    known = {*tables.FUNCTIONS, *tables.NAMES, *view.types.names()}
    return difflib.get_close_matches(name, sorted(known), 3, 0.75)
