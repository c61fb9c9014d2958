# All text that people read, in Catalan. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 robot vermell
    [green] 🟢 robot verd
    [blue] 🔵 robot blau
    [yellow] 🟡 robot groc
    [silver] ⚪ robot platejat
   *[black] ⚫ robot negre
}

target-moon = { $robot ->
    [red] 🔴🌙 lluna vermella
    [green] 🟢🌙 lluna verda
    [blue] 🔵🌙 lluna blava
   *[yellow] 🟡🌙 lluna groga
}
target-planet = { $robot ->
    [red] 🔴🪐 planeta vermell
    [green] 🟢🪐 planeta verd
    [blue] 🔵🪐 planeta blau
   *[yellow] 🟡🪐 planeta groc
}
target-star = { $robot ->
    [red] 🔴⭐ estrella vermella
    [green] 🟢⭐ estrella verda
    [blue] 🔵⭐ estrella blava
   *[yellow] 🟡⭐ estrella groga
}
target-gear = { $robot ->
    [red] 🔴⚙️ engranatge vermell
    [green] 🟢⚙️ engranatge verd
    [blue] 🔵⚙️ engranatge blau
   *[yellow] 🟡⚙️ engranatge groc
}
target-vortex = 🌀 vòrtex

obstacle-robot = el { $robot }
obstacle-wall = una paret
obstacle-edge = el marge del tauler
obstacle-middle = el centre del tauler

and = { $some } i { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Ronda { $round }: { $target } a { $cell }
    { $robot ->
        [any] Porta-hi **qualsevol robot**
       *[other] Porta-hi el **robot { $robot ->
            [red] vermell
            [green] verd
            [blue] blau
           *[yellow] groc
        }**
    }, { $ricochet ->
        [one-move] en dos moviments o més.
       *[turn] amb un gir de 90° entre dos dels seus moviments.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } moviments**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … i { $count ->
    [one] una proposta més
   *[other] { $count } propostes més
}

# On the card of a board with diagonals
diagonals-line = -# Barreres: un robot travessa les del seu color; les altres el desvien 90°, i continua.
now-thinking = 💭 Has trobat una solució? Proposa en quants moviments: `/bid 7`. La primera proposta gira el rellotge de sorra.
    Sense propostes, es gira igualment: { $until }.
now-last-call = ⏳ **Última crida, encara sense propostes:** { $until }. Una proposta dona a tothom un rellotge sencer.
now-bidding = ⏳ **Propostes fins: { $until }.** Ho saps fer en menys?
now-all-done = ⏳ **Tothom ha acabat**, així que la sorra s’esgota ara.
now-proving = 🔎 Toca a { $prover } mostrar **{ $moves } moviments** (fins: { $until }): `/prove R-amunt G-esquerra …`
round-result = { $result ->
    [won] 🏅 **La fitxa ja té amo.**
    [tried] Ningú no ha mostrat cap solució: la fitxa torna amb les restants.
   *[no-bids] Ningú no ha proposat res: la fitxa torna amb les restants.
}
now-intermission = { round-result } Pròxima ronda: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } La pròxima ronda comença quan totes les taules hagin jugat aquesta fitxa.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Dues rondes sense persones: la partida està en pausa. Prem **Continua** per continuar.
   *[no] Dues rondes sense propostes: la partida està en pausa. Prem **Continua** per continuar.
}
now-over = 🏁 Aquesta partida s’ha acabat.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] guanya qui aconsegueixi la primera fitxa
   *[other] guanya qui aconsegueixi abans { $chips } fitxes
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = amb { $players ->
    [one] un jugador
   *[other] { $players } jugadors
} es guanya amb { $chips } fitxes
needed-all = es juguen les 17; guanya qui en tingui més

button-bid = Proposa
button-type = ⌨️ Escriu
button-prove = { button-type }
button-pass = Passa
button-play-on = Continua
button-turn = Gira el rellotge
button-finish = Vota per acabar
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Vota per acabar · { $count } de { $needed }
button-stop = Cancel·la la partida
button-end-and-start = Acaba-la i comença
button-end = Acaba ara mateix
button-rules = Com s’hi juga
button-fair = Qui decideix i què compta
button-next = ⏭️ Ronda següent
button-shorten = ⏱️ Partida curta
button-add-bot = 🤖 Afegeix un bot
# $now: the size of the head start, in moves
button-ahead = ⚖️ El meu avantatge: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Zoom
button-more = Més…
# Above the buttons of what is rare in a game
more-headline = ### Més
    El que pots fer ara en aquesta partida.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } comença una partida de Ricochet Robots** – { $options }.
    Fes una proposta i ja jugues. { $goal }
goal-by-players = Amb un o dos jugadors, guanya qui aconsegueixi 8 fitxes; amb tres, 6; amb quatre, 5. Amb més, es juguen les 17 i guanya qui en tingui més. El nombre queda fixat quan s’aconsegueix la primera fitxa, segons quants jugadors hi hagi aleshores.
goal-chips = { $chips ->
    [one] Guanya qui aconsegueixi la primera fitxa.
   *[other] Guanya qui aconsegueixi abans { $chips } fitxes.
}
goal-all = Es juguen les 17 fitxes; guanya qui en tingui més.
opening-edition = { $edition ->
    [NL-1999] edició de 1999, regles neerlandeses
    [FR-1999] edició de 1999, regles franceses
   *[other] edició de { $year }
}
opening-diagonals = { $diagonals ->
    [any] qualsevol secció, amb barreres o sense
   *[with] barreres de color
}
opening-practice = de pràctica (tauler escollit, sense classificació)
opening-bots = pràctica amb bots fins que proposi una segona persona
opening-counts = { $victory ->
    [yes] les fitxes compten si hi ha dos presents; la victòria, amb tres d’elles o si no en queden més
   *[no] les fitxes compten si hi ha dos presents; la victòria, mai
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] com a una de les taules d’un torneig, al mateix tauler
    [one] com a primera taula d’un torneig: d’altres s’hi afegeixen amb `/ricochet { command-name-start } { option-name-tournament }:True` fins que aquí es mostri res
   *[other] com a taula { $tables } d’un torneig, al mateix tauler
}
thread-name = Partida { $number }
thread-players = 🧵 Es juga al fil de sota{ $count ->
    [0] .
   *[other] . A la taula: { $players }.
}
thread-refused = { $why ->
    [none] En aquest canal no hi ha fils, de manera que es juga aquí.
    [full] Discord no permet més fils actius en aquest servidor, de manera que es juga aquí.
   *[other] Discord no ha obert cap fil, de manera que es juga aquí.
}
thread-lacks-rights = Es juga aquí i no en un fil: em falta **{ $permissions }**.
done-in-thread = La teva partida comença aquí sota.
opening-fifth-robot = { $robot ->
    [silver] un cinquè robot platejat
   *[black] un cinquè robot negre
}

news-bid = 🙋 { $player } proposa **{ $moves } moviments**.
news-hourglass-turned = ⏳ Continua sense haver-hi propostes, així que es gira el rellotge. Sorra fins: { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **La sorra s’ha esgotat.** { $player }, mostra els teus **{ $moves } moviments**:
   *[no] 👉 { $player }, et toca: mostra els teus **{ $moves } moviments**:
} `/prove R-amunt G-esquerra …`, o amb un botó. Temps fins: { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **La sorra s’ha esgotat.** Li tocava a { $player }, amb **{ $moves } moviments**.
   *[no] 👉 Després li tocava a { $player }, amb **{ $moves } moviments**.
}
news-proof-failed = ❌ { $player } ha mostrat `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } no ha mostrat cap solució.
news-prover-passed = 🤷 { $player } passa.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **La sorra s’ha esgotat.** { $player } torna a comptar els { $moves } moviments.
   *[no] 👉 Toca a { $player }, que torna a comptar els { $moves } moviments.
}
news-bot-miscounted = 🤷 A { $player } li surten més moviments i passa.
news-prover-timed-out = ⌛ A { $player } se li ha acabat el temps.
news-chip-won = ✅ **{ $player } es queda amb la fitxa { $target }** en { $count } moviments: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } es queda amb la fitxa { $target }** en { $count } moviments. Es mostraran quan totes les taules hagin jugat aquesta fitxa.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Juga un sol jugador
   *[other] Juguen { $players } jugadors
}, i amb això queda fixat: { $chips ->
    [17] es juguen les 17 fitxes i guanya qui en tingui més.
   *[other] la partida es guanya amb { $chips } fitxes.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } vol acabar la partida; guanyaria qui tingui més fitxes. { $agreed ->
    [no] Vots: { $count } dels { $needed } que calen.
    [yes] Ja n’hi ha prou: s’acaba amb aquesta ronda.
   *[over] Ja n’hi ha prou.
}
news-end-called = 🏁 La partida s’acaba abans d’hora: guanya qui tingui més fitxes.{ $over ->
    [yes] {""}
   *[no] {" "}Aquesta ronda encara es juga.
}
news-chip-returned = La fitxa { $target } torna amb les restants, i es barregen. { $bids ->
    [some] Els robots tornen on eren en començar la ronda.
   *[none] Ningú no ha proposat res.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] La fitxa { $chips } torna
       *[other] Les fitxes { $chips } tornen
    }
   *[no] { $count ->
        [one] { $count } fitxa torna
       *[other] { $count } fitxes tornen
    }
} amb les restants: { $most ->
    [0] { $count ->
        [one] des d’aquí no s’hi pot arribar.
       *[other] des d’aquí no s’hi pot arribar.
    }
   *[other] { $count ->
        [one] des d’aquí demana { $most ->
            [11] més d’11
           *[other] més de { $most }
        } moviments.
       *[other] des d’aquí demanen { $most ->
            [11] més d’11
           *[other] més de { $most }
        } moviments.
    }
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 No es podia fer en menys moviments.
    [shorter] 💡 N’hi havia prou amb { $count } moviments: `{ $moves }`
   *[alone] 💡 Es podia fer en { $count } moviments: `{ $moves }`
}
best-unsolvable = 💡 No tenia solució.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] A la fitxa { $target } de la ronda { $round } no s’hi podia arribar.
   *[other] La fitxa { $target } de la ronda { $round } es podia guanyar en { $count } moviments: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Dues rondes seguides sense persones: la partida està en pausa fins que algú premi **Continua** sota el tauler.
   *[no] Dues rondes seguides sense propostes: la partida està en pausa fins que algú premi **Continua** sota el tauler.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 He estat fora { $count } { $unit ->
    [seconds] { $count ->
        [one] segon
       *[other] segons
    }
    [minutes] { $count ->
        [one] minut
       *[other] minuts
    }
   *[hours] { $count ->
        [one] hora
       *[other] hores
    }
}, així que el rellotge s’ha aturat. Nou límit: { $until }.

end-stopped = 🏁 **La partida s’ha cancel·lat**, així que no la guanya ningú. Les fitxes aconseguides es conserven.
end-without-chips = 🏁 **La partida s’ha acabat.** Ningú no ha aconseguit cap fitxa, així que no la guanya ningú.
end-abandoned = 😴 La partida feia més d’una hora que estava en pausa i ha deixat lloc a una altra.
end-won = 🏆 **{ $count ->
    [one] { $winners } guanya la partida!
   *[other] { $winners } comparteixen la victòria!
}**
end-proposed = ⚖️ { $level ->
    [easy] **Proposta per a la partida següent contra bots de nivell fàcil:**
    [medium] **Proposta per a la partida següent contra bots de nivell mitjà:**
    [hard] **Proposta per a la partida següent contra bots de nivell difícil:**
   *[same] **Proposta per a la partida següent:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } sense avantatge
   *[other] { $player } amb { $ahead } d’avantatge
 }
end-code = Torna a jugar aquest tauler: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# Les solucions més curtes i el codi del tauler arribaran quan s’acabin totes les taules del torneig.
news-step-over = 👀 **Ja no s’espera les altres taules.** { $player } ha guanyat aquesta fitxa en { $count } moviments: `{ $moves }`
news-tables-over = 🏁 **S’han acabat totes les taules del torneig.** Aquestes eren les solucions possibles. Torna a jugar aquest tauler: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = La solució més curta: { $count } moviments, de { $player }
end-longest = La solució més llarga: { $count } moviments, de { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` la compta a part, entre les teves partides contra bots, i **Resultats en fitxers** té totes les propostes i solucions.
ended-practice = 🤖 Només contra bots, això ha estat pràctica: no és a cap classificació.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ La partida{ $kind ->
    [solo] {" "}en solitari
    [race] {" "}(una cursa)
    [rush] {" "}(una contrarellotge)
   *[match] {""}
} d’aquest canal ja no es pot llegir, així que no pot continuar (partida { $game }). Els punts que s’hi van guanyar es conserven. Comença’n una altra quan vulguis.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = El moviment { $number }, `{ $move }`, no és possible: el { $robot } a { $cell } no pot anar { $direction ->
    [up] cap amunt
    [right] a la dreta
    [down] cap avall
   *[left] a l’esquerra
}, perquè { $obstacle } li ho impedeix.
flaw-ends-on-diagonal = El moviment { $number }, `{ $move }`, no està permès: { $obstacle } aturaria el { $robot } sobre la barrera a { $cell }{ $bent }.
flaw-never-ends = El moviment { $number }, `{ $move }`, no està permès: el { $robot } faria voltes sense fi{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] La solució és bona, i proposant { $made } hauria guanyat. Però { $public ->
        [yes] la proposta era { $bid }
       *[no] vas proposar { $bid }
    }
   *[no] { $public ->
        [yes] La proposta era { $bid }, però { $made ->
            [one] s’ha mostrat un moviment
           *[other] s’han mostrat { $made } moviments
        }
       *[no] Vas proposar { $bid } i n’has mostrat { $made }
    }
}; { $direction ->
    [more] no hi pot haver més moviments que els proposats.
   *[fewer] aquí calen exactament els moviments proposats.
}
flaw-target = L’últim moviment porta el { $robot } a { $end }{ $bent }, però l’objectiu és a { $target }.
flaw-wrong-robot = L’últim moviment porta el { $robot } a { $end }{ $bent }, però aquest objectiu és per a un altre robot.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = El { $robot } ha arribat a l’objectiu sense canviar de direcció: cal un gir de 90° entre dos dels seus propis moviments, però { $moves ->
    [one] només n’ha fet un{ $others ->
        [0] {""}
       *[other] , i els moviments d’altres robots no el substitueixen
    }.
   *[other] sempre ha seguit recte o ha tornat enrere.
}{ $bounced ->
    [yes] {" "}Ha rebotat en { $diagonals }, però dins d’un moviment, no entre dos.
   *[no] {""}
}
flaw-single-move = El { $robot } ha arribat a l’objectiu en un sol moviment, i això no compta mai.{ $bounced ->
    [yes] {" "}Ha rebotat en { $diagonals }, però dins d’aquell moviment.
   *[no] {""}
} Una solució té almenys dos moviments, siguin dels robots que siguin.
flaw-diagonal = la barrera { $colour ->
    [red] vermella
    [green] verda
    [blue] blava
   *[yellow] groga
} a { $cell }
flaw-deflections = {" "}(després de rebotar { $bends })
flaw-deflection = en la barrera { $colour ->
    [red] vermella
    [green] verda
    [blue] blava
   *[yellow] groga
} a { $cell } cap { $heading ->
    [up] amunt
    [right] a la dreta
    [down] avall
   *[left] a l’esquerra
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Objectiu: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}a { $cell }
}.
alt-no-target = Encara sense objectiu.
alt-part = Caselles { $first } a { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] vermell
    [green] verd
    [blue] blau
    [yellow] groc
    [silver] platejat
   *[black] negre
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } a { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] amunt
    [right] dreta
    [down] avall
   *[left] esquerra
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } després { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } quiet
alt-forbidden = { $path } no permès
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] paret
    [edge] marge
   *[middle] centre
}
alt-fault = { $fault ->
    [never-ends] sense fi
   *[ends-on-diagonal] acaba en barrera
}
alt-diagonals = Barreres: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] vermella
    [green] verda
    [blue] blava
   *[yellow] groga
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] ascendent
   *[falling] descendent
} { $cell }
alt-walls = Parets { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] a la dreta de
   *[below] sota
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Mostrat en { $count ->
    [one] un moviment
   *[other] { $count } moviments
}: { $moves }. Al final: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } a { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = Les setze cares de les seccions, amb la cantonada del centre a baix a la dreta, columnes A a H, files 1 a 8. Marques de color: { $marks }. R vermell, G verd, B blau, Y groc; m lluna, p planeta, s estrella, g engranatge, / o \ barrera; ** vòrtex. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Amunt
    [right] ➡️ Dreta
    [down] ⬇️ Avall
   *[left] ⬅️ Esquerra
}
look-robot = {""}**{ $robot }** a **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: fins a **{ $cell }**{ $bent }, on l’atura { $obstacle }
look-stays = { $direction }: no es mou, li ho impedeix { $obstacle }
look-ends-on-diagonal = { $direction }: no permès{ $bent }, perquè { $obstacle } l’aturaria sobre la barrera a { $cell }
look-never-ends = { $direction }: no permès{ $bent }, perquè faria voltes sense fi
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robots, `X` l’objectiu (hi pot haver un robot a sobre), `- | +` parets, `#` el centre{ $diagonals ->
    [yes] , `/ \` barreres
   *[no] {""}
}. En paraules:

### Private answers

done-bid = La teva proposta: **{ $moves } moviments**. Quan s’esgoti la sorra, comença la proposta més baixa.
done-proof = 🎉 Això mateix! La fitxa és teva.
done-proof-failed = ❌ { $why } Amb això no aconsegueixes la fitxa.
# $moves: what was typed, in the notation
moves-read = 👓 He llegit els teus moviments així: `{ $moves }`.
done-pass = Has passat.
done-play-on = Continuem!
done-left-match = 👋 Has deixat la partida i ja no t’espera ningú. Si encara havies de mostrar una solució, la teva proposta es retira; les teves fitxes continuen sent teves. Fes una altra proposta i tornes a jugar.
done-withdraw-link = 🔗 L’enllaç s’ha retirat. Ara només poden mirar els qui veuen aquest canal a Discord.
done-removed-match = 🚪 { $player } queda fora de la partida: ja no hi pot fer propostes, però conserva les seves fitxes.
done-stop = La partida s’ha acabat.
done-abandoned = 🏁 La partida s’ha acabat. El que havies triat per a la teva s’ha perdut, perquè m’han reiniciat: fes servir `/ricochet { command-name-start }` una altra vegada.
done-end = { $over ->
    [yes] La partida s’ha acabat.
   *[no] La partida s’acaba amb aquesta ronda; guanya qui tingui més fitxes.
}
# $since: a date and a time
ask-abandoned = 😴 **La partida d’aquí està en pausa** des del { $since }. Continua jugant, o acaba-la, perquè guanyi qui tingui més fitxes, i comença la teva.
done-vote-to-finish = { $enough ->
    [over] 🏁 Amb el teu vot n’hi ha prou: la partida s’ha acabat.
    [yes] 🏁 Amb el teu vot n’hi ha prou: la partida s’acaba amb aquesta ronda.
   *[no] 🏁 Votes per acabar la partida: { $count } de { $needed } vots. Una altra proposta teva ho anul·la.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ Es gira el rellotge de sorra.
   *[no] ⏳ Votes per girar el rellotge: { $count } de { $needed } vots.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 L’han demanada tots els presents: aquí va la pista, per a tothom.
   *[no] 💡 Anotat: { $count } de { $needed } a favor de la pista. Arriba quan l’hagin demanada tots els presents.
}
done-shorten = ⏱️ Ara és una partida curta.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } comença sense avantatge.
   *[other] ⚖️ { $player } comença amb { $ahead } d’avantatge: això es resta de cada proposta per decidir qui mostra primer.
}
done-add-bot = 🤖 S’hi ha afegit un bot.

refusal-match-game-over = Aquesta partida s’ha acabat. `/ricochet { command-name-start }` en comença una altra.
    .board = Aquesta partida s’ha acabat.
refusal-match-no-chip-up = { $phase ->
    [idle] Ara no hi ha cap fitxa de cara amunt. Prem **Continua** per a la ronda següent.
    [intermission] Ara no hi ha cap fitxa de cara amunt. Pròxima ronda: { $until }.
    [tables] Ara no hi ha cap fitxa de cara amunt. La pròxima ronda comença quan totes les taules hagin jugat aquesta fitxa.
   *[other] Tot just ara s’ha destapat una altra fitxa; mira-la primer.
}
refusal-match-sand-has-run-out = La sorra s’ha esgotat: ja no hi ha més propostes en aquesta ronda.
refusal-match-bid-of-one = Amb un moviment no n’hi ha mai prou: { $ricochet ->
    [one-move] aquí no cal canviar de direcció, però una solució d’un sol moviment no compta.
   *[turn] el robot que arriba a l’objectiu ha d’haver canviat de direcció 90° entre dos dels seus moviments.
} La teva proposta pot anar de 2 a 99.
refusal-match-bid-out-of-range = Una proposta és un nombre de moviments, de 2 a 99.
refusal-match-bid-unchanged = Ja has proposat { $own }; la teva proposta conserva el lloc.
refusal-match-bid-not-lowest = Aquí només val una proposta més baixa que totes les altres; { $lower ->
    [no] ja no es pot baixar més.
   *[yes] la teva pot ser com a molt { $most }.
}
refusal-match-bid-may-only-fall = Has proposat { $own }; pots millorar la proposta, però no apujar-la.
refusal-match-not-proving = { $phase ->
    [intermission] Entre rondes no hi ha res a mostrar.
    [idle] Amb la partida en pausa no hi ha res a mostrar.
   *[other] Encara no: les solucions es mostren quan s’esgota la sorra. De moment, fes una proposta: `/bid 7`.
}
    .board = { $phase ->
        [intermission] Entre rondes no hi ha res a mostrar.
        [idle] Amb la partida en pausa no hi ha res a mostrar.
       *[other] Encara no: les solucions es mostren quan s’esgota la sorra. De moment, fes una proposta.
    }
refusal-match-not-your-turn = Toca a { $prover } mostrar la seva solució.
refusal-match-too-late-to-prove = Se t’ha acabat el temps per mostrar la solució.
refusal-match-robot-not-in-play = En aquesta partida no hi ha cinquè robot, ni negre ni platejat: els robots són R, G, B i Y.
refusal-match-no-moves = Escriu els moviments de la teva solució, per exemple `R-amunt G-esquerra`.
refusal-match-not-idle = La partida ja està en marxa.
refusal-match-tables-playing = Altres taules del torneig encara juguen aquesta fitxa. Torna a prémer quan hagin acabat.
refusal-match-not-yours-to-stop = Només la poden cancel·lar { $starter }, que va començar la partida, i els membres amb el permís **Manage Messages**. Els presents que han fet una proposta poden votar per acabar-la: `/ricochet { command-name-stop }`.
    .board = Només la poden cancel·lar { $starter }, que va començar la partida, i els membres amb el permís **Manage Messages**. Els presents que han fet una proposta poden votar per acabar-la: **{ web-stop }**.
refusal-match-may-only-end = D’altres han aconseguit fitxes, així que ja no pots cancel·lar la partida, només votar per acabar-la: `/ricochet { command-name-stop }`. Llavors guanya qui tingui més fitxes.
    .board = D’altres han aconseguit fitxes, així que ja no pots cancel·lar la partida, només votar per acabar-la: **{ button-finish }**. Llavors guanya qui tingui més fitxes.
refusal-match-may-only-stop = Cap altre jugador no ha aconseguit una fitxa, així que la partida no es pot acabar abans amb un vencedor. `/ricochet { command-name-stop }` la cancel·la sense vencedor.
    .board = Cap altre jugador no ha aconseguit una fitxa, així que la partida no es pot acabar abans amb un vencedor; només es pot cancel·lar sense vencedor.
refusal-match-ends-already = La partida ja s’acaba amb aquesta ronda.
refusal-match-not-yet = És massa d’hora per a això.
refusal-match-out-of-date = Massa tard: la partida ja ha avançat.
refusal-match-worth-playing = Aquesta fitxa es pot jugar tal com està.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Les partides es juguen als canals d’un servidor: fes servir aquesta ordre allà.
   *[other] Les partides es juguen als canals d’un servidor on soc jo. [Afegeix-me a un servidor]({ $link }) per jugar-hi.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` i `/ricochet { command-name-rules }` també funcionen aquí.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] La copa setmanal es juga per a un servidor
    [leaderboard] Cada servidor té la seva pròpia classificació
    [stats] Les estadístiques d’altres persones només es veuen per servidor
   *[settings] Cada servidor té la seva pròpia configuració
}: fes servir aquesta ordre en un canal d’un servidor on soc jo.
problem-no-match-here = En aquest canal no hi ha cap partida. `/ricochet { command-name-start }` en comença una.
problem-match-running = En aquest canal ja hi ha una partida: `/ricochet { command-name-board }` la mostra. Cancel·la-la amb `/ricochet { command-name-stop }`, o comença’n una altra en un fil.
    .board = En aquest canal ja hi ha una partida.
