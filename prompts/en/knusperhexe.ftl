# What is said in a game of Knusperhexe, in English.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what players must remember: not what lies on the roof, not what lies
# under the top of a pile. What a card shows is said once (.printed leaves it out).

title-knusperhexe = Knusperhexe

# Counts and sweets, used inside other messages

part-cards = { $cards ->
        [0] no card
        [one] one card
       *[other] { NUMBER_WORDS($cards) } cards
    }
part-roof = { $roof ->
        [0] no card
        [one] one card
       *[other] { NUMBER_WORDS($roof) } cards
    }
part-supply = { $supply ->
        [0] no candy
        [one] one candy
       *[other] { NUMBER_WORDS($supply) } candies
    }
part-candies = { $candies ->
        [0] no candy
        [one] one candy
       *[other] { NUMBER_WORDS($candies) } candies
    }
part-sticks = { $sticks ->
        [0] no sugar stick
        [one] one sugar stick
       *[other] { NUMBER_WORDS($sticks) } sugar sticks
    }
part-sweet = { $sweet ->
        [gummy-bear] gummy bear
        [chocolate-bar] chocolate bar
        [lollipop] lollipop
        [sugar-stick] sugar stick
        [licorice] licorice
        [caramel] caramel
        [jelly-bean] jelly bean
        [marshmallow] marshmallow
        [peppermint] peppermint
        [gingerbread-heart] gingerbread heart
        [chewing-gum] chewing gum
        [wrapped-candy] wrapped candy
       *[other] { $sweet }
    }

# Setting up, one step at a time

setup-1 = Out of the box come five candies, ten gingerbread cards and thirty-six cookie cards. Is all of it there? Say: next.
    .short = Five candies, ten gingerbread cards, thirty-six cookie cards. All there? Say: next.
    .brief = Five, ten, and thirty-six. Next?
setup-2 = Put the lid into the bottom of the box. A slot stays open all around. Say: next.
    .short = The lid goes into the bottom, with a slot around it. Say: next.
    .brief = Lid into the bottom. Next?
setup-3 = Stick the ten gingerbread cards upright into the slot: the walls of the house. Say: next.
    .short = The ten gingerbread cards stand in the slot as walls. Say: next.
    .brief = Ten walls. Next?
setup-4 = On the cookie cards are four kinds of sweets. Name them one by one, like: gummy bear. Or say: next.
    .short = Which four sweets are on the cards? Name one more, or say: next.
    .brief = Another sweet, or next?
setup-5 = Now the roof, cookies up. Lay one card on each corner of the house. Say: next.
    .short = Cookies up, one card on each corner. Say: next.
    .brief = Four corners. Next?
setup-6 = Lay more cards along the edges, from corner to corner, until the rim is steady. Say: next.
    .short = More cards along the edges, until the rim is steady. Say: next.
    .brief = The rim. Next?
setup-7 = Lay the other cards across the open middle, all thirty-six, with no gap left. Say: next.
    .short = All the others across the middle, with no gap. Say: next.
    .brief = The middle, no gap. Next?
setup-8 = Put the five candies beside the house. Is the roof ready?
    .short = The five candies beside the house. Is the roof ready?
    .brief = Five candies. Ready?

# What needs eyes, and setting up by touch: shape and count, and no mark that gives a secret away

needs-eyes = One thing needs eyes: which sweet is on a card that was taken. Somebody tells it. To set up by feel, say: by touch.
    .short = Which sweet a card shows needs eyes. To set up by feel, say: by touch.
    .brief = By feel? Say: by touch.
touch-1 = Find five wooden candies, ten gingerbread cards and thirty-six cookie cards: two shapes of cards. All there? Say: next.
    .short = Five candies, ten wall cards, thirty-six roof cards. All there? Say: next.
    .brief = Five, ten, and thirty-six. Next?
touch-2 = The box never turns. Clip a clothes-peg to its front, and count from there. Feeling is not moving. Say: next.
    .short = A clothes-peg marks the front of the box. The box never turns. Say: next.
    .brief = A peg at the front. Next?
touch-3 = Stick a small dot on the cookie side of each cookie card, the same for all. Never mark a sweet: it would be felt. Say: next.
    .short = A dot on every cookie side, the same for all, and none on the sweets. Say: next.
    .brief = Dots on the cookies. Next?
