# What is said in a game of Purzelbaum, in English.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what players must remember: not which hole, not what lies in it.

title-purzelbaum = Purzelbaum

# Counts, used inside other messages

part-nuts = { $nuts ->
        [0] no nut
        [one] one nut
       *[other] { NUMBER_WORDS($nuts) } nuts
    }
part-leaves = { $leaves ->
        [0] no leaf
        [one] one leaf
       *[other] { NUMBER_WORDS($leaves) } leaves
    }
part-hidden = { $hidden ->
        [0] no nut is
        [one] one nut is
       *[other] { NUMBER_WORDS($hidden) } nuts are
    }
part-tree = { $tree ->
        [0] no nut and no leaf
        [one] one nut and one leaf
       *[other] { NUMBER_WORDS($tree) } nuts and { NUMBER_WORDS($tree) } leaves
    }
part-white = { $white ->
        [0] no disk is
        [one] one disk is
       *[other] { NUMBER_WORDS($white) } disks are
    }

# Where a nut that missed goes, by the house rule; used inside other messages

part-hole = { $hole ->
        [any] a hole
        [green] a green disk's hole
       *[another] another hole
    }
part-below = { $hole ->
        [green] under it, or under the nearest green one
       *[another] in the hole below
    }
part-nearest = { $hole ->
        [any] in the nearest hole
        [green] under the nearest green disk
       *[another] in the nearest other hole
    }
part-liked = { $hole ->
        [any] in any hole that you like
        [green] under any green disk that you like
       *[another] in another hole that you like
    }

# Setting up, one step at a time

setup-1 = Put the meadow grid into the box. Lay a green disk on each of its twenty holes. Say: next.
    .short = Grid into the box, twenty disks on it, green side up. Say: next.
    .brief = Grid, twenty green disks. Next?
setup-2 = Now the tree. Stand the trunk in the middle, its knotholes at the top. Say: next.
    .short = Stand the trunk in the middle, knotholes at the top. Say: next.
    .brief = The trunk. Next?
setup-3 = Push the eight branches through the trunk, just as you like. Say: next.
    .short = Push in the eight branches, as you like. Say: next.
    .brief = Eight branches. Next?
setup-4 = Spring has come, and the tree sprouts! Stick a leaf on every end of a branch, sixteen in all. Say: next.
    .short = Spring! A leaf on every end, sixteen in all. Say: next.
    .brief = Sixteen leaves. Next?
setup-5 = Summer is here, and the nuts grow ripe. Hang a nut on every end, sixteen in all. Is the tree ready?
    .short = Summer! A nut on every end, sixteen in all. Is the tree ready?
    .brief = Sixteen nuts. Ready?

# What needs eyes, and setting up by touch: shape and count, and no mark that gives a secret away

needs-eyes = One thing needs eyes or gentle fingers: where a nut has fallen. To set up by feel, say: by touch.
    .short = Where a nut has fallen needs eyes or gentle fingers. To set up by feel, say: by touch.
    .brief = By feel? Say: by touch.
touch-1 = Find a trunk, four long and four short branches, sixteen leaves, sixteen nuts, twenty disks, a grid. All there? Say: next.
    .short = Trunk, eight branches, sixteen leaves, sixteen nuts, twenty disks, grid. All there? Say: next.
    .brief = Trunk, eight branches, sixteen, sixteen, twenty, grid. Next?
touch-2 = The box never turns. Clip a clothes-peg to its front, and count holes from there. Feeling is not moving. Say: next.
    .short = A clothes-peg marks the front of the box. The box never turns. Say: next.
    .brief = A peg at the front. Next?
touch-3 = Stick a small dot on the green side of every disk, each at the same place, so that all disks feel alike. Say: next.
    .short = A dot on every green side, the same for all. Say: next.
    .brief = Dots on green. Next?
touch-4 = Lay the grid into the box. Find its twenty holes row by row, and lay a disk on each, dot up. Say: next.
    .short = The grid into the box, a disk on each of twenty holes, dot up. Say: next.
    .brief = Grid, twenty disks, dot up. Next?
