"""19: the solitaire game, behind the seam of `rules.variant`.

19.1–19.8           preparing     the board, Teach, the system's three pirates
19.2, 19.10, 19.12  turns         the turns of the system's pirates
19.9                ending        who has won, who replaces whom
19.13, 19.14        against       the system's cards and commissioner against Teach
19.16, 19.16bis     teach         his crew
19.17–19.19         system        what the system wants
                    alone         all of it at the seam (also 19.3, 19.4, 19.11, 19.15)
"""
