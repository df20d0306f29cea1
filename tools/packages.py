"""Tests real packages on a machine without CUDA: `nox -s packages` writes docs/howto/packages.md.

Each package is installed without its NVIDIA dependencies, and is loaded without a GPU in three ways: with
stubs from `provide(needs(distribution=...))`, without cudyn but with the files that `stub --for` writes, and
with stubs and the real CUDA runtimes that the package is linked with. The first two ways are also tested in
each kind of child process. In addition, torch trains in several kinds of processes.

`--keep DIRECTORY` keeps the installed packages and the results. To test only some packages, name them on the
command line. The page also contains the earlier results of all other packages. `--tests training` runs only
this test, and keeps the earlier results of the other tests. `--cpu WHEEL` compares torch's CPU wheel, which
WHEEL specifies as a pip requirement, with the CUDA wheel of the same release, which is loaded with stubs.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tests.support import real

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "howto" / "packages.md"
BEGIN = "<!-- packages: written by tools/packages.py -->\n"
END = "<!-- /packages -->\n"
CPU_BEGIN = "<!-- torch on the CPU: written by tools/packages.py --cpu -->\n"
CPU_END = "<!-- /torch on the CPU -->\n"
TIME_LIMIT = 3600  # seconds for each program; torch_processes.py trains in ten kinds of processes
RUNTIME_MAJORS = (12, 13)  # the CUDA runtimes that the packages are linked with
TESTS = ("load", "files", "children", "training", "runtime")
COLUMNS = {"works", "by_files", "beside"}  # a package is on the page if it has all of these results
PROCESSES = ROOT / "tools" / "torch_processes.py"
CHILDREN = ROOT / "tools" / "package_processes.py"
# Dependencies of the packages, except NVIDIA's libraries.
DEPENDENCIES = """
numpy sympy mpmath networkx filelock typing_extensions jinja2 markupsafe fsspec packaging fastrlock
cuda-pathfinder flatbuffers protobuf psutil cloudpickle tqdm ml_dtypes pillow
"""


class Package(NamedTuple):
    """A package to test.

    Attributes:
        wheel: The pip requirement for the package.
        code: A program that prints one line about the features that work.
        with_: The packages that are loaded before it (keys of PACKAGES).
        but: The features that do not work or that need a workaround, for the column "limitations".
        others: The pip requirements for the package's additional dependencies, except NVIDIA's packages.
        env: The environment variables that the package needs.
    """

    wheel: str
    code: str
    with_: tuple[str, ...] = ()
    but: str = ""
    others: str = ""
    env: tuple[tuple[str, str], ...] = ()


TORCH = """
import torch
x = torch.randn(8, 8, requires_grad=True)
(x @ x).sum().backward()
works = x.grad is not None
try: torch.zeros(1, device="cuda")
except RuntimeError as error: fails = str(error).splitlines()[0]
print(f"import; backward on the CPU: {works}; torch.cuda.is_available() {torch.cuda.is_available()}")
"""
CUPY = """
import cupy
try: cupy.zeros(3)
except cupy.cuda.runtime.CUDARuntimeError as error: message = str(error).partition(":")[0]
print(f"import; cupy.cuda.is_available() {cupy.cuda.is_available()}; cupy.zeros(3): {message}")
"""
FAISS = """
import faiss, numpy
index = faiss.IndexFlatL2(8)
data = numpy.random.rand(100, 8).astype("float32")
index.add(data)
found = index.search(data[:5], 1)[1][:, 0].tolist() == [*range(5)]
print(f"import; search on the CPU: {found}; faiss.get_num_gpus() {faiss.get_num_gpus()}")
"""
BERT = """
import torch, transformers
sizes = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=64, vocab_size=99)
model = transformers.BertModel(transformers.BertConfig(**sizes)).eval()  # without dropout
optimizer = torch.optim.SGD(model.parameters(), 0.01)
words = torch.ones(1, 5, dtype=torch.long)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = model(words).pooler_output.square().sum()
    loss.backward()
    optimizer.step()
    losses.append(float(loss.detach()))
