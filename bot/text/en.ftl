# All text that people read, in English. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black or any
robot = { $robot ->
    [red] 🔴 red robot
    [green] 🟢 green robot
    [blue] 🔵 blue robot
    [yellow] 🟡 yellow robot
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

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7
round-headline = ### Round { $round }: { $target } on { $cell }
    { $robot ->
        [any] Bring **any robot** to it.
       *[other] Bring the **{ $robot } robot** to it.
    } Every slide of any robot is a move, and the robot that arrives must have turned at least once.

# $state: open, tried or won
bid-line = { $place }. **{ $moves } moves** – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = …and { $count ->
    [one] one more bid
   *[other] { $count } more bids
}

now-thinking = 💭 Found a way? Bid how many moves you need: `/bid 7`. The first bid turns the hourglass.
    Without a bid it is turned at { $until }.
now-last-call = ⏳ **There is no bid**, and the sand is running out: { $until }. A bid gives everyone a full hourglass.
now-bidding = ⏳ **The sand runs out at { $until }.** Can you do it in fewer? Until then everyone may bid.
now-proving = 🔎 { $prover } shows **{ $moves } moves** now: `/prove R-up G-left …`, until { $until }.
now-intermission = { $result ->
    [won] 🏅 **{ $winner } has the chip**: `{ $proof }`.
    [tried] Nobody could show a solution. The chip goes back into the pile.
   *[quiet] Nobody had a bid. The chip goes back into the pile.
 } The next round begins at { $until }.
now-idle = 💤 Two rounds without a bid: the match takes a rest. Press the button to play on.
now-over = 🏁 This match is over.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] the first chip wins
   *[other] the first with { $chips } chips wins
}
needed-all = all 17 chips are played, and the most win

button-bid = Bid
button-prove = Show my moves
button-pass = Pass
button-play-on = Play on
button-rules = How to play

### News

opening = 🤖 **{ $player } starts a match of Ricochet Robots** – { $options }; { $needed }.
    Whoever bids, plays.
opening-edition = edition of { $year }
opening-diagonals = diagonal barriers
opening-fifth-robot = five robots

news-hourglass-turned = ⏳ Still no bid, so the hourglass is turned. The sand runs out at { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **The sand has run out.** { $player }, please show your **{ $moves } moves**:
   *[no] 👉 { $player }, now it is you: please show your **{ $moves } moves**:
} `/prove R-up G-left …`, or press a button. Time until { $until }.
news-proof-failed = ❌ { $player } showed `{ $moves }`. { $why }
news-prover-passed = 🤷 { $player } passes.
news-prover-timed-out = ⌛ { $player } has shown nothing in time.
news-chip-won = ✅ **{ $player } wins the { $target }** in { $count } moves: `{ $moves }`
news-chip-returned = The { $target } goes back into the pile, which is shuffled. { $bids ->
    [some] The robots stay where the round began.
   *[none] Nobody had a bid.
}
# $named: whether $chips, their names, are told, $most: the most moves that the table wishes, or 0 where it does not say
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] The { $chips } goes
       *[other] { $chips } go
    }
   *[no] { $count } chips go
} back into the pile: from where the robots stand { $most ->
    [0] { $count ->
        [one] it cannot
       *[other] they cannot
    } be reached at all.
   *[other] { $count ->
        [one] it needs
       *[other] they need
    } more than { $most } moves.
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 Nobody could have done it in fewer moves than these { $count }.
    [shorter] 💡 { $count } moves were possible: `{ $moves }`
   *[alone] 💡 It could have been done in { $count } moves: `{ $moves }`
}
best-none = 💡 There was no way to do it at all.
news-match-idled = 💤 Two rounds in a row without a bid: the match takes a rest until somebody presses **Play on**.
# $unit: seconds, minutes or hours
news-time-given-back = 🔌 I was away for { $count } { $unit }, and the clock stood still meanwhile. Time now until { $until }.
news-question-answered = ⏳ This question has been answered.

