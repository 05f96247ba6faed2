"""The rules of the games. Knows no sound, no language, no file."""
