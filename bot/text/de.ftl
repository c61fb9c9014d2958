# All text that people read, in German. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 Rot
    [green] 🟢 Grün
    [blue] 🔵 Blau
    [yellow] 🟡 Gelb
    [silver] ⚪ Silber
   *[black] ⚫ Schwarz
}

target-moon = { $robot ->
    [red] 🔴🌙 roter Mond
    [green] 🟢🌙 grüner Mond
    [blue] 🔵🌙 blauer Mond
   *[yellow] 🟡🌙 gelber Mond
}
target-planet = { $robot ->
    [red] 🔴🪐 roter Planet
    [green] 🟢🪐 grüner Planet
    [blue] 🔵🪐 blauer Planet
   *[yellow] 🟡🪐 gelber Planet
}
target-star = { $robot ->
    [red] 🔴⭐ roter Stern
    [green] 🟢⭐ grüner Stern
    [blue] 🔵⭐ blauer Stern
   *[yellow] 🟡⭐ gelber Stern
}
target-gear = { $robot ->
    [red] 🔴⚙️ rotes Zahnrad
    [green] 🟢⚙️ grünes Zahnrad
    [blue] 🔵⚙️ blaues Zahnrad
   *[yellow] 🟡⚙️ gelbes Zahnrad
}
target-vortex = 🌀 Farbwirbel
    .of-1999 = 🌀 kosmischer Wirbel

obstacle-robot = { $robot }
obstacle-wall = eine Mauer
obstacle-edge = der Spielplanrand
obstacle-middle = die Spielplanmitte

and = { $some } und { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Runde { $round }: { $target } auf { $cell }
    { $robot ->
        [any] Bring **einen beliebigen Roboter** dorthin
       *[other] Bring den **{ $robot ->
            [red] roten
            [green] grünen
            [blue] blauen
           *[yellow] gelben
        } Roboter** dorthin
    }{ $ricochet ->
        [one-move] , in mindestens zwei Zügen.
       *[turn] ; zwischen zwei seiner Züge muss er um 90° abbiegen.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } Züge**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … und { $count ->
    [one] ein weiteres Gebot
   *[other] { $count } weitere Gebote
}

# On the card of a board with diagonals
diagonals-line = -# Barrieren: Durch eine in der eigenen Farbe zieht ein Roboter hindurch; an jeder anderen prallt er um 90° ab und rast weiter.
now-thinking = 💭 Weg gefunden? Biete, wie viele Züge du brauchst: `/bid 7`. Das erste Gebot dreht die Sanduhr um.
    Bietet niemand, wird sie um { $until } umgedreht.
now-last-call = ⏳ **Noch kein Gebot**, und die Sanduhr läuft nur bis { $until }. Ein Gebot bringt allen eine volle Sanduhr.
now-bidding = ⏳ **Die Sanduhr läuft bis { $until }.** Geht es mit weniger Zügen? So lange dürfen alle bieten.
now-all-done = ⏳ **Alle sind fertig**, also ist die Sanduhr jetzt abgelaufen.
now-proving = 🔎 { $prover } ist an der Reihe, **{ $moves } Züge** zu zeigen, bis { $until }: `/prove R-hoch G-links …`
round-result = { $result ->
    [won] 🏅 **Der Chip ist gewonnen.**
    [tried] Niemand hat eine Lösung gezeigt, der Chip wird zurückgelegt.
   *[no-bids] Niemand hat geboten, der Chip wird zurückgelegt.
}
now-intermission = { round-result } Nächste Runde: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } Die nächste Runde beginnt, wenn alle Tische diesen Chip gespielt haben.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Zwei Runden ohne Menschen, die Partie macht Pause. Mit **Weiterspielen** geht es weiter.
   *[no] Zwei Runden ohne Gebot, die Partie macht Pause. Mit **Weiterspielen** geht es weiter.
}
now-over = 🏁 Diese Partie ist vorbei.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] der erste gewonnene Chip entscheidet
   *[other] wer zuerst { $chips } Chips hat, gewinnt
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = bei { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
} gewinnt, wer zuerst { $chips } Chips hat
needed-all = alle 17 werden ausgespielt; wer die meisten hat, gewinnt

button-bid = Bieten
button-type = ⌨️ Tippen
button-prove = { button-type }
button-pass = Passen
button-play-on = Weiterspielen
button-turn = Sanduhr umdrehen
button-finish = Fürs Ende stimmen
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Fürs Ende stimmen · { $count } von { $needed }
button-stop = Partie abbrechen
button-end-and-start = Beenden und neu starten
button-end = Partie jetzt beenden
button-rules = Spielregeln
button-fair = Wer entscheidet, was zählt
button-next = ⏭️ Nächste Runde
button-shorten = ⏱️ Kurze Partie
button-add-bot = 🤖 Bot dazu
# $now: the size of the head start, in moves
button-ahead = ⚖️ Mein Vorsprung: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Lupe
button-more = Mehr …
# Above the buttons of what is rare in a game
more-headline = ### Mehr
    Was du in diesem Spiel jetzt tun kannst.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } startet eine Partie Ricochet Robots** – { $options }.
    Wer bietet, spielt mit. { $goal }
goal-by-players = Bei einem oder zwei Spielern gewinnt, wer zuerst 8 Chips hat, bei drei 6, bei vier 5; bei mehr Spielern werden alle 17 ausgespielt, und wer die meisten hat, gewinnt. Die Zahl steht fest, sobald der erste Chip gewonnen ist: Es zählt, wie viele dann mitspielen.
goal-chips = { $chips ->
    [one] Wer einen Chip hat, gewinnt.
   *[other] Wer zuerst { $chips } Chips hat, gewinnt.
}
goal-all = Alle 17 Chips werden ausgespielt; wer die meisten hat, gewinnt.
opening-edition = { $edition ->
    [NL-1999] Ausgabe 1999, niederländische Regeln
    [FR-1999] Ausgabe 1999, französische Regeln
   *[other] Ausgabe { $year }
}
opening-diagonals = { $diagonals ->
    [any] beliebige Spielplanteile, mit oder ohne Barrieren
   *[with] diagonale Barrieren
}
opening-practice = zur Übung, weil der Spielplan ausgesucht ist: zählt in keiner Rangliste
opening-bots = zur Übung mit Bots, bis ein zweiter Mensch bietet
opening-counts = { $victory ->
    [yes] Chips zählen ab zwei Anwesenden, der Sieg ab drei solchen Chips oder wenn alle ausgespielt sind
   *[no] Chips zählen ab zwei Anwesenden, der Sieg nicht
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] als Tisch eines Turniers, auf demselben Spielplan
    [one] als erster Tisch eines Turniers: Andere kommen mit `/ricochet { command-name-start } { option-name-tournament }:True` dazu, bis hier etwas gezeigt wird
   *[other] als { $tables }. Tisch eines Turniers, auf demselben Spielplan
}
thread-name = Partie { $number }
thread-players = 🧵 Gespielt wird im Thread hierunter{ $count ->
    [0] .
   *[other] . Am Tisch: { $players }.
}
thread-refused = { $why ->
    [none] In diesem Kanal gibt es keine Threads; gespielt wird hier.
    [full] Discord erlaubt diesem Server keine weiteren aktiven Threads; gespielt wird hier.
   *[other] Discord hat keinen Thread eröffnet; gespielt wird hier.
}
thread-lacks-rights = Gespielt wird hier statt in einem Thread: Mir fehlt **{ $permissions }**.
done-in-thread = Deine Partie beginnt hierunter.
opening-fifth-robot = { $robot ->
    [silver] Silber als fünfter Roboter
   *[black] Schwarz als fünfter Roboter
}

news-bid = 🙋 { $player } bietet **{ $moves } Züge**.
news-hourglass-turned = ⏳ Noch immer kein Gebot, also wird die Sanduhr umgedreht. Sie läuft bis { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **Die Sanduhr ist abgelaufen.** { $player }, bitte zeig deine **{ $moves } Züge**:
   *[no] 👉 { $player }, du bist an der Reihe: Zeig deine **{ $moves } Züge**:
} `/prove R-hoch G-links …` oder per Knopf. Du hast Zeit bis { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **Die Sanduhr ist abgelaufen.** { $player } war an der Reihe, mit **{ $moves } Zügen**.
   *[no] 👉 Dann war { $player } an der Reihe, mit **{ $moves } Zügen**.
}
news-proof-failed = ❌ { $player } hat `{ $moves }` gezeigt. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } hat keine Lösung gezeigt.
news-prover-passed = 🤷 { $player } passt.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **Die Sanduhr ist abgelaufen.** { $player } zählt die { $moves } Züge noch einmal.
   *[no] 👉 { $player } ist an der Reihe und zählt die { $moves } Züge noch einmal.
}
news-bot-miscounted = 🤷 { $player } kommt auf mehr Züge und passt.
news-prover-timed-out = ⌛ Die Zeit von { $player } ist um.
news-chip-won = ✅ **{ $player } gewinnt den Zielchip** ({ $target }) in { $count } Zügen: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } gewinnt den Zielchip** ({ $target }) in { $count } Zügen. Sie werden gezeigt, wenn alle Tische diesen Chip gespielt haben.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Ein Spieler spielt
   *[other] { $players } Spieler spielen
} mit, damit steht fest: { $chips ->
    [17] Alle 17 Chips werden ausgespielt, und wer die meisten hat, gewinnt.
   *[other] wer zuerst { $chips } Chips hat, gewinnt die Partie.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } stimmt dafür, die Partie jetzt zu beenden; dann gewinnt, wer die meisten Chips hat. { $agreed ->
    [no] **{ $count } von { $needed }** nötigen Stimmen.
    [yes] Das sind genug: Sie endet mit dieser Runde.
   *[over] Das sind genug.
}
news-end-called = 🏁 Die Partie wird vorzeitig beendet; es gewinnt, wer die meisten Chips hat.{ $over ->
    [yes] {""}
   *[no] {" "}Diese Runde wird noch gespielt.
}
news-chip-returned = Der Zielchip ({ $target }) wird zurückgelegt, und die Chips werden neu gemischt. { $bids ->
    [some] Die Roboter stehen wieder wie zu Beginn der Runde.
   *[none] Niemand hat geboten.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] Ein Chip wird zurückgelegt: { $chips }
       *[other] { $count } Chips werden zurückgelegt: { $chips }
    }
   *[no] { $count } Chips werden zurückgelegt
} – von hier aus { $most ->
    [0] nicht zu erreichen.
   *[other] nur mit mehr als { $most } Zügen zu erreichen.
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 Mit weniger Zügen ging es nicht.
    [shorter] 💡 Möglich waren { $count } Züge: `{ $moves }`
   *[alone] 💡 In { $count } Zügen wäre es gegangen: `{ $moves }`
}
best-unsolvable = 💡 Es gab keine Lösung.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] Runde { $round } ({ $target }) war nicht zu lösen.
   *[other] Runde { $round } ({ $target }) wäre in { $count } Zügen zu lösen gewesen: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Zwei Runden hintereinander hat kein Mensch mitgespielt: Die Partie macht Pause, bis jemand unter dem Spielplan **Weiterspielen** drückt.
   *[no] Zwei Runden hintereinander ohne Gebot: Die Partie macht Pause, bis jemand unter dem Spielplan **Weiterspielen** drückt.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 Ich war { $count } { $unit ->
    [seconds] Sekunden
    [minutes] Minuten
   *[hours] Stunden
} weg; so lange stand die Uhr still. Neue Frist: { $until }.

end-stopped = 🏁 **Die Partie wurde abgebrochen**, niemand gewinnt sie. Gewonnene Chips bleiben gewonnen.
end-without-chips = 🏁 **Die Partie ist vorbei.** Niemand hat einen Chip gewonnen, also gibt es keinen Sieger.
end-abandoned = 😴 Die Partie hat seit über einer Stunde Pause gemacht und macht einer anderen Platz.
end-won = 🏆 **{ $winners } { $count ->
    [one] gewinnt die Partie!
   *[other] teilen sich den Sieg!
}**
end-proposed = ⚖️ { $level ->
    [easy] **Vorschlag für die nächste Partie gegen leichte Bots:**
    [medium] **Vorschlag für die nächste Partie gegen mittlere Bots:**
    [hard] **Vorschlag für die nächste Partie gegen schwere Bots:**
   *[same] **Vorschlag für die nächste Partie:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } ohne Vorsprung
   *[other] { $player } mit { $ahead } Vorsprung
 }
end-code = Diesen Spielplan noch einmal spielen: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# Die kürzesten Lösungen und der Code des Spielplans folgen, wenn alle Tische des Turniers fertig sind.
news-step-over = 👀 **Auf die anderen Tische wird nicht mehr gewartet.** { $player } hat diesen Chip in { $count } Zügen gewonnen: `{ $moves }`
news-tables-over = 🏁 **Alle Tische des Turniers sind fertig.** Diese Lösungen waren möglich. Diesen Spielplan noch einmal spielen: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = Kürzeste Lösung: { $count } Züge von { $player }
end-longest = Längste Lösung: { $count } Züge von { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` zählt sie für sich, unter deinen Partien gegen Bots, und **Ergebnisse als Dateien** hat alle Gebote und Lösungen.
ended-practice = 🤖 Nur gegen Bots war das Übung: Sie steht in keiner Rangliste.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ { $kind ->
    [solo] Die Solopartie
    [race] Das Rennen
    [rush] Die Blitzrunde
   *[match] Die Partie
} in diesem Kanal lässt sich nicht mehr lesen und kann nicht weitergehen (Partie { $game }). Die Punkte daraus bleiben. Startet einfach etwas Neues, wann ihr mögt.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = Zug { $number }, `{ $move }`, geht nicht: { $robot } auf { $cell } kann nicht { $direction ->
    [up] hoch
    [right] nach rechts
    [down] runter
   *[left] nach links
}, weil { $obstacle } im Weg ist.
flaw-ends-on-diagonal = Zug { $number }, `{ $move }`, ist nicht erlaubt: { $robot } würde auf der Barriere auf { $cell } anhalten{ $bent }, weil { $obstacle } im Weg ist.
flaw-never-ends = Zug { $number }, `{ $move }`, ist nicht erlaubt: { $robot } würde ewig im Kreis rasen{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] Der Weg stimmt, und mit einem Gebot von { $made } hätte er gewonnen. Aber { $public ->
        [yes] das Gebot war { $bid }
       *[no] du hast { $bid } geboten
    }
   *[no] { $public ->
        [yes] Das Gebot war { $bid }, aber gezeigt { $made ->
            [one] wurde ein Zug
           *[other] wurden { $made } Züge
        }
       *[no] Du hast { $bid } geboten und { $made } gezeigt
    }
}; { $direction ->
    [more] es dürfen nicht mehr Züge sein als geboten.
   *[fewer] hier müssen es genau so viele Züge sein wie geboten.
}
flaw-target = Der letzte Zug bringt { $robot } nach { $end }{ $bent }, aber das Ziel liegt auf { $target }.
flaw-wrong-robot = Der letzte Zug bringt { $robot } nach { $end }{ $bent }, aber dieses Ziel braucht einen anderen Roboter.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = { $robot } ist ins Ziel gekommen, ohne abzubiegen: Zwischen zwei eigenen Zügen muss sich die Richtung um 90° ändern, aber { $moves ->
    [one] es war nur ein eigener Zug{ $others ->
        [0] {""}
       *[other] , und Züge anderer Roboter ersetzen das nicht
    }.
   *[other] es ging immer geradeaus weiter oder geradewegs zurück.
}{ $bounced ->
    [yes] {" "}Zwar ist { $robot } an { $diagonals } abgeprallt, aber innerhalb eines Zuges, nicht zwischen zweien.
   *[no] {""}
}
flaw-single-move = { $robot } ist in einem einzigen Zug ins Ziel gekommen, und das zählt nie.{ $bounced ->
    [yes] {" "}Zwar ist { $robot } an { $diagonals } abgeprallt, aber innerhalb dieses Zuges.
   *[no] {""}
} Eine Lösung hat mindestens zwei Züge, egal von welchen Robotern.
flaw-diagonal = der { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Barriere auf { $cell }
flaw-deflections = {" "}({ $bends } abgeprallt)
flaw-deflection = an der { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Barriere auf { $cell } nach { $heading ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Ziel: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}auf { $cell }
}.
alt-no-target = Noch kein Ziel.
alt-part = Felder { $first } bis { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] rot
    [green] grün
    [blue] blau
    [yellow] gelb
    [silver] silber
   *[black] schwarz
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } auf { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] hoch
    [right] rechts
    [down] runter
   *[left] links
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } dann { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } bleibt
alt-forbidden = { $path } nicht erlaubt
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] Mauer
    [edge] Rand
   *[middle] Mitte
}
alt-fault = { $fault ->
    [never-ends] endet nie
   *[ends-on-diagonal] endet auf Barriere
}
alt-diagonals = Barrieren: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] rot
    [green] grün
    [blue] blau
   *[yellow] gelb
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] steigend
   *[falling] fallend
} { $cell }
alt-walls = Mauern { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] rechts von
   *[below] unter
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Gezeigt in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}: { $moves }. Am Ende: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } auf { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = Die sechzehn Seiten der Spielplanteile, die Ecke für die Mitte unten rechts, Spalten A bis H, Zeilen 1 bis 8. Farbmarkierungen: { $marks }. R rot, G grün, B blau, Y gelb; dazu m Mond, p Planet, s Stern, g Zahnrad, / oder \ Barriere; ** Farbwirbel. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Hoch
    [right] ➡️ Rechts
    [down] ⬇️ Runter
   *[left] ⬅️ Links
}
look-robot = {""}**{ $robot }** auf **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: bis **{ $cell }**{ $bent }, dann kommt { $obstacle }
look-stays = { $direction }: bleibt stehen, { $obstacle } ist im Weg
look-ends-on-diagonal = { $direction }: nicht erlaubt{ $bent }, der Zug würde auf der Barriere auf { $cell } enden, weil { $obstacle } im Weg ist
look-never-ends = { $direction }: nicht erlaubt{ $bent }, der Zug ginge ewig im Kreis
# $robots: the letters of those that play
text-board-legend = `{ $robots }` Roboter, `X` das Ziel (ein Roboter kann darauf stehen), `- | +` Mauern, `#` die Mitte{ $diagonals ->
    [yes] , `/ \` Barrieren
   *[no] {""}
}. In Worten:

### Private answers

done-bid = Dein Gebot: **{ $moves } Züge**. Ist die Sanduhr abgelaufen, beginnt das niedrigste Gebot.
done-proof = 🎉 Geschafft! Der Chip gehört dir.
done-proof-failed = ❌ { $why } Damit gewinnst du den Chip nicht.
# $moves: what was typed, in the notation
moves-read = 👓 Ich habe deine Züge so gelesen: `{ $moves }`.
done-pass = Du hast gepasst.
done-play-on = Weiter geht’s!
done-left-match = 👋 Du hast die Partie verlassen, niemand wartet mehr auf dich. Ein Gebot, das du noch zeigen musstest, ist zurückgezogen; deine Chips bleiben dir. Biete wieder, und du bist wieder dabei.
done-withdraw-link = 🔗 Der Link ist zurückgezogen. Zuschauen kann jetzt nur, wer diesen Kanal auf Discord sieht.
done-removed-match = 🚪 { $player } ist nicht mehr in der Partie, kann nicht mehr mitbieten und behält die gewonnenen Chips.
done-stop = Die Partie ist vorbei.
done-abandoned = 🏁 Die Partie ist vorbei. Was du für deine gewählt hattest, ist verloren, weil ich neu gestartet wurde: Nutze noch einmal `/ricochet { command-name-start }`.
done-end = { $over ->
    [yes] Die Partie ist vorbei.
   *[no] Die Partie endet mit dieser Runde; dann gewinnt, wer die meisten Chips hat.
}
# $since: a date and a time
ask-abandoned = 😴 **Die Partie hier macht Pause** seit dem { $since }. Spiel weiter, oder beende sie, sodass gewinnt, wer die meisten Chips hat, und starte deine.
done-vote-to-finish = { $enough ->
    [over] 🏁 Das waren genug Stimmen: Die Partie ist beendet.
    [yes] 🏁 Das waren genug Stimmen: Die Partie endet mit dieser Runde.
   *[no] 🏁 Du stimmst dafür, die Partie zu beenden: { $count } von { $needed } nötigen Stimmen. Ein neues Gebot nimmt das zurück.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ Die Sanduhr wird umgedreht.
   *[no] ⏳ Du stimmst dafür, die Sanduhr umzudrehen: { $count } von { $needed } nötigen Stimmen.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 Alle Anwesenden möchten den Tipp, also kommt er jetzt für alle.
   *[no] 💡 Notiert: { $count } von { $needed } möchten den Tipp. Er kommt, wenn alle Anwesenden ihn möchten.
}
done-shorten = ⏱️ Es ist jetzt eine kurze Partie.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } beginnt ohne Vorsprung.
   *[other] ⚖️ { $player } beginnt mit { $ahead } Vorsprung: So viel wird von jedem Gebot abgezogen, wenn es darum geht, wer zuerst zeigt.
}
done-add-bot = 🤖 Ein Bot ist dabei.

refusal-match-game-over = Diese Partie ist vorbei. `/ricochet { command-name-start }` startet eine neue.
    .board = Diese Partie ist vorbei.
refusal-match-no-chip-up = { $phase ->
    [idle] Gerade liegt kein Chip offen. **Weiterspielen** startet die nächste Runde.
    [intermission] Gerade liegt kein Chip offen. Nächste Runde: { $until }.
    [tables] Gerade liegt kein Chip offen. Die nächste Runde beginnt, wenn alle Tische diesen Chip gespielt haben.
   *[other] Eben wurde ein neuer Chip aufgedeckt; sieh ihn dir erst an.
}
refusal-match-sand-has-run-out = Die Sanduhr ist abgelaufen: In dieser Runde gelten keine Gebote mehr.
refusal-match-bid-of-one = Ein Zug reicht nie: { $ricochet ->
    [one-move] Abbiegen muss hier niemand, aber ein einzelner Zug zählt nicht als Lösung.
   *[turn] Der Roboter muss auf dem Weg ins Ziel zwischen zwei seiner Züge um 90° abbiegen.
} Biete 2 bis 99.
refusal-match-bid-out-of-range = Ein Gebot ist eine Zahl von 2 bis 99.
refusal-match-bid-unchanged = { $own } hast du schon geboten; das Gebot behält seinen Platz.
refusal-match-bid-not-lowest = Hier gelten nur Gebote, die niedriger sind als alle anderen; { $lower ->
    [no] darunter geht nichts mehr.
   *[yes] deins darf höchstens { $most } sein.
}
refusal-match-bid-may-only-fall = Du hast { $own } geboten; dein Gebot verbessern darfst du, erhöhen nicht.
refusal-match-not-proving = { $phase ->
    [intermission] Zwischen den Runden gibt es nichts zu zeigen.
    [idle] Solange die Partie Pause macht, gibt es nichts zu zeigen.
   *[other] Noch nicht: Lösungen werden gezeigt, wenn die Sanduhr abgelaufen ist. Biete erst einmal: `/bid 7`.
}
    .board = { $phase ->
        [intermission] Zwischen den Runden gibt es nichts zu zeigen.
        [idle] Solange die Partie Pause macht, gibt es nichts zu zeigen.
       *[other] Noch nicht: Lösungen werden gezeigt, wenn die Sanduhr abgelaufen ist. Biete erst einmal.
    }
refusal-match-not-your-turn = { $prover } ist an der Reihe, eine Lösung zu zeigen.
refusal-match-too-late-to-prove = Deine Zeit, eine Lösung zu zeigen, ist um.
refusal-match-robot-not-in-play = In dieser Partie gibt es keinen fünften Roboter, weder Schwarz noch Silber. Die Roboter sind R, G, B und Y.
refusal-match-no-moves = Schreib die Züge deiner Lösung auf, zum Beispiel `R-hoch G-links`.
refusal-match-not-idle = Die Partie läuft schon.
refusal-match-tables-playing = Andere Tische des Turniers spielen diesen Chip noch. Drück noch einmal, wenn sie fertig sind.
refusal-match-not-yours-to-stop = Abbrechen dürfen die Partie nur { $starter }, von dem sie gestartet wurde, und Mitglieder mit der Berechtigung **Nachrichten verwalten**. Wer anwesend ist und geboten hat, kann dafür stimmen, sie zu beenden: `/ricochet { command-name-stop }`.
    .board = Abbrechen dürfen die Partie nur { $starter }, von dem sie gestartet wurde, und Mitglieder mit der Berechtigung **Nachrichten verwalten**. Wer anwesend ist und geboten hat, kann dafür stimmen, sie zu beenden: **{ web-stop }**.
refusal-match-may-only-end = Andere haben Chips gewonnen; darum kannst du die Partie nicht mehr abbrechen, nur dafür stimmen, sie zu beenden: `/ricochet { command-name-stop }`. Dann gewinnt, wer die meisten Chips hat.
    .board = Andere haben Chips gewonnen; darum kannst du die Partie nicht mehr abbrechen, nur dafür stimmen, sie zu beenden: **{ button-finish }**. Dann gewinnt, wer die meisten Chips hat.
refusal-match-may-only-stop = Kein anderer Spieler hat einen Chip gewonnen; darum kann die Partie nicht vorzeitig mit einem Sieger enden. `/ricochet { command-name-stop }` bricht sie ohne Sieger ab.
    .board = Kein anderer Spieler hat einen Chip gewonnen; darum kann die Partie nicht vorzeitig mit einem Sieger enden, nur ohne Sieger abgebrochen werden.
refusal-match-ends-already = Die Partie endet schon mit dieser Runde.
refusal-match-not-yet = Dafür ist es noch zu früh.
refusal-match-out-of-date = Zu spät: Die Partie ist schon weiter.
refusal-match-worth-playing = Dieser Chip lässt sich spielen, wie er ist.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Partien werden in den Kanälen eines Servers gespielt: Nutze diesen Befehl dort.
   *[other] Partien werden in den Kanälen eines Servers gespielt, auf dem ich bin. [Füge mich einem Server hinzu]({ $link }), um dort eine zu spielen.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` und `/ricochet { command-name-rules }` gehen auch hier.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] Den Wochenpokal spielt man für einen Server
    [leaderboard] Jeder Server hat seine eigene Rangliste
    [stats] Statistiken anderer gibt es nur für jeden Server einzeln
   *[settings] Jeder Server hat seine eigenen Einstellungen
}: Nutze diesen Befehl in einem Kanal eines Servers, auf dem ich bin.
problem-no-match-here = In diesem Kanal läuft keine Partie. `/ricochet { command-name-start }` startet eine.
problem-match-running = In diesem Kanal läuft schon eine Partie: `/ricochet { command-name-board }` zeigt sie. Brich sie mit `/ricochet { command-name-stop }` ab oder starte eine andere in einem Thread.
    .board = In diesem Kanal läuft schon eine Partie.
