"""Parameters as PTX says them, beside the CUBIN that the real ptxas makes of it: places, sizes and bytes."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path
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

_PARAM_CBANK = 0x0A  # of .nv.info.NAME: where an architecture has the parameters, and how many bytes


@pytest.fixture(
    scope="module", params=[pytest.param(release, marks=pytest.mark.slow) for release in ("12.9", "13.0")]
)
def ptxas(request: pytest.FixtureRequest) -> Path:
    return real.ptxas(request.param)


class Written(NamedTuple):
    """A parameter's declaration, and what it says."""

    text: str
    type: str
    size: int
    align: int


@st.composite
def declarations(draw: st.DrawFn) -> Written:
    """Everything that ptxas takes for a parameter of a kernel."""
    kind = draw(st.sampled_from(sorted(SIZES)))
    before = draw(st.sampled_from((0, *(1 << power for power in range(8)))))
    count = draw(st.sampled_from((0, 0, 0, 1, 2, 3, 7, 16, 33)))
    behind = ""
    if kind in ("u64", "b64"):
        behind = draw(
            st.sampled_from(("", " .ptr", " .ptr .global .align 16", ".ptr.const.align 4", " .ptr .align 1"))
        )
    elif draw(st.integers(0, 5)) == 0:
        behind = " .align 32"  # ptxas takes it, and places nothing by it
    form = draw(st.sampled_from(("{}", "{:#x}", "0{:o}", "{:#b}", "{}U", " {} ")))
    align = f" .align {draw(st.sampled_from(('{}', '{:#x}'))).format(before)}" if before else ""
    array = f"[{form.format(count)}]" if count else ""
    name = draw(st.sampled_from(("p", "%p", "$p", "_p", "p$")))
    return Written(
        f".param{align} .{kind}{behind} {name}#{array}",
        "u64" if ".ptr" in behind else kind,
        SIZES[kind] * (count or 1),
        max(SIZES[kind], before or 1),
    )


def placed(declared: list[Written], base: int) -> list[tuple[int, int]]:
    """Offsets and sizes where the parameters begin at an address."""
    found, end = [], base
    for each in declared:
        end += -end % each.align
        found.append((end - base, each.size))
        end += each.size
    return found


@settings(max_examples=15)
@given(
    kernels=st.lists(st.lists(declarations(), max_size=9), min_size=1, max_size=40),
    arch=st.sampled_from((80, 90)),
)
def test_parameters(ptxas: Path, tmp_path_factory: Any, kernels: list[list[Written]], arch: int) -> None:
    folder = tmp_path_factory.mktemp("ptxas")
    text = f".version 8.5\n.target sm_{arch}\n.address_size 64\n"
    for i, declared in enumerate(kernels):
        inside = ", ".join(each.text.replace("#", str(j)) for j, each in enumerate(declared))
        text += f".visible .entry k{i}({inside}) {{ ret; }}\n"
    (folder / "k.ptx").write_text(text)
    command = [ptxas, f"-arch=sm_{arch}", "-o", folder / "k.cubin", folder / "k.ptx"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + text
    data = (folder / "k.cubin").read_bytes()
    typed = {kernel.name: kernel for kernel in ptx.read(text.encode())[1]}
    found = {kernel.name: kernel for kernel in add_types(cubin.read(data)[1], list(typed.values()))}
    file = cubin.Cubin(data)
    for i, declared in enumerate(kernels):
        name = f"k{i}"
        assert typed[name].parameters is not None
        assert [(p.offset, p.size) for p in typed[name].parameters or ()] == placed(declared, 0)
        if not declared:
            assert found[name].parameters == ()
            continue
        info = file.read(file.sections[f".nv.info.{name}"])
        packed_ = dict(cubin.iter_attributes(info))[_PARAM_CBANK]
        base = struct.unpack_from("<IH", packed_)[1]
        parameters = found[name].parameters or ()
        assert [(p.offset, p.size) for p in parameters] == placed(declared, base)
        assert [(p.type, p.align) for p in parameters] == [(each.type, each.align) for each in declared]
        for known in (parameters, typed[name].parameters or ()):
            check_packing(known)


def check_packing(parameters: tuple[Parameter, ...]) -> None:
    """Each argument's bytes lie where its parameter is, zeros between them, and nothing behind."""
    reader = ParameterReader("k", parameters, device=None)  # type: ignore[arg-type]
    arguments, expected = [], bytearray()
    for i, parameter in enumerate(parameters):
        value, data = argument(parameter, i + 1)
        arguments.append(value)
        expected += bytes(parameter.offset - len(expected)) + data
    assert reader.layout.pack(*reader.read(arguments, {}, NOT_GIVEN).values) == bytes(expected)


def argument(parameter: Parameter, value: int) -> tuple[Any, bytes]:
    """A number where the type says one, else bytes."""
    size = parameter.size
    if parameter.is_scalar and parameter.type[0] in "us":
        return value, value.to_bytes(size, "little")
    if parameter.is_scalar and parameter.type[0] == "f":
        return value, struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], value)
    data = bytes([value]) * size
    return data, data
