"""Oracles: checks that compare the contents of the tables with independent sources.

An oracle is a function that returns a Result. The tests assert that nothing disagrees. `python -m
tests.proof` (nox -s oracles) runs all oracles and writes docs/maintainers/oracles.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Result:
    """The result of an oracle.

    Attributes:
        oracle: The name of the independent source.
        subject: The kind of fact that is compared, such as "values: all enumerators and integer constants".
        checked: The number of comparisons.
        disagreements: A line for each difference that is not intended.
        on_purpose: The reasons for the intended differences, keyed by the name of the fact.
        skipped: The missing tool or library if the oracle could not run, otherwise "".
    """

    oracle: str
    subject: str
    checked: int = 0
    disagreements: list[str] = field(default_factory=list)
    on_purpose: dict[str, str] = field(default_factory=dict)
    skipped: str = ""

    def compare(self, fact: str, table_value: object, oracle_value: object) -> None:
        """Count a comparison, and record a disagreement if the two values differ."""
        self.checked += 1
        if table_value != oracle_value:
            self.disagreements.append(
                f"{fact}: the table contains {table_value}, {self.oracle} reports {oracle_value}"
            )

    def excuse(self, fact: str, reason: str) -> None:
        """Count a comparison whose values differ on purpose, and record the reason."""
        self.checked += 1
        self.on_purpose[fact] = reason