problem-newer-game = M’estan actualitzant: aquesta partida continua d’aquí a uns minuts.
# $permissions: their names in Discord's settings
problem-missing-permissions = Aquí no puc jugar. En aquest canal em falta: **{ $permissions }**. Ho pot permetre qui gestioni el canal.
problem-round-over = Aquella ronda s’ha acabat. Fes servir els botons del tauler més recent.
    .board = Aquella ronda s’ha acabat.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ { $made ->
    [one] És **un moviment**
   *[other] Són **{ $made } moviments**
}, i n’has proposat **{ $bid }**. Ningú no ho ha vist, i per aquest cop no costa res. Corregeix-ho, o envia-ho un altre cop per mostrar-ho així.
    Els teus moviments: `{ $moves }`
problem-not-a-number = `{ $text }` no és un nombre de moviments. Escriu un nombre enter de 2 a 99.
# $channels: their names
problem-channel-not-allowed = En aquest servidor es juga a { $channels }: comença-hi la teva partida.
problem-may-not-set = Només els membres amb el permís **Manage Server** poden canviar la configuració.
problem-old-setting = Aquesta opció és d’una versió anterior meva. `/ricochet { command-name-settings }` mostra la configuració actual.
    .board = Aquesta opció és d’una versió anterior meva.
problem-role-unusable = No puc donar ni treure aquest rol. La meva configuració diu per què, a qui gestiona aquest servidor.
problem-unknown-time-zone = No conec el fus horari `{ $typed }`. Els fusos tenen noms com ara `Europe/Madrid`: comença a escriure i tria de la llista.
problem-wrong-code = Això no és el codi d’un tauler. { $fault ->
    [characters] Un codi només té lletres i xifres, per exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Un codi té 24 lletres i xifres, per exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`; el teu en té { $count }. Copia’l sencer.
    [position] És el codi d’una posició a mitja partida, amb 14 lletres i xifres. Cap partida no comença des d’una posició: `/ricochet { command-name-study } { option-name-code }:…` la mostra.
    [check] És complet, però té un error de tecleig: els dos últims caràcters, que comproven els altres, no hi encaixen. Copia’l en comptes d’escriure’l.
   *[impossible] Anomena un tauler que no pot existir. Copia’l en comptes d’escriure’l.
}
    .board = Això no és el codi d’un tauler. { $fault ->
        [characters] Un codi només té lletres i xifres, per exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Un codi té 24 lletres i xifres, per exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`; el teu en té { $count }. Copia’l sencer.
        [position] És el codi d’una posició a mitja partida, amb 14 lletres i xifres. Cap partida no comença des d’una posició; només es pot analitzar.
        [check] És complet, però té un error de tecleig: els dos últims caràcters, que comproven els altres, no hi encaixen. Copia’l en comptes d’escriure’l.
       *[impossible] Anomena un tauler que no pot existir. Copia’l en comptes d’escriure’l.
    }
problem-code-does-not-fit = El tauler d’aquest codi no és de la capsa de 1999. Deixa fora `{ option-name-rules }` i decideix el codi.
problem-edition-lacks = A l’edició de { $year } no hi ha cinquè robot. Tria «Quatre robots» o l’edició de 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Aquí no hi ha moviments.
    [foreign] ❌ `{ $token }`: aquest robot no és en aquesta partida.
    [robot] ❌ `{ $token }` (caràcter { $place }): quin robot? Indica’l primer, per exemple `{ $example }`.
    [word] ❌ `{ $token }` (caràcter { $place }): és el robot o la direcció? Escriu `{ $robot }` o `{ $direction }`.
    [then] ❌ `{ $token }` (caràcter { $place }): és una direcció o només un «després»? Escriu `{ $direction }` o treu-lo.
    [direction] ❌ `{ $token }` (caràcter { $place }): cap on? Després del robot va una direcció: amunt, avall, esquerra o dreta.
   *[move] ❌ `{ $token }` (caràcter { $place }): això no és un moviment. Un moviment és un robot i una direcció.
}
    Escriu-ho així: `R-amunt G-esquerra`, amb els robots { $robots }. No t’ha costat res; torna-ho a provar.
problem-no-week = `{ $text }` no és una setmana. Escriu-ne l’any i el número, per exemple 2026-W46.
problem-not-yours = Aquest botó és per a una altra persona. Fes servir el teu propi `/ricochet { command-name-me }`.
problem-not-your-head-start = Aquesta partida es proposa a { $players }. **{ button-again-rematch }** en comença una com l’anterior.
problem-no-bidding-pad = En aquest servidor es resol mentalment: no hi ha comandament mentre es fan propostes.
problem-no-right = Ara no pots jugar en aquest canal.
problem-old-button = Aquest botó és d’una altra versió meva. Torna a fer servir l’ordre d’on va sortir.
    .board = Aquest botó és d’una altra versió meva. Torna a carregar la pàgina.
problem-ended-already = Aquesta partida ja s’ha acabat.
problem-old-command = El teu Discord té una versió antiga d’aquesta ordre. Reinicia Discord (Ctrl+R) i torna-ho a provar.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Sortir, votar i acabar són ara en un sol lloc: `/ricochet { command-name-stop }`.
    [me] La teva llengua, clar o fosc, el que es desa de tu i com esborrar-ho són ara en un sol lloc: `/ricochet { command-name-me }`.
    [settings] La comprovació dels meus permisos és ara un botó de `/ricochet { command-name-settings }`.
    [board] `/ricochet { command-name-board }` diu ara on s’aturaria cada robot: tria **{ format-moves }** com a `{ option-name-format }`.
    [study] Les seccions del tauler són ara un botó de `/ricochet { command-name-study }`.
   *[results] Els fitxers d’una partida són ara un botó al seu final i a la seva anàlisi.
}
problem-no-board = Aquell missatge no mostra cap tauler meu que es pugui analitzar. Tria el missatge d’una partida, o el missatge sobre una solució.
problem-answer-lost = ✅ Fet. Només s’ha perdut la meva resposta pel camí.
problem-ours = Alguna cosa ha fallat per part meva. No s’ha perdut res; torna-ho a provar d’aquí a un moment.
contact-fault = Per avisar qui gestiona aquest bot: { $contact }
contact-questions = -# Preguntes sobre aquest bot? Escriu a qui el gestiona: { $contact }
problem-match-beside-solo = { $player } juga en solitari en aquest canal. Comença la partida en un fil, o quan aquella s’acabi: la pot cancel·lar amb `/ricochet { command-name-stop }` qui hi juga, o un membre que pugui gestionar missatges.
    .board = { $player } juga en solitari en aquest canal. Comença la partida en un altre canal, o quan aquella s’acabi.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Crear fils públics
permission-attach-files = Attach Files
permission-connect = Connect
permission-manage-roles = Manage Roles
# $channels: how many channels are chosen in the settings
check-fine = ✅ Tot en ordre: puc fer el que necessito aquí{ $channels ->
    [0] {""}
   *[other] {" "}i a tots els canals de la configuració
}.
check-no-rights = ⚠️ A { $channel } em falta: { $permissions }. Permet-ho als permisos del canal, o tria’n un altre amb `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } Fins aleshores no s’hi publica res.
check-no-threads = ⚠️ A { $channel } em falta per als fils: **{ $permissions }**. Per això allà es juga al mateix canal.
check-channel-gone = ⚠️ El canal { $channel } de la configuració ja no existeix. Tria’n un altre amb `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Rol del campió
   *[other] Avís
}: { $fault ->
    [gone] aquest rol ja no existeix, o és el de tothom.
    [missing] em falta **{ $permission }**.
    [above] ha d’estar per sota del meu rol a la configuració del servidor, i no ser de cap aplicació.
   *[quiet] no s’avisa ningú. Permet a la configuració del rol que tothom l’esmenti.
} { $without ->
    [champion] Fins llavors no hi ha cap campió nou.
    [buttons] Fins llavors no hi ha botons sota el repte del dia, i el rol es dona a mà.
   *[call] Fins llavors no aviso ningú.
}
check-no-history = 💡 Aquí em falta: Read Message History. Me’n puc estar, però després d’una caiguda un missatge pot arribar dues vegades.
button-check = Comprova els permisos del bot

form-cup-name-title = Nom a la copa
form-cup-name-label = Nom d’aquest servidor
form-cup-name-about = Els altres servidors el veuen al costat del resultat. Buit: aquest servidor no s’anomena.
form-bid-title = La teva proposta
form-bid-label = Quants moviments necessites?
form-bid-placeholder = Un nombre de 2 a 99
form-prove-title = La teva solució
form-prove-label = Els teus moviments, en ordre
form-prove-placeholder = R-amunt G-esquerra …

