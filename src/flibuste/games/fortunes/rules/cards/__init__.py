"""What the cards say: a function for each captain, specialist, event and Glory card; Rumours and Missions are
made of the operations in rewards.py, with the figures of their data."""
