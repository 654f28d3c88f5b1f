## Lessons of Blackbeard

prize = One pirate, one prize
    .blurb = Play a card, find a merchant, plunder it, sell in a friendly port.
prize-welcome = The East Caribbean, 1717. You are Blue, and Samuel Bellamy sails for you in a sloop. In a real game you lead two to four captains at once; today one is enough.
prize-aim = You want victory points. They come from two things that a pirate gathers: notoriety, his fame, and net worth, the money he has brought to safety. A pirate who retires scores both, notoriety twice. One who is sunk scores his notoriety once, and his money not at all.
prize-traits = Six figures make a captain. Initiative: how many actions a diamond card gives him. Skill: finding ships and winning fights. Command holds off mutinies, cruelty sacks a port (but under a cruel hand hostages die before they talk), cunning rolls dice again, and duel speaks for itself. Bellamy’s skill is 4.
prize-card = A turn begins with a card. You hold four; one of them may be played for its actions. Skull and Crossbones gives three, to be shared among your pirates as you like. Play it for its actions.
prize-three-actions = That card gives fewer actions, and is worth more in somebody else’s turn. Skull and Crossbones gives three.
prize-find = A merchant lies face down off San Juan, another off Santo Domingo. First it must be found: a die plus skill, 7 or more. With skill 4, a 3 or more will do. Look for the one off San Juan.
prize-find-first = All that is possible, but first things first: find the merchant off San Juan.
prize-plunder = Found: a brigantine, which carries a lot. Finding was one action, plundering is another. Take her!
prize-take-it = She may be gone after the next storm. Plunder her now.
prize-seize = A die, plus the size of the ship, read in the column of this sea: 1,300 doubloons. It fills one of your two holds, whatever it is worth. Take it.
prize-of-course = Leaving good cargo makes a crew angry: loyalty goes down. Take it.
prize-hostage = With each prize comes a hostage; here, a bishop. Kept, he brings two dice × 5 × 10 doubloons in a Spanish port that is open to you. Tortured, he gives notoriety now, and perhaps a secret about San Juan’s defence. Keep him.
prize-keep-him = Bellamy is no butcher (cruelty 1), and a bishop is worth up to 600 doubloons. Keep him for ransom.
prize-fame = The name spreads: size of the ship plus a die, 6 points of notoriety. That is what you came for, and also what brings the King’s Commissioners later.
prize-revel = After a prize the crew may revel: loyalty goes up by one. But a revelling pirate can only sail until he has recovered in port, and is easy prey. Your crew is content with 7: no revelry now.
prize-not-now = Loyalty is 7, good enough. Revelling now would cost an action to recover. Not yet.
prize-dock = One action is left. Booty in a hold is not yours until it is sold. The governor of Martinique likes pirates. Entering a port is a move: go there.
prize-to-martinique = That way lies no money. Martinique, with its friendly governor, is one move away.
prize-rival = Vermilion has had a turn, far away on the Gold Coast, and you have drawn back to four cards. Your turn again.
prize-second-card = Any of these gives two actions. Play one for its actions.
prize-any-actions = Play a card for its actions: you need one for the port.
prize-trade = Docked. All business of a port is one single action: ransom, sale, repairs, a haven, revelry. Do business.
prize-do-trade = You came to sell. Do the business of the port first.
prize-sell = A friendly governor means the full price. Sell everything.
prize-sell-it = First turn the cargo into money: sell everything.
prize-end = 1,300 doubloons of net worth, 6 notoriety, a bishop below deck. Find, plunder, sell: that is the round of a pirate. The next lesson is about the people who make it possible: your crew.

crew = Ports, loyalty and revelry
    .blurb = A sullen crew, a plot, a hostage, and a party at the governor’s expense.