welcome = { $who ->
        [owner] Ja soc al teu servidor **{ $server }**.
       *[adder] Gràcies per afegir-me a **{ $server }**!
    }
    {""}**Per jugar**: `/ricochet { command-name-start }` comença una partida en un canal. Ningú no s’ha d’apuntar: qui proposa, juga.
    {""}**Per aprendre’n**: `/ricochet { command-name-tutorial }`, quatre taulers petits, aquí o allà.
    {""}**Per configurar-ho**: `/ricochet { command-name-settings }`, des de la llengua fins als canals on jugo.
    {""}No et tornaré a escriure sobre aquest servidor.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = vòrtex

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] Les regles de la partida d’aquest canal
        [solo] Les regles de la partida en solitari d’aquest canal
        [race] Les regles de la cursa d’aquest canal
        [server] Les regles d’aquest servidor
       *[usual] Les regles habituals
    }: { $options }.
    -# { web-author }
    {""}**L’objectiu.** Hi ha una casella objectiu marcada. Porta-hi el robot del seu color, de manera que s’hi aturi, en el menor nombre de moviments possible; al { rules-vortex } hi pot anar qualsevol robot{ $fifth ->
        [none] {""}
       *[other] , també el { $fifth ->
            [silver] platejat
           *[black] negre
        }
    }.
    {""}**Els moviments.** Els robots no tenen «frens»: van cap amunt, avall, a l’esquerra o a la dreta fins que els atura una paret, el marge, el centre del tauler o un altre robot. Cada desplaçament compta com un moviment, també el d’un robot que només fa d’obstacle.
    {""}**El canvi de direcció.** { $ricochet ->
        [one-move] Un sol moviment no és una solució: en calen dos o més, siguin dels robots que siguin. No cal canviar de direcció.{ $diagonals ->
            [without] {""}
           *[with] {" "}Per moltes barreres on reboti, un moviment continua sent un de sol.
        }
       *[turn] El robot que arriba a l’objectiu ha d’haver canviat de direcció 90° entre dos dels seus propis moviments. Així que amb un moviment no n’hi ha mai prou, i anant sempre recte tampoc, tant és quins robots s’hagin mogut abans.{ $diagonals ->
            [without] {""}
           *[with] {" "}Rebotar en una barrera no compta, perquè passa dins d’un moviment.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Les barreres.** Els robots travessen les barreres del seu color; en les altres reboten en angle recte i continuen. Cap moviment no pot acabar sobre una barrera.{"\u000A"}
    }
rules-match = **Les propostes.** Troba la solució mentalment i proposa quants moviments necessites. La primera proposta gira el rellotge de sorra; fins que s’esgoti, { $bids ->
        [own-any] tothom pot proposar, o canviar la seva proposta per qualsevol altre nombre.
        [own-lower] tothom pot proposar, o millorar la seva proposta.
       *[lower-than-all] tothom pot proposar un nombre més baix que els anteriors.
    }
    {""}**La demostració.** Comença la proposta més baixa; si n’hi ha d’iguals, qui { $ties ->
        [first-bid] l’hagi feta primer
       *[fewer-chips] tingui menys fitxes
    }. Mostra { $length ->
        [exact] exactament
       *[at-most] com a màxim
    } el nombre de moviments que vas proposar. Si no ho aconsegueixes, li toca al següent. Qui se’n surt es queda amb la fitxa, i els robots es queden on són.
    {""}**El final.** { $goal }
rules-fair = ## { button-fair }
    {""}**Ser-hi present.** És present qui ha fet una proposta, o ha fet servir un botó sota el tauler, en aquesta ronda o en les { $stays } anteriors, i no ha deixat la partida. Només s’espera els presents, i només ells voten. Per a una pista, o per passar ja a la ronda següent, ho han de voler tots.
    {""}**{ button-done }.** Quan tots els presents han acabat, la sorra s’esgota. Mentre només hi hagi una persona present, en corre almenys la meitat: encara pot venir algú.
    {""}**{ button-turn }.** Quan s’acaba el temps per pensar ({ $thinking }), el rellotge es gira sense propostes. Una primera proposta el gira una altra vegada; si no n’arriba cap, la fitxa torna amb les restants. Es fa abans si ho vol més de la meitat dels presents que han fet una proposta; abans de la primera de la partida, si ho vol qui l’ha començada. Després de { $quiet } rondes sense propostes, la partida queda en pausa; passada una hora, qui en comenci una altra la pot acabar, i guanya qui tingui més fitxes.
    {""}**{ button-vote-to-skip }.** Si el jugador a qui li toca no fa res durant la meitat del seu temps, més de la meitat dels altres presents li pot saltar el torn.
    {""}**{ button-finish }.** Si ho vol més de la meitat dels presents que han fet una proposta, guanya qui tingui més fitxes; una ronda amb propostes es juga abans fins al final. Qui ha començat la partida sempre té vot, i la pot cancel·lar mentre ningú més no tingui cap fitxa. Els membres amb el permís **Manage Messages** la poden acabar i cancel·lar, i en poden fer fora un jugador.
    {""}**Propostes que no es demostren.** Després de { $unshown } de seguides (passades, fallides, fora de temps, o retirades en marxar quan eren la més baixa), cada proposta teva necessita els moviments en sobre tancat, fins que una guanyi.
    { $bids ->
        [lower-than-all] {""}**Propostes més baixes.** Compta el moment en què es fa la proposta. Si una d’igual o més baixa, feta abans que la teva, arriba després, la teva cau i torna a valer l’anterior.{"\u000A"}
       *[other] {""}
    }**Una fitxa que no aconsegueix ningú.** Torna amb les restants, i es barregen. La seva solució més curta és secreta fins que s’aconsegueixi aquella fitxa o s’acabi la partida.
    {""}**Què compta.** A les classificacions, una fitxa compta si hi havia { $persons } persones presents quan es va aconseguir; una victòria, si compten almenys { $chips } fitxes de qui guanya, o si no queden fitxes. En un tauler escollit, o només contra bots, es juga de pràctica.
    { $tournament ->
        [yes] {""}**Tornejos.** Diverses taules juguen el mateix tauler al mateix pas: fins que totes han jugat una fitxa, només llegeixes qui l’ha aconseguida i en quants moviments. La teva primera proposta et lliga a una taula.{"\u000A"}
       *[no] {""}
    }**El que revelaria solucions.** No es permet res que ajudi en una partida en joc o en el repte d’avui: ni analitzar un tauler, ni triar-lo pel codi o les seccions. Per a les teves partides, i les dels servidors on jugues, això val per a tot el que s’hi assembli molt; per a les altres, només per a la mateixa posició.
rules-solo = **La sorra.** La fitxa i el rellotge es giren alhora. { $hourglasses ->
        [one] El rellotge corre una vegada
       *[other] El rellotge corre dues vegades
    } per fitxa: tens { $seconds } segons per trobar una solució, per llarga que sigui.
    {""}**La demostració.** **{ button-solo-got-it }** atura la sorra; després tens un minut, i un intent, per mostrar la teva solució. També la pots mostrar mentre corre la sorra: aleshores una d’errònia només costa temps. Amb una solució la fitxa queda de cara amunt, i els robots es queden on són; sense, de cara avall.
    {""}**Estrelles.** Una solució de les més curtes en té tres, una amb dos moviments més com a màxim en té dues, qualsevol altra una. Una pista costa una estrella; l’última es queda. En un tauler escollit no compten en cap classificació.
    {""}**El final.** Es juguen les 17 fitxes; guanyes si acabes amb més de cara amunt que de cara avall.
rules-practice = **La pràctica.** No corre cap rellotge i no es guanya ni es perd. Una fitxa surt en tants moviments com has demanat; una solució més llarga també val. El que no és una solució no costa res, i les pistes s’anoten. Quan has resolt una fitxa o hi has renunciat, se’n mostren les solucions més curtes.
rules-race = **La cursa.** Una fitxa per a tothom: resol-la en privat, tantes vegades com vulguis, en { $time }. Compta la teva solució més curta, i els altres només veuen quants en tenen una. Les tres més curtes s’enduen 3, 2 i 1 punts; { $slow ->
        [yes] les d’igual longitud comparteixen lloc.
       *[no] a igual longitud, guanya la primera.
    } Els robots es queden on els ha dut la solució guanyadora.
    {""}**Ser-hi present.** És present qui ha enviat una solució, o ha fet servir un botó sota el tauler, en aquesta ronda o en les { $stays } anteriors, i no ha deixat la cursa. Quan tots els presents han acabat, la ronda s’acaba{ $slow ->
        [yes] , però no la primera, ni mentre només hi hagi una persona present
       *[no] {""}
    }. Qui marxa retira així la seva solució d’aquesta ronda i conserva els punts.
    {""}**El final.** { $rounds ->
        [one] Després d’una fitxa
       *[other] Després de { $rounds } fitxes, o de { $unsolved } de seguides que no resolgui ningú
    }, guanya qui té més punts. Qui ha començat la cursa la pot acabar mentre ningú més no tingui punts; després cal més de la meitat dels presents que han enviat una solució. Els membres amb el permís **Manage Messages** la poden acabar en qualsevol moment.
    {""}**Què compta.** A la classificació, una cursa compta si se n’han resolt almenys { $chips } fitxes, si hi han enviat solucions almenys { $persons } persones i si el tauler va sortir a l’atzar.
# $moves: a solution in the notation
rules-example = A la imatge, el robot vermell arriba a la lluna vermella en quatre moviments: `{ $moves }`. El verd va primer, per fer d’obstacle.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – comença una partida en aquest canal
    `/bid 7` – «Ho faig en set»
    `/prove R-amunt G-esquerra` – mostra-ho: robots { $robots } (G és el verd, Y el groc), direccions amunt avall esquerra dreta; també valen `r amunt esquerra`, `vermell-amunt` i `🔴⬆️`
    `/bid 3 { option-name-path }:R-amunt G-esquerra R-avall` – proposa amb els teus moviments en sobre tancat: ningú no els veu fins que et toca; aleshores es mostren sols
    `/pass` – deixa que ho provi el següent
    `/ricochet { command-name-stop }` – si has de marxar, o la partida s’ha d’acabar: el que pots fer, i quin efecte té; si marxes, fes una altra proposta i tornes a jugar
    {""}**{ button-pad }** – prem els moviments en comptes d’escriure’ls · **{ button-done }** – quan ho diuen tots els presents, la sorra s’esgota · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – votacions: mira **{ button-fair }**
    `/ricochet { command-name-solo }` – juga en solitari: resol cadascuna de les 17 fitxes abans que s’esgoti la sorra, i acaba amb més de cara amunt que de cara avall
    `/ricochet { command-name-race }` – tothom resol la mateixa fitxa en privat, en minuts o hores
    `/ricochet { command-name-rush }` – totes les fitxes que puguis en tres minuts, en solitari i en privat
    `/ricochet { command-name-daily }` – un repte cada dia, el mateix per a tothom, amb tants intents com vulguis
    `/ricochet { command-name-tutorial }` – aprèn el joc en quatre taulers petits
rules-commands-solo = `/prove R-amunt G-esquerra` – mostra-ho: robots { $robots } (G és el verd, Y el groc), direccions amunt avall esquerra dreta; també valen `r amunt esquerra`, `vermell-amunt` i `🔴⬆️`
    `/pass` – renuncia a aquesta fitxa: queda de cara avall
    `/ricochet { command-name-solo }` – mostra una altra vegada la teva partida
    {""}**{ button-pad }** – prem els moviments en comptes d’escriure’ls
    `/ricochet { command-name-daily }` – un repte cada dia, el mateix per a tothom, amb tants intents com vulguis
    `/ricochet { command-name-tutorial }` – aprèn el joc en quatre taulers petits
rules-commands-race = `/prove R-amunt G-esquerra` – envia-ho: robots { $robots } (G és el verd, Y el groc), direccions amunt avall esquerra dreta; també valen `r amunt esquerra`, `vermell-amunt` i `🔴⬆️`
    `/pass` – has acabat amb aquesta fitxa
    `/ricochet { command-name-stop }` – si has de marxar, o la cursa s’ha d’acabar: el que pots fer, i quin efecte té; si marxes, envia una solució i tornes a jugar
    {""}**{ button-pad }** – prem els moviments en comptes d’escriure’ls · **{ button-race-done }** – quan tothom ha acabat, s’acaba la ronda
    `/ricochet { command-name-daily }` – un repte cada dia, el mateix per a tothom, amb tants intents com vulguis
    `/ricochet { command-name-tutorial }` – aprèn el joc en quatre taulers petits

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Més fitxes
    [solo] ## 🏆 Més estrelles en solitari
    [races] ## 🏆 Més curses guanyades
    [daily] ## 🏆 Més estrelles en reptes del dia
    [matches] ## 🏆 Més partides guanyades
   *[best] ## 🏆 Més solucions òptimes
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] un punt
       *[other] { $points } punts
    }
    [chips] { $points ->
        [one] una fitxa
       *[other] { $points } fitxes
    }
    [solo] { $points ->
        [one] una estrella
       *[other] { $points } estrelles
    }
    [daily] { $points ->
        [one] una estrella
       *[other] { $points } estrelles
    }
    [matches] { $points ->
        [one] una partida
       *[other] { $points } partides
    }
   *[best] { $points ->
        [one] una solució
       *[other] { $points } solucions
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← tu
leaderboard-empty = { $score ->
    [solo] Encara ningú. `/ricochet { command-name-solo }` comença una partida per a tu.
    [races] Encara ningú. `/ricochet { command-name-race }` comença una cursa. Jugar només contra bots no compta: cal una segona persona.
    [daily] Encara ningú. `/ricochet { command-name-daily }` et dona el repte d’avui, que només compta el seu dia.
   *[other] Encara ningú. `/ricochet { command-name-start }` comença una partida. Jugar només contra bots no compta: cal una segona persona.
}
leaderboard-page = -# Pàgina { $page }/{ $pages }
button-page-back = ◀ Enrere
button-page-next = Següent ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Fitxes
    [matches] Partides
    [solo] Solitari
    [races] Curses
    [daily] Reptes
   *[best] Òptimes
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Aquesta setmana
    [last-week] Setmana passada
    [month] Aquest mes
   *[ever] Des de sempre
}

score-chips = fitxes
score-matches = partides guanyades
score-best = solucions òptimes
score-solo = estrelles en solitari
score-races = curses guanyades
score-daily = estrelles en reptes del dia

# $number: of the week in its year, $first, $last: its days
period-week = Setmana { $number } de { $year }: { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }
period-week-short = Setmana { $number } de { $year }
period-days = -# { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
period-month = { $month ->
    [1] Gener
    [2] Febrer
    [3] Març
    [4] Abril
    [5] Maig
    [6] Juny
    [7] Juliol
    [8] Agost
    [9] Setembre
    [10] Octubre
    [11] Novembre
   *[other] Desembre
} del { $year }
period-ever = Des de sempre
choice-this-week = aquesta setmana
choice-last-week = la setmana passada
choice-month = aquest mes
choice-ever = des de sempre

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] en aquest servidor
   *[everywhere] en tots els servidors
}
stats-empty = Encara cap partida. Fes una proposta en alguna i ja jugues.
stats-chips = 🎯 **{ $chips ->
    [one] una fitxa
   *[other] { $chips } fitxes
}** en { $matches ->
    [one] una partida
   *[other] { $matches } partides
}; guanyades: { $victories }
stats-proofs = 🔎 { $tried ->
    [0] Encara cap solució mostrada
    [one] Una solució mostrada, **{ $held ->
        [0] que no va funcionar
       *[other] i va funcionar
    }**
   *[other] { $tried } solucions mostrades, **{ $held ->
        [0] cap no va funcionar
        [1] en va funcionar una
       *[other] en van funcionar { $held }
    }**
}
stats-shortest = ⭐ Òptimes: **{ $shortest } de les { $judged }** ({ $percent } %); de mitjana, { $above ->
    [one] un moviment
   *[other] { $above } moviments
} per sobre del mínim
stats-quickest = ⚡ Proposta guanyadora més ràpida: { $seconds } s
stats-longest = 📏 Solució més llarga: { $moves } moviments
stats-streak = 🔥 Setmanes seguides amb alguna proposta: **{ $current }** ara, rècord: { $best }
stats-races = 🏁 Curses: { $races }, guanyades: { $won }
stats-bots = 🤖 Contra bots: { $matches ->
    [one] una partida
   *[other] { $matches } partides
}; guanyades: { $won }
stats-bot-races = 🤖 Curses contra bots: { $races }, guanyades: { $won }
stats-rush = ⚡ Rècord de contrarellotge: { $count ->
    [one] una fitxa
   *[other] { $count } fitxes
} en tres minuts
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Pràctica, { $moves } moviments: **{ $unaided }** sense pistes, { $hinted } amb pistes, { $dropped ->
    [one] { $dropped } abandonada
   *[other] { $dropped } abandonades
}{ $time ->
    [none] {""}
   *[other] {" "}· mediana { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Repte del dia: **{ $current ->
    [one] ratxa d’un dia
   *[other] ratxa de { $current } dies
}**, rècord: { $best }; 🧊 { $freezes ->
    [one] un glaçó
   *[other] { $freezes } glaçons
}
stats-where = { $where ->
    [server] En aquest servidor
   *[everywhere] En tots els servidors
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] dia de ratxa
       *[other] dies de ratxa
    }
    [races] { $points ->
        [one] una cursa
       *[other] { $points } curses
    }
    [most-days] { $count ->
        [one] dia (rècord)
       *[other] dies (rècord)
    }
    [freezes] { $count ->
        [one] glaçó
       *[other] glaçons
    }
    [rush] { $count ->
        [one] fitxa en contrarellotge
       *[other] fitxes en contrarellotge
    }
   *[weeks] { $count ->
        [one] setmana seguida
       *[other] setmanes seguides
    }
}
stats-shares = Solucions òptimes per setmana, en %
# $number: of a week in its year, where there is little room
stats-week = S{ $number }
stats-bests = Solucions òptimes més ràpides, per moviments
stats-practised = Pràctica: fitxes resoltes, per moviments
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} mov.
stats-seconds = { $seconds } s
stats-achievements = Fites
achievement-ten-mover = Primera solució de deu
achievement-sunday = Òptima en diumenge
achievement-seven-days = Set dies seguits
achievement-victory = Primera partida guanyada

### What is stored about people

forgotten-player = *un jugador oblidat*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] fàcil
    [medium] mitjà
   *[hard] difícil
}
me-headline = ## Tu i Ricochet
me-language = **Llengua** – en què et responc, a tot arreu.
me-language-auto = automàtica: la del teu Discord
me-theme = **Clar o fosc** – les imatges que només veus tu. Les que veu tothom segueixen el que hagi triat el servidor.
me-theme-none = Com hagi triat el servidor
button-me-stats = Les meves estadístiques
button-me-privacy = El que es desa de mi
button-me-delete = Esborra les meves dades
privacy-text = ## El que sé de tu
    {""}**Quan jugues**, deso el teu identificador de Discord amb el que fas a les partides, també en solitari, a les curses, a les contrarellotges i als reptes: propostes, moviments mostrats, fitxes, victòries – i quan. D’aquí surten les partides, les classificacions i les teves estadístiques. Si ets en una classificació, anoto també si deixes el servidor. Si tries una llengua o un tema, també ho deso.
    {""}**No deso** noms, imatges ni missatges. No puc llegir el que s’escriu als canals, només les meves ordres, formularis i botons.
    {""}**Per esborrar-ho**: `/ricochet { command-name-me }`, quan vulguis. El que vaig publicar als canals s’hi queda, i allà es pot esborrar.
    {""}**Si em treuen d’un servidor**, tot el que és seu s’esborra al cap de 30 dies.
    No comparteixo res amb ningú. Qui m’allotja pot llegir el que deso.
forget-me-question = ## Vols que t’oblidi?
    S’esborren les teves fitxes, victòries, estadístiques, partides en solitari, contrarellotges i reptes, a tots els servidors on has jugat amb mi. Les partides i curses on vas jugar es conserven, sense el teu nom.
    Deixes les partides i curses en marxa: la teva proposta es retira, amb els moviments que hi tinguessis en sobre tancat, i ja no t’espera ningú. Pots tornar a jugar quan vulguis, com algú nou.
    Això no es pot desfer.
