"""All texts for people, in Russian, Romanian and English, from the Fluent files in this folder."""

from .fluent_files import LANGUAGES, Texts, UnknownLanguage
from .numbers import number_text, percent_text
from .rulebook import Chapter, rulebook
from .wording import Wording

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Texts",
    "UnknownLanguage",
    "Wording",
    "number_text",
    "percent_text",
    "rulebook",
]
