"""The club, in the database."""

from .figures import ClubRows
from .invitations import InvitationRows
from .results import ResultRows, forget_results

__all__ = ["ClubRows", "InvitationRows", "ResultRows", "forget_results"]
