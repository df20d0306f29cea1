"""Updates benchmarks/results. With `--save benchmarks/results`, a benchmark rewrites its own file."""

from __future__ import annotations

import importlib
import json
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
TITLES = "title", "unit", "start", "columns", "most", "command", "machine", "method", "notes"

Row = Sequence[float | None]


def describe_machine() -> str:
    """Describe the GPU, its driver and this Python, for the file of a result."""
    import cudyn

    name = cudyn.Device(0).name.removeprefix("NVIDIA ").partition(" ")[0]
    driver = ".".join(map(str, cudyn.driver.version or ()))
    python = ".".join(platform.python_version_tuple()[:2])
    return f"one {name}, driver {driver}, Python {python}"


def list_versions(*packages: str) -> str:
    """List the versions of the installed packages among these. cupy's wheel has several names."""
    metadata, versions = importlib.import_module("importlib.metadata"), []
    for name in packages:
        for distribution in {"cupy": ("cupy-cuda13x", "cupy-cuda12x", "cupy")}.get(name, (name,)):
            try:
                version = metadata.version(distribution.replace(".", "-")).partition("+")[0]
            except metadata.PackageNotFoundError:
                continue
            versions.append(f"{name} {version}")
            break
    return ", ".join(versions)


def label(labels: Mapping[str, str], values: Mapping[str, Row]) -> dict[str, Row]:
    """Replace the cases in a result with the titles of their rows.

    Cases that were not measured are omitted.
    """
    return {name: values[case] for case, name in labels.items() if case in values}


def renew(
    directory: Path | None, name: str, rows: Mapping[str, Row], *, machine: str = "", **changed: Any
) -> None:
    """Write a result with new rows and new values of other entries. Do nothing if `directory` is None.

    Args:
        directory: Directory that the result is written to.
        name: Name of the result.
        rows: Values in each row.
        machine: Description of the machine. The default is this machine.
        **changed: New values of other entries in the file.
    """
    if directory is None:
        return
    data = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    data |= {"machine": machine or describe_machine(), **changed}
    lines = [f"  {json.dumps(key)}: {_dump(data[key])}" for key in TITLES if key in data]
    body = ",\n".join(f"    {_dump([row, *map(_round, values)])}" for row, values in rows.items())
    text = ",\n".join([*lines, f'  "rows": [\n{body}\n  ]'])
    path = directory / f"{name}.json"
    path.write_text(f"{{\n{text}\n}}\n", "utf-8")
    print(f"saved: {path}")


def _dump(value: Any) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def _round(value: float | None) -> float | None:
    """Round a value to three significant digits, the precision of a benchmark."""
    if value is None or isinstance(value, int):
        return value
    return float(f"{value:.3g}") if abs(value) < 1000 else round(value)
