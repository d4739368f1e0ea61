"""Who people are: identities, devices, ratings, limits, and what names and chat may contain."""
