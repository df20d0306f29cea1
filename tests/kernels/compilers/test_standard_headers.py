"""Tests for cudyn's standard headers for NVRTC, with real compilers and the cache, without a GPU."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from cudyn._kernels.compilers.nvrtc import standard_headers

from ...conftest import NO_TOOLKIT
from ...support import compilations, real
from ...support.releases import NEWEST
from .test_compile import COMPILERS, ROOT, run, site

# Maps each header to a kernel that uses it. These headers also work without CCCL.
WITHOUT_CCCL = {
    "cassert": "__global__ void k(int *p) { assert(*p == 3); }",
    "cfloat": """
        static_assert(FLT_MAX > 3e38f && FLT_MIN < 2e-38f && DBL_EPSILON < 1e-15 && DBL_MAX > 1e308, "");
        __global__ void k(float *p) { *p = FLT_EPSILON; }""",
    "cinttypes": '__global__ void k(int64_t *p) { printf("%" PRId64 " %" PRIx8, p[0], int8_t(1)); }',
    "climits": """
        static_assert(INT_MAX + 1u == 1u << 31 && LLONG_MIN < INT_MIN && SCHAR_MIN == -128, "");
        static_assert(CHAR_BIT == 8 && CHAR_MAX == 127 && LONG_MAX == LLONG_MAX && USHRT_MAX == 65535, "");
        __global__ void k(int *p) { *p = INT_MIN; }""",
    "cmath": """
        static_assert(sizeof(std::sin(1.0f)) == 4 && sizeof(std::sin(1)) == 8, "");
        __global__ void k(float *p, double *q, int n)
        {
            p[0] = std::sin(p[1]) + std::fabsf(p[2]) + std::fmax(p[0], 1) - INFINITY;
            q[0] = std::sqrt(n) + std::pow(n, 3) + std::pow(q[1], 2u) + std::abs(q[3]) + M_PI + HUGE_VAL;
            p[2] = std::isnan(p[0]) + std::isinf(n) + std::abs(n) + std::lround(n) + NAN;
        }""",
    "cstddef": """
        struct S { int x, y; };
        __global__ void k(std::size_t *p)
        {
            std::nullptr_t null = nullptr;
            *p = offsetof(S, y) + (null == nullptr) + alignof(std::max_align_t) + sizeof(std::ptrdiff_t);
        }""",
    "cstdint": """
        static_assert(sizeof(std::uint64_t) == 8 && INT8_MIN == -128 && UINT32_MAX == 4294967295u, "");
        __global__ void k(std::uint8_t *p, int64_t *q) { *p = UINT8_MAX; *q = INT64_C(1) << 40; }""",
    "cstdio": '__global__ void k(int *p) { std::printf("%d", *p); }',
    "cstdlib": "__global__ void k(int **p) { *p = (int *)std::malloc(4); std::free(p[1]); }",
    "cstring": "__global__ void k(char *p) { std::memcpy(p, p + 4, 4); std::memset(p, 0, 4); }",
    "ctime": "__global__ void k(std::clock_t *p) { *p = std::clock(); }",
    "initializer_list": """
        __device__ int sum(std::initializer_list<int> l) { int s = 0; for (int x : l) s += x; return s; }
        __global__ void k(int *p) { *p = sum({1, 2, *p}); }""",
    "new": "__global__ void k(int *p) { new (p) int(3); *std::launder(p) = 4; }",
    "assert.h": "__global__ void k(int *p) { assert(*p == 3); }",
    "float.h": "__global__ void k(float *p) { *p = FLT_MAX; }",
    "inttypes.h": '__global__ void k(uint32_t *p) { printf("%" PRIu32, *p); }',
    "limits.h": "__global__ void k(int *p) { *p = INT_MAX; }",
    "math.h": "__global__ void k(float *p) { *p = sin(M_PI) + sqrtf(*p) + INFINITY; }",
    "stddef.h": "__global__ void k(size_t *p) { nullptr_t n = nullptr; *p = (n == nullptr) + sizeof(n); }",
    "stdint.h": "__global__ void k(uint32_t *p, uintptr_t *q) { *p = UINT32_MAX; *q = SIZE_MAX; }",
    "stdio.h": '__global__ void k(int *p) { printf("%d", *p); }',
    "stdlib.h": "__global__ void k(int **p) { *p = (int *)malloc(4); }",
    "string.h": "__global__ void k(char *p) { memcpy(p, p + 4, 4); }",
    "time.h": "__global__ void k(clock_t *p) { *p = clock(); }",
}
WITH_CCCL = {
    "algorithm": """
        __global__ void k(int *p) { p[0] = std::min(p[1], std::max(p[2], 3)); std::fill(p, p + 8, 1); }""",
    "array": "__global__ void k(int *p) { std::array<int, 2> a{1, *p}; for (int x : a) p[1] += x; }",
    "atomic": "__global__ void k(std::atomic<int> *p) { p->fetch_add(1, std::memory_order_relaxed); }",
    "bit": "__global__ void k(int *p) { *p = std::bit_cast<int>(1.0f) + std::popcount(7u); }",
    "complex": """
        __global__ void k(float *p, double *q)
        {
            std::complex<float> z(p[0], p[1]);
            z = std::exp(z * z) + std::conj(z) + std::pow(z, 2.0f) + std::sqrt(z);
            p[2] = std::abs(z) + z.real() + std::sin(p[2]) + abs(z);
            std::complex<double> w(q[0], 3);
            q[0] = std::norm(std::log(w)) + std::abs(q[1]) + std::sqrt(3);
        }""",
    "concepts": """
        template <std::integral T> __device__ T same(T x) { return x; }
        __global__ void k(int *p) { *p = same(*p); }""",
    "functional": "__global__ void k(int *p) { *p = std::plus<int>{}(*p, 2); }",
    "iterator": """
        __global__ void k(int *p) { p[0] = std::distance(p, p + 3) + *std::make_reverse_iterator(p + 3); }""",
    "limits": """
        static_assert(std::numeric_limits<int>::max() == 2147483647, "");
        __global__ void k(float *p) { *p = std::numeric_limits<float>::infinity(); }""",
    "memory": "__global__ void k(int *p) { *std::addressof(*p) = 3; }",
    "numeric": "__global__ void k(int *p) { p[0] = std::accumulate(p, p + 4, 0) + std::gcd(p[0], 12); }",
    "optional": """
        __global__ void k(int *p)
        {
            std::optional<int> o;
            if (*p) o = 3; else o = std::nullopt;
            *p = o.value_or(1);
        }""",
    "span": "__global__ void k(int *p) { std::span<int> s(p, 4); p[0] = s.size() + s[1]; }",
    "tuple": """
        __global__ void k(int *p)
        {
            auto t = std::make_tuple(1, 2.0f, *p);
            auto [a, b, c] = t;
            p[1] = std::get<0>(t) + a + b + c + std::tuple_size<decltype(t)>::value;
            std::tie(p[2], p[3]) = std::make_tuple(1, 2);
        }""",
    "type_traits": """
        template <class T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
        __device__ T same(T x) { return x; }
        static_assert(std::is_same<std::conditional_t<true, int, float>, int>::value, "");
        __global__ void k(int *p) { *p = same(*p); }""",
    "utility": """
        __global__ void k(int *p)
        {
            std::pair<int, float> pair{1, 2.f};
            auto [x, y] = pair;
            std::swap(p[0], p[1]);
            p[2] = std::move(p[3]) + std::exchange(p[4], 3) + x + y;
        }""",
    "variant": """
        __global__ void k(int *p)
        {
            std::variant<int, float> v = 2.f;
            if (*p) v = 3;
            *p = std::holds_alternative<int>(v) ? std::get<int>(v) : 0;
        }""",
}

# A program that compiles each kernel with its header and then all of them together, and prints the errors and
# warnings.
COMPILE = """
kernels = {kernels!r}
problems = {{}}
def attempt(name, source):
    try:
        log = cudyn.compile(source, arch="compute_80", std={std!r}).log
        if log:
            problems[name] = log
    except cudyn.errors.NvrtcError as error:
        problems[name] = str(error)
