"""The architectures that clang compiles for, each with the oldest PTX version that supports it.

clang writes PTX in this version, so that old drivers accept it, unless inline assembly needs a newer version.
clang does not parse inline assembly, so this module searches it for instructions of newer versions (PTX ISA,
"Release Notes").
"""

from __future__ import annotations

import re

# Architecture in clang's spelling -> PTX version, such as 78 for 7.8.
_OLDEST = {
    "50": 40, "52": 41, "53": 42, "60": 50, "61": 50, "62": 50, "70": 60, "72": 61, "75": 63,
    "80": 70, "86": 71, "87": 74, "89": 78, "90": 78, "90a": 80,
    "100": 86, "100a": 86, "101": 86, "101a": 86, "120": 87, "120a": 87,
}  # fmt: skip
_SINCE_LLVM_22 = {"88": 90, "103": 88, "103a": 88, "110": 90, "110a": 90, "121": 88, "121a": 88}

# PTX version -> instructions in inline assembly that need it.
_NEWER = (
    (63, r"\bnanosleep\b|\bwmma\b.*\.(?:s8|u8|s4|u4|b1)\b"),
    (64, r"\bnoreturn\b|\.xor\.popc\b"),
    (65, r"\bldmatrix\b|\bmma\b.*\.m16n8k8|\bcvt\.rn\.f16x2"),
    (70, r"\bcp\.async\b|\bredux\b|\bmma\b.*\.m16n8k|\bfma\S*\.relu|\btanh\.approx\.(?:b?f16)"),
    (71, r"\bmma\b.*\.and\.popc|\bmbarrier\.test_wait\.parity"),
    (74, r"\bcreatepolicy\b|\.L2::(?:cache_hint|\d+B|evict)|\b(?:applypriority|discard)\b"),
    (76, r"\b(?:szext|bmsk)\b"),
    (77, r"\bisspacep\.param\b"),
    (78, r"\b(?:mapa|getctarank|stmatrix|movmatrix|griddepcontrol)\b|\bcluster|::cluster|try_wait"),
    (78, r"\b(?:add|sub|mul|atom|red)\S*\.bf16|\bex2\.approx\.ftz\.bf16|\.e[45]m[23]x2\b"),
    (80, r"\bwgmma\b|\bsetmaxnreg\b|\bcp\.async\.bulk|\belect\.sync\b|\bfence\.proxy\b|\.noinc\b"),
    (81, r"\b(?:red|st)\.async\b|\bmultimem\b|\b(?:atom|red)\S*\.v[248]\.|\.e[45]m[23]x2\b.*f16x2"),
    (83, r"\btensormap\b|\.b128\b|\bmbarrier\S*\.relaxed"),
    (84, r"\bmma\b.*\.e[45]m[23]"),
    (86, r"\btcgen05\b|\bclusterlaunchcontrol\b|\bst\.bulk\b|\.f32x2\b|\.cta_group|\.tile::|\.multicast::"),
    (86, r"\bcp\.async\.bulk\S*\.shared::cta\.global"),
    (86, r"\.e2m1|\.e[23]m[23]\b|\.ue8m0|\bredux\S*\.f32|\bldmatrix\S*\.m(?:16n16|8n16)"),
    (87, r"\bmma\b.*\.kind::|\.block_scale\b"),
    (88, r"\.v8\.[bfsu]32|\.v4\.[bfsu]64|\.L2::evict_\w+\.v[48]|\bm(?:ax|in)\S*\.f32\s+[^,]+,[^,]+,[^,]+,"),
)
_ASM = re.compile(r"// begin inline asm\n(.*?)// end inline asm", re.S)
_HEADER = re.compile(r"^(\.version )(\d+)\.(\d+)", re.M)


def list_versions(version: tuple[int, int]) -> dict[str, int]:
    """Return a dict that maps each architecture to the oldest PTX version for it, such as "90a" to 80.

    Args:
        version: Version of LLVM.
    """
    return {**_OLDEST, **(_SINCE_LLVM_22 if version[0] >= 22 else {})}


def raise_version(text: str) -> str:
    """Return PTX whose header contains the version that its inline assembly needs, if that is newer."""
    assembly = "\n".join(dict.fromkeys(_ASM.findall(text)))  # without duplicates, to save time
    needed = 0
    if assembly:
        for version, pattern in _NEWER:  # oldest version first
            if re.search(pattern, assembly):
                needed = version

    def write_header(match: re.Match[str]) -> str:
        """Return the version directive, with the newer of the current and the needed version."""
        directive, major, minor = match.groups()
        current = 10 * int(major) + int(minor)
        newer = max(current, needed)
        return f"{directive}{newer // 10}.{newer % 10}"

    return _HEADER.sub(write_header, text, count=1)
