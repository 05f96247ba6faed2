# What is said in a game of Kekfe Marathon and of its twin Sabrina Stachelschwein, in English.
# $box says which of them is on the table: "cookies" with Pummel the unicorn, or "balloons" with Sabrina the porcupine.
# Texts without $box fit both: the figure, the card, the middle.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what lies face down in the middle, and values of cards are never printed.

title-kekfe-marathon = Kekfe Marathon
    .also = Pummeleinhorn box=cookies; Sabrina box=balloons; Sabrina Stachelschwein box=balloons

# The two vocabularies, and counts, used inside other messages

part-figure = { $box ->
        [balloons] Sabrina
       *[cookies] Pummel
    }
part-item = { $box ->
        [balloons] balloon
       *[cookies] cookie
    }
part-items = { $box ->
        [balloons] balloons
       *[cookies] cookies
    }
part-symbol = { $box ->
        [balloons] porcupine
       *[cookies] unicorn
    }
part-cards = { $cards ->
        [0] no card
        [one] one card
       *[other] { NUMBER_WORDS($cards) } cards
    }
part-cards-left = { $cards ->
        [0] no card is left
        [one] one card is left
       *[other] { NUMBER_WORDS($cards) } cards are left
    }
part-centre = { $centre ->
        [0] no card lies
        [one] one card lies
       *[other] { NUMBER_WORDS($centre) } cards lie
    }
part-total = { $box ->
        [balloons] { $total ->
            [-1] minus one balloon
            [one] one balloon
           *[other] { NUMBER_WORDS($total) } balloons
        }
       *[cookies] { $total ->
            [-1] minus one cookie
            [one] one cookie
           *[other] { NUMBER_WORDS($total) } cookies
        }
    }
part-won-with = { $unit ->
        [games] { $total ->
            [-1] minus one game
            [one] one game
           *[other] { NUMBER_WORDS($total) } games
        }
        [cards] { $total ->
            [-1] minus one card
            [one] one card
           *[other] { NUMBER_WORDS($total) } cards
        }
       *[values] { part-total }
    }
part-way = { $direction ->
        [clockwise] clockwise
       *[counter_clockwise] counter-clockwise
    }
part-value = { $value ->
        [8] an eight
       *[other] a { NUMBER_WORDS($value) }
    }

# Setting up, one step at a time

setup-1 = Which box do you have: the unicorn with the cookies, or the porcupine with the balloons? Then say: next.
    .short = The unicorn with cookies, or the porcupine with balloons? Then say: next.
    .brief = Unicorn or porcupine? Next?
    .settles = box
setup-2 = Lay out twenty-eight cards, five markers for the gaps, the figure and the die. All there? Say: next.
    .short = Twenty-eight cards, five markers, the figure and the die. Say: next.
    .brief = Cards, markers, figure, die. Next?
setup-3 = Shuffle the cards. Deal eight each to two players, seven to three, six to four, five to five. Say: next.
    .short = Deal eight each to two players, seven to three, six to four, five to five. Say: next.
    .brief = Two get eight, three seven, four six, five five. Next?
setup-4 = Lay your cards face up in a row, so that all rows together make a circle. Say: next.
    .short = Face up in a row, all rows make a circle. Say: next.
    .brief = A circle of rows. Next?
setup-5 = Put a marker into each gap between two rows, and the other cards face down in the middle. Is the circle ready?
    .short = A marker into each gap, the other cards face down in the middle. Is the circle ready?
    .brief = Markers, and the rest in the middle. Ready?

# What needs eyes, and setting up by touch: shape and count, and no mark that gives a secret away

needs-eyes = Cards and die need eyes: somebody says what they show, or I roll for you. To set up by feel, say: by touch.
    .short = Cards and die need eyes. To set up by feel, say: by touch.
    .brief = By feel? Say: by touch.
touch-1 = Which box do you have: the unicorn with the cookies, or the porcupine with the balloons? Then say: next.
    .short = The unicorn with cookies, or the porcupine with balloons? Then say: next.
    .brief = Unicorn or porcupine? Next?
    .settles = box
touch-2 = Find twenty-eight cards, five markers of two parts each, one figure and the die. All there? Say: next.
    .short = Twenty-eight cards, five markers, the figure and the die. Say: next.
    .brief = Cards, markers, figure, die. Next?
touch-3 = Marks for fingers go on the face of a card, as many dots as it counts, and never on its back. The backs stay all alike. Say: next.
    .short = Dots only on the faces of the cards. The backs stay all alike. Say: next.
    .brief = Dots on faces, never on backs. Next?
touch-4 = A card in the middle lies face down, and nobody feels under it. Feeling the others is not moving. Say: next.
    .short = Nobody feels under a card in the middle. Say: next.
    .brief = No fingers under the middle. Next?
touch-5 = Shuffle, and deal eight each to two players, seven to three, six to four, five to five. Say: next.
    .short = Deal eight each to two players, seven to three, six to four, five to five. Say: next.
    .brief = Two get eight, three seven, four six, five five. Next?
touch-6 = Lay your cards face up in a row, edge to edge, so that all rows make a circle. Put a marker into each gap between two rows. Say: next.
    .short = Rows face up, edge to edge, and a marker into each gap of the circle. Say: next.
    .brief = A circle of rows, with markers. Next?
