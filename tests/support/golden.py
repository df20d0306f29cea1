"""Compares strings with golden files: tests/DIRECTORY/golden/NAME.txt contains an expected string of a test.

`pytest --write-golden tests/DIRECTORY` writes these files. Read the difference before you commit it. A file
that no test uses is an error: see test_golden_files.py.
"""

from __future__ import annotations

from pathlib import Path


class Golden:
    """Compares strings with the golden files of a test directory, or writes the files."""

    def __init__(self, directory: Path, *, writes: bool = False) -> None:
        self.directory = directory / "golden"
        self.writes = writes

    def check(self, name: str, text: str, /, **values: object) -> None:
        """Compare a string with NAME.txt, or write the file.

        Args:
            name: The name of the file without `.txt`.
            text: The string. If it does not end with a newline, one is added.
            values: Strings that differ between machines. In the file, `{key}` replaces each of them.
        """
        for key, value in sorted(values.items(), key=lambda item: -len(str(item[1]))):
            text = text.replace(str(value), f"{{{key}}}")
        text = text.removesuffix("\n") + "\n"
        file = self.directory / f"{name}.txt"
        if self.writes:
            self.directory.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        expected = file.read_text(encoding="utf-8") if file.exists() else ""
        assert text == expected, f"{file} has another text; pytest --write-golden writes it"


def list_unnamed(directory: Path) -> list[str]:
    """List the golden files in a test directory whose names do not occur in the directory's tests.

    Files that contain the expected result for an input file with the same name are not listed.
    """
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(directory.glob("*.py")))
    files = sorted((directory / "golden").iterdir())
    inputs = {file.stem for file in files if file.suffix != ".txt"}
    unlisted_stems = {*inputs, "messages"}
    golden_files = [file for file in files if file.suffix == ".txt" and file.stem not in unlisted_stems]
    return [file.name for file in golden_files if f'"{file.stem}"' not in source]
