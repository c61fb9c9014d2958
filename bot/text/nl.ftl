# All text that people read, in Dutch. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 rode robot
    [green] 🟢 groene robot
    [blue] 🔵 blauwe robot
    [yellow] 🟡 gele robot
    [silver] ⚪ zilveren robot
   *[black] ⚫ zwarte robot
}

target-moon = { $robot ->
    [red] 🔴🌙 rode maan
    [green] 🟢🌙 groene maan
    [blue] 🔵🌙 blauwe maan
   *[yellow] 🟡🌙 gele maan
}
target-planet = { $robot ->
    [red] 🔴🪐 rode planeet
    [green] 🟢🪐 groene planeet
    [blue] 🔵🪐 blauwe planeet
   *[yellow] 🟡🪐 gele planeet
}
target-star = { $robot ->
    [red] 🔴⭐ rode ster
    [green] 🟢⭐ groene ster
    [blue] 🔵⭐ blauwe ster
   *[yellow] 🟡⭐ gele ster
}
target-gear = { $robot ->
    [red] 🔴⚙️ rood tandwiel
    [green] 🟢⚙️ groen tandwiel
    [blue] 🔵⚙️ blauw tandwiel
   *[yellow] 🟡⚙️ geel tandwiel
}
target-vortex = 🌀 kosmische draaikolk

obstacle-robot = de { $robot }
obstacle-wall = een muur
obstacle-edge = de rand van het spelbord
obstacle-middle = het blok in het midden

and = { $some } en { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Ronde { $round }: { $target } op { $cell }
    Breng { $robot ->
        [any] **een willekeurige robot**
       *[other] de **{ $robot ->
            [red] rode
            [green] groene
            [blue] blauwe
           *[yellow] gele
        } robot**
    } daarheen{ $ricochet ->
        [one-move] , in minstens twee zetten.
       *[turn] ; tussen twee van zijn zetten moet hij 90° afbuigen.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } zetten**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … en nog { $count ->
    [one] één bod
   *[other] { $count } biedingen
}

# On the card of a board with diagonals
diagonals-line = -# Barrières: door een van zijn eigen kleur gaat een robot heen; op elke andere ketst hij 90° af en raast verder.
now-thinking = 💭 Een weg gevonden? Bied hoeveel zetten je nodig hebt: `/bid 7`. Het eerste bod draait de zandloper om.
    Biedt niemand, dan wordt hij om { $until } omgedraaid.
now-last-call = ⏳ **Nog niemand heeft geboden**, en de zandloper is leeg om { $until }. Een bod geeft iedereen een volle zandloper.
now-bidding = ⏳ **De zandloper loopt tot { $until }.** Kan het in minder zetten? Tot dan mag iedereen bieden.
now-all-done = ⏳ **Iedereen is klaar**, dus de zandloper is nu leeg.
now-proving = 🔎 { $prover } is aan de beurt om **{ $moves } zetten** te tonen, uiterlijk { $until }: `/prove R-omhoog G-links …`
round-result = { $result ->
    [won] 🏅 **De chip is gewonnen.**
    [tried] Niemand heeft een oplossing getoond, dus de chip gaat terug bij de voorraad.
   *[no-bids] Niemand heeft geboden, dus de chip gaat terug bij de voorraad.
}
now-intermission = { round-result } Volgende ronde: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } De volgende ronde begint als alle tafels deze chip gespeeld hebben.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Twee rondes zonder mensen, dus het spel ligt stil. Druk op **Doorspelen** om verder te gaan.
   *[no] Twee rondes zonder bod, dus het spel ligt stil. Druk op **Doorspelen** om verder te gaan.
}
now-over = 🏁 Dit spel is afgelopen.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] wie de eerste chip wint, wint
   *[other] wie het eerst { $chips } chips heeft, wint
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = met { $players ->
    [one] één speler
   *[other] { $players } spelers
} wint wie het eerst { $chips } chips heeft
needed-all = alle 17 worden gespeeld; wie er de meeste heeft, wint

button-bid = Bieden
button-type = ⌨️ Typen
button-prove = { button-type }
button-pass = Passen
button-play-on = Doorspelen
button-turn = Zandloper omdraaien
button-finish = Stem voor einde
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Stem voor einde · { $count } van { $needed }
button-stop = Spel afbreken
button-end-and-start = Beëindigen en beginnen
button-end = Spel nu beëindigen
button-rules = Spelregels
button-fair = Wie beslist, wat telt
button-next = ⏭️ Volgende ronde
button-shorten = ⏱️ Kort spel
button-add-bot = 🤖 Bot erbij
# $now: the size of the head start, in moves
button-ahead = ⚖️ Mijn voorsprong: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Inzoomen
button-more = Meer …
# Above the buttons of what is rare in a game
more-headline = ### Meer
    Wat je in dit spel nu kunt doen.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } begint een spel Ricochet Robots** – { $options }.
    Wie biedt, speelt mee. { $goal }
goal-by-players = Met één of twee spelers win je met 8 chips, met drie met 6, met vier met 5; met meer spelers worden alle 17 gespeeld, en wie er de meeste heeft, wint. Het aantal ligt vast zodra de eerste chip gewonnen is: het gaat erom hoeveel spelers er dan meespelen.
goal-chips = { $chips ->
    [one] Wie de eerste chip wint, wint.
   *[other] Wie het eerst { $chips } chips heeft, wint.
}
goal-all = Alle 17 chips worden gespeeld; wie er de meeste heeft, wint.
opening-edition = { $edition ->
    [NL-1999] editie 1999, Nederlandse regels
    [FR-1999] editie 1999, Franse regels
   *[other] editie { $year }
}
opening-diagonals = { $diagonals ->
    [any] alle stukken spelbord, met of zonder barrières
   *[with] diagonale barrières
}
opening-practice = om te oefenen, want het spelbord is uitgekozen: telt voor geen enkele ranglijst
opening-bots = oefenen met bots, tot een tweede mens biedt
opening-counts = { $victory ->
    [yes] chips tellen vanaf twee aanwezigen, de overwinning vanaf drie zulke chips of als de voorraad leeg is
   *[no] chips tellen vanaf twee aanwezigen, de overwinning nooit
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] als tafel van een toernooi, op hetzelfde spelbord
    [one] als eerste tafel van een toernooi: anderen doen mee met `/ricochet { command-name-start } { option-name-tournament }:True` tot hier iets getoond wordt
   *[other] als tafel { $tables } van een toernooi, op hetzelfde spelbord
}
thread-name = Spel { $number }
thread-players = 🧵 Er wordt gespeeld in de thread hieronder{ $count ->
    [0] .
   *[other] . Aan tafel: { $players }.
}
thread-refused = { $why ->
    [none] In dit kanaal zijn er geen threads, dus wordt hier gespeeld.
    [full] Discord staat op deze server geen actieve threads meer toe, dus wordt hier gespeeld.
   *[other] Discord heeft geen thread geopend, dus wordt hier gespeeld.
}
thread-lacks-rights = Er wordt hier gespeeld en niet in een thread: ik mis **{ $permissions }**.
done-in-thread = Je spel begint hieronder.
opening-fifth-robot = { $robot ->
    [silver] zilver als vijfde robot
   *[black] zwart als vijfde robot
}

news-bid = 🙋 { $player } biedt **{ $moves } zetten**.
news-hourglass-turned = ⏳ Nog steeds geen bod, dus de zandloper wordt omgedraaid. Hij loopt tot { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **De zandloper is leeg.** { $player }, toon je **{ $moves } zetten**:
   *[no] 👉 { $player }, jij bent aan de beurt: toon je **{ $moves } zetten**:
} `/prove R-omhoog G-links …` of met een knop. Je hebt de tijd tot { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **De zandloper is leeg.** { $player } was aan de beurt, met **{ $moves } zetten**.
   *[no] 👉 Daarna was { $player } aan de beurt, met **{ $moves } zetten**.
}
news-proof-failed = ❌ { $player } toonde `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } toonde geen oplossing.
news-prover-passed = 🤷 { $player } past.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **De zandloper is leeg.** { $player } telt de { $moves } zetten na.
   *[no] 👉 { $player } is aan de beurt en telt de { $moves } zetten na.
}
news-bot-miscounted = 🤷 { $player } komt op meer zetten uit en past.
news-prover-timed-out = ⌛ De tijd van { $player } is om.
news-chip-won = ✅ **{ $player } wint de chip** ({ $target }) in { $count } zetten: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } wint de chip** ({ $target }) in { $count } zetten. Ze worden getoond als alle tafels deze chip gespeeld hebben.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Er speelt één speler
   *[other] Er spelen { $players } spelers
} mee, en daarmee ligt het vast: { $chips ->
    [17] alle 17 chips worden gespeeld, en wie er de meeste heeft, wint.
   *[other] met { $chips } chips win je het spel.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } stemt om het spel nu te beëindigen; dan wint wie de meeste chips heeft. { $agreed ->
    [no] **{ $count } van de { $needed }** stemmen die nodig zijn.
    [yes] Dat is genoeg: het eindigt met deze ronde.
   *[over] Dat is genoeg.
}
news-end-called = 🏁 Het spel wordt voortijdig beëindigd; wie de meeste chips heeft, wint.{ $over ->
    [yes] {""}
   *[no] {" "}Deze ronde wordt nog gespeeld.
}
news-chip-returned = De chip ({ $target }) gaat terug bij de voorraad, en die wordt geschud. { $bids ->
    [some] De robots staan weer waar ze aan het begin van de ronde stonden.
   *[none] Niemand heeft geboden.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] Eén chip gaat terug bij de voorraad: { $chips }
       *[other] { $count } chips gaan terug bij de voorraad: { $chips }
    }
   *[no] { $count } chips gaan terug bij de voorraad
} – van hieruit { $most ->
    [0] niet te bereiken.
   *[other] alleen in meer dan { $most } zetten te bereiken.
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 In minder zetten kon het niet.
    [shorter] 💡 Het kon in { $count } zetten: `{ $moves }`
   *[alone] 💡 Het had gekund in { $count } zetten: `{ $moves }`
}
best-unsolvable = 💡 Er was geen oplossing.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] Ronde { $round } ({ $target }) was niet op te lossen.
   *[other] Ronde { $round } ({ $target }) had gekund in { $count } zetten: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Twee rondes op rij zonder mensen: het spel ligt stil tot iemand onder het spelbord op **Doorspelen** drukt.
   *[no] Twee rondes op rij zonder bod: het spel ligt stil tot iemand onder het spelbord op **Doorspelen** drukt.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 Ik was { $count } { $unit ->
    [seconds] seconden
    [minutes] minuten
   *[hours] uur
} weg; zolang stond de klok stil. Nieuwe limiet: { $until }.

end-stopped = 🏁 **Het spel is afgebroken**, dus niemand wint het. Gewonnen chips blijven gewonnen.
end-without-chips = 🏁 **Het spel is afgelopen.** Niemand heeft een chip gewonnen, dus er is geen winnaar.
end-abandoned = 😴 Het spel lag al meer dan een uur stil en heeft plaatsgemaakt voor een ander.
end-won = 🏆 **{ $winners } { $count ->
    [one] wint het spel!
   *[other] delen de overwinning!
}**
end-proposed = ⚖️ { $level ->
    [easy] **Voorstel voor het volgende spel tegen makkelijke bots:**
    [medium] **Voorstel voor het volgende spel tegen gemiddelde bots:**
    [hard] **Voorstel voor het volgende spel tegen moeilijke bots:**
   *[same] **Voorstel voor het volgende spel:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } zonder voorsprong
   *[other] { $player } met { $ahead } voorsprong
 }
end-code = Dit spelbord nog eens spelen: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# De kortste oplossingen en de code van het spelbord volgen als alle tafels van het toernooi klaar zijn.
news-step-over = 👀 **Op de andere tafels wordt niet meer gewacht.** { $player } won deze chip in { $count } zetten: `{ $moves }`
news-tables-over = 🏁 **Alle tafels van het toernooi zijn klaar.** Deze oplossingen waren mogelijk. Dit spelbord nog eens spelen: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = Kortste oplossing: { $count } zetten door { $player }
end-longest = Langste oplossing: { $count } zetten door { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` telt het apart, bij je spellen tegen bots, en **Resultaten als bestanden** heeft alle biedingen en oplossingen.
ended-practice = 🤖 Met alleen bots was dit oefenen: het staat op geen ranglijst.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ { $kind ->
    [solo] Het solospel
    [race] De race
    [rush] De tijdrit
   *[match] Het spel
} in dit kanaal is niet meer te lezen en kan dus niet verdergaan (spel { $game }). De punten eruit blijven. Begin gerust een nieuw spel.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = Zet { $number }, `{ $move }`, kan niet: de { $robot } op { $cell } kan niet { $direction ->
    [up] omhoog
    [right] naar rechts
    [down] omlaag
   *[left] naar links
}, want hij staat tegen { $obstacle }.
flaw-ends-on-diagonal = Zet { $number }, `{ $move }`, mag niet: de { $robot } zou op de barrière op { $cell } blijven staan{ $bent }, tegen { $obstacle }.
flaw-never-ends = Zet { $number }, `{ $move }`, mag niet: de { $robot } zou eeuwig in een kringetje razen{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] De weg klopt, en met een bod van { $made } had hij gewonnen. Maar { $public ->
        [yes] het bod was { $bid }
       *[no] je hebt { $bid } geboden
    }
   *[no] { $public ->
        [yes] Het bod was { $bid }, maar er { $made ->
            [one] is één zet
           *[other] zijn { $made } zetten
        } getoond
       *[no] Je hebt { $bid } geboden en er { $made } getoond
    }
}; { $direction ->
    [more] het mogen niet meer zetten zijn dan geboden.
   *[fewer] hier moeten het precies zoveel zetten zijn als geboden.
}
flaw-target = De laatste zet bracht de { $robot } naar { $end }{ $bent }, maar het doelveld is { $target }.
flaw-wrong-robot = De laatste zet bracht de { $robot } naar { $end }{ $bent }, maar dit doelveld wil een andere robot.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = De { $robot } bereikte het doelveld zonder af te buigen: tussen twee van zijn eigen zetten moet hij 90° van richting veranderen, maar { $moves ->
    [one] hij deed er maar één{ $others ->
        [0] {""}
       *[other] , en zetten van andere robots maken dat niet goed
    }.
   *[other] hij ging telkens rechtdoor of recht terug.
}{ $bounced ->
    [yes] {" "}Hij ketste wel af op { $diagonals }, maar dat was binnen een zet, niet tussen twee zetten.
   *[no] {""}
}
flaw-single-move = De { $robot } bereikte het doelveld in één enkele zet, en dat telt nooit.{ $bounced ->
    [yes] {" "}Hij ketste wel af op { $diagonals }, maar dat was binnen die zet.
   *[no] {""}
} Een oplossing heeft minstens twee zetten, van welke robots ook.
flaw-diagonal = de { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
   *[yellow] gele
} barrière op { $cell }
flaw-deflections = {" "}({ $bends })
flaw-deflection = via de { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
   *[yellow] gele
} barrière op { $cell } { $heading ->
    [up] omhoog
    [right] naar rechts
    [down] omlaag
   *[left] naar links
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Doelveld: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}op { $cell }
}.
alt-no-target = Nog geen doelveld.
alt-part = Velden { $first } tot en met { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] rood
    [green] groen
    [blue] blauw
    [yellow] geel
    [silver] zilver
   *[black] zwart
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } op { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] omhoog
    [right] rechts
    [down] omlaag
   *[left] links
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } dan { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } blijft
alt-forbidden = { $path } mag niet
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] muur
    [edge] rand
   *[middle] midden
}
alt-fault = { $fault ->
    [never-ends] eindigt nooit
   *[ends-on-diagonal] eindigt op barrière
}
alt-diagonals = Barrières: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] stijgend
   *[falling] dalend
} { $cell }
alt-walls = Muren { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] rechts van
   *[below] onder
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Getoond in { $count ->
    [one] één zet
   *[other] { $count } zetten
}: { $moves }. Op het eind: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } op { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = De zestien kanten van de stukken spelbord, de hoek voor het midden rechtsonder, kolommen A tot H, rijen 1 tot 8. Kleurmarkeringen: { $marks }. R rood, G groen, B blauw, Y geel; dan m maan, p planeet, s ster, g tandwiel, / of \ barrière; ** draaikolk. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Omhoog
    [right] ➡️ Rechts
    [down] ⬇️ Omlaag
   *[left] ⬅️ Links
}
look-robot = {""}**{ $robot }** op **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: tot **{ $cell }**{ $bent }, tegen { $obstacle }
look-stays = { $direction }: blijft staan, tegen { $obstacle }
look-ends-on-diagonal = { $direction }: mag niet{ $bent }, de zet zou op de barrière op { $cell } eindigen, tegen { $obstacle }
look-never-ends = { $direction }: mag niet{ $bent }, de zet zou eeuwig rondgaan
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robots, `X` het doelveld (er kan een robot op staan), `- | +` muren, `#` het midden{ $diagonals ->
    [yes] , `/ \` barrières
   *[no] {""}
}. In woorden:

### Private answers

done-bid = Je bod: **{ $moves } zetten**. Als de zandloper leeg is, begint het laagste bod.
done-proof = 🎉 Gelukt! De chip is van jou.
done-proof-failed = ❌ { $why } Daarmee win je de chip niet.
# $moves: what was typed, in the notation
moves-read = 👓 Ik heb je zetten zo gelezen: `{ $moves }`.
done-pass = Je hebt gepast.
done-play-on = We gaan verder!
done-left-match = 👋 Je hebt het spel verlaten, niemand wacht nog op je. Een bod dat je nog moest tonen, is ingetrokken; je chips houd je. Bied opnieuw en je doet weer mee.
done-withdraw-link = 🔗 De link is ingetrokken. Alleen wie dit kanaal op Discord ziet, kan nu nog kijken.
done-removed-match = 🚪 { $player } doet niet meer mee, kan in dit spel niet meer bieden en houdt de gewonnen chips.
done-stop = Het spel is afgelopen.
done-abandoned = 🏁 Het spel is afgelopen. Wat je voor het jouwe had gekozen, is verloren omdat ik opnieuw ben gestart: gebruik `/ricochet { command-name-start }` nog eens.
done-end = { $over ->
    [yes] Het spel is afgelopen.
   *[no] Het spel eindigt met deze ronde; dan wint wie de meeste chips heeft.
}
# $since: a date and a time
ask-abandoned = 😴 **Het spel hier ligt stil** sinds { $since }. Speel door, of beëindig het, zodat wie de meeste chips heeft wint, en begin het jouwe.
done-vote-to-finish = { $enough ->
    [over] 🏁 Dat was genoeg: het spel is beëindigd.
    [yes] 🏁 Dat was genoeg: het spel eindigt met deze ronde.
   *[no] 🏁 Je stemt om het spel te beëindigen: { $count } van de { $needed } stemmen. Bied je weer, dan vervalt je stem.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ De zandloper wordt omgedraaid.
   *[no] ⏳ Je stemt om de zandloper om te draaien: { $count } van de { $needed } stemmen.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 Alle aanwezigen willen de hint, dus hier is hij voor iedereen.
   *[no] 💡 Genoteerd: { $count } van { $needed } willen de hint. Hij komt als alle aanwezigen hem willen.
}
done-shorten = ⏱️ Het is nu een kort spel.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } begint zonder voorsprong.
   *[other] ⚖️ { $player } begint met { $ahead } voorsprong: zoveel gaat van elk bod af als het erom gaat wie het eerst toont.
}
done-add-bot = 🤖 Er doet een bot mee.

refusal-match-game-over = Dit spel is afgelopen. Met `/ricochet { command-name-start }` begin je een nieuw spel.
    .board = Dit spel is afgelopen.
refusal-match-no-chip-up = { $phase ->
    [idle] Er ligt nu geen chip open. Druk op **Doorspelen** voor de volgende ronde.
    [intermission] Er ligt nu geen chip open. Volgende ronde: { $until }.
    [tables] Er ligt nu geen chip open. De volgende ronde begint als alle tafels deze chip gespeeld hebben.
   *[other] Er is net een nieuwe chip omgedraaid; kijk daar eerst naar.
}
refusal-match-sand-has-run-out = De zandloper is leeg: deze ronde kun je niet meer bieden.
refusal-match-bid-of-one = Eén zet is nooit genoeg: { $ricochet ->
    [one-move] afbuigen hoeft hier niet, maar één enkele zet telt niet als oplossing.
   *[turn] op weg naar het doelveld moet de robot tussen twee van zijn zetten 90° afbuigen.
} Bied 2 tot en met 99.
refusal-match-bid-out-of-range = Een bod is een aantal zetten, van 2 tot en met 99.
refusal-match-bid-unchanged = Je hebt al { $own } geboden; dat bod houdt zijn plaats.
refusal-match-bid-not-lowest = Hier telt alleen een bod dat lager is dan alle andere; { $lower ->
    [no] lager kan niet meer.
   *[yes] het jouwe mag hooguit { $most } zijn.
}
refusal-match-bid-may-only-fall = Je hebt { $own } geboden; lager mag, hoger niet.
refusal-match-not-proving = { $phase ->
    [intermission] Tussen twee rondes valt er niets te tonen.
    [idle] Zolang het spel stilligt, valt er niets te tonen.
   *[other] Nog niet: oplossingen worden getoond als de zandloper leeg is. Bied eerst: `/bid 7`.
}
    .board = { $phase ->
        [intermission] Tussen twee rondes valt er niets te tonen.
        [idle] Zolang het spel stilligt, valt er niets te tonen.
       *[other] Nog niet: oplossingen worden getoond als de zandloper leeg is. Bied eerst.
    }
refusal-match-not-your-turn = { $prover } is aan de beurt om een oplossing te tonen.
refusal-match-too-late-to-prove = Je tijd om een oplossing te tonen is om.
refusal-match-robot-not-in-play = In dit spel doet geen vijfde robot mee, zwart noch zilver. De robots zijn R, G, B en Y.
refusal-match-no-moves = Schrijf de zetten van je oplossing op, zoals `R-omhoog G-links`.
refusal-match-not-idle = Het spel is al bezig.
refusal-match-tables-playing = Andere tafels van het toernooi spelen deze chip nog. Druk opnieuw als ze klaar zijn.
refusal-match-not-yours-to-stop = Alleen { $starter }, die het spel begonnen is, en leden met de machtiging **Berichten beheren** kunnen het afbreken. Aanwezigen die geboden hebben, kunnen stemmen om het te beëindigen: `/ricochet { command-name-stop }`.
    .board = Alleen { $starter }, die het spel begonnen is, en leden met de machtiging **Berichten beheren** kunnen het afbreken. Aanwezigen die geboden hebben, kunnen stemmen om het te beëindigen: **{ web-stop }**.
refusal-match-may-only-end = Anderen hebben chips gewonnen, dus je kunt het spel niet meer afbreken, alleen stemmen om het te beëindigen: `/ricochet { command-name-stop }`. Dan wint wie de meeste chips heeft.
    .board = Anderen hebben chips gewonnen, dus je kunt het spel niet meer afbreken, alleen stemmen om het te beëindigen: **{ button-finish }**. Dan wint wie de meeste chips heeft.
refusal-match-may-only-stop = Geen andere speler heeft een chip gewonnen, dus het spel kan niet voortijdig met een winnaar eindigen. `/ricochet { command-name-stop }` breekt het zonder winnaar af.
    .board = Geen andere speler heeft een chip gewonnen, dus het spel kan niet voortijdig met een winnaar eindigen, alleen zonder winnaar worden afgebroken.
refusal-match-ends-already = Het spel eindigt al met deze ronde.
refusal-match-not-yet = Daar is het nog te vroeg voor.
refusal-match-out-of-date = Te laat: het spel is al verder.
refusal-match-worth-playing = Deze chip is gewoon te spelen.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Er wordt gespeeld in de kanalen van een server: gebruik dit commando daar.
   *[other] Er wordt gespeeld in de kanalen van een server waar ik op zit. [Voeg me toe aan een server]({ $link }) om daar te spelen.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` en `/ricochet { command-name-rules }` werken ook hier.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] De weekbeker speel je voor een server
    [leaderboard] Elke server heeft zijn eigen ranglijst
    [stats] Statistieken van anderen zijn er alleen per server
   *[settings] Elke server heeft zijn eigen instellingen
}: gebruik dit commando in een kanaal van een server waar ik op zit.
problem-no-match-here = In dit kanaal is geen spel bezig. Met `/ricochet { command-name-start }` begin je er een.
problem-match-running = In dit kanaal is al een spel bezig: `/ricochet { command-name-board }` toont het. Breek het af met `/ricochet { command-name-stop }` of begin een ander in een thread.
    .board = In dit kanaal is al een spel bezig.
