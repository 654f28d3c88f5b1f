"""Lessons: a staged position, scripted dice and opponents, steps that say, point and wait."""