touch-5 = Stand the trunk in the middle, its holes up. Push the eight branches through, just as you like. Say: next.
    .short = The trunk in the middle, holes up, and eight branches through it. Say: next.
    .brief = Trunk, eight branches. Next?
touch-6 = Every branch has two ends. Stick a leaf on each end, and a nut before it, sixteen of both. Is the tree ready?
    .short = A leaf and a nut on every end, sixteen of both. Is the tree ready?
    .brief = Sixteen leaves, sixteen nuts. Ready?

# The question of each phase

ask-setting-up = Is the tree ready?
    .short = Is the tree ready?
    .brief = Ready?
ask-starting = Who nibbled a nut last?
    .short = Who nibbled a nut last?
    .brief = Who nibbled last?
ask-agreeing = Who begins?
    .short = Who begins?
    .brief = Who begins?
ask-autumn = { $name }, your turn: open a green disk, then drop a nut. It fell in, or it didn't go in?
    .short = { $name }, drop a nut. It fell in, or it didn't go in?
    .brief = { $name }.
ask-burying = { $name }, is the nut buried?
    .short = { $name }, is it buried?
    .brief = { $name }, buried?
    .printed = Is the nut buried?
ask-snow = Turn every green disk over, and leave the leaves where they are. Is everything white?
    .short = Turn the green disks over. Is everything white?
    .brief = All white?
ask-winter = { $name }, your turn: lift a white disk. What did you find?
    .short = { $name }, lift a white disk. What did you find?
    .brief = { $name }.
ask-over = Do you want to play again?
    .short = Play again?
    .brief = Again?

# The same questions in other words

again-setting-up = Do all leaves and all nuts hang on the tree?
    .short = Does everything hang on the tree?
    .brief = All on the tree?
again-starting = Which of you ate a nut last? Say a name, or: nobody knows.
    .short = Who ate a nut last? A name, or: nobody knows.
    .brief = A name, or nobody?
again-agreeing = Say the name of the one who begins.
    .short = Say a name.
    .brief = A name?
again-autumn = { $name }, did the nut fall into the hole you opened: yes or no?
    .short = { $name }, into the hole, or not?
    .brief = In, or not?
again-burying = Is the nut under its disk now? Then say: buried.
    .short = When it is under a disk, say: buried.
    .brief = Say: buried.
again-snow = When every disk shows its white side, say: all white.
    .short = When all is white, say: all white.
    .brief = Say: all white.
again-winter = { $name }, what was there: nothing, a leaf, or how many nuts?
    .short = Nothing, a leaf, or how many nuts?
    .brief = Leaf? Nuts?

# For those who feel instead of see: said after the turn's question was heard in full

reminder-autumn = Say aloud which hole you open, and what is in it already.
    .short = Say which hole, and what is in it already.
    .brief = Which hole?
reminder-burying = Say aloud which hole you hide it in, and what is in it already.
    .short = Say which hole, and what is in it already.
    .brief = Which hole?
reminder-winter = Say aloud which disk you lift.
    .short = Say which disk.
    .brief = Which disk?

# What happens

event-meadow-is-ready = What a fine tree!
    .short = The tree is ready.
    .brief = Ready.
event-starter-is-open = { $way ->
        [youngest] Then the youngest begins.
        [chance] Then I draw a name.
       *[ask] Then you decide. The youngest, perhaps?
    }
    .short = { $way ->
        [youngest] Then the youngest begins.
        [chance] Then I draw a name.
       *[ask] Then you decide.
    }
    .brief = { $way ->
        [youngest] The youngest, then.
        [chance] I draw a name.
       *[ask] You decide.
    }
event-starter-is-known = { $seat } will begin.
    .short = { $seat } begins.
    .brief = { $seat } begins.
event-autumn-turn = { $seat }, your turn: open a green disk, then drop a nut.
    .short = { $seat }, drop a nut.
    .brief = { $seat }.
event-winter-turn = { $seat }, your turn: lift a white disk.
    .short = { $seat }, lift a white disk.
    .brief = { $seat }.
event-hole-is-open = { POSSESSIVE($seat) } hole is open.
    .short = The hole is open.
    .brief = Open.
event-nut-hit = In! { $seat } keeps the leaf. The disk goes back white.
    .short = In! { $seat } keeps the leaf.
    .brief = In! A leaf for { $seat }.
