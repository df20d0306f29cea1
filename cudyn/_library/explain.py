"""Descriptions of functions, for `M.describe(name)` and `python -m cudyn show`; read on demand."""

from __future__ import annotations

import re

from .._errors import show
from .._tables import rows
from .missing import make_name_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .view import View


class Description:
    """The description of a function; str() is a readable page.

    name        the name that was asked for
    symbol      the symbol that it leads to at this API level
    prototype   as C writes it
    roles       parameter -> in, out, inout or another word of cudyn._tables.rows
    introduced  the first header release that has the symbol; the oldest in the tables means "or earlier"
    removed     the first release without it, or None
    present     does the library on this machine have the symbol?
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
        self._title = library.info.title
        self._version = view.outcome.version
        self._numbering = library.info.numbering

    @property
    def since(self) -> str:
        """The release that introduced it, in words."""
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
    """Describe a name; see LibraryModule.describe."""
    if isinstance(name, str):
        symbol = view.symbol_of(name)
        if symbol is not None or name in view.library.tables.FUNCTIONS:
            return Description(view, name, symbol or name)
    raise make_name_error(view, name)


def declare(type_: str, name: str) -> str:
    """Write the C declaration of a name."""
    inner = re.search(r"\(\*+", type_)
    if inner:
        return f"{type_[: inner.end()]}{name}{type_[inner.end() :]}"
    return f"{type_}{'' if type_.endswith('*') else ' '}{name}"
