## Lessons of Fortunes de Mer

trade = The trade that pays
    .blurb = Three sacks of sugar, one short voyage, six times the money, and the first Glory.
trade-welcome = You are Hendrik Roosendaal (Blue): a flute, ten Gold and no reputation. The Caribbean has sixteen ports around seventeen stretches of sea. One of them will make you famous.
trade-aim = Ten points of Glory win. Missions, rumours, rich raids, combats and great sales give one each, and so does Gold: ten of it, hidden at home, is a point that nobody sees. Trade is the quietest way to begin.
trade-demand = Each port shows the good that it is crying for. Basse-Terre, where you lie, wants rum. Bridgetown, next door, wants sugar. A good in demand sells for 6 Gold, any other for 3.
trade-port = You have three actions. One of them a turn may be the Port action, and all your business fits into it. Do that first.
trade-in-port = Sail empty? You lie in a port with ten Gold in your pocket. Port first.
trade-buy = Now buy: you are shown six cards of goods. What this port itself demands is never among them.
trade-do-buy = That may wait. Without cargo there is no trade: buy.
trade-sugar = Three sugars! One card alone costs 3 Gold, two alike 2 each, three or more alike only 1 each. Take the sugar.
trade-only-sugar = One of a kind costs 3 Gold and sells for 3. Three of a kind cost 3 together, and Bridgetown pays 18 for them. All the sugar, nothing but the sugar.
trade-sugar-2 = The second.
trade-sugar-3 = And the third: now they cost 1 Gold each.
trade-enough = Three cards for 3 Gold. That is what you came for. Done.
trade-keep-gold = Not everything that can be bought should be. You may need your Gold. Done.
trade-close = Because you paid a reduced price, another player was allowed a look at the cards: nobody cheats here. Nothing else to do in this port.
trade-leave = Leaving the port is an action.
trade-do-leave = You have two actions left and a hold full of sugar. Out to sea.
trade-sail = And one more to sail. Bridgetown’s waters border on these.
trade-to-bridgetown = Every one of these seas is open to you, but sugar is wanted in Bridgetown.
trade-round = Your three actions are spent, Vermilion has played, and a new round has begun with an Event: peace this time, and a small gift. Events also bring naval ships and pirates to sea, and move them.
trade-dock = Enter the port.
trade-do-dock = The market is ashore: enter the port.
trade-port-2 = Port action.
trade-do-port = You are there. Port action!
trade-sell = Selling comes before anything else in port. Sell sugar.
trade-sell-first = Once you have done anything else here, you can no longer sell. Sell first.
trade-sell-2 = 6 Gold for the first. Another.
trade-all-three = Three or more of the good in demand in one sale are a point of Glory. Sell all three.
trade-sell-3 = And the third.
trade-end = 18 Gold for what cost you 3, and your first Glory point, with a Glory card as a gift: each point brings one. The port now demands something else; the sea has fifteen more. Next: errands and whispers.

errands = Rumours, missions and Glory
    .blurb = Pay for a whisper, take an errand, roll your skills, and collect two points.
