"""From words to readings and from events to lines. Data is in prompts/, one folder a language."""
