"""A library and its views, the module that shows it, and the words for what is missing or failed."""
