# What the host says of itself, in English. Every spoken message has three lengths: the value, .short and .brief.
# Name first, question last, at most two sentences before somebody has to act.

welcome = Hello, I am your host. Press Enter to silence me, or type h for help.
    .short = Hello. Type h for help.
    .brief = Hello.
welcome-back = Hello again. I kept your game of { $title }.
    .short = Hello again. Your game of { $title } is kept.
    .brief = Your game of { $title }.
welcome-crashed = Something went wrong with me, and I am back. Your game is kept.
    .short = I am back. Your game is kept.
    .brief = I am back.
welcome-woken = I was asleep for a while. This is where we are.
    .short = I was asleep. This is where we are.
    .brief = I was asleep.

# The evening

ask-game = Which game shall we play? { $games }?
    .short = Which game? { $games }?
    .brief = Which game?
ask-players = { $title }! Who is playing? Say your names to the left, then: that's all of us.
    .short = Who is playing? Your names to the left, then: that's all.
    .brief = Who is playing?
ask-more-players = { $names }. Who sits next to the left? Or say: that's all of us.
    .short = { $names }. Who is next? Or: that's all.
    .brief = { $names }. Who is next?
ask-table = { $names }. Is that everybody?
    .short = { $names }. Is that everybody?
    .brief = { $names }. Everybody?
ask-animal = I have trouble with that name. Type it, or be one of these animals: { $animals }.
    .short = Type the name, or be an animal: { $animals }.
    .brief = Type it, or be { $animals }.
ask-name-alike = { $name } sounds like { $other }. Keep it, take another name, or be an animal?
    .short = { $name } sounds like { $other }. Keep it, another name, or an animal?
    .brief = { $name }, or another name?
ask-name-word = { $name } is a word of the game. Keep it, another name, or an animal?
    .short = { $name } is a word of the game. Keep it, another name, or an animal?
    .brief = { $name }, or another name?
ask-options = Settings: { $options }. Which one, or next?
    .short = { $options }, or next?
    .brief = { $options }?
ask-evening-over = Do you want to play again?
    .short = Play again?
    .brief = Again?
ask-confirm = I heard: { $heard }. Is that right?
    .short = { $heard }, is that right?
    .brief = { $heard }?
ask-confirm-other-player = I heard: { $heard }. But it is { POSSESSIVE($name) } turn. Does it count for { $name }?
    .short = { $heard }? It is { POSSESSIVE($name) } turn. For { $name }?
    .brief = For { $name }?
ask-plays-on = { $name } is leaving. Does somebody play on for { $name }?
    .short = Does somebody play on for { $name }?
    .brief = Somebody for { $name }?
ask-confirm-quit = Shall we stop here? I keep the game for later.
    .short = Stop here, and keep the game?
    .brief = Stop here?
ask-confirm-newgame = Shall we start a new game? I keep this one for later.
    .short = Start anew, and keep this game?
    .brief = Start anew?
ask-choose = I heard several things. { $heard }. Which one is right?
    .short = { $heard }. Which one?
    .brief = { $heard }?
item-heard-1 = first: { $heard }
item-heard-2 = second: { $heard }
item-heard-3 = third: { $heard }
ask-opposite = I hear two things. { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .short = { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .brief = { $heard }?
ask-who = Who says that? { $names }?
    .short = Who? { $names }?
    .brief = Who?
ask-who-was-it = Who was it then? { $names }?
    .short = Who was it? { $names }?
    .brief = Who was it?
ask-helper = Who helps you?
    .short = Who helps you?
    .brief = Who helps?
ask-kept = Who is back?
    .short = Who is back?
    .brief = Who is back?
ask-stands = Does everything on the table still stand as it was?
    .short = Does everything still stand?
    .brief = Still standing?
ask-what-is-wrong = What is wrong? Say it right, like: no, it missed. Or say: undo.
    .short = What is wrong? Say it right, or say undo.
    .brief = What is wrong?

event-game-was-chosen = Good. It is for { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) } players.
    .short = Good. { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) } players.
    .brief = Good.
