"""Runs mutation tests on packages: `nox -s mutants -- calls contracts --sample 40 --seed 7`.

A mutant is a copy of the repository with one small change in a package's code: an inverted comparison, a
condition that is always true, a missing argument or statement, a different string. The package's tests should
fail for each mutant. If they pass, they would not notice such a mistake in the code either. mutmut creates
the changes. Its own runner selects a mutant with an environment variable that is read at every call. This
program writes the changed file to disk instead. Therefore, processes that tests start also run the mutant,
regardless of their environment, and imports take the same time and read the same files as usual.

A sample contains at most one mutant per line. docs/maintainers/mutants.md contains the results, and the
mutants that survived.

With `--record FILE`, the first test that failed for each mutant is written to a file. With `--check FILE`,
the mutants in that file are created again, and the recorded tests run first.
"""

from __future__ import annotations

import argparse
import compileall
import contextlib
import difflib
import functools
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators
from mutmut.mutation.file_mutation import Mutation, MutationVisitor
from mutmut.mutation.pragma_handling import IgnoredCode

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Exit statuses of pytest after it has run the tests: all passed, some failed, interrupted (for example by an
# import error), or a test file is missing
TEST_CODES = (0, 1, 2, 4)
FIRST_RUN_LIMIT = 1200  # time limit in seconds for a package's tests without a mutant


class Package(NamedTuple):
    """A part of the repository whose code is mutated.

    Attributes:
        code: Glob patterns for the files to mutate.
        tests: Paths in `tests/` of the files and directories to run. Those most likely to fail come first.
        options: Additional options for pytest.
    """

    code: tuple[str, ...]
    tests: tuple[str, ...]
    options: tuple[str, ...] = ()


PACKAGES = {
    "tables": Package(
        ("cudyn/_bindings/tables/rows.py",),
        ("bindings/tables", "bindings/calls", "bindings/libraries/test_library.py", "codegen/test_golden.py"),
    ),
    "machine": Package(
        ("cudyn/_bindings/machine/*.py",),
        (
            "bindings/machine",
            "kernels/launch/test_fast_launches.py",
            "kernels/launch/test_arguments.py",
            "stubs/test_load_library.py",
        ),
    ),
    "calls": Package(
        ("cudyn/_bindings/calls/*.py",), ("bindings/calls", "bindings/libraries/test_library.py")
    ),
    "libraries": Package(
        ("cudyn/_bindings/libraries/*.py", "cudyn/_errors.py"),
        ("bindings/libraries", "bindings/calls/test_outcomes.py", "bindings/calls/test_calls.py"),
    ),
    "formats": Package(("cudyn/_formats/*.py",), ("formats", "kernels/compilers/test_tool_calls.py")),
    "stubs": Package(
        ("cudyn/_stubs/*.py", "cudyn/_stubs/cute/*.py"), ("stubs", "bindings/libraries/test_make_global.py")
    ),
    "compilers": Package(
        ("cudyn/_kernels/compilers/*.py",), ("kernels/compilers", "cli/test_compile_command.py")
    ),
    "cache": Package(("cudyn/_kernels/cache/*.py",), ("kernels/cache", "kernels/compilers")),
    "contracts": Package(
        ("cudyn/_kernels/contracts/*.py",),
        (
            "kernels/contracts",
            "kernels/launch/test_contracts.py",
            "kernels/launch/test_contract_launches.py",
            "kernels/export",
        ),
    ),
    "export": Package(("cudyn/_kernels/export/*.py",), ("kernels/export",)),
    "launch": Package(("cudyn/_kernels/launch/*.py",), ("kernels/launch", "simulator/driver")),
    "driver": Package(("cudyn/_simulator/driver/*.py",), ("simulator/driver",)),
    "cpu": Package(("cudyn/_simulator/cpu/*.py",), ("simulator/cpu",)),
    "cli": Package(("cudyn/_cli/*.py",), ("cli",)),
    "codegen": Package(
        ("codegen/*.py", "codegen/pyi/*.py", "codegen/read/*.py"),
        ("codegen",),
        ("-p", "tools.without_headers"),
    ),
}


# --- mutations: mutmut's operators, except the one that changes strings, and additional operators


def mutate_strings(node: cst.SimpleString | cst.FormattedStringText) -> Iterator[cst.CSTNode]:
    """Yield the string with a changed value."""
    if isinstance(node, cst.FormattedStringText):
        yield node.with_changes(value=f"XX{node.value}")
    else:
        # mutmut's operator yields several changes. One change per string is enough.
        yield from list(mutators.operator_string(node))[:1]


def mutate_conditions(node: cst.If) -> Iterator[cst.If]:
    """Yield an `if` statement whose condition is always false, and one whose condition is always true.

    `if c:` becomes `if (c) and False:` and `if (c) or True:`.
    """
    condition = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    always_false = cst.BooleanOperation(condition, cst.And(), cst.Name("False"))
    always_true = cst.BooleanOperation(condition, cst.Or(), cst.Name("True"))
    yield node.with_changes(test=always_false)
    yield node.with_changes(test=always_true)


def mutate_statements(node: cst.Expr | cst.Raise) -> Iterator[cst.Pass]:
    """Yield `pass` instead of an expression statement or a `raise`. Docstrings are not changed."""
    is_docstring = isinstance(node, cst.Expr) and isinstance(node.value, cst.BaseString)
    if not is_docstring:
        yield cst.Pass()


def mutate_returns(node: cst.Return) -> Iterator[cst.Return]:
    """Yield `return None` instead of a return with a value."""
    returns_none = isinstance(node.value, cst.Name) and node.value.value == "None"
    if node.value is not None and not returns_none:
        yield node.with_changes(value=cst.Name("None"))


def mutate_with(node: cst.With) -> Iterator[cst.If]:
    """Yield `if True:` with the body of a `with` statement, so that its context managers are not entered.

    They are usually locks. Statements that assign a variable with `as` are not changed.
    """
    assigns_variables = any(item.asname is not None for item in node.items)
    if not assigns_variables:
        yield cst.If(cst.Name("True"), node.body)


OPERATORS = [
    *(
        (kind, change)
        for kind, change in mutators.mutation_operators
        if change is not mutators.operator_string
    ),
    (cst.SimpleString, mutate_strings),
    (cst.FormattedStringText, mutate_strings),
    (cst.If, mutate_conditions),
    (cst.Expr, mutate_statements),
    (cst.Raise, mutate_statements),
    (cst.Return, mutate_returns),
    (cst.With, mutate_with),
]


class _Visitor(MutationVisitor):  # type: ignore[misc]  # mutmut has no type annotations
    """Extends mutmut's visitor to visit decorated functions, and to skip code that only type checkers use."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        """Return whether to skip a node and its children. Overrides a method of mutmut's visitor."""
        if isinstance(node, cst.FunctionDef):
            return False
        if isinstance(node, cst.If) and isinstance(node.test, cst.Name):
            return bool(node.test.value == "TYPE_CHECKING")
        if isinstance(node, cst.Assign):
            target = node.targets[0].target
            if isinstance(target, cst.Name):
                return target.value in ("TYPE_CHECKING", "__slots__", "__all__")
        return bool(super()._skip_node_and_children(node))


class Mutant(NamedTuple):
    """A mutant: the path of a file, the number of the changed line, and the contents of the changed file."""

    path: str
    line: int
    text: str


def list_makers(path: str, text: str) -> dict[int, list[Callable[[], Mutant]]]:
    """Return a dict that maps line numbers to functions that create the mutants of this line.

    Creating a mutant is slow, so only the mutants in the sample are created.

    Args:
        path: path of the file in the repository
        text: contents of the file
    """
    wrapper = MetadataWrapper(cst.parse_module(text))
    visitor = _Visitor(OPERATORS, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    positions = wrapper.resolve(PositionProvider)

    def make(mutation: Mutation, line: int) -> Mutant:
        """Create the mutant for a change that mutmut has found."""
        changed = wrapper.module.deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.Module)
        return Mutant(path, line, changed.code)

    makers: dict[int, list[Callable[[], Mutant]]] = {}
    for mutation in visitor.mutations:
        line = positions[mutation.original_node].start.line
        makers.setdefault(line, []).append(functools.partial(make, mutation, line))
    return makers


def sample(package: Package, root: pathlib.Path, count: int, seed: str) -> list[Mutant]:
    """Choose at most `count` random mutants of a package, each on a different line.

    Args:
        package: The package to mutate.
        root: The root directory of the repository.
        count: The maximum number of mutants.
        seed: The same seed always results in the same choice.
    """
    generator = random.Random(seed)
    makers_of_lines = []
    for pattern in package.code:
        for path in sorted(root.glob(pattern)):
            makers_by_line = list_makers(path.relative_to(root).as_posix(), path.read_text("utf-8"))
            makers_of_lines += [makers for _, makers in sorted(makers_by_line.items())]
    generator.shuffle(makers_of_lines)
    mutants = []
    for makers in makers_of_lines[:count]:
        make = generator.choice(makers)
        mutants.append(make())
    return mutants


# --- records of mutants


class Change(NamedTuple):
    """A mutant as it is stored in a record file.

    Attributes:
        package: The name of the package.
        path: The path of the changed file in the repository.
        line: The number of the first changed line.
        before: The original lines that the mutant changes.
        after: The lines after the change.
        test: The first test that failed, or the empty string if all tests passed.
    """

    package: str
    path: str
    line: int
    before: tuple[str, ...]
    after: tuple[str, ...]
    test: str = ""


def make_change(package: str, mutant: Mutant, original: str) -> Change:
    """Return the record of a mutant. `original` is the contents of the file without the change."""
    old_lines = original.splitlines()
    new_lines = mutant.text.splitlines()
    opcodes = difflib.SequenceMatcher(None, old_lines, new_lines, autojunk=False).get_opcodes()
    differences = [opcode for opcode in opcodes if opcode[0] != "equal"]
    # The change extends from the start of the first difference to the end of the last difference.
    _, old_start, _, new_start, _ = differences[0]
    _, _, old_end, _, new_end = differences[-1]
    before = tuple(old_lines[old_start:old_end])
    after = tuple(new_lines[new_start:new_end])
    return Change(package, mutant.path, old_start + 1, before, after)


def apply_change(change: Change, original: str) -> Mutant | None:
    """Apply a recorded change to the matching lines that are nearest to the recorded line.

    Returns None if the file no longer contains the lines that the mutant changes.
    """
    lines = original.splitlines()
    count = len(change.before)
    matches = [index for index in range(len(lines)) if tuple(lines[index : index + count]) == change.before]
    if not matches or not count:
        return None
    nearest = min(matches, key=lambda index: abs(index + 1 - change.line))
    changed_lines = [*lines[:nearest], *change.after, *lines[nearest + count :]]
    return Mutant(change.path, nearest + 1, "\n".join(changed_lines) + "\n")


def read_record(path: pathlib.Path) -> list[Change]:
    """Read a record file. Return an empty list if it does not exist."""
    if not path.exists():
        return []
    changes = []
    for row in json.loads(path.read_text("utf-8")):
        row["before"] = tuple(row["before"])
        row["after"] = tuple(row["after"])
        changes.append(Change(**row))
    return changes


def write_record(path: pathlib.Path, changes: Iterable[Change]) -> None:
    """Write a record file, sorted by package, file and line."""
    rows = [change._asdict() for change in sorted(changes)]
    path.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


# --- running the tests on mutants


class Copy:
    """A copy of the repository in a different directory, with links to the files in its .cache directory.

    Attributes:
        noticed_by: The first test that failed in the last run.
        output: The output of the last run.
    """

    def __init__(self, directory: pathlib.Path, package: Package) -> None:
        """Copy the repository.

        Args:
            directory: The empty directory for the copy.
            package: The package whose tests run.
        """
        self.directory = directory
        self.options = package.options
        self.tests = [f"tests/{name}" for name in package.tests]
        self._copy_files()
        self._link_cache()
        for name in ("cudyn", "codegen", "tests"):
            compileall.compile_dir(directory / name, quiet=2)

    def _copy_files(self) -> None:
        """Copy all files that git does not ignore."""
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in output.split("\0"):
            if (ROOT / name).is_file():  # a deleted file is also listed
                target = self.directory / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, target)

    def _link_cache(self) -> None:
        """Create links to the files in the repository's .cache directory, which are too large to copy."""
        real_cache = ROOT / ".cache"
        cache = self.directory / ".cache"
        cache.mkdir(exist_ok=True)
        for name in ("headers", "real"):
            if (real_cache / name).exists():
                (cache / name).symlink_to((real_cache / name).resolve())
        # Only the files in `readings` are links, because mutants must not add files to the real directory.
        (cache / "readings").mkdir()
        for reading in (real_cache / "readings").glob("*"):
            (cache / "readings" / reading.name).symlink_to(reading.resolve())

    def passes(
        self,
        seconds: float,
        module: str = "",
        write_bytecode: bool = False,
        only: Sequence[str] = (),
    ) -> bool:
        """Run the tests, and return whether all of them pass. Set `noticed_by` and `output`.

        Args:
            seconds: Time limit. If the tests take longer, they count as failed.
            module: Name of a module. Its test file runs before all other test files.
            write_bytecode: Whether Python may write bytecode files.
            only: Tests to run instead of all the package's tests.
        """
        tests = only or sorted(self.tests, key=lambda name: not name.endswith(f"_{module}.py"))
        environment = {**os.environ, "PYTHONPATH": str(self.directory)}
        if not write_bytecode:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        code, self.output = self._run_pytest(tests, environment, seconds)
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", self.output, re.MULTILINE)
        # There is no such line if the time limit was exceeded or pytest was killed.
        self.noticed_by = failed[1] if failed else "no result"
        was_killed = code < 0
        if not was_killed and code not in TEST_CODES:
            raise SystemExit(f"pytest ended with {code}:\n{self.output}")
        return code == 0

    def _run_pytest(
        self, tests: Sequence[str], environment: Mapping[str, str], seconds: float
    ) -> tuple[int, str]:
        """Run pytest up to the first failure. Return its exit status and its output.

        If the tests take longer than `seconds`, pytest is killed, and the exit status is 1.
        """
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-p", "no:xdist"]
        command += ["-p", "no:cacheprovider"]
        command += ["--hypothesis-seed=0", "-m", "not slow and not proof and not gpu", "--no-header"]
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [*command, *self.options, *tests],
                cwd=self.directory,
                env=environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                code = 1
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # also ends child processes that a test left running
            process.wait()
            output.seek(0)
            return code, output.read().decode(errors="replace")

    def _has_test(self, test: str) -> bool:
        """Return whether a test with this name still exists."""
        without_parameters, _, _ = test.partition("[")
        file, _, names = without_parameters.partition("::")
        _, _, function = names.rpartition("::")  # without the name of a class
        path = self.directory / file
        return path.is_file() and f"def {function}(" in path.read_text("utf-8")

    def survives(self, mutant: Mutant, seconds: float, test: str = "") -> bool:
        """Return whether the tests pass for a mutant. Restore the original file afterwards.

        Args:
            mutant: The mutant.
            seconds: Time limit for the tests.
            test: The test that failed for this mutant in an earlier run, or "". It runs first.
        """
        path = self.directory / mutant.path
        original = path.read_bytes()
        # Python would use the bytecode if the changed file had the same size and time as the original.
        for bytecode in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            bytecode.unlink()
        try:
            path.write_text(mutant.text, "utf-8")
            if self._has_test(test):
                without_parameters, _, _ = test.partition("[")
                if not self.passes(seconds, only=[without_parameters]):
                    return False
            return self.passes(seconds, module=path.stem)
        finally:
            path.write_bytes(original)


