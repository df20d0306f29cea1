"""Tests for fallbacks for missing functions. Code compiled by gcc calls the fallbacks."""

from __future__ import annotations

import ctypes
import itertools
import pathlib
import platform
import random
import shutil
import subprocess
from typing import Any

import pytest

from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.convention import locate_parameters
from cudyn._bindings.machine.elf_writer import SharedObject
from cudyn._bindings.machine.fallback import Fallback, write_fallback

from ...support.amount import examples
from ...support.messages import raises

MACHINE = platform.machine()

DECLARATIONS = """
typedef struct { char x[3]; } bytes3;
typedef struct { long x, y; } two_longs;
typedef struct { double x; int y; } mixed;
typedef struct { float x, y, z; } floats3;
typedef struct { double x, y; } doubles2;
typedef struct { long x[5]; } large;
typedef struct { void *p; unsigned n; } pointer_and_count;
typedef union { long n; float f; } either;
"""


def make_record(*fields: tuple[str, Any], base: Any = ctypes.Structure) -> Any:
    """Return a ctypes class with these members."""
    return type("record", (base,), {"_fields_": list(fields)})


TYPES: dict[str, Any] = {
    "int": ctypes.c_int,
    "size_t": ctypes.c_size_t,
    "short": ctypes.c_short,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "const char *": ctypes.c_void_p,
    "bytes3": make_record(("x", ctypes.c_byte * 3)),
    "two_longs": make_record(("x", ctypes.c_long), ("y", ctypes.c_long)),
    "mixed": make_record(("x", ctypes.c_double), ("y", ctypes.c_int)),
    "floats3": make_record(*((name, ctypes.c_float) for name in "xyz")),
    "doubles2": make_record(*((name, ctypes.c_double) for name in "xy")),
    "large": make_record(("x", ctypes.c_long * 5)),
    "pointer_and_count": make_record(("p", ctypes.c_void_p), ("n", ctypes.c_uint)),
    "either": make_record(("n", ctypes.c_long), ("f", ctypes.c_float), base=ctypes.Union),
}
RESULTS = ("int", "void", "const char *", "large")
GUARD = 16


class Case:
    """A random prototype. Some of the parameters are outputs of a known size."""

    def __init__(self, rng: random.Random) -> None:
        self.result = rng.choice(RESULTS)
        self.params: list[str] = []
        self.outputs: dict[int, int] = {}
        for index in range(rng.randrange(14)):
            if rng.random() < 0.35:
                self.outputs[index] = rng.choice([1, 2, 4, 7, 8, 12, 24, 100, 5003])
                self.params.append("void *")
            else:
                self.params.append(rng.choice(list(TYPES)))

    @property
    def fallback(self) -> Fallback:
        """The fallback that zeroes the outputs."""
        result = None if self.result == "void" else TYPES.get(self.result)
        types = [TYPES.get(type_, ctypes.c_void_p) for type_ in self.params]
        return Fallback(types, result, {index: bytes(size) for index, size in self.outputs.items()})

    def write_caller(self, number: int) -> str:
        """Return C code that calls the function and counts wrong bytes in the outputs and around them."""
        params = ", ".join(self.params) or "void"
        lines = [f"long call{number}({self.result} (*function)({params}), int is_null) {{"]
        arguments = []
        for index, type_ in enumerate(self.params):
            size = self.outputs.get(index)
            name = f"a{index}"
            if size is None:
                lines.append(f"    {type_} {name}; memset(&{name}, {0x51 + index}, sizeof {name});")
                arguments.append(name)
            else:
                lines.append(
                    f"    unsigned char {name}[{size + 2 * GUARD}]; memset({name}, 0xEE, sizeof {name});"
                )
                arguments.append(f"is_null ? 0 : (void *)({name} + {GUARD})")
        call = f"function({', '.join(arguments)})"
        lines.append("    long wrong = 0;")
        if self.result == "void":
            lines.append(f"    {call};")
        elif self.result == "large":
            lines.append(f"    large result = {call};")
            lines.append("    for (int i = 0; i < 5; i++) wrong += result.x[i] != 0;")
        elif self.result == "int":
            lines.append(f"    wrong += {call} != 303;")
        else:
            lines.append(f'    wrong += strcmp({call}, "nothing is there") != 0;')
        for index, size in self.outputs.items():
            lines.append(f"    for (int i = 0; i < {size + 2 * GUARD}; i++)")
            inside = f"i >= {GUARD} && i < {GUARD + size} && !is_null"
            lines.append(f"        wrong += a{index}[i] != ({inside} ? 0 : 0xEE);")
        return "\n".join([*lines, "    return wrong;", "}"])