event-table-was-set = Round the table to the left: { $seats }.
    .short = { $seats }.
    .brief = { $seats }.
event-player-was-renamed = From now on I say { $seat }.
    .short = I say { $seat }.
    .brief = { $seat }.
event-helper-was-named = { $name } helps. { $name }, when I ask you, tell what lies there, and give no advice.
    .short = { $name } helps. Tell only what lies there, without advice.
    .brief = { $name } helps.
event-helper-is-gone = Good. From now on I ask nobody but the players.
    .short = I ask only the players now.
    .brief = Only the players.
undone-helper-named = { $name } does not help.
undone-house-rule-set = That house rule no longer holds.
undone-helper-gone = You still have your helper.
event-forgotten = Forgotten.
    .short = Forgotten.
    .brief = Forgotten.
event-corrected = Corrected.
    .short = Corrected.
    .brief = Corrected.
undone-host-rolls = I have not rolled.
undone-turn-given = The turn goes back.
event-undone = Taken back.
    .short = Taken back.
    .brief = Taken back.

event-host-will-roll = I roll for you.
    .short = I roll.
    .brief = I roll.

event-seat-is-empty = { $seat } has gone. What { $seat } has collected stays counted.
    .short = { $seat } has gone. It stays counted.
    .brief = { $seat } has gone.
event-seat-is-taken = Welcome back, { $seat }!
    .short = { $seat } is back.
    .brief = { $seat } is back.
event-turn-was-given = Now it is { POSSESSIVE($seat) } turn.
    .short = It is { POSSESSIVE($seat) } turn.
    .brief = { $seat } it is.
event-one-is-left = Only { $seat } is left, so I keep the game as it is. Say who comes back, or quit.
    .short = Only { $seat } is left. I keep the game.
    .brief = Only { $seat } is left.

refused-not-now = That does not fit here.
    .short = That does not fit here.
    .brief = Not now.
refused-out-of-range = { $value } does not fit: from { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }.
    .short = From { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }.
    .brief = { NUMBER_WORDS($least) } to { NUMBER_WORDS($most) }.
refused-game-over = The game is over. For one more, say: play again.
    .short = The game is over. Say: play again.
    .brief = The game is over.
refused-must-remember = You have to remember that yourselves.
    .short = You have to remember that.
    .brief = Remember!
refused-seat-empty = { $seat } is not at the table now.
    .short = { $seat } is not here.
    .brief = { $seat } is not here.
refused-seat-taken = { $seat } is at the table already.
    .short = { $seat } is here already.
    .brief = { $seat } is here.
refused-turn-open = First finish this turn, or say undo. Then { $seat } can go.
    .short = First finish this turn, or say undo.
    .brief = Finish this turn first.
refused-one-player = You are alone at the table, so the game waits. Say who is back, or quit.
    .short = You are alone. Say who is back, or quit.
    .brief = The game waits.
refused-unknown-game = I do not know the game { $game }.
    .short = I do not know { $game }.
    .brief = I do not know { $game }.
refused-too-many-players = That is too many. { NUMBER_WORDS($most) } can play.
    .short = Only { NUMBER_WORDS($most) } can play.
    .brief = Only { NUMBER_WORDS($most) }.
refused-too-few-players = It takes at least { NUMBER_WORDS($least) } players, and I have { NUMBER_WORDS($now) }.
    .short = It takes { NUMBER_WORDS($least) }, I have { NUMBER_WORDS($now) }.
    .brief = I need { NUMBER_WORDS($least) }.
refused-same-name = { $name } is sitting here already. Please take another name, or add something to it.
    .short = { $name } is here already. Another name, please.
    .brief = Another name, please.
refused-no-name = I did not get a name.
    .short = I did not get a name.
    .brief = No name.
refused-no-helper = I know of no helper. To name one, say: we have a helper.
    .short = I know of no helper.
    .brief = No helper.
refused-no-longer-fits = Then what came after it could not have been. Say undo, and tell it as it was.
    .short = What came after does not fit then. Say undo, and tell it as it was.
    .brief = It does not fit. Say undo.