for name, kernel in kernels.items():
    attempt(name, f"#include <{{name}}>\\n{{kernel}}")
for order in (list(kernels), list(kernels)[::-1]):
    includes = "".join(f"#include <{{name}}>\\n" for name in order)
    bodies = [f"namespace n{{i}} {{{{ {{kernels[name]}} }}}}" for i, name in enumerate(order)]
    attempt("all", includes + "".join(bodies))
for others in {others!r}:
    for order in ([*kernels, *others], [*others, *kernels]):
        attempt(others[0], "".join(f"#include <{{name}}>\\n" for name in order))
print(json.dumps(problems))
"""
CUDA_HEADERS = (
    ["cuda_fp16.h", "cuda_bf16.h", "cooperative_groups.h"],
    ["cuda/std/cstdint", "cuda/std/climits", "cuda/std/cfloat", "cuda/std/cstddef", "cuda/std/cmath"],
    ["cuda/std/complex", "cuda/std/array", "cuda/atomic", "cub/block/block_reduce.cuh"],
)


def test_every_header_has_a_test() -> None:
    assert {*os.listdir(standard_headers.FOLDER)} == {*WITHOUT_CCCL, *WITH_CCCL}


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
def test_headers_without_cccl_compile(version: str, tmp_path: Path) -> None:
    """Each kernel compiles without warnings if only NVRTC's wheel is installed."""
    code = COMPILE.format(kernels=WITHOUT_CCCL, others=[], std="c++17")
    output = run(code, site(version), cache_folder=tmp_path, prologue=NO_TOOLKIT)
    assert json.loads(output) == {}


