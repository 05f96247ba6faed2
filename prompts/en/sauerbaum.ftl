# What is said in a game of Sauerbaum, in English.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Nothing is hidden here, so everything may be told; moves are never advised.

title-sauerbaum = Sauerbaum

# Counts and dice, used inside other messages

part-drops = { $drops ->
        [0] no drop
        [one] one drop
       *[other] { NUMBER_WORDS($drops) } drops
    }
part-cloud = { $cloud ->
        [0] no drop
        [one] one drop
       *[other] { NUMBER_WORDS($cloud) } drops
    }
part-tree = { $tree ->
        [0] no drop
        [one] one drop
       *[other] { NUMBER_WORDS($tree) } drops
    }
part-to-catch = { $to_catch ->
        [one] one more drop
       *[other] { NUMBER_WORDS($to_catch) } more drops
    }
part-roots-left = { $roots_left ->
        [one] one more root
       *[other] { NUMBER_WORDS($roots_left) } more roots
    }
# The longest form stands first, so that a sentence is never taken for a shorter one.
part-greens = { $third ->
       *[some] { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } and { NUMBER_WORDS($third) }
        [0] { $second ->
           *[some] { NUMBER_WORDS($first) } and { NUMBER_WORDS($second) }
            [0] { NUMBER_WORDS($first) }
        }
    }

# Setting up, one step at a time

setup-1 = Out of the box come the board, sixty drops, one blue die and three green ones, and figures. All there? Say: next.
    .short = The board, sixty drops, one blue die, three green dice, and figures. All there? Say: next.
    .brief = Board, sixty drops, four dice, figures. Next?
setup-2 = Lay the board down so that the crown is up and the roots are near you. Left and right are as you see them now. Say: next.
    .short = The crown up, the roots down: so left and right are the same for all. Say: next.
    .brief = Crown up, roots down. Next?
setup-3 = Count the fields in the roots. If it is not seven, say how many, like: six root fields. Otherwise say: next.
    .short = Seven root fields? If not, say how many. Otherwise say: next.
    .brief = Seven root fields? Or next?
setup-4 = Everybody takes a figure. Put it on a root field of its own. Say: next.
    .short = Each figure on a root field of its own. Say: next.
    .brief = Figures into the roots. Next?
setup-5 = Lay one drop on the uppermost field of the tree. Is the tree ready?
    .short = One drop on the uppermost field. Is the tree ready?
    .brief = One drop on top. Ready?

# What needs eyes, and setting up by touch: shape and count. Nothing is secret here, so everything may be marked.

needs-eyes = Drops and dice need eyes, or fingers that move nothing. I can roll for you. To set up by feel, say: by touch.
    .short = Drops and dice need eyes or fingers. To set up by feel, say: by touch.
    .brief = By feel? Say: by touch.
touch-1 = Find the board, sixty small drops, one big die, three small dice, and seven figures. All there? Say: next.
    .short = The board, sixty drops, one big die, three small dice, and figures. All there? Say: next.
    .brief = Board, sixty drops, four dice, figures. Next?
touch-2 = The board never turns. Clip a clothes-peg to the edge above the crown: there the rain begins. Feeling is not moving. Say: next.
    .short = A clothes-peg marks the edge above the crown. The board never turns. Say: next.
    .brief = A peg above the crown. Next?
touch-3 = At the other edge are the roots. If they have not seven fields, say how many, like: six root fields. Otherwise say: next.
    .short = Seven root fields? If not, say how many. Otherwise say: next.
    .brief = Seven root fields? Or next?
touch-4 = Mark your figure so that you know it by feel, like with a thread or some clay. Put it on a root field of its own. Say: next.
    .short = A thread or some clay for each figure, and each on a root field of its own. Say: next.
    .brief = Marked figures into the roots. Next?
touch-5 = Lay one drop on the uppermost field of the tree. If nobody can read the dice, say at your turn: you roll. Is the tree ready?
    .short = One drop on the uppermost field. I can roll the dice: say, you roll. Is the tree ready?
    .brief = One drop on top. Ready?

# The question of each phase

ask-setting-up = Is the tree ready?
    .short = Is the tree ready?
    .brief = Ready?
ask-sizing = How many drops do you play with: forty, sixty, or another number?
    .short = How many drops: forty, sixty, or another number?
    .brief = How many drops?
ask-dictating = { $row ->
        [1] How many fields has the row at the top?
        [21] Those were twenty rows, as many as I can keep. Say: that's all rows.
       *[other] Say: that's all rows, or: how many fields has row { NUMBER_WORDS($row) }?
    }
    .short = { $row ->
        [1] How many fields has the top row?
        [21] Twenty rows are all I can keep. Say: that's all rows.
       *[other] How many fields has row { NUMBER_WORDS($row) }?
    }
    .brief = { $row ->
        [21] Say: that's all rows.
       *[other] Row { NUMBER_WORDS($row) }?
    }
ask-starting = { $starter ->
        [youngest] The youngest begins. Who is it?
       *[table] Who begins? The rulebook leaves that to you. Whose turn shall it be?
    }
    .short = { $starter ->
        [youngest] Who is the youngest?
       *[table] Who begins?
    }
    .brief = { $starter ->
        [youngest] The youngest?
       *[table] Who begins?
    }
ask-rolling = { $name }, roll all four dice. What does the blue one show, and what the green ones?
    .short = { $name }, roll. Blue, and green?
    .brief = { $name }.
ask-drawing = What do the dice show?
    .short = What do the dice show?
    .brief = The dice?
ask-greens-missing = { $missing ->
        [one] { $name }, and the last green die?
        [3] { $name }, and the three green dice?
       *[other] { $name }, and the other { NUMBER_WORDS($missing) } green dice?
    }
    .short = { $missing ->
        [one] The last green die?
        [3] And the three green ones?
       *[other] The other { NUMBER_WORDS($missing) } green ones?
    }
    .brief = { $missing ->
        [one] One green more?
       *[other] { NUMBER_WORDS($missing) } green?
    }
ask-blue-missing = { $name }, and what does the blue die show?
    .short = And the blue die?
    .brief = Blue?
ask-counting-roots = How many root fields are covered now?
    .short = How many roots are covered?
    .brief = How many roots?
ask-seeping = { $seeps ->
        [one] { $name }, one drop moves down. In which row and on which field does it lie?
       *[other] { $name }, { NUMBER_WORDS($seeps) } drops move down. In which row and on which field lies the next?
    }
    .short = { $seeps ->
        [one] One drop moves down: which row and which field?
       *[other] { NUMBER_WORDS($seeps) } move down. The next: which row and which field?
    }
    .brief = Which drop?
ask-moving = { $mode ->
        [rows] { $moves_left ->
            [3] { $name }, after each move say the row and the field. Where does your figure stand?
           *[other] { $name }, the next move. Where does your figure stand now?
        }
       *[counts] { $order ->
            [as_rolled] { $name }, move in the order of the dice. How many drops did you catch?
           *[free] { $name }, lay the drops, then move, in any order. How many drops did you catch?
        }
    }
    .short = { $mode ->
        [rows] { $name }, which row and which field?
       *[counts] { $name }, move. How many drops did you catch?
    }
    .brief = { $mode ->
        [rows] Row and field?
       *[counts] Caught?
    }