errands-welcome = Frederico da Silva does not haggle. He listens, and he has friends: Influence 3, Scouting 2.
errands-rolls = Whenever a skill is tested, you roll as many dice as its value. A single skull (5 or 6) is a success. With three dice you succeed seven times in ten, with two, five in nine.
errands-port = Into the tavern: Port action.
errands-in-port = The people who know things sit in the port. Port action.
errands-rumour = A rumour costs 2 Gold and an Influence roll. Ask for one.
errands-do-rumour = First the tavern: ask for a rumour.
errands-heard = A success. You alone read it: there is said to be a hidden cove in these very waters, to be found by a Scouting roll at sea. Right or wrong, it will show when you try: a rumour proven is a Glory point. You can hold only one at a time.
errands-mission = Missions lie face up in their ports, two on the whole board, for whoever comes first. The king’s botanist wants to go to Trinidad; he asks for an Influence roll. Accept him.
errands-do-mission = Somebody else will take the botanist if you do not. Accept the mission.
errands-close = One mission, one rumour: your hands are full. Done here.
errands-do-close = Goods can wait: the cove may be found by somebody else. Done.
errands-leave = Out to sea.
errands-do-leave = The cove is at sea, not in the tavern. Leave the port.
errands-prove = You are at sea off Basse-Terre: the place that the rumour names. Follow it: a Scouting roll.
errands-do-prove = You are on the very spot. Prove the rumour.
errands-proven = It was true: the ship made whole, 5 Gold, a Glory point and a Glory card. Had the roll failed, the rumour would have been false, and discarded. A mission, unlike a rumour, may be tried again.
errands-sail = A new turn. The botanist wants to see Trinidad. Sail there.
errands-to-trinidad = His orchids grow in Trinidad.
errands-scout = His task is a Scouting roll in these waters. Look for what he wants.
errands-do-scout = There is a passenger aboard who would like to land. Scout for the botanist.
errands-end = Done: Gold, a surgeon for your crew, a second point and a second card. Two points in two turns, and not a shot fired. There is, of course, a faster way to Gold.

raid = Robbing a merchant, and what it costs
    .blurb = Scout, attack, count the icons, stop in time, and be wanted for it.
raid-welcome = Thomas Ashdown cruises off Caracas in a sloop: Scouting 4, Seamanship 3, not much Influence. Each zone has a merchant somewhere. Nobody knows yet of which nation.
raid-scout = Scout for the merchant: as many dice as Scouting, one skull is enough. The same target may be tried once a turn.
raid-do-scout = You came for the merchant. Scout.
raid-attack = A Spaniard. You may let her go. If you attack, Spain puts a bounty on your head, at once and whatever comes of it. Attack!
raid-do-attack = Conscience is a luxury of the rich. Attack.
raid-cards = Three cards are her cargo: Rum for 5 Gold with a hit on your hold, Spice for 2 with a hit on your cannons, Cocoa for 4 with a hit on your hull. Hits strike when you stop. Your sloop has a single cannon: one hit and that section is destroyed, and with a destroyed section the raid fails.
raid-exchange = You rolled two skulls: two changes. With each you may add a card, throw one away, or exchange one. Exchange the Spice, which would cost you the cannon.
raid-danger = Look at the Spice: its hit would destroy your only cannon, and the raid would fail. Exchange that card.
raid-stop = Fruit for 3, with an Escape. The merchant gets away when Escapes reach your manoeuvrability, 4; you have one. The sum is now 5 + 4 + 3 = 12 Gold: exactly what a Glory point needs. One change is left, but any new card could spoil it. Stop here.
raid-greedy = Twelve is Glory. Another card may bring three Gold more, or the end of your hull. Stop.
raid-stow = 12 Gold in cash, and the goods themselves as far as the hold takes them; yours took a hit and holds one. Choose.
raid-bounty = A Glory point, a Glory card, and a price on your head: Spain, one bounty. You are a pirate now. Spanish ports are closed to you, except your own home port; Spanish naval ships will look for you; and whoever defeats you earns 5 Gold for each bounty.
raid-away = The same merchant does not come twice. Sail on.
raid-do-away = There is nothing left to rob here, and Caracas is Spanish. Sail.
raid-end = Raids are quick Gold, and they make enemies; some cards and events sell pardons. With hits in the hull and a crew of two you would do badly in a fight. How fights go is the next lesson.

battle = A naval battle, round by round
    .blurb = Shoot, board, and take everything he had.
