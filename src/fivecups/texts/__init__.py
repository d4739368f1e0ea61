"""All words, in Russian, Romanian and English: Fluent files, read from the folders beside this
one."""

from .fluent import LANGUAGES, Texts, UnknownLanguage
from .rulebook import Chapter, rulebook
from .wording import Wording

__all__ = ["LANGUAGES", "Chapter", "Texts", "UnknownLanguage", "Wording", "rulebook"]
