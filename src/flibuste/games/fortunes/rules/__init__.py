"""The rules of Fortunes de Mer, in the order of the rulebook.

| page  | chapter                         | module                                                        |
| ----- | ------------------------------- | ------------------------------------------------------------- |
| 3     | Winning the game                | ending (places), gold (the chest, declaring), hands (points)  |
| 4     | Dice and skill rolls            | rolls                                                         |
| 4     | Captains, ships                 | cards/captains, vessel                                        |
| 5–6   | Setting up                      | setup; zones (what is written in the sea zones)               |
| 7     | A round, events, actions        | flow, order, cards/events                                     |
| 7     | Move, Scout                     | movement, scouting                                            |
| 7–8   | Port: selling and buying        | port, cargo                                                   |
| 8–9   | The shipyard                    | shipyard, fittings                                            |
| 9     | Recruiting, rumours, missions   | tavern, cards/rumours, board, cards/missions, cards/rewards   |
| 9     | Hiding Gold                     | gold                                                          |
| 10    | Merchant raids                  | raid                                                          |
| 11    | Bounties and rewards            | bounties, pardons (the Royal amnesty), war                    |
| 12    | Glory cards, specialists        | hands, glory (moments, announcing), cards/glory, specialists  |
| 12–13 | Non-player captains             | npcs                                                          |
| 14    | Naval combat                    | sides, naval                                                  |
| 14–15 | Hits, special weapons           | volley                                                        |
| 15    | Boarding and crew combat        | boarding                                                      |
| 15    | How a combat ends, plunder      | victory, plunder                                              |
| 15    | Death and retirement            | death                                                         |

`play` in flow.py starts from any checkpoint. Rule ids (C036) are those of `rules.toml`, rulings (R12) those
of `rulings.toml`.
"""
