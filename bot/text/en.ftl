# All text that people read, in English. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 red robot
    [green] 🟢 green robot
    [blue] 🔵 blue robot
    [yellow] 🟡 yellow robot
    [silver] ⚪ silver robot
   *[black] ⚫ black robot
}

target-moon = { $robot ->
    [red] 🔴🌙 red moon
    [green] 🟢🌙 green moon
    [blue] 🔵🌙 blue moon
   *[yellow] 🟡🌙 yellow moon
}
target-planet = { $robot ->
    [red] 🔴🪐 red planet
    [green] 🟢🪐 green planet
    [blue] 🔵🪐 blue planet
   *[yellow] 🟡🪐 yellow planet
}
target-star = { $robot ->
    [red] 🔴⭐ red star
    [green] 🟢⭐ green star
    [blue] 🔵⭐ blue star
   *[yellow] 🟡⭐ yellow star
}
target-gear = { $robot ->
    [red] 🔴⚙️ red gear
    [green] 🟢⚙️ green gear
    [blue] 🔵⚙️ blue gear
   *[yellow] 🟡⚙️ yellow gear
}
target-vortex = 🌀 vortex

obstacle-robot = the { $robot }
obstacle-wall = a wall
obstacle-edge = the edge of the board
obstacle-middle = the block in the middle

and = { $some } and { $last }
# A number alone, with what separates its thousands
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Round { $round }: { $target } on { $cell }
    { $robot ->
        [any] Bring **any robot** there
       *[other] Bring the **{ $robot ->
            [red] red
            [green] green
            [blue] blue
           *[yellow] yellow
        } robot** there
    }, { $ricochet ->
        [one-move] in two moves or more.
       *[turn] with a 90° turn between two of its moves.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } moves**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = …and { $count ->
    [one] one more bid
   *[other] { $count } more bids
}

# On the card of a board with diagonals
diagonals-line = -# Diagonals: a robot passes one of its own colour; any other turns it by 90°, and it slides on.
now-thinking = 💭 Found a way? Bid how many moves it takes: `/bid 7`. The first bid turns the hourglass.
    No bid by { $until }? It turns anyway.
now-last-call = ⏳ **Last call, no bids yet:** { $until }. A bid restarts the hourglass.
now-bidding = ⏳ **Bids close at { $until }.** Can you do it in fewer?
now-all-done = ⏳ **Everyone is done**, so the sand runs out now.
now-proving = 🔎 It's { $prover }'s turn to show **{ $moves } moves**, by { $until }: `/prove R-up G-left …`
round-result = { $result ->
    [won] 🏅 **The chip is won.**
    [tried] Nobody showed a solution, so the chip goes back into the pile.
   *[no-bids] Nobody bid, so the chip goes back into the pile.
}
now-intermission = { round-result } Next round: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } The next round begins when all tables have played this chip.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Paused after two rounds without any people. Press **Resume** to go on.
   *[no] Paused after two rounds without a bid. Press **Resume** to go on.
}
now-over = 🏁 This match is over.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] one chip wins it
   *[other] first to { $chips }
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = first to { $chips } ({ $players ->
    [one] one player
   *[other] { $players } players
})
needed-all = most of 17

button-bid = Bid
button-type = ⌨️ Type
button-prove = { button-type }
button-pass = Pass
button-play-on = Resume
button-turn = Turn hourglass
button-finish = Vote to end
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Vote to end · { $count } of { $needed }
button-stop = Cancel match
button-end-and-start = End it and start
button-end = End match now
button-rules = How to play
button-fair = Who decides, what counts
button-next = ⏭️ Next round
button-shorten = ⏱️ Short match
button-add-bot = 🤖 Add a bot
# $now: the size of the head start, in moves
button-ahead = ⚖️ My head start: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Zoom
button-more = More…
# Above the buttons of what is rare in a game
more-headline = ### More
    What you can do in this game now.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } starts a match of Ricochet Robots** – { $options }.
    Bid to join. { $goal }
goal-by-players = First to 8 chips, with three players to 6, with four to 5; with five or more, most of all 17. What counts is how many are playing when the first chip is won.
goal-chips = { $chips ->
    [one] Win one chip to win.
   *[other] First to { $chips } chips wins.
}
goal-all = All 17 chips are played; whoever has the most wins.
opening-edition = { $edition ->
    [NL-1999] 1999 edition, Dutch rules
    [FR-1999] 1999 edition, French rules
   *[other] { $year } edition
}
opening-diagonals = { $diagonals ->
    [any] any tiles, with or without diagonals
   *[with] diagonal barriers
}
opening-practice = practice (chosen board, no leaderboard)
opening-bots = practice with bots until a second person bids
# $victory: whether it counts on leaderboards, as the chips do
opening-counts = { $victory ->
    [yes] chips count once two people are present, the victory with three such chips or an empty pile
   *[no] chips count once two people are present, the victory never
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] as a table of a tournament, on the same board
    [one] as the first table of a tournament: others join with `/ricochet { command-name-start } { option-name-tournament }:True` until something is shown here
   *[other] as table { $tables } of a tournament, on the same board
}
# $number: of the match
thread-name = Match { $number }
# $players: who have bid, $count: how many of them are named
thread-players = 🧵 Played in the thread below{ $count ->
    [0] .
   *[other] {" "}by { $players }.
}
thread-refused = { $why ->
    [none] There are no threads within this channel, so the match is played here.
    [full] Discord allows this server no more active threads, so the match is played here.
   *[other] Discord didn't open a thread, so the match is played here.
}
# $permissions: their names in Discord's settings
thread-lacks-rights = Played here, not in a thread: I'm missing **{ $permissions }**.
done-in-thread = Your match starts below.
opening-fifth-robot = { $robot ->
    [silver] silver as the fifth robot
   *[black] black as the fifth robot
}

news-bid = 🙋 { $player } bids **{ $moves } moves**.
news-hourglass-turned = ⏳ Still no bid, so the hourglass is turned. The sand runs out at { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **The sand has run out.** { $player }, please show your **{ $moves } moves**:
   *[no] 👉 { $player }, it's your turn: show your **{ $moves } moves**:
} `/prove R-up G-left …`, or press a button. You have until { $until }.
# The same once the question is answered
news-prover-was-asked = { $first ->
    [yes] ⏳ **The sand has run out.** It was { $player }'s turn, with **{ $moves } moves**.
   *[no] 👉 Then it was { $player }'s turn, with **{ $moves } moves**.
}
news-proof-failed = ❌ { $player } showed `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } showed no solution.
news-prover-passed = 🤷 { $player } passes.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **The sand has run out.** { $player } counts the { $moves } moves again.
   *[no] 👉 { $player } is next, and counts the { $moves } moves again.
}
news-bot-miscounted = 🤷 { $player } comes to more moves than that, and passes.
news-prover-timed-out = ⌛ { $player } ran out of time.
news-chip-won = ✅ **{ $player } wins the { $target }** in { $count } moves: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } wins the { $target }** in { $count } moves. They are shown when all tables have played this chip.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 Settled for { $players ->
    [one] one player
   *[other] { $players } players
}: { $chips ->
    [17] whoever has the most of all 17 chips wins.
   *[other] first to { $chips } chips.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } votes to end the match now, and whoever has the most chips wins. { $agreed ->
    [no] **{ $count } of { $needed }** votes.
    [yes] That's enough: it ends with this round.
   *[over] That's enough.
}
# $over: yes where nothing is left to be shown
news-end-called = 🏁 The match is ended early: whoever has the most chips wins.{ $over ->
    [yes] {""}
   *[no] {" "}This round is still played.
}
news-chip-returned = The { $target } goes back into the pile, which is reshuffled. { $bids ->
    [some] The robots are back where the round began.
   *[none] Nobody bid.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] The { $chips } goes
       *[other] { $chips } go
    }
   *[no] { $count } chips go
} back into the pile: { $most ->
    [0] { $count ->
        [one] it can't be reached from here.
       *[other] they can't be reached from here.
    }
   *[other] { $count ->
        [one] it takes more than { $most } moves from here.
       *[other] they take more than { $most } moves from here.
    }
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 It couldn't have been done in fewer moves.
    [shorter] 💡 { $count } moves were possible: `{ $moves }`
   *[alone] 💡 It could have been done in { $count } moves: `{ $moves }`
}
best-unsolvable = 💡 It couldn't be done.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] The { $target } of round { $round } couldn't be reached.
   *[other] The { $target } of round { $round } could have been won in { $count } moves: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Two rounds in a row without any people: the match is paused until somebody presses **Resume** below the board.
   *[no] Two rounds in a row without a bid: the match is paused until somebody presses **Resume** below the board.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 I was away for { $count } { $unit }, so the clock was stopped. New deadline: { $until }.

end-stopped = 🏁 **The match was cancelled**, so nobody wins it. Chips already won stay won.
end-without-chips = 🏁 **The match is over.** Nobody has won a chip, so nobody wins it.
end-abandoned = 😴 The match had been resting for more than an hour, and made room for another.
end-won = 🏆 **{ $winners } { $count ->
    [one] wins the match!
   *[other] share the victory!
}**
# After a match that was won by far, or that was played beside bots alone. $players: one or more end-proposed-ahead
end-proposed = ⚖️ { $level ->
    [easy] **Proposed for the next match against easy bots:**
    [medium] **Proposed for the next match against medium bots:**
    [hard] **Proposed for the next match against hard bots:**
   *[same] **Proposed for the next match:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } without a head start
   *[other] { $player } { $ahead } ahead
 }
end-code = Play this board again: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# The shortest solutions and the code of the board follow when all tables of the tournament are over.
news-step-over = 👀 **The other tables are not waited for any more.** { $player } won this chip in { $count } moves: `{ $moves }`
news-tables-over = 🏁 **All tables of the tournament are over.** These solutions were possible. Play this board again: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = Shortest solution: { $count } moves by { $player }
end-longest = Longest solution: { $count } moves by { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` counts it apart, among your matches against bots, and **Results as files** has all its bids and solutions.
ended-practice = 🤖 Beside bots alone this was practice: it is on no leaderboard.
# $kind: match, solo, race or rush, $game: its number, for the operator
set-aside = ⚠️ The { $kind ->
    [solo] solo game
    [race] race
    [rush] rush
   *[match] match
} in this channel can't be read any more, so it can't go on (game { $game }). Points that were won in it stay. Start another whenever you like.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = Move { $number }, `{ $move }`, isn't possible: the { $robot } on { $cell } can't go { $direction ->
    [up] up
    [right] right
    [down] down
   *[left] left
}, because { $obstacle } is in the way.
flaw-ends-on-diagonal = Move { $number }, `{ $move }`, isn't allowed: { $obstacle } would stop the { $robot } on the diagonal on { $cell }{ $bent }.
flaw-never-ends = Move { $number }, `{ $move }`, isn't allowed: the { $robot } would go round in circles forever{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] The moves work, and with a bid of { $made } they would have won. But { $public ->
        [yes] the bid was { $bid }
       *[no] you bid { $bid }
    }
   *[no] { $public ->
        [yes] The bid was { $bid }, but { $made ->
            [one] one move was shown
           *[other] { $made } moves were shown
        }
       *[no] You bid { $bid } and showed { $made }
    }
}; { $direction ->
    [more] a solution can't have more moves than were bid.
   *[fewer] here a solution needs exactly as many moves as were bid.
}
flaw-target = The last move took the { $robot } to { $end }{ $bent }, but the target is on { $target }.
flaw-wrong-robot = The last move took the { $robot } to { $end }{ $bent }, but this target needs another robot.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = The { $robot } reached the target without a ricochet: it must turn 90° between two of its own moves, but { $moves ->
    [one] it made only one{ $others ->
        [0] {""}
       *[other] , and moves of other robots don't make up for that
    }.
   *[other] each of them went straight on, or straight back.
}{ $bounced ->
    [yes] {" "}It bounced off { $diagonals }, but that was within a move, not between two.
   *[no] {""}
}
flaw-single-move = The { $robot } reached the target in one single move, and that never counts.{ $bounced ->
    [yes] {" "}It bounced off { $diagonals }, but that was within the move.
   *[no] {""}
} A solution has at least two moves, of whichever robots.
flaw-diagonal = the { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} diagonal on { $cell }
flaw-deflections = {" "}(turned by { $bends })
flaw-deflection = the { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} diagonal on { $cell } to go { $heading ->
    [up] up
    [right] right
    [down] down
   *[left] left
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Target: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}on { $cell }
}.
alt-no-target = No target yet.
# $first, $last: the cells at the top left and at the bottom right of the part that is described
alt-part = Cells { $first } to { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [silver] silver
   *[black] black
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } on { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } then { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } stays
alt-forbidden = { $path } not allowed
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] wall
    [edge] edge
   *[middle] middle
}
alt-fault = { $fault ->
    [never-ends] never ends
   *[ends-on-diagonal] ends on diagonal
}
alt-diagonals = Diagonals: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] rising
   *[falling] falling
} { $cell }
alt-walls = Walls { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] right of
   *[below] below
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Shown in { $count ->
    [one] one move
   *[other] { $count } moves
}: { $moves }. Final positions: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } on { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = The sixteen tile faces, each with its cut corner at the bottom right, columns A to H, rows 1 to 8. Colour marks: { $marks }. A colour and m moon, p planet, s star, g gear, / or \ diagonal; ** vortex. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Up
    [right] ➡️ Right
    [down] ⬇️ Down
   *[left] ⬅️ Left
}
look-robot = {""}**{ $robot }** on **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: to **{ $cell }**{ $bent }, stopped by { $obstacle }
look-stays = { $direction }: stays, { $obstacle } is in the way
look-ends-on-diagonal = { $direction }: not allowed{ $bent }, as { $obstacle } would stop it on the diagonal on { $cell }
look-never-ends = { $direction }: not allowed{ $bent }, as it would go round in circles forever
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robots, `X` the target (a robot may stand on it), `- | +` walls, `#` the middle{ $diagonals ->
    [yes] , `/ \` diagonals
   *[no] {""}
}. In words:

### Private answers

done-bid = Your bid: **{ $moves } moves**. When the sand runs out, the lowest bid is shown first.
done-proof = 🎉 That's it! The chip is yours.
done-proof-failed = ❌ { $why } That doesn't win the chip.
# $moves: what was typed, in the notation
moves-read = 👓 I read your moves as `{ $moves }`.
done-pass = You passed.
done-play-on = On we go!
done-left-match = 👋 You've left; nobody waits for you. A bid you had yet to show is withdrawn, your chips stay. Bid to come back.
done-withdraw-link = 🔗 The link is withdrawn. Only those who see this channel on Discord can watch now.
done-removed-match = 🚪 { $player } is out of the match, can't bid in it any more, and keeps their chips.
done-stop = The match is over.
done-abandoned = 🏁 The match is over. What you had chosen for yours is lost, since I was restarted: use `/ricochet { command-name-start }` again.
done-end = { $over ->
    [yes] The match is over.
   *[no] The match ends with this round; whoever has the most chips wins.
}
# $since: a date and a time
ask-abandoned = 😴 **The match here has been resting** since { $since }. Play on, or end it – whoever has the most chips wins – and start yours.
done-vote-to-finish = { $enough ->
    [over] 🏁 That was enough: the match is over.
    [yes] 🏁 That was enough: the match ends with this round.
   *[no] 🏁 You voted to end the match: { $count } of { $needed }. Bidding takes it back.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ The hourglass is turned.
   *[no] ⏳ You voted to turn the hourglass: { $count } of { $needed }.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 Everybody has asked for it, so here it is for all.
   *[no] 💡 Noted: { $count } of { $needed } want the hint. It comes once all who are present have asked.
}
done-shorten = ⏱️ It's a short match now.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } starts without a head start.
   *[other] ⚖️ { $player } starts { $ahead } ahead: that much comes off each bid when it is decided who shows first.
}
done-add-bot = 🤖 A bot has joined.

refusal-match-game-over = This match is over. `/ricochet { command-name-start }` starts another.
    .board = This match is over.
refusal-match-no-chip-up = { $phase ->
    [idle] No chip is face up right now. Press **Resume** for the next round.
    [intermission] No chip is face up right now. Next round: { $until }.
    [tables] No chip is face up right now. The next round begins when all tables have played this chip.
   *[other] A new chip just came up: look at it first.
}
refusal-match-sand-has-run-out = The sand has run out: no more bids this round.
refusal-match-bid-of-one = One move is never enough: { $ricochet ->
    [one-move] no turn is needed here, but a solution of a single move doesn't count.
   *[turn] the arriving robot has to turn 90° between two of its moves.
} Bid from 2 to 99.
refusal-match-bid-out-of-range = A bid is a number of moves from 2 to 99.
refusal-match-bid-unchanged = You've already bid { $own }; it keeps its place.
refusal-match-bid-not-lowest = Here only a bid lower than all others is taken; { $lower ->
    [no] none is left for you.
   *[yes] yours may be { $most } at most.
}
refusal-match-bid-may-only-fall = You've bid { $own }; you may lower it, not raise it.
refusal-match-not-proving = { $phase ->
    [intermission] There's nothing to show between rounds.
    [idle] There's nothing to show while the match is paused.
   *[other] Not yet: solutions are shown once the sand runs out. For now, bid: `/bid 7`.
}
    .board = { $phase ->
        [intermission] There's nothing to show between rounds.
        [idle] There's nothing to show while the match is paused.
       *[other] Not yet: solutions are shown once the sand runs out. For now, bid.
    }
refusal-match-not-your-turn = It's { $prover }'s turn to show a solution.
refusal-match-too-late-to-prove = Your time to show a solution has run out.
refusal-match-robot-not-in-play = There's no fifth robot, black or silver, in this match: the robots are R, G, B and Y.
refusal-match-no-moves = Write the moves of your solution, such as `R-up G-left`.
refusal-match-not-idle = The match is already running.
refusal-match-tables-playing = Other tables of the tournament still play this chip. Press again once they are done.
refusal-match-not-yours-to-stop = Only { $starter }, who started the match, and members with the permission **Manage Messages** can cancel it. Those who are present and have bid can vote to end it: `/ricochet { command-name-stop }`.
    .board = Only { $starter }, who started the match, and members with the permission **Manage Messages** can cancel it. Those who are present and have bid can vote to end it: **{ web-stop }**.
refusal-match-may-only-end = Others have won chips, so you can't cancel the match any more, only vote to end it: `/ricochet { command-name-stop }`. Then whoever has the most chips wins.
    .board = Others have won chips, so you can't cancel the match any more, only vote to end it: **{ button-finish }**. Then whoever has the most chips wins.
refusal-match-may-only-stop = No other player has won a chip, so the match can't be ended early with a winner. `/ricochet { command-name-stop }` cancels it without one.
    .board = No other player has won a chip, so the match can't be ended early with a winner, only cancelled without one.
refusal-match-ends-already = The match already ends with this round.
refusal-match-not-yet = It's too early for that.
refusal-match-out-of-date = Too late: the match has moved on.
refusal-match-worth-playing = This chip can be played as it is.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Matches are played in a server's channels: use this command there.
   *[other] Matches need a server I'm in: [add me to one]({ $link }).
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` and `/ricochet { command-name-rules }` work here, too.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] The weekly cup is played for a server
    [leaderboard] Every server has a leaderboard of its own
    [stats] Other people's statistics are shown server by server
   *[settings] Every server has settings of its own
}: use this command in a channel of a server that I'm in.
problem-no-match-here = There's no match in this channel. `/ricochet { command-name-start }` starts one.
problem-match-running = There's already a match in this channel: `/ricochet { command-name-board }` shows it. End it with `/ricochet { command-name-stop }`, or start another in a thread.
    .board = There's already a match in this channel.
