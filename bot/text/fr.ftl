# All text that people read, in French. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 robot rouge
    [green] 🟢 robot vert
    [blue] 🔵 robot bleu
    [yellow] 🟡 robot jaune
    [silver] ⚪ robot argenté
   *[black] ⚫ robot noir
}

target-moon = { $robot ->
    [red] 🔴🌙 lune rouge
    [green] 🟢🌙 lune verte
    [blue] 🔵🌙 lune bleue
   *[yellow] 🟡🌙 lune jaune
}
target-planet = { $robot ->
    [red] 🔴🪐 planète rouge
    [green] 🟢🪐 planète verte
    [blue] 🔵🪐 planète bleue
   *[yellow] 🟡🪐 planète jaune
}
target-star = { $robot ->
    [red] 🔴⭐ étoile rouge
    [green] 🟢⭐ étoile verte
    [blue] 🔵⭐ étoile bleue
   *[yellow] 🟡⭐ étoile jaune
}
target-gear = { $robot ->
    [red] 🔴⚙️ engrenage rouge
    [green] 🟢⚙️ engrenage vert
    [blue] 🔵⚙️ engrenage bleu
   *[yellow] 🟡⚙️ engrenage jaune
}
target-vortex = 🌀 multicolore

obstacle-robot = le { $robot }
obstacle-wall = un mur
obstacle-edge = le bord du plateau
obstacle-middle = le bloc central

and = { $some } et { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Manche { $round } : { $target } en { $cell }
    { $robot ->
        [any] Amènes-y **n’importe quel robot**
       *[other] Amènes-y le **robot { $robot ->
            [red] rouge
            [green] vert
            [blue] bleu
           *[yellow] jaune
        }**
    }, { $ricochet ->
        [one-move] en deux mouvements ou plus.
       *[turn] avec un changement de direction à 90° entre deux de ses mouvements.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } mouvements**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … et { $count ->
    [one] une autre annonce
   *[other] { $count } autres annonces
}

# On the card of a board with diagonals
diagonals-line = -# Barrières : un robot traverse celles de sa couleur ; les autres le dévient de 90°, et il continue.
now-thinking = 💭 Une solution ? Annonce en combien de mouvements : `/bid 7`. La première annonce retourne le sablier.
    Sans annonce, il est retourné à { $until }.
now-last-call = ⏳ **Dernier appel, encore aucune annonce :** { $until }. Une annonce redonne à tous un sablier entier.
now-bidding = ⏳ **Annonces jusqu’à { $until }.** Peut-on faire moins ?
now-all-done = ⏳ **Tout le monde a fini :** le sablier est écoulé.
now-proving = 🔎 C’est à { $prover } de montrer **{ $moves } mouvements**, avant { $until } : `/prove R-haut G-gauche …`
round-result = { $result ->
    [won] 🏅 **La tuile est gagnée.**
    [tried] Personne n’a montré de solution : la tuile retourne dans la pile.
   *[no-bids] Personne n’a fait d’annonce : la tuile retourne dans la pile.
}
now-intermission = { round-result } Manche suivante : { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } La manche suivante commencera quand toutes les tables auront joué cette tuile.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Deux manches sans personne, à part les bots : la partie est en pause. Appuie sur **Reprendre** pour continuer.
   *[no] Deux manches sans annonce : la partie est en pause. Appuie sur **Reprendre** pour continuer.
}
now-over = 🏁 Cette partie est finie.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] la première tuile suffit pour gagner
   *[other] le premier à { $chips } tuiles l’emporte
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, { $chips } tuiles pour gagner
needed-all = les 17 sont jouées ; celui qui en a le plus l’emporte

button-bid = Annoncer
button-type = ⌨️ Taper
button-prove = { button-type }
button-pass = Passer
button-play-on = Reprendre
button-turn = Retourner le sablier
button-finish = Voter la fin
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Voter la fin · { $count } sur { $needed }
button-stop = Annuler la partie
button-end-and-start = La finir et commencer
button-end = Finir tout de suite
button-rules = Règles du jeu
button-fair = Qui décide, ce qui compte
button-next = ⏭️ Manche suivante
button-shorten = ⏱️ Partie courte
button-add-bot = 🤖 Ajouter un bot
# $now: the size of the head start, in moves
button-ahead = ⚖️ Mon avance : { $now }
button-ahead-bot = ⚖️ { $bot } : { $now }
button-zoom = 🔍 Zoom
button-more = Plus…
# Above the buttons of what is rare in a game
more-headline = ### Plus
    Ce que tu peux faire dans cette partie en ce moment.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } lance une partie de Ricochet Robots** – { $options }.
    Fais une annonce pour jouer. { $goal }
goal-by-players = À un ou deux joueurs, il faut 8 tuiles pour gagner, à trois 6, à quatre 5 ; à plus de quatre, les 17 sont jouées et celui qui en a le plus l’emporte. Le nombre est fixé dès que la première tuile est gagnée, d’après le nombre de joueurs à ce moment-là.
goal-chips = { $chips ->
    [one] La première tuile suffit pour gagner.
   *[other] Le premier à { $chips } tuiles l’emporte.
}
goal-all = Les 17 tuiles sont jouées ; celui qui en a le plus l’emporte.
opening-edition = { $edition ->
    [NL-1999] édition 1999, règles néerlandaises
    [FR-1999] édition 1999, règles françaises
   *[other] édition { $year }
}
opening-diagonals = { $diagonals ->
    [any] toutes les parties, avec ou sans barrières
   *[with] barrières de couleur
}
opening-practice = entraînement (plateau choisi, hors classement)
opening-bots = entraînement avec des bots, jusqu’à ce qu’une deuxième personne annonce
opening-counts = { $victory ->
    [yes] une tuile gagnée à deux ou plus compte ; une victoire, avec trois de ces tuiles ou la pile vide
   *[no] une tuile gagnée à deux ou plus compte ; une victoire, jamais
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] une des tables d’un tournoi, sur le même plateau de jeu
    [one] première table d’un tournoi : d’autres s’y joignent avec `/ricochet { command-name-start } { option-name-tournament }:True` tant que rien n’est montré ici
   *[other] table { $tables } d’un tournoi, sur le même plateau de jeu
}
thread-name = Partie { $number }
thread-players = 🧵 On joue dans le fil ci-dessous{ $count ->
    [0] .
   *[other] . À la table : { $players }.
}
thread-refused = { $why ->
    [none] Ce salon n’a pas de fils : on joue ici.
    [full] Discord ne permet pas plus de fils actifs sur ce serveur : on joue ici.
   *[other] Discord n’a pas ouvert de fil : on joue ici.
}
thread-lacks-rights = On joue ici et non dans un fil : il me manque **{ $permissions }**.
done-in-thread = Ta partie commence ci-dessous.
opening-fifth-robot = { $robot ->
    [silver] un cinquième robot argenté
   *[black] un cinquième robot noir
}

news-bid = 🙋 { $player } annonce **{ $moves } mouvements**.
news-hourglass-turned = ⏳ Toujours pas d’annonce : le sablier est retourné. Il sera vide à { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **Le sablier s’est écoulé.** { $player }, montre tes **{ $moves } mouvements** :
   *[no] 👉 { $player }, à toi : montre tes **{ $moves } mouvements** :
} `/prove R-haut G-gauche …`, ou avec un bouton. Tu as jusqu’à { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **Le sablier s’est écoulé.** C’était au tour de { $player }, avec **{ $moves } mouvements**.
   *[no] 👉 Puis c’était au tour de { $player }, avec **{ $moves } mouvements**.
}
news-proof-failed = ❌ { $player } a montré `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } n’a pas montré de solution.
news-prover-passed = 🤷 { $player } passe.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **Le sablier s’est écoulé.** { $player } recompte ses { $moves } mouvements.
   *[no] 👉 C’est à { $player }, qui recompte ses { $moves } mouvements.
}
news-bot-miscounted = 🤷 { $player } en trouve davantage et passe.
news-prover-timed-out = ⌛ Temps écoulé pour { $player }.
news-chip-won = ✅ **{ $player } remporte la tuile { $target }** en { $count } mouvements : `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } remporte la tuile { $target }** en { $count } mouvements. Ils seront montrés quand toutes les tables auront joué cette tuile.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Il y a un seul joueur
   *[other] Il y a { $players } joueurs
}, c’est donc fixé : { $chips ->
    [17] les 17 tuiles sont jouées, et celui qui en a le plus l’emporte.
   *[other] il faut { $chips } tuiles pour gagner la partie.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } veut finir la partie ; celui qui a le plus de tuiles l’emporterait. { $agreed ->
    [no] { $count } voix sur les { $needed } nécessaires.
    [yes] Cela suffit : elle finit avec cette manche.
   *[over] Cela suffit.
}
news-end-called = 🏁 La partie finit avant son terme : celui qui a le plus de tuiles l’emporte.{ $over ->
    [yes] {""}
   *[no] {" "}Cette manche est encore jouée.
}
news-chip-returned = La tuile { $target } retourne dans la pile, qui est mélangée. { $bids ->
    [some] Les robots sont revenus là où ils étaient au début de la manche.
   *[none] Personne n’a fait d’annonce.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] La tuile { $chips } retourne
       *[other] Les tuiles { $chips } retournent
    }
   *[no] { $count ->
        [one] { $count } tuile retourne
       *[other] { $count } tuiles retournent
    }
} dans la pile : { $most ->
    [0] { $count ->
        [one] d’ici, on ne peut pas l’atteindre.
       *[other] d’ici, on ne peut pas les atteindre.
    }
   *[other] { $count ->
        [one] d’ici, elle demande plus de { $most } mouvements.
       *[other] d’ici, elles demandent plus de { $most } mouvements.
    }
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 On ne pouvait pas faire moins.
    [shorter] 💡 { $count } mouvements suffisaient : `{ $moves }`
   *[alone] 💡 C’était possible en { $count } mouvements : `{ $moves }`
}
best-unsolvable = 💡 C’était impossible.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] On ne pouvait pas atteindre la tuile { $target } de la manche { $round }.
   *[other] La tuile { $target } de la manche { $round } pouvait être gagnée en { $count } mouvements : `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Deux manches de suite sans personne, à part les bots : la partie est en pause, jusqu’à ce que quelqu’un appuie sur **Reprendre** sous le plateau.
   *[no] Deux manches de suite sans annonce : la partie est en pause, jusqu’à ce que quelqu’un appuie sur **Reprendre** sous le plateau.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 J’ai été absent { $count } { $unit ->
    [seconds] { $count ->
        [one] seconde
       *[other] secondes
    }
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
   *[hours] { $count ->
        [one] heure
       *[other] heures
    }
} ; le temps s’est arrêté. Nouvelle limite : { $until }.

end-stopped = 🏁 **La partie a été annulée** : personne ne la gagne. Les tuiles gagnées restent gagnées.
end-without-chips = 🏁 **La partie est finie.** Personne n’a gagné de tuile : il n’y a pas de vainqueur.
end-abandoned = 😴 La partie était en pause depuis plus d’une heure et a laissé la place à une autre.
end-won = 🏆 **{ $count ->
    [one] { $winners } remporte la partie !
   *[other] { $winners } se partagent la victoire !
}**
end-proposed = ⚖️ { $level ->
    [easy] **Proposition pour la prochaine partie contre des bots faciles :**
    [medium] **Proposition pour la prochaine partie contre des bots moyens :**
    [hard] **Proposition pour la prochaine partie contre des bots difficiles :**
   *[same] **Proposition pour la prochaine partie :**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } sans avance
   *[other] { $player } avec { $ahead } d’avance
 }
end-code = Rejouer ce plateau : `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# Les solutions minimales et le code du plateau suivront quand toutes les tables du tournoi auront fini.
news-step-over = 👀 **On n’attend plus les autres tables.** { $player } a gagné cette tuile en { $count } mouvements : `{ $moves }`
news-tables-over = 🏁 **Toutes les tables du tournoi ont fini.** Voici les solutions possibles. Rejouer ce plateau : `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = Solution la plus courte : { $count } mouvements, par { $player }
end-longest = Solution la plus longue : { $count } mouvements, par { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` la compte à part, parmi tes parties contre des bots, et **Résultats en fichiers** donne toutes les annonces et solutions.
ended-practice = 🤖 Contre des bots seuls, c’était de l’entraînement : rien dans les classements.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ La partie{ $kind ->
    [solo] {" "}en solo
    [race] {" "}(une course)
    [rush] {" "}(un contre-la-montre)
   *[match] {""}
} de ce salon ne peut plus être lue et ne peut donc pas continuer (partie { $game }). Les points déjà gagnés restent. Lances-en une autre quand tu veux.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = Le mouvement { $number }, `{ $move }`, est impossible : le { $robot } en { $cell } ne peut pas aller { $direction ->
    [up] vers le haut
    [right] à droite
    [down] vers le bas
   *[left] à gauche
}, { $obstacle } lui barre la route.
flaw-ends-on-diagonal = Le mouvement { $number }, `{ $move }`, est interdit : { $obstacle } arrêterait le { $robot } sur la barrière en { $cell }{ $bent }.
flaw-never-ends = Le mouvement { $number }, `{ $move }`, est interdit : le { $robot } tournerait en rond sans fin{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] La solution est bonne, et avec une annonce de { $made } elle aurait gagné. Mais { $public ->
        [yes] l’annonce était { $bid }
       *[no] tu as annoncé { $bid }
    }
   *[no] { $public ->
        [yes] L’annonce était { $bid }, mais { $made ->
            [one] un seul mouvement a été montré
           *[other] { $made } mouvements ont été montrés
        }
       *[no] Tu as annoncé { $bid } et montré { $made }
    }
} ; { $direction ->
    [more] on ne peut pas montrer plus de mouvements qu’annoncé.
   *[fewer] ici, il faut exactement le nombre annoncé.
}
flaw-target = Le dernier mouvement amène le { $robot } en { $end }{ $bent }, mais l’objectif est en { $target }.
flaw-wrong-robot = Le dernier mouvement amène le { $robot } en { $end }{ $bent }, mais cet objectif demande un autre robot.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = Le { $robot } a atteint l’objectif sans changer de direction : il doit tourner de 90° entre deux de ses propres mouvements, mais { $moves ->
    [one] il n’en a fait qu’un{ $others ->
        [0] {""}
       *[other] , et ceux des autres robots n’y changent rien
    }.
   *[other] il a toujours continué tout droit ou fait demi-tour.
}{ $bounced ->
    [yes] {" "}Il a rebondi sur { $diagonals }, mais pendant un mouvement, pas entre deux.
   *[no] {""}
}
flaw-single-move = Le { $robot } a atteint l’objectif en un seul mouvement, et cela ne compte jamais.{ $bounced ->
    [yes] {" "}Il a rebondi sur { $diagonals }, mais pendant ce mouvement.
   *[no] {""}
} Une solution a au moins deux mouvements, quels que soient les robots.
flaw-diagonal = la barrière { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} en { $cell }
flaw-deflections = {" "}(dévié { $bends })
flaw-deflection = par la barrière { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} en { $cell } { $heading ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Objectif : { $target }{ $cell ->
    [none] {""}
   *[other] {" "}en { $cell }
}.
alt-no-target = Pas encore d’objectif.
alt-part = Cases { $first } à { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
    [silver] argenté
   *[black] noir
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } en { $cell } : { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] haut
    [right] droite
    [down] bas
   *[left] gauche
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } puis { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } bloqué
alt-forbidden = { $path } interdit
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] mur
    [edge] bord
   *[middle] centre
}
alt-fault = { $fault ->
    [never-ends] sans fin
   *[ends-on-diagonal] finit sur barrière
}
alt-diagonals = Barrières : { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] montante
   *[falling] descendante
} { $cell }
alt-walls = Murs { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] à droite de
   *[below] sous
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Montré en { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
} : { $moves }. À la fin : { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } en { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = Les seize faces des quarts de plateau, le coin du centre en bas à droite, colonnes A à H, lignes 1 à 8. Marques de couleur : { $marks }. R rouge, G vert, B bleu, Y jaune ; m lune, p planète, s étoile, g engrenage, / ou \ barrière ; ** multicolore. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Haut
    [right] ➡️ Droite
    [down] ⬇️ Bas
   *[left] ⬅️ Gauche
}
look-robot = {""}**{ $robot }** en **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction } : jusqu’en **{ $cell }**{ $bent }, arrêté par { $obstacle }
look-stays = { $direction } : ne bouge pas, { $obstacle } lui barre la route
look-ends-on-diagonal = { $direction } : interdit{ $bent }, car { $obstacle } l’arrêterait sur la barrière en { $cell }
look-never-ends = { $direction } : interdit{ $bent }, car il tournerait en rond sans fin
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robots, `X` l’objectif (un robot peut être dessus), `- | +` murs, `#` le centre{ $diagonals ->
    [yes] , `/ \` barrières
   *[no] {""}
}. En mots :

### Private answers

done-bid = Ton annonce : **{ $moves } mouvements**. Une fois le sablier écoulé, l’annonce la plus basse commence.
done-proof = 🎉 C’est ça ! La tuile est à toi.
done-proof-failed = ❌ { $why } Tu ne remportes pas la tuile.
# $moves: what was typed, in the notation
moves-read = 👓 J’ai lu tes mouvements ainsi : `{ $moves }`.
done-pass = Tu as passé.
done-play-on = C’est reparti !
done-left-match = 👋 Tu as quitté la partie, et plus personne ne t’attend. Si tu avais encore une solution à montrer, ton annonce est retirée ; tes tuiles restent à toi. Fais une nouvelle annonce, et te revoilà.
done-withdraw-link = 🔗 Le lien est retiré. Seuls ceux qui voient ce salon sur Discord peuvent regarder maintenant.
done-removed-match = 🚪 { $player } n’est plus dans la partie, ne peut plus y faire d’annonce et garde ses tuiles.
done-stop = La partie est finie.
done-abandoned = 🏁 La partie est finie. Tes options pour la tienne sont perdues, car j’ai redémarré : utilise `/ricochet { command-name-start }` une nouvelle fois.
done-end = { $over ->
    [yes] La partie est finie.
   *[no] La partie finit avec cette manche ; celui qui a le plus de tuiles l’emporte.
}
# $since: a date and a time
ask-abandoned = 😴 **La partie d’ici est en pause** depuis le { $since }. Reprends-la, ou finis-la, pour que celui qui a le plus de tuiles l’emporte, et lance la tienne.
done-vote-to-finish = { $enough ->
    [over] 🏁 Cela suffisait : la partie est finie.
    [yes] 🏁 Cela suffisait : la partie finit avec cette manche.
   *[no] 🏁 Tu votes pour finir la partie : { $count } voix sur { $needed }. Une nouvelle annonce annule ta voix.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ Le sablier est retourné.
   *[no] ⏳ Tu votes pour retourner le sablier : { $count } voix sur { $needed }.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 Tous les présents l’ont demandé : voici l’indice, pour tout le monde.
   *[no] 💡 Noté : { $count } sur { $needed } pour l’indice. Il vient quand tous les présents l’ont demandé.
}
done-shorten = ⏱️ C’est maintenant une partie courte.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } part sans avance.
   *[other] ⚖️ { $player } part avec { $ahead } d’avance : autant de moins sur chaque annonce pour décider qui montre en premier.
}
done-add-bot = 🤖 Un bot s’est joint à la partie.

refusal-match-game-over = Cette partie est finie. `/ricochet { command-name-start }` en lance une autre.
    .board = Cette partie est finie.
refusal-match-no-chip-up = { $phase ->
    [idle] Aucune tuile n’est visible en ce moment. Appuie sur **Reprendre** pour la manche suivante.
    [intermission] Aucune tuile n’est visible en ce moment. Manche suivante : { $until }.
    [tables] Aucune tuile n’est visible en ce moment. La manche suivante commencera quand toutes les tables auront joué cette tuile.
   *[other] Une autre tuile vient d’être retournée ; regarde-la d’abord.
}
refusal-match-sand-has-run-out = Le sablier s’est écoulé : plus d’annonces pour cette manche.
refusal-match-bid-of-one = Un mouvement ne suffit jamais : { $ricochet ->
    [one-move] ici, pas besoin de tourner, mais une solution d’un seul mouvement ne compte pas.
   *[turn] le robot qui atteint l’objectif doit tourner de 90° entre deux de ses mouvements.
} Ton annonce peut aller de 2 à 99.
refusal-match-bid-out-of-range = Une annonce est un nombre de mouvements de 2 à 99.
refusal-match-bid-unchanged = Tu as déjà annoncé { $own } ; ton annonce garde sa place.
refusal-match-bid-not-lowest = Ici, il faut annoncer moins que tous les autres : { $lower ->
    [no] on ne peut pas descendre plus bas.
   *[yes] pour toi, { $most } au plus.
}
refusal-match-bid-may-only-fall = Tu as annoncé { $own } ; tu peux baisser ton annonce, pas l’augmenter.
refusal-match-not-proving = { $phase ->
    [intermission] Entre deux manches, il n’y a rien à montrer.
    [idle] Pendant la pause, il n’y a rien à montrer.
   *[other] Pas encore : les solutions se montrent quand le sablier s’est écoulé. Pour l’instant, fais une annonce : `/bid 7`.
}
    .board = { $phase ->
        [intermission] Entre deux manches, il n’y a rien à montrer.
        [idle] Pendant la pause, il n’y a rien à montrer.
       *[other] Pas encore : les solutions se montrent quand le sablier s’est écoulé. Pour l’instant, fais une annonce.
    }
refusal-match-not-your-turn = C’est à { $prover } de montrer sa solution.
refusal-match-too-late-to-prove = Ton temps pour montrer une solution est écoulé.
refusal-match-robot-not-in-play = Il n’y a pas de cinquième robot, ni noir ni argenté, dans cette partie : les robots sont R, G, B et Y.
refusal-match-no-moves = Écris les mouvements de ta solution, par exemple `R-haut G-gauche`.
refusal-match-not-idle = La partie est déjà en cours.
refusal-match-tables-playing = D’autres tables du tournoi jouent encore cette tuile. Appuie de nouveau quand elles auront fini.
refusal-match-not-yours-to-stop = Seuls { $starter }, qui a lancé la partie, et les membres ayant la permission **Gérer les messages** peuvent l’annuler. Les présents qui ont fait une annonce peuvent voter pour la finir : `/ricochet { command-name-stop }`.
    .board = Seuls { $starter }, qui a lancé la partie, et les membres ayant la permission **Gérer les messages** peuvent l’annuler. Les présents qui ont fait une annonce peuvent voter pour la finir : **{ web-stop }**.
refusal-match-may-only-end = D’autres ont gagné des tuiles : tu ne peux plus annuler la partie, seulement voter pour la finir avec `/ricochet { command-name-stop }`. Celui qui a le plus de tuiles l’emporte alors.
    .board = D’autres ont gagné des tuiles : tu ne peux plus annuler la partie, seulement voter pour la finir avec **{ button-finish }**. Celui qui a le plus de tuiles l’emporte alors.
refusal-match-may-only-stop = Aucun autre joueur n’a gagné de tuile : la partie ne peut donc pas finir plus tôt avec un vainqueur. `/ricochet { command-name-stop }` l’annule sans vainqueur.
    .board = Aucun autre joueur n’a gagné de tuile : la partie ne peut donc pas finir plus tôt avec un vainqueur, seulement être annulée sans vainqueur.
refusal-match-ends-already = La partie finit déjà avec cette manche.
refusal-match-not-yet = C’est trop tôt pour ça.
refusal-match-out-of-date = Trop tard : la partie a continué.
refusal-match-worth-playing = Cette tuile peut être jouée telle quelle.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Les parties se jouent dans les salons d’un serveur : utilise cette commande là-bas.
   *[other] Les parties se jouent dans les salons d’un serveur où je suis. [Ajoute-moi à un serveur]({ $link }) pour y jouer.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` et `/ricochet { command-name-rules }` marchent aussi ici.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] La coupe de la semaine se joue pour un serveur
    [leaderboard] Chaque serveur a son propre classement
    [stats] Les statistiques des autres ne se voient que par serveur
   *[settings] Chaque serveur a ses propres réglages
} : utilise cette commande dans un salon d’un serveur où je suis.
problem-no-match-here = Il n’y a pas de partie dans ce salon. `/ricochet { command-name-start }` en lance une.
problem-match-running = Il y a déjà une partie dans ce salon : `/ricochet { command-name-board }` la montre. Arrête-la avec `/ricochet { command-name-stop }`, ou lances-en une autre dans un fil.
    .board = Il y a déjà une partie dans ce salon.
