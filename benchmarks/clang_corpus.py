"""Compares clang's code with NVRTC's code: runs the same kernels, and compares their results and times.

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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import cudyn
from cudyn._formats.image import read as read_image

ROOT = Path(__file__).resolve().parents[1]
ARCH = "compute_90"
COUNT = 120  # random kernels
ROUNDS = 9  # rounds of launches of each typical kernel, including a first one that is not measured
LAUNCHES_PER_ROUND = 3
ROW_SECONDS = 60  # time limit for a process that runs rows of the corpus
_SIGNATURE = re.compile(r"__global__[^;{]*?\b(\w+)\s*\(([^;{]*?)\)\s*\{", re.S)


def iter_sources() -> Iterator[tuple[str, str]]:
    """Yield the location and the contents of each CUDA source in the repository.

    A CUDA source is either a file, or a string with a kernel in a Python file.
    """
    for directory in ("tests", "examples", "benchmarks"):
        for path in sorted((ROOT / directory).rglob("*.cu")):
            yield str(path.relative_to(ROOT)), path.read_text()
        for path in sorted((ROOT / directory).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                    continue  # not a string
                if "__global__" in node.value and "{" in node.value:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


class RandomKernel:
    """A kernel that consists of random statements.

    If `exact` is true, it contains only statements whose results IEEE 754 determines.
    """

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
        """Return a random statement."""
        pick = self.random.choice
        # The names of three floats, two doubles and three ints, which may be the same variable.
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
        """Return statements whose results may differ between the compilers in the last digits.

        Args:
            f: The name of a float variable. `g` and `h` are also names of float variables.
            g: See `f`.
            h: See `f`.
            d: The name of a double variable. `e` is also the name of a double variable.
            e: See `d`.
        """
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
    """Compile the corpus with both compilers, and write the code to a file.

    Args:
        path: The path of the file, a ZIP archive.
    """
    rows = [compile_source(name, source, options) for name, source, options in list_corpus()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("rows", pickle.dumps(rows))
    both = sum(len(row["images"]) == 2 for row in rows)
    neither = sum(len(row["errors"]) == 2 for row in rows)
    print(
        f"{len(rows)} sources, {both} compiled by both, {neither} by neither (fragments, deliberate errors)"
    )


def list_corpus() -> list[tuple[str, str, list[str]]]:
    """Return the name, the source and the compiler's options of each program in the corpus."""
    corpus: list[tuple[str, str, list[str]]] = [
        ("ten", (ROOT / "benchmarks/clang_kernels.cu").read_text(), [])
    ]
    for seed in range(COUNT):
        is_exact = seed % 2 == 0
        source = RandomKernel(seed, is_exact).write()
        if is_exact:
            corpus.append((f"exact {seed}", source, ["-fmad=false"]))
        else:
            corpus.append((f"free {seed}", source, []))
    corpus += [(name, source, []) for name, source in iter_sources()]
    return corpus


def compile_source(name: str, source: str, options: list[str]) -> dict[str, Any]:
    """Compile a program of the corpus with both compilers.

    Returns:
        A row of the corpus: the name and the source, and the PTX or the error of each compiler.
    """
    row: dict[str, Any] = {"name": name, "text": source, "images": {}, "errors": {}}
    for compiler in ("nvrtc", "clang"):
        try:
            image = cudyn.compile(source, arch=ARCH, options=options, compiler=compiler)
            row["images"][compiler] = image.contents.decode()
        except (cudyn.errors.CompilerError, ValueError) as error:
            row["errors"][compiler] = str(error)[:600]
    if len(row["errors"]) == 1:
        print(f"{name}: compiled only by one compiler: {row['errors']}", file=sys.stderr)
    return row


# --- on the machine with a GPU


def measure(images: dict[str, str]) -> list[dict[str, Any]]:
    """Run the ten typical kernels. Return a comparison of the results and the times for each kernel.

    The launches of both compilers' code are interleaved. Times are in microseconds.

    Args:
        images: The PTX of each compiler, keyed by the compiler's name.
    """
    modules = {compiler: cudyn.Module(ptx.encode()) for compiler, ptx in images.items()}
    return [measure_kernel(modules, name) for name in KERNELS]