refused-rule-too-late = By that house rule the game so far could not have been. Choose it when the next game begins.
    .short = It does not fit the game so far. Choose it for the next one.
    .brief = Too late for this game.
refused-unknown-house-rule = This game has no such house rule.
    .short = No such house rule.
    .brief = No such rule.

# Answers

answer-who-is-playing = { $count ->
        [one] One player so far: { $names }.
       *[other] { NUMBER_WORDS($count) } players, to the left: { $names }.
    }
    .short = { $names }.
    .brief = { $names }.
answer-who-helps = { $name } helps.
    .short = { $name } helps.
    .brief = { $name } helps.
answer-helper-offered = Does somebody who sees help you? Then say: we have a helper.
    .short = If somebody helps, say: we have a helper.
    .brief = Help? Say: we have a helper.
answer-helper-asked = { $name }, what do you see? Please tell it, and give no advice.
    .short = { $name }, what do you see? No advice, please.
    .brief = { $name }, what do you see?
answer-nobody-yet = Nobody has a seat yet.
    .short = Nobody yet.
    .brief = Nobody yet.
answer-names-please = Good. Say your names round the table to the left.
    .short = Your names, please.
    .brief = Your names?
answer-won-last-time = The last game was { $title }, and { $names } won.
    .short = In { $title }: { $names }.
    .brief = { $names }.
answer-nobody-won-last-time = The last game was { $title }, and nobody won.
    .short = Nobody won { $title }.
    .brief = Nobody.
answer-no-last-time = There is no finished game yet.
    .short = No finished game yet.
    .brief = None yet.
answer-how-often-won = { $count ->
        [0] { $name } has not won yet.
        [one] { $name } has won once.
       *[other] { $name } has won { NUMBER_WORDS($count) } times.
    }
    .short = { $count ->
        [0] Not yet.
        [one] Once.
       *[other] { NUMBER_WORDS($count) } times.
    }
    .brief = { $count ->
        [0] Not yet.
        [one] Once.
       *[other] { NUMBER_WORDS($count) } times.
    }
answer-recap = { $count ->
        [one] Tonight you have played one game.
       *[other] Tonight you have played { NUMBER_WORDS($count) } games.
    }
    .short = { $count ->
        [one] One game tonight.
       *[other] { NUMBER_WORDS($count) } games tonight.
    }
    .brief = Tonight:
answer-recap-won = { $title }: { $names } won.
    .short = { $title }: { $names } won.
    .brief = { $title }: { $names } won.
answer-recap-nobody = { $title }: nobody won.
    .short = { $title }: nobody won.
    .brief = { $title }: nobody won.
answer-recap-none = No game has come to its end tonight.
    .short = No finished game tonight.
    .brief = None tonight.
answer-cut-off = I was not at the end. Say: what did I miss?
    .short = For the rest say: what did I miss?
    .brief = Say: what did I miss?
ask-more = Go on?
    .short = Go on?
    .brief = Go on?
answer-nothing-happened = Nothing has happened yet.
    .short = Nothing yet.
    .brief = Nothing yet.
answer-shorter = I will say less. For more, say: explain.
    .short = I will say less.
    .brief = Shorter.
answer-you-can-say = You can say: { $sentences }.
    .short = Say: { $sentences }.
    .brief = { $sentences }.
answer-keys = Or type { $keys }, and press Enter.
    .short = Or type { $keys }.
    .brief = Type { $keys }.
answer-type-it = Or type it, and press Enter.
    .short = Or type it.
    .brief = Or type it.
answer-your-house-rule = Your house rule: { $rule }
    .short = Your house rule: { $rule }
    .brief = Your house rule: { $rule }
answer-otherwise-by-the-book = Otherwise, by the rulebook: { $rule }
    .short = Otherwise, by the rulebook: { $rule }
    .brief = Otherwise: { $rule }
answer-no-house-rules = This game has no house rules.
    .short = No house rules.
    .brief = None.
answer-edge-of-history = There is nothing further that way.
    .short = Nothing further.
    .brief = The end.
answer-no-game-yet = No game is running yet.
    .short = No game yet.
    .brief = No game yet.
