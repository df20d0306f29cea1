"""Functions and modules as C. What can't be translated is refused, with the kernels that call it."""

from __future__ import annotations

import re
from collections import ChainMap
from dataclasses import dataclass, field
from itertools import count

from .._simulation.runner import Refused
from . import arithmetic, control, memory, values
from .forms import find, load_special
from .parse import Block, Function, Instruction, Module, Operand, Variable, parse

_MEETS = re.compile(r"bar|barrier|shfl|vote|match|redux|elect|mma|[ls][dt]matrix|mbarrier|nanosleep|atom")
_STRONG = {"volatile", "relaxed", "acquire", "mmio"}
_MUCH = 1 << 16  # bytes of local memory, from which on a thread gets a stack of its own
_GAP = 32  # bytes between variables, so that what passes the end of one is found


@dataclass
class Kernel:
    """refused: why it does not run, or "". size: of its parameters. shared: static, in bytes. fibers: do its
    threads meet? local: the bytes of stack that one of its functions needs."""

    number: int
    size: int
    shared: int = 0
    fibers: bool = False
    local: int = 0
    refused: str = ""
    cluster: tuple[int, ...] = ()


@dataclass
class Program:
    """A translated module. variables: name -> (offset, size, constant) in its `size` bytes, whose first
    contents are `initial`. links: (offset, bytes, name of a variable or number of a function, addend).
    sites: (function, instruction, file, line) of what can go wrong."""

    code: str = ""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    variables: dict[str, tuple[int, int, bool]] = field(default_factory=dict)
    size: int = 0
    initial: list[tuple[int, str]] = field(default_factory=list)
    links: list[tuple[int, int, str | int, int]] = field(default_factory=list)
    sites: list[tuple[str, str, str, int]] = field(default_factory=list)


def translate(ptx: str) -> Program:
    """Translate a module. Raises Refused for what is not PTX that can be run at all."""
    return _Translator(parse(ptx)).program