problem-newer-game = Une mise à jour est en cours : la partie reprend dans quelques minutes.
# $permissions: their names in Discord's settings
problem-missing-permissions = Je ne peux pas jouer ici. Dans ce salon, il me manque : **{ $permissions }**. Une personne qui gère le salon peut l’autoriser.
problem-round-over = Cette manche est finie. Utilise les boutons du plateau le plus récent.
    .board = Cette manche est finie.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ Cela fait **{ $made ->
    [one] un mouvement
   *[other] { $made } mouvements
}**, et tu en as annoncé **{ $bid }**. Personne n’a rien vu, et pour cette fois cela ne coûte rien. Corrige ta solution, ou renvoie le même texte pour le montrer tel quel.
    Tes mouvements : `{ $moves }`
problem-not-a-number = `{ $text }` n’est pas un nombre de mouvements. Entre un nombre entier de 2 à 99.
# $channels: their names
problem-channel-not-allowed = Sur ce serveur, on joue dans { $channels } : lance ta partie là-bas.
problem-may-not-set = Seuls les membres ayant la permission **Gérer le serveur** peuvent changer les réglages.
problem-old-setting = Ce choix vient d’une de mes anciennes versions. `/ricochet { command-name-settings }` montre les réglages actuels.
    .board = Ce choix vient d’une de mes anciennes versions.
