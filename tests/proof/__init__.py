"""Oracles: facts of the tables checked against something that we did not write.

Each oracle is a function that returns a Result. The tests assert that nothing disagrees;
`python -m tests.proof` (nox -s oracles) runs them all and writes docs/maintainers/oracles.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Result:
    """What one oracle said.

    checked: how many facts were compared. disagreements: one line for each that differs. on_purpose: those
    that differ for a reason, with it. skipped: what was missing, if the oracle could not be asked.
    """

    oracle: str
    what: str
    checked: int = 0
    disagreements: list[str] = field(default_factory=list)
    on_purpose: dict[str, str] = field(default_factory=dict)
    skipped: str = ""

    def compare(self, fact: str, ours: object, theirs: object) -> None:
        """Count a fact; remember it if the two differ."""
        self.checked += 1
        if ours != theirs:
            self.disagreements.append(f"{fact}: the table says {ours}, {self.oracle} says {theirs}")

    def excuse(self, fact: str, why: str) -> None:
        """Count a fact that differs on purpose."""
        self.checked += 1
        self.on_purpose[fact] = why
