"""Creates descriptions, signatures and docstrings of functions from the tables, on demand."""

from __future__ import annotations

import re

from ..._errors import show
from ..tables import rows
from ..tables.functions import read_answers
from .wording import read_wording

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
        introduced: first header release with the symbol; if it is the oldest release in the tables, the
            symbol may be older
        removed: first release without the symbol, or `None`
        present: whether the library on this machine has the symbol
        since: phrase that contains `introduced` and `removed`
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

        Values that the call converts have Python types: `str`, `bytes`, `list[T]`, and `object` if the type
        depends on an enumerator. A raw function accepts all parameters, but only by position.
        """
        from inspect import Parameter, Signature

        if self._is_raw:
            raw_parameters = [
                Parameter(param.keyword, Parameter.POSITIONAL_ONLY, annotation=param.type)
                for param in self._params
            ]
            raw_result = None if self._result == "void" else self._result
            return Signature(raw_parameters, return_annotation=raw_result)
        parameters = [
            Parameter(param.keyword, Parameter.POSITIONAL_OR_KEYWORD, annotation=_get_passed_type(param))
            for param in self._params
            if param.is_given
        ]
        allocated = self._params[-1].made if self._params else ""
        if allocated:  # the caller may omit the memory for the result
            parameters[-1] = parameters[-1].replace(default=...)
            returned = "str | None" if allocated == "text" else "bytes | None"
            return Signature(parameters, return_annotation=returned)
        results = self._list_results()
        if not results:
            return Signature(parameters, return_annotation=None)
        returned = f"tuple[{', '.join(results)}]" if len(results) > 1 else results[0]
        return Signature(parameters, return_annotation=returned)

    def _list_results(self) -> list[str]:
        """List the types of the values that a checked call returns."""
        library = self._view.library
        results = [_get_returned_type(param) for param in self._params if param.is_returned]
        if self._result == "void":
            return results
        if self._result == library.info.status:
            # A status is returned if it is the only result and some status codes are not errors.
            returns_status = not results and bool(read_answers(library.tables, self.symbol))
            return [self._result] if returns_status else results
        result = "str" if self._result == "const char *" else self._result
        return [result, *results]

    def doc(self) -> str:
        """Return the docstring of the function."""
        from .sentences import find_manual_url, find_sentence

        library = self._view.library
        info = library.info
        signature = self.signature()
        parameters = ", ".join(
            f"{param.name}: {param.annotation}{'' if param.default is param.empty else ' = ...'}"
            for param in signature.parameters.values()
        )
        paragraphs = [f"{self.name}({parameters}) -> {signature.return_annotation}"]
        sentence = find_sentence(info.name, self.symbol)
        if sentence:
            paragraphs.append(sentence)
        paragraphs.append(f"C: {self.prototype}")
        if self._params:
            width = max(len(param.name) for param in self._params)
            parameter_lines = [
                f"  {param.name:<{width}}  {param.type}: {_describe_treatment(param, is_raw=self._is_raw)}"
                for param in self._params
            ]
            paragraphs.append("\n".join(parameter_lines))
        if self._result == info.status:
            paragraphs.append(self._describe_outcome())
        version = f", which is {self.name}" if library.is_version(self.symbol, self.name) else ""
        url = find_manual_url(info.name, self.symbol) or info.manual
        paragraphs.append(f"Symbol {self.symbol}{version}, {self.since}.\n{info.title}: {url}")
        return "\n\n".join(paragraphs)

    def _describe_outcome(self) -> str:
        """Describe what a call does with the status of a function."""
        if self._is_raw:
            return "Returns the status, as an int."
        info = self._view.library.info
        answers = read_answers(self._view.library.tables, self.symbol)
        if answers == ("*",):
            return "Returns the status, whatever it is."
        if answers:
            accepted = ", ".join(("success", *answers))
            return f"Returns the status; raises {info.error.__name__} unless it is one of {accepted}."
        return f"Raises {info.error.__name__} unless the status is success."

    def __str__(self) -> str:
        title = self._view.library.info.title
        version = self._view.outcome.version
        loaded = f"{title} {show(version)}" if version else f"no {title}"
        presence = "Present" if self.present else "Not present"
        return f"{self.doc()}\n{presence} here ({loaded})."

    def __repr__(self) -> str:
        return f"<description of {self.name}: {self.prototype}>"


def _get_passed_type(param: rows.Param) -> str:
    """Return the C type of the value that the caller passes for a parameter."""
    if param.role == "given":
        return "object"
    return _pointee(param.type) if param.role in ("both", "most") else param.type


def _get_returned_type(param: rows.Param) -> str:
    """Return the type of an output parameter as the call returns it, such as "list[int]"."""
    if param.role == "text":
        return "str"
    if param.role == "bytes":
        return "bytes"
    if param.of == "void*":
        return "void *"
    if param.role == "typed":
        return "list[object]" if "*" in param.of else "object"
    value_type = "str" if param.type == "const char **" else _pointee(param.type)
    return f"list[{value_type}]" if param.role == "list" else value_type


def _pointee(type_: str) -> str:
    """Return the target of a pointer type: `size_t *` -> `size_t`."""
    return type_.removesuffix("const").removesuffix("*").rstrip()


def _describe_treatment(param: rows.Param, *, is_raw: bool) -> str:
    """Describe how the call treats a parameter, such as "returned"."""
    wording = read_wording()
    treatments = wording["roles"]
    if is_raw:
        return treatments["in" if param.role == "in" else "inout"]
    if param.made:
        return f"{treatments[param.role]}; {wording['made'][param.made]}"
    role = "out" if param.of == "void*" else param.role
    type_parameter, _, _ = param.of.partition("*")
    treatment = treatments[role].format(type_parameter)
    memory = describe_memory(param)
    return f"{treatment}; {memory}" if memory else treatment


def describe_memory(param: rows.Param) -> str:
    """Describe the kind and the size of the memory that a pointer parameter refers to; "" if unknown."""
    if not param.memory:
        return ""
    wording = read_wording()
    description, phrases = wording["memory"][param.memory], wording["phrases"]
    if param.unknown:
        return phrases["unsized"].format(memory=description, reason=wording["reasons"][param.unknown])
    if not param.size or param.size == "1":
        return description
    is_in_bytes = param.in_bytes or param.type.endswith(("void *", "char *"))
    phrase = phrases["sized address" if param.memory == "address" else "sized"]
    return phrase.format(memory=description, size=param.size, unit="bytes" if is_in_bytes else "elements")


def declare(type_: str, name: str) -> str:
    """Return the C declaration of a name. For a function pointer, the name is inserted after the asterisk."""
    function_pointer = re.search(r"\(\*+", type_)
    if function_pointer:
        end = function_pointer.end()
        return f"{type_[:end]}{name}{type_[end:]}"
    separator = "" if type_.endswith("*") else " "
    return f"{type_}{separator}{name}"
