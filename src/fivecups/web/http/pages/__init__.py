"""Routes of the page: its files, its manifest, and its link previews."""
