"""Reads kernels and their parameters from PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from .kernel_info import SIZES, KernelInfo, Parameter, check_offsets
from .mangled import check_name

_NAME = r"[\w$%]+"
# An unclosed comment or string extends to the end of the file. Otherwise the search would take quadratic
# time.
_TARGET = re.compile(r"^[^\S\n]*\.target\s+(\w+)", re.M)
_ENTRY = re.compile(rf"\.entry\s+({_NAME})\s*(?:\(([^)]*))?")
_NUMBER = r"0[xX][\da-fA-F]+|0[bB][01]+|\d+"
_PARAMETER = re.compile(
    rf"\.param((?:\s*\.align\s+(?:{_NUMBER})U?)*)"
    r"\s*\.(\w+)"  # the type
    # Alignment and state space of the memory that the parameter points to.
    rf"(?:\s*\.ptr)?(?:\s*\.align\s+(?:{_NUMBER})U?|\s*\.\w+)*"
    rf"\s+{_NAME}\s*(?:\[\s*({_NUMBER})U?\s*\])?"  # the name, and the length of an array
)
_NOT_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"?|//[^\n]*|/\*.*?(?:\*/|\Z)', re.S)  # strings and comments
_VERSION = re.compile(r"^[^\S\n]*\.version\s+(\d+)\.(\d+)", re.M)
_MARK = re.compile(r"[{};]")
_THREADS = re.compile(rf"\.(?:maxntid|reqntid)\s+({_NUMBER})(?:\s*,\s*({_NUMBER}))?(?:\s*,\s*({_NUMBER}))?")
# A declaration of variables: the state space, attributes, the type, and the names with the lengths of arrays.
_VARIABLES = re.compile(
    r"(?<!\w)\.(global|const|shared|local)"  # not part of an instruction such as ld.global
    rf"((?:\.attribute\s*\((?:[^()]|\([^()]*\))*\)|\.align\s+(?:{_NUMBER})U?|\.v[24]\b|\s)*)"
    r"\.(\w+)\s([^;=]+)"
)
_VARIABLE = re.compile(rf"\s*({_NAME})\s*((?:\[[^\[\]]*\]\s*)*)")


@dataclass(frozen=True)
class Variable:
    """A variable with a known size.

    Attributes:
        space: The state space: "global", "const", "shared" or "local".
        size: The size in bytes.
        is_managed: Whether it is in managed memory.
    """

    space: str
    size: int
    is_managed: bool


@dataclass(frozen=True)
class Declaration:
    """A declaration outside functions.

    Attributes:
        header: The source up to the body.
        body: The body of a function or the initial values of a variable, in braces, or "".
    """

    header: str
    body: str

    @property
    def threads(self) -> int:
        """The maximum number of threads per block that a kernel declares, or 0."""
        match = _THREADS.search(self.header)
        return prod(parse_integer(size) for size in match.groups("1")) if match else 0

    def sum_local(self, space: str) -> int:
        """Return the total size in bytes of the variables that a function declares in a state space."""
        variables = list_variables(self.body)
        return sum(variable.size for variable in variables.values() if variable.space == space)


class PtxModule:
    """The declarations of a module. They are read without the bodies of functions, which may be invalid.

    Reading takes time and memory in proportion to the size of the module.

    Attributes:
        version: The version of PTX, or None if it is missing.
        target: The target, such as "sm_90", or "".
        entries: The kernels, by name. A kernel may be declared before it is defined.
    """

    def __init__(self, data: bytes) -> None:
        text = _NOT_CODE.sub(" ", data.rstrip(b"\0").decode("utf-8", "replace"))
        version = _VERSION.search(text)
        target = _TARGET.search(text)
        self.version = (parse_integer(version[1]), parse_integer(version[2])) if version else None
        self.target = target[1] if target else ""
        self.entries: dict[str, Declaration] = {}
        self._others: list[Declaration] = []
        for declaration in _split(text):
            entry = _ENTRY.search(declaration.header)
            if entry:
                self.entries[check_name(entry[1])] = declaration
            elif ".func" not in declaration.header:
                self._others.append(declaration)

    def list_variables(self) -> dict[str, Variable]:
        """Return the variables outside functions, by name. Raises ValueError for an invalid length."""
        variables: dict[str, Variable] = {}
        for declaration in self._others:
            variables |= list_variables(declaration.header, declaration.body)
        return variables

    def list_kernels(self) -> tuple[KernelInfo, ...]:
        """Return the kernels with their parameters. Raises ValueError for invalid parameters."""
        parameters = {name: _ENTRY.search(entry.header) for name, entry in self.entries.items()}
        return tuple(
            KernelInfo(name, _parse_parameters((match and match[2]) or ""))
            for name, match in parameters.items()
        )


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Return the target, such as "sm_90", and the kernels. Raises ValueError for invalid parameters."""
    module = PtxModule(data)
    return module.target, module.list_kernels()


