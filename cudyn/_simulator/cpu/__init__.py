"""Kernels that run on the CPU: PTX as C, compiled by the C compiler of this machine, with faults found.

parse          PTX as statements
forms          the instructions that are translated, with every modifier: forms.txt
instructions, matrix_instructions  instructions as C
translate      functions and modules as C
c_compiler     the C compiler and the cache
cpu_module     modules and their launches
finding_words  findings in words
runtime/       what the C runs on
"""
