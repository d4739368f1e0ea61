"""Would the tests notice? Single faults are put into the code, and the tests are asked.

``make mutants``, or ``python -m tests.mutants PART --seed 1 --count 60``. The tests of a part are
run once with coverage, so that each fault is judged by the tests that run its line, the quickest
first. What they do not notice is listed; `equivalents.txt` names faults that change nothing.
"""
