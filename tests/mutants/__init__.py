"""Mutation tests: single faults are put into the code to see whether the tests notice them.

``make mutants``, or ``python -m tests.mutants PART --seed 1 --count 60``. The tests of a part are
run once with coverage, so that each fault is judged by the tests that run its line, quickest first.
Faults that they do not notice are listed; `equivalents.txt` names faults that change nothing.
"""
