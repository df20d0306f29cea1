"""Runs single kernels of packages in the simulation, and compares their results with models in numpy.

The modules mmcv, deepspeed, flashinfer, lightseq, thinc and rwkv list the kernels. For each kernel, a
function returns a Case: the launch with its arguments, and the expected contents of its arrays. Arguments
that are numbers, such as the sizes of the arrays, are in the order of the parameters in the kernel's source.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy

import cudyn
import cudyn.testing

ARCHITECTURE = "sm_90"
# A launch with more bytes of dynamic shared memory needs an attribute of the function.
SHARED_MEMORY_LIMIT = 48 << 10
# Template arguments in C++ -> regular expressions for their mangled names in the Itanium C++ ABI.
MANGLED = {
    "float": "f",
    "int": "i",
    "__half": "6__half",
    "half": "6__half",
    "true": "Lb1E",
    "false": "Lb0E",
    "flashinfer::quantization::BitOrder::kLittle": r"LNS\w*_8BitOrderE1E",
}


@dataclass
class Case:
    """A launch of a kernel.

    Attributes:
        grid: The number of blocks in each dimension.
        block: The number of threads of a block in each dimension.
        arguments: The kernel's arguments: numbers, and arrays, which are copied to the device.
        expected_by_argument: Maps the position of an argument to the contents of its array after the launch.
        shared_memory: The size of the dynamic shared memory in bytes.
        tolerance: The relative and absolute error that is allowed in floating-point results.
    """

    grid: int | tuple[int, ...]
    block: int | tuple[int, ...]
    arguments: Sequence[Any]
    expected_by_argument: dict[int, Any]
    shared_memory: int = 0
    tolerance: float = 1e-4


@dataclass
class Kernel:
    """A kernel of a package.

    Attributes:
        package: The package that contains the kernel.
        file: The path of its source file in the package's source directory.
        expression: The kernel in C++ with its template arguments, such as "scale<float>".
        make: A function that returns a launch. Its argument is a random number generator.
        judged: If a person has confirmed a fault of the kernel, a part of the message that reports this
            fault, or of the description of the difference from the model. Otherwise "".
        note: The property that distinguishes this launch from other launches of the same kernel, or "".
    """

    package: Package
    file: str
    expression: str
    make: Callable[[numpy.random.Generator], Case]
    judged: str = ""
    note: str = ""

    @property
    def title(self) -> str:
        """The package, the file, the kernel's name, and the note, which together identify the launch."""
        note = f", {self.note}" if self.note else ""
        return f"{self.package.title} {self.file} {self.name}{note}"

    @property
    def name(self) -> str:
        """The name of the kernel, without template arguments and namespaces."""
        without_arguments, _, _ = self.expression.partition("<")
        _, _, name = without_arguments.rpartition("::")
        return name


@dataclass
class Package:
    """A package on the package index that contains the source code of kernels.

    Attributes:
        name: The name of the package.
        version: Its version.
        sources: The path of the source directory in the unpacked archive.
        is_wheel: Whether the sources are in the wheel. Otherwise, they are in the sdist.
        includes: The paths of directories with headers, relative to `sources`.
        headers: Maps names to contents of headers, which replace headers that are missing or need PyTorch.
        preamble: Source code that precedes the #include of a kernel's file.
        kernels: The kernels of the package.
    """

    name: str
    version: str
    sources: str
    is_wheel: bool = False
    includes: Sequence[str] = (".",)
    headers: dict[str, str] = field(default_factory=dict)
    preamble: str = ""
    kernels: list[Kernel] = field(default_factory=list)

    @property
    def title(self) -> str:
        """The package's name in the table."""
        return f"{self.name} {self.version}"

    def kernel(
        self, file: str, expression: str, judged: str = "", note: str = ""
    ) -> Callable[[Callable[[numpy.random.Generator], Case]], Callable[[numpy.random.Generator], Case]]:
        """Return a decorator that adds a kernel to the package. The parameters are those of Kernel."""

        def add(make: Callable[[numpy.random.Generator], Case]) -> Callable[[numpy.random.Generator], Case]:
            """Add the kernel that the decorated function creates a launch of."""
            self.kernels.append(Kernel(self, file, expression, make, judged, note))
            return make

        return add

    def count_kernels(self) -> int:
        """Return the number of different kernels. The list can contain several launches of a kernel."""
        return len({(kernel.file, kernel.expression) for kernel in self.kernels})

    def list_files(self) -> list[str]:
        """Return the files that contain the kernels."""
        return list(dict.fromkeys(kernel.file for kernel in self.kernels))


