## Lessons of La Crique

month = A month at sea
    .blurb = Choose a course, plunder an island, spend what you took, bury the rest.
month-welcome = Welcome aboard. The sea around the Cove holds five outer islands, one Treasure Island in the middle, and two rivals who want exactly what you want. You are Blue.
month-aim = In twelve months the most famous pirate wins. Fame is the track around the board: cards give some, beaten enemies give some, and whatever you bury on Treasure Island gives the most. Gold and chests aboard are worth nothing by themselves.
month-ship = This is your ship. The hull says how many chests she keeps, the sails how fast she is, cannons and crew how many dice she rolls in a fight. You have 3 gold.
month-treasures = A new month: each outer island turns up a treasure card. Fame, gold, chests and tavern cards go to whoever still lies there when the fighting is over.
month-black = The black ships are legendary pirates: Blackbeard off Tavern Island, Captain Hook off Cannon Island. Whoever anchors beside one has to fight it, and Cannon Island with its rich card is off limits for a first voyage. Not today.
month-sail = Everybody sets a course in secret, then all sail at once. Two ships at one island must fight; alone, you simply plunder. Hull Island has 1 fame, 3 gold and 2 chests, and no black flag. Sail there.
month-not-hull = You could go there, but look at the card, and at who lies off the island. For a first voyage take a good card without a fight: Hull Island.
month-alone = Nobody else came: no battle. The card is yours: 1 fame at once, 3 gold and 2 chests into your hold.
month-raise = Plunder done, now the island itself. Each sells one thing only; here, hull. The next step costs 2 gold. Raise the hull by one step: every step is one more chest that you can keep.
month-do-raise = Careful with the purse: one step for 2 gold is enough for your chests, and leaves something to bury.
month-next = The month is over. Black ships sail on by one island, chests beyond the hull would be lost, and new treasure cards are turned up. So it goes, twelve times.
month-home = You carry 2 chests and 4 gold. They are not fame yet! On Treasure Island each chest buried is 1 fame, and each 3 gold is 1 fame. Players never fight one another there. Set course for it.
month-not-treasure = More loot is tempting, but a lost fight may cost you the cargo. Bring it in first: Treasure Island.
month-bury = Bury both chests: 2 fame that nobody can ever take from you.
month-do-bury = All that is buried is safe, and all that is not may be lost. Bury it.
month-bury-gold = Now 3 of the gold: one more point. Gold would also buy upgrades; early in the year a better ship often earns more than the point. Here, bury it.
month-end = That is the whole rhythm: treasure cards, a secret course, perhaps a fight, the plunder, the island. Two months have brought you 4 fame. Next lesson: what happens when two ships want the same island.

broadsides = Broadsides, and when to flee
    .blurb = Who fires first, what to aim at, what a rout costs, and why running away is an art.
