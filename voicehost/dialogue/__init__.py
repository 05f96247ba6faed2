"""The conversation: one utterance in, exactly one outcome out."""