forget-me-board = Al meu tauler al navegador se’t tanquen totes les sessions. Per això deso el teu id de Discord, tretze hores com a molt.
button-forget-me = Oblida’m
forget-me-done = Fet: t’he oblidat.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] Ratxa d’un dia
   *[other] Ratxa de { $length } dies
}**{ $frozen ->
    [0] {""}
    [one] , amb un dia perdut congelat
   *[other] , amb { $frozen } dies perduts congelats
}
    -# { $freezes ->
    [0] 🧊 Set dies seguits donen un glaçó, que cobreix un dia que et perdis.
    [one] 🧊 Tens un glaçó per a un dia que et perdis.
   *[other] 🧊 Tens { $freezes } glaçons per als dies que et perdis.
}
daily-alone = Ningú no l’havia resolt abans que tu.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $hints: how many of them cost a star, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] òptima{ $hints ->
        [0] {""}
        [one] {""}, amb una pista
       *[other] {""}, amb pistes
    }
    [one] un moviment per sobre del mínim
   *[other] { $above } moviments per sobre del mínim
} · { $tries ->
    [one] un intent
   *[other] { $tries } intents
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Comparteix
button-daily-play = Prova-ho
button-daily-today = Repte d’avui
spread-title = Repte { $number }
spread-people = { $people ->
    [one] Resolt per una persona
   *[other] Resolt per { $people } persones
}
spread-moves = En quants moviments
spread-you = ← tu
morning-headline = ## 📅 Repte #{ $number }
morning-task = Ja és aquí el repte d’avui: el mateix per a tothom, sense rellotge i amb tants intents com vulguis.
morning-before = **Així va anar el #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] Ratxa d’un dia
   *[other] Ratxa de { $length } dies
}** en aquest servidor. { $missing ->
    [0] El dia d’avui ja compta.
    [one] Continua si un membre més resol el repte d’avui.
   *[other] Continua si { $missing } membres més resolen el repte d’avui.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } comença { $kind ->
    [race] una cursa
   *[match] una partida
}. Veniu a jugar!
button-call-on = 🔔 Avisa’m quan comenci
button-call-off = No m’avisis més
done-call-on = 🔔 Ara tens { $role }: t’aviso quan comença una partida o una cursa, com a molt un cop cada hora.
done-call-off = 🔕 Ja no tens { $role }.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 La copa #{ $number } és oberta
cup-open-task = Cinc fitxes en { $minutes } minuts, de curtes a llargues, amb una solució per a cadascuna: { $most } punts per una solució mínima i un de menys per cada moviment de més. Cadascú la pot jugar un cop. Tanca: { $until }.
cup-open-server = La puntuació d’aquest servidor és la mitjana dels seus { $counted } millors; en calen almenys { $least }.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Aquest servidor: **{ $points ->
    [one] un punt
   *[other] { $points } punts
}**{ $servers ->
    [1] {""}
   *[other] , lloc { $place } de { $servers }
}.
# Of a season
cup-season = Temporada { $season }, copa { $cup } de { $cups }.
cup-season-own = En total: **{ $points ->
    [one] un punt
   *[other] { $points } punts
}**{ $servers ->
    [1] {""}
   *[other] , lloc { $place } de { $servers }
}.
cup-result-headline = ## 🏆 Copa #{ $number }: el resultat
cup-result-too-few = { $people ->
    [one] Ha jugat un membre
   *[other] Han jugat { $people } membres
}: per puntuar, a aquest servidor li’n calen almenys { $least }.
cup-result-best = Millors servidors: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = aquest servidor
cup-server-unnamed = un servidor
cup-chips = **Les fitxes**, cadascuna amb una solució mínima:
cup-chip = **{ $number }.** { $target }, { $count } moviments: `{ $moves }`
button-cup-study = 🔬 Fitxa { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Més fitxes
    [matches] Més partides guanyades
    [solo] Més estrelles en solitari
    [races] Més curses guanyades
    [daily] Més estrelles en reptes
   *[best] Més solucions òptimes
}
cup-people = Copa #{ $number }
people-scores = Marcador
people-goal-chips = { $chips ->
    [one] Guanya qui aconsegueixi la primera fitxa
   *[other] Guanya qui aconsegueixi abans { $chips } fitxes
}
people-goal-all = Les 17 fitxes; guanya qui en tingui més
people-end = { $count ->
    [one] Guanya { $winner }!
   *[other] Victòria compartida!
}
people-stopped = La partida s’ha cancel·lat
people-rounds = { $rounds ->
    [one] Una ronda jugada
   *[other] { $rounds } rondes jugades
}
people-more = … i { $count } més
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] primer lloc:
    [2] segon lloc:
    [3] tercer lloc:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = algú que ha marxat
name-forgotten = un jugador oblidat

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Juga a Ricochet Robots
command-start = Comença una partida en aquest canal
command-board = Torna a mostrar el tauler i el rellotge
command-remove = Treu un jugador de la partida o cursa, si pots gestionar missatges
command-stop = Surt, acaba o cancel·la el que jugues aquí
command-rules = Com s’hi juga, en una pantalla
command-leaderboard = Mostra la classificació d’aquest servidor
command-stats = Les teves estadístiques en aquest servidor, o les d’algú altre
command-settings = Tria regles, temps, aspecte i canals d’aquest servidor
command-me = La teva llengua, clar o fosc, les teves estadístiques i dades
command-bid = Proposa quants moviments necessites
command-prove = Mostra la teva solució quan et toqui
command-pass = Deixa que ho provi el següent; en solitari, renuncia a la fitxa
menu-study = Analitza aquest tauler
menu-stats = Estadístiques de Ricochet
menu-remove = Treu de la partida

option-format = De quina forma (una imatge si no s’indica)
format-picture = Imatge
format-text = Text, per a lectors de pantalla i pantalles estretes
format-moves = Moviments: on s’aturaria cada robot
option-rules = Una edició pel seu nom, com 1999 NL o 2013, amb barreres (si no, la del servidor)
option-solo-rules = Una edició pel seu nom, com 1999 NL o 2013, amb barreres (si no, la de 2013)
option-chips = Amb quantes fitxes es guanya la partida (si no, depèn del nombre de jugadors)
option-ricochet = Si el robot ha de canviar de direcció per arribar-hi (si no, el que digui el servidor)
option-difficulty = Quines fitxes es destapen abans, segons la seva solució més curta
option-tournament = Diverses taules juguen al mateix tauler; les solucions es diuen quan acaben totes
option-thread = En un fil propi o en aquest canal; si no, segons la configuració del servidor
option-length = Com al reglament, o curta: a 3 fitxes, rellotge de 30 segons
choice-length-rulebook = com al reglament
choice-length-short = curta – a 3 fitxes, rellotge de 30 segons
option-bots = Quants bots hi juguen, d’1 a 3 (cap si s’omet)
option-level = El nivell dels bots (mitjà si s’omet)
choice-level = { $value ->
    [easy] fàcil – busca molta estona i se li escapa força
    [medium] mitjà – com un amic que ja hi ha jugat deu vespres
   *[hard] difícil – ràpid, i se li escapa poc
}
option-time-zone = El fus horari d’aquest servidor, per exemple Europe/Madrid
option-code = El codi d’un tauler, per tornar-hi a jugar
option-tiles = Les quatre seccions del teu tauler de casa, en sentit horari des de dalt a l’esquerra: 1A 2B 3A 4B
option-period = Quin període (si no, aquesta setmana)
option-by = Què es compta per a la classificació (si no, les fitxes)
option-week = En comptes d’això, una setmana concreta, per exemple 2026-W46
option-member = De qui són les estadístiques (si no, teves)
option-removed-member = Qui es treu de la partida
option-bid-moves = Un nombre de moviments de 2 a 99
option-prove-moves = Els teus moviments, per exemple R-amunt G-esquerra
difficulty = { $value ->
    [rising] creixent – abans les fitxes fàcils, una mica més a cada ronda
    [easy] fàcil – abans les fitxes de { $easy } moviments o menys
    [hard] difícil – abans les fitxes de { $hard } moviments o més
    [very-hard] molt difícil – abans la fitxa que demani més moviments
   *[any] qualsevol – es barreja com al reglament
}

# Discord does not know Catalan: commands and options are called as in English there. Texts refer to these.
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
option-name-cup = copa
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
    [own-any] la proposta pròpia pot pujar o baixar
    [own-lower] la proposta pròpia només pot baixar
   *[lower-than-all] només propostes més baixes que totes les altres
}
house-proof-length = { $value ->
    [exact] les solucions tenen exactament els moviments proposats
   *[other] les solucions poden tenir menys moviments que els proposats
}
house-ricochet = { $value ->
    [turn] el robot ha de canviar de direcció per arribar a l’objectiu
   *[other] amb dos moviments o més no cal canviar de direcció
}
house-ties = si hi ha propostes iguals, comença qui tingui menys fitxes
house-handicaps = avantatges de fins a dos moviments
house-max-moves = sense fitxes que demanin { $value ->
    [11] més d’11
   *[other] més de { $value }
} moviments
house-difficulty = { $value ->
    [rising] abans les fitxes fàcils, una mica més a cada ronda
    [easy] abans les fitxes fàcils
    [very-hard] abans les fitxes més difícils
   *[hard] abans les fitxes difícils
}
house-hourglass = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] un segon
   *[other] { $value } segons
} de sorra
house-proof-time = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] un segon
   *[other] { $value } segons
} per mostrar una solució
house-thinking-time = es gira el rellotge si no hi ha propostes en { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] un segon
   *[other] { $value } segons
}

### The settings of a server

settings-headline = ## ⚙️ Ricochet en aquest servidor
    Els canvis valen des de la pròxima partida. A `/ricochet { command-name-start }` es pot triar una altra cosa per a una sola partida.
