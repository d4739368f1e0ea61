"""Notifications for absent players ('your turn', by Web Push or e-mail), quiet hours and
holidays."""