problem-newer-game = I'm being updated. This game goes on in a few minutes.
# $permissions: their names in Discord's settings
problem-missing-permissions = I can't play here. In this channel I'm missing: **{ $permissions }**. Somebody who manages the channel can allow it.
problem-round-over = That round is over. Use the buttons below the newest board.
    .board = That round is over.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ That is **{ $made ->
    [one] one move
   *[other] { $made } moves
}**, and you bid **{ $bid }**. Nobody has seen it, and it costs you nothing this once. Correct it, or send it again to show it as it is.
    Your moves: `{ $moves }`
problem-not-a-number = `{ $text }` isn't a number of moves. Enter a whole number from 2 to 99.
# $channels: their names
problem-channel-not-allowed = On this server, matches are played in { $channels }: start yours there.
problem-may-not-set = Only members with the permission **Manage Server** can change the settings.
problem-old-setting = That choice comes from an older version of me. `/ricochet { command-name-settings }` shows the current ones.
    .board = That choice comes from an older version of me.
problem-role-unusable = I can't give or take that role. My settings say why, to people who manage this server.
problem-unknown-time-zone = I don't know the time zone `{ $typed }`. Zones have names such as `Europe/Berlin`: start typing, and choose from the list.
# $fault: characters, length, position, check or impossible, $count: how many letters and digits there are
problem-wrong-code = That isn't a board code. { $fault ->
    [characters] A code has letters and digits only, such as `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] A code has 24 letters and digits, such as `00038G-P6Q8K5-GPZ853-5VVZZ6`; yours has { $count }. Copy all of it.
    [position] It is the code of a position in the middle of a game, with 14 letters and digits. No game starts from one: `/ricochet { command-name-study } { option-name-code }:…` shows it.
    [check] It is complete, but something is mistyped: its last two characters, which check the others, don't match them. Copy it instead of typing it.
   *[impossible] It names a board that can't be. Copy it instead of typing it.
}
    .board = That isn't a board code. { $fault ->
        [characters] A code has letters and digits only, such as `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] A code has 24 letters and digits, such as `00038G-P6Q8K5-GPZ853-5VVZZ6`; yours has { $count }. Copy all of it.
        [position] It is the code of a position in the middle of a game, with 14 letters and digits. No game starts from one; it can only be studied.
        [check] It is complete, but something is mistyped: its last two characters, which check the others, don't match them. Copy it instead of typing it.
       *[impossible] It names a board that can't be. Copy it instead of typing it.
    }
problem-code-does-not-fit = The board with this code isn't from the box of 1999. Leave out `{ option-name-rules }`, and the code decides.
problem-edition-lacks = There's no fifth robot in the { $year } edition. Choose “Four robots”, or the 2013 edition.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] There are no moves in that.
    [foreign] ❌ `{ $token }`: that robot isn't in this game.
    [robot] ❌ `{ $token }` (character { $place }): which robot? Name it first, such as `{ $example }`.
    [word] ❌ `{ $token }` (character { $place }): is that the robot or the direction? Write `{ $robot }` or `{ $direction }`.
    [then] ❌ `{ $token }` (character { $place }): is that a direction, or just “then”? Write `{ $direction }`, or leave it out.
    [direction] ❌ `{ $token }` (character { $place }): which way? After the robot there must be a direction: up, down, left or right.
   *[move] ❌ `{ $token }` (character { $place }): that isn't a move. A move is a robot and a direction.
}
    Write it like this: `R-up G-left`, with the robots { $robots }. It cost you nothing; try again.
problem-no-week = `{ $text }` isn't a week. Write its year and number, such as 2026-W46.
problem-not-yours = This button is for somebody else. Use `/ricochet { command-name-me }` yourself.
problem-not-your-head-start = This match is proposed to { $players }. **{ button-again-rematch }** begins one as it was.
problem-no-bidding-pad = On this server everybody solves in their head: there's no move pad while you bid.
problem-no-right = You may not play in this channel now.
problem-old-button = This button is from another version of me. Use the command again that brought it up.
    .board = This button is from another version of me. Load the page again.
problem-ended-already = That game is over already.
problem-old-command = Your Discord has an old version of this command. Restart Discord (Ctrl-R) and try again.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Leaving, voting to end and ending are in one place now: `/ricochet { command-name-stop }`.
    [me] Your language, light or dark, what is stored about you and deleting it are in one place now: `/ricochet { command-name-me }`.
    [settings] The check of my permissions is a button of `/ricochet { command-name-settings }` now.
    [board] Where each robot would stop is in `/ricochet { command-name-board }` now: choose **{ format-moves }** as its `{ option-name-format }`.
    [study] The tiles are a button of `/ricochet { command-name-study }` now.
   *[results] The files of a match are a button at its end, and in its study, now.
}
problem-no-board = That message shows no board of mine that can be studied. Choose the message of a match, or the one about a solution.
problem-answer-lost = ✅ Done; only my reply got lost.
problem-ours = Something went wrong on my side. Nothing is lost; please try again in a moment.
# $contact: how to reach the person who runs the bot, in a line below problem-ours or set-aside
contact-fault = You can report this to the person who runs this bot: { $contact }
# $contact: how to reach the person who runs the bot
contact-questions = -# Questions about this bot go to the person who runs it: { $contact }
problem-match-beside-solo = { $player } is playing a solo game in this channel. Start the match in a thread, or once that game is over: its player, or a member who may manage messages, can end it with `/ricochet { command-name-stop }`.
    .board = { $player } is playing a solo game in this channel. Start the match in another channel, or once that game is over.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-connect = Connect
permission-manage-roles = Manage Roles
# $channels: how many channels are chosen in the settings
check-fine = ✅ All good: I have the permissions I need here{ $channels ->
    [0] {""}
   *[other] {" "}and in every channel of the settings
}.
check-no-rights = ⚠️ In { $channel } I'm missing: **{ $permissions }**. Allow it in the channel's permissions, or choose another channel with `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } Until then nothing is posted there.
check-no-threads = ⚠️ In { $channel } I'm missing **{ $permissions }** for threads, so matches are played in the channel itself.
check-channel-gone = ⚠️ The channel { $channel } of the settings is gone. Choose another with `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Champion's role
   *[other] Call
}: { $fault ->
    [gone] there is no such role any more, or it is everybody's.
    [missing] I'm missing **{ $permission }**.
    [above] it has to be below my own role in the server settings, and no app's.
   *[quiet] nobody is notified. Turn on “Allow anyone to @mention this role” in the role's settings.
} { $without ->
    [champion] Until then there is no new champion.
    [buttons] Until then there are no buttons under the puzzle of the day, and you give the role yourselves.
   *[call] Until then I call nobody.
}
check-no-history = 💡 I'm missing **Read Message History** here. I can do without it, but after an outage a message may appear twice.
button-check = Check the bot's permissions

form-cup-name-title = Name in the cup
form-cup-name-label = Name of this server
form-cup-name-about = Other servers see it beside your result. Empty: you aren't named.
form-bid-title = Your bid
form-bid-label = How many moves do you need?
form-bid-placeholder = A number from 2 to 99
form-prove-title = Your solution
form-prove-label = Your moves, in order
form-prove-placeholder = R-up G-left …

# To whoever has added the bot to a server, or owns it, in direct messages. $who: adder or owner
welcome = { $who ->
        [owner] I've joined your server **{ $server }**.
       *[adder] Thanks for adding me to **{ $server }**!
    }
    {""}**To play**: `/ricochet { command-name-start }` in a channel starts a match. Nobody has to sign up: whoever bids plays.
    {""}**To learn it**: `/ricochet { command-name-tutorial }`, four little boards, here or there.
    {""}**To set it up**: `/ricochet { command-name-settings }`, from the language to the channels where I play.
    {""}I won't write to you about this server again.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = vortex

# $scope: whose rules these are, $options as in the opening, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] The rules of the match in this channel
        [solo] The rules of the solo game in this channel
        [race] The rules of the race in this channel
        [server] The rules of this server
       *[usual] The usual rules
    }: { $options }.
    -# { web-author }
    {""}**The aim.** One target is marked. Bring the robot of its colour to rest on it – on the { rules-vortex }, any robot{ $fifth ->
        [none] {""}
       *[other] , { $fifth } too
    } – in as few moves as you can find.
    {""}**Moves.** Robots have no brakes: they slide up, down, left or right until a wall, the edge, the block in the middle or another robot stops them. Each slide is one move, even of a robot that only gets in another's way.
    {""}**Ricochet.** { $ricochet ->
        [one-move] A single move is no solution: it takes two or more, of whichever robots. No turn is needed.{ $diagonals ->
            [without] {""}
           *[with] {" "}However often diagonals bend a move, it's still one.
        }
       *[turn] The arriving robot must have turned 90° between two of its own moves. So one move is never enough, and a straight run isn't either, whichever robots moved before.{ $diagonals ->
            [without] {""}
           *[with] {" "}A bounce off a diagonal doesn't count, because it happens within a move.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Diagonals.** Robots pass diagonals of their own colour; all others turn them by 90°, and they slide on. No move may end on a diagonal.{"\u000A"}
    }
# $goal: as in the opening, $length: of a proof
rules-match = **Bidding.** Solve it in your head and bid how many moves you need. The first bid turns the hourglass; until the sand has run out, { $bids ->
        [own-any] everyone may bid, or change their own bid to any other number.
        [own-lower] everyone may bid, or lower their own bid.
       *[lower-than-all] everyone may bid lower than all before.
    }
    {""}**Showing.** The lowest bid goes first; on equal bids, whoever { $ties ->
        [first-bid] bid first
       *[fewer-chips] has fewer chips
    }. Show { $length ->
        [exact] exactly
       *[at-most] at most
    } as many moves as you bid. If you fail, the next player tries. Whoever succeeds wins the chip, and the robots stay where they are.
    {""}**The end.** { $goal }
