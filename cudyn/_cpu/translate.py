"""Functions and modules as C. What can't be translated is refused, with the kernels that call it."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Any

from .._simulation.runner import Refused
from . import arithmetic, control, memory, values
from .forms import find
from .parse import Block, Function, Instruction, Label, Module, Operand, Variable, parse, size_of

_AXES = {f"%{name}.{axis}": (place, k) for name, place in (
    ("tid", "t->tid[{}]"), ("ctaid", "t->b->ctaid[{}]"), ("ntid", "t->b->g->l->block[{}]"),
    ("nctaid", "t->b->g->l->grid[{}]"), ("cluster_nctaid", "t->b->g->l->cluster[{}]"),
    ("cluster_ctaid", "(t->b->ctaid[{0}]%t->b->g->l->cluster[{0}])"),
    ("clusterid", "(t->b->ctaid[{0}]/t->b->g->l->cluster[{0}])"),
    ("nclusterid", "(t->b->g->l->grid[{0}]/t->b->g->l->cluster[{0}])"),
) for k, axis in enumerate("xyz")}  # fmt: skip
_CLUSTER = "(t->b->g->l->cluster[0]*t->b->g->l->cluster[1]*t->b->g->l->cluster[2])"
SPECIAL = {name: place.format(k) for name, (place, k) in _AXES.items()} | {
    "%laneid": "t->lane", "%warpid": "t->warp", "%nwarpid": "((t->b->n+31)/32)", "%smid": "0", "%nsmid": "1",
    "%gridid": "0", "%clock": "(u32)clock()", "%clock_hi": "0", "%clock64": "(u64)clock()",
    "%globaltimer": "(u64)clock()*1000", "%globaltimer_lo": "(u32)(clock()*1000)", "%globaltimer_hi": "0",
    "%lanemask_eq": "(1u<<t->lane)", "%lanemask_lt": "((1u<<t->lane)-1)",
    "%lanemask_le": "(~0u>>(31-t->lane))",
    "%lanemask_gt": "(~0u<<t->lane<<1)", "%lanemask_ge": "(~0u<<t->lane)", "WARP_SZ": "32",
    "%dynamic_smem_size": "t->b->dynamic", "%total_smem_size": "t->b->size", "%cluster_ctarank": "t->b->rank",
    "%cluster_nctarank": _CLUSTER, "%is_explicit_cluster": f"({_CLUSTER}>1)",
    "%envreg1": "((u32)((u64)grid_sync>>32))", "%envreg2": "((u32)(u64)grid_sync)",
}  # fmt: skip
_MEETS = re.compile(r"bar|barrier|shfl|vote|match|redux|elect|mma|[ls][dt]matrix|mbarrier|nanosleep|atom")
_STRONG = {"volatile", "relaxed", "acquire", "mmio"}
BUILT_IN = {"vprintf", "malloc", "free", "__assertfail"}
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

    def facts(self) -> dict[str, Any]:
        """All but the code, for JSON."""
        return {k: v for k, v in asdict(self).items() if k != "code"}


@dataclass
class _Translated:
    code: str = ""
    calls: set[str] = field(default_factory=set)
    fault: str = ""
    meets: bool = False
    local: int = 0
    shared: int = 0


def translate(ptx: str) -> Program:
    """Translate a module. Raises Refused for what is not PTX that can be run at all."""
    return _Translator(parse(ptx)).program


class _Translator:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.program = Program()
        self.numbers = {name: k for k, name in enumerate(module.functions)}
        self.symbols: dict[str, tuple[str, str]] = {}  # name -> (space, address in C)
        self.shared = 16  # address 0 stays free
        for variable in module.variables:
            self.add_variable(variable)
        done: dict[str, _Translated] = {}
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

    def add_variable(self, v: Variable, prefix: str = "") -> None:
        """Give a variable of the module its place."""
        program = self.program
        if v.space == "shared":
            if v.size < 0 or (v.external and v.size == 0):
                self.symbols[v.name] = ("shared", "((u64)(t->b->size-t->b->dynamic))")
                return
            start = -(-self.shared // v.align) * v.align
            self.symbols[v.name] = ("shared", f"{start}ull")
            self.shared = start + v.size
        elif v.external:
            self.symbols[v.name] = ("extern", v.name)
        else:
            start = -(-program.size // v.align) * v.align
            program.variables[prefix + v.name] = (start, v.size, v.space == "const")
            program.size = start + v.size + _GAP
            self.symbols[v.name] = (v.space, f"((u64)t->g+{start})")
            for k, value in enumerate(v.values):
                self.initialise(start + k * v.element, v, value)

    def initialise(self, offset: int, v: Variable, value: Operand) -> None:
        if value.kind in ("name", "sum", "generic"):
            self.program.links.append((offset, v.element, value.name, value.value))
        else:
            bits = value.value
            if value.kind == "f64" and v.type == "f32":
                raise Refused(f"{v.name}: a double as a float")
            data = (bits & ((1 << 8 * v.element) - 1)).to_bytes(v.element, "little")
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

    def translate(self, function: Function) -> _Translated:
        shared, sites, symbols = self.shared, len(self.program.sites), dict(self.symbols)
        writer = Writer(self, function)
        try:
            if function.fault:
                raise Refused(function.fault)
            found = writer.write()
        except Refused as refused:
            del self.program.sites[sites:]
            found = _Translated(f"{self.head(function)} {{ die(t,TRAP,0); }}", fault=str(refused))
        self.symbols = symbols
        found.shared = self.shared
        if function.entry:
            self.shared = shared
        return found

    def tables(self, done: dict[str, _Translated]) -> str:
        entries = [self.numbers[n] for n in done if self.module.functions[n].entry]
        cases = "".join(f"case {k}:return launch_(l,f{k},shared,fibers);" for k in entries)
        functions = "".join(f"case {self.numbers[n]}:return (u64)f{self.numbers[n]};" for n in done)
        return (
            f"int cudyn_launch(Launch *l,u32 kernel,u32 shared,int fibers)"
            f"{{switch(kernel){{{cases}}}return -1;}}\n"
            f"u64 cudyn_function(u32 number){{switch(number){{{functions}}}return 0;}}\n"
        )

    def describe(self, function: Function, done: dict[str, _Translated]) -> Kernel:
        """What a launch needs of a kernel and of all that it may call."""
        reached, todo = set(), [function.name]
        while todo:
            name = todo.pop()
            if name in reached or name in BUILT_IN:
                continue
            reached.add(name)
            if name == "*":  # through a pointer: any function
                todo += [n for n, f in self.module.functions.items() if not f.entry and f.body]
            else:
                todo += done[name].calls if name in done else ()
        faults = [f"the function {n}" for n in sorted(reached - {"*"}) if n not in done]
        faults += [done[n].fault for n in sorted(reached) if n in done and done[n].fault]
        found = [done[n] for n in reached if n in done]
        align = max([1, *(v.align for v in self.module.variables if v.size < 0)])
        shared = max(each.shared for each in found)
        return Kernel(
            self.numbers[function.name],
            place(function.parameters)[1],
            -(-shared // max(align, 16)) * max(align, 16),
            any(each.meets or each.local > _MUCH for each in found),
            max(each.local for each in found),
            faults[0] if faults else "",
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
    """Writes one function."""

    def __init__(self, module: _Translator, function: Function) -> None:
        self.module, self.function = module, function
        self.scopes: list[dict[str, tuple[str, str]]] = []  # register -> (name in C, type)
        self.declared: list[str] = []
        self.labels: dict[tuple[int, str], str] = {}
        self.found = _Translated()
        self.block: Block = function.body or Block()

    def write(self) -> _Translated:
        function, symbols = self.function, self.module.symbols
        if function.entry:
            for name, offset in place(function.parameters)[0].items():
                symbols[name] = ("param", f"((u64)par+{offset})")
        else:
            for k, v in enumerate(function.results + function.parameters):
                if v.space != "param":
                    raise Refused(f"a parameter in .{v.space}")
                symbols[v.name] = ("param", f"(u64)a{k}")
        body = self.write_block(self.block)
        head = f"{self.module.head(function)} {{ u32 cc=0; {' '.join(self.declared)}"
        if not function.entry or self.found.local:
            head += f" check_stack(t,{self.add_site('call', 0, 0)},{self.found.local});"
        self.found.code = "\n".join((head, *body, "}"))
        return self.found

    def write_block(self, block: Block) -> list[str]:
        names: dict[str, tuple[str, str]] = {}
        for name, type_ in block.registers.items():
            c = f"r{len(self.labels)}_{len(self.declared)}_{len(names)}"
            names[name] = (c, type_)
        by_type: dict[str, list[str]] = {}
        for c, type_ in names.values():
            by_type.setdefault("u8" if type_ == "pred" else f"u{8 * size_of(type_)}", []).append(f"{c}=0")
        self.declared += [f"{type_} {','.join(each)};" for type_, each in by_type.items()]
        self.declared.append("")  # so that the next block's names differ
        self.scopes.append(names)
        outer, self.block, symbols = self.block, block, dict(self.module.symbols)
        for label in block.labels:
            self.labels[id(block), label] = f"L{len(self.labels)}"
        lines: list[str] = []
        for each in block.statements:
            if isinstance(each, Block):
                lines += self.write_block(each)
            elif isinstance(each, Label):
                lines.append(f"{self.labels[id(block), each.name]}:;")
            elif isinstance(each, Variable):
                self.add_variable(each)
            else:
                lines.append(self.write_instruction(each))
        self.scopes.pop()
        self.block = outer
        self.module.symbols = symbols
        return lines

    def add_variable(self, v: Variable) -> None:
        if v.space in ("local", "param"):
            name = f"l{len(self.declared)}"
            self.declared.append(f"u8 {name}[{max(v.size, 1)}] __attribute__((aligned({max(v.align, 8)})));")
            self.module.symbols[v.name] = (v.space, f"((u64){name})")
            self.found.local += max(v.size, 1) + v.align
        else:
            self.module.add_variable(v, f"{self.function.name}.")

    def write_instruction(self, i: Instruction) -> str:
        form = find(i.opcode, i.modifiers)
        if _MEETS.fullmatch(i.opcode) or (i.opcode == "ld" and _STRONG & set(i.modifiers)):
            self.found.meets = True
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
            register = self.find_register(i.guard.lstrip("!"))
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

    # Operands.

    def find_register(self, name: str) -> tuple[str, str] | None:
        return next((scope[name] for scope in reversed(self.scopes) if name in scope), None)

    def find_label(self, name: str) -> str:
        block: Block | None = self.block
        while block is not None:
            if (id(block), name) in self.labels:
                return self.labels[id(block), name]
            block = block.parent
        raise Refused(f"the label {name}")

    def find_table(self, name: str) -> list[str]:
        block: Block | None = self.block
        while block is not None:
            if name in block.tables:
                return block.tables[name]
            block = block.parent
        raise Refused(f"the table {name}")

    def raw(self, o: Operand) -> str:
        """C: the bits of a register, a special one, an address, a number."""
        if o.kind == "int":
            return f"{o.value & (1 << 64) - 1:#x}ull"
        if o.kind in ("name", "sum"):
            found = self.find_register(o.name)
            e = found[0] if found else SPECIAL.get(o.name) or self.address_of(o.name)
            return f"({e}+({o.value}))" if o.value else e
        raise Refused(f"an operand that is a {o.kind}")

    def address_of(self, name: str) -> str:
        if name in self.module.symbols:
            space, e = self.module.symbols[name]
            if space != "extern":
                return e
        function = self.module.module.functions.get(name)
        if function is not None and function.body is not None:
            self.found.calls.add(name)
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
            found = self.find_register(o.name)
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
        found = self.find_register(o.name)
        if found is None or (found[1] == "pred") != (type_ == "pred"):
            raise Refused(f"a result .{type_} in {o.name}")
        return f"{found[0]}={bits};"

    def call(self, i: Instruction) -> str:
        """C for a call: results and arguments are variables in .param."""
        operands = list(i.operands)
        given = list(operands.pop(0).parts) if operands[0].kind == "list" else []
        to = operands.pop(0)
        given += operands[0].parts if operands and operands[0].kind == "list" else ()
        places = "".join(f",(u8*){self.address_of(o.name)}" for o in given)
        if self.find_register(to.name):
            self.found.calls.add("*")
            return f"((void(*)(Thr*{',u8*' * len(given)})){self.raw(to)})(t{places});"
        self.found.calls.add(to.name)
        if to.name in BUILT_IN:
            return f"t->site={self.site(i)};f_{to.name}(t{places});"
        if to.name not in self.module.module.functions or self.module.module.functions[to.name].body is None:
            raise Refused(f"the function {to.name}")
        return f"f{self.module.numbers[to.name]}(t{places});"
