"""Tests for the parameter types in CUBINs, linked LTO-IR and fatbins from real compilers and linkers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ..support import real
from ..support.releases import NEWEST

pytestmark = pytest.mark.nvidia

ROOT = Path(__file__).resolve().parents[2]

SOURCE = r"""
struct alignas(32) Wide { int x[8]; };
struct alignas(128) Map { char x[128]; };
struct Big { int x[2048]; };
extern "C" __global__ void wide(Wide s, float f, int i, float *p) { p[0] = s.x[1] + f + i; }
extern "C" __global__ void map(float f, const __grid_constant__ Map m, double g, bool b, float *p)
{
    if (b) *p = m.x[1] + f + g;
}
extern "C" __global__ void big(float *p, const __grid_constant__ Big s, float f) { p[0] = s.x[1] + f; }
"""
KNOWN = {
    "wide": "wide(b8[32], f32, u32, u64)",
    "map": "map(f32, b8[128], f64, u8, u64)",
    "big": "big(u64, b8[8192], f32)",
}
BY_ARCH = (
    SOURCE
    + r"""
#if __CUDA_ARCH__ >= 900
typedef int Type; typedef double Size;
#else
typedef float Type; typedef float Size;
#endif
extern "C" __global__ void type(Type *p, Type x) { *p = x; }
extern "C" __global__ void size(Size *p, Size x) { *p = x; }
"""
)


def run_child(code: str, *directories: Path) -> Any:
    """Run code in a process that finds `cudyn` and the wheels in these directories, and parse its output."""
    settings = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CUDYN_", "CUDA_", "CONDA_"))
    }
    settings |= {"PYTHONPATH": os.pathsep.join([*map(str, directories), str(ROOT)]), "CUDYN_CACHE": "off"}
    text = f"import json, cudyn\nSOURCE, BY_ARCH = {SOURCE!r}, {BY_ARCH!r}\n{code}"
    process = subprocess.run([sys.executable, "-c", text], env=settings, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout.splitlines()[-1])


per_release = pytest.mark.parametrize("release", real.last(["12.9", NEWEST]))


def list_wheels(release: str, *libraries: str) -> list[Path]:
    return [real.nvrtc(release), *(real.library(name, int(release[:2])) for name in libraries)]


SIGNATURES = "{k.name: str(k).partition('  #')[0] for k in image.kernels}"


@per_release
@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_90", "sm_100", "compute_90"])
def test_signatures_with_aligned_and_large_parameters_are_known(arch: str, release: str) -> None:
    """The types are the same as in the source. The offsets are the same as in the architecture's CUBIN."""
    code = f"""
image = cudyn.compile(SOURCE, arch={arch!r})
print(json.dumps([{SIGNATURES}, [p.offset for p in image.get_kernel_info("wide").parameters]]))
"""
    signatures, offsets = run_child(code, *list_wheels(release))
    assert signatures == KNOWN
    assert offsets == {"sm_90": [16, 48, 52, 56]}.get(arch, [0, 32, 36, 40])


@per_release
@pytest.mark.parametrize("is_mixed", [False, True])
def test_signatures_of_linked_lto_ir_are_known(is_mixed: bool, release: str) -> None:
    """Link images and bytes. One of the inputs is not LTO-IR."""
    code = f"""
one = cudyn.compile(SOURCE + "extern __device__ int twice(int); "
                    'extern "C" __global__ void calls(float x, int *p) {{ *p = twice(x); }}', arch="lto_90")
settings = dict(arch="sm_90", options=["-rdc=true"]) if {is_mixed} else dict(arch="lto_90")
other = cudyn.compile("__device__ int twice(int x) {{ return 2 * x; }}", **settings)
signatures = []
for parts in ([one, other], [one.data, other.data]):
    image = cudyn.link(parts, arch="sm_90")
    signatures.append({SIGNATURES})
print(json.dumps(signatures))
"""
    assert run_child(code, *list_wheels(release, "nvjitlink")) == [KNOWN | {"calls": "calls(f32, u64)"}] * 2


@per_release
def test_signatures_of_linked_ptx_are_known(release: str) -> None:
    code = f"""
image = cudyn.link([cudyn.compile(SOURCE, arch="compute_90")], arch="sm_90")
print(json.dumps({SIGNATURES}))
"""
    assert run_child(code, *list_wheels(release, "nvjitlink")) == KNOWN


@per_release
def test_signatures_of_a_fatbin_hold_for_every_image(release: str) -> None:
    """Types that differ between the images are unknown, and kernels whose sizes differ are omitted."""
    code = f"""
image = cudyn.compile(BY_ARCH, arch=["sm_80", "sm_90", "compute_90"], to="fatbin")
print(json.dumps([{SIGNATURES}, [p.offset for p in image.get_kernel_info("wide").parameters]]))
"""
    signatures, offsets = run_child(code, *list_wheels(release, "nvfatbin"))
    assert signatures == KNOWN | {"type": "type(u64, ?[4])"}
    assert offsets == [0, 32, 36, 40]