@pytest.mark.nvidia
def test_headers_from_nvrtc_compile(tmp_path: Path) -> None:
    """The newest NVRTC contains CCCL, so that all standard headers work with only its wheel."""
    code = COMPILE.format(kernels=WITHOUT_CCCL | WITH_CCCL, others=[], std="c++20")
    assert json.loads(run(code, site(NEWEST), cache_folder=tmp_path, prologue=NO_TOOLKIT)) == {}


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.parametrize("version", ["12.9", "13.0", NEWEST])
def test_headers_with_cccl_compile(version: str) -> None:
    """Each kernel compiles without warnings, even together with CUDA's headers in any order."""
    sites = (site(NEWEST), real.newest_headers()) if version == NEWEST else (real.toolkit(version),)
    code = COMPILE.format(kernels=WITHOUT_CCCL | WITH_CCCL, others=CUDA_HEADERS, std="c++20")
    assert json.loads(run(code, *sites, prologue=NO_TOOLKIT)) == {}


@pytest.mark.nvidia
@pytest.mark.slow
def test_header_without_cccl_names_the_wheel() -> None:
    """The header needs a library that is not installed, and the error explains where it comes from."""
    output = run(
        """
        try:
            cudyn.compile("#include <type_traits>", arch="compute_80")
        except cudyn.errors.NvrtcError as error:
            print(error)
        """,
        site("12.9"),
        prologue=NO_TOOLKIT,
    )
    assert "The header cuda/std/type_traits was not found. It belongs to the CUDA toolkit" in output


STDINT = "#include <cstdint>\n__global__ void k(std::uint64_t *p) { *p = 1; }"


@pytest.mark.nvidia
def test_compile_with_std_headers_switched_off_reports_the_missing_header(tmp_path: Path) -> None:
    """The two compilations have different keys, in either order."""
    output = run(
        f"""
        cudyn.compile({STDINT!r}, arch="compute_80")
        try:
            cudyn.compile({STDINT!r}, arch="compute_80", std_headers=False)
        except cudyn.errors.NvrtcError as error:
            print(error)
        """,
        site(NEWEST),
        cache_folder=tmp_path,
        prologue=NO_TOOLKIT,
    )
    assert "The header cstdint was not found." in output
    assert "cudyn provides this header, but std_headers=False switches it off." in output


@pytest.mark.nvidia
def test_code_that_compiles_without_standard_headers_does_not_use_them(tmp_path: Path) -> None:
    """`__has_include` finds a header only in a source that cannot be compiled without standard headers."""
    (tmp_path / "cmath").write_text("#define MINE 3\n")
    output = run(
        f"""
        def compile(source, **arguments):
            return cudyn.compile(source, arch="compute_80", **arguments).data.decode()
        probe = "#if __has_include(<new>)\\n__device__ int found;\\n#endif\\n__global__ void k() {{}}"
        assert "found" not in compile(probe)
        assert "found" in compile("#include <cassert>\\n" + probe)
        assert "mine" in compile("#include <cmath>\\n#ifdef MINE\\n__device__ int mine;\\n#endif",
                                 include_path=[{str(tmp_path)!r}])
        compile("#include <new>\\nMINE", headers={{"new": "#define MINE __device__ int x;"}})
        compile("#include <cassert>\\n#include <cmath>\\n#ifndef MINE\\n#error other\\n#endif",
                include_path=[{str(tmp_path)!r}])
        """,
        site(NEWEST),
        prologue=NO_TOOLKIT,
    )
    assert output == ""


COUNT = """
import dataclasses
def compile(**arguments):
    before = cudyn.cache.stats()
    image = cudyn.compile(SOURCE, arch="compute_80", options=OPTIONS, **arguments)
    stats = cudyn.cache.stats()
    return stats.hits - before.hits, stats.compiled - before.compiled, image.not_cached, image.data.hex()
"""


def run_copy(copy: Path, source: str, folder: Path, options: list[str]) -> tuple[int, int, str]:
    """Compile a source with a copy of cudyn, and return the hits, the compilations and the code."""
    code = f"SOURCE = {source!r}\nOPTIONS = {options!r}\n{COUNT}\nprint(json.dumps(compile()))"
    prologue = f"import sys\nsys.path.insert(0, {str(copy)!r})\n{NO_TOOLKIT}"
    hits, compiled, not_cached, data = json.loads(
        run(code, site(NEWEST), cache_folder=folder, prologue=prologue)
    )
    assert not_cached == ""
    return hits, compiled, data


