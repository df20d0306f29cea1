"""codegen: the versions for cuGetProcAddress, from the names of typedefs."""

from __future__ import annotations

from codegen import proc_versions
from cudyn._tables import driver_functions

TYPEDEFS = """
typedef int (CALL *PFN_prMake_v3020)(int);
typedef int (CALL *PFN_prMake_v11040)(int, int);
    typedef int (CALL *PFN_prMake_v2000)(short);
typedef int (CALL *PFN_prRun_v12030_ptsz)(int);
typedef int (CALL *PFN_prRun_v12030)(int);
typedef int (CALL *PFN_prGone_v5000)(int);
typedef int (CALL *PFN_prGone_v6000)(int);
typedef PFN_prRun_v12030 PFN_prRun;
"""


def test_the_versions_of_a_name_are_its_symbols_in_order() -> None:
    symbols = ("prMake", "prMake_v3", "prMake_v2", "prRun", "prRun_ptsz", "prOther")
    assert proc_versions.pair(TYPEDEFS, symbols) == {
        "prMake": 2000,
        "prMake_v2": 3020,
        "prMake_v3": 11040,
        "prRun": 12030,
        "prRun_ptsz": 12030,
    }


def test_a_name_with_another_number_of_symbols_is_left_out() -> None:
    assert proc_versions.pair(TYPEDEFS, ("prGone", "prMake")) == {}


def test_the_tables_keep_those_that_differ_from_the_release() -> None:
    """A driver of 11.6 has cuLaunchKernelEx, which no header before 11.8 declares."""
    assert driver_functions.PROC_VERSIONS["cuLaunchKernelEx"] == 11060
    assert "cuLaunchKernel" not in driver_functions.PROC_VERSIONS
    assert "cuGraphAddKernelNode_v2" not in driver_functions.PROC_VERSIONS