end-stopped = 🏁 **The match was stopped**, so nobody wins it. Chips that were won stay won.
end-won = 🏆 **{ $winners } { $count ->
    [one] wins
   *[other] share the victory
}** with { $chips ->
    [one] one chip
   *[other] { $chips } chips
}{ $count ->
    [one] {""}
   *[other] { " " }each
}!
end-code = This board again: `/ricochet start code:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = Shortest proof: { $count } moves by { $player }, `{ $moves }`
end-only = Shortest and longest proof: { $count } moves by { $player }, `{ $moves }`
end-longest = Longest proof: { $count } moves by { $player }, `{ $moves }`

### Why a proof is no solution

# $number: the number of the move, $move: the move as it was written, $bent: flaw-bends or nothing
flaw-cannot-leave = Move { $number }, `{ $move }`, cannot be made: the { $robot } on { $cell } cannot go { $direction } because { $obstacle } is in the way.
flaw-ends-on-diagonal = Move { $number }, `{ $move }`, is not allowed: { $obstacle } would stop the { $robot } on the diagonal on { $cell }{ $bent }.
flaw-never-ends = Move { $number }, `{ $move }`, is not allowed: the { $robot } would slide in a circle for ever{ $bent }.
flaw-count = The bid was { $bid }, but that is { $made ->
    [one] one move
   *[other] { $made } moves
}.
flaw-target = With the last move the { $robot } ended on { $end }{ $bent }, but the target is on { $target }.
flaw-wrong-robot = With the last move the { $robot } reached { $end }{ $bent }, but it is not the robot that the target wants.
flaw-ricochet = The { $robot } arrived without a turn: on its way it must leave at least once at right angles to how it came.
flaw-bends = {" "}(turned by { $bends })
flaw-bend = the { $colour } diagonal on { $cell } to go { $heading }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Up
    [right] ➡️ Right
    [down] ⬇️ Down
   *[left] ⬅️ Left
}
look-robot = {""}**{ $robot }** on **{ $cell }**
# $direction: look-direction, $bent: flaw-bends or nothing
look-ends = { $direction }: to **{ $cell }**{ $bent }, stopped by { $obstacle }
look-stays = { $direction }: stays, { $obstacle } is in the way
look-ends-on-diagonal = { $direction }: not allowed{ $bent }, { $obstacle } would stop it on the diagonal on { $cell }
look-never-ends = { $direction }: not allowed{ $bent }, it would slide in a circle for ever
text-board-legend = `R G B Y K` robots, `X` the target (a robot may stand on it), `- | +` walls, `#` the middle{ $diagonals ->
    [yes] , `/ \` diagonals
   *[no] {""}
}. In words:

### Private answers

done-bid = Your bid: **{ $moves } moves**. The sand runs out at { $until }; then the lowest bid is shown first.
done-proof = 🎉 That is it! The chip is yours.
done-proof-failed = That is no solution. { $why }
done-pass = You have passed.
done-play-on = On we go!
done-leave = 👋 You have left the match, and nobody waits for you any more. A bid that you had still to show is taken back; your chips stay yours. If you bid again, you are back.
done-stop = The match is over.

refusal-game-over = This match is over. `/ricochet start` begins another.
refusal-no-chip-up = { $phase ->
    [idle] No chip is turned up at the moment. Press **Play on** for the next round.
    [intermission] No chip is turned up at the moment. The next round begins at { $until }.
   *[other] Another chip was turned up in that very moment. Look at that one first.
}
refusal-sand-has-run-out = The sand has run out, so this round takes no more bids.
refusal-bid-of-one = A bid of 1 can never be shown: the robot has to turn on its way, and that takes two moves at least. Bid from 2 to 99.
refusal-bid-out-of-range = A bid is a number of moves from 2 to 99.
refusal-bid-unchanged = You have bid { $own } already, and that bid keeps its place.
refusal-bid-may-only-fall = You have bid { $own }, and your own bid may only become lower.
refusal-not-proving = { $phase ->
    [intermission] Nothing is to be shown between two rounds.
    [idle] Nothing is to be shown while the match takes a rest.
   *[other] Not yet: solutions are shown when the sand has run out. For now, bid: `/bid 7`.
}
refusal-not-your-turn = It is { $prover }'s turn to show a solution.
refusal-too-late-to-prove = Your time to show a solution has run out.
refusal-robot-not-in-play = The black robot does not play in this match. The robots are R, G, B and Y.
refusal-no-moves = Write the moves of your solution, such as `R-up G-left`.
refusal-not-idle = The match goes on already.
refusal-not-yours-to-stop = Only { $starter }, who started the match, or a member who may manage messages can stop it.
refusal-not-yet = It is too early for that.
refusal-out-of-date = That moment of the match is over.
refusal-worth-playing = This chip is worth playing.

problem-needs-server = Matches are played in a channel of a server: write this there. `/ricochet solo` and `/ricochet rules` work here, too.
problem-no-match-here = There is no match in this channel. `/ricochet start` begins one.
problem-match-running = There is a match in this channel already: `/ricochet board` shows it. `/ricochet stop` ends it, or start another in a thread.
# $permissions: their names in Discord's settings
problem-missing-permissions = I cannot play here, since in this channel I am not allowed to: **{ $permissions }**. Someone who manages the channel can allow it.
problem-round-over = That round is over. The buttons below the newest card work.
problem-not-a-number = `{ $text }` is not a number of moves. Write a whole number from 2 to 99.
# $channels: their names
problem-channel-not-allowed = On this server matches are played in { $channels }: start it there.
problem-may-not-set = Only members who may manage the server can change its settings.
problem-old-setting = That choice is of an older version of me. `/ricochet settings` shows the present ones.
problem-unknown-time-zone = I know no time zone `{ $typed }`. Zones have names such as `Europe/Berlin`; begin to type, and choose from the list.
problem-wrong-code = That is not the code of a board. A code has 20 or 22 letters and digits, such as `3T5CC-DB7EC-N13HG-4TH14`; copy all of it.
problem-code-does-not-fit = The board with this code does not go with the other options: leave those out, and the code decides.
problem-edition-lacks = The edition of { $year } has no { $what ->
    [diagonals] diagonal barriers
   *[other] fifth robot
}. The edition of 2013 has.
problem-not-notation = { $expected ->
    [direction] After the robot in `{ $token }` (character { $place }) there should be a direction: up, down, left or right.
   *[move] { $empty ->
        [no] I cannot read `{ $token }` (character { $place }). A move is a robot and a direction.
       *[yes] There is no move in that.
    }
} Write it like this: `R-up G-left`, with the robots R, G, B, Y and K. This has cost you nothing; try again.
problem-no-week = `{ $text }` is no week. A week is a year and its number in it, such as 2026-W46.
problem-not-yours = This button is for somebody else. Write `/ricochet forget-me` yourself.
problem-old-command = Your Discord shows an old form of this command. Restart Discord (Ctrl-R), and try again.
problem-ours = Something went wrong on my side. Nothing is lost; please try again in a moment.
problem-match-beside-solo = { $player } is playing a solo game in this channel. Start the match in a thread, or once that game is over: its player, or a member who may manage messages, can end it with `/ricochet stop`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

form-bid-title = Your bid
form-bid-label = In how many moves can you do it?
form-bid-placeholder = A number from 2 to 99
form-prove-title = Your solution
form-prove-label = Your moves, in order
form-prove-placeholder = R-up G-left …

### The rules, on one screen

rules-text = ## Ricochet Robots
    {""}**The aim.** One target is marked. Bring the robot of its colour to rest on it – on the vortex, any robot – with as few moves as you can find.
    {""}**A move.** A robot has no brakes: it slides up, down, left or right until a wall, the edge, the block in the middle or another robot stops it. Every slide is one move, also those of robots that only get in the way for others.
    {""}**Ricochet.** The robot that arrives must have turned on its way: at least once it leaves at right angles to how it came. So one move is never enough.
    {""}**Diagonals.** A robot of the diagonal's own colour passes; all others bounce off at right angles and slide on. No move may end on one.
    {""}**A round.** Solve it in your head and bid the number of moves. The first bid turns the hourglass; until the sand has run out everyone may bid. Then the lowest bidder shows exactly that many moves; if it fails, the next one is asked. Whoever succeeds wins the chip, and the robots stay where they are.
    {""}**The end.** Two players need 8 chips, three 6, four 5; with more, all 17 are played and the most win.
# $moves: a solution in the notation
rules-example = In the picture, red has reached the red moon in four moves: `{ $moves }`. Green went first, to be in the way.
rules-commands = `/ricochet start` – begin a match in this channel
    `/bid 7` – "I can do it in seven"
    `/prove R-up G-left` – show it: robots R G B Y K, directions up down left right; `Ru gl` and `🔴⬆️` will do, too
    `/bid 3 path:Ru Gl Rd` – the same, with your moves sealed: nobody sees them, and they are shown by themselves when it is your turn
    `/pass` – let the next player try
    `/ricochet leave` – you have to go: the others do not wait for you; bid again, and you are back
    {""}**Move pad** – press your moves instead of typing them · **I am done** – when everyone is, the sand runs out at once · **Pass over** – go on without a prover who has left
    `/ricochet solo` – alone: find any solution of each of the 17 chips before the sand is through, and turn more up than down
    `/ricochet tutorial` – try it on three little boards

### Leaderboards

# $score: chips, matches, best or solo
leaderboard-headline = { $score ->
    [chips] ## 🏆 Most chips
    [solo] ## 🏆 Most stars in solo games
    [matches] ## 🏆 Most matches won
   *[best] ## 🏆 Most shortest possible proofs
}
leaderboard-line = { $place } { $player } – { $score ->
    [chips] { $points ->
        [one] one chip
       *[other] { $points } chips
    }
    [solo] { $points ->
        [one] one star
       *[other] { $points } stars
    }
    [matches] { $points ->
        [one] one match
       *[other] { $points } matches
    }
   *[best] { $points ->
        [one] one proof
       *[other] { $points } proofs
    }
}
# $line: a line such as above
leaderboard-own = …
    { $line } ← you
leaderboard-empty = { $score ->
    [solo] Nobody yet. `/ricochet solo` begins a game for yourself.
   *[other] Nobody yet. `/ricochet start` begins a match.
}
leaderboard-page = -# Page { $page } of { $pages }
button-page-back = ◀ Back
button-page-on = On ▶

score-chips = chips
score-matches = matches won
score-best = shortest possible proofs
score-solo = stars in solo games

# $number: of the week in its year, $first, $last: its days
period-week = Week { $number } of { $year }, { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }
period-week-short = Week { $number } of { $year }
period-month = { DATETIME($first, dateStyle: "long") } to { DATETIME($last, dateStyle: "long") }
period-ever = All time
choice-this-week = this week
choice-last-week = last week
choice-month = this month
choice-ever = all time

### Statistics

stats-headline = ## 📊 { $player } on this server
stats-empty = No match yet: whoever bids, plays.
stats-chips = 🎯 **{ $chips ->
    [one] one chip
   *[other] { $chips } chips
}** in { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $victories } of them won
stats-proofs = 🔎 Showed { $tried ->
    [one] one proof
   *[other] { $tried } proofs
}, and **{ $held } held**
stats-shortest = ⭐ **{ $shortest } of { $judged }** were the shortest possible ({ $percent } %); on average { $above ->
    [one] one move
   *[other] { $above } moves
} above the best
stats-quickest = ⚡ Quickest bid that won a chip: { $seconds } s
stats-longest = 📏 Longest proof: { $moves } moves
stats-streak = 🔥 Weeks in a row with a bid: **{ $current }** now, { $best } at most

### What is known about people

forgotten-player = *somebody who was forgotten*
privacy-text = ## What I know about you
    {""}**When you play**, I store your Discord user id with what you do in the match, or alone: bids, moves you showed, chips, victories – and when. The match, the leaderboard and your statistics are made of that. I note when somebody on a leaderboard has left the server.
    {""}**Not stored**: names, pictures, messages. I cannot read what is written in channels, only my own commands, forms and buttons.
    {""}**To have it deleted**: `/ricochet forget-me`, at any time. What I wrote in channels stays there, and can be deleted there.
    {""}**When I am removed from a server**, everything about it is deleted after 30 days.
    Nothing is given to anybody else. Whoever runs me can read what is stored.
forget-me-question = ## Forget you?
    Your chips, victories, statistics and solo games are deleted, on all servers where you have played with me. Matches that you played in stay without your name.
    You leave the matches that still go on: your bid there is taken back, with the moves you sealed, and nobody waits for you any more. You may play again at any time, as somebody new.
    This cannot be undone.
button-forget-me = Forget me
forget-me-done = Done: I do not know you any more.

### Pictures of people

# $score: chips, matches, best or solo
people-leaders = { $score ->
    [chips] Most chips
    [matches] Most matches won
    [solo] Most stars in solo games
   *[best] Best-possible proofs
}
people-scores = Scoreboard
people-first = { $chips ->
    [one] The first chip wins
   *[other] The first with { $chips } chips wins
}
people-all = All 17 chips are played, and the most win
people-end = { $count ->
    [one] { $winner } wins!
   *[other] A shared victory!
}
people-stopped = The match was stopped
people-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
people-more = …and { $count } more
# $score: chips, matches, best or solo
people-row = { $place }. { $name }, { $score ->
    [chips] { $points ->
        [one] one chip
       *[other] { $points } chips
    }
    [matches] { $points ->
        [one] one match
       *[other] { $points } matches
    }
    [solo] { $points ->
        [one] one star
       *[other] { $points } stars
    }
   *[best] { $points ->
        [one] one proof
       *[other] { $points } proofs
    }
}
name-unknown = somebody who has left
name-forgotten = somebody who was forgotten

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Play Ricochet Robots
command-start = Start a match in this channel
command-board = See the board and the clock again, in a match or alone
command-look = Where each robot would stop in each direction, in words
command-leave = You have to go: let the others play on without you
command-stop = End the match in this channel, or your solo game
command-rules = How the game goes, on one screen
command-leaderboard = Who is first on this server
command-stats = What you, or somebody else, have done on this server
command-settings = Choose rules, times, looks and channels for this server
command-privacy = What is stored about you
command-forget-me = Have everything deleted that is stored about you
command-bid = Say in how many moves you can do it
command-prove = Show your solution when it is your turn
command-pass = Let the next player show a solution instead of you; alone, give up the chip

option-format = A picture with the card of the round, or plain text
format-picture = Picture
format-text = Text, for screen readers and narrow screens
option-edition = Which edition of the rules and tiles (2013 unless you choose)
option-diagonals = Play with diagonal barriers (edition of 2013)
option-fifth-robot = Play with the black robot, too (edition of 2013)
option-hourglass = How many seconds the sand runs after the first bid
option-chips = How many chips win the match
option-difficulty = Which chips to turn up first, by their shortest solution
option-max-moves = Put chips back whose shortest solution has more moves than this
option-time-zone = The time zone of this server, such as Europe/Berlin
option-code = The code of a board, to play it again
option-period = Of which time (this week unless you choose)
option-by = What counts (chips unless you choose)
option-week = A certain week instead, such as 2026-W46
option-member = Whose (your own unless you choose)
option-bid-moves = A number of moves from 2 to 99
option-prove-moves = Your moves, such as R-up G-left
edition-1999 = 1999 – eight tile faces, your own bid may rise
difficulty-easy = easy – chips that take at most { $easy } moves first
difficulty-normal = normal – any chip
difficulty-hard = hard – chips that take at least { $hard } moves first
edition-2013 = 2013 – up to sixteen tile faces, your own bid may only fall

### What a table plays otherwise than its edition's book, as parts of a sentence

house-rules = -# House rules: { $rules }.
house-proof-length = proofs of at most as many moves as were bid
house-ties = of equal bids the player with fewer chips shows first
house-chips-to-win = { $value ->
    [one] one chip wins
   *[other] { $value } chips win
}
house-max-moves = no chip of more than { $value } moves
house-difficulty = { $value ->
    [easy] easy chips first
   *[hard] hard chips first
}
house-hourglass = { $value } seconds of sand
house-proof-time = { $value } seconds to show a solution
house-thinking-time = { $value } seconds to think before the sand runs

### The settings of a server

settings-headline = ## ⚙️ Ricochet on this server
    What you choose counts from the next match on. `/ricochet start` may choose otherwise for a single match.
# $value: the present value of a setting, in words
settings-now = -# Now: { $value }
settings-page-game = Game
settings-page-times = Times
settings-page-look = Look
settings-page-server = Server

setting-edition = **Edition** – whose rules and tiles are used.
# $value: the value, in these and the following
setting-edition-value = { $value ->
    [1999] 1999 – eight tile faces, your own bid may rise
   *[2013] 2013 – up to sixteen tile faces, your own bid may only fall
}
setting-diagonals = **Diagonal barriers** – boards with coloured diagonals that turn robots (edition of 2013).
setting-diagonals-value = { $value ->
    [on] With diagonals
   *[off] Without diagonals
}
setting-fifth-robot = **Fifth robot** – the black robot plays, too (edition of 2013).
setting-fifth-robot-value = { $value ->
    [on] Five robots
   *[off] Four robots
}
setting-proof-length = **Length of a proof** – whether a solution may be shorter than the bid.
setting-proof-length-value = { $value ->
    [exact] Exactly as many moves as bid
   *[other] At most as many moves as bid
}
setting-ties = **Equal bids** – who shows first.
setting-ties-value = { $value ->
    [first-bid] Whoever bid first
   *[other] Whoever has fewer chips
}
setting-hourglass = **Hourglass** – how long the sand runs after the first bid.
setting-hourglass-value = { $value } seconds
setting-proof-time = **Proof** – how long a player has to show a solution.
setting-proof-time-value = { $value } seconds
setting-thinking-time = **Thinking** – how long everybody may think before the sand runs without a bid.
setting-thinking-time-value = { $value } seconds
setting-intermission = **Pause** – how long the board stays between two rounds.
setting-intermission-value = { $value } seconds
setting-theme = **Theme** – the colours of the pictures.
setting-theme-value = { $value ->
    [dark] Dark
   *[light] Light
}
setting-animation = **Animation** – whether robots move in pictures of a solution, or arrows show their way.
setting-animation-value = { $value ->
    [on] Robots move
   *[off] Arrows on a still picture
}
setting-allowed-channels = **Channels** – where matches may be started; their threads belong to them.
setting-allowed-channels-none = Everywhere
setting-weekly-channel = **Leaderboard of the week** – where it is posted by itself.
setting-weekly-channel-none = Nowhere
setting-weekly-day = **Day of the weekly leaderboard**
setting-weekly-day-value = { $value ->
    [last] Sunday, the last day of the week
   *[first] Monday, for the week that has ended
}
setting-weekly-hour = **Hour of the weekly leaderboard**, in the time zone of this server.
setting-weekly-hour-value = { $value }:00
setting-time-zone = **Time zone**: { $zone }. Days and weeks begin by it. `/ricochet settings time_zone:` changes it.

### Easier hands: sealed paths, players who are done, provers who have left, the move pad

button-done = I am done
button-pad = Move pad
button-pass-over = Pass over

# $named: whether $waiting, the names of those who are not done, are told
card-done = ✋ **{ $count } of { $players }** are done with bidding{ $named ->
    [yes] ; the sand still runs for { $waiting }.
   *[no] .
}
card-passing-over = 💤 **{ $count } of { $needed }** votes to pass over the prover.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **The sand has run out**, and { $player } has sealed a path, which is opened now.
   *[no] 👉 { $player } is next, and has sealed a path, which is opened now.
}
news-prover-skipped = 💤 { $player } has shown nothing yet, and the others go on without them.
news-player-left = 👋 { $player } has left the match.
news-left-out = …

done-bid-sealed = 🔒 Sealed with it: `{ $path }`. Nobody sees this before it is your turn; then it is shown by itself. Only the way it is written was looked at.
done-bid-unsealed = 🔓 The path that you had sealed before, `{ $path }`, does not go with this bid and is dropped.
done-done = { $everyone ->
    [yes] ✋ Everyone is done, so the sand runs out now.
   *[no] ✋ You are done. When everyone who plays is, the sand runs out; at the latest at { $until }. If you bid anew, you are not done.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 The prover is passed over.
   *[no] 💤 Your vote counts: { $count } of { $needed } to pass over the prover.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-path-too-short = Your path has { $path ->
    [one] one move
   *[other] { $path } moves
}, but you want to bid { $bid }, and a proof has exactly as many moves as were bid. Nothing was bid; try again.
refusal-path-too-long = Your path has { $path } moves, but you want to bid { $bid }. Nothing was bid; try again.
refusal-not-playing = Only those who have bid in this match, and have not left it, take part in it. Whoever bids, plays.
refusal-hourglass-stands = Nobody has bid in this round yet, so no sand runs that could run out.
refusal-done-already = You are done already. If you bid anew, you are not.
refusal-own-turn-to-prove = It is your own turn. **Pass** lets the next one try.
# $half: when half of the prover's time is over
refusal-too-soon-to-skip = { $prover } has time to think: nobody can be passed over before { $half }.
refusal-voted-already = Your vote to pass over { $prover } counts already.

form-path-label = How? (Nobody sees it before your turn.)
form-path-placeholder = R-up G-left … – or leave it empty and show it later

option-bid-path = Your moves, such as R-up G-left: kept secret, and shown by itself when it is your turn

completion-move = { $robot ->
    [red] 🔴 red
    [green] 🟢 green
    [blue] 🔵 blue
    [yellow] 🟡 yellow
   *[black] ⚫ black
} { $direction ->
    [up] ⬆️ up
    [right] ➡️ right
    [down] ⬇️ down
   *[left] ⬅️ left
}

pad-headline = ### Move pad – { $made } of { $bid } moves
    Choose a robot, then where it goes. Only you see this. Time until { $until }.
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }`, and next the { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = No moves yet; first the { $robot }
pad-wrong-move = ⚠️ { $why } It was left out, and has cost you nothing.
pad-robot-red = 🔴 Red
pad-robot-green = 🟢 Green
pad-robot-blue = 🔵 Blue
pad-robot-yellow = 🟡 Yellow
pad-robot-black = ⚫ Black
pad-left = ⬅️ Left
pad-up = ⬆️ Up
pad-right = ➡️ Right
pad-down = ⬇️ Down
pad-undo = ↩️ Undo
pad-clear = 🗑️ Clear
pad-type = ⌨️ Type
pad-show = ✅ This is it

### The tutorial

command-tutorial = Learn the game on three little boards, only for you

lesson-headline = ### Lesson { $lesson } of { $lessons }
# $example: two moves in the notation
lesson-task = { $lesson ->
    [1] **Robots slide.** A robot has no brakes: it goes on until a wall, the edge, the block in the middle or another robot stops it. Bring the 🔴 red robot to rest on the 🔴🌙 red moon.
    [2] **Robots help each other.** Every slide of any robot is one move. 🔴 Red would slide past the 🔴⭐ red star, for there is no wall to stop it. Let 🟢 green go first, to be in the way.
   *[3] **Ricochet.** The robot that arrives must have turned: at least once on its way it leaves at right angles to how it came. One move straight to the 🔵🪐 blue planet is not enough. Try it, and then find a way round.
}
    Choose a robot and where it goes – or press **Type** and write, for example, `{ $example }`, as you will in a match. Then: **This is it**.
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **That is it:** `{ $moves }`. Each slide went on until something stopped it.
    [2] ✅ **That is it:** `{ $moves }` – { $count } moves, for green's counts, too.
   *[3] ✅ **That is it:** `{ $moves }`. The robot has turned on its way, so the proof counts.
}
tutorial-next = Next lesson
tutorial-end = 🎓 **You know the game.** In a match you solve it in your head and bid how many moves you need, `/bid 7`; when the sand has run out, the lowest bidder shows them. `/ricochet start` begins one in a channel, and `/ricochet rules` tells the rest.
# $robots: the names of those that play
problem-not-in-lesson = Only { $robots } can move in this lesson. Try again.