ask-agreeing = { $claim ->
        [won] Do all of you agree that the tree is saved?
       *[lost] { $losing ->
            [one] Do all of you see a drop in the roots?
           *[other] Are really { NUMBER_WORDS($losing) } root fields covered?
        }
    }
    .short = { $claim ->
        [won] Do all agree that the tree is saved?
       *[lost] Are { NUMBER_WORDS($losing) } roots covered?
    }
    .brief = Do all agree?
ask-over = Do you want to play again?
    .short = Play again?
    .brief = Again?

# The same questions in other words

again-setting-up = Are the figures in the roots, and one drop at the top?
    .short = Figures in the roots, one drop on top?
    .brief = All in place?
again-sizing = Say a number of drops from twelve to sixty. Beginners take forty.
    .short = Say a number from twelve to sixty.
    .brief = Twelve to sixty?
ask-copy = Last time the rows of your tree had, from the top, { $told } fields. Is it the same tree?
    .short = From the top, { $told } fields. Is it the same tree?
    .brief = The same tree?
again-copy = Does your tree have, from the top, { $told } fields in its rows, yes or no?
    .short = From the top { $told } fields, yes or no?
    .brief = As last time?
again-dictating = { $row ->
        [21] Now say: that's all rows.
       *[other] Count the fields of the next row down, and say the number.
    }
    .short = { $row ->
        [21] Now say: that's all rows.
       *[other] Say how many fields the next row has.
    }
    .brief = { $row ->
        [21] That's all rows?
       *[other] The next row?
    }
again-starting = Say the name of the one who begins.
    .short = Say a name.
    .brief = A name?
again-rolling = { $name }, say it like this: blue four, green two, three, five. Or say: you roll.
    .short = { $name }, like: blue four, green two, three, five.
    .brief = Blue first, then green?
again-drawing = Say it like this: blue four, green two, three, five.
    .short = Like: blue four, green two, three, five.
    .brief = Blue first, then green?
again-greens-missing = Say only the green numbers that are missing, like: two, five.
    .short = Say the green numbers that are missing.
    .brief = The green ones?
again-blue-missing = Say only the number on the blue die, like: blue four.
    .short = Say the blue number, like: blue four.
    .brief = The blue one?
again-counting-roots = Count the root fields with a drop on them, and say the number, or: none.
    .short = Root fields with a drop: say a number, or: none.
    .brief = A number, or none?
again-seeping = Choose a drop that can move down, and say it like this: row three, field two.
    .short = Choose a drop, like: row three, field two.
    .brief = Row and field?
again-moving = { $mode ->
        [rows] Say it like this: row three, field two. Or say: I can't move.
       *[counts] Say nothing, one, two or three drops. Or say: I can't move.
    }
    .short = { $mode ->
        [rows] Like: row three, field two.
       *[counts] Nothing, one, two or three?
    }
    .brief = { $mode ->
        [rows] Row, field?
       *[counts] None, one, two, three?
    }
again-agreeing = Everybody has to agree. Yes or no?
    .short = All of you: yes or no?
    .brief = Yes or no?

# Said after the question was heard in full

reminder-rolling = If nobody can see the dice, say: you roll.
    .short = Or say: you roll.
    .brief = Or: you roll.
reminder-moving = A move that cannot be made is lost: say, five doesn't work.
    .short = A lost move: say, five doesn't work.
    .brief = Five doesn't work?

# What happens: setting up

event-tree-is-ready = The tree stands, and dark clouds gather.
    .short = The tree is ready.
    .brief = Ready.
event-drops-are-chosen = { NUMBER_WORDS($drops) } drops in the game. One lies in the crown. The others are the cloud above the tree.
    .short = { NUMBER_WORDS($drops) } drops in the game, all but one in the cloud.
    .brief = { NUMBER_WORDS($drops) } drops in the game.
event-root-fields-are-known = The tree has { $fields ->
        [one] one root field
       *[other] { NUMBER_WORDS($fields) } root fields
    }.
    .short = { $fields ->
        [one] One root field.
       *[other] { NUMBER_WORDS($fields) } root fields.
    }
    .brief = { $fields ->
        [one] One root.
       *[other] { NUMBER_WORDS($fields) } roots.
    }
event-row-is-known = Row { NUMBER_WORDS($row) } has { $fields ->
        [one] one field
       *[other] { NUMBER_WORDS($fields) } fields
    }.
    .short = Row { NUMBER_WORDS($row) } has { NUMBER_WORDS($fields) }.
    .brief = Row { NUMBER_WORDS($row) } has { NUMBER_WORDS($fields) }.
event-board-is-known = I know the tree now. Put your figures into the roots: from the left, in seat order.
    .short = I know the tree now. Figures in the roots, from the left, in seat order.
    .brief = I know the tree now.
event-starter-is-known = { $seat } will begin.
    .short = { $seat } begins.
    .brief = { $seat } begins.

# What happens: a turn

event-roll-turn = { $seat }, your turn: roll all four dice.
    .short = { $seat }, roll.
    .brief = { $seat }.
event-dice-so-far = { $blue ->
        [0] So far: green { part-greens }.
       *[other] { $first ->
           *[some] So far: blue { NUMBER_WORDS($blue) }, green { part-greens }.
            [0] So far: blue { NUMBER_WORDS($blue) }.
        }
    }
    .short = { $blue ->
        [0] So far: green { part-greens }.
       *[other] { $first ->
           *[some] So far: blue { NUMBER_WORDS($blue) }, green { part-greens }.
            [0] So far: blue { NUMBER_WORDS($blue) }.
        }
    }
    .brief = { $blue ->
        [0] So far: green { part-greens }.
       *[other] { $first ->
           *[some] So far: blue { NUMBER_WORDS($blue) }, green { part-greens }.
            [0] So far: blue { NUMBER_WORDS($blue) }.
        }
    }
event-dice-rolled = Blue { NUMBER_WORDS($blue) }; green { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } and { NUMBER_WORDS($third) }.
    .short = Blue { NUMBER_WORDS($blue) }; green { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } and { NUMBER_WORDS($third) }.
    .brief = Blue { NUMBER_WORDS($blue) }; green { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } and { NUMBER_WORDS($third) }.
event-rain-fell = It rains: { $drops ->
        [one] one drop falls
       *[other] { NUMBER_WORDS($drops) } drops fall
    } on the first free fields. { $cloud ->
        [0] The cloud is empty!
       *[other] The cloud keeps { NUMBER_WORDS($cloud) }.
    }
    .short = { NUMBER_WORDS($drops) } from the cloud into the tree. { $cloud ->
        [0] The cloud is empty!
       *[other] The cloud keeps { NUMBER_WORDS($cloud) }.
    }
    .brief = { NUMBER_WORDS($drops) } into the tree, { NUMBER_WORDS($cloud) } left.