crew-welcome = Edward Low is well known: notoriety 14, two full holds. But look at his loyalty: 3. Poor prizes, lost fights and scurvy wear a crew out, and he has had all of them.
crew-ports = Each port is something else to you. A friendly governor (Santiago): full price, ransoms, repairs, a haven to buy. A pirate port (Tortuga): full price and a wild party, complete repairs, but no ransoms. A neutral port (Havana): half price. A hostile one: no entry.
crew-card = Play Skull and Crossbones for three actions.
crew-three = Three actions make a whole visit: enter, trade, recover. Skull and Crossbones.
crew-move = Your hostage, a nobleman, is Spanish; so is Santiago, and its governor likes you. Enter Santiago.
crew-to-santiago = Tortuga pays well too, but nobody ransoms a Spaniard there. Santiago.
crew-plot = Vermilion has not been idle: a Mutiny Conspiracy, played against you in your own turn. Two dice above the loyalty and the mutiny breaks out. A 2 and a 1: exactly 3, not above. You were lucky. At a loyalty of 7 they would have needed an 8.
crew-port = You are in port. Do business.
crew-business = The crew wants to see money. Do the business of the port.
crew-ransom = First the ransom, because it lands in a hold and can then be sold with the rest. Give the nobleman back.
crew-ransom-first = In a port things go in order: ransom, sale, repairs, haven, revelry. What you pass over, you can’t go back to. Ransom first.
crew-sell = 5 and 4, times 5, times 10: 450 doubloons. Now sell all of it, at the full price.
crew-sell-it = Booty in holds can be stolen or lost with the ship; net worth can’t. Sell all.
crew-revel = Now the crew. Finish with revelry: loyalty +1 here, +3 in a pirate port.
crew-do-revel = Another plot could be the end of Low. Let them have their feast.
crew-revelling = Loyalty 4. But a revelling pirate can only sail, his speed and combat are down by two, and anybody in the same port may try to steal his booty.
crew-recover = You have an action left: recover. Willing revelry takes one action in port to sleep off, forced revelry two.
crew-do-recover = Leave port drunk and every warship is your master. Recover first.
crew-end = Keep an eye on loyalty: at 0 a mutiny breaks out by itself, and below 5 or so every conspiracy is a danger. Big cargoes, cruelty, victories and feasts raise it. Next: the cards, and what to do in the turns of others.

law = Cards, and other people’s turns
    .blurb = An event with an action, and a mutiny at the worst possible moment for your rival.
law-welcome = You hold four cards, and you have two pirates: Roberts in the South Atlantic, Kidd in Bath. Vermilion’s Charles Vane has found a three-master off Virginia, and will plunder her next turn. Keep that in mind.
law-cards = A card may give a number of actions, to share, or a diamond: as many as one pirate’s initiative, for him alone. “And” cards give an event and actions, “or” cards one of the two. Those with the anti-pirate mark can be thrown at others when it is their turn.
law-winds = Fair Winds is an “and” card: one of your pirates goes to any zone for nothing, then you have one action. Play it for both.
law-use-winds = Conspiracy and Double Cross are weapons: keep them for Vermilion’s turn. Fair Winds, for both.
law-who = Kidd sits in Bath with nothing to do. Give him the winds.
law-kidd = Roberts has a merchant close by already. Kidd needs the winds more.
law-where = A merchant lies off Boston. To the North Atlantic with him.
law-boston = There may be better waters one day. But you have one action, and there is a merchant off Boston: North Atlantic.
law-find = And now your one action: find the merchant off Boston.
law-do-find = A merchant found today can be plundered tomorrow. Look off Boston.
law-strike = Vermilion’s turn, and there it is: Vane plunders the three-master. In the turn of another you are the law; you have one anti-pirate action for the whole turn. Vane’s crew has a loyalty of 5, his command is only 2. Play the Mutiny Conspiracy, now!
law-now = Softer blows will do on another day. This is a great prize, and a crew that hardly obeys: Mutiny Conspiracy.
law-marooned = 7 against a loyalty of 5: mutiny. Then a die against Vane’s command of 2: a 5, and he is marooned. The prize got away, and Vermilion’s captain is gone; another takes his ship.
law-diamond = Your turn again, and Kidd has a sloop in sight off Boston. Double Cross bears a diamond: played for its actions it gives as many as one pirate’s initiative, and to him alone. Kidd’s is 2. As an event it would serve only in somebody else’s turn. Play it for Kidd’s actions.
law-for-kidd = Roberts has found nothing yet, and Wear and Tear is a weapon worth keeping. The diamond, for Kidd.
law-prize = Two actions, both Kidd’s: look at the list, Roberts is not on it. Plunder the sloop off Boston.
law-take-her = What was found last turn is there for the taking. Plunder her.
law-end = You get one such stroke in each turn of a rival: not on trifles. Great plunder, attacks on ports and retirements are worth it. Next: what happens when the others do the same to you.

