"""Compares the code of clang with that of NVRTC: runs the same kernels, and compares results and times.

    python -m benchmarks.clang_corpus make images.zip     needs both compilers, but no GPU
    python -m benchmarks.clang_corpus run images.zip      needs a GPU, but neither compiler

The corpus contains ten typical kernels (clang_kernels.cu), random kernels, and the kernels in the
repository's Python files and CUDA sources, which are launched with one block. If a random kernel uses neither
fused multiplications nor libdevice, IEEE 754 determines its results, so the results must be bitwise equal.
"""

from __future__ import annotations

import ast
import json
import pickle
import random
import re
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import cudyn
from cudyn._formats.image import read as read_image

ROOT = Path(__file__).resolve().parents[1]
ARCH = "compute_90"
COUNT = 120  # random kernels
_SIGNATURE = re.compile(r"__global__[^;{]*?\b(\w+)\s*\(([^;{]*?)\)\s*\{", re.S)


def iter_sources() -> Iterator[tuple[str, str]]:
    """Yield the location and the source code of all kernels in the repository.

    The code is a CUDA source file, or a string in a Python file.
    """
    for directory in ("tests", "examples", "benchmarks"):
        for path in sorted((ROOT / directory).rglob("*.cu")):
            yield str(path.relative_to(ROOT)), path.read_text()
        for path in sorted((ROOT / directory).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                    continue
                if "__global__" in node.value and "{" in node.value:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


class RandomKernel:
    """A kernel that consists of random statements. If `exact` is true, IEEE 754 determines its results."""

    def __init__(self, seed: int, exact: bool) -> None:
        self.random = random.Random(seed)
        self.exact = exact

    def write(self) -> str:
        """Return the source code of the kernel."""
        lines = [f"  {self.make_statement()}" for _ in range(self.random.randint(8, 30))]
        return "\n".join(
            [
                'extern "C" __global__ void k(const float *fi, const int *ii, const double *di,',
                "                             float *fo, int *io, double *d_o) {",
                "  int t = blockIdx.x * blockDim.x + threadIdx.x, l = threadIdx.x & 31;",
                "  __shared__ float s[128]; __shared__ int si[128];",
                "  float f0 = fi[t], f1 = fi[t + 256], f2 = 1.5f; double d0 = di[t], d1 = di[t + 256];",
                "  int i0 = ii[t], i1 = ii[t + 256], i2 = t; unsigned u0 = ii[t] * 77u;",
                "  long long q0 = ii[t];",
                *lines,
                "  fo[3 * t] = f0; fo[3 * t + 1] = f1; fo[3 * t + 2] = f2;",
                "  d_o[2 * t] = d0; d_o[2 * t + 1] = d1;",
                "  io[4 * t] = i0; io[4 * t + 1] = i1; io[4 * t + 2] = i2 + (int)q0; io[4 * t + 3] = u0; }",
            ]
        )

    def make_statement(self) -> str:
        """Return a random statement.

        The variables f, g and h are floats, d and e are doubles, and i, j and k are ints.
        """
        pick = self.random.choice
        f, g, h = (pick(["f0", "f1", "f2"]) for _ in range(3))
        d, e = (pick(["d0", "d1"]) for _ in range(2))
        i, j, k = (pick(["i0", "i1", "i2"]) for _ in range(3))
        common = [
            f"{f} = {g} {pick('+-*')} {h};",
            f"{f} = {g} / ({h} * {h} + 1.0f);",
            f"{f} = sqrtf(fabsf({g}));",
            f"{f} = __fmaf_rn({f}, {g}, {h});",
            f"{f} = fmaxf(fminf({g}, 100.f), -100.f);",
            f"{d} = {d} {pick('+-*')} {e};",
            f"{d} = {d} / ({e} * {e} + 1.0);",
            f"{d} = sqrt(fabs({e}));",
            f"{d} = fma({d}, {e}, 0.5);",
            f"{d} = (double){f};",
            f"{f} = (float){d};",
            f"{f} = (float){i};",
            f"{i} = (int)fminf(fmaxf({f}, -1e6f), 1e6f);",
            f"{f} = truncf({g}) + floorf({h}) - rintf({g});",
            f"{i} = {j} {pick('+-*&|^')} {k};",
            f"{i} = {j} / ({k} | 1);",
            f"{i} = {j} % ({k} | 1);",
            f"{i} = {j} << ({k} & 15);",
            f"{i} = {j} >> ({k} & 15);",
            f"u0 = (u0 ^ {i}) * 2654435761u;",
            f"{i} = __popc({j}) + __clz({k}) + __ffs({i});",
            f"{i} = __brev({j}) ^ __byte_perm({i}, {j}, {k});",
            f"{i} = __mulhi({j}, {k});",
            f"u0 = __umulhi(u0, {i}) + u0 / 7u;",
            f"q0 = q0 * {i} + {j};",
            f"q0 = q0 / ({i} | 1) + (q0 >> 3);",
            f"{i} = min({j}, {k}) + max({i}, 3);",
            f"{f} = __shfl_xor_sync(~0u, {f}, {self.random.randint(1, 31)});",
            f"{i} += __shfl_down_sync(~0u, {j}, {self.random.randint(1, 31)});",
            f"{i} = __ballot_sync(~0u, {j} > {k});",
            f"{i} = __reduce_add_sync(~0u, {j});",
            f"if ({j} > {k}) {f} = {g}; else {i} = {k};",
            f"{f} = {i} > 0 ? {f} : -{g};",
            f"for (int n = 0; n < ({j} & 7); ++n) {{ {i} += n * {k}; {f} = {f} * 0.5f + 1.0f; }}",
            f"__syncthreads(); s[threadIdx.x] = {f}; si[threadIdx.x] = {i}; __syncthreads(); "
            f"{g} = s[(threadIdx.x + {self.random.randint(1, 127)}) % 128]; {j} = si[threadIdx.x ^ 1];",
            f"switch ({i} & 3) {{ case 0: {f} += 1.0f; break; case 1: {j} ^= 5; break; default: {g} = -1; }}",
            f"{i} = __float_as_int({f}) & 0xffff;",
            f"{f} = __int_as_float(({i} & 0x7fffff) | 0x3f800000);",
            f"{i} = __dp4a({i}, {j}, {k});",
            f"{f} = __fadd_rz({f}, {g}) + __fmul_ru({g}, {h});",
            f"{i} = __funnelshift_l({i}, {j}, {k}); {f} = __saturatef({f}) + (isnan({g}) ? 1.f : 0.f);",
        ]
        return pick(common if self.exact else [*common, *self.list_inexact(f, g, h, d, e)])

    def list_inexact(self, f: str, g: str, h: str, d: str, e: str) -> list[str]:
        """Return statements whose results may differ between the compilers in the last digits."""
        return [
            f"{f} = {self.random.choice(['sinf', 'cosf', 'tanhf', 'atanf'])}({g});",
            f"{f} = expf(fminf({g}, 10.f));",
            f"{f} = logf(fabsf({g}) + 1.f);",
            f"{f} = {f} * {g} + {h} * {f};",
            f"{f} = powf(fabsf({g}) + .1f, 1.5f);",
            f"{d} = exp(fmin({e}, 10.)) + sin({d});",
            f"{d} = log(fabs({e}) + 1.) * cbrt({d});",
            f"{f} = rsqrtf({g} * {g} + 1.f) + erff({h});",
            f"{f} = __sinf({g}) + __expf(fminf({h}, 5.f));",
        ]


_F, _I, _U, _D = "float32", "int32", "uint32", "float64"
# Kernel -> grid, block and arguments. An argument is ("in" or "out", dtype, number of elements), or an
# integer.
KERNELS: dict[str, tuple[Any, Any, list[Any]]] = {
    "gemm": ((32, 32), 256, [("in", _F, 1 << 22), ("in", _F, 1 << 22), ("out", _F, 1 << 22), 2048]),
    "attention": (512, 256, [("in", _F, 1 << 18)] * 3 + [("out", _F, 1 << 18), 4096]),
    "reduction": (1024, 256, [("in", _F, 1 << 26), ("out", _F, 1024), 1 << 24]),
    "scan": (8192, 1024, [("in", _I, 1 << 23), ("out", _I, 1 << 23)]),
    "histogram": (1024, 256, [("in", _U, 1 << 24), ("out", _U, 256), 1 << 24]),
    "softmax": (8192, 256, [("in", _F, 1 << 25), ("out", _F, 1 << 25), 4096]),
    "layernorm": (8192, 256, [("in", _F, 1 << 25), ("in", _F, 4096), ("out", _F, 1 << 25), 4096]),
    "transpose": ((128, 128), (32, 8), [("in", _F, 1 << 24), ("out", _F, 1 << 24), 4096]),
    "stencil": ((1, 256), 256, [("in", _D, 1 << 24), ("out", _D, 1 << 24), 256]),
    "nbody": (128, 256, [("in", _F, 1 << 17), ("out", _F, 1 << 17), 1 << 15]),
}


def make(path: str) -> None:
    """Compile the corpus with both compilers, and write the code to a file."""
    rows: list[dict[str, Any]] = []
    sources: list[tuple[str, str, list[str]]] = [
        ("ten", (ROOT / "benchmarks/clang_kernels.cu").read_text(), [])
    ]
    for seed in range(COUNT):
        exact = seed % 2 == 0
        prefix = "exact" if exact else "free"
        sources.append(
            (f"{prefix} {seed}", RandomKernel(seed, exact).write(), ["-fmad=false"] if exact else [])
        )
    sources += [(name, source, []) for name, source in iter_sources()]
    for name, source, options in sources:
        row: dict[str, Any] = {"name": name, "text": source, "images": {}, "errors": {}}
        for compiler in ("nvrtc", "clang"):
            try:
                image = cudyn.compile(source, arch=ARCH, options=options, compiler=compiler)
                row["images"][compiler] = image.contents.decode()
            except (cudyn.errors.CompilerError, ValueError) as error:
                row["errors"][compiler] = str(error)[:600]
        rows.append(row)
        if len(row["errors"]) == 1:
            print(f"{name}: compiled only by one compiler: {row['errors']}", file=sys.stderr)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("rows", pickle.dumps(rows))
    both = sum(len(row["images"]) == 2 for row in rows)
    neither = sum(len(row["errors"]) == 2 for row in rows)
    print(
        f"{len(rows)} sources, {both} compiled by both, {neither} by neither (fragments, deliberate errors)"
    )


# --- on the machine with a GPU


def measure(image: dict[str, str]) -> list[dict[str, Any]]:
    """Run the ten kernels, and return the comparisons of their results, and their times.

    `image` contains the code of each compiler. Launches of the code of both compilers are interleaved.
    """
    modules = {name: cudyn.Module(text.encode()) for name, text in image.items()}
    rows = []
    for name, (grid, block, arguments) in KERNELS.items():
        generator = np.random.default_rng(7)
        calls, outs = {}, {}
        data = [make_data(generator, *spec) if isinstance(spec, tuple) else spec for spec in arguments]
        for compiler, module in modules.items():
            launch_arguments = [
                cudyn.Buffer.from_host(value) if isinstance(value, np.ndarray) else value for value in data
            ]
            outs[compiler] = [
                (launch_arguments[index], spec[1])
                for index, spec in enumerate(arguments)
                if isinstance(spec, tuple) and spec[0] == "out"
            ]
            calls[compiler] = (module.get_kernel(name), launch_arguments)
        times: dict[str, list[float]] = {compiler: [] for compiler in calls}
        for turn in range(9):
            for compiler, (kernel, launch_arguments) in calls.items():
                times[compiler].append(time_launches(kernel, grid, block, launch_arguments, 3 if turn else 1))
        nvrtc_result, clang_result = (read(*outs[compiler][0]) for compiler in ("nvrtc", "clang"))
        clang_us, nvrtc_us = (statistics.median(times[compiler][1:]) for compiler in ("clang", "nvrtc"))
        rows.append(
            {
                "name": name,
                **compare(nvrtc_result, clang_result),
                "clang_us": clang_us,
                "nvrtc_us": nvrtc_us,
                "ratio": clang_us / nvrtc_us,
            }
        )
    return rows


def time_launches(kernel: Any, grid: Any, block: Any, arguments: list[Any], count: int) -> float:
    """Launch a kernel `count` times. Return the time of a launch in microseconds, measured with events."""
    driver = cudyn.driver
    start, end = driver.cuEventCreate(0), driver.cuEventCreate(0)
    driver.cuEventRecord(start, None)
    for _ in range(count):
        kernel.launch(grid, block, *arguments)
    driver.cuEventRecord(end, None)
    driver.cuEventSynchronize(end)
    microseconds = driver.cuEventElapsedTime(start, end) * 1000 / count
    driver.cuEventDestroy(start)
    driver.cuEventDestroy(end)
    return float(microseconds)


def make_data(generator: Any, direction: str, dtype: str, count: int) -> Any:
    """Return random data for an input, or zeros for an output."""
    if direction == "out":
        return np.zeros(count, dtype)
    if dtype in (_I, _U):
        return generator.integers(0, 1 << 31 if dtype == _U else 1000, count).astype(dtype)
    return generator.random(count).astype(dtype)


def read(buffer: Any, dtype: str) -> Any:
    """Return the elements of a buffer as an array."""
    return np.frombuffer(bytes(buffer), dtype)


def compare(nvrtc_result: Any, clang_result: Any) -> dict[str, Any]:
    """Return whether two results are equal ("equal"), and how much they differ.

    "distance" is the largest relative difference of floats, or the fraction of integers that differ.
    "infinite" is the number of elements that differ and are not finite in both results.
    """
    if nvrtc_result.tobytes() == clang_result.tobytes():
        return {"equal": True, "distance": 0.0}
    if nvrtc_result.dtype.kind != "f":
        return {"equal": False, "distance": float(np.mean(nvrtc_result != clang_result))}
    nvrtc_numbers, clang_numbers = nvrtc_result.astype("f8"), clang_result.astype("f8")
    are_finite = np.isfinite(nvrtc_numbers) & np.isfinite(clang_numbers)
    are_equal = (nvrtc_numbers == clang_numbers) | (np.isnan(nvrtc_numbers) & np.isnan(clang_numbers))
    finite_nvrtc, finite_clang = nvrtc_numbers[are_finite], clang_numbers[are_finite]
    # The absolute difference is used for numbers below 1e-3, because relative differences are meaningless
    # near zero.
    magnitude = np.maximum(np.maximum(np.abs(finite_nvrtc), np.abs(finite_clang)), 1e-3)
    distance = np.abs(finite_nvrtc - finite_clang) / magnitude
    return {
        "equal": bool(np.all(are_equal)),
        "distance": float(distance.max(initial=0)),
        "infinite": int(np.sum(~are_finite & ~are_equal)),
    }


def run_random(images: dict[str, str]) -> dict[str, Any]:
    """Run a random kernel with the code from both compilers, and compare all outputs."""
    results = []
    for compiler in ("nvrtc", "clang"):
        generator = np.random.default_rng(3)
        inputs = [generator.normal(0, 3, 512).astype(_F), generator.integers(-1000, 1000, 512).astype(_I)]
        inputs.append(generator.normal(0, 3, 512))
        outputs = [np.zeros(768, _F), np.zeros(1024, _I), np.zeros(512, _D)]
        buffers = [cudyn.Buffer.from_host(array) for array in (*inputs, *outputs)]
        cudyn.Module(images[compiler].encode()).get_kernel("k").launch(2, 128, *buffers)
        results.append([read(buffer, output.dtype.name) for buffer, output in zip(buffers[3:], outputs)])
    comparisons = [compare(nvrtc_output, clang_output) for nvrtc_output, clang_output in zip(*results)]
    return {
        "equal": all(comparison["equal"] for comparison in comparisons),
        "distance": max(comparison["distance"] for comparison in comparisons),
    }


def run_repository(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Launch the kernels in one of the repository's source files, each with a block of 32 threads.

    Pointers point to random numbers, and all other arguments are constants. If a kernel has parameters of
    other types, the remaining kernels are skipped.
    """
    signatures = dict(_SIGNATURE.findall(re.sub(r"//.*", "", row["text"])))
    modules = {name: cudyn.Module(text.encode()) for name, text in row["images"].items()}
    in_clang, in_nvrtc = (modules[compiler].get_kernel_names() for compiler in ("clang", "nvrtc"))
    if sorted(in_clang) != sorted(in_nvrtc):
        yield {"name": row["name"], "equal": False, "distance": f"kernels {in_clang} and {in_nvrtc}"}
    for name in sorted({*in_clang} & {*in_nvrtc}):
        plain = re.sub(r"^_Z\d+(\w+?)(I.*|P.*|[a-z]*)$", r"\1", name)
        signature = signatures.get(
            name, next((value for key, value in signatures.items() if key in plain), None)
        )
        results = []
        for compiler in ("nvrtc", "clang"):
            generator = np.random.default_rng(5)
            kernel = read_image(row["images"][compiler].encode()).get_kernel_info(name)
            types = [parameter.type for parameter in kernel.parameters or ()]
            declarations = [text.strip() for text in signature.split(",")] if signature else []
            arguments: list[Any] = []
            for index, type_ in enumerate(types):
                declaration = declarations[index] if index < len(declarations) else "*"
                if type_ == "u64" and "*" in declaration:
                    data = generator.integers(0, 30, 1 << 15).astype(
                        _I if "int" in declaration or "char" in declaration else _F
                    )
                    if "double" in declaration:
                        data = data.astype(_D)
                    arguments.append(cudyn.Buffer.from_host(data))
                elif type_.startswith(("f", "u", "s")):
                    arguments.append(0.5 if type_[0] == "f" else 24)
                else:
                    return
            modules[compiler].get_kernel(name).launch(1, 32, *arguments)
            results.append(
                [np.frombuffer(bytes(buffer), _I) for buffer in arguments if isinstance(buffer, cudyn.Buffer)]
            )
        comparisons = []
        for nvrtc_output, clang_output in zip(*results):
            if not signature or "float" in signature:
                view = _F
            elif "double" in signature:
                view = _D
            else:
                view = _I
            comparisons.append(compare(nvrtc_output.view(view), clang_output.view(view)))
        yield {
            "name": f"{row['name']} {name}",
            "equal": all(comparison["equal"] for comparison in comparisons),
            "distance": max((comparison["distance"] for comparison in comparisons), default=0.0),
        }


def work(path: str, start_row: int) -> None:
    """Run the rows of the corpus from an index on, and print a line of JSON at the start and end of each row.

    This function runs in a new process, because a trap in a kernel makes the process unusable.
    """
    with zipfile.ZipFile(path) as archive:
        rows = pickle.loads(archive.read("rows"))
    for index in range(start_row, len(rows)):
        row = rows[index]
        if len(row["images"]) < 2:
            continue
        print(json.dumps([index, "start", row["name"]]), flush=True)
        if row["name"] == "ten":
            results = measure(row["images"])
        elif row["name"].startswith(("exact", "free")):
            results = [{"name": row["name"], **run_random(row["images"])}]
        else:
            results = list(run_repository(row))
        print(json.dumps([index, "done", results]), flush=True)


def run(path: str) -> int:
    """Run the corpus, and print a summary. Return 1 if results that must be equal differ."""
    start_row, results, broken = 0, [], []
    while True:
        command = [sys.executable, "-m", "benchmarks.clang_corpus", "work", path, str(start_row)]
        try:
            process = subprocess.run(command, capture_output=True, text=True, timeout=60)
            output, err, code = process.stdout, process.stderr, process.returncode
        except subprocess.TimeoutExpired as error:
            output, err, code = (error.stdout or b"").decode(), "60 s", 1
        lines = [json.loads(line) for line in output.splitlines()]
        results += [result for _, event, rows in lines if event == "done" for result in rows]
        if code == 0:
            break
        index, event, name = lines[-1] if lines else (start_row, "start", "?")
        broken.append((name if event == "start" else index, err.strip().splitlines()[-1:] or [""]))
        start_row = index + 1
    for result in results[: len(KERNELS)]:
        same = "equal" if result["equal"] else f"within {result['distance']:.1e}"
        times = (
            f"clang {result['clang_us']:.1f} us, NVRTC {result['nvrtc_us']:.1f} us, {result['ratio']:.3f} x"
        )
        print(f"{result['name']:10} {same:15} {times}")
    other_results = results[len(KERNELS) :]
    for start in ("exact", "free", ""):
        group = [
            result
            for result in other_results
            if result["name"].startswith(start)
            and (start or " " not in result["name"].partition(":")[0].partition(".")[0])
        ]
        equal = sum(result["equal"] for result in group)
        print(f"{start or 'repository':10} {len(group)} kernels, {equal} equal to the bit")
        for result in sorted(
            group,
            key=lambda result: -float(result["distance"] if isinstance(result["distance"], float) else 9),
        ):
            if not result["equal"]:
                print("   ", result)
    for name, why in broken:
        print("ended:", name, *why)
    wrong = [result for result in other_results if result["name"].startswith("exact") and not result["equal"]]
    return 1 if wrong else 0


if __name__ == "__main__":
    command, path, *more = sys.argv[1:]
    if command == "make":
        make(path)
    elif command == "work":
        work(path, int(more[0]))
    else:
        sys.exit(run(path))