answer-nothing-to-undo = There is nothing to take back.
    .short = Nothing to take back.
    .brief = Nothing.
answer-nothing-to-redo = There is nothing to do again.
    .short = Nothing to do again.
    .brief = Nothing.
answer-still-fits = What came after that still fits. To have it again, say redo.
    .short = For what came after, say redo.
    .brief = For the rest, say redo.
answer-no-longer-fits = What came after that no longer fits. Please tell it as it was.
    .short = What came after no longer fits. Tell it anew.
    .brief = Tell the rest anew.
answer-nothing-to-correct = There is nothing to correct yet.
    .short = Nothing to correct.
    .brief = Nothing.
answer-was-player = I have it as { $name }'s turn already.
    .short = I have it as { $name }'s.
    .brief = { $name }'s, yes.
answer-was-other-player = By the order of play it was { $other }'s turn. If { $name } played instead, say undo.
    .short = It was { $other }'s turn. Say undo to take it back.
    .brief = It was { $other }'s turn.
answer-unknown-words = I do not understand: { $text }.
    .short = I do not understand: { $text }.
    .brief = Not understood: { $text }.
answer-plays-for = Good. I go on saying the same name.
    .short = Good. The name stays.
    .brief = Good.
answer-by-touch = Good. I tell how to set up by shape and count.
    .short = Good. By shape and count.
    .brief = By touch.
answer-by-sight = Good. I tell how to set up as it looks.
    .short = Good. As it looks.
    .brief = By sight.
answer-paused = I wait. Say go on when you are ready.
    .short = I wait. Say go on.
    .brief = I wait.
answer-kept = Your game is kept. To go on with it, start me with the word resume.
    .short = Your game is kept.
    .brief = Kept.
answer-kept-for-another = Your game is kept. To go back to it, say: the old game.
    .short = Kept. To go back, say: the old game.
    .brief = Kept.
answer-no-old-game = I have kept no game that you could go on with.
    .short = I have kept no game.
    .brief = No kept game.
answer-goodbye = Goodbye.
    .short = Goodbye.
    .brief = Goodbye.
answer-slower = I speak slower now.
    .short = Slower now.
    .brief = Slower.
answer-faster = I speak faster now.
    .short = Faster now.
    .brief = Faster.
answer-louder = I speak louder now.
    .short = Louder now.
    .brief = Louder.
answer-quieter = I speak more quietly now.
    .short = Quieter now.
    .brief = Quieter.
answer-language = I speak English now.
    .short = English now.
    .brief = English.
answer-no-such-language = This game is not there in that language.
    .short = Not in that language.
    .brief = Not in that language.
answer-voice-host = I speak again.
    .short = I speak again.
    .brief = I speak.
answer-voice-none = I only print now. To hear me again, type: voice on.
    .short = I only print now.
    .brief = Printing only.
answer-voice-reader = I only print now, and your screen reader reads.
    .short = Your screen reader reads now.
    .brief = Printing only.
answer-sounds-true = The short sounds are on.
    .short = Sounds on.
    .brief = Sounds on.
answer-ears-back = I can hear you again.
    .short = I hear you again.
    .brief = I hear again.
answer-room-is-loud = It is too loud here for my ears. Come closer, use a headset, or use keys: type h to hear them.
    .short = It is too loud here. Come closer, or use keys.
    .brief = Too loud here.
answer-voice-is-distorted = Your voice comes in distorted. Move away from the microphone, or turn it down.
    .short = Your voice is distorted. Move away a little.
    .brief = Distorted. Move away a little.
answer-sounds-false = The short sounds are off.
    .short = Sounds off.
    .brief = Sounds off.
answer-stop-word-true = I hear you say stop while I speak.
    .short = I hear "stop" while I speak.
    .brief = I hear "stop".
answer-stop-word-false = While I speak, I hear nothing.
    .short = While I speak, I hear nothing.
    .brief = Not while I speak.
answer-story-rich = I tell the whole story.
    .short = The whole story.
    .brief = Whole story.