problem-role-unusable = Je ne peux ni donner ni reprendre ce rôle. Mes réglages disent pourquoi, aux membres qui gèrent ce serveur.
problem-unknown-time-zone = Je ne connais pas le fuseau horaire `{ $typed }`. Les fuseaux ont des noms comme `Europe/Paris` : commence à taper, et choisis dans la liste.
problem-wrong-code = Ce n’est pas le code d’un plateau. { $fault ->
    [characters] Un code n’a que des lettres et des chiffres, par exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Un code a 24 lettres et chiffres, par exemple `00038G-P6Q8K5-GPZ853-5VVZZ6` ; le tien en a { $count }. Copie-le en entier.
    [position] C’est le code d’une position en cours de partie, avec 14 lettres et chiffres. Aucune partie ne commence par là : `/ricochet { command-name-study } { option-name-code }:…` la montre.
    [check] Il est complet, mais il y a une faute de frappe : ses deux derniers caractères, qui vérifient les autres, ne vont pas avec eux. Copie-le au lieu de le taper.
   *[impossible] Il désigne un plateau qui ne peut pas exister. Copie-le au lieu de le taper.
}
    .board = Ce n’est pas le code d’un plateau. { $fault ->
        [characters] Un code n’a que des lettres et des chiffres, par exemple `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Un code a 24 lettres et chiffres, par exemple `00038G-P6Q8K5-GPZ853-5VVZZ6` ; le tien en a { $count }. Copie-le en entier.
        [position] C’est le code d’une position en cours de partie, avec 14 lettres et chiffres. Aucune partie ne commence par là ; on peut seulement l’analyser.
        [check] Il est complet, mais il y a une faute de frappe : ses deux derniers caractères, qui vérifient les autres, ne vont pas avec eux. Copie-le au lieu de le taper.
       *[impossible] Il désigne un plateau qui ne peut pas exister. Copie-le au lieu de le taper.
    }
problem-code-does-not-fit = Le plateau de ce code n’est pas de la boîte de 1999. Laisse `{ option-name-rules }` de côté, et le code décide.
problem-edition-lacks = L’édition de { $year } n’a pas de cinquième robot. Choisis « Quatre robots » ou l’édition de 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Il n’y a pas de mouvements là-dedans.
    [foreign] ❌ `{ $token }` : ce robot n’est pas dans cette partie.
    [robot] ❌ `{ $token }` (caractère { $place }) : quel robot ? Nomme-le d’abord, par exemple `{ $example }`.
    [word] ❌ `{ $token }` (caractère { $place }) : est-ce le robot ou la direction ? Écris `{ $robot }` ou `{ $direction }`.
    [then] ❌ `{ $token }` (caractère { $place }) : est-ce une direction, ou juste « puis » ? Écris `{ $direction }`, ou enlève-le.
    [direction] ❌ `{ $token }` (caractère { $place }) : vers où ? Après le robot vient une direction : haut, bas, gauche ou droite.
   *[move] ❌ `{ $token }` (caractère { $place }) : ce n’est pas un mouvement. Un mouvement, c’est un robot et une direction.
}
    Écris-le ainsi : `R-haut G-gauche`, avec les robots { $robots }. Cela ne t’a rien coûté ; essaie encore.
problem-no-week = `{ $text }` n’est pas une semaine. Écris son année et son numéro, par exemple 2026-W46.
problem-not-yours = Ce bouton est pour quelqu’un d’autre. Utilise `/ricochet { command-name-me }` toi-même.
problem-not-your-head-start = Cette partie est proposée à { $players }. **{ button-again-rematch }** en commence une comme avant.
problem-no-bidding-pad = Sur ce serveur, on cherche de tête : pas de manette pendant les annonces.
problem-no-right = Tu ne peux pas jouer dans ce salon pour le moment.
problem-old-button = Ce bouton vient d’une autre de mes versions. Relance la commande dont il vient.
    .board = Ce bouton vient d’une autre de mes versions. Recharge la page.
problem-ended-already = Cette partie est déjà finie.
problem-old-command = Ton Discord a une ancienne version de cette commande. Redémarre Discord (Ctrl+R) et essaie encore.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Quitter, voter et finir se trouvent maintenant au même endroit : `/ricochet { command-name-stop }`.
    [me] Ta langue, clair ou sombre, ce qui est gardé sur toi et comment l’effacer se trouvent maintenant au même endroit : `/ricochet { command-name-me }`.
    [settings] La vérification de mes permissions est maintenant un bouton de `/ricochet { command-name-settings }`.
    [board] `/ricochet { command-name-board }` dit maintenant où chaque robot s’arrêterait : choisis **{ format-moves }** comme `{ option-name-format }`.
    [study] Les quarts de plateau sont maintenant un bouton de `/ricochet { command-name-study }`.
   *[results] Les fichiers d’une partie sont maintenant un bouton à sa fin et dans son analyse.
}
problem-no-board = Ce message ne montre aucun plateau à moi qui puisse être analysé. Choisis le message d’une partie, ou le message sur une solution.
problem-answer-lost = ✅ C’est fait. Seule ma réponse s’est perdue en route.
problem-ours = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; essaie encore dans un instant.
contact-fault = Pour le signaler à la personne qui gère ce bot : { $contact }
contact-questions = -# Une question sur ce bot ? Écris à la personne qui le gère : { $contact }
problem-match-beside-solo = { $player } joue en solo dans ce salon. Lance la partie dans un fil, ou quand celle-là sera finie : la personne qui la joue, ou un membre qui peut gérer les messages, peut l’arrêter avec `/ricochet { command-name-stop }`.
    .board = { $player } joue en solo dans ce salon. Lance la partie dans un autre salon, ou quand celle-là sera finie.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-connect = Se connecter
permission-manage-roles = Gérer les rôles
# $channels: how many channels are chosen in the settings
check-fine = ✅ Tout va bien : je peux faire ce qu’il me faut ici{ $channels ->
    [0] {""}
   *[other] {" "}et dans tous les salons des réglages
}.
check-no-rights = ⚠️ Dans { $channel }, il me manque : { $permissions }. Autorise-le dans les permissions du salon, ou choisis-en un autre avec `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } D’ici là, rien n’y est publié.
check-no-threads = ⚠️ Dans { $channel }, il me manque pour les fils : **{ $permissions }**. On y joue donc dans le salon même.
check-channel-gone = ⚠️ Le salon { $channel } des réglages n’existe plus. Choisis-en un autre avec `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Rôle du champion
   *[other] Appel
} : { $fault ->
    [gone] ce rôle n’existe plus, ou c’est celui de tout le monde.
    [missing] il me manque **{ $permission }**.
    [above] il doit être sous mon propre rôle dans les paramètres du serveur, et n’appartenir à aucune application.
   *[quiet] personne n’est prévenu. Permets à tout le monde de mentionner ce rôle dans ses paramètres.
} { $without ->
    [champion] D’ici là, il n’y a pas de nouveau champion.
    [buttons] D’ici là, il n’y a pas de boutons sous l’énigme du jour, et le rôle s’attribue à la main.
   *[call] D’ici là, je n’appelle personne.
}
check-no-history = 💡 Ici, il me manque : Voir les anciens messages. Je m’en passe, mais après une panne un message peut arriver deux fois.
button-check = Vérifier les permissions du bot

form-cup-name-title = Nom dans la coupe
form-cup-name-label = Nom de ce serveur
form-cup-name-about = Les autres serveurs le voient à côté du résultat. Vide : ce serveur n’est pas nommé.
form-bid-title = Ton annonce
form-bid-label = Combien de mouvements te faut-il ?
form-bid-placeholder = Un nombre de 2 à 99
form-prove-title = Ta solution
form-prove-label = Tes mouvements, dans l’ordre
form-prove-placeholder = R-haut G-gauche …

welcome = { $who ->
        [owner] Je suis maintenant sur ton serveur **{ $server }**.
       *[adder] Merci de m’avoir ajouté à **{ $server }** !
    }
    {""}**Pour jouer** : `/ricochet { command-name-start }` lance une partie dans un salon. Personne n’a à s’inscrire : qui annonce joue.
    {""}**Pour apprendre** : `/ricochet { command-name-tutorial }`, quatre petits plateaux, ici ou là-bas.
    {""}**Pour régler** : `/ricochet { command-name-settings }`, de la langue aux salons où je joue.
    {""}Je ne t’écrirai plus au sujet de ce serveur.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = case multicolore

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] Les règles de la partie de ce salon
        [solo] Les règles de la partie en solo de ce salon
        [race] Les règles de la course de ce salon
        [server] Les règles de ce serveur
       *[usual] Les règles habituelles
    } : { $options }.
    -# { web-author }
    {""}**Le but.** Une case objectif est marquée. Amènes-y le robot de sa couleur en aussi peu de mouvements que possible, de sorte qu’il s’y arrête ; sur la { rules-vortex }, n’importe quel robot convient{ $fifth ->
        [none] {""}
       *[other] , même { $fifth ->
            [silver] l’argenté
           *[black] le noir
        }
    }.
    {""}**Les mouvements.** Les robots n’ont pas de freins : ils filent en ligne droite, vers le haut, le bas, la gauche ou la droite, jusqu’à ce qu’un mur, le bord, le bloc central ou un autre robot les arrête. Chaque déplacement compte pour un mouvement, même celui d’un robot qui sert seulement d’obstacle.
    {""}**Le ricochet.** { $ricochet ->
        [one-move] Un seul mouvement n’est pas une solution : il en faut deux ou plus, quels que soient les robots. Il n’est pas nécessaire de tourner.{ $diagonals ->
            [without] {""}
           *[with] {" "}Même dévié plusieurs fois par des barrières, un mouvement reste un seul mouvement.
        }
       *[turn] Le robot qui atteint l’objectif doit avoir changé de direction de 90° entre deux de ses propres mouvements. Un mouvement ne suffit donc jamais, et aller tout droit non plus, quels que soient les robots déplacés avant.{ $diagonals ->
            [without] {""}
           *[with] {" "}Rebondir sur une barrière ne compte pas, car cela se passe pendant un mouvement.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Les barrières.** Un robot traverse les barrières de sa couleur ; sur les autres, il rebondit à angle droit et continue. Aucun mouvement ne peut finir sur une barrière.{"\u000A"}
    }
rules-match = **Les annonces.** Trouve la solution de tête et annonce combien de mouvements il te faut. La première annonce retourne le sablier ; jusqu’à ce qu’il soit écoulé, { $bids ->
        [own-any] chacun peut annoncer, ou changer sa propre annonce à volonté.
        [own-lower] chacun peut annoncer, ou baisser sa propre annonce.
       *[lower-than-all] chacun peut annoncer un nombre plus bas que les précédents.
    }
    {""}**La démonstration.** L’annonce la plus basse commence ; à égalité, le joueur qui { $ties ->
        [first-bid] l’a faite le premier
       *[fewer-chips] a le moins de tuiles
    }. Montre { $length ->
        [exact] exactement
       *[at-most] au plus
    } le nombre de mouvements annoncé. En cas d’échec, c’est au joueur suivant. Celui qui réussit remporte la tuile, et les robots restent où ils sont.
    {""}**La fin.** { $goal }
rules-fair = ## { button-fair }
    {""}**La présence.** Est présent qui a fait une annonce, ou utilisé un bouton sous le plateau, à cette manche ou aux { $stays } précédentes, et n’a pas quitté la partie. On n’attend que les présents, et eux seuls votent. Pour un indice, ou pour la manche suivante tout de suite, il faut que tous le veuillent.
    {""}**{ button-done }.** Quand tous les présents ont fini, le sablier est écoulé. Tant qu’une seule personne est présente, au moins la moitié s’écoule : d’autres peuvent encore venir.
    {""}**{ button-turn }.** Quand le temps de réflexion est passé ({ $thinking }), le sablier est retourné sans annonce. Une première annonce le retourne de nouveau ; s’il n’en vient pas, la tuile retourne dans la pile. Il est retourné plus tôt si plus de la moitié des présents qui ont fait une annonce le veulent – avant la première annonce de la partie, si la personne qui l’a lancée le veut. Après { $quiet } manches sans annonce, la partie est en pause ; au bout d’une heure, la personne qui en lance une autre peut la finir, et celui qui a le plus de tuiles l’emporte.
    {""}**{ button-vote-to-skip }.** Si le joueur dont c’est le tour ne fait rien pendant la moitié de son temps, plus de la moitié des autres présents peuvent le passer.
    {""}**{ button-finish }.** Si plus de la moitié des présents qui ont fait une annonce le veulent, celui qui a le plus de tuiles l’emporte ; une manche où il y a des annonces est d’abord jouée jusqu’au bout. La personne qui a lancé la partie a toujours une voix, et peut l’annuler tant que personne d’autre n’a de tuile. Les membres ayant la permission **Gérer les messages** peuvent la finir, l’annuler et en exclure un joueur.
    {""}**Les annonces non démontrées.** Après { $unshown } de suite – passées, ratées, hors délai, ou retirées en partant quand elles étaient les plus basses –, chaque annonce demande ses mouvements sous pli cacheté, jusqu’à ce que l’une gagne.
    { $bids ->
        [lower-than-all] {""}**Les annonces plus basses.** C’est le moment de l’annonce qui compte. Si une annonce égale ou plus basse, faite avant la tienne, n’arrive qu’après, la tienne tombe, et ta précédente vaut de nouveau.{"\u000A"}
       *[other] {""}
    }**Une tuile que personne ne remporte.** Elle retourne dans la pile, qui est mélangée. Sa solution la plus courte reste secrète jusqu’à ce que la tuile soit remportée, ou que la partie soit finie.
    {""}**Ce qui compte.** Dans les classements, une tuile compte si { $persons } personnes étaient présentes quand elle a été remportée ; une victoire, si au moins { $chips } tuiles du vainqueur comptent, ou si la pile est vide. Sur un plateau choisi, ou contre des bots seuls, on joue pour s’exercer.
    { $tournament ->
        [yes] {""}**Les tournois.** Plusieurs tables jouent le même plateau au même pas : tant que toutes n’ont pas joué une tuile, tu lis seulement qui l’a remportée, et en combien de mouvements. Ta première annonce te lie à une table.{"\u000A"}
       *[no] {""}
    }**Ce qui dévoilerait des solutions.** Ce qui aiderait dans une partie en cours, ou pour l’énigme du jour, est refusé : analyser un plateau, ou le choisir par son code ou par ses quarts. Pour tes parties, et celles des serveurs où tu joues, cela vaut pour tout ce qui leur ressemble beaucoup ; pour les autres, seulement pour la même position.
rules-solo = **Le sablier.** La tuile et le sablier sont retournés en même temps. { $hourglasses ->
        [one] Le sablier coule une fois
       *[other] Le sablier coule deux fois
    } par tuile : tu as { $seconds } secondes pour trouver une solution, quelle que soit sa longueur.
    {""}**La démonstration.** **{ button-solo-got-it }** arrête le sablier ; tu as ensuite une minute, et un seul essai, pour montrer ta solution. Tu peux aussi la montrer pendant que le sablier coule : une fausse ne coûte alors que du temps. Avec une solution, la tuile est face visible et les robots restent où ils sont ; sans solution, elle est face cachée.
    {""}**Les étoiles.** Une solution des plus courtes en a trois, une qui a au plus deux mouvements de plus en a deux, toute autre une seule. Un indice coûte une étoile ; la dernière reste. Sur un plateau choisi, elles ne comptent dans aucun classement.
    {""}**La fin.** Les 17 tuiles sont jouées ; tu gagnes si tu finis avec plus de tuiles face visible que face cachée.
rules-practice = **L’entraînement.** Pas de chronomètre, rien à gagner ni à perdre. Une tuile est faisable en autant de mouvements que tu l’as demandé ; une solution plus longue compte aussi. Ce qui n’est pas une solution ne coûte rien, et les indices sont notés. Une fois la tuile résolue ou abandonnée, ses solutions les plus courtes sont montrées.
rules-race = **La course.** Une tuile pour tout le monde : trouve une solution en privé, autant de fois que tu veux, en { $time }. Ta solution la plus courte compte, et les autres voient seulement combien en ont une. Les trois plus courtes ont 3, 2 et 1 points ; { $slow ->
        [yes] les longueurs égales se partagent la place.
       *[no] à longueur égale, la première l’emporte.
    } Les robots restent où la solution gagnante les a menés.
    {""}**La présence.** Est présent qui a proposé une solution, ou utilisé un bouton sous le plateau, à cette manche ou aux { $stays } précédentes, et n’a pas quitté la course. Quand tous les présents ont fini, la manche est finie{ $slow ->
        [yes] , mais pas la première, ni tant qu’une seule personne est présente
       *[no] {""}
    }. Qui part retire ainsi sa solution de cette manche et garde ses points.
    {""}**La fin.** { $rounds ->
        [one] Après { $rounds } tuile
       *[other] Après { $rounds } tuiles, ou { $unsolved } de suite que personne ne résout
    }, celui qui a le plus de points l’emporte. La personne qui a lancé la course peut la finir tant que personne d’autre n’a de points ; ensuite, il faut plus de la moitié des présents qui ont proposé une solution. Les membres ayant la permission **Gérer les messages** peuvent la finir à tout moment.
    {""}**Ce qui compte.** Au classement, une course compte si au moins { $chips } de ses tuiles ont été résolues, si au moins { $persons } personnes ont proposé une solution, et si son plateau a été tiré au sort.
# $moves: a solution in the notation
rules-example = Sur l’image, le robot rouge atteint la lune rouge en quatre mouvements : `{ $moves }`. Le vert part d’abord, pour servir d’obstacle.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – lance une partie dans ce salon
    `/bid 7` – « J’y arrive en sept »
    `/prove R-haut G-gauche` – montre-le : robots { $robots } (G est le vert, Y le jaune), directions haut bas gauche droite ; `r haut gauche`, `rouge-haut` et `🔴⬆️` marchent aussi
    `/bid 3 { option-name-path }:R-haut G-gauche R-bas` – annonce avec tes mouvements sous pli cacheté : personne ne les voit avant ton tour ; ils sont alors montrés à ta place
    `/pass` – laisse essayer le joueur suivant
    `/ricochet { command-name-stop }` – si tu dois partir, ou si la partie doit finir : ce que tu peux faire, et l’effet de chaque choix ; une fois parti, fais une annonce, et te revoilà
    {""}**{ button-pad }** – joue tes mouvements avec des boutons au lieu de les taper · **{ button-done }** – quand tous les présents l’ont dit, le sablier est écoulé · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – des votes : voir **{ button-fair }**
    `/ricochet { command-name-solo }` – joue seul : résous chacune des 17 tuiles avant que le sablier s’écoule, et finis avec plus de tuiles face visible que face cachée
    `/ricochet { command-name-race }` – tous cherchent la même tuile en privé, en quelques minutes ou heures
    `/ricochet { command-name-rush }` – le plus de tuiles possible en trois minutes, seul et en privé
    `/ricochet { command-name-daily }` – une énigme par jour, la même pour tout le monde, avec autant d’essais que tu veux
    `/ricochet { command-name-tutorial }` – apprends le jeu sur quatre petits plateaux
rules-commands-solo = `/prove R-haut G-gauche` – montre-le : robots { $robots } (G est le vert, Y le jaune), directions haut bas gauche droite ; `r haut gauche`, `rouge-haut` et `🔴⬆️` marchent aussi
    `/pass` – renonce à cette tuile : elle est face cachée
    `/ricochet { command-name-solo }` – montre de nouveau ta partie
    {""}**{ button-pad }** – joue tes mouvements avec des boutons au lieu de les taper
    `/ricochet { command-name-daily }` – une énigme par jour, la même pour tout le monde, avec autant d’essais que tu veux
    `/ricochet { command-name-tutorial }` – apprends le jeu sur quatre petits plateaux
rules-commands-race = `/prove R-haut G-gauche` – propose-le : robots { $robots } (G est le vert, Y le jaune), directions haut bas gauche droite ; `r haut gauche`, `rouge-haut` et `🔴⬆️` marchent aussi
    `/pass` – tu as fini avec cette tuile
    `/ricochet { command-name-stop }` – si tu dois partir, ou si la course doit finir : ce que tu peux faire, et l’effet de chaque choix ; une fois parti, propose une solution, et te revoilà
    {""}**{ button-pad }** – joue tes mouvements avec des boutons au lieu de les taper · **{ button-race-done }** – quand tout le monde a fini, la manche est finie
    `/ricochet { command-name-daily }` – une énigme par jour, la même pour tout le monde, avec autant d’essais que tu veux
    `/ricochet { command-name-tutorial }` – apprends le jeu sur quatre petits plateaux

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Le plus de tuiles
    [solo] ## 🏆 Le plus d’étoiles en solo
    [races] ## 🏆 Le plus de courses gagnées
    [daily] ## 🏆 Le plus d’étoiles aux énigmes du jour
    [matches] ## 🏆 Le plus de parties gagnées
   *[best] ## 🏆 Le plus de solutions optimales
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [chips] { $points ->
        [one] { $points } tuile
       *[other] { $points } tuiles
    }
    [solo] { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    }
    [daily] { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    }
    [matches] { $points ->
        [one] { $points } partie
       *[other] { $points } parties
    }
   *[best] { $points ->
        [one] { $points } solution
       *[other] { $points } solutions
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← toi
leaderboard-empty = { $score ->
    [solo] Encore personne. `/ricochet { command-name-solo }` lance une partie pour toi.
    [races] Encore personne. `/ricochet { command-name-race }` lance une course. Jouer contre des bots seuls ne compte pas : il faut une deuxième personne.
    [daily] Encore personne. `/ricochet { command-name-daily }` donne l’énigme du jour, qui ne compte que ce jour-là.
   *[other] Encore personne. `/ricochet { command-name-start }` lance une partie. Jouer contre des bots seuls ne compte pas : il faut une deuxième personne.
}
leaderboard-page = -# Page { $page } sur { $pages }
button-page-back = ◀ Retour
button-page-next = Suite ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Tuiles
    [matches] Parties
    [solo] Solo
    [races] Courses
    [daily] Énigmes
   *[best] Optimales
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Cette semaine
    [last-week] Semaine dernière
    [month] Ce mois-ci
   *[ever] Depuis toujours
}

score-chips = tuiles
score-matches = parties gagnées
score-best = solutions optimales
score-solo = étoiles en solo
score-races = courses gagnées
score-daily = étoiles aux énigmes du jour

# $number: of the week in its year, $first, $last: its days
period-week = Semaine { $number } de { $year }, du { DATETIME($first, dateStyle: "medium") } au { DATETIME($last, dateStyle: "medium") }
period-week-short = Semaine { $number } de { $year }
period-days = -# Du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") }
period-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[other] Décembre
} { $year }
period-ever = Depuis toujours
choice-this-week = cette semaine
choice-last-week = la semaine dernière
choice-month = ce mois-ci
choice-ever = depuis toujours

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] sur ce serveur
   *[everywhere] sur tous les serveurs
}
stats-empty = Encore aucune partie. Fais une annonce dans l’une d’elles pour jouer.
stats-chips = 🎯 **{ $chips ->
    [one] { $chips } tuile
   *[other] { $chips } tuiles
}** en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ; gagnées : { $victories }
stats-proofs = 🔎 { $tried ->
    [0] Encore aucune solution montrée
    [one] Une solution montrée, **{ $held ->
        [0] pas valide
       *[other] valide
    }**
   *[other] { $tried } solutions montrées, **{ $held ->
        [0] aucune valide
        [one] { $held } valide
       *[other] { $held } valides
    }**
}
stats-shortest = ⭐ Optimales : **{ $shortest } sur { $judged }** ({ $percent } %) ; en moyenne { $above ->
    [one] { $above } mouvement
   *[other] { $above } mouvements
} de plus que le minimum
stats-quickest = ⚡ Annonce gagnante la plus rapide : { $seconds } s
stats-longest = 📏 Solution la plus longue : { $moves } mouvements
stats-streak = 🔥 Semaines de suite avec une annonce : **{ $current }** en ce moment, record : { $best }
stats-races = 🏁 Courses : { $races }, gagnées : { $won }
stats-bots = 🤖 Contre des bots : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ; gagnées : { $won }
stats-bot-races = 🤖 Courses contre des bots : { $races }, gagnées : { $won }
stats-rush = ⚡ Record de contre-la-montre : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} en trois minutes
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Entraînement, { $moves } mouvements : **{ $unaided }** sans indice, { $hinted } avec indices, { $dropped ->
    [one] { $dropped } abandonnée
   *[other] { $dropped } abandonnées
}{ $time ->
    [none] {""}
   *[other] {" "}· médiane { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Énigme du jour : **{ $current ->
    [one] { $current } jour
   *[other] { $current } jours
}** de suite, record : { $best } ; 🧊 { $freezes ->
    [one] { $freezes } glaçon
   *[other] { $freezes } glaçons
}
stats-where = { $where ->
    [server] Sur ce serveur
   *[everywhere] Sur tous les serveurs
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
    [races] { $points ->
        [one] { $points } course
       *[other] { $points } courses
    }
    [most-days] { $count ->
        [one] jour (record)
       *[other] jours (record)
    }
    [freezes] { $count ->
        [one] glaçon
       *[other] glaçons
    }
    [rush] { $count ->
        [one] tuile en trois minutes
       *[other] tuiles en trois minutes
    }
   *[weeks] { $count ->
        [one] semaine de suite
       *[other] semaines de suite
    }
}
stats-shares = Solutions optimales par semaine, en %
# $number: of a week in its year, where there is little room
stats-week = S{ $number }
stats-bests = Solutions optimales les plus rapides, par mouvements
stats-practised = Entraînement : tuiles résolues, par mouvements
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} mouv.
stats-seconds = { $seconds } s
stats-achievements = Succès
achievement-ten-mover = Première solution en dix
achievement-sunday = Optimale un dimanche
achievement-seven-days = Sept jours de suite
achievement-victory = Première partie gagnée

### What is stored about people

forgotten-player = *un joueur oublié*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
me-headline = ## Toi et Ricochet
me-language = **Langue** – dans laquelle je te réponds, partout.
me-language-auto = automatique : celle de ton Discord
me-theme = **Clair ou sombre** – les images visibles de toi uniquement. Celles que tout le monde voit suivent le choix du serveur.
me-theme-none = Selon le choix du serveur
button-me-stats = Mes statistiques
button-me-privacy = Ce qui est gardé sur moi
button-me-delete = Effacer mes données
privacy-text = ## Ce que je sais de toi
    {""}**Quand tu joues**, je garde ton identifiant Discord avec ce que tu fais dans les parties, en solo aussi, dans les courses, contre la montre et avec les énigmes : annonces, mouvements montrés, tuiles, victoires – et quand. C’est à partir de cela que se font les parties, les classements et tes statistiques. Si tu es dans un classement, je note aussi si tu quittes le serveur. Si tu choisis une langue ou un thème, je le garde aussi.
    {""}**Je ne garde pas** les noms, les images ni les messages. Je ne peux pas lire ce qui s’écrit dans les salons, seulement mes commandes, formulaires et boutons.
    {""}**Pour l’effacer** : `/ricochet { command-name-me }`, quand tu veux. Ce que j’ai publié dans les salons y reste, et peut y être supprimé.
    {""}**Quand on me retire d’un serveur**, tout ce qui le concerne est effacé après 30 jours.
    Je ne partage rien avec personne. La personne qui m’héberge peut lire ce que je garde.
forget-me-question = ## T’oublier ?
    Tes tuiles, victoires, statistiques, parties en solo, contre-la-montre et énigmes sont effacés, sur tous les serveurs où tu as joué avec moi. Les parties et les courses où tu as joué restent, sans ton nom.
    Tu quittes les parties et les courses en cours : ton annonce y est retirée, avec les mouvements que tu avais déposés sous pli cacheté, et plus personne ne t’attend. Tu peux rejouer quand tu veux, comme un nouveau joueur.
    On ne peut pas revenir en arrière.
forget-me-board = Sur mon plateau dans le navigateur, tu es déconnecté partout. Pour cela, je garde ton identifiant Discord, treize heures au plus.
button-forget-me = Oublie-moi
forget-me-done = C’est fait : je ne sais plus rien de toi.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] { $length } jour
   *[other] { $length } jours
} de suite**{ $frozen ->
    [0] {""}
    [one] , avec { $frozen } jour manqué et gelé
   *[other] , avec { $frozen } jours manqués et gelés
}
    -# { $freezes ->
    [0] 🧊 Sept jours de suite rapportent un glaçon, qui remplace un jour manqué.
    [one] 🧊 Tu as { $freezes } glaçon pour un jour manqué.
   *[other] 🧊 Tu as { $freezes } glaçons pour des jours manqués.
}
daily-alone = Personne ne l’avait résolue avant toi.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet nº { $number }** { $stars }
# $above: moves above the best, $hints: how many of them cost a star, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] optimale{ $hints ->
        [0] {""}
        [one] {""}, avec un indice
       *[other] {""}, avec des indices
    }
    [one] { $above } mouvement de plus que le minimum
   *[other] { $above } mouvements de plus que le minimum
} · { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Partager
button-daily-play = Jouer
button-daily-today = Énigme du jour
spread-title = Énigme { $number }
spread-people = { $people ->
    [one] Résolue par { $people } personne
   *[other] Résolue par { $people } personnes
}
spread-moves = En combien de mouvements
spread-you = ← toi
morning-headline = ## 📅 Énigme nº { $number }
morning-task = L’énigme du jour est là : la même pour tout le monde, sans sablier, et avec autant d’essais que tu veux.
morning-before = **Les résultats de la nº { $number } :**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] { $length } jour
   *[other] { $length } jours
} de suite** sur ce serveur. { $missing ->
    [0] Aujourd’hui compte déjà.
    [one] La série continue si { $missing } membre de plus résout l’énigme du jour.
   *[other] La série continue si { $missing } membres de plus résolvent l’énigme du jour.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } lance { $kind ->
    [race] une course
   *[match] une partie
}. Venez jouer !
button-call-on = 🔔 Me prévenir du début
button-call-off = Ne plus me prévenir
done-call-on = 🔔 Tu as maintenant { $role } : je t’appelle quand une partie ou une course commence, au plus une fois par heure.
done-call-off = 🔕 Tu n’as plus { $role }.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 La coupe nº { $number } est ouverte
cup-open-task = Cinq tuiles en { $minutes } minutes, des courtes aux longues, avec une solution pour chacune : { $most } points pour une solution minimale, et un de moins par mouvement de plus. Chacun peut la jouer une fois, jusqu’au { $until }.
cup-open-server = Le score de ce serveur est la moyenne de ses { $counted } meilleurs joueurs ; il en faut au moins { $least }.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Ce serveur : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**{ $servers ->
    [1] {""}
   *[other] , place { $place } sur { $servers }
}.
# Of a season
cup-season = Saison { $season }, coupe { $cup } sur { $cups }.
cup-season-own = Au total : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**{ $servers ->
    [1] {""}
   *[other] , place { $place } sur { $servers }
}.
cup-result-headline = ## 🏆 Coupe nº { $number } : le résultat
cup-result-too-few = { $people ->
    [one] { $people } membre a joué
   *[other] { $people } membres ont joué
} : pour un score, il en faut au moins { $least } sur ce serveur.
cup-result-best = Meilleurs serveurs : { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = ce serveur
cup-server-unnamed = un serveur
cup-chips = **Les tuiles**, chacune avec une solution minimale :
cup-chip = **{ $number }.** { $target }, { $count } mouvements : `{ $moves }`
button-cup-study = 🔬 Tuile { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Le plus de tuiles
    [matches] Le plus de parties gagnées
    [solo] Le plus d’étoiles en solo
    [races] Le plus de courses gagnées
    [daily] Le plus d’étoiles aux énigmes
   *[best] Le plus de solutions optimales
}
cup-people = Coupe nº { $number }
people-scores = Tableau des scores
people-goal-chips = { $chips ->
    [one] La première tuile suffit pour gagner
   *[other] Le premier à { $chips } tuiles l’emporte
}
people-goal-all = Les 17 tuiles ; qui en a le plus l’emporte
people-end = { $count ->
    [one] { $winner } l’emporte !
   *[other] Victoire partagée !
}
people-stopped = La partie a été annulée
people-rounds = { $rounds ->
    [one] Après une manche
   *[other] Après { $rounds } manches
}
people-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] première place :
    [2] deuxième place :
    [3] troisième place :
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = quelqu’un qui est parti
name-forgotten = un joueur oublié

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Joue à Ricochet Robots
command-start = Lance une partie dans ce salon
command-board = Montre à nouveau le plateau et le temps
command-remove = Retire un joueur de la partie ou de la course, si tu peux gérer les messages
command-stop = Quitte, finis ou annule ce que tu joues ici
command-rules = Les règles du jeu, sur un seul écran
command-leaderboard = Montre le classement de ce serveur
command-stats = Tes statistiques sur ce serveur, ou celles de quelqu’un d’autre
command-settings = Choisis les règles, les durées, l’apparence et les salons de ce serveur
command-me = Ta langue, clair ou sombre, tes statistiques et tes données
command-bid = Annonce combien de mouvements il te faut
command-prove = Montre ta solution quand c’est à toi
command-pass = Laisse essayer le joueur suivant ; en solo, renonce à la tuile
menu-study = Analyser ce plateau
menu-stats = Statistiques Ricochet
menu-remove = Retirer de la partie

option-format = Sous quelle forme (une image par défaut)
format-picture = Image
format-text = Texte, pour lecteurs d’écran et petits écrans
format-moves = Mouvements : où chaque robot s’arrêterait
option-rules = Une édition par son nom, comme 1999 NL ou 2013, avec barrières (sinon celle du serveur)
option-solo-rules = Une édition par son nom, comme 1999 NL ou 2013, avec barrières (sinon 2013)
option-chips = Combien de tuiles font gagner la partie (sinon, selon le nombre de joueurs)
option-ricochet = Si le robot qui atteint l’objectif doit avoir tourné (sinon, le choix du serveur)
option-difficulty = Quelles tuiles retourner d’abord, selon leur solution la plus courte
option-tournament = Plusieurs tables jouent le même plateau ; les solutions viennent quand toutes ont fini
option-thread = Dans un fil à part, ou dans ce salon ; sinon selon les réglages du serveur
option-length = Comme dans la règle du jeu, ou courte : en 3 tuiles, sablier de 30 secondes
choice-length-rulebook = comme dans la règle du jeu
choice-length-short = courte – en 3 tuiles, sablier de 30 secondes
option-bots = Combien de bots jouent, de 1 à 3 (aucun par défaut)
option-level = Le niveau des bots (moyen par défaut)
choice-level = { $value ->
    [easy] facile – cherche longtemps et rate beaucoup
    [medium] moyen – un ami qui a déjà joué dix soirées
   *[hard] difficile – rapide, ne rate presque rien
}
option-time-zone = Le fuseau horaire de ce serveur, par exemple Europe/Paris
option-code = Le code d’un plateau, pour le rejouer
option-tiles = Les quatre quarts de ton plateau, dans le sens horaire depuis le coin en haut à gauche : 1A 2B 3A 4B
option-period = La période (sinon, cette semaine)
option-by = Le critère du classement (sinon, les tuiles)
option-week = Plutôt une semaine précise, par exemple 2026-W46
option-member = La personne dont tu veux les statistiques (sinon, toi)
option-removed-member = La personne à retirer de la partie
option-bid-moves = Un nombre de mouvements de 2 à 99
option-prove-moves = Tes mouvements, par exemple R-haut G-gauche
difficulty = { $value ->
    [rising] croissant – d’abord les tuiles faciles, un peu plus à chaque manche
    [easy] facile – d’abord les tuiles à { $easy } mouvements ou moins
    [hard] difficile – d’abord les tuiles à { $hard } mouvements ou plus
    [very-hard] très difficile – d’abord la tuile qui demande le plus de mouvements
   *[any] toutes – le mélange de la règle du jeu
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = lancer
command-name-board = plateau
command-name-remove = retirer
command-name-stop = arrêter
command-name-rules = règles
command-name-tutorial = tutoriel
command-name-leaderboard = classement
command-name-stats = statistiques
command-name-settings = réglages
command-name-me = moi
command-name-solo = solo
command-name-race = course
command-name-rush = contre-la-montre
command-name-my-games = mes-parties
command-name-daily = énigme
command-name-study = analyser
option-name-rules = règles
option-name-ricochet = ricochet
option-name-chips = tuiles
option-name-time = temps
option-name-difficulty = difficulté
option-name-tournament = tournoi
option-name-thread = fil
option-name-cup = coupe
option-name-length = durée
option-name-bots = bots
option-name-level = niveau
option-name-code = code
option-name-tiles = quarts
option-name-robots = robots
option-name-target = objectif
option-name-hourglasses = sabliers
option-name-private = privé
option-name-practice = entraînement
option-name-format = format
option-name-period = période
option-name-by = par
option-name-week = semaine
option-name-date = date
option-name-member = membre
option-name-moves = mouvements
option-name-path = solution
option-name-time-zone = fuseau_horaire

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] sa propre annonce peut monter ou baisser
    [own-lower] sa propre annonce ne peut que baisser
   *[lower-than-all] seulement des annonces plus basses que toutes les autres
}
house-proof-length = { $value ->
    [exact] une solution a exactement le nombre de mouvements annoncé
   *[other] une solution peut avoir moins de mouvements qu’annoncé
}
house-ricochet = { $value ->
    [turn] le robot qui atteint l’objectif doit avoir tourné
   *[other] à partir de deux mouvements, pas besoin de tourner
}
house-ties = à annonces égales, le joueur qui a le moins de tuiles commence
house-handicaps = avances de deux mouvements au plus
house-max-moves = pas de tuiles à plus de { $value } mouvements
house-difficulty = { $value ->
    [rising] d’abord les tuiles faciles, un peu plus à chaque manche
    [easy] les tuiles faciles d’abord
    [very-hard] les tuiles les plus difficiles d’abord
   *[hard] les tuiles difficiles d’abord
}
house-hourglass = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
} de sablier
house-proof-time = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
} pour montrer une solution
house-thinking-time = le sablier est retourné après { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
} sans annonce

### The settings of a server

settings-headline = ## ⚙️ Ricochet sur ce serveur
    Les changements valent dès la prochaine partie. `/ricochet { command-name-start }` peut en décider autrement pour une seule partie.
settings-page-game = Jeu
settings-page-look = Apparence
settings-page-server = Serveur
settings-page-roles = Rôles

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Noir
    [S] ⚪ Argenté
   *[none] Quatre robots
}
setting-bids-value = { $value ->
    [own-any] La sienne peut monter ou baisser (1999)
    [own-lower] La sienne ne peut que baisser (2013)
   *[lower-than-all] Seulement plus basses que toutes les autres
}
setting-ricochet-value = { $value ->
    [turn] Oui – de 90°, entre deux de ses mouvements
   *[one-move] Non – mais un seul mouvement ne compte pas
}
setting-difficulty-value = { $value ->
    [rising] Faciles, puis plus dures
    [easy] Faciles d’abord
    [hard] Difficiles d’abord
    [very-hard] Les plus difficiles d’abord
   *[any] Toutes : le mélange de la règle du jeu
}
setting-max-moves-value = { $value ->
    [none] Sans limite
   *[other] { $value } mouvements
}
setting-chips-to-win-value = { $value ->
    [none] Comme dans l’édition
    [one] Une tuile
   *[other] { $value } tuiles
}
setting-hourglass-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
}
setting-proof-time-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
}
setting-thinking-time-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [240] 4 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
}
setting-intermission = **Pause** – combien de temps le plateau reste affiché entre deux manches.
setting-intermission-value = { $value ->
    [120] 2 minutes
    [180] 3 minutes
    [300] 5 minutes
    [600] 10 minutes
    [1200] 20 minutes
    [1800] 30 minutes
    [3600] une heure
    [one] { $value } seconde
   *[other] { $value } secondes
}
setting-theme = **Thème** – les couleurs des images.
setting-theme-value = { $value ->
    [dark] Sombre
   *[light] Clair
}
setting-animation = **Animation** – montrer les solutions avec des robots qui bougent ou avec des flèches.
setting-animation-value = { $value ->
    [on] Les robots bougent
   *[off] Des flèches sur une image fixe
}
setting-allowed-channels = **Salons** – où l’on peut lancer des parties, fils compris.
setting-allowed-channels-none = Partout
setting-match-threads = **Fils** – si chaque partie a son propre fil. Le salon montre alors qui joue, le score et le résultat.
setting-match-threads-value = { $value ->
    [on] Un fil par partie
   *[off] Parties dans le salon
}
setting-weekly-channel = **Classement de la semaine** – où il est publié.
setting-weekly-channel-none = Nulle part
setting-weekly-day = **Jour du classement de la semaine**
setting-weekly-day-value = { $value ->
    [last] Dimanche, le dernier jour de la semaine
   *[first] Lundi, pour la semaine qui vient de finir
}
setting-weekly-hour = **Heure du classement de la semaine**, dans le fuseau horaire de ce serveur.
setting-weekly-hour-value = { $value } h
setting-morning-channel = **Énigme du jour** – où elle est publiée chaque jour, avec les résultats des membres de la veille.
setting-morning-channel-none = Nulle part
setting-morning-hour = **Heure de l’énigme du jour et de la coupe**, dans le fuseau horaire de ce serveur.
setting-morning-hour-value = { $value } h
setting-cup-channel = **Coupe de la semaine** – où elle est ouverte le samedi et son résultat publié le lundi, à l’heure de l’énigme du jour. Sans salon, personne ne peut la jouer ici.
setting-cup-channel-none = Nulle part
setting-cup-name = **Nom dans la coupe** : { $named ->
    [yes] { $name }
   *[no] aucun
}. Les autres serveurs le voient à côté du résultat ; sans lui, ils voient « un serveur ».
setting-call-role = **Appel** – le rôle qui est mentionné quand une partie ou une course entre personnes commence, au plus une fois par heure. Si je peux l’attribuer, les membres le prennent et le rendent sous l’énigme du jour.
setting-call-role-none = Aucun
setting-champion-role = **Rôle du champion** – qui est en tête du classement des tuiles de la semaine le porte jusqu’à la semaine suivante ; en cas d’égalité, tous les premiers. Il me faut **Gérer les rôles**, et le rôle doit être sous le mien.
setting-champion-role-none = Aucun
setting-champion-again = **Champion de nouveau** – si l’on peut le porter deux semaines de suite.
setting-champion-again-value = { $value ->
    [on] Chaque fois qu’on est en tête
   *[off] Pas deux fois de suite : il va alors au suivant
}
setting-time-zone = **Fuseau horaire** : { $zone }. Les jours et les semaines le suivent. Change-le avec `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Édition
form-set-about = Règles et quarts de plateau ; une autre apporte ses règles d’annonces et de solutions.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , avec barrières
    [any] , n’importe quel plateau
   *[without] {""}
}{ $robot ->
    [black] , robot noir
    [silver] , robot argenté
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] On peut monter ou baisser son annonce, faces A–B
    [NL-1999] Règles néerlandaises : annonces plus basses que toutes, au plus ce nombre
    [FR-1999] Règles françaises : annonces plus basses que toutes, sans tourner, les 17 tuiles
   *[2013] On ne peut que baisser son annonce, faces A–C (A–D avec barrières)
}
form-fifth-robot-label = Cinquième robot
form-fifth-robot-about = Un robot noir ou argenté joue aussi (édition 2013).
form-chips-to-win-label = Tuiles pour gagner
form-chips-to-win-about = Combien gagnent la partie.
form-hourglass-label = Sablier
form-hourglass-about = Sa durée après la première annonce.
form-difficulty-label = Difficulté
form-difficulty-about = Les tuiles qui viennent d’abord.
form-bids-label = Annonces
form-bids-about = Lesquelles comptent quand il y en a déjà.
form-max-moves-label = Mouvements au plus
form-max-moves-about = Les tuiles qui en demandent davantage retournent dans la pile.
form-proof-time-label = Temps pour montrer
form-proof-time-about = La durée dont un joueur dispose pour montrer sa solution.
form-thinking-time-label = Temps de réflexion
form-thinking-time-about = S’il passe sans annonce, le sablier est retourné.
form-house-label = Règles maison
form-house-about = Ce qui se joue autrement que dans le livret.
form-house-none = aucune
form-house-at-most = Une solution peut avoir moins de mouvements qu’annoncé
form-house-one-move = Inutile de tourner, mais un seul mouvement ne compte pas
form-house-fewer-chips = À annonces égales, commence qui a le moins de tuiles
form-house-handicaps = Avances de deux mouvements au plus
form-house-bidding-pad = Manette pendant les annonces
form-tiles-label = Quarts de plateau
form-tiles-about = Les quatre quarts dans le sens horaire, depuis en haut à gauche : 1A 2B 3A 4B
form-robots-label = Robots
form-robots-about = Où sont les robots : R C7 G A1. Les autres sont placés au hasard.
form-target-label = Objectif
form-target-about = La tuile visible, par exemple lune rouge. Si c’est vide, elle est tirée au sort.
form-code-label = Code
form-code-about = Le code d’un plateau, au lieu des quarts, des robots et de l’objectif.
form-rules-title = Édition et tuiles
form-bids-title = Annonces et solutions
form-table-title = Ta table ou un code
button-form-rules = Édition et tuiles…
button-form-bids = Annonces et solutions…
button-form-table = Ta table ou un code…
button-form-correct = Corriger…
button-other-rules = Autres règles…
# $name: what is set, $value: to what
form-line = **{ $name }** : { $value }
# $options: the edition, and what differs from it
other-rules = **Autres règles** – tant que personne n’a joué, tu peux recommencer avec d’autres.
    Actuellement : { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }** : { $why }
    Ce que tu as rempli est conservé.