problem-newer-game = Ik word bijgewerkt; dit spel gaat over een paar minuten verder.
# $permissions: their names in Discord's settings
problem-missing-permissions = Ik kan hier niet spelen. In dit kanaal mis ik: **{ $permissions }**. Wie het kanaal beheert, kan dat toestaan.
problem-round-over = Die ronde is voorbij. Gebruik de knoppen onder het nieuwste spelbord.
    .board = Die ronde is voorbij.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ Dat { $made ->
    [one] is **één zet**
   *[other] zijn **{ $made } zetten**
}, en je hebt er **{ $bid }** geboden. Niemand heeft het gezien, en deze ene keer kost het niets. Verbeter het, of stuur het nog eens om het zo te laten zien.
    Je zetten: `{ $moves }`
problem-not-a-number = `{ $text }` is geen aantal zetten. Geef een heel getal van 2 tot en met 99.
# $channels: their names
problem-channel-not-allowed = Op deze server wordt er gespeeld in { $channels }: begin je spel daar.
problem-may-not-set = Alleen leden met de machtiging **Server beheren** kunnen de instellingen wijzigen.
problem-old-setting = Die keuze komt uit een oudere versie van mij. `/ricochet { command-name-settings }` toont de huidige instellingen.
    .board = Die keuze komt uit een oudere versie van mij.
problem-role-unusable = Ik kan die rol niet geven of afnemen. In mijn instellingen staat waarom, voor wie deze server beheert.
problem-unknown-time-zone = De tijdzone `{ $typed }` ken ik niet. Tijdzones heten bijvoorbeeld `Europe/Amsterdam`: begin te typen en kies uit de lijst.
problem-wrong-code = Dat is geen code van een spelbord. { $fault ->
    [characters] Een code heeft alleen letters en cijfers, zoals `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Een code heeft 24 letters en cijfers, zoals `00038G-P6Q8K5-GPZ853-5VVZZ6`; de jouwe heeft er { $count }. Kopieer hem helemaal.
    [position] Het is de code van een stelling midden in een spel, met 14 letters en cijfers. Daarmee begint geen spel: `/ricochet { command-name-study } { option-name-code }:…` laat haar zien.
    [check] Hij is volledig, maar er zit een tikfout in: de laatste twee tekens, die de andere controleren, kloppen er niet mee. Kopieer hem in plaats van hem over te typen.
   *[impossible] Hij noemt een spelbord dat niet kan bestaan. Kopieer hem in plaats van hem over te typen.
}
    .board = Dat is geen code van een spelbord. { $fault ->
        [characters] Een code heeft alleen letters en cijfers, zoals `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Een code heeft 24 letters en cijfers, zoals `00038G-P6Q8K5-GPZ853-5VVZZ6`; de jouwe heeft er { $count }. Kopieer hem helemaal.
        [position] Het is de code van een stelling midden in een spel, met 14 letters en cijfers. Daarmee begint geen spel; je kunt haar alleen analyseren.
        [check] Hij is volledig, maar er zit een tikfout in: de laatste twee tekens, die de andere controleren, kloppen er niet mee. Kopieer hem in plaats van hem over te typen.
       *[impossible] Hij noemt een spelbord dat niet kan bestaan. Kopieer hem in plaats van hem over te typen.
    }
problem-code-does-not-fit = Het spelbord met deze code komt niet uit de doos van 1999. Laat `{ option-name-rules }` weg, dan beslist de code.
problem-edition-lacks = In de editie van { $year } is er geen vijfde robot. Kies ‘Vier robots’ of de editie 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Daar staan geen zetten in.
    [foreign] ❌ `{ $token }`: die robot doet niet mee.
    [robot] ❌ `{ $token }` (teken { $place }): welke robot? Noem die eerst, zoals `{ $example }`.
    [word] ❌ `{ $token }` (teken { $place }): is dat de robot of de richting? Schrijf `{ $robot }` of `{ $direction }`.
    [then] ❌ `{ $token }` (teken { $place }): is dat een richting, of alleen “dan”? Schrijf `{ $direction }` of laat het weg.
    [direction] ❌ `{ $token }` (teken { $place }): waarheen? Na de robot komt een richting: omhoog, omlaag, links of rechts.
   *[move] ❌ `{ $token }` (teken { $place }): dat is geen zet. Een zet is een robot en een richting.
}
    Schrijf het zo: `R-omhoog G-links`, met de robots { $robots }. Het heeft je niets gekost; probeer het nog eens.
problem-no-week = `{ $text }` is geen week. Schrijf jaar en nummer, zoals 2026-W46.
problem-not-yours = Deze knop is voor iemand anders. Gebruik zelf `/ricochet { command-name-me }`.
problem-not-your-head-start = Dit spel wordt aan { $players } voorgesteld. **{ button-again-rematch }** begint er een als daarvoor.
problem-no-bidding-pad = Op deze server lost iedereen uit het hoofd op: tijdens het bieden is er geen afstandsbediening.
problem-no-right = Je kunt nu niet in dit kanaal spelen.
problem-old-button = Deze knop komt uit een andere versie van mij. Gebruik het commando waar hij bij hoort nog eens.
    .board = Deze knop komt uit een andere versie van mij. Laad de pagina opnieuw.
problem-ended-already = Dat spel is al afgelopen.
problem-old-command = Je Discord heeft een oude versie van dit commando. Start Discord opnieuw (Ctrl-R) en probeer het nog eens.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Verlaten, stemmen en beëindigen vind je nu op één plek: `/ricochet { command-name-stop }`.
    [me] Je taal, licht of donker, wat er over je bewaard wordt en hoe je het wist, vind je nu op één plek: `/ricochet { command-name-me }`.
    [settings] De controle van mijn rechten is nu een knop van `/ricochet { command-name-settings }`.
    [board] `/ricochet { command-name-board }` zegt nu waar elke robot zou stoppen: kies **{ format-moves }** als `{ option-name-format }`.
    [study] De stukken spelbord zijn nu een knop van `/ricochet { command-name-study }`.
   *[results] De bestanden van een spel zijn nu een knop aan het eind ervan en in de analyse.
}
problem-no-board = Dat bericht toont geen spelbord van mij dat geanalyseerd kan worden. Kies het bericht van een spel, of het bericht over een oplossing.
problem-answer-lost = ✅ Dat is gebeurd. Alleen mijn antwoord is onderweg naar jou verloren gegaan.
problem-ours = Er ging bij mij iets mis. Er is niets verloren; probeer het zo nog eens.
contact-fault = Je kunt dit melden bij de beheerder van deze bot: { $contact }
contact-questions = -# Vragen over deze bot? Die gaan naar de beheerder: { $contact }
problem-match-beside-solo = { $player } is in dit kanaal een solospel aan het spelen. Begin je spel in een thread, of als dat afgelopen is: wie het speelt of berichten mag beheren, kan het afbreken met `/ricochet { command-name-stop }`.
    .board = { $player } is in dit kanaal een solospel aan het spelen. Begin je spel in een ander kanaal, of als dat afgelopen is.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-create-public-threads = Openbare threads maken
permission-attach-files = Bestanden bijvoegen
permission-connect = Verbinden
permission-manage-roles = Rollen beheren
# $channels: how many channels are chosen in the settings
check-fine = ✅ Alles in orde: ik heb hier{ $channels ->
    [0] {""}
   *[other] {" "}en in elk kanaal van de instellingen
} alle machtigingen die ik nodig heb.
check-no-rights = ⚠️ In { $channel } mis ik: **{ $permissions }**. Sta het toe in de rechten van het kanaal, of kies een ander met `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } Tot dan wordt er niets geplaatst.
check-no-threads = ⚠️ In { $channel } mis ik voor threads: **{ $permissions }**. Daarom wordt daar in het kanaal zelf gespeeld.
check-channel-gone = ⚠️ Het kanaal { $channel } uit de instellingen bestaat niet meer. Kies een ander met `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Rol van de kampioen
   *[other] Oproep
}: { $fault ->
    [gone] die rol bestaat niet meer, of is die van iedereen.
    [missing] ik mis **{ $permission }**.
    [above] hij moet in de serverinstellingen onder mijn eigen rol staan, en niet van een app zijn.
   *[quiet] niemand krijgt een melding. Sta in de instellingen van de rol toe dat iedereen hem noemt.
} { $without ->
    [champion] Tot dan is er geen nieuwe kampioen.
    [buttons] Tot dan staan er geen knoppen onder de puzzel van de dag, en geven jullie de rol zelf.
   *[call] Tot dan roep ik niemand op.
}
check-no-history = 💡 Hier mis ik **Berichtgeschiedenis lezen**. Het gaat ook zonder, maar na een storing kan een bericht dubbel komen.
button-check = Machtigingen van de bot controleren

form-cup-name-title = Naam in de beker
form-cup-name-label = Naam van deze server
form-cup-name-about = Andere servers zien die naast jullie uitslag. Leeg: jullie worden niet genoemd.
form-bid-title = Je bod
form-bid-label = Hoeveel zetten heb je nodig?
form-bid-placeholder = Een getal van 2 tot en met 99
form-prove-title = Je oplossing
form-prove-label = Je zetten, op volgorde
form-prove-placeholder = R-omhoog G-links …