def write_provider(cases: list[Case], machine: str) -> tuple[bytes, dict[str, int]]:
    """Return a shared object with the fallbacks of the cases, and the offsets of its symbols and cells."""
    code = ASSEMBLERS[machine]()
    shared_object = SharedObject(machine, "libfallbacks.so", code)
    shared_object.add_cell("text", b"nothing is there\0")
    shared_object.add_cell("status", 303)
    shared_object.add_cell("message", "text")
    for number, case in enumerate(cases):
        shared_object.add_cell(f"calls{number}")
        code.align()
        code.label(f"f{number}")
        cell = "message" if case.result == "const char *" else "status"
        write_fallback(code, machine, case.fallback, cell, f"calls{number}")
        shared_object.add_symbol(f"f{number}", f"f{number}")
    return shared_object.write()


@pytest.mark.hypothesis
@pytest.mark.skipif(MACHINE not in ASSEMBLERS, reason=f"there is no assembler for {MACHINE}")
def test_fallback_writes_its_outputs_and_nothing_else(tmp_path: pathlib.Path) -> None:
    rng = random.Random(1)
    cases = [Case(rng) for _ in range(examples(300))]
    callers_code = [case.write_caller(number) for number, case in enumerate(cases)]
    source = "#include <string.h>\n" + DECLARATIONS + "\n\n".join(callers_code)
    (tmp_path / "callers.c").write_text(source)
    command = ["gcc", "-O1", "-shared", "-fPIC", "-o", "callers.so", "callers.c"]
    subprocess.run(command, cwd=tmp_path, check=True)
    data, offsets = write_provider(cases, MACHINE)
    (tmp_path / "libfallbacks.so").write_bytes(data)
    callers = ctypes.CDLL(str(tmp_path / "callers.so"))
    library = ctypes.CDLL(str(tmp_path / "libfallbacks.so"))
    base = ctypes.cast(library.f0, ctypes.c_void_p).value
    assert base is not None
    base -= offsets["f0"]
    for number, case in enumerate(cases):
        function = ctypes.cast(library[f"f{number}"], ctypes.c_void_p)
        for is_null in (0, 1):
            wrong = getattr(callers, f"call{number}")(function, is_null)
            assert wrong == 0, (case.params, case.result, case.outputs)
        assert ctypes.c_uint64.from_address(base + offsets[f"calls{number}"]).value == 2
    kinds: set[str] = set()
    for case in cases:
        locations, _ = locate_parameters(MACHINE, case.fallback.parameters, case.fallback.result)
        kinds.update(location.kind for location in locations)
    assert kinds == {"integer", "float", "stack"}


CROSS_COMPILER = shutil.which("aarch64-linux-gnu-gcc")
QEMU = shutil.which("qemu-aarch64")


@pytest.mark.hypothesis
@pytest.mark.skipif(
    not (CROSS_COMPILER and QEMU), reason="no AArch64 cross compiler or qemu-aarch64 is installed"
)
def test_fallback_on_aarch64_writes_its_outputs_and_nothing_else(tmp_path: pathlib.Path) -> None:
    rng = random.Random(2)
    cases = [Case(rng) for _ in range(examples(300))]
    (tmp_path / "libfallbacks.so").write_bytes(write_provider(cases, "aarch64")[0])
    main = [
        "int main(void) {",
        '    void *library = dlopen("./libfallbacks.so", RTLD_NOW);',
        "    if (!library) { puts(dlerror()); return 1; }",
    ]
    for number in range(len(cases)):
        for is_null in (0, 1):
            call = f'call{number}(dlsym(library, "f{number}"), {is_null})'
            main.append(f'    if ({call}) printf("%d wrong\\n", {number});')
    callers = "\n\n".join(case.write_caller(number) for number, case in enumerate(cases))
    headers = "#include <dlfcn.h>\n#include <stdio.h>\n#include <string.h>\n"
    (tmp_path / "main.c").write_text("\n".join([headers, DECLARATIONS, callers, *main, "    return 0;", "}"]))
    subprocess.run([str(CROSS_COMPILER), "-O1", "-o", "main", "main.c"], cwd=tmp_path, check=True)
    command = [str(QEMU), "-L", "/usr/aarch64-linux-gnu", "./main"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_unknown_machine_raises() -> None:
    with raises(ValueError):
        locate_parameters("riscv64", [])


@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_parameters_have_distinct_locations(machine: str) -> None:
    """Registers of each kind are used first, then the stack."""
    for count in range(20):
        for types in itertools.islice(itertools.product(TYPES.values(), repeat=2), 40):
            locations, _ = locate_parameters(machine, list(types) * count)
            assert len(set(locations)) == 2 * count


@pytest.mark.parametrize(
    ("machine", "expected"), [("x86_64", [0, 0, None, None]), ("aarch64", [8, None, None, None])]
)
def test_large_result_has_an_address_register(machine: str, expected: list[int | None]) -> None:
    """AArch64 has a separate register for the address. x86-64 uses the first parameter register."""
    floats = make_record(("x", ctypes.c_double * 4))
    results = (TYPES["large"], floats, TYPES["two_longs"], None)
    assert [locate_parameters(machine, [ctypes.c_int], result)[1] for result in results] == expected
    first_registers = [
        locate_parameters(machine, [ctypes.c_int], result)[0][0].position for result in results
    ]
    assert first_registers == [int(hidden == 0) for hidden in expected]