card-begun-anew = 🔁 Arrêté pour recommencer avec d’autres règles.
refusal-match-not-yours-to-begin-anew = Seul { $starter }, qui a lancé cette partie, peut choisir d’autres règles.
refusal-match-too-late-to-begin-anew = On peut choisir d’autres règles jusqu’à la première annonce, et jamais dans un tournoi.
refusal-race-not-yours-to-begin-anew = Seul { $starter }, qui a lancé cette course, peut choisir d’autres règles.
refusal-race-too-late-to-begin-anew = On peut choisir d’autres règles tant que personne n’a envoyé de solution.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = On peut choisir d’autres règles tant que la première tuile n’est pas jouée.

### Sealed paths, players who are done, players who have left, the move pad

button-done = J’ai fini
button-pad = Manette
button-vote-to-skip = Passer ce joueur

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } sur { $needed }** pour la manche suivante.
card-done = ✋ Joueurs qui ont fini{ $sand ->
    [yes] {""}
   *[no] {" "}avec cette tuile
} : **{ $count } sur { $players }**{ $named ->
    [yes] {" "}; { $sand ->
        [yes] le sablier coule encore
       *[no] elle reste visible
    } pour { $waiting }.
   *[no] .
}
card-watched = 👁️ Toute personne qui a le lien peut regarder.
card-short = **Partie courte :** en { $chips } tuiles, sablier de { $seconds } s.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Avances :** { $players }
card-turn-votes = ⏳ **{ $count } voix sur les { $needed }** nécessaires pour retourner le sablier.
card-hint-votes = 💡 { $count } sur { $needed } pour un indice.
card-finish-votes = 🏁 { $agreed ->
    [yes] La partie finit avec cette manche.
   *[no] **{ $count } voix sur les { $needed }** nécessaires pour finir la partie.
}
card-skip-votes = 💤 **{ $count } voix sur les { $needed }** nécessaires pour passer ce joueur.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **Le sablier s’est écoulé.** { $player } avait déposé ses mouvements sous pli cacheté ; les voici.
   *[no] 👉 C’est à { $player }, qui avait déposé ses mouvements sous pli cacheté ; les voici.
}
news-prover-skipped = 💤 { $player } n’a encore rien montré : les autres passent ce joueur.
news-player-left = 👋 { $player } a quitté la partie.
news-player-removed = 🚪 La modération a retiré { $player } de la partie.
news-bid-overtaken = ↩️ { $player }, ton annonce de **{ $moves }** ne compte plus : une autre, aussi basse, avait été faite avant elle et m’est parvenue après la tienne.{ $own ->
    [0] {""}
   *[other] {" "}Ton { $own } compte à nouveau.
}
news-left-out = …
news-late = Je n’ai rien pu publier ici pendant un moment. Entre-temps :