def measure_kernel(modules: dict[str, Any], name: str) -> dict[str, Any]:
    """Run one of the typical kernels with the code of both compilers.

    Args:
        modules: The module of each compiler, keyed by the compiler's name.
        name: The name of the kernel.
    """
    grid, block, specs = KERNELS[name]
    generator = np.random.default_rng(7)
    data = [make_data(generator, *spec) if isinstance(spec, tuple) else spec for spec in specs]
    [first_output, *_] = [
        index for index, spec in enumerate(specs) if isinstance(spec, tuple) and spec[0] == "out"
    ]
    arguments: dict[str, list[Any]] = {}  # each compiler's code has its own buffers
    for compiler in modules:
        arguments[compiler] = [
            cudyn.Buffer.from_host(value) if isinstance(value, np.ndarray) else value for value in data
        ]
    times: dict[str, list[float]] = {compiler: [] for compiler in modules}
    for round_number in range(ROUNDS):
        launch_count = LAUNCHES_PER_ROUND if round_number else 1
        for compiler, module in modules.items():
            kernel = module.get_kernel(name)
            microseconds = time_launches(kernel, grid, block, arguments[compiler], launch_count)
            if round_number:  # the first round warms up
                times[compiler].append(microseconds)
    _, dtype, _ = specs[first_output]
    nvrtc_result = read(arguments["nvrtc"][first_output], dtype)
    clang_result = read(arguments["clang"][first_output], dtype)
    clang_us = statistics.median(times["clang"])
    nvrtc_us = statistics.median(times["nvrtc"])
    return {
        "name": name,
        **compare(nvrtc_result, clang_result),
        "clang_us": clang_us,
        "nvrtc_us": nvrtc_us,
        "ratio": clang_us / nvrtc_us,
    }


def time_launches(kernel: Any, grid: Any, block: Any, arguments: list[Any], count: int) -> float:
    """Launch a kernel several times, and return the time of a launch in microseconds, measured with events.

    Args:
        kernel: The kernel.
        grid: The number of blocks.
        block: The number of threads of a block.
        arguments: The arguments of the kernel.
        count: The number of launches.
    """
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
    """Return random data for an input, or zeros for an output.

    Args:
        generator: The random number generator.
        direction: "in" or "out".
        dtype: The type of the elements.
        count: The number of elements.
    """
    if direction == "out":
        return np.zeros(count, dtype)
    if dtype in (_I, _U):
        return generator.integers(0, 1 << 31 if dtype == _U else 1000, count).astype(dtype)
    return generator.random(count).astype(dtype)


def read(buffer: Any, dtype: str) -> Any:
    """Return the elements of a cudyn.Buffer as an array."""
    return np.frombuffer(bytes(buffer), dtype)


