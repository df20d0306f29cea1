"""A parser for PTX (PTX ISA, "Syntax" and "Directives"): tokens, declarations, blocks and instructions.

This parser does not check the instructions: any name with modifiers is accepted as an opcode. Unknown syntax
raises Refused.

Code that only needs the declarations of a module uses `_formats.ptx` instead. That module does not use this
parser, because splitting a module into tokens takes 25 times as long, and because it must accept functions
with invalid bodies.
"""

from __future__ import annotations

import math
import re
import struct
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from ..._formats.ptx import parse_integer
from ..driver.kernel_runs import InvalidPtx, Refused

# The prefix of the source's name in code from cudyn.compile (docs/explanation/keys.md)
_SOURCE_DIRECTORY = "/@source/"

# Limits, so that PTX from an unknown source can use neither all memory nor the host's whole stack
MAX_CHARACTERS = 1 << 25  # in a module, whose tokens take much more memory than the PTX itself
MAX_DEPTH = 64  # of braces, brackets and inlined calls; compilers nest only a few levels
MAX_REGISTERS = 1 << 20  # in a declaration; a device has 65,536 for all threads of a multiprocessor
MAX_ALIGN = 1 << 16  # bytes; the simulated driver aligns allocations less strictly
# State space -> the maximum size of a variable in bytes
MAX_SIZES = {
    "global": 1 << 30,  # the simulator allocates and clears all variables
    "const": 1 << 30,  # allocated like "global"; a device has less
    "shared": 1 << 24,  # an address in shared memory has 24 bits; a device has at most 227 KiB
    "local": 1 << 19,  # a thread of a device has 512 KiB
    "param": 1 << 20,  # stored on a thread's stack on the host; a kernel has at most 32,764 bytes
    "reg": 16,
}
MAX_VARIABLES = 1 << 30  # the total size of a module's variables in bytes, see "global" above
_MAX_INTEGER = (1 << 64) - 1
_MAX_DIGITS = 18  # digits at the end of a register's name; larger numbers exceed MAX_REGISTERS

_TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<line>\.version\s+[\d.]+|\.target\s+\w+(?:\s*,\s*\w+)*|\.address_size\s+\d+"
    r'|\.pragma\s+"[^"]*"(?:\s*,\s*"[^"]*")*\s*;|\.file\s+\d+\s*"[^"]*"(?:\s*,\s*\d+)*'
    r"|\.loc\s+\d+\s+\d+\s+\d+(?:\s*,\s*function_name\s+[\w$+][\w$+ ]*"
    r",\s*inlined_at\s+\d+\s+\d+\s+\d+)?)(?![\w$])"
    r'|(?P<string>"[^"]*")'
    r"|(?P<number>0[fF][\da-fA-F]{8}|0[dD][\da-fA-F]{16}|0[xX][\da-fA-F]+U?|0[bB][01]+U?"
    r"|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+U?)(?![\w$])"
    r"|(?P<word>[.%]?[A-Za-z_$][\w$]*(?:(?:\.|::)[\w$]+)*|%[\w$]+)"
    r"|(?P<mark>[-+{}()\[\],;:@!|<>=*])",
    re.S | re.ASCII,
)
_SIZED_TYPE = re.compile(r"(?:(?:[usb]|b?f|tf)(?P<bits>8|16|32|64|128)|e[0-9]m[0-9])(?P<is_pair>x2)?")
_LINKING = {".visible", ".extern", ".weak", ".common"}
_SPACES = {".global", ".const", ".shared", ".local", ".param", ".reg"}
# Directives of a function that do not affect its translation, except for .reqnctapercluster
_LIMITS = {".maxnreg", ".maxntid", ".reqntid", ".minnctapersm", ".maxnctapersm", ".maxclusterrank"}
_LIMITS |= {".reqnctapercluster", ".noreturn", ".explicitcluster", ".blocksareclusters"}
# Words that describe the memory that a pointer parameter points to
_POINTED = {"ptr", "global", "const", "local", "shared", "unified"}
# Opening bracket -> the kind of the operand, and the closing bracket
_BRACKETS = {"[": ("address", "]"), "{": ("vector", "}"), "(": ("list", ")")}


