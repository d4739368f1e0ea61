"""Database queries by subject: everything that is stored beside the log."""