done-bid-sealed = 🔒 Sous pli cacheté : `{ $path }`. Personne ne voit ces mouvements avant ton tour ; ils seront alors montrés à ta place. Seule la notation a été vérifiée, pas la solution.
done-bid-unsealed = 🔓 Les mouvements que tu avais déposés sous pli cacheté, `{ $path }`, ne vont pas avec cette annonce et sont abandonnés.
done-want-next = ⏭️ Tu veux la manche suivante : { $count } sur { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Tout le monde a fini : le sablier est écoulé.
    [bots] ✋ Tu as fini. Le sablier sera écoulé dès que plus aucun bot ne réfléchit, au plus tard à { $until }.
    [alone] ✋ Tu as fini. Comme il n’y a que toi ici, les autres ont encore jusqu’à { $until }.
   *[no] ✋ Tu as fini. Quand tous les joueurs l’ont dit, le sablier est aussitôt écoulé. Si tu fais une nouvelle annonce, ton « j’ai fini » est annulé.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Tout le monde a fini : cette tuile retourne dans la pile.
    [bots] ✋ Tu as fini avec cette tuile. Elle retourne dans la pile dès que plus aucun bot ne réfléchit, au plus tard après la moitié du sable.
    [alone] ✋ Tu as fini avec cette tuile. Comme il n’y a que toi ici, le sablier est retourné, et la moitié du sable coule pour les autres.
   *[no] ✋ Tu as fini avec cette tuile. Quand plus de la moitié des présents qui ont fait une annonce l’a dit, ou le veut, le sablier est retourné ; quand tous les présents l’ont dit, la tuile retourne dans la pile. Si tu fais une annonce, ton « j’ai fini » est annulé.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Cela suffisait : ce joueur est passé.
   *[no] 💤 Ta voix pour passer ce joueur compte : { $count } sur les { $needed } nécessaires. Si le joueur fait quelque chose d’ici là, elle ne compte plus.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Ta solution a { $path ->
    [one] { $path } mouvement
   *[other] { $path } mouvements
}, mais tu veux annoncer { $bid }, et ici il faut exactement le nombre annoncé. Rien n’a été annoncé ; essaie encore.
refusal-match-path-too-long = Ta solution a { $path } mouvements, mais tu veux annoncer { $bid }. Rien n’a été annoncé ; essaie encore.
refusal-match-path-needed = Tes deux dernières annonces n’ont pas été démontrées. Il faut donc joindre les mouvements à chaque annonce, jusqu’à ce que l’une gagne : `/bid 3 { option-name-path }:R-haut G-gauche R-bas`, le deuxième champ du formulaire ou **Manette**. Personne ne les voit avant ton tour.
    .board = Tes deux dernières annonces n’ont pas été démontrées. Il faut donc joindre les mouvements à chaque annonce, jusqu’à ce que l’une gagne : déplace les robots, puis annonce. Personne ne voit les mouvements avant ton tour.
refusal-match-removed = La modération t’a retiré de cette partie : tu ne peux plus y faire d’annonce.
refusal-match-not-yours-to-remove = Seuls les membres ayant la permission **Gérer les messages** peuvent retirer un joueur de la partie.
refusal-match-has-not-bid = { $other } n’a pas fait d’annonce dans cette partie.
refusal-match-removed-already = { $other } n’est déjà plus dans cette partie.
refusal-match-not-playing = C’est pour les joueurs présents : ceux qui, à cette manche ou aux deux précédentes, ont fait une annonce ou utilisé un bouton sous le plateau, et n’ont pas quitté la partie. Fais une annonce pour jouer.
    .board = C’est pour les joueurs présents. Déplace un robot ou fais une annonce pour jouer.
refusal-match-no-stake = C’est à ceux qui ont fait une annonce dans cette partie d’en décider – avant la première annonce, à { $starter }. Fais une annonce, et tu auras une voix, toi aussi.
refusal-match-seen-already = 👋 C’est déjà noté : tu es là.
refusal-match-hourglass-runs = Le sablier coule déjà.
refusal-match-wants-to-finish-already = Tu as déjà voté pour finir la partie. Si tu fais une nouvelle annonce, ta voix ne compte plus.
refusal-match-done-already = Tu as déjà fini. Si tu fais une nouvelle annonce, ton « j’ai fini » est annulé.
refusal-match-own-turn-to-prove = C’est à toi de montrer ta solution. **Passer** laisse essayer le joueur suivant.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } a encore le temps de réfléchir, ou vient de faire quelque chose : on ne peut pas passer ce joueur avant { $half }.
refusal-match-voted-already = { $phase ->
    [proving] Tu as déjà voté pour passer { $prover }.
    [intermission] Tu as déjà demandé la manche suivante.
   *[other] Tu as déjà voté pour retourner le sablier.
}
refusal-match-no-hints = Il n’y a pas d’indices dans cette partie.
refusal-match-wants-hint-already = Tu l’as déjà demandé. Il vient dès que tous les présents l’ont demandé.
refusal-match-no-hint-yet = Je ne connais pas encore la solution la plus courte pour cette tuile, donc pas d’indice. Redemande dans un instant.
refusal-match-not-yours-to-shorten = Seul { $starter }, qui a lancé cette partie, peut en faire une partie courte.
refusal-match-too-late-to-shorten = On peut rendre une partie courte une seule fois, tant que la première tuile n’est pas gagnée.
refusal-match-no-handicaps = Cette partie se joue sans avance.
refusal-match-not-yours-to-handicap = Seul { $starter }, qui a lancé cette partie, peut donner une avance aux bots.
refusal-match-handicap-unchanged = Tu as déjà cette avance.
refusal-match-too-late-for-handicap = Depuis la première annonce, une avance ne peut plus que diminuer.
refusal-match-not-yours-to-add-bot = Seul { $starter }, qui a lancé cette partie, peut ajouter des bots.
refusal-match-too-late-to-add-bot = Des bots peuvent se joindre tant que la première tuile n’est pas gagnée : trois au plus, et jamais en tournoi.
refusal-match-not-yours-to-let-watch = Seuls { $starter }, qui a lancé la partie, et les membres ayant la permission **Gérer les messages** décident si tout le monde peut la regarder.
refusal-match-no-watching-tournaments = Une partie de tournoi n’est visible que par ceux qui voient son salon.

form-path-label = Comment ? (Caché jusqu’à ton tour)
form-path-placeholder = R-haut G-gauche … – ou laisse vide et montre plus tard

option-bid-path = Tes mouvements, par exemple R-haut G-gauche : tenus secrets, et montrés à ta place à ton tour

completion-move = { $robot ->
    [red] 🔴 rouge
    [green] 🟢 vert
    [blue] 🔵 bleu
    [yellow] 🟡 jaune
    [silver] ⚪ argenté
   *[black] ⚫ noir
} { $direction ->
    [up] ⬆️ haut
    [right] ➡️ droite
    [down] ⬇️ bas
   *[left] ⬅️ gauche
}

pad-headline = ### Manette – { $made } sur { $bid } mouvements
    Choisis un robot, puis une direction. Personne d’autre ne voit ceci. Tu as jusqu’à { $until }.
pad-headline-bidding = ### Manette – brouillon
    Essaie tes mouvements : personne d’autre ne les voit. Avec une annonce, ils partent sous pli cacheté et seront montrés à ton tour. Personne ne vérifie que c’est une solution.{ $until ->
        [none] {""}
       *[other] {" "}Le sablier sera vide à { $until }.
    }
pad-headline-solo = ### Manette – { $made ->
        [one] { $made } mouvement
       *[other] { $made } mouvements
    }
    { $showing ->
        [yes] Choisis un robot, puis une direction. Montre ta solution avant { $until } : tu as un seul essai.
        [practice] Choisis un robot, puis une direction. Pas de chronomètre.
       *[no] Choisis un robot, puis une direction. Le sablier sera vide à { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – ensuite : { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Encore aucun mouvement – d’abord : { $robot }
pad-wrong-move = ⚠️ { $why } Ce mouvement n’est pas gardé et ne te coûte rien.
pad-robot-red = 🔴 Rouge
pad-robot-green = 🟢 Vert
pad-robot-blue = 🔵 Bleu
pad-robot-yellow = 🟡 Jaune
pad-robot-black = ⚫ Noir
pad-robot-silver = ⚪ Argenté
pad-left = ⬅️ Gauche
pad-up = ⬆️ Haut
pad-right = ➡️ Droite
pad-down = ⬇️ Bas
pad-undo = ↩️ Annuler
pad-clear = 🗑️ Effacer
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Montrer
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Encore un mouvement
   *[other] Encore { $count } mouvements
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Passer{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Annoncer sous pli cacheté
   *[other] Annoncer { $count } sous pli cacheté
}
pad-arrived = 🎯 Le { $robot } est sur la case objectif.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } a remporté la tuile**, en { $moves } mouvements.
    [returned] 🔀 Personne n’a remporté la tuile : elle retourne dans la pile.
    [sand] ⌛ Le sablier s’est écoulé, et tu n’as rien annoncé dans cette manche.
    [turn] ⌛ Ton tour est passé.
   *[round] Cette manche est terminée.
}
zoom-headline = ### 🔍 { $what }
    Cases { $first } à { $last }. Personne d’autre ne voit ceci.
zoom-target = 🎯 Objectif

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = rouge
notation-green = vert
notation-blue = bleu
notation-yellow = jaune
notation-black = noir
notation-silver = argenté argent
notation-up = haut
notation-right = droite
notation-down = bas
notation-left = gauche

notation-moon = croissant, croissant de lune
notation-planet = Saturne
notation-star = astre
notation-gear = roue dentée, roue crantée
notation-vortex = tuile multicolore, case multicolore, vortex multicolore, tourbillon

### The tutorial

command-tutorial = Apprends le jeu sur quatre petits plateaux, rien que pour toi

lesson-headline = ### Leçon { $lesson } sur { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Les robots filent.** Ils n’ont pas de freins : ils filent en ligne droite jusqu’à ce qu’un mur, le bord, le bloc central ou un autre robot les arrête. Amène le 🔴 robot rouge sur la 🔴🌙 lune rouge, de sorte qu’il s’y arrête.
    [2] **Les robots s’entraident.** Chaque déplacement d’un robot compte pour un mouvement. Le 🔴 rouge dépasserait la 🔴⭐ étoile rouge, car aucun mur ne l’arrête. Laisse d’abord partir le 🟢 vert, pour lui servir d’obstacle.
    [3] **Le ricochet.** { $ricochet ->
        [one-move] Un seul mouvement n’est pas une solution : aller tout droit sur la 🔵🪐 planète bleue ne compte pas. Essaie, puis trouve une solution en deux mouvements ou plus.
       *[turn] Le robot qui atteint l’objectif doit avoir changé de direction de 90° entre deux de ses mouvements. Aller tout droit sur la 🔵🪐 planète bleue ne suffit pas. Essaie, puis trouve un détour.
    }
   *[4] **Les barrières.** Certains plateaux en portent. Un robot traverse celles de sa couleur ; les autres le dévient de 90°, et il continue, en un seul mouvement. Aucun mouvement ne peut finir sur une barrière. Amène le 🟡 robot jaune sur l’🟡⚙️ engrenage jaune, de sorte qu’il s’y arrête.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Choisis un robot et une direction pour chaque mouvement, puis appuie sur **Montrer**. Ou appuie sur **Taper** et écris tous tes mouvements, par exemple `{ $example }` ou juste `{ $short }` : ils sont montrés dès que tu les envoies.
lesson-bid = **Annonce d’abord, comme dans une partie :** combien de mouvements te faut-il ? Dès la première annonce le sablier coule, et d’autres peuvent annoncer moins.
lesson-sand = ⏳ **Ton annonce : { $moves } mouvements.** Sablier : { $until }. Quand il s’est écoulé, celui qui a annoncé le moins – ici, toi – en montre exactement autant.
    .board = ⏳ **Ton annonce : { $moves } mouvements.** Quand le sablier s’est écoulé, celui qui a annoncé le moins – ici, toi – en montre exactement autant.
lesson-sand-runs = Ne montre tes mouvements qu’une fois le sablier écoulé : jusque-là, d’autres pourraient annoncer moins.
button-lesson-bid = Annoncer { $moves }
button-lesson-bid-again = Annoncer de nouveau
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **C’est ça :** `{ $moves }`. Chaque robot a filé jusqu’à ce que quelque chose l’arrête.
    [2] ✅ **C’est ça :** `{ $moves }` – { $count } mouvements, car celui du vert compte aussi.
    [3] ✅ **C’est ça :** `{ $moves }`. { $ricochet ->
        [one-move] C’était plus d’un mouvement : la solution compte.
       *[turn] Le robot a tourné en chemin : la solution compte.
    }
   *[4] ✅ **C’est ça :** `{ $moves }`. Le jaune a traversé sa barrière, et la rouge l’a dévié.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}Ce qui compte, c’est le changement de direction entre tes mouvements, pas le rebond.
    }
}
tutorial-next = Leçon suivante
tutorial-end = 🎓 **Tu connais le jeu.** Dans une partie, tu trouves la solution de tête et tu annonces combien de mouvements il te faut ; quand le sablier s’est écoulé, celui qui a annoncé le moins les montre. À quoi veux-tu jouer ?
    `/ricochet { command-name-race }` : tous cherchent la même tuile en privé, et la solution la plus courte gagne.
    `/ricochet { command-name-solo } { option-name-practice }` : des tuiles d’autant de mouvements que tu veux, sans chronomètre.
    .board = 🎓 **Tu connais le jeu.** Dans une partie, tu trouves la solution de tête et tu annonces combien de mouvements il te faut ; quand le sablier s’est écoulé, celui qui a annoncé le moins les montre. À quoi veux-tu jouer ? **{ button-first-practice }** se trouve dans la liste des jeux, sous { web-subject-solo }.
button-first-bots = Jouer contre des bots
button-first-match = Avec des amis
button-first-solo = Jouer seul
button-first-practice = S’entraîner sans chronomètre
button-first-daily = Énigme du jour
# $robots: the names of those that play
problem-not-in-lesson = Ce robot n’est pas dans cette leçon. Robots en jeu : { $robots }. Essaie encore.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } joue en solo** – { $options }. 17 tuiles ; pour gagner, il faut en avoir à la fin plus face visible que face cachée.
solo-option-hourglasses = { $hourglasses ->
    [one] un sablier de { $seconds } secondes par tuile
   *[other] deux sabliers de { $seconds } secondes par tuile
}
solo-option-practice = entraînement (plateau choisi)
solo-title = ### 🧩 Solo
# $hourglasses: solo-option-hourglasses
solo-ready = Résous chacune des 17 tuiles avant que le sablier s’écoule : { $hourglasses }. Toute solution compte, quelle que soit sa longueur ; avec plus de tuiles face visible que face cachée à la fin, tu gagnes.
    -# Appuie sur **Partez** : la première tuile est retournée, et le sablier coule.
solo-headline = ### Tuile { $number } sur 17 : { $target } en { $cell }
solo-task = { $robot ->
    [any] Amènes-y **n’importe quel robot**
   *[other] Amènes-y le **robot { $robot ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }**
}, { $ricochet ->
    [one-move] en deux mouvements ou plus.
   *[turn] en autant de mouvements que tu veux, avec un changement de direction à 90° entre deux des siens.
}
solo-replaced = 🔄 La tuile d’avant est retournée dans la pile : on ne pouvait pas l’atteindre.
solo-sand = ⏳ **Le sablier sera vide à { $until }.** **{ button-solo-got-it }** l’arrête ; tu as ensuite une minute pour montrer ta solution.
solo-showing = ⏱️ **Montre ta solution avant { $until }.** Tu as un seul essai : `/prove R-haut G-gauche …`, ou avec un bouton.
    .board = ⏱️ **Montre ta solution avant { $until }.** Tu as un seul essai.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 J’ai été absent { $count } { $unit ->
    [seconds] { $count ->
        [one] seconde
       *[other] secondes
    }
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
   *[hours] { $count ->
        [one] heure
       *[other] heures
    }
} ; le temps s’est arrêté.
solo-hint-price = -# 💡 Chaque indice coûte une étoile de cette tuile ; la dernière reste.
solo-chip-up = ✅ **La tuile est face visible** – { $count } mouvements : `{ $moves }` { $stars }
    .board = ✅ **La tuile est face visible** – { $count } mouvements { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Avec un indice.
   *[other] Avec { $count } indices.
}
solo-chip-down = ⌛ **La tuile est face cachée.** Les robots restent où ils étaient.
solo-attempt-failed = ❌ Ce n’est pas une solution. { $why } **La tuile est face cachée.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Trois étoiles sur trois.
    [2] Deux étoiles sur trois.
   *[1] Une étoile sur trois.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 C’était possible en { $count } mouvements, comme sur l’image : `{ $moves }`
   *[yes] 💡 { $count } mouvements suffisaient : `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 C’était possible en { $count } mouvements : `{ $moves }`
       *[yes] 💡 { $count } mouvements suffisaient : `{ $moves }`
    }
solo-best-equal = 🌟 On ne peut pas faire moins.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = Visibles : **{ $up }**, cachées : **{ $down }**, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} : { $marks }
solo-next = Prends ton temps. La tuile suivante retourne le sablier.
solo-end = { $result ->
    [won] 🏆 **Gagné !** Faces visibles : { $up }, cachées : { $down }.
    [lost] 🏁 **Perdu cette fois.** Faces visibles : { $up }, cachées : { $down }.
   *[stopped] 🏁 **La partie a été annulée** après { $played ->
        [one] { $played } tuile
       *[other] { $played } tuiles
    } : elle n’est ni gagnée ni perdue.
}
solo-end-stars =
    étoiles : { $stars } sur { $most } · { $perfect ->
    [one] { $perfect } tuile
   *[other] { $perfect } tuiles
} au plus court · plus longue série : { $streak ->
    [one] { $streak } tuile
   *[other] { $streak } tuiles
}
    { $marks }
solo-end-code = Rejouer ce plateau : `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = Le code de ce plateau : `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = J’ai trouvé
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Tuile suivante
button-solo-give-up = Renoncer à cette tuile
button-solo-end = Finir
button-solo-more = { button-more }

done-solo-solved = 🎉 C’est ça !
done-solo-given-up = Tu as renoncé à cette tuile.
done-solo-stopped = La partie est finie.
failed-solo = Ce n’est pas une solution. { $why } Le sablier coule encore : réessaie.

refusal-solo-game-over = Cette partie est finie. `/ricochet { command-name-solo }` en lance une autre.
    .board = Cette partie est finie.
refusal-solo-not-yours = C’est la partie de { $player }. `/ricochet { command-name-solo }` lance la tienne.
    .board = C’est la partie de { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Aucune tuile n’est encore visible. Appuie sur **Partez**.
    [practice] Aucune tuile n’est visible en ce moment. Appuie sur **Une autre du même genre**.
   *[no] Aucune tuile n’est visible en ce moment. Appuie sur **Tuile suivante**.
}
refusal-solo-sand-has-run-out = Le sablier s’est écoulé : cette tuile est face cachée.
refusal-solo-sand-stands-still = Le sablier est arrêté : montre maintenant ta solution.
refusal-solo-time-to-show-is-up = La minute pour montrer ta solution est passée : cette tuile est face cachée.
refusal-solo-chip-is-up = Cette tuile est encore en jeu. Montre une solution, ou renonce.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = Il n’y a pas de cinquième robot, ni noir ni argenté, dans cette partie : les robots sont R, G, B et Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Trop tard : la partie a continué.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = Je ne connais pas encore la solution la plus courte pour cette tuile, donc pas d’indice. Redemande dans un instant ; ça ne t’a rien coûté.

problem-solo-running = Tu as déjà une partie ici : `/ricochet { command-name-solo }` la montre.
    .board = Tu as déjà une partie en solo ici.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Cette tuile a été jouée. Utilise les boutons du plateau le plus récent.
    .board = Cette tuile a été jouée.
problem-board-in-play = { $where ->
    [here] C’est la position de la partie dans { $channel }, ou presque. Une autre partie dévoilerait des solutions : joue-la quand la première sera finie, ou choisis un autre plateau.
    [yours] C’est la position d’une de tes parties, ou presque. Une autre partie dévoilerait des solutions : joue-la quand la première sera finie, ou choisis un autre plateau.
   *[elsewhere] On joue en ce moment ailleurs sur ce plateau : ses solutions restent secrètes. Choisis un autre plateau.
}
problem-solo-beside-match = Il y a une partie dans ce salon. Joue en solo dans un fil, ou en privé : `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = Il y a une partie dans ce salon. Joue en solo quand elle sera finie, ou dans un autre salon.

