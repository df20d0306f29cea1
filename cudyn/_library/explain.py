"""What is known about a name, and why something is missing. Read when somebody asks."""

from __future__ import annotations

import re

from .._binding import rows
from .._loading.loader import too_new
from ..errors import LoadError, SignatureError, SymbolNotFoundError, VersionError, show
from .library import View


class Description:
    """A function: str() is meant to be read.

    name        what was asked for
    symbol      what the library exports for it at this API level
    prototype   as C writes it
    roles       parameter -> in, out, inout or another word of cudyn._binding.rows
    introduced  the first header release that has the symbol; the oldest in the tables means "or earlier"
    removed     the first that no longer has it, or None
    present     does the library on this machine have the symbol
    """

    def __init__(self, view: View, name: str, symbol: str) -> None:
        library = view.library
        self.name = name
        self.symbol = symbol
        spans = library.spans(symbol)
        self.introduced, self.removed = spans[0][0], spans[-1][1]
        text = library.prototype(symbol, view.level)[0]
        result, params = rows.prototype(text)
        self.roles = {p.name: p.role for p in params}
        self._takes = [p.name for p in params if p.is_given]
        self._returns = [p.name for p in params if p.is_returned]
        self.prototype = f"{result} {symbol}({', '.join(declare(p.type, p.name) for p in params) or 'void'})"
        self.present = view.has(symbol)
        self._oldest = library.releases[0]
        self._title = library.row.title
        self._version = view.outcome.version
        self._numbering = library.row.numbering

    @property
    def since(self) -> str:
        """When it was introduced, in words."""
        earlier = " or earlier" if self.introduced == self._oldest else ""
        return f"introduced in {self._numbering} {self.introduced}{earlier}"

    def __str__(self) -> str:
        until = f", removed in {self.removed}" if self.removed else ""
        written = [name for name, role in self.roles.items() if role == "inout"]
        lines = [self.prototype, f"  {self.since}{until}"]
        if self.name != self.symbol:
            lines.append(f"  {self.name} is the symbol {self.symbol}")
        lines.append(f"  takes {', '.join(self._takes) or 'nothing'}")
        lines.append(f"  returns {', '.join(self._returns) or 'nothing'}")
        if written:
            lines.append(f"  writes to the caller's {', '.join(written)}")
        here = f"{self._title} {show(self._version)}" if self._version else f"no {self._title}"
        lines.append(f"  {'present' if self.present else 'not present'} here ({here})")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<description of {self.name}: {self.prototype}>"


def describe(view: View, name: str) -> Description:
    """See LibraryModule.describe."""
    if view.knows(name):
        return Description(view, name, view.symbol_of(name))
    if name in view.library.tables.FUNCTIONS:
        return Description(view, name, name)
    raise no_such_name(view, name)


def declare(type_: str, name: str) -> str:
    """The C declaration of a name."""
    inner = re.search(r"\(\*+", type_)
    if inner:
        return f"{type_[: inner.end()]}{name}{type_[inner.end() :]}"
    return f"{type_}{'' if type_.endswith('*') else ' '}{name}"


def missing(view: View, name: str, symbol: str) -> LoadError | SymbolNotFoundError:
    """Why a function can't be called: there is no library, or it does not export the symbol."""
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
        library.row.title,
        outcome.version,
        outcome.path,
        nearest(symbol, outcome.symbols),
        _advice(view, name, symbol),
        library.row.numbering,
    )


def _unproven(view: View, name: str) -> VersionError:
    """The library is of a major that the tables do not have, and no level was chosen."""
    library = view.library
    row, version, short = library.row, view.outcome.version or (0, 0), library.module.rpartition(".")[2]
    newest = library.version_at(library.releases[-1])
    hint = (
        f'choose a level yourself, as in {short}.api("{view.release}").{name}, where you know that it is '
        "called alike; or update cudyn."
    )
    return VersionError(row.title, too_new(row, version, newest), (), hint, version, newest)


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
    outcome, short = view.outcome, library.module.rpartition(".")[2]
    return SignatureError(
        name,
        symbol,
        library.spans(symbol)[0][0],
        library.row.title,
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
        if at_level.knows(name):
            other = at_level.symbol_of(name)
            if other != symbol and at_level.has(other):
                short = library.module.rpartition(".")[2]
                return f'{short}.api("{level}").{name} is {other}, which is there and takes other parameters.'
    return ""


def versions_of(view: View, symbol: str) -> list[str]:
    """Every symbol of the table that is the same function in another version, this one included."""
    stem, suffix = _parts(symbol)
    return sorted(
        (s for s in view.library.tables.FUNCTIONS if _parts(s) == (stem, suffix)), key=lambda s: (len(s), s)
    )


def _parts(symbol: str) -> tuple[str, str]:
    """cuMemcpyHtoD_v2_ptds as (cuMemcpyHtoD, _ptds)."""
    plain = symbol.removesuffix("_ptds").removesuffix("_ptsz")
    return re.sub(r"_v\d+$", "", plain), symbol[len(plain) :]


def nearest(symbol: str, present: frozenset[str]) -> str | None:
    """Another version of the same function, or else the symbol that is spelled most alike."""
    import difflib

    versions = [s for s in present if _parts(s) == _parts(symbol)]
    if versions:
        return max(versions, key=lambda s: (len(s), s))
    close = difflib.get_close_matches(symbol, sorted(present), 1, 0.6)
    return close[0] if close else None


def no_such_name(view: View, name: str) -> AttributeError:
    """The error for a name that this API level does not have."""
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
            f"{name} is not in the headers of {library.row.numbering} {view.level}, the API level in use: "
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
        near = similar(view, name)
        return f"{view.library.module} has no {name}" + (f"; near it: {', '.join(near)}" if near else "")

    def __reduce__(self) -> tuple[type[AttributeError], tuple[str]]:
        return AttributeError, (str(self),)


def similar(view: View, name: str) -> list[str]:
    """Names that are spelled much like this one."""
    import difflib

    tables = view.library.tables
    known = {*tables.FUNCTIONS, *tables.NAMES, *view.types.names()}
    return difflib.get_close_matches(name, sorted(known), 3, 0.75)
