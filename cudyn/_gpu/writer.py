"""The source of the functions that launch a kernel by its contract.

Plain arguments (torch's tensors, Buffers, numbers, shapes) are checked by a few comparisons written for the
contract; grid, block and other computed values are looked up by the sizes that they depend on. Everything
else is left to the methods of the TypedLauncher: these make arguments plain if possible (arrays of other
packages become ArrayViews, numpy's numbers Python's, names positions) and call the function again, or ask the
reference, `cudyn._contract.checks`, which reports the error.

Globals beside those of all launch functions (launcher.py):

  typed           the TypedLauncher
  Other           the exception that leads to it
  tensors         classes of torch tensors
  dtype_f32, ...  torch's objects for dtypes, once known
  ordinal         of the kernel's device
  plans           pool and values by sizes and the stream's handle; planned: values by sizes
  pack_typed      packs the parameters into a buffer; pack_f32, pack_f64: one number
"""

from __future__ import annotations

import ast
from math import prod
from textwrap import indent

from .._contract import expressions
from .._contract.dtypes import ACCEPTED, DTYPES
from .._contract.parts import Array, Scalar, Shape, Stream
from .launcher import REMEMBER, REPEAT, SELECT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .._contract.contract import Contract
    from .._contract.parts import Passed, Size

_SOURCE = """
def call_typed({parameters}*extra, stream={stream}, **named):
    given = stream
    try:
{checks}{stream_of_call}\
        pool, {values} = plans.get(({key}handle,)) or typed.make_plan({key}handle)
{take}\
    except Exception:
        pass
    else:
{launch}\
        return
    typed.call(({arguments}), extra, named, given)

def launch_typed(grid=missing, block=missing, {parameters}*extra, attributes=no_attributes, stream={stream},
                 shared_memory=0, cluster=None, cooperative=False, **named):
    given = stream
    try:
{checks}{stream_of_launch}{planned}{select}{take}\
    except Exception:
        pass
    else:
{launch}\
        return
    typed.launch(({arguments}), extra, named, grid=grid, block=block, stream=given,
                 shared_memory=shared_memory, cluster=cluster, cooperative=cooperative, attributes=attributes)

def make_prepared_typed(pool, otherwise, same):
    def prepared({parameters}*extra, **named):
{repeat}\
        try:
{prepared_checks}\
        except Exception:
            pass
        else:
{prepared_launch}\
            return
        otherwise(({arguments}), extra, named)
    return prepared
"""

_HANDLE = """\
        if stream is None:
            handle = 0
        elif stream.__class__ is int:
            handle = stream
        elif stream.__class__ is CUstream:
            handle = stream.value or 0
        else:
            of_stream, handle = typed.chosen_stream
            if stream is not of_stream:
                handle = typed.find_handle(stream, {first})
"""
_ENVIRONMENT = """\
        if stream.__class__ is str:
            stream = typed.find_handle(stream, {first})
"""
_LAUNCH = f"""\
        if status := call(*prebuilt):
            launcher.retry(status, prebuilt)
        {REMEMBER}
"""


def list_planned(contract: Contract) -> list[tuple[str, Passed]]:
    """Return the values that are computed once for each set of sizes, with their names in the source."""
    return [(f"e{i}", each) for i, each in enumerate(contract.passed) if not isinstance(each.value, ast.Name)]


def list_symbols(contract: Contract, with_launch: bool) -> tuple[str, ...]:
    """Return the sizes on which planned values, constraints and, if asked, the launch depend."""
    nodes = [*contract.constraints, *(passed.value for _, passed in list_planned(contract))]
    if with_launch and contract.launch is not None:
        nodes += [node for _, node in contract.launch.list_expressions()]
    return tuple(dict.fromkeys(name for node in nodes for name in expressions.list_names(node)))


def write_functions(contract: Contract) -> str:
    """Return the source: call_typed, launch_typed and make_prepared_typed."""
    writer = _Writer(contract)
    writer.write_checks()
    arguments = list(enumerate(contract.arguments))
    names = [f"a{i}, " for i, _ in arguments]
    stream = next((f"a{i}" for i, each in arguments if isinstance(each, Stream)), "")
    arrays = [f"a{i}" for i, each in arguments if isinstance(each, Array) and not each.optional]
    first = (arrays or ["missing"])[0]
    checks = "if extra or named:\n    raise Other\n" + "".join(writer.lines)
    if stream:
        checks += (
            f"if stream is missing:\n    stream = {stream}\nelif {stream} is not missing:\n    raise Other\n"
        )
    checks = indent(checks, " " * 8)
    values = ", ".join(name for name, _ in list_planned(contract))
    planned = ""
    if values or contract.constraints:
        key = f"({''.join(f'{writer.local_of(symbol)}, ' for symbol in list_symbols(contract, False))})"
        planned = f"        _, {values} = planned.get({key}) or typed.make_planned{key}\n"
    take, launch = "        prebuilt = (*pool,)\n", _LAUNCH
    if contract.passed:
        packed = ", ".join(writer.list_values())
        take = f"        slot = pool.pop()\n        pack_typed(slot[0], 0, {packed})\n"
        launch = "        prebuilt = slot[1]\n" + _LAUNCH + "        pool.append(slot)\n"
    prepared = "        raise Other\n" if stream else checks + planned + take
    return _SOURCE.format(
        parameters="".join(f"a{i}=missing, " for i, _ in arguments) + ("/, " if arguments else ""),
        arguments="".join(names),
        stream="missing" if stream else "None",
        checks=checks,
        stream_of_call=_HANDLE.format(first=first),
        stream_of_launch=_ENVIRONMENT.format(first=first),
        values=values,
        key="".join(f"{writer.local_of(symbol)}, " for symbol in list_symbols(contract, True)),
        planned=planned,
        select=indent(SELECT.format(extra="missing"), " " * 4),
        take=take,
        launch=launch,
        repeat=REPEAT.replace("and same", "and not named and same") if arguments else "",
        prepared_checks=indent(prepared, " " * 4),
        prepared_launch=indent(launch, " " * 4),
    )


