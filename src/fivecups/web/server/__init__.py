"""Running the house: settings, services, logs, metrics, the server process."""
