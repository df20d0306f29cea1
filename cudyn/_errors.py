"""The exceptions that are not specific to one library.

`cudyn.errors` exports them, together with one class for each library. Other modules of cudyn import them from
here, so that `import cudyn` loads as few modules as possible.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Self, TypeVar

    E = TypeVar("E", bound=Exception)

FACTS = "parameter", "expected", "got"
"""The attributes that `with_facts` adds to the exception for an invalid argument."""


def escape(text: object, keep: str = "") -> str:
    """Return a string with unprintable characters escaped as in Python string literals.

    Names and paths may come from untrusted files. A newline or an escape sequence in them could forge output
    or control the terminal.

    Args:
        text: Object whose `str()` is escaped.
        keep: Characters that are not escaped, such as newlines in a multi-line message.
    """
    escaped = ""
    for character in str(text):
        is_kept = character.isprintable() or character in keep
        escaped += character if is_kept else _escape_character(character)
    return escaped


def _escape_character(character: str) -> str:
    """Return the escape sequence of a character, such as `\\n`."""
    # In paths, Python represents bytes that are not valid UTF-8 as U+DC80 to U+DCFF (PEP 383).
    byte = ord(character) - 0xDC00
    if 0x80 <= byte <= 0xFF:
        return f"\\x{byte:02x}"
    return character.encode("unicode_escape").decode()


LONGEST_PATH = 4096
"""Linux's PATH_MAX: a longer path must be a mistake."""


_MAX_SHOWN_BITS = 1024  # maximum size of an int that messages show in digits


def shorten(text: str, max_length: int = LONGEST_PATH) -> str:
    """Replace the middle of a string with "..." if the string is longer than `max_length` characters."""
    if len(text) <= max_length:
        return text
    half = max_length // 2
    beginning = text[: half - len("...")]
    end = text[-half:]
    return f"{beginning}...{end}"


def show_number(number: object) -> object:
    """Return an object unchanged unless it is an int that is too large to show in messages.

    For such an int, a description is returned.
    """
    if isinstance(number, int) and number.bit_length() > _MAX_SHOWN_BITS:
        return f"an int of {number.bit_length()} bits"
    return number


def show_value(value: object) -> str:
    """Return the representation of a value, or a description if the value contains a very large int."""
    if isinstance(value, int) and value.bit_length() > _MAX_SHOWN_BITS:
        return str(show_number(value))
    try:
        return repr(value)
    except ValueError:  # Python does not convert ints with more than 4300 digits
        return f"a {type(value).__name__} with a very large int"


def with_facts(error: E, parameter: str = "", expected: object = None, got: object = None) -> E:
    """Add details about an invalid argument to an exception as attributes, and return the exception.

    The exception is an instance of one of Python's own classes, such as TypeError, which do not have these
    attributes. Programs can use them instead of parsing the message.

    Args:
        error: The exception to which the attributes are added.
        parameter: The name of the parameter, or of a part of it such as `b.shape[0]`; `""` if it has no name.
        expected: The expected value that the message shows: a number or a string.
        got: The received value that the message shows: a number or a string.
    """
    vars(error).update(parameter=parameter, expected=expected, got=got)  # the names in FACTS
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
    """Create the exception for an argument that a function rejects: "WHERE: expected X, got Y".

    Args:
        error: The class of the exception.
        expected: A description of the accepted values.
        got: The rejected value, or the name of its type.
        where: The function and the parameter, for the message; `""` if the caller adds them later.
        parameter: The name of the parameter; `""` if the caller adds it later.
        advice: Text to append to the message, such as `; copy it first`.
        start: Text to insert in the message before "expected".
    """
    got = show_number(got)
    message = f"{start}expected {expected}, got {got}{advice}"
    if where:
        message = f"{where}: {message}"
    return with_facts(error(message), parameter, expected, got)


def with_facts_of(error: E, other: Exception, parameter: str = "") -> E:
    """Copy the attributes in FACTS from an exception to the one that replaces it, and return the new one.

    Args:
        error: The new exception.
        other: The exception that it replaces.
        parameter: The name of the parameter if `other` does not contain one.
    """
    facts = {name: getattr(other, name, None) for name in FACTS}
    facts["parameter"] = facts["parameter"] or parameter
    vars(error).update(facts)
    return error


class CudynError(Exception):
    """The base of cudyn's own exceptions."""


class CacheMissError(CudynError):
    """The requested code is not in the cache, and CUDYN_CACHE=only forbids compiling it.

    facts: the components of the cache key, keyed by name. nearest: a description of the most similar cache
    entry.
    """

    def __init__(self, facts: Mapping[str, object], nearest: str) -> None:
        super().__init__(facts, nearest)
        self.facts = facts
        self.nearest = nearest

    def __str__(self) -> str:
        code = "{name} for {architecture} as {kind}".format(**self.facts)
        lines = [f"CUDYN_CACHE=only: nothing is compiled, and {code} is not in the cache. Requested:"]
        for name, value in self.facts.items():
            if isinstance(value, dict):  # hashes keyed by header name, and one of all headers, keyed by `""`
                header_names = sorted(header_name for header_name in value if header_name)
                value = ", ".join(header_names)
            if value not in ("", [], [[], ""], None):  # omit components that do not apply to this code
                lines.append(f"  {name:<17} {escape(value)}")
        return "\n".join([*lines, self.nearest])