touch-4 = On the other sides are four kinds of sweets. Whoever sees names them one by one. Or say: next.
    .short = Which four sweets are on the cards? Name one more, or say: next.
    .brief = Another sweet, or next?
touch-5 = Put the lid into the bottom, and feel the slot all around. Stick the ten gingerbread cards upright into it. Say: next.
    .short = Lid into the bottom, and ten walls into the slot around it. Say: next.
    .brief = Lid, ten walls. Next?
touch-6 = Dot up, lay a cookie card on each corner, then more along the edges, until the rim feels steady. Say: next.
    .short = Dot up: the corners first, then the edges. Say: next.
    .brief = Corners and edges, dot up. Next?
touch-7 = Lay all the others across the middle, until a flat hand finds no gap. The candies go beside the house. Is the roof ready?
    .short = The others across the middle, with no gap. Is the roof ready?
    .brief = The middle, no gap. Ready?

# The question of each phase

ask-setting-up = Is the roof ready?
    .short = Is the roof ready?
    .brief = Ready?
ask-starting = { $round ->
        [1] Who ate cookies most recently?
       *[other] Who ate cookies most recently, this time?
    }
    .short = Who ate cookies last?
    .brief = Who ate cookies last?
ask-agreeing = Who is the youngest of you?
    .short = Who is the youngest?
    .brief = The youngest?
ask-taking = { $mine ->
        [0] { $name }, your turn: take a card off the roof and turn it over. What is it?
       *[other] { $name }, your turn: take a card. Something new, or the same as on your pile?
    }
    .short = { $mine ->
        [0] { $name }, take your first card. What is it?
       *[other] { $name }, take a card. Something new, or the same?
    }
    .brief = { $name }.
ask-holding = { $name }, compare it with your pile. Something new, or the same?
    .short = { $name }, something new, or the same?
    .brief = New, or the same?
ask-returning = { $name }, put it back on the roof, cookie up. Does the roof hold?
    .short = { $name }, put it back, cookie up. Does it hold?
    .brief = Does it hold?
ask-doubting = Is the roof down?
    .short = Is the roof down?
    .brief = Down?
ask-blaming = { $bump ->
        [whose_turn] Is the roof really down?
       *[other] The roof is down. Was it { $name }?
    }
    .short = { $bump ->
        [whose_turn] Is it really down?
       *[other] Was it { $name }?
    }
    .brief = { $bump ->
        [whose_turn] Really down?
       *[other] { $name }?
    }
ask-naming = Then who was it: a name, or nobody?
    .short = Who was it: a name, or nobody?
    .brief = Who was it?
ask-repairing = Lay the fallen cards on the roof again, cookies up. Is the roof ready?
    .short = Lay the cards on the roof again. Is it ready?
    .brief = Roof ready?
ask-counting = { $sugar_sticks ->
        [stick_cards] { $name }, look through your pile. How many cards show a sugar stick?
       *[other] { $name }, look through your pile. How many sugar sticks are on your cards?
    }
    .short = { $sugar_sticks ->
        [stick_cards] { $name }, how many cards with a sugar stick?
       *[other] { $name }, how many sugar sticks?
    }
    .brief = { $name }, sticks?
ask-rebuilding = Build the roof again with all thirty-six cards, cookies up. Is it ready?
    .short = Build the roof again with all the cards. Is it ready?
    .brief = Roof ready?
ask-over = Do you want to play again?
    .short = Play again?
    .brief = Again?

# The same questions in other words

again-setting-up = Do all thirty-six cards lie on the house?
    .short = Are all the cards on the house?
    .brief = All cards on?
again-starting = Who had a cookie last? Say a name, or: we don't agree.
    .short = Say a name, or: we don't agree.
    .brief = A name, or nobody?
again-agreeing = Say the name of the one who is the youngest.
    .short = Say a name.
    .brief = A name?
again-taking = { $mine ->
        [0] { $name }, when you have a card, say: got one.
       *[other] { $name }, do you keep the card, or does it go back?
    }
    .short = { $mine ->
        [0] { $name }, say: got one.
       *[other] { $name }, keep it, or back?
    }
    .brief = { $mine ->
        [0] Say: got one.
       *[other] Keep it, or back?
    }