welcome = { $who ->
        [owner] Ik zit nu op je server **{ $server }**.
       *[adder] Bedankt dat je me aan **{ $server }** hebt toegevoegd!
    }
    {""}**Spelen**: `/ricochet { command-name-start }` start een spel in een kanaal. Niemand hoeft zich aan te melden: wie biedt, speelt mee.
    {""}**Leren**: `/ricochet { command-name-tutorial }`, vier kleine spelborden, hier of daar.
    {""}**Instellen**: `/ricochet { command-name-settings }`, van de taal tot de kanalen waar ik speel.
    {""}Over deze server stuur ik je geen berichten meer.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = kosmische draaikolk

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] De regels van het spel in dit kanaal
        [solo] De regels van het solospel in dit kanaal
        [race] De regels van de race in dit kanaal
        [server] De regels van deze server
       *[usual] De gewone regels
    }: { $options }.
    -# { web-author }
    {""}**Doel.** Eén doelveld is gemarkeerd. Breng de robot van die kleur er in zo weinig mogelijk zetten heen, en wel zo dat hij erop blijft staan; op de { rules-vortex } mag elke robot{ $fifth ->
        [none] {""}
       *[other] , ook de { $fifth ->
            [silver] zilveren
           *[black] zwarte
        }
    }.
    {""}**Zetten.** Robots hebben geen remmen: ze razen omhoog, omlaag, naar links of naar rechts tot een muur, de rand van het spelbord, het blok in het midden of een andere robot ze tegenhoudt. Elke weg tot zo’n hindernis is één zet, ook die van een robot die alleen in de weg gaat staan.
    {""}**Afbuigen.** { $ricochet ->
        [one-move] Eén enkele zet is geen oplossing: het moeten er twee of meer zijn, van welke robots ook. Afbuigen hoeft niet.{ $diagonals ->
            [without] {""}
           *[with] {" "}Hoe vaak een robot ook op barrières afketst, het blijft één zet.
        }
       *[turn] De robot moet op weg naar het doelveld minstens één keer afbuigen: tussen twee van zijn eigen zetten 90° van richting veranderen. Eén zet is dus nooit genoeg, en alleen maar rechtdoor ook niet, welke robots er ook eerst bewogen.{ $diagonals ->
            [without] {""}
           *[with] {" "}Op een barrière afketsen telt niet, want dat gebeurt binnen een zet.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Barrières.** Een robot gaat dwars door barrières van zijn eigen kleur heen; op alle andere ketst hij in een rechte hoek af en raast hij verder. Een zet mag niet op een barrière eindigen.{"\u000A"}
    }
rules-match = **Bieden.** Zoek de oplossing in gedachten en bied hoeveel zetten je nodig hebt. Het eerste bod draait de zandloper om; tot die leeg is, mag iedereen { $bids ->
        [own-any] bieden, of van het eigen bod een ander getal maken.
        [own-lower] bieden, of het eigen bod verlagen.
       *[lower-than-all] lager bieden dan iedereen daarvoor.
    }
    {""}**Tonen.** Het laagste bod begint; bij gelijke biedingen wie { $ties ->
        [first-bid] het eerst geboden heeft
       *[fewer-chips] minder chips heeft
    }. Toon { $length ->
        [exact] precies
       *[at-most] hoogstens
    } zoveel zetten als je geboden hebt. Lukt het niet, dan probeert de volgende het. Wie erin slaagt, krijgt de chip, en de robots blijven staan waar ze staan.
    {""}**Einde.** { $goal }
rules-fair = ## { button-fair }
    {""}**Aanwezig zijn.** Aanwezig is wie in deze ronde of de { $stays } ervoor geboden heeft of onder het spelbord op iets gedrukt heeft, en het spel niet heeft verlaten. Alleen op aanwezigen wordt gewacht, en alleen zij stemmen. Een hint, of meteen de volgende ronde, komt er als ze het allemaal willen.
    {""}**{ button-done }.** Zijn alle aanwezigen klaar, dan is de zandloper leeg. Zolang er maar één persoon aanwezig is, loopt minstens de halve zandloper: er kan nog iemand komen.
    {""}**{ button-turn }.** Is de bedenktijd om ({ $thinking }), dan wordt de zandloper zonder bod omgedraaid. Een eerste bod draait hem opnieuw om; komt er geen, dan gaat de chip terug bij de voorraad. Eerder gaat het als meer dan de helft van de aanwezigen die geboden hebben dat wil – vóór het eerste bod van het spel, als wie het begonnen is dat wil. Na { $quiet } rondes zonder bod ligt het spel stil; na een uur mag wie een nieuw spel begint het beëindigen, en wint wie de meeste chips heeft.
    {""}**{ button-vote-to-skip }.** Doet de speler die aan de beurt is de helft van de tijd niets, dan kan meer dan de helft van de andere aanwezigen hem overslaan.
    {""}**{ button-finish }.** Wil meer dan de helft van de aanwezigen die geboden hebben dat, dan wint wie de meeste chips heeft; een ronde waarin geboden is, wordt eerst uitgespeeld. Wie het spel begonnen is, heeft altijd een stem, en kan het afbreken zolang niemand anders een chip heeft. Leden met de machtiging **Berichten beheren** kunnen het beëindigen, afbreken en er een speler uit halen.
    {""}**Biedingen die niet getoond worden.** Na { $unshown } op rij – gepast, mislukt, te laat, of bij het weggaan als laagste teruggetrokken – heeft elk bod van jou de zetten verzegeld nodig, tot er een wint.
    { $bids ->
        [lower-than-all] {""}**Lagere biedingen.** Het gaat om het moment van bieden. Komt een gelijk of lager bod dat vóór het jouwe gedaan is pas daarna aan, dan vervalt het jouwe en geldt je vorige weer.{"\u000A"}
       *[other] {""}
    }**Een chip die niemand wint.** Hij gaat terug bij de voorraad, en die wordt geschud. De kortste oplossing blijft geheim tot die chip gewonnen is of het spel afgelopen is.
    {""}**Wat telt.** Op ranglijsten telt een chip als er { $persons } personen aanwezig waren toen hij gewonnen werd, en een overwinning als minstens { $chips } chips van de winnaar tellen of de voorraad leeg is. Op een uitgekozen spelbord, of met alleen bots, speel je om te oefenen.
    { $tournament ->
        [yes] {""}**Toernooien.** Meerdere tafels spelen hetzelfde spelbord in gelijke pas: tot ze allemaal een chip gespeeld hebben, lees je alleen wie hem gewonnen heeft en in hoeveel zetten. Je eerste bod bindt je aan één tafel.{"\u000A"}
       *[no] {""}
    }**Wat oplossingen zou verraden.** Geweigerd wordt wat zou helpen in een spel dat bezig is of bij de puzzel van vandaag: een spelbord analyseren, of het met zijn code of zijn stukken uitkiezen. Voor jouw spellen, en die van de servers waar je speelt, geldt dat voor alles wat er erg op lijkt; voor alle andere alleen voor dezelfde stelling.
rules-solo = **De zandloper.** Chip en zandloper worden tegelijk omgedraaid. { $hourglasses ->
        [one] De zandloper loopt één keer
       *[other] De zandloper loopt twee keer
    } per chip: je hebt { $seconds } seconden om een oplossing te vinden, hoe lang die ook is.
    {""}**Tonen.** **{ button-solo-got-it }** zet de zandloper stil; dan heb je een minuut en één poging om je oplossing te tonen. Je kunt haar ook tonen terwijl de zandloper loopt: dan kost een foute alleen tijd. Met een oplossing ligt de chip open, en de robots blijven staan waar ze staan; zonder ligt hij dicht.
    {""}**Sterren.** Een kortste oplossing heeft er drie, een met hoogstens twee zetten meer twee, elke andere één. Een hint kost een ster; de laatste blijft. Op een uitgekozen spelbord tellen ze voor geen enkele ranglijst.
    {""}**Einde.** Alle 17 chips worden gespeeld; liggen er op het eind meer open dan dicht, dan win je.
rules-practice = **Oefenen.** Er loopt geen klok, en er valt niets te winnen of te verliezen. Een chip kan in zoveel zetten als je wilde; een langere oplossing telt ook. Een foute kost niets, en hints worden genoteerd. Heb je een chip opgelost of opgegeven, dan zie je de kortste oplossingen.
rules-race = **De race.** Eén chip voor iedereen: los hem voor jezelf op, zo vaak je wilt, binnen { $time }. Je kortste oplossing telt, en anderen zien alleen hoeveel er een hebben. De drie kortste krijgen 3, 2 en 1 punten; { $slow ->
        [yes] even lange delen een plaats.
       *[no] bij gelijke lengte gaat de vroegste voor.
    } De robots blijven waar de winnende oplossing ze gebracht heeft.
    {""}**Aanwezig zijn.** Aanwezig is wie in deze ronde of de { $stays } ervoor een oplossing ingeleverd heeft of onder het spelbord op iets gedrukt heeft, en de race niet heeft verlaten. Zijn alle aanwezigen klaar, dan is de ronde voorbij{ $slow ->
        [yes] , maar niet de eerste, en niet zolang er maar één persoon aanwezig is
       *[no] {""}
    }. Wie weggaat, trekt daarmee de oplossing van deze ronde terug en houdt de punten.
    {""}**Het einde.** { $rounds ->
        [one] Na één chip
       *[other] Na { $rounds } chips, of na { $unsolved } op rij die niemand oplost,
    } wint wie de meeste punten heeft. Wie de race begonnen is, kan hem beëindigen zolang niemand anders punten heeft; daarna is meer dan de helft nodig van de aanwezigen die een oplossing ingeleverd hebben. Leden met de machtiging **Berichten beheren** kunnen hem altijd beëindigen.
    {""}**Wat telt.** Op de ranglijst telt een race als minstens { $chips } van de chips opgelost zijn, minstens { $persons } personen een oplossing ingeleverd hebben en het spelbord geloot is.
# $moves: a solution in the notation
rules-example = Op de afbeelding bereikt rood de rode maan in vier zetten: `{ $moves }`. Groen gaat eerst, als hindernis.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – een spel beginnen in dit kanaal
    `/bid 7` – “Ik kan het in zeven zetten”
    `/prove R-omhoog G-links` – laat het zien: robots { $robots } (Y is geel), richtingen omhoog omlaag links rechts; `r omhoog links`, `rood-omhoog` en `🔴⬆️` mogen ook
    `/bid 3 { option-name-path }:R-omhoog G-links R-omlaag` – bieden met verzegelde zetten: niemand ziet ze tot je aan de beurt bent; dan worden ze voor je getoond
    `/pass` – passen, zodat de volgende het probeert
    `/ricochet { command-name-stop }` – als je weg moet, of het spel moet eindigen: wat je kunt doen, en wat het gevolg is; na het verlaten bied je opnieuw en je doet weer mee
    {""}**{ button-pad }** – zetten met knoppen in plaats van typen · **{ button-done }** – zijn alle aanwezigen dat, dan is de zandloper leeg · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – stemmen: zie **{ button-fair }**
    `/ricochet { command-name-solo }` – in je eentje: los elk van de 17 chips op voor de zandloper leeg is, zodat er op het eind meer open dan dicht liggen
    `/ricochet { command-name-race }` – iedereen lost dezelfde chip voor zichzelf op, in minuten of uren
    `/ricochet { command-name-rush }` – zo veel mogelijk chips in drie minuten, alleen voor jezelf
    `/ricochet { command-name-daily }` – elke dag één puzzel, voor iedereen dezelfde, met zoveel pogingen als je wilt
    `/ricochet { command-name-tutorial }` – het spel leren op vier kleine spelborden
rules-commands-solo = `/prove R-omhoog G-links` – laat het zien: robots { $robots } (Y is geel), richtingen omhoog omlaag links rechts; `r omhoog links`, `rood-omhoog` en `🔴⬆️` mogen ook
    `/pass` – deze chip opgeven: hij ligt dan dicht
    `/ricochet { command-name-solo }` – je solospel nog eens tonen
    {""}**{ button-pad }** – zetten met knoppen in plaats van typen
    `/ricochet { command-name-daily }` – elke dag één puzzel, voor iedereen dezelfde, met zoveel pogingen als je wilt
    `/ricochet { command-name-tutorial }` – het spel leren op vier kleine spelborden
rules-commands-race = `/prove R-omhoog G-links` – lever het in: robots { $robots } (Y is geel), richtingen omhoog omlaag links rechts; `r omhoog links`, `rood-omhoog` en `🔴⬆️` mogen ook
    `/pass` – je bent klaar met deze chip
    `/ricochet { command-name-stop }` – als je weg moet, of de race moet eindigen: wat je kunt doen, en wat het gevolg is; na het verlaten lever je een oplossing in en je doet weer mee
    {""}**{ button-pad }** – zetten met knoppen in plaats van typen · **{ button-race-done }** – is iedereen klaar, dan is de ronde voorbij
    `/ricochet { command-name-daily }` – elke dag één puzzel, voor iedereen dezelfde, met zoveel pogingen als je wilt
    `/ricochet { command-name-tutorial }` – het spel leren op vier kleine spelborden

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Meeste chips
    [solo] ## 🏆 Meeste sterren in solospellen
    [races] ## 🏆 Meeste gewonnen races
    [daily] ## 🏆 Meeste sterren in dagpuzzels
    [matches] ## 🏆 Meeste gewonnen spellen
   *[best] ## 🏆 Meeste optimale oplossingen
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] één punt
       *[other] { $points } punten
    }
    [chips] { $points ->
        [one] één chip
       *[other] { $points } chips
    }
    [solo] { $points ->
        [one] één ster
       *[other] { $points } sterren
    }
    [daily] { $points ->
        [one] één ster
       *[other] { $points } sterren
    }
    [matches] { $points ->
        [one] één spel
       *[other] { $points } spellen
    }
   *[best] { $points ->
        [one] één oplossing
       *[other] { $points } oplossingen
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← jij
leaderboard-empty = { $score ->
    [solo] Nog niemand. Met `/ricochet { command-name-solo }` begin je een eigen solospel.
    [races] Nog niemand. Met `/ricochet { command-name-race }` begin je een race. Spelen tegen alleen bots telt niet: daar is een tweede persoon voor nodig.
    [daily] Nog niemand. Met `/ricochet { command-name-daily }` los je de puzzel van vandaag op; hij telt alleen op zijn dag.
   *[other] Nog niemand. Met `/ricochet { command-name-start }` begin je een spel. Spelen tegen alleen bots telt niet: daar is een tweede persoon voor nodig.
}
leaderboard-page = -# Pagina { $page } van { $pages }
button-page-back = ◀ Vorige
button-page-next = Volgende ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Chips
    [matches] Spellen
    [solo] Solo
    [races] Races
    [daily] Dagpuzzels
   *[best] Optimaal
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Deze week
    [last-week] Vorige week
    [month] Deze maand
   *[ever] Altijd
}

score-chips = chips
score-matches = gewonnen spellen
score-best = optimale oplossingen
score-solo = sterren in solospellen
score-races = gewonnen races
score-daily = sterren in dagpuzzels

# $number: of the week in its year, $first, $last: its days
period-week = Week { $number } van { $year }, { DATETIME($first, dateStyle: "medium") } t/m { DATETIME($last, dateStyle: "medium") }
period-week-short = Week { $number } van { $year }
period-days = -# { DATETIME($first, dateStyle: "medium") } t/m { DATETIME($last, dateStyle: "medium") }
period-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[other] december
} { $year }
period-ever = Altijd
choice-this-week = deze week
choice-last-week = vorige week
choice-month = deze maand
choice-ever = altijd

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] op deze server
   *[everywhere] op alle servers
}
stats-empty = Nog geen spellen. Bied in een spel om mee te doen.
stats-chips = 🎯 **{ $chips ->
    [one] één chip
   *[other] { $chips } chips
}** in { $matches ->
    [one] één spel
   *[other] { $matches } spellen
}, waarvan { $victories } gewonnen
stats-proofs = 🔎 { $tried ->
    [0] Nog geen oplossing getoond
    [one] Eén oplossing getoond, **{ $held ->
        [0] en die klopte niet
       *[other] en die klopte
    }**
   *[other] { $tried } oplossingen getoond, waarvan **{ $held ->
        [0] geen
       *[other] { $held }
    } goed**
}
stats-shortest = ⭐ **{ $shortest } van { $judged }** optimaal ({ $percent }%); gemiddeld { $above ->
    [one] één zet
   *[other] { $above } zetten
} te veel
stats-quickest = ⚡ Snelste winnende bod: { $seconds } s
stats-longest = 📏 Langste oplossing: { $moves } zetten
stats-streak = 🔥 Weken op rij met een bod: nu **{ $current }**, record { $best }
stats-races = 🏁 Races: { $races }, gewonnen: { $won }
stats-bots = 🤖 Tegen bots: { $matches ->
    [one] één spel
   *[other] { $matches } spellen
}, waarvan { $won } gewonnen
stats-bot-races = 🤖 Races tegen bots: { $races }, gewonnen: { $won }
stats-rush = ⚡ Tijdritrecord: { $count ->
    [one] één chip
   *[other] { $count } chips
} in drie minuten
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Oefenen, { $moves } zetten: **{ $unaided }** zonder hint, { $hinted } met hints, { $dropped } opgegeven{ $time ->
    [none] {""}
   *[other] {" "}· mediaan { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Puzzel van de dag: **{ $current ->
    [one] één dag
   *[other] { $current } dagen
}** op rij, record { $best }; 🧊 { $freezes ->
    [one] één ijsblokje
   *[other] { $freezes } ijsblokjes
}
stats-where = { $where ->
    [server] Op deze server
   *[everywhere] Op alle servers
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] dag op rij
       *[other] dagen op rij
    }
    [races] { $points ->
        [one] één race
       *[other] { $points } races
    }
    [most-days] { $count ->
        [one] dag (record)
       *[other] dagen (record)
    }
    [freezes] { $count ->
        [one] ijsblokje
       *[other] ijsblokjes
    }
    [rush] { $count ->
        [one] chip in een tijdrit
       *[other] chips in een tijdrit
    }
   *[weeks] { $count ->
        [one] week op rij
       *[other] weken op rij
    }
}
stats-shares = Optimale oplossingen per week, in %
# $number: of a week in its year, where there is little room
stats-week = wk { $number }
stats-bests = Snelste optimale oplossingen, naar zetten
stats-practised = Oefenen: opgeloste chips, naar zetten
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} zetten
stats-seconds = { $seconds } s
stats-achievements = Prestaties
achievement-ten-mover = Eerste oplossing van tien zetten
achievement-sunday = Optimaal op zondag
achievement-seven-days = Zeven dagen op rij
achievement-victory = Eerste spel gewonnen

### What is stored about people

forgotten-player = *een vergeten speler*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] moeilijk
}
me-headline = ## Jij en Ricochet
me-language = **Taal** – waarin ik je overal antwoord.
me-language-auto = automatisch – zoals in je Discord
me-theme = **Licht of donker** – de afbeeldingen die alleen jij ziet. Wat iedereen ziet, is zoals de server heeft gekozen.
me-theme-none = Zoals de server heeft gekozen
button-me-stats = Mijn statistieken
button-me-privacy = Wat er over mij bewaard wordt
button-me-delete = Mijn gegevens wissen
privacy-text = ## Wat ik over je weet
    {""}**Als je speelt**, bewaar ik je Discord-ID met wat je in spellen, races, solospellen, tijdritten en puzzels doet: biedingen, getoonde zetten, chips, overwinningen – en wanneer. Daaruit ontstaan spellen, ranglijsten en je statistieken. Sta je op een ranglijst, dan noteer ik ook of je de server verlaten hebt. Kies je een taal of kleuren, dan onthoud ik dat ook.
    {""}**Niet bewaard** worden namen, afbeeldingen en berichten. Wat er in kanalen geschreven wordt, kan ik niet lezen, alleen mijn eigen commando’s, formulieren en knoppen.
    {""}**Wissen** kan altijd: `/ricochet { command-name-me }`. Wat ik in kanalen geplaatst heb, blijft daar en kan daar gewist worden.
    {""}**Als ik van een server verwijderd word**, wordt na 30 dagen alles daarover gewist.
    Ik deel niets met anderen. Wie mij beheert, kan lezen wat er bewaard is.
forget-me-question = ## Je vergeten?
    Je chips, overwinningen, statistieken, solospellen, tijdritten en puzzels worden gewist, op alle servers waar je met mij gespeeld hebt. Spellen en races waarin je meespeelde blijven, zonder je naam.
    Spellen en races die nog bezig zijn, verlaat je: je bod wordt ingetrokken, samen met de zetten die je verzegeld had, en niemand wacht nog op je. Je kunt altijd weer meespelen, als een nieuwe speler.
    Dit kan niet ongedaan gemaakt worden.