@dataclass(frozen=True)
class Operand:
    """An operand of an instruction, or an initial value of a variable.

    Attributes:
        kind: One of these:

            - "name", "int"
            - "f32", "f64": a float, whose bits are in `value`
            - "sum": a name plus an offset
            - "generic": the generic address of a name
            - "address": an operand in brackets. It has a name and an offset, only an offset, or parts
            - "vector" (in braces), "list" (in parentheses), "pair" (`a|b`), "not" (`!a`). They consist of
              parts
        name: The name, or "".
        value: The integer, the bits or the offset.
        parts: The operands that this operand consists of.
    """

    kind: str
    name: str = ""
    value: int = 0
    parts: tuple[Operand, ...] = ()


@dataclass(frozen=True)
class Variable:
    """A variable or register.

    Attributes:
        size: The size of the whole variable in bytes. Negative for an array without a length, which is
            dynamic shared memory or a parameter.
        element_size: The size of an element in bytes.
        values: The initial values of the elements.
        external: Whether the variable is declared with .extern.
    """

    space: str
    name: str
    type: str
    align: int
    size: int
    element_size: int
    values: tuple[Operand, ...] = ()
    external: bool = False

    @property
    def declared_size(self) -> int:
        """The size in bytes, or 0 for an array without a length."""
        return max(self.size, 0)