touch-7 = The other cards go face down into the middle. If nobody can read the die, say at your turn: you roll. Is the circle ready?
    .short = The other cards face down into the middle. I can roll: say, you roll. Is the circle ready?
    .brief = The rest into the middle. Ready?

# The question of each phase

ask-setting-up = Is the circle ready?
    .short = Is the circle ready?
    .brief = Ready?
ask-starting = Who has the highest card with a { part-symbol }?
    .short = Who has the highest { part-symbol }?
    .brief = The highest { part-symbol }?
ask-agreeing = Who begins?
    .short = Who begins?
    .brief = Who begins?
ask-spotting = { $name }, how many of your cards lie to the left of { part-figure }?
    .short = { $name }, how many cards lie left of { part-figure }?
    .brief = How many on the left?
ask-dictating = { $name }, from left to right: what is the next card worth?
    .short = { $name }, the next card?
    .brief = Next?
ask-facing = Which way does { part-figure } look: clockwise, or the other way round?
    .short = Does { part-figure } look clockwise, or the other way?
    .brief = Clockwise?
ask-rolling = { $name }, roll the die. What does it show?
    .short = { $name }, roll. What does it show?
    .brief = { $name }.
ask-casting = What does the die show?
    .short = What does the die show?
    .brief = The die?
ask-choosing = { $name }, how far do you go: one, two, three, four or five?
    .short = { $name }, how far?
    .brief = How far?
ask-landing = { $box ->
        [balloons] Whose balloon has burst?
       *[cookies] Whose cookie did Pummel eat?
    }
    .short = Whose { part-item } was it?
    .brief = Whose?
ask-offering = { $name }, do you take a card from the middle?
    .short = { $name }, do you take a card?
    .brief = { $name }: take one?
ask-drawing = { $name }, turn over any card from the middle. What is it worth?
    .short = { $name }, turn over a card. What is it worth?
    .brief = What is it?
ask-laying = { $name }, into whose row do you lay it?
    .short = { $name }, into whose row?
    .brief = Whose row?
ask-placing = { $name }, lay it anywhere in your row. Left or right of { part-figure }, or at an end?
    .short = { $name }, where in your row does it lie?
    .brief = Where?
ask-inserting = { $name }, after how many cards from the left does it lie there?
    .short = { $name }, after how many cards from the left?
    .brief = After how many?
ask-counting = { $name }, add up your cards. How many { part-items } are left?
    .short = { $name }, how many { part-items } are left?
    .brief = { $name }, how many?
ask-over = Do you want to play again?
    .short = Play again?
    .brief = Again?

# The same questions in other words

again-setting-up = Do all rows make a circle, with a marker in each gap?
    .short = Do all rows make a circle?
    .brief = The circle?
again-starting = Look for the { part-symbol } on your cards. Who has the biggest number there?
    .short = Who has the biggest number with a { part-symbol }?
    .brief = A name?
again-agreeing = Say the name of the one who begins.
    .short = Say a name.
    .brief = A name?
again-spotting = { $name }, say a number: how many cards are left of { part-figure } in your row?
    .short = { $name }, a number, please: how many on the left?
    .brief = A number?
again-dictating = Say the number on the next card, from one to eight.
    .short = A number from one to eight.
    .brief = One to eight?
again-facing = Say: clockwise, or: counter-clockwise. Clockwise is to the left, as you look at the middle.
    .short = Say clockwise, to the left, or counter-clockwise.
    .brief = Left, or right?
again-rolling = { $name }, is it two, three, five, one to five, the arrow or the card?
    .short = { $name }: two, three, five, one to five, arrow or card?
    .brief = Two, three, five, arrow, card?
again-casting = Is it two, three, five, one to five, the arrow or the card?
    .short = Two, three, five, one to five, arrow or card?
    .brief = Two, three, five, arrow, card?
again-choosing = { $name }, say how many cards you go on, from one to five.
    .short = { $name }, a number from one to five.
    .brief = One to five?
again-landing = Say the name of the one whose card went to the middle.
    .short = Say whose card went to the middle.
    .brief = A name?
again-offering = { $name }, say: I take it, or: I leave it.
    .short = { $name }, take it, or leave it?
    .brief = Take it, or leave it?
again-drawing = { $name }, say the number on the card that you turned over.
    .short = { $name }, say its number.
    .brief = Its number?
again-laying = { $name }, say a name: in whose row does the new card lie?
    .short = { $name }, say whose row.
    .brief = A name?
again-placing = { $name }, say: left of { part-figure }, right of { part-figure }, at the left end, or at the right end.
    .short = { $name }, left or right of { part-figure }, or at which end?
    .brief = Left, right, or an end?
again-inserting = { $name }, say for example: after two cards. Or say: at the left end.
    .short = { $name }, after two cards, for example?
    .brief = A number, or an end?
again-counting = { $name }, say one number: everything on your cards together.
    .short = { $name }, one number for all your cards.
    .brief = One number?

# What happens

event-circle-is-ready = What a fine circle!
    .short = The circle is ready.
    .brief = Ready.
event-starter-is-open = { $way ->
        [youngest] The rules do not say. Then the youngest begins.
        [next_highest] Then compare your next highest cards with a symbol.
       *[ask] The rules do not say, so you decide. The youngest, perhaps?
    }
    .short = { $way ->
        [youngest] Then the youngest begins.
        [next_highest] Then compare your next highest ones.
       *[ask] Then you decide.
    }
    .brief = { $way ->
        [youngest] The youngest, then.
        [next_highest] Compare the next ones.
       *[ask] You decide.
    }
