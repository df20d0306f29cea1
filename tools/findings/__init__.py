"""Runs public programs and kernels in the simulation, and counts how often its verdict is right.

    python -m tools.findings [--only NAME...] [--nvcc PATH] [--include DIRECTORY...] [--page]
        [--variants lineinfo plain] [--schedules default seed:1] [--seconds N]

There are two lists, and both contain the judged findings: faults that a person has confirmed in the source.

- Programs (programs.toml), which check their own results. git clones the repositories at the commits in the
  list. Each program is compiled by nvcc with the shared CUDA runtime, and runs with each of its arguments.
  The functions of libraries that are not simulated, such as cuBLAS, return 0, and the programs in the list do
  not use their results.
- Kernels of packages (the modules mmcv, deepspeed and flashinfer), with models of their results in numpy. pip
  downloads the packages, and nvcc compiles each kernel to PTX. This needs numpy, packaging,
  setuptools and wheel.

Everything is compiled with and without -lineinfo, and runs in each schedule. Nothing of the programs and
packages is part of this repository: the files are downloaded into --directory. The results are kept there,
too, so that a later call can run other programs and write all of them into the page with --page. A run is
counted as one of these:

- right: the results are right and nothing was found, or only judged faults were found
- missed: a person has judged that there is a fault, but nothing was found
- alarm: a finding that was not judged to be a fault
- wrong: the results are wrong although nothing was found
- refused: the program needs something that is not simulated, could not be compiled, or took too long
"""