battle-welcome = Isabel de Arrieta in a frigate off Cartagena: Seamanship 3, Leadership 4. In the same waters: Rodrigo Valcárcel, with 2 Spanish bounties, in a galleon that has lost half of its crew.
battle-compare = Compare. He has more cannons (4 to 3) and a thicker hull. But his galleon hardly turns, manoeuvrability 1 to your 3, which gives you one die more in every contest; he has two hands left, and his Leadership is 1. And he is a pirate: attacking him costs no bounty.
battle-scout = Find him first: Scouting, one skull.
battle-do-scout = Merchants run no risk today. You are after Rodrigo: scout for him.
battle-first-round = In the first round both sides can only shoot. Then the contest: both roll Seamanship, more skulls win, and ties go to the sum of the other dice. You won: all three of your guns fire. He had no skull: none of his did.
battle-sections = A die says where each shot lands: 1 Cargo, 2 Masts, 3 Crew, 4 Cannons; with a skull the victim chooses. You hit his cannons, his hold and his crew. One man is left to him.
battle-board = From the second round on you may declare: shoot, board or flee. If you board and win the contest, he first fires his hits, then the crews fight: Leadership against Leadership. Four dice against one. Board!
battle-do-board = His guns are still better than yours in the long run. Four dice against one with swords in hand: board.
battle-won = You won the contest; his one shot struck your masts. Then the crews: one skull, his last man, and a captain without crew is lost. Spain pays 5 Gold for each of its bounties. All that he had aboard is yours: 14 Gold, cards, goods. And a Glory point.
battle-capture = You may take his galleon as she is, and leave yours: more hold, more guns, but she is slow. As you like.
battle-end = Before a fight, count: cannons to shoot, crew and Leadership to board, Seamanship for both, and a way home. A captain who loses is dead; his player keeps points and chest, and begins again with 10 Gold.

win = The others at sea, and how to win
    .blurb = Naval ships, war, the chest at home, and ten points.
win-welcome = Late in the game. You are Samuel Penrose, in a galleon off Bridgetown, your home. Felipe (Vermilion) leads on the track with 8 points; you have 7, 25 Gold aboard and 10 in the chest.
win-others = Off St. John lies an English naval ship. Nobody plays it, it follows the events. It is hostile to those with English bounties, of which Felipe has two, and searches for whoever enters its waters or begins a turn there. Pirates that nobody plays hunt too: the richest hold, or none in particular. In war, frigates become men-o’-war, and the enemy’s ports close.
win-count = Each 10 Gold in the chest is a point, up to five. You hold 7 + 1. Twenty more Gold at home make 10. Felipe does not know what is in your chest; he only saw that you hid something once.
win-dock = Home is always open to you, whoever else is angry. Enter.
win-do-dock = The points lie in Bridgetown, in your own cellar. Enter the port.
win-port = Port action.
win-do-port = Port action: the chest is in the port.
win-chest = Hide Gold.
win-do-chest = Nothing in this market is worth two points. Hide Gold.
win-hide = The act is public, the amount is not. Twenty.
win-twenty = Every full 10 is a point: 20 is what you need, and 5 stay aboard. Hide 20.
win-declared = Ten points, chest included: that is declared at once, and the chest is opened. Everybody still finishes the round; somebody else could reach ten as well, and then the track decides.
win-done = Nothing more to buy in this life.
win-do-done = Better not to touch the chest again. Done.
win-finish = End your turn.
win-do-finish = Leave it at that. End the turn.
win-end = Felipe’s last turn brought him nothing: you win with 10 to 8. Keep Gold aboard and a defeat takes it; bring it home and even your captain’s death leaves it to you. The Caribbean is yours.

felipe = Felipe against Frances
    .blurb = The combat of the rulebook, with its dice: a sloop that should have lost.