event-marathon-begins = { $seat } will begin. That card goes face down to the middle, and { part-figure } into its place.
    .short = { $seat } begins. The card goes to the middle, { part-figure } into its place.
    .brief = { $seat } begins.
event-spot-is-known = { $left ->
        [0] { part-figure } stands at the left end of { POSSESSIVE($seat) } row.
        [one] { part-figure } stands with one card to the left.
       *[other] { part-figure } stands with { NUMBER_WORDS($left) } cards to the left.
    }
    .short = { $left ->
        [0] No card to the left.
        [one] One card to the left.
       *[other] { NUMBER_WORDS($left) } cards to the left.
    }
    .brief = { $left ->
        [0] None on the left.
       *[other] { NUMBER_WORDS($left) } on the left.
    }
event-row-began = Now { POSSESSIVE($seat) } row, { part-cards } from left to right.
    .short = { POSSESSIVE($seat) } row, { part-cards }.
    .brief = { POSSESSIVE($seat) } row.
event-card-is-known = { $left ->
        [0] { NUMBER_WORDS($value) }, and the row is done.
       *[other] { NUMBER_WORDS($value) }, and { NUMBER_WORDS($left) } to go.
    }
    .short = { $left ->
        [0] { NUMBER_WORDS($value) }, and the row is done.
       *[other] { NUMBER_WORDS($value) }, { NUMBER_WORDS($left) } to go.
    }
    .brief = { $left ->
        [0] { NUMBER_WORDS($value) }, done.
       *[other] { NUMBER_WORDS($value) }, { NUMBER_WORDS($left) } more.
    }
    .printed = A card is told.
event-figure-looks = { part-figure } looks { part-way }.
    .short = { part-figure } looks { part-way }.
    .brief = { part-way }.
event-figure-turned = { part-figure } turns round and looks { part-way }.
    .short = Now { part-figure } looks { part-way }.
    .brief = Now { part-way }.
event-roll-turn = { $seat }, roll the die.
    .short = { $seat }, roll.
    .brief = { $seat }.
event-rolls-for = { POSSESSIVE($seat) } row stays in the circle, and { $neighbour } rolls for it.
    .short = { $neighbour } rolls for { POSSESSIVE($seat) } row.
    .brief = { $neighbour } for { $seat }.
event-steps-are-free = One to five: { $seat } may choose.
    .short = { $seat } may choose, one to five.
    .brief = { $seat } chooses.
event-figure-moves = { $steps ->
        [one] { part-figure } goes one card on.
       *[other] { part-figure } goes { NUMBER_WORDS($steps) } cards on.
    }
    .short = { $steps ->
        [one] One card on.
       *[other] { NUMBER_WORDS($steps) } cards on.
    }
    .brief = { $steps ->
        [one] One card on.
       *[other] { NUMBER_WORDS($steps) } cards on.
    }
event-figure-stays = { part-figure } stays, and no card goes. Roll again!
    .short = { part-figure } stays. Roll again!
    .brief = It stays. Again!
event-something-burst = { $box ->
        [balloons] Pop!
       *[cookies] Munch!
    }
    .short = { $box ->
        [balloons] Pop!
       *[cookies] Munch!
    }
    .brief = { $box ->
        [balloons] Pop!
       *[cookies] Munch!
    }
event-card-burst = { $box ->
        [balloons] Pop! { POSSESSIVE($seat) } balloon bursts, and { part-cards-left }.
       *[cookies] Munch! Pummel eats { POSSESSIVE($seat) } cookie, and { part-cards-left }.
    }
    .short = { $box ->
        [balloons] Pop! { POSSESSIVE($seat) } balloon, and { part-cards-left }.
       *[cookies] Munch! { POSSESSIVE($seat) } cookie, and { part-cards-left }.
    }
    .brief = { POSSESSIVE($seat) } card, { $cards ->
        [0] none left
       *[other] { NUMBER_WORDS($cards) } left
    }.
event-burst-was = It was { part-value }.
    .short = It was { part-value }.
    .brief = It was { part-value }.
    .printed = Its number is for you to remember.
event-figure-stands = Yes, { part-figure } stands in { POSSESSIVE($seat) } row.
    .short = Yes, in { POSSESSIVE($seat) } row.
    .brief = Yes, { $seat }.
event-card-offered = The card! { $seat } may take one from the middle, or leave it there.
    .short = { $seat } may take a card, or leave it.
    .brief = Take it or leave it.
event-card-taken = A card from the middle for { $seat }, who has { NUMBER_WORDS($cards) } now.
    .short = A card for { $seat }, { NUMBER_WORDS($cards) } now.
    .brief = A card for { $seat }.
event-card-to-lay = A card from the middle for { $seat }, to lay into any row.
    .short = A card for any row.
    .brief = A card for any row.
event-card-goes-to = It goes into { POSSESSIVE($seat) } row, which has { NUMBER_WORDS($cards) } now.
    .short = Into { POSSESSIVE($seat) } row, { NUMBER_WORDS($cards) } now.
    .brief = { POSSESSIVE($seat) } row.
