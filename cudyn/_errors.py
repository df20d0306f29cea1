"""The general exceptions; cudyn.errors has them and one class for each library.

Inside cudyn they are imported from here, so that `import cudyn` reads no more than it needs.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Self, TypeVar

    E = TypeVar("E", bound=Exception)

FACTS = "parameter", "expected", "got"
"""The attributes of the error for a wrong argument."""


def escape(text: object, keep: str = "") -> str:
    """Return a text with its unprintable characters, which a terminal could obey, escaped as in Python.

    Names and paths come from elsewhere: a newline in one, or an escape sequence, would forge what is printed.
    keep: characters that stay, such as the newlines of a text of several lines
    """
    shown = str(text)
    return "".join(c if c.isprintable() or c in keep else c.encode("unicode_escape").decode() for c in shown)


def with_facts(error: E, parameter: str = "", expected: object = None, got: object = None) -> E:
    """Return the error for a wrong argument with its facts as attributes.

    The classes are Python's own (TypeError, ValueError and OverflowError): a traceback shows the names that
    users know.

    Args:
        error: The error.
        parameter: The name of the parameter or of its part, such as `b.shape[0]`; `""` if it has no name.
        expected: What the message names as expected: a number or a text.
        got: What the message names as received: a number or a text.
    """
    vars(error).update(zip(FACTS, (parameter, expected, got)))
    return error


def refuse(
    error: type[E],
    expected: str,
    got: object,
    where: str = "",
    *,
    parameter: str = "",
    advice: str = "",
    start: str = "",
) -> E:
    """Return the error for a value that a parameter does not accept.

    Args:
        error: The class of the error.
        expected: The values that it accepts, in words.
        got: The value, or the name of its type.
        where: The function and the parameter, or `""` if the caller adds them.
        parameter: The name of the parameter, if the caller does not add it.
        advice: The end of the message.
        start: A part of the message before what was expected.
    """
    text = f"{start}expected {expected}, got {got}{advice}"
    return with_facts(error(f"{where}: {text}" if where else text), parameter, expected, got)


def with_facts_of(error: E, other: Exception, parameter: str = "") -> E:
    """Return an error with the facts of the error that it replaces.

    Args:
        error: The new error.
        other: The error that is replaced.
        parameter: The name of the parameter, if the other error does not have it.
    """
    facts = {name: getattr(other, name, None) for name in FACTS}
    vars(error).update(facts, parameter=facts["parameter"] or parameter)
    return error


class CudynError(Exception):
    """The base of cudyn's own exceptions."""


class CacheMissError(CudynError):
    """CUDYN_CACHE=only, and the cache does not have the requested code.

    facts: the parts of the key, by name. nearest: the most similar entry of the cache, in words.
    """

    def __init__(self, facts: Mapping[str, object], nearest: str) -> None:
        super().__init__(facts, nearest)
        self.facts = facts
        self.nearest = nearest

    def __str__(self) -> str:
        what = "{name} for {architecture} as {kind}".format(**self.facts)
        lines = [f"CUDYN_CACHE=only: nothing is compiled, and {what} is not in the cache. Asked for:"]
        for name, value in self.facts.items():
            if isinstance(value, dict):  # headers, with their hashes; that of all has no name
                value = ", ".join(sorted(filter(None, value)))
            if value not in ("", [], [[], ""], None):
                lines.append(f"  {name:<17} {escape(value)}")
        return "\n".join([*lines, self.nearest])


class Attempt:
    """One candidate that was tried: a file or a name, its origin, and the system's message.

    file: the unusable file; None: no file was found.
    """

    def __init__(self, candidate: str, origin: str, message: str, file: str | None = None) -> None:
        self.candidate = candidate
        self.origin = origin
        self.message = message
        self.file = file

    def __str__(self) -> str:
        return escape(f"{self.candidate} ({self.origin}): {self.message}")

    def __repr__(self) -> str:
        return f"Attempt({self.candidate!r}, {self.origin!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attempt) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class LoadError(CudynError):
    """A library is not usable.

    library: its name in words. summary: the reason, in one sentence. attempts: every candidate, in the order
    tried. hint: how to fix it.
    """

    def __init__(self, library: str, summary: str, attempts: Sequence[Attempt] = (), hint: str = "") -> None:
        super().__init__(library, summary, tuple(attempts), hint)
        self.library = library
        self.summary = summary
        self.hint = hint
        self.attempts = tuple(attempts)

    def __str__(self) -> str:
        lines = [self.summary]
        if self.attempts:
            lines.append("Tried, in this order:")
            lines += [f"  - {attempt}" for attempt in self.attempts]
        if self.hint:
            lines.append(f"What to do: {self.hint}")
        return escape("\n".join(lines), "\n\t")


class LibraryNotFoundError(LoadError):
    """None of the candidates is there. A file that is there and can't be used is a LoadError."""