event-drops-slide = { $way ->
        [chosen_drop] { $drops ->
            [one] Choose one drop: it moves down to the lowest row that the rain has reached.
           *[other] Choose { NUMBER_WORDS($drops) } drops: each moves down to the lowest row that the rain has reached.
        }
       *[first_drop] { $drops ->
            [one] The first drop at the top moves down to the next free field.
           *[other] Do this { NUMBER_WORDS($drops) } times: the first drop moves down to the next free field.
        }
    }
    .short = { $way ->
        [chosen_drop] { $drops ->
            [one] Choose one drop: it moves down to the lowest row of the rain.
           *[other] Choose { NUMBER_WORDS($drops) } drops: each moves down to the lowest row of the rain.
        }
       *[first_drop] { $drops ->
            [one] The first drop moves down to the next free field.
           *[other] { NUMBER_WORDS($drops) } times, the first drop moves down to the next free field.
        }
    }
    .brief = { $way ->
        [chosen_drop] Choose { NUMBER_WORDS($drops) } to move down.
       *[first_drop] { NUMBER_WORDS($drops) } down from the top.
    }
event-row-slides = The whole top row moves down, from the left, into the first open rows.
    .short = The whole top row moves down into the first open rows.
    .brief = The top row moves down.
event-drops-to-choose = { $drops ->
        [one] One drop seeps down to the lowest row that the rain has reached. You choose it.
       *[other] { NUMBER_WORDS($drops) } drops seep down to the lowest row that the rain has reached. You choose them.
    }
    .short = { $drops ->
        [one] One drop seeps down. You choose it.
       *[other] { NUMBER_WORDS($drops) } drops seep down. You choose them.
    }
    .brief = { NUMBER_WORDS($drops) } seep down.
event-last-root-is-held = A drop finds no free field: a figure stands on the last open root.
    .short = No free field: a figure stands on the last root.
    .brief = A figure on the last root.
event-must-leave-root = { $seat } stands on the last open root. By your house rule the next move leads away from it.
    .short = { $seat } has to leave the last open root.
    .brief = { $seat }, off the last root.
event-last-root-is-open = { $way ->
        [lost] Only one root is open. If only a figure keeps a drop out, count it as covered.
       *[must_leave] Only one root is open. No figure may stay there: its next move leads away.
    }
    .short = { $way ->
        [lost] A root that only a figure holds counts as covered.
       *[must_leave] No figure may stay on the last open root.
    }
    .brief = { $way ->
        [lost] Held by a figure, it counts.
       *[must_leave] No figure stays there.
    }
event-rest-is-lost = The cloud ran out, and the other { NUMBER_WORDS($drops) } of the roll are let go.
    .short = The other { NUMBER_WORDS($drops) } of the roll are let go.
    .brief = { NUMBER_WORDS($drops) } let go.
event-drops-landed = Drops lie now on { $spots }.
    .short = Drops on { $spots }.
    .brief = On { $spots }.
event-drops-slid = Drops move from { $slides }.
    .short = From { $slides }.
    .brief = From { $slides }.
event-no-room-for-rain = There is no free field for the rain, so nothing moves.
    .short = No free field: nothing moves.
    .brief = Nothing moves.
event-rain-lies = The rain has fallen.
    .short = It has rained.
    .brief = Rained.
event-cloud-agrees = { $cloud ->
        [0] Yes, the cloud is empty.
       *[other] Yes, { NUMBER_WORDS($cloud) } in the cloud.
    }
    .short = { $cloud ->
        [0] Yes, the cloud is empty.
       *[other] Yes, { NUMBER_WORDS($cloud) } in the cloud.
    }
    .brief = { $cloud ->
        [0] Yes, it is empty.
       *[other] Yes, { NUMBER_WORDS($cloud) }.
    }
event-cloud-is-corrected = I put it right: { part-cloud } in the cloud, { part-tree } in the tree.
    .short = Put right: { part-cloud } in the cloud, { part-tree } in the tree.
    .brief = Cloud { NUMBER_WORDS($cloud) }, tree { NUMBER_WORDS($tree) }.
event-roots-are-covered = { $root ->
        [0] No root field is covered.
        [one] One root field is covered.
       *[other] { NUMBER_WORDS($root) } root fields are covered.
    }
    .short = { $root ->
        [0] No root is covered.
        [one] One root is covered.
       *[other] { NUMBER_WORDS($root) } roots are covered.
    }
    .brief = { $root ->
        [0] The roots are free.
       *[other] Roots: { NUMBER_WORDS($root) }.
    }
event-drops-caught = { $seat } catches { part-drops }!
    .short = { $seat } catches { part-drops }!
    .brief = { part-drops } for { $seat }.
event-nothing-caught = No drop for { $seat } this time.
    .short = No drop for { $seat }.
    .brief = None, { $seat }.
event-moves-are-over = { $seat } has moved, with { part-drops } in this turn.
    .short = { $seat } has moved: { part-drops }.
    .brief = { $seat }: { part-drops }.
event-figure-stands = { $seat } stands in row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }.
    .short = { $seat }: row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }.
    .brief = Row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }.
event-die-is-lost = The { NUMBER_WORDS($die) } cannot be used. { $left ->
        [0] No die is left.
        [one] One die is left.
       *[other] { NUMBER_WORDS($left) } dice are left.
    }
    .short = The { NUMBER_WORDS($die) } is lost. { $left ->
        [0] None is left.
       *[other] { NUMBER_WORDS($left) } left.
    }
    .brief = No { NUMBER_WORDS($die) }. { $left ->
        [0] None left.
       *[other] { NUMBER_WORDS($left) } left.
    }
event-is-blocked = { $seat } cannot move: the dice are lost. Others, free a way!
    .short = { $seat } cannot move. Free a way!
    .brief = { $seat } is stuck.
event-lost-dice-rain = What cannot be used rains too: { NUMBER_WORDS($drops) } more.
    .short = { NUMBER_WORDS($drops) } more rain.
    .brief = { NUMBER_WORDS($drops) } more.
event-is-encircled = { $seat } is surrounded by rain. Others, free a way!
    .short = { $seat } is surrounded.
    .brief = { $seat } is surrounded.
event-is-free = { $seat } is out of the rain again.
    .short = { $seat } is free again.
    .brief = { $seat } is free.
event-stack-is-corrected = I put it right: { $seat } has { part-drops }, and { part-tree } in the tree.
    .short = Put right: { part-drops } for { $seat }, { part-tree } in the tree.
    .brief = { $seat }, { NUMBER_WORDS($drops) }, tree { NUMBER_WORDS($tree) }.

# What happens: the end

event-cannot-be-lost = { $left ->
        [one] One drop is left outside your stacks: the tree can no longer be lost.
       *[other] { NUMBER_WORDS($left) } drops are left: the tree can no longer be lost.
    }
    .short = The tree can no longer be lost.
    .brief = It cannot be lost now.