### Solo: the game for one person

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } plays alone** – { $options }. All 17 chips; more up than down wins.
solo-option-hourglasses = { $hourglasses ->
    [one] one hourglass of { $seconds } seconds for each chip
   *[other] two hourglasses of { $seconds } seconds for each chip
}
solo-option-practice = for practice, since the board was chosen
solo-headline = ### Chip { $number } of 17: { $target } on { $cell }
solo-task = { $robot ->
    [any] Bring **any robot** to it
   *[other] Bring the **{ $robot } robot** to it
}, in as many moves as you like; the robot that arrives must have turned at least once.
solo-replaced = 🔄 The chip that was up before went back into the pile: there was no way to it at all.
solo-sand = ⏳ **The sand runs out at { $until }.** Show your way: `/prove R-up G-left …`, or press the button.
# $unit: seconds, minutes or hours
solo-away = 🔌 I was away for { $count } { $unit }, and the clock stood still meanwhile.
solo-chip-up = ✅ **The chip lies face up** { $stars } – { $count } moves: `{ $moves }`
solo-chip-down = ⌛ **The chip lies face down.** The robots stay where they stood.
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 It could have been done in { $count } moves, as the picture shows: `{ $moves }`
   *[yes] 💡 { $count } moves were possible: `{ $moves }`
}
solo-best-equal = 🌟 Nobody can do it in fewer moves.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = { $marks } – **{ $up }** up, **{ $down }** down, { $stars } ★
solo-next = Take your time. The next chip comes with the hourglass.
solo-end = { $result ->
    [won] 🏆 **Won!** Face up: { $up }, face down: { $down }.
    [lost] 🏁 **Lost this time.** Face up: { $up }, face down: { $down }.
   *[stopped] 🏁 **The game was stopped** after { $played ->
        [one] one chip
       *[other] { $played } chips
    }, so it is neither won nor lost.
}
solo-end-stars = { $marks }
    { $stars } of { $most } ★ · { $perfect ->
    [one] one chip
   *[other] { $perfect } chips
} in the fewest moves · longest run { $streak ->
    [one] one chip
   *[other] { $streak } chips
}
solo-end-code = The same board again: `/ricochet solo code:{ $code }`