# $thinking: a time in words, $stays, $quiet: rounds, $unshown: bids, $persons, $chips: how many count, $tournament: whether it is told of, yes or no
rules-fair = ## { button-fair }
    {""}**Being present.** You are present if you have bid, or pressed something below a round's board, in this round or the last { $stays }, and haven't left. Only those who are present are waited for, and only they vote. A hint, or the next round at once, takes all of them.
    {""}**{ button-done }.** Once all who are present are done, the sand has run out. While only one person is present, at least half of it runs: others may still come.
    {""}**{ button-turn }.** When the time to think is over ({ $thinking }), the hourglass turns without a bid. A first bid turns it anew; without one the chip goes back. It turns sooner if more than half of those who are present and have bid want it – before the first bid of the match, if whoever started it does. After { $quiet } rounds without a bid the match is paused; after an hour, anyone who starts another may end it; whoever has the most chips wins.
    {""}**{ button-vote-to-skip }.** If the player whose turn it is does nothing for half of their time, more than half of the others who are present can skip them.
    {""}**{ button-finish }.** If more than half of those who are present and have bid want it, whoever has the most chips wins; a round with a bid is played to its end first. Whoever started the match always has a vote, and can cancel it until another person has a chip. Members with the permission **Manage Messages** can end it, cancel it, and take a player out.
    {""}**Bids that aren't shown.** After { $unshown } in a row – passed, failed, out of time, or withdrawn by leaving while it was the lowest – each bid of yours needs its moves sealed with it, until one wins.
    { $bids ->
        [lower-than-all] {""}**Lower bids.** What counts is when a bid was made. If an equal or lower one from before yours arrives after it, yours falls away, and your previous one stands again.{"\u000A"}
       *[other] {""}
    }**A chip that nobody wins.** It goes back into the pile, which is shuffled. Its shortest solution stays secret until that chip is won, or the match is over.
    {""}**What counts.** On leaderboards a chip counts if { $persons } people were present when it was won, and a victory if at least { $chips } of the winner's chips count, or if the pile is empty. On a board that you choose, or against bots alone, you play for practice.
    { $tournament ->
        [yes] {""}**Tournaments.** Several tables play the same board in step: until all of them have played a chip, you only read who won it, and in how many moves. Your first bid ties you to one table.{"\u000A"}
       *[no] {""}
    }**What would give solutions away.** Whatever would help in a game in play, or with today's puzzle, is refused: studying a board, or choosing it by its code or its tiles. For your games, and those of the servers where you play, that holds for all that is much like them; for all others, only for the same position.
# $hourglasses: how many run for a chip, $seconds: all of that time
rules-solo = **The sand.** Chip and hourglass are turned together. { $hourglasses ->
        [one] The hourglass runs once
       *[other] The hourglass runs twice
    } for each chip: you have { $seconds } seconds to find a solution, however long it is.
    {""}**Showing.** **{ button-solo-got-it }** stops the sand; then you have a minute, and one attempt, to show your solution. You can also show one while the sand runs: there a wrong one costs nothing but time. A solution turns the chip face up, and the robots stay where they are; without one it is face down.
    {""}**Stars.** A shortest solution has three, one with at most two moves more has two, any other one. A hint costs a star; the last one stays. On a board that you chose, they are on no leaderboard.
    {""}**The end.** Of 17 chips, finish with more face up than face down to win.
rules-practice = **Practice.** No clock runs, and nothing is won or lost. Each chip can be done in the number of moves you asked for; longer solutions count, too. A wrong one costs nothing, and hints are noted. When you have solved a chip, or given it up, its shortest solutions are shown.
# $time: as in race-opening, $slow: whether equal lengths share a place, yes or no, $rounds: how many chips are played, $stays: rounds, $unsolved: chips, $persons, $chips: how many count
rules-race = **The race.** One chip for all: solve it in private, as often as you like, within { $time }. Your shortest solution counts, and the others only see how many have one. The three shortest get 3, 2 and 1 points; { $slow ->
        [yes] equal lengths share a place.
       *[no] ties go to the earliest.
    } The robots stay where the winner's solution took them.
    {""}**Being present.** You are present if you have submitted a solution, or pressed something below the board, in this round or the last { $stays }, and haven't left. When all who are present are done, the round is over{ $slow ->
        [yes] , but not the first one, nor while only one person is present
       *[no] {""}
    }. If you leave, your solution of this round is withdrawn, and your points stay.
    {""}**The end.** { $rounds ->
        [one] After one chip
       *[other] After { $rounds } chips, or { $unsolved } in a row that nobody solves,
    } whoever has the most points wins. The player who started the race can end it until another person has points; then it takes more than half of those who are present and have submitted a solution. Members with the permission **Manage Messages** can end it at any time.
    {""}**What counts.** On the leaderboard a race counts if at least { $chips } of its chips were solved, at least { $persons } people submitted solutions, and its board was drawn.
# $moves: a solution in the notation
rules-example = In the picture, red reaches the red moon in four moves: `{ $moves }`. Green goes first, to be in the way.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – start a match in this channel
    `/bid 7` – “I can do it in seven”
    `/prove R-up G-left` – show it: robots { $robots }, directions up down left right; `Ru gl`, `r up left` and `🔴⬆️` work, too
    `/bid 3 { option-name-path }:R-up G-left R-down` – bid with your moves sealed: nobody sees them until it's your turn; then they are shown for you
    `/pass` – let the next player try
    `/ricochet { command-name-stop }` – if you have to go, or the match has to end: your choices, each with what it does; after leaving, bid again and you're back
    {""}**{ button-pad }** – press your moves instead of typing them · **{ button-done }** – once all who are present are, the sand has run out · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – votes: see **{ button-fair }**
    `/ricochet { command-name-solo }` – play alone: solve each of the 17 chips before the sand runs out, and finish with more face up than face down
    `/ricochet { command-name-race }` – everyone solves the same chip in private, within minutes or hours
    `/ricochet { command-name-rush }` – as many chips as you can in three minutes, alone and in private
    `/ricochet { command-name-daily }` – one puzzle a day, the same for everybody, with as many tries as you like
    `/ricochet { command-name-tutorial }` – learn it on four little boards
# $robots: as in rules-commands
rules-commands-solo = `/prove R-up G-left` – show it: robots { $robots }, directions up down left right; `Ru gl`, `r up left` and `🔴⬆️` work, too
    `/pass` – give up this chip: it is face down
    `/ricochet { command-name-solo }` – your game again
    {""}**{ button-pad }** – press your moves instead of typing them
    `/ricochet { command-name-daily }` – one puzzle a day, the same for everybody, with as many tries as you like
    `/ricochet { command-name-tutorial }` – learn it on four little boards
# $robots: as in rules-commands
rules-commands-race = `/prove R-up G-left` – submit it: robots { $robots }, directions up down left right; `Ru gl`, `r up left` and `🔴⬆️` work, too
    `/pass` – you're done with this chip
    `/ricochet { command-name-stop }` – if you have to go, or the race has to end: your choices, each with what it does; after leaving, submit a solution and you're back
    {""}**{ button-pad }** – press your moves instead of typing them · **{ button-race-done }** – once everyone is, the round is over
    `/ricochet { command-name-daily }` – one puzzle a day, the same for everybody, with as many tries as you like
    `/ricochet { command-name-tutorial }` – learn it on four little boards

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Most chips
    [solo] ## 🏆 Most stars in solo games
    [races] ## 🏆 Most races won
    [daily] ## 🏆 Most stars in daily puzzles
    [matches] ## 🏆 Most matches won
   *[best] ## 🏆 Most optimal solutions
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] one point
       *[other] { $points } points
    }
    [chips] { $points ->
        [one] one chip
       *[other] { $points } chips
    }
    [solo] { $points ->
        [one] one star
       *[other] { $points } stars
    }
    [daily] { $points ->
        [one] one star
       *[other] { $points } stars
    }
    [matches] { $points ->
        [one] one match
       *[other] { $points } matches
    }
   *[best] { $points ->
        [one] one solution
       *[other] { $points } solutions
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← you
leaderboard-empty = { $score ->
    [solo] Nobody yet. `/ricochet { command-name-solo }` starts a game of your own.
    [races] Nobody yet. `/ricochet { command-name-race }` starts a race. Games against bots alone don't count: a second person is needed.
    [daily] Nobody yet. Solve today's puzzle with `/ricochet { command-name-daily }`: it counts today only.
   *[other] Nobody yet. `/ricochet { command-name-start }` starts a match. Games against bots alone don't count: a second person is needed.
}
leaderboard-page = -# Page { $page } of { $pages }
button-page-back = ◀ Back
button-page-next = Next ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Chips
    [matches] Matches
    [solo] Solo
    [races] Races
    [daily] Daily
   *[best] Optimal
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] This week
    [last-week] Last week
    [month] This month
   *[ever] All time
}

score-chips = chips
score-matches = matches won
score-best = optimal solutions
score-solo = stars in solo games
score-races = races won
score-daily = stars in daily puzzles

# $number: of the week in its year, $first, $last: its days
period-week = Week { $number } of { $year }, { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }
period-week-short = Week { $number } of { $year }
period-days = -# { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }
period-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
period-ever = All time
choice-this-week = this week
choice-last-week = last week
choice-month = this month
choice-ever = all time

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] on this server
   *[everywhere] on all servers
}
stats-empty = No matches yet. Bid in one to join it.
stats-chips = 🎯 **{ $chips ->
    [one] one chip
   *[other] { $chips } chips
}** in { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $victories } won
stats-proofs = 🔎 { $tried ->
    [0] No solution shown yet
    [one] One solution shown, **{ $held ->
        [0] but it failed
       *[other] and it worked
    }**
   *[other] { $tried } solutions shown, **{ $held ->
        [0] none
       *[other] { $held }
    } worked**
}
stats-shortest = ⭐ **{ $shortest } of { $judged }** were optimal ({ $percent }%); on average { $above ->
    [one] one move
   *[other] { $above } moves
} above the best
stats-quickest = ⚡ Quickest winning bid: { $seconds } s
stats-longest = 📏 Longest solution: { $moves } moves
stats-streak = 🔥 Weekly streak: **{ $current }** (best { $best })
stats-races = 🏁 Races: { $races }, won: { $won }
stats-bots = 🤖 Against bots: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $won } won
stats-bot-races = 🤖 Races against bots: { $races }, won: { $won }
stats-rush = ⚡ Rush record: { $count ->
    [one] one chip
   *[other] { $count } chips
} in three minutes
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Practice, { $moves } moves: **{ $unaided }** without a hint, { $hinted } with hints, { $dropped } given up{ $time ->
    [none] {""}
   *[other] {" "}· median { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Daily puzzle: **{ $current ->
    [one] one day
   *[other] { $current } days
}** in a row, best: { $best }; 🧊 { $freezes ->
    [one] one freeze
   *[other] { $freezes } freezes
}
stats-where = { $where ->
    [server] On this server
   *[everywhere] On all servers
}
# What stands below a number on a picture. $what: days, most-days, freezes, rush or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] day in a row
       *[other] days in a row
    }
    [races] { $points ->
        [one] one race
       *[other] { $points } races
    }
    [most-days] { $count ->
        [one] day in the best run
       *[other] days in the best run
    }
    [freezes] { $count ->
        [one] freeze
       *[other] freezes
    }
    [rush] { $count ->
        [one] chip in a rush
       *[other] chips in a rush
    }
   *[weeks] { $count ->
        [one] week in a row
       *[other] weeks in a row
    }
}
stats-shares = Optimal solutions week by week, in %
# $number: of a week in its year, where there is little room
stats-week = W{ $number }
stats-bests = Quickest optimal solutions, by their moves
stats-practised = Practice: chips solved, by their moves
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} moves
stats-seconds = { $seconds } s
stats-achievements = Achievements
achievement-ten-mover = First ten-mover
achievement-sunday = Optimal on Sunday
achievement-seven-days = Seven days in a row
achievement-victory = First match won

### What is stored about people

forgotten-player = *a forgotten player*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
me-headline = ## You and Ricochet
me-language = **Language** – in which I answer you, everywhere.
me-language-auto = automatic – that of your Discord
me-theme = **Light or dark** – the pictures that only you see. Those that everybody sees are as the server has chosen.
me-theme-none = As the server has chosen
button-me-stats = My statistics
button-me-privacy = What is stored about me
button-me-delete = Delete my data
privacy-text = ## What I know about you
    {""}**When you play**, I store your Discord user id with what you do in matches, races, solo games, rushes and puzzles: bids, moves you showed, chips, victories – and when. Matches, leaderboards and your statistics are made from that. If you are on a leaderboard, I also note if you leave the server. If you choose a language or a theme, I keep that, too.
    {""}**Not stored**: names, pictures, messages. I can't read what is written in channels, only my own commands, forms and buttons.
    {""}**To delete it**: `/ricochet { command-name-me }`, at any time. What I posted in channels stays there, and can be deleted there.
    {""}**When I am removed from a server**, everything about it is deleted after 30 days.
    I share nothing with anybody. Whoever runs me can read what is stored.
forget-me-question = ## Delete everything about you?
    Your chips, victories, statistics, solo games, rushes and puzzles are deleted, on all servers where you've played with me. Matches and races you played in stay, without your name.
    You leave the matches and races that are still running: your bid there is withdrawn, along with the moves you sealed, and nobody waits for you any more. You can play again at any time, as somebody new.
    This can't be undone.
forget-me-board = On my board in the browser you are signed out everywhere. I keep your Discord user id for that, for thirteen hours at most.
button-forget-me = Forget me
forget-me-done = Done: I've forgotten you.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] One day
   *[other] { $length } days
} in a row**{ $frozen ->
    [0] {""}
    [one] , one missed day frozen
   *[other] , { $frozen } missed days frozen
}
    -# { $freezes ->
    [0] 🧊 Seven days in a row earn a freeze, which stands in for a day that you miss.
    [one] 🧊 You have one freeze for a day that you miss.
   *[other] 🧊 You have { $freezes } freezes for days that you miss.
}
daily-alone = You're the first to solve it.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $hints: how many of them cost a star, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] optimal{ $hints ->
        [0] {""}
        [one] {""}, with a hint
       *[other] {""}, with hints
    }
    [one] one move above the best
   *[other] { $above } moves above the best
} · { $tries ->
    [one] one try
   *[other] { $tries } tries
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Share
button-daily-play = Play it
button-daily-today = Play today's puzzle
spread-title = Puzzle { $number }
spread-people = { $people ->
    [one] One person solved it
   *[other] { $people } people solved it
}
spread-moves = In how many moves
spread-you = ← you
morning-headline = ## 📅 Puzzle #{ $number }
morning-task = Today's puzzle is here: the same for everybody, without a clock, and with as many tries as you like.
morning-before = **How you did in #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
# $length: days in a row, $missing: members who have yet to solve today's puzzle
morning-streak = 🔥 **{ $length ->
    [one] One day
   *[other] { $length } days
} in a row** on this server. { $missing ->
    [0] Today counts already.
    [one] It goes on if one more member solves today's puzzle.
   *[other] It goes on if { $missing } more members solve today's puzzle.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } starts { $kind ->
    [race] a race
   *[match] a match
}. Come along!
button-call-on = 🔔 Tell me when one begins
button-call-off = Not any more
done-call-on = 🔔 You have { $role } now: I call you when a match or a race begins, at most once an hour.
done-call-off = 🔕 You don't have { $role } any more.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 Cup #{ $number } is open
cup-open-task = Five chips in { $minutes } minutes, from short to long, with one solution each: { $most } points for a shortest one, and one fewer for each move more. Everybody can play it once, until { $until }.
cup-open-server = This server's score is the mean of its best { $counted } people; it takes at least { $least }.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = This server: **{ $points ->
    [one] one point
   *[other] { $points } points
}**{ $servers ->
    [1] {""}
   *[other] , place { $place } of { $servers }
}.
# Of a season
cup-season = Season { $season }, cup { $cup } of { $cups }.
cup-season-own = In total: **{ $points ->
    [one] one point
   *[other] { $points } points
}**{ $servers ->
    [1] {""}
   *[other] , place { $place } of { $servers }
}.
cup-result-headline = ## 🏆 Cup #{ $number }: the result
cup-result-too-few = { $people ->
    [one] One of you has played
   *[other] { $people } of you have played
}: this server needs at least { $least } for a score.
cup-result-best = Best servers: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = this server
cup-server-unnamed = a server
cup-chips = **The chips**, with a shortest solution each:
cup-chip = **{ $number }.** { $target }, { $count } moves: `{ $moves }`
button-cup-study = 🔬 Chip { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Most chips
    [matches] Most matches won
    [solo] Most stars in solo games
    [races] Most races won
    [daily] Most stars in daily puzzles
   *[best] Most optimal solutions
}
cup-people = Cup #{ $number }
people-scores = Scoreboard
people-goal-chips = { $chips ->
    [one] One chip wins it
   *[other] First to { $chips } chips wins
}
people-goal-all = All 17 chips are played
people-end = { $count ->
    [one] { $winner } wins!
   *[other] Victory is shared!
}
people-stopped = The match was cancelled
people-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
people-more = …and { $count } more
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] first place:
    [2] second place:
    [3] third place:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = somebody who has left
