"""The rules of La Crique des Pirates, a module for each chapter of the checklist (`rules.toml`).

    1 Components                 ../box.py
    2 Setup                      setup.py
    3 Goal                       ending.py
    4 The ship                   ships.py
    5 Opening outfit             setup.py
    6 Compass order              battle.py, plunder.py, islands.py: each goes round the islands
    7 The month                  flow.py; windows in events.py, plunder in plunder.py
    8 Battle                     battle.py; volleys, damage and routs in volley.py
    9 Havens                     battle.py
    10 Fame                      fame.py
    11 End of the match          ending.py
    12 The islands               islands.py
    13 Tavern cards in general   tavern.py
    14 Parrots                   tavern.py; what they do for a ship in ships.py
    15 Mastercrafts              tavern.py
    16 Events                    events.py
    17 Combat cards              battle cards in battle.py, volley cards in volley.py
    18 Fame cards                ending.py
    19 Legends, the Royal Navy   legends.py
    20 Blank cards               ../box.py
    21 Options                   where the rule is that they change

Where the rulebook is silent, `../rulings.toml` says what we do and why.
"""
