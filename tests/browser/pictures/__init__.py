"""Pictures for people to look at: every screen of a table at five sizes, by day and by night, in
three languages. ``make screenshots`` puts them into the folder screenshots; names of scenes after
``python -m tests.browser.pictures`` take these alone."""