hunted = Warships and King’s Commissioners
    .blurb = Fight the small one, flee from the big one, and be in port before the third.
hunted-welcome = Bartholomew Roberts has 22 notoriety. A light warship is on station in his zone, and Vermilion’s commissioner, William Rhett, lies one zone away. Commissioners can be raised against a pirate when three dice fall below his notoriety: from 12 or so on, it is only a matter of time.
hunted-card = Three actions, please: Skull and Crossbones.
hunted-three = You will need all three actions: Skull and Crossbones.
hunted-find = A merchant lies off Havana. Look for her, and expect company.
hunted-to-havana = A quiet day would teach you nothing. Look for the merchant off Havana.
hunted-warship = Vermilion sends the warship: speed 4, combat 5. Fleeing compares speeds and costs the action. Fighting: a die, combat 6 and skill 5 for you, a die and 5 for him. You are far stronger: fight.
hunted-do-fight = Your speed is 3, his is 4; and in battle you are six points ahead. Fight.
hunted-beaten = Beaten, and 5 more notoriety for it. It cost a point of combat, and Vermilion scores a point for the damage. Your action went on all the same: the merchant is found.
hunted-plunder = A three-master. Plunder her.
hunted-take-it = After such a fight you have earned her. Plunder.
hunted-commissioner = William Rhett, King’s Commissioner: speed 4, combat 9. If you fight and lose, Roberts is sunk: half of his notoriety to Vermilion, and all his money gone. If you flee, Rhett must beat your die and speed with his, less one because he has just arrived. Flee.
hunted-do-flee = Die + 10 against die + 9 wins seven times in ten; the other three, a captain with 27 notoriety is sunk. To get away costs him one action. Flee.
hunted-away = You got away. The action is lost, the merchant too, but Roberts lives, and his action is all it cost.
hunted-hide = Rhett is in your zone now and will try again. Commissioners never enter a port. One action left: into Tortuga.
hunted-do-hide = Out here he can chase you again at your next action. Into the port: Isla de Tortuga.
hunted-end = Small hunters bring fame, big ones bring the end. Speed is life for a famous pirate. And the best answer to a commissioner is to be gone: that is the next lesson.

retire = When to retire
    .blurb = What a captain is worth at sea and ashore, and how he gets there.
retire-welcome = Henry Avery: notoriety 31, 2,450 doubloons of net worth, 900 more in a hold. A commissioner, Maynard, lies one zone to the north.
retire-sum = At sea, sunk or still sailing when the game ends, Avery is worth 31 points. Retired, 62 for his notoriety and one for each 100 doubloons. Nothing else in this game doubles a score.
retire-ways = There are five ways: docked in a port of the nation of your letter of marque; surrendering to a commissioner with a letter; in a haven of your own; by bribing a friendly governor, with D66 × 100 doubloons; or under a General Pardon in an English port. Avery holds an English letter.
retire-card = Three actions: Skull and Crossbones.
retire-three = Three actions are exactly what is needed: enter, sell, retire.
retire-move = Bath is English, and right here. Enter.
retire-to-bath = Each day at sea is a chance for Maynard. Enter Bath.
retire-port = Before he goes: the booty in his hold counts for nothing. Do business.
retire-sell-first = 900 doubloons are nine points. Sell first, then retire.
retire-sell = Sell all.
retire-leave = That is all. Leave the counter.
retire-do-leave = He needs neither haven nor feast any more. Finish.
retire-retire = And now show the letter of marque: retire.
retire-do-retire = One more prize, they all said. Retire.
retire-end = 62 for the name and 33 for the purse: 95 points, safe for ever. His card is gone, but you may draw and deploy a new pirate. The game ends with the third General Pardon, and nobody knows when it comes: do not wait for the perfect day.

solitaire = Alone against the system
    .blurb = Blackbeard himself against three captains that nobody plays.