print(f"import; a BERT of 2 layers trains on the CPU: {losses[-1] < losses[0]}")
"""
VLLM = """
import glob, importlib.util, os, torch
(folder,) = importlib.util.find_spec("vllm").submodule_search_locations
names = sorted(glob.glob(folder + "/_*.so"))
for name in names: torch.ops.load_library(name)
print(f"its {len(names)} extensions of torch are loaded:", torch.ops._C.silu_and_mul is not None)
"""
AWQ = """
import importlib, torch
names = ("awq_ext", "awq_ft_ext", "awq_v2_ext", "exl_ext", "exlv2_ext")
gemm = [importlib.import_module(name) for name in names][0].gemm_forward_cuda
try:
    gemm(*map(torch.zeros, ((8, 64), (64, 8), (1, 64), (1, 8))), 8)
except RuntimeError as error:
    message = str(error).split(" at ")[0]
    print(f"its {len(names)} extensions are imported; a call with tensors on the CPU: {message}")
"""
QISKIT = """
from qiskit import QuantumCircuit
from qiskit_aer import AerSimulator
circuit = QuantumCircuit(2)
circuit.h(0); circuit.cx(0, 1); circuit.measure_all()
counts = AerSimulator().run(circuit, shots=50).result().get_counts()
print(f"import; a circuit runs on the CPU: {sorted(counts) == ['00', '11']}")
"""
PENNYLANE = """
import importlib.util, os, sys
name = "pennylane_lightning/lightning_gpu_ops.cpython-%d%d-x86_64-linux-gnu.so" % sys.version_info[:2]
(path,) = [p for p in (os.path.join(f, name) for f in sys.path) if os.path.exists(p)]
spec = importlib.util.spec_from_file_location("lightning_gpu_ops", path)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(f"its extension is imported: {hasattr(module, 'is_gpu_supported')}")
"""
PACKAGES = {
    "torch 2.8": Package("torch==2.8.0", TORCH),
    "torch": Package("torch", TORCH),
    "torchvision": Package(
        "torchvision==0.23.0",
        "import torch, torchvision\n"
        "kept = torchvision.ops.nms(torch.tensor([[0., 0, 1, 1]] * 2), torch.tensor([.9, .8]), .5).tolist()\n"
        'print(f"import; nms on the CPU: {kept}")',
        ("torch 2.8",),
    ),
    "bitsandbytes": Package(
        "bitsandbytes",
        "import torch, bitsandbytes\n"
        "codes = bitsandbytes.functional.quantize_blockwise(torch.randn(64))[0]\n"
        'print(f"import; quantize_blockwise on the CPU: {tuple(codes.shape)}")',
        ("torch 2.8",),
    ),
    "faiss-gpu-cu12": Package(
        "faiss-gpu-cu12",
        FAISS,
        but="faiss looks for the files of NVIDIA's packages itself, unless you set "
        "`_FAISS_WHEEL_DISABLE_CUDA_PRELOAD=1`",
        env=(("_FAISS_WHEEL_DISABLE_CUDA_PRELOAD", "1"),),
    ),
    "cupy-cuda12x": Package("cupy-cuda12x", CUPY, but="cupy's arrays need a GPU"),
    "cupy-cuda13x": Package("cupy-cuda13x", CUPY, but="cupy's arrays need a GPU"),
    "onnxruntime-gpu": Package(
        "onnxruntime-gpu",
        "import onnxruntime\nprint('import; providers:', ', '.join(onnxruntime.get_available_providers()))",
        but="do not use stubs: without them, onnxruntime uses the CPU",
    ),
    "xformers": Package(
        "xformers",
        "import torch, xformers, xformers.ops\n"
        'print("import; its extension is loaded:", xformers._cpp_lib._cpp_library_load_exception is None)',
        ("torch",),
    ),
    "sgl-kernel": Package(
        "sgl-kernel",
        'import torch, sgl_kernel\nprint("import")',
        ("torch 2.9",),
        "the package's kernels need a GPU",
    ),
    "transformers": Package(
        "transformers",
        BERT,
        ("torch",),
        others="tokenizers safetensors huggingface-hub regex pyyaml requests urllib3 certifi idna "
        "charset-normalizer httpx httpcore httpx2 httpcore2 truststore anyio h11 hf-xet typer click",
    ),
    "vllm": Package("vllm", VLLM, ("torch",), "the package's kernels need a GPU"),
    "autoawq-kernels": Package("autoawq-kernels", AWQ, ("torch 2.5",), "the package's kernels need a GPU"),
    "qiskit-aer-gpu": Package(
        "qiskit-aer-gpu",
        QISKIT,
        others="qiskit rustworkx scipy dill stevedore pbr python-dateutil six symengine",
    ),
    "pennylane-lightning-gpu": Package(
        "pennylane-lightning-gpu", PENNYLANE, but="the package's device class needs a GPU"
    ),
    "torch 2.5": Package("torch==2.5.1", TORCH),
    "torch 2.9": Package("torch==2.9.1", TORCH),
    "apache-tvm-ffi": Package("apache-tvm-ffi", 'import tvm_ffi\nprint("import")'),
}
# Provides stubs, runs a package's program, and prints a JSON object with data about the stubs.
CHILD = """
import json, sys
import cudyn
names, code = json.loads(sys.argv[1])
needs = [cudyn.needs(distribution=name) for name in names]
provided = [cudyn.provide(package_needs) for package_needs in needs]
p = provided[-1]
exec(code)
print(json.dumps({
    "opened": needs[-1].opened, "has_runtime": needs[-1].has_runtime,
    "links": sorted({link.soname for link in needs[-1].links}), "stubs": p.stubs,
    "provided": len(p.symbols), "unknown": len(p.unknown), "refused": needs[-1].refused,
    "missed": sum(count for p in provided for name, count in p.missed.items() if name[:2] != "__"),
    "fatbins": sum(p.missed.get("__cudaRegisterFatBinary", 0) for p in provided),
}))
"""


def install(package: str, directory: pathlib.Path) -> pathlib.Path:
    """Install packages without their dependencies, unless they are already installed.

    Args:
        package: One or more pip requirements, separated by spaces.
        directory: The directory that contains a directory for each installation.

    Returns:
        The directory of this installation, for PYTHONPATH.
    """
    target = directory / re.sub(r"\W+", "-", package)
    if not target.exists():
        # pip installs into a temporary directory, so that an interrupted installation is not used later.
        temporary = pathlib.Path(tempfile.mkdtemp(dir=directory))
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-compile"]
        command += ["--target", str(temporary), *package.split()]
        subprocess.run(command, check=True)
        temporary.rename(target)
    return target


def list_hidden() -> list[str]:
    """List the directories of the system's own CUDA libraries, which are hidden from the packages."""
    output = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    paths = re.findall(r"=> (\S+/lib(?:cudart|cuda|nvrtc|cublas|nvidia-ml)\.so\S*)", output)
    return sorted({os.path.dirname(os.path.realpath(path)) for path in paths})