broadsides-welcome = You and Vermilion both chose Cannon Island. One of you will leave it with the treasure.
broadsides-order = Sails decide the order: yours are better, so you fire first in every round. Watch the order of fire; a ship whose sails are hit may drop back in the next round.
broadsides-dice = You roll as many dice as the smaller of your cannons and your crew: 4 and 4, so four dice. Vermilion has 3 cannons and 4 crew: three dice. Each 5 or 6 hits.
broadsides-aim = All your dice go to one section of one enemy; each hit moves its ring one step back. A ring that leaves the mat routs the ship. Vermilion’s cannons stand low: hit them and she answers with fewer dice, too. Fire at the cannons.
broadsides-cannons-first = That would hurt as well. But no ring of hers stands lower than the cannons, and each hit there takes dice from her answer: fire at the cannons.
broadsides-answered = Two hits. Vermilion had only two dice left to answer with, and missed.
broadsides-finish = One more hit on the cannons and the ring leaves the mat. Do it.
broadsides-weakest = Finish what you began: hits on other sections do not add up with those.
broadsides-routed = Routed! A ship with a lost ring flees to the Cove, and every player still there gains 1 fame. You plundered the island as well. The loser repairs for 2 gold and gets a gift: nobody is ever out of the game.
broadsides-again = New month. Sail Island has a fine card: 2 fame, 3 gold, 2 chests. Sail there, and see who else thinks so.
broadsides-to-sail = Another island may be quieter, but this lesson wants company: Sail Island.
broadsides-faster = Green came too, with better sails and five dice. Green fired first: three hits on your crew. Your crew ring is nearly gone, and with it your dice.
broadsides-flee = Your turn. One more such volley routs you, and a routed ship pays for its repair. Flee now: you go to the Cove by choice. But the crew does not like cowards: you roll a die, and on a 1 they mutiny, which costs all gold, all chests and 2 fame.
broadsides-no-stand = Two dice against five, and Green shoots first again. Courage is for better odds: flee.
broadsides-mutiny = A 4: the crew grumbles, but obeys. Green gained 1 fame, because you left after being hit. A ship that was never hit gives nobody anything when it leaves: flee early or not at all.
broadsides-gift = The Cove repairs lost rings (you lost none) and gives you a present. Take whichever you like.
broadsides-end = Remember: count dice, look at the order, aim at the weakest ring, and leave before you are thrown out. Next: the tavern, and the legends.

tavern = The tavern and the legends
    .blurb = Cards for 2 gold, a mastercraft for the hull, and Captain Hook at the bottom of the sea.
tavern-welcome = Tavern Island sells no planks. It sells cards at 2 gold each, up to three a visit, and you see each before you buy the next.
tavern-buy = You have 7 gold. Buy a card.
tavern-do-buy = Gold in the purse wins no battle. Buy a card while you are here.
tavern-second = Grapeshot: a volley card. Played before you fire, it makes 3 and 4 hit as well, for that one volley. Buy another.
tavern-third = A mastercraft: it protects one section and takes two hits in its place. Buy a third.
tavern-hand = A fame card: it stays hidden in your hand and counts at the very end. There are also parrots (each lends your ship a gift), battle cards for the start of a fight, and events for set moments of the month. Nobody sees your hand.
tavern-craft = The mastercraft can be placed now, on any island, for nothing. Next month you will want a strong hull: put it on the hull.
tavern-do-craft = Another section may need it some day, but Captain Hook fires at hulls. Put it there.
tavern-legends = Captain Hook has sailed on to Cannon Island: three dice, hull 5, worth 3 fame. Legends cannot be aimed at but in the hull; sink them and all players present share their fame.
tavern-hunt = While a legend is afloat, everybody there must fire at it, and it fires by its own rule. You have four dice, a protected hull and a card. Sail to Cannon Island and hunt him.
tavern-to-hook = There is safer plunder, but today you hunt: Cannon Island.
tavern-hit = He is faster and fired first: one hit. The mastercraft took it, and your hull is whole.
tavern-load = Your turn. Before you fire you may lay down volley cards. Play Grapeshot.
tavern-do-load = You can win without it, with luck. With Grapeshot 3 and 4 hit too: two dice in three instead of one. Play it.
tavern-recoil = 4, 5 and 6: three hits where there would have been two. But grapeshot kicks: 2 damage to your own cannons. Hook answered and shot the mastercraft to pieces; two hull are left to him.
tavern-sink = Finish him: fire at the hull.
tavern-almost = Two more hits and he sinks. Stay and fire.
tavern-sunk = Captain Hook goes down: 3 fame for you alone, and the treasure of the island on top. Next month a new legend takes the black ship over.
tavern-end = Cards make the weak dangerous, and legends make the brave famous. Last lesson: how the year is won.

burying = The last months: how the game is won
    .blurb = Four chests, eight gold, five points behind, and two voyages left.