answer-story-little = I tell a little of the story.
    .short = A little story.
    .brief = Little story.
answer-story-off = I leave the story out.
    .short = No story.
    .brief = No story.
answer-length-full = I say everything in full until you know it.
    .short = Full sentences.
    .brief = Full.
answer-length-short = I use short sentences.
    .short = Short sentences.
    .brief = Short.
answer-length-brief = I use very short sentences.
    .short = Very short sentences.
    .brief = Brief.
answer-patience-200 = I give you more time.
    .short = More time.
    .brief = More time.
answer-patience-100 = I give you the usual time.
    .short = The usual time.
    .brief = Usual time.
answer-attention-asked = I listen when I ask something.
    .short = I listen when I ask.
    .brief = When I ask.
answer-attention-open = I listen whenever I am silent.
    .short = I always listen.
    .brief = Always.
answer-attention-named = I listen to what begins with my name. Say: host, and then the rest.
    .short = I listen for: host.
    .brief = Say host first.
answer-attention-key = I listen once after the key for speaking: i and Enter, or Enter alone with instant keys.
    .short = I listen after i and Enter.
    .brief = After the key i.
answer-keys-letters = Type a letter or a sentence, and press Enter.
    .short = A letter, and Enter.
    .brief = With Enter.
answer-keys-instant = Each key counts at once now. For a sentence, press the slash first.
    .short = Keys count at once. A sentence begins with a slash.
    .brief = At once.
answer-keys-few = Up and down speak the answers, Enter takes one, Space repeats, and Backspace takes back. Left and right are for all the rest.
    .short = Up and down speak the answers, Enter takes one. Left and right are for the rest.
    .brief = Arrows and Enter.
answer-profile-child = I speak slowly and tell everything, for children.
    .short = For children.
    .brief = Children.
answer-profile-adult = I speak for adults.
    .short = For adults.
    .brief = Adults.
answer-profile-practised = I speak fast and say little, for practised listeners.
    .short = Fast and short.
    .brief = Practised.
answer-who-is-me = I cannot see who speaks. Say the name.
    .short = I cannot see you. Say the name.
    .brief = The name, please.
answer-called = I am listening.
    .short = I am listening.
    .brief = Yes?
answer-type-sentence = Type a sentence, and press Enter.
    .short = Type, and press Enter.
    .brief = Type, and Enter.
answer-typed-so-far = { $keys }, and then Enter?
    .short = { $keys }, and Enter?
    .brief = { $keys }, Enter?
answer-keys-not-here = Single keys need a terminal, so type a letter or a sentence, and press Enter.
    .short = Single keys need a terminal. Press Enter after each.
    .brief = With Enter, please.
answer-press = Or press { $keys }.
    .short = Or press { $keys }.
    .brief = Press { $keys }.
answer-restored = I go on where we were.
    .short = I go on.
    .brief = Going on.
answer-cut-short = I can only take up the first { NUMBER_WORDS($taken) } of { NUMBER_WORDS($all) } reports, because the rules have changed since.
    .short = I took up { NUMBER_WORDS($taken) } of { NUMBER_WORDS($all) } reports.
    .brief = { NUMBER_WORDS($taken) } of { NUMBER_WORDS($all) } reports.

# Ears and voice that are missing

# What the short sounds say, for those who see them instead

