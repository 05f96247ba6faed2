"""Speech models that make the host hear better: which there are, fetching, unpacking, trying and removing them.

Nothing here is ever done unasked. Which installed model an evening listens with is said in ``hearing.model_folder``.
"""
