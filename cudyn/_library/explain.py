"""Descriptions, signatures and docstrings of functions, made from the tables; read on demand."""

from __future__ import annotations

import re

from .._binding import signatures
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

    def __init__(self, view: View, name: str, symbol: str, is_raw: bool = False) -> None:
        library = view.library
        self._view, self._is_raw = view, is_raw
        self.name, self.symbol, self.present = name, symbol, view.has(symbol)
        spans = library.spans(symbol)
        self.introduced, self.removed = spans[0][0], spans[-1][1]
        self._result, self._params = rows.prototype(library.prototype(symbol, view.level)[0])
        params = ", ".join(declare(p.type, p.name) for p in self._params)
        self.prototype = f"{self._result} {symbol}({params or 'void'})"
        self.roles = {p.name: p.role for p in self._params}
        earlier = " or earlier" if self.introduced == library.releases[0] else ""
        until = f", removed in {self.removed}" if self.removed else ""
        self.since = f"introduced in {library.info.numbering} {self.introduced}{earlier}{until}"

    def signature(self) -> Signature:
        """The parameters and the result, with the types of C as annotations."""
        library = self._view.library
        is_answer = self.symbol in library.tables.ANSWERS
        status, is_raw = library.info.status, self._is_raw
        return signatures.signature(self._result, self._params, status, is_answer=is_answer, is_raw=is_raw)

    def doc(self) -> str:
        """The docstring of the function."""
        library, info = self._view.library, self._view.library.info
        parts = [signatures.call(self.name, self.signature()), "", f"C: {self.prototype}"]
        parts += ["", *signatures.lines(self._params, is_raw=self._is_raw)] if self._params else []
        if self._result == info.status:
            answers = library.tables.ANSWERS.get(self.symbol, ())
            if self._is_raw:
                outcome = "Returns the status, as an int."
            elif answers == ("*",):
                outcome = "Returns the status, whatever it is."
            elif answers:
                passed = ", ".join(("success", *answers))
                outcome = f"Returns the status; raises {info.error.__name__} unless it is one of {passed}."
            else:
                outcome = f"Raises {info.error.__name__} unless the status is success."
            parts += ["", outcome]
        return "\n".join([*parts, "", f"Symbol {self.symbol}, {self.since}.", f"{info.title}: {info.manual}"])

    def __str__(self) -> str:
        title, version = self._view.library.info.title, self._view.outcome.version
        here = f"{title} {show(version)}" if version else f"no {title}"
        return f"{self.doc()}\n{'Present' if self.present else 'Not present'} here ({here})."

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