event-drawn-is = { $value ->
        [8] Jackpot: it is an eight!
       *[other] It is a { NUMBER_WORDS($value) }.
    }
    .short = { $value ->
        [8] Jackpot: an eight!
       *[other] It is a { NUMBER_WORDS($value) }.
    }
    .brief = { $value ->
        [8] An eight!
       *[other] A { NUMBER_WORDS($value) }.
    }
    .printed = The card lies open: look at its number.
event-card-is-laid = { $place ->
        [left_of_figure] It lies directly to the left of { part-figure }.
        [right_of_figure] It lies directly to the right of { part-figure }.
        [left_end] It lies at the left end of { POSSESSIVE($seat) } row.
       *[right_end] It lies at the right end of { POSSESSIVE($seat) } row.
    }
    .short = { $place ->
        [left_of_figure] It lies left of { part-figure }.
        [right_of_figure] It lies right of { part-figure }.
        [left_end] It lies at the left end.
       *[right_end] It lies at the right end.
    }
    .brief = { $place ->
        [left_of_figure] Left of { part-figure }.
        [right_of_figure] Right of { part-figure }.
        [left_end] At the left end.
       *[right_end] At the right end.
    }
event-card-is-laid-after = { $cards ->
        [0] It lies first from the left in { POSSESSIVE($seat) } row.
       *[other] It lies after { part-cards } from the left in { POSSESSIVE($seat) } row.
    }
    .short = { $cards ->
        [0] It lies first from the left.
       *[other] It lies after { part-cards } from the left.
    }
    .brief = { $cards ->
        [0] First from the left.
       *[other] After { part-cards }.
    }
event-card-is-laid-between = It lies between the { NUMBER_WORDS($low) } and the { NUMBER_WORDS($high) }.
    .short = It lies between { NUMBER_WORDS($low) } and { NUMBER_WORDS($high) }.
    .brief = Between { NUMBER_WORDS($low) } and { NUMBER_WORDS($high) }.
    .printed = It lies between two cards.
event-rolls-again = { $way ->
        [arrow] Roll again!
        [left] It stays in the middle. Roll again!
        [choose] The middle is empty. Choose another side of the die, and tell it to me.
       *[roll_again] The middle is empty, so nothing is taken. Roll again!
    }
    .short = { $way ->
        [arrow] Roll again!
        [left] It stays. Roll again!
        [choose] The middle is empty. Choose another side of the die.
       *[roll_again] The middle is empty. Roll again!
    }
    .brief = { $way ->
        [arrow] Again!
        [left] It stays. Again!
        [choose] Empty. Choose another side.
       *[roll_again] Empty. Roll again!
    }
event-row-is-empty = { $box ->
        [balloons] That was { POSSESSIVE($seat) } last balloon, so the game is over!
       *[cookies] That was { POSSESSIVE($seat) } last cookie, so the game is over!
    }
    .short = That was { POSSESSIVE($seat) } last card. The game is over!
    .brief = { POSSESSIVE($seat) } last card. The end!
event-counting-began = Now all the others add up the { part-items } on their cards.
    .short = All the others add up their { part-items }.
    .brief = All others count.
event-total-is-known = { $seat } has { part-total }.
    .short = { $seat } has { part-total }.
    .brief = { $seat }: { NUMBER_WORDS($total) }.
event-game-ended = Game { NUMBER_WORDS($game) } of { NUMBER_WORDS($games) } is over. Points so far: { $rows }.
    .short = Game { NUMBER_WORDS($game) } is over. Points: { $rows }.
    .brief = Points: { $rows }.
event-praised = { $deed ->
        [richest] { $seat } has kept the best { part-items } safe.
        [most_cards] { $seat } has kept { part-cards-of-praise }, more than anybody.
        [some_cards] { $seat } has run bravely and kept { part-cards-of-praise }.
       *[gave_all] { $box ->
            [balloons] { $seat } has given everything for the loudest party.
           *[cookies] { $seat } has fed Pummel best of all.
        }
    }
    .short = { $deed ->
        [richest] { $seat } has kept the best { part-items }.
        [most_cards] { $seat } has kept the most cards.
        [some_cards] { $seat } has run bravely.
       *[gave_all] { $seat } has given everything.
    }
    .brief = { $deed ->
        [richest] { $seat }: the best { part-items }.
        [most_cards] { $seat }: the most cards.
        [some_cards] { $seat }: a brave runner.
       *[gave_all] { $seat }: gave everything.
    }
part-cards-of-praise = { $count ->
        [one] one card
       *[other] { NUMBER_WORDS($count) } cards
    }
event-won = { $seat } wins the marathon with { part-won-with }!
    .short = { $seat } wins with { part-won-with }!
    .brief = { $seat } wins!
event-won-together = { $seats } win the marathon together, with { part-won-with } each!
    .short = { $seats } win together, with { part-won-with } each!
    .brief = { $seats } win!
event-nobody-won = { $seats } have { part-won-with } each, so by your house rule nobody wins.
    .short = { $seats } are equal, so nobody wins.
    .brief = Equal: nobody wins.
