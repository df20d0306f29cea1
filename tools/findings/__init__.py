"""Runs kernels of packages in the simulation, and counts how often the simulation judges them correctly.

    python -m tools.findings [--only NAME...] [--directory DIRECTORY] [--nvcc PATH] [--page]
        [--variants lineinfo plain] [--schedules default seed:1]

The modules mmcv, deepspeed, flashinfer, lightseq, thinc and rwkv list the kernels, together with models of
their results in numpy, and with their judged faults: faults that a person has confirmed in the source. pip
downloads fixed versions of the packages, and nvcc compiles each kernel to PTX. This requires numpy,
packaging, setuptools and wheel. The module program_list lists whole programs, which run unchanged with
`python -m cudyn run --simulate`. The packages that these programs import must be installed.

Each kernel is compiled with and without -lineinfo, and everything runs in each schedule. The files of the
packages are not in the repository, but are downloaded into --directory. The results are stored there, too, so
that packages can be run one after the other. --page writes the results of all packages to the page. Each run
has one of these results:

- right: the results are right and no fault was found, or only the judged fault was found
- missed: there is a judged fault, but it was not found
- alarm: the simulation reported something that is not a judged fault
- wrong: the results are wrong, or the program failed, although no fault was found
- refused: the kernel or program needs something that is not simulated, it could not be compiled, or it is a
  program that takes longer than five minutes
"""
