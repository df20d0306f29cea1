"""Reads kernels and their parameters from PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
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
        if match is None:
            return 0
        x, y, z = match.groups(default="1")
        return parse_integer(x) * parse_integer(y) * parse_integer(z)

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
        """Parse the source of a module, which may end with a NUL."""
        source = data.rstrip(b"\0").decode("utf-8", "replace")
        code = _NOT_CODE.sub(" ", source)  # without comments and strings
        version = _VERSION.search(code)
        target = _TARGET.search(code)
        self.version = (parse_integer(version[1]), parse_integer(version[2])) if version else None
        self.target = target[1] if target else ""
        self.entries: dict[str, Declaration] = {}
        self._variables: list[Declaration] = []  # all declarations other than kernels and functions
        for declaration in _split_declarations(code):
            kernel = _ENTRY.search(declaration.header)
            if kernel:
                self.entries[check_name(kernel[1])] = declaration
            elif ".func" not in declaration.header:
                self._variables.append(declaration)

    def list_variables(self) -> dict[str, Variable]:
        """Return the variables outside functions, keyed by name. Raises ValueError for an invalid length."""
        variables: dict[str, Variable] = {}
        for declaration in self._variables:
            variables |= list_variables(declaration.header, declaration.body)
        return variables

    def list_kernels(self) -> tuple[KernelInfo, ...]:
        """Return the kernels with their parameters. Raises ValueError for invalid parameters."""
        kernels = []
        for name, declaration in self.entries.items():
            match = _ENTRY.search(declaration.header)
            parameters = match[2] if match else None  # the declarations in parentheses, which may be missing
            kernels.append(KernelInfo(name, _parse_parameters(parameters or "")))
        return tuple(kernels)


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Return the target, such as "sm_90", and the kernels. Raises ValueError for invalid parameters."""
    module = PtxModule(data)
    return module.target, module.list_kernels()


def _split_declarations(source: str) -> Iterator[Declaration]:
    """Yield the declarations in a module's source, from which comments and strings have been removed.

    A declaration ends with a semicolon, or with the closing brace of a function. A variable may have initial
    values in braces, followed by a semicolon.
    """
    start = 0
    body_start: int | None = None  # None before the first opening brace
    open_braces = 0
    has_values = False
    for match in _MARK.finditer(source):
        mark = match[0]
        if mark == "{":
            if body_start is None:
                body_start = match.start()
                has_values = "=" in source[start:body_start]
            open_braces += 1
            continue
        if mark == "}" and open_braces:
            open_braces -= 1
        is_end = mark == ";" or not has_values
        if open_braces == 0 and is_end:
            yield _make_declaration(source, start, body_start, match.end())
            start = match.end()
            body_start = None
            has_values = False
    yield _make_declaration(source, start, body_start, len(source))


def _make_declaration(source: str, start: int, body_start: int | None, end: int) -> Declaration:
    """Return the declaration in a range of a module's source. `body_start` is None if it has no body."""
    if body_start is None:
        return Declaration(source[start:end], "")
    return Declaration(source[start:body_start], source[body_start:end])


def list_variables(source: str, values: str = "") -> dict[str, Variable]:
    """Return the variables with a known size that are declared in PTX source, keyed by name.

    External variables are omitted.

    Args:
        source: The declarations.
        values: The initial values that follow a declaration, or "". They determine the size of an array
            without a length.
    """
    variables = {}
    previous_end = 0
    for match in _VARIABLES.finditer(source):
        space, attributes, type_, declarators = match.groups()
        is_external = ".extern" in source[previous_end : match.start()]
        previous_end = match.end()
        if type_ not in SIZES or is_external:
            continue
        is_managed = ".managed" in attributes
        vector = re.search(r"\.v([24])", attributes)
        value_size = SIZES[type_]
        if vector:
            value_size *= int(vector[1])
        # One declaration can declare several variables: .global .u32 count, table[4];
        for declarator in declarators.split(","):
            parsed = _parse_declarator(declarator)
            if parsed is None:
                continue
            name, lengths = parsed
            element_count = _count_elements(lengths, values)
            if element_count is not None:
                variables[name] = Variable(space, value_size * element_count, is_managed)
    return variables


def _count_elements(lengths: Sequence[str], values: str) -> int | None:
    """Return the number of elements in a variable, or None if it is unknown.

    Args:
        lengths: The lengths of an array's dimensions. A length is "" if the initial values determine it.
        values: The initial values, separated by commas, or "".
    """
    if not all(lengths) and not values:
        return None
    value_count = values.count(",") + 1
    return prod(parse_integer(length) if length else value_count for length in lengths)


def list_names(text: str) -> list[str]:
    """Return all names and keywords that occur in PTX source."""
    return re.findall(_NAME, text)


def _parse_declarator(declarator: str) -> tuple[str, list[str]] | None:
    """Return a variable's name and the lengths of its dimensions: "table" and ["4", "2"] for `table[4][2]`.

    A length is "" if it is omitted in the source. Returns None if the source is invalid.
    """
    match = _VARIABLE.fullmatch(declarator)
    if match is None:
        return None
    name, brackets = match.groups()
    lengths = [length.strip().rstrip("U") for length in re.findall(r"\[([^\]]*)\]", brackets)]
    for length in lengths:
        if length and not re.fullmatch(_NUMBER, length):
            return None
    return name, lengths


def _parse_parameters(declarations: str) -> tuple[Parameter, ...] | None:
    """Return the parameters of a kernel, or `None` if a launch cannot pass one of them.

    Args:
        declarations: The declarations between the parentheses, such as `.param .u64 x, .param .u32 n`.
    """
    parameters: list[Parameter] = []
    end = 0
    for declaration in declarations.split(","):
        if not declaration.strip():
            continue
        parameter = _parse_parameter(declaration.strip(), end)
        if parameter is None:
            return None
        parameters.append(parameter)
        end = parameter.offset + parameter.size
    check_offsets(parameters)
    return tuple(parameters)


def _parse_parameter(declaration: str, previous_end: int) -> Parameter | None:
    """Return a parameter, or `None` if its type is unknown or the declaration is invalid.

    Args:
        declaration: The declaration of the parameter.
        previous_end: Offset of the end of the previous parameter.
    """
    match = _PARAMETER.fullmatch(declaration)
    if match is None:
        return None
    alignments, type_, length = match.groups()
    if type_ not in SIZES:
        return None
    element_size = SIZES[type_]
    element_count = parse_integer(length) if length else 1
    declared_alignments = [parse_integer(number) for number in re.findall(_NUMBER, alignments)]
    align = max([element_size, *declared_alignments])
    offset = round_up(previous_end, align)
    return Parameter(offset, element_size * element_count, align, _get_type(type_, declaration))


def _get_type(type_: str, declaration: str) -> str:
    """Return the type of a parameter. Pointers are treated as integers, even if they are declared as b64."""
    is_pointer = re.search(r"\.ptr\b", declaration) is not None
    return "u64" if is_pointer and type_ == "b64" else type_


def parse_integer(constant: str) -> int:
    """Return the value of an integer constant in PTX, where octal numbers have a leading zero, as in C."""
    is_octal = re.fullmatch(r"0\d+", constant) is not None
    return int(constant, base=8) if is_octal else int(constant, base=0)
