"""Compares the parameters read from PTX with those in the CUBIN that ptxas assembles from it."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn._formats import cubin, ptx
from cudyn._formats.kernel_info import SIZES, add_types
from cudyn._kernels.launch.argument_reader import ParameterReader
from cudyn._kernels.launch.config import NOT_GIVEN
from cudyn.types import Parameter

from ..support import real

pytestmark = pytest.mark.nvidia

_PARAM_CBANK = 0x0A  # attribute in .nv.info.NAME with the offset and the total size of the parameters


@pytest.fixture(
    scope="module", params=[pytest.param(release, marks=pytest.mark.slow) for release in ("12.9", "13.0")]
)
def ptxas(request: pytest.FixtureRequest) -> Path:
    return real.ptxas(request.param)


class Declaration(NamedTuple):
    """A parameter's declaration, and its expected properties."""

    text: str
    type: str
    size: int
    align: int


@st.composite
def declarations(draw: st.DrawFn) -> Declaration:
    """Draw a declaration that ptxas accepts for a parameter of a kernel."""
    kind = draw(st.sampled_from(sorted(SIZES)))
    alignment = draw(st.sampled_from((0, *(1 << power for power in range(8)))))
    count = draw(st.sampled_from((0, 0, 0, 1, 2, 3, 7, 16, 33)))
    suffix = ""
    if kind in ("u64", "b64"):
        suffix = draw(
            st.sampled_from(("", " .ptr", " .ptr .global .align 16", ".ptr.const.align 4", " .ptr .align 1"))
        )
    elif draw(st.integers(0, 5)) == 0:
        suffix = " .align 32"  # ptxas accepts this, but it does not affect the layout
    form = draw(st.sampled_from(("{}", "{:#x}", "0{:o}", "{:#b}", "{}U", " {} ")))
    align = f" .align {draw(st.sampled_from(('{}', '{:#x}'))).format(alignment)}" if alignment else ""
    array = f"[{form.format(count)}]" if count else ""
    name = draw(st.sampled_from(("p", "%p", "$p", "_p", "p$")))
    return Declaration(
        f".param{align} .{kind}{suffix} {name}#{array}",
        "u64" if ".ptr" in suffix else kind,
        SIZES[kind] * (count or 1),
        max(SIZES[kind], alignment or 1),
    )


def lay_out(declared: list[Declaration], start: int) -> list[tuple[int, int]]:
    """Return the offsets and sizes of parameters that start at an address."""
    offsets_and_sizes, end = [], start
    for declaration in declared:
        end += -end % declaration.align
        offsets_and_sizes.append((end - start, declaration.size))
        end += declaration.size
    return offsets_and_sizes


@settings(max_examples=15)
@given(
    kernels=st.lists(st.lists(declarations(), max_size=9), min_size=1, max_size=40),
    arch=st.sampled_from((80, 90)),
)
def test_parameters_of_ptx_equal_those_of_the_cubin(
    ptxas: Path, tmp_path_factory: Any, kernels: list[list[Declaration]], arch: int
) -> None:
    directory = tmp_path_factory.mktemp("ptxas")
    text = f".version 8.5\n.target sm_{arch}\n.address_size 64\n"
    for index, declared in enumerate(kernels):
        numbered = [declaration.text.replace("#", str(number)) for number, declaration in enumerate(declared)]
        text += f".visible .entry k{index}({', '.join(numbered)}) {{ ret; }}\n"
    (directory / "k.ptx").write_text(text)
    command = [ptxas, f"-arch=sm_{arch}", "-o", directory / "k.cubin", directory / "k.ptx"]
    process = subprocess.run(command, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr + text
    data = (directory / "k.cubin").read_bytes()
    ptx_kernels = {kernel.name: kernel for kernel in ptx.read(text.encode())[1]}
    kernels_by_name = {
        kernel.name: kernel for kernel in add_types(cubin.read(data)[1], list(ptx_kernels.values()))
    }
    file = cubin.Cubin(data)
    for index, declared in enumerate(kernels):
        name = f"k{index}"
        assert ptx_kernels[name].parameters is not None
        ptx_parameters = ptx_kernels[name].parameters or ()
        assert [(parameter.offset, parameter.size) for parameter in ptx_parameters] == lay_out(declared, 0)
        if not declared:
            assert kernels_by_name[name].parameters == ()
            continue
        info = file.read(file.sections[f".nv.info.{name}"])
        cbank = dict(cubin.iter_attributes(info))[_PARAM_CBANK]
        base = struct.unpack_from("<IH", cbank)[1]
        parameters = kernels_by_name[name].parameters or ()
        assert [(parameter.offset, parameter.size) for parameter in parameters] == lay_out(declared, base)
        assert [(parameter.type, parameter.align) for parameter in parameters] == [
            (declaration.type, declaration.align) for declaration in declared
        ]
        for typed_parameters in (parameters, ptx_kernels[name].parameters or ()):
            check_packing(typed_parameters)


def check_packing(parameters: tuple[Parameter, ...]) -> None:
    """Check that each argument's bytes are at its parameter's offset, with zeros in between."""
    device: Any = SimpleNamespace(ordinal=0)
    reader = ParameterReader("k", parameters, device)
    arguments, expected = [], bytearray()
    for index, parameter in enumerate(parameters):
        value, data = make_argument(parameter, index + 1)
        arguments.append(value)
        expected += bytes(parameter.offset - len(expected)) + data
    assert reader.layout.pack(*reader.read(arguments, {}, NOT_GIVEN).values) == bytes(expected)


def make_argument(parameter: Parameter, value: int) -> tuple[Any, bytes]:
    """Return an argument (a number for scalars, otherwise bytes) and the expected bytes."""
    size = parameter.size
    if parameter.is_scalar and parameter.type[0] in "us":
        return value, value.to_bytes(size, "little")
    if parameter.is_scalar and parameter.type[0] == "f":
        return value, struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], value)
    data = bytes([value]) * size
    return data, data
