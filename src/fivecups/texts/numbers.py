"""Numbers as the languages write them: the decimal sign, the minus and the sign of per cent."""

from __future__ import annotations

from .fluent_files import Texts


def number_text(texts: Texts, value: float, decimals: int = 1, signed: bool = False) -> str:
    """Return a number as text with its decimals. With `signed`, gains have a plus and zero has no
    sign."""
    rounded = round(value, decimals) + 0.0
    text = f"{rounded:{'+' if signed and rounded else ''}.{decimals}f}"
    decimal_sign = "." if texts.language == "en" else ","
    return text.replace(".", decimal_sign).replace("-", "−")


def percent_text(texts: Texts, share: float, decimals: int = 1, signed: bool = False) -> str:
    """Return a share of one as text in per cent."""
    return texts.say("percent", number=number_text(texts, share * 100, decimals, signed))