event-end-claimed = { $claim ->
        [won] By my count { NUMBER_WORDS($left) } drops are still out there.
       *[lost] Then let us look at the roots together.
    }
    .short = { $claim ->
        [won] { NUMBER_WORDS($left) } drops are still out there.
       *[lost] Let us look at the roots.
    }
    .brief = { $claim ->
        [won] Still out there: { NUMBER_WORDS($left) }.
       *[lost] The roots, then.
    }
event-not-agreed = Then the game goes on.
    .short = The game goes on.
    .brief = On we go.
event-tree-saved = The tree is saved! You have won, all of you together, with { $caught ->
        [one] one drop
       *[other] { NUMBER_WORDS($caught) } drops
    } caught.
    .short = The tree is saved! You have all won.
    .brief = Saved! You have all won.
event-tree-lost = { $root ->
        [one] A drop has reached the roots, and the tree is lost. You lose together.
       *[other] { NUMBER_WORDS($root) } root fields are covered, and the tree is lost. You lose together.
    }
    .short = The tree is lost. You lose together.
    .brief = The tree is lost.
event-praised = { $deed ->
        [most_drops] { $seat } caught more drops than anybody: { NUMBER_WORDS($count) }.
        [best_turn] { $seat } had the finest turn: { NUMBER_WORDS($count) } drops at once.
        [out_of_the_rain] { $seat } sat in the thick of the rain and kept their nerve.
        [some_drops] { $seat } helped the tree with { $count ->
            [one] a drop
           *[other] { NUMBER_WORDS($count) } drops
        }.
       *[patience] { $seat } stood by the tree to the very end.
    }
    .short = { $deed ->
        [most_drops] { $seat } caught the most drops.
        [best_turn] { $seat } had the finest turn.
        [out_of_the_rain] { $seat } kept their nerve in the rain.
        [some_drops] { $seat } helped the tree.
       *[patience] { $seat } stood by the tree.
    }
    .brief = { $deed ->
        [most_drops] { $seat }: the most drops.
        [best_turn] { $seat }: the finest turn.
        [out_of_the_rain] { $seat }: brave in the rain.
        [some_drops] { $seat }: a good helper.
       *[patience] { $seat }: a true friend.
    }
event-award-given = { $seat } earns the merit award for saving the tree, with { part-drops }!
    .short = The merit award goes to { $seat }, with { part-drops }!
    .brief = The award: { $seat }!
event-award-shared = { $seats } caught equally many, { NUMBER_WORDS($drops) } each, and share the merit award for saving the tree!
    .short = { $seats } share the merit award, with { NUMBER_WORDS($drops) } each!
    .brief = The award: { $seats } together!
event-no-award = { $drops ->
        [0] Nobody caught a drop, so nobody gets the award. The tree thanks you all.
       *[other] The most drops are shared, so nobody gets the award. The tree thanks you all.
    }
    .short = This time nobody gets the award.
    .brief = No award this time.
event-ranking = Here are all of you: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-ranked = { $seat } { $place ->
        [0] had to go, with
       *[other] with
    } { part-drops }
    .short = { $seat } with { part-drops }
    .brief = { $seat } { NUMBER_WORDS($drops) }
item-stack = { $seat }: { part-drops }
    .short = { $seat }: { part-drops }
    .brief = { $seat } { NUMBER_WORDS($drops) }
item-spot = row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }
item-slide = row { NUMBER_WORDS($from_row) }, field { NUMBER_WORDS($from_field) }, to row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }
item-neighbour = { $direction ->
        [up_left] up left
        [up] up
        [up_right] up right
        [left] left
        [right] right
        [down_left] down left
        [down] down
       *[down_right] down right
    } { $content ->
        [drop] a drop
        [figure] a figure
       *[empty] free
    }
item-field-content = field { NUMBER_WORDS($field) } { $content ->
        [drop] a drop
        [figure] a figure
       *[empty] free
    }

# Story

story-opening = Sour rain threatens the old tree. Only you can shake it off, before it seeps to the roots!
    .alt1 = An old tree stands there, and above it hangs a sour cloud. Little rescuers, up you go!
    .alt2 = Can you hear the thunder? The tree needs all of you today.
story-clouds = The first drop hangs in the crown. Up the trunk, all of you!
    .short = The first drop hangs in the crown.
    .brief = Up the trunk!
story-half-of-cloud = Half of the cloud has come down.
    .short = Half of the cloud is gone.
    .brief = Half the cloud.
story-cloud-is-empty = The sky is clear! But the drops in the tree seep on.
    .short = The cloud is gone, but the drops seep on.
    .brief = The sky is clear.
story-first-root = The first root tastes sour. Ugh!
    .short = The first root tastes sour.
    .brief = The first root.
story-one-root-open = Only one root is left. Everybody, help!
    .short = Only one root is left.
    .brief = One root left.
story-sunshine = The sun comes out, and the old tree stretches its leaves.
    .short = The sun comes out.
    .brief = Sunshine!
story-mourning = The old tree lets its leaves hang. Let us plant a new one.
    .short = The old tree lets its leaves hang.
    .brief = Poor tree.
story-cheer = Hooray!
    .alt1 = Well done!
    .alt2 = Plip!
    .alt3 = Splendid!
    .alt4 = Shaken off!
    .alt5 = Wonderful!
    .alt6 = The tree says thank you!
    .alt7 = Clever!
    .alt8 = What a climb!
    .alt9 = Bravo!
    .alt10 = Got it!
    .alt11 = Like a real rescuer!
story-comfort = Never mind.
    .alt1 = Oh well.
    .alt2 = So it goes.
    .alt3 = That was a good climb.
    .alt4 = What a pity.
    .alt5 = Chin up.
    .alt6 = No matter.
    .alt7 = The tree is patient.