class Environment(NamedTuple):
    """An environment in which programs can import certain packages.

    Attributes:
        directories: The directories of the packages, for PYTHONPATH.
        hidden: Directories with CUDA libraries, which appear empty to the programs.
    """

    directories: tuple[pathlib.Path, ...]
    hidden: list[str]

    def run(self, *command: str, env: Mapping[str, str] = {}) -> subprocess.CompletedProcess[str]:
        """Run a command in this environment. `env` contains additional environment variables."""
        environment = {"PYTHONPATH": ":".join(map(str, self.directories)), **env}
        for name, value in os.environ.items():
            if not name.startswith(("CUDA", "CUDYN", "LD_")):
                environment.setdefault(name, value)
        if self.hidden:
            # Mount empty file systems over the directories, in a mount namespace that only the command uses.
            mounts = " && ".join(f"mount -t tmpfs none {directory}" for directory in self.hidden)
            command = ("unshare", "-m", "sh", "-c", f'{mounts} && exec "$0" "$@"', *command)
        # The working directory must not contain cudyn's sources, because `-m` would import them.
        return subprocess.run(
            command,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIME_LIMIT,
            cwd=tempfile.gettempdir(),
        )

    def with_cudyn(self) -> Environment:
        """Return a copy of this environment in which programs can also import cudyn."""
        return self._replace(directories=(ROOT, *self.directories))


def load_with_cudyn(name: str, environment: Environment) -> dict[str, Any]:
    """Load a package with stubs in a new process.

    Returns:
        The JSON object that CHILD prints, with the last line that the package's program prints as "works".
        If the program fails, "works" describes the failure, and is the only key.
    """
    package = PACKAGES[name]
    arguments = json.dumps([list_names(name), package.code])
    process = environment.with_cudyn().run(sys.executable, "-c", CHILD, arguments, env=dict(package.env))
    lines = process.stdout.splitlines()
    if process.returncode or len(lines) < 2:
        return {"works": describe_failure(process)}
    *_, works, stub_data = lines
    return {"works": works, **json.loads(stub_data)}


