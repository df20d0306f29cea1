"""Tests that compare the clang wheel, with the headers of real toolkits, to NVRTC."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import textwrap
from pathlib import Path

import pytest

import cudyn

from ..conftest import ROOT
from ..kernels.compilers.test_compile import AS_MACOS, run
from ..support import real
from .clang_features import FEATURES, REJECTED

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

# The newest PTX version that a release's ptxas and drivers accept.
NEWEST_PTX = {"11.7": 77, "11.8": 78, "12.0": 80, "12.4": 84, "12.9": 88, "13.0": 90}

# zig compiles the C library of each target from source, which takes minutes on a busy machine. All runs of
# the tests share the results.
ZIG_CACHE = str(real.CACHE / "zig")

FEATURE_CODE = """
import os, re
from cudyn._kernels.compilers.clang import process as clang_process
from tests.support import compilations
from tests.real.clang_features import FEATURES
headers_read, run_clang = [], clang_process.run
def run_and_list_headers(words, text, **settings):
    status, output, log = run_clang([*words, "-H"], text, **settings)
    headers_read.extend(os.path.realpath(path) for path in re.findall(r"^\\.+ (.*)$", log, re.M))
    return status, output, re.sub(r"^\\.+ .*\\n", "", log, flags=re.M)
clang_process.run = run_and_list_headers
results = {}
for name, (arch, source) in FEATURES.items():
    headers_read.clear()
    try:
        image = cudyn.compile(source, arch=f"compute_{arch}", compiler="clang")
    except cudyn.errors.CompilerError as error:
        results[name] = ["", str(error), []]
        continue
    compilation = compilations.make(source, arch=f"compute_{arch}", compiler="clang")
    compilation.get_output()
    known = {*map(os.path.realpath, compilation.list_headers())}
    by_macro = any("/thrust/" in path for path in headers_read)
    unknown = [path for path in headers_read if path not in known and "headers-" not in path and not by_macro]
    results[name] = [image.contents.decode(), image.log, unknown]
print(json.dumps(results))
"""


@pytest.fixture(scope="module", params=[("22", "12.9"), ("22", "13.0"), ("21", "12.9")], ids="-".join)
def compiled(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, dict[str, list[str]]]:
    """The release of the headers and, for each feature, the PTX, the log and headers missed by the cache."""
    clang, release = request.param
    sites = [
        real.clang(clang),
        real.toolkit(release),
        *([real.library("nvvm", 13)] if release == "13.0" else []),
    ]
    directory = tmp_path_factory.mktemp("cache")
    return release, json.loads(run(FEATURE_CODE, *sites, cache_folder=directory))


def assemble(ptxas: Path, text: str, arch: str, directory: Path, name: str) -> None:
    """Assemble PTX with ptxas."""
    (directory / "k.ptx").write_text(text)
    command = [str(ptxas), "-arch", f"sm_{arch}", "-o", os.devnull, str(directory / "k.ptx")]
    process = subprocess.run(command, capture_output=True, text=True)
    assert process.returncode == 0, f"{name} for sm_{arch}: {process.stderr}"


def test_clang_compiles_all_features_except_two(
    compiled: tuple[str, dict[str, list[str]]], tmp_path: Path
) -> None:
    """Compile all features except two, assemble their PTX, and compare the cache's headers with clang's.

    Thrust includes headers through a macro. The cache's key then contains all headers that macros of the
    toolkit can refer to.
    """
    _, results = compiled
    assert {name for name, (ptx, _, _) in results.items() if not ptx} == {*REJECTED}
    assert {name: log for name, (ptx, log, _) in results.items() if ptx and log} == {}
    assert {name: unknown for name, (_, _, unknown) in results.items() if unknown} == {}
    program = real.ptxas("13.0")
    for name, (text, _, _) in results.items():
        if text:
            assemble(program, text, FEATURES[name][0], tmp_path, name)


def test_documentation_lists_the_features_that_compile() -> None:
    """Compare the table with the features that these tests compile."""
    text = (ROOT / "docs/reference/compiling.md").read_text(encoding="utf-8")
    text = text.partition("| feature | works with clang |")[2].partition("\n\n")[0]
    table = re.findall(r"^\| (.*?) \| (yes|no.*?) \|$", text, re.M)
    assert dict(table) == {name: f"no: {REJECTED[name]}" if name in REJECTED else "yes" for name in FEATURES}


# A program that compiles, for each architecture, a template and a third of the features that do not need
# headers. For four architectures, it compiles all of these features.
EVERY_ARCH_CODE = """
from tests.real.clang_features import FEATURES
images = []
arches = ("52", "60", "70", "75", "80", "86", "87", "89", "90", "90a", "100", "100a", "120")
for index, arch in enumerate(arches):
    for number, (name, (needed, source)) in enumerate(FEATURES.items()):
        chosen = arch in ("52", "80", "90a", "120") or number % 3 == index % 3
        if chosen and "#include" not in source and int(needed.rstrip("a")) <= int(arch.rstrip("a")):
            if needed in ("90a", "100a") and needed != arch:
                continue
            try:
                image = cudyn.compile(source, arch=f"compute_{arch}", compiler="clang")
            except cudyn.errors.CompilerError:
                continue
            images.append([name, arch, image.contents.decode()])
    settings = {"compiler": "clang", "name_expressions": ["fill<double>"]}
    image = cudyn.compile(KERNEL, arch=f"compute_{arch}", **settings)
    images.append(["kernel", arch, image.contents.decode()])