again-holding = { $name }, do you keep the card, or does it go back?
    .short = { $name }, keep it, or back?
    .brief = Keep it, or back?
again-returning = When it lies on the roof again, say: it's back.
    .short = When it is back, say: it's back.
    .brief = Say: it's back.
again-doubting = Did the roof collapse: yes or no? If it still stands, say: no.
    .short = Did it collapse: yes or no?
    .brief = Yes or no?
again-blaming = Say yes, or say who it was. If the roof still stands, say: it still stands.
    .short = Yes, or a name, or: it still stands.
    .brief = Yes, or a name?
again-naming = Whose hand was it? If it was nobody's, say: nobody.
    .short = Say a name, or: nobody.
    .brief = A name, or nobody?
again-repairing = When the cards lie on the roof again, say: the roof is ready.
    .short = Say: the roof is ready.
    .brief = Say: ready.
again-counting = { $name }, count the sugar sticks and say the number.
    .short = { $name }, say the number.
    .brief = The number?
again-rebuilding = When all thirty-six cards lie on the house, say: the roof is ready.
    .short = Say: the roof is ready.
    .brief = Say: ready.

# For those who hear instead of see: said after the turn's question was heard in full

reminder-taking = Say aloud what the card shows, so that all can remember it.
    .short = Say aloud what it shows.
    .brief = What is it?
reminder-returning = Say aloud where on the roof you lay it.
    .short = Say where you lay it.
    .brief = Where?

# What happens: setting up

event-sweet-is-known = { $known ->
        [4] Good, { part-sweet }: that is all four. Now say: next.
       *[other] Good, { part-sweet }.
    }
    .short = Good, { part-sweet }.
    .brief = Good, { part-sweet }.
event-roof-is-ready = What a delicious roof!
    .short = The roof is ready.
    .brief = The roof is up.
event-youngest-begins = Then the youngest begins.
    .short = The youngest, then.
    .brief = The youngest, then.
event-starter-is-known = { $seat } will begin.
    .short = { $seat } begins.
    .brief = { $seat } begins.

# What happens: a turn

event-taking-turn = { $seat }, your turn: take a card.
    .short = { $seat }, take a card.
    .brief = { $seat }.
event-card-is-taken = { $seat } has a card, and the roof holds.
    .short = It holds.
    .brief = It holds.
event-card-kept = { $seat } keeps it and lays it on top, sweet side up. That makes { part-cards }.
    .short = { $seat } keeps it: { part-cards }.
    .brief = { $seat }: { part-cards }.
event-sweet-kept = { $seat } keeps the { part-sweet } and lays it on top. That makes { part-cards }.
    .short = { $seat } keeps the { part-sweet }: { part-cards }.
    .brief = { $seat }, the { part-sweet }: { part-cards }.
    .printed = { $seat } keeps it: { part-cards }.
event-sweet-in-hand = A { part-sweet }. I was not told what lies on top of { POSSESSIVE($seat) } pile.
    .short = A { part-sweet } for { $seat }. And on the pile?
    .brief = A { part-sweet } for { $seat }. And on top?
    .printed = { $seat } has a card. I was not told what lies on top of the pile.
event-same-sweet = The same again, { $seat }! The card goes back.
    .short = The same, { $seat }. Back it goes.
    .brief = Back, { $seat }.
event-sweet-goes-back = The { part-sweet } again, { $seat }! The card goes back.
    .short = The { part-sweet } again, { $seat }. Back it goes.
    .brief = Back with the { part-sweet }, { $seat }.
    .printed = The same again, { $seat }! The card goes back.
event-last-card-goes-back = It is the last card, and it goes back all the same. Whoever can keep it takes it.
    .short = The last card goes back too. Whoever can keep it takes it.
    .brief = The last card goes back too.
event-card-is-back = It lies on the roof again, { $seat }, and the roof holds.
    .short = It is back, { $seat }, and the roof holds.
    .brief = It is back, { $seat }.

# What happens: something fell

event-collapse-doubted = Oh! Something fell.
    .short = Something fell.
    .brief = Oh!
event-slip-mended = Good, it still stands. Lay back what slipped, and go on.
    .short = It still stands. Lay back what slipped.
    .brief = It still stands.
