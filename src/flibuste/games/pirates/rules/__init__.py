"""The rules of Pirates: chapter of the rulebook → module.

1   New elements: mysterious islands        mystery, helm (islands that move other ships)
2   Events                                  events; fleets are built in ../fleet
3   Setup of the table                      setup
4   Crew                                    cargo (spaces, cost), port (hands ashore)
5   Generic crew                            shots (pots and chains), damage (fire), shooting (cannoneer,
                                            smoke), flow (captain), port (explorer), guns (musketeer)
6   Equipment                               equipment (letters of marque), shots
7   Treasure                                treasure, uniques
8   General rules                           cast (every die of a ship), ../abilities (what cards say)
9   The turn                                flow
10  Movement                                course (what may be sailed), move (sailing it), port (docking,
                                            unloading); ../table/motion (where a ship may end)
11  Ramming, pinning, boarding              ramming
12  Towing                                  towing
13  Exploration                             explore, uniques
14  Shooting                                guns (what fires, how far, at what), shooting; ../table/los
15  Sinking, scuttling, repair              damage
16  Keywords                                with the rule that each of them changes; marines
17  Forts                                   forts
18  Terrain                                 terrain
19  Victory                                 ending, stalemate (19.4)
20  Three or more players                   setup (20.1–20.4), ending
21  Table geometry                          ../table: geometry, contact, los, motion

`forms` judges what is sent for decisions with a form, and makes samples of what is legal.
"""
