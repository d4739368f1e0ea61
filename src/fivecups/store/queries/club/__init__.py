"""Database queries of the club: results, statistics and invitations."""

from .invitations import InvitationQueries
from .ratings import RatingQueries
from .results import ResultQueries, anonymize_results
from .statistics import ClubQueries

__all__ = [
    "ClubQueries",
    "InvitationQueries",
    "RatingQueries",
    "ResultQueries",
    "anonymize_results",
]