event-two-cards = { $way ->
        [both_back] Two at once: both go back, without a look. Then take one.
        [collapse] Two at once: with you that counts as a collapse.
       *[one_stays] Two at once: keep one without looking, and lay the other back.
    }
    .short = { $way ->
        [both_back] Two at once: lay both back, then take one.
        [collapse] Two at once: a collapse.
       *[one_stays] Two at once: keep one unseen, lay one back.
    }
    .brief = { $way ->
        [both_back] Both back.
        [collapse] Two: a collapse.
       *[one_stays] One unseen, one back.
    }
event-crash = Crack, crash!
    .short = Crash!
    .brief = Crash!
event-not-the-taker = Not { $seat }, then.
    .short = Not { $seat }.
    .brief = Not { $seat }.
event-rebuild-and-go-on = That does not count with you. Lay { part-cards } on the roof again, and the round goes on.
    .short = It does not count. { part-cards } go back on the roof.
    .brief = It does not count: { part-cards } back.
event-roof-collapsed = { $seat } brought the roof down and goes empty-handed this round.
    .short = It was { $seat }, who goes empty-handed this round.
    .brief = It was { $seat }.

# What happens: the end of a round

event-roof-is-empty = The last cookie is off the roof: the round is over!
    .short = The roof is bare: the round is over.
    .brief = The roof is bare.
event-last-card-for-nobody = The last card counts for nobody, and the round is over.
    .short = The last card is nobody's. The round is over.
    .brief = Nobody's card. The round is over.
event-piles-counted = By my count: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-pile = { $seat }, { part-cards }
    .brief = { $seat } { NUMBER_WORDS($cards) }
event-sticks-decide = { $seats } have { part-cards } each, so sugar sticks decide.
    .short = { $seats } have { part-cards } each. Sugar sticks decide.
    .brief = A draw: sugar sticks.
event-sticks-counted = { $seat } has { part-sticks }.
    .short = { $seat }: { part-sticks }.
    .brief = { $seat }: { part-sticks }.
event-candy-won = { $candies ->
        [2] The candy goes to { $seat }, and it is the second one!
       *[other] The candy goes to { $seat }!
    }
    .short = { $candies ->
        [2] { $seat } gets the second candy!
       *[other] { $seat } gets the candy!
    }
    .brief = A candy for { $seat }!
event-no-candy = Nobody gets the candy this time.
    .short = Nobody gets the candy.
    .brief = No candy.
event-pile-is-corrected = Good, { $seat } has { part-cards }. I count again.
    .short = { $seat } has { part-cards }. I count again.
    .brief = { $seat } has { part-cards }.
event-pile-laid-aside = { POSSESSIVE($seat) } pile is laid aside and wins no candy.
    .short = { POSSESSIVE($seat) } pile is laid aside.
    .brief = { POSSESSIVE($seat) } pile is aside.
event-next-round = Round { NUMBER_WORDS($round) } comes next, and { $seat } will start it. Say a name if you want it otherwise.
    .short = Round { NUMBER_WORDS($round) }: { $seat } will start it.
    .brief = Round { NUMBER_WORDS($round) }: { $seat } starts.
event-next-round-is-open = Round { NUMBER_WORDS($round) } comes next.
    .short = Round { NUMBER_WORDS($round) }.
    .brief = Round { NUMBER_WORDS($round) }.

# What happens: the end of the game

event-praised = { $deed ->
        [nimble] { $seat } has the nimblest fingers in all the wood.
        [most_cards] Nobody has nibbled more cookies than { $seat }: { NUMBER_WORDS($count) }.
        [steady] { $seat } has never brought the roof down.
        [sweet] { $seat } takes home { $count ->
            [one] a candy
           *[other] { NUMBER_WORDS($count) } candies
        }.
       *[brave] { $seat } was not afraid of any witch.
    }
    .short = { $deed ->
        [nimble] { $seat } has the nimblest fingers.
        [most_cards] Nobody has nibbled more than { $seat }.
        [steady] { $seat } never brought the roof down.
        [sweet] { $seat } takes a candy home.
       *[brave] { $seat } was not afraid.
    }
    .brief = { $deed ->
        [nimble] { $seat }: the nimblest fingers.
        [most_cards] { $seat }: a full belly.
        [steady] { $seat }: the steadiest hand.
        [sweet] { $seat }: a candy.
       *[brave] { $seat }: the bravest heart.
    }