class Attempt:
    """A file or name that was tried, with its origin and the system's error message.

    file: the unusable file, or None if no file was found. advice: how to fix the problem, or "".
    """

    def __init__(
        self, candidate: str, origin: str, message: str, file: str | None = None, advice: str = ""
    ) -> None:
        self.candidate = candidate
        self.origin = origin
        self.message = message
        self.file = file
        self.advice = advice

    def __str__(self) -> str:
        candidate = shorten(self.candidate)
        message = self.message.replace(self.candidate, candidate) if self.candidate else self.message
        return escape(f"{candidate} ({self.origin}): {message}")

    def __repr__(self) -> str:
        return f"Attempt({self.candidate!r}, {self.origin!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attempt) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class LoadError(CudynError):
    """A library cannot be used.

    library: its name. summary: the reason, in one sentence. attempts: all candidates, in the order in which
    they were tried. hint: how to fix the problem.
    """

    def __init__(self, library: str, summary: str, attempts: Sequence[Attempt] = (), hint: str = "") -> None:
        super().__init__(library, summary, tuple(attempts), hint)
        self.library = library
        self.summary = summary
        self.hint = hint
        self.attempts = tuple(attempts)

    def copy(self) -> Self:
        """Return a copy to raise.

        Python stores the traceback in an exception that is raised. If a stored exception were raised itself,
        its traceback would keep the frames of all callers alive.
        """
        return type(self)(*self.args)

    def __str__(self) -> str:
        lines = [self.summary]
        if self.attempts:
            lines.append("Tried, in this order:")
            lines += [f"  - {attempt}" for attempt in self.attempts]
        if self.hint:
            lines.append(f"What to do: {self.hint}")
        return escape("\n".join(lines), "\n\t")


class LibraryNotFoundError(LoadError):
    """No candidate exists. If a file exists but cannot be used, LoadError is raised."""


class VersionError(LoadError):
    """The library is too old, or its major version is newer than cudyn's tables.

    found, required: (major, minor). `required` is the oldest version that works, or the newest version that
    is supported.
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
    """The library is loaded but does not export a symbol.

    name: the function that was called. symbol: the missing symbol. introduced: the first header release that
    declares the symbol. version, path: the library's version and path. nearest: the most similar symbol in
    the library, or None. numbering: the product whose release numbers `introduced` refers to. is_oldest:
    whether `introduced` is the oldest release whose headers cudyn knows. If so, the symbol may be older.
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
        is_oldest: bool = False,
    ) -> None:
        super().__init__(
            name, symbol, introduced, library, version, path, nearest, advice, numbering, is_oldest
        )
        # The function that was called, and the symbol that the library does not have
        self.name = name
        self.symbol = symbol
        # The release that introduced the symbol, the product that this release belongs to, and whether cudyn
        # has no headers of earlier releases, so that the symbol may be older
        self.introduced = introduced
        self.numbering = numbering
        self.is_oldest = is_oldest
        # The library that was loaded, and its most similar symbol
        self.library = library
        self.version = version
        self.path = path
        self.nearest = nearest
        # A sentence for the message that tells how to fix the problem, or ""
        self.advice = advice

    def __str__(self) -> str:
        lines = [self._describe()]
        if self.nearest:
            lines.append(f"Nearest symbol of the library: {self.nearest}.")
        if self.advice:
            lines.append(self.advice)
        return "\n".join(lines)

    def _describe(self) -> str:
        """Return the first line of the message."""
        verb = "needs" if self.name == self.symbol else "is"  # cuInit needs the symbol cuInit
        subject = f"{self.name} {verb}"
        earlier = " or earlier" if self.is_oldest else ""
        return (
            f"{subject} the symbol {self.symbol}, introduced in {self.numbering} {self.introduced}{earlier}; "
            f"the {self.library}{self._show_version()} at {escape(self.path)} does not have it."
        )

    def _show_version(self) -> str:
        """Return the library's version after a space, or `""` if the version is unknown."""
        return f" {show(self.version)}" if self.version else ""


class UnknownNameError(AttributeError):
    """A name is missing from all of a library's header releases. The message lists similar names.

    The similar names are determined when the message is first shown, so that hasattr() stays fast.
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
    """The symbol's signature or structures in the library differ from those at the API level in use."""

    def _describe(self) -> str:
        """Return the first line of the message."""
        return (
            f"{self.name} was not called: the {self.library}{self._show_version()} at {escape(self.path)} "
            f"exports {self.symbol} with a different signature or other structures than the API level in use."
        )


