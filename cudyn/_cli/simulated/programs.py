"""Runs a program, and all its child processes, in a simulation, and reports the findings of the simulation.

The environment of the program refers to a directory with these files:

- `python/sitecustomize.py` starts the simulation in Python processes.
- `libraries/` contains libcuda.so.1, libcudart and libnvidia-ml.so.1 for other programs. They need a library,
  compiled from start.c, which starts Python and the simulation in the process.
- `settings.json` describes the simulation.
- `records` contains the findings of all processes, one JSON object per line.
- `launches/` contains a file for each process, with the number of kernels that it has launched.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from ..._simulator.cpu.c_compiler import find_compiler
from ..._simulator.driver import process_libraries
from ..._simulator.driver.kernel_runs import Refused
from ..output import say
from ..path_lists import prepend
from ..sitecustomize import ROOT, make_sitecustomize
from .process import LAUNCHES, RECORDS, SETTINGS

# The kinds of records
_FAULT = "fault"
_NOT_RUN = "not run"  # the program has read the result of a kernel that did not run
_NOT_SIMULATED = "not simulated"  # the simulation could not be started in a process
_NOT_SUPPORTED = "not supported"  # a reason why the program may not work in a simulation
_END = "end"  # the counts of a process that has ended
_INTERVAL = 0.1  # seconds between two reads of the records
_START = (
    "from cudyn._cli.simulated.process import start_python",
    "start_python(os.path.dirname(directory))",
)


@dataclass(frozen=True)
class Settings:
    """The simulation in which a program runs.

    Attributes:
        arch: The architecture of the devices.
        is_check: Whether launches are checked but kernels do not run.
        devices: The number of devices.
        memory: The memory of a device in bytes.
        schedule: The order of threads, blocks and streams, such as "seed:7".
        isolate: Whether kernels run in other processes.
    """

    arch: str
    is_check: bool
    devices: int
    memory: int
    schedule: str
    isolate: bool = False


@dataclass
class Result:
    """The findings of a simulation in a program and its child processes.

    Attributes:
        command: The command line of the program.
        settings: The simulation.
        status: The exit status of the program.
        findings: The findings, as dictionaries with "kind", "message", "process" and "program".
        launches: The number of kernels that were launched.
        not_simulated: The number of calls to each function that is not simulated.
    """

    command: Sequence[str]
    settings: Settings
    status: int
    findings: list[dict[str, Any]]
    launches: int
    not_simulated: Counter[str]

    @property
    def failures(self) -> list[dict[str, Any]]:
        """The findings that cause the command to fail.

        If launches are only checked, kernels are not expected to run. If kernels were launched, an
        unsupported function may belong to code that the program does not need, such as an imported package.
        """
        ignored = {_NOT_RUN} if self.settings.is_check else set()
        if self.launches:
            ignored.add(_NOT_SUPPORTED)
        return [finding for finding in self.findings if finding["kind"] not in ignored]

    def summarize(self) -> str:
        """Return a line with the results, and a second line if there were calls that are not simulated."""
        schedule = self.settings.schedule
        suffix = "" if schedule == "default" else f" (schedule {schedule})"
        line = f"cudyn: simulated {self.settings.arch}{suffix}: "
        line += f"{self._summarize_findings()}; {self._summarize_launches()}"
        if not self.not_simulated:
            return line
        names = ", ".join(f"{name} ({count})" for name, count in self.not_simulated.most_common())
        return f"{line}\ncudyn: called but not simulated: {names}"

    def _summarize_findings(self) -> str:
        """Return the number of findings of each kind, such as "2 faults, not everything is simulated"."""
        counts = Counter(finding["kind"] for finding in self.findings)
        fault_count = counts[_FAULT]
        skipped_count = counts[_NOT_RUN]
        results = ["1 fault" if fault_count == 1 else f"{fault_count} faults"]
        if skipped_count == 1:
            results.append("1 read of a kernel that did not run")
        elif skipped_count:
            results.append(f"{skipped_count} reads of kernels that did not run")
        if counts[_NOT_SIMULATED] or counts[_NOT_SUPPORTED]:
            results.append("not everything is simulated")
        return ", ".join(results)

    def _summarize_launches(self) -> str:
        """Return the number of launched kernels, such as "2 kernels were run on the CPU"."""
        action = "checked" if self.settings.is_check else "run on the CPU"
        if not self.launches:
            return "no kernel was launched"
        if self.launches == 1:
            return f"1 kernel was {action}"
        return f"{self.launches} kernels were {action}"

    def write_json(self, path: str) -> None:
        """Write the result to a JSON file."""
        result = {
            "command": list(self.command),
            **asdict(self.settings),
            "status": self.status,
            "findings": self.findings,
            "launches": self.launches,
            "not_simulated": dict(self.not_simulated),
        }
        with open(path, "w", encoding="utf-8") as file:
            json.dump(result, file, indent=2)
            file.write("\n")

    def write_junit(self, path: str) -> None:
        """Write the result as a JUnit report: a test for the program, and a failed test for each finding."""
        command = " ".join(self.command)
        failures = [(finding["program"], finding["kind"], finding["message"]) for finding in self.failures]
        if self.status:
            failures.append((command, "exit status", f"the program's exit status is {self.status}"))
        suite = ElementTree.Element("testsuite", name="cudyn run", failures=str(len(failures)))
        for program, kind, message in failures:
            test = ElementTree.SubElement(suite, "testcase", classname=program, name=message)
            ElementTree.SubElement(test, "failure", type=kind, message=message).text = message
        if not failures:
            ElementTree.SubElement(suite, "testcase", classname="cudyn run", name=command)
        suite.set("tests", str(len(suite)))
        ElementTree.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


def find_command(words: Sequence[str]) -> list[str]:
    """Return the command line of a program. `words` contains the program and its arguments.

    A Python script, `-m MODULE` or `-c CODE` runs with this Python. Other programs are executed.

    Raises:
        ValueError: The program was not found.
    """
    name = words[0]
    if name in ("-m", "-c") or name.endswith(".py"):
        return [sys.executable, *words]
    path = shutil.which(name)
    if path is not None:
        return [path, *words[1:]]
    if os.path.isfile(name):  # a Python script without the suffix `.py` that is not executable
        return [sys.executable, *words]
    raise ValueError(f"run: expected a Python script, -m MODULE, -c CODE or a program, got {name!r}")


def run(words: Sequence[str], settings: Settings) -> Result:
    """Run a program in a simulation until it ends.

    Args:
        words: The program and its arguments.
        settings: The simulation.

    Raises:
        ValueError: The program was not found, or it cannot run in a simulation.
    """
    command = find_command(words)
    with tempfile.TemporaryDirectory(prefix="cudyn-run-", ignore_cleanup_errors=True) as directory:
        problem = _write_directory(directory, settings)
        if problem and command[0] != sys.executable and not _is_python(command[0]):
            raise ValueError(f"run: programs other than Python scripts {problem}")
        records = Records(directory)
        status = _run_command(command, directory, records)
        launches = _count_launches(directory)
    return Result(command, settings, status, records.findings, launches, records.not_simulated)


def _count_launches(directory: str) -> int:
    """Return the number of kernels that all processes have launched."""
    files = Path(directory, LAUNCHES).iterdir()
    return sum(int.from_bytes(file.read_bytes(), sys.byteorder) for file in files)


def _is_python(path: str) -> bool:
    """Return whether a program is Python, or a script for it."""
    with suppress(OSError), open(path, "rb") as file:
        first_line = file.readline(200)  # a longer first line does not name an interpreter
        if first_line.startswith(b"#!"):
            return b"python" in first_line
    return os.path.basename(path).startswith("python")


def _write_directory(directory: str, settings: Settings) -> str:
    """Write the files that start the simulation in a program and its child processes.

    Returns:
        The reason why only Python scripts can be simulated, as the end of a sentence, or "" if there is none.
    """
    for name in ("python", "libraries", LAUNCHES):
        os.mkdir(os.path.join(directory, name))
    with open(os.path.join(directory, SETTINGS), "w", encoding="utf-8") as file:
        json.dump(asdict(settings), file)
    with open(os.path.join(directory, "python", "sitecustomize.py"), "w", encoding="utf-8") as file:
        file.write(make_sitecustomize(_START))
    libpython = _find_libpython()
    if not libpython:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        return f"need libpython{version}.so.1.0; install it (libpython{version} on Debian)"
    try:
        compiler = find_compiler()
    except Refused as error:
        return f"need a C compiler: {error}"
    source = os.path.join(directory, "start.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(_write_start_code(directory, libpython))
    libraries = os.path.join(directory, "libraries")
    starter = os.path.join(libraries, process_libraries.STARTER)
    options = ["-shared", "-fPIC", "-pthread", source, "-o", starter, "-ldl"]
    completed = subprocess.run([*compiler, *options], capture_output=True, text=True)
    if completed.returncode:
        return f"need a C compiler that works: {completed.stderr.strip()}"
    process_libraries.write_libraries(libraries)
    return ""


def _write_start_code(directory: str, libpython: str) -> str:
    """Return the C code that starts Python and the simulation in a program that is not Python.

    Args:
        directory: The directory that the environment of the program refers to.
        libpython: The path of the shared library that contains this Python.
    """
    process = "from cudyn._cli.simulated import process; process"
    definitions = {
        "LIBPYTHON": libpython,
        "HOME": f"{sys.base_prefix}:{sys.base_exec_prefix}",
        "PATH": os.pathsep.join(path for path in [*sys.path, ROOT] if path),
        "START": f"{process}.start_program({directory!r}, {sys.executable!r})",
        "RECORDS": os.path.join(directory, RECORDS),
        "END": f"{process}.end()",
    }
    lines = [f"#define {name} {_quote(value)}\n" for name, value in definitions.items()]
    common_code = (Path(__file__).parent / "start.c").read_text(encoding="utf-8")
    return "".join(lines) + common_code


def _quote(value: str) -> str:
    """Return a C string literal. Special characters, and characters outside ASCII, are written in octal."""
    literal = ""
    for byte in os.fsencode(value):
        is_plain = 32 <= byte < 127 and byte not in b'"\\?'
        literal += chr(byte) if is_plain else f"\\{byte:03o}"
    return f'"{literal}"'


def _find_libpython() -> str:
    """Return the path of the shared library that contains this Python, or ""."""

    def get_variable(name: str) -> str:
        """Return a variable of Python's build configuration, or ""."""
        return str(sysconfig.get_config_var(name) or "")

    library_directory = get_variable("LIBDIR")
    directories = [
        library_directory,
        os.path.join(sys.base_prefix, "lib"),
        os.path.join(library_directory, get_variable("MULTIARCH")),
    ]
    version = f"{sys.version_info[0]}.{sys.version_info[1]}{getattr(sys, 'abiflags', '')}"
    for name in (get_variable("INSTSONAME"), f"libpython{version}.so.1.0"):
        for directory in directories:
            path = os.path.join(directory, name)
            if ".so" in name and os.path.isfile(path):
                return path
    return ""