event-won = { $seat } has two candies and wins! Now leap around the table like Rumpelstiltskin!
    .short = { $seat } wins! Leap around the table like Rumpelstiltskin!
    .brief = { $seat } wins! Leap!
event-ranking = Here are all of you. { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-ranked = { $place ->
        [0] Gone home
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    }: { $seat }, with { part-candies } and { part-cards } in all
    .short = { $place ->
        [0] Gone home
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    }: { $seat }, { part-candies }
    .brief = { $seat } { NUMBER_WORDS($candies) }

# Story

story-opening = Deep in the wood stands a little house of gingerbread. Its roof is made of cookies, and you are so hungry!
    .alt1 = Nibble, nibble, little mouse: who is nibbling at my house? Quiet now, the witch is asleep!
    .alt2 = Hansel and Gretel have found a house of gingerbread. Come and taste the roof!
story-nibbling = Softly now: the witch is asleep!
    .short = Softly now!
    .brief = Softly!
story-nibbling-again = The witch has gone back to sleep.
    .short = The witch sleeps again.
    .brief = She sleeps again.
story-half-of-roof = Half of the roof is eaten. Something is snoring in there.
    .short = Half of the roof is eaten.
    .brief = Half the roof.
story-last-card = One cookie still lies on the roof. Shh!
    .short = One cookie still lies there.
    .brief = The last cookie.
story-witch = And the witch wakes up: who is nibbling at my house?
    .short = The witch wakes up!
    .brief = The witch!
story-cheer = Crunch!
    .alt1 = Yum!
    .alt2 = Well done!
    .alt3 = Delicious!
    .alt4 = Nibble, nibble!
    .alt5 = Mmm!
    .alt6 = What nimble fingers!
    .alt7 = Like a little mouse!
    .alt8 = Bravo!
    .alt9 = How crunchy!
    .alt10 = Splendid!
    .alt11 = How sweet!
story-comfort = Oh well.
    .alt1 = What a pity.
    .alt2 = Never mind.
    .alt3 = Too bad.
    .alt4 = So it goes.
    .alt5 = Chin up.
    .alt6 = No matter.
    .alt7 = Next time.
event-story-told = { $beat ->
        [nibbling] { story-nibbling }
        [nibbling-again] { story-nibbling-again }
        [half-of-roof] { story-half-of-roof }
        [last-card] { story-last-card }
       *[witch] { story-witch }
    }
    .short = { $beat ->
        [nibbling] { story-nibbling.short }
        [nibbling-again] { story-nibbling-again.short }
        [half-of-roof] { story-half-of-roof.short }
        [last-card] { story-last-card.short }
       *[witch] { story-witch.short }
    }
    .brief = { $beat ->
        [nibbling] { story-nibbling.brief }
        [nibbling-again] { story-nibbling-again.brief }
        [half-of-roof] { story-half-of-roof.brief }
        [last-card] { story-last-card.brief }
       *[witch] { story-witch.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-holdings = { $seat }: { part-candies }, and { part-cards } on the pile
    .short = { $seat }: { part-candies }, { part-cards }
    .brief = { $seat }: { part-candies }, { NUMBER_WORDS($cards) }
answer-cards-told = By my count: { $rows }. If a pile has more or less, say so, like: Anna has nine cards.
    .short = By my count: { $rows }.
    .brief = { $rows }.
answer-candies-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-candies = { $seat }: { part-candies }
answer-on-roof = { $roof ->
        [0] No card lies on the roof.
        [one] One card lies on the roof.
       *[other] { NUMBER_WORDS($roof) } cards lie on the roof.
    }
    .short = { $roof ->
        [0] No card on the roof.
       *[other] { part-roof } on the roof.
    }
    .brief = { $roof ->
        [0] None.
       *[other] { NUMBER_WORDS($roof) }.
    }
answer-round-told = This is round { NUMBER_WORDS($round) }.
    .short = Round { NUMBER_WORDS($round) }.
    .brief = Round { NUMBER_WORDS($round) }.
answer-left = Round { NUMBER_WORDS($round) }: { part-roof } on the roof, and { part-supply } beside the house.
    .short = { part-roof } on the roof, { part-supply } beside the house.
    .brief = { NUMBER_WORDS($roof) } on the roof.
answer-tops-told = On top you see: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
    .printed = What lies on top of your piles, you see on the table.
item-top = { $sweet ->
        [none] { $seat } has no card
        [untold] { POSSESSIVE($seat) } card I was not told
       *[other] { $seat }, { part-sweet }
    }
answer-sweets-told = Your sweets are: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-named-sweet = { part-sweet }

# Why something cannot be

refused-first-card = { $seat } has no pile yet, so the first card is kept. Got one?
    .short = { $seat } has no pile yet: the first card is kept.
    .brief = The first card is kept.
refused-four-sweets = There are only four kinds of sweets, and I know all four. Say: next.
    .short = I know all { NUMBER_WORDS($sweets) } sweets. Say: next.
    .brief = All { NUMBER_WORDS($sweets) } are known.
refused-sweet-is-known = I have the { part-sweet } already. Another sweet, or say: next.
    .short = I have the { part-sweet } already.
    .brief = I have that one.
refused-not-your-sweet = The { part-sweet } is none of your four sweets. What does the card show?
    .short = The { part-sweet } is none of your four. What is it?
    .brief = Not one of your four.
refused-roof-not-empty = By my count { $left ->
        [one] one card is
       *[other] { NUMBER_WORDS($left) } cards are
    } still on the roof. Count your piles, and say it like: Anna has nine cards.
    .short = By my count { $left ->
        [one] one card is
       *[other] { NUMBER_WORDS($left) } cards are
    } still on the roof. Please count your piles.
    .brief = By my count { NUMBER_WORDS($left) } are still there.
refused-one-card-left = Only one card was on the roof, so two cannot have come off.
    .short = Only one card was on the roof.
    .brief = There was only one.
refused-counts-for-taker = With you it always counts for whose turn it is: { $seat }. Is the roof down?
    .short = With you it counts for { $seat }. Is the roof down?
    .brief = It counts for { $seat }.
refused-too-many-cards = The other piles hold { NUMBER_WORDS($others) } of thirty-six, so at most { NUMBER_WORDS($most) } can be here, not { NUMBER_WORDS($cards) }.
    .short = At most { NUMBER_WORDS($most) } can be here: the others hold { NUMBER_WORDS($others) }.
    .brief = At most { NUMBER_WORDS($most) }.
refused-too-many-sticks = I cannot believe { NUMBER_WORDS($sticks) } sugar sticks. How many are there?
    .short = { NUMBER_WORDS($sticks) } is too many. How many?
    .brief = Too many. How many?
refused-not-felt = I cannot feel which card is loose. Your fingers know it better.
    .short = I cannot feel that. Your fingers can.
    .brief = I cannot feel that.
refused-no-sweets-told = Nobody has told me which sweets there are. There are four kinds.
    .short = Nobody has told me the sweets.
    .brief = I was not told.

# One-key answers

choice-starter-named = begins
choice-nobody-knows = we do not agree
choice-kept = something new
choice-same-again = the same
choice-put-back = it is back
choice-something-fell = something fell
choice-two-came-off = two came off
choice-collapsed = the roof is down
choice-only-slipped = it only slipped
choice-blamed = brought it down
choice-blame-taken = yes
choice-blame-denied = somebody else
choice-fell-by-itself = nobody

# What goes back where after undo; never what a card shows

undone-sweet-named = That sweet is forgotten.
undone-set-up = Back to building the roof.
undone-starter-named = { $seat } does not begin. Nothing moves.
undone-nobody-knows = Back to who ate cookies last.
undone-card-taken = The card goes back where it was.
undone-last-card-taken = The card goes back where it was.
undone-kept = The card comes off the pile again: compare once more.
undone-same-again = The card comes into the hand again: compare once more.
undone-sweet-seen = The card comes into the hand again: compare once more.
undone-put-back = The card comes into the hand again.
undone-something-fell = Nothing fell, then.
undone-only-slipped = Back to what slipped.
undone-two-came-off = Back to one card.
undone-collapsed = The roof stands, then.
undone-blame-taken = Back to who it was. If a candy was given, it goes back beside the house.
undone-blame-denied = Back to who it was.
undone-blamed = Back to who it was. If a candy was given, it goes back beside the house.
undone-fell-by-itself = Back to who it was. If a candy was given, it goes back beside the house.
undone-sugar-sticks = Back to the sugar sticks. If a candy was given, it goes back beside the house.
undone-sticks-equal = Back to the sugar sticks.
undone-pile-counted = I go back to the count that I had.

# How the table stood, to build it up again

put-back-taking = { $roof ->
        [one] One card belongs
       *[other] { NUMBER_WORDS($roof) } cards belong
    } on the roof, cookies up. The piles stay before their owners.
    .short = { part-roof } on the roof, cookies up.
    .brief = { NUMBER_WORDS($roof) } on the roof.
put-back-holding = { $roof ->
        [one] One card belongs
       *[other] { NUMBER_WORDS($roof) } cards belong
    } on the roof, cookies up, and { $name } holds one.
    .short = { part-roof } on the roof, and one in hand.
    .brief = { NUMBER_WORDS($roof) } on the roof.
put-back-returning = { $roof ->
        [one] One card belongs
       *[other] { NUMBER_WORDS($roof) } cards belong
    } on the roof, cookies up, and { $name } puts one back.
    .short = { part-roof } on the roof, and one goes back.
    .brief = { NUMBER_WORDS($roof) } on the roof.
put-back-rebuilding = All thirty-six cards belong on the roof, cookies up.
    .short = All cards on the roof, cookies up.
    .brief = All on the roof.

# House rules

house-rule-last-card-goes-back = If the last card is the same as on the pile, it goes back like any other.
house-rule-last-card-ends-round = If the last card is the same as on the pile, it counts for nobody and the round is over.
house-rule-last-card-is-kept = If the last card is the same as on the pile, it is kept all the same.
house-rule-falling-cards-table-decides = When something falls, you decide whether the roof is down.
house-rule-falling-cards-every-card = Every card that falls counts as a collapse.
house-rule-falling-cards-whole-roof = Only when the whole roof falls is it a collapse.
house-rule-fall-when-returning-counts = If the roof falls while a card is put back, that counts.
house-rule-fall-when-returning-rebuild = If the roof falls while a card is put back, it is mended and the round goes on.
house-rule-bump-who-did-it = Whoever brought the roof down goes empty-handed, even out of turn.
house-rule-bump-whose-turn = If the roof falls, it always counts for whose turn it is.
house-rule-bump-rebuild = If somebody else bumps the table, the roof is mended and the round goes on.
house-rule-collapser-ties-never = Whoever brought the roof down does not count at all in that round.
house-rule-collapser-ties-counts = Whoever brought the roof down cannot win, but counts for a draw.
house-rule-sugar-sticks-tied-players = In a draw, those who drew count their sugar sticks.
house-rule-sugar-sticks-all-players = In a draw, all who can win count their sugar sticks.
house-rule-sugar-sticks-stick-cards = In a draw, those who drew count the cards with sugar sticks.
house-rule-no-cards-may-win = Even with no card at all one can have the most.
house-rule-no-cards-never = With no card nobody wins a candy.
house-rule-next-round-goes-round = The next round goes on to the left of whoever was last.
house-rule-next-round-cookies = Before each round I ask again who ate cookies last.
house-rule-next-round-collapser = Whoever brought the roof down begins the next round.
house-rule-next-round-winner = Whoever won the candy begins the next round.
house-rule-two-cards-one-stays = If two cards come off at once, one stays and the other goes back.
house-rule-two-cards-both-back = If two cards come off at once, both go back.
house-rule-two-cards-collapse = If two cards come off at once, that counts as a collapse.

# The rules of this moment

rule-now-setting-up = All thirty-six cookie cards make the roof: corners first, then the rim, then the middle. No gap may be left.
rule-now-starting = Whoever ate cookies most recently begins. Then it goes round to the left.
rule-now-agreeing = If you cannot agree, the youngest begins.
rule-now-taking = Take any card off the roof, softly, and turn it over. If it differs from the top of your pile, keep it. If it is the same, it goes back.
rule-now-holding = Compare it with the top card of your pile only. Something new is kept, the same goes back.
rule-now-returning = Lay the card back anywhere on the roof, cookie up. If the roof falls now, that counts too.
rule-now-doubting = You decide whether the roof is down. What only slipped is laid back.
rule-now-blaming = Whoever brought the roof down cannot win this round.
rule-now-naming = Whoever brought the roof down cannot win this round.
rule-now-repairing = The fallen cards go back on the roof, cookies up. The piles stay as they are.
rule-now-counting = You have equally many cards, so whoever has the most sugar sticks on them gets the candy. If that is equal too, nobody does.
rule-now-rebuilding = All thirty-six cards make the roof again. The candies stay before you.
rule-now-over = Whoever has two candies first wins.

# Rules by topic: what must be done when ...

rule-goal = Nibble as many cookies as you can before the roof falls. The most cards win a candy, and two candies win the game.
    .short = The most cards win a candy, two candies win.
    .brief = Two candies win.
rule-collapse = If the roof falls, the round is over. Whoever brought it down cannot win it; of the others, the most cards win the candy.
    .short = The round is over, and who did it cannot win it.
    .brief = The round is over.
rule-returning-falls = It counts the same: whoever brings the roof down, by taking or by putting back, cannot win the round.
    .short = By taking or putting back, it counts.
    .brief = It counts.
rule-same = The same as the top card of your pile goes back on the roof, cookie up. Other cards in the pile do not matter.
    .short = The same as your top card goes back.
    .brief = The same goes back.
rule-face-down = The returned card lies cookie up, so that the sweet is hidden. Everybody has seen it: remember where it lies!
    .short = Cookie up, with the sweet hidden.
    .brief = Cookie up.
rule-where-back = Lay it anywhere on the roof. Far away from the others is a good place.
    .short = Anywhere on the roof.
    .brief = Anywhere.
rule-slip = If the roof still stands, lay back what slipped, and go on.
    .short = Lay it back, and go on.
    .brief = Lay it back.
rule-two-cards = If two come off and the roof stands, one stays in hand unseen and the other goes back. There are house rules for it.
    .short = One stays unseen, the other goes back.
    .brief = One stays, one goes back.
rule-last-card = If the last card is the same as on your pile, it goes back, and the next one takes it. If nobody can keep it, the round is over.
    .short = It goes back like any other.
    .brief = It goes back.
rule-end-of-round = A round is over when the roof is bare, or when it falls.
    .short = When the roof is bare, or falls.
    .brief = Bare, or fallen.
rule-draw = In a draw the most sugar sticks win. If that is equal too, nobody gets the candy.
    .short = The most sugar sticks win, else nobody.
    .brief = Sugar sticks.
rule-who-starts = Whoever ate cookies most recently begins, or else the youngest. The next round goes on to the left.
    .short = The last to eat cookies, or the youngest.
    .brief = The last to eat cookies.
rule-unknown-sweet = You need not know its name. Look: is it the same picture as on top of the pile, or another?
    .short = Is it the same picture as on top, or another?
    .brief = The same, or another?
rule-into-the-house = A card that falls into the house counts as taken. Fish it out and look at it.
    .short = It counts as taken. Fish it out.
    .brief = It counts as taken.
rule-walls = Hold the roof, all of you, and set the wall straight. If the roof falls meanwhile, build it up again.
    .short = Hold the roof, and set the wall straight.
    .brief = Set it straight.
rule-by-touch = A card has a cookie side and a sweet side, and both feel alike. So somebody who sees must say what a card shows.
    .short = Somebody who sees must say what a card shows.
    .brief = Somebody must say what it shows.
answer-rule-told = { $topic ->
        [unknown-sweet] { rule-unknown-sweet }
        [into-the-house] { rule-into-the-house }
       *[walls] { rule-walls }
    }
    .short = { $topic ->
        [unknown-sweet] { rule-unknown-sweet.short }
        [into-the-house] { rule-into-the-house.short }
       *[walls] { rule-walls.short }
    }
    .brief = { $topic ->
        [unknown-sweet] { rule-unknown-sweet.brief }
        [into-the-house] { rule-into-the-house.brief }
       *[walls] { rule-walls.brief }
    }