@pytest.mark.nvidia
@pytest.mark.parametrize("options", [[], ["-lineinfo"]])
def test_cache_entry_is_valid_for_another_installation(tmp_path: Path, options: list[str]) -> None:
    """An entry does not depend on cudyn's path. It is stale if the contents of a header have changed."""
    installations = [tmp_path / "one", tmp_path / "two" / "packages"]
    for folder in installations:
        shutil.copytree(ROOT / "cudyn", folder / "cudyn", ignore=shutil.ignore_patterns("__pycache__"))
    source = "#include <cmath>\n__global__ void k(double *p, int n) { *p = std::sqrt(n) + std::abs(-1.5); }"
    results = [
        run_copy(folder, source, tmp_path / "cache", options) for folder in (*installations, installations[0])
    ]
    data = results[0][2]
    assert results == [(0, 1, data), (1, 0, data), (1, 0, data)]
    assert str(tmp_path).encode() not in bytes.fromhex(data)
    header = installations[1] / "cudyn/_kernels/compilers/nvrtc/std/cmath"
    header.write_text(header.read_text() + "// changed\n")
    assert run_copy(installations[1], source, tmp_path / "cache", options)[:2] == (0, 1)
    assert run_copy(installations[0], source, tmp_path / "cache", options)[:2] == (1, 0)


@pytest.mark.nvidia
def test_cache_entry_is_stale_after_a_header_of_the_same_name_appears(tmp_path: Path) -> None:
    """A lookup in the same process and in a new one both notice the user's header."""
    user = tmp_path / "user"
    user.mkdir()
    arguments = f"include_path=[{str(user)!r}]"
    code = f"""
        SOURCE, OPTIONS = {STDINT!r}, []
        exec({COUNT!r})
        results = [compile({arguments})[:2], compile({arguments})[:2]]
        with open({str(user / "cstdint")!r}, "w") as file:
            file.write("namespace std {{ typedef unsigned long uint64_t; }}")
        results += [compile({arguments})[:2], compile({arguments})[:2]]
        print(json.dumps(results))
        """
    output = run(code, site(NEWEST), cache_folder=tmp_path / "cache", prologue=NO_TOOLKIT)
    assert json.loads(output) == [[0, 1], [1, 0], [0, 1], [1, 0]]


@pytest.mark.nvidia
def test_compile_many_in_another_directory_uses_standard_headers(tmp_path: Path) -> None:
    """The worker processes use the headers as well. Without them, the source does not compile."""
    output = run(
        f"""
        if __name__ == "__main__":
            jobs = [{{"source": {STDINT!r}, "arch": arch}} for arch in ("compute_80", "compute_90")]
            results = cudyn.compile_many(jobs, processes=2)
            again = cudyn.compile_many(jobs)
            off = cudyn.compile_many([{{**jobs[0], "std_headers": False}}])
            groups = (results, again, off)
            print(json.dumps([[str(result.error or "") for result in group] for group in groups]))
        """,
        site(NEWEST),
        cache_folder=tmp_path,
        prologue=NO_TOOLKIT,
    )
    results, again, (off,) = json.loads(output)
    assert results == again == ["", ""]
    assert "std_headers=False" in off


@pytest.mark.nvidia
def test_list_of_headers_contains_the_paths_of_standard_headers(tmp_path: Path) -> None:
    """The list is the same with a new compilation and with a hit."""
    output = run(
        f"""
        from cudyn._kernels.compilers.compilation import Compilation
        from cudyn._kernels.compilers.compile_source import read_job
        for cache in (False, True, True):
            job = read_job({{"source": {STDINT!r}, "arch": "compute_80", "cache": cache}})
            compilation = Compilation(job)
            compilation.get_output()
            print(*[path for path in compilation.list_headers() if path.endswith("nvrtc/std/cstdint")])
        """,
        site(NEWEST),
        cache_folder=tmp_path,
        prologue=NO_TOOLKIT,
    )
    paths = output.split()
    assert len(paths) == 3
    assert all(os.path.samefile(path, os.path.join(standard_headers.FOLDER, "cstdint")) for path in paths)


def test_names_of_headers_that_are_not_provided() -> None:
    assert standard_headers.is_provided("cstdint")
    assert not any(map(standard_headers.is_provided, ("vector", "", "..", "std/cstdint", "cuda/std/cstdint")))


def test_std_headers_only_changes_the_key_if_it_is_false() -> None:
    options: list[dict[str, Any]] = [{}, {"std_headers": True}, {"std_headers": False}]
    keys = [compilations.read(**arguments).key for arguments in options]
    assert keys[0] == keys[1] != keys[2]