def _run_command(command: Sequence[str], directory: str, records: Records) -> int:
    """Run a program until it ends, and return its exit status as a shell reports it.

    Findings are printed while the program runs. This process ignores Ctrl-C, which the terminal also sends to
    the program, and forwards SIGTERM to the program.

    Args:
        command: The command line of the program.
        directory: The directory that the environment of the program refers to.
        records: The findings.
    """
    environment = dict(os.environ)
    environment["PYTHONPATH"] = prepend("PYTHONPATH", os.path.join(directory, "python"))
    environment["LD_LIBRARY_PATH"] = prepend("LD_LIBRARY_PATH", os.path.join(directory, "libraries"))
    sys.stdout.flush()
    process = subprocess.Popen(command, env=environment)
    previous_handlers = {
        signal.SIGINT: signal.signal(signal.SIGINT, signal.SIG_IGN),
        signal.SIGQUIT: signal.signal(signal.SIGQUIT, signal.SIG_IGN),
        signal.SIGTERM: signal.signal(signal.SIGTERM, lambda number, _: process.send_signal(number)),
    }
    try:
        status = _wait(process, records)
    finally:
        for number, handler in previous_handlers.items():
            signal.signal(number, handler)
    was_killed = status < 0  # the status is then the negative number of the signal
    return 128 - status if was_killed else status


