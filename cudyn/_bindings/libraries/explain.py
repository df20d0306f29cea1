"""Creates descriptions, signatures and docstrings of functions from the tables, on demand."""

from __future__ import annotations

import re

from ..._errors import show
from ..tables import rows
from ..tables.functions import read_answers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from inspect import Signature

    from .level_facts import LevelFacts


class Description:
    """The description of a function. Its str() is a readable page.

    Attributes:
        name: requested name of the function
        symbol: symbol of the function at this API level
        prototype: declaration in C
        roles: role of each parameter: in, out, inout or another role of cudyn._bindings.tables.rows
        memory: kind of memory that each pointer passed by the caller refers to: host, device, either,
            address, handle or text
        introduced: first header release with the symbol; the oldest release in the tables means "or earlier"
        removed: first release without the symbol, or `None`
        present: whether the library on this machine has the symbol
        since: `introduced` and `removed`, in words
    """

    def __init__(self, view: LevelFacts, name: str, symbol: str, is_raw: bool = False) -> None:
        library = view.library
        self._view = view
        self._is_raw = is_raw
        self.name = name
        self.symbol = symbol
        self.present = view.has(symbol)
        function = library.get_function(symbol, view.level, name)
        self.introduced = function.introduced
        self.removed = function.removed
        self._result = function.result
        self._params = function.params
        params = ", ".join(declare(param.type, param.name) for param in self._params)
        self.prototype = f"{declare(self._result, symbol)}({params or 'void'})"
        self.roles = {param.name: param.role for param in self._params}
        self.memory = {param.name: param.memory for param in self._params if param.memory}
        earlier = " or earlier" if self.introduced == library.releases[0] else ""
        until = f", removed in {self.removed}" if self.removed else ""
        self.since = f"introduced in {library.info.numbering} {self.introduced}{earlier}{until}"

    def signature(self) -> Signature:
        """Return the signature, with C types as annotations.

        Converted values have Python types: `str`, `bytes`, `list[T]`, and `object` if the type depends on an
        enumerator. A raw function accepts every parameter, only by position.
        """
        from inspect import Parameter, Signature

        library = self._view.library
        result = self._result
        is_raw = self._is_raw
        kind = Parameter.POSITIONAL_ONLY if is_raw else Parameter.POSITIONAL_OR_KEYWORD
        named_types = [
            (param.keyword, param.type if is_raw else _passed(param))
            for param in self._params
            if is_raw or param.is_given
        ]
        results = [_returned(param) for param in self._params if param.is_returned and not is_raw]
        is_status = result == library.info.status and not is_raw
        is_answer = is_status and not results and read_answers(library.tables, self.symbol)
        if result != "void" and (not is_status or is_answer):
            results.insert(0, "str" if result == "const char *" and not is_raw else result)
        returned = f"tuple[{', '.join(results)}]" if len(results) > 1 else results[0] if results else None
        parameters = [Parameter(name, kind, annotation=type_) for name, type_ in named_types]
        allocated = "" if is_raw or not self._params else self._params[-1].made
        if allocated:
            parameters[-1] = parameters[-1].replace(default=...)
            returned = f"{'str' if allocated == 'text' else 'bytes'} | None"
        return Signature(parameters, return_annotation=returned)

    def doc(self) -> str:
        """Return the docstring of the function."""
        from .sentences import find_address, find_sentence

        library = self._view.library
        info = self._view.library.info
        signature = self.signature()
        parameters = ", ".join(
            f"{param.name}: {param.annotation}{'' if param.default is param.empty else ' = ...'}"
            for param in signature.parameters.values()
        )
        doc_lines = [f"{self.name}({parameters}) -> {signature.return_annotation}"]
        sentence = find_sentence(info.name, self.symbol)
        doc_lines += ["", sentence] if sentence else []
        doc_lines += ["", f"C: {self.prototype}"]
        width = max((len(param.name) for param in self._params), default=0)
        parameter_lines = [
            f"  {param.name:<{width}}  {param.type}: {_treatment(param, self._is_raw)}"
            for param in self._params
        ]
        doc_lines += ["", *parameter_lines] if parameter_lines else []
        if self._result == info.status:
            answers = read_answers(library.tables, self.symbol)
            if self._is_raw:
                outcome = "Returns the status, as an int."
            elif answers == ("*",):
                outcome = "Returns the status, whatever it is."
            elif answers:
                accepted = ", ".join(("success", *answers))
                outcome = f"Returns the status; raises {info.error.__name__} unless it is one of {accepted}."
            else:
                outcome = f"Raises {info.error.__name__} unless the status is success."
            doc_lines += ["", outcome]
        version_of = f", which is {self.name}" if library.is_version(self.symbol, self.name) else ""
        symbol = f"Symbol {self.symbol}{version_of}, {self.since}."
        address = find_address(info.name, self.symbol) or info.manual
        return "\n".join([*doc_lines, "", symbol, f"{info.title}: {address}"])

    def __str__(self) -> str:
        title = self._view.library.info.title
        version = self._view.outcome.version
        loaded = f"{title} {show(version)}" if version else f"no {title}"
        return f"{self.doc()}\n{'Present' if self.present else 'Not present'} here ({loaded})."

    def __repr__(self) -> str:
        return f"<description of {self.name}: {self.prototype}>"