def download(package: Package, directory: pathlib.Path) -> pathlib.Path:
    """Download and unpack a package, unless it is already unpacked. Return its source directory.

    To read the metadata of an sdist, pip runs setup.py, which needs packaging, setuptools and wheel.
    """
    target = directory / f"{package.name}-{package.version}"
    if not target.exists():
        archives = directory / f"{target.name}.archive"
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", f"--dest={archives}"]
        if package.is_wheel:
            command += ["--only-binary=:all:"]
        else:
            command += ["--no-binary=:all:", "--no-build-isolation"]
        subprocess.run([*command, f"{package.name}=={package.version}"], check=True)
        (archive,) = archives.iterdir()
        if package.is_wheel:
            shutil.unpack_archive(archive, target, "zip")
        else:
            shutil.unpack_archive(archive, target, filter="data")
    return target / package.sources


def compile_file(
    package: Package, file: str, sources: pathlib.Path, target: pathlib.Path, nvcc: Sequence[str]
) -> str:
    """Compile the kernels of a file to PTX.

    Args:
        package: The package that contains the file.
        file: The path of the file in the package's source directory.
        sources: The source directory.
        target: The path of the PTX file to write.
        nvcc: The nvcc command, with options.

    Returns:
        The first error message, or "" if there is no error.
    """
    headers = target.parent / f"{package.name}.headers"
    for name, content in package.headers.items():
        header = headers / name
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text(content)
    source = target.with_suffix(".cu")
    source.write_text(make_source(package, file))
    includes = [f"-I{headers}", *(f"-I{sources / path}" for path in package.includes)]
    command = [*nvcc, "-w", "-ptx", f"-arch={ARCHITECTURE}", "-std=c++17", *includes]
    completed = subprocess.run([*command, str(source), "-o", str(target)], capture_output=True, text=True)
    if not completed.returncode:
        return ""
    errors = [line for line in completed.stderr.splitlines() if "error" in line]
    return (errors or ["nvcc failed"])[0][:200]


def make_source(package: Package, file: str) -> str:
    """Return the source that nvcc compiles: an #include of a file, and references to its kernels.

    Without the references, the compiler would not instantiate the kernels' templates.
    """
    source = f'{package.preamble}#include "{file}"\n'
    expressions = dict.fromkeys(kernel.expression for kernel in package.kernels if kernel.file == file)
    for index, expression in enumerate(expressions):
        source += f"auto used{index} = &{expression};\n"
    return source


def mangle_arguments(expression: str) -> str:
    """Return a regular expression for the mangled template arguments of a kernel.

    Args:
        expression: The kernel in C++ with its template arguments, such as "scale<float, 4>".
    """
    _, _, argument_list = expression.partition("<")
    pattern = ""
    for argument in argument_list.rstrip(">").split(","):
        name = argument.strip()
        # Arguments that are not in MANGLED are integers, which are signed (i) or unsigned (j).
        pattern += MANGLED.get(name, f"L[ij]{name}E")
    return pattern


def get_entry(ptx: str, kernel: Kernel) -> str:
    """Return the mangled name of a kernel in PTX.

    In the Itanium C++ ABI, `name<arguments>` is mangled to the length of the name, the name, `I`, the mangled
    arguments and `E`.

    Raises:
        ValueError: The PTX does not contain the kernel, or several entries match.
    """
    names: list[str] = re.findall(r"\.entry\s+(\w+)", ptx)
    mangled = f"{len(kernel.name)}{kernel.name}"
    # Kernels that are declared as extern "C" have names that are not mangled.
    candidates = [name for name in names if mangled in name or name == kernel.name]
    if len(candidates) > 1:  # other kernels, or instantiations with other arguments
        pattern = re.compile(f"{mangled}I{mangle_arguments(kernel.expression)}E")
        candidates = [name for name in candidates if pattern.search(name)]
    if len(candidates) != 1:
        raise ValueError(f"{kernel.expression}: expected one entry in the PTX, got {candidates}")
    return candidates[0]