def compare(nvrtc_result: Any, clang_result: Any) -> dict[str, Any]:
    """Return whether two results are equal ("equal"), and how much they differ.

    "distance" is the largest relative difference of floats, or the fraction of integers that differ.
    "infinite" is the number of elements that differ and are non-finite in at least one result.
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
    """Run a random kernel with the code of both compilers, and compare all outputs.

    Args:
        images: The PTX of each compiler, keyed by the compiler's name.
    """
    nvrtc_outputs = run_random_kernel(images["nvrtc"])
    clang_outputs = run_random_kernel(images["clang"])
    comparisons = [compare(*pair) for pair in zip(nvrtc_outputs, clang_outputs)]
    return {
        "equal": all(comparison["equal"] for comparison in comparisons),
        "distance": max(comparison["distance"] for comparison in comparisons),
    }


def run_random_kernel(ptx: str) -> list[Any]:
    """Launch a random kernel with 256 threads, and return its outputs. The inputs are always the same."""
    generator = np.random.default_rng(3)
    inputs = [
        generator.normal(0, 3, 512).astype(_F),
        generator.integers(-1000, 1000, 512).astype(_I),
        generator.normal(0, 3, 512),
    ]
    # A thread writes three floats, four integers and two doubles.
    outputs = [np.zeros(768, _F), np.zeros(1024, _I), np.zeros(512, _D)]
    buffers = [cudyn.Buffer.from_host(array) for array in (*inputs, *outputs)]
    cudyn.Module(ptx.encode()).get_kernel("k").launch(2, 128, *buffers)
    output_buffers = buffers[len(inputs) :]
    return [read(buffer, output.dtype.name) for buffer, output in zip(output_buffers, outputs)]


def find_signature(name: str, signatures: dict[str, str]) -> str:
    """Return the parameters of a kernel in CUDA C++, or "" if they are unknown.

    Args:
        name: The name of the kernel in PTX, which is mangled unless the kernel is declared as extern "C".
        signatures: The parameters of the kernels in the source, keyed by their names in CUDA C++.
    """
    if name in signatures:
        return signatures[name]
    plain_name = re.sub(r"^_Z\d+(\w+?)(I.*|P.*|[a-z]*)$", r"\1", name)
    for key, signature in signatures.items():
        if key in plain_name:
            return signature
    return ""


def make_arguments(types: Sequence[str], signature: str) -> list[Any] | None:
    """Create the arguments for a launch. The same parameters always result in the same values.

    Pointers point to random numbers, and all other arguments are constants.

    Args:
        types: The types of the kernel's parameters in PTX.
        signature: The parameters in CUDA C++, or "".

    Returns:
        The arguments, or None if a parameter has another type, such as a struct.
    """
    generator = np.random.default_rng(5)
    declarations = [declaration.strip() for declaration in signature.split(",")] if signature else []
    arguments: list[Any] = []
    for index, type_ in enumerate(types):
        declaration = declarations[index] if index < len(declarations) else "*"
        if type_ == "u64" and "*" in declaration:
            is_integer = "int" in declaration or "char" in declaration
            data = generator.integers(0, 30, 1 << 15).astype(_I if is_integer else _F)
            if "double" in declaration:
                data = data.astype(_D)
            arguments.append(cudyn.Buffer.from_host(data))
        elif type_.startswith(("f", "u", "s")):
            arguments.append(0.5 if type_[0] == "f" else 24)
        else:
            return None
    return arguments


def choose_dtype(signature: str) -> str:
    """Return the type as which the contents of all buffers of a kernel are compared.

    Args:
        signature: The kernel's parameters in CUDA C++, or "".
    """
    if not signature or "float" in signature:
        return _F
    return _D if "double" in signature else _I


def run_repository(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Launch the kernels in one of the repository's sources, each with a block of 32 threads.

    Kernels with parameters that `make_arguments` does not support are skipped.

    Args:
        row: The row of the corpus with the source and its PTX.

    Yields:
        A comparison of the contents of all buffers after the launch, for each kernel.
    """
    signatures = dict(_SIGNATURE.findall(re.sub(r"//.*", "", row["text"])))
    modules = {compiler: cudyn.Module(ptx.encode()) for compiler, ptx in row["images"].items()}
    in_clang, in_nvrtc = (modules[compiler].get_kernel_names() for compiler in ("clang", "nvrtc"))
    if sorted(in_clang) != sorted(in_nvrtc):
        yield {"name": row["name"], "equal": False, "distance": f"kernels {in_clang} and {in_nvrtc}"}
    for name in sorted({*in_clang} & {*in_nvrtc}):
        signature = find_signature(name, signatures)
        outputs = []
        for compiler in ("nvrtc", "clang"):
            kernel_info = read_image(row["images"][compiler].encode()).get_kernel_info(name)
            types = [parameter.type for parameter in kernel_info.parameters or ()]
            arguments = make_arguments(types, signature)
            if arguments is None:
                break
            modules[compiler].get_kernel(name).launch(1, 32, *arguments)
            buffers = [argument for argument in arguments if isinstance(argument, cudyn.Buffer)]
            outputs.append([read(buffer, choose_dtype(signature)) for buffer in buffers])
        if len(outputs) < 2:
            continue
        comparisons = [compare(nvrtc_output, clang_output) for nvrtc_output, clang_output in zip(*outputs)]
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
        if len(row["images"]) < 2:  # a compiler has rejected the source
            continue
        print(json.dumps([index, "start", row["name"]]), flush=True)
        if row["name"] == "ten":
            results = measure(row["images"])
        elif get_group(row["name"]) != "repository":
            results = [{"name": row["name"], **run_random(row["images"])}]
        else:
            results = list(run_repository(row))
        print(json.dumps([index, "done", results]), flush=True)