def list_names(name: str) -> list[str]:
    """List the distributions that must be loaded to test a package. The package's own one is last."""
    names = []
    for package in (*PACKAGES[name].with_, name):
        distribution, _, _ = PACKAGES[package].wheel.partition("==")
        names.append(distribution)
    return names


def describe_failure(process: subprocess.CompletedProcess[str]) -> str:
    """Return a failed process's exit status and the last line of its error output."""
    lines = process.stderr.strip().splitlines()
    last_line = lines[-1] if lines else "?"
    return f"fails ({process.returncode}): {last_line[:200]}"


def write_stubs(name: str, environment: Environment, directory: str) -> subprocess.CompletedProcess[str]:
    """Write the stub files for a package into an empty directory."""
    packages = [f"--for={package}" for package in list_names(name)]
    command = ["-m", "cudyn", "stub", *packages, "-o", directory]
    return environment.with_cudyn().run(sys.executable, *command)


def load_with_files(
    name: str, environment: Environment, directory: str, written: subprocess.CompletedProcess[str]
) -> dict[str, Any]:
    """Load a package without cudyn, with stub files.

    Args:
        name: The package, as a key of PACKAGES.
        environment: The environment that it runs in.
        directory: The directory with the stub files.
        written: The finished process that wrote these files.

    Returns:
        The last line that the package's program prints as "works", and the last line that `cudyn stub` prints
        as "summary". If one of them fails, "works" describes the failure.
    """
    if written.returncode:
        return {"works": describe_failure(written)}
    env = {**dict(PACKAGES[name].env), "LD_LIBRARY_PATH": directory}
    process = environment.run(sys.executable, "-c", PACKAGES[name].code, env=env)
    works = describe_failure(process) if process.returncode else process.stdout.splitlines()[-1]
    return {"works": works, "summary": written.stdout.splitlines()[-1]}


def load_in_children(name: str, environment: Environment, directory: str) -> dict[str, dict[str, str]]:
    """Load a package in each kind of child process, with stub files and with `run --provide`.

    Returns:
        A dict with the keys "by files" and "by run". Their values map each kind of process to "ok" or to a
        description of the failure.
    """
    env = dict(PACKAGES[name].env)
    provided = [f"--provide={package}" for package in list_names(name)]
    with tempfile.NamedTemporaryFile("w", suffix=".py", prefix="cudyn-package-") as program:
        program.write(PACKAGES[name].code)
        program.flush()
        children = (str(CHILDREN), program.name)
        by_files = environment.run(sys.executable, *children, env={**env, "LD_LIBRARY_PATH": directory})
        by_run = environment.with_cudyn().run(
            sys.executable, "-m", "cudyn", "run", *provided, *children, env=env
        )
    return {"by files": parse_kinds(by_files), "by run": parse_kinds(by_run)}


def parse_kinds(process: subprocess.CompletedProcess[str]) -> dict[str, str]:
    """Return the result for each kind of process.

    Args:
        process: A finished process of package_processes.py or torch_processes.py.
    """
    if process.returncode:
        return {"all": describe_failure(process)}
    last_line = process.stdout.splitlines()[-1]
    return dict(json.loads(last_line))


def train_in_processes(environment: Environment, directory: str) -> dict[str, dict[str, str]]:
    """Train with torch in each kind of process. Return the same dict as `load_in_children`."""
    provided = ("-m", "cudyn", "run", "--provide", "torch")
    by_files = environment.run(sys.executable, str(PROCESSES), env={"LD_LIBRARY_PATH": directory})
    by_run = environment.with_cudyn().run(sys.executable, *provided, str(PROCESSES))
    return {"by files": parse_kinds(by_files), "by run": parse_kinds(by_run)}


# Prints attributes of torch that may differ between a CPU wheel and a CUDA wheel.
BACKENDS = """
import torch
try: stream = str(torch.Stream())
except (RuntimeError, AssertionError) as error: stream = "raises " + type(error).__name__
print(*(repr(fact) for fact in (
    torch.version.cuda, stream, str(torch.accelerator.current_accelerator()), torch.backends.cudnn.version(),
    torch.backends.cuda.is_built(), torch.backends.cudnn.is_available(), torch.cuda.device_count(),
)), sep="; ")
"""
# The attributes of torch, in the order in which BACKENDS prints them.
BACKEND_NAMES = (
    "version.cuda",
    "Stream()",
    "accelerator",
    "backends.cudnn.version()",
    "backends.cuda.is_built()",
    "backends.cudnn.is_available()",
    "cuda.device_count()",
)
# Trains, and prints a hash of the weights.
NUMBERS = """
import hashlib, torch
torch.manual_seed(0); torch.set_num_threads(1)
from torch import nn
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.Flatten(), nn.Linear(288, 4))
optimizer = torch.optim.Adam(model.parameters())
for _ in range(5):
    optimizer.zero_grad()
    model(torch.rand(2, 3, 8, 8)).square().sum().backward()
    optimizer.step()
data = b"".join(parameter.detach().numpy().tobytes() for parameter in model.parameters())
print(hashlib.sha256(data).hexdigest())
"""
ROUNDS = 9  # measured imports of each wheel, after a first import that writes bytecode