forget-me-board = Op mijn spelbord in de browser word je overal uitgelogd. Daarvoor bewaar ik je Discord-ID, hooguit dertien uur.
button-forget-me = Vergeet mij
forget-me-done = Klaar: ik ben je vergeten.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] Eén dag
   *[other] { $length } dagen
} op rij**{ $frozen ->
    [0] {""}
    [one] , één gemiste dag bevroren
   *[other] , { $frozen } gemiste dagen bevroren
}
    -# { $freezes ->
    [0] 🧊 Zeven dagen op rij leveren een ijsblokje op: dat vangt een dag op die je mist.
    [one] 🧊 Je hebt één ijsblokje voor een dag die je mist.
   *[other] 🧊 Je hebt { $freezes } ijsblokjes voor dagen die je mist.
}
daily-alone = Jij hebt hem als eerste opgelost.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $hints: how many of them cost a star, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] optimaal{ $hints ->
        [0] {""}
        [one] {""}, met één hint
       *[other] {""}, met hints
    }
    [one] één zet te veel
   *[other] { $above } zetten te veel
} · { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Delen
button-daily-play = Zelf proberen
button-daily-today = Puzzel van vandaag
spread-title = Puzzel { $number }
spread-people = { $people ->
    [one] Door één persoon opgelost
   *[other] Door { $people } mensen opgelost
}
spread-moves = In hoeveel zetten
spread-you = ← jij
morning-headline = ## 📅 Puzzel #{ $number }
morning-task = De puzzel van vandaag is er: voor iedereen dezelfde, zonder klok, en met zoveel pogingen als je wilt.
morning-before = **Zo ging het bij #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] Eén dag
   *[other] { $length } dagen
} op rij** op deze server. { $missing ->
    [0] Vandaag telt al mee.
    [one] Het gaat door als vandaag nog één lid de puzzel oplost.
   *[other] Het gaat door als vandaag nog { $missing } leden de puzzel oplossen.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } begint { $kind ->
    [race] een race
   *[match] een spel
}. Doe mee!
button-call-on = 🔔 Meld het me als er een begint
button-call-off = Niet meer melden
done-call-on = 🔔 Je hebt nu { $role }: ik roep je op als er een spel of een race begint, hooguit één keer per uur.
done-call-off = 🔕 Je hebt { $role } niet meer.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 Beker #{ $number } is open
cup-open-task = Vijf chips in { $minutes } minuten, van kort naar lang, met voor elke chip één oplossing: { $most } punten voor een kortste en één minder voor elke zet meer. Iedereen kan één keer meedoen, tot { $until }.
cup-open-server = De score van deze server is het gemiddelde van de beste { $counted }; er moeten er minstens { $least } meedoen.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Deze server: **{ $points ->
    [one] één punt
   *[other] { $points } punten
}**{ $servers ->
    [1] {""}
   *[other] , plaats { $place } van { $servers }
}.
# Of a season
cup-season = Seizoen { $season }, beker { $cup } van { $cups }.
cup-season-own = In totaal: **{ $points ->
    [one] één punt
   *[other] { $points } punten
}**{ $servers ->
    [1] {""}
   *[other] , plaats { $place } van { $servers }
}.
cup-result-headline = ## 🏆 Beker #{ $number }: de uitslag
cup-result-too-few = { $people ->
    [one] Eén lid heeft
   *[other] { $people } leden hebben
} meegedaan: voor een score heeft deze server er minstens { $least } nodig.
cup-result-best = Beste servers: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = deze server
cup-server-unnamed = een server
cup-chips = **De chips**, elk met een kortste oplossing:
cup-chip = **{ $number }.** { $target }, { $count } zetten: `{ $moves }`
button-cup-study = 🔬 Chip { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Meeste chips
    [matches] Meeste gewonnen spellen
    [solo] Meeste solosterren
    [races] Meeste gewonnen races
    [daily] Meeste puzzelsterren
   *[best] Meeste optimale oplossingen
}
cup-people = Beker #{ $number }
people-scores = Tussenstand
people-goal-chips = { $chips ->
    [one] Wie de eerste chip wint, wint
   *[other] Wie het eerst { $chips } chips heeft, wint
}
people-goal-all = Alle 17; wie er de meeste heeft, wint
people-end = { $count ->
    [one] { $winner } wint!
   *[other] Gedeelde overwinning!
}
people-stopped = Het spel is afgebroken
people-rounds = { $rounds ->
    [one] Na één ronde
   *[other] Na { $rounds } rondes
}
people-more = … en nog { $count }
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] eerste plaats:
    [2] tweede plaats:
    [3] derde plaats:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = iemand die weg is
name-forgotten = een vergeten speler

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Ricochet Robots spelen
command-start = Een spel beginnen in dit kanaal
command-board = Het spelbord en de klok opnieuw tonen
command-remove = Een speler uit het spel halen (vereist: Berichten beheren)
command-stop = Verlaten, beëindigen of afbreken wat je hier speelt
command-rules = De spelregels op één scherm
command-leaderboard = De ranglijst van deze server tonen
command-stats = Je statistieken op deze server, of die van iemand anders
command-settings = Regels, tijden, uiterlijk en kanalen van deze server kiezen
command-me = Je taal, licht of donker, je statistieken en je gegevens
command-bid = Bieden hoeveel zetten je nodig hebt
command-prove = Je oplossing tonen als je aan de beurt bent
command-pass = Passen, zodat de volgende het probeert; in een solospel de chip opgeven
menu-study = Dit spelbord analyseren
menu-stats = Ricochet-statistieken
menu-remove = Uit het spel halen

option-format = In welke vorm (anders als afbeelding)
format-picture = Afbeelding
format-text = Tekst, voor schermlezers en smalle schermen
format-moves = Zetten: waar elke robot zou stoppen
option-rules = Een editie, zoals 1999 NL (anders zoals op de server)
option-solo-rules = Een editie, zoals 1999 NL (anders 2013)
option-chips = Met hoeveel chips je wint (anders hangt het af van het aantal spelers)
option-ricochet = Of de robot op weg naar het doelveld moet afbuigen (anders zoals op de server ingesteld)
option-difficulty = Welke chips het eerst omgedraaid worden, naar hun kortste oplossing
option-tournament = Meer tafels spelen hetzelfde spelbord; oplossingen komen als alle tafels klaar zijn
option-thread = In een eigen thread of in dit kanaal; anders volgens de instellingen van de server
option-length = Zoals in de spelregels, of kort: tot 3 chips, 30 seconden zand
choice-length-rulebook = zoals in de spelregels
choice-length-short = kort – tot 3 chips, 30 seconden zand
option-bots = Hoeveel bots meespelen, van 1 tot 3 (anders geen)
option-level = Hoe goed de bots spelen (anders gemiddeld)
choice-level = { $value ->
    [easy] makkelijk – zoekt lang en ziet veel over het hoofd
    [medium] gemiddeld – een vriend die tien avonden gespeeld heeft
   *[hard] moeilijk – snel, en ziet weinig over het hoofd
}
option-time-zone = De tijdzone van deze server, zoals Europe/Amsterdam
option-code = De code van een spelbord, om het nog eens te spelen
option-tiles = De vier stukken van je eigen spelbord, met de klok mee vanaf linksboven: 1A 2B 3A 4B
option-period = Welke periode (anders deze week)
option-by = Waarop de ranglijst gesorteerd is (anders op chips)
option-week = In plaats daarvan één bepaalde week, zoals 2026-W46
option-member = Van wie de statistieken zijn (anders van jou)
option-removed-member = Wie uit het spel gehaald wordt
option-bid-moves = Een aantal zetten, van 2 tot en met 99
option-prove-moves = Je zetten, zoals R-omhoog G-links
difficulty = { $value ->
    [rising] oplopend – eerst makkelijke chips, elke ronde iets meer
    [easy] makkelijk – eerst chips van hoogstens { $easy } zetten
    [hard] moeilijk – eerst chips van minstens { $hard } zetten
    [very-hard] heel moeilijk – eerst de chip die de meeste zetten kost
   *[any] alle – geschud zoals in de spelregels
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = beginnen
command-name-board = spelbord
command-name-remove = verwijderen
command-name-stop = afbreken
command-name-rules = regels
command-name-tutorial = tutorial
command-name-leaderboard = ranglijst
command-name-stats = statistieken
command-name-settings = instellingen
command-name-me = ik
command-name-solo = solo
command-name-race = race
command-name-rush = tijdrit
command-name-my-games = mijn-spellen
command-name-daily = dagpuzzel
command-name-study = analyseren
option-name-rules = regels
option-name-ricochet = afbuigen
option-name-chips = chips
option-name-time = tijd
option-name-difficulty = moeilijkheid
option-name-tournament = toernooi
option-name-thread = thread
option-name-cup = beker
option-name-length = lengte
option-name-bots = bots
option-name-level = niveau
option-name-code = code
option-name-tiles = stukken
option-name-robots = robots
option-name-target = doel
option-name-hourglasses = zandlopers
option-name-private = privé
option-name-practice = oefenen
option-name-format = weergave
option-name-period = periode
option-name-by = op
option-name-week = week
option-name-date = datum
option-name-member = lid
option-name-moves = zetten
option-name-path = weg
option-name-time-zone = tijdzone

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] je eigen bod mag omhoog en omlaag
    [own-lower] je eigen bod mag alleen omlaag
   *[lower-than-all] alleen een bod lager dan alle andere telt
}
house-proof-length = { $value ->
    [exact] een oplossing heeft precies zoveel zetten als geboden
   *[other] een oplossing mag minder zetten hebben dan geboden
}
house-ricochet = { $value ->
    [turn] de robot moet op weg naar het doelveld afbuigen
   *[other] bij oplossingen van twee of meer zetten hoeft geen robot af te buigen
}
house-ties = bij gelijke biedingen begint wie minder chips heeft
house-handicaps = voorsprong tot twee zetten
house-max-moves = geen chips die meer dan { $value } zetten kosten
house-difficulty = { $value ->
    [rising] eerst makkelijke chips, elke ronde iets meer
    [easy] makkelijke chips eerst
    [very-hard] de moeilijkste chips eerst
   *[hard] moeilijke chips eerst
}
house-hourglass = zandloper van { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] één seconde
   *[other] { $value } seconden
}
house-proof-time = { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] één seconde
   *[other] { $value } seconden
} om een oplossing te tonen
house-thinking-time = na { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] één seconde
   *[other] { $value } seconden
} zonder bod wordt de zandloper omgedraaid

### The settings of a server

settings-headline = ## ⚙️ Ricochet op deze server
    Wijzigingen gelden vanaf het volgende spel. Bij `/ricochet { command-name-start }` kun je voor één spel iets anders kiezen.
