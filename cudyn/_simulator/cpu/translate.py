"""Functions and modules as C. What can't be translated is refused, with the kernels that call it."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count

from ..driver.kernel_runs import Refused
from . import instructions, matrix_instructions
from .forms import find, load, order_modifiers
from .parse import Block, Function, Instruction, Module, Operand, Variable, bits_of, parse

# Functions of the runtime in which a thread may have to wait: a kernel that calls one needs fibers.
_MEETS = re.compile(
    r"\b(meet_\w+|arrive_at_cluster|wait_for_cluster|barrier_\w+|gather_lanes|sleep_a_while|spin"
    r"|replace_after_spin|replace_wide|\w+_products|multiply|(?:load|store)_fragment)\("
)
_GAP = 32  # bytes between variables, so that what passes the end of one is found
_LOCAL_GAP = 16
_FRAME_ALIGN = 64
_FIRST_SHARED = 16  # address 0 stays free
_ALLOCATED = 65536  # bytes of local memory of a function that uses alloca
_STACK = 32768  # bytes of the host's stack for a thread, at least
_DEPTH = 64  # of calls that the translator can't see the end of


@dataclass
class Kernel:
    """number: in the C code. size: of its parameters. refused: why it does not run, or ""."""

    number: int
    size: int
    refused: str = ""
    cluster: tuple[int, ...] = ()


@dataclass
class Translation:
    """A translated module.

    variables  name -> (offset, size, constant) in the `size` bytes of all
    shared     (function, name, offset, size) of variables in shared memory; size 0: dynamic
    sites      (function, instruction, file, line) of what can go wrong
    values     the bytes that variables begin with: (offset, hexadecimal digits)
    has_addresses  do variables begin with addresses, which the compiled library has?
    """

    code: str = ""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    variables: dict[str, tuple[int, int, bool]] = field(default_factory=dict)
    shared: list[tuple[str, str, int, int]] = field(default_factory=list)
    size: int = 0
    sites: list[tuple[str, str, str, int]] = field(default_factory=list)
    values: list[tuple[int, str]] = field(default_factory=list)
    has_addresses: bool = False


def translate(ptx: str) -> Translation:
    """Translate a module. Raises Refused for what is not PTX that can be run at all."""
    return _Translator(parse(ptx)).program


def _round_up(size: int, to: int) -> int:
    return -(-size // to) * to


class _Translator:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.program = Translation()
        self.numbers = {name: number for number, name in enumerate(module.functions)}
        self.symbols: ChainMap[str, str] = ChainMap()  # name -> its address in C; "": it is another module's
        self.shared = _FIRST_SHARED
        self.addresses: list[str] = []  # C: first values that are addresses
        self.lines: dict[tuple[str, int], int] = {}  # places in the source -> numbers
        self.site_lines: list[int] = []
        for variable in module.variables:
            self.add_variable(variable, self.symbols)
        done: dict[str, Writer] = {}
        for entry in (False, True):  # the shared memory of functions is there for all kernels
            for name, function in module.functions.items():
                if function.entry is entry and function.body is not None:
                    done[name] = self.translate(function)
        for variable in module.variables:
            self.add_values(variable)
        self.program.has_addresses = bool(self.addresses)
        self.program.code = self.write(done)

    def write(self, done: dict[str, Writer]) -> str:
        """C: the whole module."""
        functions = self.module.functions
        lines = [self.head(functions[name]) + ";" for name in done]
        lines += [each.code for each in done.values()]
        lines += [self.add_kernel(name, done) for name in done if functions[name].entry]
        sites = len(self.program.sites)
        numbers = ",".join(map(str, (*self.site_lines, 0)))
        lines += [
            f"u32 region_hints[{sites + 1}]; const u32 site_count = {sites};",
            f"const u32 site_lines[] = {{{numbers}}};",
            "EXPORTED void cudyn_start(u8 *globals) {",
            "Thread one = {.globals = globals}, *thread = &one; (void)thread;",
            *self.addresses,
            "}\n",
        ]
        return "\n".join(lines)

    def add_variable(self, variable: Variable, symbols: ChainMap[str, str], prefix: str = "") -> None:
        """Give a variable of the module its place."""
        program = self.program
        name = variable.name
        if variable.space == "shared":
            if variable.size < 0 or (variable.external and variable.size == 0):
                symbols[name] = "((u64)(thread->block->shared_size-thread->block->dynamic_size))"
                program.shared.append((prefix, name, 0, 0))
                return
            start = _round_up(self.shared, variable.align)
            symbols[name] = f"{start}ull"
            self.shared = start + variable.size
            program.shared.append((prefix, name, start, variable.size))
        elif variable.external:
            symbols[name] = ""
        else:
            start = _round_up(program.size, variable.align)
            program.variables[prefix + name] = (start, variable.size, variable.space == "const")
            program.size = start + variable.size + _GAP
            symbols[name] = f"((u64)thread->globals+{start})"
            if prefix:  # the others are known when all are
                self.add_values(variable, start)

    def add_values(self, variable: Variable, start: int = -1) -> None:
        """The first values of a variable: data, but for addresses, which the compiled library has."""
        if not variable.values or (variable.name not in self.symbols and start < 0):
            return
        if start < 0:
            start = self.program.variables[variable.name][0]
        element = variable.element
        data = bytearray()
        for number, value in enumerate(variable.values):
            if value.kind == "f64" and variable.type == "f32":
                raise Refused(f"{variable.name}: a double as a float")
            is_address = value.kind in ("name", "sum", "generic")
            if is_address:
                address = f"{self.find(value.name, self.symbols)}+{value.value & (1 << 64) - 1}ull"
                self.addresses.append(f"set_value(globals+{start + number * element},{element},{address});")
            bits = 0 if is_address else value.value % (1 << 8 * element)
            data += bits.to_bytes(element, "little")
        self.program.values.append((start, data.hex()))

    def find(self, name: str, symbols: Mapping[str, str]) -> str:
        """C: the address of a variable or a function."""
        function = self.module.functions.get(name)
        if symbols.get(name) or (function and function.body):
            return symbols.get(name) or f"((u64)f{self.numbers[name]})"
        raise Refused(f"the name {name}")

    def head(self, function: Function) -> str:
        places = [f"u8 *a{number}" for number in range(len(function.parameters))]
        if function.entry:
            places = ["u8 *parameters"]
        return f"static void f{self.numbers[function.name]}({', '.join(('Thread *thread', *places))})"

    def translate(self, function: Function) -> Writer:
        shared = self.shared
        sites = len(self.program.sites)
        writer = Writer(self, function)
        try:
            if function.fault:
                raise Refused(function.fault)
            writer.write()
        except Refused as refused:
            del self.program.sites[sites:]
            del self.site_lines[sites:]
            writer.code = f"{self.head(function)} {{ fail(thread,TRAP,0); }}"
            writer.fault = str(refused)
            writer.calls.clear()
        writer.shared = self.shared
        if function.entry:
            self.shared = shared
        return writer

    def add_kernel(self, name: str, done: dict[str, Writer]) -> str:
        """C that launches a kernel, with what it and all that it may call need."""
        function = self.module.functions[name]
        others = {each for each, writer in done.items() if not writer.function.entry}
        reached = [name]
        for each in reached:  # it grows; "*" is a call through a pointer: of any function
            calls = done[each].calls
            reached += (others if "*" in calls else calls).difference(reached)
        writers = [done[each] for each in sorted(reached)]
        align = max([16, *(each.align for each in self.module.variables if each.size < 0)])
        shared = _round_up(max(each.shared for each in writers), align)
        meets = any(each.meets for each in writers)
        refused = next((each.fault for each in writers if each.fault), "")
        number = self.numbers[name]
        size = place(function.parameters)[1]
        self.program.kernels[name] = Kernel(number, size, refused, function.cluster)
        local = sum(_round_up(each.local + each.allocated, _FRAME_ALIGN) for each in writers)
        if any("*" in each.calls or each.function.name in each.calls for each in writers) or len(writers) > 1:
            local *= _DEPTH  # functions may call themselves, or each other
        stack = max(_STACK, max(each.stack for each in writers) * 4 + _STACK // 2)
        alone = f"static void b{number}(Thread *thread, u8 *parameters) {{\n"
        alone += f"    run_each_thread(thread, parameters, f{number});\n}}\n"
        kernel = f"{'f' if meets else 'b'}{number}"
        facts = f"{{{kernel}, {shared}, {int(meets)}, {stack}, {local}}}"
        return (
            f"{'' if meets else alone}EXPORTED int cudyn_{number}(Launch *launch) {{\n"
            f"    static const KernelFacts facts = {facts};\n    return run_launch(launch, &facts);\n}}"
        )


def place(parameters: list[Variable]) -> tuple[dict[str, int], int]:
    """The offsets of a kernel's parameters, and the size of all."""
    offsets = {}
    end = 0
    for parameter in parameters:
        offsets[parameter.name] = _round_up(end, parameter.align)
        end = offsets[parameter.name] + max(parameter.size, 0)
    return offsets, end


