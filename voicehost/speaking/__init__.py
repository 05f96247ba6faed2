"""From lines to sound: speech engines in killable children, one player that owns the loudspeaker, and the narrator."""
