"""clang's code beside NVRTC's: the same kernels by both, run on one GPU, results and times compared.

    python -m benchmarks.clang_corpus make images.zip     needs both compilers, and no GPU
    python -m benchmarks.clang_corpus run images.zip      needs a GPU, and neither compiler

The corpus: ten kernels of the usual kinds (clang_kernels.cu), random ones, and those in the repository's
Python files and sources as they are, launched with one block. Random ones without fused multiplications and
without libdevice are decided by IEEE 754: they have to be equal to the bit.
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
COUNT = 120
_SIGNATURE = re.compile(r"__global__[^;{]*?\b(\w+)\s*\(([^;{]*?)\)\s*\{", re.S)


def find_repository() -> Iterator[tuple[str, str]]:
    """Texts with kernels, and where each is."""
    for folder in ("tests", "examples", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.cu")):
            yield str(path.relative_to(ROOT)), path.read_text()
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                    continue
                if "__global__" in node.value and "{" in node.value:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


class RandomKernel:
    """A kernel of random statements over floats, doubles and integers, by thread; exact: decided by IEEE."""

    def __init__(self, seed: int, exact: bool) -> None:
        self.random = random.Random(seed)
        self.exact = exact

    def write(self) -> str:
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
        """Statements whose results differ in the last digits from one compiler to another."""
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


# grid, block, arguments: ("in" or "out", dtype, count), or a number
_F, _I, _U, _D = "float32", "int32", "uint32", "float64"
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
    """Compile the corpus by both compilers into a file."""
    rows: list[dict[str, Any]] = []
    sources: list[tuple[str, str, list[str]]] = [
        ("ten", (ROOT / "benchmarks/clang_kernels.cu").read_text(), [])
    ]
    for seed in range(COUNT):
        exact = seed % 2 == 0
        kind = "exact" if exact else "free"
        sources.append(
            (f"{kind} {seed}", RandomKernel(seed, exact).write(), ["-fmad=false"] if exact else [])
        )
    sources += [(name, text, []) for name, text in find_repository()]
    for name, text, options in sources:
        row: dict[str, Any] = {"name": name, "text": text, "images": {}, "errors": {}}
        for compiler in ("nvrtc", "clang"):
            try:
                image = cudyn.compile(text, arch=ARCH, options=options, compiler=compiler)
                row["images"][compiler] = image.contents.decode()
            except (cudyn.errors.CompilerError, ValueError) as error:
                row["errors"][compiler] = str(error)[:600]
        rows.append(row)
        if len(row["errors"]) == 1:
            print(f"{name}: by one compiler alone: {row['errors']}", file=sys.stderr)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("rows", pickle.dumps(rows))
    both = sum(len(row["images"]) == 2 for row in rows)
    none = sum(len(row["errors"]) == 2 for row in rows)
    print(
        f"{len(rows)} texts, {both} by both compilers, {none} by neither (parts of texts, errors on purpose)"
    )


# --- with a GPU


def measure(image: dict[str, str]) -> list[dict[str, Any]]:
    """The ten kernels: results, and the times of both in turns."""
    modules = {name: cudyn.Module(text.encode()) for name, text in image.items()}
    found = []
    for name, (grid, block, arguments) in KERNELS.items():
        generator = np.random.default_rng(7)
        calls, outs = {}, {}
        data = [make_data(generator, *each) if isinstance(each, tuple) else each for each in arguments]
        for compiler, module in modules.items():
            held = [cudyn.Buffer.from_host(each) if isinstance(each, np.ndarray) else each for each in data]
            outs[compiler] = [
                (held[at], each[1])
                for at, each in enumerate(arguments)
                if isinstance(each, tuple) and each[0] == "out"
            ]
            calls[compiler] = (module.get_kernel(name), held)
        times: dict[str, list[float]] = {each: [] for each in calls}
        for turn in range(9):
            for compiler, (kernel, held) in calls.items():
                times[compiler].append(time_launches(kernel, grid, block, held, 3 if turn else 1))
        one, other = (read(*outs[compiler][0]) for compiler in ("nvrtc", "clang"))
        ours, theirs = (statistics.median(times[each][1:]) for each in ("clang", "nvrtc"))
        found.append(
            {
                "name": name,
                **compare(one, other),
                "clang_us": ours,
                "nvrtc_us": theirs,
                "ratio": ours / theirs,
            }
        )
    return found


def time_launches(kernel: Any, grid: Any, block: Any, held: list[Any], count: int) -> float:
    """Microseconds a launch, by events."""
    driver = cudyn.driver
    start, end = driver.cuEventCreate(0), driver.cuEventCreate(0)
    driver.cuEventRecord(start, None)
    for _ in range(count):
        kernel.launch(grid, block, *held)
    driver.cuEventRecord(end, None)
    driver.cuEventSynchronize(end)
    taken = driver.cuEventElapsedTime(start, end) * 1000 / count
    driver.cuEventDestroy(start)
    driver.cuEventDestroy(end)
    return float(taken)


def make_data(generator: Any, way: str, dtype: str, count: int) -> Any:
    """Random input, or zeros for output."""
    if way == "out":
        return np.zeros(count, dtype)
    if dtype in (_I, _U):
        return generator.integers(0, 1 << 31 if dtype == _U else 1000, count).astype(dtype)
    return generator.random(count).astype(dtype)


def read(buffer: Any, dtype: str) -> Any:
    return np.frombuffer(bytes(buffer), dtype)


def compare(one: Any, other: Any) -> dict[str, Any]:
    """Whether two results are equal to the bit and, of numbers, the largest distance."""
    if one.tobytes() == other.tobytes():
        return {"equal": True, "distance": 0.0}
    if one.dtype.kind != "f":
        return {"equal": False, "distance": float(np.mean(one != other))}
    a, b = one.astype("f8"), other.astype("f8")
    both = np.isfinite(a) & np.isfinite(b)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    away = np.abs(a[both] - b[both]) / np.maximum(np.maximum(np.abs(a[both]), np.abs(b[both])), 1e-3)
    same_bits = bool(np.all(same))
    return {
        "equal": same_bits,
        "distance": float(away.max(initial=0)),
        "infinite": int(np.sum(~both & ~same)),
    }


def run_random(images: dict[str, str]) -> dict[str, Any]:
    """A random kernel: all its outputs."""
    results = []
    for compiler in ("nvrtc", "clang"):
        generator = np.random.default_rng(3)
        inputs = [generator.normal(0, 3, 512).astype(_F), generator.integers(-1000, 1000, 512).astype(_I)]
        inputs.append(generator.normal(0, 3, 512))
        outputs = [np.zeros(768, _F), np.zeros(1024, _I), np.zeros(512, _D)]
        held = [cudyn.Buffer.from_host(each) for each in (*inputs, *outputs)]
        cudyn.Module(images[compiler].encode()).get_kernel("k").launch(2, 128, *held)
        results.append([read(buffer, each.dtype.name) for buffer, each in zip(held[3:], outputs)])
    found = [compare(one, other) for one, other in zip(*results)]
    return {
        "equal": all(each["equal"] for each in found),
        "distance": max(each["distance"] for each in found),
    }


def run_as_it_is(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The kernels of a text of the repository, each launched with a block of 32 threads."""
    texts = dict(_SIGNATURE.findall(re.sub(r"//.*", "", row["text"])))
    modules = {name: cudyn.Module(text.encode()) for name, text in row["images"].items()}
    ours, theirs = (modules[each].get_kernel_names() for each in ("clang", "nvrtc"))
    if sorted(ours) != sorted(theirs):
        yield {"name": row["name"], "equal": False, "distance": f"kernels {ours} and {theirs}"}
    for name in sorted({*ours} & {*theirs}):
        plain = re.sub(r"^_Z\d+(\w+?)(I.*|P.*|[a-z]*)$", r"\1", name)
        given = texts.get(name, next((value for key, value in texts.items() if key in plain), None))
        results = []
        for compiler in ("nvrtc", "clang"):
            generator = np.random.default_rng(5)
            kernel = read_image(row["images"][compiler].encode()).get_kernel_info(name)
            types = [each.type for each in kernel.parameters or ()]
            words = [each.strip() for each in (given or "").split(",")] if given else []
            held: list[Any] = []
            for at, each in enumerate(types):
                word = words[at] if at < len(words) else "*"
                if each == "u64" and "*" in word:
                    data = generator.integers(0, 30, 1 << 15).astype(
                        _I if "int" in word or "char" in word else _F
                    )
                    if "double" in word:
                        data = data.astype(_D)
                    held.append(cudyn.Buffer.from_host(data))
                elif each.startswith(("f", "u", "s")):
                    held.append(0.5 if each[0] == "f" else 24)
                else:
                    return
            modules[compiler].get_kernel(name).launch(1, 32, *held)
            results.append([np.frombuffer(bytes(one), _I) for one in held if isinstance(one, cudyn.Buffer)])
        found = []
        for one, other in zip(*results):
            view = _F if "float" in (given or "float") else _D if "double" in (given or "") else _I
            found.append(compare(one.view(view), other.view(view)))
        yield {
            "name": f"{row['name']} {name}",
            "equal": all(each["equal"] for each in found),
            "distance": max((each["distance"] for each in found), default=0.0),
        }