problem-newer-game = Ich werde gerade aktualisiert; hier geht es in ein paar Minuten weiter.
# $permissions: their names in Discord's settings
problem-missing-permissions = Ich kann hier nicht spielen. In diesem Kanal fehlt mir: **{ $permissions }**. Wer den Kanal verwaltet, kann das erlauben.
problem-round-over = Diese Runde ist vorbei. Nutze die Knöpfe unter dem neuesten Spielplan.
    .board = Diese Runde ist vorbei.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ Das { $made ->
    [one] ist **ein Zug**
   *[other] sind **{ $made } Züge**
}, geboten hast du **{ $bid }**. Das hat niemand gesehen, und dieses eine Mal kostet es nichts. Korrigiere es, oder schick es noch einmal ab, um es so zu zeigen.
    Deine Züge: `{ $moves }`
problem-not-a-number = `{ $text }` ist keine Anzahl von Zügen. Gib eine ganze Zahl von 2 bis 99 ein.
# $channels: their names
problem-channel-not-allowed = Auf diesem Server wird in { $channels } gespielt: Starte deine Partie dort.
problem-may-not-set = Nur Mitglieder mit der Berechtigung **Server verwalten** können die Einstellungen ändern.
problem-old-setting = Diese Auswahl stammt aus einer älteren Version von mir. `/ricochet { command-name-settings }` zeigt die aktuellen Einstellungen.
    .board = Diese Auswahl stammt aus einer älteren Version von mir.
problem-role-unusable = Ich kann diese Rolle nicht geben oder nehmen. Warum, steht in meinen Einstellungen, für alle, die den Server verwalten.
problem-unknown-time-zone = Die Zeitzone `{ $typed }` kenne ich nicht. Zeitzonen heißen zum Beispiel `Europe/Berlin`: Fang an zu tippen und wähl aus der Liste.
problem-wrong-code = Das ist kein Code eines Spielplans. { $fault ->
    [characters] Ein Code hat nur Buchstaben und Ziffern, zum Beispiel `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Ein Code hat 24 Buchstaben und Ziffern, zum Beispiel `00038G-P6Q8K5-GPZ853-5VVZZ6`; deiner hat { $count }. Kopiere ihn ganz.
    [position] Es ist der Code einer Stellung mitten im Spiel, mit 14 Buchstaben und Ziffern. Mit einer Stellung beginnt kein Spiel: `/ricochet { command-name-study } { option-name-code }:…` zeigt sie.
    [check] Er ist vollständig, aber vertippt: Die letzten beiden Zeichen, mit denen die anderen geprüft werden, passen nicht zu ihnen. Kopiere ihn, statt ihn abzutippen.
   *[impossible] Er nennt einen Spielplan, den es nicht geben kann. Kopiere ihn, statt ihn abzutippen.
}
    .board = Das ist kein Code eines Spielplans. { $fault ->
        [characters] Ein Code hat nur Buchstaben und Ziffern, zum Beispiel `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Ein Code hat 24 Buchstaben und Ziffern, zum Beispiel `00038G-P6Q8K5-GPZ853-5VVZZ6`; deiner hat { $count }. Kopiere ihn ganz.
        [position] Es ist der Code einer Stellung mitten im Spiel, mit 14 Buchstaben und Ziffern. Mit einer Stellung beginnt kein Spiel; man kann sie nur analysieren.
        [check] Er ist vollständig, aber vertippt: Die letzten beiden Zeichen, mit denen die anderen geprüft werden, passen nicht zu ihnen. Kopiere ihn, statt ihn abzutippen.
       *[impossible] Er nennt einen Spielplan, den es nicht geben kann. Kopiere ihn, statt ihn abzutippen.
    }
problem-code-does-not-fit = Der Spielplan mit diesem Code ist nicht aus der Schachtel von 1999. Lass `{ option-name-rules }` weg, dann entscheidet der Code.
problem-edition-lacks = In der Ausgabe von { $year } gibt es keinen fünften Roboter. Wähl „Vier Roboter“ oder die Ausgabe 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Darin stehen keine Züge.
    [foreign] ❌ `{ $token }`: Diesen Roboter gibt es hier nicht.
    [robot] ❌ `{ $token }` (Zeichen { $place }): Welcher Roboter? Nenn ihn zuerst, zum Beispiel `{ $example }`.
    [word] ❌ `{ $token }` (Zeichen { $place }): Ist das der Roboter oder die Richtung? Schreib `{ $robot }` oder `{ $direction }`.
    [then] ❌ `{ $token }` (Zeichen { $place }): Ist das eine Richtung oder nur ein „dann“? Schreib `{ $direction }` oder lass es weg.
    [direction] ❌ `{ $token }` (Zeichen { $place }): Wohin? Nach dem Roboter kommt die Richtung: hoch, runter, links oder rechts.
   *[move] ❌ `{ $token }` (Zeichen { $place }): Das ist kein Zug. Ein Zug ist ein Roboter und eine Richtung.
}
    Schreib es so: `R-hoch G-links`, mit den Robotern { $robots }. Es hat dich nichts gekostet; versuch es noch einmal.
problem-no-week = `{ $text }` ist keine Woche. Schreib Jahr und Nummer, zum Beispiel 2026-W46.
problem-not-yours = Dieser Knopf ist für jemand anderen. Nutze selbst `/ricochet { command-name-me }`.
problem-not-your-head-start = Diese Partie wird { $players } vorgeschlagen. **{ button-again-rematch }** beginnt eine wie zuvor.
problem-no-bidding-pad = Auf diesem Server wird im Kopf gelöst: Beim Bieten gibt es kein Steuerkreuz.
problem-no-right = Du kannst in diesem Kanal gerade nicht spielen.
problem-old-button = Dieser Knopf ist aus einer anderen Version von mir. Nutze noch einmal den Befehl, von dem er stammt.
    .board = Dieser Knopf ist aus einer anderen Version von mir. Lade die Seite neu.
problem-ended-already = Dieses Spiel ist schon vorbei.
problem-old-command = Dein Discord hat eine alte Version dieses Befehls. Starte Discord neu (Strg+R) und versuch es noch einmal.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Verlassen, abstimmen und beenden sind jetzt an einem Ort: `/ricochet { command-name-stop }`.
    [me] Deine Sprache, hell oder dunkel, was über dich gespeichert ist und wie du es löschst, ist jetzt an einem Ort: `/ricochet { command-name-me }`.
    [settings] Die Prüfung meiner Berechtigungen ist jetzt ein Knopf von `/ricochet { command-name-settings }`.
    [board] Wo jeder Roboter anhalten würde, zeigt jetzt `/ricochet { command-name-board }`: Wähl als `{ option-name-format }` **{ format-moves }**.
    [study] Die Spielplanteile sind jetzt ein Knopf von `/ricochet { command-name-study }`.
   *[results] Die Dateien einer Partie sind jetzt ein Knopf an ihrem Ende und in ihrer Analyse.
}
problem-no-board = Diese Nachricht zeigt keinen Spielplan von mir, der sich analysieren lässt. Wähl die Nachricht einer Partie oder die Nachricht über eine Lösung.
problem-answer-lost = ✅ Das ist erledigt. Nur meine Antwort ist auf dem Weg zu dir verloren gegangen.
problem-ours = Bei mir ist etwas schiefgegangen. Es ist nichts verloren; versuch es gleich noch einmal.
contact-fault = Das lässt sich der Person melden, die diesen Bot betreibt: { $contact }
contact-questions = -# Fragen zu diesem Bot beantwortet, wer ihn betreibt: { $contact }
problem-match-beside-solo = { $player } spielt in diesem Kanal allein. Starte deine Partie in einem Thread oder nach dieser Solopartie: Wer sie spielt oder Nachrichten verwalten darf, kann sie mit `/ricochet { command-name-stop }` abbrechen.
    .board = { $player } spielt in diesem Kanal allein. Starte deine Partie in einem anderen Kanal oder nach dieser Solopartie.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-connect = Verbinden
permission-manage-roles = Rollen verwalten
# $channels: how many channels are chosen in the settings
check-fine = ✅ Alles in Ordnung: Ich habe hier{ $channels ->
    [0] {""}
   *[other] {" "}und in jedem Kanal der Einstellungen
} alle Berechtigungen, die ich brauche.
check-no-rights = ⚠️ In { $channel } fehlt mir: **{ $permissions }**. Erlaube es in den Berechtigungen des Kanals oder wähl mit `/ricochet { command-name-settings }` einen anderen.
check-no-posts = { check-no-rights } Bis dahin wird dort nichts gepostet.
check-no-threads = ⚠️ In { $channel } fehlt mir für Threads: **{ $permissions }**. Deshalb wird dort im Kanal selbst gespielt.
check-channel-gone = ⚠️ Den Kanal { $channel } aus den Einstellungen gibt es nicht mehr. Wähl mit `/ricochet { command-name-settings }` einen anderen.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Rolle des Siegers
   *[other] Aufruf
}: { $fault ->
    [gone] Diese Rolle gibt es nicht mehr, oder alle haben sie.
    [missing] Mir fehlt **{ $permission }**.
    [above] Sie muss in den Servereinstellungen unter meiner Rolle stehen und darf keiner App gehören.
   *[quiet] Niemand wird benachrichtigt. Schalt in den Einstellungen der Rolle ein, dass jeder sie erwähnen darf.
} { $without ->
    [champion] Bis dahin gibt es keinen neuen Sieger.
    [buttons] Bis dahin stehen unter dem Rätsel des Tages keine Knöpfe, und ihr vergebt die Rolle selbst.
   *[call] Bis dahin rufe ich niemanden.
}
check-no-history = 💡 Hier fehlt mir **Nachrichtenverlauf anzeigen**. Es geht auch ohne, aber nach einem Ausfall kann eine Nachricht doppelt kommen.
button-check = Berechtigungen des Bots prüfen

form-cup-name-title = Name im Pokal
form-cup-name-label = Name dieses Servers
form-cup-name-about = Andere Server sehen ihn neben eurem Ergebnis. Leer: Ihr werdet nicht genannt.
form-bid-title = Dein Gebot
form-bid-label = Wie viele Züge brauchst du?
form-bid-placeholder = Eine Zahl von 2 bis 99
form-prove-title = Deine Lösung
form-prove-label = Deine Züge der Reihe nach
form-prove-placeholder = R-hoch G-links …