class _Translator:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.program = Program()
        self.numbers = {name: k for k, name in enumerate(module.functions)}
        self.symbols: ChainMap[str, tuple[str, str]] = ChainMap()  # name -> (space, address in C)
        self.shared = 16  # address 0 stays free
        for variable in module.variables:
            self.add_variable(variable, self.symbols)
        done: dict[str, Writer] = {}
        for entry in (False, True):  # the shared memory of functions is there for all kernels
            for name, function in module.functions.items():
                if function.entry is entry and function.body is not None:
                    done[name] = self.translate(function)
        self.resolve()
        heads = [self.head(module.functions[name]) + ";" for name in done]
        self.program.code = "\n".join((*heads, *(each.code for each in done.values()), self.tables(done)))
        for name, function in module.functions.items():
            if function.entry and name in done:
                self.program.kernels[name] = self.describe(function, done)

    def add_variable(self, v: Variable, symbols: ChainMap[str, tuple[str, str]], prefix: str = "") -> None:
        """Give a variable of the module its place."""
        program = self.program
        if v.space == "shared":
            if v.size < 0 or (v.external and v.size == 0):
                symbols[v.name] = ("shared", "((u64)(t->b->size-t->b->dynamic))")
                return
            start = -(-self.shared // v.align) * v.align
            symbols[v.name] = ("shared", f"{start}ull")
            self.shared = start + v.size
        elif v.external:
            symbols[v.name] = ("extern", v.name)
        else:
            start = -(-program.size // v.align) * v.align
            program.variables[prefix + v.name] = (start, v.size, v.space == "const")
            program.size = start + v.size + _GAP
            symbols[v.name] = (v.space, f"((u64)t->g+{start})")
            for k, value in enumerate(v.values):
                self.initialise(start + k * v.element, v, value)

    def initialise(self, offset: int, v: Variable, value: Operand) -> None:
        if value.kind in ("name", "sum", "generic"):
            self.program.links.append((offset, v.element, value.name, value.value))
        else:
            if value.kind == "f64" and v.type == "f32":
                raise Refused(f"{v.name}: a double as a float")
            data = (value.value & ((1 << 8 * v.element) - 1)).to_bytes(v.element, "little")
            if any(data):
                self.program.initial.append((offset, data.hex()))

    def resolve(self) -> None:
        """Functions among the links become their numbers."""
        links = []
        for offset, size, name, more in self.program.links:
            function = self.module.functions.get(str(name))
            if function is None and name not in self.program.variables:
                raise Refused(f"the address of {name} in a variable")
            links.append((offset, size, self.numbers[str(name)] if function else name, more))
        self.program.links = links

    def head(self, function: Function) -> str:
        places = (
            ", u8 *par"
            if function.entry
            else "".join(f", u8 *a{k}" for k in range(len(function.results + function.parameters)))
        )
        return f"static void f{self.numbers[function.name]}(Thr *t{places})"

    def translate(self, function: Function) -> Writer:
        shared, sites = self.shared, len(self.program.sites)
        writer = Writer(self, function)
        try:
            if function.fault:
                raise Refused(function.fault)
            writer.write()
        except Refused as refused:
            del self.program.sites[sites:]
            writer.code, writer.fault = f"{self.head(function)} {{ die(t,TRAP,0); }}", str(refused)
            writer.calls.clear()
        writer.shared = self.shared
        if function.entry:
            self.shared = shared
        return writer

    def tables(self, done: dict[str, Writer]) -> str:
        entries = [self.numbers[n] for n in done if self.module.functions[n].entry]
        cases = "".join(f"case {k}:return launch_(l,f{k},shared,fibers);" for k in entries)
        functions = "".join(f"case {self.numbers[n]}:return (u64)f{self.numbers[n]};" for n in done)
        return (
            f"int cudyn_launch(Launch *l,u32 kernel,u32 shared,int fibers)"
            f"{{switch(kernel){{{cases}}}return -1;}}\n"
            f"u64 cudyn_function(u32 number){{switch(number){{{functions}}}return 0;}}\n"
        )

    def describe(self, function: Function, done: dict[str, Writer]) -> Kernel:
        """What a launch needs of a kernel and of all that it may call."""
        others = {n for n, w in done.items() if not w.function.entry}
        reached = [function.name]
        for name in reached:  # it grows
            calls = done[name].calls
            # "*" is a call through a pointer: of any function
            reached += (others if "*" in calls else calls).difference(reached)
        found = [done[n] for n in sorted(reached)]
        align = max([16, *(v.align for v in self.module.variables if v.size < 0)])
        local = max(each.local for each in found)
        return Kernel(
            self.numbers[function.name],
            place(function.parameters)[1],
            -(-max(each.shared for each in found) // align) * align,
            local > _MUCH or any(each.meets for each in found),
            local,
            next((each.fault for each in found if each.fault), ""),
            function.cluster,
        )


def place(parameters: list[Variable]) -> tuple[dict[str, int], int]:
    """The offsets of a kernel's parameters, and the size of all."""
    offsets, end = {}, 0
    for v in parameters:
        offsets[v.name] = end + -end % v.align
        end = offsets[v.name] + max(v.size, 0)
    return offsets, end


class Writer:
    """Writes one function. calls: the functions that it may call; "*": any. local, shared: bytes."""

    def __init__(self, module: _Translator, function: Function) -> None:
        self.module, self.function = module, function
        self.registers: ChainMap[str, tuple[str, str]] = ChainMap()  # name -> (name in C, type)
        self.labels: ChainMap[str, str] = ChainMap()
        self.tables: ChainMap[str, list[str]] = ChainMap()
        self.symbols = module.symbols.new_child()
        self.declared: list[str] = []
        self.numbers = count()
        self.code, self.fault, self.meets = "", "", False
        self.local = self.shared = 0
        self.calls: set[str] = set()

    def write(self) -> None:
        function = self.function
        if function.entry:
            for name, offset in place(function.parameters)[0].items():
                self.symbols[name] = ("param", f"((u64)par+{offset})")
        else:
            for k, v in enumerate(function.results + function.parameters):
                if v.space != "param":
                    raise Refused(f"a parameter in .{v.space}")
                self.symbols[v.name] = ("param", f"(u64)a{k}")
        body = self.write_block(function.body or Block())
        head = f"{self.module.head(function)} {{ u32 cc=0; {' '.join(self.declared)}"
        if not function.entry or self.local:
            head += f" check_stack(t,{self.add_site('call', 0, 0)},{self.local});"
        self.code = "\n".join((head, *body, "}"))

    def write_block(self, block: Block) -> list[str]:
        outer = self.registers, self.labels, self.tables, self.symbols
        self.registers, self.labels = self.registers.new_child(), self.labels.new_child()
        self.tables, self.symbols = self.tables.new_child(block.tables), self.symbols.new_child()
        for name, type_ in block.registers.items():
            c = f"r{next(self.numbers)}"
            self.registers[name] = (c, type_)
            self.declared.append(f"u{max(values.bits_of(type_), 8)} {c}=0;")
        for each in block.statements:
            if isinstance(each, str):
                self.labels[each] = f"L{next(self.numbers)}"
        lines: list[str] = []
        for each in block.statements:
            if isinstance(each, Block):
                lines += self.write_block(each)
            elif isinstance(each, str):
                lines.append(f"{self.labels[each]}:;")
            elif isinstance(each, Variable):
                self.add_variable(each)
            else:
                lines.append(self.write_instruction(each))
        self.registers, self.labels, self.tables, self.symbols = outer
        return lines

    def add_variable(self, v: Variable) -> None:
        if v.space in ("local", "param"):
            name = f"l{next(self.numbers)}"
            self.declared.append(f"u8 {name}[{max(v.size, 1)}] __attribute__((aligned({max(v.align, 8)})));")
            self.symbols[v.name] = (v.space, f"((u64){name})")
            self.local += max(v.size, 1) + v.align
        else:
            self.module.add_variable(v, self.symbols, f"{self.function.name}.")

    def write_instruction(self, i: Instruction) -> str:
        form = find(i.opcode, i.modifiers)
        if _MEETS.fullmatch(i.opcode) or (i.opcode == "ld" and _STRONG & set(i.modifiers)):
            self.meets = True
        try:
            name = "write_" + form.code[1:].partition(" ")[0] if form.code[:1] == "@" else "write"
            room = next(each for each in (arithmetic, memory, control) if hasattr(each, name))
            code = getattr(room, name)(self, i, form)
        except (IndexError, ValueError, KeyError) as error:
            raise Refused(f"{i} with these operands ({error})") from error
        except Refused as refused:
            raise Refused(str(refused) if str(i) in str(refused) else f"{i}: {refused}") from None
        guard = ""
        if i.guard:
            register = self.registers.get(i.guard.lstrip("!"))
            if register is None or register[1] != "pred":
                raise Refused(f"{i}: the guard {i.guard}")
            guard = f"if ({'!' * i.guard.count('!')}{register[0]}) "
        return f"{guard}{{ {code} }}"

    def add_site(self, what: str, file: int, line: int) -> int:
        sites = self.module.program.sites
        sites.append((self.function.name, what, self.module.module.files.get(file, ""), line))
        return len(sites) - 1

    def site(self, i: Instruction) -> int:
        """A number for what an instruction may do wrong."""
        return self.add_site(str(i), i.file, i.line)

    def raw(self, o: Operand) -> str:
        """C: the bits of a register, a special one, an address, a number."""
        if o.kind == "int":
            return f"{o.value & (1 << 64) - 1:#x}ull"
        if o.kind in ("name", "sum"):
            found = self.registers.get(o.name)
            e = found[0] if found else load_special().get(o.name) or self.address_of(o.name)
            return f"({e}+({o.value}))" if o.value else e
        raise Refused(f"an operand that is a {o.kind}")

    def address_of(self, name: str) -> str:
        if name in self.symbols:
            space, e = self.symbols[name]
            if space != "extern":
                return e
        function = self.module.module.functions.get(name)
        if function is not None and function.body is not None:
            self.calls.add(name)
            return f"((u64)f{self.module.numbers[name]})"
        raise Refused(f"the name {name}")

    def get_bits(self, o: Operand, type_: str) -> str:
        """C: the bits of an operand as an unsigned integer."""
        if o.kind in ("f32", "f64"):
            if type_ in ("f32", "f64") and o.kind != type_:
                return f"of_{type_}(as_{o.kind}({o.value:#x}ull))"
            if values.bits_of(type_) != int(o.kind[1:]):
                raise Refused(f"a constant {o.kind} as {type_}")
            return f"{o.value:#x}{'u' if o.kind == 'f32' else 'ull'}"
        if o.kind == "int" and type_ in ("f32", "f64"):
            raise Refused(f"an integer as {type_}")
        return f"((u{max(values.bits_of(type_), 8)}){self.raw(o)})"

    def get(self, o: Operand, type_: str) -> str:
        """C: the value of an operand."""
        if type_ == "pred":
            if o.kind == "not":
                return f"!{self.get(o.parts[0], type_)}"
            if o.kind == "int":
                return str(o.value & 1)
            found = self.registers.get(o.name)
            if found is None or found[1] != "pred":
                raise Refused(f"{o.name} as a predicate")
            return f"(!!{found[0]})"
        return values.value_of(type_, self.get_bits(o, type_))

    def put(self, o: Operand, type_: str, value: str) -> str:
        """C: a value into a register."""
        return self.put_bits(o, type_, values.pack(type_, value))

    def put_bits(self, o: Operand, type_: str, bits: str) -> str:
        if o.kind != "name":
            raise Refused(f"a result in a {o.kind}")
        if o.name == "_":
            return f"(void)({bits});"
        found = self.registers.get(o.name)
        if found is None or (found[1] == "pred") != (type_ == "pred"):
            raise Refused(f"a result .{type_} in {o.name}")
        return f"{found[0]}={bits};"