event-story-told = { $beat ->
        [clouds] { story-clouds }
        [half-of-cloud] { story-half-of-cloud }
        [cloud-is-empty] { story-cloud-is-empty }
        [first-root] { story-first-root }
        [one-root-open] { story-one-root-open }
        [sunshine] { story-sunshine }
       *[mourning] { story-mourning }
    }
    .short = { $beat ->
        [clouds] { story-clouds.short }
        [half-of-cloud] { story-half-of-cloud.short }
        [cloud-is-empty] { story-cloud-is-empty.short }
        [first-root] { story-first-root.short }
        [one-root-open] { story-one-root-open.short }
        [sunshine] { story-sunshine.short }
       *[mourning] { story-mourning.short }
    }
    .brief = { $beat ->
        [clouds] { story-clouds.brief }
        [half-of-cloud] { story-half-of-cloud.brief }
        [cloud-is-empty] { story-cloud-is-empty.brief }
        [first-root] { story-first-root.brief }
        [one-root-open] { story-one-root-open.brief }
        [sunshine] { story-sunshine.brief }
       *[mourning] { story-mourning.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-in-cloud = { $cloud ->
        [0] The cloud is empty.
        [one] One drop is in the cloud.
       *[other] { NUMBER_WORDS($cloud) } drops are in the cloud.
    }
    .short = { $cloud ->
        [0] The cloud is empty.
       *[other] { NUMBER_WORDS($cloud) } in the cloud.
    }
    .brief = { $cloud ->
        [0] None.
       *[other] { NUMBER_WORDS($cloud) }.
    }
answer-in-tree = { $tree ->
        [0] No drop lies in the tree.
        [one] One drop lies in the tree.
       *[other] { NUMBER_WORDS($tree) } drops lie in the tree.
    }
    .short = { $tree ->
        [0] None in the tree.
       *[other] { NUMBER_WORDS($tree) } in the tree.
    }
    .brief = { $tree ->
        [0] None.
       *[other] { NUMBER_WORDS($tree) }.
    }
answer-roots-now = { $root ->
        [0] None of the { NUMBER_WORDS($roots) } root fields is covered.
        [one] One of { NUMBER_WORDS($roots) } root fields is covered.
       *[other] { NUMBER_WORDS($root) } of { NUMBER_WORDS($roots) } root fields are covered.
    }
    .short = { $root ->
        [0] None of { NUMBER_WORDS($roots) } roots.
       *[other] { NUMBER_WORDS($root) } of { NUMBER_WORDS($roots) } roots.
    }
    .brief = { $root ->
        [0] None.
       *[other] { NUMBER_WORDS($root) }.
    }
answer-left = In the cloud { part-cloud }, in the tree { part-tree }, in the roots { NUMBER_WORDS($root) }. You have caught { NUMBER_WORDS($caught) }.
    .short = Cloud { NUMBER_WORDS($cloud) }, tree { NUMBER_WORDS($tree) }, roots { NUMBER_WORDS($root) }, caught { NUMBER_WORDS($caught) }.
    .brief = Cloud { NUMBER_WORDS($cloud) }, tree { NUMBER_WORDS($tree) }.
answer-closeness = { $to_catch ->
        [0] The tree can no longer be lost.
       *[other] Catch { part-to-catch }, and the tree is safe.
    } { $roots_left ->
        [0] The roots are lost.
        [one] With one more covered root it is lost.
       *[other] With { NUMBER_WORDS($roots_left) } more covered roots it is lost.
    }
    .short = { $to_catch ->
        [0] The tree is safe.
       *[other] Safe after { part-to-catch }.
    } Lost after { part-roots-left }.
    .brief = { NUMBER_WORDS($to_catch) } to catch, { part-roots-left } to lose.
answer-dice-now = { $blue ->
        [0] { $first ->
            [0] Nothing is rolled yet.
           *[other] The roll: green { part-greens }; blue is missing.
        }
       *[other] { $first ->
            [0] The roll: blue { NUMBER_WORDS($blue) }; green is missing.
           *[other] The roll: blue { NUMBER_WORDS($blue) }, green { part-greens }.
        }
    }
    .short = { $blue ->
        [0] { $first ->
            [0] Nothing yet.
           *[other] The roll: green { part-greens }.
        }
       *[other] { $first ->
            [0] The roll: blue { NUMBER_WORDS($blue) }.
           *[other] The roll: blue { NUMBER_WORDS($blue) }, green { part-greens }.
        }
    }
    .brief = { $blue ->
        [0] { $first ->
            [0] Nothing yet.
           *[other] The roll: green { part-greens }.
        }
       *[other] { $first ->
            [0] The roll: blue { NUMBER_WORDS($blue) }.
           *[other] The roll: blue { NUMBER_WORDS($blue) }, green { part-greens }.
        }
    }
answer-encircled-now = { $seats-count ->
        [0] Nobody is surrounded.
        [one] { $seats } is surrounded by rain.
       *[other] { $seats } are surrounded by rain.
    }
    .short = { $seats-count ->
        [0] Nobody is surrounded.
       *[other] Surrounded: { $seats }.
    }
    .brief = { $seats-count ->
        [0] Nobody.
       *[other] { $seats }.
    }
answer-surroundings = { $seat } stands in row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }. Around: { $neighbours }.
    .short = { $seat }, row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }: { $neighbours }.
    .brief = Around { $seat }: { $neighbours }.
answer-row-contents = Row { NUMBER_WORDS($row) }, from the left: { $fields }.
    .short = Row { NUMBER_WORDS($row) }: { $fields }.
    .brief = Row { NUMBER_WORDS($row) }: { $fields }.

# Why something cannot be

refused-too-many-for-box = The box holds { NUMBER_WORDS($most) } drops, not { NUMBER_WORDS($drops) }. How many do you take?
    .short = The box holds { NUMBER_WORDS($most) }. How many do you take?
    .brief = { NUMBER_WORDS($most) } at most. How many?
refused-not-on-a-die = A die shows one to six, not { NUMBER_WORDS($value) }. What does it show?
    .short = A die shows one to six. What does it show?
    .brief = One to six?
refused-too-many-greens = { NUMBER_WORDS($known) } green dice are known, so { $missing ->
        [0] none is
        [one] only one is
       *[other] only { NUMBER_WORDS($missing) } are
    } missing. Say all three green numbers, please.
    .short = Too many green dice. Say all three green numbers, please.
    .brief = All three green numbers, please.
refused-not-rolled = First the dice, then the rain, then the moves.
    .short = First the dice.
    .brief = The dice first.
refused-already-rolled = These dice are known already. If one is wrong, say: no, blue three.
    .short = The dice are known. To change one, say: no, blue three.
    .brief = Known already.
refused-roots-first = The cloud is empty, so first the roots. How many root fields are covered?
    .short = First: how many root fields are covered?
    .brief = Roots first: how many?
refused-drops-first = { $seeps ->
        [one] First one drop moves down. In which row and on which field does it lie?
       *[other] First { NUMBER_WORDS($seeps) } drops move down. In which row and on which field lies the next?
    }
    .short = First the drops that move down. Which row and which field?
    .brief = First: which drop?
refused-no-drop-there = In row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }, lies no drop. Which one moves down?
    .short = No drop lies there. Which one moves down?
    .brief = No drop there. Which one?
refused-drop-stays = The drop in row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }, cannot move down now. Which other one?
    .short = That drop cannot move down now. Which other one?
    .brief = That one stays. Which other?
refused-blue-showed = The blue die showed { NUMBER_WORDS($blue) }, not { NUMBER_WORDS($drops) }. Please look again.
    .short = Blue showed { NUMBER_WORDS($blue) }. Please look again.
    .brief = Blue was { NUMBER_WORDS($blue) }.
refused-too-many-drops = { $most ->
        [0] No drop lies where it can be taken.
        [one] In this turn one drop can be taken.
       *[other] In this turn { NUMBER_WORDS($most) } drops can be taken.
    } How many did you catch?
    .short = { $most ->
        [0] There is none to take.
       *[other] { NUMBER_WORDS($most) } at most.
    } How many did you catch?
    .brief = { NUMBER_WORDS($most) } at most. How many?
