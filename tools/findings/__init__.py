"""Runs kernels of packages in the simulation, and counts how often it reports faults correctly.

    python -m tools.findings [--only NAME...] [--directory DIRECTORY] [--nvcc PATH] [--page]
        [--variants lineinfo plain] [--schedules default seed:1]

The modules mmcv, deepspeed, flashinfer, lightseq, thinc and rwkv list the kernels, with models of their
results in numpy, and with the judged faults, which a person has confirmed in the source. pip downloads fixed
versions of the packages, and nvcc compiles each kernel to PTX. This needs numpy, packaging, setuptools and
wheel. The module program_list contains whole programs, which run unchanged with `python -m cudyn run
--simulate`. The packages that these programs import must be installed.

Each kernel is compiled with and without -lineinfo, and everything runs in each schedule. The repository does
not contain any files of the packages, which are downloaded into --directory. The results are stored there,
too, so that packages can be run one after the other. --page writes the results of all packages into the page.
Each run has one of these results:

- right: the results are right and nothing was found, or only the judged fault was found
- missed: there is a judged fault, but nothing was found
- alarm: the simulation reported something that is not a judged fault
- wrong: the results are wrong, or the program fails, although nothing was found
- refused: the kernel or program needs something that is not simulated, or could not be compiled, or a program
  takes longer than five minutes
"""
