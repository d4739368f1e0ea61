"""Screenshots for people to look at: every screen at five sizes, by day and by night, in three
languages. ``make screenshots`` takes all; ``python -m tests.browser.screenshots SCENE…`` takes
some."""