refused-not-that-die = No green die that is left shows { NUMBER_WORDS($die) }. Which one is it?
    .short = No green { NUMBER_WORDS($die) } is left. Which one?
    .brief = No { NUMBER_WORDS($die) }. Which one?
refused-cloud-too-full = { $most ->
        [one] One drop is
       *[other] { NUMBER_WORDS($most) } drops are
    } outside stacks and roots, so the cloud cannot hold { NUMBER_WORDS($drops) }. How many are there?
    .short = { NUMBER_WORDS($most) } at most. How many are in the cloud?
    .brief = { NUMBER_WORDS($most) } at most. How many?
refused-roots-stay-covered = { $root ->
        [one] One root field was
       *[other] { NUMBER_WORDS($root) } root fields were
    } covered, and drops there stay. How many are covered now?
    .short = { NUMBER_WORDS($root) } were covered, and stay so. How many now?
    .brief = { NUMBER_WORDS($root) } at least. How many?
refused-too-many-roots = { $most ->
        [0] No root field can be covered yet.
       *[other] At most { NUMBER_WORDS($most) } root fields can be covered.
    } How many are covered?
    .short = { NUMBER_WORDS($most) } at most. How many are covered?
    .brief = { NUMBER_WORDS($most) } at most. How many?
refused-stack-too-high = By my count it can be { $most ->
        [one] one drop
       *[other] { NUMBER_WORDS($most) } drops
    } at most. Please count once more.
    .short = { NUMBER_WORDS($most) } at most. Please count once more.
    .brief = { NUMBER_WORDS($most) } at most. Count again?
refused-nothing-caught = Nobody has caught a drop yet, so the rain can still reach the roots.
    .short = Nobody has caught a drop yet.
    .brief = No drop is caught yet.
refused-not-all-taken = You play to the last drop, and { $left ->
        [one] one is
       *[other] { NUMBER_WORDS($left) } are
    } still to be caught.
    .short = Still to be caught: { NUMBER_WORDS($left) }.
    .brief = { NUMBER_WORDS($left) } left.
refused-cannot-be-lost = Only { $left ->
        [one] one drop lies
       *[other] { NUMBER_WORDS($left) } drops lie
    } in tree and roots together, so the roots cannot be full. Please look again.
    .short = With { $left ->
        [one] one drop
       *[other] { NUMBER_WORDS($left) } drops
    } in the tree the roots cannot be full.
    .brief = They cannot be full.
refused-is-encircled = I know that { $seat } is surrounded.
    .short = { $seat } is surrounded, yes.
    .brief = I know.
refused-not-encircled = I did not know that { $seat } was surrounded. Nothing changes.
    .short = { $seat } was free all along.
    .brief = { $seat } was free.
refused-no-such-field = Row { NUMBER_WORDS($row) } has no field { NUMBER_WORDS($field) }. Which row and which field?
    .short = There is no row { NUMBER_WORDS($row) }, field { NUMBER_WORDS($field) }. Which one?
    .brief = No such field. Which one?
refused-field-taken = { $seat } stands there, and a move may not end on another figure. Which field is it?
    .short = { $seat } stands there. Which field is it?
    .brief = { $seat } is there. Which field?
refused-drop-in-roots = A drop lies there, and in the roots it can no longer be taken. Which field is it?
    .short = Drops in the roots stay. Which field is it?
    .brief = A root drop. Which field?
refused-must-leave-root = By your house rule no figure stays on the last open root. Which field is it then?
    .short = No figure stays on the last open root. Which field is it?
    .brief = Not the last root. Which field?
refused-board-is-known = I count that on the board myself: cloud { NUMBER_WORDS($cloud) }, roots { NUMBER_WORDS($root) }. Just tell me where the figure stands.
    .short = I count that myself. Where does the figure stand?
    .brief = Where does it stand?
refused-no-board = I only count drops and do not know the fields. For that, choose the house rule with the rows.
    .short = I do not know the fields of your board.
    .brief = I do not know the fields.
refused-no-advice = Which way to go is yours to find, all together. I can say how many drops are where.
    .short = That is for you to find together.
    .brief = You decide.

# One-key answers

choice-starter-named = begins
choice-agreed = all agree
choice-disagreed = not all agree

# What goes back where after undo

undone-set-up = Back to setting up.
undone-drops-chosen = Back to how many drops there are.
undone-root-fields-counted = Back to the root fields.
undone-row-added = That row is forgotten.
undone-rows-complete = Back to the rows of the tree.
undone-starter-named = { $seat } does not begin. Nothing moves.
undone-rolled = The drops of this roll go back to where they came from, and the dice are open again.
undone-rain-done = Back to the rain.
undone-drop-chosen = That drop goes back to where it came from.
undone-cloud-counted = I go back to the cloud that I had.
undone-roots-covered = Back to how many roots are covered.
undone-root-reached = Back to how many roots are covered.
undone-roots-full = The roots are not lost, then.
undone-captured = The caught drops go back onto their fields, and the figure to where it began.
undone-blocked = Back to the moves.
undone-die-lost = The { NUMBER_WORDS($die) } can be used again.
undone-moved-to = The figure goes back to where it came from, and a caught drop onto its field.
undone-moves-over = Back to the moves.
undone-encircled = { $seat } is not surrounded, then.
undone-freed = { $seat } is still surrounded, then.
undone-recounted = I go back to the count that I had.
undone-win-declared = Then nobody has said so.
undone-agreed = The game is not over, then.
undone-disagreed = Back to whether all agree.

# How the table stood, to build it up again

put-back-rolling = Above the tree belong { part-cloud }, into the tree { part-tree }, into the roots { NUMBER_WORDS($root) }.
    .short = Cloud { NUMBER_WORDS($cloud) }, tree { NUMBER_WORDS($tree) }, roots { NUMBER_WORDS($root) }.
    .brief = Cloud { NUMBER_WORDS($cloud) }, tree { NUMBER_WORDS($tree) }, roots { NUMBER_WORDS($root) }.
put-back-greens-missing = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-blue-missing = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-counting-roots = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-seeping = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-moving = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }

# House rules

