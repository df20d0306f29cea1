"""Updates the files in benchmarks/results, for benchmarks that run with `--save benchmarks/results`."""

from __future__ import annotations

import importlib
import json
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
# The keys in a result file, in this order, except "rows", which comes last
KEYS = "title", "unit", "start", "columns", "most", "command", "machine", "method", "notes"

Row = Sequence[float | None]


def describe_machine() -> str:
    """Describe the GPU, the driver and this Python for a result file."""
    import cudyn

    name = cudyn.Device(0).name.removeprefix("NVIDIA ").partition(" ")[0]
    driver = ".".join(map(str, cudyn.driver.version or ()))
    python = ".".join(platform.python_version_tuple()[:2])
    return f"one {name}, driver {driver}, Python {python}"


def list_versions(*packages: str) -> str:
    """List the versions of the packages that are installed, such as "torch 2.9.0, cupy 13.6.0"."""
    metadata = importlib.import_module("importlib.metadata")
    versions = []
    for package in packages:
        distributions = [package.replace(".", "-")]
        if package == "cupy":  # its wheels have several names
            distributions = ["cupy-cuda13x", "cupy-cuda12x", "cupy"]
        for distribution in distributions:
            try:
                version = metadata.version(distribution)
            except metadata.PackageNotFoundError:
                continue
            public_version, _, _ = version.partition("+")  # without a local version, such as +cu130
            versions.append(f"{package} {public_version}")
            break
    return ", ".join(versions)


def label(labels: Mapping[str, str], values: Mapping[str, Row]) -> dict[str, Row]:
    """Return the rows of a result keyed by their labels. Cases that were not measured are omitted.

    Args:
        labels: Maps each case to the label of its row.
        values: Maps each case to the values in its row.
    """
    return {label: values[case] for case, label in labels.items() if case in values}


def renew(
    directory: Path | None, name: str, rows: Mapping[str, Row], *, machine: str = "", **changed: Any
) -> None:
    """Write a result file with new rows and new values for other keys. Do nothing if `directory` is None.

    Keys that are not passed keep their values in benchmarks/results.

    Args:
        directory: Directory to which the file is written.
        name: Name of the file without the suffix.
        rows: Label of a row -> its values.
        machine: Description of the machine. By default, this machine is described.
        **changed: New values for other keys in the file.
    """
    if directory is None:
        return
    data = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    data |= {"machine": machine or describe_machine(), **changed}
    # The file contains each key and each row on a line of its own.
    key_lines = [f"  {json.dumps(key)}: {_dump(data[key])}" for key in KEYS if key in data]
    row_lines = [f"    {_dump([row, *map(_round, values)])}" for row, values in rows.items()]
    row_text = ",\n".join(row_lines)
    text = ",\n".join([*key_lines, f'  "rows": [\n{row_text}\n  ]'])
    path = directory / f"{name}.json"
    path.write_text(f"{{\n{text}\n}}\n", "utf-8")
    print(f"saved: {path}")


def _dump(value: Any) -> str:
    """Format a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def _round(value: float | None) -> float | None:
    """Round a float to three significant digits, or to an integer if it is 1000 or more."""
    if value is None or isinstance(value, int):
        return value
    return float(f"{value:.3g}") if abs(value) < 1000 else round(value)