class LayoutError(CudynError):
    """A function wrote beyond the memory of an output, because the library uses a different layout.

    function, parameter: their names. type: the C type of the parameter. release: the header release with the
    layout that cudyn used. written: the number of bytes that were written beyond the memory. count, size: the
    number of elements in the memory, and the size of an element in bytes. room: the number of bytes after the
    memory that were checked for changes. If `written` is equal to `room`, more bytes may have been written.
    noun: what the message calls an element.
    """

    def __init__(
        self,
        function: str,
        parameter: str,
        type: str,
        release: str,
        written: int,
        count: int,
        size: int,
        room: int,
        noun: str = "value",
    ) -> None:
        super().__init__(function, parameter, type, release, written, count, size, room, noun)
        # The output: the function, the parameter and its C type
        self.function = function
        self.parameter = parameter
        self.type = type
        # The memory that was passed: the number of elements, what the message calls them, their size in
        # bytes, and the header release that defines this size
        self.count = count
        self.noun = noun
        self.size = size
        self.release = release
        # The number of bytes that were written after the memory, and the number of bytes that were checked
        self.written = written
        self.room = room

    def __str__(self) -> str:
        may_be_longer = self.written == self.room
        at_least = "at least " if may_be_longer else ""
        size = f" of {self.size} bytes" if self.size > 1 else ""
        written = _count_nouns(self.written, "byte")
        elements = _count_nouns(self.count, self.noun)
        text = (
            f"{self.function}: {self.parameter} ({self.type}): wrote {at_least}{written} past the end of "
            f"{elements}{size}: the layout in this library differs from the one in the headers of "
            f"{self.release}. Install another release of the library, or pass memory with the library's "
            f"layout to raw.{self.function}."
        )
        damage = "\nOther memory of the process may have been overwritten: end the process."
        return text + damage if may_be_longer else text


def _count_nouns(number: int, noun: str) -> str:
    """Return a number and a noun, in the plural if necessary: "1 byte" or "2 bytes"."""
    plural_ending = "" if number == 1 else "s"
    return f"{number} {noun}{plural_ending}"


class CudaError(CudynError):
    """A call returned a status other than success.

    function: the name that was called. status: the enumerator, or an int if the enum has no such member.
    name: the enumerator's name. description: its meaning. note: other known causes, such as a driver
    older than the API level in use.

    .outputs contains the details that the call itself reported about the failure, keyed by the names of its
    out-parameters (failIdx, resultInfo, errorLog) or of the members of its status (cuFile's cu_err). An
    output that the call did not write is null or 0. Outputs are not pickled, because handles are invalid in
    another process.
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
        output_lines = [_show_output(name, value) for name, value in self.outputs.items()]
        lines = [text, *output_lines, self.note]
        return "\n".join(line for line in lines if line)

    def __reduce__(self) -> tuple[type[CudaError], tuple[object, ...], dict[str, object]]:
        return type(self), self.args, {**self.__dict__, "outputs": {}}

    def with_notes(self, *notes: str) -> Self:
        """Return a copy of the error with more notes, one per line. Empty notes are omitted."""
        # Subclasses may have additional arguments.
        function, status, name, description, own_note, *more = self.args
        all_notes = "\n".join(note for note in (own_note, *notes) if note)
        copy = type(self)(function, status, name, description, all_notes, *more)
        return copy.with_outputs(self.outputs)

    def with_outputs(self, outputs: Mapping[str, object]) -> Self:
        """Set the details that the call itself reported, and return the error."""
        self.outputs = dict(outputs)
        return self


def _show_output(name: str, value: object) -> str:
    """Return the line of a message that shows an output, or `""` for strings, None and a successful status.

    Args:
        name: The name of the output, such as `failIdx`.
        value: Its value.
    """
    if isinstance(value, str) or value is None:
        return ""
    enumerator: str = getattr(value, "name", "")
    if not enumerator:
        return f"{name}: {value!r}"
    if not value:  # 0 is the enumerator for success
        return ""
    return f"{name}: {enumerator} ({int(value)})"  # type: ignore[call-overload]


class CompilerError(CudaError):
    """A call to a compiler or linker failed. `.log` contains the output of the tool, or ""."""

    def __init__(
        self, function: str, status: int, name: str, description: str, note: str = "", log: str = ""
    ) -> None:
        super().__init__(function, status, name, description, note)
        self.args = (function, status, name, description, note, log)
        self.log = log

    def with_log(self, log: str) -> Self:
        """Return a copy of the error with another log."""
        function, status, name, description, note, _ = self.args
        copy = type(self)(function, status, name, description, note, log)
        return copy.with_outputs(self.outputs)

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n{self.log}" if self.log else text


def show(version: tuple[int, int]) -> str:
    """Return a version such as (12, 2) as "12.2"."""
    return f"{version[0]}.{version[1]}"


# Tracebacks and pickles refer to the exceptions by their public module.
CLASSES = {name: value for name, value in [*globals().items()] if isinstance(value, type)}
for _class in CLASSES.values():
    _class.__module__ = "cudyn.errors"
del _class