welcome = { $who ->
        [owner] Ich bin jetzt auf deinem Server **{ $server }**.
       *[adder] Danke, dass du mich zu **{ $server }** hinzugefügt hast!
    }
    {""}**Spielen**: `/ricochet { command-name-start }` startet in einem Kanal eine Partie. Niemand muss sich anmelden: Wer bietet, spielt mit.
    {""}**Lernen**: `/ricochet { command-name-tutorial }`, vier kleine Spielpläne, hier oder dort.
    {""}**Einrichten**: `/ricochet { command-name-settings }`, von der Sprache bis zu den Kanälen, in denen ich spiele.
    {""}Wegen dieses Servers schreibe ich dir nicht noch einmal.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = Farbwirbel
    .of-1999 = kosmischen Wirbel

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] Die Regeln der Partie in diesem Kanal
        [solo] Die Regeln der Solopartie in diesem Kanal
        [race] Die Regeln des Rennens in diesem Kanal
        [server] Die Regeln dieses Servers
       *[usual] Die üblichen Regeln
    }: { $options }.
    -# { web-author }
    {""}**Spielziel.** Ein Zielfeld ist markiert. Bring den Roboter seiner Farbe mit möglichst wenigen Zügen dorthin, sodass er darauf anhält; beim { rules-vortex } geht jeder Roboter{ $fifth ->
        [none] {""}
       *[other] , auch der { $fifth ->
            [silver] silberne
           *[black] schwarze
        }
    }.
    {""}**Züge.** Roboter haben keine „Bremsen“: Sie rasen hoch, runter, nach links oder nach rechts, bis eine Mauer, der Spielplanrand, die Spielplanmitte oder ein anderer Roboter sie stoppt. Jede solche Bewegung ist ein Zug, auch die eines Roboters, der nur als Hindernis dient.
    {""}**Abbiegen.** { $ricochet ->
        [one-move] Ein einzelner Zug ist keine Lösung: Es müssen zwei oder mehr sein, egal von welchen Robotern. Abbiegen muss niemand.{ $diagonals ->
            [without] {""}
           *[with] {" "}Ein Zug bleibt ein Zug, egal wie oft der Roboter dabei an Barrieren abprallt.
        }
       *[turn] Der Roboter muss auf seinem Weg ins Ziel mindestens einmal abbiegen, das heißt nach einem eigenen Zug um 90° die Richtung ändern. Ein Zug reicht also nie, und immer geradeaus auch nicht, egal welche Roboter vorher gezogen haben.{ $diagonals ->
            [without] {""}
           *[with] {" "}An einer Barriere abzuprallen zählt nicht, denn das geschieht innerhalb eines Zuges.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Barrieren.** Durch Barrieren der eigenen Farbe zieht ein Roboter hindurch; an allen anderen prallt er im rechten Winkel ab und rast weiter. Auf einer Barriere darf kein Zug enden.{"\u000A"}
    }
rules-match = **Bieten.** Finde die Lösung im Kopf und biete, wie viele Züge du brauchst. Das erste Gebot dreht die Sanduhr um; bis sie abgelaufen ist, { $bids ->
        [own-any] dürfen alle bieten und ihr eigenes Gebot beliebig ändern.
        [own-lower] dürfen alle bieten und ihr eigenes Gebot verbessern.
       *[lower-than-all] darf jeder noch niedriger bieten als alle zuvor.
    }
    {""}**Lösung zeigen.** Das niedrigste Gebot beginnt; bei gleichen Geboten, wer { $ties ->
        [first-bid] zuerst geboten hat
       *[fewer-chips] weniger Chips hat
    }. Zeig { $length ->
        [exact] genau
       *[at-most] höchstens
    } so viele Züge, wie du geboten hast. Schaffst du es nicht, ist der Nächste an der Reihe. Wer es schafft, erhält den Chip, und die Roboter bleiben stehen, wo sie sind.
    {""}**Spielende.** { $goal }
rules-fair = ## { button-fair }
    {""}**Anwesend sein.** Anwesend ist, wer in dieser oder den letzten { $stays } Runden geboten oder unter dem Spielplan etwas gedrückt und die Partie nicht verlassen hat. Nur auf Anwesende wird gewartet, und nur sie stimmen ab. Einen Tipp oder sofort die nächste Runde gibt es, wenn alle Anwesenden es möchten.
    {""}**{ button-done }.** Sind alle Anwesenden fertig, ist die Sanduhr abgelaufen. Ist nur eine Person da, läuft sie immer mindestens zur Hälfte: Es könnte noch jemand kommen.
    {""}**{ button-turn }.** Ist die Bedenkzeit um ({ $thinking }), wird die Sanduhr auch ohne Gebot umgedreht. Ein erstes Gebot dreht sie noch einmal um; kommt keines, wird der Chip zurückgelegt. Früher geht es, wenn mehr als die Hälfte der Anwesenden, die geboten haben, es möchte – vor dem ersten Gebot der Partie, wenn es möchte, wer sie gestartet hat. Nach { $quiet } Runden ohne Gebot macht die Partie Pause; nach einer Stunde darf sie beenden, wer eine neue startet, und es gewinnt, wer die meisten Chips hat.
    {""}**{ button-vote-to-skip }.** Tut der Spieler, der an der Reihe ist, seine halbe Zeit lang nichts, kann mehr als die Hälfte der anderen Anwesenden ihn überspringen.
    {""}**{ button-finish }.** Möchte es mehr als die Hälfte der Anwesenden, die geboten haben, gewinnt, wer die meisten Chips hat; eine Runde mit Geboten wird vorher zu Ende gespielt. Wer die Partie gestartet hat, hat immer eine Stimme und kann sie abbrechen, solange niemand sonst einen Chip hat. Mitglieder mit der Berechtigung **Nachrichten verwalten** können sie beenden, abbrechen und einen Spieler herausnehmen.
    {""}**Nicht gezeigte Gebote.** Nach { $unshown } in Folge – gepasst, gescheitert, zu spät oder beim Verlassen als niedrigstes zurückgezogen – brauchst du zu jedem Gebot verdeckt die Züge, bis eines gewinnt.
    { $bids ->
        [lower-than-all] {""}**Niedrigere Gebote.** Es zählt, wann geboten wurde. Kommt ein gleiches oder niedrigeres Gebot, das vor deinem abgegeben wurde, erst danach an, fällt deines weg, und dein voriges gilt wieder.{"\u000A"}
       *[other] {""}
    }**Ein Chip, den niemand gewinnt.** Er wird zurückgelegt, und die Chips werden neu gemischt. Seine kürzeste Lösung bleibt geheim, bis er gewonnen oder die Partie vorbei ist.
    {""}**Was zählt.** In Ranglisten zählt ein Chip, wenn { $persons } Personen anwesend waren, als er gewonnen wurde, und ein Sieg, wenn mindestens { $chips } Chips des Siegers zählen oder alle Chips ausgespielt sind. Auf einem ausgesuchten Spielplan oder nur gegen Bots spielst du zur Übung.
    { $tournament ->
        [yes] {""}**Turniere.** Mehrere Tische spielen im Gleichschritt auf demselben Spielplan: Bis alle einen Chip gespielt haben, erfährst du nur, wer ihn in wie vielen Zügen gewonnen hat. Dein erstes Gebot bindet dich an einen Tisch.{"\u000A"}
       *[no] {""}
    }**Was Lösungen verraten würde.** Abgelehnt wird, was in einer laufenden Partie oder beim heutigen Rätsel helfen würde: einen Spielplan zu analysieren oder ihn mit seinem Code oder seinen Teilen auszusuchen. Bei deinen Partien und denen der Server, auf denen du spielst, gilt das für alles, was ihnen sehr ähnlich ist, bei allen anderen nur für dieselbe Stellung.
rules-solo = **Die Sanduhr.** Chip und Sanduhr werden zugleich umgedreht. { $hourglasses ->
        [one] Die Sanduhr läuft einmal
       *[other] Die Sanduhr läuft zweimal
    } pro Chip: Du hast { $seconds } Sekunden, um eine Lösung zu finden, egal wie lang sie ist.
    {""}**Lösung zeigen.** **{ button-solo-got-it }** hält die Sanduhr an; dann hast du eine Minute und einen Versuch, um deine Lösung zu zeigen. Du kannst sie auch zeigen, während die Sanduhr läuft: Dann kostet eine falsche nur Zeit. Mit einer Lösung liegt der Chip offen, und die Roboter bleiben stehen, wo sie sind; ohne liegt er verdeckt.
    {""}**Sterne.** Eine kürzeste Lösung hat drei, eine mit höchstens zwei Zügen mehr zwei, jede andere einen. Ein Tipp kostet einen Stern; der letzte bleibt. Auf einem ausgesuchten Spielplan zählen sie in keiner Rangliste.
    {""}**Spielende.** Alle 17 Chips werden gespielt; liegen am Ende mehr offen als verdeckt, gewinnst du.
rules-practice = **Üben.** Es läuft keine Uhr, und nichts wird gewonnen oder verloren. Jeder Chip geht in so vielen Zügen, wie du wolltest; auch längere Lösungen zählen. Eine falsche kostet nichts, und Tipps werden vermerkt. Hast du einen Chip gelöst oder aufgegeben, siehst du seine kürzesten Lösungen.
rules-race = **Das Rennen.** Ein Chip für alle: Löse ihn für dich, so oft du magst; du hast { $time } Zeit. Deine kürzeste Lösung zählt, und die anderen sehen nur, wie viele eine haben. Die drei kürzesten bekommen 3, 2 und 1 Punkte; { $slow ->
        [yes] gleich lange teilen sich einen Platz.
       *[no] bei gleicher Länge gilt die frühere.
    } Die Roboter bleiben, wohin die Lösung des Siegers sie geführt hat.
    {""}**Anwesend sein.** Anwesend ist, wer in dieser oder den letzten { $stays } Runden eine Lösung abgegeben oder unter dem Spielplan etwas gedrückt und das Rennen nicht verlassen hat. Sind alle Anwesenden fertig, ist die Runde vorbei{ $slow ->
        [yes] , nur nicht die erste und nicht, solange nur eine Person da ist
       *[no] {""}
    }. Wer geht, zieht damit seine Lösung dieser Runde zurück und behält seine Punkte.
    {""}**Das Ende.** { $rounds ->
        [one] Nach einem Chip
       *[other] Nach { $rounds } Chips oder nach { $unsolved } ungelösten in Folge
    } gewinnt, wer die meisten Punkte hat. Wer das Rennen gestartet hat, kann es beenden, solange niemand sonst Punkte hat; danach braucht es mehr als die Hälfte der Anwesenden, die eine Lösung abgegeben haben. Mitglieder mit der Berechtigung **Nachrichten verwalten** können es jederzeit beenden.
    {""}**Was zählt.** In der Rangliste zählt ein Rennen, wenn mindestens { $chips } seiner Chips gelöst wurden, mindestens { $persons } Personen Lösungen abgegeben haben und der Spielplan ausgelost ist.
# $moves: a solution in the notation
rules-example = Im Bild erreicht Rot den roten Mond in vier Zügen: `{ $moves }`. Grün zieht zuerst und dient als Hindernis.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – eine Partie in diesem Kanal starten
    `/bid 7` – „Ich schaffe es in sieben Zügen“
    `/prove R-hoch G-links` – zeig es: Roboter { $robots } (G ist Grün, Y ist Gelb), Richtungen hoch runter links rechts; `r hoch links`, `rot-hoch` und `🔴⬆️` gehen auch
    `/bid 3 { option-name-path }:R-hoch G-links R-runter` – bieten und die Züge verdeckt dazulegen: Niemand sieht sie, bis du an der Reihe bist; dann werden sie für dich gezeigt
    `/pass` – passen, damit der Nächste es versucht
    `/ricochet { command-name-stop }` – wenn du gehen musst oder die Partie enden soll: was du tun kannst, und was es bewirkt; nach dem Verlassen biete wieder, und du bist wieder dabei
    {""}**{ button-pad }** – Züge drücken statt tippen · **{ button-done }** – sind es alle Anwesenden, ist die Sanduhr abgelaufen · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – Abstimmungen: siehe **{ button-fair }**
    `/ricochet { command-name-solo }` – allein spielen: Löse jeden der 17 Chips, bevor die Sanduhr abgelaufen ist; am Ende müssen mehr Chips offen liegen als verdeckt
    `/ricochet { command-name-race }` – alle lösen denselben Chip für sich, in Minuten oder Stunden
    `/ricochet { command-name-rush }` – so viele Chips wie möglich in drei Minuten, allein und nur für dich
    `/ricochet { command-name-daily }` – jeden Tag ein Rätsel, für alle dasselbe, mit so vielen Versuchen, wie du magst
    `/ricochet { command-name-tutorial }` – das Spiel auf vier kleinen Spielplänen lernen
rules-commands-solo = `/prove R-hoch G-links` – zeig es: Roboter { $robots } (G ist Grün, Y ist Gelb), Richtungen hoch runter links rechts; `r hoch links`, `rot-hoch` und `🔴⬆️` gehen auch
    `/pass` – diesen Chip aufgeben: Er liegt dann verdeckt
    `/ricochet { command-name-solo }` – deine Solopartie noch einmal zeigen
    {""}**{ button-pad }** – Züge drücken statt tippen
    `/ricochet { command-name-daily }` – jeden Tag ein Rätsel, für alle dasselbe, mit so vielen Versuchen, wie du magst
    `/ricochet { command-name-tutorial }` – das Spiel auf vier kleinen Spielplänen lernen
rules-commands-race = `/prove R-hoch G-links` – gib es ab: Roboter { $robots } (G ist Grün, Y ist Gelb), Richtungen hoch runter links rechts; `r hoch links`, `rot-hoch` und `🔴⬆️` gehen auch
    `/pass` – du bist mit diesem Chip fertig
    `/ricochet { command-name-stop }` – wenn du gehen musst oder das Rennen enden soll: was du tun kannst, und was es bewirkt; nach dem Verlassen gib eine Lösung ab, und du bist wieder dabei
    {""}**{ button-pad }** – Züge drücken statt tippen · **{ button-race-done }** – sind es alle, ist die Runde vorbei
    `/ricochet { command-name-daily }` – jeden Tag ein Rätsel, für alle dasselbe, mit so vielen Versuchen, wie du magst
    `/ricochet { command-name-tutorial }` – das Spiel auf vier kleinen Spielplänen lernen

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Die meisten Chips
    [solo] ## 🏆 Die meisten Sterne in Solopartien
    [races] ## 🏆 Die meisten gewonnenen Rennen
    [daily] ## 🏆 Die meisten Sterne in Tagesrätseln
    [matches] ## 🏆 Die meisten gewonnenen Partien
   *[best] ## 🏆 Die meisten optimalen Lösungen
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    [chips] { $points ->
        [one] ein Chip
       *[other] { $points } Chips
    }
    [solo] { $points ->
        [one] ein Stern
       *[other] { $points } Sterne
    }
    [daily] { $points ->
        [one] ein Stern
       *[other] { $points } Sterne
    }
    [matches] { $points ->
        [one] eine Partie
       *[other] { $points } Partien
    }
   *[best] { $points ->
        [one] eine Lösung
       *[other] { $points } Lösungen
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← du
leaderboard-empty = { $score ->
    [solo] Noch niemand. `/ricochet { command-name-solo }` startet deine eigene Solopartie.
    [races] Noch niemand. `/ricochet { command-name-race }` startet ein Rennen. Spiele nur gegen Bots zählen nicht: Dafür braucht es eine zweite Person.
    [daily] Noch niemand. Mit `/ricochet { command-name-daily }` löst du das Rätsel von heute; es zählt nur an seinem Tag.
   *[other] Noch niemand. `/ricochet { command-name-start }` startet eine Partie. Spiele nur gegen Bots zählen nicht: Dafür braucht es eine zweite Person.
}
leaderboard-page = -# Seite { $page } von { $pages }
button-page-back = ◀ Zurück
button-page-next = Weiter ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Chips
    [matches] Partien
    [solo] Solo
    [races] Rennen
    [daily] Tagesrätsel
   *[best] Optimal
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Diese Woche
    [last-week] Letzte Woche
    [month] Dieser Monat
   *[ever] Insgesamt
}

score-chips = Chips
score-matches = gewonnene Partien
score-best = optimale Lösungen
score-solo = Sterne in Solopartien
score-races = gewonnene Rennen
score-daily = Sterne in Tagesrätseln

# $number: of the week in its year, $first, $last: its days
period-week = KW { $number }/{ $year }, { DATETIME($first, dateStyle: "medium") } bis { DATETIME($last, dateStyle: "medium") }
period-week-short = KW { $number }/{ $year }
period-days = -# { DATETIME($first, dateStyle: "medium") } bis { DATETIME($last, dateStyle: "medium") }
period-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
period-ever = Insgesamt
choice-this-week = diese Woche
choice-last-week = letzte Woche
choice-month = dieser Monat
choice-ever = insgesamt

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] auf diesem Server
   *[everywhere] auf allen Servern
}
stats-empty = Noch keine Partien. Biete in einer, um mitzuspielen.
stats-chips = 🎯 **{ $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}** in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}, davon { $victories } gewonnen
stats-proofs = 🔎 { $tried ->
    [0] Noch keine Lösung gezeigt
    [one] Eine Lösung gezeigt, **{ $held ->
        [0] sie war falsch
       *[other] und sie war richtig
    }**
   *[other] { $tried } Lösungen gezeigt, davon **{ $held ->
        [0] keine
       *[other] { $held }
    } richtig**
}
stats-shortest = ⭐ **{ $shortest } von { $judged }** optimal ({ $percent } %); im Schnitt { $above ->
    [one] ein Zug
   *[other] { $above } Züge
} mehr als nötig
stats-quickest = ⚡ Schnellstes erfolgreiches Gebot: { $seconds } s
stats-longest = 📏 Längste Lösung: { $moves } Züge
stats-streak = 🔥 Wochen in Folge mit einem Gebot: jetzt **{ $current }**, Rekord { $best }
stats-races = 🏁 Rennen: { $races }, gewonnen: { $won }
stats-bots = 🤖 Gegen Bots: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, davon { $won } gewonnen
stats-bot-races = 🤖 Rennen gegen Bots: { $races }, gewonnen: { $won }
stats-rush = ⚡ Blitzrekord: { $count ->
    [one] ein Chip
   *[other] { $count } Chips
} in drei Minuten
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Üben, { $moves } Züge: **{ $unaided }** ohne Tipp, { $hinted } mit Tipps, { $dropped } aufgegeben{ $time ->
    [none] {""}
   *[other] {" "}· Median { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Rätsel des Tages: **{ $current ->
    [one] ein Tag
   *[other] { $current } Tage
}** in Folge, Rekord { $best }; 🧊 { $freezes ->
    [one] ein Eiswürfel
   *[other] { $freezes } Eiswürfel
}
stats-where = { $where ->
    [server] Auf diesem Server
   *[everywhere] Auf allen Servern
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
    [races] { $points ->
        [one] ein Rennen
       *[other] { $points } Rennen
    }
    [most-days] { $count ->
        [one] Tag (Rekord)
       *[other] Tage (Rekord)
    }
    [freezes] { $count ->
        [one] Eiswürfel
       *[other] Eiswürfel
    }
    [rush] { $count ->
        [one] Chip in einer Blitzrunde
       *[other] Chips in einer Blitzrunde
    }
   *[weeks] { $count ->
        [one] Woche in Folge
       *[other] Wochen in Folge
    }
}
stats-shares = Optimale Lösungen Woche für Woche, in %
# $number: of a week in its year, where there is little room
stats-week = KW { $number }
stats-bests = Schnellste optimale Lösungen nach Zügen
stats-practised = Üben: gelöste Chips nach Zügen
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} Züge
stats-seconds = { $seconds } s
stats-achievements = Erfolge
achievement-ten-mover = Erste Lösung in zehn Zügen
achievement-sunday = Sonntags optimal
achievement-seven-days = Sieben Tage in Folge
achievement-victory = Erste Partie gewonnen

### What is stored about people

forgotten-player = *jemand (vergessen)*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
me-headline = ## Du und Ricochet
me-language = **Sprache** – in der ich dir überall antworte.
me-language-auto = automatisch – wie dein Discord
me-theme = **Hell oder dunkel** – die Bilder, die nur du siehst. Was alle sehen, ist so, wie der Server es gewählt hat.
me-theme-none = Wie der Server es gewählt hat
button-me-stats = Meine Statistik
button-me-privacy = Was über mich gespeichert ist
button-me-delete = Meine Daten löschen
privacy-text = ## Was ich über dich weiß
    {""}**Wenn du spielst**, speichere ich deine Discord-ID mit dem, was du in Partien, Rennen, Solopartien, Blitzrunden und Rätseln tust: Gebote, gezeigte Züge, Chips, Siege – und wann. Daraus entstehen Partien, Ranglisten und deine Statistik. Stehst du in einer Rangliste, merke ich mir auch, ob du den Server verlassen hast. Wählst du eine Sprache oder Farben, merke ich mir auch das.
    {""}**Nicht gespeichert** werden Namen, Bilder und Nachrichten. Was in Kanälen geschrieben wird, kann ich nicht lesen, nur meine eigenen Befehle, Formulare und Knöpfe.
    {""}**Löschen** kannst du alles jederzeit: `/ricochet { command-name-me }`. Was ich in Kanälen gepostet habe, bleibt dort und kann dort gelöscht werden.
    {""}**Werde ich von einem Server entfernt**, wird nach 30 Tagen alles gelöscht, was zu ihm gehört.
    Ich gebe nichts an andere weiter. Wer mich betreibt, kann lesen, was gespeichert ist.
forget-me-question = ## Dich vergessen?
    Deine Chips, Siege, Statistiken, Solopartien, Blitzrunden und Rätsel werden gelöscht, auf allen Servern, auf denen du mit mir gespielt hast. Partien und Rennen, in denen du mitgespielt hast, bleiben, ohne deinen Namen.
    Partien und Rennen, die noch laufen, verlässt du: Dein Gebot wird zurückgezogen, auch die Züge, die du verdeckt dazugelegt hast, und niemand wartet mehr auf dich. Du kannst jederzeit wieder mitspielen, als jemand Neues.
    Das lässt sich nicht rückgängig machen.
forget-me-board = Auf meinem Spielplan im Browser wirst du überall abgemeldet. Dafür behalte ich deine Discord-ID, höchstens dreizehn Stunden lang.
button-forget-me = Vergiss mich
forget-me-done = Erledigt: Ich habe dich vergessen.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] Ein Tag
   *[other] { $length } Tage
} in Folge**{ $frozen ->
    [0] {""}
    [one] , ein verpasster Tag eingefroren
   *[other] , { $frozen } verpasste Tage eingefroren
}
    -# { $freezes ->
    [0] 🧊 Sieben Tage in Folge bringen einen Eiswürfel: Er springt für einen Tag ein, den du verpasst.
    [one] 🧊 Du hast einen Eiswürfel für einen Tag, den du verpasst.
   *[other] 🧊 Du hast { $freezes } Eiswürfel für Tage, die du verpasst.
}
daily-alone = Vor dir hat es niemand gelöst.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $hints: how many of them cost a star, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] optimal{ $hints ->
        [0] {""}
        [one] {""}, mit einem Tipp
       *[other] {""}, mit Tipps
    }
    [one] ein Zug mehr als nötig
   *[other] { $above } Züge mehr als nötig
} · { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Teilen
button-daily-play = Selbst versuchen
button-daily-today = Heutiges Rätsel
spread-title = Rätsel { $number }
spread-people = { $people ->
    [one] Von einer Person gelöst
   *[other] Von { $people } Personen gelöst
}
spread-moves = Mit wie vielen Zügen
spread-you = ← du
morning-headline = ## 📅 Rätsel #{ $number }
morning-task = Das Rätsel von heute ist da: für alle dasselbe, ohne Uhr und mit so vielen Versuchen, wie ihr mögt.
morning-before = **So lief es bei #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] Ein Tag
   *[other] { $length } Tage
} in Folge** auf diesem Server. { $missing ->
    [0] Heute zählt schon mit.
    [one] Weiter geht es, wenn heute noch ein Mitglied das Rätsel löst.
   *[other] Weiter geht es, wenn heute noch { $missing } Mitglieder das Rätsel lösen.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } startet { $kind ->
    [race] ein Rennen
   *[match] eine Partie
}. Spielt mit!
button-call-on = 🔔 Sag mir, wenn es losgeht
button-call-off = Nicht mehr
done-call-on = 🔔 Du hast jetzt { $role }: Ich rufe dich, wenn eine Partie oder ein Rennen beginnt, höchstens einmal in der Stunde.
done-call-off = 🔕 Du hast { $role } nicht mehr.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 Pokal #{ $number } ist eröffnet
cup-open-task = Fünf Chips in { $minutes } Minuten, von kurz nach lang, mit einer Lösung für jeden: { $most } Punkte für eine kürzeste und einen weniger für jeden Zug mehr. Alle können ihn einmal spielen, bis { $until }.
cup-open-server = Für diesen Server zählt der Durchschnitt seiner besten { $counted }; mindestens { $least } müssen mitspielen.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Dieser Server: **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}**{ $servers ->
    [1] {""}
   *[other] , Platz { $place } von { $servers }
}.
# Of a season
cup-season = Saison { $season }, Pokal { $cup } von { $cups }.
cup-season-own = Insgesamt: **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}**{ $servers ->
    [1] {""}
   *[other] , Platz { $place } von { $servers }
}.
cup-result-headline = ## 🏆 Pokal #{ $number }: das Ergebnis
cup-result-too-few = { $people ->
    [one] Ein Mitglied hat
   *[other] { $people } Mitglieder haben
} mitgespielt: Für eine Wertung braucht dieser Server mindestens { $least }.
cup-result-best = Die besten Server: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = dieser Server
cup-server-unnamed = ein Server
cup-chips = **Die Chips**, jeder mit einer kürzesten Lösung:
cup-chip = **{ $number }.** { $target }, { $count } Züge: `{ $moves }`
button-cup-study = 🔬 Chip { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Meiste Chips
    [matches] Meiste gewonnene Partien
    [solo] Meiste Sterne allein
    [races] Meiste gewonnene Rennen
    [daily] Meiste Rätselsterne
   *[best] Meiste optimale Lösungen
}
cup-people = Pokal #{ $number }
people-scores = Spielstand
people-goal-chips = { $chips ->
    [one] Der erste Chip entscheidet
   *[other] Wer zuerst { $chips } Chips hat, gewinnt
}
people-goal-all = Die meisten von 17 Chips
people-end = { $count ->
    [one] { $winner } gewinnt!
   *[other] Der Sieg wird geteilt!
}
people-stopped = Die Partie ist abgebrochen
people-rounds = { $rounds ->
    [one] Nach einer Runde
   *[other] Nach { $rounds } Runden
}
people-more = … und noch { $count }
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] erster Platz:
    [2] zweiter Platz:
    [3] dritter Platz:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = jemand (nicht mehr da)