house-rule-board-counts = I count drops, dice and roots, and leave the board to you.
house-rule-board-rows = You tell me the rows of your board, and I say where each drop falls.
house-rule-drops-any = Any number of drops up to sixty may be in the game.
house-rule-drops-forty-or-sixty = The game has forty drops, or sixty.
house-rule-starter-table = You name who begins.
house-rule-starter-youngest = The youngest begins.
house-rule-dice-order-free = The green dice are used in any order.
house-rule-dice-order-as-rolled = The green dice are used in the order in which they were rolled.
house-rule-rest-of-roll-moves = When the cloud runs out, the rest of the roll moves drops from the top.
house-rule-rest-of-roll-lost = When the cloud runs out, the rest of the roll is let go.
house-rule-empty-cloud-first-drop = When the cloud is empty, the first drop at the top moves to the next free field.
house-rule-empty-cloud-top-row = When the cloud is empty, each roll moves the whole top row down, whatever the blue die shows.
house-rule-empty-cloud-chosen-drop = When the cloud is empty, you choose the drops; each moves to the lowest row that the rain has reached.
house-rule-same-drop-again = A drop may move several times in one roll.
house-rule-same-drop-once = A drop moves only once in a roll.
house-rule-last-root-stays-open = A figure on the last open root keeps it open, and a drop that finds no field stays where it is.
house-rule-last-root-lost = The tree is lost when only a figure on the last open root keeps a drop out.
house-rule-last-root-must-leave = No figure may stay on the last open root: its next move leads away.
house-rule-loss-all-roots = The tree is lost when all root fields are covered.
house-rule-loss-first-root = The tree is lost when the first root field is covered.
house-rule-loss-more-than-half = The tree is lost when more than half of the root fields are covered.
house-rule-victory-certain = I say when the tree can no longer be lost, and then you have won. You may agree on it earlier.
house-rule-victory-declared = You have won when all of you agree that the tree is saved.
house-rule-victory-last-drop = You have won when no drop is left to catch.
house-rule-award-shared = If several have the most drops, they share the award.
house-rule-award-nobody = If several have the most drops, nobody gets the award.
house-rule-lost-dice-lost = Dice that cannot be used are lost.
house-rule-lost-dice-rain = Dice that cannot be used rain as well.
house-rule-moves-must = A move that can be made is made.
house-rule-moves-may-skip = A move may be left out.
house-rule-figures-alone = A move may not end on another figure.
house-rule-figures-share = Figures may share a field.

# The rules of this moment

rule-now-setting-up = One drop lies on the uppermost field, the others above the tree. Each figure stands on a root field of its own.
rule-now-sizing = Forty drops are good for beginners, sixty for those who know the game. The one in the crown counts too.
rule-now-dictating = Tell me the rows from the top, one after the other, without the roots. I keep them, for the next game too.
rule-now-starting = The rulebook does not say who begins. Then it goes round to the left.
rule-now-rolling = Roll all four dice. The blue one says how many drops fall; each green one is a move.
rule-now-drawing = The dice are rolled for you.
rule-now-greens-missing = Each of the three green dice is a move.
rule-now-blue-missing = The blue die says how many drops fall before you move.
rule-now-counting-roots = When the cloud is empty, drops seep down. Those in the roots stay there for good.
rule-now-seeping = By your house rule you choose the drops. Each moves to the lowest row that the rain has reached, a row down at least.
rule-now-moving = Lay the drops first. Then make three moves, one for each green die. Whoever ends on a drop takes it.
rule-now-agreeing = You may say together that the rain cannot reach the roots any more. Then you have won.
rule-now-over = You win or lose together. Whoever caught the most drops earns the merit award.

# Rules by topic
rule-goal = Shake the drops off the tree before they cover its roots. You win or lose together.
    .short = Catch the drops before they cover the roots.
    .brief = Save the roots.
rule-turning = A figure turns only on a field at the edge of the tree or on the circle of the trunk. Each move may go a new way.
    .short = Turn only at the edge or on the circle. Each move may go a new way.
    .brief = At the edge, or on the circle.
rule-jumping = You may jump over figures, but not over drops. Jumped fields are counted.
    .short = Over figures yes, over drops no.
    .brief = Figures yes, drops no.
rule-directions = Across, up and down, and diagonal: a figure moves in every direction.
    .short = Every direction, diagonal too.
    .brief = All directions.
rule-gaps = The first empty field from the top, each row from the left. Gaps are filled again before lower rows.
    .short = From the top, each row from the left, gaps first.
    .brief = Gaps first, from the top.
rule-empty-cloud = The first drop from the top left moves to the first empty field after it. The same drop may move again.
    .short = The first drop moves to the first empty field after it.
    .brief = The first one moves down.
rule-empty-cloud-once = The first drop from the top left moves to the first empty field after it. Each drop moves once in a roll.
    .short = The first drop moves down, each only once in a roll.
    .brief = Each moves once.
rule-empty-cloud-top-row = By your house rule each roll moves the whole top row down, from the left, into the first open rows below it.
    .short = Each roll moves the whole top row down.
    .brief = The top row moves down.
rule-empty-cloud-chosen-drop = By your house rule you choose the drops. Each moves to the lowest row that the rain has reached, a row down at least.
    .short = You choose; each moves to the lowest row of the rain.
    .brief = You choose.
rule-rest-of-roll = When the cloud runs out, the rest of the roll moves drops from the top of the tree.
    .short = The rest moves drops from the top.
    .brief = The rest moves drops.
rule-rest-of-roll-lost = When the cloud runs out, the rest of the roll is let go. That is your house rule.
    .short = The rest of the roll is let go.
    .brief = It is let go.
rule-rain-on-figure = A field with a figure is not empty, so the rain skips it.
    .short = The rain skips figures.
    .brief = It skips figures.
rule-last-root = A field with a figure is not covered. A drop that finds no empty field stays where it is.
    .short = The figure keeps it open. The drop stays where it is.
    .brief = It stays open.
rule-last-root-lost = By your house rule a figure does not save the last open root: if a drop finds no other field, the tree is lost.
    .short = A figure does not save the last open root.
    .brief = It is lost.
rule-last-root-must-leave = By your house rule no figure may stay on the last open root. Its next move leads away.
    .short = The figure has to leave it with its next move.
    .brief = The figure must leave.
rule-root-drops = No. A drop in the roots stays, and no move may end on it.
    .short = No, drops in the roots stay.
    .brief = They stay.
rule-dice-order = Use the green dice in any order. The rulebook leaves that open.
    .short = In any order.
    .brief = Any order.
rule-dice-order-as-rolled = Use the green dice in the order in which they were rolled. That is your house rule.
    .short = In the order of the roll.
    .brief = As rolled.
rule-must-move = A move that can be made is made. If none can, say: I can't move.
    .short = What can be moved is moved.
    .brief = Yes, if you can.
rule-must-move-may-skip = By your house rule a move may be left out.
    .short = A move may be left out.
    .brief = You may skip it.
rule-must-take = Whoever ends on a drop takes it. Jumping over a drop is not allowed.
    .short = Whoever ends on a drop takes it.
    .brief = Take it.
rule-sharing = A move may not end on another figure. Over it you may jump.
    .short = Not on another figure.
    .brief = No sharing.
rule-sharing-share = By your house rule figures may share a field.
    .short = Figures may share a field.
    .brief = Yes, share.
rule-freeing = Who is surrounded may take any drop that a move can reach. The others may clear a way from above or below.
    .short = Take a drop that you can reach; the others clear a way.
    .brief = Others clear a way.
rule-freeing-rain = Who is surrounded loses the moves, and by your house rule those dice rain. The others may clear a way.
    .short = Lost dice rain; the others clear a way.
    .brief = Others clear a way.