event-ranking = Here are all of you. { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-runner-ranked = { $place ->
        [0] Gone home
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }: { $seat }, with { NUMBER_WORDS($total) } and { part-cards }
    .short = { $place ->
        [0] Gone home
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }: { $seat }, { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-game-points = { $seat } { NUMBER_WORDS($points) }
item-runner-cards = { $seat }: { part-cards }
    .short = { $seat }: { part-cards }
    .brief = { $seat } { NUMBER_WORDS($cards) }
item-runner-sum = { $seat }: { part-cards }, together { NUMBER_WORDS($total) }
    .short = { $seat }: { part-cards }, { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-runner-points = { $seat }: { part-cards }, and { NUMBER_WORDS($points) } from the games before
    .short = { $seat }: { part-cards }, { NUMBER_WORDS($points) } before
    .brief = { $seat } { NUMBER_WORDS($points) }
item-seat-ahead = { NUMBER_WORDS($steps) }: { $seat }
item-seat-and-value-ahead = { NUMBER_WORDS($steps) }: { $seat }, { part-value }

# Story

story-opening = On your marks! Round and round the circle it goes, and no card under the runner is safe.
    .alt1 = Listen, runners: today the great marathon goes round your table.
    .alt2 = Are your shoes tied? The marathon is about to begin.
story-start-cookies = Pummel smells cookies, and off he gallops!
    .short = Off he gallops!
    .brief = Off he goes!
story-start-balloons = Sabrina hurries to the party. Mind her spines!
    .short = Off she hurries!
    .brief = Off she goes!
story-one-left-cookies = One last cookie! Pummel can smell it from here.
    .short = One last cookie!
    .brief = One left!
story-one-left-balloons = One last balloon! Hold on to it tight.
    .short = One last balloon!
    .brief = One left!
story-next-game-cookies = Pummel is hungry again. Shuffle all the cards!
    .short = Shuffle all the cards for the next game!
    .brief = Shuffle again!
story-next-game-balloons = The next party begins. Blow up new balloons, and shuffle all the cards!
    .short = Shuffle all the cards for the next game!
    .brief = Shuffle again!
story-cheer = Hooray!
    .alt1 = A treat from the middle!
    .alt2 = Lucky paws!
    .alt3 = Splendid!
    .alt4 = Oh, a surprise!
    .alt5 = Wonderful!
    .alt6 = Tada!
    .alt7 = One more for you!
    .alt8 = Bravo!
    .alt9 = That helps!
story-comfort = Oh dear.
    .alt1 = What a run!
    .alt2 = Well run, all the same.
    .alt3 = So it goes in a marathon.
    .alt4 = What a pity.
    .alt5 = Chin up.
    .alt6 = Never mind.
    .alt7 = All gone!
event-story-told = { $beat ->
        [start-cookies] { story-start-cookies }
        [start-balloons] { story-start-balloons }
        [one-left-cookies] { story-one-left-cookies }
        [one-left-balloons] { story-one-left-balloons }
        [next-game-cookies] { story-next-game-cookies }
       *[next-game-balloons] { story-next-game-balloons }
    }
    .short = { $beat ->
        [start-cookies] { story-start-cookies.short }
        [start-balloons] { story-start-balloons.short }
        [one-left-cookies] { story-one-left-cookies.short }
        [one-left-balloons] { story-one-left-balloons.short }
        [next-game-cookies] { story-next-game-cookies.short }
       *[next-game-balloons] { story-next-game-balloons.short }
    }
    .brief = { $beat ->
        [start-cookies] { story-start-cookies.brief }
        [start-balloons] { story-start-balloons.brief }
        [one-left-cookies] { story-one-left-cookies.brief }
        [one-left-balloons] { story-one-left-balloons.brief }
        [next-game-cookies] { story-next-game-cookies.brief }
       *[next-game-balloons] { story-next-game-balloons.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-cards-in-rows = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-in-centre = { $cards ->
        [0] The middle is empty.
        [one] One card lies face down in the middle.
       *[other] { NUMBER_WORDS($cards) } cards lie face down in the middle.
    }
    .short = { $cards ->
        [0] None: the middle is empty.
       *[other] { part-cards } in the middle.
    }
    .brief = { $cards ->
        [0] None.
       *[other] { NUMBER_WORDS($cards) }.
    }
answer-on-the-table = In the circle lie { NUMBER_WORDS($circle) } cards, and in the middle { part-centre } face down.
    .short = { NUMBER_WORDS($circle) } in the circle, { NUMBER_WORDS($centre) } in the middle.
    .brief = { NUMBER_WORDS($circle) } and { NUMBER_WORDS($centre) }.
answer-looks-towards = { part-figure } looks { part-way }, towards { POSSESSIVE($seat) } row.
    .short = { part-way }, towards { $seat }.
    .brief = Towards { $seat }.
answer-card-ahead = { $steps ->
        [one] One card ahead is one of { POSSESSIVE($seat) }.
       *[other] { NUMBER_WORDS($steps) } cards ahead is one of { POSSESSIVE($seat) }.
    }
    .short = One of { POSSESSIVE($seat) }.
    .brief = { POSSESSIVE($seat) }.
answer-value-ahead = { $steps ->
        [one] One card ahead is one of { POSSESSIVE($seat) }, { part-value }.
       *[other] { NUMBER_WORDS($steps) } cards ahead is one of { POSSESSIVE($seat) }, { part-value }.
    }
    .short = One of { POSSESSIVE($seat) }, { part-value }.
    .brief = { $seat }, { part-value }.
    .printed = One of { POSSESSIVE($seat) }.
answer-cards-ahead = Ahead lie { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-values-ahead = Ahead lie { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
    .printed = What lies ahead was told.
answer-row-values = { POSSESSIVE($seat) } cards, from left to right: { $values }.
    .short = { $seat }, from left to right: { $values }.
    .brief = { $values }.
    .printed = { POSSESSIVE($seat) } cards were told.
answer-game-number = { $games ->
        [one] You play one game.
       *[other] This is game { NUMBER_WORDS($game) } of { NUMBER_WORDS($games) }.
    }
    .short = { $games ->
        [one] One game.
       *[other] Game { NUMBER_WORDS($game) } of { NUMBER_WORDS($games) }.
    }
    .brief = { $games ->
        [one] One game.
       *[other] Game { NUMBER_WORDS($game) }.
    }
answer-empty-row = { POSSESSIVE($seat) } last { part-item } is gone, so the game is over.
    .short = { POSSESSIVE($seat) } row is empty.
    .brief = { POSSESSIVE($seat) } row.

# Why something cannot be

refused-which-way = That does not tell me the way. Is it clockwise, or counter-clockwise?
    .short = Clockwise, or counter-clockwise?
    .brief = Clockwise?
refused-stands-elsewhere = By my count { part-figure } stands in { POSSESSIVE($seat) } row. If I am wrong, say: undo.
    .short = By my count it is { POSSESSIVE($seat) } row. Otherwise say: undo.
    .brief = I have { $seat }. Undo?
refused-more-cards-left = By my count { $seat } still has { part-cards }. Whose card was it?
    .short = { $seat } still has { part-cards }. Whose was it?
    .brief = { $seat } has { part-cards }. Whose?
refused-centre-holds = By my count { part-centre } in the middle. What does the die show?
    .short = By my count { part-centre } in the middle.
    .brief = { part-centre } in the middle.
refused-must-take = By the rules that card has to be taken. Please take it.
    .short = It has to be taken.
    .brief = You must take it.
refused-whose-row = Into whose row does it go? Tell me that first, please.
    .short = Whose row first, please.
    .brief = Whose row?
refused-where-in-own-row = It goes into your own row. Where in it does it lie?
    .short = Your own row. Where in it?
    .brief = Where in your row?
refused-one-to-five-steps = { $least ->
        [0] It can be none, or up to five cards. How far is it?
       *[1] It can be one to five cards. How far is it?
    }
    .short = { $least ->
        [0] None to five. How far?
       *[1] One to five. How far?
    }
    .brief = { $least ->
        [0] None to five?
       *[1] One to five?
    }
refused-beside-figure = { part-figure } stands just there. Is the card on the left or on the right?
    .short = Left or right of { part-figure }?
    .brief = Left or right?
refused-no-such-pair = I know no such neighbours in that row. After how many cards from the left does it lie?
    .short = I know no such neighbours. After how many cards from the left?
    .brief = No such neighbours. Where?
refused-no-such-total = With { part-cards } it must be { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }. Please count again.
    .short = It must be { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }. Count again?
    .brief = { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }. Again?
refused-another-counts = First { $seat }, please. How many is it?
    .short = First { $seat }. How many?
    .brief = First { $seat }.
refused-cards-not-known = Nobody has told me that. Please look, or let somebody look for you.
    .short = I was not told. Please look.
    .brief = I was not told.

# One-key answers. The die's are in an order in which two, three and five have their own number.

choice-starter-named = begins
choice-starter-tied = several have it
choice-facing-told-clockwise = clockwise
choice-facing-told-counter-clockwise = counter-clockwise
choice-rolled-one-to-five = one to five
choice-rolled-two = two
choice-rolled-three = three
choice-rolled-arrow = arrow
choice-rolled-five = five
choice-rolled-card = card
choice-host-rolls = you roll
choice-landed = card
choice-took-card = take it
choice-left-card = leave it
choice-laid-in-row = row
choice-laid-left-of-figure = left of the figure
choice-laid-right-of-figure = right of the figure
choice-laid-left-end = left end
choice-laid-right-end = right end

# What goes back where after undo; never a number

undone-set-up = Back to setting up.
undone-starter-named = { $seat } does not begin. The card comes back up, where the figure stood.
undone-starter-tied = Back to the highest card.
undone-spot-told = Back to where the figure stands.
undone-cards-told = Those cards are not told.
undone-facing-told = The figure looks nowhere yet.
undone-looks-to = The figure looks nowhere yet.
undone-rolled = { $face ->
        [arrow] The figure turns round again.
        [card] A card that was taken goes back to the middle, face down.
        [one_to_five] Back to the roll.
       *[other] The figure goes back. If a card was turned down, it comes up again.
    }
undone-stepped = The figure goes back. If a card was turned down, it comes up again.
undone-popped = Back to the roll.
undone-landed = The figure goes back. If a card was turned down, it comes up again.
undone-last-burst = The figure goes back, and the last card comes up again.
undone-took-card = That card goes back to the middle, face down.
undone-left-card = Back to that card in the middle.
undone-laid-in-row = The card comes back into the hand.
undone-drew = That card goes back to the middle, face down.
undone-laid = The card comes back into the hand.
undone-laid-after = The card comes back into the hand.
undone-laid-between = The card comes back into the hand.
undone-no-card-left = Back to the roll.
undone-counted = That sum is forgotten.

# How the table stood, to build it up again

put-back-rolling = In the middle { part-centre } face down. { part-figure } stands in the row of { $name } and looks { part-way }.
    .short = { part-centre } in the middle. { part-figure } stands with { $name }, looking { part-way }.
    .brief = { part-centre } in the middle.
put-back-landing = In the middle { part-centre } face down. { part-figure } has left the row of { $name }.
    .short = { part-centre } in the middle. { part-figure } has left { $name }.
    .brief = { part-centre } in the middle.
put-back-choosing = In the middle { part-centre } face down. { part-figure } stands in the row of { $name } and looks { part-way }.
    .short = { part-centre } in the middle. { part-figure } stands with { $name }.
    .brief = { part-centre } in the middle.
put-back-offering = In the middle { part-centre } face down, and { $name } may take one.
    .short = { part-centre } in the middle, and { $name } may take one.
    .brief = { part-centre } in the middle.
put-back-laying = In the middle { part-centre } face down, and { $name } has a card to lay.
    .short = { part-centre } in the middle, and one is in the hand.
    .brief = { part-centre } in the middle.
put-back-inserting = In the middle { part-centre } face down, and { $name } has a card to lay.
    .short = { part-centre } in the middle, and one is in the hand.
    .brief = { part-centre } in the middle.
put-back-placing = In the middle { part-centre } face down, and { $name } has a card to lay.
    .short = { part-centre } in the middle, and one is in the hand.
    .brief = { part-centre } in the middle.
put-back-drawing = In the middle { part-centre } face down, and { $name } has a card to lay.
    .short = { part-centre } in the middle, and one is in the hand.
    .brief = { part-centre } in the middle.

# House rules

house-rule-box-cookies = You have the unicorn: Pummel runs and eats cookies.
house-rule-box-balloons = You have the porcupine: Sabrina runs and balloons burst.
house-rule-help-counts = I know how many cards each of you has, and you tell me whose card it was.
house-rule-help-ring = I know whose card lies where, and say where the figure lands.
house-rule-help-full = I know whose card lies where and what it is worth, and add up for you.
house-rule-count-values = The numbers on the cards count.
house-rule-count-cards = Only the cards count, whatever is on them.
house-rule-games-one = You play one game.
house-rule-games-three = You play three games, and everything is added up.
house-rule-games-three-by-wins = You play three games, and whoever wins most of them wins.
house-rule-starter-ask = If the highest cards are equal, you decide who begins.
house-rule-starter-youngest = If the highest cards are equal, the youngest begins.
house-rule-starter-next-highest = If the highest cards are equal, you compare the next highest.
house-rule-direction-starter = The one who begins says which way the figure looks.
house-rule-direction-table = You say together which way the figure looks.
house-rule-direction-chance = I draw which way the figure looks.
house-rule-zero-steps-no = With one to five the figure goes one card at least.
house-rule-zero-steps-yes = With one to five the figure may also stay. Say: zero steps. Then you roll again.
house-rule-taking-must = A card on the die has to be taken from the middle.
house-rule-taking-may = With a card on the die you may take one, or say: I leave it. Either way you roll again.
house-rule-laying-own-row = A card from the middle goes into your own row.
house-rule-laying-anywhere = A card from the middle may lie anywhere in the circle. You say in whose row.
house-rule-empty-centre-roll-again = With an empty middle, the card on the die only means: roll again.
house-rule-empty-centre-choose = With an empty middle, the card on the die lets you choose another side.
house-rule-tie-shared = If it is equal, you win together.
house-rule-tie-more-cards = If it is equal, more cards win.
house-rule-tie-nobody = If it is equal, nobody wins.
house-rule-last-burst-nothing = In three games, an empty row gives no points and costs none.
house-rule-last-burst-minus = In three games, whoever's last card goes loses as many points as the lowest of the others has. If you count wins, it is one win.

# The rules of this moment

rule-now-setting-up = Everybody has a row of open cards, and all rows make a circle with a marker in each gap. The rest lies face down in the middle.
rule-now-starting = Whoever has the highest card with the symbol turns it down into the middle, and puts the figure in its place.
rule-now-agreeing = The highest cards are equal, and the rules do not say who begins. So you decide.
rule-now-spotting = I only need to know where in the row the figure stands, so that I can count.
rule-now-dictating = Tell me all cards, each row from left to right, so that I can count and add for you.
rule-now-facing = The figure looks one way round the circle. It runs forward, until an arrow turns it round.
rule-now-rolling = Two, three and five move the figure so many cards. With one to five you choose. The arrow turns it round, a card takes one from the middle, and then you roll again.
rule-now-casting = I roll the die for you, and what it shows counts like any other roll.
rule-now-choosing = Go one, two, three, four or five cards forward, as you like. Only cards count, not the gaps.
rule-now-landing = The card that the figure reaches goes face down to the middle, and the figure stands in its place. Whose row that is rolls next.
rule-now-offering = Take one card from the middle, or leave it there. Nobody looks before. Then roll again.
rule-now-drawing = Turn over one card from the middle. It is yours, whatever it is worth.
rule-now-laying = Lay the new card into any row of the circle, also your own. Then roll again.
rule-now-placing = Lay the new card anywhere in your own row, also beside the figure or at an end. Then roll again.
rule-now-inserting = Lay the new card anywhere in that row, and count from its left end, as its player looks at it. Then roll again.
rule-now-counting = Whoever has no card left counts nothing. All the others add up the numbers on their cards.
rule-now-over = The highest total wins.

# Rules by topic: what must be done when ...

rule-goal = Have the most left on your cards when somebody loses the last card.
    .short = Have the most left at the end.
    .brief = The most left wins.
rule-faces = Two, three and five move. One to five lets you choose. The arrow turns round, the card takes one from the middle.
    .short = Numbers move, the arrow turns, the card takes one.
    .brief = Move, turn, or take.
rule-spot = Only cards are counted. The spot that the figure leaves closes, and counts for nothing.
    .short = Only cards count, not the spot.
    .brief = Only cards count.
rule-markers = Markers and gaps between the rows are not counted. Only cards are.
    .short = Markers are not counted.
    .brief = Only cards count.
rule-wrap = If there are fewer cards than steps, go on round the circle.
    .short = Go on round the circle.
    .brief = Go on round.
rule-highest-tied = If the highest cards are equal, or nobody has one, the rules do not say. You decide; the youngest, perhaps.
    .short = The rules do not say. You decide.
    .brief = You decide.
rule-where-to-lay = Anywhere in your own row: between cards, at an end, or beside the figure. A row goes from marker to marker.
    .short = Anywhere in your own row, from marker to marker.
    .brief = Anywhere in your row.
rule-last-card = Whoever loses the last card counts nothing. All the others count, and with two players the other one wins.
    .short = The empty row counts nothing. All others count.
    .brief = It counts nothing.
rule-again = After an arrow or a card you roll again, as often as it comes.
    .short = You roll again each time.
    .brief = Roll again.
rule-no-zero = One to five means at least one card.
    .short = At least one card.
    .brief = At least one.
rule-must-take = Yes, the card has to be taken, even a low one.
    .short = Yes, it has to be taken.
    .brief = Yes.
rule-own-row = Your own card is gone then, and you roll again, since the figure still stands in your row.
    .short = Your card is gone, and you roll again.
    .brief = You roll again.
rule-looking = The card lay open, so everybody has seen it. Then it goes face down to the middle.
    .short = Everybody has seen it. Then it goes face down.
    .brief = All have seen it.
rule-peeking = Nobody looks at cards in the middle. Only the one that is taken is turned over.
    .short = No peeking. Only the card that is taken is turned over.
    .brief = No peeking.
rule-deal = Two players get eight cards each, three get seven, four get six, and five get five.
    .short = Eight for two, seven for three, six for four, five for five.
    .brief = Eight, seven, six, five.
rule-variant = For the young, only the number of cards counts. Who begins stays the same.
    .short = Only the number of cards counts.
    .brief = Count the cards.
rule-marathon = Play three games and add up the results. A row that is empty gives nothing.
    .short = Three games, added up.
    .brief = Add up three games.
rule-who-is-next = Whoever has the figure in the row rolls next. There is no order round the table.
    .short = Whoever has the figure in the row.
    .brief = The figure's row.
rule-centre-empty = If the middle is empty, nothing is taken, and you roll again.
    .short = Nothing is taken. Roll again.
    .brief = Roll again.
rule-centre-empty-choose = If the middle is empty, you choose another side of the die.
    .short = You choose another side of the die.
    .brief = Choose another side.
rule-tie = If it is equal, you win together.
    .short = You win together.
    .brief = Together.
rule-tie-more-cards = If it is equal, more cards win.
    .short = More cards win.
    .brief = More cards.
rule-tie-nobody = If it is equal, nobody wins.
    .short = Nobody wins.
    .brief = Nobody.
rule-first-direction = Whoever begins says which way the figure looks first.
    .short = The one who begins.
    .brief = The beginner.
rule-first-direction-table = You say together which way the figure looks first.
    .short = You say it together.
    .brief = All of you.
rule-first-direction-chance = I draw which way the figure looks first.
    .short = I draw it.
    .brief = I draw it.
answer-rule-told = { $topic ->
        [centre-empty] { rule-centre-empty }
        [centre-empty-choose] { rule-centre-empty-choose }
        [tie] { rule-tie }
        [tie-more-cards] { rule-tie-more-cards }
        [tie-nobody] { rule-tie-nobody }
        [first-direction-table] { rule-first-direction-table }
        [first-direction-chance] { rule-first-direction-chance }
       *[first-direction] { rule-first-direction }
    }
    .short = { $topic ->
        [centre-empty] { rule-centre-empty.short }
        [centre-empty-choose] { rule-centre-empty-choose.short }
        [tie] { rule-tie.short }
        [tie-more-cards] { rule-tie-more-cards.short }
        [tie-nobody] { rule-tie-nobody.short }
        [first-direction-table] { rule-first-direction-table.short }
        [first-direction-chance] { rule-first-direction-chance.short }
       *[first-direction] { rule-first-direction.short }
    }
    .brief = { $topic ->
        [centre-empty] { rule-centre-empty.brief }
        [centre-empty-choose] { rule-centre-empty-choose.brief }
        [tie] { rule-tie.brief }
        [tie-more-cards] { rule-tie-more-cards.brief }
        [tie-nobody] { rule-tie-nobody.brief }
        [first-direction-table] { rule-first-direction-table.brief }
        [first-direction-chance] { rule-first-direction-chance.brief }
       *[first-direction] { rule-first-direction.brief }
    }