class _Writer:
    """Writes the comparisons of arguments with a contract.

    lines  written so far
    known  the expression of each size known so far
    """

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.lines: list[str] = []
        self.known: dict[str, str] = {}
        self._locals: dict[str, str] = {}  # names of sizes
        self._loose: set[str] = set()  # sizes that only optional arrays determine, which may be None
        self._signed: set[str] = set()  # sizes that may be negative
        self._temporaries = 0

    def local_of(self, symbol: str) -> str:
        """Return the name of a size in the function."""
        return self._locals.setdefault(symbol, f"s{len(self._locals)}")

    def list_values(self) -> list[str]:
        """Return the expressions to pack."""
        found = []
        at = {argument.name: i for i, argument in enumerate(self.contract.arguments)}
        for i, passed in enumerate(self.contract.passed):
            name = passed.text
            if not isinstance(passed.value, ast.Name):
                found.append(f"e{i}")
            elif passed.type == "pointer":
                found.append(f"p{at[name]}")
            else:
                found.append(f"a{at[name]}" if name in at else self.local_of(name))
        return found

    def write_checks(self) -> None:
        """Write all of it: numbers and shapes first, since they determine sizes of Buffers."""
        for i, argument in enumerate(self.contract.arguments):
            if isinstance(argument, Scalar):
                self._write_scalar(f"a{i}", argument)
        for i, argument in enumerate(self.contract.arguments):
            if isinstance(argument, Shape):
                self._write(f"if not isinstance(a{i}, (tuple, list)):", "    raise Other")
                tests = self._unpack(argument.sizes, f"a{i}", is_given=True)
                self._write(*tests)
        for optional in (False, True):
            for i, argument in enumerate(self.contract.arguments):
                if isinstance(argument, Array) and argument.optional == optional:
                    self._write_array(i, argument)
        self.lines[:0] = [f"{self.local_of(symbol)} = None\n" for symbol in sorted(self._loose)]

    def _write(self, *lines: str) -> None:
        self.lines += [line + "\n" for line in lines]

    def _write_scalar(self, name: str, scalar: Scalar) -> None:
        dtype = DTYPES[scalar.dtype]
        kinds = ("bool",) if scalar.dtype == "bool" else ("int",) if dtype.is_integer else ("float", "int")
        tests = [" and ".join(f"{name}.__class__ is not {kind}" for kind in kinds)]
        is_packed = any(p.text == scalar.name and p.type == scalar.dtype for p in self.contract.passed)
        if dtype.is_integer:
            self.known[scalar.name] = self._locals[scalar.name] = name
            self._signed.add(scalar.name)
            if not is_packed:  # otherwise packing checks that it fits
                low, high = dtype.limits
                tests.append(f"not {low} <= {name} <= {high}")
        self._raise_if(tests)
        if scalar.dtype in ("f32", "f64") and not is_packed:
            self._write(f"pack_{scalar.dtype}({name})")

    def _write_array(self, i: int, array: Array) -> None:
        name = f"a{i}"
        branches: list[tuple[str, list[str]]] = []
        if array.optional:
            branches.append((f"{name} is None", [f"p{i} = 0"]))
        if array.memory == "cuda":
            before = dict(self.known)
            buffer = None if array.strides or self._is_loose(array) else self._list_buffer_lines(i, array)
            self.known = dict(before)
            view = self._list_view_lines(i, array)
            self.known = before
            branches.append((f"{name}.__class__ in tensors", self._list_tensor_lines(i, array)))
            if buffer is not None:
                branches.append((f"{name}.__class__ is Buffer", buffer))
            branches.append((f"{name}.__class__ is ArrayView", view))
        for word, (condition, lines) in zip(("if", *["elif"] * len(branches)), branches):
            self._write(f"{word} {condition}:", *(f"    {line}" for line in lines))
        self._write(*(["else:", "    raise Other"] if branches else ["raise Other"]))
        if array.align > 1:
            self._raise_if([f"p{i} & {array.align - 1}"])

    def _list_tensor_lines(self, i: int, array: Array) -> list[str]:
        name = f"a{i}"
        tests = [f"{name}.dtype is not dtype_{array.dtype}", f"not {name}.is_cuda"]
        tests.append(f"{name}.get_device() != ordinal")
        # Views of complex numbers may hold other values than their memory: conj(), and imag of that
        if array.dtype[0] in "fc":
            tests.append(f"{name}.is_neg()")
        if array.dtype[0] == "c":
            tests.append(f"{name}.is_conj()")
        if array.strides is None:
            tests.append(f"not {name}.is_contiguous()")
        lines = [f"if {' or '.join(tests)}:", "    raise Other"]
        lines += self._unpack_array(array, f"{name}.shape", f"{name}.stride()")
        return [*lines, f"p{i} = {name}.data_ptr()"]

    def _list_view_lines(self, i: int, array: Array) -> list[str]:
        """Lines for an array of another package, which `TypedLauncher.call` has made an ArrayView."""
        tests = [f"dtype != {array.dtype!r}", f"memory not in {ACCEPTED[array.memory]}", "at != ordinal"]
        if array.strides is None:
            tests.append("strides != compute_strides(shape)")
        lines = [f"p{i}, dtype, shape, strides, memory, at = a{i}"]
        lines += [f"if {' or '.join(tests)}:", "    raise Other"]
        return [*lines, *self._unpack_array(array, "shape", "strides")]

    def _unpack_array(self, array: Array, shape: str, strides: str) -> list[str]:
        lines = self._unpack(array.shape, shape, array.optional)
        if array.strides is not None:
            lines += [
                f"if 1 in {shape} or 0 in {shape}:",
                "    raise Other",
            ]  # some of the strides have no meaning
            lines += self._unpack(array.strides, strides, array.optional)
            self._signed.update(size for size in array.strides if isinstance(size, str))
        return lines

    def _list_buffer_lines(self, i: int, array: Array) -> list[str] | None:
        """Lines for a Buffer; None: more than one of its sizes is unknown so far."""
        unknown = [
            size for size in array.shape if size is None or (isinstance(size, str) and size not in self.known)
        ]
        if len(unknown) > 1:
            return None
        name, one = f"a{i}", DTYPES[array.dtype].size
        factors = [size for size in array.shape if isinstance(size, str) and size in self.known]
        one *= prod(size for size in array.shape if isinstance(size, int))
        taken = " * ".join([f"{one}", *(self.known[size] for size in factors)])
        tests = [f"{name}.device is not device"]
        tests += [f"{self.known[size]} < 0" for size in dict.fromkeys(factors) if size in self._signed]
        if not unknown:
            tests.append(f"{name}.nbytes != {taken}")
        else:
            tests.append(f"{name}.nbytes % ({taken})")
        lines = [f"if {' or '.join(tests)}:", "    raise Other"]
        if unknown and isinstance(unknown[0], str):
            self.known[unknown[0]] = self.local_of(unknown[0])
            lines.append(f"{self.known[unknown[0]]} = {name}.nbytes // ({taken})")
        return [*lines, f"p{i} = {name}.pointer"]

    def _is_loose(self, array: Array) -> bool:
        return array.optional and any(isinstance(s, str) and s not in self.known for s in array.shape)

    def _unpack(
        self, sizes: Sequence[Size], value: str, is_optional: bool = False, is_given: bool = False
    ) -> list[str]:
        """Lines that compare sizes; is_given: they come from the caller and may be anything."""
        targets, tests, loose = [], [], []
        for size in sizes:
            is_new = isinstance(size, str) and size not in self.known
            if is_new and not is_optional:
                assert isinstance(size, str)
                target = self.known[size] = self.local_of(size)
                if is_given:
                    self._signed.add(size)
            else:
                self._temporaries += 1
                target = f"t{self._temporaries}"
                if is_new:
                    assert isinstance(size, str)
                    self._loose.add(size)
                    local = self.local_of(size)
                    loose += [f"if {local} is None:", f"    {local} = {target}"]
                    loose += [f"elif {local} != {target}:", "    raise Other"]
                elif size is not None:
                    tests.append(f"{target} != {self.known[size] if isinstance(size, str) else size}")
            targets.append(target)
            if is_given:
                low, high = DTYPES["i64"].limits
                tests[:0] = [f"{target}.__class__ is not int", f"not {low} <= {target} <= {high}"]
        unpacked = f"{', '.join(targets)}, = {value}" if targets else f"() = {value}"
        return [unpacked, *([f"if {' or '.join(tests)}:", "    raise Other"] if tests else []), *loose]

    def _raise_if(self, tests: Iterable[str]) -> None:
        self._write(f"if {' or '.join(tests)}:", "    raise Other")
