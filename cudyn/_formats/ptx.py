"""Reads kernels and their parameters from PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from .kernel_info import SIZES, KernelInfo, Parameter, check_offsets, round_up
from .mangled import check_name

_NAME = r"[\w$%]+"
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
# Strings and comments. An unclosed comment extends to the end of the file, and an unclosed string to the end
# of the line. Otherwise the search would take quadratic time.
_NOT_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"?|//[^\n]*|/\*.*?(?:\*/|\Z)', re.S)
_VERSION = re.compile(r"^[^\S\n]*\.version\s+(\d+)\.(\d+)", re.M)
_MARK = re.compile(r"[{};]")  # the characters that `_split` needs
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
        """The number of threads per block in a kernel's .maxntid or .reqntid, or 0 if it has neither."""
        match = _THREADS.search(self.header)
        return prod(parse_integer(size) for size in match.groups(default="1")) if match else 0

    def sum_local(self, space: str) -> int:
        """Return the total size in bytes of the variables that a function declares in a state space."""
        variables = list_variables(self.body)
        return sum(variable.size for variable in variables.values() if variable.space == space)


class PtxModule:
    """The declarations of a module. The bodies of functions are not parsed, so they may be invalid.

    Reading a module takes time and memory in proportion to its size.

    Attributes:
        version: The version of PTX, or None if it is missing.
        target: The target, such as "sm_90", or "".
        entries: The declarations of the kernels, keyed by name. If a kernel is declared before it is defined,
            the later declaration is used.
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
        """Return the variables outside functions, keyed by name. Raises ValueError for an invalid length."""
        variables: dict[str, Variable] = {}
        for declaration in self._others:
            variables |= list_variables(declaration.header, declaration.body)
        return variables

    def list_kernels(self) -> tuple[KernelInfo, ...]:
        """Return the kernels with their parameters. Raises ValueError for invalid parameters."""
        kernels = []
        for name, declaration in self.entries.items():
            entry = _ENTRY.search(declaration.header)
            parameters = entry[2] if entry else None
            kernels.append(KernelInfo(name, _parse_parameters(parameters or "")))
        return tuple(kernels)


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Return the target, such as "sm_90", and the kernels. Raises ValueError for invalid parameters."""
    module = PtxModule(data)
    return module.target, module.list_kernels()


def _split(text: str) -> Iterator[Declaration]:
    """Yield the declarations in a module's source, from which comments and strings have been removed.

    A declaration ends with a semicolon or with the body of a function. A variable may have initial values in
    braces, which a semicolon follows.
    """
    start = 0
    body_start = -1  # -1 before the opening brace
    depth = 0  # number of open braces
    has_values = False
    for match in _MARK.finditer(text):
        mark = match[0]
        if mark == "{":
            if body_start < 0:
                body_start = match.start()
                has_values = "=" in text[start:body_start]
            depth += 1
            continue
        if mark == "}" and depth:
            depth -= 1
        is_complete = mark == ";" or not has_values
        if depth == 0 and is_complete:
            end = match.end()
            if body_start < 0:
                yield Declaration(text[start:end], "")
            else:
                yield Declaration(text[start:body_start], text[body_start:end])
            start = end
            body_start = -1
            has_values = False
    if body_start < 0:
        yield Declaration(text[start:], "")
    else:
        yield Declaration(text[start:body_start], text[body_start:])


def list_variables(text: str, values: str = "") -> dict[str, Variable]:
    """Return the variables with a known size that are declared in PTX source, keyed by name.

    External variables are omitted.

    Args:
        text: The declarations.
        values: The initial values that follow a declaration, or "". They determine the size of an array
            without a length.
    """
    variables = {}
    end = 0
    for match in _VARIABLES.finditer(text):
        space, attributes, type_, declarators = match.groups()
        is_external = ".extern" in text[end : match.start()]
        end = match.end()
        if type_ not in SIZES or is_external:
            continue
        vector = re.search(r"\.v([24])", attributes)
        element_size = SIZES[type_] * (int(vector[1]) if vector else 1)
        is_managed = ".managed" in attributes
        for declarator in declarators.split(","):
            name_and_lengths = _read_variable(declarator)
            if name_and_lengths is None:
                continue
            name, lengths = name_and_lengths
            if not all(lengths) and not values:
                continue  # the size is unknown
            value_count = values.count(",") + 1
            counts = [parse_integer(length) if length else value_count for length in lengths]
            variables[name] = Variable(space, element_size * prod(counts), is_managed)
    return variables


def list_names(text: str) -> list[str]:
    """Return all names and keywords that occur in PTX source."""
    return re.findall(_NAME, text)


def _read_variable(text: str) -> tuple[str, list[str]] | None:
    """Parse the name of a variable and the lengths of its dimensions, such as `table[4][2]`.

    A length is "" if it is omitted in the source. Returns None if the source is invalid.
    """
    match = _VARIABLE.fullmatch(text)
    if match is None:
        return None
    name, brackets = match.groups()
    lengths = [length.strip().rstrip("U") for length in re.findall(r"\[([^\]]*)\]", brackets)]
    are_numbers = all(not length or re.fullmatch(_NUMBER, length) for length in lengths)
    return (name, lengths) if are_numbers else None


def _parse_parameters(declarations: str) -> tuple[Parameter, ...] | None:
    """Return the parameters, or `None` if a launch cannot pass one of them.

    Args:
        declarations: The declarations between the parentheses.
    """
    parameters: list[Parameter] = []
    end = 0
    for part in declarations.split(","):
        declaration = part.strip()
        if not declaration:
            continue
        match = _PARAMETER.fullmatch(declaration)
        if match is None:
            return None
        alignments, type_, length = match.groups()
        if type_ not in SIZES:
            return None
        element_size = SIZES[type_]
        size = element_size * (parse_integer(length) if length else 1)
        declared_alignments = [parse_integer(number) for number in re.findall(_NUMBER, alignments)]
        align = max([element_size, *declared_alignments])
        offset = round_up(end, align)
        parameters.append(Parameter(offset, size, align, _get_type(type_, declaration)))
        end = offset + size
    check_offsets(parameters)
    return tuple(parameters)


def _get_type(type_: str, declaration: str) -> str:
    """Return the type of a parameter. Pointers are treated as integers, even if they are declared as b64."""
    return "u64" if type_ == "b64" and re.search(r"\.ptr\b", declaration) else type_


def parse_integer(constant: str) -> int:
    """Return the value of an integer constant. Octal numbers are written as in C, with a leading zero."""
    is_octal = re.fullmatch(r"0\d+", constant) is not None
    return int(constant, base=8) if is_octal else int(constant, base=0)