def _split(text: str) -> Iterator[Declaration]:
    """Yield the declarations of a module without comments and strings."""
    start = depth = 0
    body = -1  # the index of the opening brace
    has_values = False
    for match in _MARK.finditer(text):
        mark = match[0]
        if mark == "{":
            if body < 0:
                body = match.start()
                has_values = "=" in text[start:body]
            depth += 1
            continue
        depth -= mark == "}" and depth > 0
        # Initial values are followed by a semicolon, and the body of a function is not.
        if not depth and (mark == ";" or not has_values):
            end = match.end()
            yield Declaration(text[start : end if body < 0 else body], "" if body < 0 else text[body:end])
            start = end
            body = -1
            has_values = False
    yield Declaration(text[start:] if body < 0 else text[start:body], "" if body < 0 else text[body:])


def list_variables(text: str, values: str = "") -> dict[str, Variable]:
    """Return the variables with a known size that a source declares, by name. External ones are omitted.

    Args:
        text: The source.
        values: The initial values after the source, which determine the size of an array without a length.
    """
    variables = {}
    end = 0
    for match in _VARIABLES.finditer(text):
        space, attributes, type_, names = match.groups()
        is_external = ".extern" in text[end : match.start()]
        end = match.end()
        if type_ not in SIZES or is_external:
            continue
        element = SIZES[type_] * (int(vector[1]) if (vector := re.search(r"\.v([24])", attributes)) else 1)
        for name, lengths in filter(None, map(_read_variable, names.split(","))):
            counts = [parse_integer(length) if length else values.count(",") + 1 for length in lengths]
            if all(lengths) or values:
                variables[name] = Variable(space, element * prod(counts), ".managed" in attributes)
    return variables


def list_names(text: str) -> list[str]:
    """Return the names and the other words in a source."""
    return re.findall(_NAME, text)


def _read_variable(text: str) -> tuple[str, list[str]] | None:
    """Return the name of a variable and the lengths of its dimensions, or None if they cannot be read."""
    match = _VARIABLE.fullmatch(text)
    if match is None:
        return None
    lengths = [length.strip().rstrip("U") for length in match[2].replace("]", "").split("[")[1:]]
    are_numbers = all(not length or re.fullmatch(_NUMBER, length) for length in lengths)
    return (match[1], lengths) if are_numbers else None


def _parse_parameters(declarations: str) -> tuple[Parameter, ...] | None:
    """Return the parameters, or `None` if a launch cannot pass one of them.

    Args:
        declarations: The declarations between the parentheses.
    """
    result: list[Parameter] = []
    end = 0
    for declaration in filter(None, map(str.strip, declarations.split(","))):
        match = _PARAMETER.fullmatch(declaration)
        if match is None:
            return None
        alignments, type_, length = match.groups()
        if type_ not in SIZES:
            return None
        element_size = SIZES[type_]
        size = element_size * (parse_integer(length) if length else 1)
        align = max([element_size, *map(parse_integer, re.findall(_NUMBER, alignments))])
        result.append(Parameter(end + -end % align, size, align, _get_type(type_, declaration)))
        end = result[-1].offset + size
    check_offsets(result)
    return tuple(result)


def _get_type(type_: str, declaration: str) -> str:
    """Return the type of a parameter. Pointers are treated as integers, even if they are declared as b64."""
    return "u64" if type_ == "b64" and re.search(r"\.ptr\b", declaration) else type_


def parse_integer(constant: str) -> int:
    """Return the value of an integer constant. Octal numbers are written as in C."""
    return int(constant, 8) if re.fullmatch(r"0\d+", constant) else int(constant, 0)
