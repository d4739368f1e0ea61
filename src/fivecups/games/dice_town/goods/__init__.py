"""What changes hands: dollars, nuggets, Store cards and claims, and how they are stolen."""