solitaire-welcome = The game for one: you are Edward Teach, Blackbeard. You win by retiring with 130 points. You lose if he dies, if the system’s pirates reach 100 points, or if the third pardon comes first.
solitaire-system = Three pirates of the system sail against you. After each of your turns they take theirs by fixed rules: they go for the greatest gain, or for whatever harms you most. You may strike at them as you would at rivals.
solitaire-card = Your cards work as usual. Skull and Crossbones, three actions.
solitaire-three = Three actions are better than two. Skull and Crossbones.
solitaire-find = A merchant lies off Havana. Find her.
solitaire-to-havana = There is a merchant in your own zone: off Havana.
solitaire-turned = At each of your actions the system turns up a card. If it is an anti-pirate card that fits, it strikes you. This one did no harm.
solitaire-plunder = Plunder.
solitaire-take-it = Take what you have found.
solitaire-seize = Take the cargo aboard.
solitaire-of-course = A crew that gets nothing will not love you. Take it.
solitaire-hostage = The hostage: ransom or torture, as you think best. Teach is cruel (4), so torture seldom makes them talk, but it pleases the crew.
solitaire-revel = No revelry while you have an action left.
solitaire-not-now = You would only be able to sail. Not now.
solitaire-free = One action left, and your own choice: look for a port to sell in, or a richer sea.
solitaire-end = The system has played its three. From 12 notoriety on it sends a commissioner after you, each turn anew. Teach neither surrenders nor bribes: he needs a letter of marque, and a port of its nation. Get one early.

vane = Vane plunders a brigantine
    .blurb = The plunder of the rulebook, step by step, with its dice.
vane-welcome = Charles Vane, in a schooner with all three holds full (400, 900 and 800 doubloons), lies in the East Caribbean. A medium warship is on station there, and Vermilion may send it.
vane-find = A merchant is off Santo Domingo. Look for her.
vane-plunder = A 4 and skill 4 make 8: found, a brigantine. Plunder her. At each step the others may break in.
vane-flee = The cargo is known: a 6, plus 3 for a brigantine, is 2,500 doubloons. Now Vermilion sends the warship: speed 3, combat 7. In the example Vane first tries to get away. Flee.
vane-seize = He was caught, 5 against 7, and had to fight: 13 against 12, and the warship is beaten. One point of damage, and the plunder goes on. Take the cargo.
vane-jettison = All holds are full. The worst cargo goes overboard: the 400.
vane-torture = A captain as hostage: he knows much (4) and is worth little (2). The example tortures him.
vane-revel = A 4 is more than Vane’s cruelty of 3: the captain talked. Vane has 4 points of information on Santo Domingo for an attack. The crew is pleased twice, with the cargo and with the cruelty. No revelry.
vane-end = That is a whole plunder: find, cargo, interruption, seizure, hostage, notoriety. What was learnt of the port stays with Vane for ever.

marco = A turn among four players
    .blurb = Two actions, and what the others make of them.
marco-welcome = You had three cards and have just drawn a fourth, which is kept in hand. Edward Low is in the Central Atlantic, a merchant off Charleston, one zone to the south.
marco-card = Play Wear and Tear for its two actions.
marco-move = First action: Low sails to the South Atlantic.
marco-scurvy = Before he moved, Vermilion played Scurvy Outbreak: scurvy aboard, a point of loyalty less. That was her one anti-pirate action of the turn. Low has arrived all the same.
marco-find = Second action: look for the merchant off Charleston.
marco-end = A 2 and a skill of 3: 5, and 7 was needed. And while Low was still the active pirate, another player moved his commissioner Ogle into the same zone: at Low’s next step he may intercept.

condent = Condent before San Juan
    .blurb = An assault that fails, one that does not, a sack, and what it costs.
condent-welcome = Christopher Condent: skill 4, cruelty 3, combat 4 at the moment. San Juan: wealth 2, defence 7. From Honduras, a Spanish port, he has a letter of marque.
condent-attack = Attack San Juan.
condent-failed = 2 + 4 + 4 are 10; San Juan had 5 + 7 = 12. Two points of combat lost. And all Spanish ports are hostile to him from now on: his Spanish letter of marque is gone.
condent-again = He has actions left. Once more! A port that was attacked before defends with two dice.
condent-loot = Success. Wealth 2: two dice, 5 and 2, times 100: 700 doubloons. Take them.
condent-sack = In a hold, with a point of loyalty more and one of combat less. Now the sack of the town: a die and the cruelty must exceed the defence.
condent-end = 5 + 3 are 8, one more than 7: San Juan is destroyed.

