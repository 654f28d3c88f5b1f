"""The rules, chapter by chapter of the rulebook.

    2.5        locators        the D66 and the ports it names
    3          setup           preparing the game
    4.1–4.4    flow            turns, phases, announcing cards
    4.5        actions         the twelve pirate actions
    4.6        openings        who may step in against them, and when: one table
               windows         how a card is played against a pirate
               antipirate      the windows themselves, and the anti-pirate cards
    5          captains        pirates who leave play, and who takes over their ships
    6.2, 6.3   ships           the values of ships; merchants on the board
    6.25–6.27  damage
    6.4        warships
    7          movement
    8          merchants       finding, plundering, converting; hostages
    8.33, 9.43 booty           into the holds, and sold
    9.1–9.4    ports           governors, and what a pirate does in port
    9.5, 9.6   raids           attacking and sacking ports, stealing booty
    10         commissioners
    11         alliances
    12         cunning
    13, 16     revelry         debauchery, and recovering from it
    14         mutiny
    15         duels
    17         cards           the names of the events
               deck            the piles
               events          cards that are no anti-pirate cards
               ambition        17.2#17
    18.1       ending          who has won
    18.2       tracks          notoriety and loyalty
    18.4       retirement      and the double cross (17.2#4)
    19         solo            the solitaire game, at the seam of `variant`

`asking` is how a rule asks an owner, `interruptions` what cuts an action short.
"""