felipe-welcome = The long example of the rulebook, shot by shot. Felipe (Blue) hunts with a frigate, three guns and chain shot. You are Frances Wright (Vermilion): a sloop with special rigging, manoeuvrability 5, one gun, two hands, and grappling hooks.
felipe-round-1 = Felipe has found you and round 1 is over: one skull each, and your other dice were higher, so you won the contest. Your gun hit; Felipe, whose gift it is, moved the hit from his crew to his hold. His one skull gave him one shot, into your hold.
felipe-flee = Three guns against one: run. Declare to flee.
felipe-flee-2 = You won the contest again, but he had a success, and a flight works only if the enemy has none. His shot took your only gun. Try again.
felipe-board = This time he won and fired all three: your hold is gone, the second shot went through the missing gun into the hull, and chain shot brought the skull down on your masts. No gun, no hold, one hull. What you still have is a crew. Board!
felipe-hooks = He has won the contest, but you have hooks: throw them, and roll again.
felipe-reroll = Roll the first die again.
felipe-reroll-2 = The second.
felipe-reroll-3 = And the third.
felipe-crews = Two skulls: you won. His one shot felled your masts, too late, and you are over the rail. Leadership against Leadership: two successes of yours count, as you have two hands, one of his. You hold a card for such moments; keep it for now.
felipe-again = One man left on each side, and he rolled two skulls to your one. Both would fall, and he would win. Now: play the card that rolls a crew combat again.
felipe-replay = Make him roll his first skull again.
felipe-replay-2 = And the second.
felipe-wits = That will do.
felipe-won = He answered with Quick wits and rolled again: one skull. Both last men fall; successes are equal; the other dice count: 5 for you, 2 for him. Frances wins. You may take the frigate; the example leaves her.
felipe-end = Felipe is dead, his Gold is yours, and so is a Glory point. All of it hung on one throw of the hooks: weapons and cards win the fights that numbers lose.

nassau = From Havana to Nassau
    .blurb = Three actions from port to port.
nassau-welcome = You are Frances Wright, in the port of Havana. You want to go to the one of Nassau.
nassau-leave = Leaving the port is an action.
nassau-sail = Sailing into the waters of Nassau is another.
nassau-dock = And entering it the third.
nassau-end = Three actions: business in Nassau waits for the next turn.

skulls = A roll of Influence
    .blurb = Three dice, one skull is enough.
skulls-welcome = Frederico da Silva has an Influence of 3: he rolls three dice, and a single skull (5 or 6) is enough.
skulls-port = Into the port!
skulls-rumour = Ask for a rumour: it costs 2 Gold and an Influence roll.
skulls-end = 1, 4 and a skull: success. Elsewhere the number of skulls counts; here one will do.

twice = Missed once
    .blurb = A target is sought once a turn.
twice-welcome = In your waters: a rival, and a merchant. You have three actions.
twice-rival = Scout for the rival.
twice-merchant = No skull: missed, and no second try at him this turn. But another target is allowed: the merchant.
twice-end = Missed as well. Neither may be sought again this turn; one action is left for something else.

market = Six cards on the market
    .blurb = What one, two and three alike cost.
market-welcome = In the port of Havana, with 10 Gold. You will be shown six cards: one spice, two cocoa, three rum.
market-port = Port action.
market-buy = Buy goods.
market-rum = The spice alone costs 3 Gold, a cocoa 2, a rum only 1. Take rum.
market-rum-2 = Again.
market-rum-3 = And the third.
market-done = Three rum for 3 Gold. Done.
market-end = The surest profit: buy what abounds, sell where it is in demand, 6 Gold a card.

frederico = Frederico’s raid
    .blurb = One success, and a cannon to save.
frederico-welcome = Frederico da Silva, in a sloop (manoeuvrability 4, a single cannon), cruises off Caracas.
frederico-scout = Scout for the merchant.
frederico-attack = A Spaniard. Attack.
frederico-cards = Rum with an Escape, cocoa with a hit on the masts, spice with a hit on the cannons. Only one Escape, four would be needed: the merchant does not get away. But your only cannon would be destroyed and the raid would fail. One success: exchange the spice.
frederico-end = Fruit, with an Escape: two of four. One hit on the masts, and the raid succeeds.

honest = Two honest men
    .blurb = Who attacks the innocent is a pirate, before any die.
honest-welcome = An Englishman, you, and a Frenchman in the same waters; neither has a bounty. The Frenchman has much Gold aboard.
honest-scout = Scout for him.
honest-end = Found, and the fight begins: at once a French bounty is on your head. You are a pirate; he may defend himself without fearing one.

spaniard = The bounty comes first
    .blurb = What a raid costs before any card.
spaniard-welcome = Thomas Ashdown looks for a merchant off Caracas.
spaniard-scout = Scout for the merchant.
spaniard-attack = She is Spanish. Go on with the raid.
spaniard-end = The Spanish bounty is there at once, before the raid has brought anything.