def _passed(param: rows.Param) -> str:
    """Return the type of a parameter as Python code passes it."""
    if param.role == "given":
        return "object"
    return _pointee(param.type) if param.role in ("both", "most") else param.type


def _returned(param: rows.Param) -> str:
    """Return the type of an output parameter as the call returns it."""
    if param.role in ("text", "bytes"):
        return "str" if param.role == "text" else "bytes"
    if param.of == "void*":
        return "void *"
    if param.role == "typed":
        return "list[object]" if "*" in param.of else "object"
    pointee = "str" if param.type == "const char **" else _pointee(param.type)
    return f"list[{pointee}]" if param.role == "list" else pointee


def _pointee(type_: str) -> str:
    """Return the target of a pointer type: `size_t *` -> `size_t`."""
    return type_.removesuffix("const").removesuffix("*").rstrip()


_ROLES = {
    "in": "passed",
    "out": "returned",
    "inout": "passed; the call may write to the memory that it points to",
    "both": "passed as a value; the value after the call is returned",
    "text": "returned, as a str",
    "bytes": "returned, as bytes",
    "list": "returned, as a list",
    "count": "the length of the list, which the call queries",
    "most": "passed; the maximum length",
    "used": "the number of elements, which the call reads",
    "size": "a size that the call passes",
    "typed": "returned; {} determines the type",
    "given": "passed; {} determines the type",
}


def _treatment(param: rows.Param, is_raw: bool) -> str:
    """Describe how the call treats a parameter."""
    if is_raw:
        return _ROLES["in" if param.role == "in" else "inout"]
    if param.made:
        returned = "a str" if param.made == "text" else "bytes"
        return f"{_ROLES[param.role]}; if omitted, returned as {returned}"
    role = "out" if param.of == "void*" else param.role
    treatment = _ROLES[role].format(param.of.partition("*")[0])
    memory = describe_memory(param)
    return f"{treatment}; {memory}" if memory else treatment


def describe_memory(param: rows.Param) -> str:
    """Return a description of the kind and the size of the memory that a passed pointer refers to."""
    if not param.memory:
        return ""
    words = rows.MEMORY[param.memory]
    if param.unknown:
        return f"{words} (size not known: {rows.UNKNOWN[param.unknown]})"
    if not param.size or param.size == "1":
        return words
    unit = "bytes" if param.in_bytes or param.type.endswith(("void *", "char *")) else "elements"
    of_size = f"of {param.size} {unit}"
    return (
        f"the address {of_size} that the call does not access"
        if param.memory == "address"
        else f"{words} {of_size}"
    )


def declare(type_: str, name: str) -> str:
    """Write the C declaration of a name."""
    function_pointer = re.search(r"\(\*+", type_)
    if function_pointer:
        return f"{type_[: function_pointer.end()]}{name}{type_[function_pointer.end() :]}"
    return f"{type_}{'' if type_.endswith('*') else ' '}{name}"
