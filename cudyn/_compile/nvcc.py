"""nvcc's options in the words of NVRTC and of cudyn.compile.

nvcc's    -gencode arch=A,code=C   -arch A -code C   -arch native | all | all-major   -Xptxas -v,-O1
NVRTC's   -arch=C, once                                                               -Xptxas=-v -Xptxas=-O1
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .options import LONG

_OPTION = re.compile(r"(--?([\w-]+))(?:[= ]\s*(.*))?", re.S)
# Options of nvcc for other work than NVRTC's, and what to do instead.
_HINTS = (
    (r"-O[0-3]?|--optimize(=.*)?", "is for the host's compiler; ptxas has -O3 anyway, or pass -Xptxas -O1"),
    (
        r"-c|--compile|--device-c-only",
        "is not needed: device code is all there is; -dc is for linking",
    ),
    (r"-x|-x=?cu|--x=cu", "is not needed: every source is CUDA C++"),
    (
        r"-l(?!ineinfo).*|-L.*|-Wl,.*|-shared|--shared|--library.*|-cudart.*",
        "links programs; cudyn link links code",
    ),
    (r"-Xcompiler.*|--compiler-options.*|-ccbin.*|-fPIC|-m64|-W(all|extra)", "is for the host's compiler"),
    (r"-Xlinker.*|-Xarchive.*|-lib|--lib|-run|--run|-M|-E|--preprocess", "is not NVRTC's; nvcc has it"),
    (r"--keep.*|-keep.*|--verbose|-v|--dryrun", "is nvcc's; -Xptxas -v prints registers and memory"),
    (
        r"--expt-.*|-expt-.*|--extended-lambda|-extended-lambda",
        "is not needed by NVRTC",
    ),
)
_GENERATE = re.compile(r"arch=([^,\s]+)(?:,\s*code=(.+))?")
_LIST = re.compile(r"[\[\]\\\"',\s]+")  # of codes: a,b or [a,b] or \"a,b\"


def read_options(options: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return options for NVRTC, and for what code is wanted, as cudyn.compile takes it: "sm_90", "native".

    ValueError: that is given in two ways, or code is to be made of what NVRTC does not make it of.
    """
    rest: list[str] = []
    said: list[str] = []
    given: dict[str, list[str]] = {"arch": [], "code": [], "gencode": []}
    words = iter(options)
    for word in words:
        found = _OPTION.fullmatch(word)
        name = LONG.get(found[2], found[2]) if found else ""
        if not found or name not in (*given, "Xptxas"):
            _refuse(word)
            rest.append(word)
            continue
        value = found[3] or next(words, "")
        if not value:
            raise ValueError(f"the option {word} needs a value")
        if name == "Xptxas":
            rest += [f"{found[1]}={each}" for each in re.split(r"[,\s]+", value) if each]
        else:
            given[name].append(value)
            said.append(f"{found[1]} {value}")
    arches, codes, pairs = given["arch"], given["code"], given["gencode"]
    if len(set(arches)) > 1 or (pairs and len(said) > len(pairs)):
        raise ValueError(f"the architecture is given twice: {', '.join(said)}")
    wanted = [] if codes else arches[:1]
    for text in pairs or [f"arch={arches[0] if arches else '?'},code={each}" for each in codes]:
        found = _GENERATE.fullmatch(text)
        if not found:
            raise ValueError(f"-gencode {text}: expected the form arch=compute_90,code=sm_90")
        for code in filter(None, _LIST.split(found[2] or found[1])):
            # NVRTC takes one architecture, and would compile for the code's own.
            own = code.partition("_")[2]
            if found[1] != "?" and found[1].partition("_")[2] != own:
                why = f"NVRTC makes {code} of compute_{own} only; write arch=compute_{own}"
                raise ValueError(f"arch={found[1]},code={code}: {why}")
            wanted.append(code)
    return rest, list(dict.fromkeys(wanted))


def _refuse(option: str) -> None:
    """Raise ValueError for an option of nvcc that NVRTC does not know, with what to do."""
    for pattern, hint in _HINTS:
        if re.fullmatch(pattern, option):
            raise ValueError(f"{option} {hint}")
