"""The coach of Gentleman's Deal: advice on offers, votes and talk, with reasons."""

from .advice import advise as advise