name-forgotten = jemand (vergessen)

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Ricochet Robots spielen
command-start = Eine Partie in diesem Kanal starten
command-board = Spielplan und Uhr noch einmal zeigen
command-remove = Jemanden aus dem Spiel nehmen (braucht: Nachrichten verwalten)
command-stop = Verlassen, beenden oder abbrechen, was du hier spielst
command-rules = Die Spielregeln auf einen Blick
command-leaderboard = Die Rangliste dieses Servers zeigen
command-stats = Deine Statistik auf diesem Server oder die von jemand anderem
command-settings = Regeln, Zeiten, Aussehen und Kanäle dieses Servers einstellen
command-me = Deine Sprache, hell oder dunkel, deine Statistik und deine Daten
command-bid = Bieten, wie viele Züge du brauchst
command-prove = Deine Lösung zeigen, wenn du an der Reihe bist
command-pass = Passen, damit der Nächste es versucht; in einer Solopartie den Chip aufgeben
menu-study = Spielplan analysieren
menu-stats = Ricochet-Statistik
menu-remove = Aus der Partie nehmen

option-format = In welcher Form (sonst als Bild)
format-picture = Bild
format-text = Text, für Screenreader und schmale Bildschirme
format-moves = Züge: wo jeder Roboter anhalten würde
option-rules = Eine Ausgabe, zum Beispiel 1999 NL (sonst wie auf dem Server)
option-solo-rules = Eine Ausgabe, zum Beispiel 1999 NL (sonst 2013)
option-chips = Wie viele Chips man zum Sieg braucht (sonst je nach Zahl der Spieler)
option-ricochet = Ob der Roboter auf dem Weg ins Ziel abbiegen muss (ohne Angabe: wie auf dem Server)
option-difficulty = Welche Chips zuerst aufgedeckt werden, nach ihrer kürzesten Lösung
option-tournament = Mehrere Tische spielen denselben Spielplan; Lösungen gibt es, wenn alle fertig sind
option-thread = In einem eigenen Thread oder in diesem Kanal; sonst wie in den Einstellungen des Servers
option-length = Wie in der Spielregel oder kurz: bis 3 Chips, 30 Sekunden Sand
choice-length-rulebook = wie in der Spielregel
choice-length-short = kurz – bis 3 Chips, 30 Sekunden Sand
option-bots = Wie viele Bots mitspielen, von 1 bis 3 (sonst keine)
option-level = Wie gut die Bots spielen (sonst mittel)
choice-level = { $value ->
    [easy] leicht – sucht lange und übersieht viel
    [medium] mittel – wie ein Freund nach zehn Spieleabenden
   *[hard] schwer – schnell, übersieht wenig
}
option-time-zone = Die Zeitzone dieses Servers, zum Beispiel Europe/Berlin
option-code = Der Code eines Spielplans, um ihn noch einmal zu spielen
option-tiles = Die vier Spielplanteile auf deinem Spielplan zu Hause, im Uhrzeigersinn von oben links: 1A 2B 3A 4B
option-period = Welcher Zeitraum (sonst diese Woche)
option-by = Wonach die Rangliste geht (sonst nach Chips)
option-week = Stattdessen eine bestimmte Woche, zum Beispiel 2026-W46
option-member = Wessen Statistik (sonst deine)
option-removed-member = Wer aus der Partie genommen wird
option-bid-moves = Eine Anzahl von Zügen, 2 bis 99
option-prove-moves = Deine Züge, zum Beispiel R-hoch G-links
difficulty = { $value ->
    [rising] steigend – zuerst leichte Chips, jede Runde etwas mehr
    [easy] leicht – zuerst Chips mit höchstens { $easy } Zügen
    [hard] schwer – zuerst Chips mit mindestens { $hard } Zügen
    [very-hard] sehr schwer – zuerst der Chip, der die meisten Züge braucht
   *[any] beliebig – gemischt wie in der Spielregel
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = starten
command-name-board = spielplan
command-name-remove = entfernen
command-name-stop = abbrechen
command-name-rules = regeln
command-name-tutorial = tutorial
command-name-leaderboard = rangliste
command-name-stats = statistik
command-name-settings = einstellungen
command-name-me = ich
command-name-solo = solo
command-name-race = rennen
command-name-rush = blitz
command-name-my-games = meine-partien
command-name-daily = tagesrätsel
command-name-study = analysieren
option-name-rules = regeln
option-name-ricochet = abbiegen
option-name-chips = chips
option-name-time = zeit
option-name-difficulty = schwierigkeit
option-name-tournament = turnier
option-name-thread = thread
option-name-cup = pokal
option-name-length = länge
option-name-bots = bots
option-name-level = stärke
option-name-code = code
option-name-tiles = teile
option-name-robots = roboter
option-name-target = ziel
option-name-hourglasses = sanduhren
option-name-private = privat
option-name-practice = üben
option-name-format = format
option-name-period = zeitraum
option-name-by = nach
option-name-week = woche
option-name-date = datum
option-name-member = mitglied
option-name-moves = züge
option-name-path = weg
option-name-time-zone = zeitzone

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] das eigene Gebot darf steigen und sinken
    [own-lower] das eigene Gebot darf nur sinken
   *[lower-than-all] nur Gebote, die niedriger sind als alle anderen
}
house-proof-length = { $value ->
    [exact] Lösungen haben genau so viele Züge wie geboten
   *[other] Lösungen dürfen weniger Züge haben als geboten
}
house-ricochet = { $value ->
    [turn] der Roboter muss auf dem Weg ins Ziel abbiegen
   *[other] bei Lösungen ab zwei Zügen muss niemand abbiegen
}
house-ties = bei gleichen Geboten beginnt, wer weniger Chips hat
house-handicaps = Vorsprung bis zu zwei Zügen
house-max-moves = keine Chips, die mehr als { $value } Züge brauchen
house-difficulty = { $value ->
    [rising] zuerst leichte Chips, jede Runde etwas mehr
    [easy] leichte Chips zuerst
    [very-hard] die schwersten Chips zuerst
   *[hard] schwere Chips zuerst
}
house-hourglass = Sanduhr mit { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] einer Stunde
    [one] einer Sekunde
   *[other] { $value } Sekunden
}
house-proof-time = { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] eine Stunde
    [one] eine Sekunde
   *[other] { $value } Sekunden
} zum Zeigen der Lösung
house-thinking-time = nach { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] einer Stunde
    [one] einer Sekunde
   *[other] { $value } Sekunden
} ohne Gebot wird die Sanduhr umgedreht

### The settings of a server

settings-headline = ## ⚙️ Ricochet auf diesem Server
    Änderungen gelten ab der nächsten Partie. Bei `/ricochet { command-name-start }` lässt sich für eine einzelne Partie etwas anderes wählen.