def compare_with_cpu(
    wheel: str, directory: pathlib.Path, dependencies: pathlib.Path, hidden: list[str]
) -> str:
    """Return a table that compares torch's CPU wheel with the CUDA wheel of the same release and stubs.

    Args:
        wheel: The pip requirement for the CPU wheel.
        directory: The directory in which packages are installed.
        dependencies: The directory with the installed dependencies.
        hidden: Directories with CUDA libraries, which appear empty to the programs.
    """
    _, _, version = wheel.partition("==")
    release, _, _ = version.partition("+")
    cpu = Environment((install(wheel, directory), dependencies), hidden)
    cuda_wheel = install(f"torch==={release}", directory)  # === excludes the CPU wheel
    cuda = Environment((cuda_wheel, dependencies), hidden)
    with tempfile.TemporaryDirectory(prefix="cudyn-stubs-") as stubs:
        cuda.with_cudyn().run(sys.executable, "-m", "cudyn", "stub", "--for=torch", "-o", stubs)
        env = {"LD_LIBRARY_PATH": stubs}
        cpu_times = []
        cuda_times = []
        for _ in range(1 + ROUNDS):
            cpu_times.append(time_import(cpu, {}))
            cuda_times.append(time_import(cuda, env))
        cpu_attributes = cpu.run(sys.executable, "-c", BACKENDS).stdout
        cuda_attributes = cuda.run(sys.executable, "-c", BACKENDS, env=env).stdout
        cpu_weights = cpu.run(sys.executable, "-c", NUMBERS).stdout
        cuda_weights = cuda.run(sys.executable, "-c", NUMBERS, env=env).stdout
    rows = [f"| torch {release} | CPU wheel | CUDA wheel, stubs as files |", "|---|---|---|"]
    cpu_values = cpu_attributes.strip().split("; ")
    cuda_values = cuda_attributes.strip().split("; ")
    for name, cpu_value, cuda_value in zip(BACKEND_NAMES, cpu_values, cuda_values, strict=True):
        rows.append(f"| `torch.{name}` | {cpu_value} | {cuda_value} |")
    time_ratio = statistics.median(cuda_times[1:]) / statistics.median(cpu_times[1:])
    rows.append(f"| processor time of the import | 1 | {time_ratio:.2f} |")
    are_equal = bool(cpu_weights) and cpu_weights == cuda_weights
    rows.append(f"| weights after training | | {'the same, to the bit' if are_equal else 'others'} |")
    return "\n".join(rows) + "\n"


def time_import(environment: Environment, env: Mapping[str, str]) -> float:
    """Return the processor time, in seconds, of a process that imports torch."""
    start = os.times()
    process = environment.run(sys.executable, "-c", "import torch", env=env)
    process.check_returncode()
    end = os.times()
    user_time = end.children_user - start.children_user
    system_time = end.children_system - start.children_system
    return user_time + system_time


