"""Descriptions, signatures and docstrings of functions, made from the tables; read on demand."""

from __future__ import annotations

import re

from .._errors import show
from .._tables import rows
from .missing import make_name_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from inspect import Signature

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
    since       both releases, in words
    """

    def __init__(self, view: View, name: str, symbol: str) -> None:
        library = view.library
        self.name, self.symbol, self.present = name, symbol, view.has(symbol)
        spans = library.spans(symbol)
        self.introduced, self.removed = spans[0][0], spans[-1][1]
        result, params = rows.prototype(library.prototype(symbol, view.level)[0])
        self.prototype = f"{result} {symbol}({', '.join(declare(p.type, p.name) for p in params) or 'void'})"
        self.roles = {p.name: p.role for p in params}
        self._takes = [p.name for p in params if p.is_given]
        self._returns = [p.name for p in params if p.is_returned]
        earlier = " or earlier" if self.introduced == library.releases[0] else ""
        until = f", removed in {self.removed}" if self.removed else ""
        self.since = f"introduced in {library.info.numbering} {self.introduced}{earlier}{until}"
        version = view.outcome.version
        self._here = f"{library.info.title} {show(version)}" if version else f"no {library.info.title}"

    def __str__(self) -> str:
        written = [name for name, role in self.roles.items() if role == "inout"]
        lines = [self.prototype, f"  {self.since}"]
        if self.name != self.symbol:
            lines.append(f"  {self.name} is the symbol {self.symbol}")
        lines.append(f"  takes {', '.join(self._takes) or 'nothing'}")
        lines.append(f"  returns {', '.join(self._returns) or 'nothing'}")
        if written:
            lines.append(f"  writes to the caller's {', '.join(written)}")
        lines.append(f"  {'present' if self.present else 'not present'} here ({self._here})")
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


def make_signature(view: View, name: str, symbol: str, is_raw: bool) -> Signature:
    """The parameters and the result, with the types of C as annotations."""
    from .._binding import signatures

    library = view.library
    result, params = rows.prototype(library.prototype(symbol, view.level)[0])
    is_answer = symbol in library.tables.ANSWERS
    return signatures.signature(result, params, library.info.status, is_answer=is_answer, is_raw=is_raw)


def make_doc(view: View, name: str, symbol: str, is_raw: bool) -> str:
    """The docstring of a function."""
    from .._binding import signatures

    info, known = view.library.info, Description(view, name, symbol)
    result, params = rows.prototype(view.library.prototype(symbol, view.level)[0])
    head = signatures.call(name, make_signature(view, name, symbol, is_raw))
    parts = [head, "", f"C: {known.prototype}"]
    parts += ["", *signatures.lines(params, is_raw=is_raw)] if params else []
    if result == info.status:
        answers = view.library.tables.ANSWERS.get(symbol, ())
        if is_raw:
            outcome = "Returns the status, as an int."
        elif answers == ("*",):
            outcome = "Returns the status, whatever it is."
        elif answers:
            passed = ", ".join(("success", *answers))
            outcome = f"Returns the status; raises {info.error.__name__} unless it is one of {passed}."
        else:
            outcome = f"Raises {info.error.__name__} unless the status is success."
        parts += ["", outcome]
    return "\n".join([*parts, "", f"Symbol {symbol}, {known.since}.", f"{info.title}: {info.manual}"])


def declare(type_: str, name: str) -> str:
    """Write the C declaration of a name."""
    inner = re.search(r"\(\*+", type_)
    if inner:
        return f"{type_[: inner.end()]}{name}{type_[inner.end() :]}"
    return f"{type_}{'' if type_.endswith('*') else ' '}{name}"