button-solo-show = Show my moves
button-solo-next = Next chip
button-solo-give-up = Give up this chip
button-solo-end = End

done-solo-solved = 🎉 That is it! The chip lies face up.
done-solo-given-up = You do without this chip: it lies face down.
done-solo-stopped = The game is over.
solo-failed = That is no solution. { $why } The sand runs on: try again.

solo-refusal-game-over = This game is over. `/ricochet solo` begins another.
solo-refusal-not-yours = This is { $player }'s game. `/ricochet solo` begins your own.
solo-refusal-no-chip-up = No chip is turned up at the moment. Press **Next chip**.
solo-refusal-sand-has-run-out = The sand has run out, so this chip lies face down.
solo-refusal-chip-is-up = This chip is still up. Show a solution, or give it up.
solo-refusal-no-moves = Write the moves of your solution, such as `R-up G-left`.
solo-refusal-robot-not-in-play = The black robot does not play in this game. The robots are R, G, B and Y.
solo-refusal-not-yet = It is too early for that.
solo-refusal-out-of-date = That moment of the game is over.
solo-refusal-worth-playing = This chip is worth playing.

problem-solo-running = You play here already: `/ricochet solo` shows your game.
problem-solo-over = This game is over. `/ricochet solo` begins another.
problem-solo-chip-over = That chip is played. The buttons below the newest card work.
problem-solo-of-match = This board is played in a match at the moment. Once that is over, you can play it alone; or leave out the code for another board.
problem-solo-beside-match = There is a match in this channel. Play alone in a thread of it, or privately: `/ricochet solo private:True`.