def _wait(process: subprocess.Popen[bytes], records: Records) -> int:
    """Read records until a process ends, and return its status."""
    while True:
        try:
            status = process.wait(_INTERVAL)
        except subprocess.TimeoutExpired:
            records.read()
        else:
            records.read()
            return status


class Records:
    """The records that the processes of a program have written so far.

    Attributes:
        findings: The findings of all processes.
        not_simulated: The number of calls to each function that is not simulated.
    """

    def __init__(self, directory: str) -> None:
        self._path = os.path.join(directory, RECORDS)
        self._offset = 0  # the total size in bytes of the lines that have been read
        self.findings: list[dict[str, Any]] = []
        self.not_simulated: Counter[str] = Counter()

    def read(self) -> None:
        """Read the new records, and print the findings among them."""
        try:
            with open(self._path, "rb") as file:
                file.seek(self._offset)
                lines = file.readlines()
        except FileNotFoundError:  # no process has written a record yet
            return
        for line in lines:
            if not line.endswith(b"\n"):  # another process has not finished writing the line
                return
            self._offset += len(line)
            record = json.loads(line)
            if record["kind"] == _END:
                self.not_simulated.update(record["missing"])
            else:
                self.findings.append(record)
                say(f"cudyn: {record['message']}", sys.stderr)


def report(result: Result, json_path: str, junit_path: str) -> int:
    """Print the summary, write the reports, and return the exit status of the command.

    Args:
        result: The result.
        json_path: The path of the JSON report, or "".
        junit_path: The path of the JUnit report, or "".
    """
    say(result.summarize(), sys.stderr)
    if json_path:
        result.write_json(json_path)
    if junit_path:
        result.write_junit(junit_path)
    return 1 if result.failures else result.status