theft = Low robs Bonnet
    .blurb = A revelling pirate is easy prey.
theft-welcome = Edward Low (skill 3) and Stede Bonnet (skill 2) are in Boston. Bonnet is revelling, with 1,000 doubloons in his hold.
theft-steal = Rob him: a die and skill on each side, one more for the thief.
theft-end = 3 + 4 + 1 = 8 against 2 + 3 = 5: a difference of three. One more die, 3, plus 3: 60%. Low takes 600 doubloons, Bonnet keeps 400.

avery = Fame calls the law
    .blurb = Three dice below the notoriety, and a commissioner appears.
avery-welcome = This time you are the law, Vermilion. Blue’s Avery has 12 points of notoriety and is about to leave India.
avery-commission = Try to commission a King’s commissioner: three dice, strictly below 12.
avery-end = 3, 5 and 2: 10 is less than 12. A commissioner is put into Avery’s very zone.

matthews = Matthews sinks Vane
    .blurb = An interception, a battle, the end of a pirate.
matthews-welcome = You command the commissioner Matthews. Charles Vane, speed 2, notoriety 9, looks for a merchant in his zone.
matthews-hunt = Step in!
matthews-end = Vane fled: 4 + 2 = 6 against 5 + 3 = 8, caught. In battle 14 against 16: sunk. You score 5 points, half of 9 rounded up; Blue keeps the 9, but Vane’s money is gone.

rhett = Rhett and Bonnet
    .blurb = What a sunk pirate is worth, to one and to the other.
rhett-welcome = Blue’s Bonnet has 23 points of notoriety and 3,850 doubloons. Your commissioner William Rhett is in his zone.
rhett-hunt = He wants to leave. Attack him.
rhett-end = Sunk. Twelve points for you, half of 23 rounded up; 23 for Blue. Retired, Bonnet would have given him 46, and 38 for the money: that is what you prevented.

diamond = A diamond for Blackbeard
    .blurb = As many actions as one pirate’s initiative.
diamond-welcome = You have two pirates, Edward Teach (initiative 3) and Samuel Bellamy. The card Warship Sighting bears a diamond.
diamond-play = Play it for Teach’s actions.
diamond-end = Three actions, and for him alone: Bellamy can take none of them.

share = Two actions, two pirates
    .blurb = How to share what a card gives.
share-welcome = Two pirates, and a card of two actions: two for one, or one for each, in any order.
share-play = Play Wear and Tear for its actions.
share-one = One for Bellamy: let him sail west.
share-two = And one for Teach, wherever you like.
share-end = One each. You could have given both to one of them.

arrivals = Fifteen, twice
    .blurb = Where a merchant appears when its place is taken.
arrivals-welcome = Fewer than five merchants at sea at the start of your turn: they are brought up to six. A D66 says where: the black die for the tens, the white for the units. Here 1 and 5: port 15, Bath. Then 15 again: the place is taken, so it is the next port, Charleston.
arrivals-look = Bath is in the Central Atlantic, Charleston in the South Atlantic: the next port may be in another zone. Play Wear and Tear for its actions, and go and look.
arrivals-end = Two actions: enough to come nearer to one of them.

ransom = The governor’s daughter
    .blurb = A ransom, then a sale in one’s own haven.
ransom-welcome = Blackbeard is docked in Bath, an English port and his safe haven. Aboard: an English governor’s daughter, worth 6, and 500 doubloons in each hold.
ransom-port = Do the business of the port.
ransom-ransom = First the ransom: two dice, times 6, times 10.
ransom-stow = 5 and 3 are 8, times 6: 48, so 480 doubloons. Add them to a hold: it takes any amount.
ransom-sell = 1,480 in all. In the same action, sell everything: a haven pays 110%.
ransom-done = That is all: finish.
ransom-end = 1,480 and 148: the net worth grows by 1,628 doubloons.

sighting = Two cards of the same kind
    .blurb = What was played against an action can’t be played against it again.