settings-page-game = Spel
settings-page-look = Uiterlijk
settings-page-server = Server
settings-page-roles = Rollen

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Zwart
    [S] ⚪ Zilver
   *[none] Vier robots
}
setting-bids-value = { $value ->
    [own-any] Eigen bod mag omhoog en omlaag (1999)
    [own-lower] Eigen bod mag alleen omlaag (2013)
   *[lower-than-all] Alleen lager dan alle andere
}
setting-ricochet-value = { $value ->
    [turn] Ja – 90°, tussen twee van zijn zetten
   *[one-move] Nee – maar één enkele zet telt niet
}
setting-difficulty-value = { $value ->
    [rising] Makkelijke eerst, dan lastiger
    [easy] Makkelijke eerst
    [hard] Moeilijke eerst
    [very-hard] De moeilijkste eerst
   *[any] Alle: geschud zoals in de spelregels
}
setting-max-moves-value = { $value ->
    [none] Geen grens
   *[other] { $value } zetten
}
setting-chips-to-win-value = { $value ->
    [none] Zoals in de editie
    [one] Eén chip
   *[other] { $value } chips
}
setting-hourglass-value = { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] { $value } seconde
   *[other] { $value } seconden
}
setting-proof-time-value = { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] { $value } seconde
   *[other] { $value } seconden
}
setting-thinking-time-value = { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [240] 4 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] { $value } seconde
   *[other] { $value } seconden
}
setting-intermission = **Pauze** – hoe lang het spelbord tussen twee rondes blijft liggen.
setting-intermission-value = { $value ->
    [120] 2 minuten
    [180] 3 minuten
    [300] 5 minuten
    [600] 10 minuten
    [1200] 20 minuten
    [1800] 30 minuten
    [3600] een uur
    [one] { $value } seconde
   *[other] { $value } seconden
}
setting-theme = **Kleuren** – hoe de afbeeldingen eruitzien.
setting-theme-value = { $value ->
    [dark] Donker
   *[light] Licht
}
setting-animation = **Animatie** – of oplossingen met bewegende robots of met pijlen getoond worden.
setting-animation-value = { $value ->
    [on] Robots bewegen
   *[off] Pijlen op een stilstaand beeld
}
setting-allowed-channels = **Kanalen** – waar spellen mogen beginnen, threads inbegrepen.
setting-allowed-channels-none = Overal
setting-match-threads = **Threads** – of elk spel een eigen thread krijgt. In het kanaal staat dan wie er speelt, de stand en de uitslag.
setting-match-threads-value = { $value ->
    [on] Een thread voor elk spel
   *[off] Spellen in het kanaal
}
setting-weekly-channel = **Ranglijst van de week** – waar die geplaatst wordt.
setting-weekly-channel-none = Nergens
setting-weekly-day = **Dag van de weekranglijst**
setting-weekly-day-value = { $value ->
    [last] Zondag, de laatste dag van de week
   *[first] Maandag, over de week ervoor
}
setting-weekly-hour = **Tijdstip van de weekranglijst**, in de tijdzone van deze server.
setting-weekly-hour-value = { $value }.00 uur
setting-morning-channel = **Puzzel van de dag** – waar die elke dag geplaatst wordt, met de resultaten van de vorige dag.
setting-morning-channel-none = Nergens
setting-morning-hour = **Tijdstip van de puzzel van de dag en van de beker**, in de tijdzone van deze server.
setting-morning-hour-value = { $value }.00 uur
setting-cup-channel = **Weekbeker** – waar hij op zaterdag begint en op maandag de uitslag geplaatst wordt, op het tijdstip van de puzzel van de dag. Zonder kanaal kan hier niemand meedoen.
setting-cup-channel-none = Nergens
setting-cup-name = **Naam in de beker**: { $named ->
    [yes] { $name }
   *[no] geen
}. Andere servers zien die naast jullie uitslag; zonder naam zien ze ‘een server’.
setting-call-role = **Oproep** – de rol die genoemd wordt als er een spel of een race met mensen begint, hooguit één keer per uur. Als ik hem mag geven, pakken leden hem onder de puzzel van de dag en leveren ze hem daar weer in.
setting-call-role-none = Geen
setting-champion-role = **Rol van de kampioen** – wie bovenaan staat in de chipsranglijst van de week, draagt hem tot de week daarna; bij een gelijke stand alle eersten. Ik heb **Rollen beheren** nodig, en de rol moet onder de mijne staan.
setting-champion-role-none = Geen
setting-champion-again = **Weer kampioen** – of iemand hem twee weken achter elkaar mag dragen.
setting-champion-again-value = { $value ->
    [on] Zo vaak als iemand bovenaan staat
   *[off] Niet twee keer achter elkaar: dan gaat hij naar de volgende
}
setting-time-zone = **Tijdzone**: { $zone }. Dagen en weken volgen die. Wijzigen met `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Editie
form-set-about = Bepaalt regels en stukken spelbord; een andere brengt haar regels voor biedingen mee.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , met barrières
    [any] , elk spelbord
   *[without] {""}
}{ $robot ->
    [black] , zwarte robot
    [silver] , zilveren robot
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] Eigen bod mag omhoog en omlaag, kanten A–B
    [NL-1999] Nederlandse regels: alleen lager dan alle biedingen, hoogstens zoveel zetten
    [FR-1999] Franse regels: alleen lager dan alle biedingen, zonder afbuigen, alle 17 chips
   *[2013] Eigen bod mag alleen omlaag, kanten A–C (A–D met barrières)
}
form-fifth-robot-label = Vijfde robot
form-fifth-robot-about = Er speelt ook een zwarte of zilveren robot mee (editie 2013).
form-chips-to-win-label = Chips om te winnen
form-chips-to-win-about = Hoeveel je er nodig hebt om te winnen.
form-hourglass-label = Zandloper
form-hourglass-about = Hoe lang hij loopt na het eerste bod.
form-difficulty-label = Moeilijkheid
form-difficulty-about = Welke chips eerst komen.
form-bids-label = Biedingen
form-bids-about = Wat er na het eerste bod nog geboden mag worden.
form-max-moves-label = Meeste zetten
form-max-moves-about = Chips die meer kosten, gaan terug.
form-proof-time-label = Tijd om te tonen
form-proof-time-about = Hoe lang iemand heeft om een oplossing te tonen.
form-thinking-time-label = Bedenktijd
form-thinking-time-about = Na hoe lang zonder bod de zandloper omgedraaid wordt.
form-house-label = Huisregels
form-house-about = Wat anders gespeeld wordt dan in het boekje.
form-house-none = geen
form-house-at-most = Een oplossing mag minder zetten hebben dan geboden
form-house-one-move = Afbuigen hoeft niet, maar één enkele zet telt niet
form-house-fewer-chips = Bij gelijke biedingen begint wie minder chips heeft
form-house-handicaps = Voorsprong tot twee zetten
form-house-bidding-pad = Afstandsbediening bij het bieden
form-tiles-label = Stukken
form-tiles-about = De vier stukken zoals ze liggen, met de klok mee vanaf linksboven: 1A 2B 3A 4B
form-robots-label = Robots
form-robots-about = Waar robots staan: R C7 G A1. De andere worden geloot.
form-target-label = Doel
form-target-about = De chip die openligt, zoals rode maan. Leeg: er wordt er een getrokken.
form-code-label = Code
form-code-about = De code van een spelbord, in plaats van stukken, robots en doel.
form-rules-title = Editie en chips
form-bids-title = Biedingen en oplossingen
form-table-title = Eigen spelbord of code
button-form-rules = Editie en chips…
button-form-bids = Biedingen en oplossingen…
button-form-table = Eigen spelbord of code…
button-form-correct = Verbeteren…
button-other-rules = Andere regels…
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Andere regels** – zolang nog niemand gespeeld heeft, kun je met andere opnieuw beginnen.
    Nu: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    Wat je ingevuld hebt, blijft bewaard.
card-begun-anew = 🔁 Beëindigd om opnieuw te beginnen met andere regels.
refusal-match-not-yours-to-begin-anew = Alleen { $starter }, die dit spel begonnen is, kan andere regels kiezen.
refusal-match-too-late-to-begin-anew = Andere regels kun je kiezen tot het eerste bod, en nooit in een toernooi.
refusal-race-not-yours-to-begin-anew = Alleen { $starter }, die deze race begonnen is, kan andere regels kiezen.
refusal-race-too-late-to-begin-anew = Andere regels kun je kiezen tot iemand een oplossing ingeleverd heeft.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Andere regels kun je kiezen tot de eerste chip gespeeld is.

### Sealed paths, players who are done, players who have left, the move pad

button-done = Ik ben klaar
button-pad = Afstandsbediening
button-vote-to-skip = Speler overslaan

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } van { $needed }** willen de volgende ronde.
card-done = ✋ Klaar met { $sand ->
    [yes] bieden
   *[no] deze chip
}: **{ $count } van { $players }**{ $named ->
    [yes] ; { $sand ->
        [yes] de zandloper loopt nog
       *[no] hij ligt nog open
    } voor { $waiting }.
   *[no] .
}
card-watched = 👁️ Wie de link heeft, kan meekijken.
card-short = **Kort spel:** tot { $chips } chips, { $seconds } s zand.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Voorsprong:** { $players }
card-turn-votes = ⏳ Zandloper omdraaien: **{ $count } van de { $needed }** stemmen die nodig zijn.
card-hint-votes = 💡 { $count } van { $needed } willen een hint.
card-finish-votes = 🏁 { $agreed ->
    [yes] Het spel eindigt met deze ronde.
   *[no] Spel beëindigen: **{ $count } van de { $needed }** stemmen die nodig zijn.
}
card-skip-votes = 💤 Overslaan: **{ $count } van de { $needed }** stemmen die nodig zijn.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **De zandloper is leeg.** { $player } had de zetten verzegeld; hier zijn ze.
   *[no] 👉 { $player } is aan de beurt en had de zetten verzegeld; hier zijn ze.
}
news-prover-skipped = 💤 { $player } heeft nog niets getoond en wordt door de anderen overgeslagen.
news-player-left = 👋 { $player } heeft het spel verlaten.
news-player-removed = 🚪 Een moderator heeft { $player } uit het spel gehaald.
news-bid-overtaken = ↩️ { $player }, je bod van **{ $moves }** vervalt: een ander had eerder even laag geboden, maar dat bod bereikte mij na het jouwe.{ $own ->
    [0] {""}
   *[other] {" "}Je { $own } geldt weer.
}
news-left-out = …
news-late = Ik kon hier een tijdje niets plaatsen. Intussen:

done-bid-sealed = 🔒 Verzegeld: `{ $path }`. Als je aan de beurt bent, wordt het voor je getoond. Alleen de schrijfwijze is gecontroleerd, niet de oplossing.
done-bid-unsealed = 🔓 Je verzegelde zetten, `{ $path }`, passen niet bij dit bod en vervallen.
done-want-next = ⏭️ Je wilt de volgende ronde: { $count } van { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Iedereen is klaar, dus de zandloper is nu leeg.
    [bots] ✋ Je bent klaar. De zandloper is leeg zodra er geen bot meer nadenkt, uiterlijk om { $until }.
    [alone] ✋ Je bent klaar. Omdat alleen jij er bent, hebben anderen nog tot { $until } de tijd.
   *[no] ✋ Je bent klaar. Is iedereen dat, dan is de zandloper meteen leeg. Bied je weer, dan ben je het niet meer.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Iedereen is klaar, dus deze chip gaat terug bij de voorraad.
    [bots] ✋ Je bent klaar met deze chip. Hij gaat terug bij de voorraad zodra er geen bot meer nadenkt, uiterlijk na een halve zandloper.
    [alone] ✋ Je bent klaar met deze chip. Omdat alleen jij er bent, wordt de zandloper omgedraaid en loopt hij voor anderen nog half leeg.
   *[no] ✋ Je bent klaar met deze chip. Zodra meer dan de helft van de aanwezigen die geboden hebben klaar is of het wil, wordt de zandloper omgedraaid; zijn alle aanwezigen klaar, dan gaat de chip terug. Bied je, dan ben je niet meer klaar.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Dat was genoeg: de speler wordt overgeslagen.
   *[no] 💤 Je stem om de speler over te slaan telt: dat is { $count } van de { $needed } die nodig zijn. Doet de speler intussen iets, dan telt hij niet meer.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Je weg heeft { $path ->
    [one] één zet
   *[other] { $path } zetten
}, maar je wilt { $bid } bieden, en hier moet een oplossing precies zoveel zetten hebben als geboden. Er is niets geboden; probeer het nog eens.
refusal-match-path-too-long = Je weg heeft { $path } zetten, maar je wilt { $bid } bieden. Er is niets geboden; probeer het nog eens.
refusal-match-path-needed = Je laatste twee biedingen zijn niet getoond. Tot er een wint, heeft elk bod van jou verzegelde zetten nodig: `/bid 3 { option-name-path }:R-omhoog G-links R-omlaag`, het tweede veld van het formulier of **Afstandsbediening**. Niemand ziet ze voor je beurt.
    .board = Je laatste twee biedingen zijn niet getoond. Tot er een wint, heeft elk bod van jou verzegelde zetten nodig: schuif de robots en bied dan. Niemand ziet de zetten voor je beurt.
refusal-match-removed = Een moderator heeft je uit dit spel gehaald, dus je kunt er niet meer in bieden.
refusal-match-not-yours-to-remove = Alleen leden met de machtiging **Berichten beheren** kunnen een speler uit het spel halen.
refusal-match-has-not-bid = { $other } heeft in dit spel niet geboden.
refusal-match-removed-already = { $other } doet al niet meer mee aan dit spel.
refusal-match-not-playing = Dat kunnen alleen aanwezigen: bied, of druk op een knop onder het spelbord.
    .board = Dat kunnen alleen aanwezigen: schuif een robot, of bied.
refusal-match-no-stake = Daarover beslist wie in dit spel geboden heeft – vóór het eerste bod { $starter }. Bied, en je hebt ook een stem.
refusal-match-seen-already = Je telt al mee.
refusal-match-hourglass-runs = De zandloper loopt al.
refusal-match-wants-to-finish-already = Je hebt al gestemd om het spel te beëindigen. Bied je weer, dan vervalt je stem.
refusal-match-done-already = Je bent al klaar. Bied je weer, dan ben je het niet meer.
refusal-match-own-turn-to-prove = Je bent zelf aan de beurt. Met **Passen** mag de volgende het proberen.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } heeft nog tijd om na te denken of was net nog bezig: overslaan kan pas om { $half }.
refusal-match-voted-already = { $phase ->
    [proving] Je hebt al gestemd om { $prover } over te slaan.
    [intermission] Je hebt al om de volgende ronde gevraagd.
   *[other] Je hebt al gestemd om de zandloper om te draaien.
}
refusal-match-no-hints = In dit spel zijn er geen hints.
refusal-match-wants-hint-already = Je hebt er al om gevraagd. Hij komt zodra alle aanwezigen dat hebben gedaan.
refusal-match-no-hint-yet = Ik ken de kortste oplossing voor deze chip nog niet, dus er is geen hint. Vraag het zo nog eens.
refusal-match-not-yours-to-shorten = Alleen { $starter }, die dit spel begonnen is, kan er een kort spel van maken.
refusal-match-too-late-to-shorten = Een spel kan maar één keer kort gemaakt worden, tot de eerste chip gewonnen is.
refusal-match-no-handicaps = In dit spel krijgt niemand een voorsprong.
refusal-match-not-yours-to-handicap = Alleen { $starter }, die dit spel begonnen is, kan de bots een voorsprong geven.
refusal-match-handicap-unchanged = Die voorsprong heb je al.
refusal-match-too-late-for-handicap = Sinds het eerste bod kan een voorsprong alleen nog kleiner worden.
refusal-match-not-yours-to-add-bot = Alleen { $starter }, die dit spel begonnen is, kan er bots bij halen.
refusal-match-too-late-to-add-bot = Bots kunnen meedoen tot de eerste chip gewonnen is: hooguit drie, en niet in een toernooi.
refusal-match-not-yours-to-let-watch = Alleen { $starter }, die dit spel begonnen is, en leden met de machtiging **Berichten beheren** bepalen of iedereen kan kijken.
refusal-match-no-watching-tournaments = Een spel van een toernooi is alleen te bekijken voor wie het kanaal ziet.

form-path-label = Hoe? (verborgen tot je aan de beurt bent)
form-path-placeholder = R-omhoog G-links … – of leeg laten en later tonen

option-bid-path = Je zetten, zoals R-omhoog G-links: verborgen, en voor je getoond als je aan de beurt bent

completion-move = { $robot ->
    [red] 🔴 rood
    [green] 🟢 groen
    [blue] 🔵 blauw
    [yellow] 🟡 geel
    [silver] ⚪ zilver
   *[black] ⚫ zwart
} { $direction ->
    [up] ⬆️ omhoog
    [right] ➡️ rechts
    [down] ⬇️ omlaag
   *[left] ⬅️ links
}

pad-headline = ### Afstandsbediening – { $made } van { $bid } zetten
    Kies een robot, dan een richting. Alleen jij ziet dit. Je hebt de tijd tot { $until }.
pad-headline-bidding = ### Afstandsbediening
    Alleen jij ziet dit. Als je biedt, worden je zetten verzegeld tot je aan de beurt bent. Ik controleer ze niet.{ $until ->
        [none] {""}
       *[other] {" "}De zandloper loopt tot { $until }.
    }
pad-headline-solo = ### Afstandsbediening – { $made ->
        [one] één zet
       *[other] { $made } zetten
    }
    { $showing ->
        [yes] Kies een robot en dan een richting. Toon je oplossing voor { $until }: je hebt één poging.
        [practice] Kies een robot en dan een richting. Er loopt geen klok.
       *[no] Kies een robot, dan een richting. De zandloper loopt tot { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – nu: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Nog geen zetten – nu: { $robot }
pad-wrong-move = ⚠️ { $why } Hij is weggelaten en kost je niets.
pad-robot-red = 🔴 Rood
pad-robot-green = 🟢 Groen
pad-robot-blue = 🔵 Blauw
pad-robot-yellow = 🟡 Geel
pad-robot-black = ⚫ Zwart
pad-robot-silver = ⚪ Zilver
pad-left = ⬅️ Links
pad-up = ⬆️ Omhoog
pad-right = ➡️ Rechts
pad-down = ⬇️ Omlaag
pad-undo = ↩️ Ongedaan
pad-clear = 🗑️ Wissen
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Zetten tonen
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Nog één zet
   *[other] Nog { $count } zetten
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Chip overslaan{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Bied, zetten verzegeld
   *[other] Bied { $count }, zetten verzegeld
}
pad-arrived = 🎯 De { $robot } staat op het doelveld.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } heeft de chip gewonnen**, in { $moves } zetten.
    [returned] 🔀 Niemand kreeg de chip: hij ging terug.
    [sand] ⌛ De zandloper is leeg, en je hebt in deze ronde geen bod.
    [turn] ⌛ Je beurt is voorbij.
   *[round] Die ronde is voorbij.
}
zoom-headline = ### 🔍 { $what }
    Velden { $first } tot en met { $last }. Alleen jij ziet dit.
zoom-target = 🎯 Doel

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = rood
notation-green = groen
notation-blue = blauw
notation-yellow = geel
notation-black = zwart
notation-silver = zilver
notation-up = omhoog boven
notation-right = rechts
notation-down = omlaag beneden onder
notation-left = links

notation-moon = halvemaan, maansikkel
notation-planet = Saturnus
notation-star = sterretje
notation-gear = tandrad
notation-vortex = draaikolk, kosmische wervel, wervel

### The tutorial

command-tutorial = Het spel leren op vier kleine spelborden, alleen voor jou

lesson-headline = ### Les { $lesson } van { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Robots razen.** Robots hebben geen remmen: ze razen door tot een muur, de rand van het spelbord, het blok in het midden of een andere robot ze tegenhoudt. Breng de 🔴 rode robot zo naar de 🔴🌙 rode maan dat hij erop blijft staan.
    [2] **Robots helpen elkaar.** Elke weg van een robot tot de eerstvolgende hindernis is één zet. 🔴 Rood zou voorbij de 🔴⭐ rode ster razen, want daar houdt geen muur hem tegen. Laat 🟢 groen eerst gaan, als hindernis.
    [3] **Afbuigen.** { $ricochet ->
        [one-move] Eén enkele zet is geen oplossing, dus in één zet recht naar de 🔵🪐 blauwe planeet gaan telt niet. Probeer het maar, en zoek dan een weg van twee of meer zetten.
       *[turn] Op weg naar het doelveld moet de robot tussen twee van zijn zetten 90° afbuigen. In één zet recht naar de 🔵🪐 blauwe planeet gaan is dus niet genoeg. Probeer het maar, en zoek dan een omweg.
    }
   *[4] **Barrières.** Sommige spelborden hebben ze. Door een barrière van zijn eigen kleur gaat een robot heen; op elke andere ketst hij 90° af en raast verder, allemaal in één zet. Geen zet mag op een barrière eindigen. Breng de 🟡 gele robot zo naar het 🟡⚙️ gele tandwiel dat hij erop blijft staan.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Kies voor elke zet een robot en een richting en druk dan op **Zetten tonen**. Of druk op **Typen** en schrijf al je zetten op, zoals `{ $example }` of gewoon `{ $short }`: ze worden getoond zodra je ze verstuurt.
lesson-bid = **Bied eerst, zoals in een spel:** hoeveel zetten heb je nodig? Vanaf het eerste bod loopt de zandloper, en anderen kunnen lager bieden.
lesson-sand = ⏳ **Je bod: { $moves } zetten.** Zandloper: { $until }. Als hij leeg is, laat de laagste bieder – hier ben jij dat – er precies zo veel zien.
    .board = ⏳ **Je bod: { $moves } zetten.** Als de zandloper leeg is, laat de laagste bieder – hier ben jij dat – er precies zo veel zien.
lesson-sand-runs = Laat je zetten zien zodra de zandloper leeg is: tot dan zouden anderen lager kunnen bieden.
button-lesson-bid = { $moves } bieden
button-lesson-bid-again = Opnieuw bieden
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **Gelukt:** `{ $moves }`. Elke zet ging door tot er een hindernis kwam.
    [2] ✅ **Gelukt:** `{ $moves }` – { $count } zetten, want die van groen tellen mee.
    [3] ✅ **Gelukt:** `{ $moves }`. { $ricochet ->
        [one-move] Het was meer dan één zet, dus de oplossing telt.
       *[turn] De robot is onderweg afgebogen, dus de oplossing telt.
    }
   *[4] ✅ **Gelukt:** `{ $moves }`. Geel ging door zijn eigen barrière heen en ketste af op de rode.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}Afgebogen is hij tussen je zetten: afketsen telt niet.
    }
}
tutorial-next = Volgende les
tutorial-end = 🎓 **Je kent het spel.** In een spel zoek je de oplossing in gedachten en bied je hoeveel zetten je nodig hebt; als de zandloper leeg is, laat de laagste bieder ze zien. Wat wil je spelen?
    `/ricochet { command-name-race }`: iedereen lost dezelfde chip voor zichzelf op, en de kortste oplossing wint.
    `/ricochet { command-name-solo } { option-name-practice }`: chips van zoveel zetten als je wilt, zonder klok.
    .board = 🎓 **Je kent het spel.** In een spel zoek je de oplossing in gedachten en bied je hoeveel zetten je nodig hebt; als de zandloper leeg is, laat de laagste bieder ze zien. Wat wil je spelen? **{ button-first-practice }** staat in de lijst met spellen, onder { web-subject-solo }.
button-first-bots = Tegen bots spelen
button-first-match = Met vrienden
button-first-solo = Alleen spelen
button-first-practice = Oefenen zonder klok
button-first-daily = Puzzel van vandaag
# $robots: the names of those that play
problem-not-in-lesson = De robots van deze les: { $robots }. Probeer het nog eens.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } speelt solo** – { $options }. 17 chips; liggen er op het eind meer open dan dicht, dan is het gewonnen.
solo-option-hourglasses = { $hourglasses ->
    [one] één zandloper van { $seconds } seconden per chip
   *[other] twee zandlopers van { $seconds } seconden per chip
}
solo-option-practice = om te oefenen, want het spelbord is uitgekozen
solo-title = ### 🧩 Solospel
# $hourglasses: solo-option-hourglasses
solo-ready = Los elk van de 17 chips op voor de zandloper leeg is: { $hourglasses }. Elke oplossing telt, hoe lang ook; liggen er op het eind meer chips open dan dicht, dan win je.
    -# Druk op **Start**: de eerste chip wordt omgedraaid en de zandloper loopt.
solo-headline = ### Chip { $number } van 17: { $target } op { $cell }
solo-task = Breng { $robot ->
    [any] **een willekeurige robot**
   *[other] de **{ $robot ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[yellow] gele
    } robot**
} daarheen, { $ricochet ->
    [one-move] in minstens twee zetten.
   *[turn] in zoveel zetten als je wilt; tussen twee van zijn zetten moet hij 90° afbuigen.
}
solo-replaced = 🔄 De chip hiervoor ging terug bij de voorraad: hij was niet te bereiken.
solo-sand = ⏳ **De zandloper loopt tot { $until }.** **{ button-solo-got-it }** zet hem stil; dan heb je een minuut om je oplossing te tonen.
solo-showing = ⏱️ **Toon je oplossing voor { $until }.** Je hebt één poging: `/prove R-omhoog G-links …` of met een knop.
    .board = ⏱️ **Toon je oplossing voor { $until }.** Je hebt één poging.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 Ik was { $count } { $unit ->
    [seconds] seconden
    [minutes] minuten
   *[hours] uur
} weg; zolang stond de klok stil.
solo-hint-price = -# 💡 Elke hint kost een ster van deze chip; de laatste ster blijft.
solo-chip-up = ✅ **De chip ligt open** – { $count } zetten: `{ $moves }` { $stars }
    .board = ✅ **De chip ligt open** – { $count } zetten { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Met één hint.
   *[other] Met { $count } hints.
}
solo-chip-down = ⌛ **De chip ligt dicht.** De robots blijven waar ze waren.
solo-attempt-failed = ❌ Dat is geen oplossing. { $why } **De chip ligt dicht.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Drie van de drie sterren.
    [2] Twee van de drie sterren.
   *[1] Eén van de drie sterren.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 Het had gekund in { $count } zetten, zoals op de afbeelding: `{ $moves }`
   *[yes] 💡 Het kon in { $count } zetten: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 Het had gekund in { $count } zetten: `{ $moves }`
       *[yes] 💡 Het kon in { $count } zetten: `{ $moves }`
    }
solo-best-equal = 🌟 In minder zetten kan het niet.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** open, **{ $down }** dicht, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}: { $marks }
solo-next = Neem de tijd. Pas de volgende chip draait de zandloper om.
solo-end = { $result ->
    [won] 🏆 **Gewonnen!** Open: { $up }, dicht: { $down }.
    [lost] 🏁 **Deze keer verloren.** Open: { $up }, dicht: { $down }.
   *[stopped] 🏁 **Het solospel is afgebroken** na { $played ->
        [one] één chip
       *[other] { $played } chips
    }, dus het is gewonnen noch verloren.
}
solo-end-stars =
    { $stars } van { $most } sterren · { $perfect ->
    [one] één chip
   *[other] { $perfect } chips
} in zo weinig mogelijk zetten · langste reeks: { $streak ->
    [one] één chip
   *[other] { $streak } chips
}
    { $marks }
solo-end-code = Dit spelbord nog eens spelen: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = De code van dit spelbord: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = Ik heb hem
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Volgende chip
button-solo-give-up = Chip opgeven
button-solo-end = Solospel beëindigen
button-solo-more = { button-more }

done-solo-solved = 🎉 Gelukt!
done-solo-given-up = Je hebt deze chip opgegeven.
done-solo-stopped = Het solospel is afgelopen.
failed-solo = Dat is geen oplossing. { $why } De zandloper loopt nog: probeer het nog eens.

refusal-solo-game-over = Dit solospel is afgelopen. Met `/ricochet { command-name-solo }` begin je een nieuw spel.
    .board = Dit solospel is afgelopen.
refusal-solo-not-yours = Dit is het solospel van { $player }. Met `/ricochet { command-name-solo }` begin je er zelf een.
    .board = Dit is het solospel van { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Er ligt nog geen chip open. Druk op **Start**.
    [practice] Er ligt nu geen chip open. Druk op **Nog zo een**.
   *[no] Er ligt nu geen chip open. Druk op **Volgende chip**.
}
refusal-solo-sand-has-run-out = De zandloper is leeg, dus deze chip ligt dicht.
refusal-solo-sand-stands-still = De zandloper staat stil: toon nu je oplossing.
refusal-solo-time-to-show-is-up = De minuut om je oplossing te tonen is voorbij, dus deze chip ligt dicht.
refusal-solo-chip-is-up = Deze chip is nog in het spel. Toon een oplossing of geef hem op.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = In dit solospel is er geen vijfde robot, zwart noch zilver. De robots zijn R, G, B en Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Te laat: het solospel is al verder.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = De kortste oplossing voor deze chip ken ik nog niet, dus er is nog geen hint. Vraag het zo nog eens; het heeft je niets gekost.

problem-solo-running = Je hebt hier al een solospel: `/ricochet { command-name-solo }` toont het.
    .board = Je hebt hier al een solospel.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Die chip is al gespeeld. Gebruik de knoppen onder het nieuwste spelbord.
    .board = Die chip is al gespeeld.
problem-board-in-play = { $where ->
    [here] Dit is de stelling van het spel in { $channel }, of lijkt er erg op. Een tweede spel zou oplossingen verraden: speel het als het andere afgelopen is, of kies een ander spelbord.
    [yours] Dit is de stelling van een van je spellen, of lijkt er erg op. Een tweede spel zou oplossingen verraden: speel het als het andere afgelopen is, of kies een ander spelbord.
   *[elsewhere] Op dit spelbord wordt nu ergens anders gespeeld, dus blijven de oplossingen geheim. Kies een ander spelbord.
}
problem-solo-beside-match = In dit kanaal is een spel bezig. Speel solo in een thread of alleen voor jezelf: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = In dit kanaal is een spel bezig. Speel solo als het afgelopen is, of in een ander kanaal.

command-solo = Solo spelen: 17 chips tegen de zandloper, of oefenen zonder klok
option-solo-hourglasses = Hoeveel zandlopers je per chip krijgt: met twee is het makkelijker
option-solo-private = Alleen jij ziet het solospel
choice-hourglasses-1 = één
choice-hourglasses-2 = twee, om het makkelijker te maken

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } oefent** – { $options }. De ene chip na de andere, zonder klok.
practice-headline = ### 🎯 Chip { $number }: { $target } op { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] Van elke lengte. Er loopt geen klok.
   *[other] Het kan in **{ $moves } zetten**. Er loopt geen klok.
}
practice-solved = ✅ **Opgelost** in { $count } zetten: `{ $moves }`
    .board = ✅ **Opgelost** in { $count } zetten.
practice-given-up = 🏳️ **Opgegeven.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Er is één kortste oplossing, van { $moves } zetten.
   *[other] Er zijn { $count } kortste oplossingen, van { $moves } zetten.
}
practice-more-ways = -# **{ button-study-open }** toont de andere.
practice-tally = Opgelost zonder hint: **{ $unaided }** · met hints: **{ $hinted }** · opgegeven: **{ $dropped }**
practice-end = 🏁 **Genoeg geoefend.**
failed-practice = Dat is geen oplossing. { $why } Het kost niets: probeer het nog eens.
button-solo-another = Nog zo een
button-solo-harder = Moeilijker
button-solo-easier = Makkelijker
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Elke lengte
   *[other] { $moves } zetten
}
problem-practice-alone = Bij het oefenen is er geen zandloper, geen einde en geen gekozen spelbord: alleen `{ option-name-rules }` en `{ option-name-private }` gaan ermee samen.
option-solo-practice = Oefenen zonder klok: chips van zoveel zetten als je wilt
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] de lengte die je oplost
    [any] elke lengte
   *[other] { $value } zetten
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } begint een race** – { $options }.
    { $rounds ->
        [one] Eén chip
       *[other] { $rounds } chips
    } voor iedereen, elk { $time }. Je lost op voor jezelf: de kortste oplossing wint de chip, en de eerste drie krijgen 3, 2 en 1 punten.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] één uur
       *[other] { $count } uur
    }
   *[minutes] { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] telt vanaf twee spelers en drie opgeloste chips
   *[no] te kort voor de ranglijst
}
race-bots = oefenen met bots, tot een tweede mens een oplossing heeft
race-headline = ### Race, ronde { $round } van { $rounds }: { $target } op { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **De tijd loopt tot { $until }.** De kortste oplossing wint; { $slow ->
    [yes] even lange delen een plaats.
   *[no] bij gelijke lengte de vroegste.
}
race-how = Los het voor jezelf op, zo vaak je wilt: **{ button-race-pad }**, **{ button-type }** of `/prove R-omhoog G-links …`. Je kortste oplossing telt.
    .board = Los het voor jezelf op, zo vaak je wilt: schuif de robots en druk op **{ pad-show }**. Je kortste oplossing telt.
race-have = { $count ->
    [0] 💭 Nog niemand heeft een oplossing.
    [one] ✅ Eén speler heeft een oplossing.
   *[other] ✅ { $count } spelers hebben een oplossing.
}
race-done = 🙋 Klaar: { $count } van { $players }.
race-finish-votes = 🏁 Race beëindigen: **{ $count } van de { $needed }** stemmen die nodig zijn.
race-next = Volgende chip: { $until }.
race-over = 🏁 Deze race is voorbij.
# $points: who has how many
race-points = 🎯 Punten: { $points }
race-round-over = 🏁 **Ronde { $round } van { $rounds } is voorbij.**
race-place = { $place }. { $player } – **{ $moves } zetten**{ $points ->
    [0] {""}
    [one] {" "}(één punt)
   *[other] {" "}({ $points } punten)
}
race-way = ✅ De robots hebben de weg van { $player } gevolgd: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **Ronde { $round } van { $rounds } is voorbij en niemand heeft een oplossing.** De chip ({ $target }) gaat terug bij de voorraad.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 Een moderator heeft { $player } uit de race gehaald.
   *[left] 👋 { $player } heeft de race verlaten.
}
race-finish-voted = 🏁 { $player } stemt om de race te beëindigen; dan wint wie de meeste punten heeft.
race-finish-how = Heb je een oplossing ingeleverd, dan stem je met `/ricochet { command-name-stop }`.
    .board = Wie een oplossing heeft ingeleverd, stemt ook.
race-end-moved = 🔌 Ik was weg toen de tijd om was. Het nieuwe einde: { $until }.
race-zone-dropped = 🕰️ De tijdzone `{ $zone }` ken ik hier niet. Vanaf nu eindigen de rondes volgens UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 De race is voortijdig beëindigd; de punten tot nu toe beslissen.
    [abandoned] 😴 Twee chips op rij zonder oplossing: de race is voorbij.
    [deserted] 🤖 Twee rondes zonder mensen: de race is voorbij.
   *[stopped] 🏁 **De race is afgebroken** voordat iemand een punt had.
}
race-won = 🏆 **{ $winners } { $count ->
    [one] wint de race!
   *[other] delen de overwinning!
}**
race-without-winner = 🏁 **De race is voorbij.** Niemand heeft een punt, dus er is geen winnaar.
race-code = Dit spelbord nog eens spelen: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = De code van dit spelbord: `{ $code }`
race-pad-closed = ⌛ Die ronde is voorbij.
# Your own shortest solution so far
race-own = 🏅 Je beste: **{ $count } zetten**. Kan het korter?
pad-headline-race = ### Afstandsbediening – { $made ->
        [one] één zet
       *[other] { $made } zetten
    }
    Kies een robot en dan een richting. Alleen jij ziet dit. De tijd loopt tot { $until }.
race-submitted = ✅ **{ $count } zetten** – dat is een oplossing! Je kortste telt: probeer het met minder, of druk op **Ik ben klaar**.
failed-race = Dat is geen oplossing. { $why } Het kost niets: probeer het nog eens.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = Ik ben klaar
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Iedereen is klaar: de ronde is voorbij.
    [bots] 🙋 Je bent klaar met deze chip. De ronde eindigt zodra er geen bot meer nadenkt, uiterlijk om { $until }. Iets korters kun je nog inleveren.
    [time] 🙋 Je bent klaar met deze chip. De ronde loopt tot { $until }, zodat anderen nog kunnen meedoen. Iets korters kun je nog inleveren.
   *[others] 🙋 Je bent klaar met deze chip. De ronde eindigt als iedereen klaar is, of om { $until }. Iets korters kun je nog inleveren.
}
done-left-race = 👋 Je hebt de race verlaten, niemand wacht meer op je. Wat je voor deze chip had ingeleverd vervalt, en je punten blijven. Lever een oplossing in en je doet weer mee.
done-removed-race = 🚪 { $player } doet niet meer mee aan de race en houdt de punten.
done-race-stopped = De race is voorbij.
done-race-vote = 🏁 Je stemt om de race te beëindigen: { $count } van de { $needed } stemmen die nodig zijn. Met een oplossing vervalt je stem.

refusal-race-game-over = Deze race is voorbij. Met `/ricochet { command-name-race }` begin je een nieuwe.
    .board = Deze race is voorbij.
refusal-race-no-chip-up = Er ligt nu geen chip open. De volgende komt om { $until }.
refusal-race-sand-has-run-out = De tijd voor deze chip is om.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = In deze race is er geen vijfde robot, zwart noch zilver. De robots zijn R, G, B en Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Dat klopt, maar je hebt al een oplossing van { $own } zetten.
refusal-race-removed = Een moderator heeft je uit deze race gehaald.
refusal-race-not-playing = Je doet nu niet mee aan deze race. Open eerst de afstandsbediening of lever een oplossing in.
    .board = Je doet nu niet mee aan deze race. Schuif eerst een robot of lever een oplossing in.
refusal-race-done-already = Je bent al klaar met deze chip.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Alleen { $starter }, die de race begonnen is, en leden met de machtiging **Berichten beheren** kunnen hem beëindigen.
refusal-race-no-stake = Of de race eindigt, beslissen de aanwezigen die er een oplossing in hebben ingeleverd. Lever er een in, en je hebt ook een stem.
refusal-race-wants-to-finish-already = Je hebt al gestemd om de race te beëindigen. Lever je een oplossing in, dan vervalt je stem.
refusal-race-not-yours-to-let-watch = Alleen { $starter }, die de race begonnen is, en leden met de machtiging **Berichten beheren** bepalen of iedereen kan kijken.
refusal-race-not-yours-to-remove = Alleen leden met de machtiging **Berichten beheren** kunnen een speler uit de race halen.
refusal-race-has-not-bid = { $other } heeft in deze race niets ingeleverd.
refusal-race-removed-already = { $other } doet al niet meer mee aan deze race.
refusal-race-not-yours-to-add-bot = Alleen { $starter }, die de race begonnen is, kan er bots bij halen.
refusal-race-too-late-to-add-bot = Bots kunnen meedoen tot de eerste chip gewonnen is: hooguit drie.
refusal-race-voted-already = Je hebt al om de volgende ronde gevraagd.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Te laat: de race is verdergegaan.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = Ik ken `{ $text }` niet. Kies uit de lijst die Discord toont terwijl je typt.
problem-race-running = In dit kanaal is al een race bezig.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Die ronde is voorbij. Gebruik de knoppen onder het nieuwste spelbord.
    .board = Die ronde is voorbij.
problem-race-beside-other = In dit kanaal wordt iets anders gespeeld. Begin de race in een thread, of een met uren voor elke chip: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = In dit kanaal wordt iets anders gespeeld. Begin de race als dat afgelopen is, of in een ander kanaal.
problem-beside-race = In dit kanaal is een race bezig. Speel in een thread, of als de race voorbij is.
    .board = In dit kanaal is een race bezig. Speel als de race voorbij is, of in een ander kanaal.

command-race = Race: iedereen lost dezelfde chip voor zichzelf op, en de kortste oplossing wint
option-race-time = Hoelang een ronde duurt: minuten, of uren voor een langzame race (anders 3 minuten)
option-race-chips = Hoeveel chips er worden gespeeld (anders 5)
choice-race-time-60 = 1 minuut
choice-race-time-120 = 2 minuten
choice-race-time-180 = 3 minuten
choice-race-time-300 = 5 minuten
choice-race-time-600 = 10 minuten
choice-race-time-3600 = 1 uur (langzaam)
choice-race-time-28800 = 8 uur (langzaam)
choice-race-time-86400 = 24 uur (langzaam)

### The rush

rush-title = ### ⚡ Tijdrit
rush-ready = Zo veel mogelijk chips in { $minutes } minuten, van kort naar lang: elke oplossing telt, en meteen komt de volgende chip. Druk op een robot en de richtingen; om je zetten te tonen is geen knop nodig. Je mag { $passes } chips overslaan.
    -# Alleen jij ziet dit. De klok loopt zodra je op **Start** drukt.
button-rush-go = ▶️ Start
rush-headline = ### ⚡ Chip { $number }: { $target } op { $cell }
rush-status = ⏱️ **De tijd loopt tot { $until }.** { $count }
rush-count = Opgelost: **{ $solved }**, nog over te slaan: { $passes }.
rush-how = -# Breng { $robot ->
    [any] **een willekeurige robot**
   *[other] de **{ $robot ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[yellow] gele
    } robot**
} daarheen in twee zetten of meer, en laat hem tussen twee van zijn zetten afbuigen: dan komt meteen de volgende chip.
rush-solved = ✅ { $count ->
    [one] Eén zet
   *[other] { $count } zetten
} – volgende chip!
rush-passed = ⏭️ Overgeslagen – volgende chip!
rush-over = ### ⚡ { $ending ->
    [all-played] Alle chips zijn gespeeld!
    [stopped] Je hebt de tijdrit beëindigd.
   *[time-up] De tijd is om!
} { $count ->
    [0] Geen chip opgelost.
    [one] Eén chip opgelost.
   *[other] { $count } chips opgelost.
}
rush-record = { $result ->
    [first] 🏆 Je eerste resultaat: `/ricochet { command-name-stats }` bewaart je record.
    [better] 🏆 **Een nieuw persoonlijk record!** Eerst: { $record }.
    [equal] 🏅 Net zo veel als je record.
    [below] Je record: **{ $record }**.
   *[none] -# Eerst de korte wegen: kijk waarheen de robot in de kleur van het doel kan schuiven.
}
    .board = { $result ->
        [first] 🏆 Je eerste resultaat.
        [better] 🏆 **Een nieuw persoonlijk record!** Eerst: { $record }.
        [equal] 🏅 Net zo veel als je record.
        [below] Je record: **{ $record }**.
       *[none] -# Eerst de korte wegen: kijk waarheen de robot in de kleur van het doel kan schuiven.
    }
rush-best = 💡 Chip { $number } vraagt { $count } zetten{ $shown ->
    [yes] {""}, zoals op de afbeelding
   *[no] {""}
}: `{ $moves }`
    .board = 💡 Chip { $number } vraagt { $count } zetten: `{ $moves }`
rush-solved-chips = ✅ Opgelost, jouw zetten/de minste: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Beker
cup-ready = { $chips } chips in { $minutes } minuten, van kort naar lang, voor iedereen dezelfde. Een kortste oplossing geeft **{ $most }** punten, elke zet meer kost er een, en elke oplossing geeft er minstens een. Wat je het eerst toont telt, dus denk na voor je **{ pad-show }** kiest. Je mag elke chip overslaan, en een beker speel je één keer.
    -# Alleen jij ziet dit. De klok loopt zodra je op **Start** drukt.
cup-headline = ### 🏆 Chip { $number } van { $chips }: { $target } op { $cell }
cup-count = Punten: **{ $points }**.
cup-how = -# Hoe minder zetten, hoe beter. Wat je het eerst toont telt, en meteen komt de volgende chip.
cup-over = ### 🏆 { $ending ->
    [all-played] Alle chips zijn gespeeld!
    [stopped] Je hebt de beker beëindigd.
   *[time-up] De tijd is om!
} **{ $points } van { $most } punten.**
cup-points = Punten per chip: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# De kortste oplossingen komen maandag. Verklap de chips tot dan alsjeblieft niet.
button-cup = 🏆 Speel de beker
problem-cup-off = Deze server doet niet mee aan de weekbeker. Wie hem beheert, kan dat in mijn instellingen aanzetten.
problem-cup-closed = De beker wordt op zaterdag en zondag gespeeld (UTC). De volgende begint op { $opens }.
problem-cup-played = Aan deze beker ben je al begonnen, en iedereen speelt hem één keer. De volgende begint op { $opens }.
failed-rush = Dat is geen oplossing. { $why } De klok loopt: probeer het nog eens.
refusal-rush-game-over = Deze tijdrit is afgelopen. Met `/ricochet { command-name-rush }` begin je een nieuwe.
    .board = Deze tijdrit is afgelopen.
refusal-rush-not-yours = Dit is de tijdrit van iemand anders. Met `/ricochet { command-name-rush }` begin je er zelf een.
    .board = Dit is de tijdrit van iemand anders.
refusal-rush-no-chip-up = De klok loopt nog niet. Druk op **Start**.
refusal-rush-chip-is-up = De klok loopt al.
refusal-rush-sand-has-run-out = De tijd is om.
refusal-rush-no-passes-left = Je hebt al drie chips overgeslagen: los deze op.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = In een tijdrit is er geen vijfde robot, zwart noch zilver. De robots zijn R, G, B en Y.
refusal-rush-out-of-date = Te laat: de tijdrit is al verder.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Die chip is voorbij. Gebruik de knoppen onder het nieuwste spelbord.
problem-no-chips-drawn = Ik kan nu geen chips voorbereiden, want mijn oplosser werkt niet. Wie mij beheert, vindt de reden in het logboek.

command-rush = Tijdrit: zo veel mogelijk chips in drie minuten, alleen voor jou
option-cup = De beker van dit weekend: vijf chips, tien minuten, één keer

### Your own games

command-my-games = Laat zien waar je speelt en wat op je wacht
my-games-headline = ### Je spellen
my-games-empty = Je speelt nu nergens. Met `/ricochet { command-name-start }`, `/ricochet { command-name-race }` of `/ricochet { command-name-solo }` begin je iets.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Race
    [rush] ⚡ Tijdrit
    [solo] 🧩 Solospel
   *[match] 🤖 Spel
} { $link } – { $what ->
    [prove] **toon je zetten voor { $until }**
    [bid] je hebt nog niet geboden
    [solve] **los de chip op voor { $until }**
    [better] je beste: { $moves } zetten; tot { $until }
    [chip] **los de chip op voor { $until }**
    [practice] er wacht een chip op je, zonder klok
    [next] de volgende chip wacht op je
    [first] druk op **Start** voor de eerste chip
    [go] druk op **Start** om de klok te starten
   *[none] nu niets te doen
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] Er zijn { $fewest } zetten of meer nodig.
   *[other] Er zijn { $fewest } tot { $most } zetten nodig.
}
# $robots: the names of those that move
hint-robots = 💡 In een van de kortste oplossingen bewegen: { $robots }.
# $move: in the notation
hint-first-move = 💡 Die kan beginnen met `{ $move }`.
button-hint-length = 💡 Hoe lang?
button-hint-robots = 💡 Welke robots?
button-hint-first-move = 💡 Eerste zet?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Puzzel { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } op { $cell }
daily-task = -# Breng { $robot ->
    [any] **een willekeurige robot**
   *[other] de **{ $robot ->
        [red] rode
        [green] groene
        [blue] blauwe
       *[yellow] gele
    } robot**
} naar het doelveld, in zo weinig mogelijk zetten. Tussen twee van zijn eigen zetten moet hij 90° afbuigen. Geen klok, onbeperkt pogingen.
daily-failed = ⚠️ **Dat is geen oplossing.** { $why }
daily-tries = -# { $tries ->
    [one] Tot nu toe één poging
   *[other] Tot nu toe { $tries } pogingen
}
daily-hint-price = -# 💡 Elke hint kost een ster; de laatste ster blijft.
daily-solved = ✅ **Gelukt** – { $count } zetten: `{ $moves }`
    .board = ✅ **Gelukt** – { $count } zetten.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Jouw beste oplossing: { $count } zetten** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 Het kan in { $count } zetten.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Voor het eerst opgelost bij poging { $tries }, na { $count } { $unit ->
    [seconds] seconden
    [minutes] minuten
   *[hours] uur
}
daily-shown = -# Je hebt de oplossingen gezien: verdere pogingen tellen niet.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **De enige oplossing in { $length } zetten**
   *[other] 🌟 **Oplossing { $way } van { $count }** in { $length } zetten
}
button-daily-again = Nog een poging
button-daily-solutions = Kortste oplossingen
button-daily-give-up = Opgeven: oplossingen tonen
button-daily-before = De dag ervoor
button-daily-easier = Een makkelijkere
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` is geen datum. Schrijf jaar, maand en dag, zoals { $date }.
problem-no-such-day = Er zijn puzzels van { DATETIME($first, dateStyle: "long") } tot en met { DATETIME($last, dateStyle: "long") }. Die van een dag begint om middernacht UTC.
problem-no-puzzle = Ik kan nu geen puzzel kiezen, want mijn oplosser werkt niet. Wie mij beheert, vindt de reden in het logboek.
# $robots: the names of those that play
problem-not-in-puzzle = De robots van deze puzzel: { $robots }. Probeer het nog eens.
problem-not-solved-yet = Los eerst de puzzel op: dan laat ik je alle kortste oplossingen zien.
problem-board-of-today = Dit lijkt erg op de puzzel van vandaag, en erop spelen zou die verraden. Speel het morgen, of kies een ander spelbord.
problem-board-of-cup = Dit lijkt erg op het spelbord van de beker van dit weekend, en erop spelen zou die verraden. Speel het maandag, of kies een ander spelbord.