rule-winning = You have won when too few drops are left to cover the roots. I tell you. You may also agree on it earlier.
    .short = When too few drops are left to cover the roots.
    .brief = When the roots are safe.
rule-winning-declared = You have won when all of you agree that the tree is saved. I say when it can no longer be lost.
    .short = When all agree that the tree is saved.
    .brief = When all agree.
rule-winning-last-drop = You have won when no drop is left to catch.
    .short = When the last drop is caught.
    .brief = The last drop.
rule-losing = The tree is lost when every root field is covered by a drop.
    .short = When all root fields are covered.
    .brief = All roots covered.
rule-losing-first-root = The tree is lost as soon as one root field is covered. That is your house rule.
    .short = When one root field is covered.
    .brief = One root covered.
rule-losing-more-than-half = The tree is lost when more than half of the root fields are covered. That is your house rule.
    .short = When more than half the roots are covered.
    .brief = Half the roots and one.
rule-award = Whoever caught the most drops earns the merit award. Equal players share it.
    .short = The most drops earn it; equals share it.
    .brief = The most drops.
rule-award-nobody = Whoever caught the most drops earns the merit award. If that is shared, nobody gets it.
    .short = The most drops earn it; if shared, nobody.
    .brief = The most drops.
rule-one-too-many = Take the last one back, or add the one that is missing, so that it fits the blue die.
    .short = Make it fit the blue die.
    .brief = As the blue die says.
rule-wrong-row = Move it to the first empty field from the top, each row from the left.
    .short = Move it to the first empty field from the top.
    .brief = First empty field.
answer-rule-told = { $topic ->
        [turning] { rule-turning }
        [jumping] { rule-jumping }
        [directions] { rule-directions }
        [gaps] { rule-gaps }
        [empty-cloud] { rule-empty-cloud }
        [empty-cloud-once] { rule-empty-cloud-once }
        [empty-cloud-top-row] { rule-empty-cloud-top-row }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop }
        [rest-of-roll] { rule-rest-of-roll }
        [rest-of-roll-lost] { rule-rest-of-roll-lost }
        [rain-on-figure] { rule-rain-on-figure }
        [last-root] { rule-last-root }
        [last-root-lost] { rule-last-root-lost }
        [last-root-must-leave] { rule-last-root-must-leave }
        [root-drops] { rule-root-drops }
        [dice-order] { rule-dice-order }
        [dice-order-as-rolled] { rule-dice-order-as-rolled }
        [must-move] { rule-must-move }
        [must-move-may-skip] { rule-must-move-may-skip }
        [must-take] { rule-must-take }
        [sharing] { rule-sharing }
        [sharing-share] { rule-sharing-share }
        [freeing] { rule-freeing }
        [freeing-rain] { rule-freeing-rain }
        [winning] { rule-winning }
        [winning-declared] { rule-winning-declared }
        [winning-last-drop] { rule-winning-last-drop }
        [losing] { rule-losing }
        [losing-first-root] { rule-losing-first-root }
        [losing-more-than-half] { rule-losing-more-than-half }
        [award] { rule-award }
        [award-nobody] { rule-award-nobody }
        [one-too-many] { rule-one-too-many }
       *[wrong-row] { rule-wrong-row }
    }
    .short = { $topic ->
        [turning] { rule-turning.short }
        [jumping] { rule-jumping.short }
        [directions] { rule-directions.short }
        [gaps] { rule-gaps.short }
        [empty-cloud] { rule-empty-cloud.short }
        [empty-cloud-once] { rule-empty-cloud-once.short }
        [empty-cloud-top-row] { rule-empty-cloud-top-row.short }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop.short }
        [rest-of-roll] { rule-rest-of-roll.short }
        [rest-of-roll-lost] { rule-rest-of-roll-lost.short }
        [rain-on-figure] { rule-rain-on-figure.short }
        [last-root] { rule-last-root.short }
        [last-root-lost] { rule-last-root-lost.short }
        [last-root-must-leave] { rule-last-root-must-leave.short }
        [root-drops] { rule-root-drops.short }
        [dice-order] { rule-dice-order.short }
        [dice-order-as-rolled] { rule-dice-order-as-rolled.short }
        [must-move] { rule-must-move.short }
        [must-move-may-skip] { rule-must-move-may-skip.short }
        [must-take] { rule-must-take.short }
        [sharing] { rule-sharing.short }
        [sharing-share] { rule-sharing-share.short }
        [freeing] { rule-freeing.short }
        [freeing-rain] { rule-freeing-rain.short }
        [winning] { rule-winning.short }
        [winning-declared] { rule-winning-declared.short }
        [winning-last-drop] { rule-winning-last-drop.short }
        [losing] { rule-losing.short }
        [losing-first-root] { rule-losing-first-root.short }
        [losing-more-than-half] { rule-losing-more-than-half.short }
        [award] { rule-award.short }
        [award-nobody] { rule-award-nobody.short }
        [one-too-many] { rule-one-too-many.short }
       *[wrong-row] { rule-wrong-row.short }
    }
    .brief = { $topic ->
        [turning] { rule-turning.brief }
        [jumping] { rule-jumping.brief }
        [directions] { rule-directions.brief }
        [gaps] { rule-gaps.brief }
        [empty-cloud] { rule-empty-cloud.brief }
        [empty-cloud-once] { rule-empty-cloud-once.brief }
        [empty-cloud-top-row] { rule-empty-cloud-top-row.brief }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop.brief }
        [rest-of-roll] { rule-rest-of-roll.brief }
        [rest-of-roll-lost] { rule-rest-of-roll-lost.brief }
        [rain-on-figure] { rule-rain-on-figure.brief }
        [last-root] { rule-last-root.brief }
        [last-root-lost] { rule-last-root-lost.brief }
        [last-root-must-leave] { rule-last-root-must-leave.brief }
        [root-drops] { rule-root-drops.brief }
        [dice-order] { rule-dice-order.brief }
        [dice-order-as-rolled] { rule-dice-order-as-rolled.brief }
        [must-move] { rule-must-move.brief }
        [must-move-may-skip] { rule-must-move-may-skip.brief }
        [must-take] { rule-must-take.brief }
        [sharing] { rule-sharing.brief }
        [sharing-share] { rule-sharing-share.brief }
        [freeing] { rule-freeing.brief }
        [freeing-rain] { rule-freeing-rain.brief }
        [winning] { rule-winning.brief }
        [winning-declared] { rule-winning-declared.brief }
        [winning-last-drop] { rule-winning-last-drop.brief }
        [losing] { rule-losing.brief }
        [losing-first-root] { rule-losing-first-root.brief }
        [losing-more-than-half] { rule-losing-more-than-half.brief }
        [award] { rule-award.brief }
        [award-nobody] { rule-award-nobody.brief }
        [one-too-many] { rule-one-too-many.brief }
       *[wrong-row] { rule-wrong-row.brief }
    }
