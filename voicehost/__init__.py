"""The voice at the head of the table: hosts board games that people play with their own copy."""

__version__ = "0.1.0"
