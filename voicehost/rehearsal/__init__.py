"""A physical box and the people around it, written from the rulebook: truth and host are two things."""