command-daily = De puzzel van de dag, alleen voor jou, met zoveel pogingen als je wilt
option-date = Een eerdere dag, zoals 2026-11-21 (anders vandaag)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Analyse
   *[other] Analyse van ronde { $round }
}: { $target } op { $cell }
study-proof = 🏅 De oplossing van { $player }, **{ $count } zetten**.
study-no-proof = Niemand heeft een oplossing getoond.
study-own = ✍️ Je eigen weg, **{ $count } { $count ->
    [one] zet
   *[other] zetten
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Met zet { $move } was de kortste weg verloren: vanaf daar waren er nog { $left } nodig, { $total } in totaal. Het kortst was { $best }.
study-no-own = Je hebt in deze ronde geen eigen weg.
study-searching = 🔍 Ik zoek nog naar alle kortste oplossingen. Kijk zo nog eens.
study-hints = 🧠 De kortste oplossingen ken ik. Neem de hints één voor één, bekijk de oplossingen of probeer het zelf.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Terug
step-on = Verder ▶
step-previous = ⏮ Vorige oplossing
step-next = Volgende oplossing ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Precies één kortste oplossing**
       *[other] **{ $count } kortste oplossingen**
    }
   *[no] **Minstens { $count } kortste oplossingen**
}, { $moves } zetten.{ $orders ->
    [yes] {" "}Als de volgorde waarin de robots aan de beurt komen niet telt: { $differing ->
        [yes] { $different }.
       *[no] minstens { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Oplossing { $way } van { $all ->
    [yes] { $shown }
   *[no] de eerste { $shown }
}.
button-study-open = 🔬 Analyse
button-study-round = 🔬 Analyse van ronde { $round }
button-study-before = ⏮ Ronde { $round }
button-study-after = Ronde { $round } ⏭
button-study-proof = Getoonde oplossing
button-study-own = Mijn weg
button-study-ways = Kortste oplossingen
button-study-again = 🔍 Nog eens kijken
button-study-try = 🎮 Zelf proberen
button-study-back = ◀ Terug naar de analyse
button-again-rematch = 🔁 Revanche
button-again-proposed = { $level ->
    [easy] 🤖 Tegen makkelijke bots
    [medium] 🤖 Tegen gemiddelde bots
    [hard] 🤖 Tegen moeilijke bots
   *[same] ⚖️ Revanche zoals voorgesteld
 }
button-again-board = Nog eens op dit spelbord
button-again-solo = 🔁 Nog eens
button-again-rush = 🔁 Nog een tijdrit
button-again-race = 🔁 Nog een race
try-headline = ### Probeer het zelf: { $target } op { $cell }
    Kies een robot en dan een richting. Alleen jij ziet dit. Er loopt geen klok, en niets telt.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **Gelukt, in { $count } zetten:** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 In minder zetten kan het niet.
    [no] {"\u000A"}💡 Het kan in minder zetten.
   *[unknown] {""}
}

problem-study-what = Wat wil je analyseren? Noem een code, `/ricochet { command-name-study } { option-name-code }:…`, of je eigen spelbord: de `{ option-name-tiles }`, alle `{ option-name-robots }` en het `{ option-name-target }`. Heeft een code geen doel, noem dat dan ook.
problem-study-code = Dat is geen code. { $fault ->
    [characters] Een code heeft alleen letters en cijfers.
    [length] Die van een spelbord heeft 24 letters en cijfers, die van een stelling 14; de jouwe heeft er { $count }. Kopieer hem helemaal.
    [check] Hij is volledig, maar er zit een tikfout in: de laatste twee tekens, die de andere controleren, kloppen er niet mee. Kopieer hem in plaats van hem over te typen.
   *[impossible] Hij noemt een stelling die niet kan bestaan. Kopieer hem in plaats van hem over te typen.
}
problem-study-in-play = { $where ->
    [here] Dit is de stelling van het spel in { $channel }, of lijkt er erg op. Een analyse zou oplossingen verraden: bekijk die als het spel afgelopen is.
    [yours] Dit is de stelling van een van je spellen, of lijkt er erg op. Een analyse zou oplossingen verraden: bekijk die als het spel afgelopen is.
   *[elsewhere] Deze stelling wordt nu ergens anders gespeeld, dus blijven de oplossingen geheim. Bekijk een andere.
}
problem-study-of-today = Dit lijkt erg op de puzzel van vandaag, en een analyse zou die verraden. Bekijk het morgen.
problem-study-of-cup = Dit lijkt erg op een chip van de beker van dit weekend, en een analyse zou die verraden. Bekijk het maandag.
problem-study-too-soon = Deze ronde kan nog niet geanalyseerd worden, want de chip kan opnieuw gespeeld worden. Kom terug als de chip gewonnen is of het spel afgelopen is.
problem-no-study = Er valt nog niets te analyseren: in dit kanaal is nog geen ronde voorbij.
problem-game-gone = Dat spel is niet meer te lezen.
problem-results-too-soon = Dat spel is nog bezig. De resultaten zijn er als het afgelopen is.
problem-tables-playing = Andere tafels van het toernooi spelen nog op dit spelbord. De resultaten zijn er als alle tafels klaar zijn.
problem-bound-elsewhere = Je speelt aan een andere tafel van dit toernooi: { $link }. Wie aan een tafel geboden heeft, speelt alleen daar.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] De tafels van een toernooi worden met elkaar vergeleken, dus zonder bots: laat `{ option-name-bots }` weg.
    [difficulty] In een toernooi wordt geschud zoals in de spelregels: laat `{ option-name-difficulty }` weg.
   *[other] Het toernooi dat bezig is, heeft andere regels. Laat deze opties weg om mee te doen; na de eerste ronde kun je een ander beginnen.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Resultaten van spel #{ $number }**, afgelopen { $ended } na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}: voor spreadsheets en voor programma’s.
button-results = 📄 Resultaten als bestanden

command-study = Analyseer een stelling voor jezelf: hints en alle kortste oplossingen, stap voor stap
option-study-code = De code van een stelling of een spelbord; { option-name-target } noemt een andere chip
option-study-robots = Waar alle robots op je eigen spelbord staan: R C7 G A1 B P16 Y H3
option-study-target = De chip die bereikt moet worden, zoals rode maan

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 groen
    [blue] 🔵 blauw
    [red] 🔴 rood
   *[yellow] 🟡 geel
} ({ $number }A t/m { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 groen
    [blue] 🔵 blauw
    [red] 🔴 rood
   *[yellow] 🟡 geel
} { $letter }
tiles-text = ## De stukken van je eigen spelbord
    {""}**Het cijfer** staat voor de kleurmarkering op het stuk: 1 🟢 groen, 2 🔵 blauw, 3 🔴 rood, 4 🟡 geel. Stukken uit 1999 hebben geen kleurmarkering, maar het rode symbool verraadt het: 1 🌙 maan, 2 🪐 planeet, 3 ⚙️ tandwiel, 4 ⭐ ster.
    {""}**De letter** staat voor de kant. Draai het stuk tot de hoek die in het midden van het spelbord hoort rechtsonder ligt, en vergelijk. Stukken uit 1999 tonen A of B; alleen D heeft diagonale barrières.
tiles-options = Noem de vier stukken **met de klok mee vanaf linksboven**, zoals ze liggen: `1A 2B 3A 4B`. **{ form-table-title }**, onder **{ button-other-rules }** bij het bericht van een spel dat je net begonnen bent, vraagt ernaar, en ook waar robots staan, zoals `R C7 G A1`, en welke chip openligt, zoals `rode maan`; wat je weglaat, wordt geloot. `/ricochet { command-name-study }` neemt hetzelfde.
button-tiles = Alle stukken
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` is geen stuk spelbord. Een stuk is zijn cijfer en zijn letter, zoals `1A`; `groen A` is hetzelfde. { $count ->
    [0] Je hebt er al vier.
   *[other] Hier past nog: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` staat er twee keer
   *[no] `{ $token }` en `{ $other }` gaan niet samen: ze hebben allebei de { $colour ->
        [green] groene
        [blue] blauwe
        [red] rode
       *[yellow] gele
    } kleurmarkering
}, en een spelbord heeft van elke kleurmarkering één stuk. { $count ->
    [0] Laat er een van weg.
   *[other] Wat in plaats daarvan ontbreekt: { $right }.
}
table-tiles-missing = ❌ Een spelbord heeft vier stukken, één van elke kleurmarkering; noem ze met de klok mee vanaf linksboven, zoals `1A 2B 3A 4B`. Wat nog ontbreekt: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: welke robot is dat? Noem elke robot en dan zijn veld, zoals `R C7 G A1`; de robots zijn { $right }.
table-unknown-cell = ❌ { $token ->
    [none] Bij `{ $other }` ontbreekt het veld
   *[other] `{ $token }` is geen veld
}. De velden gaan van A1, linksboven, tot P16, rechtsonder: kolommen A tot P, rijen 1 tot 16. Schrijf `{ $other } C7`.
table-robot-twice = ❌ De robot `{ $token }` staat er twee keer, de tweede keer op { $other }. Hij kan maar op één veld staan.
table-two-fifth-robots = ❌ `{ $other }` en `{ $token }` zijn twee vijfde robots, zwart en zilver, en op een spelbord staat er maar één. Laat er een weg.
table-cell-taken = ❌ `{ $token }` kan niet: daar staat de robot `{ $other }` al. Elke robot heeft een eigen veld nodig.
# $other: middle or diagonal
table-cell-closed = ❌ Op `{ $token }` kan geen robot staan: { $other ->
    [middle] dat veld hoort bij het blok in het midden
   *[diagonal] daar ligt een barrière
}. Elk ander veld mag, ook een doelveld.
table-unknown-chip = ❌ `{ $token }` is geen chip. Noem kleur en symbool – maan, planeet, ster of tandwiel – zoals `rode maan` of `Rm`; of `kosmische draaikolk`.
problem-tiles-or-code = Een spelbord komt uit zijn code of van je eigen spelbord, niet allebei. Laat `{ option-name-code }` weg, of anders `{ option-name-tiles }`, `{ option-name-robots }` en `{ option-name-target }`.
problem-table-needs-tiles = Noem ook de stukken spelbord, zoals `1A 2B 3A 4B`: robots en doel zijn voor je eigen spelbord.