settings-page-game = Joc
settings-page-look = Aspecte
settings-page-server = Servidor
settings-page-roles = Rols

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Negre
    [S] ⚪ Platejat
   *[none] Quatre robots
}
setting-bids-value = { $value ->
    [own-any] La pròpia pot pujar o baixar (1999)
    [own-lower] La pròpia només pot baixar (2013)
   *[lower-than-all] Només més baixes que totes les altres
}
setting-ricochet-value = { $value ->
    [turn] Sí – 90°, entre dos dels seus moviments
   *[one-move] No – però un sol moviment no compta
}
setting-difficulty-value = { $value ->
    [rising] Fàcils, després més difícils
    [easy] Fàcils abans
    [hard] Difícils abans
    [very-hard] Les més difícils abans
   *[any] Qualsevol: es barreja com al reglament
}
setting-max-moves-value = { $value ->
    [none] Sense límit
   *[other] { $value } moviments
}
setting-chips-to-win-value = { $value ->
    [none] Com a l’edició
    [one] Una fitxa
   *[other] { $value } fitxes
}
setting-hourglass-value = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] Un segon
   *[other] { $value } segons
}
setting-proof-time-value = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] Un segon
   *[other] { $value } segons
}
setting-thinking-time-value = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [240] 4 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] Un segon
   *[other] { $value } segons
}
setting-intermission = **Pausa** – quant de temps continua a la vista el tauler entre rondes.
setting-intermission-value = { $value ->
    [120] 2 minuts
    [180] 3 minuts
    [300] 5 minuts
    [600] 10 minuts
    [1200] 20 minuts
    [1800] 30 minuts
    [3600] una hora
    [one] Un segon
   *[other] { $value } segons
}
setting-theme = **Tema** – els colors de les imatges.
setting-theme-value = { $value ->
    [dark] Fosc
   *[light] Clar
}
setting-animation = **Animació** – si les solucions es mostren amb robots que es mouen o amb fletxes.
setting-animation-value = { $value ->
    [on] Els robots es mouen
   *[off] Fletxes en una imatge fixa
}
setting-allowed-channels = **Canals** – on es poden començar partides, també als seus fils.
setting-allowed-channels-none = Arreu
setting-match-threads = **Fils** – si cada partida té un fil propi. El canal mostra llavors qui juga, el marcador i el resultat.
setting-match-threads-value = { $value ->
    [on] Un fil per a cada partida
   *[off] Partides al canal
}
setting-weekly-channel = **Classificació setmanal** – on es publica.
setting-weekly-channel-none = Enlloc
setting-weekly-day = **Dia de la classificació setmanal**
setting-weekly-day-value = { $value ->
    [last] Diumenge, l’últim dia de la setmana
   *[first] Dilluns, de la setmana que tot just s’ha acabat
}
setting-weekly-hour = **Hora de la classificació setmanal**, en el fus horari d’aquest servidor.
setting-weekly-hour-value = { $value }:00
setting-morning-channel = **Repte del dia** – on es publica cada dia, amb els resultats dels membres del dia abans.
setting-morning-channel-none = Enlloc
setting-morning-hour = **Hora del repte del dia i de la copa**, en el fus horari d’aquest servidor.
setting-morning-hour-value = { $value }:00
setting-cup-channel = **Copa setmanal** – on s’obre el dissabte i se’n publica el resultat el dilluns, a l’hora del repte del dia. Sense canal, aquí ningú no la pot jugar.
setting-cup-channel-none = Enlloc
setting-cup-name = **Nom a la copa**: { $named ->
    [yes] { $name }
   *[no] cap
}. Els altres servidors el veuen al costat del resultat; sense nom, hi veuen «un servidor».
setting-call-role = **Avís** – el rol que s’esmenta quan comença una partida o una cursa entre persones, com a molt un cop cada hora. Si el puc donar, els membres l’agafen i el tornen sota el repte del dia.
setting-call-role-none = Cap
setting-champion-role = **Rol del campió** – qui encapçala la classificació de fitxes de la setmana el porta fins a la setmana següent; en cas d’empat, tots els primers. Em cal **Manage Roles**, i el rol ha d’estar per sota del meu.
setting-champion-role-none = Cap
setting-champion-again = **Campió un altre cop** – si es pot portar dues setmanes seguides.
setting-champion-again-value = { $value ->
    [on] Cada vegada que es queda primer
   *[off] No dues vegades seguides: llavors passa al següent
}
setting-time-zone = **Fus horari**: { $zone }. Els dies i les setmanes s’hi regeixen. Es canvia amb `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Edició
form-set-about = Regles i seccions; una altra edició porta les seves regles de propostes i solucions.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , amb barreres
    [any] , qualsevol tauler
   *[without] {""}
}{ $robot ->
    [black] , robot negre
    [silver] , robot platejat
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] La proposta pròpia pot pujar o baixar, cares A–B
    [NL-1999] Regles neerlandeses: només propostes més baixes, com a màxim aquests moviments
    [FR-1999] Regles franceses: només propostes més baixes, sense canvi de direcció, les 17 fitxes
   *[2013] La proposta pròpia només pot baixar, cares A–C (A–D amb barreres)
}
form-fifth-robot-label = Cinquè robot
form-fifth-robot-about = Juga també un robot negre o platejat (edició de 2013).
form-chips-to-win-label = Fitxes per guanyar
form-chips-to-win-about = Quantes guanyen la partida.
form-hourglass-label = Rellotge de sorra
form-hourglass-about = Quant de temps corre la sorra després de la primera proposta.
form-difficulty-label = Dificultat
form-difficulty-about = Quines fitxes surten abans.
form-bids-label = Propostes
form-bids-about = Quines valen quan ja n’hi ha.
form-max-moves-label = Màxim de moviments
form-max-moves-about = Les fitxes que en demanin més tornen amb les restants.
form-proof-time-label = Temps per mostrar
form-proof-time-about = Quant de temps té un jugador per mostrar la seva solució.
form-thinking-time-label = Temps per pensar
form-thinking-time-about = Després de quant de temps sense propostes es gira el rellotge.
form-house-label = Regles de la casa
form-house-about = El que es juga d’una altra manera que al reglament.
form-house-none = cap
form-house-at-most = Una solució pot tenir menys moviments que els proposats
form-house-one-move = Sense canvi de direcció, però un sol moviment no val
form-house-fewer-chips = Amb propostes iguals comença qui té menys fitxes
form-house-handicaps = Avantatges de fins a dos moviments
form-house-bidding-pad = Comandament en fer propostes
form-tiles-label = Seccions
form-tiles-about = Les quatre, en sentit horari des de dalt a l’esquerra: 1A 2B 3A 4B
form-robots-label = Robots
form-robots-about = On són els robots: R C7 G A1. Els altres es col·loquen a l’atzar.
form-target-label = Objectiu
form-target-about = La fitxa que és cara amunt, com ara lluna vermella. Si és buit, se’n treu una.
form-code-label = Codi
form-code-about = El codi d’un tauler, en lloc de seccions, robots i objectiu.
form-rules-title = Edició i fitxes
form-bids-title = Propostes i solucions
form-table-title = La teva taula o un codi
button-form-rules = Edició i fitxes…
button-form-bids = Propostes i solucions…
button-form-table = La teva taula o un codi…
button-form-correct = Corregeix…
button-other-rules = Altres regles…
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Altres regles** – mentre ningú no hagi jugat, pots tornar a començar amb unes altres.
    Ara: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    El que has omplert es conserva.
card-begun-anew = 🔁 Acabat per començar de nou amb altres regles.
refusal-match-not-yours-to-begin-anew = Només { $starter }, que ha començat aquesta partida, pot triar altres regles.
refusal-match-too-late-to-begin-anew = Es poden triar altres regles fins a la primera proposta, i mai en un torneig.
refusal-race-not-yours-to-begin-anew = Només { $starter }, que ha començat aquesta cursa, pot triar altres regles.
refusal-race-too-late-to-begin-anew = Es poden triar altres regles fins que algú enviï una solució.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Es poden triar altres regles fins que es jugui la primera fitxa.

### Sealed paths, players who are done, players who have left, the move pad

button-done = He acabat
button-pad = Comandament
button-vote-to-skip = Salta el seu torn

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } de { $needed }** a favor de la ronda següent.
card-done = ✋ Jugadors que han acabat{ $sand ->
    [yes] {""}
   *[no] {" "}amb aquesta fitxa
}: **{ $count } dels { $players }**{ $named ->
    [yes] ; { $sand ->
        [yes] la sorra encara corre
       *[no] la fitxa continua en joc
    } per a { $waiting }.
   *[no] .
}
card-watched = 👁️ Qui té l’enllaç pot mirar.
card-short = **Partida curta:** a { $chips } fitxes, rellotge de { $seconds } s.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Avantatges:** { $players }
card-turn-votes = ⏳ **{ $count } dels { $needed }** vots que calen per girar el rellotge.
card-hint-votes = 💡 { $count } de { $needed } a favor d’una pista.
card-finish-votes = 🏁 { $agreed ->
    [yes] La partida s’acaba amb aquesta ronda.
   *[no] **{ $count } dels { $needed }** vots que calen per acabar la partida.
}
card-skip-votes = 💤 **{ $count } dels { $needed }** vots que calen per saltar el torn de qui ha de mostrar.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **La sorra s’ha esgotat.** { $player } va lliurar els seus moviments en sobre tancat; aquí els tens.
   *[no] 👉 Toca a { $player }, que va lliurar els seus moviments en sobre tancat; aquí els tens.
}
news-prover-skipped = 💤 { $player } encara no ha mostrat res, i els altres li salten el torn.
news-player-left = 👋 { $player } ha deixat la partida.
news-player-removed = 🚪 La moderació ha tret { $player } de la partida.
news-bid-overtaken = ↩️ { $player }, la teva proposta de **{ $moves }** no val: abans se n’havia fet una altra d’igual de baixa, que m’ha arribat després de la teva.{ $own ->
    [0] {""}
   *[other] {" "}El teu { $own } torna a valer.
}
news-left-out = …
news-late = Durant una estona no he pogut publicar aquí. Mentrestant:

done-bid-sealed = 🔒 En sobre tancat: `{ $path }`. Ningú no veu aquests moviments abans del teu torn; aleshores es mostren sols. Només s’ha comprovat la notació, no la solució.
done-bid-unsealed = 🔓 Els moviments que tenies en sobre tancat, `{ $path }`, no encaixen amb aquesta proposta i es descarten.
done-want-next = ⏭️ Vols la ronda següent: { $count } de { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Tothom ha acabat, així que la sorra s’esgota ara.
    [bots] ✋ Has acabat. La sorra s’esgota tan bon punt cap bot no pensi més, com a molt tard: { $until }.
    [alone] ✋ Has acabat. Com que només hi ets tu, els altres encara tenen temps. Fins: { $until }.
   *[no] ✋ Has acabat. Quan ho diguin tots els jugadors, la sorra s’esgota a l’instant. Si fas una altra proposta, el teu «he acabat» s’anul·la.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Tothom ha acabat, així que aquesta fitxa torna amb les restants.
    [bots] ✋ Has acabat amb aquesta fitxa. Torna amb les restants tan bon punt cap bot no pensi més, com a molt tard després de mig rellotge.
    [alone] ✋ Has acabat amb aquesta fitxa. Com que només hi ets tu, es gira el rellotge, i la meitat de la sorra corre per als altres.
   *[no] ✋ Has acabat amb aquesta fitxa. Quan ho digui, o ho vulgui, més de la meitat dels presents que han fet una proposta, es gira el rellotge; quan ho diguin tots els presents, la fitxa torna amb les restants. Si fas una proposta, el teu «he acabat» s’anul·la.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Amb el teu vot n’hi ha prou: se salta el seu torn.
   *[no] 💤 El teu vot per saltar el seu torn compta: { $count } dels { $needed } que calen. Si mentrestant fa alguna cosa, deixa de comptar.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = La teva solució té { $path ->
    [one] un moviment
   *[other] { $path } moviments
}, però vols proposar { $bid }, i aquí calen exactament els moviments proposats. No s’ha proposat res; torna-ho a provar.
refusal-match-path-too-long = La teva solució té { $path } moviments, però vols proposar { $bid }. No s’ha proposat res; torna-ho a provar.
refusal-match-path-needed = Les teves dues últimes propostes no s’han demostrat. Per això ara cada proposta teva necessita els moviments, fins que una guanyi: `/bid 3 { option-name-path }:R-amunt G-esquerra R-avall`, el segon camp del formulari o **Comandament**. Ningú no els veu abans del teu torn.
    .board = Les teves dues últimes propostes no s’han demostrat. Per això ara cada proposta teva necessita els moviments, fins que una guanyi: mou els robots i després proposa. Ningú no veu els moviments abans del teu torn.
refusal-match-removed = La moderació t’ha tret d’aquesta partida, així que ja no hi pots fer propostes.
refusal-match-not-yours-to-remove = Només els membres amb el permís **Manage Messages** poden treure un jugador de la partida.
refusal-match-has-not-bid = { $other } no ha fet cap proposta en aquesta partida.
refusal-match-removed-already = { $other } ja és fora d’aquesta partida.
refusal-match-not-playing = Això és per a qui és present: qui ha fet una proposta o ha fet servir un botó sota el tauler, en aquesta ronda o en les dues anteriors, i no ha deixat la partida. Fes una proposta i ja jugues.
    .board = Això és per a qui és present. Mou un robot o fes una proposta i ja jugues.
refusal-match-no-stake = Això ho decideixen els qui han fet una proposta en aquesta partida; abans de la primera, { $starter }. Fes una proposta i també tindràs vot.
refusal-match-seen-already = 👋 Ja consta que hi ets.
refusal-match-hourglass-runs = El rellotge de sorra ja està en marxa.
refusal-match-wants-to-finish-already = Ja has votat per acabar la partida. Si fas una altra proposta, el teu vot deixa de comptar.
refusal-match-done-already = Ja has acabat. Si fas una altra proposta, el teu «he acabat» s’anul·la.
refusal-match-own-turn-to-prove = Et toca a tu. **Passa** deixa que ho provi el següent.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } encara té temps per pensar, o acaba de fer alguna cosa, i encara no se li pot saltar el torn (fins: { $half }).
refusal-match-voted-already = { $phase ->
    [proving] Ja has votat per saltar el torn de { $prover }.
    [intermission] Ja has demanat la ronda següent.
   *[other] Ja has votat per girar el rellotge.
}
refusal-match-no-hints = En aquesta partida no hi ha pistes.
refusal-match-wants-hint-already = Ja l’has demanada. Arriba quan l’hagin demanada tots els presents.
refusal-match-no-hint-yet = Encara no conec la solució més curta d’aquesta fitxa, així que no hi ha pista. Torna-la a demanar d’aquí a un moment.
refusal-match-not-yours-to-shorten = Només { $starter }, que ha començat aquesta partida, la pot fer curta.
refusal-match-too-late-to-shorten = Una partida només es pot fer curta un cop, fins que es guanya la primera fitxa.
refusal-match-no-handicaps = Aquesta partida es juga sense avantatges.
refusal-match-not-yours-to-handicap = Només { $starter }, que ha començat aquesta partida, pot donar avantatge als bots.
refusal-match-handicap-unchanged = Aquest és l’avantatge que ja tens.
refusal-match-too-late-for-handicap = Des de la primera proposta, un avantatge només es pot fer més petit.
refusal-match-not-yours-to-add-bot = Només { $starter }, que ha començat aquesta partida, pot afegir bots.
refusal-match-too-late-to-add-bot = Els bots s’hi poden afegir fins que es guanya la primera fitxa: tres com a molt, i mai en un torneig.
refusal-match-not-yours-to-let-watch = Només { $starter }, que ha començat aquesta partida, i els membres amb el permís **Manage Messages** decideixen si la pot mirar tothom.
refusal-match-no-watching-tournaments = Una partida d’un torneig només la poden mirar els qui veuen el seu canal.

form-path-label = Com? (Ocult fins al teu torn)
form-path-placeholder = R-amunt G-esquerra … – o deixa-ho buit i mostra-ho després

option-bid-path = Els teus moviments, per exemple R-amunt G-esquerra: en secret; es mostren sols quan et toca

completion-move = { $robot ->
    [red] 🔴 vermell
    [green] 🟢 verd
    [blue] 🔵 blau
    [yellow] 🟡 groc
    [silver] ⚪ platejat
   *[black] ⚫ negre
} { $direction ->
    [up] ⬆️ amunt
    [right] ➡️ dreta
    [down] ⬇️ avall
   *[left] ⬅️ esquerra
}

pad-headline = ### Comandament – { $made } dels { $bid } moviments
    Tria un robot i després una direcció. Només ho veus tu. Temps fins: { $until }.
pad-headline-bidding = ### Comandament – esborrany
    Prova els teus moviments: només els veus tu. Amb una proposta van en sobre tancat i es mostren al teu torn. Ningú no comprova si són una solució.{ $until ->
        [none] {""}
       *[other] {" "}Sorra fins: { $until }.
    }
pad-headline-solo = ### Comandament – { $made ->
        [one] un moviment
       *[other] { $made } moviments
    }
    { $showing ->
        [yes] Tria un robot i després una direcció. Mostra la teva solució (fins: { $until }): tens un intent.
        [practice] Tria un robot i després una direcció. No corre cap rellotge.
       *[no] Tria un robot i després una direcció. Sorra fins: { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – següent: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Encara sense moviments – següent: { $robot }
pad-wrong-move = ⚠️ { $why } S’ha tret, i no et costa res.
pad-robot-red = 🔴 Vermell
pad-robot-green = 🟢 Verd
pad-robot-blue = 🔵 Blau
pad-robot-yellow = 🟡 Groc
pad-robot-black = ⚫ Negre
pad-robot-silver = ⚪ Platejat
pad-left = ⬅️ Esquerra
pad-up = ⬆️ Amunt
pad-right = ➡️ Dreta
pad-down = ⬇️ Avall
pad-undo = ↩️ Desfés
pad-clear = 🗑️ Esborra
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Mostra
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Falta un moviment
   *[other] Falten { $count } moviments
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Passa{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Proposa en sobre tancat
   *[other] Proposa { $count } en sobre tancat
}
pad-arrived = 🎯 El { $robot } és a la casella objectiu.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } s’ha quedat amb la fitxa**, en { $moves } moviments.
    [returned] 🔀 Ningú no ha aconseguit la fitxa: ha tornat amb les restants.
    [sand] ⌛ La sorra s’ha esgotat, i no tens proposta en aquesta ronda.
    [turn] ⌛ El teu torn s’ha acabat.
   *[round] Aquella ronda s’ha acabat.
}
zoom-headline = ### 🔍 { $what }
    Caselles { $first } a { $last }. Només ho veus tu.
zoom-target = 🎯 Objectiu

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = vermell
notation-green = verd
notation-blue = blau
notation-yellow = groc
notation-black = negre
notation-silver = platejat plata
notation-up = amunt dalt
notation-right = dreta
notation-down = avall baix
notation-left = esquerra

notation-moon = mitja lluna
notation-planet = Saturn
notation-star = estel
notation-gear = roda dentada, pinyó
notation-vortex = vòrtex multicolor, vòrtex còsmic, remolí

### The tutorial

command-tutorial = Aprèn el joc en quatre taulers petits, només per a tu

lesson-headline = ### Lliçó { $lesson } de { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Els robots no frenen.** Van en línia recta fins que els atura una paret, el marge, el centre del tauler o un altre robot. Porta el 🔴 robot vermell fins a la 🔴🌙 lluna vermella, de manera que s’hi aturi.
    [2] **Els robots s’ajuden.** Cada desplaçament de qualsevol robot és un moviment. El 🔴 vermell no s’aturaria a l’estrella vermella 🔴⭐, perquè cap paret no l’atura. Deixa que vagi primer el 🟢 verd i li faci d’obstacle.
    [3] **El canvi de direcció.** { $ricochet ->
        [one-move] Un sol moviment no és una solució, així que anar directe al 🔵🪐 planeta blau no compta. Prova-ho, i després busca una solució de dos moviments o més.
       *[turn] El robot que arriba a l’objectiu ha d’haver canviat de direcció 90° entre dos dels seus moviments. Anar directe al 🔵🪐 planeta blau no és prou. Prova-ho, i després busca un altre camí.
    }
   *[4] **Les barreres.** Alguns taulers en tenen. Un robot travessa les del seu color; les altres el desvien 90°, i continua, tot en un sol moviment. Cap moviment no pot acabar sobre una. Porta el 🟡 robot groc fins a l’🟡⚙️ engranatge groc, de manera que s’hi aturi.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Tria un robot i una direcció per a cada moviment, i prem **Mostra**. O prem **Escriu** i escriu tots els moviments, per exemple `{ $example }` o només `{ $short }`: es mostren de seguida que els envies.
lesson-bid = **Proposa primer, com en una partida:** quants moviments necessites? Des de la primera proposta corre la sorra, i d’altres poden proposar-ne menys.
lesson-sand = ⏳ **La teva proposta: { $moves } moviments.** Sorra: { $until }. Quan s’esgota, qui n’ha proposat menys –aquí, tu– en mostra exactament tants.
    .board = ⏳ **La teva proposta: { $moves } moviments.** Quan la sorra s’esgota, qui n’ha proposat menys –aquí, tu– en mostra exactament tants.
lesson-sand-runs = Mostra els teus moviments quan la sorra s’hagi esgotat: fins aleshores d’altres podrien proposar-ne menys.
button-lesson-bid = Proposa { $moves }
button-lesson-bid-again = Torna a proposar
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **Això mateix!** `{ $moves }`. Cada robot ha seguit fins que alguna cosa l’ha aturat.
    [2] ✅ **Això mateix!** `{ $moves }` – { $count } moviments, perquè el del verd també compta.
    [3] ✅ **Això mateix!** `{ $moves }`. { $ricochet ->
        [one-move] Ha estat més d’un moviment, així que val.
       *[turn] El robot ha canviat de direcció pel camí, així que val.
    }
   *[4] ✅ **Això mateix!** `{ $moves }`. El groc ha travessat la seva barrera, i la vermella l’ha desviat.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}El que compta és el canvi de direcció entre els teus moviments, no el rebot.
    }
}
tutorial-next = Lliçó següent
tutorial-end = 🎓 **Ja coneixes el joc.** En una partida trobes la solució mentalment i proposes quants moviments necessites; quan la sorra s’esgota, els mostra qui ha proposat menys. A què vols jugar?
    `/ricochet { command-name-race }`: tothom resol la mateixa fitxa en privat i guanya la solució més curta.
    `/ricochet { command-name-solo } { option-name-practice }`: fitxes de tants moviments com vulguis, sense rellotge.
    .board = 🎓 **Ja coneixes el joc.** En una partida trobes la solució mentalment i proposes quants moviments necessites; quan la sorra s’esgota, els mostra qui ha proposat menys. A què vols jugar? **{ button-first-practice }** és a la llista de jocs, a { web-subject-solo }.
button-first-bots = Juga contra bots
button-first-match = Amb amics
button-first-solo = Juga sol
button-first-practice = Practica sense rellotge
button-first-daily = Repte d’avui
# $robots: the names of those that play
problem-not-in-lesson = Aquest robot no és en aquesta lliçó. Robots en joc: { $robots }. Torna-ho a provar.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } juga en solitari** – { $options }. 17 fitxes; guanya si acaba amb més de cara amunt que de cara avall.
solo-option-hourglasses = { $hourglasses ->
    [one] un rellotge de sorra ({ $seconds } segons) per fitxa
   *[other] dos rellotges de sorra ({ $seconds } segons) per fitxa
}
solo-option-practice = de pràctica (tauler escollit)
solo-title = ### 🧩 Solitari
# $hourglasses: solo-option-hourglasses
solo-ready = Resol cadascuna de les 17 fitxes abans que s’esgoti la sorra: { $hourglasses }. Val qualsevol solució, per llarga que sigui; si al final hi ha més fitxes de cara amunt que de cara avall, guanyes.
    -# Prem **Ja**: es destapa la primera fitxa i corre la sorra.
solo-headline = ### Fitxa { $number } de 17: { $target } a { $cell }
solo-task = Porta-hi { $robot ->
    [any] **qualsevol robot**
   *[other] el **robot { $robot ->
        [red] vermell
        [green] verd
        [blue] blau
       *[yellow] groc
    }**
}, { $ricochet ->
    [one-move] en dos moviments o més.
   *[turn] en els moviments que vulguis, amb un gir de 90° entre dos dels seus propis moviments.
}
solo-replaced = 🔄 La fitxa anterior ha tornat amb les restants: no s’hi podia arribar.
solo-sand = ⏳ **Sorra fins: { $until }.** **{ button-solo-got-it }** l’atura; després tens un minut per mostrar la teva solució.
solo-showing = ⏱️ **Mostra la teva solució (fins: { $until }).** Tens un intent: `/prove R-amunt G-esquerra …`, o amb un botó.
    .board = ⏱️ **Mostra la teva solució (fins: { $until }).** Tens un intent.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 He estat fora { $count } { $unit ->
    [seconds] { $count ->
        [one] segon
       *[other] segons
    }
    [minutes] { $count ->
        [one] minut
       *[other] minuts
    }
   *[hours] { $count ->
        [one] hora
       *[other] hores
    }
}, així que el rellotge s’ha aturat.
solo-hint-price = -# 💡 Cada pista costa una estrella d’aquesta fitxa; l’última es queda.
solo-chip-up = ✅ **La fitxa és de cara amunt** – { $count } moviments: `{ $moves }` { $stars }
    .board = ✅ **La fitxa és de cara amunt** – { $count } moviments { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Amb una pista.
   *[other] Amb { $count } pistes.
}
solo-chip-down = ⌛ **La fitxa és de cara avall.** Els robots es queden on eren.
solo-attempt-failed = ❌ Això no és una solució. { $why } **La fitxa és de cara avall.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Tres estrelles de tres.
    [2] Dues estrelles de tres.
   *[1] Una estrella de tres.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 Es podia fer en { $count } moviments, com a la imatge: `{ $moves }`
   *[yes] 💡 N’hi havia prou amb { $count } moviments: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 Es podia fer en { $count } moviments: `{ $moves }`
       *[yes] 💡 N’hi havia prou amb { $count } moviments: `{ $moves }`
    }
solo-best-equal = 🌟 No es pot fer en menys moviments.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** de cara amunt, **{ $down }** de cara avall, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrelles
}: { $marks }
solo-next = No tinguis pressa. La pròxima fitxa gira el rellotge.
solo-end = { $result ->
    [won] 🏆 **Has guanyat!** De cara amunt: { $up }, de cara avall: { $down }.
    [lost] 🏁 **Aquest cop no.** De cara amunt: { $up }, de cara avall: { $down }.
   *[stopped] 🏁 **La partida s’ha cancel·lat** amb { $played ->
        [one] una fitxa jugada
       *[other] { $played } fitxes jugades
    }, així que ni es guanya ni es perd.
}
solo-end-stars =
    { $stars } de { $most } estrelles · { $perfect ->
    [one] una fitxa
   *[other] { $perfect } fitxes
} amb el mínim de moviments · millor ratxa: { $streak ->
    [one] una fitxa
   *[other] { $streak } fitxes
}
    { $marks }
solo-end-code = Torna a jugar aquest tauler: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = El codi d’aquest tauler: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = Ja la tinc
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Fitxa següent
button-solo-give-up = Renuncia a aquesta fitxa
button-solo-end = Acaba
button-solo-more = { button-more }

done-solo-solved = 🎉 Això mateix!
done-solo-given-up = Has renunciat a aquesta fitxa.
done-solo-stopped = La partida s’ha acabat.
failed-solo = Això no és una solució. { $why } La sorra encara corre: torna-ho a provar.

refusal-solo-game-over = Aquesta partida s’ha acabat. `/ricochet { command-name-solo }` en comença una altra.
    .board = Aquesta partida s’ha acabat.
refusal-solo-not-yours = Aquesta és la partida de { $player }. `/ricochet { command-name-solo }` comença la teva.
    .board = Aquesta és la partida de { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Encara no hi ha cap fitxa de cara amunt. Prem **Ja**.
    [practice] Ara no hi ha cap fitxa de cara amunt. Prem **Una altra de semblant**.
   *[no] Ara no hi ha cap fitxa de cara amunt. Prem **Fitxa següent**.
}
refusal-solo-sand-has-run-out = La sorra s’ha esgotat: aquesta fitxa és de cara avall.
refusal-solo-sand-stands-still = La sorra està aturada: mostra ara la teva solució.
refusal-solo-time-to-show-is-up = El minut per mostrar la teva solució ha passat: aquesta fitxa és de cara avall.
refusal-solo-chip-is-up = Aquesta fitxa encara és en joc. Mostra una solució, o renuncia-hi.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = En aquesta partida no hi ha cinquè robot, ni negre ni platejat: els robots són R, G, B i Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Massa tard: la partida ja ha avançat.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = Encara no conec la solució més curta d’aquesta fitxa, així que no hi ha pista. Torna-ho a preguntar d’aquí a un moment; no t’ha costat res.

problem-solo-running = Ja tens una partida aquí: `/ricochet { command-name-solo }` la mostra.
    .board = Ja tens una partida en solitari aquí.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Aquella fitxa ja s’ha jugat. Fes servir els botons del tauler més recent.
    .board = Aquella fitxa ja s’ha jugat.
problem-board-in-play = { $where ->
    [here] Aquesta és la posició de la partida de { $channel }, o s’hi assembla molt. Una altra partida en revelaria solucions: juga-la quan s’acabi la primera, o tria un altre tauler.
    [yours] Aquesta és la posició d’una de les teves partides, o s’hi assembla molt. Una altra partida en revelaria solucions: juga-la quan s’acabi la primera, o tria un altre tauler.
   *[elsewhere] Ara mateix es juga en aquest tauler en un altre lloc, i per això les solucions són secretes. Tria un altre tauler.
}
problem-solo-beside-match = En aquest canal hi ha una partida. Juga en solitari en un fil, o en privat: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = En aquest canal hi ha una partida. Juga en solitari quan s’acabi, o en un altre canal.

command-solo = Juga en solitari: 17 fitxes contra el rellotge de sorra, o practica sense rellotge
option-solo-hourglasses = Quants rellotges de sorra tens per fitxa: amb dos és més fàcil
option-solo-private = Només tu veus la partida
choice-hourglasses-1 = un
choice-hourglasses-2 = dos, per a una partida més fàcil

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } practica** – { $options }. Una fitxa rere l’altra, sense rellotge.
practice-headline = ### 🎯 Fitxa { $number }: { $target } a { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] De qualsevol longitud. No corre cap rellotge.
   *[other] Surt en **{ $moves } moviments**. No corre cap rellotge.
}
practice-solved = ✅ **Resolta** en { $count } moviments: `{ $moves }`
    .board = ✅ **Resolta** en { $count } moviments.
practice-given-up = 🏳️ **Hi has renunciat.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Hi ha una sola solució més curta, de { $moves } moviments.
   *[other] Hi ha { $count } solucions més curtes, de { $moves } moviments.
}
practice-more-ways = -# **{ button-study-open }** mostra les altres.
practice-tally = Resoltes sense pistes: **{ $unaided }** · amb pistes: **{ $hinted }** · abandonades: **{ $dropped }**
practice-end = 🏁 **S’ha acabat la pràctica.**
failed-practice = Això no és una solució. { $why } No costa res: torna-ho a provar.
button-solo-another = Una altra de semblant
button-solo-harder = Més difícil
button-solo-easier = Més fàcil
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Qualsevol longitud
   *[other] { $moves } moviments
}
problem-practice-alone = A la pràctica no hi ha rellotge de sorra, ni final, ni tauler triat: només admet `{ option-name-rules }` i `{ option-name-private }`.
option-solo-practice = Practica sense rellotge: fitxes de tants moviments com vulguis
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] la longitud que resols
    [any] qualsevol longitud
   *[other] { $value } moviments
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } comença una cursa** – { $options }.
    { $rounds ->
        [one] Una fitxa
       *[other] { $rounds } fitxes
    } per a tothom, { $time } cadascuna. Cadascú la resol en privat: la solució més curta guanya la fitxa, i els tres primers s’enduen 3, 2 i 1 punts.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] una hora
       *[other] { $count } hores
    }
   *[minutes] { $count ->
        [one] un minut
       *[other] { $count } minuts
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] compta a partir de dos jugadors i tres fitxes resoltes
   *[no] massa curta per a la classificació
}
race-bots = pràctica amb bots fins que una segona persona tingui una solució
race-headline = ### Cursa, ronda { $round } de { $rounds }: { $target } a { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **Temps fins: { $until }.** Guanya la solució més curta; { $slow ->
    [yes] les d’igual longitud comparteixen lloc.
   *[no] a igual longitud, la primera.
}
race-how = Resol-la en privat, tantes vegades com vulguis: **{ button-race-pad }**, **{ button-type }** o `/prove R-amunt G-esquerra …`. Compta la teva solució més curta.
    .board = Resol-la en privat, tantes vegades com vulguis: mou els robots i prem **{ pad-show }**. Compta la teva solució més curta.
race-have = { $count ->
    [0] 💭 Encara ningú no té cap solució.
    [one] ✅ Un jugador té una solució.
   *[other] ✅ { $count } jugadors tenen una solució.
}
race-done = 🙋 Han acabat: { $count } de { $players }.
race-finish-votes = 🏁 **{ $count } dels { $needed }** vots que calen per acabar la cursa.
race-next = Pròxima fitxa: { $until }.
race-over = 🏁 Aquesta cursa s’ha acabat.
# $points: who has how many
race-points = 🎯 Punts: { $points }
race-round-over = 🏁 **La ronda { $round } de { $rounds } s’ha acabat.**
race-place = { $place }. { $player } – **{ $moves } moviments**{ $points ->
    [0] {""}
    [one] {" "}(un punt)
   *[other] {" "}({ $points } punts)
}
race-way = ✅ La solució de { $player }, que han seguit els robots: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **La ronda { $round } de { $rounds } s’ha acabat i ningú no té cap solució.** La fitxa { $target } torna amb les restants.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 La moderació ha tret { $player } de la cursa.
   *[left] 👋 { $player } ha deixat la cursa.
}
race-finish-voted = 🏁 { $player } vota per acabar la cursa; guanyaria qui tingui més punts.
race-finish-how = Si has enviat una solució, votes amb `/ricochet { command-name-stop }`.
    .board = També voten els qui han enviat una solució.
race-end-moved = 🔌 Era fora quan s’ha acabat el temps. Nou final: { $until }.
race-zone-dropped = 🕰️ Aquí no conec el fus horari `{ $zone }`. A partir d’ara les rondes s’acaben segons UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 La cursa s’ha acabat abans d’hora: decideixen els punts aconseguits.
    [abandoned] 😴 Dues fitxes seguides sense solució: la cursa s’ha acabat.
    [deserted] 🤖 Dues rondes sense persones: la cursa s’ha acabat.
   *[stopped] 🏁 **La cursa s’ha cancel·lat** abans que ningú tingués cap punt.
}
race-won = 🏆 **{ $winners } { $count ->
    [one] guanya la cursa!
   *[other] comparteixen la victòria!
}**
race-without-winner = 🏁 **La cursa s’ha acabat.** Ningú no té cap punt, així que ningú no la guanya.
race-code = Torna a jugar aquest tauler: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = El codi d’aquest tauler: `{ $code }`
race-pad-closed = ⌛ Aquella ronda s’ha acabat.
# Your own shortest solution so far
race-own = 🏅 La teva millor solució: **{ $count } moviments**. La millores?
pad-headline-race = ### Comandament – { $made ->
        [one] un moviment
       *[other] { $made } moviments
    }
    Tria un robot i després una direcció. Només ho veus tu. Temps fins: { $until }.
race-submitted = ✅ **{ $count } moviments**: és una solució! Compta la més curta: prova-ho amb menys, o prem **He acabat**.
failed-race = Això no és una solució. { $why } No costa res: torna-ho a provar.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = He acabat
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Tothom ha acabat: la ronda s’ha acabat.
    [bots] 🙋 Has acabat amb aquesta fitxa. La ronda s’acaba tan bon punt cap bot no pensi més, com a molt tard: { $until }. Encara pots enviar una cosa més curta.
    [time] 🙋 Has acabat amb aquesta fitxa. La ronda continua perquè altres s’hi puguin afegir. Fins: { $until }. Encara pots enviar una cosa més curta.
   *[others] 🙋 Has acabat amb aquesta fitxa. La ronda s’acaba quan tothom hagi acabat, com a molt tard: { $until }. Encara pots enviar una cosa més curta.
}
done-left-race = 👋 Has deixat la cursa i ja ningú no t’espera. El que havies enviat per a aquesta fitxa es retira i els teus punts es conserven. Envia una solució i ja tornes a jugar.
done-removed-race = 🚪 { $player } queda fora de la cursa i conserva els punts.
done-race-stopped = La cursa s’ha acabat.
done-race-vote = 🏁 Has votat per acabar la cursa: { $count } dels { $needed } vots que calen. Si envies una solució, es retira.

refusal-race-game-over = Aquesta cursa s’ha acabat. `/ricochet { command-name-race }` en comença una altra.
    .board = Aquesta cursa s’ha acabat.
refusal-race-no-chip-up = Ara mateix no hi ha cap fitxa de cara amunt. Pròxima fitxa: { $until }.
refusal-race-sand-has-run-out = S’ha acabat el temps per a aquesta fitxa.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = En aquesta cursa no hi ha cinquè robot, ni negre ni platejat: els robots són R, G, B i Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Funciona, però ja en tens una de { $own } moviments.
refusal-race-removed = La moderació t’ha tret d’aquesta cursa.
refusal-race-not-playing = Ara mateix no ets en aquesta cursa. Obre el comandament o envia una solució primer.
    .board = Ara mateix no ets en aquesta cursa. Mou un robot o envia una solució primer.
refusal-race-done-already = Ja has acabat amb aquesta fitxa.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Només la poden acabar { $starter }, que va començar la cursa, i els membres amb el permís **Manage Messages**.
refusal-race-no-stake = Acabar la cursa ho decideixen els presents que hi han enviat una solució. Envia’n una i també tindràs vot.
refusal-race-wants-to-finish-already = Ja has votat per acabar la cursa. Si envies una solució, el teu vot deixa de comptar.
refusal-race-not-yours-to-let-watch = Només { $starter }, que ha començat la cursa, i els membres amb el permís **Manage Messages** decideixen si la pot mirar tothom.
refusal-race-not-yours-to-remove = Només els membres amb el permís **Manage Messages** poden treure un jugador de la cursa.
refusal-race-has-not-bid = { $other } no ha enviat res en aquesta cursa.
refusal-race-removed-already = { $other } ja és fora d’aquesta cursa.
refusal-race-not-yours-to-add-bot = Només { $starter }, que va començar la cursa, hi pot afegir bots.
refusal-race-too-late-to-add-bot = Els bots s’hi poden afegir fins que es guanya la primera fitxa: tres com a molt.
refusal-race-voted-already = Ja has demanat la ronda següent.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Massa tard: la cursa ha continuat.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = No conec `{ $text }`. Tria de la llista que Discord mostra mentre escrius.
problem-race-running = Ja hi ha una cursa en aquest canal.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Aquella ronda s’ha acabat. Fes servir els botons del tauler més recent.
    .board = Aquella ronda s’ha acabat.
problem-race-beside-other = En aquest canal es juga a una altra cosa. Comença la cursa en un fil, o una amb hores per a cada fitxa: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = En aquest canal es juga a una altra cosa. Comença la cursa quan s’acabi, o en un altre canal.
problem-beside-race = Hi ha una cursa en aquest canal. Juga en un fil, o quan s’acabi.
    .board = Hi ha una cursa en aquest canal. Juga quan s’acabi, o en un altre canal.

command-race = Cursa: tothom resol la mateixa fitxa en privat i guanya la solució més curta
option-race-time = Quant dura una ronda: minuts, o hores per a una cursa lenta (si no, 3 minuts)
option-race-chips = Quantes fitxes es juguen (si no, 5)
choice-race-time-60 = 1 minut
choice-race-time-120 = 2 minuts
choice-race-time-180 = 3 minuts
choice-race-time-300 = 5 minuts
choice-race-time-600 = 10 minuts
choice-race-time-3600 = 1 hora (lenta)
choice-race-time-28800 = 8 hores (lenta)
choice-race-time-86400 = 24 hores (lenta)

### The rush

rush-title = ### ⚡ Contrarellotge
rush-ready = Totes les fitxes que puguis en { $minutes } minuts, de curtes a llargues: val qualsevol solució, i de seguida ve la fitxa següent. Prem un robot i les direccions; no cal cap botó per mostrar els moviments. Pots passar { $passes } fitxes.
    -# Només ho veus tu. El rellotge comença quan prems **Ja**.
button-rush-go = ▶️ Ja
rush-headline = ### ⚡ Fitxa { $number }: { $target } a { $cell }
rush-status = ⏱️ **Tens temps fins: { $until }.** { $count }
rush-count = Resoltes: **{ $solved }**, en pots passar: { $passes }.
rush-how = -# Porta-hi { $robot ->
    [any] **qualsevol robot**
   *[other] el **robot { $robot ->
        [red] vermell
        [green] verd
        [blue] blau
       *[yellow] groc
    }**
}, amb un gir de 90° entre dos dels seus moviments: de seguida ve la fitxa següent.
rush-solved = ✅ { $count ->
    [one] Un moviment
   *[other] { $count } moviments
} – fitxa següent!
rush-passed = ⏭️ Passada – fitxa següent!
rush-over = ### ⚡ { $ending ->
    [all-played] S’han jugat totes les fitxes!
    [stopped] Has acabat la contrarellotge.
   *[time-up] S’ha acabat el temps!
} { $count ->
    [0] Cap fitxa resolta.
    [one] Una fitxa resolta.
   *[other] { $count } fitxes resoltes.
}
rush-record = { $result ->
    [first] 🏆 El teu primer resultat: `/ricochet { command-name-stats }` desa el teu rècord.
    [better] 🏆 **Nou rècord personal!** Abans: { $record }.
    [equal] 🏅 Tantes com al teu rècord.
    [below] El teu rècord: **{ $record }**.
   *[none] -# Primer els camins curts: mira on pot lliscar el robot del color de l’objectiu.
}
    .board = { $result ->
        [first] 🏆 El teu primer resultat.
        [better] 🏆 **Nou rècord personal!** Abans: { $record }.
        [equal] 🏅 Tantes com al teu rècord.
        [below] El teu rècord: **{ $record }**.
       *[none] -# Primer els camins curts: mira on pot lliscar el robot del color de l’objectiu.
    }
rush-best = 💡 La fitxa { $number } demana { $count } moviments{ $shown ->
    [yes] {""}, com a la imatge
   *[no] {""}
}: `{ $moves }`
    .board = 💡 La fitxa { $number } demana { $count } moviments: `{ $moves }`
rush-solved-chips = ✅ Resoltes, els teus moviments/els mínims: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Copa
cup-ready = { $chips } fitxes en { $minutes } minuts, de curtes a llargues, les mateixes per a tothom. Una solució mínima val **{ $most }** punts, cada moviment de més en costa un, i tota solució en val almenys un. Compta el primer que mostris: pensa-t’ho abans de **{ pad-show }**. Pots passar qualsevol fitxa, i cada copa es juga un sol cop.
    -# Només ho veus tu. El rellotge comença quan prems **Ja**.
cup-headline = ### 🏆 Fitxa { $number } de { $chips }: { $target } a { $cell }
cup-count = Punts: **{ $points }**.
cup-how = -# Com menys moviments, millor. Compta el primer que mostris, i de seguida ve la fitxa següent.
cup-over = ### 🏆 { $ending ->
    [all-played] S’han jugat totes les fitxes!
    [stopped] Has acabat la copa.
   *[time-up] S’ha acabat el temps!
} **{ $points } de { $most } punts.**
cup-points = Punts per fitxa: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# Les solucions mínimes arriben dilluns. Fins aleshores, si us plau, no revelis les fitxes.
button-cup = 🏆 Juga la copa
problem-cup-off = Aquest servidor no juga la copa setmanal. Qui l’administra la pot activar a la meva configuració.
problem-cup-closed = La copa es juga els dissabtes i diumenges (UTC). La pròxima obre: { $opens }.
problem-cup-played = Ja has començat aquesta copa, i cadascú la juga un sol cop. La pròxima obre: { $opens }.
failed-rush = Això no és una solució. { $why } El rellotge corre: torna-ho a provar.
refusal-rush-game-over = Aquesta contrarellotge s’ha acabat. `/ricochet { command-name-rush }` en comença una altra.
    .board = Aquesta contrarellotge s’ha acabat.
refusal-rush-not-yours = Aquesta contrarellotge és d’algú altre. `/ricochet { command-name-rush }` comença la teva.
    .board = Aquesta contrarellotge és d’algú altre.
refusal-rush-no-chip-up = El rellotge encara no corre. Prem **Ja**.
refusal-rush-chip-is-up = El rellotge ja corre.
refusal-rush-sand-has-run-out = S’ha acabat el temps.
refusal-rush-no-passes-left = Ja has passat tres fitxes: resol aquesta.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = En una contrarellotge no hi ha cinquè robot, ni negre ni platejat: els robots són R, G, B i Y.
refusal-rush-out-of-date = Massa tard: la contrarellotge ja ha avançat.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Aquella fitxa s’ha acabat. Fes servir els botons del tauler més recent.
problem-no-chips-drawn = Ara no puc preparar cap fitxa, perquè el meu cercador de solucions no funciona. Qui m’allotja en trobarà el motiu al registre.

command-rush = Contrarellotge: totes les fitxes que puguis en tres minuts, en privat
option-cup = La copa d’aquest cap de setmana: cinc fitxes, deu minuts, un cop

### Your own games

command-my-games = Mostra on jugues i què t’espera
my-games-headline = ### Les teves partides
my-games-empty = Ara mateix no jugues enlloc. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` o `/ricochet { command-name-solo }` comença alguna cosa.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Cursa
    [rush] ⚡ Contrarellotge
    [solo] 🧩 Partida en solitari
   *[match] 🤖 Partida
} { $link } – { $what ->
    [prove] **mostra els teus moviments, fins: { $until }**
    [bid] encara no has fet cap proposta
    [solve] **resol la fitxa, fins: { $until }**
    [better] la teva millor solució: { $moves } moviments (fins: { $until })
    [chip] **resol la fitxa, fins: { $until }**
    [practice] t’espera una fitxa, sense rellotge
    [next] t’espera la pròxima fitxa
    [first] prem **Ja** per a la primera fitxa
    [go] prem **Ja** per engegar el rellotge
   *[none] res a fer ara mateix
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] Calen { $fewest } moviments o més.
   *[other] Calen entre { $fewest } i { $most } moviments.
}
# $robots: the names of those that move
hint-robots = 💡 En una de les solucions més curtes es mouen: { $robots }.
# $move: in the notation
hint-first-move = 💡 Pot començar amb `{ $move }`.
button-hint-length = 💡 Quants moviments?
button-hint-robots = 💡 Quins robots?
button-hint-first-move = 💡 Primer moviment?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Repte { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } a { $cell }
daily-task = -# Porta { $robot ->
    [any] **qualsevol robot**
   *[other] el **robot { $robot ->
        [red] vermell
        [green] verd
        [blue] blau
       *[yellow] groc
    }**
} a la casella objectiu, en el mínim de moviments que puguis, amb un gir de 90° entre dos dels seus moviments. Sense rellotge, intents il·limitats.
daily-failed = ⚠️ **Això no és una solució.** { $why }
daily-tries = -# { $tries ->
    [one] Un intent fins ara
   *[other] { $tries } intents fins ara
}
daily-hint-price = -# 💡 Cada pista costa una estrella; l’última es queda.
daily-solved = ✅ **Això mateix!** { $count } moviments: `{ $moves }`
    .board = ✅ **Això mateix!** { $count } moviments.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **La teva millor solució: { $count } moviments** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 Es pot fer en { $count } moviments.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Resolt per primera vegada a l’intent { $tries }, al cap de { $count } { $unit ->
    [seconds] { $count ->
        [one] segon
       *[other] segons
    }
    [minutes] { $count ->
        [one] minut
       *[other] minuts
    }
   *[hours] { $count ->
        [one] hora
       *[other] hores
    }
}
daily-shown = -# Has vist les solucions: més intents ja no canvien res.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **L’única solució en { $length } moviments**
   *[other] 🌟 **Solució { $way } de { $count }** en { $length } moviments
}
button-daily-again = Un altre intent
button-daily-solutions = Solucions mínimes
button-daily-give-up = Renuncia: mira les solucions
button-daily-before = El dia abans
button-daily-easier = Un de més fàcil
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` no és una data. Escriu any, mes i dia, per exemple { $date }.
problem-no-such-day = Hi ha reptes des del { DATETIME($first, dateStyle: "long") } fins al { DATETIME($last, dateStyle: "long") }. El de cada dia comença a mitjanit UTC.
problem-no-puzzle = Ara no puc triar cap repte, perquè el meu cercador de solucions no funciona. Qui m’allotja en trobarà el motiu al registre.
# $robots: the names of those that play
problem-not-in-puzzle = Aquest robot no és en aquest repte. Robots en joc: { $robots }. Torna-ho a provar.
problem-not-solved-yet = Resol abans el repte: després et mostro totes les solucions mínimes.
problem-board-of-today = Això s’assembla molt al repte d’avui, i jugar-hi el revelaria. Juga-hi demà, o tria un altre tauler.
problem-board-of-cup = Això s’assembla molt al tauler de la copa d’aquest cap de setmana, i jugar-hi la revelaria. Juga-hi dilluns, o tria un altre tauler.

command-daily = El repte del dia, només per a tu, amb tants intents com vulguis
option-date = Un dia anterior, per exemple 2026-11-21 (si no, avui)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Anàlisi
   *[other] Anàlisi de la ronda { $round }
}: { $target } a { $cell }
study-proof = 🏅 La solució de { $player }, **{ $count } moviments**.
study-no-proof = Ningú no ha mostrat cap solució.
study-own = ✍️ La teva solució, **{ $count } { $count ->
    [one] moviment
   *[other] moviments
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Amb el moviment { $move } es va perdre el camí més curt: des d’allà en calien { $left } més, { $total } en total. El mínim era { $best }.
study-no-own = No tens cap solució pròpia en aquesta ronda.
study-searching = 🔍 Encara busco totes les solucions mínimes. Torna a mirar d’aquí a un moment.
study-hints = 🧠 Ja conec les solucions més curtes. Demana les pistes una a una, mira les solucions o prova-ho tu.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Enrere
step-on = Endavant ▶
step-previous = ⏮ Solució anterior
step-next = Solució següent ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Una única solució mínima**
       *[other] **{ $count } solucions mínimes**
    }
   *[no] **Almenys { $count } solucions mínimes**
}, { $moves } moviments.{ $orders ->
    [yes] {" "}Sense tenir en compte l’ordre dels robots: { $differing ->
        [yes] { $different }.
       *[no] almenys { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Solució { $way } de { $shown }{ $all ->
    [yes] .
   *[no] {" "}que mostro.
}
button-study-open = 🔬 Anàlisi
button-study-round = 🔬 Anàlisi de la ronda { $round }
button-study-before = ⏮ Ronda { $round }
button-study-after = Ronda { $round } ⏭
button-study-proof = Solució mostrada
button-study-own = La meva solució
button-study-ways = Solucions mínimes
button-study-again = 🔍 Torna a mirar
button-study-try = 🎮 Prova-ho
button-study-back = ◀ Torna a l’anàlisi
button-again-rematch = 🔁 Revenja
button-again-proposed = { $level ->
    [easy] 🤖 Contra bots de nivell fàcil
    [medium] 🤖 Contra bots de nivell mitjà
    [hard] 🤖 Contra bots de nivell difícil
   *[same] ⚖️ La revenja proposada
 }
button-again-board = Aquest tauler un altre cop
button-again-solo = 🔁 Una altra partida
button-again-rush = 🔁 Una altra contrarellotge
button-again-race = 🔁 Una altra cursa
try-headline = ### Prova-ho: { $target } a { $cell }
    Tria un robot i després una direcció. Només ho veus tu. No corre cap rellotge, i res no compta.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **Això mateix, en { $count } moviments!** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 No es pot fer en menys moviments.
    [no] {"\u000A"}💡 Es pot fer en menys moviments.
   *[unknown] {""}
}

problem-study-what = Què vols analitzar? Indica un codi, `/ricochet { command-name-study } { option-name-code }:…`, o el teu tauler de casa: les `{ option-name-tiles }`, tots els `{ option-name-robots }` i el `{ option-name-target }`. Si un codi no té objectiu, indica’l també.
problem-study-code = Això no és cap codi. { $fault ->
    [characters] Un codi només té lletres i xifres.
    [length] El d’un tauler té 24 lletres i xifres, el d’una posició 14; el teu en té { $count }. Copia’l sencer.
    [check] És complet, però té un error de tecleig: els dos últims caràcters, que comproven els altres, no hi encaixen. Copia’l en comptes d’escriure’l.
   *[impossible] Anomena una posició que no pot existir. Copia’l en comptes d’escriure’l.
}
problem-study-in-play = { $where ->
    [here] Aquesta és la posició de la partida de { $channel }, o s’hi assembla molt. Analitzar-la en revelaria solucions: fes-ho quan s’acabi la partida.
    [yours] Aquesta és la posició d’una de les teves partides, o s’hi assembla molt. Analitzar-la en revelaria solucions: fes-ho quan s’acabi la partida.
   *[elsewhere] Ara mateix es juga aquesta posició en un altre lloc, i per això les solucions són secretes. Analitza’n una altra.
}
problem-study-of-today = Això s’assembla molt al repte d’avui, i analitzar-ho el revelaria. Analitza-ho demà.
problem-study-of-cup = Això s’assembla molt a una fitxa de la copa d’aquest cap de setmana, i analitzar-ho la revelaria. Analitza-ho dilluns.
problem-study-too-soon = Aquesta ronda encara no es pot analitzar, perquè la fitxa pot tornar a sortir. Torna quan algú hagi guanyat la fitxa o s’hagi acabat la partida.
problem-no-study = Encara no hi ha res per analitzar: cap ronda d’aquest canal no ha acabat.
problem-game-gone = Aquella partida ja no es pot llegir.
problem-results-too-soon = Aquella partida encara es juga. En tindràs els resultats quan s’acabi.
problem-tables-playing = Altres taules del torneig encara juguen en aquest tauler. Tindràs els resultats quan s’acabin totes.
problem-bound-elsewhere = Jugues en una altra taula d’aquest torneig: { $link }. Qui ha fet una proposta en una taula només juga en aquella.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] Les taules d’un torneig es comparen entre elles, per això sense bots: no indiquis `{ option-name-bots }`.
    [difficulty] En un torneig es barreja com diu el reglament: no indiquis `{ option-name-difficulty }`.
   *[other] El torneig que es juga té altres regles. No indiquis aquestes opcions per afegir-t’hi; després de la primera ronda en pots començar un altre.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Resultats de la partida #{ $number }**, acabada { $ended } després de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondes
}: per a fulls de càlcul i per a programes.
button-results = 📄 Resultats en fitxers

command-study = Analitza una posició per a tu: pistes i totes les solucions mínimes, pas a pas
option-study-code = El codi d’una posició o d’un tauler; { option-name-target } indica una altra fitxa
option-study-robots = On són tots els robots al teu tauler de casa: R C7 G A1 B P16 Y H3
option-study-target = La fitxa que cal assolir, per exemple lluna vermella

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 verd
    [blue] 🔵 blau
    [red] 🔴 vermell
   *[yellow] 🟡 groc
} (de { $number }A a { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 verd
    [blue] 🔵 blau
    [red] 🔴 vermell
   *[yellow] 🟡 groc
} { $letter }
tiles-text = ## Les seccions del teu tauler de casa
    {""}**El número** és la marca de color impresa a la secció: 1 🟢 verd, 2 🔵 blau, 3 🔴 vermell, 4 🟡 groc. Les de 1999 no tenen marca, però ho diu el seu símbol vermell: 1 🌙 lluna, 2 🪐 planeta, 3 ⚙️ engranatge, 4 ⭐ estrella.
    {""}**La lletra** és la cara. Gira la secció fins que la cantonada que va al centre del tauler quedi a baix a la dreta, i compara. Les de 1999 mostren A o B; només D té barreres de color.
tiles-options = Anomena les quatre seccions **en sentit horari des de dalt a l’esquerra**: `1A 2B 3A 4B`. **{ form-table-title }**, a **{ button-other-rules }** al missatge d’un joc que acabes de començar, les demana, i també on són els robots, com ara `R C7 G A1`, i quina fitxa és cara amunt, com ara `lluna vermella`; la resta se sorteja. `/ricochet { command-name-study }` admet el mateix.
button-tiles = Totes les seccions
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` no és una secció. Una secció és el seu número i la seva lletra, per exemple `1A`; `verd A` és la mateixa. { $count ->
    [0] Ja n’hi ha quatre.
   *[other] Aquí hi encaixa qualsevol d’aquestes: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` hi és dues vegades
   *[no] `{ $token }` i `{ $other }` no van juntes: totes dues tenen la marca { $colour ->
        [green] verda
        [blue] blava
        [red] vermella
       *[yellow] groga
    }
}, i un tauler té una secció de cada marca. { $count ->
    [0] Treu-ne una.
   *[other] Falta al seu lloc: { $right }.
}
table-tiles-missing = ❌ Un tauler té quatre seccions, una de cada marca; indica-les en sentit horari des de dalt a l’esquerra, per exemple `1A 2B 3A 4B`. Encara falta: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: quin robot és? Indica cada robot i després la seva casella, per exemple `R C7 G A1`; els robots són { $right }.
table-unknown-cell = ❌ { $token ->
    [none] A `{ $other }` li falta una casella
   *[other] `{ $token }` no és una casella
}. Les caselles van d’A1, a dalt a l’esquerra, a P16, a baix a la dreta: columnes A a P, files 1 a 16. Escriu `{ $other } C7`.
table-robot-twice = ❌ El robot `{ $token }` hi és dues vegades, la segona a { $other }. Només pot ser en una casella.
table-two-fifth-robots = ❌ `{ $other }` i `{ $token }` són dos cinquens robots, negre i platejat, i en una taula només n’hi ha un. Treu-ne un dels dos.
table-cell-taken = ❌ `{ $token }` no pot ser: allà ja hi ha el robot `{ $other }`. Cada robot necessita la seva casella.
# $other: middle or diagonal
table-cell-closed = ❌ A `{ $token }` no hi pot haver cap robot: { $other ->
    [middle] és part del centre del tauler
   *[diagonal] té una barrera
}. Val qualsevol altra casella, fins i tot una casella objectiu.
table-unknown-chip = ❌ `{ $token }` no és una fitxa d’objectiu. Indica’n el color i el símbol – lluna, planeta, estrella o engranatge –, per exemple `lluna vermella` o `Rm`; o `vòrtex`.
problem-tiles-or-code = Un tauler surt del seu codi o de casa teva, no de tots dos. Treu `{ option-name-code }`, o bé `{ option-name-tiles }`, `{ option-name-robots }` i `{ option-name-target }`.
problem-table-needs-tiles = Indica també les seccions, per exemple `1A 2B 3A 4B`: els robots i l’objectiu són per al teu tauler de casa.

### Starting the program

program-gallery-done = Obre { $page } en un navegador.
program-gallery-unwritable = No es pot escriure a { $folder }: { $why }. Indica una carpeta on aquest programa pugui escriure.
program-no-local = Per jugar al navegador cal l’extra «local» ({ $why }). Defineix DISCORD_TOKEN, o instal·la’l: { $install }
# In the image of the container
program-image = Aquesta imatge només juga a Discord i necessita DISCORD_TOKEN. Escriu DISCORD_TOKEN=… en un fitxer .env i arrenca la imatge amb --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Les mètriques necessiten l’extra «metrics» ({ $why }). Instal·la’l: { $install }
program-no-postgres = Una base de dades en un servidor PostgreSQL necessita l’extra «postgres». Instal·la’l: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = No es pot servir res a { $address }: { $why }. Posa a RICOCHET_HTTP una altra adreça d’aquesta màquina, o atura el que hi escolta.
program-no-token = DISCORD_TOKEN no està definit, així que jugues al navegador.
program-local-file = El joc es desa a { $file }.
program-wrong-token = Discord no accepta el DISCORD_TOKEN. Torna’l a copiar del Developer Portal, pàgina «Bot».
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord no permet a aquest programa l’intent «guilds» que demana ({ $code }). Revisa’n l’aplicació al Developer Portal, pàgina «Bot», o fes servir una versió més nova d’aquest programa.
program-closed = Discord ha tancat la connexió definitivament ({ $code }). Torna a arrencar; si no hi ajuda, fes servir una versió més nova d’aquest programa.
program-few-starts = Avui només queden { $remaining } de { $total } arrencades, així que el bot no arrenca: a qui les esgota, Discord li retira el token. N’hi haurà més d’aquí a { $minutes } minuts. Mira al registre per què el bot arrenca tant.
program-no-discord = No es pot arribar a Discord: { $why }. Revisa la xarxa d’aquesta màquina i torna a arrencar.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } no serveix com a base de dades: { $why }. { $local ->
    [yes] Arrenca en una carpeta on aquest programa pugui escriure.
   *[no] Posa a RICOCHET_DATABASE un fitxer en una carpeta on aquest programa pugui escriure.
}
program-database-damaged = { $file } està malmès: { $why }. { $local ->
    [yes] Porta aquest fitxer a un altre lloc, o arrenca en una altra carpeta.
   *[no] Posa al seu lloc una còpia de seguretat: { $ricochet } restore FITXER.
}
program-database-foreign = { $file } no és una base de dades d’aquest bot. { $local ->
    [yes] Porta aquest fitxer a un altre lloc, o arrenca en una altra carpeta.
   *[no] Posa a RICOCHET_DATABASE un altre fitxer; aquest s’ha deixat com estava.
}
program-database-earlier = { $file } és d’una versió anterior a la 1.0, que aquesta no llegeix: { $local ->
    [yes] desa aquest fitxer en un altre lloc, o arrenca en una altra carpeta.
   *[no] desa aquesta base de dades, i fes que RICOCHET_DATABASE n’indiqui una altra.
}
program-database-newer = { $file } és d’una versió més nova d’aquest programa. { $local ->
    [yes] Fes servir una versió més nova d’aquest programa, o arrenca en una altra carpeta.
   *[no] Fes servir una versió més nova d’aquest programa, o posa a RICOCHET_DATABASE un altre fitxer.
}
program-database-in-use = { $file } ja el fa servir un altre bot. { $local ->
    [yes] Atura l’altre programa que fa servir aquest fitxer, o arrenca en una altra carpeta.
   *[no] Atura l’altre programa que fa servir aquest fitxer, o fes que RICOCHET_DATABASE n’indiqui un altre.
}
# $place: the address of a server's database, without its password
program-database-server = No es pot fer servir { $place }: { $why }. Comprova RICOCHET_DATABASE i que el servidor estigui en marxa.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = La partida { $game } continua quan arrenqui el bot.
take-up-unknown = No hi ha cap partida { $game } apartada.
take-up-running = On era la partida { $game } se’n juga una altra. Reprèn-la quan aquella s’acabi.
take-up-unreadable = La partida { $game } encara no es pot llegir: { $why }
# $file: its path, $why: the system's own words
program-not-written = No es pot escriure { $file }: { $why }.
program-output = No es pot escriure res a la sortida estàndard: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } està comprovat (partides: { $games }, esdeveniments: { $events }).
backup-exists = { $file } ja existeix. Indica un fitxer que no existeixi.
backup-missing = No existeix el fitxer { $file }.
backup-foreign = { $file } no és una base de dades d’aquest bot.
backup-earlier = { $file } és d’una versió anterior a la 1.0, que aquesta no llegeix: desa aquesta base de dades, i indica’n una altra.
backup-newer = { $file } el va escriure una versió més nova d’aquest programa. Fes servir aquella versió.
backup-damaged = { $file } està malmès: { $why }.
backup-in-use = { $file } està en ús. Atura abans el bot, o el que tingui obert el fitxer.
restore-done = { $database } conté ara el que hi ha a { $file } (partides: { $games }, esdeveniments: { $events }).
restore-kept = El que hi havia abans és a { $kept }.
backup-server = La base de dades és en un servidor PostgreSQL. Fes servir les seves pròpies eines, pg_dump i pg_restore: docs/machines.md diu com.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } conté tot el que hi ha a { $from } (partides: { $games }, esdeveniments: { $events }, files: { $rows }, servidors: { $servers }). Cada taula té les mateixes files, les classificacions de tots els servidors coincideixen i s’han reproduït totes les partides. Indica aquesta base de dades a RICOCHET_DATABASE i engega el bot.
move-unreadable = { $games } de les partides no es poden llegir, igual que abans; s’han traslladat tal com estan.
move-step = { $step ->
    [rows] copiant
    [leaderboards] comparant classificacions
   *[games] reproduint partides
}
move-same = FROM i TO són la mateixa base de dades.
move-missing = No hi ha cap base de dades d’aquest bot a { $file }.
move-filled = { $file } no és buida: hi ha alguna cosa a la taula { $table }. Indica una base de dades on no hi hagi res.
move-in-use = { $file } està en ús. Atura abans tots els bots que la fan servir.
move-unusable = { $file } no es pot fer servir com a base de dades: { $why }.
move-differs = No s’ha traslladat res, perquè el que ha arribat no és el mateix: { $why }.
move-broken-off = No s’ha traslladat res: { $why }.
move-interrupted = No s’ha traslladat res: ho has interromput.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = Es coneixen { $count } fusos horaris.
doctor-no-time-zones = No es coneix cap fus horari. Torna a instal·lar aquest programa.
doctor-letters = Els noms es dibuixen en qualsevol escriptura.
doctor-no-joined-letters = Els noms en escriptures que uneixen les lletres, com l’àrab, es dibuixen lletra a lletra. Instal·la fribidi, per exemple: apt-get install libfribidi0.
doctor-no-fonts = No es poden llegir aquestes fonts: { $fonts }. Torna a instal·lar aquest programa.
doctor-solver = El cercador de solucions està a punt: { $place }.
doctor-solver-unavailable = El cercador de solucions no és compatible amb aquest equip, així que hi falten les millors solucions; tota la resta funciona. { $install ->
    [none] Construeix la imatge en aquest equip: docker build -t ricochet .
   *[other] Instal·la Numba i es compilarà aquí: { $install }
}
doctor-solver-to-compile = El cercador de solucions encara no està compilat. Ho fa la primera arrencada, en mig minut si fa no fa, i el desa a { $folder }.
doctor-solver-to-compile-always = El cercador de solucions es compila a cada arrencada, perquè no hi ha cap carpeta on desar-lo. Posa a NUMBA_CACHE_DIR una carpeta on aquest programa pugui escriure.
doctor-database = { $file } està al dia: versió { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = Encara no hi ha la base de dades { $file }. La crea la primera arrencada.
doctor-database-older = { $file } té la versió { $version }. La propera arrencada la porta a la versió { $latest }; fes-ne abans una còpia: { $ricochet } backup FITXER.
doctor-database-server = La base de dades { $place } es pot fer servir.
doctor-room = Hi ha { NUMBER($gigabytes, maximumFractionDigits: 0) } GB lliures al costat de la base de dades.
doctor-little-room = Només hi ha { NUMBER($megabytes, maximumFractionDigits: 0) } MB lliures al costat de la base de dades. Fes lloc abans que no es pugui desar res.
doctor-disk = El disc conserva el que es desa en { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = El disc triga { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms a conservar el que es desa, i tothom qui juga s’hi espera. Posa a RICOCHET_DATABASE un fitxer en un de més ràpid.
doctor-no-token = DISCORD_TOKEN no està definit, així que el bot només juga al navegador. Per a Discord, copia el token del Developer Portal, pàgina «Bot».
doctor-token = Discord coneix el bot com a { $name }.
doctor-clock = El rellotge d’aquesta màquina coincideix amb el de Discord.
doctor-clock-wrong = El rellotge d’aquesta màquina va { $seconds } segons { $direction ->
    [ahead] avançat
   *[behind] endarrerit
} respecte del de Discord. Fes que s’ajusti per la xarxa (NTP): fins aleshores les propostes compten quan arriben, no quan es van fer.
doctor-starts = Avui queden { $remaining } de { $total } arrencades.
doctor-few-starts = Només queden { $remaining } de { $total } arrencades; n’hi haurà més d’aquí a { $minutes } minuts. Mira al registre per què el bot arrenca tant.
doctor-no-starts = No queden arrencades; n’hi haurà més d’aquí a { $minutes } minuts. Espera fins aleshores: a qui continua, Discord li retira el token.
doctor-shards = Discord recomana { $recommended ->
    [one] un shard
   *[other] { $recommended } shards
}.
doctor-few-shards = Discord recomana { $recommended } shards i RICOCHET_SHARDS és { $shards }: amb massa pocs, Discord no deixa entrar el bot. Atura tots els processos i inicia’ls amb més.
doctor-secret = Discord accepta el DISCORD_CLIENT_SECRET.
doctor-wrong-secret = Discord no accepta el DISCORD_CLIENT_SECRET, així que ningú no pot iniciar sessió al tauler. Prem «Reset Secret» al Developer Portal, pàgina «OAuth2», i copia el nou.
doctor-channels = El bot pot fer el que necessita als { $count } canals que han triat els servidors.
doctor-no-rights = A { $channel } de { $server } al bot li falta: { $permissions }. Permet-l’hi, o tria un altre canal amb /ricochet { command-name-settings }.
doctor-channel-gone = El canal { $channel }, que va triar { $server }, ja no existeix. Tria’n un altre amb /ricochet { command-name-settings }.
doctor-end = { $faults ->
    [0] El bot pot jugar.
   *[other] El bot no pot jugar fins que no s’arregli el que porta ✗.
}

# $kept: whether the result is kept for the next time
solve-compiling = Compilant el cercador de solucions{ $kept ->
    [yes] , una sola vegada
   *[no] {" "}(defineix NUMBA_CACHE_DIR com una carpeta on es pugui escriure per conservar-lo)
}: cosa de mig minut…
program-no-positions = No hi ha res per resoldre: indica un codi o escriu posicions a l’entrada estàndard.
program-no-position = Això no és una posició: { $why }.
program-which-chip = Quina fitxa? Indica’n una d’aquestes amb --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Línia { $line }: { $why }
program-not-all-read = No s’han pogut llegir totes les posicions.
solve-target = Objectiu: { $target } a { $cell }
solve-solution = Solució mínima, { $count } moviments:
    { $moves }
solve-none-within = No hi ha cap solució de fins a { $moves } moviments.
solve-none = No hi ha cap solució.
solve-gave-up = No s’ha trobat cap solució en un temps raonable.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } posicions examinades

setting-address = hauria de ser un port, per exemple 9464, o una adreça amb port, per exemple 0.0.0.0:9464
setting-web = hauria de ser una adreça com https://tauler.example.org, sense camí; http només val per a aquesta màquina
setting-networks = haurien de ser adreces o xarxes, per exemple 127.0.0.1, 172.18.0.0/16
setting-contact = hauria de ser una sola línia de 200 caràcters com a màxim, per exemple un enllaç o un nom
setting-web-secret = RICOCHET_WEB necessita DISCORD_CLIENT_SECRET, del portal de desenvolupadors, pàgina «OAuth2».
setting-file-empty = el fitxer és buit
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } no és cap paràmetre i no té cap efecte. { $nearest ->
    [none] Tots els paràmetres són a .env.example.
   *[other] Vols dir { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } no pot ser { $value }: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = No es pot llegir { $file }: { $why }. Deixa que aquest programa el llegeixi, o esborra’l.
settings-folder = { $file } és una carpeta i hauria de ser un fitxer amb un paràmetre a cada línia. Porta-la a un altre lloc.
settings-no-text = { $file } no es pot llegir com a text. Desa’l una altra vegada amb la codificació UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Escriu /ricochet { command-name-start } per començar. A dalt, a «{ local-viewer }», tries amb quin jugador jugues, aquí o en missatges directes (MD).
local-greeting-game = Ricochet Robots: troba el mínim de moviments que portin un robot al seu objectiu.
local-button-tutorial = Aprèn (quatre taulers)
local-button-board = Només el tauler
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (MD)
local-language = Llengua
local-viewer = Juga com a
local-more = Més
local-message = Missatge a { $place }
local-new-messages = Missatges nous · ves a l’últim
local-said-only-you = Només tu pots veure això
local-said-edited = (editat)
local-said-used = { $player } ha fet servir { $command }
local-said-thinking = Pensant…
local-said-send = Envia
local-said-submit = Accepta
local-said-cancel = Cancel·la
local-said-apply = Aplica
local-said-not-applied = Encara sense aplicar
local-said-clear = Treu la selecció
local-said-close = Tanca
local-said-zoom-in = Amplia
local-said-zoom-out = Redueix
local-said-picture = Imatge
local-said-original = Obre només la imatge
local-said-open-picture = Obre la imatge { $number }
local-said-required = Aquí falta alguna cosa.
local-said-invalid = Això no encaixa aquí.
local-said-out-of-range = És fora dels límits.
local-said-choose = Tria alguna cosa de la llista.
local-said-at-least = Tria’n almenys { $number }.
local-said-at-most = Tria’n com a molt { $number }.
local-said-none-match = Res no coincideix
local-said-loading = S’estan carregant les ordres
local-said-optional = +{ $number } opcional(s)
local-incomplete-address = Aquesta adreça és incompleta. Obre la que Ricochet ha mostrat en arrencar, amb tot el que ve després de #.
local-ended = El programa ha acabat o no respon. Torna’l a engegar i aquesta pàgina continuarà.
local-end = Acaba el programa
local-end-question = Vols acabar el programa a totes les finestres? La partida es conserva.
local-end-yes = Acaba
local-end-no = Continua jugant
local-no-browser = Aquí no s’ha pogut obrir cap navegador: obre l’adreça en un.
local-ports-taken = { $count ->
    [one] Un altre programa té el port { $ports }, de manera que se’n fa servir un altre.
   *[other] Altres programes tenen els ports { $ports }, de manera que se’n fan servir d’altres.
}{ $again ->
    [yes] {" "}Les finestres que encara són obertes de l’última vegada no hi troben el programa.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet està a punt. Juga-hi en un navegador a { $url }
    Escriu /ricochet { command-name-start } per començar una partida, /bid 7 per proposar, /prove R-amunt G-esquerra per mostrar els teus moviments.
    A dalt de la pàgina, a «{ local-viewer }», tries amb quin jugador jugues: { $players }.
    Obre l’adreça en més finestres per veure diversos jugadors alhora.
    Ctrl+C l’atura; la partida continua quan el tornes a arrencar.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = Aquí no hi ha aquesta ordre. Sí que hi ha:{"\u000A"}{ $usage }
local-typed-missing = Falta «{ $option }». Escriu-ho així:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = «{ $value }» no encaixa amb «{ $option }»{ $range ->
    [number] , que accepta un nombre de { $min } a { $max }
    [list] , que accepta un d’aquests: { $choices }
   *[none] {""}
}. Escriu-ho així:{"\u000A"}{ $usage }
local-typed-left-over = «{ $value }» és més del que accepta l’ordre. Escriu-ho així:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Català
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = S

setting-language = **Llengua** – dels missatges i les imatges als canals.
# Where none is chosen; others are called what they call themselves
setting-language-value = La de la configuració del servidor a Discord, si és una comunitat; si no, anglès
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Vols que parli català als canals d’aquest servidor? Es pot canviar en qualsevol moment: `/ricochet { command-name-settings }`.
button-language = Parla català aquí
done-ask-language = A partir de la pròxima partida parlo català aquí.

### The board in the browser

web-title = Tauler de Ricochet
web-your-turn = 🔎 Et toca
web-open = 🎯 Obre el tauler
web-player = Juga com a
web-watch = Mira
web-what = Joc
web-subject-match = Partida
web-subject-solo = Solitari
web-subject-race = Cursa
web-subject-rush = Contrarellotge
web-subject-daily = Repte del dia
web-subject-study = Anàlisi
web-subject-tutorial = Tutorial
web-field = Moviments: R-amunt G-esquerra
web-no-moves = Encara sense moviments
# One line below the board: the lowest bid, and the reader's own
web-lowest = La més baixa: { $player } { $moves }
web-lowest-own = La més baixa: tu { $moves }
web-own-bid = tu { $moves }
web-solved = 🎯 { $count } moviments: aconseguit!
web-no-turn = A l’objectiu, però cal un gir de 90° entre dos dels seus propis moviments.
web-one-move = A l’objectiu, però un sol moviment no compta mai.
web-wrong-robot = A l’objectiu, però aquest és per a un altre robot.
web-bid-alone = Proposa sense moviments
web-lost = Connexió perduda. Es torna a provar …
web-no-match = Aquí no hi ha cap partida.
web-no-solo = Aquí no hi ha cap partida en solitari.
web-no-race = Aquí no hi ha cap cursa.
# Below it, to a person who can play: a question that buttons answer
web-begin = A què vols jugar?
web-begin-anew = Torna a començar
web-close = Tanca
web-begin-race = Comença una cursa
web-open-match = Obre la partida
web-open-race = Obre la cursa
web-open-solo = Obre el solitari
web-best = Solució més curta
web-won-chip = 🎉 **La fitxa és teva!**
web-won-game = 🏆 Has guanyat!
web-chip = Fitxa { $number }: { $whose }
web-round = Ronda { $number }: { $whose }
web-leave = Surt de la cursa
web-stop = Plega …
button-leave = Surt de la partida
button-end-race = Acaba la cursa
button-end-rush = Acaba la contrarellotge
button-end-cup = Acaba la copa
stop-leave = Ja no t’espera ningú. Conserves les teves fitxes, i amb una proposta tornes a jugar.
stop-leave-race = Ja no t’espera ningú. El que has enviat per a aquesta fitxa es retira i els teus punts es queden. Amb una solució tornes a jugar.
stop-finish = El teu vot. Quan ho vulgui més de la meitat dels presents que han fet una proposta, la partida s’acaba i guanya qui tingui més fitxes.
stop-end = Per a tothom. Guanya qui tingui més fitxes; una ronda amb proposta es juga abans fins al final.
stop-cancel = Per a tothom. Ningú no guanya la partida; les fitxes ja aconseguides es conserven.
stop-race = { $points ->
    [yes] Per a tothom. Guanya qui tingui més punts fins ara.
   *[no] Per a tothom. Encara ningú no té punts, així que no guanya ningú.
}
stop-race-vote = El teu vot. Quan ho vulgui més de la meitat dels presents que han enviat una solució, la cursa s’acaba i guanya qui tingui més punts.
stop-solo = La partida no es guanya ni es perd.
stop-practice = El que has resolt queda a les teves estadístiques.
stop-rush = El rellotge s’atura, i compten les fitxes resoltes fins ara.
stop-cup = El rellotge s’atura, i compten els teus punts fins ara. Aquesta copa no es pot tornar a jugar.
web-help = Arrossega un robot, o prem la seva lletra i una fletxa. Retrocés desfà un moviment, Escape tots, Retorn proposa o mostra. Les fletxes recorren una solució. La barra espaiadora continua. E recorre el tauler casella a casella.
web-author = Un joc d’Alex Randolph; la variant en solitari és d’Anson Bischoff.
web-settings = Configuració
web-sound = Sons
web-dark = Fosc
web-letters = Lletres com a tecles
web-anywhere = Llisca a qualsevol lloc per moure el robot triat
web-motion = Animacions
web-arrival = Mostra les solucions a l’instant (solitari, repte del dia)
web-not-allowed = Aquesta adreça és incompleta o d’un inici anterior. Obre el tauler des de la pàgina de Ricochet.
web-join = Juga
web-activity-silent = Discord no ha respost aquí i aquesta pàgina no sap qui ets: només pots mirar. Per jugar, obre `{ $link }` en un navegador.
web-activity-declined = No ho has acceptat i només pots mirar. Prem **Juga** perquè t’ho torni a preguntar, o obre `{ $link }` en un navegador.
web-result = El meu resultat
web-shared = El teu resultat és al canal.
web-lesson = Arrossega un robot, o toca’l i prem una fletxa. No cal cap botó per mostrar-ho.
web-sign-in = Inicia sessió amb Discord
web-sign-in-first = Inicia sessió amb Discord per veure aquest tauler.
web-sign-in-failed = Discord no ha confirmat qui ets. Torna-ho a provar.
web-sign-out = Tanca la sessió
web-signed-in = Sessió iniciada
web-no-member = Veus els taulers dels canals que veus a Discord i on hi ha el bot. Obre’ls des d’un missatge d’allà.
web-no-instance = Discord ja no coneix aquesta activitat. Tanca-la i torna-la a obrir.
web-channel = Obre el canal a Discord
web-share = 🔗 Deixa mirar tothom
web-share-link = Qui té aquest enllaç pot mirar, sense compte, fins al final o fins que es retiri l’enllaç: `{ $link }`
web-withdraw = 🔗 Retira l’enllaç
web-link-over = Aquest enllaç ja no val: s’ha retirat, o el que mostrava s’ha acabat.
web-invite = ✉️ Convida
web-invite-link = { $anyone ->
    [yes] Amb aquest enllaç, els membres d’aquest servidor poden jugar i els altres poden mirar
   *[no] Amb aquest enllaç, els membres d’aquest servidor poden jugar
}: `{ $link }`
web-send = 🔗 Comparteix un enllaç
web-send-text = { $kind ->
    [race] Fem una cursa de Ricochet Robots. Apunta-t’hi!
   *[match] Juguem a Ricochet Robots. Apunta-t’hi!
}
web-link-first = Prem **Juga** per obrir la partida d’aquest enllaç.
web-missed = La partida d’aquest enllaç s’ha acabat, o només la poden veure altres.
web-here = Aquí:
web-starting = El bot s’està iniciant…
web-no-discord = Ara mateix no es pot contactar amb Discord. Espera un moment.
web-restricted = Els administradors d’aquest servidor no et deixen començar partides en aquest canal. Pots jugar a les que comencin els altres.
web-restrictions-unread = Ara mateix no puc consultar qui pot començar partides en aquest servidor, així que no s’ha començat res. Torna-ho a provar d’aquí a un moment.
web-too-many = Hi ha massa taulers oberts. Tanca’n un o torna-ho a provar més tard.
web-thinking = 💭 { $plays ->
    [yes] Troba una solució i proposa.
   *[no] Encara sense propostes.
} La primera proposta gira el rellotge de sorra.
web-last-call = ⏳ **Última crida, encara sense propostes.** Una proposta dona a tothom un rellotge sencer.
web-bidding = ⏳ { $plays ->
    [yes] Ho saps fer en menys?
   *[no] Es pot proposar fins que s’esgoti la sorra.
}
web-proving = { $you ->
    [yes] 🔎 **Et toca:** mostra { $moves } moviments.
   *[no] 🔎 Toca a { $player } mostrar **{ $moves } moviments**.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ha guanyat la fitxa.**
    [tried] Ningú no ha mostrat cap solució: la fitxa torna amb les restants.
   *[no-bids] Ningú no ha proposat res: la fitxa torna amb les restants.
} La ronda següent ja arriba.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ha guanyat la fitxa.**
    [tried] Ningú no ha mostrat cap solució: la fitxa torna amb les restants.
   *[no-bids] Ningú no ha proposat res: la fitxa torna amb les restants.
} La ronda següent comença quan totes les taules hagin jugat aquesta fitxa.
web-idle = 💤 { $deserted ->
    [yes] Dues rondes sense persones: la partida està en pausa.
   *[no] Dues rondes sense propostes: la partida està en pausa.
}
web-over = 🏁 La partida s’ha acabat.{ $count ->
    [0] {""}
   *[other] {" "}Guanya { $winners }.
}
