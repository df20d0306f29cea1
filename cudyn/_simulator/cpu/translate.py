"""Translates PTX functions and modules to C.

A function that cannot be translated is reported when a kernel that may call it is launched.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import NamedTuple

from ..driver.kernel_runs import Refused
from . import instructions, matrix_instructions
from .flow import Flow
from .forms import Form, get_form, load_forms, order_modifiers
from .function_writer import Register
from .parse import MAX_SIZES, Block, Function, Instruction, Module, Operand, Variable, get_type_bits, parse

# Runtime functions in which a thread may have to wait. A kernel that calls one of them needs fibers.
_WAITING_CALL = re.compile(
    r"\b(meet_\w+|arrive_at_cluster|wait_for_cluster|barrier_\w+|gather_lanes|sleep_a_while|spin"
    r"|replace_after_spin|replace_wide|\w+_products|multiply|(?:load|store)_fragment)\("
)
# Runtime functions that read a value for which a thread may wait in a loop
_POLLING_CALL = re.compile(r"\b(spin|replace_after_spin|replace_wide)\(")

# Unused bytes after each variable, so that accesses past the end of the variable are detected
_GAP = 32
_LOCAL_GAP = 16
_FRAME_ALIGN = 64  # bytes; the same as FRAME_ALIGN in runtime/memory.c
_FIRST_SHARED = 16  # the address of the first shared variable; address 0 is not used
_ALLOCA_SIZE = 65536  # size in bytes of the local memory for alloca in a function
# The maximum size of a function's local variables in bytes. It exceeds the local memory of a thread on a
# device, because compilers declare variables that are not alive at the same time.
_MAX_LOCAL = 1 << 24
_MIN_STACK = 32768  # the minimum stack size of a thread on the host, in bytes

# Instructions after which the next instruction is not executed, unless they have a guard
_SEGMENT_ENDS = frozenset(("bra", "brx", "ret", "exit", "trap"))
_ASSUMED_DEPTH = 64  # the maximum call depth that is assumed for functions that may be recursive


@dataclass
class Kernel:
    """A translated kernel.

    Attributes:
        number: The number that identifies the kernel in the C code.
        size: The size of its parameters in bytes.
        refused: The reason why it can't run, or "".
        cluster: The required cluster size, or ().
        shared: The offset of the end of its static shared variables, in bytes.
        variables: The names of the variables in global and constant memory that it uses.
    """

    number: int
    size: int
    refused: str = ""
    cluster: tuple[int, ...] = ()
    shared: int = 0
    variables: Sequence[str] = ()


class Site(NamedTuple):
    """An instruction that may fail.

    Attributes:
        function: The name of its function.
        instruction: The opcode with its modifiers.
        file: The path of the source file, or "" if it is unknown.
        line: The line in the source file or, without a file, in the PTX.
        address: The operand with the accessed address, such as "%rd1+4", or "".
        caller: The file and the line of the call, such as "sum.cu:5", if the instruction was inlined from
            another source file. Otherwise "".
    """

    function: str
    instruction: str
    file: str
    line: int
    address: str
    caller: str


@dataclass
class Translation:
    """A translated module.

    Attributes:
        code: The C code of all functions and kernels.
        kernels: The kernels, keyed by name.
        variables: Name of a variable -> (offset, size, whether it is constant).
        shared: (name of the function followed by a dot or "", name, offset, size) of each variable in shared
            memory. The size of dynamic shared memory is 0.
        size: The total size of the variables in bytes.
        sites: The fields of a Site for each instruction that may fail.
        values: (offset, bytes in hexadecimal digits) for each variable with initial values.
        has_addresses: Whether some initial values are addresses, which only the compiled library can compute.
    """

    code: str = ""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    variables: dict[str, tuple[int, int, bool]] = field(default_factory=dict)
    shared: list[tuple[str, str, int, int]] = field(default_factory=list)
    size: int = 0
    sites: list[Sequence[str | int]] = field(default_factory=list)
    values: list[tuple[int, str]] = field(default_factory=list)
    has_addresses: bool = False

    def find_site(self, index: int) -> Site | None:
        """Return the instruction with an ID, or None if the ID is unknown."""
        return Site(*self.sites[index]) if index < len(self.sites) else None  # type: ignore[arg-type]


def translate(ptx: str) -> Translation:
    """Translate a module. If a kernel cannot be translated, the error is stored in its `Kernel.refused`.

    Raises:
        Refused: The module is not valid PTX.
    """
    return _Translator(parse(ptx)).program


def _round_up(size: int, multiple: int) -> int:
    """Return the smallest multiple of `multiple` that is not less than `size`."""
    return -(-size // multiple) * multiple


class _Translator:
    """The translator of a module.

    Attributes:
        module: The parsed module that is translated.
        program: The translation, to which functions and variables are added.
        numbers: Name of a function -> number that identifies the function in the C code.
        symbols: Name of a variable -> C expression for its address, or "" if another module defines it.
        shared: The offset of the end of the shared variables that have been added so far, in bytes.
        addresses: C statements that set the initial values that are addresses.
        flow: The control flow of the module.
    """

    def __init__(self, module: Module) -> None:
        self.module = module
        self.program = Translation()
        self.numbers = {name: number for number, name in enumerate(module.functions)}
        self.symbols: ChainMap[str, str] = ChainMap()
        self.shared = _FIRST_SHARED
        self.addresses: list[str] = []
        self.flow = Flow()
        for variable in module.variables:
            self.add_variable(variable, self.symbols)
        writers: dict[str, Writer] = {}  # name of a function -> its writer
        # Kernels are translated after functions, because a kernel's shared memory includes the shared memory
        # of functions.
        for is_kernel in (False, True):
            for name, function in module.functions.items():
                if function.entry is is_kernel and function.body is not None:
                    writers[name] = self.translate(function)
        for variable in module.variables:
            self.add_values(variable)
        self.program.has_addresses = bool(self.addresses)
        self.program.code = self.write(writers)

    def write(self, writers: dict[str, Writer]) -> str:
        """Return the C code of the whole module.

        Args:
            writers: The writers of all functions and kernels, keyed by name.
        """
        functions = self.module.functions
        lines = [f"{self.make_signature(functions[name])};" for name in writers]
        lines += self.write_function_table(writers)
        lines += [writer.code for writer in writers.values()]
        lines += [self.add_kernel(name, writers) for name in writers if functions[name].entry]
        for name, table in self.flow.make_tables().items():
            values = [*table, 0]  # an array in C cannot be empty
            lines.append(f"const u32 {name}[] = {{{','.join(map(str, values))}}};")
        site_count = len(self.program.sites)
        lines += [
            f"u32 region_hints[{site_count + 1}]; const u32 site_count = {site_count};",
            f"const u32 segment_count = {self.flow.segment_count};",
            "EXPORTED void cudyn_start(u8 *globals) {",
            "Thread one = {.globals = globals}, *thread = &one; (void)thread;",
            *self.addresses,
            "}\n",
        ]
        return "\n".join(lines)

    def write_function_table(self, writers: dict[str, Writer]) -> list[str]:
        """Return the C code of the table of functions that kernels may call through a pointer.

        An entry consists of the C function, the number of its parameters and their sizes. In the entry of a
        function that cannot be called, all of them are 0.
        """
        lines = []
        entries = []
        for name, function in self.module.functions.items():
            if function.entry or name not in writers:
                entries.append("{0,0,0}")
                continue
            number = self.numbers[name]
            sizes = ",".join(str(parameter.declared_size) for parameter in function.parameters)
            # An array in C cannot be empty.
            lines.append(f"static const u32 sizes{number}[] = {{{sizes or 0}}};")
            entries.append(f"{{(FunctionCode*)f{number},{len(function.parameters)},sizes{number}}}")
        lines.append(f"const FunctionEntry functions[] = {{{','.join(entries)}}};")
        lines.append(f"const u32 function_count = {len(entries)};")
        return lines

    def add_variable(self, variable: Variable, symbols: ChainMap[str, str], prefix: str = "") -> None:
        """Assign an address to a variable in shared or global memory.

        Args:
            variable: The variable to add.
            symbols: The symbols to which the address is added.
            prefix: The name of the function that declares the variable, followed by a dot, or "".
        """
        program = self.program
        name = variable.name
        if variable.space == "shared":
            is_dynamic = variable.size < 0 or (variable.external and variable.size == 0)
            if is_dynamic:
                symbols[name] = "((u64)(thread->block->shared_size-thread->block->dynamic_size))"
                program.shared.append((prefix, name, 0, 0))
                return
            start = _round_up(self.shared, variable.align)
            symbols[name] = f"{start}ull"
            self.shared = start + variable.size
            if self.shared > MAX_SIZES["shared"]:
                raise Refused(f"{self.shared:,} bytes of shared memory")
            program.shared.append((prefix, name, start, variable.size))
        elif variable.external:
            symbols[name] = ""
        else:
            start = _round_up(program.size, variable.align)
            program.variables[prefix + name] = (start, variable.size, variable.space == "const")
            program.size = start + variable.size + _GAP
            symbols[name] = f"((u64)thread->globals+{start})"
            # The values of variables outside functions are added later, when all variables have addresses.
            if prefix:
                self.add_values(variable, start)

    def add_values(self, variable: Variable, start: int = -1) -> None:
        """Add the initial values of a variable. The compiled library sets the values that are addresses.

        Args:
            variable: The variable whose values are added.
            start: The offset of the variable, or -1 for a variable outside functions.
        """
        if not variable.values or (variable.name not in self.symbols and start < 0):
            return
        if start < 0:
            start, _, _ = self.program.variables[variable.name]
        element_size = variable.element_size
        data = bytearray()
        for index, value in enumerate(variable.values):
            if value.kind == "f64" and variable.type == "f32":
                raise Refused(f"{variable.name}: a double as a float")
            is_address = value.kind in ("name", "sum", "generic")
            if is_address:
                unsigned_offset = value.value % (1 << 64)
                address = f"{self.get_address(value.name, self.symbols)}+{unsigned_offset}ull"
                element_offset = start + index * element_size
                self.addresses.append(f"set_value(globals+{element_offset},{element_size},{address});")
                data += bytes(element_size)
            else:
                unsigned_value = value.value % (1 << 8 * element_size)
                data += unsigned_value.to_bytes(element_size, "little")
        self.program.values.append((start, data.hex()))

    def get_address(self, name: str, symbols: Mapping[str, str]) -> str:
        """Return C code for the address of a variable or a function.

        Raises:
            Refused: The module does not define the name.
        """
        if symbols.get(name):
            return symbols[name]
        function = self.module.functions.get(name)
        if function and function.body:
            return f"(FIRST_FUNCTION+{self.numbers[name]})"
        raise Refused(f"the name {name}")

    def make_signature(self, function: Function) -> str:
        """Return the signature of a function or a kernel in C.

        A function has a pointer to each of its results and parameters. A kernel has a single pointer to the
        memory that contains all of its parameters.
        """
        parameters = ["Thread *thread"]
        if function.entry:
            parameters.append("u8 *parameters")
        else:
            parameters += [f"u8 *a{index}" for index in range(len(function.parameters))]
        return f"static void f{self.numbers[function.name]}({', '.join(parameters)})"

    def translate(self, function: Function) -> Writer:
        """Translate a function, and return its writer.

        If the function cannot be translated, the reason is stored in `Writer.fault`, and the C code of the
        function only reports an error.
        """
        shared_before = self.shared
        site_count = len(self.program.sites)
        writer = Writer(self, function)
        try:
            if function.fault:
                raise Refused(function.fault)
            writer.write()
        except Refused as refused:
            del self.program.sites[site_count:]
            del self.flow.site_segments[site_count:]
            writer.code = f"{self.make_signature(function)} {{ fail(thread,TRAP,0); }}"
            writer.fault = str(refused)
            writer.calls.clear()
        writer.shared = self.shared
        if function.entry:  # kernels do not run at the same time, so their shared variables may overlap
            self.shared = shared_before
        return writer

    def add_kernel(self, name: str, writers: dict[str, Writer]) -> str:
        """Add a kernel to the program, and return the C function that launches it.

        The C function reserves the memory that the kernel and all functions that it may call need.

        Args:
            name: The kernel's name.
            writers: The writers of all functions and kernels, keyed by name.
        """
        function = self.module.functions[name]
        reached_writers = _list_reached_writers(name, writers)
        errors = [writer.fault for writer in reached_writers if writer.fault]
        used_names: set[str] = set()
        for writer in reached_writers:
            used_names |= writer.used
        _, parameters_size = layout_parameters(function.parameters)
        kernel = Kernel(
            self.numbers[name],
            parameters_size,
            refused=errors[0] if errors else "",
            cluster=function.cluster,
            shared=self._get_shared_end(reached_writers),
            variables=sorted(used_names.intersection(self.program.variables)),
        )
        self.program.kernels[name] = kernel
        may_be_recursive = len(reached_writers) > 1 or not writers[name].calls.isdisjoint(("*", name))
        return _write_launch_function(kernel, reached_writers, may_be_recursive)

    def _get_shared_end(self, writers: list[Writer]) -> int:
        """Return the offset of dynamic shared memory, which follows the static shared variables, in bytes.

        Args:
            writers: The writers of a kernel and of the functions that it may call.
        """
        align = 16
        for variable in self.module.variables:
            is_dynamic = variable.size < 0
            if is_dynamic:
                align = max(align, variable.align)
        return _round_up(max(writer.shared for writer in writers), align)


def _list_reached_writers(kernel: str, writers: dict[str, Writer]) -> list[Writer]:
    """Return the writers of a kernel and of all functions that it may call, sorted by name."""
    functions = {name for name, writer in writers.items() if not writer.function.entry}
    reached = [kernel]
    for caller in reached:  # the list grows while the loop iterates over it
        callees = writers[caller].calls
        if "*" in callees:  # a call through a pointer, which may reach any function
            callees = functions
        reached += callees.difference(reached)
    return [writers[name] for name in sorted(reached)]


def _write_launch_function(kernel: Kernel, writers: list[Writer], may_be_recursive: bool) -> str:
    """Return the C function that launches a kernel.

    Args:
        kernel: The kernel.
        writers: The writers of the kernel and of the functions that it may call.
        may_be_recursive: Whether a function may call itself, directly or through other functions.
    """
    has_waits = any(writer.waits for writer in writers)
    polls = any(writer.polls for writer in writers) and any(writer.loops for writer in writers)
    local_size = sum(_round_up(writer.local + writer.allocated, _FRAME_ALIGN) for writer in writers)
    if may_be_recursive:
        local_size *= _ASSUMED_DEPTH
    # This is an estimate, because the C compiler determines how much stack the code uses.
    stack_size = max(_MIN_STACK, max(writer.stack for writer in writers) * 4 + _MIN_STACK // 2)
    number = kernel.number
    block_function = ""
    run_function = f"f{number}"
    if not has_waits:
        # If no thread ever waits, a single C function runs all threads of a block, one after the other.
        run_function = f"b{number}"
        block_function = (
            f"static void b{number}(Thread *thread, u8 *parameters) {{\n"
            f"    run_each_thread(thread, parameters, f{number});\n}}\n"
        )
    flags = f"{int(has_waits)}, {int(polls)}"
    properties = f"{{{run_function}, {kernel.shared}, {flags}, {stack_size}, {local_size}}}"
    return (
        f"{block_function}EXPORTED int cudyn_{number}(Launch *launch) {{\n"
        f"    static const KernelProperties properties = {properties};\n"
        f"    return run_launch(launch, &properties);\n}}"
    )


def layout_parameters(parameters: list[Variable]) -> tuple[dict[str, int], int]:
    """Return the offsets of a kernel's parameters, keyed by name, and their total size, all in bytes."""
    offsets = {}
    size = 0
    for parameter in parameters:
        offsets[parameter.name] = _round_up(size, parameter.align)
        size = offsets[parameter.name] + parameter.declared_size
    return offsets, size


