"""A fault that is put into a copy of this process is there, and nowhere else."""

from __future__ import annotations

from pathlib import Path

from fivecups.house.table import text_cleaning

from .copies import in_a_copy
from .faults import faults_in
from .forks import put_in
from .judging import Mutant

SECONDS = 60
FAULT = "char if char.isspace() else ' '"


def test_a_fault_is_in_the_copy_that_it_is_put_into_and_nowhere_else() -> None:
    module = Path(text_cleaning.__file__)
    [fault] = [item for item in faults_in(module.read_text()) if item.after == FAULT]
    mutant = Mutant(module, fault, (), 0.0)

    def letters_left() -> int:
        assert put_in(mutant)
        return len(text_cleaning.clean_line("word", 9))

    assert in_a_copy(letters_left, SECONDS) == 0
    assert text_cleaning.clean_line("word", 9) == "word"