def get_group(name: str) -> str:
    """Return "exact" or "free" for the name of a random kernel, and "repository" for any other kernel."""
    prefix, _, _ = name.partition(" ")
    return prefix if prefix in ("exact", "free") else "repository"


def run_rows(path: str) -> tuple[list[dict[str, Any]], list[tuple[str | int, str]]]:
    """Run the corpus in new processes.

    After a process has failed or taken too long, another process continues with the next row.

    Args:
        path: The path of the file that `make` has written.

    Returns:
        The results of all kernels, and a pair for each row that ended a process: the name of the row (or its
        index, if the process failed after the row), and the last line of the error.
    """
    start_row = 0
    results: list[dict[str, Any]] = []
    broken: list[tuple[str | int, str]] = []
    while True:
        command = [sys.executable, "-m", "benchmarks.clang_corpus", "work", path, str(start_row)]
        try:
            process = subprocess.run(command, capture_output=True, text=True, timeout=ROW_SECONDS)
            output, errors, status = process.stdout, process.stderr, process.returncode
        except subprocess.TimeoutExpired as error:
            output, errors, status = (error.stdout or b"").decode(), f"{ROW_SECONDS} s", 1
        # Each line is [index of the row, "start", name] or [index of the row, "done", results].
        lines = [json.loads(line) for line in output.splitlines()]
        for _, event, value in lines:
            if event == "done":
                results += value
        if status == 0:
            return results, broken
        index, event, value = lines[-1] if lines else (start_row, "start", "?")
        error_lines = errors.strip().splitlines()
        broken.append((value if event == "start" else index, error_lines[-1] if error_lines else ""))
        start_row = index + 1


def run(path: str) -> int:
    """Run the corpus, and print a summary. Return 1 if results that must be equal differ.

    Args:
        path: The path of the file that `make` has written.
    """
    results, broken = run_rows(path)
    typical_results = results[: len(KERNELS)]
    other_results = results[len(KERNELS) :]
    for result in typical_results:
        difference = "equal" if result["equal"] else f"within {result['distance']:.1e}"
        times = (
            f"clang {result['clang_us']:.1f} us, NVRTC {result['nvrtc_us']:.1f} us, {result['ratio']:.3f} x"
        )
        print(f"{result['name']:10} {difference:15} {times}")
    results_by_group: dict[str, list[dict[str, Any]]] = {"exact": [], "free": [], "repository": []}
    for result in other_results:
        results_by_group[get_group(result["name"])].append(result)
    for group, group_results in results_by_group.items():
        equal_count = sum(result["equal"] for result in group_results)
        print(f"{group:10} {len(group_results)} kernels, {equal_count} equal to the bit")
        for result in sorted(group_results, key=get_distance, reverse=True):
            if not result["equal"]:
                print("   ", result)
    for row, reason in broken:
        print("ended:", row, reason)
    return 0 if all(result["equal"] for result in results_by_group["exact"]) else 1


def get_distance(result: dict[str, Any]) -> float:
    """Return the distance, or 9.0 if the results cannot be compared and the distance is a message."""
    distance = result["distance"]
    return distance if isinstance(distance, float) else 9.0


if __name__ == "__main__":
    command, path, *more = sys.argv[1:]
    if command == "make":
        make(path)
    elif command == "work":
        work(path, int(more[0]))
    else:
        sys.exit(run(path))
