"""The project's sessions: `nox -l` lists them, `nox -s NAME` runs one."""

from __future__ import annotations

import os
import pathlib
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import nox

nox.options.sessions = ["lint", "typecheck", "codegen", "tests", "proof"]
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = False

PYTHONS = ["3.11", "3.12", "3.13"]
CUTE = ["4.4.2", "4.6.3", "4.8.1"]  # releases of nvidia-cutlass-dsl
TVM_FFI = "apache-tvm-ffi==0.1.10"
PYPROJECT = nox.project.load_toml("pyproject.toml")
C_SUFFIXES = {".c", ".cpp", ".cu", ".cuh", ".h"}

# Hundreds of tests start a Python, which would compile all of cudyn again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


class Environment(NamedTuple):
    """Tests of the project that need more than the other sessions install."""

    about: str
    tests: str  # arguments of pytest
    packages: tuple[str, ...] = ()
    variables: Mapping[str, str] = {}


TVM_FFI_ABOUT = "Call exported modules through the {} release of TVM FFI, and from C++."
ENVIRONMENTS = {
    "dask": Environment(
        "Compile on a real dask cluster, a worker of which is killed (CUDYN_TEST_KERNELS=1000).",
        "tests/kernels/compilers/test_dask.py",
        ("distributed>=2024.1",),
    ),
    "frozen": Environment(
        "Make programs of one file that import cudyn, with PyInstaller and with zipapp, and run them.",
        "-m 'slow or not slow' tests/test_frozen.py",
        ("pyinstaller>=6",),
    ),
    "nvcc": Environment(
        "Build modules with the real nvcc (100 MB of wheels, and g++) and load them.",
        "-m 'slow or not slow' tests/real/test_nvcc.py",
        variables={"CUDYN_TEST_LARGE": "1"},
    ),
    "torch": Environment(
        "Register, compile and check operators with torch, whose CPU wheel is enough.",
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
    """The packages of a dependency group."""
    return list(nox.project.dependency_groups(PYPROJECT, name))


@nox.session
def codegen(session: nox.Session) -> None:
    """Write the tables, and build/coverage.md; with `-- --check`, say whether the tables are up to date."""
    session.install(*group("codegen"))
    session.run("python", "-m", "codegen", *session.posargs)


@nox.session
def release(session: nox.Session) -> None:
    """Pin, generate and prove what is new on the index; write the summary of a pull request to summary.md.

    With `-- --keep-going` go on behind a stop, and show all stops.
    """
    session.install(*group("codegen"))
    summary = pathlib.Path("summary.md").resolve()
    with summary.open("w", encoding="utf-8") as file:
        codes = [0, 2] if "--keep-going" in session.posargs else [0]
        session.run("python", "-m", "codegen.release", *session.posargs, stdout=file, success_codes=codes)
    session.log(f"the summary: {summary}")
    session.install(".", *group("test"), newest_bindings())
    prove(session)
    session.run("python", "-m", "tests.proof")


@nox.session
def tests(session: nox.Session) -> None:
    """The tests that take minutes, with the Python that runs nox; a skip says what was missing."""
    run_tests(session)


@nox.session
def proof(session: nox.Session) -> None:
    """Proofs about what is generated: the files, roles, signatures, the echo library, calls both ways.

    Their results depend only on headers/, codegen/ and cudyn/_bindings.
    """
    session.install(".", *group("test"))
    prove(session, *session.posargs)


def prove(session: nox.Session, *options: str) -> None:
    session.env["CUDYN_TEST_ALL"] = "1"
    session.run("python", "-m", "codegen", "--check")
    session.run("python", "-m", "tests.proof.size_table", "20")  # for a reader with the manuals open
    session.run("pytest", "-n", "auto", "--dist", "worksteal", "-m", "proof and not slow", *options)


@nox.session
def slow(session: nox.Session) -> None:
    """The other tests: every library and release again, what takes long, random examples by the hundred."""
    session.env["CUDYN_TEST_ALL"] = "1"
    run_tests(session, "-m", "slow or hypothesis and not proof", fetch=["all"])


@nox.session
def cache(session: nox.Session) -> None:
    """Compare the cache with what compilers read, for hours: `-- EDITS SOURCES SEED` (2000, 50 and 1).

    All of the corpus is verified; then random edits of random trees, and what strace sees of real sources,
    for each compiler.
    """
    session.install(".", *group("test"))
    whole = {"CUDYN_TEST_CORPUS": "all"}
    unlimited = ("-o", "faulthandler_timeout=0")
    session.run("pytest", "-n", "auto", "-m", "slow", *unlimited, "tests/real/test_corpus.py", env=whole)
    edits, sources, seed = session.posargs or ("2000", "50", "1")
    compilers = [("nvrtc", version) for version in ("11.8", "12.9", "13.0")]
    for compiler, version in (*compilers, ("clang", "21"), ("clang", "22")):
        words = [compiler, version, "--seed", seed]
        session.run("python", "-m", "tools.stale_search", *words, "--edits", edits)
        session.run("python", "-m", "tools.read_oracle", *words, "--count", sources)


@nox.session(python=PYTHONS)
def matrix(session: nox.Session) -> None:
    """The tests with every Python that is installed."""
    run_tests(session)


@nox.session
def darwin(session: nox.Session) -> None:
    """The tests that need nothing of NVIDIA's, as if this were a Mac; then the project's way with clang."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.as_darwin", *session.posargs)
    chosen = ["tests/real/test_clang.py", "tests/simulator/cpu/test_fresh.py"]
    session.run("pytest", "-m", "slow or not slow", *chosen, "-k", "mac or examples or fresh")


@nox.session
def aarch64(session: nox.Session) -> None:
    """Machine code for AArch64, cross-built and run by qemu, both of which apt installs."""
    need(session, ["aarch64-linux-gnu-gcc"], "gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross")
    need(session, ["qemu-aarch64"], "qemu-user")
    session.install(".", *group("test"))
    chosen = ["tests/bindings/machine", "tests/stubs/test_aarch64.py", "tests/stubs/test_stub.py"]
    session.run("pytest", "-rs", "-m", "slow", "tests/real/test_clang.py", "-k", "another_machine")
    session.run(
        "pytest", "-rs", "-m", "slow or not slow", "-k", "machine or aarch64", *chosen, *session.posargs
    )
    # fast calls, in a Python of that machine; qemu starts no other program of it, as some tests there would
    python = ["python", "-m", "tools.arm_python", session.create_tmp()]
    tests = (
        "tests/bindings/machine/test_call.py",
        "tests/kernels/cache/test_file_facts.py",
        "tests/kernels/launch/test_fast_launches.py",
        "tests/kernels/launch/test_guarded_calls.py",
        "tests/kernels/launch/test_random_launches.py",
    )
    left = "not Without and not writable and not first_touches and not left_to_python"
    session.run(*python, "-m", "pytest", "-k", left, *tests)


def need(session: nox.Session, programs: Sequence[str], *packages: str) -> None:
    """Have programs, by apt where one is missing."""
    if not all(map(shutil.which, programs)):
        root = ["sudo"] if os.geteuid() and shutil.which("sudo") else []
        session.run(*root, "apt-get", "update", "-q", external=True)
        session.run(*root, "apt-get", "install", "-qy", "--no-install-recommends", *packages, external=True)


def run_tests(session: nox.Session, *options: str, fetch: Sequence[str] = ()) -> None:
    session.install(".", *group("test"))
    if session.posargs:
        session.run("pytest", "-n", "auto", *options, *session.posargs)
        return
    session.run("python", "-m", "compileall", "-q", "cudyn", "codegen")
    # The real libraries are fetched while tests that need none of them run; what is not there
    # in time, or can't be had, is the matter of the tests that ask for it.
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
    """Export kernels with three releases of the CuTe DSL, without a GPU; load them where it is not."""
    modules = pathlib.Path(session.create_tmp(), "modules").resolve()
    for release in CUTE:
        folder = modules / release
        if not (folder / "plain.so").exists():
            venv = pathlib.Path(session.create_tmp(), f"dsl-{release}").resolve()
            session.run("python", "-m", "venv", "--clear", str(venv))
            python = str(venv / "bin" / "python")
            session.run(
                python, "-m", "pip", "install", "-q", f"nvidia-cutlass-dsl=={release}", TVM_FFI, external=True
            )
            session.run(python, "tests/stubs/cute_export.py", str(folder), external=True)
            shutil.rmtree(venv)
    session.install(".", *group("test"), TVM_FFI)
    session.run(
        "pytest",
        "-n",
        "auto",
        *(session.posargs or ["tests/stubs/test_cute_exported.py"]),
        env={"CUDYN_TEST_CUTE": str(modules)},
    )


@nox.session
def peers(session: nox.Session) -> None:
    """Run numba-cuda's own tests on the simulated driver, or what `-- NAME --tests FOLDER` names."""
    session.install(
        ".", "pytest", "pytest-timeout", "numba-cuda[cu13]", "cuda-core", "filecheck", "ml_dtypes"
    )
    session.install("psutil", "cffi")
    session.run("python", "-m", "tools.peers", *(session.posargs or ["numba-cuda"]))


def add_session(name: str, environment: Environment) -> None:
    """Add the session of an environment; arguments after `--` replace its tests."""

    def run(session: nox.Session) -> None:
        session.install(".", *group("test"), *environment.packages)
        chosen = session.posargs or shlex.split(environment.tests)
        session.run("pytest", "-rs", *chosen, env=environment.variables)

    run.__doc__ = environment.about
    nox.session(name=name, tags=["environment"])(run)


for _name, _environment in ENVIRONMENTS.items():
    add_session(_name, _environment)


@nox.session
def mutants(session: nox.Session) -> None:
    """Make small changes and see whether the tests notice: `-- PACKAGE ... --sample 30 --seed 1`."""
    session.install(*group("mutants"))
    session.run("python", "-m", "tools.mutants", *session.posargs)


@nox.session
def asserts(session: nox.Session) -> None:
    """List assertions that neither the default nor the slow tests reach: `-- tests/formats -m "not slow"`."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.unreached_assertions", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """ruff, clang-format, the allowed imports, GitHub's schema, the drawing of the packages."""
    session.install(*group("lint"))
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("clang-format", "--dry-run", "-Werror", *list_c_files())
    session.run("lint-imports")
    workflows = [*map(str, pathlib.Path(".github/workflows").iterdir()), "examples/project/workflow.yml"]
    session.run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows)
    session.run("python", "-m", "website.packages", "--check")


def list_c_files() -> list[str]:
    """The project's C and CUDA C++, without the golden headers of the codegen, which test odd forms."""
    roots = map(pathlib.Path, ("benchmarks", "cudyn", "examples", "tests"))
    files = [path for root in roots for path in root.rglob("*") if path.suffix in C_SUFFIXES]
    own = [path.as_posix() for path in files if "golden" not in path.parts]
    return sorted(own)


@nox.session
def typecheck(session: nox.Session) -> None:
    """mypy --strict on every file (see pyproject.toml); mypy, pyright and pyrefly on what users write."""
    session.install(*group("typecheck"))
    session.run("mypy")
    for checker in ("mypy", "pyright", "pyrefly"):
        session.run("python", "-m", "tests.typing.check", checker)


def newest_bindings() -> str:
    """cuda.bindings of the newest release that is pinned."""
    *_, newest = nox.project.load_toml("headers/pins.toml")["release"]["CUDA"]
    return f"cuda-bindings=={newest}.*"


@nox.session
def oracles(session: nox.Session) -> None:
    """Ask every oracle, meet every fault; write docs/maintainers/oracles.md, docs/reference/faults.md."""
    session.install(".", *group("test"), newest_bindings())
    session.run("python", "-m", "tests.proof", *session.posargs)
    session.run("python", "-m", "tests.support.fault_cases")


@nox.session
def packages(session: nox.Session) -> None:
    """Import real packages (5 GB) without CUDA for docs/howto/packages.md. `-- --keep FOLDER` keeps them."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.packages", *session.posargs)


@nox.session
def wheels(session: nox.Session) -> None:
    """Compare `needs` with readelf and ldd over drawn wheels: `-- FILE_WITH_NAMES --count 40 --seed 46`."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tools.wheels", *session.posargs)


