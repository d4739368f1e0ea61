"""All texts for people, in Russian, Romanian and English, from the Fluent files in this folder."""

from .fluent_files import LANGUAGES, Texts, UnknownLanguage, add_game_folder
from .numbers import number_text, percent_text
from .rulebook import Chapter, game_texts, rulebook
from .wording import Wording

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Texts",
    "UnknownLanguage",
    "Wording",
    "add_game_folder",
    "game_texts",
    "number_text",
    "percent_text",
    "rulebook",
]