name-forgotten = a forgotten player

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Play Ricochet Robots
command-start = Start a match in this channel
command-board = Show the board and the clock again
command-remove = Take a player out of the game (needs Manage Messages)
command-stop = Leave, end or cancel what you play here
command-rules = How to play, on one screen
command-leaderboard = Show this server's leaderboard
command-stats = Your statistics on this server, or another member's
command-settings = Choose this server's rules, times, looks and channels
command-me = Your language, light or dark, your statistics and your data
command-bid = Bid how many moves you need
command-prove = Show your solution when it's your turn
command-pass = Let the next player try instead of you; in a solo game, give up the chip
menu-study = Study this board
menu-stats = Ricochet statistics
menu-remove = Remove from the match

option-format = How to show it (default: a picture)
format-picture = Picture
format-text = Text, for screen readers and narrow screens
format-moves = Moves: where each robot would stop
option-rules = An edition, such as 1999 NL (default: the server's)
option-solo-rules = An edition, such as 1999 NL (default: 2013)
option-chips = Chips needed to win (default: by the number of players)
option-ricochet = Require a 90° turn on the way? (default: the server's)
option-difficulty = Which chips come first, by their shortest solution
option-tournament = Several tables play one board, its solutions kept secret
option-thread = In a thread of its own? (default: the server's)
option-length = By the rulebook, or short: first to 3 chips, 30 s of sand
choice-length-rulebook = as in the rulebook
choice-length-short = short – first to 3 chips, 30 seconds of sand
option-bots = How many bots play along, 1 to 3 (default: none)
option-level = How well the bots play (default: medium)
choice-level = { $value ->
    [easy] easy – looks long, and misses much
    [medium] medium – a friend who has played for ten evenings
   *[hard] hard – quick, and misses little
}
option-time-zone = This server's time zone, such as Europe/Berlin
option-code = A board's code, to play it again
option-tiles = Your four tiles, clockwise from top left: 1A 2B 3A 4B
option-period = Which period (default: this week)
option-by = What to rank by (default: chips)
option-week = A particular week instead, such as 2026-W46
option-member = Whose statistics (default: yours)
option-removed-member = Who is taken out of the match
option-bid-moves = A number of moves from 2 to 99
option-prove-moves = Your moves, such as R-up G-left
difficulty = { $value ->
    [rising] rising – easy chips first, a little more each round
    [easy] easy – chips of { $easy } moves or fewer first
    [hard] hard – chips of { $hard } moves or more first
    [very-hard] very hard – the chip that takes the most moves first
   *[any] any – the rulebook's shuffle
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = start
command-name-board = board
command-name-remove = remove
command-name-stop = stop
command-name-rules = rules
command-name-tutorial = tutorial
command-name-leaderboard = leaderboard
command-name-stats = stats
command-name-settings = settings
command-name-me = me
command-name-solo = solo
command-name-race = race
command-name-rush = rush
command-name-my-games = my-games
command-name-daily = daily
command-name-study = study
option-name-rules = rules
option-name-ricochet = ricochet
option-name-chips = chips
option-name-time = time
option-name-difficulty = difficulty
option-name-tournament = tournament
option-name-thread = thread
option-name-cup = cup
option-name-length = length
option-name-bots = bots
option-name-level = level
option-name-code = code
option-name-tiles = tiles
option-name-robots = robots
option-name-target = target
option-name-hourglasses = hourglasses
option-name-private = private
option-name-practice = practice
option-name-format = format
option-name-period = period
option-name-by = by
option-name-week = week
option-name-date = date
option-name-member = member
option-name-moves = moves
option-name-path = path
option-name-time-zone = time_zone

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] one's own bid may go up or down
    [own-lower] one's own bid may only go down
   *[lower-than-all] only bids lower than all others
}
house-proof-length = { $value ->
    [exact] solutions have exactly as many moves as were bid
   *[other] solutions may have fewer moves than were bid
}
house-ricochet = { $value ->
    [turn] the arriving robot must have turned
   *[other] solutions of two moves or more need no turn
}
house-ties = on equal bids whoever has fewer chips goes first
house-handicaps = head starts of up to two moves
house-max-moves = no chips that take more than { $value } moves
house-difficulty = { $value ->
    [rising] easy chips first, a little more each round
    [easy] easy chips first
    [very-hard] the hardest chips first
   *[hard] hard chips first
}
house-hourglass = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
} of sand
house-proof-time = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
} to show a solution
house-thinking-time = the hourglass turns after { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
} without a bid

### The settings of a server

settings-headline = ## ⚙️ Ricochet on this server
    Changes apply from the next match. `/ricochet { command-name-start }` can override them.