def remove_other_entries(ptx: str, entry: str) -> str:
    """Remove all kernels except one from PTX, because a file can contain hundreds of instantiations."""
    # Split the PTX before each directive that can follow a kernel.
    parts = re.split(
        r"^(?=\.(?:visible|weak|func|global|const|extern|shared)|\t\.(?:file|section))", ptx, flags=re.M
    )
    others = [part for part in parts if re.match(r"\.\w+ \.entry", part) and f".entry {entry}(" not in part]
    return "".join(part for part in parts if part not in others)


def run_case(ptx: str, entry: str, case: Case, schedule: str) -> str:
    """Launch a kernel in a simulation, and compare the contents of the arrays with the expected contents.

    Returns:
        A description of the first difference, or "" if there is no difference.

    Raises:
        cudyn.testing.Fault: The simulation found a fault.
        cudyn.testing.NotRun: The kernel contains an instruction that is not supported.
    """
    with cudyn.testing.simulate(ARCHITECTURE, run=True, schedule=schedule):
        function = cudyn.Module(ptx.encode()).get_kernel(entry)
        if case.shared_memory > SHARED_MEMORY_LIMIT:
            attribute = cudyn.driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            function.set_attribute(attribute, case.shared_memory)
        arguments: list[Any] = []
        for argument in case.arguments:
            if isinstance(argument, numpy.ndarray):
                arguments.append(cudyn.Buffer.from_host(numpy.ascontiguousarray(argument)))
            else:
                arguments.append(argument)
        function.launch(case.grid, case.block, *arguments, shared_memory=case.shared_memory)
        for position, expected in case.expected_by_argument.items():
            argument = case.arguments[position]
            content = numpy.frombuffer(bytes(arguments[position]), argument.dtype).reshape(argument.shape)
            difference = compare(content, numpy.asarray(expected).reshape(argument.shape), case.tolerance)
            if difference:
                return f"argument {position}: {difference}"
    return ""


def compare(content: Any, expected: Any, tolerance: float) -> str:
    """Return a description of the first difference between two arrays, or "" if they are equal.

    Args:
        content: The array that the kernel wrote.
        expected: The array that the model computed.
        tolerance: The relative and absolute error that is allowed in floating-point numbers.
    """
    if content.dtype.kind == "f":
        content, expected = content.astype("f8"), expected.astype("f8")
        different = ~numpy.isclose(content, expected, rtol=tolerance, atol=tolerance, equal_nan=True)
    else:
        different = content != expected
    if not different.any():
        return ""
    index = tuple(int(i) for i in numpy.argwhere(different)[0])
    count = int(different.sum())
    return (
        f"{count} of {content.size} elements differ, {index} is {content[index]}, expected {expected[index]}"
    )


def iter_runs(
    package: Package, sources: pathlib.Path, directory: pathlib.Path, options: Any
) -> Iterator[tuple[str, str, str]]:
    """Run the kernels of a package.

    Args:
        package: The package whose kernels run.
        sources: Its source directory.
        directory: The directory for compiled files.
        options: The command line options.

    Yields:
        The name of each run, its result, and the reason for the result.
    """
    for file in package.list_files():
        kernels = [kernel for kernel in package.kernels if kernel.file == file]
        for variant in options.variants:
            target = directory / f"{package.name}-{pathlib.Path(file).stem}-{variant}.ptx"
            nvcc = [options.nvcc, *(["-lineinfo"] if variant == "lineinfo" else [])]
            problem = compile_file(package, file, sources, target, nvcc)
            ptx = "" if problem else target.read_text()
            for kernel in kernels:
                for schedule in options.schedules:
                    run_name = f"{kernel.title} ({variant}, {schedule})"
                    if problem:
                        yield run_name, "refused", problem
                    else:
                        yield run_name, *run_kernel(ptx, kernel, schedule)


def run_kernel(ptx: str, kernel: Kernel, schedule: str) -> tuple[str, str]:
    """Run a kernel. Return the result, which tools/findings/__init__.py describes, and the reason for it."""
    case = kernel.make(numpy.random.default_rng(1))
    try:
        entry = get_entry(ptx, kernel)
        reason = run_case(remove_other_entries(ptx, entry), entry, case, schedule)
        result = "wrong" if reason else "right"
    except cudyn.testing.Fault as error:
        result = "alarm"
        reason = str(error)
    except (cudyn.testing.NotRun, cudyn.CudaError, ValueError) as error:
        return "refused", str(error)
    if kernel.judged and result == "right":
        return "missed", kernel.judged
    is_judged_fault = bool(kernel.judged) and kernel.judged in reason
    return "right" if is_judged_fault else result, reason