def work(path: str, first: int) -> None:
    """In a process of its own, which a kernel that traps ends: print a line of JSON for each row."""
    with zipfile.ZipFile(path) as archive:
        rows = pickle.loads(archive.read("rows"))
    for at in range(first, len(rows)):
        row = rows[at]
        if len(row["images"]) < 2:
            continue
        print(json.dumps([at, "start", row["name"]]), flush=True)
        if row["name"] == "ten":
            found = measure(row["images"])
        elif row["name"].startswith(("exact", "free")):
            found = [{"name": row["name"], **run_random(row["images"])}]
        else:
            found = list(run_as_it_is(row))
        print(json.dumps([at, "done", found]), flush=True)


def run(path: str) -> int:
    """Run the corpus; print a summary. 1: something that has to be equal is not, or is slow."""
    first, found, broken = 0, [], []
    while True:
        command = [sys.executable, "-m", "benchmarks.clang_corpus", "work", path, str(first)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            out, err, code = done.stdout, done.stderr, done.returncode
        except subprocess.TimeoutExpired as error:
            out, err, code = (error.stdout or b"").decode(), "60 s", 1
        lines = [json.loads(line) for line in out.splitlines()]
        found += [each for _, what, rows in lines if what == "done" for each in rows]
        if code == 0:
            break
        at, what, name = lines[-1] if lines else (first, "start", "?")
        broken.append((name if what == "start" else at, err.strip().splitlines()[-1:] or [""]))
        first = at + 1
    for each in found[: len(KERNELS)]:
        same = "equal" if each["equal"] else f"within {each['distance']:.1e}"
        times = f"clang {each['clang_us']:.1f} us, NVRTC {each['nvrtc_us']:.1f} us, {each['ratio']:.3f} x"
        print(f"{each['name']:10} {same:15} {times}")
    rest = found[len(KERNELS) :]
    for start in ("exact", "free", ""):
        some = [
            each
            for each in rest
            if each["name"].startswith(start)
            and (start or " " not in each["name"].partition(":")[0].partition(".")[0])
        ]
        equal = sum(each["equal"] for each in some)
        print(f"{start or 'repository':10} {len(some)} kernels, {equal} equal to the bit")
        for each in sorted(
            some, key=lambda each: -float(each["distance"] if isinstance(each["distance"], float) else 9)
        ):
            if not each["equal"]:
                print("   ", each)
    for name, why in broken:
        print("ended:", name, *why)
    wrong = [each for each in rest if each["name"].startswith("exact") and not each["equal"]]
    return 1 if wrong else 0


if __name__ == "__main__":
    command, path, *more = sys.argv[1:]
    if command == "make":
        make(path)
    elif command == "work":
        work(path, int(more[0]))
    else:
        sys.exit(run(path))