@dataclass(frozen=True)
class Instruction:
    """A PTX instruction.

    Attributes:
        guard: The predicate after `@`, or None.
        file: The number of the source file, or 0 if the PTX does not contain source line numbers.
        line: The line in the source file or, without a file, in the PTX.
        caller: (number of the calling file, line of the call) if a compiler has inlined the instruction from
            another source file. Otherwise (0, 0).
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...] = ()
    guard: Operand | None = None
    file: int = 0
    line: int = 0
    caller: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return ".".join((self.opcode, *self.modifiers))


@dataclass
class Block:
    """The statements between a pair of braces. Labels are strings.

    Attributes:
        tables: Label of a jump table -> its targets.
    """

    statements: list[Block | Instruction | Variable | str] = field(default_factory=list)
    tables: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Function:
    """A function or a kernel.

    Attributes:
        entry: Whether the function is a kernel.
        parameters: The results, followed by the parameters.
        body: The body, or None for a declaration.
        fault: The reason why the body cannot be parsed, or "".
        cluster: The required cluster size, or ().
    """

    name: str
    entry: bool
    parameters: list[Variable]
    body: Block | None = None
    fault: str = ""
    cluster: tuple[int, ...] = ()


@dataclass
class Module:
    """A parsed module.

    Attributes:
        files: The paths of the source files, keyed by number.
        variables: The variables outside functions.
        functions: The functions and kernels, keyed by name.
    """

    files: dict[int, str] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)
    functions: dict[str, Function] = field(default_factory=dict)


def get_type_bits(type_: str) -> int:
    """Return the size in bits of a type such as "f32" or "f16x2"."""
    if type_ == "pred":
        return 1
    match = _SIZED_TYPE.fullmatch(type_)
    if match is None:
        raise Refused(f".{type_}")
    # The name of an 8-bit float, such as "e4m3", states the bits of its exponent and its mantissa instead.
    element_bits = int(match["bits"] or 8)
    return 2 * element_bits if match["is_pair"] else element_bits


def parse(ptx: str) -> Module:
    """Parse the PTX of a module.

    Raises:
        InvalidPtx: The module exceeds a limit.
        Refused: Its syntax is not supported.
    """
    if len(ptx) > MAX_CHARACTERS:
        raise InvalidPtx(f"{len(ptx):,} characters; at most {MAX_CHARACTERS:,} are supported")
    try:
        return _Parser(ptx).module
    except (IndexError, ValueError, ArithmeticError) as error:
        raise Refused(f"PTX that can't be read: {error}") from error


_Location = tuple[int, int, int]  # file, line, column
# The location of inlined code -> the location of the call that was inlined
_Callers = dict[_Location, _Location]
# The indices of fields of a token (see `_Parser.split`). The source location consists of several fields.
_CHARACTERS: Final = 1
_PTX_LINE: Final = 2
_SOURCE_LOCATION: Final = 3


def _read_location(directive: str, callers: _Callers) -> tuple[int, int, tuple[int, int]]:
    """Return the file, the line and the caller (see Instruction) that a .loc directive specifies.

    Args:
        directive: The text of the directive.
        callers: The callers of the inlined locations in the function before the directive. If the location in
            the directive is inlined, it is added.
    """
    # The numbers in `.loc 1 5 3, function_name $L__info+4, inlined_at 2 8 1`, except for the offset +4
    number_texts = re.findall(r"(?<= )\d+(?=[ ,]|$)", directive.replace("\t", " "))
    file, line, column, *inlined_at = map(int, number_texts)
    location = (file, line, column)
    callers.pop(location, None)
    if not inlined_at:
        return file, line, (0, 0)
    caller_file, caller_line, caller_column = inlined_at[-3:]
    caller = (caller_file, caller_line, caller_column)
    callers[location] = caller
    # Find the outermost caller. The number of steps is limited, because invalid PTX may contain cycles.
    for _ in range(min(len(callers), MAX_DEPTH)):
        if caller not in callers:
            break
        caller = callers[caller]
    caller_file, caller_line, _ = caller
    return file, line, (caller_file, caller_line) if caller_file != file else (0, 0)


class _Parser:
    """A recursive descent parser for a module.

    The methods `read_...` consume the tokens of a syntactic element, and return the element.

    Attributes:
        module: The module, to which declarations are added.
        tokens: The tokens that `split` yields. The last token is empty.
        index: The index of the next token.
        depth: The number of blocks, operands and lists of values that contain the next token.
        numbers: For names that end with a number, such as "%r5": the start of the names ("%r") -> the sorted
            numbers.
        variables_size: The total size in bytes of the variables in global and constant memory that have been
            read so far.
    """

    def __init__(self, ptx: str) -> None:
        self.module = Module()
        self.tokens = list(self.split(ptx))
        self.index = 0
        self.depth = 0
        self.variables_size = 0
        self.numbers = _list_numbers(token for kind, token, *_ in self.tokens if kind == "word")
        while self.peek():
            self.read_declaration()

    def split(self, ptx: str) -> Iterator[tuple[str, str, int, int, int, tuple[int, int]]]:
        """Yield the tokens of the PTX, and an empty token at the end.

        Each token is a tuple: the kind, the characters, the line in the PTX, and the fields `file`, `line`
        and `caller` of Instruction. (It is not a NamedTuple, because creating one takes longer.)
        """
        position = 0
        line = 1
        # The location in the source code, according to the last .loc directive, or 0
        file = 0
        source_line = 0
        caller = (0, 0)
        callers: _Callers = {}
        while position < len(ptx):
            match = _TOKEN.match(ptx, position)
            if match is None:
                raise Refused(f"line {line}: {ptx[position : position + 20].split()[0]!r}")
            lexeme = match[0]
            kind = str(match.lastgroup)
            if lexeme in (".func", ".entry"):
                file = source_line = 0
                caller = (0, 0)
                callers.clear()
            if kind == "line":
                directive, *arguments = lexeme.split(None, 2)
                if directive == ".loc":
                    file, source_line, caller = _read_location(lexeme, callers)
                elif directive == ".file":
                    self.add_file(lexeme, arguments[0])
                elif directive == ".address_size" and arguments != ["64"]:
                    raise Refused(".address_size 32")
            elif kind != "space":
                tokens = [lexeme]
                if kind == "word" and lexeme[0] == ".":
                    # Compilers also write declarations such as .reg.b16 without a space.
                    tokens = re.findall(r"\.\w+", lexeme)
                for token in tokens:
                    yield kind, token, line, file, source_line or line, caller
            line += lexeme.count("\n")
            position = match.end()
        yield "end", "", line, file, line, caller

    def add_file(self, directive: str, argument: str) -> None:
        """Add the source file in a .file directive to the module.

        Args:
            directive: The directive, such as `.file 1 "sum.cu"`.
            argument: Its first argument, the number of the file. If no space follows, it includes the path.
        """
        number = int(argument.partition('"')[0])
        path = directive.split('"')[1]
        self.module.files[number] = path.removeprefix(_SOURCE_DIRECTORY)

    def peek(self) -> str:
        """Return the next token without consuming it, or "" at the end."""
        return self.tokens[self.index][_CHARACTERS]

    def next(self) -> str:
        """Consume the next token, and return it. Raise Refused at the end."""
        if not self.peek():
            raise Refused("unexpected end of the PTX")
        self.index += 1
        return self.tokens[self.index - 1][_CHARACTERS]

    def accept(self, token: str) -> bool:
        """Return whether the next token is equal to `token`. If so, consume it."""
        is_next = self.peek() == token
        if is_next:
            self.index += 1
        return is_next

    def expect(self, token: str) -> None:
        """Consume the next token. Raise Refused if it is not equal to `token`."""
        if not self.accept(token):
            line = self.tokens[self.index][_PTX_LINE]
            raise Refused(f"line {line}: expected {token!r}, got {self.peek()!r}")

    def increase_depth(self) -> None:
        """Count a nested element. At the end of the element, the caller decrements `depth`.

        Raises:
            InvalidPtx: The element is nested too deeply.
        """
        self.depth += 1
        if self.depth > MAX_DEPTH:
            line = self.tokens[self.index][_PTX_LINE]
            raise InvalidPtx(f"line {line}: braces or operands are nested more than {MAX_DEPTH} deep")

    def read_signed_integer(self) -> int:
        """Read an integer with an optional minus sign."""
        is_negative = self.accept("-")
        value = read_integer(self.next())
        return -value if is_negative else value

    def skip_past(self, token: str) -> None:
        """Consume tokens up to and including `token`."""
        while self.next() != token:
            pass

    def skip_braces(self) -> None:
        """Consume tokens up to the end of the next pair of braces, or up to a semicolon before the braces."""
        depth = 0
        while True:
            token = self.next()
            if token == "{":
                depth += 1
            elif token == "}":
                depth -= 1
            if not depth and token in ("}", ";"):
                return

    def read_declaration(self) -> None:
        """Read a function, variables or a section outside functions, and add them to the module."""
        external = False
        while self.peek() in _LINKING:
            external |= self.next() == ".extern"
        if self.peek() in (".func", ".entry"):
            self.read_function()
        elif self.peek() in _SPACES - {".reg"}:
            self.module.variables += self.read_variables(external=external)
        elif self.accept(".section"):
            self.skip_braces()
        elif not self.accept(";"):
            raise Refused(f"the directive {self.peek()}")

    def read_function(self) -> None:
        """Read a function or a kernel, and add it to the module.

        If its body cannot be parsed, the reason is stored in `Function.fault`.
        """
        entry = self.next() == ".entry"
        while self.peek() in (".attribute", ".noreturn"):
            if self.next() == ".attribute":
                self.skip_past(")")
        results = self.read_parameters()
        name = self.next()
        function = Function(name, entry, results + self.read_parameters())
        self.read_function_directives(function)
        is_declaration = self.accept(";")
        if is_declaration:
            self.module.functions.setdefault(name, function)
        else:
            self.read_body(function)
            self.module.functions[name] = function

    def read_function_directives(self, function: Function) -> None:
        """Read the directives between the parameters and the body, and set the cluster size."""
        while self.peek() not in ("{", ";"):
            directive = self.next()
            if directive not in _LIMITS:
                raise Refused(f"the directive {directive}")
            values = []
            while self.peek()[:1].isdigit():
                values.append(self.read_signed_integer())
                self.accept(",")
            if directive == ".reqnctapercluster":
                function.cluster = (*values, 1, 1)[:3]  # missing sizes are 1

    def read_body(self, function: Function) -> None:
        """Read the body of a function, or skip it and store the reason why it cannot be parsed."""
        start = self.index
        self.next()  # the opening brace
        try:
            function.body = self.read_block()
        except InvalidPtx:
            raise
        except (Refused, ValueError) as refused:
            function.body = Block()
            function.fault = str(refused)
            self.index = start
            self.depth = 0
            self.skip_braces()

    def read_parameters(self) -> list[Variable]:
        """Read parameters or results in parentheses. Return [] if there are no parentheses."""
        parameters: list[Variable] = []
        if self.accept("("):
            while not self.accept(")"):
                if self.peek() not in (".param", ".reg"):
                    raise Refused(f"a parameter {self.peek()}")
                parameters += self.read_variables(is_declaration=False)
                if self.peek() != ")":
                    self.expect(",")
        return parameters

    def read_variables(self, *, external: bool = False, is_declaration: bool = True) -> list[Variable]:
        """Read a declaration such as `.global .b8 a[16] = {...}, b;` or one parameter.

        Args:
            external: Whether the declaration follows .extern.
            is_declaration: Whether to read several variables up to a semicolon, instead of one parameter.
        """
        prototype = self.read_variable_directives(external)
        if not is_declaration:
            return [self.read_variable(self.next(), prototype, may_lack_size=True)]
        may_lack_size = external and prototype.space == "shared"  # dynamic shared memory
        variables: list[Variable] = []
        while True:
            name = self.next()
            is_register_range = prototype.space == "reg" and self.accept("<")
            if is_register_range:
                variables += self.read_register_range(name, prototype)
            else:
                variables.append(self.read_variable(name, prototype, may_lack_size))
            if not self.accept(","):
                break
        self.expect(";")
        return variables

    def read_variable_directives(self, external: bool) -> Variable:
        """Read the directives before the names of variables, such as `.global .align 8 .v2 .f32`.

        Returns:
            A variable without a name, from which the caller creates the declared variables.
        """
        space = self.next()[1:]
        align = 0
        vector_length = 1
        type_ = ""
        while self.peek()[:1] == ".":
            directive = self.next()[1:]
            if directive == "align":
                align = max(align, self.read_align())
            elif directive == "attribute":
                self.skip_past(")")
            elif directive in ("v2", "v4") and space != "reg":
                vector_length = int(directive[1:])
            elif directive in _POINTED and type_:
                continue  # describes the memory that a parameter points to
            elif type_:
                raise Refused(f".{directive} of a variable")
            else:
                type_ = directive
        element_size = math.ceil(get_type_bits(type_) / 8)
        size = element_size * vector_length
        return Variable(space, "", type_, max(align, size), size, element_size, external=external)

    def read_register_range(self, name: str, prototype: Variable) -> list[Variable]:
        """Read the end of a range of registers such as `%r<100>`, and return those that the module uses.

        Args:
            name: The name before the opening bracket, which has been read.
            prototype: The properties that are declared before the name.
        """
        names = self.list_registers(name, self.read_signed_integer())
        self.expect(">")
        return [
            Variable(
                "reg", register_name, prototype.type, prototype.align, prototype.size, prototype.element_size
            )
            for register_name in names
        ]

    def read_variable(self, name: str, prototype: Variable, may_lack_size: bool) -> Variable:
        """Read the lengths of an array and the initial values after the name of a variable.

        Args:
            name: The name of the variable, which has been read.
            prototype: The properties that are declared before the name.
            may_lack_size: Whether the variable may be an array without a length and without initial values.
        """
        size = prototype.size
        while self.accept("["):
            size = size * self.read_length(name) if self.peek() != "]" else -1
            self.expect("]")
        values = self.read_values() if self.accept("=") else ()
        values_size = prototype.element_size * len(values)
        if size < 0 and values:
            size = values_size
        if size < 0 and not may_lack_size:
            raise Refused(f"the size of {name}")
        self.check_size(prototype.space, name, size, values_size)
        return replace(prototype, name=name, size=size, values=values)

    def read_align(self) -> int:
        """Read an alignment. Raise InvalidPtx if it is not a power of two, or too large."""
        align = self.read_signed_integer()
        if not 0 < align <= MAX_ALIGN or align & (align - 1):
            raise InvalidPtx(f"an alignment of {align}; expected a power of two up to {MAX_ALIGN}")
        return align

    def read_length(self, name: str) -> int:
        """Read the length of a dimension of an array. Raise InvalidPtx if it is negative."""
        length = self.read_signed_integer()
        if length < 0:
            raise InvalidPtx(f"{name} has a negative length, {length}")
        return length

    def list_registers(self, name: str, count: int) -> list[str]:
        """Return the names of the registers in a declaration such as `%r<100>` that the module uses.

        Unused registers are omitted, because compilers declare many of them, and each register needs memory.
        """
        if count > MAX_REGISTERS:
            raise InvalidPtx(f"{count:,} registers {name}; at most {MAX_REGISTERS:,} are supported")
        start = name.rstrip("0123456789")
        numbers = self.numbers.get(start, [])
        if start == name:
            used_count = bisect_left(numbers, count)
            return [f"{name}{number}" for number in numbers[:used_count]]
        # The name itself ends with digits, as in `%r1<100>`, so that `numbers` contains these digits, too.
        digits = name[len(start) :]
        names = []
        for number in map(str, numbers):
            if not number.startswith(digits) or number == digits:
                continue
            index = number.removeprefix(digits)
            has_leading_zero = str(int(index)) != index
            if not has_leading_zero and int(index) < count:
                names.append(f"{name}{index}")
        return names

    def check_size(self, space: str, name: str, size: int, values_size: int) -> None:
        """Raise InvalidPtx if a variable is too large, or has more initial values than elements.

        The total size of the module's variables is also limited.
        """
        limit = MAX_SIZES[space]
        if size > limit:
            raise InvalidPtx(f"{name} has {size:,} bytes; at most {limit:,} are supported in .{space}")
        if values_size > max(size, 0):
            raise InvalidPtx(f"{name} has {size:,} bytes, but initial values of {values_size:,} bytes")
        if space in ("global", "const"):
            self.variables_size += size
        if self.variables_size > MAX_VARIABLES:
            raise InvalidPtx(f"more than {MAX_VARIABLES:,} bytes of variables")

    def read_values(self) -> tuple[Operand, ...]:
        """Read the initial values of a variable: a single value, or values in nested braces, flattened."""
        if not self.accept("{"):
            return (self.read_operand(),)
        operands: list[Operand] = []
        self.increase_depth()
        while not self.accept("}"):
            operands += self.read_values()
            if self.peek() != "}":
                self.expect(",")
        self.depth -= 1
        return tuple(operands)

    def read_block(self) -> Block:
        """Read statements up to and including the closing brace."""
        block = Block()
        self.increase_depth()
        while not self.accept("}"):
            if self.accept("{"):
                block.statements.append(self.read_block())
            elif self.peek() in _SPACES:
                block.statements += self.read_variables()
            elif self.peek() and self.tokens[self.index + 1][_CHARACTERS] == ":":
                self.read_label(block)
            elif not self.accept(";"):
                block.statements.append(self.read_instruction())
        self.depth -= 1
        return block

    def read_label(self, block: Block) -> None:
        """Read a label, and add it to a block. A label may name a jump table or a prototype."""
        name = self.next()
        self.next()  # the colon
        if self.peek() in (".branchtargets", ".calltargets"):
            self.next()
            block.tables[name] = [operand.name for operand in self.read_operands(";")]
        elif self.peek() == ".callprototype":
            self.skip_past(";")
        else:
            block.statements.append(name)

    def read_instruction(self) -> Instruction:
        """Read an instruction with its optional guard, up to the semicolon."""
        location = self.tokens[self.index][_SOURCE_LOCATION:]
        guard = self.read_operand() if self.accept("@") else None
        opcode, *modifiers = self.next().split(".")
        return Instruction(opcode, tuple(modifiers), self.read_operands(";"), guard, *location)

    def read_operands(self, closing: str) -> tuple[Operand, ...]:
        """Read operands separated by commas, up to and including the token `closing`."""
        operands = []
        while not self.accept(closing):
            operands.append(self.read_operand())
            if not self.accept(","):
                self.expect(closing)
                break
        return tuple(operands)

    def read_operand(self) -> Operand:
        """Read an operand. Raise InvalidPtx if operands are nested too deeply."""
        self.increase_depth()
        operand = self.read_nested_operand()
        self.depth -= 1
        return operand

    def read_nested_operand(self) -> Operand:
        """Read an operand, which may contain other operands in brackets."""
        kind, _, line, *_ = self.tokens[self.index]
        token = self.next()
        if token in _BRACKETS:
            kind, closing = _BRACKETS[token]
            operands = self.read_operands(closing)
            if kind == "address" and len(operands) == 1 and operands[0].kind in ("name", "int", "sum"):
                return Operand("address", operands[0].name, operands[0].value)
            return Operand(kind, parts=operands)
        if token == "!":
            return Operand("not", parts=(self.read_operand(),))
        if token == "-":
            return Operand("int", value=-self.read_signed_integer())
        if kind == "number":
            return read_number(token)
        if kind != "word":
            raise Refused(f"line {line}: the operand {token!r}")
        if token == "generic" and self.accept("("):
            inner = self.read_operand()
            self.expect(")")
            return Operand("generic", inner.name, inner.value + self.read_offset())
        if self.accept("|"):
            return Operand("pair", parts=(Operand("name", token), self.read_operand()))
        has_offset = self.peek() in ("+", "-")
        return Operand("sum" if has_offset else "name", token, self.read_offset())

    def read_offset(self) -> int:
        """Read an offset such as +4 after a name. Return 0 if there is no offset."""
        return self.read_signed_integer() if self.accept("+") or self.peek() == "-" else 0


def read_integer(token: str) -> int:
    """Return the value of an integer constant. Raise Refused if it has more than 64 bits."""
    value = parse_integer(token.rstrip("U"))
    if value > _MAX_INTEGER:
        raise Refused(f"the integer {token[:24]}, which has more than 64 bits")
    return value


def _list_numbers(names: Iterable[str]) -> dict[str, list[int]]:
    """Group names that end with a number, such as "%r5" and "%r7", by the characters before the number.

    Returns:
        The start of the names, such as "%r" -> the sorted numbers, such as [5, 7].
    """
    numbers: dict[str, set[int]] = {}
    for name in set(names):
        start = name.rstrip("0123456789")
        digits = name[len(start) :]
        if not 0 < len(digits) <= _MAX_DIGITS:
            continue
        has_leading_zero = len(digits) > 1 and digits[0] == "0"
        if not has_leading_zero:
            numbers.setdefault(start, set()).add(int(digits))
    return {start: sorted(values) for start, values in numbers.items()}


def read_number(token: str) -> Operand:
    """Return the operand for a constant: an integer, or the bits of a float.

    A float is a decimal number, or its bits in hexadecimal digits after 0f (32 bits) or 0d (64 bits).
    """
    prefix = token[:2].lower()
    if prefix in ("0f", "0d"):
        type_ = "f32" if prefix == "0f" else "f64"
        return Operand(type_, value=int(token[2:], 16))
    is_decimal_float = "." in token or ("e" in token.lower() and prefix != "0x")
    if is_decimal_float:
        data = struct.pack("<d", float(token))
        return Operand("f64", value=int.from_bytes(data, "little"))
    return Operand("int", value=read_integer(token))
