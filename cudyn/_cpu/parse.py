"""PTX as statements (PTX ISA, "Syntax" and "Directives"): tokens, then declarations, blocks and instructions.

It knows the language and not the instructions: an opcode is a name with modifiers. What it does not know
raises Refused.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field

from .._simulation.runner import Refused

_TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r'|(?P<string>"[^"]*")'
    r"|(?P<number>0[fF][\da-fA-F]{8}|0[dD][\da-fA-F]{16}|0[xX][\da-fA-F]+U?|0[bB][01]+U?"
    r"|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+U?)(?![\w$])"
    r"|(?P<word>[.%]?[A-Za-z_$][\w$]*(?:(?:\.|::)[\w$]+)*|%[\w$]+)"
    r"|(?P<mark>[-+{}()\[\],;:@!|<>=*])",
    re.S,
)
_LINKING = {".visible", ".extern", ".weak", ".common"}
_SPACES = {".global", ".const", ".shared", ".local", ".param"}
_LIMITS = {".maxnreg", ".maxntid", ".reqntid", ".minnctapersm", ".maxnctapersm", ".maxclusterrank"}
_LIMITS |= {".reqnctapercluster", ".pragma", ".noreturn", ".explicitcluster", ".blocksareclusters"}


@dataclass(frozen=True)
class Operand:
    """kind: "name", "int", "f32" and "f64" (value: the bits), "sum" (a name and an offset), "address" (the
    same in brackets; without a name the offset alone), and with parts "vector", "list", "pair", "not"."""

    kind: str
    name: str = ""
    value: int = 0
    parts: tuple[Operand, ...] = ()


@dataclass(frozen=True)
class Variable:
    """size: of all of it, in bytes; -1: as large as the launch says. values: (element, its operand)."""

    space: str
    name: str
    type: str
    align: int
    size: int
    element: int
    values: tuple[Operand, ...] = ()
    external: bool = False


@dataclass(frozen=True)
class Instruction:
    """guard: "%p", "!%p" or "". line: that of the source, if the PTX has it, else of the PTX."""

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: str
    file: int
    line: int

    def __str__(self) -> str:
        return ".".join((self.opcode, *self.modifiers))


@dataclass
class Block:
    """Statements between braces; a str is a label. registers: name -> type; tables: label -> targets."""

    statements: list[Block | Instruction | Variable | str] = field(default_factory=list)
    registers: dict[str, str] = field(default_factory=dict)
    tables: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Function:
    """results and parameters: variables. body: None where it is only declared."""

    name: str
    entry: bool
    results: list[Variable]
    parameters: list[Variable]
    body: Block | None
    fault: str = ""
    cluster: tuple[int, ...] = ()


@dataclass
class Module:
    files: dict[int, str] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)
    functions: dict[str, Function] = field(default_factory=dict)


def size_of(type_: str) -> int:
    """The bytes of a type such as "f32" or "f16x2"."""
    found = re.fullmatch(r"(?:(?:[usb]|b?f|tf)(\d+)|e\dm\d)(x2)?", type_)
    if found is None or int(found[1] or 8) % 8:
        raise Refused(f".{type_}")
    return int(found[1] or 8) // 8 * (2 if found[2] else 1)


def parse(text: str) -> Module:
    """Read a module. Raises Refused."""
    try:
        return _Parser(text).module
    except (IndexError, ValueError) as error:
        raise Refused(f"PTX that can't be read: {error}") from error


class _Parser:
    def __init__(self, text: str) -> None:
        self.kinds: list[str] = []
        self.tokens: list[str] = []
        self.lines: list[int] = []
        self.at, self.file, self.line = 0, 0, 0
        position, line = 0, 1
        while position < len(text):
            found = _TOKEN.match(text, position)
            if found is None:
                raise Refused(f"line {line}: {text[position : position + 20].split()[0]!r}")
            if found.lastgroup != "space":
                self.kinds.append(str(found.lastgroup))
                self.tokens.append(found[0])
                self.lines.append(line)
            line += found[0].count("\n")
            position = found.end()
        self.kinds.append("end")
        self.tokens.append("")
        self.lines.append(line)
        self.module = Module()
        while self.peek():
            self.read_declaration()

    # Tokens.

    def peek(self) -> str:
        return self.tokens[self.at]

    def take(self) -> str:
        if not self.peek():
            raise Refused("PTX that ends too early")
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise Refused(f"line {self.lines[self.at]}: expected {token!r}, got {self.peek()!r}")

    def take_number(self) -> int:
        negative = self.accept("-")
        return -read_integer(self.take()) if negative else read_integer(self.take())

    def skip_line(self) -> None:
        line = self.lines[self.at]
        while self.peek() and self.lines[self.at] == line:
            self.at += 1

    def skip_past(self, token: str) -> None:
        while self.take() != token:
            pass

    def skip_braces(self) -> None:
        depth = 0
        while True:
            token = self.take()
            depth += (token == "{") - (token == "}")
            if not depth and token in "};":
                return

    # The module.

    def read_declaration(self) -> None:
        token = self.peek()
        if token in (".version", ".target", ".address_size", ".file"):
            at = self.at
            self.skip_line()
            words = self.tokens[at + 1 : self.at]
            if token == ".file":
                self.module.files[int(words[0])] = words[1].strip('"')
            elif token == ".address_size" and words != ["64"]:
                raise Refused(".address_size 32")
        elif token == ".section":
            self.skip_braces()
        elif token in (".pragma", ".loc"):
            self.skip_line()
        elif token in _LINKING or token in _SPACES or token in (".func", ".entry"):
            external = False
            while self.peek() in _LINKING:
                external |= self.take() == ".extern"
            if self.peek() in (".func", ".entry"):
                self.read_function()
            else:
                self.module.variables += self.read_variables(external=external)
        elif token != ";":
            raise Refused(f"the directive {token}")
        else:
            self.take()

    def read_function(self) -> None:
        entry = self.take() == ".entry"
        while self.peek() in (".attribute", ".noreturn"):
            if self.take() == ".attribute":
                self.skip_past(")")
        results = self.read_parameters() if self.peek() == "(" else []
        name = self.take()
        parameters = self.read_parameters() if self.peek() == "(" else []
        function = Function(name, entry, results, parameters, None)
        while self.peek() not in ("{", ";"):
            directive = self.take()
            if directive not in _LIMITS:
                raise Refused(f"the directive {directive}")
            values = []
            while self.peek()[:1].isdigit() or self.peek()[:1] == '"' or self.peek() == ",":
                values.append(self.take())
            if directive == ".reqnctapercluster":
                function.cluster = (*(read_integer(v) for v in values if v != ","), 1, 1)[:3]
            self.accept(";") if directive == ".pragma" else None
        if self.accept(";"):
            self.module.functions.setdefault(name, function)
            return
        self.file = self.line = 0
        start = self.at
        self.take()
        try:
            function.body = self.read_block()
        except Refused as refused:
            function.body, function.fault = Block(), str(refused)
            self.at = start
            self.skip_braces()
        self.module.functions[name] = function

    def read_parameters(self) -> list[Variable]:
        found: list[Variable] = []
        self.expect("(")
        while not self.accept(")"):
            if self.peek() not in (".param", ".reg"):
                raise Refused(f"a parameter {self.peek()}")
            found += self.read_variables(end=False)
            self.accept(",")
        return found

    def read_variables(self, *, external: bool = False, end: bool = True) -> list[Variable]:
        """.global .align 4 .b8 name[16] = {...}, another; without `end` one parameter."""
        space, align, count, type_ = self.take()[1:], 0, 1, ""
        while self.peek()[:1] == ".":
            word = self.take()[1:]
            if word == "align":
                align = max(align, self.take_number())
            elif word == "attribute":
                self.skip_past(")")
            elif word in ("v2", "v4"):
                count = int(word[1:])
            elif word in ("ptr", "global", "const", "local", "shared", "unified") and type_:
                continue  # of what a parameter points to
            elif type_:
                raise Refused(f".{word} of a variable")
            else:
                type_ = word
        element = 1 if type_ == "pred" else size_of(type_)
        found = []
        while True:
            name, size = self.take(), element * count
            while self.accept("["):
                size = size * self.take_number() if self.peek() != "]" else -1
                self.expect("]")
            values = self.read_values() if self.accept("=") else ()
            if size < 0 and values:
                size = element * len(values)
            if size < 0 and not (external and space == "shared") and end:
                raise Refused(f"the size of {name}")
            found.append(
                Variable(space, name, type_, max(align, element * count), size, element, values, external)
            )
            if not end or not self.accept(","):
                break
        if end:
            self.expect(";")
        return found

    def read_values(self) -> tuple[Operand, ...]:
        if not self.accept("{"):
            return (self.read_operand(),)
        found: list[Operand] = []
        while not self.accept("}"):
            found += self.read_values()
            self.accept(",")
        return tuple(found)

    # Functions' bodies.

    def read_block(self) -> Block:
        block = Block()
        while not self.accept("}"):
            token = self.peek()
            if token == "{":
                self.take()
                block.statements.append(self.read_block())
            elif token == ".reg":
                self.read_registers(block)
            elif token in _SPACES:
                block.statements += self.read_variables()
            elif token == ".loc":
                at = self.at
                self.skip_line()
                self.file, self.line = int(self.tokens[at + 1]), int(self.tokens[at + 2])
            elif token == ".pragma":
                self.skip_line()
            elif token and self.tokens[self.at + 1] == ":":
                self.read_label(block)
            elif not self.accept(";"):
                block.statements.append(self.read_instruction())
        return block

    def read_label(self, block: Block) -> None:
        name = self.take()
        self.take()
        if self.peek() in (".branchtargets", ".calltargets"):
            self.take()
            block.tables[name] = []
            while not self.accept(";"):
                if not self.accept(","):
                    block.tables[name].append(self.take())
        elif self.peek() == ".callprototype":
            self.skip_past(";")
        else:
            block.statements.append(name)

    def read_registers(self, block: Block) -> None:
        self.take()
        type_ = self.take()[1:]
        if type_ in ("v2", "v4", "v8"):
            raise Refused(f".reg .{type_}: a register that is a vector")
        if type_ != "pred":
            size_of(type_)
        while True:
            name = self.take()
            if self.accept("<"):
                block.registers |= {f"{name}{i}": type_ for i in range(self.take_number())}
                self.expect(">")
            else:
                block.registers[name] = type_
            if not self.accept(","):
                break
        self.expect(";")

    def read_instruction(self) -> Instruction:
        file, line = (self.file, self.line) if self.line else (0, self.lines[self.at])
        guard = ""
        if self.accept("@"):
            negative = self.accept("!")
            guard = "!" * negative + self.take()
        opcode, *modifiers = self.take().split(".")
        return Instruction(opcode, tuple(modifiers), self.read_operands(";"), guard, file, line)

    def read_operands(self, close: str) -> tuple[Operand, ...]:
        found = []
        while not self.accept(close):
            found.append(self.read_operand())
            if not self.accept(","):
                self.expect(close)
                break
        return tuple(found)

    def read_operand(self) -> Operand:
        kind, token = self.kinds[self.at], self.take()
        if token in ("[", "{", "("):
            return self.read_bracket(token)
        if token == "!":
            return Operand("not", parts=(self.read_operand(),))
        if token == "-":
            return Operand("int", value=-self.take_number())
        if kind == "number":
            return read_number(token)
        if kind != "word":
            raise Refused(f"line {self.lines[self.at - 1]}: the operand {token!r}")
        if token == "generic" and self.accept("("):
            inner = self.read_operand()
            self.expect(")")
            return self.read_sum(Operand("generic", inner.name, inner.value))
        if self.accept("|"):
            return Operand("pair", parts=(Operand("name", token), self.read_operand()))
        return self.read_sum(Operand("name", token))

    def read_sum(self, found: Operand) -> Operand:
        if self.accept("+"):
            kind = "sum" if found.kind == "name" else found.kind
            return Operand(kind, found.name, found.value + self.take_number())
        if self.peek() == "-":
            return Operand("sum", found.name, self.take_number())
        return found

    def read_bracket(self, token: str) -> Operand:
        parts = self.read_operands({"[": "]", "{": "}", "(": ")"}[token])
        if token != "[":
            return Operand("vector" if token == "{" else "list", parts=parts)
        if len(parts) != 1 or parts[0].kind not in ("name", "int", "sum"):
            return Operand("address", "?", parts=parts)
        return Operand("address", parts[0].name, parts[0].value)


def read_integer(token: str) -> int:
    """An integer constant, which writes octal numbers as C does."""
    token = token.rstrip("U")
    try:
        return int(token, 8) if re.fullmatch(r"0\d+", token) else int(token, 0)
    except ValueError:
        raise Refused(f"the number {token}") from None


def read_number(token: str) -> Operand:
    """A constant: an integer, or the bits of a float."""
    prefix = token[:2].lower()
    if prefix in ("0f", "0d"):
        return Operand("f32" if prefix == "0f" else "f64", value=int(token[2:], 16))
    if "." in token or ("e" in token.lower() and prefix != "0x"):
        return Operand("f64", value=int.from_bytes(struct.pack("<d", float(token)), "little"))
    return Operand("int", value=read_integer(token))
