"""Signatures and docstrings of the functions of a library, made from its tables on demand."""

from __future__ import annotations

from .._tables import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from inspect import Signature
    from typing import Any

    from .view import View


class Facts:
    """The facts about a function: a name of a view, the symbol that it leads to, checked or bare.

    They do not depend on the loaded library, so that they are the same on a machine without one.
    """

    __slots__ = ("is_raw", "name", "symbol", "view")

    def __init__(self, view: View, name: str, symbol: str, is_raw: bool) -> None:
        self.view, self.name, self.symbol, self.is_raw = view, name, symbol, is_raw

    def _prototype(self) -> tuple[str, Any]:
        return rows.prototype(self.view.library.prototype(self.symbol, self.view.level)[0])

    def signature(self) -> Signature:
        """The parameters and the result, with the types of C as annotations."""
        from .._binding import signatures

        library = self.view.library
        result, params = self._prototype()
        is_answer = self.symbol in library.tables.ANSWERS
        return signatures.signature(
            result, params, library.info.status, is_answer=is_answer, is_raw=self.is_raw
        )

    def doc(self) -> str:
        """A docstring."""
        from .._binding import signatures
        from .explain import Description

        info = self.view.library.info
        result, params = self._prototype()
        known = Description(self.view, self.name, self.symbol)
        parts = [signatures.call(self.name, self.signature()), "", f"C: {known.prototype}"]
        parts += ["", *signatures.lines(params, is_raw=self.is_raw)] if params else []
        if result == info.status:
            answers = self.view.library.tables.ANSWERS.get(self.symbol, ())
            if self.is_raw:
                outcome = "Returns the status, as an int."
            elif answers == ("*",):
                outcome = "Returns the status, whatever it is."
            elif answers:
                passed = ", ".join(("success", *answers))
                outcome = f"Returns the status; raises {info.error.__name__} unless it is one of {passed}."
            else:
                outcome = f"Raises {info.error.__name__} unless the status is success."
            parts += ["", outcome]
        until = f", removed in {known.removed}" if known.removed else ""
        parts += ["", f"Symbol {self.symbol}, {known.since}{until}."]
        return "\n".join([*parts, f"{info.title}: {info.manual}"])


def attach(function: Any, view: View, name: str, symbol: str, is_raw: bool) -> Any:
    """Give a function its names, and the facts for its signature and docstring."""
    function.__dict__.update(
        __name__=name,
        __qualname__=f"raw.{name}" if is_raw else name,
        __module__=view.library.module,
        facts=Facts(view, name, symbol, is_raw),
    )
    return function