def format_difference(mutant: Mutant) -> str:
    """Return the location of a mutant and the lines that differ from the original."""
    original = (ROOT / mutant.path).read_text("utf-8").splitlines()
    difference = list(difflib.unified_diff(original, mutant.text.splitlines(), n=0, lineterm=""))
    changed_lines = [line for line in difference if not line.startswith(("---", "+++", "@@"))]
    return "\n".join([f"{mutant.path}:{mutant.line}", *changed_lines])


def run(
    name: str, mutants: Sequence[Mutant], tests: Sequence[str] = (), record: pathlib.Path | None = None
) -> dict[str, object]:
    """Run a package's tests for these mutants, and return the counts and the surviving mutants.

    Args:
        name: Name of the package.
        mutants: Mutants of the package.
        tests: For each mutant, the test that failed for it in an earlier run.
        record: Record file, in which these mutants replace the package's earlier ones. It is written after
            each mutant, so that the results of an interrupted run are not lost.
    """
    recorded = []
    if record is not None:
        recorded = [change for change in read_record(record) if change.package != name]
    survivors = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cudyn-mutants-") as directory:
        copy = Copy(pathlib.Path(directory).resolve(), PACKAGES[name])
        if not copy.passes(FIRST_RUN_LIMIT, write_bytecode=True):
            raise SystemExit(f"{name}: the tests fail even without a mutant\n{copy.output}")
        # A mutant with an endless loop counts as noticed after this time.
        limit = 3 * (time.monotonic() - started) + 30
        for index, mutant in enumerate(mutants):
            is_noticed = not copy.survives(mutant, limit, tests[index] if tests else "")
            if record is not None:
                change = make_change(name, mutant, (ROOT / mutant.path).read_text("utf-8"))
                recorded.append(change._replace(test=copy.noticed_by if is_noticed else ""))
                write_record(record, recorded)
            if not is_noticed:
                survivors.append(format_difference(mutant))
                print(f"{name}: survived\n{survivors[-1]}\n", flush=True)
            count = f"{index + 1} of {len(mutants)}"
            print(f"{name}: {count}, {len(survivors)} survived", file=sys.stderr, flush=True)
    killed = len(mutants) - len(survivors)
    percentage = 100 * killed / len(mutants) if mutants else 0
    print(f"{name}: {killed} of {len(mutants)} killed, {percentage:.0f} %", flush=True)
    return {"package": name, "mutants": len(mutants), "killed": killed, "survivors": survivors}