dutchman = Two Dutch bounties
    .blurb = Attack a naval ship, then defeat it.
dutchman-welcome = A Dutch naval ship off Havana. You have a galleon, four cannons, and little caution.
dutchman-scout = Attack it.
dutchman-first = A Dutch bounty at once, for attacking a ship that is no pirate. Your four cannons have emptied her deck.
dutchman-board = Board!
dutchman-end = Defeated: a Glory point, and a second Dutch bounty for the victory.

almonde = Philips van Almonde
    .blurb = One admiral covers another.
almonde-welcome = Only one naval ship per nation is at sea. End your turns, and watch Curaçao.
almonde-one = End this turn.
almonde-drawn = Van Almonde’s card has been drawn: he enters only at the end of the round. End again.
almonde-there = There he is, off Curaçao.
almonde-second = A second Dutch card: Evertsen. End this turn.
almonde-end = The new card covers the old one, and the same ship moves to the zone that it names, St. Maarten. If Evertsen were beaten, van Almonde would be back.

prey = North can wait
    .blurb = Prey next door beats a direction.
prey-welcome = A Dutch ship off Basse-Terre. You are a pirate (one English bounty), in the port of Bridgetown, in the next zone.
prey-wait = End your turn: the next event sends it north.
prey-end = It came east, to you: a pirate in the next zone, even in port, comes before the arrow.

choice = Two pirates in reach
    .blurb = Which one the ship pursues.
choice-welcome = A French ship off Basse-Terre ought to go south. But two pirates are in its reach: you, in Basse-Terre, with two bounties; Vermilion, in Caracas, with three.
choice-wait = End your turn.
choice-end = It goes for the one with more bounties: Caracas.

purses = Two purses
    .blurb = The pirate goes for the richest, and no Gold is shown.
purses-welcome = A pirate sloop off Tortuga can reach two honest captains: you, with 16 Gold aboard, in Havana, and Vermilion, with 15, in Nassau. Each knows only his own.
purses-wait = End your turn.
purses-end = It comes to you: you have more. Had you been equal, the Cargo cards would have decided.

grapeshot = Grapeshot
    .blurb = Where the skulls go when one chooses.
grapeshot-welcome = Three cannons and a token of grapeshot, against a sloop with a crew of two.
grapeshot-scout = Find it.
grapeshot-spend = Three hits: one on the crew, and two skulls that the target would place as it likes. Spend the grapeshot.
grapeshot-end = All three strike the crew: two men, both lost. The third hit does not go on to the Hull as usual: that is the price of grapeshot.

wanted = Five bounties, five dice
    .blurb = The more you are wanted, the better you are found.
wanted-welcome = You have five Dutch bounties. Van Almonde cruises off Basse-Terre.
wanted-sail = Enter his waters, to see.
wanted-end = He searched with five dice, as many as your bounties, whatever is printed on his card. No skull: you were lucky.

reward = The reward one cannot claim
    .blurb = Wanted by Spain, one is not paid by Spain.
reward-welcome = Rodrigo: three Spanish bounties, an English one, and a single man aboard. You have a Spanish bounty yourself.
reward-scout = Find him.
reward-board = Your volley took his last man. Board: a captain without crew is lost.
reward-end = Defeated. Spain offered 15 Gold, but Spain wants you: you get only England’s 5, and what was aboard.

frigate = The frigate and the sloop
    .blurb = Why two successes are one hit, and a boarding stopped too late.
frigate-welcome = Your frigate has three cannons, Vermilion’s sloop a single one, and damaged masts.
frigate-scout = Find it: the first round is an exchange of fire.
frigate-first = You won the contest: your three cannons hit. He had two successes, but one cannon: one hit.
frigate-shoot = Second round: shoot. He will try to board.
frigate-end = He won the contest, two successes to one. Your shot came first: his masts are destroyed. Too late, he is aboard; in the fight that follows your men prevail all the same.
