"""nvcc's options in the words of NVRTC and of cudyn.compile.

nvcc's    -gencode arch=A,code=C   -arch A -code C   -arch native | all | all-major   -Xptxas -v,-O1
NVRTC's   -arch=C, once                                                               -Xptxas=-v -Xptxas=-O1

All other options stay what they are.
"""

from __future__ import annotations

import re
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_OPTION = re.compile(
    r"(?:-(arch)|--gpu-(arch)itecture|-(code)|--gpu-(code)|-(gen)code|--(gen)erate-code|-(X)ptxas|--ptxas-options)"
    r"(?:[= ]\s*(.*))?",
    re.S,
)
_GENERATE = re.compile(r"arch=([^,\s]+)(?:,\s*code=(.+))?")
_LIST = re.compile(r"[\[\]\\\"',\s]+")  # nvcc's lists: a,b or [a,b] or \"a,b\"


class Options(NamedTuple):
    """What options say.

    rest    options for NVRTC
    arches  what code is wanted for, as cudyn.compile takes it: "sm_90", "compute_90", "native"; each once
    """

    rest: list[str]
    arches: list[str]


def read_options(options: Sequence[str]) -> Options:
    """Take options as nvcc does, but for `-arch=sm_90`, which is a CUBIN alone here.

    ValueError: an architecture is given in two ways, or code is to be made of what NVRTC does not make it of.
    """
    rest: list[str] = []
    given: dict[str, list[str]] = {"arch": [], "code": [], "gen": []}
    words = iter(options)
    for word in words:
        found = _OPTION.fullmatch(word)
        if not found:
            rest.append(word)
            continue
        value = found[8] or next(words, "")
        if not value:
            raise ValueError(f"the option {word} needs a value")
        what = next(filter(None, found.groups()[:6]), "")
        if what:
            given[what].append(value)
        else:
            name = word[: len(word) - len(found[8] or "")].rstrip("= ")
            rest += [f"{name}={each}" for each in re.split(r"[,\s]+", value) if each]
    return Options(rest, list(dict.fromkeys(_choose(given["arch"], given["code"], given["gen"]))))


def _choose(arches: list[str], codes: list[str], generated: list[str]) -> list[str]:
    """What code is wanted for."""
    if len(set(arches)) > 1 or (generated and (arches or codes)):
        ways = [f"-arch {each}" for each in arches] + [f"-code {each}" for each in codes]
        ways += [f"-gencode {each}" for each in generated]
        raise ValueError(f"the architecture is given twice: {', '.join(ways)}")
    if generated:
        chosen = []
        for text in generated:
            found = _GENERATE.fullmatch(text)
            if not found:
                raise ValueError(f"-gencode {text}: expected arch=compute_90,code=sm_90 or its likes")
            chosen += _check(found[1], _split(found[2] or found[1]))
        return chosen
    wanted = [code for text in codes for code in _split(text)]
    return _check(arches[0] if arches else "", wanted) if wanted else arches[:1]


def _split(text: str) -> list[str]:
    return [each for each in _LIST.split(text) if each]


def _check(virtual: str, codes: list[str]) -> list[str]:
    """Raise ValueError where NVRTC, which is told one architecture, would compile for another."""
    for code in codes:
        if virtual and virtual.partition("_")[2] != code.partition("_")[2]:
            own = "compute_" + code.partition("_")[2]
            raise ValueError(
                f"arch={virtual},code={code}: NVRTC makes {code} of {own} only; write arch={own}"
            )
    return codes