def format_rows(results: dict[str, dict[str, Any]]) -> str:
    """Return the table of packages, in the order of PACKAGES.

    Args:
        results: The results of each package, by its key in PACKAGES.
    """
    rows = [
        "| package | links with | provided | without CUDA | by files | with a real cudart | limitations |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, package in PACKAGES.items():
        if name in results:
            cells = format_cells(package, results[name])
            escaped_cells = [cell.replace("|", "\\|") for cell in cells]
            rows.append(f"| {' | '.join(escaped_cells)} |")
    return "\n".join(rows) + "\n"


def format_cells(package: Package, result: dict[str, Any]) -> list[str]:
    """Return the cells of a package's row in the table of packages."""
    works = result["works"]

    def shorten(other: str) -> str:
        """Return the result of another way to load the package, unless it is the same as without CUDA."""
        return "the same result" if other == works else other

    title = result["version"]
    if package.with_:
        title += f" (with {', '.join(package.with_)})"
    by_files = shorten(result["by_files"]["works"])
    if "summary" in result["by_files"]:
        by_files += f": {result['by_files']['summary']}"
    with_runtimes = [f"`{soname}`: {shorten(other)}" for soname, other in result["beside"].items()]
    return [
        title,
        format_links(result),
        format_provided(result),
        works,
        by_files,
        ", ".join(with_runtimes),
        package.but,
    ]


def format_links(result: dict[str, Any]) -> str:
    """List the CUDA libraries that a package is linked with, and those that it opens with dlopen."""
    links = [f"`{soname}`" for soname in result.get("links", ())]
    if result.get("has_runtime"):
        links.append("the CUDA runtime is linked statically")
    description = ", ".join(links) or "none"
    opened = [f"`{soname}`" for soname in result.get("opened", ()) if soname not in result["links"]]
    if opened:
        description += f"; opens with dlopen: {', '.join(opened)}"
    return description


def format_provided(result: dict[str, Any]) -> str:
    """Return the numbers of symbols and libraries that stubs provided for a package."""
    symbols = result.get("provided", 0)
    libraries = len(result.get("stubs", ()))
    symbol_noun = "symbol" if symbols == 1 else "symbols"
    library_noun = "library" if libraries == 1 else "libraries"
    description = f"{symbols} {symbol_noun}, {libraries} {library_noun}"
    if result.get("unknown"):
        description += f"; {result['unknown']} without a prototype"
    fatbins = result.get("fatbins", 0)
    if fatbins:
        fatbin_noun = "fatbin" if fatbins == 1 else "fatbins"
        description += f"; {fatbins:,} {fatbin_noun} registered"
    return description


def format_processes(results: dict[str, dict[str, Any]]) -> str:
    """Return a table with the result of training with torch in each kind of process."""
    kinds_by_column: dict[str, dict[str, str]] = {}
    for result in results.values():
        for method, kinds in result.get("processes", {}).items():
            kinds_by_column[f"{result['version']}, {method}"] = kinds
    rows = [f"| torch trains in | {' | '.join(kinds_by_column)} |", "|---" * (1 + len(kinds_by_column)) + "|"]
    columns = list(kinds_by_column.values())
    if columns:
        for kind in columns[0]:  # all columns contain the same kinds of processes
            cells = [column[kind] for column in columns]
            rows.append(f"| {kind} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def format_children(results: dict[str, dict[str, Any]]) -> str:
    """Return a table with the kinds of child processes in which packages can be loaded.

    Packages with the same results share a row.
    """

    def format_cell(kinds: dict[str, str]) -> str:
        """List the kinds of child processes, each with a description of the failure if it failed."""
        return ", ".join(kind if status == "ok" else f"{kind}: {status}" for kind, status in kinds.items())

    versions_by_cells: dict[str, list[str]] = {}
    for name in PACKAGES:
        result = results.get(name, {})
        if "children" in result:
            by_files, by_run = result["children"]["by files"], result["children"]["by run"]
            cells = f"{format_cell(by_files)} | {format_cell(by_run)}"
            versions_by_cells.setdefault(cells, []).append(result["version"])
    rows = ["| by files | by `run --provide` | packages |", "|---|---|---|"]
    rows += [f"| {cells} | {', '.join(versions)} |" for cells, versions in versions_by_cells.items()]
    return "\n".join(rows) + "\n"


def read_version(name: str, directory: pathlib.Path) -> str:
    """Return the name and the version of a package's installed distribution, such as "torch 2.8.0"."""
    distribution, _, _ = PACKAGES[name].wheel.partition("==")
    (info,) = directory.glob(f"{distribution.replace('-', '_')}-*.dist-info")
    _, _, version = info.name.removesuffix(".dist-info").rpartition("-")
    return f"{distribution} {version}"


def replace_block(begin: str, end: str, block: str) -> None:
    """Replace the text between two markers on the page."""
    text = PAGE.read_text(encoding="utf-8")
    text_before, _, block_and_tail = text.partition(begin)
    _, _, text_after = block_and_tail.partition(end)
    PAGE.write_text(text_before + begin + block + end + text_after, encoding="utf-8")


def prepare(name: str, directory: pathlib.Path, hidden: list[str]) -> tuple[str, Environment]:
    """Install a package and the packages that it needs.

    Args:
        name: The package, as a key of PACKAGES.
        directory: The directory in which the packages are installed.
        hidden: Directories with CUDA libraries, which appear empty to the programs.

    Returns:
        The name and the version of the package, and an environment in which programs can import it.
    """
    package = PACKAGES[name]
    directories = [install(PACKAGES[needed].wheel, directory) for needed in (name, *package.with_)]
    version = read_version(name, directories[0])
    if package.others:
        directories.append(install(package.others, directory))
    directories.append(install(DEPENDENCIES.strip(), directory))
    return version, Environment(tuple(directories), hidden)


def iter_results(name: str, environment: Environment, tests: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Run tests of a package, and yield the results of each test as a part of the package's JSON object.

    Args:
        name: The package, as a key of PACKAGES.
        environment: The environment that it runs in.
        tests: The tests to run, from TESTS. "runtime" is ignored, because `load_with_runtimes` implements it.
    """
    if "load" in tests:
        yield load_with_cudyn(name, environment)
    with tempfile.TemporaryDirectory(prefix="cudyn-stubs-") as stubs:
        written = write_stubs(name, environment, stubs)
        if "files" in tests:
            yield {"by_files": load_with_files(name, environment, stubs, written)}
        if "children" in tests:
            yield {"children": load_in_children(name, environment, stubs)}
        if "training" in tests and PACKAGES[name].wheel.partition("==")[0] == "torch":
            yield {"processes": train_in_processes(environment, stubs)}


def load_with_runtimes(name: str, environment: Environment, links: Sequence[str]) -> dict[str, str]:
    """Load a package with each real CUDA runtime that it is linked with, each in a separate process.

    Args:
        name: The package, as a key of PACKAGES.
        environment: The environment that it runs in.
        links: The sonames of the libraries that it is linked with.

    Returns:
        The last line that the package's program prints, by the runtime's soname.
    """
    lines = {}
    for major in RUNTIME_MAJORS:
        soname = f"libcudart.so.{major}"
        if soname in links:
            runtime_directory = real.library("runtime", major)
            with_runtime = environment._replace(directories=(*environment.directories, runtime_directory))
            lines[soname] = load_with_cudyn(name, with_runtime)["works"]
    return lines


def main() -> int:
    """Test the packages and write the page. Return the exit status: 1 if a package fails to load."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--tests", nargs="+", choices=TESTS, default=TESTS, help="tests to run")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--cpu", default="", help="torch's CPU wheel, such as torch==2.13.0+cpu")
    options = parser.parse_args()
    directory = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="cudyn-packages-"))
    directory.mkdir(exist_ok=True, parents=True)
    hidden = list_hidden()
    if hidden and (os.geteuid() or not shutil.which("unshare")):
        print(f"this machine has CUDA in {', '.join(hidden)}, which only root can hide", file=sys.stderr)
        return 2
    results_file = directory / "found.json"
    results: dict[str, dict[str, Any]] = json.loads(results_file.read_text()) if results_file.exists() else {}
    for name in options.names or PACKAGES:
        version, environment = prepare(name, directory, hidden)
        result = {} if "load" in options.tests else results.get(name, {})
        result["version"] = version
        for part in iter_results(name, environment, options.tests):
            result |= part
            results_file.write_text(json.dumps({**results, name: result}))
        if "runtime" in options.tests:
            result["beside"] = load_with_runtimes(name, environment, result.get("links", ()))
        results[name] = result
        results_file.write_text(json.dumps(results))
        print(json.dumps({name: result}), flush=True)
    complete = {name: result for name, result in results.items() if result.keys() >= COLUMNS}
    tables = [format_rows(complete), format_children(complete), format_processes(complete)]
    replace_block(BEGIN, END, "\n".join(tables))
    if options.cpu:
        dependencies = install(DEPENDENCIES.strip(), directory)
        replace_block(CPU_BEGIN, CPU_END, compare_with_cpu(options.cpu, directory, dependencies, hidden))
    if not options.keep:
        shutil.rmtree(directory)
    return int(any(has_failure(result) for result in complete.values()))


def has_failure(result: dict[str, Any]) -> bool:
    """Return whether a package could not be loaded with stubs, or with stub files."""
    outcomes = [result["works"], result["by_files"]["works"]]
    return any(outcome.startswith("fails") for outcome in outcomes)


if __name__ == "__main__":
    sys.exit(main())