### Starting the program

program-gallery-done = Open { $page } in een browser.
program-gallery-unwritable = In { $folder } kan niet geschreven worden: { $why }. Noem een map waarin dit programma mag schrijven.
program-no-local = Om in de browser te spelen is de extra “local” nodig ({ $why }). Stel DISCORD_TOKEN in, of installeer die: { $install }
# In the image of the container
program-image = Deze image speelt alleen op Discord, en heeft DISCORD_TOKEN nodig. Zet DISCORD_TOKEN=… in een bestand .env, en start de image met --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Voor metrics is de extra “metrics” nodig ({ $why }). Installeer die: { $install }
program-no-postgres = Voor een database op een PostgreSQL-server is de extra “postgres” nodig. Installeer die: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = Op { $address } kan niets worden aangeboden: { $why }. Zet RICOCHET_HTTP op een ander adres van deze computer, of stop wat daar luistert.
program-no-token = DISCORD_TOKEN is niet ingesteld, dus je speelt in de browser.
program-local-file = Het spel wordt bewaard in { $file }.
program-wrong-token = Discord accepteert de DISCORD_TOKEN niet. Kopieer hem opnieuw uit het Developer Portal, pagina “Bot”.
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord geeft dit programma de intent “guilds” niet waar het om vraagt ({ $code }). Kijk in het Developer Portal, pagina “Bot”, of start een nieuwere versie van dit programma.
program-closed = Discord heeft de verbinding voorgoed verbroken ({ $code }). Start opnieuw; helpt dat niet, start dan een nieuwere versie van dit programma.
program-few-starts = Er zijn vandaag nog maar { $remaining } van { $total } starts over, dus de bot start niet: wie ze opmaakt, raakt bij Discord zijn token kwijt. Over { $minutes } minuten komen er nieuwe. Kijk in het log waarom de bot zo vaak start.
program-no-discord = Discord is niet bereikbaar: { $why }. Controleer het netwerk van deze computer en start opnieuw.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } kan niet als database dienen: { $why }. { $local ->
    [yes] Start in een map waarin dit programma mag schrijven.
   *[no] Zet RICOCHET_DATABASE op een bestand in een map waarin dit programma mag schrijven.
}
program-database-damaged = { $file } is beschadigd: { $why }. { $local ->
    [yes] Verplaats dat bestand, of start in een andere map.
   *[no] Zet er een back-up voor in de plaats: { $ricochet } restore BESTAND.
}
program-database-foreign = { $file } is geen database van deze bot. { $local ->
    [yes] Verplaats dat bestand, of start in een andere map.
   *[no] Zet RICOCHET_DATABASE op een ander bestand; dit is gebleven zoals het was.
}
program-database-earlier = { $file } is van een versie vóór 1.0, die deze niet leest: { $local ->
    [yes] bewaar dat bestand ergens anders, of start in een andere map.
   *[no] bewaar die database, en zet RICOCHET_DATABASE op een andere.
}
program-database-newer = { $file } komt van een nieuwere versie van dit programma. { $local ->
    [yes] Start een nieuwere versie van dit programma, of start in een andere map.
   *[no] Start een nieuwere versie van dit programma, of zet RICOCHET_DATABASE op een ander bestand.
}
program-database-in-use = { $file } wordt al door een andere bot gebruikt. { $local ->
    [yes] Stop het andere programma dat dit bestand gebruikt, of start in een andere map.
   *[no] Stop het andere programma dat dit bestand gebruikt, of zet RICOCHET_DATABASE op een ander.
}
# $place: the address of a server's database, without its password
program-database-server = { $place } kan niet worden gebruikt: { $why }. Controleer RICOCHET_DATABASE en of de server draait.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = Spel { $game } gaat verder zodra de bot start.
take-up-unknown = Er is geen opzijgezet spel { $game }.
take-up-running = Waar spel { $game } was, is nu een ander bezig. Neem dit weer op als dat afgelopen is.
take-up-unreadable = Spel { $game } is nog steeds niet te lezen: { $why }
# $file: its path, $why: the system's own words
program-not-written = { $file } kan niet geschreven worden: { $why }.
program-output = Er kan niets naar de standaarduitvoer geschreven worden: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } is gecontroleerd (spellen: { $games }, gebeurtenissen: { $events }).
backup-exists = { $file } bestaat al. Noem een bestand dat nog niet bestaat.
backup-missing = Het bestand { $file } bestaat niet.
backup-foreign = { $file } is geen database van deze bot.
backup-earlier = { $file } is van een versie vóór 1.0, die deze niet leest: bewaar die database, en noem een andere.
backup-newer = { $file } is van een nieuwere versie van dit programma. Gebruik die versie.
backup-damaged = { $file } is beschadigd: { $why }.
backup-in-use = { $file } wordt gebruikt. Stop eerst de bot, of wat het bestand ook open heeft.
restore-done = { $database } bevat nu wat in { $file } staat (spellen: { $games }, gebeurtenissen: { $events }).
restore-kept = Wat er eerst stond, staat in { $kept }.
backup-server = De database staat op een PostgreSQL-server. Gebruik de eigen hulpprogramma’s ervan, pg_dump en pg_restore: docs/machines.md zegt hoe.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } bevat alles wat in { $from } staat (spellen: { $games }, gebeurtenissen: { $events }, rijen: { $rows }, servers: { $servers }). Elke tabel heeft evenveel rijen, de ranglijsten van alle servers zijn gelijk en alle spellen zijn nagespeeld. Noem deze database in RICOCHET_DATABASE en start de bot.
move-unreadable = { $games } van de spellen zijn net als eerst niet te lezen; ze zijn onveranderd meegekomen.
move-step = { $step ->
    [rows] kopiëren
    [leaderboards] ranglijsten vergelijken
   *[games] spellen naspelen
}
move-same = FROM en TO zijn dezelfde database.
move-missing = In { $file } staat geen database van deze bot.
move-filled = { $file } is niet leeg: er staat iets in de tabel { $table }. Noem een database waar nog niets in staat.
move-in-use = { $file } wordt gebruikt. Stop eerst elke bot die ermee speelt.
move-unusable = { $file } is niet te gebruiken als database: { $why }.
move-differs = Er is niets verhuisd, want wat aankwam is niet hetzelfde: { $why }.
move-broken-off = Er is niets verhuisd: { $why }.
move-interrupted = Er is niets verhuisd: je hebt het afgebroken.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = { $count } tijdzones zijn bekend.
doctor-no-time-zones = Er zijn geen tijdzones bekend. Installeer dit programma opnieuw.
doctor-letters = Namen worden in elk schrift getekend.
doctor-no-joined-letters = Namen in schriften die hun letters verbinden, zoals Arabisch, worden letter voor letter getekend. Installeer fribidi, bijvoorbeeld: apt-get install libfribidi0.
doctor-no-fonts = Lettertypen zijn niet te lezen: { $fonts }. Installeer dit programma opnieuw.
doctor-solver = De oplosser is klaar: { $place }.
doctor-solver-unavailable = De oplosser past niet bij deze computer, daarom ontbreken beste oplossingen; al het andere werkt. { $install ->
    [none] Bouw de image op deze computer: docker build -t ricochet .
   *[other] Installeer Numba, dan wordt hij hier gecompileerd: { $install }
}
doctor-solver-to-compile = De oplosser is nog niet gecompileerd. Dat doet de eerste start, in ongeveer een halve minuut, en bewaart hem in { $folder }.
doctor-solver-to-compile-always = De oplosser wordt bij elke start opnieuw gecompileerd, omdat er geen map is om hem te bewaren. Zet NUMBA_CACHE_DIR op een map waarin dit programma mag schrijven.
doctor-database = { $file } is bijgewerkt: versie { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = De database { $file } bestaat nog niet. De eerste start maakt hem.
doctor-database-older = { $file } heeft versie { $version }. De volgende start brengt hem naar versie { $latest }; maak eerst een kopie: { $ricochet } backup BESTAND.
doctor-database-server = De database { $place } kan worden gebruikt.
doctor-room = Op de schijf van de database is { NUMBER($gigabytes, maximumFractionDigits: 0) } GB vrij.
doctor-little-room = Op de schijf van de database is maar { NUMBER($megabytes, maximumFractionDigits: 0) } MB vrij. Maak ruimte voordat er niets meer bewaard kan worden.
doctor-disk = De schijf bewaart wat wordt opgeslagen binnen { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = De schijf heeft { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms nodig om iets te bewaren, en iedereen die speelt wacht daarop. Zet RICOCHET_DATABASE op een bestand op een snellere schijf.
doctor-no-token = DISCORD_TOKEN is niet ingesteld, dus de bot speelt alleen in de browser. Kopieer voor Discord het token uit het Developer Portal, pagina “Bot”.
doctor-token = Discord kent de bot als { $name }.
doctor-clock = De klok van deze computer loopt gelijk met die van Discord.
doctor-clock-wrong = De klok van deze computer loopt { $seconds } seconden { $direction ->
    [ahead] voor op
   *[behind] achter op
} die van Discord. Laat hem via het netwerk zetten (NTP): tot dan tellen biedingen wanneer ze aankomen, niet wanneer ze gedaan zijn.
doctor-starts = Vandaag zijn er nog { $remaining } van { $total } starts over.
doctor-few-starts = Er zijn nog maar { $remaining } van { $total } starts over; over { $minutes } minuten komen er nieuwe. Kijk in het log waarom de bot zo vaak start.
doctor-no-starts = Er zijn geen starts meer over; over { $minutes } minuten komen er nieuwe. Wacht zo lang: wie doorgaat, raakt bij Discord zijn token kwijt.
doctor-shards = Discord raadt { $recommended ->
    [one] één shard
   *[other] { $recommended } shards
} aan.
doctor-few-shards = Discord raadt { $recommended } shards aan, en RICOCHET_SHARDS is { $shards }: met veel te weinig laat Discord de bot niet toe. Stop alle processen en start ze met meer.
doctor-secret = Discord accepteert het DISCORD_CLIENT_SECRET.
doctor-wrong-secret = Discord accepteert het DISCORD_CLIENT_SECRET niet, dus bij het spelbord kan niemand inloggen. Klik in het Developer Portal, pagina “OAuth2”, op “Reset Secret” en kopieer het nieuwe.
doctor-channels = De bot mag in alle { $count } kanalen die servers gekozen hebben wat hij nodig heeft.
doctor-no-rights = In { $channel } op { $server } mist de bot: { $permissions }. Sta dat daar toe, of kies met /ricochet { command-name-settings } een ander kanaal.
doctor-channel-gone = Kanaal { $channel }, dat { $server } gekozen heeft, bestaat niet meer. Kies met /ricochet { command-name-settings } een ander.
doctor-end = { $faults ->
    [0] De bot kan spelen.
   *[other] De bot kan pas spelen als verholpen is wat met ✗ gemarkeerd is.
}

# $kept: whether the result is kept for the next time
solve-compiling = De oplosser wordt { $kept ->
    [yes] eenmalig gecompileerd
   *[no] gecompileerd (stel NUMBA_CACHE_DIR in op een map waarin geschreven mag worden om het te bewaren)
}: ongeveer een halve minuut …
program-no-positions = Niets op te lossen: noem een code, of schrijf stellingen naar de standaardinvoer.
program-no-position = Dat is geen stelling: { $why }.
program-which-chip = Welke chip? Noem een van deze met --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Regel { $line }: { $why }
program-not-all-read = Niet alle stellingen konden worden gelezen.
solve-target = Doelveld: { $target } op { $cell }
solve-solution = Kortste oplossing, { $count } zetten:
    { $moves }
solve-none-within = Er is geen oplossing van hoogstens { $moves } zetten.
solve-none = Er is helemaal geen oplossing.
solve-gave-up = Binnen redelijke tijd is er geen oplossing gevonden.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } stellingen doorzocht

setting-address = het moet een poort zijn, zoals 9464, of een adres met een poort, zoals 0.0.0.0:9464
setting-web = het moet een adres zijn zoals https://bord.example.org, zonder pad; http is alleen voor deze computer
setting-networks = het moeten adressen of netwerken zijn, zoals 127.0.0.1, 172.18.0.0/16
setting-contact = het moet één regel van hoogstens 200 tekens zijn, zoals een link of een naam
setting-web-secret = RICOCHET_WEB heeft DISCORD_CLIENT_SECRET nodig, van het Developer Portal, pagina “OAuth2”.
setting-file-empty = het bestand is leeg
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } is geen instelling en doet niets. { $nearest ->
    [none] Alle instellingen staan in .env.example.
   *[other] Bedoel je { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } kan niet { $value } zijn: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = { $file } kan niet gelezen worden: { $why }. Laat dit programma het bestand lezen, of verwijder het.
settings-folder = { $file } is een map, en zou een bestand met één instelling per regel moeten zijn. Verplaats die map.
settings-no-text = { $file } kan niet als tekst gelezen worden. Sla het bestand opnieuw op, in de codering UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Typ /ricochet { command-name-start } om te beginnen. Bovenaan bij “{ local-viewer }” kies je wie je speelt, hier of in privéberichten (DM).
local-greeting-game = Ricochet Robots: vind zo weinig mogelijk zetten die een robot naar zijn doel brengen.
local-button-tutorial = Leren spelen (vier spelborden)
local-button-board = Alleen het spelbord
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (DM)
local-language = Taal
local-viewer = Spelen als
local-more = Meer
local-message = Bericht in { $place }
local-new-messages = Nieuwe berichten · naar het nieuwste
local-said-only-you = Alleen jij kunt dit zien
local-said-edited = (bewerkt)
local-said-used = { $player } heeft { $command } gebruikt
local-said-thinking = Denkt na…
local-said-send = Versturen
local-said-submit = Bevestigen
local-said-cancel = Annuleren
local-said-apply = Toepassen
local-said-not-applied = Nog niet toegepast
local-said-clear = Keuze wissen
local-said-close = Sluiten
local-said-zoom-in = Groter
local-said-zoom-out = Kleiner
local-said-picture = Afbeelding
local-said-original = Alleen de afbeelding openen
local-said-open-picture = Afbeelding { $number } openen
local-said-required = Hier ontbreekt nog iets.
local-said-invalid = Dit past hier niet.
local-said-out-of-range = Dit valt buiten de grenzen.
local-said-choose = Kies iets uit de lijst.
local-said-at-least = Kies er minstens { $number }.
local-said-at-most = Kies er hoogstens { $number }.
local-said-none-match = Niets past hierbij
local-said-loading = Commando’s worden geladen
local-said-optional = +{ $number } optioneel
local-incomplete-address = Dit adres is onvolledig. Open het adres dat Ricochet bij het starten liet zien, met alles wat na de # komt.
local-ended = Het programma is gestopt of niet bereikbaar. Start het opnieuw, dan gaat deze pagina verder.
local-end = Programma stoppen
local-end-question = Het programma voor alle vensters stoppen? Het spel blijft bewaard.
local-end-yes = Stoppen
local-end-no = Verder spelen
local-no-browser = Er kon hier geen browser worden geopend: open het adres in een browser.
local-ports-taken = { $count ->
    [one] Een ander programma heeft poort { $ports }, dus wordt een andere gebruikt.
   *[other] Andere programma’s hebben de poorten { $ports }, dus worden andere gebruikt.
}{ $again ->
    [yes] {" "}Vensters die van de vorige keer nog open staan vinden het programma daar niet.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet is klaar. Speel het in een browser op { $url }
    Typ /ricochet { command-name-start } om een spel te beginnen, /bid 7 om te bieden, /prove R-omhoog G-links om je zetten te tonen.
    Bovenaan de pagina, bij “{ local-viewer }”, kies je wie je speelt: { $players }.
    Open het adres in meer vensters om meerdere spelers tegelijk te zien.
    Ctrl-C stopt het programma; het spel gaat verder als je het weer start.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = Zo’n commando is er hier niet. Wel:{"\u000A"}{ $usage }
local-typed-missing = “{ $option }” ontbreekt. Typ het zo:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = “{ $value }” past niet bij “{ $option }”{ $range ->
    [number] ; dat is een getal van { $min } tot en met { $max }
    [list] ; dat is een van deze: { $choices }
   *[none] {""}
}. Typ het zo:{"\u000A"}{ $usage }
local-typed-left-over = “{ $value }” is meer dan het commando aankan. Typ het zo:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Nederlands
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = K

setting-language = **Taal** – van berichten en afbeeldingen in de kanalen.
# Where none is chosen; others are called what they call themselves
setting-language-value = Automatisch: taal van de Discordserver (community’s), anders Engels
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Zal ik in de kanalen van deze server Nederlands spreken? Dat kun je altijd veranderen: `/ricochet { command-name-settings }`.
button-language = Hier Nederlands spreken
done-ask-language = Vanaf het volgende spel spreek ik hier Nederlands.

### The board in the browser

web-title = Ricochet-spelbord
web-your-turn = 🔎 Jij bent aan de beurt
web-open = 🎯 Open het spelbord
web-player = Spelen als
web-watch = Kijken
web-what = Spel
web-subject-match = Spel
web-subject-solo = Solospel
web-subject-race = Race
web-subject-rush = Tijdrit
web-subject-daily = Puzzel van de dag
web-subject-study = Analyse
web-subject-tutorial = Tutorial
web-field = Typ zetten: R-omhoog G-links
web-no-moves = Nog geen zetten
# One line below the board: the lowest bid, and the reader's own
web-lowest = Laagste: { $player } { $moves }
web-lowest-own = Laagste: jij { $moves }
web-own-bid = jij { $moves }
web-solved = 🎯 { $count } zetten – gelukt!
web-no-turn = Op het doelveld, maar hij moet tussen twee van zijn eigen zetten 90° van richting veranderen.
web-one-move = Op het doelveld, maar één enkele zet telt nooit.
web-wrong-robot = Op het doelveld, maar dit doelveld wil een andere robot.
web-bid-alone = Bieden zonder zetten
web-lost = Verbinding verbroken. Nieuwe poging …
web-no-match = Hier is geen spel bezig.
web-no-solo = Hier is geen solospel bezig.
web-no-race = Hier is geen race bezig.
# Below it, to a person who can play: a question that buttons answer
web-begin = Wat wil je spelen?
web-begin-anew = Opnieuw beginnen
web-close = Sluiten
web-begin-race = Race beginnen
web-open-match = Naar het spel
web-open-race = Naar de race
web-open-solo = Naar het solospel
web-best = Kortste oplossing
web-won-chip = 🎉 **De chip is van jou!**
web-won-game = 🏆 Je hebt gewonnen!
web-chip = Chip { $number }: { $whose }
web-round = Ronde { $number }: { $whose }
web-leave = Race verlaten
web-stop = Stoppen …
button-leave = Spel verlaten
button-end-race = Race beëindigen
button-end-rush = Tijdrit beëindigen
button-end-cup = Beker beëindigen
stop-leave = Niemand wacht nog op je. Je chips houd je, en met een bod doe je weer mee.
stop-leave-race = Niemand wacht nog op je. Wat je voor deze chip hebt ingeleverd vervalt, en je punten blijven. Met een oplossing doe je weer mee.
stop-finish = Jouw stem. Als meer dan de helft van de aanwezigen die geboden hebben het wil, is het spel afgelopen en wint wie de meeste chips heeft.
stop-end = Voor iedereen. Wie de meeste chips heeft, wint; een ronde met een bod wordt eerst uitgespeeld.
stop-cancel = Voor iedereen. Niemand wint het spel; al gewonnen chips blijven gewonnen.
stop-race = { $points ->
    [yes] Voor iedereen. Wie tot nu toe de meeste punten heeft, wint.
   *[no] Voor iedereen. Nog niemand heeft een punt, dus wint niemand.
}
stop-race-vote = Jouw stem. Als meer dan de helft van de aanwezigen die een oplossing hebben ingeleverd het wil, is de race afgelopen en wint wie de meeste punten heeft.
stop-solo = Het solospel is dan niet gewonnen en niet verloren.
stop-practice = Wat je hebt opgelost, blijft in je statistieken staan.
stop-rush = De klok stopt, en de tot nu toe opgeloste chips tellen.
stop-cup = De klok stopt, en je punten tot nu toe tellen. Deze beker kun je niet nog eens spelen.
web-help = Sleep of veeg een robot, of druk op zijn letter en een pijltoets. Backspace neemt een zet terug, Escape alle, Enter biedt of toont. De pijltoetsen lopen door een oplossing. De spatiebalk gaat verder. E verkent het spelbord veld voor veld.
web-author = Een spel van Alex Randolph; de variant voor één persoon is van Anson Bischoff.
web-settings = Instellingen
web-sound = Geluid
web-dark = Donker
web-letters = Letters als toetsen
web-anywhere = Overal vegen om de gekozen robot te verplaatsen
web-motion = Animaties
web-arrival = Oplossingen meteen tonen (solo, puzzel van de dag)
web-not-allowed = Dit adres is niet compleet, of van een eerdere start. Open het spelbord vanaf de pagina van Ricochet.
web-join = Meespelen
web-activity-silent = Discord heeft hier niet geantwoord, dus deze pagina weet niet wie je bent: je kunt alleen kijken. Open `{ $link }` in een browser om mee te spelen.
web-activity-declined = Je hebt niet ingestemd, dus je kunt alleen kijken. Druk op **Meespelen** om het opnieuw gevraagd te krijgen, of open `{ $link }` in een browser.
web-result = Mijn resultaat
web-shared = Je resultaat staat in het kanaal.
web-lesson = Sleep een robot, of tik hem aan en druk op een pijl. Om je zetten te tonen is geen knop nodig.
web-sign-in = Inloggen met Discord
web-sign-in-first = Log in met Discord om dit spelbord te zien.
web-sign-in-failed = Discord heeft niet bevestigd wie je bent. Probeer het nog eens.
web-sign-out = Uitloggen
web-signed-in = Ingelogd
web-no-member = Je ziet de spelborden van kanalen die je op Discord ziet en waar de bot is. Open ze daar vanuit een bericht.
web-no-instance = Discord kent deze activiteit niet meer. Sluit haar en open haar opnieuw.
web-channel = Kanaal op Discord openen
web-share = 🔗 Iedereen laten kijken
web-share-link = Wie deze link heeft, kan meekijken, zonder account, tot het einde of tot de link wordt ingetrokken: `{ $link }`
web-withdraw = 🔗 Link intrekken
web-link-over = Deze link werkt niet meer: hij is ingetrokken, of wat hij toonde is voorbij.
web-invite = ✉️ Uitnodigen
web-invite-link = { $anyone ->
    [yes] Met deze link kunnen leden van deze server meespelen en alle anderen kijken
   *[no] Met deze link kunnen leden van deze server meespelen
}: `{ $link }`
web-send = 🔗 Link delen
web-send-text = { $kind ->
    [race] We spelen een race in Ricochet Robots. Doe mee!
   *[match] We spelen Ricochet Robots. Speel mee!
}
web-link-first = Druk op **Meespelen** om het spel van deze link te openen.
web-missed = Het spel van deze link is voorbij, of alleen anderen mogen het zien.
web-here = Hier:
web-starting = De bot start …
web-no-discord = Discord is nu niet bereikbaar. Wacht even.
web-restricted = De beheerders van deze server laten je in dit kanaal geen spellen beginnen. Je kunt meespelen met wat anderen beginnen.
web-restrictions-unread = Ik kan nu niet nagaan wie op deze server spellen mag beginnen, dus er is niets begonnen. Probeer het zo nog eens.
web-too-many = Er zijn te veel spelborden open. Sluit er een of probeer het later nog eens.
web-thinking = 💭 { $plays ->
    [yes] Vind een weg en bied.
   *[no] Nog geen bod.
} Het eerste bod draait de zandloper om.
web-last-call = ⏳ **Nog niemand heeft geboden.** Een bod geeft iedereen een volle zandloper.
web-bidding = ⏳ { $plays ->
    [yes] Kan het in minder zetten?
   *[no] Er kan worden geboden tot de zandloper leeg is.
}
web-proving = { $you ->
    [yes] 🔎 **Jij bent aan de beurt:** toon { $moves } zetten.
   *[no] 🔎 { $player } is aan de beurt om **{ $moves } zetten** te tonen.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } heeft de chip gewonnen.**
    [tried] Niemand heeft een oplossing getoond, dus de chip gaat terug.
   *[no-bids] Niemand heeft geboden, dus de chip gaat terug.
} De volgende ronde komt eraan.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } heeft de chip gewonnen.**
    [tried] Niemand heeft een oplossing getoond, dus de chip gaat terug.
   *[no-bids] Niemand heeft geboden, dus de chip gaat terug.
} De volgende ronde begint als alle tafels deze chip gespeeld hebben.
web-idle = 💤 { $deserted ->
    [yes] Twee rondes zonder mensen, dus het spel ligt stil.
   *[no] Twee rondes zonder bod, dus het spel ligt stil.
}
web-over = 🏁 Het spel is afgelopen.{ $count ->
    [0] {""}
   *[other] {" "}Gewonnen door { $winners }.
}