command-solo = Joue en solo : 17 tuiles contre le sablier, ou un entraînement sans chronomètre
option-solo-hourglasses = Combien de sabliers par tuile : avec deux, c’est plus facile
option-solo-private = Personne d’autre ne voit la partie
choice-hourglasses-1 = un
choice-hourglasses-2 = deux, pour une partie plus facile

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } s’entraîne** – { $options }. Une tuile après l’autre, sans chronomètre.
practice-headline = ### 🎯 Tuile { $number } : { $target } en { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] Longueur libre. Pas de chronomètre.
   *[other] C’est faisable en **{ $moves } mouvements**. Pas de chronomètre.
}
practice-solved = ✅ **Résolue** en { $count } mouvements : `{ $moves }`
    .board = ✅ **Résolue** en { $count } mouvements.
practice-given-up = 🏳️ **Abandonnée.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Il y a une seule solution la plus courte, en { $moves } mouvements.
   *[other] Il y a { $count } solutions les plus courtes, en { $moves } mouvements.
}
practice-more-ways = -# **{ button-study-open }** montre les autres.
practice-tally = Résolues sans indice : **{ $unaided }** · avec indices : **{ $hinted }** · abandonnées : **{ $dropped }**
practice-end = 🏁 **L’entraînement est terminé.**
failed-practice = Ce n’est pas une solution. { $why } Ça ne coûte rien : réessaie.
button-solo-another = Une autre du même genre
button-solo-harder = Plus difficile
button-solo-easier = Plus facile
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Longueur libre
   *[other] { $moves } mouvements
}
problem-practice-alone = À l’entraînement, il n’y a ni sablier, ni fin, ni plateau choisi : seules `{ option-name-rules }` et `{ option-name-private }` vont avec.
option-solo-practice = S’entraîner sans chronomètre : des tuiles d’autant de mouvements que tu veux
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] la longueur que tu résous
    [any] longueur libre
   *[other] { $value } mouvements
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } lance une course** – { $options }.
    { $rounds ->
        [one] { $rounds } tuile
       *[other] { $rounds } tuiles
    } pour tout le monde, { $time } chacune. Chacun cherche en privé : la solution la plus courte gagne la tuile, et les trois premiers ont 3, 2 et 1 points.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] compte à partir de deux joueurs et de trois tuiles résolues
   *[no] trop courte pour le classement
}
race-bots = entraînement avec des bots, jusqu’à ce qu’une deuxième personne ait une solution
race-headline = ### Course, manche { $round } sur { $rounds } : { $target } en { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **On cherche jusqu’à { $until }.** La solution la plus courte gagne ; { $slow ->
    [yes] les longueurs égales se partagent la place.
   *[no] à longueur égale, la première.
}
race-how = Cherche en privé, autant de fois que tu veux : **{ button-race-pad }**, **{ button-type }** ou `/prove R-haut G-gauche …`. Ta solution la plus courte compte.
    .board = Cherche en privé, autant de fois que tu veux : déplace les robots, puis **{ pad-show }**. Ta solution la plus courte compte.
race-have = { $count ->
    [0] 💭 Personne n’a encore de solution.
    [one] ✅ { $count } joueur a une solution.
   *[other] ✅ { $count } joueurs ont une solution.
}
race-done = 🙋 Ont fini : { $count } sur { $players }.
race-finish-votes = 🏁 **{ $count } voix sur les { $needed }** nécessaires pour finir la course.
race-next = Prochaine tuile : { $until }.
race-over = 🏁 Cette course est finie.
# $points: who has how many
race-points = 🎯 Points : { $points }
race-round-over = 🏁 **La manche { $round } sur { $rounds } est finie.**
race-place = { $place }. { $player } – **{ $moves } mouvements**{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}
race-way = ✅ La solution de { $player }, que les robots ont suivie : `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **La manche { $round } sur { $rounds } est finie, et personne n’a de solution.** La tuile { $target } retourne dans la pile.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 La modération a retiré { $player } de la course.
   *[left] 👋 { $player } a quitté la course.
}
race-finish-voted = 🏁 { $player } vote pour finir la course : celui qui a le plus de points l’emporterait.
race-finish-how = Pour voter aussi : `/ricochet { command-name-stop }`, si tu as proposé une solution.
    .board = Ceux qui ont proposé une solution votent aussi.
race-end-moved = 🔌 J’étais absent quand le temps s’est écoulé. Nouvelle fin : { $until }.
race-zone-dropped = 🕰️ Je ne connais pas ici le fuseau horaire `{ $zone }`. Désormais, les manches se terminent selon l’heure UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 La course a été finie plus tôt : les points acquis décident.
    [abandoned] 😴 Deux tuiles de suite sans solution : la course est finie.
    [deserted] 🤖 Deux manches sans personne : la course est finie.
   *[stopped] 🏁 **La course a été annulée** avant le premier point.
}
race-won = 🏆 **{ $count ->
    [one] { $winners } gagne la course !
   *[other] { $winners } se partagent la victoire !
}**
race-without-winner = 🏁 **La course est finie.** Personne n’a de point : il n’y a pas de vainqueur.
race-code = Rejouer ce plateau : `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = Le code de ce plateau : `{ $code }`
race-pad-closed = ⌛ Cette manche est finie.
# Your own shortest solution so far
race-own = 🏅 Ta meilleure : **{ $count } mouvements**. Peux-tu faire mieux ?
pad-headline-race = ### Manette – { $made ->
        [one] { $made } mouvement
       *[other] { $made } mouvements
    }
    Choisis un robot, puis une direction. Personne d’autre ne voit ceci. Tu as jusqu’à { $until }.
race-submitted = ✅ **{ $count } mouvements** – c’est une solution ! Ta plus courte compte : essaie en moins, ou appuie sur **J’ai fini**.
failed-race = Ce n’est pas une solution. { $why } Cela ne coûte rien : réessaie.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = J’ai fini
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Tout le monde a fini : la manche est finie.
    [bots] 🙋 Tu as fini avec cette tuile. La manche finit dès que plus aucun bot ne réfléchit, au plus tard à { $until }. Tu peux encore proposer plus court.
    [time] 🙋 Tu as fini avec cette tuile. La manche dure jusqu’à { $until }, pour que d’autres puissent s’y mettre. Tu peux encore proposer plus court.
   *[others] 🙋 Tu as fini avec cette tuile. La manche finit quand tous ont fini, ou à { $until }. Tu peux encore proposer plus court.
}
done-left-race = 👋 Tu as quitté la course, et plus personne ne t’attend. Ta solution pour cette tuile est retirée, tes points restent. Propose une solution, et te revoilà.
done-removed-race = 🚪 { $player } n’est plus dans la course et garde ses points.
done-race-stopped = La course est finie.
done-race-vote = 🏁 Tu votes pour finir la course : { $count } voix sur les { $needed } nécessaires. Proposer une solution annule ce vote.

refusal-race-game-over = Cette course est finie. `/ricochet { command-name-race }` en lance une autre.
    .board = Cette course est finie.
refusal-race-no-chip-up = Aucune tuile n’est visible en ce moment. La prochaine vient à { $until }.
refusal-race-sand-has-run-out = Le temps est écoulé pour cette tuile.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = Il n’y a pas de cinquième robot, noir ou argenté, dans cette course : les robots sont R, G, B et Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Ça marche, mais tu as déjà une solution en { $own } mouvements.
refusal-race-removed = La modération t’a retiré de cette course.
refusal-race-not-playing = Tu n’es pas dans cette course en ce moment. Ouvre d’abord la manette ou propose une solution.
    .board = Tu n’es pas dans cette course en ce moment. Déplace d’abord un robot ou propose une solution.
refusal-race-done-already = Tu as déjà fini avec cette tuile.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Seuls { $starter }, qui a lancé la course, et les membres ayant la permission **Gérer les messages** peuvent la finir.
refusal-race-no-stake = Finir la course, c’est à ceux qui sont présents et y ont proposé une solution d’en décider. Proposes-en une, et tu auras une voix, toi aussi.
refusal-race-wants-to-finish-already = Tu as déjà voté pour finir la course. Si tu proposes une solution, ta voix ne compte plus.
refusal-race-not-yours-to-let-watch = Seuls { $starter }, qui a lancé la course, et les membres ayant la permission **Gérer les messages** décident si tout le monde peut la regarder.
refusal-race-not-yours-to-remove = Seuls les membres ayant la permission **Gérer les messages** peuvent retirer un joueur de la course.
refusal-race-has-not-bid = { $other } n’a rien proposé dans cette course.
refusal-race-removed-already = { $other } n’est déjà plus dans cette course.
refusal-race-not-yours-to-add-bot = Seul { $starter }, qui a lancé la course, peut ajouter des bots.
refusal-race-too-late-to-add-bot = Des bots peuvent se joindre tant que la première tuile n’est pas gagnée : trois au plus.
refusal-race-voted-already = Tu as déjà demandé la manche suivante.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Trop tard : la course a continué.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = Je ne connais pas `{ $text }`. Choisis dans la liste que Discord montre pendant que tu écris.
problem-race-running = Il y a déjà une course dans ce salon.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Cette manche est finie. Utilise les boutons sous le plateau le plus récent.
    .board = Cette manche est finie.
problem-race-beside-other = Un autre jeu est en cours dans ce salon. Lance la course dans un fil, ou une course avec des heures pour chaque tuile : `/ricochet { command-name-race } { option-name-time }:24`.
    .board = Un autre jeu est en cours dans ce salon. Lance la course quand il sera fini, ou dans un autre salon.
problem-beside-race = Il y a une course dans ce salon. Joue dans un fil, ou quand elle sera finie.
    .board = Il y a une course dans ce salon. Joue quand elle sera finie, ou dans un autre salon.

command-race = Course : tous cherchent la même tuile en privé, et la solution la plus courte gagne
option-race-time = La durée d’une manche : des minutes, ou des heures pour une course lente (sinon, 3 minutes)
option-race-chips = Combien de tuiles sont jouées (sinon, 5)
choice-race-time-60 = 1 minute
choice-race-time-120 = 2 minutes
choice-race-time-180 = 3 minutes
choice-race-time-300 = 5 minutes
choice-race-time-600 = 10 minutes
choice-race-time-3600 = 1 heure (lente)
choice-race-time-28800 = 8 heures (lente)
choice-race-time-86400 = 24 heures (lente)

### The rush

rush-title = ### ⚡ Contre-la-montre
rush-ready = Le plus de tuiles possible en { $minutes } minutes, des courtes aux longues : toute solution compte, et la tuile suivante vient aussitôt. Appuie sur un robot, puis sur les directions ; aucun bouton n’est nécessaire pour montrer tes mouvements. Tu peux passer { $passes } tuiles.
    -# Personne d’autre ne voit ceci. Le chronomètre part quand tu appuies sur **Partez**.
button-rush-go = ▶️ Partez
rush-headline = ### ⚡ Tuile { $number } : { $target } en { $cell }
rush-status = ⏱️ **Tu as jusqu’à { $until }.** { $count }
rush-count = Résolues : **{ $solved }**, à passer encore : { $passes }.
rush-how = -# Amènes-y { $robot ->
    [any] **n’importe quel robot**
   *[other] le **robot { $robot ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }**
}, avec un changement de direction à 90° entre deux de ses mouvements : la tuile suivante vient aussitôt.
rush-solved = ✅ { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
} – tuile suivante !
rush-passed = ⏭️ Passée – tuile suivante !
rush-over = ### ⚡ { $ending ->
    [all-played] Toutes les tuiles sont jouées !
    [stopped] Tu as arrêté le contre-la-montre.
   *[time-up] Le temps est écoulé !
} { $count ->
    [0] Aucune tuile résolue.
    [one] { $count } tuile résolue.
   *[other] { $count } tuiles résolues.
}
rush-record = { $result ->
    [first] 🏆 Ton premier résultat : `/ricochet { command-name-stats }` garde ton record.
    [better] 🏆 **Nouveau record personnel !** Avant : { $record }.
    [equal] 🏅 Autant que ton record.
    [below] Ton record : **{ $record }**.
   *[none] -# Les chemins courts d’abord : regarde où peut glisser le robot de la couleur de l’objectif.
}
    .board = { $result ->
        [first] 🏆 Ton premier résultat.
        [better] 🏆 **Nouveau record personnel !** Avant : { $record }.
        [equal] 🏅 Autant que ton record.
        [below] Ton record : **{ $record }**.
       *[none] -# Les chemins courts d’abord : regarde où peut glisser le robot de la couleur de l’objectif.
    }
rush-best = 💡 La tuile { $number } demande { $count } mouvements{ $shown ->
    [yes] {""}, comme sur l’image
   *[no] {""}
} : `{ $moves }`
    .board = 💡 La tuile { $number } demande { $count } mouvements : `{ $moves }`
