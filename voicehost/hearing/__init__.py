"""Hearing: from a microphone, a recording or the keyboard to utterances that the host can trust."""
