"""Writes the checked functions, and the functions in `raw` and in `api()`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import starmap
from keyword import iskeyword

from ..c_types import INTEGERS, declare
from ..emit import Roles, has_many
from ..model import Function
from .annotations import GIVEN, RETURNED, Annotations
from .docstrings import Docstrings


class Functions:
    """Writes the functions of a library.

    Args:
        annotations: annotations for the library's types
        roles: roles of the parameters
        sizes: kinds and sizes of the memory that the parameters point to
        answers: symbols whose calls return their status to the caller
    """

    def __init__(
        self, annotations: Annotations, roles: Roles, sizes: Roles, answers: Collection[str]
    ) -> None:
        self.annotations = annotations
        self.roles = roles
        self.sizes = sizes
        self.answers = answers
        self.named = self._find_named()
        library = annotations.library
        self.checked = {name: symbol for name, symbol in self.named.items() if library.is_checked(symbol)}
        self.changed = self._find_changed()
        self.docstrings = Docstrings(library, [*self.checked.values()])

    def _find_named(self) -> dict[str, str]:
        """Return the symbol that each function name refers to."""
        functions = self.annotations.history.functions
        names = {symbol: symbol for symbol, spans in functions.items() if not spans[-1].removed}
        for name, spans in self.annotations.history.names.items():
            if all(span.value == name for span in spans):
                continue  # the symbol always has this name
            names.pop(name, None)
            if spans[-1].removed is None:
                names[name] = spans[-1].value
        return {name: symbol for name, symbol in names.items() if symbol in functions}

    def _find_changed(self) -> dict[str, list[str]]:
        """Return a dict that maps each function whose signature changed to its result types in all releases.

        Functions that the newest release does not declare are included.
        """
        history = self.annotations.history
        changed = {}
        for name in dict.fromkeys([*self.named, *history.names, *history.functions]):
            signatures = dict.fromkeys(self._signatures(name))
            if signatures and (len(signatures) > 1 or name not in self.named):
                # In the declaration of a function, the result type follows the last arrow.
                changed[name] = list(
                    dict.fromkeys(signature.rpartition(" -> ")[2] for signature in signatures)
                )
        return changed

    def _signatures(self, name: str) -> Iterator[str]:
        """Yield the signatures of a name in all releases that define it."""
        spans = self.annotations.history.names.get(name, [])
        symbols = dict.fromkeys(span.value for span in spans) or {name: None}
        for symbol in symbols:
            for index, span in enumerate(self.annotations.history.functions.get(symbol, ())):
                # without a name, so that signatures of different symbols can be equal
                line = self._declare_function("", span.value, _Span(self, symbol, index))
                yield line.removesuffix(": ...\n")

    def lines(self) -> Iterator[str]:
        """Yield the checked functions, followed by the classes for `raw` and `api()`."""
        yield "\n"
        if has_many(self.annotations.history):
            yield from self._iter_many_functions()
            return
        yield from map(self._declare, self.checked)
        unchanged = {name: symbol for name, symbol in self.named.items() if name not in self.changed}
        changed = {name: symbol for name, symbol in self.named.items() if name in self.changed}
        yield from _class("_RawUnchanged(Raw)", starmap(self._raw, unchanged.items()))
        yield from _class("_Raw(_RawUnchanged)", starmap(self._raw, changed.items()))
        yield from _class("_RawApi(_RawUnchanged)", (f"{name}: Callable[..., int]" for name in self.changed))
        yield from _class(
            "_Api(LibraryModule)", self._iter_api_members(n for n in unchanged if n in self.checked)
        )

    def _declare(self, name: str) -> str:
        """Return the declaration of a checked function in the newest release, with its docstring."""
        symbol = self.named[name]
        doc = self._docstring(name, symbol, self.roles[symbol][-1])
        return self._declare_function(
            name, self.annotations.history.functions[symbol][-1].value, _Span(self, symbol), doc
        )

    def _iter_many_functions(self) -> Iterator[str]:
        """Yield the functions of a library with thousands of functions.

        Names with equal signatures refer to the first of these functions. Type checkers read such files in a
        fraction of the time. The functions in `raw` and `api()` are not listed, and accept any arguments.
        """
        first_names: dict[str, str] = {}
        for name in self.named:
            declared = self._declare(name)
            _, _, signature = declared.partition("(")
            first_name = first_names.setdefault(signature, name)
            yield declared if first_name == name else f"{name} = {first_name}\n"
        yield from _class("_Raw(Raw)", ())
        yield from _class("_RawApi(Raw)", ())
        yield from _class("_Api(LibraryModule)", self._iter_api_members(()))

    def _iter_api_members(self, unchanged: Iterable[str]) -> Iterator[str]:
        """Yield the members of the class for `api()`.

        Functions whose signatures changed accept any arguments.
        """
        yield "raw: _RawApi"
        version = "str | tuple[int, int] | None"
        yield f"def api(self, version: {version} = ..., *, per_thread: bool = ...) -> _Api: ..."
        yield from (f"{name} = staticmethod(_here.{name})" for name in unchanged)
        if has_many(self.annotations.history):
            return
        for name, results in self.changed.items():
            is_only_raw = name in self.named and name not in self.checked
            if not is_only_raw:
                yield f"{name}: Callable[..., {' | '.join(results)}]"

    def _raw(self, name: str, symbol: str) -> str:
        """Return the declaration of a function in `raw`.

        It contains the types of the parameters, and the result type if that is not int.
        """
        function = self.annotations.history.functions[symbol][-1].value
        _, *following_types = [*(param.type for param in function.params), ""]  # "" follows the last one
        param_types = ", ".join(
            self.annotations.accepts_raw(param.type, following == "size_t")
            for param, following in zip(function.params, following_types, strict=True)
        )
        result = "None" if function.result == "void" else self.annotations.returned(function.result, "bytes")
        return (
            f"{name}: _C[{param_types or '[]'}]"
            if result == "int"
            else f"{name}: Callable[[{param_types}], {result}]"
        )

    def _docstring(self, name: str, symbol: str, roles: Sequence[str]) -> str:
        """Return the body of a function: ` ...`, or a docstring that begins with a space or a newline.

        The docstring describes the function (see docstrings.py). In libraries with thousands of functions,
        and for functions without a hand-written sentence, it only contains the symbol, the first release, and
        the parameters that the Python function does not have.
        """
        history = self.annotations.history
        spans = history.functions[symbol]
        since = spans[0].introduced
        if not has_many(history):
            text = self.docstrings.write(symbol, spans[-1].value, roles, _Span(self, symbol).sizes)
            if text:
                end = f"\n    Since {since}." if since != history.releases[0] else ""
                return f'\n    """{text}{end}\n    """'
        params = zip(spans[-1].value.params, roles, strict=True)
        outputs = ", ".join(
            declare(p.type, p.name) for p, role in params if role.partition(":")[0] not in GIVEN
        )
        notes = [
            symbol if symbol != name else "",
            f"since {since}" if since != history.releases[0] else "",
            f"made by the call: {outputs}" if outputs else "",
        ]
        return f' """{"; ".join(filter(None, notes))}"""' if any(notes) else " ..."

    def _declare_function(self, name: str, function: Function, span: _Span, doc: str = " ...") -> str:
        """Return the declaration of a checked function.

        Args:
            name: name of the function in Python
            function: its prototype
            span: roles and sizes of its parameters
            doc: body of the function, as _docstring returns it
        """
        annotations = self.annotations
        types = {param.name: param.type for param in function.params}
        pairs = list(zip(function.params, span.roles, strict=True))
        parameters = [
            f"{_parameter_name(param.name)}: {self._passed_annotation(function, index, span)}"
            for index, (param, role) in enumerate(pairs)
            if role.partition(":")[0] in GIVEN
        ]
        parameter_list = ", ".join(parameters)
        results = [
            annotations.output_parameter(p.type, role, types)
            for p, role in pairs
            if role.partition(":")[0] in RETURNED
        ]
        if function.result not in ("void", annotations.library.status):
            results.insert(0, annotations.returned(function.result))
        if len(results) > 1:
            result = f"tuple[{', '.join(results)}]"
        elif results:
            (result,) = results
        elif function.result == "void":
            result = "None"
        else:
            result = annotations.qualified(annotations.resolve(function.result)) if span.is_answer else "None"
        if span.made:  # the caller may omit the buffer
            shorter_list = ", ".join(parameters[:-1])
            return (
                f"@_overload\ndef {name}({shorter_list}) -> {span.made}:{doc}\n"
                f"@_overload\ndef {name}({parameter_list}) -> {result}: ...\n"
            )
        return f"def {name}({parameter_list}) -> {result}:{doc}\n"

    def _passed_annotation(self, function: Function, index: int, span: _Span) -> str:
        """Return the annotation for a parameter that the caller passes. `index` is its index in C order."""
        param = function.params[index]
        following = function.params[index + 1].type if index + 1 < len(function.params) else ""
        types = {other_param.name: other_param.type for other_param in function.params}
        memory = span.memory(index)
        if memory == "device":
            return "_Device"
        if memory == "handle" and self.annotations.resolve(param.type) in ("void *", "const void *"):
            return "_Opaque"
        text = self.annotations.argument(param.type, span.roles[index], following == "size_t", types)
        if param.name in span.enumerators_of_lists:
            text += " | Sequence[int]"
        if span.is_list(index):
            # C may write to a temporary copy of the list, and the caller would lose the result.
            is_result_lost = span.is_unknown(index) and not param.type.startswith("const ")
            element = "" if is_result_lost else self.annotations.element(param.type)
            text += f" | Sequence[{element}]" if element else ""
        if span.is_array(index):
            buffer = self.annotations.buffer(param.type)
            text += f" | {buffer}" if buffer else ""
        if memory == "either":
            text = f"{text.removesuffix(' | int')} | _Device"
        if param.name in span.counts and self.annotations.resolve(param.type) in INTEGERS:
            text += " | None"
        return text


class _Span:
    """The roles and sizes of a symbol's parameters in one of its spans."""

    def __init__(self, functions: Functions, symbol: str, index: int = -1) -> None:
        self.roles = functions.roles[symbol][index]
        self.sizes = functions.sizes[symbol][index] if symbol in functions.sizes else [""] * len(self.roles)
        self.is_answer = symbol in functions.answers or "*" in functions.answers
        self.enumerators_of_lists = {
            role.removeprefix("typed:").partition("*")[0] for role in self.roles if "*" in role
        }
        # The counts that may be None because they can be computed from the length of a list.
        self.counts = {size.rpartition("]")[0].partition("[")[2] for size in self.sizes}
        # The result type of the call if the caller omits the memory (see the letters t and r in rows.py).
        self.made = {"t": "str", "r": "_Bytes"}.get(self.sizes[-1][-1:]) if self.sizes else None

    def memory(self, index: int) -> str:
        """Return the kind of memory that a pointer points to, such as "device" (see headers/README.md).

        Returns `""` for host memory and for parameters that are not pointers.
        """
        text = self.sizes[index]  # such as `.device` or `.either[count]`
        kind, _, _ = text.removeprefix(".").partition("[")
        return kind if text.startswith(".") else ""

    def is_unknown(self, index: int) -> bool:
        """Return whether the size of the host memory is unknown."""
        return "[?" in self.sizes[index]

    def is_array(self, index: int) -> bool:
        """Return whether the caller may pass an array in host memory."""
        return "[" in self.sizes[index]

    def is_list(self, index: int) -> bool:
        """Return whether the caller may pass a list of elements that C only reads."""
        return self.roles[index] == "in" and self.is_array(index) and not self.sizes[index].endswith("[1]")


def _class(head: str, members: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a class with these members."""
    yield f"\nclass {head}:\n"
    yield from [f"    {member}\n" for member in members] or ["    ...\n"]


def _parameter_name(name: str) -> str:
    """Return a parameter name. Appends an underscore if it is a Python keyword, such as `from`."""
    return f"{name}_" if iskeyword(name) else name