command-solo = Play alone: 17 chips against the hourglass
option-solo-hourglasses = How many hourglasses run for each chip: two make it easier
option-solo-private = Let nobody else see the game
choice-hourglasses-1 = one
choice-hourglasses-2 = two, for an easier game

### Starting the program

program-gallery-done = Open { $page } in a browser.
program-gallery-unwritable = { $folder } cannot be written to: { $why }. Name a folder in which this program may write.
program-no-token = There is no DISCORD_TOKEN, so you play in the browser.
# $why: what is missing
program-no-local = Playing in the browser needs the extra “local” ({ $why }). Install it with python3 -m pip install ".[local]", or set DISCORD_TOKEN.
program-wrong-token = Discord does not accept the DISCORD_TOKEN. Copy it again from the Developer Portal, page "Bot".
program-no-discord = Discord cannot be reached: { $why }. Check the network of this machine, and start again.
# $why: one sentence of the store
program-database = { $why }.
# $local: yes in the browser, where the database has a fixed name in the working folder
program-database-unwritable = { $local ->
    [yes] Start in a folder where this program may write.
   *[no] Let RICOCHET_DATABASE name a file in a folder where this program may write.
}
program-database-foreign = { $local ->
    [yes] Move that file away, or start in another folder.
   *[no] Let RICOCHET_DATABASE name another file; this one was left as it is.
}
program-database-newer = { $local ->
    [yes] Start a newer version of this program, or start in another folder.
   *[no] Start a newer version of this program, or let RICOCHET_DATABASE name another file.
}
program-database-in-use = { $local ->
    [yes] End the other program that plays with this file, or start in another folder.
   *[no] End the other program that plays with this file, or let RICOCHET_DATABASE name another one.
}