@nox.session
def systems(session: nox.Session) -> None:
    """Read the newest headers for AArch64 Linux and 64-bit Windows: the tables and their rules hold there."""
    session.install(".", *group("test"))
    session.run("python", "-m", "tests.proof.systems", *session.posargs)


@nox.session
def windows(session: nox.Session) -> None:
    """The stub libraries on 64-bit Windows: mingw-w64 and wine, both of which apt installs."""
    programs = ["x86_64-w64-mingw32-gcc", "/usr/lib/wine/wine64"]
    need(session, programs, "gcc-mingw-w64-x86-64-win32", "wine64")
    session.install(".", *group("test"))
    session.run("pytest", "-m", "slow", "tests/stubs/test_stub_windows.py", *session.posargs)


@nox.session
def package(session: nox.Session) -> None:
    """Build the distributions twice, compare them, and use the wheel where nothing else is installed."""
    session.install("build", "twine")
    folders = [pathlib.Path(session.create_tmp(), name).resolve() for name in ("first", "second")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
        session.run("python", "-m", "build", "--outdir", str(folder), silent=True)
    built = [{path.name: path.read_bytes() for path in sorted(folder.iterdir())} for folder in folders]
    differing = [name for name, data in built[0].items() if data != built[1][name]]
    if differing:
        session.error(f"two builds of the same files differ: {', '.join(differing)}")
    (wheel,) = folders[0].glob("*.whl")
    session.run("twine", "check", "--strict", *map(str, folders[0].iterdir()))
    session.log(f"{wheel.name}: {wheel.stat().st_size} bytes, the same twice")
    examples = pathlib.Path("examples").resolve()
    session.chdir(session.create_tmp())  # so that cudyn is the installed one
    session.run("python", "-m", "pip", "uninstall", "-q", "-y", "cudyn", silent=True)
    session.install("--no-deps", str(wheel))
    session.run("python", "-c", "import cudyn; print(cudyn.__version__, cudyn.__file__)")
    session.run("python", "-m", "cudyn", success_codes=[0, 1])  # 1: something is missing here
    session.run("python", "-m", "cudyn", "show", "cuCtxCreate")
    session.install(f"{wheel}[compile]")
    session.run("python", str(examples / "saxpy.py"))
    session.run("python", str(examples / "two_pass.py"), "compile", "scale.fatbin")
    session.run("cudyn", "show", "scale.fatbin")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the site into .site/; a link that leads nowhere stops it."""
    session.install(*group("docs"))
    session.run("python", "-m", "mkdocs", "build", *session.posargs, env={"NO_MKDOCS_2_WARNING": "1"})


@nox.session
def look(session: nox.Session) -> None:
    """Build the site and look at each page in headless Chromium, which apt installs."""
    need(session, ["chromium"], "chromium")
    docs(session)
    session.install("playwright>=1.40")
    session.run("python", "-m", "website.look")


@nox.session
def demo(session: nox.Session) -> None:
    """The main job: compile a kernel anywhere, run it on the GPU or, without one, on the CPU."""
    session.install(".[compile]")
    session.run("python", "examples/saxpy.py", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Import, touch, call, compile and launch beside cuda.bindings and cuda.core, each in one run with them.

    Launches need a GPU; imports and calls a driver, which is fetched where there is none. With arguments only
    one of them: `-- compile_cost --kernels 10`.
    """
    session.install(".[compile]", "cuda-bindings", "cuda-core", *group("codegen"))
    if session.posargs:
        session.run("python", "-m", f"benchmarks.{session.posargs[0]}", *session.posargs[1:])
        return
    for name in (
        *("import_cost", "touch_cost", "call_cost", "compile_cost", "launch_cost"),
        *("needs_cost", "symbol_cost", "object_cost", "array_cost"),
    ):
        session.run("python", "-m", f"benchmarks.{name}")