def _find_write_function(form: Form) -> Callable[[Writer, Instruction, Form], str]:
    """Return the function that writes the C code of instructions with a form.

    `@name` in forms.txt stands for the function `write_name` in one of two modules.
    """
    name = "write"
    if form.call.startswith("@"):
        name = f"write_{form.call[1:]}"
    module = instructions if hasattr(instructions, name) else matrix_instructions
    function: Callable[[Writer, Instruction, Form], str] = getattr(module, name)
    return function


class Writer:
    """The writer of the C code of one function. For further attributes, see FunctionWriter.

    Attributes:
        module: The translator of the module.
        flow: The control flow of the module.
        symbols: Name of a variable -> C expression for its address.
        parameter_sizes: C expression for the address of a parameter -> its size in bytes.
        declared: The declarations of C variables.
        numbers: A counter for the names of C variables and labels.
        code: The C code, after `write`.
        fault: The reason why the function cannot be translated, or "".
        waits: Whether a thread may have to wait in the function.
        polls: Whether the function reads values that other threads may write in the meantime.
        loops: Whether the function contains a backward jump.
        local: The size of local variables in bytes.
        allocated: The size of the local memory for alloca in bytes.
        shared: The offset of the end of the shared variables that were added up to this function, in bytes.
        used: The names of the variables that the function uses.
        stack: The size of the variables on the host's stack in bytes.
    """

    def __init__(self, module: _Translator, function: Function) -> None:
        self.module = module
        self.flow = module.flow
        self.function = function
        self.registers: ChainMap[str, Register] = ChainMap()
        self.labels: ChainMap[str, str] = ChainMap()
        self.tables: ChainMap[str, list[str]] = ChainMap()
        self.passed: set[str] = set()
        self.symbols = module.symbols.new_child()
        self.parameter_sizes: dict[str, int] = {}
        self.declared: list[str] = []
        self.numbers = count()
        self.code = ""
        self.fault = ""
        self.waits = False
        self.polls = False
        self.loops = False
        self.local = 0
        self.allocated = 0
        self.shared = 0
        self.stack = 0
        self.calls: set[str] = set()
        self.used: set[str] = set()

    def write(self) -> None:
        """Translate the function, and store its C code in `code`."""
        function = self.function
        self.flow.begin_function()
        if function.entry:
            offsets, _ = layout_parameters(function.parameters)
            for parameter in function.parameters:
                self.add_parameter(parameter, f"((u64)parameters+{offsets[parameter.name]})")
        else:
            for index, parameter in enumerate(function.parameters):
                if parameter.space != "param":
                    raise Refused(f"a parameter in .{parameter.space}")
                self.add_parameter(parameter, f"(u64)a{index}")
        body = self.write_block(function.body or Block())
        self.flow.end_function()
        call_site = self.assign_id(Instruction("call", ()))  # for errors that occur when the function starts
        lines = [f"{self.module.make_signature(function)} {{", "u32 carry=0; (void)carry;"]
        if not function.entry or self.stack:
            lines.append(f"check_stack(thread,{call_site},{self.stack});")
        has_frame = bool(self.local or self.allocated)
        if has_frame:
            lines.append(f"u8 *frame=enter_frame(thread,{call_site},{self.local});")
        lines += self.declared
        lines += body
        lines.append("finish:;")
        if has_frame:
            lines.append("leave_frame(thread,frame);")
        lines.append("}")
        self.code = "\n".join(lines)

    def add_parameter(self, variable: Variable, address: str) -> None:
        """Add a parameter, or a variable in .param for the arguments of a call.

        Args:
            variable: The parameter or variable to add.
            address: C code for its address.
        """
        self.symbols[variable.name] = address
        self.parameter_sizes[address] = variable.declared_size

    def get_parameter_address(self, operand: Operand, size: int) -> str:
        """Return C code for the address at which an instruction accesses a parameter.

        Args:
            operand: The parameter's name and the offset of the access.
            size: The size of the access in bytes.

        Raises:
            Refused: The name is not a parameter, or the access is outside the parameter.
        """
        address = self.get_address(operand.name)
        parameter_size = self.parameter_sizes.get(address)
        if parameter_size is None:
            raise Refused(f"{operand.name} is not a parameter")
        if not 0 <= operand.value <= parameter_size - size:
            end = f"{operand.name}, which has {parameter_size} bytes"
            raise Refused(f"{size} bytes at offset {operand.value} of the parameter {end}")
        return address

    def write_block(self, block: Block) -> list[str]:
        """Return the C code of a block. The names that it declares are only visible inside the block."""
        outer = (self.registers, self.labels, self.tables, self.symbols)
        names = [name for name in block.statements if isinstance(name, str)]
        labels = {name: f"L{next(self.numbers)}" for name in names}
        if len(labels) < len(names):
            raise Refused("a label that occurs twice")
        self.registers = self.registers.new_child()
        self.symbols = self.symbols.new_child()
        self.labels = self.labels.new_child(labels)
        self.tables = self.tables.new_child(block.tables)
        lines: list[str] = []
        for statement in block.statements:
            if isinstance(statement, Block):
                lines += self.write_block(statement)
            elif isinstance(statement, str):
                self.passed.add(labels[statement])
                self.flow.begin_segment(labels[statement])
                lines.append(f"{labels[statement]}:;")
            elif isinstance(statement, Variable):
                self.add_variable(statement)
            else:
                lines.append(self.write_instruction(statement))
        self.registers, self.labels, self.tables, self.symbols = outer
        return lines

    def add_variable(self, variable: Variable) -> None:
        """Declare a register or a variable of the function."""
        size = max(variable.size, 1)  # an array in C cannot be empty
        if variable.space == "reg":
            name = f"r{next(self.numbers)}"
            self.registers[variable.name] = Register(name, variable.type)
            self.declared.append(f"u{max(get_type_bits(variable.type), 8)} {name}=0;")
        elif variable.space == "local":
            name = f"l{next(self.numbers)}"
            start = _round_up(self.local, max(variable.align, 8))
            self.declared.append(f"u64 {name}=declare_local(thread,frame+{start},{size});")
            self.symbols[variable.name] = name
            self.local = start + size + _LOCAL_GAP
            if self.local > _MAX_LOCAL:
                raise Refused(f"more than {_MAX_LOCAL:,} bytes of local variables")
        elif variable.space == "param":
            name = f"l{next(self.numbers)}"
            self.declared.append(f"u8 {name}[{size}] __attribute__((aligned({max(variable.align, 8)})));")
            self.add_parameter(variable, f"((u64){name})")
            self.stack += size + variable.align
            if self.stack > MAX_SIZES["param"]:
                raise Refused(f"more than {MAX_SIZES['param']:,} bytes of parameters")
        else:
            self.module.add_variable(variable, self.symbols, f"{self.function.name}.")

    def write_instruction(self, instruction: Instruction) -> str:
        """Return the C code of an instruction. Raise Refused if it is not supported."""
        form = get_form(instruction.opcode, instruction.modifiers)
        if not form.matches(instruction.modifiers):
            in_order = order_modifiers(instruction.opcode, instruction.modifiers)
            instruction = replace(instruction, modifiers=in_order)
        try:
            write = _find_write_function(form)
            code = write(self, instruction, form)
            if instruction.opcode == "alloca":
                self.allocated = _ALLOCA_SIZE
            guard = ""
            if instruction.guard:
                guard = f"if ({self.get_value(instruction.guard, 'pred')}) "
            self.waits |= _WAITING_CALL.search(code) is not None
            self.polls |= _POLLING_CALL.search(code) is not None
            self.loops |= "count_round(" in code
        except (IndexError, ValueError, KeyError, ArithmeticError) as error:
            raise Refused(f"{instruction} with these operands ({error})") from error
        except Refused as refused:
            reason = str(refused)
            if str(instruction) not in reason:
                reason = f"{instruction}: {reason}"
            raise Refused(reason) from None
        if instruction.opcode in _SEGMENT_ENDS:
            self.flow.begin_segment(follows=bool(guard))
        return f"{guard}{{ {code} }}"

    def assign_id(self, instruction: Instruction) -> int:
        """Return a new ID for an instruction. The runtime reports errors with the ID of the instruction."""
        files = self.module.module.files
        caller = ""
        caller_file, caller_line = instruction.caller
        if caller_file:
            caller = f"{files.get(caller_file, '?')}:{caller_line}"
        address = ""
        for operand in instruction.operands:
            if operand.kind == "address" and not operand.parts:
                address = f"{operand.name}+{operand.value}"
                break
        site = Site(
            self.function.name,
            str(instruction),
            files.get(instruction.file, ""),
            instruction.line,
            address,
            caller,
        )
        sites = self.module.program.sites
        sites.append(site)
        self.flow.add_instruction()
        return len(sites) - 1

    def get_function(self, name: str) -> str:
        """Return the C name of a translated function."""
        function = self.module.module.functions.get(name)
        if function is None or function.body is None or function.entry:
            raise Refused(f"the function {name}")
        return f"f{self.module.numbers[name]}"

    def get_parameter_sizes(self, name: str) -> list[int]:
        """Return the sizes of the results and the parameters of a translated function, in bytes."""
        return [parameter.declared_size for parameter in self.module.module.functions[name].parameters]

    def get_parameter_size(self, name: str) -> int:
        """Return the size of a parameter. Raise Refused if the name is not a parameter."""
        size = self.parameter_sizes.get(self.get_address(name))
        if size is None:
            raise Refused(f"{name} is not a parameter")
        return size

    def get_raw_bits(self, operand: Operand) -> str:
        """Return C code for the bits of a register, a special register, an address or a constant."""
        if operand.kind == "int":
            unsigned_value = operand.value % (1 << 64)
            return f"{unsigned_value:#x}ull"
        if operand.kind not in ("name", "sum"):
            raise Refused(f"an operand that is a {operand.kind}")
        register = self.registers.get(operand.name)
        _, special_registers = load_forms()
        if register:
            if register.type == "pred":
                raise Refused(f"the predicate {operand.name} as a number")
            value = register.c_name
        elif special_registers.get(operand.name):
            value = special_registers[operand.name]
        else:
            value = self.get_address(operand.name)
        offset = operand.value
        return f"({value}+({offset}))" if offset else value

    def get_address(self, name: str) -> str:
        """Return C code for the address of a variable or a function."""
        address = self.module.get_address(name, self.symbols)
        self.used |= {name, f"{self.function.name}.{name}"}
        if name not in self.symbols:  # a function, which may be called through its address
            self.calls.add(name)
        return address

    def get_bits(self, operand: Operand, type_: str) -> str:
        """Return C code for the bits of an operand as an unsigned integer."""
        if operand.kind in ("f32", "f64"):
            if type_ in ("f32", "f64") and operand.kind != type_:
                return f"of_{type_}(as_{operand.kind}({operand.value:#x}ull))"
            if get_type_bits(type_) != int(operand.kind[1:]):
                raise Refused(f"a constant {operand.kind} as {type_}")
            return f"{operand.value:#x}{'u' if operand.kind == 'f32' else 'ull'}"
        if operand.kind == "int" and type_ in ("f32", "f64"):
            raise Refused(f"an integer as {type_}")
        return f"((u{max(get_type_bits(type_), 8)}){self.get_raw_bits(operand)})"

    def get_value(self, operand: Operand, type_: str) -> str:
        """Return C code for the value of an operand."""
        if type_ == "pred":
            if operand.kind == "not":
                return f"!{self.get_value(operand.parts[0], type_)}"
            if operand.kind == "int":
                return str(operand.value & 1)
            register = self.registers.get(operand.name)
            if register is None or register.type != "pred":
                raise Refused(f"{operand.name} as a predicate")
            return f"(!!{register.c_name})"
        return f"as_{type_}({self.get_bits(operand, type_)})"

    def store(self, operand: Operand, type_: str, bits: str) -> str:
        """Return C code that stores bits in a register."""
        if operand.kind != "name":
            raise Refused(f"a result in a {operand.kind}")
        if operand.name == "_":
            return f"(void)({bits});"
        register = self.registers.get(operand.name)
        if register is None or (register.type == "pred") != (type_ == "pred"):
            raise Refused(f"a result .{type_} in {operand.name}")
        return f"{register.c_name}={bits};"
