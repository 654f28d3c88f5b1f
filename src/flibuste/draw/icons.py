"""The paths of our icons and emblems: each around (0, 0), about 20 wide, holes by the even-odd rule."""

from __future__ import annotations

SKULL = (
    "M0-9C-7-9-9-4-8 0-7.5 2.5-5 3-5 5V8H5V5C5 3 7.5 2.5 8 0 9-4 7-9 0-9Z"
    "M-4-3A2.2 2.2 0 1 1-3.9-3ZM4-3A2.2 2.2 0 1 1 4.1-3ZM0 1.5 1.5 4H-1.5Z"
)
#: The sail emblem of each seat.
EMBLEMS = (
    "M-2.5-9H2.5V-2.5H9V2.5H2.5V9H-2.5V2.5H-9V-2.5H-2.5Z",  # cross
    "M0-10 2.6-3.2 9.5-3.1 4.1 1.2 5.9 8.1 0 4.2-5.9 8.1-4.1 1.2-9.5-3.1-2.6-3.2Z",  # star
    "M4-8A9 9 0 1 0 4 8 8 8 0 0 1 4-8Z",  # crescent
    "M0-10 7.5 0 0 10-7.5 0Z",  # lozenge
    "M0-9A9 9 0 1 0 .1-9ZM0-4A4 4 0 1 1-.1-4Z",  # ring
    "M-9-8H9V-4H-9ZM-9-2H9V2H-9ZM-9 4H9V8H-9Z",  # bars
    "M-9 4 0-6 9 4V9L0-1-9 9Z",  # chevron
    "M-8-9H8L2 0 8 9H-8L-2 0Z",  # hourglass
    "M0 9C-12 0-9-9-4-9-1-9 0-6 0-5 0-6 1-9 4-9 9-9 12 0 0 9Z",  # heart
    "M-9-9H0V0H9V9H0V0H-9Z",  # chequer
)
#: name -> the colour of the palette it is drawn in by default, and its path
PATHS: dict[str, tuple[str, str]] = {
    "coin": ("gold", "M0-9A9 9 0 1 0 .1-9ZM0-6.5A6.5 6.5 0 1 1-.1-6.5ZM-1.5-4H1.5V4H-1.5Z"),
    "chest": (
        "oak",
        "M-10-1V-4Q-10-8-6-8H6Q10-8 10-4V-1H3V-3H-3V-1ZM-10 1H-3V3H3V1H10V8H-10ZM-1.5-1.5H1.5V1.5H-1.5Z",
    ),
    "barrel": (
        "oak",
        "M-6-9H6Q10 0 6 9H-6Q-10 0-6-9ZM-7.5-5.5-8-3.5H8L7.5-5.5ZM-8 3.5-7.5 5.5H7.5L8 3.5Z",
    ),
    "anchor": (
        "ink",
        "M0-10A3 3 0 0 1 1.3-4.3V-3H5V-.5H1.3V6.5Q5 6 6.3 3L4 3 8-2 10 4 8.3 3.6"
        "Q6 9 0 10-6 9-8.3 3.6L-10 4-8-2-4 3-6.3 3Q-5 6-1.3 6.5V-.5H-5V-3H-1.3V-4.3"
        "A3 3 0 0 1 0-10ZM0-8.3A1.3 1.3 0 1 0 .1-8.3Z",
    ),
    "skull": ("ink", SKULL),
    "hourglass": (
        "ink",
        "M-7-10H7V-7H5.5Q5.5-3 1.5 0 5.5 3 5.5 7H7V10H-7V7H-5.5Q-5.5 3-1.5 0-5.5-3-5.5-7H-7ZM-3 7H3"
        "Q2 4 0 3-2 4-3 7Z",
    ),
    "sails": (
        "ink",
        "M-1-10H1V8H7V10H-7V8H-1ZM2-8Q9-6 9-1 6-2 2-1ZM2 1Q10 2 10 6.5 6 5.5 2 6.5ZM-2-8Q-7-5-8-1-5-2-2-1Z",
    ),
    "hull": ("ink", "M-10-3-6-2H5L10-6Q10 6 4 7.5H-4Q-9 6-10-3ZM-6 1V3H5V1Z"),
    "crew": ("ink", "M0-9A4 4 0 1 0 .1-9ZM-7 9Q-7 1 0 1 7 1 7 9ZM-9-6 9-8.5V-7L-9-4.5Z"),
    "cannon": (
        "ink",
        "M-10-5 6-7Q10-7 10-3.5 10 0 6 0L4-.2A5 5 0 1 1-4.5 3L-6 0-10 0ZM-.5 2A2.5 2.5 0 1 0-.4 2Z",
    ),
    "fame": ("ink", EMBLEMS[1]),
    "card": (
        "ink",
        "M-6-10H6Q7.5-10 7.5-8.5V8.5Q7.5 10 6 10H-6Q-7.5 10-7.5 8.5V-8.5Q-7.5-10-6-10ZM-5.5-8V8H5.5"
        "V-8ZM0-5 3 0 0 5-3 0Z",
    ),
    "dice": ("ink", "M-8-8H8V8H-8ZM-6-6V6H6V-6ZM-4.5-4.5H-1.5V-1.5H-4.5ZM1.5 1.5H4.5V4.5H1.5Z"),
    "parrot": (
        "ink",
        "M-2-9Q5-9 5-2 5 4 0 6L-3 10-4 5Q-8 2-7-3-6-8-2-9ZM-3-5.5A1.5 1.5 0 1 0-2.9-5.5Z"
        "M-7-5-10-2-6.5-2ZM1 0Q3-1 3-4 0-3 1 0Z",
    ),
    "tools": (
        "ink",
        "M-9-6-4-9-1-6-2.5-4.5 8 6 6 8-4.5-2.5-6-1ZM3-9Q8-9 9-5L6-6 4-4 5-1Q1-1.5 1-5 1-8 3-9Z"
        "M-2 2-8 8-6 10 0 4Z",
    ),
    "info": ("ink", "M0-9A9 9 0 1 0 .1-9ZM-1.5-5.5H1.5V-3H-1.5ZM-1.5-1.5H1.5V6H-1.5Z"),
    "flame": (
        "ink",
        "M0-10Q7-3 6 3 5 9 0 9-5 9-6 3-6.5 0-4-3-4 0-2 0-3-5 0-10ZM0 1"
        "Q-2.5 4-2 6-1 7.5 0 7.5 1 7.5 2 6 2.5 4 0 1Z",
    ),
    "scroll": (
        "ink",
        "M-8-9H6Q9-9 9-5H6V6Q6 9 3 9H-6Q-9 9-9 5H-6V-5Q-6-7-8-9ZM-3-5V-3.5H4V-5ZM-3-1V.5H4V-1ZM-3 3V4.5H2V3Z",
    ),
    "spyglass": ("ink", "M-10 3-3-1-1 3-8 7ZM-2-2 4-5 6-1 0 2.5ZM5-6.5 9-9 10.5-3 7-1Z"),
    "heart": ("ink", EMBLEMS[8]),
}
PATHS["smoke"] = (
    "ink",
    "M-6 8A4.5 4.5 0 0 1-6.5-1 5 5 0 0 1 0-7.5 5.5 5.5 0 0 1 7.5-1 4.5 4.5 0 0 1 6 8ZM-4 5H4V3H-4Z",
)
PATHS["mast"] = PATHS["sails"]