rush-solved-chips = ✅ Résolues, tes mouvements/le minimum : { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Coupe
cup-ready = { $chips } tuiles en { $minutes } minutes, des courtes aux longues, les mêmes pour tout le monde. Une solution minimale vaut **{ $most }** points, chaque mouvement de plus en coûte un, et toute solution en vaut au moins un. C’est la première solution montrée qui compte : réfléchis avant **{ pad-show }**. Tu peux passer chaque tuile, et une coupe ne se joue qu’une fois.
    -# Personne d’autre ne voit ceci. Le chronomètre part quand tu appuies sur **Partez**.
cup-headline = ### 🏆 Tuile { $number } sur { $chips } : { $target } en { $cell }
cup-count = Points : **{ $points }**.
cup-how = -# Moins il y a de mouvements, mieux c’est. La première solution montrée compte, et la tuile suivante vient aussitôt.
cup-over = ### 🏆 { $ending ->
    [all-played] Toutes les tuiles sont jouées !
    [stopped] Tu as arrêté la coupe.
   *[time-up] Le temps est écoulé !
} **{ $points } points sur { $most }.**
cup-points = Points par tuile : { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# Les solutions minimales arrivent lundi. D’ici là, ne dévoile pas les tuiles, s’il te plaît.
button-cup = 🏆 Jouer la coupe
problem-cup-off = Ce serveur ne joue pas la coupe de la semaine. La personne qui le gère peut l’activer dans mes réglages.
problem-cup-closed = La coupe se joue le samedi et le dimanche (UTC). La prochaine ouvre le { $opens }.
problem-cup-played = Tu as déjà commencé cette coupe, et chacun ne la joue qu’une fois. La prochaine ouvre le { $opens }.
failed-rush = Ce n’est pas une solution. { $why } Le temps court : réessaie.
refusal-rush-game-over = Ce contre-la-montre est fini. `/ricochet { command-name-rush }` en lance un autre.
    .board = Ce contre-la-montre est fini.
refusal-rush-not-yours = C’est celui de quelqu’un d’autre. `/ricochet { command-name-rush }` lance le tien.
    .board = C’est celui de quelqu’un d’autre.
refusal-rush-no-chip-up = Le temps ne court pas encore. Appuie sur **Partez**.
refusal-rush-chip-is-up = Le temps court déjà.
refusal-rush-sand-has-run-out = Le temps est écoulé.
refusal-rush-no-passes-left = Tu as déjà passé trois tuiles : résous celle-ci.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = Il n’y a pas de cinquième robot, ni noir ni argenté, dans un contre-la-montre : les robots sont R, G, B et Y.
refusal-rush-out-of-date = Trop tard : le jeu a continué.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Cette tuile est finie. Utilise les boutons sous le plateau le plus récent.
problem-no-chips-drawn = Je ne peux pas préparer de tuiles en ce moment : mon solveur ne marche pas. La personne qui m’héberge en trouvera la raison dans le journal.

command-rush = Contre-la-montre : le plus de tuiles en trois minutes, en privé
option-cup = La coupe de ce week-end : cinq tuiles, dix minutes, une seule fois

### Your own games

command-my-games = Montre où tu joues, et ce qui t’attend
my-games-headline = ### Tes parties
my-games-empty = Tu ne joues nulle part en ce moment. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` ou `/ricochet { command-name-solo }` commence quelque chose.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Course
    [rush] ⚡ Contre-la-montre
    [solo] 🧩 Partie en solo
   *[match] 🤖 Partie
} { $link } – { $what ->
    [prove] **montre tes mouvements avant { $until }**
    [bid] tu n’as pas encore fait d’annonce
    [solve] **résous la tuile avant { $until }**
    [better] ta meilleure : { $moves } mouvements ; jusqu’à { $until }
    [chip] **résous la tuile avant { $until }**
    [practice] une tuile t’attend, sans chronomètre
    [next] la prochaine tuile t’attend
    [first] appuie sur **Partez** pour la première tuile
    [go] appuie sur **Partez** pour lancer le chronomètre
   *[none] rien à faire en ce moment
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] Il faut { $fewest } mouvements ou plus.
   *[other] Il faut de { $fewest } à { $most } mouvements.
}
# $robots: the names of those that move
hint-robots = 💡 Robots qui bougent dans une solution minimale : { $robots }.
# $move: in the notation
hint-first-move = 💡 Elle peut commencer par `{ $move }`.
button-hint-length = 💡 Combien de mouvements ?
button-hint-robots = 💡 Quels robots ?
button-hint-first-move = 💡 Premier mouvement ?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Énigme { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } en { $cell }
daily-task = -# { $robot ->
    [any] Amène **n’importe quel robot**
   *[other] Amène le **robot { $robot ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }**
} sur la case objectif, en aussi peu de mouvements que possible, avec un changement de direction à 90° entre deux de ses propres mouvements. Pas de sablier, essais illimités.
daily-failed = ⚠️ **Ce n’est pas une solution.** { $why }
daily-tries = -# { $tries ->
    [one] Un essai jusqu’ici
   *[other] { $tries } essais jusqu’ici
}
daily-hint-price = -# 💡 Chaque indice coûte une étoile ; la dernière reste.
daily-solved = ✅ **C’est ça !** { $count } mouvements : `{ $moves }`
    .board = ✅ **C’est ça !** { $count } mouvements.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Ta meilleure solution : { $count } mouvements** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 C’est possible en { $count } mouvements.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Résolue pour la première fois à l’essai { $tries }, au bout de { $count } { $unit ->
    [seconds] { $count ->
        [one] seconde
       *[other] secondes
    }
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
   *[hours] { $count ->
        [one] heure
       *[other] heures
    }
}
daily-shown = -# Tu as vu les solutions : d’autres essais n’y changent plus rien.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **La seule solution en { $length } mouvements**
   *[other] 🌟 **Solution { $way } sur { $count }** en { $length } mouvements
}
button-daily-again = Réessayer
button-daily-solutions = Solutions minimales
button-daily-give-up = Renoncer : voir les solutions
button-daily-before = La veille
button-daily-easier = Une plus facile
choice-daily = { DATETIME($date, dateStyle: "long") } · nº { $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` n’est pas une date. Écris année, mois et jour, par exemple { $date }.
problem-no-such-day = Il y a des énigmes du { DATETIME($first, dateStyle: "long") } au { DATETIME($last, dateStyle: "long") }. Celle d’un jour commence à minuit UTC.
problem-no-puzzle = Je ne peux pas choisir d’énigme en ce moment : mon solveur ne marche pas. La personne qui m’héberge en trouvera la raison dans le journal.
# $robots: the names of those that play
problem-not-in-puzzle = Ce robot n’est pas dans cette énigme. Robots en jeu : { $robots }. Essaie encore.
problem-not-solved-yet = Résous d’abord l’énigme : je te montrerai ensuite toutes les solutions minimales.
problem-board-of-today = Cela ressemble beaucoup à l’énigme du jour, et y jouer la dévoilerait. Joue-le demain, ou choisis un autre plateau.
problem-board-of-cup = Cela ressemble beaucoup au plateau de la coupe de ce week-end, et y jouer la dévoilerait. Joue-le lundi, ou choisis un autre plateau.

command-daily = L’énigme du jour, rien que pour toi, avec autant d’essais que tu veux
option-date = Un jour passé, par exemple 2026-11-21 (sinon, aujourd’hui)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Analyse
   *[other] Analyse de la manche { $round }
} : { $target } en { $cell }
study-proof = 🏅 La solution de { $player }, **{ $count } mouvements**.
study-no-proof = Personne n’a montré de solution.
study-own = ✍️ Ta propre solution, **{ $count } { $count ->
    [one] mouvement
   *[other] mouvements
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Le mouvement { $move } s’est écarté du plus court chemin : il en fallait encore { $left }, soit { $total } en tout. Le minimum était de { $best }.
study-no-own = Tu n’as pas de solution à toi dans cette manche.
study-searching = 🔍 Je cherche encore toutes les solutions minimales. Regarde à nouveau dans un instant.
study-hints = 🧠 Je connais les solutions minimales. Demande les indices un à un, regarde les solutions ou essaie.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Retour
step-on = Suite ▶
step-previous = ⏮ Solution précédente
step-next = Solution suivante ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Une seule solution minimale**
       *[other] **{ $count } solutions minimales**
    }
   *[no] **Au moins { $count } solutions minimales**
}, { $moves } mouvements.{ $orders ->
    [yes] {" "}Sans tenir compte de l’ordre des robots : { $differing ->
        [yes] { $different }.
       *[no] au moins { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Solution { $way } sur { $shown }{ $all ->
    [yes] .
   *[no] {" "}que je montre.
}
button-study-open = 🔬 Analyse
button-study-round = 🔬 Analyse de la manche { $round }
button-study-before = ⏮ Manche { $round }
button-study-after = Manche { $round } ⏭
button-study-proof = Solution montrée
button-study-own = Ma solution
button-study-ways = Solutions minimales
button-study-again = 🔍 Regarder à nouveau
button-study-try = 🎮 Essayer
button-study-back = ◀ Retour à l’analyse
button-again-rematch = 🔁 Revanche
button-again-proposed = { $level ->
    [easy] 🤖 Contre des bots faciles
    [medium] 🤖 Contre des bots moyens
    [hard] 🤖 Contre des bots difficiles
   *[same] ⚖️ La revanche proposée
 }
button-again-board = Rejouer ce plateau
button-again-solo = 🔁 Rejouer
button-again-rush = 🔁 Recommencer
button-again-race = 🔁 Encore une course
try-headline = ### Essaie : { $target } en { $cell }
    Choisis un robot, puis une direction. Personne d’autre ne voit ceci. Pas de chronomètre, rien ne compte.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **C’est ça, en { $count } mouvements !** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 On ne peut pas faire moins.
    [no] {"\u000A"}💡 On peut faire moins.
   *[unknown] {""}
}

problem-study-what = Que veux-tu analyser ? Indique un code, `/ricochet { command-name-study } { option-name-code }:…`, ou ton plateau à la maison : ses `{ option-name-tiles }`, tous ses `{ option-name-robots }` et l’`{ option-name-target }`. Si un code n’a pas d’objectif, indique-le aussi.
problem-study-code = Ce n’est pas un code. { $fault ->
    [characters] Un code n’a que des lettres et des chiffres.
    [length] Celui d’un plateau a 24 lettres et chiffres, celui d’une position 14 ; le tien en a { $count }. Copie-le en entier.
    [check] Il est complet, mais il y a une faute de frappe : ses deux derniers caractères, qui vérifient les autres, ne vont pas avec eux. Copie-le au lieu de le taper.
   *[impossible] Il désigne une position qui ne peut pas exister. Copie-le au lieu de le taper.
}
problem-study-in-play = { $where ->
    [here] C’est la position de la partie dans { $channel }, ou presque. L’analyse dévoilerait des solutions : regarde-la quand la partie sera finie.
    [yours] C’est la position d’une de tes parties, ou presque. L’analyse dévoilerait des solutions : regarde-la quand la partie sera finie.
   *[elsewhere] On joue en ce moment cette position ailleurs : ses solutions restent secrètes. Analyse-en une autre.
}
problem-study-of-today = Cela ressemble beaucoup à l’énigme du jour, et l’analyse la dévoilerait. Reviens demain.
problem-study-of-cup = Cela ressemble beaucoup à une tuile de la coupe de ce week-end, et l’analyse la dévoilerait. Reviens lundi.
problem-study-too-soon = Cette manche ne peut pas encore être analysée, car sa tuile peut revenir. Reviens quand elle sera gagnée, ou la partie finie.
problem-no-study = Il n’y a encore rien à analyser : aucune manche de ce salon n’est terminée.
problem-game-gone = Cette partie ne peut plus être lue.
problem-results-too-soon = Cette partie est encore en cours. Ses résultats seront là quand elle sera terminée.
problem-tables-playing = D’autres tables du tournoi jouent encore sur ce plateau. Les résultats seront là quand toutes auront fini.
problem-bound-elsewhere = Tu joues à une autre table de ce tournoi : { $link }. Après une annonce à une table, on ne joue qu’à celle-là.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] Les tables d’un tournoi sont comparées entre elles, donc sans bots : n’indique pas `{ option-name-bots }`.
    [difficulty] Un tournoi mélange comme le dit la règle du jeu : n’indique pas `{ option-name-difficulty }`.
   *[other] Le tournoi en cours se joue avec d’autres règles. N’indique pas ces options pour t’y joindre ; après sa première manche, tu peux en lancer un autre.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Résultats de la partie nº { $number }**, terminée { $ended } après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} : pour les tableurs et pour les programmes.
button-results = 📄 Résultats en fichiers