burying-welcome = November. Two months are left, and then only fame counts.
burying-count = Vermilion leads with 24, Green has 21, you have 19. But you carry 4 chests and 8 gold. Whatever is still aboard when the year ends is worth nothing at all: somewhere on the way you must call at Treasure Island.
burying-hook = Now, at once? Look who lies there: Captain Hook. Players never fight one another off Treasure Island, but a legend fires on everybody. Black ships sail on by one island a month, so he will be gone in December. Hull Island has 1 fame, 3 gold and 2 chests, and nobody guards it. Sail there first.
burying-not-yet = Count the risk: a fight may cost you the voyage, and next month Treasure Island will be free. The best card without a legend is on Hull Island.
burying-full = Six chests now, but your hull of 5 keeps only five. Cargoes are checked at the end of the month: the sixth would go overboard, and with it a point of fame.
burying-hull = You lie off the one island that sells hull. One step costs 1 gold. Raise it by one.
burying-one-step = One step for 1 gold saves a chest, that is, a point. More would only cost gold that you can bury: one step.
burying-december = December. All six chests are still there. Captain Hook has sailed on to Tavern Island, Blackbeard to Hull Island. Treasure Island lies free.
burying-where = Sail Island offers 3 fame. Treasure Island offers 6 for your chests and 3 for nine of your gold. There is no January: choose.
burying-worth-nothing = There is loot there, but no time left to bury it: your 6 chests and 10 gold would be lost, 9 fame in all. Treasure Island.
burying-peace = Quiet waters. You could also raise a section here, one step at twice its price; but who needs a better ship on the last day of the year?
burying-chests = Bury all six chests.
burying-all-of-it = Nothing is worth keeping in the last month. Bury all of it.
burying-gold = And three lots of 3 gold.
burying-end = Fame cards are shown last: 1 for you, 2 for Vermilion. 30 to 29: you win the year! Remember: bury before your hold is full, before a fight you may lose, look where the black ships will be, and never end a year with cargo aboard. Now take the sea for yourself.

sailmaker = Sails from 5 to 7
    .blurb = What several steps at once cost.
sailmaker-welcome = You lie off Sail Island with 4 gold. Your sails stand at 5, the second position.
sailmaker-raise = Each step has its own price, and several cost their sum. From 5 to 6 is 1 gold, from 6 to 7 is 2: together 3. Raise the sails by two steps.
sailmaker-end = Three gold paid, sails 7. The steps get dearer as you climb: 1, 1, 2, 2, 3, 3, 4.

powder = The powder room
    .blurb = A 5 and a 6, and every hull suffers.
powder-welcome = A battle at Cannon Island: you, Vermilion and Captain Hook. You hold the Powder room card.
powder-load = Lay it down before you fire. While Hook is afloat he is the only target: the volley follows at once.
powder-end = A 5 and a 6: two points off the hull of every ship there, yours included, beside the two hits themselves. For desperate moments.

wrecked = Two rings lost
    .blurb = Repairs when the gold is short.
wrecked-welcome = Here you are in the Cove, two rings lost and 3 gold. Each lost section is repaired for 2: it would take 4.
wrecked-next = All is repaired all the same, for nothing; but there is no gift of gold or cards. A new month begins: set sail again.
wrecked-end = Nobody is ever out of the game, but to reach the Cove with empty pockets costs the gift.

refit = A better sail from Treasure Island
    .blurb = What an upgrade costs where none is sold.
refit-welcome = You lie off Treasure Island with 4 gold, sails at 5. From 5 to 6 Sail Island would ask 1 gold.
refit-raise = Here a single section may be raised by a single step, at twice its price. Raise the sails.
refit-end = 2 × 1 = 2 gold, sails 6. Nothing else can be raised here this month, and the sails no further.

gunners = Every man his cannon
    .blurb = How many dice a ship rolls.
gunners-welcome = You have 3 cannons and 2 crew. Vermilion, opposite, has 2 cannons and 3 crew.
gunners-fire = A cannon without a man is silent, a man without a cannon idle: the smaller figure counts. Fire at Vermilion, at whatever section you like, and count the dice.
gunners-end = Two dice for you, two for Vermilion. With 3 cannons and 3 crew it would be three: raise the lower of the two first.