event-nut-missed = Missed. { $seat }, close your hole white side up, and lay the leaf on it.
    .short = Missed. { $seat }, white disk on the hole, leaf on top.
    .brief = Missed, { $seat }.
event-nut-to-bury = Bury the nut in { part-hole }, under it or nearest to it. Beside the box? { $beside ->
        [stays_out] Then it stays out.
        [neighbour_may] Then { $neighbour } may hide it.
       *[neighbour] Then { $neighbour } hides it.
    }
    .short = Bury the nut where it lies. { $beside ->
        [stays_out] Beside the box, it stays out.
        [neighbour_may] Beside the box, { $neighbour } may hide it.
       *[neighbour] Beside the box, { $neighbour } hides it.
    }
    .brief = Bury it.
event-bury-it = { $landing ->
        [on_disk] On a disk: { $seat }, hide it { part-below }.
        [between] Between disks: { $seat }, hide it { part-nearest }.
       *[outside] Beside the box: { $seat }, hide it { part-liked }.
    } That disk goes back the same way up.
    .short = { $landing ->
        [on_disk] { $seat }, hide it { part-below }.
        [between] { $seat }, hide it { part-nearest }.
       *[outside] { $seat }, hide it { part-liked }.
    }
    .brief = { $landing ->
        [on_disk] { $seat }, under that disk.
        [between] { $seat }, nearest hole.
       *[outside] { $seat }, your choice.
    }
    .printed = Hide the nut. That disk goes back the same way up.
event-nut-stays-out = Beside the box: it stays out of the game. Lay it aside.
    .short = Beside the box: it stays out.
    .brief = It stays out.
event-second-nut = { $way ->
        [kept] { $seat } keeps the other nut, and its leaf.
       *[buried] The other nut counts as missed. Turn a green disk white with the leaf on it, and hide the nut.
    }
    .short = { $way ->
        [kept] { $seat } keeps the other nut, and its leaf.
       *[buried] The other one missed: a white disk, its leaf on top, and hide it.
    }
    .brief = { $way ->
        [kept] The other for { $seat }.
       *[buried] The other one missed.
    }
event-nut-is-buried = Well hidden.
    .short = Buried.
    .brief = Buried.
event-winter-came = That was the last nut: the tree is bare, and winter comes!
    .short = The tree is bare. Winter comes!
    .brief = Winter!
event-winter-starter-is-known = { $way ->
        [last_of_tied] { $seat } has the fewest leaves, shared, and comes last in the order: { $seat } begins.
        [last_in_order] Several share the fewest leaves. { $seat } is last in the order and begins.
        [last_nut] Several share the fewest leaves. { $seat } dropped the last nut and begins.
       *[fewest] { $seat } has the fewest leaves and begins.
    }{ $may_pass ->
        [true] {" "}Or pass it on, and say who begins instead.
       *[false] {""}
    }
    .short = { $way ->
        [last_in_order] { $seat } is last in the order and begins.
        [last_nut] { $seat } dropped the last nut and begins.
       *[fewest] { $seat } has the fewest leaves and begins.
    }{ $may_pass ->
        [true] {" "}Or pass it on.
       *[false] {""}
    }
    .brief = { $seat } begins{ $may_pass ->
        [true] , or passes it on.
       *[false] .
    }
event-nuts-found = { $leaf ->
        [true] { $seat } finds a leaf and { part-nuts }! The disk stays white.
       *[false] { $seat } finds { part-nuts }! The disk stays white.
    }
    .short = { $leaf ->
        [true] { $seat } finds a leaf and { part-nuts }. White again.
       *[false] { $seat } finds { part-nuts }. White again.
    }
    .brief = { $leaf ->
        [true] A leaf and { part-nuts } for { $seat }.
       *[false] { part-nuts } for { $seat }.
    }
event-leaf-found = A leaf for { $seat }, and no nut. The disk turns green.
    .short = A leaf for { $seat }, no nut. Green now.
    .brief = A leaf for { $seat }.
event-nothing-found = Nothing for { $seat }. The disk turns green: it thaws.
    .short = Nothing for { $seat }. Green now.
    .brief = Nothing, { $seat }.