sighting-welcome = You are Green; it is Blue’s turn. Edward Low looks for the merchant off Virginia. Vermilion has just played a Warship Sighting: a warship has come on station, but leaves him alone. You hold the same card, and a Wear and Tear.
sighting-other = Look at what you are offered: the Warship Sighting is not there. One of its kind has been played against this action, and that it did no harm changes nothing. Another kind is allowed: play Wear and Tear.
sighting-end = A 4, halved: Low’s ship loses 2 of speed. The rule counts actions, not turns: at Low’s next one, a Warship Sighting could be played again, in a zone without a warship and by a player who has not yet stepped in this turn.

limit = No more than three
    .blurb = How many pirates one may have at sea.
limit-welcome = Three players: each began with three pirate cards, so nobody may have more than three pirates in play. You have three at sea, and Stede Bonnet waits in your hand. With five players the limit would be two.
limit-draw = One action left. Among all that is offered there is no way to launch Bonnet. To draw another pirate card is allowed; it stands apart, under “Other”, since it belongs to none of your pirates. Do it.
limit-end = Edward Teach stays in your hand as well; you were not even asked about a zone for him. Once one of your three retires or is lost, the next can put to sea.

coasts = Whose port is it?
    .blurb = A port belongs to the sea that it borders.
coasts-welcome = Stede Bonnet is in the South Atlantic. St. Augustine (port 21) borders on this zone. Campeche (port 22) is the next number, but lies in Central America.
coasts-enter = So the one can be entered from here, the other is not even on the list. Enter St. Augustine.
coasts-end = One action. To Campeche it would have been three: west, on to Central America, and into the port.

neutral = Half price
    .blurb = What booty brings where nobody governs.
neutral-welcome = Howell Davis is docked in Havana with 2,000 doubloons of booty. The port has no governor: it is neutral.
neutral-port = Do the business of the port.
neutral-sell = Sell everything. A neutral port pays half, rounded up.
neutral-done = That is all: finish.
neutral-end = 2,000 doubloons of booty, 1,000 of net worth. A friendly governor would have paid the whole, a haven a tenth more.

haven = A tenth more
    .blurb = The same booty in one’s own haven.
haven-welcome = The same Davis, the same 2,000 doubloons, the same Havana; but a friend of pirates governs it now, and Davis has bought it as his safe haven.
haven-port = Do the business of the port.
haven-sell = Sell everything: a haven pays 110%.
haven-done = Finish.
haven-end = 2,200 doubloons of net worth for 2,000 of booty. And a pirate can retire in his haven without paying anybody.

storms = A storm over the Gold Coast
    .blurb = Where a storm strikes, and what it does.
storms-welcome = You have just drawn Storms at Sea, which is played at once. A D66 names a port: 5 and 2, Whydah. So the storm struck the zone that Whydah borders, the Gold Coast, and both transit boxes that open on it. The merchants off Cape Coast and Whydah are gone.
storms-card = Davis was at sea there: a 4 on the table of storms cost his ship 2 of speed. Bellamy, in the Caribbean, felt nothing. Now your turn goes on: play Wear and Tear for its actions.
storms-end = Ports are shelter: whoever lies in one is not struck.

purse = What a purse is worth
    .blurb = Net worth into points, at retirement.
purse-welcome = William Kidd lies in Boston, his safe haven, with 2,350 doubloons of net worth and 10 points of notoriety.
purse-retire = Let him retire here.
purse-end = One point for each full 100 doubloons: 23. With twice 10 for his notoriety that makes 43. The odd 50 doubloons are lost; and had he been sunk, so would all of them.

treasure = The treasure of the Isle of Pines
    .blurb = A map, a spade and three dice.
treasure-welcome = Thomas Tew is in the West Caribbean, off the Isle of Pines. You hold Buried Treasure, an “and” card: the event, then an action.
treasure-play = Play it for both.
treasure-dig = The map belongs to Tew, and to him alone. Your action: land and dig, in one.
treasure-found = A die: on a 1 or 2 there is nothing; it is a 4. Then three dice: 16, times 100: 1,600 doubloons. They go into one of his holds.
treasure-end = The island is no port: it is not entered, and cards against ports do not touch it. The treasure is booty: it is still to be sold.