earcon-open = (I am listening.)
earcon-taken = (Taken.)
earcon-not-understood = (Not understood.)
earcon-your-turn = (The next player's turn.)
earcon-score = (The score.)
earcon-end = (The end.)

ears-lost = { $reason }
ears-no-model = { $reason }
voice-lost = { $reason }
voice-no-language = { $reason }
voice-back = I can speak again.
    .short = I can speak again.
    .brief = I can speak again.
voice-reserve = The natural voice has failed, so another one speaks.
    .short = The natural voice has failed, so another one speaks.
    .brief = The natural voice has failed, so another one speaks.

# When something was not understood

again-rephrased = Again, please.
    .short = Again, please.
    .brief = Again, please.
    .alt1 = Say it once more.
    .alt2 = I did not get that.
again-now-i-hear = Now I can hear you. Once more, please.
    .short = Now I can hear you. Once more, please.
    .brief = Once more, please.
    .alt1 = Once more, please: I was not listening yet.
again-ears-back = I can hear again. What did you say?
    .short = I can hear again. Once more, please.
    .brief = Once more, please.
    .alt1 = My ears were gone for a moment. What did you say?
again-game = Say which game it is to be: { $games }?
    .short = Say a game: { $games }?
    .brief = Which one: { $games }?
again-players = Say your names, one after the other round the table to the left.
    .short = Your names, one after the other to the left.
    .brief = Your names, please.
again-more-players = So far { $names }. Say one more name, or say: that's all of us.
    .short = One more name after { $names }, or: that's all of us.
    .brief = One more name, or: that's all.
again-table = I have { $names }. Are these all of you, yes or no?
    .short = All of you: { $names }? Yes or no?
    .brief = { $names }, yes or no?
again-animal = Please type your name, or choose an animal: { $animals }.
    .short = Your name typed, or an animal: { $animals }.
    .brief = Typed, or { $animals }?
again-name-alike = { $name } and { $other } are hard to tell apart. Say: keep it. Or say another name, or an animal.
    .short = { $name } and { $other } are alike. Say: keep it, another name or an animal.
    .brief = Keep { $name }, or who else?
again-name-word = In the game { $name } means something else. Say: keep it. Or say another name, or an animal.
    .short = { $name } means something else. Say: keep it, another name or an animal.
    .brief = Keep { $name }, or who else?
again-options = Choose one of these settings: { $options }. Or say: next.
    .short = Choose: { $options }. Or: next.
    .brief = One of { $options }?
again-evening-over = One more game? Say: play again, or: quit.
    .short = Say: play again, or: quit.
    .brief = One more?
again-confirm = Did you say: { $heard }? Yes or no?
    .short = { $heard }: yes or no?
    .brief = { $heard }, yes?
again-confirm-other-player = { $heard }: is that for { $name }, yes or no?
    .short = { $heard }, for { $name }: yes or no?
    .brief = { $name }, yes or no?
again-plays-on = Who plays on for { $name }? Say a name, or: nobody.
    .short = A name to play on for { $name }, or: nobody.
    .brief = A name, or nobody?
again-confirm-quit = The game would be kept. Do you want to stop, yes or no?
    .short = Do you want to stop, yes or no?
    .brief = Stop, yes or no?
again-confirm-newgame = This game would be kept. Do you want a new one, yes or no?
    .short = Do you want a new game, yes or no?
    .brief = A new game, yes or no?
again-choose = One of these is right: { $heard }. Which one?
    .short = Which one is right: { $heard }?
    .brief = Which one: { $heard }?
again-opposite = Only one of them can be right. { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .short = Only one is right: { $heard }?
    .brief = Which one: { $heard }?
again-who = Say one of the names: { $names }.
    .short = A name: { $names }?
    .brief = Say a name.
again-who-was-it = Say the name of the one who played: { $names }.
    .short = Who played: { $names }?
    .brief = Who played?
again-helper = Say the name of whoever sees for you, or: nobody.
    .short = Whoever sees for you, by name, or: nobody.
    .brief = A name, or nobody?
again-kept = Say who sits at the table again.
    .short = Say who sits there again.
    .brief = Say who it is.
again-stands = Is everything on the table in its place, yes or no?
    .short = Everything in its place, yes or no?
    .brief = In its place?
again-more = Shall I go on, yes or no?
    .short = On, yes or no?
    .brief = On?
again-setup = When you are ready, say: next. If everything is ready, say: all is set up.
    .short = Say: next, or: all is set up.
    .brief = Next, or all set up?

help-anytime = At any time you can ask: whose turn is it, what's the score, say that again, undo. Type m for all keys.
    .short = Ask at any time: whose turn, the score, again, undo. Type m for all keys.
    .brief = Type m for all keys.
help-keys = Let us use the keyboard, or ask somebody to type for you.
    .short = Let us use the keyboard.
    .brief = Keyboard, please.
help-keys-helper = Let us use the keyboard. { $name } can type for you.
    .short = Let us use the keyboard, with { $name }.
    .brief = { $name }, the keyboard, please.
help-menu =
    Keys, each with Enter: t for whose turn, s for the score, x for what is left, l for what happened, r or nothing for again.
    To go back and on: u for undo, U for redo, p for pause, g for go on, comma and full stop for older and newer lines.
    To be helped: h for help, w for who is playing, o for settings and house rules, m for these keys.
    To change my voice: plus for faster, minus for slower. To speak to me: i. To leave: the word quit. The game is kept.

# The score sheet, which is printed and not said

sheet-title = Score sheet: { $title }
sheet-played = Played on { $date } by { $names }.
sheet-open = Begun on { $date } by { $names }, and not finished.
sheet-places = Who has how much
sheet-place = Place
sheet-player = Player
sheet-points = Points
sheet-course = The score over the turns
sheet-course-text = The lines go from turn 1 to turn { $turns }: { $ends }.
sheet-no-course = No turn was played.
sheet-turn = Turn
sheet-told = The evening as it was told
item-sheet-end = { $name } ends with { $points }

# Choices and keys

key-yes = y
key-no = n
choice-yes = yes
choice-no = no
choice-keep-name = keep the name
choice-next = next step
choice-set-up = all is set up
choice-by-touch = how it feels
choice-by-sight = how it looks
choice-thats-all = that's all of us
choice-nobody = nobody
choice-rematch = play again
choice-quit = leave
item-choice = { $key } for { $label }

# What voicehost doctor tells, one line a thing, with what mends it.

doctor-begin = I look at everything that a game by voice needs. Please be quiet for a moment.
doctor-voice = Voice: good.
doctor-no-voice = Voice: missing. { $reason }
doctor-loudspeaker = Loudspeaker: good, { $name }.
doctor-no-loudspeaker = Loudspeaker: missing. { $reason }
doctor-microphone = Microphone: good, { $name }.
doctor-loud-room = Microphone: { $name } hears a loud room. Turn off what hums or plays, or use a headset.
doctor-no-microphone = Microphone: missing. { $reason }
doctor-microphones = Microphones: { $names }. To choose one, add a part of its name: { $option } NAME.
doctor-echo = Echo: good. My voice comes back after { $milliseconds } milliseconds.
doctor-late-echo = Echo: my voice is { $milliseconds } milliseconds late. A loudspeaker with a cable makes me quicker.
doctor-no-echo = Echo: the microphone does not hear me. With headphones that is right; say: headphones on, and I hear you say stop while I speak. Else turn the loudspeaker up.
doctor-say-hello = Now say: hello, here I am!
doctor-speech = Your voice: good.
doctor-narrow-speech = Your voice: it sounds as if through a telephone, so I ask back whatever I hear. Use another microphone than that of a wireless headset.
doctor-faint-speech = Your voice: faint. Come nearer, or turn the microphone up.
doctor-clipped-speech = Your voice: distorted. Move away a little, or turn the microphone down.
doctor-no-speech = Your voice: I heard nobody. If you spoke, come nearer or turn the microphone up.
doctor-recogniser = Recogniser: good, { $name }.
doctor-no-recogniser = Recogniser: missing. { $reason }
doctor-model = Model: good, { $name }.
doctor-built-in-model = Model: the small one that is built in. I hear better with another: voicehost models get
doctor-words = Words: I can hear all { $count } words of the games.
doctor-guessed-words = Words: I can hear all { $count } words of the games. My dictionary lacks { $guessed }, so I guess how they sound: { $words }.
doctor-lacking-words = Words: of { $count } words of the games I cannot hear { $lacking }: { $words }. Say it in other words, or type.
doctor-keys = Keys: good.
doctor-no-keys = Keys: nobody can type here. Start me in a terminal.
doctor-well = That is all, and you can play by voice.
doctor-missing = { $count ->
    [one] One thing is missing, so you play by keys and print until it is mended.
   *[other] { $count } things are missing, so you play by keys and print until they are mended.
}