event-all-found = Every nut and every leaf is found! Turn the last snow green, or just say: spring.
    .short = Everything is found! Go on, or say: spring.
    .brief = All found. Or say: spring.
event-counts-differ = By my count { part-leaves } and { part-nuts } are missing. All piles together must make { NUMBER_WORDS($together) }: please count them.
    .short = By my count { part-leaves } and { part-nuts } are missing. Please count your piles.
    .brief = { part-leaves } and { part-nuts } are missing. Please count.
event-spring-came = The meadow is green. Spring is here, and the game is over!
    .short = Spring! The game is over.
    .brief = Spring!
event-praised = { $deed ->
        [most_nuts] { $seat } has the finest nose for nuts: { NUMBER_WORDS($count) } found.
        [most_leaves] { $seat } has gathered more leaves than anybody: { NUMBER_WORDS($count) }.
        [some_nuts] { $seat } has dug bravely and filled a larder.
        [some_leaves] { $seat } has gathered leaves for a soft bed.
       *[patience] { $seat } has kept good cheer all winter long.
    }
    .short = { $deed ->
        [most_nuts] { $seat } has the finest nose for nuts.
        [most_leaves] { $seat } has the most leaves.
        [some_nuts] { $seat } has filled the larder.
        [some_leaves] { $seat } has a soft bed of leaves.
       *[patience] { $seat } has kept good cheer.
    }
    .brief = { $deed ->
        [most_nuts] { $seat }: the finest nose.
        [most_leaves] { $seat }: the most leaves.
        [some_nuts] { $seat }: a full larder.
        [some_leaves] { $seat }: a soft bed.
       *[patience] { $seat }: good cheer.
    }
event-won = { $seat } is the luckiest squirrel of all, with { part-leaves } and { part-nuts }, { NUMBER_WORDS($total) } together!
    .short = { $seat } wins with { part-leaves } and { part-nuts }!
    .brief = { $seat } wins!
event-won-together = { $seats } are the luckiest squirrels, with { part-leaves } and { part-nuts } each. You win together!
    .short = { $seats } win together, with { NUMBER_WORDS($total) } each!
    .brief = { $seats } win!