class VersionError(LoadError):
    """The library is too old, or of a major that came after the tables.

    found, required: (major, minor); required is the oldest that serves, or the newest.
    """

    def __init__(
        self,
        library: str,
        summary: str,
        attempts: Sequence[Attempt] = (),
        hint: str = "",
        found: tuple[int, int] | None = None,
        required: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(library, summary, attempts, hint)
        self.args = (library, summary, tuple(attempts), hint, found, required)
        self.found = found
        self.required = required


class SymbolNotFoundError(CudynError):
    """The library is loaded and does not have a symbol.

    name: the function that was called. symbol: the missing symbol. introduced: the first
    header release that has it ("11.7" means that or earlier). version, path: of the library.
    nearest: the most similar symbol of the library, or None. numbering: the product of these releases.
    """

    def __init__(
        self,
        name: str,
        symbol: str,
        introduced: str,
        library: str,
        version: tuple[int, int] | None,
        path: str | None,
        nearest: str | None = None,
        advice: str = "",
        numbering: str = "CUDA",
    ) -> None:
        super().__init__(name, symbol, introduced, library, version, path, nearest, advice, numbering)
        self.name = name
        self.symbol = symbol
        self.introduced = introduced
        self.library = library
        self.version = version
        self.path = path
        self.nearest = nearest
        self.advice = advice
        self.numbering = numbering

    def __str__(self) -> str:
        lines = [self._what()]
        if self.nearest:
            lines.append(f"Nearest symbol of the library: {self.nearest}.")
        if self.advice:
            lines.append(self.advice)
        return "\n".join(lines)

    def _what(self) -> str:
        what = f"{self.name} needs" if self.name == self.symbol else f"{self.name} is"
        return (
            f"{what} the symbol {self.symbol}, introduced in {self.numbering} {self.introduced}; "
            f"the {self.library}{self._version()} at {escape(self.path)} does not have it."
        )

    def _version(self) -> str:
        return f" {show(self.version)}" if self.version else ""


class UnknownNameError(AttributeError):
    """No header release of a library has a name; the text has near ones.

    They are found when the text is first asked for: hasattr() must not pay for that.
    """

    def __init__(self, text: str | Callable[[], str]) -> None:
        super().__init__()
        self._text = text

    def __str__(self) -> str:
        if not isinstance(self._text, str):
            self._text = self._text()
        return self._text

    def __reduce__(self) -> tuple[type[UnknownNameError], tuple[str]]:
        return type(self), (str(self),)


class SignatureError(SymbolNotFoundError):
    """The library has the symbol with another signature, or with other layouts, than the API level in use."""

    def _what(self) -> str:
        return (
            f"{self.name} was not called: the {self.library}{self._version()} at {escape(self.path)} has "
            f"{self.symbol} with another signature or other structures than the API level in use."
        )


class CudaError(CudynError):
    """A call returned a status other than success.

    function: the name that was called. status: the enumerator, or an int the enum does not know.
    name: the enumerator's name. description: its meaning. note: other known causes, such as a driver
    older than the API level in use.

    .outputs has the call's own details of the failure, by the names of its out-parameters (failIdx,
    resultInfo, errorLog) or of the members of its status (cuFile's cu_err): as the call left them, so null or
    0 if it wrote nothing. Pickling leaves them out, because handles are invalid in another process.
    """

    outputs: dict[str, object]

    def __init__(self, function: str, status: int, name: str, description: str, note: str = "") -> None:
        super().__init__(function, status, name, description, note)
        self.function = function
        self.status = status
        self.name = name
        self.description = description
        self.note = note
        self.outputs = {}

    def __str__(self) -> str:
        text = f"{self.function}: {self.name} ({int(self.status)})"
        if self.description:
            text += f": {self.description}"
        return "\n".join(filter(None, (text, *map(_shown, self.outputs.items()), self.note)))

    def __reduce__(self) -> tuple[type[CudaError], tuple[object, ...], dict[str, object]]:
        return type(self), self.args, {**self.__dict__, "outputs": {}}

    def with_notes(self, *notes: str) -> Self:
        """The same error with more notes, each on a line of its own; empty ones are left out."""
        function, status, name, description, note, *more = self.args
        text = "\n".join(filter(None, (note, *notes)))
        return type(self)(function, status, name, description, text, *more).with_outputs(self.outputs)

    def with_outputs(self, outputs: Mapping[str, object]) -> Self:
        """Return the error itself, with the call's own details of the failure."""
        self.outputs = dict(outputs)
        return self


def _shown(output: tuple[str, object]) -> str:
    """An output on a line of its own; success and texts, which are in the description, are left out."""
    name, value = output
    label = getattr(value, "name", "")
    if isinstance(value, str) or value is None or (label and not value):
        return ""
    return f"{name}: {label} ({int(value)})" if label else f"{name}: {value!r}"  # type: ignore[call-overload]


class CompilerError(CudaError):
    """A call of a compiler or linker failed; .log is its output ("" if empty)."""

    def __init__(
        self, function: str, status: int, name: str, description: str, note: str = "", log: str = ""
    ) -> None:
        super().__init__(function, status, name, description, note)
        self.args = (function, status, name, description, note, log)
        self.log = log

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n{self.log}" if self.log else text


def show(version: tuple[int, int]) -> str:
    """(12, 2) as '12.2'."""
    return f"{version[0]}.{version[1]}"


# Users see and pickle them under their public module.
CLASSES = {name: found for name, found in [*globals().items()] if isinstance(found, type)}
for _class in CLASSES.values():
    _class.__module__ = "cudyn.errors"
del _class