command-study = Analyse une position pour toi : indices et toutes les solutions minimales, pas à pas
option-study-code = Le code d’une position ou d’un plateau ; { option-name-target } indique une autre tuile
option-study-robots = Où sont tous les robots sur ton plateau à la maison : R C7 G A1 B P16 Y H3
option-study-target = La tuile à atteindre, par exemple lune rouge

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 vert
    [blue] 🔵 bleu
    [red] 🔴 rouge
   *[yellow] 🟡 jaune
} ({ $number }A à { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 vert
    [blue] 🔵 bleu
    [red] 🔴 rouge
   *[yellow] 🟡 jaune
} { $letter }
tiles-text = ## Les quarts de ton plateau
    {""}**Le numéro** est la marque de couleur imprimée sur le quart : 1 🟢 vert, 2 🔵 bleu, 3 🔴 rouge, 4 🟡 jaune. Ceux de 1999 n’ont pas de marque, mais leur symbole rouge le dit : 1 🌙 lune, 2 🪐 planète, 3 ⚙️ engrenage, 4 ⭐ étoile.
    {""}**La lettre** est la face. Tourne le quart jusqu’à ce que le coin qui va au centre soit en bas à droite, et compare. Ceux de 1999 montrent A ou B ; seule D a des barrières de couleur.
tiles-options = Nomme les quatre quarts **dans le sens horaire, depuis en haut à gauche** : `1A 2B 3A 4B`. **{ form-table-title }**, sous **{ button-other-rules }** au message d’un jeu que tu viens de lancer, les demande, ainsi que la place des robots, comme `R C7 G A1`, et la tuile visible, comme `lune rouge` ; le reste est tiré au sort. `/ricochet { command-name-study }` prend la même chose.
button-tiles = Tous les quarts
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` n’est pas un quart de plateau. Un quart, c’est son numéro et sa lettre, par exemple `1A` ; `vert A` est le même. { $count ->
    [0] Il y en a déjà quatre.
   *[other] Ici va l’un de ceux-ci : { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` est là deux fois
   *[no] `{ $token }` et `{ $other }` ne vont pas ensemble : tous deux ont la marque { $colour ->
        [green] verte
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    }
}, et il faut un quart de chaque marque. { $count ->
    [0] Enlève l’un des deux.
   *[other] Il manque à la place : { $right }.
}
table-tiles-missing = ❌ Il faut quatre quarts, un de chaque marque ; nomme-les dans le sens horaire depuis le coin en haut à gauche, par exemple `1A 2B 3A 4B`. Il manque encore : { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }` : quel robot est-ce ? Nomme chaque robot puis sa case, par exemple `R C7 G A1` ; les robots sont { $right }.
table-unknown-cell = ❌ { $token ->
    [none] Il manque une case à `{ $other }`
   *[other] `{ $token }` n’est pas une case
}. Les cases vont de A1, en haut à gauche, à P16, en bas à droite : colonnes A à P, lignes 1 à 16. Écris `{ $other } C7`.
table-robot-twice = ❌ Le robot `{ $token }` est là deux fois, la seconde en { $other }. Il ne peut être que sur une case.
table-two-fifth-robots = ❌ `{ $other }` et `{ $token }` sont deux cinquièmes robots, noir et argenté, et sur une table il n’y en a qu’un. Enlève l’un des deux.
table-cell-taken = ❌ `{ $token }`, c’est impossible : le robot `{ $other }` y est déjà. Il faut une case pour chaque robot.
# $other: middle or diagonal
table-cell-closed = ❌ Aucun robot ne peut être en `{ $token }` : { $other ->
    [middle] cette case fait partie du bloc central
   *[diagonal] cette case porte une barrière
}. Toute autre case convient, même une case objectif.
table-unknown-chip = ❌ `{ $token }` n’est pas une tuile objectif. Nomme sa couleur et son symbole – lune, planète, étoile ou engrenage –, par exemple `lune rouge` ou `Rm` ; ou `multicolore`.
problem-tiles-or-code = Un plateau vient de son code ou de chez toi, pas des deux. Enlève `{ option-name-code }`, ou bien `{ option-name-tiles }`, `{ option-name-robots }` et `{ option-name-target }`.
problem-table-needs-tiles = Nomme aussi les quarts, par exemple `1A 2B 3A 4B` : les robots et l’objectif sont pour ton plateau à la maison.

### Starting the program

program-gallery-done = Ouvre { $page } dans un navigateur.
program-gallery-unwritable = Impossible d’écrire dans { $folder } : { $why }. Indique un dossier où ce programme peut écrire.
program-no-local = Pour jouer dans le navigateur, il faut l’extra « local » ({ $why }). Définis DISCORD_TOKEN, ou installe-le : { $install }
# In the image of the container
program-image = Cette image ne joue que sur Discord, et il lui faut DISCORD_TOKEN. Écris DISCORD_TOKEN=… dans un fichier .env, et lance l’image avec --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Les métriques demandent l’extra « metrics » ({ $why }). Installe-le : { $install }
program-no-postgres = Une base de données sur un serveur PostgreSQL demande l’extra « postgres ». Installe-le : { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = Impossible de servir quoi que ce soit sur { $address } : { $why }. Indique dans RICOCHET_HTTP une autre adresse de cette machine, ou arrête ce qui y écoute.
program-no-token = DISCORD_TOKEN n’est pas défini : tu joues dans le navigateur.
program-local-file = Le jeu est conservé dans { $file }.
program-wrong-token = Discord n’accepte pas le DISCORD_TOKEN. Copie-le à nouveau depuis le Developer Portal, page « Bot ».
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord n’accorde pas à ce programme l’intent « guilds » qu’il demande ({ $code }). Vérifie son application dans le Developer Portal, page « Bot », ou prends une version plus récente de ce programme.
program-closed = Discord a fermé la connexion pour de bon ({ $code }). Relance le programme ; si cela ne suffit pas, prends une version plus récente de ce programme.
program-few-starts = Il ne reste aujourd’hui que { $remaining } démarrages sur { $total }, alors le bot ne démarre pas : Discord retire le jeton de qui les épuise. Il y en aura d’autres dans { $minutes } minutes. Cherche dans le journal pourquoi le bot démarre si souvent.
program-no-discord = Discord est injoignable : { $why }. Vérifie le réseau de cette machine, et relance le programme.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } ne peut pas servir de base de données : { $why }. { $local ->
    [yes] Lance le programme dans un dossier où il peut écrire.
   *[no] Indique dans RICOCHET_DATABASE un fichier d’un dossier où ce programme peut écrire.
}
program-database-damaged = { $file } est endommagé : { $why }. { $local ->
    [yes] Mets ce fichier ailleurs, ou lance le programme dans un autre dossier.
   *[no] Mets une sauvegarde à sa place : { $ricochet } restore FICHIER.
}
program-database-foreign = { $file } n’est pas une base de données de ce bot. { $local ->
    [yes] Mets ce fichier ailleurs, ou lance le programme dans un autre dossier.
   *[no] Indique dans RICOCHET_DATABASE un autre fichier ; celui-ci est resté tel quel.
}
program-database-earlier = { $file } vient d’une version antérieure à 1.0, que celle-ci ne lit pas : { $local ->
    [yes] garde ce fichier ailleurs, ou lance le programme dans un autre dossier.
   *[no] garde cette base de données, et indiques-en une autre dans RICOCHET_DATABASE.
}
program-database-newer = { $file } vient d’une version plus récente de ce programme. { $local ->
    [yes] Prends une version plus récente de ce programme, ou lance-le dans un autre dossier.
   *[no] Prends une version plus récente de ce programme, ou indique un autre fichier dans RICOCHET_DATABASE.
}
program-database-in-use = { $file } est déjà utilisé par un autre bot. { $local ->
    [yes] Arrête l’autre programme qui utilise ce fichier, ou lance celui-ci dans un autre dossier.
   *[no] Arrête l’autre programme qui utilise ce fichier, ou indiques-en un autre dans RICOCHET_DATABASE.
}
# $place: the address of a server's database, without its password
program-database-server = Impossible d’utiliser { $place } : { $why }. Vérifie RICOCHET_DATABASE, et que le serveur tourne.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = La partie { $game } continuera au démarrage du bot.
take-up-unknown = Aucune partie { $game } n’a été mise de côté.
take-up-running = Une autre partie se joue là où était la partie { $game }. Reprends celle-ci quand l’autre sera finie.
take-up-unreadable = La partie { $game } ne peut toujours pas être lue : { $why }
# $file: its path, $why: the system's own words
program-not-written = Impossible d’écrire { $file } : { $why }.
program-output = Impossible d’écrire quoi que ce soit sur la sortie standard : { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } a été vérifié (parties : { $games }, évènements : { $events }).
backup-exists = { $file } existe déjà. Indique un fichier qui n’existe pas.
backup-missing = Le fichier { $file } n’existe pas.
backup-foreign = { $file } n’est pas une base de données de ce bot.
backup-earlier = { $file } vient d’une version antérieure à 1.0, que celle-ci ne lit pas : garde cette base de données, et indiques-en une autre.
backup-newer = { $file } vient d’une version plus récente de ce programme. Utilise cette version.
backup-damaged = { $file } est endommagé : { $why }.
backup-in-use = { $file } est en cours d’utilisation. Arrête d’abord le bot, ou ce qui a ouvert le fichier.
restore-done = { $database } contient maintenant ce qu’il y a dans { $file } (parties : { $games }, évènements : { $events }).
restore-kept = Ce qu’il y avait avant est dans { $kept }.
backup-server = La base de données est sur un serveur PostgreSQL. Utilise ses propres outils, pg_dump et pg_restore : docs/machines.md dit comment.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } contient tout ce qu’il y a dans { $from } (parties : { $games }, évènements : { $events }, lignes : { $rows }, serveurs : { $servers }). Chaque table a autant de lignes, les classements de tous les serveurs sont les mêmes et toutes les parties ont été rejouées. Indique cette base de données dans RICOCHET_DATABASE et lance le bot.
move-unreadable = { $games } des parties sont illisibles, comme avant ; elles ont été transférées telles quelles.
move-step = { $step ->
    [rows] copie
    [leaderboards] comparaison des classements
   *[games] relecture des parties
}
move-same = FROM et TO sont la même base de données.
move-missing = Il n’y a pas de base de données de ce bot dans { $file }.
move-filled = { $file } n’est pas vide : il y a quelque chose dans la table { $table }. Indique une base de données où il n’y a rien.
move-in-use = { $file } est en cours d’utilisation. Arrête d’abord tous les bots qui l’utilisent.
move-unusable = { $file } ne peut pas servir de base de données : { $why }.
move-differs = Rien n’a été transféré, car ce qui est arrivé n’est pas pareil : { $why }.
move-broken-off = Rien n’a été transféré : { $why }.
move-interrupted = Rien n’a été transféré : tu as tout interrompu.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = { $count } fuseaux horaires sont connus.
doctor-no-time-zones = Aucun fuseau horaire n’est connu. Réinstalle ce programme.
doctor-letters = Les noms sont dessinés dans toutes les écritures.
doctor-no-joined-letters = Les noms dans les écritures qui lient leurs lettres, comme l’arabe, sont dessinés lettre par lettre. Installe fribidi, par exemple : apt-get install libfribidi0.
doctor-no-fonts = Ces polices ne peuvent pas être lues : { $fonts }. Réinstalle ce programme.
doctor-solver = Le solveur est prêt : { $place }.
doctor-solver-unavailable = Le solveur ne convient pas à cette machine : il n’y a donc pas de meilleures solutions ; tout le reste fonctionne. { $install ->
    [none] Construis l’image sur cette machine : docker build -t ricochet .
   *[other] Installe Numba, et il sera compilé ici : { $install }
}
doctor-solver-to-compile = Le solveur n’est pas encore compilé. Le premier démarrage s’en charge, en une demi-minute environ, et le garde dans { $folder }.
doctor-solver-to-compile-always = Le solveur est compilé à chaque démarrage, faute de dossier où le garder. Indique dans NUMBA_CACHE_DIR un dossier où ce programme peut écrire.
doctor-database = { $file } est à jour : version { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } Mo.
doctor-database-new = La base de données { $file } n’existe pas encore. Le premier démarrage la crée.
doctor-database-older = { $file } est en version { $version }. Le prochain démarrage la passe en version { $latest } ; fais d’abord une copie : { $ricochet } backup FICHIER.
doctor-database-server = La base de données { $place } peut être utilisée.
doctor-room = { NUMBER($gigabytes, maximumFractionDigits: 0) } Go sont libres sur le disque de la base de données.
doctor-little-room = Il n’y a que { NUMBER($megabytes, maximumFractionDigits: 0) } Mo de libres à côté de la base de données. Fais de la place avant que plus rien ne puisse être enregistré.
doctor-disk = Le disque garde ce qui est enregistré en { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = Le disque met { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms à garder ce qui est enregistré, et tous ceux qui jouent l’attendent. Indique dans RICOCHET_DATABASE un fichier sur un disque plus rapide.
doctor-no-token = DISCORD_TOKEN n’est pas défini : le bot ne joue que dans le navigateur. Pour Discord, copie le jeton depuis le Developer Portal, page « Bot ».
doctor-token = Discord connaît le bot sous le nom de { $name }.
doctor-clock = L’horloge de cette machine est d’accord avec celle de Discord.
doctor-clock-wrong = L’horloge de cette machine a { $seconds } secondes { $direction ->
    [ahead] d’avance
   *[behind] de retard
} sur celle de Discord. Fais-la régler par le réseau (NTP) : d’ici là, les annonces comptent quand elles arrivent, pas quand elles ont été faites.
doctor-starts = Il reste { $remaining } démarrages sur { $total } aujourd’hui.
doctor-few-starts = Il ne reste que { $remaining } démarrages sur { $total } ; il y en aura d’autres dans { $minutes } minutes. Cherche dans le journal pourquoi le bot démarre si souvent.
doctor-no-starts = Il ne reste aucun démarrage ; il y en aura d’autres dans { $minutes } minutes. Attends jusque-là : Discord retire le jeton de qui continue.
doctor-shards = Discord recommande { $recommended ->
    [one] un shard
   *[other] { $recommended } shards
}.
doctor-few-shards = Discord recommande { $recommended } shards, et RICOCHET_SHARDS vaut { $shards } : avec beaucoup trop peu, Discord ne laisse pas entrer le bot. Arrête tous les processus, et relance-les avec davantage.
doctor-secret = Discord accepte le DISCORD_CLIENT_SECRET.
doctor-wrong-secret = Discord n’accepte pas le DISCORD_CLIENT_SECRET : personne ne peut donc se connecter au plateau. Clique sur « Reset Secret » dans le Developer Portal, page « OAuth2 », et copie le nouveau.
doctor-channels = Le bot peut faire ce qu’il lui faut dans les { $count } salons choisis par les serveurs.
doctor-no-rights = Dans { $channel } sur { $server }, il manque au bot : { $permissions }. Autorise-le là-bas, ou choisis un autre salon avec /ricochet { command-name-settings }.
doctor-channel-gone = Le salon { $channel }, choisi par { $server }, n’existe plus. Choisis-en un autre avec /ricochet { command-name-settings }.
doctor-end = { $faults ->
    [0] Le bot peut jouer.
   *[other] Le bot ne peut pas jouer tant que ce qui est marqué ✗ n’est pas réparé.
}

# $kept: whether the result is kept for the next time
solve-compiling = Compilation du solveur{ $kept ->
    [yes] , une seule fois
   *[no] {" "}(pour la garder, indique dans NUMBA_CACHE_DIR un dossier accessible en écriture)
} : environ une demi-minute…
program-no-positions = Rien à résoudre : indique un code, ou écris des positions sur l’entrée standard.
program-no-position = Ce n’est pas une position : { $why }.
program-which-chip = Quelle tuile ? Indique l’une d’elles avec --target : { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Ligne { $line } : { $why }
program-not-all-read = Toutes les positions n’ont pas pu être lues.
solve-target = Objectif : { $target } en { $cell }
solve-solution = Solution minimale, { $count } mouvements :
    { $moves }
solve-none-within = Il n’y a pas de solution en { $moves } mouvements ou moins.
solve-none = Il n’y a aucune solution.
solve-gave-up = Aucune solution n’a été trouvée en un temps raisonnable.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } positions examinées

setting-address = il faudrait un port, par exemple 9464, ou une adresse avec un port, par exemple 0.0.0.0:9464
setting-web = il faudrait une adresse comme https://plateau.example.org, sans chemin ; http ne vaut que pour cette machine
setting-networks = il faudrait des adresses ou des réseaux, par exemple 127.0.0.1, 172.18.0.0/16
setting-contact = il faudrait une seule ligne d’au plus 200 caractères, par exemple un lien ou un nom
setting-web-secret = RICOCHET_WEB a besoin de DISCORD_CLIENT_SECRET, du portail des développeurs, page « OAuth2 ».
setting-file-empty = le fichier est vide
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } n’est pas un réglage et n’a aucun effet. { $nearest ->
    [none] Tous les réglages sont dans .env.example.
   *[other] Veux-tu dire { $nearest } ?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } ne peut pas valoir { $value } : { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = Impossible de lire { $file } : { $why }. Donne à ce programme le droit de le lire, ou supprime-le.
settings-folder = { $file } est un dossier, et devrait être un fichier avec un réglage par ligne. Mets-le ailleurs.
settings-no-text = Impossible de lire { $file } comme du texte. Enregistre-le à nouveau, avec l’encodage UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Tape /ricochet { command-name-start } pour commencer. En haut, « { local-viewer } » choisit le joueur que tu incarnes, ici ou en messages privés (MP).
local-greeting-game = Ricochet Robots : trouve le moins de mouvements possible pour amener un robot sur sa case.
local-button-tutorial = Apprendre (quatre plateaux)
local-button-board = Le plateau seul
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (MP)
local-language = Langue
local-viewer = Jouer en tant que
local-more = Plus
local-message = Message dans { $place }
local-new-messages = Nouveaux messages · aller au dernier
local-said-only-you = Toi seul peux voir ceci
local-said-edited = (modifié)
local-said-used = { $player } a utilisé { $command }
local-said-thinking = Réfléchit…
local-said-send = Envoyer
local-said-submit = Valider
local-said-cancel = Annuler
local-said-apply = Appliquer
local-said-not-applied = Pas encore appliqué
local-said-clear = Effacer le choix
local-said-close = Fermer
local-said-zoom-in = Agrandir
local-said-zoom-out = Réduire
local-said-picture = Image
local-said-original = Ouvrir l’image seule
local-said-open-picture = Ouvrir l’image { $number }
local-said-required = Il manque quelque chose ici.
local-said-invalid = Ceci ne convient pas ici.
local-said-out-of-range = C’est hors des limites.
local-said-choose = Choisis dans la liste.
local-said-at-least = Choisis-en au moins { $number }.
local-said-at-most = Choisis-en au plus { $number }.
local-said-none-match = Rien ne correspond
local-said-loading = Chargement des commandes
local-said-optional = +{ $number } facultatif(s)
local-incomplete-address = Cette adresse est incomplète. Ouvre celle que Ricochet a affichée au démarrage, avec tout ce qui suit le #.
local-ended = Le programme est terminé ou injoignable. Relance-le, et cette page continuera.
local-end = Terminer le programme
local-end-question = Terminer le programme dans toutes les fenêtres ? La partie est conservée.
local-end-yes = Terminer
local-end-no = Continuer à jouer
local-no-browser = Aucun navigateur n’a pu être ouvert ici : ouvre l’adresse dans l’un d’eux.
local-ports-taken = { $count ->
    [one] Un autre programme utilise le port { $ports } ; c’est donc un autre qui sert.
   *[other] D’autres programmes utilisent les ports { $ports } ; ce sont donc d’autres qui servent.
}{ $again ->
    [yes] {" "}Les fenêtres restées ouvertes depuis la dernière fois n’y trouvent pas le programme.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet est prêt. Joue dans un navigateur à l’adresse { $url }
    Tape /ricochet { command-name-start } pour lancer une partie, /bid 7 pour annoncer, /prove R-haut G-gauche pour montrer tes mouvements.
    En haut de la page, « { local-viewer } » choisit le joueur que tu incarnes : { $players }.
    Ouvre l’adresse dans plusieurs fenêtres pour voir plusieurs joueurs à la fois.
    Ctrl+C l’arrête ; la partie continue quand tu le relances.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = Cette commande n’existe pas ici. Il y a :{"\u000A"}{ $usage }
local-typed-missing = Il manque « { $option } ». Tape-la ainsi :{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = « { $value } » ne va pas avec « { $option } »{ $range ->
    [number] , qui prend un nombre de { $min } à { $max }
    [list] , qui prend l’un de ceux-ci : { $choices }
   *[none] {""}
}. Tape-la ainsi :{"\u000A"}{ $usage }
local-typed-left-over = « { $value } » est de trop pour la commande. Tape-la ainsi :{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Français
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = K

setting-language = **Langue** – des messages et des images dans les salons.
# Where none is chosen; others are called what they call themselves
setting-language-value = Celle des paramètres du serveur dans Discord, si c’est une communauté ; sinon l’anglais
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Veux-tu que je parle français dans les salons de ce serveur ? Tu peux le changer à tout moment : `/ricochet { command-name-settings }`.
button-language = Parler français ici
done-ask-language = À partir de la prochaine partie, je parle français ici.

### The board in the browser

web-title = Plateau Ricochet
web-your-turn = 🔎 À toi
web-open = 🎯 Ouvrir le plateau
web-player = Jouer en tant que
web-watch = Regarder
web-what = Jeu
web-subject-match = Partie
web-subject-solo = Partie en solo
web-subject-race = Course
web-subject-rush = Contre-la-montre
web-subject-daily = Énigme du jour
web-subject-study = Analyse
web-subject-tutorial = Tutoriel
web-field = Mouvements : R-haut G-gauche
web-no-moves = Aucun mouvement pour l’instant
# One line below the board: the lowest bid, and the reader's own
web-lowest = Plus basse : { $player } { $moves }
web-lowest-own = Plus basse : toi { $moves }
web-own-bid = toi { $moves }
web-solved = 🎯 { $count } mouvements : c’est ça !
web-no-turn = Sur l’objectif, mais il doit tourner de 90° entre deux de ses propres mouvements.
web-one-move = Sur l’objectif, mais un seul mouvement ne compte jamais.
web-wrong-robot = Sur l’objectif, mais il demande un autre robot.
web-bid-alone = Annoncer sans mouvements
web-lost = Connexion perdue. Nouvel essai …
web-no-match = Aucune partie ici.
web-no-solo = Aucune partie en solo ici.
web-no-race = Aucune course ici.
# Below it, to a person who can play: a question that buttons answer
web-begin = À quoi veux-tu jouer ?
web-begin-anew = Recommencer
web-close = Fermer
web-begin-race = Lancer une course
web-open-match = Ouvrir la partie
web-open-race = Ouvrir la course
web-open-solo = Ouvrir la partie en solo
web-best = Solution la plus courte
web-won-chip = 🎉 **La tuile est à toi !**
web-won-game = 🏆 Tu as gagné !
web-chip = Tuile { $number } : { $whose }
web-round = Manche { $number } : { $whose }
web-leave = Quitter la course
web-stop = Arrêter …
button-leave = Quitter la partie
button-end-race = Finir la course
button-end-rush = Finir le contre-la-montre
button-end-cup = Finir la coupe
stop-leave = Plus personne ne t’attend. Tes tuiles restent à toi, et une annonce te fait revenir.
stop-leave-race = Plus personne ne t’attend. Ce que tu as proposé pour cette tuile est retiré, et tes points restent. Une solution te fait revenir.
stop-finish = Ton vote. Dès que plus de la moitié des joueurs présents qui ont fait une annonce le veulent, la partie est finie, et celui qui a le plus de tuiles l’emporte.
stop-end = Pour tout le monde. Celui qui a le plus de tuiles l’emporte ; une manche avec une annonce est d’abord jouée jusqu’au bout.
stop-cancel = Pour tout le monde. Personne ne gagne la partie ; les tuiles déjà gagnées le restent.
stop-race = { $points ->
    [yes] Pour tout le monde. Celui qui a le plus de points jusqu’ici gagne.
   *[no] Pour tout le monde. Personne n’a encore de point, donc personne ne gagne.
}
stop-race-vote = Ton vote. Dès que plus de la moitié des joueurs présents qui ont proposé une solution le veulent, la course est finie, et celui qui a le plus de points l’emporte.
stop-solo = La partie n’est ni gagnée ni perdue.
stop-practice = Ce que tu as résolu reste dans tes statistiques.
stop-rush = Le chronomètre s’arrête, et les tuiles résolues jusqu’ici comptent.
stop-cup = L’horloge s’arrête, et tes points jusqu’ici comptent. Tu ne pourras pas rejouer cette coupe.
web-help = Fais glisser un robot, ou appuie sur sa lettre puis sur une flèche. Retour arrière annule un mouvement, Échap tous, Entrée annonce ou montre. Les flèches parcourent une solution. La barre d’espace continue. E explore le plateau case par case.
web-author = Un jeu d’Alex Randolph ; la variante pour jouer seul est d’Anson Bischoff.
web-settings = Réglages
web-sound = Sons
web-dark = Sombre
web-letters = Lettres comme touches
web-anywhere = Glisser n’importe où pour déplacer le robot choisi
web-motion = Animations
web-arrival = Montrer les solutions aussitôt (solo, énigme du jour)
web-not-allowed = Cette adresse est incomplète, ou date d’un démarrage précédent. Ouvre le plateau depuis la page de Ricochet.
web-join = Jouer
web-activity-silent = Discord n’a pas répondu ici, et cette page ne sait donc pas qui tu es : tu peux seulement regarder. Pour jouer, ouvre `{ $link }` dans un navigateur.
web-activity-declined = Tu n’as pas accepté, tu peux donc seulement regarder. Appuie sur **Jouer** pour que la question te soit reposée, ou ouvre `{ $link }` dans un navigateur.
web-result = Mon résultat
web-shared = Ton résultat est dans le salon.
web-lesson = Fais glisser un robot, ou touche-le puis appuie sur une flèche. Aucun bouton n’est nécessaire pour montrer tes mouvements.
web-sign-in = Se connecter avec Discord
web-sign-in-first = Connecte-toi avec Discord pour voir ce plateau.
web-sign-in-failed = Discord n’a pas confirmé qui tu es. Réessaie.
web-sign-out = Se déconnecter
web-signed-in = Connecté
web-no-member = Tu vois les plateaux des salons que tu vois sur Discord et où se trouve le bot. Ouvre-les depuis un message.
web-no-instance = Discord ne connaît plus cette activité. Ferme-la et rouvre-la.
web-channel = Ouvrir le salon sur Discord
web-share = 🔗 Ouvrir aux spectateurs
web-share-link = Toute personne qui a ce lien peut regarder, sans compte, jusqu’à la fin ou jusqu’à ce que le lien soit retiré : `{ $link }`
web-withdraw = 🔗 Retirer le lien
web-link-over = Ce lien n’est plus valable : il a été retiré, ou ce qu’il montrait est fini.
web-invite = ✉️ Inviter
web-invite-link = { $anyone ->
    [yes] Avec ce lien, les membres de ce serveur peuvent jouer, et tous les autres regarder
   *[no] Avec ce lien, les membres de ce serveur peuvent jouer
} : `{ $link }`
web-send = 🔗 Partager un lien
web-send-text = { $kind ->
    [race] On fait une course à Ricochet Robots. Rejoins-nous !
   *[match] On joue à Ricochet Robots. Rejoins-nous !
}
web-link-first = Appuie sur **Jouer** pour ouvrir la partie de ce lien.
web-missed = La partie de ce lien est terminée, ou seuls d’autres peuvent la voir.
web-here = Ici :
web-starting = Le bot démarre…
web-no-discord = Discord est injoignable pour le moment. Patiente un instant.
web-restricted = Les admins de ce serveur ne te laissent pas lancer de parties dans ce salon. Tu peux jouer à celles que d’autres lancent.
web-restrictions-unread = Je ne peux pas vérifier pour le moment qui a le droit de lancer des parties sur ce serveur ; rien n’a donc été lancé. Réessaie dans un instant.
web-too-many = Trop de plateaux sont ouverts. Ferme-en un ou réessaie plus tard.
web-thinking = 💭 { $plays ->
    [yes] Trouve une solution et annonce.
   *[no] Encore aucune annonce.
} La première annonce retourne le sablier.
web-last-call = ⏳ **Dernier appel, encore aucune annonce.** Une annonce redonne à tous un sablier entier.
web-bidding = ⏳ { $plays ->
    [yes] Peut-on faire moins ?
   *[no] On peut annoncer jusqu’à ce que le sablier soit vide.
}
web-proving = { $you ->
    [yes] 🔎 **À toi :** montre { $moves } mouvements.
   *[no] 🔎 C’est à { $player } de montrer **{ $moves } mouvements**.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } gagne la tuile.**
    [tried] Personne n’a montré de solution : la tuile retourne dans la pile.
   *[no-bids] Personne n’a fait d’annonce : la tuile retourne dans la pile.
} La manche suivante arrive.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } gagne la tuile.**
    [tried] Personne n’a montré de solution : la tuile retourne dans la pile.
   *[no-bids] Personne n’a fait d’annonce : la tuile retourne dans la pile.
} La manche suivante commencera quand toutes les tables auront joué cette tuile.
web-idle = 💤 { $deserted ->
    [yes] Deux manches sans personne, à part les bots : la partie est en pause.
   *[no] Deux manches sans annonce : la partie est en pause.
}
web-over = 🏁 La partie est finie.{ $count ->
    [0] {""}
   *[other] {" "}Gagnée par { $winners }.
}
