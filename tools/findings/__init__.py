"""Runs kernels of packages in the simulation, and counts how often its verdict is right.

    python -m tools.findings [--only NAME...] [--directory DIRECTORY] [--nvcc PATH] [--page]
        [--variants lineinfo plain] [--schedules default seed:1]

The modules mmcv, deepspeed, flashinfer, lightseq, thinc and rwkv contain the kernels, models of their results
in numpy, and the judged findings: faults that a person has confirmed in the source. pip downloads the
packages at fixed versions, and nvcc compiles each kernel to PTX. This needs numpy, packaging, setuptools and
wheel. The module program_list contains whole programs, which run unchanged with `python -m cudyn run
--simulate`. The packages that these programs import must be installed.

Each kernel is compiled with and without -lineinfo, and everything runs in each schedule. Nothing of the
packages is part of this repository: the files are downloaded into --directory. The results are kept there,
too, so that a later call can run other packages and write all of them into the page with --page. A run is
counted as one of these:

- right: the results are right and nothing was found, or only the judged fault was found
- missed: a person has judged that there is a fault, but nothing was found
- alarm: a finding that was not judged to be a fault
- wrong: the results are wrong, or the program fails, although nothing was found
- refused: the kernel or program needs something that is not simulated, or could not be compiled, or a program
  takes longer than 2 minutes
"""
