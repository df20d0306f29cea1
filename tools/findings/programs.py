"""Runs whole programs of packages on the simulated device, without changing them.

Each program checks its own results, and ends with an error if they are wrong. The packages that a Python
program imports must be installed.
"""

from __future__ import annotations

import json
import os
import pathlib
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .kernels import ARCHITECTURE, Package, download

SECONDS = 300  # time limit for a program


@dataclass
class Collection:
    """Programs of a package.

    Attributes:
        name: The name of the programs, such as "examples".
        package: The package that contains the programs.
        programs: The command line of each program: its path in the package's source directory, and its
            arguments.
        options: Options for nvcc, if the programs are written in C++.
        judged: Maps the path of a program to a part of the message that reports its fault, if a person has
            confirmed this fault.
    """

    name: str
    package: Package
    programs: Sequence[str]
    options: Sequence[str] = ()
    judged: dict[str, str] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The collection's name in the table."""
        return f"{self.name} of {self.package.title}"


def compile_program(
    collection: Collection, file: str, sources: pathlib.Path, target: pathlib.Path, nvcc: str
) -> str:
    """Compile a program with the shared CUDA runtime, unless the same command has compiled it before.

    Returns:
        The first error message, or "" if there is no error.
    """
    includes = [f"-I{sources / path}" for path in collection.package.includes]
    options = [
        "-w",
        "-lineinfo",
        "-cudart=shared",
        "-compress-mode=speed",  # Python before 3.14 cannot read code that is compressed with zstd
        f"-arch={ARCHITECTURE.replace('sm', 'compute')}",  # The simulation runs only PTX.
        "-std=c++17",
        *collection.options,
    ]
    command = [nvcc, *options, *includes, str(sources / file), "-o", str(target)]
    last_command = target.with_suffix(".command")
    if last_command.exists() and last_command.read_text() == shlex.join(command):
        return ""
    completed = subprocess.run(command, capture_output=True, text=True)
    if not completed.returncode:
        last_command.write_text(shlex.join(command))
        return ""
    errors = [line for line in completed.stderr.splitlines() if "error" in line]
    return (errors or ["nvcc failed"])[0][:200]


def run_program(
    command: Sequence[str], directory: pathlib.Path, schedule: str, judged: str
) -> tuple[str, str]:
    """Run a program on the simulated device.

    Args:
        command: The path of the program, and its arguments.
        directory: The working directory, to which the report and the output are written.
        schedule: The schedule of the simulated threads.
        judged: A part of the message that reports the confirmed fault, or "".

    Returns:
        The result and the reason for it.
    """
    report = directory / "report.json"
    report.unlink(missing_ok=True)
    simulate = ["-m", "cudyn", "run", f"--simulate={ARCHITECTURE}"]
    simulate += [f"--schedule={schedule}", f"--json={report}"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with (directory / "output.txt").open("w+b") as output:
        process = subprocess.Popen(
            [sys.executable, *simulate, *command],
            cwd=directory,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # also ends the processes that the program has started
            process.wait()
            return "refused", f"takes longer than {SECONDS} s"
        output.seek(0)
        lines = output.read().decode(errors="replace").splitlines()
    if not report.exists():
        return "refused", (lines or ["no output"])[-1]
    return judge(json.loads(report.read_text()), lines, judged)


def judge(report: Any, lines: Sequence[str], judged: str) -> tuple[str, str]:
    """Return the result of a program and the reason for it.

    Args:
        report: The report of `python -m cudyn run`.
        lines: The lines of the program's output.
        judged: A part of the message that reports the confirmed fault, or "".
    """
    faults = [finding["message"] for finding in report["findings"] if finding["kind"] == "fault"]
    obstacles = [finding["message"] for finding in report["findings"] if finding["kind"] != "fault"]
    false_alarms = [message for message in faults if not judged or judged not in message]
    if false_alarms:
        return "alarm", false_alarms[0]
    if faults:
        return "right", faults[0]
    if judged:
        return "missed", judged
    if obstacles:
        return "refused", obstacles[0]
    if report["not_simulated"]:
        return "refused", f"not simulated: {', '.join(report['not_simulated'])}"
    if report["status"]:
        return "wrong", lines[-1] if lines else "no output"
    if not report["launches"]:
        return "refused", "no kernel was launched"
    return "right", ""


def iter_runs(collection: Collection, options: Any) -> Iterator[tuple[str, str, str]]:
    """Run the programs of a collection.

    Args:
        collection: The programs to run.
        options: The command line options.

    Yields:
        The name of each run, its result, and the reason for the result.
    """
    sources = download(collection.package, options.directory).resolve()
    directory = (options.directory / "programs").resolve()
    directory.mkdir(exist_ok=True)
    for command_line in collection.programs:
        file, *arguments = shlex.split(command_line)
        program = sources / file
        problem = ""
        if program.suffix == ".cu":  # the other programs are Python files
            binary = directory / program.stem
            problem = compile_program(collection, file, sources, binary, options.nvcc)
            program = binary
        for schedule in options.schedules:
            run_name = f"{collection.title} {file} ({schedule})"
            if problem:
                yield run_name, "refused", problem
            else:
                judged = collection.judged.get(file, "")
                command = [str(program), *arguments]
                yield run_name, *run_program(command, directory, schedule, judged)