settings-page-game = Spiel
settings-page-look = Aussehen
settings-page-server = Server
settings-page-roles = Rollen

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Schwarz
    [S] ⚪ Silber
   *[none] Vier Roboter
}
setting-bids-value = { $value ->
    [own-any] Das eigene darf steigen und sinken (1999)
    [own-lower] Das eigene darf nur sinken (2013)
   *[lower-than-all] Nur niedriger als alle anderen
}
setting-ricochet-value = { $value ->
    [turn] Ja – um 90°, zwischen zwei seiner Züge
   *[one-move] Nein – aber ein einzelner Zug zählt nicht
}
setting-difficulty-value = { $value ->
    [rising] Leichte zuerst, dann schwerere
    [easy] Leichte zuerst
    [hard] Schwere zuerst
    [very-hard] Die schwersten zuerst
   *[any] Beliebig: gemischt wie in der Spielregel
}
setting-max-moves-value = { $value ->
    [none] Ohne Grenze
   *[other] { $value } Züge
}
setting-chips-to-win-value = { $value ->
    [none] Wie in der Ausgabe
    [one] Ein Chip
   *[other] { $value } Chips
}
setting-hourglass-value = { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] eine Stunde
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
}
setting-proof-time-value = { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] eine Stunde
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
}
setting-thinking-time-value = { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [240] 4 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] eine Stunde
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
}
setting-intermission = **Pause** – wie lange der Spielplan zwischen den Runden liegen bleibt.
setting-intermission-value = { $value ->
    [120] 2 Minuten
    [180] 3 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [1200] 20 Minuten
    [1800] 30 Minuten
    [3600] eine Stunde
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
}
setting-theme = **Farben** – wie die Bilder aussehen.
setting-theme-value = { $value ->
    [dark] Dunkel
   *[light] Hell
}
setting-animation = **Animation** – ob Lösungen mit bewegten Robotern oder mit Pfeilen gezeigt werden.
setting-animation-value = { $value ->
    [on] Roboter bewegen sich
   *[off] Pfeile auf einem Standbild
}
setting-allowed-channels = **Kanäle** – wo Partien gestartet werden dürfen, samt ihren Threads.
setting-allowed-channels-none = Überall
setting-match-threads = **Threads** – ob jede Partie einen eigenen Thread bekommt. Im Kanal steht dann, wer spielt, wie es steht und wie es ausging.
setting-match-threads-value = { $value ->
    [on] Ein Thread für jede Partie
   *[off] Partien im Kanal
}
setting-weekly-channel = **Rangliste der Woche** – wo sie gepostet wird.
setting-weekly-channel-none = Nirgends
setting-weekly-day = **Tag der Wochenrangliste**
setting-weekly-day-value = { $value ->
    [last] Sonntag, der letzte Tag der Woche
   *[first] Montag, für die Woche davor
}
setting-weekly-hour = **Uhrzeit der Wochenrangliste**, in der Zeitzone dieses Servers.
setting-weekly-hour-value = { $value }:00 Uhr
setting-morning-channel = **Rätsel des Tages** – wo es jeden Tag gepostet wird, mit den Ergebnissen der Mitglieder vom Tag davor.
setting-morning-channel-none = Nirgends
setting-morning-hour = **Uhrzeit des Rätsels des Tages und des Pokals**, in der Zeitzone dieses Servers.
setting-morning-hour-value = { $value }:00 Uhr
setting-cup-channel = **Wochenpokal** – wo er samstags eröffnet und montags das Ergebnis gepostet wird, zur Uhrzeit des Rätsels des Tages. Ohne Kanal kann ihn hier niemand spielen.
setting-cup-channel-none = Nirgends
setting-cup-name = **Name im Pokal**: { $named ->
    [yes] { $name }
   *[no] keiner
}. Andere Server sehen ihn neben eurem Ergebnis; ohne ihn sehen sie „ein Server“.
setting-call-role = **Aufruf** – die Rolle, die erwähnt wird, wenn eine Partie oder ein Rennen mit Menschen beginnt, höchstens einmal in der Stunde. Darf ich sie vergeben, nehmen Mitglieder sie sich unter dem Rätsel des Tages und geben sie dort zurück.
setting-call-role-none = Keine
setting-champion-role = **Rolle des Siegers** – wer in der Chips-Rangliste der Woche vorn liegt, trägt sie bis zur Woche danach; bei Gleichstand alle Ersten. Ich brauche **Rollen verwalten**, und die Rolle muss unter meiner stehen.
setting-champion-role-none = Keine
setting-champion-again = **Wieder Sieger** – ob jemand sie zwei Wochen nacheinander tragen darf.
setting-champion-again-value = { $value ->
    [on] So oft man vorn liegt
   *[off] Nicht zweimal nacheinander: dann geht sie an den Nächsten
}
setting-time-zone = **Zeitzone**: { $zone }. Danach richten sich Tage und Wochen. Ändern mit `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Ausgabe
form-set-about = Bestimmt Regeln und Spielplanteile; eine andere bringt ihre Regeln für Gebote und Lösungen mit.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , mit Barrieren
    [any] , jeder Spielplan
   *[without] {""}
}{ $robot ->
    [black] , schwarzer Roboter
    [silver] , silberner Roboter
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] Eigenes Gebot darf steigen und sinken, Seiten A–B
    [NL-1999] Niederländische Regeln: Gebote nur niedriger als alle, höchstens so viele Züge
    [FR-1999] Französische Regeln: Gebote nur niedriger als alle, ohne Abbiegen, alle 17 Chips
   *[2013] Eigenes Gebot darf nur sinken, Seiten A–C (A–D mit Barrieren)
}
form-fifth-robot-label = Fünfter Roboter
form-fifth-robot-about = Ein schwarzer oder silberner Roboter spielt mit (Ausgabe 2013).
form-chips-to-win-label = Chips zum Sieg
form-chips-to-win-about = Wie viele man zum Sieg braucht.
form-hourglass-label = Sanduhr
form-hourglass-about = Wie lange sie nach dem ersten Gebot läuft.
form-difficulty-label = Schwierigkeit
form-difficulty-about = Welche Chips zuerst kommen.
form-bids-label = Gebote
form-bids-about = Was nach dem ersten noch geboten werden darf.
form-max-moves-label = Meiste Züge
form-max-moves-about = Chips, die mehr brauchen, kommen zurück.
form-proof-time-label = Zeit zum Zeigen
form-proof-time-about = Wie lange jemand hat, um eine Lösung zu zeigen.
form-thinking-time-label = Bedenkzeit
form-thinking-time-about = Wann die Sanduhr auch ohne Gebot umgedreht wird.
form-house-label = Hausregeln
form-house-about = Was anders gespielt wird als im Regelheft.
form-house-none = keine
form-house-at-most = Eine Lösung darf weniger Züge haben als geboten
form-house-one-move = Ohne Abbiegen, nur ein einzelner Zug zählt nicht
form-house-fewer-chips = Bei gleichen Geboten beginnt, wer weniger Chips hat
form-house-handicaps = Vorsprung bis zu zwei Zügen
form-house-bidding-pad = Steuerkreuz beim Bieten
form-tiles-label = Spielplanteile
form-tiles-about = Die vier Teile, wie sie liegen, im Uhrzeigersinn ab links oben: 1A 2B 3A 4B
form-robots-label = Roboter
form-robots-about = Wo Roboter stehen: R C7 G A1. Die übrigen werden ausgelost.
form-target-label = Ziel
form-target-about = Der aufgedeckte Chip, etwa roter Mond. Bleibt es leer, wird einer gezogen.
form-code-label = Code
form-code-about = Der Code eines Spielplans statt Teilen, Robotern und Ziel.
form-rules-title = Ausgabe und Chips
form-bids-title = Gebote und Lösungen
form-table-title = Eigener Spielplan oder Code
button-form-rules = Ausgabe und Chips …
button-form-bids = Gebote und Lösungen …
button-form-table = Eigener Spielplan oder Code …
button-form-correct = Berichtigen …
button-other-rules = Andere Regeln …
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Andere Regeln** – solange noch niemand gespielt hat, kannst du mit anderen neu beginnen.
    Jetzt: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    Was du eingetragen hast, bleibt erhalten.
card-begun-anew = 🔁 Beendet, um mit anderen Regeln neu zu beginnen.
refusal-match-not-yours-to-begin-anew = Andere Regeln kann nur { $starter } wählen, von dem diese Partie gestartet wurde.
refusal-match-too-late-to-begin-anew = Andere Regeln kann man bis zum ersten Gebot wählen, und in einem Turnier gar nicht.
refusal-race-not-yours-to-begin-anew = Andere Regeln kann nur { $starter } wählen, von dem dieses Rennen gestartet wurde.
refusal-race-too-late-to-begin-anew = Andere Regeln kann man wählen, bis jemand eine Lösung abgegeben hat.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Andere Regeln kann man wählen, bis der erste Chip gespielt ist.

### Sealed paths, players who are done, players who have left, the move pad

button-done = Bin fertig
button-pad = Steuerkreuz
button-vote-to-skip = Spieler überspringen

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } von { $needed }** möchten die nächste Runde.
card-done = ✋ Fertig mit { $sand ->
    [yes] dem Bieten
   *[no] diesem Chip
}: **{ $count } von { $players }**{ $named ->
    [yes] ; { $sand ->
        [yes] die Sanduhr läuft noch
       *[no] er liegt noch offen
    } für { $waiting }.
   *[no] .
}
card-watched = 👁️ Wer den Link hat, kann zuschauen.
card-short = **Kurze Partie:** bis { $chips } Chips, { $seconds } s Sand.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Vorsprung:** { $players }
card-turn-votes = ⏳ Sanduhr umdrehen: **{ $count } von { $needed }** nötigen Stimmen.
card-hint-votes = 💡 { $count } von { $needed } möchten einen Tipp.
card-finish-votes = 🏁 { $agreed ->
    [yes] Die Partie endet mit dieser Runde.
   *[no] Partie beenden: **{ $count } von { $needed }** nötigen Stimmen.
}
card-skip-votes = 💤 Überspringen: **{ $count } von { $needed }** nötigen Stimmen.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **Die Sanduhr ist abgelaufen.** { $player } hat die Züge verdeckt dazugelegt; hier sind sie.
   *[no] 👉 { $player } ist an der Reihe und hat die Züge verdeckt dazugelegt; hier sind sie.
}
news-prover-skipped = 💤 { $player } hat noch nichts gezeigt und wird von den anderen übersprungen.
news-player-left = 👋 { $player } hat die Partie verlassen.
news-player-removed = 🚪 Ein Moderator hat { $player } aus der Partie genommen.
news-bid-overtaken = ↩️ { $player }, dein Gebot **{ $moves }** gilt nicht: Davor hatte jemand ebenso niedrig geboten, was mich erst nach deinem erreicht hat.{ $own ->
    [0] {""}
   *[other] {" "}Deine { $own } gilt wieder.
}
news-left-out = …
news-late = Ich konnte hier eine Weile nichts posten. Inzwischen:

done-bid-sealed = 🔒 Verdeckt dabei: `{ $path }`. Wenn du an der Reihe bist, wird das für dich gezeigt. Geprüft ist nur die Schreibweise, nicht die Lösung.
done-bid-unsealed = 🔓 Die Züge, die du vorher verdeckt dazugelegt hattest, `{ $path }`, passen nicht zu diesem Gebot und fallen weg.
done-want-next = ⏭️ Du möchtest die nächste Runde: { $count } von { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Alle sind fertig, also ist die Sanduhr jetzt abgelaufen.
    [bots] ✋ Du bist fertig. Die Sanduhr ist abgelaufen, sobald kein Bot mehr überlegt, spätestens um { $until }.
    [alone] ✋ Du bist fertig. Da nur du da bist, haben andere noch bis { $until } Zeit.
   *[no] ✋ Du bist fertig. Sind es alle, ist die Sanduhr sofort abgelaufen. Bietest du wieder, bist du es nicht mehr.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Alle sind fertig, also wird dieser Chip zurückgelegt.
    [bots] ✋ Du bist fertig mit diesem Chip. Er wird zurückgelegt, sobald kein Bot mehr überlegt, spätestens nach der halben Sanduhr.
    [alone] ✋ Du bist fertig mit diesem Chip. Da nur du da bist, wird die Sanduhr umgedreht und läuft für andere noch zur Hälfte ab.
   *[no] ✋ Du bist fertig mit diesem Chip. Sobald mehr als die Hälfte der Anwesenden, die geboten haben, fertig ist oder es möchte, wird die Sanduhr umgedreht; sind alle Anwesenden fertig, wird der Chip zurückgelegt. Bietest du, bist du nicht mehr fertig.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Das waren genug Stimmen: Es geht ohne diesen Spieler weiter.
   *[no] 💤 Deine Stimme fürs Überspringen zählt: Das sind { $count } von { $needed } nötigen. Tut der Spieler inzwischen etwas, gilt sie nicht mehr.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Dein Weg hat { $path ->
    [one] einen Zug
   *[other] { $path } Züge
}, bieten willst du aber { $bid }, und hier muss eine Lösung genau so viele Züge haben wie geboten. Das Gebot gilt nicht; versuch es noch einmal.
refusal-match-path-too-long = Dein Weg hat { $path } Züge, bieten willst du aber { $bid }. Das Gebot gilt nicht; versuch es noch einmal.
refusal-match-path-needed = Deine letzten zwei Gebote wurden nicht gezeigt. Bis eines gewinnt, brauchst du zu jedem Gebot verdeckt die Züge: `/bid 3 { option-name-path }:R-hoch G-links R-runter`, das zweite Feld des Formulars oder das **Steuerkreuz**. Niemand sieht sie, bevor du an der Reihe bist.
    .board = Deine letzten zwei Gebote wurden nicht gezeigt. Bis eines gewinnt, brauchst du zu jedem Gebot verdeckt die Züge: Zieh die Roboter und biete dann. Niemand sieht die Züge, bevor du an der Reihe bist.
refusal-match-removed = Ein Moderator hat dich aus dieser Partie genommen; du kannst in ihr nicht mehr bieten.
refusal-match-not-yours-to-remove = Nur Mitglieder mit der Berechtigung **Nachrichten verwalten** können einen Spieler aus der Partie nehmen.
refusal-match-has-not-bid = { $other } hat in dieser Partie nicht geboten.
refusal-match-removed-already = { $other } ist schon nicht mehr in dieser Partie.
refusal-match-not-playing = Das können nur Anwesende: Biete oder drück einen Knopf unter dem Spielplan.
    .board = Das können nur Anwesende: Zieh einen Roboter oder biete.
refusal-match-no-stake = Darüber entscheidet, wer in dieser Partie geboten hat – vor dem ersten Gebot { $starter }. Biete, und du hast auch eine Stimme.
refusal-match-seen-already = Du zählst schon mit.
refusal-match-hourglass-runs = Die Sanduhr läuft schon.
refusal-match-wants-to-finish-already = Du hast schon dafür gestimmt, die Partie zu beenden. Bietest du wieder, gilt deine Stimme nicht mehr.
refusal-match-done-already = Du bist schon fertig. Bietest du wieder, bist du es nicht mehr.
refusal-match-own-turn-to-prove = Du bist selbst an der Reihe. Mit **Passen** darf es der Nächste versuchen.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } hat noch Zeit zum Nachdenken oder war gerade noch aktiv: Überspringen geht frühestens um { $half }.
refusal-match-voted-already = { $phase ->
    [proving] Du hast schon dafür gestimmt, { $prover } zu überspringen.
    [intermission] Du hast schon für die nächste Runde gestimmt.
   *[other] Du hast schon dafür gestimmt, die Sanduhr umzudrehen.
}
refusal-match-no-hints = In dieser Partie gibt es keine Tipps.
refusal-match-wants-hint-already = Du hast ihn schon verlangt. Er kommt, sobald alle Anwesenden ihn verlangt haben.
refusal-match-no-hint-yet = Die kürzeste Lösung für diesen Chip kenne ich noch nicht, also gibt es noch keinen Tipp. Frag gleich noch einmal.
refusal-match-not-yours-to-shorten = Kurz machen kann diese Partie nur { $starter }, von dem sie gestartet wurde.
refusal-match-too-late-to-shorten = Eine Partie lässt sich nur einmal kurz machen, und bevor der erste Chip gewonnen ist.
refusal-match-no-handicaps = In dieser Partie gibt es keinen Vorsprung.
refusal-match-not-yours-to-handicap = Den Bots einen Vorsprung geben kann nur { $starter }, von dem diese Partie gestartet wurde.
refusal-match-handicap-unchanged = Diesen Vorsprung hast du schon.
refusal-match-too-late-for-handicap = Seit dem ersten Gebot kann ein Vorsprung nur noch kleiner werden.
refusal-match-not-yours-to-add-bot = Bots dazuholen kann nur { $starter }, von dem diese Partie gestartet wurde.
refusal-match-too-late-to-add-bot = Bots können dazukommen, bis der erste Chip gewonnen ist: höchstens drei, und nicht in einem Turnier.
refusal-match-not-yours-to-let-watch = Ob alle zuschauen dürfen, entscheiden nur { $starter }, von dem die Partie gestartet wurde, und Mitglieder mit der Berechtigung **Nachrichten verwalten**.
refusal-match-no-watching-tournaments = Einer Partie eines Turniers kann nur zuschauen, wer ihren Kanal sieht.

form-path-label = Wie? (verdeckt, bis du an der Reihe bist)
form-path-placeholder = R-hoch G-links … – oder leer lassen und später zeigen

option-bid-path = Deine Züge, zum Beispiel R-hoch G-links: verdeckt, und für dich gezeigt, wenn du an der Reihe bist

completion-move = { $robot ->
    [red] 🔴 rot
    [green] 🟢 grün
    [blue] 🔵 blau
    [yellow] 🟡 gelb
    [silver] ⚪ silber
   *[black] ⚫ schwarz
} { $direction ->
    [up] ⬆️ hoch
    [right] ➡️ rechts
    [down] ⬇️ runter
   *[left] ⬅️ links
}

pad-headline = ### Steuerkreuz – { $made } von { $bid } Zügen
    Wähl einen Roboter, dann eine Richtung. Das siehst nur du. Du hast Zeit bis { $until }.
pad-headline-bidding = ### Steuerkreuz
    Das siehst nur du. Bietest du, liegen deine Züge verdeckt dabei, bis du an der Reihe bist. Ich prüfe sie nicht.{ $until ->
        [none] {""}
       *[other] {" "}Die Sanduhr läuft bis { $until }.
    }
pad-headline-solo = ### Steuerkreuz – { $made ->
        [one] ein Zug
       *[other] { $made } Züge
    }
    { $showing ->
        [yes] Wähl einen Roboter, dann eine Richtung. Zeig deine Lösung bis { $until }: Du hast einen Versuch.
        [practice] Wähl einen Roboter, dann eine Richtung. Es läuft keine Uhr.
       *[no] Wähl einen Roboter, dann eine Richtung. Die Sanduhr läuft bis { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – als Nächstes: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Noch keine Züge – als Nächstes: { $robot }
pad-wrong-move = ⚠️ { $why } Er wurde weggelassen und kostet dich nichts.
pad-robot-red = 🔴 Rot
pad-robot-green = 🟢 Grün
pad-robot-blue = 🔵 Blau
pad-robot-yellow = 🟡 Gelb
pad-robot-black = ⚫ Schwarz
pad-robot-silver = ⚪ Silber
pad-left = ⬅️ Links
pad-up = ⬆️ Hoch
pad-right = ➡️ Rechts
pad-down = ⬇️ Runter
pad-undo = ↩️ Rückgängig
pad-clear = 🗑️ Löschen
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Züge zeigen
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Chip überspringen{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Bieten, Züge verdeckt dazu
   *[other] { $count } bieten, Züge verdeckt
}
pad-arrived = 🎯 { $robot } steht auf dem Zielfeld.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } hat den Chip gewonnen**, in { $moves } Zügen.
    [returned] 🔀 Niemand hat den Chip gewonnen: Er kam zurück.
    [sand] ⌛ Die Sanduhr ist abgelaufen, und du hast in dieser Runde nicht geboten.
    [turn] ⌛ Du bist nicht mehr an der Reihe.
   *[round] Diese Runde ist vorbei.
}
zoom-headline = ### 🔍 { $what }
    Felder { $first } bis { $last }. Das siehst nur du.
zoom-target = 🎯 Ziel

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = rot
notation-green = grün
notation-blue = blau
notation-yellow = gelb
notation-black = schwarz
notation-silver = silber silbern
notation-up = hoch oben rauf
notation-right = rechts
notation-down = runter unten
notation-left = links

notation-moon = Halbmond, Mondsichel
notation-planet = Saturn, Ringplanet
notation-star = Sternchen
notation-gear = Rad
notation-vortex = kosmischer Wirbel, Wirbel

### The tutorial

command-tutorial = Das Spiel auf vier kleinen Spielplänen lernen, nur für dich

lesson-headline = ### Lektion { $lesson } von { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Roboter rasen.** Roboter haben keine „Bremsen“: Sie rasen weiter, bis eine Mauer, der Spielplanrand, die Spielplanmitte oder ein anderer Roboter sie stoppt. Bring den 🔴 roten Roboter so ins Ziel, dass er auf dem 🔴🌙 roten Mond anhält.
    [2] **Roboter helfen einander.** Jede Bewegung eines Roboters ist ein Zug. 🔴 Rot würde am 🔴⭐ roten Stern vorbeirasen, weil ihn dort keine Mauer stoppt. Lass zuerst 🟢 Grün ziehen, als Hindernis.
    [3] **Abbiegen.** { $ricochet ->
        [one-move] Ein einzelner Zug ist keine Lösung, also zählt es nicht, in einem Zug geradewegs auf den 🔵🪐 blauen Planeten zu ziehen. Probier es aus und finde dann einen Weg mit zwei oder mehr Zügen.
       *[turn] Der Roboter muss auf dem Weg ins Ziel zwischen zwei seiner Züge um 90° abbiegen. In einem Zug geradewegs auf den 🔵🪐 blauen Planeten zu ziehen reicht also nicht. Probier es aus und finde dann einen anderen Weg.
    }
   *[4] **Barrieren.** Manche Spielpläne haben sie. Durch eine Barriere in der eigenen Farbe zieht ein Roboter hindurch; an jeder anderen prallt er um 90° ab und rast weiter, alles in einem Zug. Kein Zug darf auf einer enden. Bring den 🟡 gelben Roboter so ins Ziel, dass er auf dem 🟡⚙️ gelben Zahnrad anhält.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Wähl für jeden Zug einen Roboter und eine Richtung und drück dann **Züge zeigen**. Oder drück **Tippen** und schreib alle Züge auf, zum Beispiel `{ $example }` oder einfach `{ $short }`: Sie werden gezeigt, sobald du sie abschickst.
lesson-bid = **Biete zuerst, wie in einer Partie:** Wie viele Züge brauchst du? Mit dem ersten Gebot läuft die Sanduhr, und andere können niedriger bieten.
lesson-sand = ⏳ **Dein Gebot: { $moves } Züge.** Sanduhr: { $until }. Ist sie abgelaufen, zeigt genau so viele, wer am niedrigsten geboten hat – hier du.
    .board = ⏳ **Dein Gebot: { $moves } Züge.** Ist die Sanduhr abgelaufen, zeigt genau so viele, wer am niedrigsten geboten hat – hier du.
lesson-sand-runs = Zeig deine Züge erst, wenn die Sanduhr abgelaufen ist: Bis dahin könnten andere niedriger bieten.
button-lesson-bid = { $moves } bieten
button-lesson-bid-again = Neu bieten
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **Geschafft:** `{ $moves }`. Jeder Zug ging weiter, bis ein Hindernis kam.
    [2] ✅ **Geschafft:** `{ $moves }` – { $count } Züge, denn die von Grün zählen mit.
    [3] ✅ **Geschafft:** `{ $moves }`. { $ricochet ->
        [one-move] Es war mehr als ein Zug, also zählt die Lösung.
       *[turn] Der Roboter ist unterwegs abgebogen, also zählt die Lösung.
    }
   *[4] ✅ **Geschafft:** `{ $moves }`. Gelb zog durch die eigene Barriere hindurch und prallte an der roten ab.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}Abgebogen ist der Roboter zwischen deinen Zügen: Abprallen zählt nicht.
    }
}
tutorial-next = Nächste Lektion
tutorial-end = 🎓 **Jetzt kennst du das Spiel.** In einer Partie suchst du die Lösung im Kopf und bietest, wie viele Züge du brauchst; ist die Sanduhr abgelaufen, zeigt sie, wer am niedrigsten geboten hat. Was möchtest du spielen?
    `/ricochet { command-name-race }`: Alle lösen denselben Chip für sich, und die kürzeste Lösung gewinnt.
    `/ricochet { command-name-solo } { option-name-practice }`: Chips mit so vielen Zügen, wie du magst, ohne Uhr.
    .board = 🎓 **Jetzt kennst du das Spiel.** In einer Partie suchst du die Lösung im Kopf und bietest, wie viele Züge du brauchst; ist die Sanduhr abgelaufen, zeigt sie, wer am niedrigsten geboten hat. Was möchtest du spielen? **{ button-first-practice }** steht in der Liste der Spiele unter { web-subject-solo }.
button-first-bots = Gegen Bots spielen
button-first-match = Mit Freunden
button-first-solo = Allein spielen
button-first-practice = Ohne Uhr üben
button-first-daily = Heutiges Rätsel
# $robots: the names of those that play
problem-not-in-lesson = In dieser Lektion gibt es nur { $robots }. Versuch es noch einmal.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } spielt allein** – { $options }. 17 Chips; sind am Ende mehr offen als verdeckt, ist das Spiel gewonnen.
solo-option-hourglasses = { $hourglasses ->
    [one] eine Sanduhr von { $seconds } Sekunden pro Chip
   *[other] zwei Sanduhren von { $seconds } Sekunden pro Chip
}
solo-option-practice = zur Übung, weil der Spielplan ausgesucht ist
solo-title = ### 🧩 Solopartie
# $hourglasses: solo-option-hourglasses
solo-ready = Löse jeden der 17 Chips, bevor die Sanduhr abgelaufen ist: { $hourglasses }. Jede Lösung zählt, egal wie lang; liegen am Ende mehr Chips offen als verdeckt, gewinnst du.
    -# Drück **Los**: Dann wird der erste Chip aufgedeckt, und die Sanduhr läuft.
solo-headline = ### Chip { $number } von 17: { $target } auf { $cell }
solo-task = { $robot ->
    [any] Bring **einen beliebigen Roboter** dorthin
   *[other] Bring den **{ $robot ->
        [red] roten
        [green] grünen
        [blue] blauen
       *[yellow] gelben
    } Roboter** dorthin
}, { $ricochet ->
    [one-move] in mindestens zwei Zügen.
   *[turn] mit beliebig vielen Zügen; zwischen zwei seiner Züge muss er um 90° abbiegen.
}
solo-replaced = 🔄 Der Chip davor wurde zurückgelegt: Er war nicht zu erreichen.
solo-sand = ⏳ **Die Sanduhr läuft bis { $until }.** **{ button-solo-got-it }** hält sie an; dann hast du eine Minute, um deine Lösung zu zeigen.
solo-showing = ⏱️ **Zeig deine Lösung bis { $until }.** Du hast einen Versuch: `/prove R-hoch G-links …` oder per Knopf.
    .board = ⏱️ **Zeig deine Lösung bis { $until }.** Du hast einen Versuch.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 Ich war { $count } { $unit ->
    [seconds] Sekunden
    [minutes] Minuten
   *[hours] Stunden
} weg; so lange stand die Uhr still.
solo-hint-price = -# 💡 Jeder Tipp kostet einen Stern dieses Chips; der letzte Stern bleibt.
solo-chip-up = ✅ **Der Chip liegt offen** – { $count } Züge: `{ $moves }` { $stars }
    .board = ✅ **Der Chip liegt offen** – { $count } Züge { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
}
solo-chip-down = ⌛ **Der Chip liegt verdeckt.** Die Roboter bleiben, wo sie waren.
solo-attempt-failed = ❌ Das ist keine Lösung. { $why } **Der Chip liegt verdeckt.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Drei von drei Sternen.
    [2] Zwei von drei Sternen.
   *[1] Einer von drei Sternen.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 In { $count } Zügen wäre es gegangen, wie im Bild: `{ $moves }`
   *[yes] 💡 Möglich waren { $count } Züge: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 In { $count } Zügen wäre es gegangen: `{ $moves }`
       *[yes] 💡 Möglich waren { $count } Züge: `{ $moves }`
    }
solo-best-equal = 🌟 Mit weniger Zügen geht es nicht.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** offen, **{ $down }** verdeckt, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}: { $marks }
solo-next = Lass dir Zeit. Erst der nächste Chip dreht die Sanduhr um.
solo-end = { $result ->
    [won] 🏆 **Gewonnen!** Offen: { $up }, verdeckt: { $down }.
    [lost] 🏁 **Diesmal verloren.** Offen: { $up }, verdeckt: { $down }.
   *[stopped] 🏁 **Die Solopartie wurde abgebrochen**, nach { $played ->
        [one] einem Chip
       *[other] { $played } Chips
    }; sie ist weder gewonnen noch verloren.
}
solo-end-stars =
    { $stars } von { $most } Sternen · { $perfect ->
    [one] ein Chip
   *[other] { $perfect } Chips
} so kurz wie möglich gelöst · längste Serie: { $streak ->
    [one] ein Chip
   *[other] { $streak } Chips
}
    { $marks }
solo-end-code = Diesen Spielplan noch einmal spielen: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = Der Code dieses Spielplans: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = Ich hab’s
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Nächster Chip
button-solo-give-up = Chip aufgeben
button-solo-end = Solopartie beenden
button-solo-more = { button-more }

done-solo-solved = 🎉 Geschafft!
done-solo-given-up = Du hast diesen Chip aufgegeben.
done-solo-stopped = Die Solopartie ist vorbei.
failed-solo = Das ist keine Lösung. { $why } Die Sanduhr läuft noch: Versuch es noch einmal.

refusal-solo-game-over = Diese Solopartie ist vorbei. `/ricochet { command-name-solo }` startet eine neue.
    .board = Diese Solopartie ist vorbei.
refusal-solo-not-yours = Das ist die Solopartie von { $player }. `/ricochet { command-name-solo }` startet deine eigene.
    .board = Das ist die Solopartie von { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Noch liegt kein Chip offen. Drück **Los**.
    [practice] Gerade liegt kein Chip offen. Drück **Noch so einer**.
   *[no] Gerade liegt kein Chip offen. Drück **Nächster Chip**.
}
refusal-solo-sand-has-run-out = Die Sanduhr ist abgelaufen, also liegt dieser Chip verdeckt.
refusal-solo-sand-stands-still = Die Sanduhr steht still: Zeig jetzt deine Lösung.
refusal-solo-time-to-show-is-up = Die Minute zum Zeigen ist um, also liegt dieser Chip verdeckt.
refusal-solo-chip-is-up = Dieser Chip ist noch im Spiel. Zeig eine Lösung oder gib ihn auf.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = In dieser Solopartie gibt es keinen fünften Roboter, weder Schwarz noch Silber. Die Roboter sind R, G, B und Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Zu spät: Die Solopartie ist schon weiter.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = Die kürzeste Lösung für diesen Chip kenne ich noch nicht, also gibt es noch keinen Tipp. Frag gleich noch einmal; es hat dich nichts gekostet.

problem-solo-running = Du hast hier schon eine Solopartie: `/ricochet { command-name-solo }` zeigt sie.
    .board = Du hast hier schon eine Solopartie.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Dieser Chip ist schon gespielt. Nutze die Knöpfe unter dem neuesten Spielplan.
    .board = Dieser Chip ist schon gespielt.
problem-board-in-play = { $where ->
    [here] Das ist die Stellung der Partie in { $channel }, oder ihr sehr ähnlich. Eine zweite Partie würde Lösungen verraten: Spiel sie, wenn die andere vorbei ist, oder wähl einen anderen Spielplan.
    [yours] Das ist die Stellung einer deiner Partien, oder ihr sehr ähnlich. Eine zweite Partie würde Lösungen verraten: Spiel sie, wenn die andere vorbei ist, oder wähl einen anderen Spielplan.
   *[elsewhere] Dieser Spielplan wird gerade anderswo gespielt, deshalb bleiben seine Lösungen geheim. Wähl einen anderen.
}
problem-solo-beside-match = In diesem Kanal läuft eine Partie. Spiel allein in einem Thread oder nur für dich: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = In diesem Kanal läuft eine Partie. Spiel allein, wenn sie vorbei ist, oder in einem anderen Kanal.

command-solo = Allein spielen: 17 Chips gegen die Sanduhr, oder üben ohne Uhr
option-solo-hourglasses = Wie viele Sanduhren du pro Chip bekommst: Mit zweien ist es leichter
option-solo-private = Nur du siehst die Solopartie
choice-hourglasses-1 = eine
choice-hourglasses-2 = zwei, damit es leichter ist

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } übt** – { $options }. Ein Chip nach dem anderen, ohne Uhr.
practice-headline = ### 🎯 Chip { $number }: { $target } auf { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] Beliebige Länge. Es läuft keine Uhr.
   *[other] Es geht in **{ $moves } Zügen**. Es läuft keine Uhr.
}
practice-solved = ✅ **Gelöst** in { $count } Zügen: `{ $moves }`
    .board = ✅ **Gelöst** in { $count } Zügen.
practice-given-up = 🏳️ **Aufgegeben.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Es gibt eine kürzeste Lösung mit { $moves } Zügen.
   *[other] Es gibt { $count } kürzeste Lösungen mit { $moves } Zügen.
}
practice-more-ways = -# Die anderen zeigt **{ button-study-open }**.
practice-tally = Ohne Tipp gelöst: **{ $unaided }** · mit Tipps: **{ $hinted }** · aufgegeben: **{ $dropped }**
practice-end = 🏁 **Genug geübt.**
failed-practice = Das ist keine Lösung. { $why } Das kostet nichts: Versuch es noch einmal.
button-solo-another = Noch so einer
button-solo-harder = Schwerer
button-solo-easier = Leichter
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Beliebig lang
   *[other] { $moves } Züge
}
problem-practice-alone = Beim Üben gibt es keine Sanduhr, kein Ende und keinen gewählten Spielplan: Nur `{ option-name-rules }` und `{ option-name-private }` passen dazu.
option-solo-practice = Ohne Uhr üben: Chips mit so vielen Zügen, wie du magst
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] so lang, wie du sie löst
    [any] beliebig lang
   *[other] { $value } Züge
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } startet ein Rennen** – { $options }.
    { $rounds ->
        [one] Ein Chip
       *[other] { $rounds } Chips
    } für alle, je { $time }. Jeder löst für sich: Die kürzeste Lösung gewinnt den Chip; die ersten drei bekommen 3, 2 und 1 Punkte.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] zählt ab zwei Spielern und drei gelösten Chips
   *[no] zu kurz für die Rangliste
}
race-bots = zur Übung mit Bots, bis ein zweiter Mensch eine Lösung hat
race-headline = ### Rennen, Runde { $round } von { $rounds }: { $target } auf { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **Ihr habt Zeit bis { $until }.** Die kürzeste Lösung gewinnt; { $slow ->
    [yes] gleich lange teilen sich einen Platz.
   *[no] bei gleicher Länge die frühere.
}
race-how = Löse für dich, so oft du magst: **{ button-race-pad }**, **{ button-type }** oder `/prove R-hoch G-links …`. Deine kürzeste Lösung zählt.
    .board = Löse für dich, so oft du magst: Zieh die Roboter, dann **{ pad-show }**. Deine kürzeste Lösung zählt.
race-have = { $count ->
    [0] 💭 Noch niemand hat eine Lösung.
    [one] ✅ Einer hat eine Lösung.
   *[other] ✅ { $count } haben eine Lösung.
}
race-done = 🙋 Fertig: { $count } von { $players }.
race-finish-votes = 🏁 Rennen beenden: **{ $count } von { $needed }** nötigen Stimmen.
race-next = Nächster Chip: { $until }.
race-over = 🏁 Dieses Rennen ist vorbei.
# $points: who has how many
race-points = 🎯 Punkte: { $points }
race-round-over = 🏁 **Runde { $round } von { $rounds } ist vorbei.**
race-place = { $place }. { $player } – **{ $moves } Züge**{ $points ->
    [0] {""}
    [one] {" "}(ein Punkt)
   *[other] {" "}({ $points } Punkte)
}
race-way = ✅ Die Roboter haben den Weg von { $player } genommen: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **Runde { $round } von { $rounds } ist vorbei, und niemand hat eine Lösung.** Der Zielchip ({ $target }) wird zurückgelegt.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 Ein Moderator hat { $player } aus dem Rennen genommen.
   *[left] 👋 { $player } hat das Rennen verlassen.
}
race-finish-voted = 🏁 { $player } stimmt dafür, das Rennen jetzt zu beenden; dann gewinnt, wer die meisten Punkte hat.
race-finish-how = Mit `/ricochet { command-name-stop }` stimmst du dafür, wenn du eine Lösung abgegeben hast.
    .board = Wer eine Lösung abgegeben hat, stimmt mit ab.
race-end-moved = 🔌 Ich war weg, als die Zeit um war. Das neue Ende: { $until }.
race-zone-dropped = 🕰️ Die Zeitzone `{ $zone }` kenne ich hier nicht. Die Runden enden ab jetzt nach UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 Das Rennen wurde vorzeitig beendet; die bisherigen Punkte entscheiden.
    [abandoned] 😴 Zwei Chips nacheinander ohne Lösung: Das Rennen ist vorbei.
    [deserted] 🤖 Zwei Runden ohne Menschen: Das Rennen ist vorbei.
   *[stopped] 🏁 **Das Rennen wurde abgebrochen**, bevor jemand einen Punkt hatte.
}
race-won = 🏆 **{ $winners } { $count ->
    [one] gewinnt das Rennen!
   *[other] teilen sich den Sieg!
}**
race-without-winner = 🏁 **Das Rennen ist vorbei.** Niemand hat einen Punkt, also gibt es keinen Sieger.
race-code = Diesen Spielplan noch einmal spielen: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = Der Code dieses Spielplans: `{ $code }`
race-pad-closed = ⌛ Diese Runde ist vorbei.
# Your own shortest solution so far
race-own = 🏅 Deine beste: **{ $count } Züge**. Geht es kürzer?
pad-headline-race = ### Steuerkreuz – { $made ->
        [one] ein Zug
       *[other] { $made } Züge
    }
    Wähl einen Roboter, dann eine Richtung. Das siehst nur du. Du hast Zeit bis { $until }.
race-submitted = ✅ **{ $count } Züge** – das ist eine Lösung! Deine kürzeste zählt: Versuch es mit weniger, oder drück **Bin fertig**.
failed-race = Das ist keine Lösung. { $why } Es kostet nichts: Versuch es noch einmal.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = Bin fertig
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Alle sind fertig: Die Runde ist vorbei.
    [bots] 🙋 Du bist mit diesem Chip fertig. Die Runde endet, sobald kein Bot mehr überlegt, spätestens um { $until }. Etwas Kürzeres kannst du noch abgeben.
    [time] 🙋 Du bist mit diesem Chip fertig. Die Runde läuft bis { $until }, damit noch andere mitmachen können. Etwas Kürzeres kannst du noch abgeben.
   *[others] 🙋 Du bist mit diesem Chip fertig. Die Runde endet, wenn alle fertig sind, oder um { $until }. Etwas Kürzeres kannst du noch abgeben.
}
done-left-race = 👋 Du hast das Rennen verlassen, niemand wartet mehr auf dich. Was du für diesen Chip abgegeben hattest, ist zurückgezogen; deine Punkte bleiben. Mit einer Lösung bist du wieder dabei.
done-removed-race = 🚪 { $player } ist nicht mehr im Rennen und behält die Punkte.
done-race-stopped = Das Rennen ist vorbei.
done-race-vote = 🏁 Du stimmst dafür, das Rennen zu beenden: { $count } von { $needed } nötigen Stimmen. Eine neue Lösung nimmt das zurück.

refusal-race-game-over = Dieses Rennen ist vorbei. `/ricochet { command-name-race }` startet ein neues.
    .board = Dieses Rennen ist vorbei.
refusal-race-no-chip-up = Gerade liegt kein Chip offen. Der nächste kommt um { $until }.
refusal-race-sand-has-run-out = Die Zeit für diesen Chip ist um.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = In diesem Rennen gibt es keinen fünften Roboter, weder Schwarz noch Silber. Die Roboter sind R, G, B und Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Das geht, aber du hast schon eine Lösung mit { $own } Zügen.
refusal-race-removed = Ein Moderator hat dich aus diesem Rennen genommen.
refusal-race-not-playing = Du bist gerade nicht in diesem Rennen. Öffne erst das Steuerkreuz, oder gib eine Lösung ab.
    .board = Du bist gerade nicht in diesem Rennen. Zieh erst einen Roboter, oder gib eine Lösung ab.
refusal-race-done-already = Du bist mit diesem Chip schon fertig.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Beenden dürfen das Rennen nur { $starter }, von dem es gestartet wurde, und Mitglieder mit der Berechtigung **Nachrichten verwalten**.
refusal-race-no-stake = Ob das Rennen endet, entscheiden die Anwesenden, die darin eine Lösung abgegeben haben. Gib eine ab, und du hast auch eine Stimme.
refusal-race-wants-to-finish-already = Du hast schon dafür gestimmt, das Rennen zu beenden. Gibst du eine Lösung ab, gilt deine Stimme nicht mehr.
refusal-race-not-yours-to-let-watch = Ob alle zuschauen dürfen, entscheiden nur { $starter }, von dem das Rennen gestartet wurde, und Mitglieder mit der Berechtigung **Nachrichten verwalten**.
refusal-race-not-yours-to-remove = Nur Mitglieder mit der Berechtigung **Nachrichten verwalten** können einen Spieler aus dem Rennen nehmen.
refusal-race-has-not-bid = { $other } hat in diesem Rennen nichts abgegeben.
refusal-race-removed-already = { $other } ist schon nicht mehr in diesem Rennen.
refusal-race-not-yours-to-add-bot = Bots dazuholen kann nur { $starter }, von dem dieses Rennen gestartet wurde.
refusal-race-too-late-to-add-bot = Bots können dazukommen, bis der erste Chip gewonnen ist: höchstens drei.
refusal-race-voted-already = Du hast schon für die nächste Runde gestimmt.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Zu spät: Das Rennen ist weitergegangen.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = `{ $text }` kenne ich nicht. Wähl aus der Liste, die Discord beim Tippen zeigt.
problem-race-running = In diesem Kanal läuft schon ein Rennen.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Diese Runde ist vorbei. Nutze die Knöpfe unter dem neuesten Spielplan.
    .board = Diese Runde ist vorbei.
problem-race-beside-other = In diesem Kanal läuft etwas anderes. Starte das Rennen in einem Thread, oder eines mit Stunden für jeden Chip: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = In diesem Kanal läuft etwas anderes. Starte das Rennen, wenn es vorbei ist, oder in einem anderen Kanal.
problem-beside-race = In diesem Kanal läuft ein Rennen. Spielt in einem Thread, oder wenn es vorbei ist.
    .board = In diesem Kanal läuft ein Rennen. Spielt, wenn es vorbei ist, oder in einem anderen Kanal.

command-race = Rennen: Alle lösen denselben Chip für sich, und die kürzeste Lösung gewinnt
option-race-time = Wie lange eine Runde dauert: Minuten, oder Stunden für ein langsames Rennen (sonst 3 Minuten)
option-race-chips = Wie viele Chips gespielt werden (sonst 5)
choice-race-time-60 = 1 Minute
choice-race-time-120 = 2 Minuten
choice-race-time-180 = 3 Minuten
choice-race-time-300 = 5 Minuten
choice-race-time-600 = 10 Minuten
choice-race-time-3600 = 1 Stunde (langsam)
choice-race-time-28800 = 8 Stunden (langsam)
choice-race-time-86400 = 24 Stunden (langsam)

### The rush

rush-title = ### ⚡ Blitzrunde
rush-ready = So viele Chips wie möglich in { $minutes } Minuten, von kurz nach lang: Jede Lösung zählt, und sofort kommt der nächste Chip. Drück einen Roboter und die Richtungen; zum Zeigen brauchst du keinen Knopf. { $passes } Chips darfst du überspringen.
    -# Das siehst nur du. Die Uhr läuft, sobald du **Los** drückst.
button-rush-go = ▶️ Los
rush-headline = ### ⚡ Chip { $number }: { $target } auf { $cell }
rush-status = ⏱️ **Die Zeit läuft bis { $until }.** { $count }
rush-count = Gelöst: **{ $solved }**, noch zu überspringen: { $passes }.
rush-how = -# Bring { $robot ->
    [any] **einen beliebigen Roboter**
   *[other] den **{ $robot ->
        [red] roten
        [green] grünen
        [blue] blauen
       *[yellow] gelben
    } Roboter**
} in zwei oder mehr Zügen dorthin; zwischen zwei seiner Züge biegt er ab. Dann kommt sofort der nächste Chip.
rush-solved = ✅ { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
} – nächster Chip!
rush-passed = ⏭️ Übersprungen – nächster Chip!
rush-over = ### ⚡ { $ending ->
    [all-played] Alle Chips sind gespielt!
    [stopped] Du hast die Blitzrunde beendet.
   *[time-up] Die Zeit ist um!
} { $count ->
    [0] Kein Chip gelöst.
    [one] Ein Chip gelöst.
   *[other] { $count } Chips gelöst.
}
rush-record = { $result ->
    [first] 🏆 Dein erstes Ergebnis: `/ricochet { command-name-stats }` zeigt deine Bestleistung.
    [better] 🏆 **Neue Bestleistung!** Bisher: { $record }.
    [equal] 🏅 So viele wie bei deiner Bestleistung.
    [below] Deine Bestleistung: **{ $record }**.
   *[none] -# Kurze Wege zuerst: Schau, wohin der Roboter in der Farbe des Ziels ziehen kann.
}
    .board = { $result ->
        [first] 🏆 Dein erstes Ergebnis.
        [better] 🏆 **Neue Bestleistung!** Bisher: { $record }.
        [equal] 🏅 So viele wie bei deiner Bestleistung.
        [below] Deine Bestleistung: **{ $record }**.
       *[none] -# Kurze Wege zuerst: Schau, wohin der Roboter in der Farbe des Ziels ziehen kann.
    }
rush-best = 💡 Chip { $number } braucht { $count } Züge{ $shown ->
    [yes] {""}, wie im Bild
   *[no] {""}
}: `{ $moves }`
    .board = 💡 Chip { $number } braucht { $count } Züge: `{ $moves }`
rush-solved-chips = ✅ Gelöst, deine Züge/die wenigsten: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Pokal
cup-ready = { $chips } Chips in { $minutes } Minuten, von kurz nach lang, für alle dieselben. Eine kürzeste Lösung bringt **{ $most }** Punkte, jeder Zug mehr kostet einen, und jede Lösung bringt mindestens einen. Es zählt, was du zuerst zeigst: Denk also nach, bevor du **{ pad-show }** drückst. Jeden Chip darfst du überspringen, und du spielst einen Pokal nur einmal.
    -# Das siehst nur du. Die Uhr läuft, sobald du **Los** drückst.
cup-headline = ### 🏆 Chip { $number } von { $chips }: { $target } auf { $cell }
cup-count = Punkte: **{ $points }**.
cup-how = -# Je weniger Züge, desto besser. Es zählt, was du zuerst zeigst, und sofort kommt der nächste Chip.
cup-over = ### 🏆 { $ending ->
    [all-played] Alle Chips sind gespielt!
    [stopped] Du hast den Pokal beendet.
   *[time-up] Die Zeit ist um!
} **{ $points } von { $most } Punkten.**
cup-points = Punkte für jeden Chip: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# Die kürzesten Lösungen kommen am Montag. Bitte verrate die Chips bis dahin nicht.
button-cup = 🏆 Pokal spielen
problem-cup-off = Dieser Server spielt den Wochenpokal nicht. Wer ihn verwaltet, kann ihn in meinen Einstellungen einschalten.
problem-cup-closed = Der Pokal wird samstags und sonntags gespielt (UTC). Der nächste beginnt am { $opens }.
problem-cup-played = Diesen Pokal hast du schon begonnen, und alle spielen ihn nur einmal. Der nächste beginnt am { $opens }.
failed-rush = Das ist keine Lösung. { $why } Die Uhr läuft: Versuch es noch einmal.
refusal-rush-game-over = Diese Blitzrunde ist vorbei. `/ricochet { command-name-rush }` startet eine neue.
    .board = Diese Blitzrunde ist vorbei.
refusal-rush-not-yours = Das ist die Blitzrunde von jemand anderem. `/ricochet { command-name-rush }` startet deine eigene.
    .board = Das ist die Blitzrunde von jemand anderem.
refusal-rush-no-chip-up = Die Uhr läuft noch nicht. Drück **Los**.
refusal-rush-chip-is-up = Die Uhr läuft schon.
refusal-rush-sand-has-run-out = Die Zeit ist um.
refusal-rush-no-passes-left = Du hast schon drei Chips übersprungen: Löse diesen.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = In einer Blitzrunde gibt es keinen fünften Roboter, weder Schwarz noch Silber. Die Roboter sind R, G, B und Y.
refusal-rush-out-of-date = Zu spät: Die Blitzrunde ist schon weiter.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Dieser Chip ist vorbei. Nutze die Knöpfe unter dem neuesten Spielplan.
problem-no-chips-drawn = Ich kann gerade keine Chips vorbereiten, weil mein Löser nicht funktioniert. Wer mich betreibt, findet den Grund im Log.

command-rush = Blitzrunde: so viele Chips wie möglich in drei Minuten, nur für dich
option-cup = Den Pokal dieses Wochenendes spielen: fünf Chips, zehn Minuten, einmal

### Your own games

command-my-games = Zeigen, wo du spielst und was auf dich wartet
my-games-headline = ### Deine Partien
my-games-empty = Du spielst gerade nirgends. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` oder `/ricochet { command-name-solo }` fängt etwas an.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Rennen
    [rush] ⚡ Blitzrunde
    [solo] 🧩 Solopartie
   *[match] 🤖 Partie
} { $link } – { $what ->
    [prove] **zeig deine Züge bis { $until }**
    [bid] du hast noch kein Gebot
    [solve] **löse den Chip bis { $until }**
    [better] deine beste: { $moves } Züge; Zeit bis { $until }
    [chip] **löse den Chip bis { $until }**
    [practice] ein Chip wartet auf dich, ohne Uhr
    [next] der nächste Chip wartet auf dich
    [first] drück **Los** für den ersten Chip
    [go] drück **Los**, dann läuft die Uhr
   *[none] gerade nichts zu tun
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] Es braucht { $fewest } Züge oder mehr.
   *[other] Es braucht { $fewest } bis { $most } Züge.
}
# $robots: the names of those that move
hint-robots = 💡 In einer der kürzesten Lösungen ziehen: { $robots }.
# $move: in the notation
hint-first-move = 💡 Sie kann mit `{ $move }` beginnen.
button-hint-length = 💡 Wie lang?
button-hint-robots = 💡 Welche Roboter?
button-hint-first-move = 💡 Erster Zug?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Rätsel { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } auf { $cell }
daily-task = -# { $robot ->
    [any] Bring **einen beliebigen Roboter** zum Zielfeld
   *[other] Bring den **{ $robot ->
        [red] roten
        [green] grünen
        [blue] blauen
       *[yellow] gelben
    } Roboter** zum Zielfeld
}, mit so wenigen Zügen wie möglich. Zwischen zwei seiner eigenen Züge muss er um 90° abbiegen. Keine Uhr, beliebig viele Versuche.
daily-failed = ⚠️ **Das ist keine Lösung.** { $why }
daily-tries = -# { $tries ->
    [one] Bisher ein Versuch
   *[other] Bisher { $tries } Versuche
}
daily-hint-price = -# 💡 Jeder Tipp kostet einen Stern; der letzte Stern bleibt.
daily-solved = ✅ **Geschafft** – { $count } Züge: `{ $moves }`
    .board = ✅ **Geschafft** – { $count } Züge.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Deine beste Lösung: { $count } Züge** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 Es geht mit { $count } Zügen.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Gelöst im { $tries }. Versuch, nach { $count } { $unit ->
    [seconds] Sekunden
    [minutes] Minuten
   *[hours] Stunden
}
daily-shown = -# Du hast die Lösungen gesehen: Weitere Versuche zählen nicht.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **Die einzige Lösung mit { $length } Zügen**
   *[other] 🌟 **Lösung { $way } von { $count }** mit { $length } Zügen
}
button-daily-again = Noch ein Versuch
button-daily-solutions = Kürzeste Lösungen
button-daily-give-up = Aufgeben: Lösungen zeigen
button-daily-before = Der Tag davor
button-daily-easier = Ein leichteres
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` ist kein Datum. Schreib Jahr, Monat und Tag, zum Beispiel { $date }.
problem-no-such-day = Rätsel gibt es vom { DATETIME($first, dateStyle: "long") } bis zum { DATETIME($last, dateStyle: "long") }. Das eines Tages beginnt um Mitternacht UTC.
problem-no-puzzle = Ich kann gerade kein Rätsel auswählen, weil mein Löser nicht funktioniert. Wer mich betreibt, findet den Grund im Log.
# $robots: the names of those that play
problem-not-in-puzzle = In diesem Rätsel gibt es nur { $robots }. Versuch es noch einmal.
problem-not-solved-yet = Löse erst das Rätsel: Dann zeige ich dir alle kürzesten Lösungen.
problem-board-of-today = Das ist dem heutigen Rätsel sehr ähnlich, und darauf zu spielen würde es verraten. Spiel den Plan morgen oder wähl einen anderen.
problem-board-of-cup = Das ist dem Spielplan des Pokals an diesem Wochenende sehr ähnlich, und darauf zu spielen würde ihn verraten. Spiel den Plan am Montag oder wähl einen anderen.

command-daily = Das Rätsel des Tages, nur für dich, mit so vielen Versuchen, wie du magst
option-date = Ein früherer Tag, zum Beispiel 2026-11-21 (sonst heute)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Analyse
   *[other] Analyse von Runde { $round }
}: { $target } auf { $cell }
study-proof = 🏅 Die Lösung von { $player }, **{ $count } Züge**.
study-no-proof = Niemand hat eine Lösung gezeigt.
study-own = ✍️ Dein eigener Weg, **{ $count } { $count ->
    [one] Zug
   *[other] Züge
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Mit Zug { $move } ging der kürzeste Weg verloren: Von da an brauchte es noch { $left }, zusammen { $total }. Am kürzesten waren { $best }.
study-no-own = Du hast in dieser Runde keinen eigenen Weg.
study-searching = 🔍 Ich suche noch nach allen kürzesten Lösungen. Schau gleich noch einmal.
study-hints = 🧠 Die kürzesten Lösungen kenne ich. Nimm einen Tipp nach dem anderen, sieh dir die Lösungen an oder versuch es selbst.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Zurück
step-on = Weiter ▶
step-previous = ⏮ Vorige Lösung
step-next = Nächste Lösung ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Genau eine kürzeste Lösung**
       *[other] **{ $count } kürzeste Lösungen**
    }
   *[no] **Mindestens { $count } kürzeste Lösungen**
}, { $moves } Züge.{ $orders ->
    [yes] {" "}Wenn es egal ist, in welcher Reihenfolge die Roboter drankommen: { $differing ->
        [yes] { $different }.
       *[no] mindestens { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Lösung { $way } { $all ->
    [yes] von { $shown }
   *[no] der ersten { $shown }
}.
button-study-open = 🔬 Analyse
button-study-round = 🔬 Analyse von Runde { $round }
button-study-before = ⏮ Runde { $round }
button-study-after = Runde { $round } ⏭
button-study-proof = Gezeigte Lösung
button-study-own = Mein Weg
button-study-ways = Kürzeste Lösungen
button-study-again = 🔍 Noch einmal schauen
button-study-try = 🎮 Selbst versuchen
button-study-back = ◀ Zurück zur Analyse
button-again-rematch = 🔁 Revanche
button-again-proposed = { $level ->
    [easy] 🤖 Gegen leichte Bots
    [medium] 🤖 Gegen mittlere Bots
    [hard] 🤖 Gegen schwere Bots
   *[same] ⚖️ Revanche wie vorgeschlagen
 }
button-again-board = Noch einmal auf diesem Spielplan
button-again-solo = 🔁 Noch einmal
button-again-rush = 🔁 Noch eine Blitzrunde
button-again-race = 🔁 Noch ein Rennen
try-headline = ### Versuch es selbst: { $target } auf { $cell }
    Wähl einen Roboter, dann eine Richtung. Das siehst nur du. Keine Uhr läuft, und nichts zählt.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **Geschafft, in { $count } Zügen:** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 Mit weniger Zügen geht es nicht.
    [no] {"\u000A"}💡 Es geht mit weniger Zügen.
   *[unknown] {""}
}

problem-study-what = Was möchtest du analysieren? Nenn einen Code, `/ricochet { command-name-study } { option-name-code }:…`, oder deinen Spielplan zu Hause: seine `{ option-name-tiles }`, alle seine `{ option-name-robots }` und das `{ option-name-target }`. Hat ein Code kein Ziel, nenn auch das.
problem-study-code = Das ist kein Code. { $fault ->
    [characters] Ein Code hat nur Buchstaben und Ziffern.
    [length] Der eines Spielplans hat 24 Buchstaben und Ziffern, der einer Stellung 14; deiner hat { $count }. Kopiere ihn ganz.
    [check] Er ist vollständig, aber vertippt: Die letzten beiden Zeichen, mit denen die anderen geprüft werden, passen nicht zu ihnen. Kopiere ihn, statt ihn abzutippen.
   *[impossible] Er nennt eine Stellung, die es nicht geben kann. Kopiere ihn, statt ihn abzutippen.
}
problem-study-in-play = { $where ->
    [here] Das ist die Stellung der Partie in { $channel }, oder ihr sehr ähnlich. Die Analyse würde Lösungen verraten: Sieh sie dir an, wenn die Partie vorbei ist.
    [yours] Das ist die Stellung einer deiner Partien, oder ihr sehr ähnlich. Die Analyse würde Lösungen verraten: Sieh sie dir an, wenn die Partie vorbei ist.
   *[elsewhere] Diese Stellung wird gerade anderswo gespielt, deshalb bleiben ihre Lösungen geheim. Analysier eine andere.
}
problem-study-of-today = Das ist dem heutigen Rätsel sehr ähnlich, und die Analyse würde es verraten. Sieh es dir morgen an.
problem-study-of-cup = Das ist einem Chip des Pokals an diesem Wochenende sehr ähnlich, und die Analyse würde ihn verraten. Sieh es dir am Montag an.
problem-study-too-soon = Diese Runde kann man noch nicht analysieren, weil ihr Chip noch einmal gezogen werden kann. Komm wieder, wenn der Chip gewonnen oder die Partie vorbei ist.
problem-no-study = Noch gibt es nichts zu analysieren: In diesem Kanal ist keine Runde vorbei.
problem-game-gone = Diese Partie lässt sich nicht mehr lesen.
problem-results-too-soon = Diese Partie läuft noch. Ihre Ergebnisse gibt es, wenn sie zu Ende ist.
problem-tables-playing = Andere Tische des Turniers spielen noch auf diesem Spielplan. Die Ergebnisse gibt es, wenn alle fertig sind.
problem-bound-elsewhere = Du spielst an einem anderen Tisch dieses Turniers: { $link }. Wer an einem Tisch geboten hat, spielt nur dort.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] Die Tische eines Turniers werden miteinander verglichen, deshalb spielen dort keine Bots: Lass `{ option-name-bots }` weg.
    [difficulty] In einem Turnier wird gemischt wie in der Spielregel: Lass `{ option-name-difficulty }` weg.
   *[other] Das laufende Turnier hat andere Regeln. Lass diese Optionen weg, um mitzuspielen; nach seiner ersten Runde kannst du ein neues starten.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Ergebnisse der Partie #{ $number }**, zu Ende { $ended } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: für Tabellen und für Programme.
button-results = 📄 Ergebnisse als Dateien

command-study = Eine Stellung für dich analysieren: Tipps und alle kürzesten Lösungen, Schritt für Schritt
option-study-code = Der Code einer Stellung oder eines Spielplans; { option-name-target } nennt einen anderen Chip
option-study-robots = Wo auf deinem Spielplan zu Hause alle Roboter stehen: R C7 G A1 B P16 Y H3
option-study-target = Der Chip, der erreicht werden soll, zum Beispiel roter Mond

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 grün
    [blue] 🔵 blau
    [red] 🔴 rot
   *[yellow] 🟡 gelb
} ({ $number }A bis { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 grün
    [blue] 🔵 blau
    [red] 🔴 rot
   *[yellow] 🟡 gelb
} { $letter }
tiles-text = ## Die Spielplanteile auf deinem Spielplan zu Hause
    {""}**Die Zahl** steht für die Farbmarkierung auf dem Spielplanteil: 1 🟢 grün, 2 🔵 blau, 3 🔴 rot, 4 🟡 gelb. Teile von 1999 haben keine Markierung, aber das rote Symbol verrät sie: 1 🌙 Mond, 2 🪐 Planet, 3 ⚙️ Zahnrad, 4 ⭐ Stern.
    {""}**Der Buchstabe** steht für die Seite. Dreh das Teil so, dass die Ecke, die in die Mitte des Spielplans gehört, unten rechts liegt, und vergleiche. Teile von 1999 zeigen A oder B; nur D hat diagonale Barrieren.
tiles-options = Nenn die vier Teile **im Uhrzeigersinn ab links oben**, wie sie liegen: `1A 2B 3A 4B`. **{ form-table-title }** unter **{ button-other-rules }** an der Nachricht eines Spiels, das du gerade gestartet hast, fragt danach, wo Roboter stehen, etwa `R C7 G A1`, und nach dem aufgedeckten Chip, etwa `roter Mond`; was du auslässt, wird gelost. `/ricochet { command-name-study }` nimmt dasselbe.
button-tiles = Alle Spielplanteile
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` ist kein Spielplanteil. Ein Teil ist seine Zahl und sein Buchstabe, zum Beispiel `1A`; `grün A` ist dasselbe. { $count ->
    [0] Vier hast du schon.
   *[other] Hier passt noch: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` ist zweimal dabei
   *[no] `{ $token }` und `{ $other }` gehen nicht zusammen: Beide haben die { $colour ->
        [green] grüne
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Markierung
}, und ein Spielplan hat von jeder Markierung ein Teil. { $count ->
    [0] Lass eines davon weg.
   *[other] Stattdessen fehlt: { $right }.
}
table-tiles-missing = ❌ Ein Spielplan hat vier Teile, von jeder Markierung eines; nenn sie im Uhrzeigersinn von oben links, zum Beispiel `1A 2B 3A 4B`. Es fehlt noch: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: Welcher Roboter ist das? Nenn jeden Roboter und dann sein Feld, zum Beispiel `R C7 G A1`; die Roboter sind { $right }.
table-unknown-cell = ❌ { $token ->
    [none] Zu `{ $other }` fehlt das Feld
   *[other] `{ $token }` ist kein Feld
}. Felder gehen von A1 oben links bis P16 unten rechts: Spalten A bis P, Zeilen 1 bis 16. Schreib `{ $other } C7`.
table-robot-twice = ❌ Der Roboter `{ $token }` ist zweimal dabei, beim zweiten Mal auf { $other }. Er kann nur auf einem Feld stehen.
table-two-fifth-robots = ❌ `{ $other }` und `{ $token }` sind zwei fünfte Roboter, Schwarz und Silber; auf einem Spielplan steht nur einer. Lass einen davon weg.
table-cell-taken = ❌ `{ $token }` geht nicht: Dort steht schon der Roboter `{ $other }`. Jeder Roboter braucht sein eigenes Feld.
# $other: middle or diagonal
table-cell-closed = ❌ Auf `{ $token }` kann kein Roboter stehen: { $other ->
    [middle] Es gehört zur Spielplanmitte
   *[diagonal] Dort ist eine Barriere
}. Jedes andere Feld geht, auch ein Zielfeld.
table-unknown-chip = ❌ `{ $token }` ist kein Zielchip. Nenn Farbe und Symbol – Mond, Planet, Stern oder Zahnrad –, zum Beispiel `roter Mond` oder `Rm`; oder `Farbwirbel`.
problem-tiles-or-code = Ein Spielplan kommt aus seinem Code oder von deinem Spielplan zu Hause, nicht beides. Lass `{ option-name-code }` weg oder sonst `{ option-name-tiles }`, `{ option-name-robots }` und `{ option-name-target }`.
problem-table-needs-tiles = Nenn auch die Spielplanteile, zum Beispiel `1A 2B 3A 4B`: Roboter und Ziel sind für deinen Spielplan zu Hause.

### Starting the program

program-gallery-done = Öffne { $page } in einem Browser.
program-gallery-unwritable = In { $folder } lässt sich nicht schreiben: { $why }. Nenn einen Ordner, in den dieses Programm schreiben darf.
program-no-local = Um im Browser zu spielen, fehlt das Extra „local“ ({ $why }). Setz DISCORD_TOKEN oder installiere es: { $install }
# In the image of the container
program-image = Dieses Image spielt nur auf Discord und braucht DISCORD_TOKEN. Schreib DISCORD_TOKEN=… in eine Datei .env und starte das Image mit --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Für Metriken fehlt das Extra „metrics“ ({ $why }). Installiere es: { $install }
program-no-postgres = Für eine Datenbank auf einem PostgreSQL-Server fehlt das Extra „postgres“. Installiere es: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = Unter { $address } kann nichts angeboten werden: { $why }. Setz RICOCHET_HTTP auf eine andere Adresse dieses Rechners, oder beende, was dort lauscht.
program-no-token = DISCORD_TOKEN ist nicht gesetzt, also wird im Browser gespielt.
program-local-file = Das Spiel wird in { $file } gespeichert.
program-wrong-token = Discord nimmt den DISCORD_TOKEN nicht an. Kopiere ihn noch einmal aus dem Developer Portal, Seite „Bot“.
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord gibt diesem Programm den Intent „guilds“ nicht, um den es bittet ({ $code }). Sieh im Developer Portal nach, Seite „Bot“, oder starte eine neuere Version dieses Programms.
program-closed = Discord hat die Verbindung endgültig beendet ({ $code }). Starte neu; hilft das nicht, starte eine neuere Version dieses Programms.
program-few-starts = Heute sind nur noch { $remaining } von { $total } Starts übrig, darum startet der Bot nicht: Wer sie aufbraucht, dem nimmt Discord das Token. Neue gibt es in { $minutes } Minuten. Sieh im Log nach, warum der Bot so oft startet.
program-no-discord = Discord ist nicht erreichbar: { $why }. Prüfe das Netzwerk dieses Rechners und starte neu.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } taugt nicht als Datenbank: { $why }. { $local ->
    [yes] Starte in einem Ordner, in den dieses Programm schreiben darf.
   *[no] Setz RICOCHET_DATABASE auf eine Datei in einem Ordner, in den dieses Programm schreiben darf.
}
program-database-damaged = { $file } ist beschädigt: { $why }. { $local ->
    [yes] Verschieb diese Datei oder starte in einem anderen Ordner.
   *[no] Setz ein Backup an ihre Stelle: { $ricochet } restore DATEI.
}
program-database-foreign = { $file } ist keine Datenbank dieses Bots. { $local ->
    [yes] Verschieb diese Datei oder starte in einem anderen Ordner.
   *[no] Setz RICOCHET_DATABASE auf eine andere Datei; diese blieb, wie sie war.
}
program-database-earlier = { $file } stammt von einer Version vor 1.0, deren Datenbanken diese nicht liest: { $local ->
    [yes] Heb die Datei woanders auf oder starte in einem anderen Ordner.
   *[no] Heb diese Datenbank auf und setz RICOCHET_DATABASE auf eine andere.
}
program-database-newer = { $file } stammt von einer neueren Version dieses Programms. { $local ->
    [yes] Starte eine neuere Version dieses Programms oder starte in einem anderen Ordner.
   *[no] Starte eine neuere Version dieses Programms oder setz RICOCHET_DATABASE auf eine andere Datei.
}
program-database-in-use = { $file } wird schon von einem anderen Bot benutzt. { $local ->
    [yes] Beende das andere Programm, das diese Datei benutzt, oder starte in einem anderen Ordner.
   *[no] Beende das andere Programm, das diese Datei benutzt, oder setz RICOCHET_DATABASE auf eine andere.
}
# $place: the address of a server's database, without its password
program-database-server = { $place } kann nicht benutzt werden: { $why }. Prüfe RICOCHET_DATABASE und ob der Server läuft.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = Partie { $game } geht weiter, sobald der Bot startet.
take-up-unknown = Es gibt keine zurückgestellte Partie { $game }.
take-up-running = Wo Partie { $game } war, läuft jetzt eine andere. Nimm diese wieder auf, wenn die andere vorbei ist.
take-up-unreadable = Partie { $game } lässt sich noch immer nicht lesen: { $why }
# $file: its path, $why: the system's own words
program-not-written = { $file } lässt sich nicht schreiben: { $why }.
program-output = Auf die Standardausgabe lässt sich nichts schreiben: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } ist geprüft (Partien: { $games }, Ereignisse: { $events }).
backup-exists = { $file } gibt es schon. Nenn eine Datei, die es noch nicht gibt.
backup-missing = Die Datei { $file } gibt es nicht.
backup-foreign = { $file } ist keine Datenbank dieses Bots.
backup-earlier = { $file } stammt von einer Version vor 1.0, deren Datenbanken diese nicht liest: Heb diese Datenbank auf und nenn eine andere.
backup-newer = { $file } stammt von einer neueren Version dieses Programms. Nimm dafür die neuere Version.
backup-damaged = { $file } ist beschädigt: { $why }.
backup-in-use = { $file } wird gerade benutzt. Beende zuerst den Bot oder was die Datei sonst geöffnet hat.
restore-done = { $database } enthält jetzt, was in { $file } ist (Partien: { $games }, Ereignisse: { $events }).
restore-kept = Was vorher dort war, ist in { $kept }.
backup-server = Die Datenbank liegt auf einem PostgreSQL-Server. Nimm dessen eigene Werkzeuge, pg_dump und pg_restore: docs/machines.md sagt, wie.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } enthält alles, was in { $from } ist (Partien: { $games }, Ereignisse: { $events }, Zeilen: { $rows }, Server: { $servers }). Jede Tabelle hat gleich viele Zeilen, die Ranglisten aller Server stimmen überein, und alle Partien wurden nachgespielt. Nenn diese Datenbank in RICOCHET_DATABASE und starte den Bot.
move-unreadable = { $games } der Partien lassen sich wie zuvor nicht lesen; sie sind unverändert mitgekommen.
move-step = { $step ->
    [rows] kopieren
    [leaderboards] Ranglisten vergleichen
   *[games] Partien nachspielen
}
move-same = FROM und TO sind dieselbe Datenbank.
move-missing = In { $file } ist keine Datenbank dieses Bots.
move-filled = { $file } ist nicht leer: In der Tabelle { $table } steht etwas. Nenn eine Datenbank, in der noch nichts ist.
move-in-use = { $file } wird gerade benutzt. Beende zuerst jeden Bot, der damit spielt.
move-unusable = { $file } lässt sich nicht als Datenbank verwenden: { $why }.
move-differs = Nichts wurde umgezogen, denn was ankam, ist nicht dasselbe: { $why }.
move-broken-off = Nichts wurde umgezogen: { $why }.
move-interrupted = Nichts wurde umgezogen: Du hast abgebrochen.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = { $count } Zeitzonen sind bekannt.
doctor-no-time-zones = Es sind keine Zeitzonen bekannt. Installiere dieses Programm neu.
doctor-letters = Namen werden in jeder Schrift gezeichnet.
doctor-no-joined-letters = Namen in Schriften, die ihre Buchstaben verbinden, etwa Arabisch, werden Buchstabe für Buchstabe gezeichnet. Installiere fribidi, zum Beispiel: apt-get install libfribidi0.
doctor-no-fonts = Schriften lassen sich nicht lesen: { $fonts }. Installiere dieses Programm neu.
doctor-solver = Der Löser ist bereit: { $place }.
doctor-solver-unavailable = Der Löser passt nicht zu diesem Rechner, darum fehlen beste Lösungen; alles andere geht. { $install ->
    [none] Bau das Image auf diesem Rechner: docker build -t ricochet .
   *[other] Installiere Numba, dann wird er hier kompiliert: { $install }
}
doctor-solver-to-compile = Der Löser ist noch nicht kompiliert. Das macht der erste Start, in etwa einer halben Minute, und behält ihn in { $folder }.
doctor-solver-to-compile-always = Der Löser wird bei jedem Start neu kompiliert, weil es keinen Ordner gibt, um ihn aufzuheben. Setz NUMBA_CACHE_DIR auf einen, in den dieses Programm schreiben darf.
doctor-database = { $file } ist auf dem neuesten Stand: Version { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = Die Datenbank { $file } gibt es noch nicht. Der erste Start legt sie an.
doctor-database-older = { $file } hat Version { $version }. Der nächste Start bringt sie auf Version { $latest }; mach vorher eine Kopie: { $ricochet } backup DATEI.
doctor-database-server = Die Datenbank { $place } kann benutzt werden.
doctor-room = Auf dem Laufwerk der Datenbank sind { NUMBER($gigabytes, maximumFractionDigits: 0) } GB frei.
doctor-little-room = Auf dem Laufwerk der Datenbank sind nur { NUMBER($megabytes, maximumFractionDigits: 0) } MB frei. Schaff Platz, bevor sich nichts mehr speichern lässt.
doctor-disk = Die Platte sichert, was gespeichert wird, in { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = Die Platte braucht { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, um etwas zu sichern, und alle, die spielen, warten darauf. Setz RICOCHET_DATABASE auf eine Datei auf einer schnelleren.
doctor-no-token = DISCORD_TOKEN ist nicht gesetzt; der Bot spielt also nur im Browser. Für Discord kopiere das Token aus dem Developer Portal, Seite „Bot“.
doctor-token = Discord kennt den Bot als { $name }.
doctor-clock = Die Uhr dieses Rechners geht wie die von Discord.
doctor-clock-wrong = Die Uhr dieses Rechners geht gegenüber der von Discord { $seconds } Sekunden { $direction ->
    [ahead] vor
   *[behind] nach
}. Lass sie übers Netz stellen (NTP): Bis dahin zählen Gebote, wenn sie ankommen, nicht, wenn sie gemacht wurden.
doctor-starts = { $remaining } von { $total } Starts sind heute übrig.
doctor-few-starts = Nur noch { $remaining } von { $total } Starts sind übrig; neue gibt es in { $minutes } Minuten. Sieh im Log nach, warum der Bot so oft startet.
doctor-no-starts = Kein Start ist mehr übrig; neue gibt es in { $minutes } Minuten. Warte so lange: Wer weitermacht, dem nimmt Discord das Token.
doctor-shards = Discord empfiehlt { $recommended ->
    [one] einen Shard
   *[other] { $recommended } Shards
}.
doctor-few-shards = Discord empfiehlt { $recommended } Shards, und RICOCHET_SHARDS ist { $shards }: Mit viel zu wenigen lässt Discord den Bot nicht herein. Halte alle Prozesse an und starte sie mit mehr.
doctor-secret = Discord nimmt das DISCORD_CLIENT_SECRET an.
doctor-wrong-secret = Discord nimmt das DISCORD_CLIENT_SECRET nicht an, darum kann sich am Spielplan im Browser niemand anmelden. Klick im Developer Portal, Seite „OAuth2“, auf „Reset Secret“ und kopiere das neue.
doctor-channels = Der Bot darf in allen { $count } Kanälen, die Server gewählt haben, was er braucht.
doctor-no-rights = In { $channel } auf { $server } fehlt dem Bot: { $permissions }. Erlaube es dort oder wähl mit /ricochet { command-name-settings } einen anderen Kanal.
doctor-channel-gone = Den Kanal { $channel }, den { $server } gewählt hat, gibt es nicht mehr. Wähl mit /ricochet { command-name-settings } einen anderen.
doctor-end = { $faults ->
    [0] Der Bot kann spielen.
   *[other] Der Bot kann erst spielen, wenn behoben ist, was mit ✗ markiert ist.
}

# $kept: whether the result is kept for the next time
solve-compiling = Der Löser wird { $kept ->
    [yes] einmalig kompiliert
   *[no] kompiliert (damit das Ergebnis bleibt, setz NUMBA_CACHE_DIR auf einen beschreibbaren Ordner)
}: etwa eine halbe Minute …
program-no-positions = Nichts zu lösen: Nenn einen Code, oder schreib Stellungen in die Standardeingabe.
program-no-position = Das ist keine Stellung: { $why }.
program-which-chip = Welcher Chip? Nenn einen davon mit --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Zeile { $line }: { $why }
program-not-all-read = Nicht alle Stellungen konnten gelesen werden.
solve-target = Ziel: { $target } auf { $cell }
solve-solution = Kürzeste Lösung, { $count } Züge:
    { $moves }
solve-none-within = Mit bis zu { $moves } Zügen gibt es keine Lösung.
solve-none = Es gibt überhaupt keine Lösung.
solve-gave-up = In vernünftiger Zeit wurde keine Lösung gefunden.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } Stellungen durchsucht

setting-address = es sollte ein Port sein wie 9464 oder eine Adresse mit Port wie 0.0.0.0:9464
setting-web = es sollte eine Adresse sein wie https://spielplan.example.org, ohne Pfad; http ist nur für diesen Rechner
setting-networks = es sollten Adressen oder Netze sein wie 127.0.0.1, 172.18.0.0/16
setting-contact = es sollte eine Zeile von höchstens 200 Zeichen sein, etwa ein Link oder ein Name
setting-web-secret = RICOCHET_WEB braucht DISCORD_CLIENT_SECRET aus dem Developer Portal, Seite „OAuth2“.
setting-file-empty = die Datei ist leer
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } ist keine Einstellung und bewirkt nichts. { $nearest ->
    [none] Alle Einstellungen stehen in .env.example.
   *[other] Meinst du { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } kann nicht { $value } sein: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = { $file } lässt sich nicht lesen: { $why }. Lass dieses Programm die Datei lesen, oder lösch sie.
settings-folder = { $file } ist ein Ordner und sollte eine Datei mit einer Einstellung je Zeile sein. Verschieb ihn.
settings-no-text = { $file } lässt sich nicht als Text lesen. Speichere die Datei neu, in der Kodierung UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Tipp /ricochet { command-name-start }, um zu beginnen. Oben bei „{ local-viewer }“ wählst du, welcher Spieler du bist, hier oder in Direktnachrichten (DM).
local-greeting-game = Ricochet Robots: Finde so wenige Züge wie möglich, die einen Roboter auf sein Zielfeld bringen.
local-button-tutorial = Spielen lernen (vier Spielpläne)
local-button-board = Nur der Spielplan
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (DM)
local-language = Sprache
local-viewer = Spielen als
local-more = Mehr
local-message = Nachricht an { $place }
local-new-messages = Neue Nachrichten · zur neuesten springen
local-said-only-you = Nur du kannst das sehen
local-said-edited = (bearbeitet)
local-said-used = { $player } hat { $command } benutzt
local-said-thinking = Denkt nach …
local-said-send = Senden
local-said-submit = Absenden
local-said-cancel = Abbrechen
local-said-apply = Übernehmen
local-said-not-applied = Noch nicht übernommen
local-said-clear = Auswahl aufheben
local-said-close = Schließen
local-said-zoom-in = Größer
local-said-zoom-out = Kleiner
local-said-picture = Bild
local-said-original = Nur das Bild öffnen
local-said-open-picture = Bild { $number } öffnen
local-said-required = Hier fehlt noch etwas.
local-said-invalid = Das passt hier nicht.
local-said-out-of-range = Das liegt außerhalb des Bereichs.
local-said-choose = Wähl etwas aus der Liste.
local-said-at-least = Wähl mindestens { $number }.
local-said-at-most = Wähl höchstens { $number }.
local-said-none-match = Nichts passt dazu
local-said-loading = Befehle werden geladen
local-said-optional = +{ $number } optional
local-incomplete-address = Diese Adresse ist unvollständig. Öffne die, die Ricochet beim Start gezeigt hat, mit allem, was nach dem # kommt.
local-ended = Das Programm ist beendet oder nicht erreichbar. Starte es neu, dann geht es hier weiter.
local-end = Programm beenden
local-end-question = Das Programm für alle Fenster beenden? Das Spiel bleibt gespeichert.
local-end-yes = Beenden
local-end-no = Weiterspielen
local-no-browser = Hier ließ sich kein Browser öffnen: Öffne die Adresse in einem.
local-ports-taken = { $count ->
    [one] Ein anderes Programm hat den Port { $ports }, also wird ein anderer benutzt.
   *[other] Andere Programme haben die Ports { $ports }, also werden andere benutzt.
}{ $again ->
    [yes] {" "}Fenster, die vom letzten Mal noch offen sind, finden das Programm dort nicht.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet ist bereit. Spiel es im Browser unter { $url }
    Tipp /ricochet { command-name-start }, um eine Partie zu starten, /bid 7, um zu bieten, /prove R-hoch G-links, um deine Züge zu zeigen.
    Oben auf der Seite, bei „{ local-viewer }“, wählst du, welcher Spieler du bist: { $players }.
    Öffne die Adresse in mehreren Fenstern, um mehrere Spieler zugleich zu sehen.
    Strg+C beendet das Programm; die Partie geht weiter, wenn du es wieder startest.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = So einen Befehl gibt es hier nicht. Es gibt:{"\u000A"}{ $usage }
local-typed-missing = „{ $option }“ fehlt. Tipp es so:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = „{ $value }“ passt nicht zu „{ $option }“{ $range ->
    [number] ; das ist eine Zahl von { $min } bis { $max }
    [list] ; das ist eins von diesen: { $choices }
   *[none] {""}
}. Tipp es so:{"\u000A"}{ $usage }
local-typed-left-over = „{ $value }“ ist zu viel für diesen Befehl. Tipp es so:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Deutsch
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = K

setting-language = **Sprache** – der Nachrichten und Bilder in den Kanälen.
# Where none is chosen; others are called what they call themselves
setting-language-value = Automatisch: Sprache des Discord-Servers (Communitys), sonst Englisch
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Soll ich in den Kanälen dieses Servers Deutsch sprechen? Das lässt sich jederzeit ändern: `/ricochet { command-name-settings }`.
button-language = Hier Deutsch sprechen
done-ask-language = Ab der nächsten Partie spreche ich hier Deutsch.

### The board in the browser

web-title = Ricochet-Spielplan
web-your-turn = 🔎 Du bist dran
web-open = 🎯 Spielplan öffnen
web-player = Spielen als
web-watch = Zuschauen
web-what = Spiel
web-subject-match = Partie
web-subject-solo = Solopartie
web-subject-race = Rennen
web-subject-rush = Blitzrunde
web-subject-daily = Rätsel des Tages
web-subject-study = Analyse
web-subject-tutorial = Tutorial
web-field = Züge eingeben: R-hoch G-links
web-no-moves = Noch keine Züge
# One line below the board: the lowest bid, and the reader's own
web-lowest = Niedrigstes: { $player } { $moves }
web-lowest-own = Niedrigstes: du { $moves }
web-own-bid = du { $moves }
web-solved = 🎯 { $count } Züge – geschafft!
web-no-turn = Im Ziel, aber ohne abzubiegen: Zwischen zwei eigenen Zügen muss sich die Richtung um 90° ändern.
web-one-move = Im Ziel, aber ein einziger Zug zählt nie.
web-wrong-robot = Im Ziel, aber dieses Ziel braucht einen anderen Roboter.
web-bid-alone = Ohne Züge bieten
web-lost = Verbindung verloren. Neuer Versuch …
web-no-match = Hier läuft keine Partie.
web-no-solo = Hier läuft keine Solopartie.
web-no-race = Hier läuft kein Rennen.
# Below it, to a person who can play: a question that buttons answer
web-begin = Was möchtest du spielen?
web-begin-anew = Neu beginnen
web-close = Schließen
web-begin-race = Rennen starten
web-open-match = Zur Partie
web-open-race = Zum Rennen
web-open-solo = Zur Solopartie
web-best = Kürzeste Lösung
web-won-chip = 🎉 **Der Chip gehört dir!**
web-won-game = 🏆 Du hast gewonnen!
web-chip = Chip { $number }: { $whose }
web-round = Runde { $number }: { $whose }
web-leave = Rennen verlassen
web-stop = Aufhören …
button-leave = Partie verlassen
button-end-race = Rennen beenden
button-end-rush = Blitzrunde beenden
button-end-cup = Pokal beenden
stop-leave = Niemand wartet mehr auf dich. Deine Chips bleiben dir, und mit einem Gebot bist du wieder dabei.
stop-leave-race = Niemand wartet mehr auf dich. Was du für diesen Chip abgegeben hast, wird zurückgezogen; deine Punkte bleiben. Mit einer Lösung bist du wieder dabei.
stop-finish = Deine Stimme. Will es mehr als die Hälfte der Anwesenden, die geboten haben, ist die Partie vorbei; es gewinnt, wer die meisten Chips hat.
stop-end = Für alle. Es gewinnt, wer die meisten Chips hat; eine Runde mit einem Gebot wird noch zu Ende gespielt.
stop-cancel = Für alle. Niemand gewinnt die Partie; schon gewonnene Chips bleiben gewonnen.
stop-race = { $points ->
    [yes] Für alle. Es gewinnt, wer bis jetzt die meisten Punkte hat.
   *[no] Für alle. Noch hat niemand einen Punkt, darum gewinnt niemand.
}
stop-race-vote = Deine Stimme. Will es mehr als die Hälfte der Anwesenden, die eine Lösung abgegeben haben, ist das Rennen vorbei; es gewinnt, wer die meisten Punkte hat.
stop-solo = Die Solopartie ist weder gewonnen noch verloren.
stop-practice = Was du gelöst hast, bleibt in deiner Statistik.
stop-rush = Die Uhr hält an, und die bisher gelösten Chips zählen.
stop-cup = Die Uhr hält an, und deine Punkte bis jetzt zählen. Diesen Pokal kannst du nicht noch einmal spielen.
web-help = Zieh oder wisch einen Roboter, oder drück seinen Buchstaben und eine Pfeiltaste. Die Rücktaste nimmt einen Zug zurück, Escape alle, Enter bietet oder zeigt. Die Pfeiltasten gehen durch eine Lösung. Die Leertaste führt weiter. E erkundet den Spielplan Feld für Feld.
web-author = Ein Spiel von Alex Randolph; die Variante für eine Person ist von Anson Bischoff.
web-settings = Einstellungen
web-sound = Töne
web-dark = Dunkel
web-letters = Buchstaben als Tasten
web-anywhere = Überall wischen, um den gewählten Roboter zu ziehen
web-motion = Animationen
web-arrival = Lösungen sofort zeigen (Solo, Rätsel des Tages)
web-not-allowed = Diese Adresse ist unvollständig oder von einem früheren Start. Öffne den Spielplan von der Ricochet-Seite aus.
web-join = Mitspielen
web-activity-silent = Discord hat hier nicht geantwortet, darum weiß diese Seite nicht, wer du bist: Du kannst nur zuschauen. Zum Mitspielen öffne `{ $link }` in einem Browser.
web-activity-declined = Du hast nicht zugestimmt, darum kannst du nur zuschauen. **Mitspielen** fragt dich noch einmal, oder öffne `{ $link }` in einem Browser.
web-result = Mein Ergebnis
web-shared = Dein Ergebnis steht im Kanal.
web-lesson = Zieh einen Roboter, oder tipp ihn an und drück einen Pfeil. Zum Zeigen brauchst du keinen Knopf.
web-sign-in = Mit Discord anmelden
web-sign-in-first = Melde dich mit Discord an, um diesen Spielplan zu sehen.
web-sign-in-failed = Discord hat nicht bestätigt, wer du bist. Versuch es noch einmal.
web-sign-out = Abmelden
web-signed-in = Angemeldet
web-no-member = Du siehst die Spielpläne der Kanäle, die du auf Discord siehst und in denen der Bot ist. Öffne sie dort von einer Nachricht aus.
web-no-instance = Discord kennt diese Aktivität nicht mehr. Schließ sie und öffne sie noch einmal.
web-channel = Kanal auf Discord öffnen
web-share = 🔗 Alle zuschauen lassen
web-share-link = Wer diesen Link hat, kann zuschauen, auch ohne Konto, bis zum Ende oder bis der Link zurückgezogen wird: `{ $link }`
web-withdraw = 🔗 Link zurückziehen
web-link-over = Dieser Link gilt nicht mehr: Er wurde zurückgezogen, oder was er zeigte, ist zu Ende.
web-invite = ✉️ Einladen
web-invite-link = { $anyone ->
    [yes] Mit diesem Link können Mitglieder dieses Servers mitspielen und alle anderen zuschauen
   *[no] Mit diesem Link können Mitglieder dieses Servers mitspielen
}: `{ $link }`
web-send = 🔗 Link teilen
web-send-text = { $kind ->
    [race] Wir fahren ein Rennen in Ricochet Robots. Mach mit!
   *[match] Wir spielen Ricochet Robots. Spiel mit!
}
web-link-first = **Mitspielen** öffnet das Spiel hinter diesem Link.
web-missed = Das Spiel hinter diesem Link ist zu Ende, oder nur andere dürfen es sehen.
web-here = Hier:
web-starting = Der Bot startet gerade …
web-no-discord = Discord ist gerade nicht erreichbar. Warte bitte einen Moment.
web-restricted = Die Admins dieses Servers lassen dich in diesem Kanal keine Spiele starten. Bei denen der anderen kannst du mitspielen.
web-restrictions-unread = Ich kann gerade nicht nachsehen, wer auf diesem Server Spiele starten darf; deshalb wurde nichts gestartet. Versuch es gleich noch einmal.
web-too-many = Es sind zu viele Spielpläne offen. Schließ einen oder versuch es später noch einmal.
web-thinking = 💭 { $plays ->
    [yes] Finde einen Weg und biete.
   *[no] Noch kein Gebot.
} Das erste Gebot dreht die Sanduhr um.
web-last-call = ⏳ **Noch kein Gebot.** Ein Gebot bringt allen eine volle Sanduhr.
web-bidding = ⏳ { $plays ->
    [yes] Geht es mit weniger Zügen?
   *[no] Geboten wird, bis die Sanduhr abgelaufen ist.
}
web-proving = { $you ->
    [yes] 🔎 **Du bist an der Reihe:** Zeig { $moves } Züge.
   *[no] 🔎 { $player } ist an der Reihe, **{ $moves } Züge** zu zeigen.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } hat den Chip gewonnen.**
    [tried] Niemand hat eine Lösung gezeigt, der Chip wird zurückgelegt.
   *[no-bids] Niemand hat geboten, der Chip wird zurückgelegt.
} Gleich geht es weiter.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } hat den Chip gewonnen.**
    [tried] Niemand hat eine Lösung gezeigt, der Chip wird zurückgelegt.
   *[no-bids] Niemand hat geboten, der Chip wird zurückgelegt.
} Die nächste Runde beginnt, wenn alle Tische diesen Chip gespielt haben.
web-idle = 💤 { $deserted ->
    [yes] Zwei Runden ohne Menschen, die Partie macht Pause.
   *[no] Zwei Runden ohne Gebot, die Partie macht Pause.
}
web-over = 🏁 Die Partie ist vorbei.{ $count ->
    [0] {""}
   *[other] {" "}Gewonnen hat { $winners }.
}