# $file: its path, $why: the system's own words
program-not-written = { $file } cannot be written: { $why }.

solve-target = Target: { $target } on { $cell }
solve-solution = Shortest solution, { $count } moves:
    { $moves }
solve-none-within = There is no solution of up to { $moves } moves.
solve-none = There is no solution at all.
solve-gave-up = No solution was found within reason.
solve-time = { $milliseconds } ms, { $nodes } positions looked at

# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } cannot be { $value }: { $why }.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Type /ricochet start to begin. “Viewing as”, above, is the player you are, here or in direct messages (DM).
# $player: who is played, in direct messages with the bot
local-directly = { $player } (DM)
# $url: the address of the page, $players: their names
local-ready = Ricochet is running in your browser: { $url }
    Type /ricochet start to begin a match, /bid 7 to bid, /prove R-up G-left to prove.
    “Viewing as”, at the top of the page, is the player you are: { $players }.
    Open the address in more windows to see several players at once.
    Ctrl-C ends it; the match goes on when you start it again.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = There is no such command here. There is:{"\u000A"}{ $usage }
local-typed-missing = “{ $option }” is missing. It is typed like this:{"\u000A"}{ $usage }
local-typed-wrong = “{ $value }” does not go with “{ $option }”. It is typed like this:{"\u000A"}{ $usage }
local-typed-left-over = “{ $value }” is more than the command takes. It is typed like this:{"\u000A"}{ $usage }