settings-page-game = Game
settings-page-look = Look
settings-page-server = Server
settings-page-roles = Roles

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Black
    [S] ⚪ Silver
   *[none] Four robots
}
setting-bids-value = { $value ->
    [own-any] One's own may go up or down (1999)
    [own-lower] One's own may only go down (2013)
   *[lower-than-all] Only lower than all others
}
setting-ricochet-value = { $value ->
    [turn] Yes – by 90°, between two of its moves
   *[one-move] No – but a single move doesn't count
}
setting-difficulty-value = { $value ->
    [rising] Easy first, a little more each round
    [easy] Easy first
    [hard] Hard first
    [very-hard] The hardest first
   *[any] Any: the rulebook's shuffle
}
setting-max-moves-value = { $value ->
    [none] No limit
   *[other] { $value } moves
}
setting-chips-to-win-value = { $value ->
    [none] As in the edition
    [one] One chip
   *[other] { $value } chips
}
setting-hourglass-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
}
setting-proof-time-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
}
setting-thinking-time-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [240] 4 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
}
setting-intermission = **Break** – how long the board stays up between rounds.
setting-intermission-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] one hour
   *[other] { $value } seconds
}
setting-theme = **Theme** – the colours of pictures.
setting-theme-value = { $value ->
    [dark] Dark
   *[light] Light
}
setting-animation = **Animation** – whether solutions are shown with moving robots or with arrows.
setting-animation-value = { $value ->
    [on] Robots move
   *[off] Arrows on a still picture
}
setting-allowed-channels = **Channels** – where matches may be started, threads included.
setting-allowed-channels-none = Everywhere
setting-match-threads = **Threads** – whether each match gets a thread of its own. The channel then shows who plays, the score and the result.
setting-match-threads-value = { $value ->
    [on] A thread for each match
   *[off] Matches in the channel
}
setting-weekly-channel = **Weekly leaderboard** – where it is posted.
setting-weekly-channel-none = Nowhere
setting-weekly-day = **Day of the weekly leaderboard**
setting-weekly-day-value = { $value ->
    [last] Sunday, the last day of the week
   *[first] Monday, for the week just ended
}
setting-weekly-hour = **Hour of the weekly leaderboard**, in this server's time zone.
setting-weekly-hour-value = { $value }:00
setting-morning-channel = **Puzzle of the day** – where it is posted every day, with how members did the day before.
setting-morning-channel-none = Nowhere
setting-morning-hour = **Hour of the puzzle of the day and of the cup**, in this server's time zone.
setting-morning-hour-value = { $value }:00
setting-cup-channel = **Weekly cup** – where it opens on Saturdays and its result is posted on Mondays, at the hour of the puzzle of the day. Without a channel members can't play it here.
setting-cup-channel-none = Nowhere
setting-cup-name = **Name in the cup**: { $named ->
    [yes] { $name }
   *[no] none
}. Other servers see it beside your result; without one they see “a server”.
setting-call-role = **Call** – the role that is mentioned when a match or a race with people begins, at most once an hour. If I may give it, members take it and hand it back under the puzzle of the day.
setting-call-role-none = None
setting-champion-role = **Champion's role** – the first of each week's leaderboard of chips wears it until the week after; with a tie, all of the first. I need **Manage Roles**, and the role below mine.
setting-champion-role-none = None
setting-champion-again = **Champion again** – whether one may wear it two weeks in a row.
setting-champion-again-value = { $value ->
    [on] As often as one is first
   *[off] Not twice in a row: then it goes to the next
}
setting-time-zone = **Time zone**: { $zone }. Days and weeks follow it. Change it with `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Edition
form-set-about = Whose rules and tiles. Another edition brings its own rules for bids and solutions.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , with diagonals
    [any] , any board
   *[without] {""}
}{ $robot ->
    [black] , black robot
    [silver] , silver robot
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] Own bid may go up or down, tiles A–B
    [NL-1999] Dutch rules: bids only lower than all, solutions may be shorter
    [FR-1999] French rules: bids only lower than all, no turn needed, all 17 chips
   *[2013] Own bid may only go down, tiles A–C (A–D with diagonals)
}
form-fifth-robot-label = Fifth robot
form-fifth-robot-about = A black or a silver robot plays, too (2013 edition).
form-chips-to-win-label = Chips to win
form-chips-to-win-about = How many chips a player needs to win.
form-hourglass-label = Hourglass
form-hourglass-about = How long the sand runs after the first bid.
form-difficulty-label = Difficulty
form-difficulty-about = Which chips come up first.
form-bids-label = Bids
form-bids-about = What may follow the first bid.
form-max-moves-label = Most moves
form-max-moves-about = Chips that take more are put back.
form-proof-time-label = Time to show
form-proof-time-about = How long a player has to show a solution.
form-thinking-time-label = Time to think
form-thinking-time-about = After how long without a bid the hourglass turns.
form-house-label = House rules
form-house-about = What is played differently from the book.
form-house-none = none
form-house-at-most = A solution may have fewer moves than were bid
form-house-one-move = No turn is needed, but a single move doesn't count
form-house-fewer-chips = On equal bids, the player with fewer chips goes first
form-house-handicaps = Head starts of up to two moves
form-house-bidding-pad = Move pad while bidding
form-tiles-label = Tiles
form-tiles-about = The four tiles as they lie, clockwise from the top left: 1A 2B 3A 4B
form-robots-label = Robots
form-robots-about = Where robots stand: R C7 G A1. The others are placed at random.
form-target-label = Target
form-target-about = The chip that is face up, such as red moon. If empty, one is drawn.
form-code-label = Code
form-code-about = The code of a board instead of tiles, robots and target.
form-rules-title = Edition and chips
form-bids-title = Bids and solutions
form-table-title = Own board or code
button-form-rules = Edition and chips…
button-form-bids = Bids and solutions…
button-form-table = Own board or code…
button-form-correct = Correct…
button-other-rules = Other rules…
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Other rules** – as long as nobody has played yet, you can begin anew with others.
    Now: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    What you've filled in is kept.
card-begun-anew = 🔁 Ended to begin anew with other rules.
refusal-match-not-yours-to-begin-anew = Only { $starter }, who started this match, can choose other rules.
refusal-match-too-late-to-begin-anew = Other rules can be chosen until the first bid, and not in a tournament.
refusal-race-not-yours-to-begin-anew = Only { $starter }, who started this race, can choose other rules.
refusal-race-too-late-to-begin-anew = Other rules can be chosen until somebody has submitted a solution.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Other rules can be chosen until the first chip is played.

### Sealed paths, players who are done, players who have left, the move pad

button-done = I'm done
button-pad = Move pad
button-vote-to-skip = Skip player

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } of { $needed }** want the next round.
card-done = ✋ **{ $count } of { $players }** are done { $sand ->
    [yes] bidding
   *[no] with this chip
}{ $named ->
    [yes] ; { $sand ->
        [yes] the sand still runs
       *[no] it stays up
    } for { $waiting }.
   *[no] .
}
card-watched = 👁️ Anyone who has the link can watch.
card-short = **Short match:** first to { $chips } chips, { $seconds } s of sand.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Head starts:** { $players }
card-turn-votes = ⏳ **{ $count } of { $needed }** votes to turn the hourglass.
card-hint-votes = 💡 { $count } of { $needed } want a hint.
card-finish-votes = 🏁 { $agreed ->
    [yes] The match ends with this round.
   *[no] **{ $count } of { $needed }** votes to end the match.
}
card-skip-votes = 💤 **{ $count } of { $needed }** votes to skip the player showing.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **The sand has run out.** { $player } sealed their moves; here they are.
   *[no] 👉 { $player } is next and sealed their moves; here they are.
}
news-prover-skipped = 💤 { $player } has shown nothing yet, so the others skip them.
news-player-left = 👋 { $player } has left the match.
news-player-removed = 🚪 A moderator has taken { $player } out of the match.
# $own: the number of the bid that stands again, 0 where there is none
news-bid-overtaken = ↩️ { $player }, your bid of **{ $moves }** falls away: a rival had made one as low before it, which reached me after yours.{ $own ->
    [0] {""}
   *[other] {" "}Your { $own } stands again.
}
news-left-out = …
news-late = I couldn't post here for a while. Meanwhile:

done-bid-sealed = 🔒 Sealed: `{ $path }`. It's shown for you on your turn. I checked the spelling, not the solution.
done-bid-unsealed = 🔓 Your sealed path `{ $path }` doesn't fit this bid, so it's dropped.
done-want-next = ⏭️ You want the next round: { $count } of { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Everyone is done, so the sand runs out now.
    [bots] ✋ Done. The sand runs out as soon as no bot thinks any more, at { $until } at the latest.
    [alone] ✋ Done. You're the only one here, so others still have until { $until }.
   *[no] ✋ Done. When everyone is, the sand runs out early. A new bid undoes this.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Everyone is done, so this chip goes back into the pile.
    [bots] ✋ Done with this chip. It goes back as soon as no bot thinks any more, after half of the sand at the latest.
    [alone] ✋ Done with this chip. You're the only one here, so half of the sand runs for others.
   *[no] ✋ Done with this chip. Once more than half of those who are present and have bid are done or vote for it, the hourglass turns; when all who are present are done, the chip goes back. A bid undoes this.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 That was enough: the player is skipped.
   *[no] 💤 You voted to skip: { $count } of { $needed }. It lapses if they do something meanwhile.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Your path has { $path ->
    [one] one move
   *[other] { $path } moves
}, but you want to bid { $bid }, and here a solution needs exactly as many moves as were bid. Nothing was bid; try again.
refusal-match-path-too-long = Your path has { $path } moves, but you want to bid { $bid }. Nothing was bid; try again.
refusal-match-path-needed = Your last two bids were not shown, so until one wins, bid with your moves sealed: `/bid 3 { option-name-path }:R-up G-left R-down`, the second field of the form, or **Move pad**. Nobody sees them before your turn.
    .board = Your last two bids were not shown, so until one wins, bid with your moves sealed: move the robots, then bid. Nobody sees the moves before your turn.
refusal-match-removed = A moderator has taken you out of this match, so you can't bid in it any more.
refusal-match-not-yours-to-remove = Only members with the permission **Manage Messages** can take a player out of the match.
# $other: the player who is meant
refusal-match-has-not-bid = { $other } hasn't bid in this match.
refusal-match-removed-already = { $other } is already out of this match.
refusal-match-not-playing = Only those who are present can do that: bid, or press a button below the board.
    .board = Only those who are present can do that: move a robot, or bid.
refusal-match-no-stake = That's decided by those who have bid in this match – before the first bid, by { $starter }. Bid, and you have a vote, too.
refusal-match-seen-already = You're counted in already.
refusal-match-hourglass-runs = The hourglass is already running.
refusal-match-wants-to-finish-already = You've already voted to end the match. Bidding takes that back.
refusal-match-done-already = You're already done. A new bid undoes that.
refusal-match-own-turn-to-prove = It's your own turn. **Pass** lets the next player try.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } still has time to think, or did something just now, and can't be skipped before { $half }.
refusal-match-voted-already = { $phase ->
    [proving] You've already voted to skip { $prover }.
    [intermission] You've already asked for the next round.
   *[other] You've already voted to turn the hourglass.
}
refusal-match-no-hints = There are no hints in this match.
refusal-match-wants-hint-already = You've asked for it already. It comes once all who are present have.
refusal-match-no-hint-yet = I don't know a shortest solution of this chip yet, so there's no hint. Ask again in a moment.
refusal-match-not-yours-to-shorten = Only { $starter }, who started this match, can make it a short one.
refusal-match-too-late-to-shorten = A match can be made a short one once, until its first chip is won.
refusal-match-no-handicaps = This match is played without head starts.
refusal-match-not-yours-to-handicap = Only { $starter }, who started this match, gives the bots a head start.
refusal-match-handicap-unchanged = That is the head start you have.
refusal-match-too-late-for-handicap = Since the first bid, a head start can only become smaller.
refusal-match-not-yours-to-add-bot = Only { $starter }, who started this match, can add bots.
refusal-match-too-late-to-add-bot = Bots can join until the first chip is won, three at most, and never in a tournament.
refusal-match-not-yours-to-let-watch = Only { $starter }, who started the match, and members with the permission **Manage Messages** decide whether anyone can watch it.
refusal-match-no-watching-tournaments = Only those who see its channel can watch a match of a tournament.

form-path-label = How? (Hidden until it's your turn)
form-path-placeholder = R-up G-left … – or leave it empty and show it later

option-bid-path = Your moves, kept secret until your turn: R-up G-left

completion-move = { $robot ->
    [red] 🔴 red
    [green] 🟢 green
    [blue] 🔵 blue
    [yellow] 🟡 yellow
    [silver] ⚪ silver
   *[black] ⚫ black
} { $direction ->
    [up] ⬆️ up
    [right] ➡️ right
    [down] ⬇️ down
   *[left] ⬅️ left
}

pad-headline = ### Move pad – { $made } of { $bid } moves
    Choose a robot, then a direction. Only you see this. You have until { $until }.
pad-headline-bidding = ### Move pad
    Only you see this. Bid, and your moves are sealed until your turn. I don't check them.{ $until ->
        [none] {""}
       *[other] {" "}The sand runs out at { $until }.
    }
# $showing: whether the sand stands still, yes or no
pad-headline-solo = ### Move pad – { $made ->
        [one] one move
       *[other] { $made } moves
    }
    { $showing ->
        [yes] Choose a robot, then a direction. Show your solution by { $until }: you have one attempt.
        [practice] Choose a robot, then a direction. No clock runs.
       *[no] Choose a robot, then a direction. The sand runs out at { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – next: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = No moves yet – next: { $robot }
pad-wrong-move = ⚠️ { $why } It was left out, and costs you nothing.
pad-robot-red = 🔴 Red
pad-robot-green = 🟢 Green
pad-robot-blue = 🔵 Blue
pad-robot-yellow = 🟡 Yellow
pad-robot-black = ⚫ Black
pad-robot-silver = ⚪ Silver
pad-left = ⬅️ Left
pad-up = ⬆️ Up
pad-right = ➡️ Right
pad-down = ⬇️ Down
pad-undo = ↩️ Undo
pad-clear = 🗑️ Clear
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Show moves
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] One move to go
   *[other] { $count } moves to go
}
pad-zoom = { button-zoom }
# $count: how many chips may still be passed, or any
pad-pass = ⏭️ Pass{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
# $count: how many moves there are
pad-bid = 🔒 { $count ->
    [0] Bid and seal your moves
   *[other] Bid { $count } and seal these moves
}
pad-arrived = 🎯 The { $robot } stands on the target.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } won the chip**, in { $moves } moves.
    [returned] 🔀 Nobody won the chip: it went back.
    [sand] ⌛ The sand has run out, and you have no bid in this round.
    [turn] ⌛ Your turn is over.
   *[round] That round is over.
}
# $what: the target or a robot, $first, $last: the cells at the top left and at the bottom right
zoom-headline = ### 🔍 { $what }
    Cells { $first } to { $last }. Only you see this.
zoom-target = 🎯 Target

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = red
notation-green = green
notation-blue = blue
notation-yellow = yellow
notation-black = black
notation-silver = silver
notation-up = up
notation-right = right
notation-down = down
notation-left = left

# More names of the symbols of chips, read as well as those above: those of all rulebooks, and others in use; between commas
notation-moon = crescent, crescent moon
notation-planet = Saturn, ringed planet
notation-star = asterisk
notation-gear = cog, cogwheel, gearwheel, gear wheel
notation-vortex = cosmic vortex, multicoloured vortex, multicolored vortex, swirl, whirl

### The tutorial

command-tutorial = Learn the game on four little boards, only for you

lesson-headline = ### Lesson { $lesson } of { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Robots slide.** Robots have no brakes: they slide on until a wall, the edge, the block in the middle or another robot stops them. Bring the 🔴 red robot to rest on the 🔴🌙 red moon.
    [2] **Robots help each other.** Each slide of any robot is one move. 🔴 Red would slide past the 🔴⭐ red star, because no wall stops it. Let 🟢 green go first, to be in the way.
    [3] **Ricochet.** { $ricochet ->
        [one-move] A single move is no solution, so one move straight to the 🔵🪐 blue planet doesn't count. Try it, then find a way of two moves or more.
       *[turn] The arriving robot must have turned 90° between two of its moves. One move straight to the 🔵🪐 blue planet isn't enough. Try it, then find a way round.
    }
   *[4] **Diagonals.** Some boards have them. A robot passes one of its own colour; any other turns it by 90°, and it slides on, all in one move. No move may end on one. Bring the 🟡 yellow robot to rest on the 🟡⚙️ yellow gear.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Choose a robot and a direction for each move, then press **Show moves**. Or press **Type** and write all your moves, such as `{ $example }` or just `{ $short }`: they are shown as soon as you send them.
lesson-bid = **Bid first, as in a match:** how many moves do you need? From the first bid on the sand runs, and others can bid lower.
# $moves: 2 to 5, $until: when the sand has run out, such as “in 8 seconds”
lesson-sand = ⏳ **Your bid: { $moves } moves.** Sand: { $until }. Once it has run out the lowest bidder – here it is you – shows exactly as many.
    .board = ⏳ **Your bid: { $moves } moves.** Once the sand has run out the lowest bidder – here it is you – shows exactly as many.
# It stays when the sand has run out
lesson-sand-runs = Show your moves once the sand has run out: until then others could bid lower.
button-lesson-bid = Bid { $moves }
button-lesson-bid-again = Bid again
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **That's it:** `{ $moves }`. Each slide went on until something stopped it.
    [2] ✅ **That's it:** `{ $moves }` – { $count } moves, because green's counts, too.
    [3] ✅ **That's it:** `{ $moves }`. { $ricochet ->
        [one-move] It was more than one move, so the solution counts.
       *[turn] The robot turned on its way, so the solution counts.
    }
   *[4] ✅ **That's it:** `{ $moves }`. Yellow passed its own diagonal, and the red one turned it.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}The ricochet was the turn between your moves: a bounce doesn't count.
    }
}
tutorial-next = Next lesson
tutorial-end = 🎓 **You know the game.** In a match you solve it in your head and bid how many moves you need; when the sand has run out, the lowest bidder shows them. What would you like to play?
    `/ricochet { command-name-race }`: everyone solves the same chip in private, and the shortest solution wins.
    `/ricochet { command-name-solo } { option-name-practice }`: chips of as many moves as you like, without a clock.
    .board = 🎓 **You know the game.** In a match you solve it in your head and bid how many moves you need; when the sand has run out, the lowest bidder shows them. What would you like to play? **{ button-first-practice }** is in the list of games, under { web-subject-solo }.
button-first-bots = Play against bots
button-first-match = With friends
button-first-solo = Play alone
button-first-practice = Practise without a clock
button-first-daily = Today's puzzle
# $robots: the names of those that play
problem-not-in-lesson = Only { $robots } can move in this lesson. Try again.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } plays solo** – { $options }. 17 chips; finish with more face up than face down to win.
solo-option-hourglasses = { $hourglasses ->
    [one] one hourglass of { $seconds } seconds for each chip
   *[other] two hourglasses of { $seconds } seconds for each chip
}
solo-option-practice = practice (chosen board)
solo-title = ### 🧩 Solo
# $hourglasses: solo-option-hourglasses
solo-ready = Solve each of the 17 chips before the sand runs out: { $hourglasses }. Any solution counts, however long; with more chips face up than face down in the end, you win.
    -# Press **Go**: the first chip is turned up, and the sand runs.
solo-headline = ### Chip { $number } of 17: { $target } on { $cell }
solo-task = { $robot ->
    [any] Bring **any robot** there
   *[other] Bring the **{ $robot ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    } robot** there
}, { $ricochet ->
    [one-move] in two moves or more.
   *[turn] in any number of moves, with a 90° turn between two of its own.
}
solo-replaced = 🔄 The chip before this one went back into the pile: it couldn't be reached.
solo-sand = ⏳ **The sand runs out at { $until }.** **{ button-solo-got-it }** stops it; then you have a minute to show your solution.
solo-showing = ⏱️ **Show your solution by { $until }.** You have one attempt: `/prove R-up G-left …`, or press a button.
    .board = ⏱️ **Show your solution by { $until }.** You have one attempt.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 I was away for { $count } { $unit }, so the clock was stopped.
solo-hint-price = -# 💡 Each hint costs a star of this chip; the last star stays.
solo-chip-up = ✅ **The chip is face up** – { $count } moves: `{ $moves }` { $stars }
    .board = ✅ **The chip is face up** – { $count } moves { $stars }
solo-hints-taken = 💡 { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
solo-chip-down = ⌛ **The chip is face down.** The robots stay where they were.
solo-attempt-failed = ❌ That's not a solution. { $why } **The chip is face down.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Three of three stars.
    [2] Two of three stars.
   *[1] One of three stars.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 It could have been done in { $count } moves, as in the picture: `{ $moves }`
   *[yes] 💡 { $count } moves were possible: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 It could have been done in { $count } moves: `{ $moves }`
       *[yes] 💡 { $count } moves were possible: `{ $moves }`
    }
solo-best-equal = 🌟 It can't be done in fewer moves.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** up, **{ $down }** down, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}: { $marks }
solo-next = Take your time. The next chip turns the hourglass.
solo-end = { $result ->
    [won] 🏆 **Won!** Face up: { $up }, face down: { $down }.
    [lost] 🏁 **Lost this time.** Face up: { $up }, face down: { $down }.
   *[stopped] 🏁 **The game was cancelled** after { $played ->
        [one] one chip
       *[other] { $played } chips
    }, so it is neither won nor lost.
}
solo-end-stars =
    { $stars } of { $most } stars · { $perfect ->
    [one] one chip
   *[other] { $perfect } chips
} in the fewest moves · longest streak: { $streak ->
    [one] one chip
   *[other] { $streak } chips
}
    { $marks }
solo-end-code = Play this board again: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = The code of this board: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = Got it
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Next chip
button-solo-give-up = Give up this chip
button-solo-end = End game
button-solo-more = { button-more }

done-solo-solved = 🎉 That's it!
done-solo-given-up = You gave up this chip.
done-solo-stopped = The game is over.
failed-solo = That's not a solution. { $why } The sand is still running: try again.

refusal-solo-game-over = This game is over. `/ricochet { command-name-solo }` starts another.
    .board = This game is over.
refusal-solo-not-yours = This is { $player }'s game. `/ricochet { command-name-solo }` starts your own.
    .board = This is { $player }'s game.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] No chip is face up yet. Press **Go**.
    [practice] No chip is up right now. Press **Another like this**.
   *[no] No chip is face up right now. Press **Next chip**.
}
refusal-solo-sand-has-run-out = The sand has run out, so this chip is face down.
refusal-solo-sand-stands-still = The sand stands still: show your solution now.
refusal-solo-time-to-show-is-up = The minute to show your solution is over, so this chip is face down.
refusal-solo-chip-is-up = This chip is still in play. Show a solution, or give it up.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = There's no fifth robot, black or silver, in this game: the robots are R, G, B and Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Too late: the game has moved on.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = I don't know a shortest solution of this chip yet, so there's no hint. Ask again in a moment; it cost you nothing.

problem-solo-running = You already have a game here: `/ricochet { command-name-solo }` shows it.
    .board = You already have a solo game here.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = That chip has been played. Use the buttons below the newest board.
    .board = That chip has been played.
problem-board-in-play = { $where ->
    [here] This is the position of the game in { $channel }, or much like it. A second game would give solutions away: play it once the other is over, or choose another board.
    [yours] This is the position of a game of yours, or much like it. A second game would give solutions away: play it once the other is over, or choose another board.
   *[elsewhere] This board is being played elsewhere right now, so its solutions stay secret. Choose another board.
}
problem-solo-beside-match = There's a match in this channel. Play solo in a thread, or privately: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = There's a match in this channel. Play solo once it's over, or in another channel.

command-solo = Play solo: 17 chips against the hourglass, or practice without a clock
option-solo-hourglasses = Hourglasses for each chip: two make it easier
option-solo-private = Only you see the game
choice-hourglasses-1 = one
choice-hourglasses-2 = two, for an easier game

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } practises** – { $options }. One chip after the other, without a clock.
practice-headline = ### 🎯 Chip { $number }: { $target } on { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] Of any length. No clock runs.
   *[other] It can be done in **{ $moves } moves**. No clock runs.
}
practice-solved = ✅ **Solved** in { $count } moves: `{ $moves }`
    .board = ✅ **Solved** in { $count } moves.
practice-given-up = 🏳️ **Given up.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] There is one shortest solution, of { $moves } moves.
   *[other] There are { $count } shortest solutions, of { $moves } moves.
}
practice-more-ways = -# **{ button-study-open }** shows the others.
practice-tally = Solved without a hint: **{ $unaided }** · with hints: **{ $hinted }** · given up: **{ $dropped }**
practice-end = 🏁 **Practice is over.**
failed-practice = That's not a solution. { $why } It costs nothing: try again.
button-solo-another = Another like this
button-solo-harder = Harder
button-solo-easier = Easier
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Any length
   *[other] { $moves } moves
}
problem-practice-alone = In practice there is no hourglass, no end and no chosen board: only `{ option-name-rules }` and `{ option-name-private }` go with it.
option-solo-practice = Practise without a clock: chips of as many moves as you like
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] the length you solve
    [any] any length
   *[other] { $value } moves
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } starts a race** – { $options }.
    { $rounds ->
        [one] One chip
       *[other] { $rounds } chips
    } for everyone, { $time } each. Solve in private: the shortest solution wins the chip, with 3, 2 and 1 points for the first three.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] counts with two players and three solved chips
   *[no] too short for the leaderboard
}
race-bots = practice with bots until a second person has a solution
race-headline = ### Race, round { $round } of { $rounds }: { $target } on { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **You have until { $until }.** The shortest solution wins; { $slow ->
    [yes] equal lengths share a place.
   *[no] ties go to the earliest.
}
race-how = Solve it in private, as often as you like: **{ button-race-pad }**, **{ button-type }** or `/prove R-up G-left …`. Your shortest solution counts.
    .board = Solve it in private, as often as you like: move the robots, then **{ pad-show }**. Your shortest solution counts.
race-have = { $count ->
    [0] 💭 Nobody has a solution yet.
    [one] ✅ One player has a solution.
   *[other] ✅ { $count } players have a solution.
}
race-done = 🙋 Done: { $count } of { $players }.
race-finish-votes = 🏁 **{ $count } of { $needed }** votes to end the race.
race-next = Next chip: { $until }.
race-over = 🏁 This race is over.
# $points: who has how many
race-points = 🎯 Points: { $points }
race-round-over = 🏁 **Round { $round } of { $rounds } is over.**
race-place = { $place }. { $player } – **{ $moves } moves**{ $points ->
    [0] {""}
    [one] {" "}(one point)
   *[other] {" "}({ $points } points)
}
race-way = ✅ The robots took { $player }'s way: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **Round { $round } of { $rounds } is over, and nobody has a solution.** The { $target } goes back into the pile.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 A moderator took { $player } out of the race.
   *[left] 👋 { $player } has left the race.
}
race-finish-voted = 🏁 { $player } votes to end the race now, and whoever has the most points wins.
race-finish-how = `/ricochet { command-name-stop }` is your vote, if you have submitted a solution.
    .board = Those who have submitted a solution vote, too.
race-end-moved = 🔌 I was away when time was up. The new end: { $until }.
race-zone-dropped = 🕰️ I don't know the time zone `{ $zone }` here. From now on rounds end by UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 The race was ended early, so the points so far decide.
    [abandoned] 😴 Two chips in a row without a solution, so the race is over.
    [deserted] 🤖 Two rounds without any people, so the race is over.
   *[stopped] 🏁 **The race was cancelled** before anyone had a point.
}
race-won = 🏆 **{ $winners } { $count ->
    [one] wins the race!
   *[other] share the victory!
}**
race-without-winner = 🏁 **The race is over.** Nobody has a point, so nobody wins it.
race-code = Play this board again: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = The code of this board: `{ $code }`
race-pad-closed = ⌛ That round is over.
# Your own shortest solution so far
race-own = 🏅 Your best: **{ $count } moves**. Can you beat it?
pad-headline-race = ### Move pad – { $made ->
        [one] one move
       *[other] { $made } moves
    }
    Choose a robot, then a direction. Only you see this. You have until { $until }.
race-submitted = ✅ **{ $count } moves** – that's a solution! Your shortest one counts: try for fewer, or press **I'm done**.
failed-race = That's not a solution. { $why } It costs nothing: try again.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = I'm done
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, bots, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 All are done: the round is over.
    [bots] 🙋 You're done with this chip. The round is over as soon as no bot thinks any more, at { $until } at the latest. You can still submit something shorter.
    [time] 🙋 You're done with this chip. The round goes on until { $until }, so that others can join in. You can still submit something shorter.
   *[others] 🙋 You're done with this chip. It ends when all are, or at { $until }. You can still submit something shorter.
}
done-left-race = 👋 You've left the race; nobody waits for you. What you had submitted for this chip is withdrawn, and your points stay. Submit a solution to come back.
done-removed-race = 🚪 { $player } is out of the race, and keeps the points.
done-race-stopped = The race is over.
done-race-vote = 🏁 You voted to end the race: { $count } of { $needed }. Submitting a solution takes it back.

refusal-race-game-over = This race is over. `/ricochet { command-name-race }` starts another.
    .board = This race is over.
refusal-race-no-chip-up = No chip is face up right now. The next one comes at { $until }.
refusal-race-sand-has-run-out = Time is up for this chip.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = There's no fifth robot, black or silver, in this race: the robots are R, G, B and Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = That works, but your best is already { $own } moves.
refusal-race-removed = A moderator took you out of this race.
refusal-race-not-playing = You're not in this race right now. Open the move pad or submit a solution first.
    .board = You're not in this race right now. Move a robot, or submit a solution first.
refusal-race-done-already = You're already done with this chip.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Only { $starter }, who started the race, and members with the permission **Manage Messages** can end it.
refusal-race-no-stake = Ending this race is decided by those who are present and have submitted a solution in it. Submit one, and you have a vote, too.
refusal-race-wants-to-finish-already = You've already voted to end the race. Submitting a solution takes that back.
refusal-race-not-yours-to-let-watch = Only { $starter }, who started the race, and members with the permission **Manage Messages** decide whether anyone can watch it.
refusal-race-not-yours-to-remove = Only members with the permission **Manage Messages** can take a player out of the race.
refusal-race-has-not-bid = { $other } hasn't submitted anything in this race.
refusal-race-removed-already = { $other } is already out of this race.
refusal-race-not-yours-to-add-bot = Only { $starter }, who started the race, can add bots.
refusal-race-too-late-to-add-bot = Bots can join until the first chip is won, three at most.
refusal-race-voted-already = You've already asked for the next round.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Too late: the race has moved on.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = I don't know `{ $text }`. Choose from the list that Discord shows while you type.
problem-race-running = There's already a race in this channel.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = That round is over. Use the buttons below the newest board.
    .board = That round is over.
problem-race-beside-other = Another game is on in this channel. Start the race in a thread, or one with hours for each chip: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = Another game is on in this channel. Start the race once it's over, or in another channel.
problem-beside-race = There's a race in this channel. Play in a thread, or once it is over.
    .board = There's a race in this channel. Play once it is over, or in another channel.

command-race = Race: everyone solves the same chip in private, and the shortest solution wins
option-race-time = Minutes for a round, or hours in a slow race (default: 3)
option-race-chips = How many chips are played (default: 5)
choice-race-time-60 = 1 minute
choice-race-time-120 = 2 minutes
choice-race-time-180 = 3 minutes
choice-race-time-300 = 5 minutes
choice-race-time-600 = 10 minutes
choice-race-time-3600 = 1 hour (slow)
choice-race-time-28800 = 8 hours (slow)
choice-race-time-86400 = 24 hours (slow)

### The rush

rush-title = ### ⚡ Rush
rush-ready = As many chips as you can in { $minutes } minutes, from short to long: any solution counts, and the next chip comes at once. Press a robot and the directions; no button is needed to show your moves. You can pass { $passes } chips.
    -# Only you see this. The clock starts when you press **Go**.
button-rush-go = ▶️ Go
rush-headline = ### ⚡ Chip { $number }: { $target } on { $cell }
# $count: the text rush-count, or in a cup cup-count
rush-status = ⏱️ **You have until { $until }.** { $count }
# $solved, $passes: how many chips are solved, and how many may still be passed
rush-count = Solved: **{ $solved }**, passes left: { $passes }.
rush-how = -# Bring { $robot ->
    [any] **any robot**
   *[other] the **{ $robot ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    } robot**
} there in two moves or more, with a turn between two of its own: the next chip comes at once.
rush-solved = ✅ { $count ->
    [one] One move
   *[other] { $count } moves
} – next chip!
rush-passed = ⏭️ Passed – next chip!
# $ending: time-up, all-played or stopped
rush-over = ### ⚡ { $ending ->
    [all-played] All chips are played!
    [stopped] You ended the rush.
   *[time-up] Time is up!
} { $count ->
    [0] No chip solved.
    [one] One chip solved.
   *[other] { $count } chips solved.
}
# $result: better than $record, the most chips before, equal, below, none so far, or the first one
rush-record = { $result ->
    [first] 🏆 Your first result: `/ricochet { command-name-stats }` keeps your best.
    [better] 🏆 **A new personal best!** Before: { $record }.
    [equal] 🏅 As many as in your best rush.
    [below] Your personal best: **{ $record }**.
   *[none] -# Short ways first: look where the robot of the target's colour can slide.
}
    .board = { $result ->
        [first] 🏆 Your first result.
        [better] 🏆 **A new personal best!** Before: { $record }.
        [equal] 🏅 As many as in your best rush.
        [below] Your personal best: **{ $record }**.
       *[none] -# Short ways first: look where the robot of the target's colour can slide.
    }
# $shown: yes for the chip in the picture
rush-best = 💡 Chip { $number } takes { $count } moves{ $shown ->
    [yes] {""}, as in the picture
   *[no] {""}
}: `{ $moves }`
    .board = 💡 Chip { $number } takes { $count } moves: `{ $moves }`
rush-solved-chips = ✅ Solved, your moves/the fewest: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Cup
cup-ready = { $chips } chips in { $minutes } minutes, from short to long, the same for everybody. A shortest solution has **{ $most }** points, each move more costs one, and any solution has at least one. What you show first counts, so think before **{ pad-show }**. You can pass every chip, and you play a cup once.
    -# Only you see this. The clock starts when you press **Go**.
cup-headline = ### 🏆 Chip { $number } of { $chips }: { $target } on { $cell }
cup-count = Points: **{ $points }**.
cup-how = -# The fewer moves the better. What you show first counts, and the next chip comes at once.
# $ending: time-up, all-played or stopped
cup-over = ### 🏆 { $ending ->
    [all-played] All chips are played!
    [stopped] You ended the cup.
   *[time-up] Time is up!
} **{ $points } of { $most } points.**
cup-points = Points for each chip: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# The shortest solutions come on Monday. Until then, please don't give the chips away.
button-cup = 🏆 Play the cup
problem-cup-off = This server doesn't play the weekly cup. Whoever manages it can turn it on in my settings.
problem-cup-closed = The cup is played on Saturdays and Sundays (UTC). The next one opens on { $opens }.
problem-cup-played = You've begun this cup already, and everybody plays it once. The next one opens on { $opens }.
failed-rush = That's not a solution. { $why } The clock is running: try again.
refusal-rush-game-over = This rush is over. `/ricochet { command-name-rush }` starts another.
    .board = This rush is over.
refusal-rush-not-yours = This is another player's rush. `/ricochet { command-name-rush }` starts your own.
    .board = This is another player's rush.
refusal-rush-no-chip-up = The clock isn't running yet. Press **Go**.
refusal-rush-chip-is-up = The clock is running already.
refusal-rush-sand-has-run-out = Time is up.
refusal-rush-no-passes-left = You have passed three chips: solve this one.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = There's no fifth robot, black or silver, in a rush: the robots are R, G, B and Y.
refusal-rush-out-of-date = Too late: the rush has moved on.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = That chip is over. Use the buttons below the newest board.
problem-no-chips-drawn = I can't prepare chips right now, because my solver doesn't work. Whoever runs me finds the reason in the log.

command-rush = Rush: as many chips as you can in three minutes, in private
option-cup = Play this weekend's cup: five chips, ten minutes, once

### Your own games

command-my-games = Show where you play, and what waits for you
my-games-headline = ### Your games
my-games-empty = You're in no game right now. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` or `/ricochet { command-name-solo }` begins one.
# $kind: match, solo, race or rush; $what: prove, bid, solve, better, chip, next, go or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Race
    [rush] ⚡ Rush
    [solo] 🧩 Solo game
   *[match] 🤖 Match
} { $link } – { $what ->
    [prove] **show your moves by { $until }**
    [bid] you have no bid yet
    [solve] **solve the chip by { $until }**
    [better] your best: { $moves } moves; until { $until }
    [chip] **solve the chip by { $until }**
    [practice] a chip waits for you, without a clock
    [next] the next chip waits for you
    [first] press **Go** for the first chip
    [go] press **Go** to start the clock
   *[none] nothing to do right now
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] It takes { $fewest } moves or more.
   *[other] It takes { $fewest } to { $most } moves.
}
# $robots: the names of those that move
hint-robots = 💡 A shortest solution uses: { $robots }.
# $move: in the notation
hint-first-move = 💡 It can begin with `{ $move }`.
button-hint-length = 💡 How long?
button-hint-robots = 💡 Which robots?
button-hint-first-move = 💡 First move?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Puzzle { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } on { $cell }
daily-task = -# { $robot ->
    [any] Bring **any robot** to the target
   *[other] Bring the **{ $robot ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    } robot** to the target
} in as few moves as you can, with a 90° turn between two of its own. No clock, unlimited tries.
daily-failed = ⚠️ **That's not a solution.** { $why }
daily-tries = -# { $tries ->
    [one] One try so far
   *[other] { $tries } tries so far
}
daily-hint-price = -# 💡 Each hint costs a star; the last star stays.
daily-solved = ✅ **That's it** – { $count } moves: `{ $moves }`
    .board = ✅ **That's it** – { $count } moves.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Your best: { $count } moves** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 It can be done in { $count } moves.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Solved on try { $tries }, after { $count } { $unit }