print(json.dumps(images))
"""


@pytest.mark.parametrize("release", NEWEST_PTX)
def test_ptx_of_clang_is_accepted_by_older_ptxas(release: str, tmp_path: Path, shared_folder: Path) -> None:
    """Assemble all PTX whose version the release supports. Drivers of the same release accept the same PTX.

    The first of these tests compiles the code, and the other tests find it in the cache.
    """
    program, count = real.ptxas(release), 0
    sites = (real.clang("22"), real.toolkit("12.9"))
    images = run(EVERY_ARCH_CODE, *sites, cache_folder=shared_folder / "every-arch")
    for name, arch, text in json.loads(images):
        major, minor = map(int, re.findall(r"^\.version (\d+)\.(\d+)", text, re.M)[0])
        if 10 * major + minor > NEWEST_PTX[release] or (release == "13.0" and int(arch.rstrip("a")) < 75):
            continue
        assemble(program, text, arch, tmp_path, name)
        count += 1
    assert count >= 40


def test_clang_emits_the_arithmetic_instructions_of_nvrtc() -> None:
    """Compare the instructions for a division, a square root and a multiply-add under each option."""
    code = """
    import re
    source = '''extern "C" __global__ void k(float *o, float a, float b, float c) {
        o[0] = a / b; o[1] = sqrtf(a); o[2] = a * b + c; o[3] = expf(c); o[4] = 1.0f / c; }'''
    def read(text):
        words = re.findall(r"^\\t((?:div|sqrt|rcp|fma|mul|ex2)\\.[\\w.]+)", text, re.M)
        return sorted({word.replace(".rn", "") for word in words if not word.startswith(("rcp", "mul"))})
    for options in ([], ["-fmad=false"], ["-ftz=true"], ["-prec-div=false"], ["-prec-sqrt=false"],
                    ["--use_fast_math"], ["-ftz=true", "-prec-div=false", "-prec-sqrt=false"]):
        settings = {"arch": "compute_80", "options": options}
        both = [cudyn.compile(source, compiler=name, **settings) for name in ("nvrtc", "clang")]
        print(json.dumps([options, *(read(image.contents.decode()) for image in both)]))
    """
    for line in run(code, real.clang("22"), real.toolkit("12.9")).splitlines():
        options, nvrtc, clang = json.loads(line)
        assert clang == nvrtc, options


def test_clang_emits_the_names_and_directives_of_nvrtc() -> None:
    """Compare lowered names, clusters, register limits and managed variables."""
    code = """
    import re
    source = '''namespace ns { template <class T, int N> __global__ void f(T *p) { *p = N; } }
    static __global__ void s(int *p) { *p = 1; } namespace ns { static __global__ void t(int *p) { *p = 2; } }
    template <class T> static __global__ void u(T *p) { *p = 3; }
    __constant__ int table[4]; __managed__ int managed;
    extern "C" __global__ void __cluster_dims__(2, 1, 1) c(int *p) { *p = managed; }
    extern "C" __global__ void __launch_bounds__(128, 2) m(int *p) { *p = 1; }'''
    names = ["ns::f<float, 3>", "&table", "ns::f<unsigned long long, -1>", "s", "ns::t", "u<int>"]
    for name in ("nvrtc", "clang"):
        image = cudyn.compile(source, arch="compute_90", compiler=name, name_expressions=names)
        text = image.contents.decode()
        words = "explicitcluster|reqnctapercluster|maxntid|minnctapersm"
        directives = sorted(re.findall(rf"^\\.({words}) ?(\\d*)", text, re.M))
        managed = re.findall(r"attribute\\(\\.managed\\) \\.align 4 \\.\\w+ (\\w+)", text)
        kernels = sorted(kernel.name for kernel in image.kernels)
        print(json.dumps([dict(image.lowered_names), kernels, directives, managed]))
    """
    nvrtc, clang = map(json.loads, run(code, real.clang("22"), real.toolkit("12.9")).splitlines())
    assert clang == nvrtc


def test_headers_in_memory_precede_files_next_to_the_source(tmp_path: Path) -> None:
    """Also include such headers from a header in memory whose name contains a directory."""
    (tmp_path / "x.h").write_text("#define X 2\n")
    code = f"""
    import os
    os.chdir({str(tmp_path)!r})
    for source, headers in (
        ('#include "x.h"', {{"x.h": "#define X 1"}}),
        ('#include "sub/m.h"', {{"sub/m.h": '#include "x.h"', "x.h": "#define X 1"}}),
    ):
        for name in ("nvrtc", "clang"):
            text = source + '\\nstatic_assert(X == 1);'
            cudyn.compile(text, arch="compute_90", std="c++17", compiler=name, headers=headers, cache=False)
    print("same")
    """
    assert run(code, real.clang("22"), real.toolkit("12.9")).split() == ["same"]


def test_clang_without_libdevice_protects_its_prelude_from_macros(tmp_path: Path) -> None:
    code = """
    settings = {"arch": "compute_80", "compiler": "clang"}
    macros = {"T1": "float", "x": "y", "v": 3, "N": 4}
    print(cudyn.compile(KERNEL, define_macro=macros, **settings).kernels[0])
    try:
        cudyn.compile('extern "C" __global__ void k(float *p) { *p = sinf(*p); }', **settings)
    except cudyn.errors.CompilerError as error:
        print(error)
    """
    output = run(code, real.clang("22"), cache_folder=tmp_path, prologue=NO_TOOLKIT).splitlines()
    assert output[0].startswith("scale(u64, f32, u32)")
    assert "__nv_sinf is a function of libdevice" in output[1]
    assert "toolkit fetch 12.9" in output[1]


def test_clang_with_nvjitlink_produces_cubins() -> None:
    """Link kernels, compare the keys of PTX and CUBIN, and produce both from one compilation."""
    code = """
    from tests.support import compilations
    texts = ["__device__ float twice(float x) { return 2 * x; }",
             'extern __device__ float twice(float);'
             'extern "C" __global__ void q(float *x) { *x = twice(*x); }']
    settings = {"arch": "sm_90", "compiler": "clang", "options": ["-rdc=true", "-lineinfo"]}
    parts = [cudyn.compile(text, **settings) for text in texts]
    print(cudyn.link(parts, arch="sm_90").kernels[0])
    ptx, cubin = cudyn.compile(KERNEL, arch="sm_90", to=["ptx", "cubin"], compiler="clang")
    print(ptx.kind, cubin.kind, cubin.compiler, cubin.get_kernel_info("scale"))
    compiler = compilations.make(compiler="clang").compiler
    print(compiler.identify("ptx").digest != compiler.identify("cubin").digest)
    """
    output = run(code, real.clang("22"), real.library("nvjitlink", 13)).splitlines()
    assert output[0].startswith("q(u64)")
    assert output[1].startswith("ptx cubin clang 22.1, nvJitLink 13.5 scale(u64, f32, u32)")
    assert output[2] == "True"


NO_TOOLKIT = """
from cudyn._bindings.libraries import search
search.find_conda = search.find_toolkits = lambda system: iter(())
"""


def test_example_project_compiles_on_a_mac(tmp_path: Path) -> None:
    """Compile as on a Mac and export the cache. Import it elsewhere, where nothing is compiled."""
    code = f"""
    import sys
    sys.path.insert(0, {str(ROOT / "examples/project")!r})
    from kernels import VARIANTS, make_job
    done = cudyn.compile_many([make_job(*variant) for variant in VARIANTS], processes=0)
    print({{result.output.compiler for result in done}})
    cudyn.cache.export_to({str(tmp_path / "kernels.zip")!r})
    """
    output = run(
        code, real.clang("22"), cache_folder=tmp_path / "mac", prologue=AS_MACOS, CUDYN_ARCH="compute_90"
    )
    assert output.splitlines()[-1] == "{'clang 22.1'}"
    import_code = """
    import sys
    sys.path.insert(0, PROJECT)
    from kernels import VARIANTS, make_job
    from tests.support.command_line import main
    main(["cache", "import", ARCHIVE])
    for variant in VARIANTS:
        cudyn.compile(**make_job(*variant))
    print(*vars(cudyn.cache.stats()).values())
    """.replace("PROJECT", repr(str(ROOT / "examples/project"))).replace(
        "ARCHIVE", repr(str(tmp_path / "kernels.zip"))
    )
    settings = {
        "CUDYN_ARCH": "compute_90",
        "CUDYN_COMPILER": "clang",
        "CUDYN_CACHE": "only",
        "CUDYN_NVRTC": str(tmp_path / "none"),
    }
    import_output = run(import_code, cache_folder=tmp_path / "gpu", **settings).splitlines()
    assert import_output[0].startswith("32 new images")
    assert import_output[-1] == "32 0 0 0 0"


def test_examples_compile_on_a_mac(tmp_path: Path) -> None:
    """Compile the kernels of all examples as on a Mac, and read the Linux libraries built by one example."""
    code = f"""
    import ast, os, pathlib, runpy, sys
    for path in sorted(pathlib.Path("examples").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and "__global__" in str(node.value):
                print(path.name, len(cudyn.compile(node.value, define_macro={{"TILE": 16}}).kernels))
    sys.argv = ["make.py", {str(tmp_path)!r}]
    runpy.run_path("examples/export/make.py", run_name="__main__")
    """
    settings = {"CUDYN_ARCH": "compute_80", "ZIG_GLOBAL_CACHE_DIR": str(tmp_path / "zig")}
    first = f"import os\nos.chdir({str(ROOT)!r})\n{AS_MACOS}"
    output = run(code, real.clang("22"), cache_folder=tmp_path / "cache", prologue=first, **settings)
    assert re.findall(r"^(\w+)\.py ", output, re.M) == sorted(
        path.stem for path in (ROOT / "examples").glob("*.py") if "__global__" in path.read_text()
    )
    for name in ("kernels.cudyn", "kernels.so", "kernels_tvm.so", "kernels.o"):
        artifact = cudyn.Artifact.load(tmp_path / name)
        assert [contract.name for contract in artifact.contracts] == ["add_one", "transpose"]
        assert artifact.images[0].arch == ("compute_80",)


TARGETS = {
    "x86_64-linux-gnu.2.17": (".so", b"\x7fELF\2\1\1", 18, 62),
    "aarch64-linux-gnu": (".so", b"\x7fELF\2\1\1", 18, 183),
    "x86_64-windows-gnu": (".dll", b"MZ", 0, None),
}


@pytest.mark.parametrize("target", TARGETS)
def test_build_for_another_machine_writes_its_format(target: str, tmp_path: Path) -> None:
    """Check the format, the machine and the artifact in the library."""
    suffix, magic, offset, machine = TARGETS[target]
    path = tmp_path / f"kernels{suffix}"
    code = f"""
    image = cudyn.compile(KERNEL, arch="compute_80", compiler="clang")
    contract = "scale(data: f32[n], by: f32, n: i32) -> scale<<<ceildiv(n, 64), 64>>>"
    cudyn.Artifact([image], contract).build({str(path)!r}, target={target!r})
    """
    run(code, real.clang("22"), ZIG_GLOBAL_CACHE_DIR=ZIG_CACHE)
    data = path.read_bytes()
    assert data.startswith(magic)
    if machine is not None:
        assert int.from_bytes(data[offset : offset + 2], "little") == machine
        output = run(f"print(cudyn.Artifact.load({str(path)!r}).contracts[0].name)")
        assert output == "scale\n"
        assert b"GLIBC_2.18" not in data


@pytest.mark.skipif(not shutil.which("qemu-aarch64"), reason="qemu-aarch64 is not installed")
def test_object_file_for_another_machine_runs_there(tmp_path: Path) -> None:
    """Link it into a program for AArch64. Under qemu, the program reports that no driver exists."""
    main = """
    #include <stdio.h>
    #include "kernels.h"
    int main(void)
    {
        float x = 1;
        int status = kernels_scale(&x, 1, 1, 0);
        printf("%d %s", status == KERNELS_LOAD_ERROR, kernels_error());
        return 0;
    }
    """
    (tmp_path / "main.c").write_text(textwrap.dedent(main))
    code = f"""
    image = cudyn.compile(KERNEL, arch="compute_80", compiler="clang")
    contract = "scale(data: f32[n], by: f32, n: i32) -> scale<<<ceildiv(n, 64), 64>>>(data, by, n)"
    artifact = cudyn.Artifact([image], contract, name="kernels")
    artifact.write_c({str(tmp_path)!r})
    artifact.build({str(tmp_path / "kernels.o")!r}, target="aarch64-linux-musl")
    """
    zig = real.clang("22")
    run(code, zig, ZIG_GLOBAL_CACHE_DIR=ZIG_CACHE)
    command = [str(zig / "ziglang/zig"), "cc", "-target", "aarch64-linux-musl"]
    command += ["-static", "main.c", "kernels.o", "-o", "main"]
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": ZIG_CACHE}
    subprocess.run(command, cwd=tmp_path, check=True, env=environment)
    process = subprocess.run(["qemu-aarch64", tmp_path / "main"], capture_output=True, text=True, check=True)
    assert re.match(r"1 .*libcuda\.so\.1", process.stdout), process.stdout
