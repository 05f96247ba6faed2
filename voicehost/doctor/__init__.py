"""``voicehost doctor``: is everything there that a game by voice needs? Found out and told by ear alone."""