event-ranking = Here are all of you: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-ranked = { $seat } { $place ->
        [0] had to go
        [1] is first
        [2] is second
        [3] is third
       *[other] is fourth
    }, with { part-leaves } and { part-nuts }
    .short = { $seat } { $place ->
        [0] had to go
        [1] is first
        [2] is second
        [3] is third
       *[other] is fourth
    }, with { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-finds = { $seat }: { part-leaves } and { part-nuts }
    .short = { $seat }: { part-leaves }, { part-nuts }
    .brief = { $seat } { NUMBER_WORDS($total) }

# Story

story-opening = Once there was a tree full of nuts, and under it lived some very nimble squirrels. That is you!
    .alt1 = Listen, little squirrels: a year goes by, and you gather what falls from the tree.
    .alt2 = The year begins, and the squirrels wake up. Are your paws warm?
story-autumn = Autumn is here, and the nuts are ripe!
    .short = Autumn is here!
    .brief = Autumn!
story-first-snow = The first snow has fallen in the meadow.
    .short = The first snow.
    .brief = First snow.
story-half-of-autumn = Half of the nuts have fallen. The days are getting colder.
    .short = Half of the nuts have fallen.
    .brief = Half the nuts are down.
story-last-nut = One nut still hangs on the tree. Shh!
    .short = One nut still hangs on the tree.
    .brief = The last nut.
story-last-nut-found = That was the last hidden nut! Only leaves still lie in the snow.
    .short = That was the last hidden nut.
    .brief = Last nut found.
story-cheer = Hooray!
    .alt1 = Well done!
    .alt2 = What a paw!
    .alt3 = Splendid!
    .alt4 = Plop!
    .alt5 = Wonderful!
    .alt6 = Oh, lovely!
    .alt7 = Clever squirrel!
    .alt8 = Yum!
    .alt9 = Hop, hop, hooray!
    .alt10 = Bravo!
    .alt11 = Like a real squirrel!
story-comfort = Never mind.
    .alt1 = Oh well.
    .alt2 = That happens to every squirrel.
    .alt3 = So it goes.
    .alt4 = What a pity.
    .alt5 = Chin up.
    .alt6 = No matter.
    .alt7 = Patience, little squirrel.
event-story-told = { $beat ->
        [autumn] { story-autumn }
        [first-snow] { story-first-snow }
        [half-of-autumn] { story-half-of-autumn }
        [last-nut] { story-last-nut }
       *[last-nut-found] { story-last-nut-found }
    }
    .short = { $beat ->
        [autumn] { story-autumn.short }
        [first-snow] { story-first-snow.short }
        [half-of-autumn] { story-half-of-autumn.short }
        [last-nut] { story-last-nut.short }
       *[last-nut-found] { story-last-nut-found.short }
    }
    .brief = { $beat ->
        [autumn] { story-autumn.brief }
        [first-snow] { story-first-snow.brief }
        [half-of-autumn] { story-half-of-autumn.brief }
        [last-nut] { story-last-nut.brief }
       *[last-nut-found] { story-last-nut-found.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-on-tree = { $nuts ->
        [0] The tree is bare.
        [one] One nut hangs on the tree, with its leaf.
       *[other] { NUMBER_WORDS($nuts) } nuts hang on the tree, each with its leaf.
    }
    .short = { $nuts ->
        [0] None: the tree is bare.
       *[other] { part-nuts } on the tree.
    }
    .brief = { $nuts ->
        [0] None.
       *[other] { NUMBER_WORDS($nuts) }.
    }
answer-hidden = { $nuts ->
        [0] No nut is hidden in the meadow.
        [one] One nut is hidden in the meadow.
       *[other] { NUMBER_WORDS($nuts) } nuts are hidden in the meadow.
    }
    .short = { $nuts ->
        [0] No nut is hidden.
       *[other] { part-nuts } hidden.
    }
    .brief = { $nuts ->
        [0] None.
       *[other] { NUMBER_WORDS($nuts) }.
    }
answer-disks = { $green ->
        [0] All disks are white.
        [20] All disks are green.
       *[other] { NUMBER_WORDS($green) } green and { NUMBER_WORDS($white) } white disks.
    }
    .short = { $green ->
        [0] All white.
        [20] All green.
       *[other] { NUMBER_WORDS($green) } green, { NUMBER_WORDS($white) } white.
    }
    .brief = { $green ->
        [0] All white.
        [20] All green.
       *[other] { NUMBER_WORDS($green) } green, { NUMBER_WORDS($white) } white.
    }
answer-leaves-on-disks = { $leaves ->
        [0] No leaf lies in the meadow.
        [one] One leaf lies in the meadow.
       *[other] { NUMBER_WORDS($leaves) } leaves lie in the meadow.
    }
    .short = { $leaves ->
        [0] No leaf in the meadow.
       *[other] { part-leaves } in the meadow.
    }
    .brief = { $leaves ->
        [0] None.
       *[other] { NUMBER_WORDS($leaves) }.
    }
answer-left-in-autumn = { $drops ->
        [0] All sixteen nuts hang on the tree.
        [one] One of sixteen nuts has fallen. In the meadow: { part-leaves }, and { part-hidden } hidden.
       *[other] { NUMBER_WORDS($drops) } of sixteen nuts have fallen. In the meadow: { part-leaves }, and { part-hidden } hidden.
    }
    .short = On the tree { NUMBER_WORDS($tree) }, in the meadow { NUMBER_WORDS($hidden) }.
    .brief = { NUMBER_WORDS($tree) } on the tree.
answer-left-in-winter = In the meadow lie { part-leaves }, { part-hidden } hidden, and { part-white } white.
    .short = { part-leaves }, { part-hidden } hidden, and { part-white } white.
    .brief = { part-leaves }, and { part-hidden } hidden.

# Why something cannot be

refused-no-nut-on-tree = That was the last nut, so nobody else can drop one. Is it buried?
    .short = No nut hangs on the tree. Is the last one buried?
    .brief = The tree is bare. Buried?
refused-too-many-nuts = I know of { $found ->
        [one] one nut
       *[other] { NUMBER_WORDS($found) } nuts
    } found, so { $left ->
        [0] none is left
        [one] only one is left
       *[other] only { NUMBER_WORDS($left) } are left
    }. How many did you find?
    .short = { $left ->
        [0] No nut is left.
        [one] Only one nut is left.
       *[other] Only { NUMBER_WORDS($left) } nuts are left.
    } How many did you find?
    .brief = { $left ->
        [0] None is left.
        [one] Only one is left.
       *[other] Only { NUMBER_WORDS($left) } are left.
    } How many?
refused-all-nuts-are-here = One disk is white, so what is missing must be under it: { $left ->
        [one] one nut
       *[other] { NUMBER_WORDS($left) } nuts
    }. Please look again. If all is green in spite of that, say: all green.
    .short = Under the last white disk there must be { NUMBER_WORDS($left) }. Please look again, or say: all green.
    .brief = { NUMBER_WORDS($left) } must be here. Look again?
refused-no-leaf-left = No leaf is left in the meadow. What did you find?
    .short = No leaf is left in the meadow. What did you find?
    .brief = No leaf is left. What else?
refused-leaf-on-every-disk = By my count a leaf lies on every white disk. Was there a leaf on this one?
    .short = A leaf lies on every white disk. Was there one?
    .brief = Was there a leaf?
refused-not-all-found = Something is still out there: { part-leaves } and { part-nuts }. Please lift the white disks, or say: undo.
    .short = Still out there: { part-leaves } and { part-nuts }.
    .brief = { part-leaves } and { part-nuts } are missing.
refused-not-tracked = { $leaves ->
        [one] One leaf lies in the meadow.
       *[other] { NUMBER_WORDS($leaves) } leaves lie in the meadow.
    } I do not know where: look, or feel for them.
    .short = { part-leaves }. I do not know where: look, or feel.
    .brief = { part-leaves }. Look, or feel.

# One-key answers

choice-starter-named = begins
choice-nobody-knows = nobody knows
choice-hit = it fell in
    .phases = autumn
choice-missed = it didn't go in
    .phases = autumn
choice-also-fell = another nut fell
choice-declined = I don't want to hide it
choice-buried = I buried it
choice-landed-on-disk = on a disk
choice-landed-between = between the disks
choice-landed-outside = beside the box
choice-snow-lies = all white

# What goes back where after undo; never which hole

undone-set-up = Back to setting up.
undone-starter-named = { $seat } does not begin. Nothing moves.
undone-nobody-knows = Back to who nibbled a nut.
undone-hole-opened = The disk is back on its hole.
undone-hit = Take the nut out of the hole. Nut and leaf go back to their branch, the disk back to green.
undone-also-fell = The other nut and its leaf go back to their branch. A disk turned for it goes back to green.
undone-declined = The nut waits for the left neighbour again.
undone-missed = Nut and leaf go back to their branch, the disk back to green.
undone-landed = Back to the nut that missed.
undone-buried = The nut comes out of its hole again.
undone-snow-lies = The green disks turn back.
undone-found = What was found goes back into its hole, a leaf back on its disk, white side up.
undone-all-green = The last disks turn white again.

# How the table stood, to build it up again

put-back-autumn = On the tree belong { part-tree }. { part-white } white. What lies in the holes stays there.
    .short = On the tree { part-tree }. { part-white } white.
    .brief = { NUMBER_WORDS($tree) } on the tree, { NUMBER_WORDS($white) } white.
put-back-burying = On the tree belong { part-tree }. { part-white } white, and one nut waits to be buried.
    .short = On the tree { part-tree }. { part-white } white, and one nut waits.
    .brief = { NUMBER_WORDS($tree) } on the tree, { NUMBER_WORDS($white) } white.
put-back-winter = The tree stays bare. { part-white } white, and { NUMBER_WORDS($leaves_on_disks) } of those carry a leaf.
    .short = { part-white } white, and { NUMBER_WORDS($leaves_on_disks) } of those carry a leaf.
    .brief = White { NUMBER_WORDS($white) }, with a leaf { NUMBER_WORDS($leaves_on_disks) }.

# House rules

house-rule-starter-ask = If nobody knows who nibbled a nut last, you decide who begins.
house-rule-starter-youngest = If nobody knows who nibbled a nut last, the youngest begins.
house-rule-starter-chance = If nobody knows who nibbled a nut last, I draw a name.
house-rule-turning-branches-no = Branches stay as they are during the game.
house-rule-turning-branches-yes = A branch may be turned before a nut is dropped.
house-rule-second-nut-back-on-tree = If a second nut falls, it goes back on its branch.
house-rule-second-nut-buried = If a second nut falls, it counts as missed and is hidden as well.
house-rule-second-nut-kept = If a second nut falls, whoever made it fall keeps it and its leaf.
house-rule-missed-hole-another = A nut that missed goes into any hole but the one it missed.
house-rule-missed-hole-any = A nut that missed may go into the hole it missed, too.
house-rule-missed-hole-green = A nut that missed goes only under a green disk.
house-rule-beside-box-neighbour = The left neighbour hides a nut beside the box.
house-rule-beside-box-neighbour-may = The left neighbour may leave a nut beside the box to whoever dropped it.
house-rule-beside-box-stays-out = A nut beside the box stays out of the game, so fewer can be found.
house-rule-winter-start-must = Whoever is to begin winter begins.
house-rule-winter-start-may-pass = If several have the fewest leaves, whoever is to begin winter may pass it on.
house-rule-winter-starter-last-of-tied = If several have the fewest leaves, the last of them in the order begins winter.
house-rule-winter-starter-last-in-order = If several have the fewest leaves, the last one in the order begins winter.
house-rule-winter-starter-last-nut = If several have the fewest leaves, whoever dropped the last nut begins winter.
house-rule-ending-all-green = The game goes on until the whole meadow is green.
house-rule-ending-all-found = The game ends as soon as every nut and leaf is found.

# The rules of this moment

rule-now-setting-up = On each hole lies a green disk. On each of the sixteen ends hang a leaf and a nut.
rule-now-starting = Whoever nibbled a nut last begins. Then it goes round to the left.
rule-now-agreeing = Nobody knows who nibbled a nut, so somebody else has to begin.
rule-now-autumn = Lift a green disk, and push one nut off with its leaf. If it falls into the hole, the leaf is yours. Then the disk goes back, white side up.
rule-now-burying = The leaf lies on the disk you opened, now white. Hide the nut in another hole: under it, or nearest to it. That disk goes back the same way up.
rule-now-snow = Turn all green disks to white. Leaves stay where they lie.
rule-now-winter = Lift a white disk. Leaf and nuts are yours. With a nut, the disk goes back white; without, it turns green.
rule-now-over = Most leaves and nuts together win. If that is equal, more nuts win.

# Rules by topic: what must be done when ...

rule-goal = Gather the most leaves and nuts until spring.
    .short = Gather the most leaves and nuts.
    .brief = Most leaves and nuts win.
rule-beside-the-box = A nut beside the box is hidden by the left neighbour, in any hole but the one just missed. Then it is their turn.
    .short = Beside the box, the left neighbour hides it where they like.
    .brief = The left neighbour hides it.
rule-on-a-disk = If the nut lies on a disk, hide it in the hole below. The disk goes back the same way up, and its leaf stays.
    .short = On a disk: hide it below. The disk goes back the same way up.
    .brief = Hide it below.
rule-between-disks = Between disks, hide it in the nearest other hole. If several are as near, whoever dropped it chooses.
    .short = Between disks: the nearest other hole.
    .brief = The nearest other hole.
rule-which-hole = In autumn you open any green disk. What lies in the hole already stays there.
    .short = Any green disk. What is in the hole stays there.
    .brief = Any green one.
rule-rim = If it bounces first and then falls in, it is in. If it hangs on the rim, you decide together.
    .short = Only where it ends counts. On the rim, you decide.
    .brief = You decide.
rule-winter = Lift one white disk. What you find is yours. Nuts found: white again. No nut: green.
    .short = One white disk. Nuts: white again. No nut: green.
    .brief = Nuts: white. No nut: green.
rule-leaf = A hit wins the leaf. After a miss it lies on the white disk until somebody lifts that in winter.
    .short = A hit wins the leaf. Otherwise it waits for winter.
    .brief = A hit wins the leaf.
rule-tie = With equally many, more nuts win. If those are equal too, you win together.
    .short = More nuts win. Otherwise you win together.
    .brief = More nuts win.
rule-who-starts = Whoever nibbled a nut last begins in autumn. In winter it is the one with the fewest leaves.
    .short = In autumn the last nibbler, in winter the fewest leaves.
    .brief = The last nibbler.
rule-looking = Everybody may look into an open hole. Remember what you see!
    .short = Everybody may look. Remember it!
    .brief = All may look.
rule-end = Winter is over when all twenty disks are green.
    .short = When all disks are green.
    .brief = All green.
rule-recount = If the piles do not make thirty-two together, count them once more.
    .short = Together it must be thirty-two. Count once more.
    .brief = Count once more.
rule-two-fell = Only one nut counts. Hang the other one back, with its leaf.
    .short = Only one counts. Hang the other back.
    .brief = One counts.
rule-second-nut-buried = The other one counts as missed, and is hidden too. Say: another nut fell.
    .short = It counts as missed. Say: another nut fell.
    .brief = Say: another nut fell.
rule-second-nut-kept = The other one is yours, with its leaf. Say: another nut fell.
    .short = It is yours. Say: another nut fell.
    .brief = Say: another nut fell.
rule-leaf-fell-off = Stick the leaf back on its branch. It does not count.
    .short = Stick it back on.
    .brief = Stick it back.
rule-tree-fell-over = Stand it up again, and hang back what fell. What lies in the holes stays there.
    .short = Stand it up, and hang back what fell.
    .brief = Stand it up again.
rule-stuck = Give it another push. If it hangs on the rim of the hole, you decide whether it is in.
    .short = Push once more. On the rim, you decide.
    .brief = Push once more.
rule-disk-slipped = Lay the disk back the way it was. What you saw, you may remember.
    .short = Lay it back the way it was.
    .brief = Lay it back.
rule-nut-lost = Look for it together. If it stays lost, take a button in its place, and your left neighbour hides it.
    .short = If it stays lost, hide a button in its place.
    .brief = Take a button.
rule-branches = Branches stay as they are during the game. For small hands there is a house rule.
    .short = Branches stay as they are.
    .brief = No turning.
rule-branches-may-turn = Yes, you may turn a branch before you drop a nut.
    .short = Yes, before you drop.
    .brief = Yes.
answer-rule-told = { $topic ->
        [two-fell] { rule-two-fell }
        [second-nut-buried] { rule-second-nut-buried }
        [second-nut-kept] { rule-second-nut-kept }
        [leaf-fell-off] { rule-leaf-fell-off }
        [tree-fell-over] { rule-tree-fell-over }
        [stuck] { rule-stuck }
        [disk-slipped] { rule-disk-slipped }
        [nut-lost] { rule-nut-lost }
        [branches-may-turn] { rule-branches-may-turn }
       *[branches] { rule-branches }
    }
    .short = { $topic ->
        [two-fell] { rule-two-fell.short }
        [second-nut-buried] { rule-second-nut-buried.short }
        [second-nut-kept] { rule-second-nut-kept.short }
        [leaf-fell-off] { rule-leaf-fell-off.short }
        [tree-fell-over] { rule-tree-fell-over.short }
        [stuck] { rule-stuck.short }
        [disk-slipped] { rule-disk-slipped.short }
        [nut-lost] { rule-nut-lost.short }
        [branches-may-turn] { rule-branches-may-turn.short }
       *[branches] { rule-branches.short }
    }
    .brief = { $topic ->
        [two-fell] { rule-two-fell.brief }
        [second-nut-buried] { rule-second-nut-buried.brief }
        [second-nut-kept] { rule-second-nut-kept.brief }
        [leaf-fell-off] { rule-leaf-fell-off.brief }
        [tree-fell-over] { rule-tree-fell-over.brief }
        [stuck] { rule-stuck.brief }
        [disk-slipped] { rule-disk-slipped.brief }
        [nut-lost] { rule-nut-lost.brief }
        [branches-may-turn] { rule-branches-may-turn.brief }
       *[branches] { rule-branches.brief }
    }