class Writer:
    """Writes one function.

    calls   the functions that it may call; "*": any
    passed  the labels before the instruction that is written
    local, allocated, shared, stack  bytes: of local variables, alloca, shared memory, the host's stack
    """

    def __init__(self, module: _Translator, function: Function) -> None:
        self.module = module
        self.function = function
        self.registers: ChainMap[str, tuple[str, str]] = ChainMap()  # name -> (name in C, type)
        self.labels: ChainMap[str, str] = ChainMap()
        self.tables: ChainMap[str, list[str]] = ChainMap()
        self.passed: set[str] = set()
        self.symbols = module.symbols.new_child()
        self.declared: list[str] = []
        self.numbers = count()
        self.code = ""
        self.fault = ""
        self.meets = False
        self.local = 0
        self.allocated = 0
        self.shared = 0
        self.stack = 0
        self.calls: set[str] = set()

    def write(self) -> None:
        function = self.function
        if function.entry:
            for name, offset in place(function.parameters)[0].items():
                self.symbols[name] = f"((u64)parameters+{offset})"
        else:
            for number, parameter in enumerate(function.parameters):
                if parameter.space != "param":
                    raise Refused(f"a parameter in .{parameter.space}")
                self.symbols[parameter.name] = f"(u64)a{number}"
        body = self.write_block(function.body or Block())
        call = self.add_site(Instruction("call", ()))
        start = [f"{self.module.head(function)} {{", "u32 carry=0; (void)carry;"]
        if not function.entry or self.stack:
            start.append(f"check_stack(thread,{call},{self.stack});")
        end = ["finish:;"]
        if self.local or self.allocated:
            start.append(f"u8 *frame=enter_frame(thread,{call},{self.local});")
            end.append("leave_frame(thread,frame);")
        self.code = "\n".join((*start, *self.declared, *body, *end, "}"))

    def write_block(self, block: Block) -> list[str]:
        outer = (self.registers, self.labels, self.tables, self.symbols)
        labels = {each: f"L{next(self.numbers)}" for each in block.statements if isinstance(each, str)}
        self.registers = self.registers.new_child()
        self.symbols = self.symbols.new_child()
        self.labels = self.labels.new_child(labels)
        self.tables = self.tables.new_child(block.tables)
        lines: list[str] = []
        for each in block.statements:
            if isinstance(each, Block):
                lines += self.write_block(each)
            elif isinstance(each, str):
                self.passed.add(labels[each])
                lines.append(f"{labels[each]}:;")
            elif isinstance(each, Variable):
                self.add_variable(each)
            else:
                lines.append(self.write_instruction(each))
        self.registers, self.labels, self.tables, self.symbols = outer
        return lines

    def add_variable(self, variable: Variable) -> None:
        size = max(variable.size, 1)
        if variable.space == "reg":
            name = f"r{next(self.numbers)}"
            self.registers[variable.name] = (name, variable.type)
            self.declared.append(f"u{max(bits_of(variable.type), 8)} {name}=0;")
        elif variable.space == "local":
            name = f"l{next(self.numbers)}"
            start = _round_up(self.local, max(variable.align, 8))
            self.declared.append(f"u64 {name}=declare_local(thread,frame+{start},{size});")
            self.symbols[variable.name] = name
            self.local = start + size + _LOCAL_GAP
        elif variable.space == "param":
            name = f"l{next(self.numbers)}"
            self.declared.append(f"u8 {name}[{size}] __attribute__((aligned({max(variable.align, 8)})));")
            self.symbols[variable.name] = f"((u64){name})"
            self.stack += size + variable.align
        else:
            self.module.add_variable(variable, self.symbols, f"{self.function.name}.")

    def write_instruction(self, instruction: Instruction) -> str:
        form = find(instruction.opcode, instruction.modifiers)
        if not form.matches(instruction.modifiers):
            in_order = order_modifiers(instruction.opcode, instruction.modifiers)
            instruction = replace(instruction, modifiers=in_order)
        try:
            name = f"write_{form.call[1:]}" if form.call[:1] == "@" else "write"
            module = instructions if hasattr(instructions, name) else matrix_instructions
            code = getattr(module, name)(self, instruction, form)
            if instruction.opcode == "alloca":
                self.allocated = _ALLOCATED
            guard = f"if ({self.get(instruction.guard, 'pred')}) " if instruction.guard else ""
            self.meets |= _MEETS.search(code) is not None
        except (IndexError, ValueError, KeyError) as error:
            raise Refused(f"{instruction} with these operands ({error})") from error
        except Refused as refused:
            text = str(instruction)
            raise Refused(str(refused) if text in str(refused) else f"{text}: {refused}") from None
        return f"{guard}{{ {code} }}"

    def add_site(self, instruction: Instruction) -> int:
        """A number for what an instruction may do wrong."""
        module = self.module
        file = module.module.files.get(instruction.file, "")
        line = module.lines.setdefault((file, instruction.line), len(module.lines) + 1) if file else 0
        module.program.sites.append((self.function.name, str(instruction), file, instruction.line))
        module.site_lines.append(line)
        return len(module.program.sites) - 1

    def get_function(self, name: str) -> str:
        """C: the name of a function that is translated."""
        function = self.module.module.functions.get(name)
        if function is None or function.body is None:
            raise Refused(f"the function {name}")
        return f"f{self.module.numbers[name]}"

    def raw(self, operand: Operand) -> str:
        """C: the bits of a register, a special one, an address, a number."""
        if operand.kind == "int":
            return f"{operand.value & (1 << 64) - 1:#x}ull"
        if operand.kind in ("name", "sum"):
            register = self.registers.get(operand.name)
            if register and register[1] == "pred":
                raise Refused(f"the predicate {operand.name} as a number")
            special = load()[1].get(operand.name)
            value = register[0] if register else special or self.address_of(operand.name)
            return f"({value}+({operand.value}))" if operand.value else value
        raise Refused(f"an operand that is a {operand.kind}")

    def address_of(self, name: str) -> str:
        address = self.module.find(name, self.symbols)
        if name not in self.symbols:
            self.calls.add(name)
        return address

    def get_bits(self, operand: Operand, type_: str) -> str:
        """C: the bits of an operand as an unsigned integer."""
        if operand.kind in ("f32", "f64"):
            if type_ in ("f32", "f64") and operand.kind != type_:
                return f"of_{type_}(as_{operand.kind}({operand.value:#x}ull))"
            if bits_of(type_) != int(operand.kind[1:]):
                raise Refused(f"a constant {operand.kind} as {type_}")
            return f"{operand.value:#x}{'u' if operand.kind == 'f32' else 'ull'}"
        if operand.kind == "int" and type_ in ("f32", "f64"):
            raise Refused(f"an integer as {type_}")
        return f"((u{max(bits_of(type_), 8)}){self.raw(operand)})"

    def get(self, operand: Operand, type_: str) -> str:
        """C: the value of an operand."""
        if type_ == "pred":
            if operand.kind == "not":
                return f"!{self.get(operand.parts[0], type_)}"
            if operand.kind == "int":
                return str(operand.value & 1)
            register = self.registers.get(operand.name)
            if register is None or register[1] != "pred":
                raise Refused(f"{operand.name} as a predicate")
            return f"(!!{register[0]})"
        return f"as_{type_}({self.get_bits(operand, type_)})"

    def put(self, operand: Operand, type_: str, bits: str) -> str:
        """C: bits into a register."""
        if operand.kind != "name":
            raise Refused(f"a result in a {operand.kind}")
        if operand.name == "_":
            return f"(void)({bits});"
        register = self.registers.get(operand.name)
        if register is None or (register[1] == "pred") != (type_ == "pred"):
            raise Refused(f"a result .{type_} in {operand.name}")
        return f"{register[0]}={bits};"