daily-shown = -# You've seen the solutions, so further tries don't count.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **The only solution in { $length } moves**
   *[other] 🌟 **Solution { $way } of { $count }** in { $length } moves
}
button-daily-again = Try again
button-daily-solutions = Shortest solutions
button-daily-give-up = Give up: show the solutions
button-daily-before = The day before
button-daily-easier = An easier one
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` isn't a date. Write year, month and day, such as { $date }.
problem-no-such-day = There are puzzles from { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }. Each day's begins at midnight UTC.
problem-no-puzzle = I can't choose a puzzle right now, because my solver doesn't work. Whoever runs me finds the reason in the log.
# $robots: the names of those that play
problem-not-in-puzzle = Only { $robots } can move in this puzzle. Try again.
problem-not-solved-yet = Solve the puzzle first: then I'll show you all its shortest solutions.
problem-board-of-today = This is much like today's puzzle, and playing it would spoil that. Play it tomorrow, or choose another board.
problem-board-of-cup = This is much like the board of this weekend's cup, and playing it would spoil that. Play it on Monday, or choose another board.

command-daily = The puzzle of the day, only for you, with as many tries as you like
option-date = An earlier day, such as 2026-11-21 (default: today)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Study
   *[other] Study of round { $round }
}: { $target } on { $cell }
study-proof = 🏅 { $player }'s solution, **{ $count } moves**.
study-no-proof = Nobody has shown a solution.
study-own = ✍️ Your own path, **{ $count } { $count ->
    [one] move
   *[other] moves
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Move { $move } left the shortest way: from there it took { $left } more, { $total } in all. The best was { $best }.
study-no-own = You have no path of your own in this round.
study-searching = 🔍 I'm still looking for all shortest solutions. Look again in a moment.
study-hints = 🧠 I know the shortest solutions. Take hints one by one, look at the solutions, or try it yourself.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Back
step-on = Next ▶
step-previous = ⏮ Previous solution
step-next = Next solution ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **One shortest solution**
       *[other] **{ $count } shortest solutions**
    }
   *[no] **At least { $count } shortest solutions**
}, { $moves } moves.{ $orders ->
    [yes] {" "}{ $differing ->
        [yes] Only { $different }
       *[no] At least { $different }
    } if the order of the moves is ignored.
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Solution { $way } of { $all ->
    [yes] { $shown }
   *[no] the first { $shown }
}.
button-study-open = 🔬 Study
button-study-round = 🔬 Study round { $round }
button-study-before = ⏮ Round { $round }
button-study-after = Round { $round } ⏭
button-study-proof = Shown solution
button-study-own = My path
button-study-ways = Shortest solutions
button-study-again = 🔍 Look again
button-study-try = 🎮 Try it yourself
button-study-back = ◀ Back to the study
button-again-rematch = 🔁 Rematch
button-again-proposed = { $level ->
    [easy] 🤖 Against easy bots
    [medium] 🤖 Against medium bots
    [hard] 🤖 Against hard bots
   *[same] ⚖️ Rematch as proposed
 }
button-again-board = This board again
button-again-solo = 🔁 Play again
button-again-rush = 🔁 Another rush
button-again-race = 🔁 Another race
try-headline = ### Try it: { $target } on { $cell }
    Choose a robot, then a direction. Only you see this. No clock runs, and nothing counts.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **That's it, in { $count } moves:** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 It can't be done in fewer moves.
    [no] {"\u000A"}💡 It can be done in fewer moves.
   *[unknown] {""}
}

problem-study-what = What do you want to study? Name a code, `/ricochet { command-name-study } { option-name-code }:…`, or your board at home: its `{ option-name-tiles }`, all its `{ option-name-robots }`, and the `{ option-name-target }`. Where a code has no target, name that as well.
# $fault, $count: as in problem-wrong-code
problem-study-code = That isn't a code. { $fault ->
    [characters] A code has letters and digits only.
    [length] A board's code has 24 letters and digits, a position's has 14; yours has { $count }. Copy all of it.
    [check] It is complete, but something is mistyped: its last two characters, which check the others, don't match them. Copy it instead of typing it.
   *[impossible] It names a position that can't be. Copy it instead of typing it.
}
problem-study-in-play = { $where ->
    [here] This is the position of the game in { $channel }, or much like it. Studying it would give solutions away: do that once the game is over.
    [yours] This is the position of a game of yours, or much like it. Studying it would give solutions away: do that once the game is over.
   *[elsewhere] This position is being played elsewhere right now, so its solutions stay secret. Study another one.
}
problem-study-of-today = This is much like today's puzzle, and studying it would spoil that. Study it tomorrow.
problem-study-of-cup = This is much like a chip of this weekend's cup, and studying it would spoil that. Study it on Monday.
problem-study-too-soon = This round can't be studied yet, because its chip may come up again. Come back when the chip is won, or the match is over.
problem-no-study = There's nothing to study yet: no round in this channel is over.
problem-game-gone = That game can't be read any more.
problem-results-too-soon = That match is still being played. Its results are there when it is over.
problem-tables-playing = Other tables of the tournament still play this board. The results are there when all are over.
problem-bound-elsewhere = You play at another table of this tournament: { $link }. Whoever has bid at one table plays at that one only.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] Tables of a tournament are compared with each other, so no bots play there: leave `{ option-name-bots }` out.
    [difficulty] A tournament plays the rulebook's shuffle: leave `{ option-name-difficulty }` out.
   *[other] The tournament that is on plays by other rules. Leave these options out to join it; once its first round is over you can start another one.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Results of match #{ $number }**, which ended { $ended } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: for spreadsheets, and for programs.
button-results = 📄 Results as files

command-study = Study a position for yourself: hints, and all shortest solutions, step by step
option-study-code = A position's or board's code; { option-name-target } for another chip
option-study-robots = Where the robots stand: R C7 G A1 B P16 Y H3
option-study-target = The chip that is to be reached, such as red moon

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 green
    [blue] 🔵 blue
    [red] 🔴 red
   *[yellow] 🟡 yellow
} ({ $number }A to { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 green
    [blue] 🔵 blue
    [red] 🔴 red
   *[yellow] 🟡 yellow
} { $letter }
tiles-text = ## The tiles of your board at home
    {""}**The number** is the colour mark that is printed on the tile: 1 🟢 green, 2 🔵 blue, 3 🔴 red, 4 🟡 yellow. Tiles of 1999 have no mark, but the red symbol tells: 1 🌙 moon, 2 🪐 planet, 3 ⚙️ gear, 4 ⭐ star.
    {""}**The letter** is the face. Turn the tile until the corner that belongs in the middle of the board is at the bottom right, and compare. Tiles of 1999 show A or B; only D has diagonals.
tiles-options = Name the four tiles **clockwise from the top left**, as they lie: `1A 2B 3A 4B`. **{ form-table-title }**, below **{ button-other-rules }** at the message of a game that you've just started, asks for them, for where robots stand, such as `R C7 G A1`, and for the chip that is face up, such as `red moon`; what you leave out is drawn. `/ricochet { command-name-study }` takes the same.
button-tiles = All tiles
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` isn't a tile. A tile is its number and its letter, such as `1A`; `green A` is the same. { $count ->
    [0] There are four already.
   *[other] Any of these fits here: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` is there twice
   *[no] `{ $token }` and `{ $other }` don't go together: both have the { $colour ->
        [green] green
        [blue] blue
        [red] red
       *[yellow] yellow
    } mark
}, and a board has one tile of each mark. { $count ->
    [0] Leave one of them out.
   *[other] Missing instead: { $right }.
}
table-tiles-missing = ❌ A board has four tiles, one of each mark; name them clockwise from the top left, such as `1A 2B 3A 4B`. Still missing: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: which robot is that? Name each robot and then its cell, such as `R C7 G A1`; the robots are { $right }.
table-unknown-cell = ❌ { $token ->
    [none] `{ $other }` needs a cell
   *[other] `{ $token }` isn't a cell
}. Cells are A1, top left, to P16, bottom right: columns A to P, rows 1 to 16. Write `{ $other } C7`.
table-robot-twice = ❌ The robot `{ $token }` is there twice, the second time on { $other }. It can stand on one cell only.
# $other: the one that was placed before
table-two-fifth-robots = ❌ `{ $other }` and `{ $token }` are two fifth robots, black and silver, and a board has only one. Leave one of them out.
table-cell-taken = ❌ `{ $token }` can't be: the robot `{ $other }` already stands there. Each robot needs a cell of its own.
# $other: middle or diagonal
table-cell-closed = ❌ No robot can stand on `{ $token }`: { $other ->
    [middle] it is part of the block in the middle
   *[diagonal] it shows a diagonal
}. Any other cell will do, even a target.
table-unknown-chip = ❌ `{ $token }` isn't a target chip. Name its colour and its symbol – moon, planet, star or gear – such as `red moon` or `Rm`; or `vortex`.
problem-tiles-or-code = A board comes from its code or from your board at home, not both. Leave out `{ option-name-code }`, or else `{ option-name-tiles }`, `{ option-name-robots }` and `{ option-name-target }`.
problem-table-needs-tiles = Name the tiles, too, such as `1A 2B 3A 4B`: robots and the target are for your board at home.

### Starting the program

program-gallery-done = Open { $page } in a browser.
program-gallery-unwritable = Can't write to { $folder }: { $why }. Name a folder in which this program may write.
program-no-local = Playing in the browser needs the extra “local” ({ $why }). Set DISCORD_TOKEN, or install it: { $install }
# In the image of the container
program-image = This image plays on Discord only, and needs DISCORD_TOKEN. Write DISCORD_TOKEN=… into a file .env, and start the image with --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Metrics need the extra “metrics” ({ $why }). Install it: { $install }
program-no-postgres = A database on a PostgreSQL server needs the extra “postgres”. Install it: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = Nothing can be served at { $address }: { $why }. Set RICOCHET_HTTP to another address of this machine, or stop what is listening there.
program-no-token = DISCORD_TOKEN isn't set, so you play in the browser.
# $file: the path of the database
program-local-file = The game is kept in { $file }.
program-wrong-token = Discord doesn't accept the DISCORD_TOKEN. Copy it again from the Developer Portal, page "Bot".
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord doesn't let this program have the intent “guilds” that it asks for ({ $code }). Check its application in the Developer Portal, page "Bot", or start a newer version of this program.
program-closed = Discord has closed the connection for good ({ $code }). Start again; if that doesn't help, start a newer version of this program.
# $remaining, $total: how often the bot may still connect today, and how often in a day
program-few-starts = Only { $remaining } of { $total } starts are left today, so the bot isn't started: Discord takes back the token of a bot that uses them up. There are more in { $minutes } minutes. Look in the log why the bot starts so often.
program-no-discord = Discord can't be reached: { $why }. Check this machine's network, and start again.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } can't be used as a database: { $why }. { $local ->
    [yes] Start in a folder where this program may write.
   *[no] Set RICOCHET_DATABASE to a file in a folder where this program may write.
}
program-database-damaged = { $file } is damaged: { $why }. { $local ->
    [yes] Move that file elsewhere, or start in another folder.
   *[no] Put a backup in its place: { $ricochet } restore FILE.
}
program-database-foreign = { $file } isn't a database of this bot. { $local ->
    [yes] Move that file elsewhere, or start in another folder.
   *[no] Set RICOCHET_DATABASE to another file; this one was left as it is.
}
program-database-earlier = { $file } was written by a version before 1.0, which this one doesn't read: { $local ->
    [yes] keep that file elsewhere, or start in another folder.
   *[no] keep that database, and set RICOCHET_DATABASE to another one.
}
program-database-newer = { $file } was written by a newer version of this program. { $local ->
    [yes] Start a newer version of this program, or start in another folder.
   *[no] Start a newer version of this program, or set RICOCHET_DATABASE to another file.
}
program-database-in-use = { $file } is in use by another bot. { $local ->
    [yes] Stop the other program that is using this file, or start in another folder.
   *[no] Stop the other program that is using this file, or set RICOCHET_DATABASE to another one.
}
# $place: the address of a server's database, without its password
program-database-server = { $place } can't be used: { $why }. Check RICOCHET_DATABASE, and whether the server is running.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = Game { $game } goes on when the bot starts.
take-up-unknown = No game { $game } is set aside.
take-up-running = Another game is being played where game { $game } was. Take this one up when that is over.
take-up-unreadable = Game { $game } still can't be read: { $why }
# $file: its path, $why: the system's own words
program-not-written = { $file } can't be written: { $why }.
program-output = Nothing can be written to standard output: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } was checked (games: { $games }, events: { $events }).
backup-exists = { $file } exists already. Name a file that doesn't.
backup-missing = There's no file { $file }.
backup-foreign = { $file } isn't a database of this bot.
backup-earlier = { $file } was written by a version before 1.0, which this one doesn't read: keep that database, and name another one.
backup-newer = { $file } was written by a newer version of this program. Use that version.
backup-damaged = { $file } is damaged: { $why }.
backup-in-use = { $file } is in use. Stop the bot, or whatever has the file open, first.
restore-done = { $database } holds what is in { $file } (games: { $games }, events: { $events }).
restore-kept = What was there before is in { $kept }.
backup-server = The database is on a PostgreSQL server. Use its own tools, pg_dump and pg_restore: docs/machines.md says how.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } holds everything that is in { $from } (games: { $games }, events: { $events }, rows: { $rows }, servers: { $servers }). Each table has as many rows, the leaderboards of all servers are the same, and all games were replayed. Name it in RICOCHET_DATABASE, and start the bot.
move-unreadable = { $games } of the games can't be read, as before; they were moved as they are.
move-step = { $step ->
    [rows] copying
    [leaderboards] comparing leaderboards
   *[games] replaying games
}
move-same = FROM and TO are the same database.
move-missing = There's no database of this bot at { $file }.
move-filled = { $file } isn't empty: there's something in its table { $table }. Name a database in which there is nothing.
move-in-use = { $file } is in use. Stop every bot that plays with it first.
move-unusable = { $file } can't be used as a database: { $why }.
move-differs = Nothing was moved, since what came over isn't the same: { $why }.
move-broken-off = Nothing was moved: { $why }.
move-interrupted = Nothing was moved: you have interrupted it.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = { $count } time zones are known.
doctor-no-time-zones = No time zones are known. Install this program again.
doctor-letters = Names are drawn in every script.
doctor-no-joined-letters = Names in scripts that join their letters, such as Arabic, are drawn letter by letter. Install fribidi, for example: apt-get install libfribidi0.
doctor-no-fonts = Fonts can't be read: { $fonts }. Install this program again.
doctor-solver = The solver is ready: { $place }.
doctor-solver-unavailable = The solver doesn't fit this machine, so best solutions are missing; everything else works. { $install ->
    [none] Build the image on this machine: docker build -t ricochet .
   *[other] Install Numba, and it is compiled here: { $install }
}
doctor-solver-to-compile = The solver isn't compiled yet. The first start does that, in about half a minute, and keeps it in { $folder }.
doctor-solver-to-compile-always = The solver is compiled at every start, since there's no folder to keep it in. Set NUMBA_CACHE_DIR to one in which this program may write.
doctor-database = { $file } is up to date: version { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = There's no database { $file } yet. The first start makes it.
doctor-database-older = { $file } has version { $version }. The next start brings it up to version { $latest }; make a copy first: { $ricochet } backup FILE.
doctor-database-server = The database { $place } can be used.
doctor-room = { NUMBER($gigabytes, maximumFractionDigits: 0) } GB are free on the database's disk.
doctor-little-room = Only { NUMBER($megabytes, maximumFractionDigits: 0) } MB are free on the database's disk. Make room before nothing can be stored any more.
doctor-disk = The disk keeps what is stored within { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = The disk takes { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms to keep what is stored, and everybody who plays waits for that. Set RICOCHET_DATABASE to a file on a faster one.
doctor-no-token = DISCORD_TOKEN isn't set, so the bot plays in the browser only. For Discord, copy the token from the Developer Portal, page "Bot".
doctor-token = Discord knows the bot as { $name }.
doctor-clock = This machine's clock agrees with Discord's.
doctor-clock-wrong = This machine's clock is { $seconds } seconds { $direction ->
    [ahead] ahead of
   *[behind] behind
} Discord's. Have it set over the network (NTP): until then bids count when they arrive, not when they were made.
doctor-starts = { $remaining } of { $total } starts are left today.
doctor-few-starts = Only { $remaining } of { $total } starts are left; there are more in { $minutes } minutes. Look in the log why the bot starts so often.
doctor-no-starts = No starts are left; there are more in { $minutes } minutes. Wait until then: Discord takes back the token of a bot that goes on.
# $recommended, $shards: how many of Discord's shards there should be, and how many there are
doctor-shards = Discord recommends { $recommended ->
    [one] one shard
   *[other] { $recommended } shards
}.
doctor-few-shards = Discord recommends { $recommended } shards, and RICOCHET_SHARDS is { $shards }: with far too few Discord doesn't let the bot in. Stop all processes, and start them with more.
doctor-secret = Discord accepts the DISCORD_CLIENT_SECRET.
doctor-wrong-secret = Discord doesn't accept the DISCORD_CLIENT_SECRET, so people can't sign in to the board. Press “Reset Secret” in the Developer Portal, page “OAuth2”, and copy the new one.
doctor-channels = The bot may do what it needs in all { $count } channels that servers have chosen.
doctor-no-rights = In { $channel } on { $server } the bot may not: { $permissions }. Allow it there, or choose another channel with /ricochet { command-name-settings }.
doctor-channel-gone = Channel { $channel }, which { $server } has chosen, is gone. Choose another one with /ricochet { command-name-settings }.
doctor-end = { $faults ->
    [0] The bot can play.
   *[other] The bot can't play until everything marked ✗ is fixed.
}

# $kept: whether the result is kept for the next time
solve-compiling = Compiling the solver{ $kept ->
    [yes] {" "}once
   *[no] {" "}(set NUMBA_CACHE_DIR to a writable folder to keep it)
}: about half a minute…
program-no-positions = Nothing to solve: name a code, or write positions to standard input.
program-no-position = That isn't a position: { $why }.
program-which-chip = Which chip? Name one of these with --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Line { $line }: { $why }
program-not-all-read = Not all positions could be read.
solve-target = Target: { $target } on { $cell }
solve-solution = Shortest solution, { $count } moves:
    { $moves }
solve-none-within = There's no solution of up to { $moves } moves.
solve-none = There's no solution at all.
solve-gave-up = No solution was found in reasonable time.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } positions searched

setting-address = it should be a port, such as 9464, or an address with a port, such as 0.0.0.0:9464
setting-web = it should be an address such as https://board.example.org, without a path; http is only for this machine
setting-networks = it should be addresses or networks, such as 127.0.0.1, 172.18.0.0/16
setting-contact = it should be one line of at most 200 characters, such as a link or a name
setting-web-secret = RICOCHET_WEB needs DISCORD_CLIENT_SECRET, from the Developer Portal, page “OAuth2”.
setting-file-empty = the file is empty
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } is no setting, and has no effect. { $nearest ->
    [none] .env.example lists all settings.
   *[other] Do you mean { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } can't be { $value }: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = { $file } can't be read: { $why }. Let this program read it, or delete it.
settings-folder = { $file } is a folder, and should be a file with a setting on each line. Move it elsewhere.
settings-no-text = { $file } can't be read as text. Save it again in the encoding UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Type /ricochet { command-name-start } to begin. You play as the person chosen at “{ local-viewer }”, above, here or in direct messages (DM).
# In a channel where nothing was said yet: lines, and the buttons below them
local-greeting-game = Ricochet Robots: find the fewest moves that bring a robot to its target.
local-button-tutorial = Learn it (four boards)
# A link to the board, without the chat
local-button-board = The board on its own
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (DM)
# Beside the choice of the language in which a player has Discord
local-language = Language
# Beside the choice of the player
local-viewer = Viewing as
# A menu
local-more = More
# In the empty field for a message. $place: the channel, such as #ricochet
local-message = Message { $place }
local-new-messages = New messages · jump to the latest
local-said-only-you = Only you can see this
local-said-edited = (edited)
# $command: such as /ricochet
local-said-used = { $player } used { $command }
local-said-thinking = Thinking…
local-said-send = Send
local-said-submit = Submit
local-said-cancel = Cancel
local-said-apply = Apply
# What is chosen in a list counts once Apply has been pressed
local-said-not-applied = Not applied yet
local-said-clear = Clear the choice
local-said-close = Close
# Of a picture
local-said-zoom-in = Larger
local-said-zoom-out = Smaller
local-said-picture = Picture
local-said-original = Open the picture by itself
# $number: the picture's place in its message, from 1
local-said-open-picture = Open picture { $number }
# Beside a field that is left empty, or holds something else than it takes
local-said-required = This is needed.
local-said-invalid = This doesn't fit here.
local-said-out-of-range = This is outside the range.
local-said-choose = Choose one of the list.
# $number: how many
local-said-at-least = Choose at least { $number }.
local-said-at-most = Choose { $number } at most.
local-said-none-match = Nothing matches
local-said-loading = Loading commands
# $number: how many options of a command can be left out
local-said-optional = +{ $number } optional
# Where the page was opened without the secret part of its address, from # on
local-incomplete-address = This address is incomplete. Open the one that Ricochet showed when it started, with everything after the #.
# Where the page is left open though the program has ended
local-ended = The program has ended, or can't be reached. Start it again, and this page goes on.
local-end = End the program
local-end-question = End the program, for all windows? The game is kept.
local-end-yes = End it
local-end-no = Keep playing
# After local-ready, where no browser could be opened
local-no-browser = No browser could be opened here: open that address in one.
# $count: how many ports other programs have, $ports: their numbers, $again: yes if the program has been here before
local-ports-taken = { $count ->
    [one] Another program has port { $ports }, so another port is used.
   *[other] Other programs have the ports { $ports }, so other ports are used.
}{ $again ->
    [yes] {" "}Windows left open from last time don't find the program there.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet is ready. Play it in a browser at { $url }
    Type /ricochet { command-name-start } to start a match, /bid 7 to bid, /prove R-up G-left to show your moves.
    You play as the person chosen at “{ local-viewer }”, at the top of the page: { $players }.
    Open the address in more windows to see several players at once.
    Ctrl-C stops it; the match goes on when you start it again.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = There's no such command here. There is:{"\u000A"}{ $usage }
local-typed-missing = “{ $option }” is missing. Type it like this:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, list where it is one of $choices, else none
local-typed-wrong = “{ $value }” doesn't fit “{ $option }”{ $range ->
    [number] , which takes a number from { $min } to { $max }
    [list] , which takes one of these: { $choices }
   *[none] {""}
}. Type it like this:{"\u000A"}{ $usage }
local-typed-left-over = “{ $value }” is more than the command takes. Type it like this:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = English
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = K

setting-language = **Language** – of messages and pictures in the channels.
# Where none is chosen; others are called what they call themselves
setting-language-value = Automatic: Discord's server language (communities), else English
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Shall I speak English in the channels of this server? You can change that at any time: `/ricochet { command-name-settings }`.
button-language = Speak English here
done-ask-language = From the next match on I speak English here.

### The board in the browser

web-title = Ricochet board
# In the title of the tab, before web-title, when the reader is asked to show moves
web-your-turn = 🔎 Your turn
web-open = 🎯 Open the board
web-player = Play as
web-watch = Watch
web-what = Game
web-subject-match = Match
web-subject-solo = Solo game
web-subject-race = Race
web-subject-rush = Rush
web-subject-daily = Puzzle of the day
web-subject-study = Study
web-subject-tutorial = Tutorial
web-field = Type moves: R-up G-left
web-no-moves = No moves yet
# One line below the board: the lowest bid, and the reader's own
web-lowest = Lowest: { $player } { $moves }
web-lowest-own = Lowest: you { $moves }
web-own-bid = you { $moves }
# Of moves that are tried, at once: that they are a solution, of $count moves, at least two; or why not
web-solved = 🎯 { $count } moves – that's it!
web-no-turn = On the target, but it must turn 90° between two of its own moves.
web-one-move = On the target, but a single move never counts.
web-wrong-robot = On the target, but this target needs another robot.
web-bid-alone = Bid without moves
web-lost = Connection lost. Trying again…
web-no-match = No match is on here.
web-no-solo = No solo game is on here.
web-no-race = No race is on here.
# Below it, to a person who can play: a question that buttons answer
web-begin = What would you like to play?
web-begin-anew = Begin anew
web-close = Close
web-begin-race = Start a race
web-open-match = Open the match
web-open-race = Open the race
web-open-solo = Open the solo game
web-best = Shortest solution
# To the one who has won a chip, and a match or a race
web-won-chip = 🎉 **You have won it!**
web-won-game = 🏆 You have won!
# $whose: a player, or web-best
web-chip = Chip { $number }: { $whose }
web-round = Round { $number }: { $whose }
web-leave = Leave the race
# Opens the ways to leave or end a game, each with one of the sentences below
web-stop = Stop …
button-leave = Leave the match
button-end-race = End the race
button-end-rush = End the rush
button-end-cup = End the cup
stop-leave = Nobody waits for you any more. Your chips stay yours, and a bid brings you back.
stop-leave-race = Nobody waits for you any more. What you have submitted for this chip is withdrawn, and your points stay. A solution brings you back.
stop-finish = Your vote. Once more than half of those who are present and have bid want it, the match is over, and whoever has the most chips wins.
stop-end = For everybody. Whoever has the most chips wins; a round with a bid is played to its end first.
stop-cancel = For everybody. Nobody wins the match; chips already won stay won.
stop-race = { $points ->
    [yes] For everybody. Whoever has the most points so far wins.
   *[no] For everybody. Nobody has a point yet, so nobody wins.
}
stop-race-vote = Your vote. Once more than half of those who are present and have submitted a solution want it, the race is over, and whoever has the most points wins.
stop-solo = The game is neither won nor lost.
stop-practice = What you have solved stays in your statistics.
stop-rush = The clock stops, and the chips solved so far count.
stop-cup = The clock stops, and your points so far count. You can't play this cup again.
web-help = Drag or swipe a robot, or press its letter and an arrow key. Backspace takes a move back, Escape all, Enter bids or shows. Arrow keys step through a solution. The space bar goes on. E explores the board cell by cell.
web-author = A game by Alex Randolph; for one person by Anson Bischoff.
web-settings = Settings
web-sound = Sounds
web-dark = Dark
web-letters = Letters as keys
web-anywhere = Swipe anywhere to move the chosen robot
web-motion = Animations
web-arrival = Show solutions at once (solo, puzzle of the day)
web-not-allowed = This address is incomplete, or from an earlier start. Open the board from Ricochet's page.
web-join = Play
# $link: the address of the board outside Discord, to the person who plays in it
web-activity-silent = Discord hasn't answered here, so this page can't know who you are: you can only watch. To play, open `{ $link }` in a browser.
web-activity-declined = You didn't agree, so you can only watch. Press **Play** to be asked again, or open `{ $link }` in a browser.
web-result = My result
web-shared = Your result is in the channel.
web-lesson = Drag a robot, or press it and then an arrow. No button is needed to show your moves.
web-sign-in = Sign in with Discord
web-sign-in-first = Sign in with Discord to see this board.
web-sign-in-failed = Discord hasn't confirmed who you are. Try again.
web-sign-out = Sign out
web-signed-in = Signed in
web-no-member = You can see the boards of channels that you can see on Discord, where the bot is. Open it from a message there.
web-no-instance = Discord doesn't know this Activity any more. Close it, and open it again.
web-channel = Open the channel on Discord
web-share = 🔗 Let anyone watch
# $link: an address
web-share-link = Anyone who has this link can watch, without an account, until the end or until the link is withdrawn: `{ $link }`
web-withdraw = 🔗 Withdraw the link
web-link-over = This link is no longer good: it was withdrawn, or what it showed is over.
web-invite = ✉️ Invite
# $anyone: whether anyone may watch; $link: an address
web-invite-link = { $anyone ->
    [yes] Members of this server who have this link can play, and anyone else can watch
   *[no] Members of this server who have this link can play
}: `{ $link }`
web-send = 🔗 Share a link
# The message that goes with the link; $kind: match or race
web-send-text = { $kind ->
    [race] We are racing at Ricochet Robots. Join us!
   *[match] We are playing Ricochet Robots. Join us!
}
web-link-first = Press **Play** to open the game of this link.
web-missed = The game of this link is over, or only others may see it.
# Before the names of all who have the Activity open
web-here = Here:
web-starting = The bot is starting…
web-no-discord = Discord can't be reached right now. Please wait a moment.
web-restricted = The admins of this server don't let you begin games in this channel. You can join those that others begin.
web-restrictions-unread = I can't read right now who may begin games on this server, so nothing was begun. Please try again in a moment.
web-too-many = Too many boards are open. Close one, or try again later.
web-thinking = 💭 { $plays ->
    [yes] Find a way and bid.
   *[no] No bids yet.
} The first bid turns the hourglass.
web-last-call = ⏳ **Last call, no bids yet.** A bid restarts the hourglass.
web-bidding = ⏳ { $plays ->
    [yes] Can you do it in fewer?
   *[no] Lower bids are taken until the sand has run out.
}
# $you: whether the reader is asked to show $moves moves; otherwise $player is
web-proving = { $you ->
    [yes] 🔎 **Your turn:** show { $moves } moves.
   *[no] 🔎 It's { $player }'s turn to show **{ $moves } moves**.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } has won the chip.**
    [tried] Nobody showed a solution, so the chip goes back into the pile.
   *[no-bids] Nobody bid, so the chip goes back into the pile.
} The next round is coming.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } has won the chip.**
    [tried] Nobody showed a solution, so the chip goes back into the pile.
   *[no-bids] Nobody bid, so the chip goes back into the pile.
} The next round begins when all tables have played this chip.
web-idle = 💤 { $deserted ->
    [yes] Paused after two rounds without any people.
   *[no] Paused after two rounds without a bid.
}
web-over = 🏁 The match is over.{ $count ->
    [0] {""}
   *[other] {" "}Won by { $winners }.
}
