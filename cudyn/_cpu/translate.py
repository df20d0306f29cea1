"""Functions and modules as C. What can't be translated is refused, with the kernels that call it."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count

from .._simulation.kernel_runs import Refused
from . import instructions
from .forms import find, load
from .parse import Block, Function, Instruction, Module, Operand, Variable, bits_of, parse

_MEETS = re.compile(r"\b(warp|matrices|mma_|meet_\w+|cluster_\w+|mbar\w*|spin)\(")
_MUCH = 1 << 16  # bytes of local memory, from which on a thread gets a stack of its own
_GAP = 32  # bytes between variables, so that what passes the end of one is found


@dataclass
class Kernel:
    """refused: why it does not run, or "". size: of its parameters."""

    number: int
    size: int
    refused: str = ""
    cluster: tuple[int, ...] = ()


@dataclass
class Translation:
    """A translated module. variables: name -> (offset, size, constant) in its `size` bytes.
    sites: (function, instruction, file, line) of what can go wrong."""

    code: str = ""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    variables: dict[str, tuple[int, int, bool]] = field(default_factory=dict)
    size: int = 0
    sites: list[tuple[str, str, str, int]] = field(default_factory=list)


def translate(ptx: str) -> Translation:
    """Translate a module. Raises Refused for what is not PTX that can be run at all."""
    return _Translator(parse(ptx)).program


class _Translator:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.program = Translation()
        self.numbers = {name: k for k, name in enumerate(module.functions)}
        self.symbols: ChainMap[str, str] = ChainMap()  # name -> its address in C; "": it is another module's
        self.shared = 16  # address 0 stays free
        self.values: list[tuple[int, Variable, Operand]] = []  # of variables, with their offsets
        for variable in module.variables:
            self.add_variable(variable, self.symbols)
        done: dict[str, Writer] = {}
        for entry in (False, True):  # the shared memory of functions is there for all kernels
            for name, function in module.functions.items():
                if function.entry is entry and function.body is not None:
                    done[name] = self.translate(function)
        lines = [self.head(module.functions[name]) + ";" for name in done]
        lines += [each.code for each in done.values()]
        lines += [self.add_kernel(name, done) for name in done if module.functions[name].entry]
        lines += [
            "void cudyn_start(u8 *g) { Thr one = {.g = g}, *t = &one;",
            *map(self.set, self.values),
            "}\n",
        ]
        self.program.code = "\n".join(lines)

    def add_variable(self, v: Variable, symbols: ChainMap[str, str], prefix: str = "") -> None:
        """Give a variable of the module its place."""
        program = self.program
        if v.space == "shared":
            if v.size < 0 or (v.external and v.size == 0):
                symbols[v.name] = "((u64)(t->b->size-t->b->dynamic))"
                return
            start = -(-self.shared // v.align) * v.align
            symbols[v.name] = f"{start}ull"
            self.shared = start + v.size
        elif v.external:
            symbols[v.name] = ""
        else:
            start = -(-program.size // v.align) * v.align
            program.variables[prefix + v.name] = (start, v.size, v.space == "const")
            program.size = start + v.size + _GAP
            symbols[v.name] = f"((u64)t->g+{start})"
            self.values += ((start + k * v.element, v, value) for k, value in enumerate(v.values))

    def set(self, given: tuple[int, Variable, Operand]) -> str:
        """C: the first value of an element of a variable."""
        offset, v, value = given
        if value.kind == "f64" and v.type == "f32":
            raise Refused(f"{v.name}: a double as a float")
        e = f"{value.value & (1 << 64) - 1}ull"
        if value.kind in ("name", "sum", "generic"):
            e = f"{self.find(value.name, self.symbols)}+{e}"
        return f"set_(g+{offset},{v.element},{e});"

    def find(self, name: str, symbols: Mapping[str, str]) -> str:
        """C: the address of a variable or a function."""
        function = self.module.functions.get(name)
        if symbols.get(name) or (function and function.body):
            return symbols.get(name) or f"((u64)f{self.numbers[name]})"
        raise Refused(f"the name {name}")

    def head(self, function: Function) -> str:
        places = ["u8 *par"] if function.entry else [f"u8 *a{k}" for k in range(len(function.parameters))]
        return f"static void f{self.numbers[function.name]}({', '.join(('Thr *t', *places))})"

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

    def add_kernel(self, name: str, done: dict[str, Writer]) -> str:
        """C that launches a kernel, with what it and all that it may call need."""
        function = self.module.functions[name]
        others = {n for n, w in done.items() if not w.function.entry}
        reached = [name]
        for each in reached:  # it grows; "*" is a call through a pointer: of any function
            calls = done[each].calls
            reached += (others if "*" in calls else calls).difference(reached)
        found = [done[n] for n in sorted(reached)]
        align = max([16, *(v.align for v in self.module.variables if v.size < 0)])
        shared = -(-max(each.shared for each in found) // align) * align
        local = max(each.local for each in found)
        fibers = int(local > _MUCH or any(each.meets for each in found))
        refused, number = next((each.fault for each in found if each.fault), ""), self.numbers[name]
        self.program.kernels[name] = Kernel(number, place(function.parameters)[1], refused, function.cluster)
        stack = max(32768, local * 4 + 16384)
        block = f"static void b{number}(Thr *t, u8 *par) {{ each_thread(t,par,f{number}); }}\n"
        run = f"launch_(l,{'f' if fibers else 'b'}{number},{shared},{fibers},{stack})"
        return f"{'' if fibers else block}int cudyn_{number}(Launch *l) {{ return {run}; }}"


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
                self.symbols[name] = f"((u64)par+{offset})"
        else:
            for k, v in enumerate(function.parameters):
                if v.space != "param":
                    raise Refused(f"a parameter in .{v.space}")
                self.symbols[v.name] = f"(u64)a{k}"
        body = self.write_block(function.body or Block())
        head = f"{self.module.head(function)} {{ u32 cc=0; {' '.join(self.declared)}"
        if not function.entry or self.local:
            head += f" check_stack(t,{self.site(Instruction('call', ()))},{self.local});"
        self.code = "\n".join((head, *body, "}"))

    def write_block(self, block: Block) -> list[str]:
        outer = self.registers, self.labels, self.tables, self.symbols
        self.registers, self.symbols = self.registers.new_child(), self.symbols.new_child()
        labels = {each: f"L{next(self.numbers)}" for each in block.statements if isinstance(each, str)}
        self.labels, self.tables = self.labels.new_child(labels), self.tables.new_child(block.tables)
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
        if v.space == "reg":
            self.registers[v.name] = (f"r{next(self.numbers)}", v.type)
            self.declared.append(f"u{max(bits_of(v.type), 8)} {self.registers[v.name][0]}=0;")
        elif v.space in ("local", "param"):
            name = f"l{next(self.numbers)}"
            self.declared.append(f"u8 {name}[{max(v.size, 1)}] __attribute__((aligned({max(v.align, 8)})));")
            self.symbols[v.name] = f"((u64){name})"
            self.local += max(v.size, 1) + v.align
        else:
            self.module.add_variable(v, self.symbols, f"{self.function.name}.")

    def write_instruction(self, i: Instruction) -> str:
        form = find(i.opcode, i.modifiers)
        try:
            name = f"write{form.code[1:]}" if form.code[:1] == "@" else "write"
            code = getattr(instructions, name)(self, i, form)
            guard = f"if ({self.get(i.guard, 'pred')}) " if i.guard else ""
            self.meets |= _MEETS.search(code) is not None
        except (IndexError, ValueError, KeyError) as error:
            raise Refused(f"{i} with these operands ({error})") from error
        except Refused as refused:
            raise Refused(str(refused) if str(i) in str(refused) else f"{i}: {refused}") from None
        return f"{guard}{{ {code} }}"

    def site(self, i: Instruction) -> int:
        """A number for what an instruction may do wrong."""
        sites = self.module.program.sites
        sites.append((self.function.name, str(i), self.module.module.files.get(i.file, ""), i.line))
        return len(sites) - 1

    def raw(self, o: Operand) -> str:
        """C: the bits of a register, a special one, an address, a number."""
        if o.kind == "int":
            return f"{o.value & (1 << 64) - 1:#x}ull"
        if o.kind in ("name", "sum"):
            found = self.registers.get(o.name)
            if found and found[1] == "pred":
                raise Refused(f"the predicate {o.name} as a number")
            e = found[0] if found else load()[1].get(o.name) or self.address_of(o.name)
            return f"({e}+({o.value}))" if o.value else e
        raise Refused(f"an operand that is a {o.kind}")

    def address_of(self, name: str) -> str:
        found = self.module.find(name, self.symbols)
        if name not in self.symbols:
            self.calls.add(name)
        return found

    def get_bits(self, o: Operand, type_: str) -> str:
        """C: the bits of an operand as an unsigned integer."""
        if o.kind in ("f32", "f64"):
            if type_ in ("f32", "f64") and o.kind != type_:
                return f"of_{type_}(as_{o.kind}({o.value:#x}ull))"
            if bits_of(type_) != int(o.kind[1:]):
                raise Refused(f"a constant {o.kind} as {type_}")
            return f"{o.value:#x}{'u' if o.kind == 'f32' else 'ull'}"
        if o.kind == "int" and type_ in ("f32", "f64"):
            raise Refused(f"an integer as {type_}")
        return f"((u{max(bits_of(type_), 8)}){self.raw(o)})"

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
        return f"as_{type_}({self.get_bits(o, type_)})"

    def put(self, o: Operand, type_: str, bits: str) -> str:
        """C: bits into a register."""
        if o.kind != "name":
            raise Refused(f"a result in a {o.kind}")
        if o.name == "_":
            return f"(void)({bits});"
        found = self.registers.get(o.name)
        if found is None or (found[1] == "pred") != (type_ == "pred"):
            raise Refused(f"a result .{type_} in {o.name}")
        return f"{found[0]}={bits};"