def check_record(changes: Sequence[Change], packages: Iterable[str]) -> int:
    """Run the tests again for the mutants in a record that tests noticed. Return 1 if one now survives."""
    has_survivors = False
    for name in packages:
        mutants = []
        tests = []
        for change in changes:
            if change.package != name or not change.test:
                continue
            path = ROOT / change.path
            mutant = apply_change(change, path.read_text("utf-8")) if path.exists() else None
            if mutant is None:
                print(f"{name}: the code is gone: {change.path}:{change.line}")
            else:
                mutants.append(mutant)
                tests.append(change.test)
        if mutants:
            result = run(name, mutants, tests)
            has_survivors |= bool(result["survivors"])
    return int(has_survivors)


def main(arguments: Iterable[str] | None = None) -> int:
    """Run mutation tests, or check a record. Return the exit status."""
    parser = argparse.ArgumentParser(prog="nox -s mutants --", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "packages", nargs="*", metavar="PACKAGE", help=f"any of {', '.join(PACKAGES)}; default: all"
    )
    parser.add_argument("--sample", type=int, default=30, help="maximum number of mutants per package (30)")
    parser.add_argument("--seed", default="1", help="seed of the sample (1)")
    parser.add_argument(
        "--only", nargs="*", metavar="FILE:LINE", help="only the sample's mutants of these lines"
    )
    parser.add_argument("--json", type=pathlib.Path, help="file for the results")
    parser.add_argument(
        "--record", type=pathlib.Path, help="file for the first test that noticed each mutant"
    )
    parser.add_argument("--check", type=pathlib.Path, help="record whose mutants are created again")
    options = parser.parse_args(None if arguments is None else list(arguments))
    for name in options.packages:
        if name not in PACKAGES:
            parser.error(f"unknown package {name}: the packages are {', '.join(PACKAGES)}")
    if options.check:
        return check_record(read_record(options.check), options.packages or list(PACKAGES))
    results = []
    for name in options.packages or PACKAGES:
        mutants = sample(PACKAGES[name], ROOT, options.sample, f"{options.seed}-{name}")
        if options.only is not None:
            mutants = [mutant for mutant in mutants if f"{mutant.path}:{mutant.line}" in options.only]
        results.append(run(name, mutants, record=options.record))
        if options.json:
            options.json.write_text(json.dumps(results, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
