# All text that people read, in Spanish. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 robot rojo
    [green] 🟢 robot verde
    [blue] 🔵 robot azul
    [yellow] 🟡 robot amarillo
    [silver] ⚪ robot plateado
   *[black] ⚫ robot negro
}

target-moon = { $robot ->
    [red] 🔴🌙 luna roja
    [green] 🟢🌙 luna verde
    [blue] 🔵🌙 luna azul
   *[yellow] 🟡🌙 luna amarilla
}
target-planet = { $robot ->
    [red] 🔴🪐 planeta rojo
    [green] 🟢🪐 planeta verde
    [blue] 🔵🪐 planeta azul
   *[yellow] 🟡🪐 planeta amarillo
}
target-star = { $robot ->
    [red] 🔴⭐ estrella roja
    [green] 🟢⭐ estrella verde
    [blue] 🔵⭐ estrella azul
   *[yellow] 🟡⭐ estrella amarilla
}
target-gear = { $robot ->
    [red] 🔴⚙️ engranaje rojo
    [green] 🟢⚙️ engranaje verde
    [blue] 🔵⚙️ engranaje azul
   *[yellow] 🟡⚙️ engranaje amarillo
}
target-vortex = 🌀 vórtice

obstacle-robot = el { $robot }
obstacle-wall = una pared
obstacle-edge = el borde del tablero
obstacle-middle = el centro del tablero

and = { $some } { $last ->
    [Y] e
   *[other] y
} { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Ronda { $round }: { $target } en { $cell }
    { $robot ->
        [any] Lleva allí **cualquier robot**
       *[other] Lleva allí el **robot { $robot ->
            [red] rojo
            [green] verde
            [blue] azul
           *[yellow] amarillo
        }**
    }, { $ricochet ->
        [one-move] en dos movimientos o más.
       *[turn] con un giro de 90° entre dos de sus movimientos.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } movimientos**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … y { $count ->
    [one] una propuesta más
   *[other] { $count } propuestas más
}

# On the card of a board with diagonals
diagonals-line = -# Barreras: un robot atraviesa las de su color; las demás lo desvían 90°, y sigue.
now-thinking = 💭 ¿Ya tienes una solución? Propón en cuántos movimientos: `/bid 7`. La primera propuesta da la vuelta al reloj de arena.
    Sin propuestas, se le da la vuelta igualmente: { $until }.
now-last-call = ⏳ **Última llamada, aún sin propuestas:** { $until }. Una propuesta da a todos un reloj entero.
now-bidding = ⏳ **Propuestas hasta: { $until }.** ¿Sabes hacerlo en menos?
now-all-done = ⏳ **Todos han acabado**, así que la arena se agota ya.
now-proving = 🔎 Le toca a { $prover } mostrar **{ $moves } movimientos** (hasta: { $until }): `/prove R-arriba G-izquierda …`
round-result = { $result ->
    [won] 🏅 **La ficha ya tiene dueño.**
    [tried] Nadie ha mostrado una solución: la ficha vuelve con las restantes.
   *[no-bids] Nadie ha propuesto nada: la ficha vuelve con las restantes.
}
now-intermission = { round-result } Próxima ronda: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } La próxima ronda empieza cuando todas las mesas hayan jugado esta ficha.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Dos rondas sin personas: la partida está en pausa. Pulsa **Seguir jugando** para continuar.
   *[no] Dos rondas sin propuestas: la partida está en pausa. Pulsa **Seguir jugando** para continuar.
}
now-over = 🏁 Esta partida ha terminado.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] gana quien consiga la primera ficha
   *[other] gana quien consiga antes { $chips } fichas
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} se gana con { $chips } fichas
needed-all = se juegan las 17; gana quien tenga más

button-bid = Proponer
button-type = ⌨️ Escribir
button-prove = { button-type }
button-pass = Pasar
button-play-on = Seguir jugando
button-turn = Dar la vuelta al reloj
button-finish = Votar por terminar
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Votar por terminar · { $count } de { $needed }
button-stop = Cancelar la partida
button-end-and-start = Terminarla y empezar
button-end = Terminar ya
button-rules = Cómo se juega
button-fair = Quién decide y qué cuenta
button-next = ⏭️ Siguiente ronda
button-shorten = ⏱️ Partida corta
button-add-bot = 🤖 Añadir un bot
# $now: the size of the head start, in moves
button-ahead = ⚖️ Mi ventaja: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Zoom
button-more = Más…
# Above the buttons of what is rare in a game
more-headline = ### Más
    Lo que puedes hacer ahora en esta partida.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } empieza una partida de Ricochet Robots** – { $options }.
    Haz una propuesta y ya juegas. { $goal }
goal-by-players = Con uno o dos jugadores, gana quien consiga 8 fichas; con tres, 6; con cuatro, 5. Con más, se juegan las 17 y gana quien tenga más. El número queda fijado al conseguirse la primera ficha, según cuántos jugadores haya entonces.
goal-chips = { $chips ->
    [one] Gana quien consiga la primera ficha.
   *[other] Gana quien consiga antes { $chips } fichas.
}
goal-all = Se juegan las 17 fichas; gana quien tenga más.
opening-edition = { $edition ->
    [NL-1999] edición de 1999, reglas neerlandesas
    [FR-1999] edición de 1999, reglas francesas
   *[other] edición de { $year }
}
opening-diagonals = { $diagonals ->
    [any] cualquier sección, con o sin barreras
   *[with] barreras de color
}
opening-practice = de práctica (tablero elegido, sin clasificación)
opening-bots = práctica con bots hasta que proponga una segunda persona
opening-counts = { $victory ->
    [yes] las fichas cuentan si hay dos presentes; la victoria, con tres de ellas o si no quedan más
   *[no] las fichas cuentan si hay dos presentes; la victoria, nunca
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] como una de las mesas de un torneo, en el mismo tablero
    [one] como primera mesa de un torneo: otras se unen con `/ricochet { command-name-start } { option-name-tournament }:True` hasta que aquí se muestre algo
   *[other] como mesa { $tables } de un torneo, en el mismo tablero
}
thread-name = Partida { $number }
thread-players = 🧵 Se juega en el hilo de abajo{ $count ->
    [0] .
   *[other] . En la mesa: { $players }.
}
thread-refused = { $why ->
    [none] En este canal no hay hilos, así que se juega aquí.
    [full] Discord no permite más hilos activos en este servidor, así que se juega aquí.
   *[other] Discord no ha abierto ningún hilo, así que se juega aquí.
}
thread-lacks-rights = Se juega aquí y no en un hilo: me falta **{ $permissions }**.
done-in-thread = Tu partida empieza aquí abajo.
opening-fifth-robot = { $robot ->
    [silver] un quinto robot plateado
   *[black] un quinto robot negro
}

news-bid = 🙋 { $player } propone **{ $moves } movimientos**.
news-hourglass-turned = ⏳ Sigue sin haber propuestas, así que se da la vuelta al reloj. Arena hasta: { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **La arena se ha agotado.** { $player }, muestra tus **{ $moves } movimientos**:
   *[no] 👉 { $player }, te toca: muestra tus **{ $moves } movimientos**:
} `/prove R-arriba G-izquierda …`, o con un botón. Tiempo hasta: { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **La arena se ha agotado.** Le tocaba a { $player }, con **{ $moves } movimientos**.
   *[no] 👉 Después le tocaba a { $player }, con **{ $moves } movimientos**.
}
news-proof-failed = ❌ { $player } ha mostrado `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } no ha mostrado una solución.
news-prover-passed = 🤷 { $player } pasa.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **La arena se ha agotado.** { $player } vuelve a contar sus { $moves } movimientos.
   *[no] 👉 Le toca a { $player }, que vuelve a contar sus { $moves } movimientos.
}
news-bot-miscounted = 🤷 A { $player } le salen más movimientos y pasa.
news-prover-timed-out = ⌛ A { $player } se le ha acabado el tiempo.
news-chip-won = ✅ **{ $player } consigue la ficha { $target }** en { $count } movimientos: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } consigue la ficha { $target }** en { $count } movimientos. Se mostrarán cuando todas las mesas hayan jugado esta ficha.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Juega un solo jugador
   *[other] Juegan { $players } jugadores
}, y con eso queda fijado: { $chips ->
    [17] se juegan las 17 fichas y gana quien tenga más.
   *[other] la partida se gana con { $chips } fichas.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } quiere terminar la partida; ganaría quien tenga más fichas. { $agreed ->
    [no] Votos: { $count } de los { $needed } necesarios.
    [yes] Ya es suficiente: termina con esta ronda.
   *[over] Ya es suficiente.
}
news-end-called = 🏁 La partida termina antes de tiempo: gana quien tenga más fichas.{ $over ->
    [yes] {""}
   *[no] {" "}Esta ronda aún se juega.
}
news-chip-returned = La ficha { $target } vuelve con las restantes, y se mezclan. { $bids ->
    [some] Los robots vuelven a donde estaban al empezar la ronda.
   *[none] Nadie ha propuesto nada.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] La ficha { $chips } vuelve
       *[other] Las fichas { $chips } vuelven
    }
   *[no] { $count } fichas vuelven
} con las restantes: { $most ->
    [0] { $count ->
        [one] desde aquí no se puede alcanzar.
       *[other] desde aquí no se pueden alcanzar.
    }
   *[other] { $count ->
        [one] desde aquí requiere más de { $most } movimientos.
       *[other] desde aquí requieren más de { $most } movimientos.
    }
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 No se podía hacer en menos movimientos.
    [shorter] 💡 Bastaban { $count } movimientos: `{ $moves }`
   *[alone] 💡 Se podía hacer en { $count } movimientos: `{ $moves }`
}
best-unsolvable = 💡 No tenía solución.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] La ficha { $target } de la ronda { $round } no se podía alcanzar.
   *[other] La ficha { $target } de la ronda { $round } se podía ganar en { $count } movimientos: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Dos rondas seguidas sin personas: la partida está en pausa hasta que alguien pulse **Seguir jugando** bajo el tablero.
   *[no] Dos rondas seguidas sin propuestas: la partida está en pausa hasta que alguien pulse **Seguir jugando** bajo el tablero.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 He estado fuera { $count } { $unit ->
    [seconds] { $count ->
        [one] segundo
       *[other] segundos
    }
    [minutes] { $count ->
        [one] minuto
       *[other] minutos
    }
   *[hours] { $count ->
        [one] hora
       *[other] horas
    }
}, así que el reloj se ha parado. Nuevo límite: { $until }.

end-stopped = 🏁 **La partida se ha cancelado**, así que nadie la gana. Las fichas conseguidas se conservan.
end-without-chips = 🏁 **La partida ha terminado.** Nadie ha conseguido una ficha, así que nadie la gana.
end-abandoned = 😴 La partida llevaba más de una hora en pausa y ha dejado sitio a otra.
end-won = 🏆 **{ $count ->
    [one] ¡{ $winners } gana la partida!
   *[other] ¡{ $winners } comparten la victoria!
}**
end-proposed = ⚖️ { $level ->
    [easy] **Propuesta para la próxima partida contra bots de nivel fácil:**
    [medium] **Propuesta para la próxima partida contra bots de nivel medio:**
    [hard] **Propuesta para la próxima partida contra bots de nivel difícil:**
   *[same] **Propuesta para la próxima partida:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } sin ventaja
   *[other] { $player } con { $ahead } de ventaja
 }
end-code = Jugar otra vez este tablero: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# Las soluciones más cortas y el código del tablero llegarán cuando terminen todas las mesas del torneo.
news-step-over = 👀 **Ya no se espera a las otras mesas.** { $player } ha ganado esta ficha en { $count } movimientos: `{ $moves }`
news-tables-over = 🏁 **Han terminado todas las mesas del torneo.** Estas eran las soluciones posibles. Jugar otra vez este tablero: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = La solución más corta: { $count } movimientos, de { $player }
end-longest = La solución más larga: { $count } movimientos, de { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` la cuenta aparte, entre tus partidas contra bots, y **Resultados en archivos** tiene todas las propuestas y soluciones.
ended-practice = 🤖 Solo contra bots, esto fue práctica: no está en ninguna clasificación.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ La partida{ $kind ->
    [solo] {" "}en solitario
    [race] {" "}(una carrera)
    [rush] {" "}(una contrarreloj)
   *[match] {""}
} de este canal ya no se puede leer, así que no puede seguir (partida { $game }). Los puntos que se ganaron en ella se conservan. Empieza otra cuando quieras.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = El movimiento { $number }, `{ $move }`, no es posible: el { $robot } en { $cell } no puede ir { $direction ->
    [up] hacia arriba
    [right] a la derecha
    [down] hacia abajo
   *[left] a la izquierda
}, porque { $obstacle } se lo impide.
flaw-ends-on-diagonal = El movimiento { $number }, `{ $move }`, no está permitido: { $obstacle } detendría al { $robot } sobre la barrera de { $cell }{ $bent }.
flaw-never-ends = El movimiento { $number }, `{ $move }`, no está permitido: el { $robot } daría vueltas sin fin{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] La solución es buena, y con una propuesta de { $made } habría ganado. Pero { $public ->
        [yes] la propuesta era { $bid }
       *[no] propusiste { $bid }
    }
   *[no] { $public ->
        [yes] La propuesta era { $bid }, pero { $made ->
            [one] se mostró un movimiento
           *[other] se mostraron { $made } movimientos
        }
       *[no] Propusiste { $bid } y mostraste { $made }
    }
}; { $direction ->
    [more] no puede haber más movimientos que los propuestos.
   *[fewer] aquí hacen falta exactamente los movimientos propuestos.
}
flaw-target = El último movimiento lleva al { $robot } a { $end }{ $bent }, pero el objetivo está en { $target }.
flaw-wrong-robot = El último movimiento lleva al { $robot } a { $end }{ $bent }, pero este objetivo es para otro robot.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = El { $robot } ha llegado al objetivo sin cambiar de dirección: hace falta un giro de 90° entre dos de sus propios movimientos, pero { $moves ->
    [one] solo ha hecho uno{ $others ->
        [0] {""}
       *[other] , y los movimientos de otros robots no lo sustituyen
    }.
   *[other] siempre ha seguido recto o ha vuelto hacia atrás.
}{ $bounced ->
    [yes] {" "}Rebotó en { $diagonals }, pero dentro de un movimiento, no entre dos.
   *[no] {""}
}
flaw-single-move = El { $robot } ha llegado al objetivo en un solo movimiento, y eso nunca cuenta.{ $bounced ->
    [yes] {" "}Rebotó en { $diagonals }, pero dentro de ese movimiento.
   *[no] {""}
} Una solución tiene al menos dos movimientos, sean de los robots que sean.
flaw-diagonal = la barrera { $colour ->
    [red] roja
    [green] verde
    [blue] azul
   *[yellow] amarilla
} de { $cell }
flaw-deflections = {" "}(tras rebotar { $bends })
flaw-deflection = en la barrera { $colour ->
    [red] roja
    [green] verde
    [blue] azul
   *[yellow] amarilla
} de { $cell } { $heading ->
    [up] hacia arriba
    [right] hacia la derecha
    [down] hacia abajo
   *[left] hacia la izquierda
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Objetivo: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}en { $cell }
}.
alt-no-target = Aún sin objetivo.
alt-part = Casillas { $first } a { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] rojo
    [green] verde
    [blue] azul
    [yellow] amarillo
    [silver] plateado
   *[black] negro
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } en { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] arriba
    [right] derecha
    [down] abajo
   *[left] izquierda
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } luego { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } quieto
alt-forbidden = { $path } no permitido
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] pared
    [edge] borde
   *[middle] centro
}
alt-fault = { $fault ->
    [never-ends] sin fin
   *[ends-on-diagonal] acaba en barrera
}
alt-diagonals = Barreras: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] roja
    [green] verde
    [blue] azul
   *[yellow] amarilla
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] ascendente
   *[falling] descendente
} { $cell }
alt-walls = Paredes { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] a la derecha de
   *[below] bajo
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Mostrado en { $count ->
    [one] un movimiento
   *[other] { $count } movimientos
}: { $moves }. Al final: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } en { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = Las dieciséis caras de las secciones, con la esquina del centro abajo a la derecha, columnas A a H, filas 1 a 8. Marcas de color: { $marks }. R rojo, G verde, B azul, Y amarillo; m luna, p planeta, s estrella, g engranaje, / o \ barrera; ** vórtice. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Arriba
    [right] ➡️ Derecha
    [down] ⬇️ Abajo
   *[left] ⬅️ Izquierda
}
look-robot = {""}**{ $robot }** en **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: hasta **{ $cell }**{ $bent }, donde lo detiene { $obstacle }
look-stays = { $direction }: no se mueve, se lo impide { $obstacle }
look-ends-on-diagonal = { $direction }: no permitido{ $bent }, pues { $obstacle } lo detendría sobre la barrera de { $cell }
look-never-ends = { $direction }: no permitido{ $bent }, pues daría vueltas sin fin
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robots, `X` el objetivo (puede haber un robot encima), `- | +` paredes, `#` el centro{ $diagonals ->
    [yes] , `/ \` barreras
   *[no] {""}
}. En palabras:

### Private answers

done-bid = Tu propuesta: **{ $moves } movimientos**. Cuando se agote la arena, empieza la propuesta más baja.
done-proof = 🎉 ¡Eso es! La ficha es tuya.
done-proof-failed = ❌ { $why } Con eso no consigues la ficha.
# $moves: what was typed, in the notation
moves-read = 👓 He leído tus movimientos así: `{ $moves }`.
done-pass = Has pasado.
done-play-on = ¡Seguimos!
done-left-match = 👋 Has dejado la partida y ya nadie te espera. Si aún tenías que mostrar una solución, tu propuesta se retira; tus fichas siguen siendo tuyas. Haz otra propuesta y vuelves a jugar.
done-withdraw-link = 🔗 El enlace se ha retirado. Ahora solo pueden mirar quienes ven este canal en Discord.
done-removed-match = 🚪 { $player } queda fuera de la partida: ya no puede hacer propuestas en ella, pero conserva sus fichas.
done-stop = La partida ha terminado.
done-abandoned = 🏁 La partida ha terminado. Lo que habías elegido para la tuya se ha perdido, porque me han reiniciado: usa otra vez `/ricochet { command-name-start }`.
done-end = { $over ->
    [yes] La partida ha terminado.
   *[no] La partida termina con esta ronda; gana quien tenga más fichas.
}
# $since: a date and a time
ask-abandoned = 😴 **La partida de aquí está en pausa** desde el { $since }. Sigue jugando, o termínala, para que gane quien tenga más fichas, y empieza la tuya.
done-vote-to-finish = { $enough ->
    [over] 🏁 Con tu voto basta: la partida ha terminado.
    [yes] 🏁 Con tu voto basta: la partida termina con esta ronda.
   *[no] 🏁 Votas por terminar la partida: { $count } de { $needed } votos. Otra propuesta tuya lo anula.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ Se da la vuelta al reloj de arena.
   *[no] ⏳ Votas por dar la vuelta al reloj: { $count } de { $needed } votos.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 La han pedido todos los presentes: aquí va la pista, para todos.
   *[no] 💡 Anotado: { $count } de { $needed } a favor de la pista. Llega cuando la hayan pedido todos los presentes.
}
done-shorten = ⏱️ Ahora es una partida corta.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } empieza sin ventaja.
   *[other] ⚖️ { $player } empieza con { $ahead } de ventaja: eso se resta de cada propuesta para decidir quién muestra primero.
}
done-add-bot = 🤖 Se ha unido un bot.

refusal-match-game-over = Esta partida ha terminado. `/ricochet { command-name-start }` empieza otra.
    .board = Esta partida ha terminado.
refusal-match-no-chip-up = { $phase ->
    [idle] Ahora no hay ninguna ficha boca arriba. Pulsa **Seguir jugando** para la siguiente ronda.
    [intermission] Ahora no hay ninguna ficha boca arriba. Próxima ronda: { $until }.
    [tables] Ahora no hay ninguna ficha boca arriba. La próxima ronda empieza cuando todas las mesas hayan jugado esta ficha.
   *[other] Justo ahora se ha descubierto otra ficha; mírala antes.
}
refusal-match-sand-has-run-out = La arena se ha agotado: ya no hay más propuestas en esta ronda.
refusal-match-bid-of-one = Con un movimiento nunca basta: { $ricochet ->
    [one-move] aquí no hace falta cambiar de dirección, pero una solución de un solo movimiento no cuenta.
   *[turn] el robot que llega al objetivo tiene que haber cambiado de dirección 90° entre dos de sus movimientos.
} Tu propuesta puede ir de 2 a 99.
refusal-match-bid-out-of-range = Una propuesta es un número de movimientos, de 2 a 99.
refusal-match-bid-unchanged = Ya has propuesto { $own }; tu propuesta conserva su lugar.
refusal-match-bid-not-lowest = Aquí solo vale una propuesta más baja que todas las demás; { $lower ->
    [no] ya no se puede bajar más.
   *[yes] la tuya puede ser como mucho { $most }.
}
refusal-match-bid-may-only-fall = Has propuesto { $own }; puedes mejorar tu propuesta, pero no subirla.
refusal-match-not-proving = { $phase ->
    [intermission] Entre rondas no hay nada que mostrar.
    [idle] Con la partida en pausa no hay nada que mostrar.
   *[other] Todavía no: las soluciones se muestran cuando se agota la arena. De momento, haz una propuesta: `/bid 7`.
}
    .board = { $phase ->
        [intermission] Entre rondas no hay nada que mostrar.
        [idle] Con la partida en pausa no hay nada que mostrar.
       *[other] Todavía no: las soluciones se muestran cuando se agota la arena. De momento, haz una propuesta.
    }
refusal-match-not-your-turn = Le toca a { $prover } mostrar su solución.
refusal-match-too-late-to-prove = Se te ha acabado el tiempo para mostrar tu solución.
refusal-match-robot-not-in-play = En esta partida no hay quinto robot, ni negro ni plateado: los robots son R, G, B e Y.
refusal-match-no-moves = Escribe los movimientos de tu solución, por ejemplo `R-arriba G-izquierda`.
refusal-match-not-idle = La partida ya está en marcha.
refusal-match-tables-playing = Otras mesas del torneo aún juegan esta ficha. Vuelve a pulsar cuando hayan terminado.
refusal-match-not-yours-to-stop = Solo pueden cancelarla { $starter }, que empezó la partida, y los miembros con el permiso **Gestionar mensajes**. Los presentes que han hecho una propuesta pueden votar por terminarla: `/ricochet { command-name-stop }`.
    .board = Solo pueden cancelarla { $starter }, que empezó la partida, y los miembros con el permiso **Gestionar mensajes**. Los presentes que han hecho una propuesta pueden votar por terminarla: **{ web-stop }**.
refusal-match-may-only-end = Otros han conseguido fichas, así que ya no puedes cancelar la partida, solo votar por terminarla: `/ricochet { command-name-stop }`. Entonces gana quien tenga más fichas.
    .board = Otros han conseguido fichas, así que ya no puedes cancelar la partida, solo votar por terminarla: **{ button-finish }**. Entonces gana quien tenga más fichas.
refusal-match-may-only-stop = Ningún otro jugador ha conseguido una ficha, así que la partida no puede terminar antes con un vencedor. `/ricochet { command-name-stop }` la cancela sin vencedor.
    .board = Ningún otro jugador ha conseguido una ficha, así que la partida no puede terminar antes con un vencedor; solo se puede cancelar sin vencedor.
refusal-match-ends-already = La partida ya termina con esta ronda.
refusal-match-not-yet = Es demasiado pronto para eso.
refusal-match-out-of-date = Demasiado tarde: la partida ya ha avanzado.
refusal-match-worth-playing = Esta ficha se puede jugar tal como está.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] Las partidas se juegan en los canales de un servidor: usa este comando allí.
   *[other] Las partidas se juegan en los canales de un servidor donde esté yo. [Añádeme a un servidor]({ $link }) para jugar allí.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` y `/ricochet { command-name-rules }` también funcionan aquí.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] La copa semanal se juega por un servidor
    [leaderboard] Cada servidor tiene su propia clasificación
    [stats] Las estadísticas de otras personas solo se ven por servidor
   *[settings] Cada servidor tiene sus propios ajustes
}: usa este comando en un canal de un servidor donde esté yo.
problem-no-match-here = En este canal no hay ninguna partida. `/ricochet { command-name-start }` empieza una.
problem-match-running = En este canal ya hay una partida: `/ricochet { command-name-board }` la muestra. Cancélala con `/ricochet { command-name-stop }`, o empieza otra en un hilo.
    .board = En este canal ya hay una partida.
problem-newer-game = Me están actualizando: esta partida sigue en unos minutos.
# $permissions: their names in Discord's settings
problem-missing-permissions = Aquí no puedo jugar. En este canal me falta: **{ $permissions }**. Quien gestione el canal puede permitirlo.
problem-round-over = Esa ronda ha terminado. Usa los botones del tablero más reciente.
    .board = Esa ronda ha terminado.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ { $made ->
    [one] Es **un movimiento**
   *[other] Son **{ $made } movimientos**
}, y has propuesto **{ $bid }**. Nadie lo ha visto, y por esta vez no cuesta nada. Corrígelo, o envíalo otra vez para mostrarlo así.
    Tus movimientos: `{ $moves }`
problem-not-a-number = `{ $text }` no es un número de movimientos. Escribe un número entero de 2 a 99.
# $channels: their names
problem-channel-not-allowed = En este servidor se juega en { $channels }: empieza allí tu partida.
problem-may-not-set = Solo los miembros con el permiso **Gestionar servidor** pueden cambiar los ajustes.
problem-old-setting = Esa opción es de una versión anterior mía. `/ricochet { command-name-settings }` muestra los ajustes actuales.
    .board = Esa opción es de una versión anterior mía.
problem-role-unusable = No puedo dar ni quitar ese rol. Mis ajustes dicen por qué, a quienes gestionan este servidor.
problem-unknown-time-zone = No conozco la zona horaria `{ $typed }`. Las zonas tienen nombres como `Europe/Madrid`: empieza a escribir y elige de la lista.
problem-wrong-code = Eso no es el código de un tablero. { $fault ->
    [characters] Un código solo tiene letras y cifras, por ejemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Un código tiene 24 letras y cifras, por ejemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`; el tuyo tiene { $count }. Cópialo entero.
    [position] Es el código de una posición en mitad de una partida, con 14 letras y cifras. Ninguna partida empieza desde ella: `/ricochet { command-name-study } { option-name-code }:…` la muestra.
    [check] Está completo, pero tiene una errata: sus dos últimos caracteres, que comprueban los demás, no encajan con ellos. Cópialo en vez de escribirlo.
   *[impossible] Nombra un tablero que no puede existir. Cópialo en vez de escribirlo.
}
    .board = Eso no es el código de un tablero. { $fault ->
        [characters] Un código solo tiene letras y cifras, por ejemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Un código tiene 24 letras y cifras, por ejemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`; el tuyo tiene { $count }. Cópialo entero.
        [position] Es el código de una posición en mitad de una partida, con 14 letras y cifras. Ninguna partida empieza desde ella; solo se puede analizar.
        [check] Está completo, pero tiene una errata: sus dos últimos caracteres, que comprueban los demás, no encajan con ellos. Cópialo en vez de escribirlo.
       *[impossible] Nombra un tablero que no puede existir. Cópialo en vez de escribirlo.
    }
problem-code-does-not-fit = El tablero de este código no es de la caja de 1999. Deja fuera `{ option-name-rules }` y decide el código.
problem-edition-lacks = En la edición de { $year } no hay quinto robot. Elige «Cuatro robots» o la edición de 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Ahí no hay movimientos.
    [foreign] ❌ `{ $token }`: ese robot no está en esta partida.
    [robot] ❌ `{ $token }` (carácter { $place }): ¿qué robot? Indícalo primero, por ejemplo `{ $example }`.
    [word] ❌ `{ $token }` (carácter { $place }): ¿es el robot o la dirección? Escribe `{ $robot }` o `{ $direction }`.
    [then] ❌ `{ $token }` (carácter { $place }): ¿es una dirección o solo un «luego»? Escribe `{ $direction }` o quítalo.
    [direction] ❌ `{ $token }` (carácter { $place }): ¿hacia dónde? Después del robot va una dirección: arriba, abajo, izquierda o derecha.
   *[move] ❌ `{ $token }` (carácter { $place }): eso no es un movimiento. Un movimiento es un robot y una dirección.
}
    Escríbelo así: `R-arriba G-izquierda`, con los robots { $robots }. No te ha costado nada; prueba otra vez.
problem-no-week = `{ $text }` no es una semana. Escribe su año y su número, por ejemplo 2026-W46.
problem-not-yours = Este botón es para otra persona. Usa tu propio `/ricochet { command-name-me }`.
problem-not-your-head-start = Esta partida se propone a { $players }. **{ button-again-rematch }** empieza una como la anterior.
problem-no-bidding-pad = En este servidor se resuelve mentalmente: no hay mando mientras se hacen propuestas.
problem-no-right = Ahora no puedes jugar en este canal.
problem-old-button = Este botón es de otra versión mía. Usa otra vez el comando del que salió.
    .board = Este botón es de otra versión mía. Vuelve a cargar la página.
problem-ended-already = Esa partida ya ha terminado.
problem-old-command = Tu Discord tiene una versión antigua de este comando. Reinicia Discord (Ctrl+R) y prueba otra vez.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Salir, votar y terminar están ahora en un solo lugar: `/ricochet { command-name-stop }`.
    [me] Tu idioma, claro u oscuro, lo que se guarda de ti y cómo borrarlo están ahora en un solo lugar: `/ricochet { command-name-me }`.
    [settings] La comprobación de mis permisos es ahora un botón de `/ricochet { command-name-settings }`.
    [board] `/ricochet { command-name-board }` dice ahora dónde se detendría cada robot: elige **{ format-moves }** como `{ option-name-format }`.
    [study] Las secciones del tablero son ahora un botón de `/ricochet { command-name-study }`.
   *[results] Los archivos de una partida son ahora un botón a su final y en su análisis.
}
problem-no-board = Ese mensaje no muestra ningún tablero mío que se pueda analizar. Elige el mensaje de una partida, o el mensaje sobre una solución.
problem-answer-lost = ✅ Hecho. Solo se ha perdido mi respuesta por el camino.
problem-ours = Algo ha fallado por mi parte. No se ha perdido nada; prueba otra vez dentro de un momento.
contact-fault = Para avisar a quien gestiona este bot: { $contact }
contact-questions = -# ¿Preguntas sobre este bot? Escribe a quien lo gestiona: { $contact }
problem-match-beside-solo = { $player } está jugando en solitario en este canal. Empieza la partida en un hilo, o cuando acabe esa: quien la juega, o un miembro que pueda gestionar mensajes, puede cancelarla con `/ricochet { command-name-stop }`.
    .board = { $player } está jugando en solitario en este canal. Empieza la partida en otro canal, o cuando acabe esa.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-connect = Conectar
permission-manage-roles = Gestionar roles
# $channels: how many channels are chosen in the settings
check-fine = ✅ Todo en orden: puedo hacer lo que necesito aquí{ $channels ->
    [0] {""}
   *[other] {" "}y en todos los canales de los ajustes
}.
check-no-rights = ⚠️ En { $channel } me falta: { $permissions }. Permítelo en los permisos del canal, o elige otro con `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } Hasta entonces no se publica nada allí.
check-no-threads = ⚠️ En { $channel } me falta para los hilos: **{ $permissions }**. Por eso allí se juega en el propio canal.
check-channel-gone = ⚠️ El canal { $channel } de los ajustes ya no existe. Elige otro con `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Rol del campeón
   *[other] Aviso
}: { $fault ->
    [gone] ese rol ya no existe, o es el de todos.
    [missing] me falta **{ $permission }**.
    [above] debe estar por debajo de mi propio rol en los ajustes del servidor, y no ser de una aplicación.
   *[quiet] no se avisa a nadie. Permite en los ajustes del rol que cualquiera lo mencione.
} { $without ->
    [champion] Hasta entonces no hay nuevo campeón.
    [buttons] Hasta entonces no hay botones debajo del reto del día, y el rol se da a mano.
   *[call] Hasta entonces no aviso a nadie.
}
check-no-history = 💡 Aquí me falta: Leer el historial de mensajes. Me arreglo sin ello, pero tras una caída un mensaje puede llegar dos veces.
button-check = Comprobar los permisos del bot

form-cup-name-title = Nombre en la copa
form-cup-name-label = Nombre de este servidor
form-cup-name-about = Los demás servidores lo ven junto al resultado. Vacío: no se nombra este servidor.
form-bid-title = Tu propuesta
form-bid-label = ¿Cuántos movimientos necesitas?
form-bid-placeholder = Un número de 2 a 99
form-prove-title = Tu solución
form-prove-label = Tus movimientos, en orden
form-prove-placeholder = R-arriba G-izquierda …

welcome = { $who ->
        [owner] Ya estoy en tu servidor **{ $server }**.
       *[adder] ¡Gracias por añadirme a **{ $server }**!
    }
    {""}**Para jugar**: `/ricochet { command-name-start }` empieza una partida en un canal. Nadie tiene que apuntarse: quien propone, juega.
    {""}**Para aprender**: `/ricochet { command-name-tutorial }`, cuatro tableros pequeños, aquí o allí.
    {""}**Para configurarlo**: `/ricochet { command-name-settings }`, desde el idioma hasta los canales donde juego.
    {""}No volveré a escribirte sobre este servidor.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = vórtice

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] Las reglas de la partida de este canal
        [solo] Las reglas de la partida en solitario de este canal
        [race] Las reglas de la carrera de este canal
        [server] Las reglas de este servidor
       *[usual] Las reglas habituales
    }: { $options }.
    -# { web-author }
    {""}**El objetivo.** Hay una casilla objetivo marcada. Lleva hasta ella el robot de su color, de modo que se detenga ahí, en el menor número de movimientos posible; hasta el { rules-vortex } puede ir cualquier robot{ $fifth ->
        [none] {""}
       *[other] , también el { $fifth ->
            [silver] plateado
           *[black] negro
        }
    }.
    {""}**Los movimientos.** Los robots no tienen «frenos»: van hacia arriba, abajo, la izquierda o la derecha hasta que los detiene una pared, el borde, el centro del tablero u otro robot. Cada desplazamiento cuenta como un movimiento, también el de un robot que solo sirve de obstáculo.
    {""}**El cambio de dirección.** { $ricochet ->
        [one-move] Un solo movimiento no es una solución: hacen falta dos o más, sean de los robots que sean. No hace falta cambiar de dirección.{ $diagonals ->
            [without] {""}
           *[with] {" "}Por muchas barreras en las que rebote, un movimiento sigue siendo uno.
        }
       *[turn] El robot que llega al objetivo tiene que haber cambiado de dirección 90° entre dos de sus propios movimientos. Así que con un movimiento nunca basta, y con ir siempre recto tampoco, da igual qué robots se hayan movido antes.{ $diagonals ->
            [without] {""}
           *[with] {" "}Rebotar en una barrera no cuenta, porque ocurre dentro de un movimiento.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**Las barreras.** Los robots atraviesan las barreras de su color; en las demás rebotan en ángulo recto y siguen adelante. Ningún movimiento puede terminar sobre una barrera.{"\u000A"}
    }
rules-match = **Las propuestas.** Encuentra la solución mentalmente y propón cuántos movimientos necesitas. La primera propuesta da la vuelta al reloj de arena; hasta que se agote, { $bids ->
        [own-any] todos pueden proponer, o cambiar su propuesta por cualquier otro número.
        [own-lower] todos pueden proponer, o mejorar su propuesta.
       *[lower-than-all] todos pueden proponer un número más bajo que los anteriores.
    }
    {""}**La demostración.** Empieza la propuesta más baja; si hay varias iguales, quien { $ties ->
        [first-bid] la hizo primero
       *[fewer-chips] tenga menos fichas
    }. Muestra { $length ->
        [exact] exactamente
       *[at-most] como mucho
    } el número de movimientos que propusiste. Si no lo consigues, le toca al siguiente. Quien lo logra se queda con la ficha, y los robots se quedan donde están.
    {""}**El final.** { $goal }
rules-fair = ## { button-fair }
    {""}**Estar presente.** Está presente quien ha hecho una propuesta, o usado un botón bajo el tablero, en esta ronda o en las { $stays } anteriores, y no ha dejado la partida. Solo se espera a los presentes, y solo ellos votan. Para una pista, o para pasar ya a la siguiente ronda, tienen que quererlo todos.
    {""}**{ button-done }.** Cuando todos los presentes han acabado, la arena se agota. Mientras solo haya una persona presente, corre al menos la mitad: aún puede venir alguien.
    {""}**{ button-turn }.** Cuando acaba el tiempo para pensar ({ $thinking }), se da la vuelta al reloj sin propuestas. Una primera propuesta le da la vuelta otra vez; si no llega ninguna, la ficha vuelve con las restantes. Se hace antes si lo quiere más de la mitad de los presentes que han hecho una propuesta; antes de la primera de la partida, si lo quiere quien la empezó. Tras { $quiet } rondas sin propuestas, la partida queda en pausa; pasada una hora, quien empiece otra puede terminarla, y gana quien tenga más fichas.
    {""}**{ button-vote-to-skip }.** Si el jugador al que le toca no hace nada durante la mitad de su tiempo, más de la mitad de los demás presentes puede saltarle el turno.
    {""}**{ button-finish }.** Si lo quiere más de la mitad de los presentes que han hecho una propuesta, gana quien tenga más fichas; una ronda con propuestas se juega antes hasta el final. Quien empezó la partida siempre tiene voto, y puede cancelarla mientras nadie más tenga una ficha. Los miembros con el permiso **Gestionar mensajes** pueden terminarla, cancelarla y sacar a un jugador.
    {""}**Propuestas que no se demuestran.** Después de { $unshown } seguidas (pasadas, fallidas, fuera de tiempo, o retiradas al salir cuando eran la más baja), cada propuesta tuya necesita sus movimientos en sobre cerrado, hasta que una gane.
    { $bids ->
        [lower-than-all] {""}**Propuestas más bajas.** Cuenta el momento en que se hace la propuesta. Si una igual o más baja, hecha antes que la tuya, llega después, la tuya cae y vuelve a valer la anterior.{"\u000A"}
       *[other] {""}
    }**Una ficha que nadie consigue.** Vuelve con las restantes, y se mezclan. Su solución más corta es secreta hasta que se consiga esa ficha o acabe la partida.
    {""}**Qué cuenta.** En las clasificaciones, una ficha cuenta si había { $persons } personas presentes cuando se consiguió; una victoria, si cuentan al menos { $chips } fichas de quien gana, o si no quedan fichas. En un tablero elegido, o solo contra bots, se juega de práctica.
    { $tournament ->
        [yes] {""}**Torneos.** Varias mesas juegan el mismo tablero al mismo paso: hasta que todas han jugado una ficha, solo lees quién la ha conseguido y en cuántos movimientos. Tu primera propuesta te ata a una mesa.{"\u000A"}
       *[no] {""}
    }**Lo que revelaría soluciones.** No se permite nada que ayude en una partida en juego o en el reto de hoy: ni analizar un tablero, ni elegirlo por su código o sus secciones. Para tus partidas, y las de los servidores donde juegas, eso vale para todo lo que se les parezca mucho; para las demás, solo para la misma posición.
rules-solo = **La arena.** La ficha y el reloj se giran a la vez. { $hourglasses ->
        [one] El reloj corre una vez
       *[other] El reloj corre dos veces
    } por ficha: tienes { $seconds } segundos para encontrar una solución, por larga que sea.
    {""}**La demostración.** **{ button-solo-got-it }** detiene la arena; después tienes un minuto, y un intento, para mostrar tu solución. También puedes mostrarla mientras corre la arena: entonces una errónea solo cuesta tiempo. Con una solución la ficha queda boca arriba, y los robots se quedan donde están; sin ella, boca abajo.
    {""}**Estrellas.** Una solución de las más cortas tiene tres, una con dos movimientos más como mucho tiene dos, cualquier otra una. Una pista cuesta una estrella; la última no se pierde. En un tablero elegido no cuentan en ninguna clasificación.
    {""}**El final.** Se juegan las 17 fichas; ganas si acabas con más boca arriba que boca abajo.
rules-practice = **La práctica.** No corre ningún reloj y no se gana ni se pierde. Una ficha sale en tantos movimientos como has pedido; una solución más larga también vale. Lo que no es una solución no cuesta nada, y las pistas se anotan. Cuando has resuelto una ficha o has renunciado a ella, se muestran sus soluciones más cortas.
rules-race = **La carrera.** Una ficha para todos: resuélvela en privado, tantas veces como quieras, en { $time }. Cuenta tu solución más corta, y los demás solo ven cuántos tienen una. Las tres más cortas se llevan 3, 2 y 1 puntos; { $slow ->
        [yes] las de igual longitud comparten puesto.
       *[no] a igual longitud, gana la primera.
    } Los robots se quedan donde los llevó la solución ganadora.
    {""}**Estar presente.** Está presente quien ha enviado una solución, o usado un botón bajo el tablero, en esta ronda o en las { $stays } anteriores, y no ha dejado la carrera. Cuando todos los presentes han acabado, la ronda termina{ $slow ->
        [yes] , pero no la primera, ni mientras solo haya una persona presente
       *[no] {""}
    }. Quien se va retira así su solución de esta ronda y conserva sus puntos.
    {""}**El final.** { $rounds ->
        [one] Después de una ficha
       *[other] Después de { $rounds } fichas, o de { $unsolved } seguidas que nadie resuelva
    }, gana quien tenga más puntos. Quien empezó la carrera puede terminarla mientras nadie más tenga puntos; después hace falta más de la mitad de los presentes que han enviado una solución. Los miembros con el permiso **Gestionar mensajes** pueden terminarla en cualquier momento.
    {""}**Qué cuenta.** En la clasificación, una carrera cuenta si se han resuelto al menos { $chips } de sus fichas, si han enviado soluciones al menos { $persons } personas y si el tablero salió al azar.
# $moves: a solution in the notation
rules-example = En la imagen, el robot rojo llega a la luna roja en cuatro movimientos: `{ $moves }`. El verde va primero, para servir de obstáculo.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – empieza una partida en este canal
    `/bid 7` – «Lo hago en siete»
    `/prove R-arriba G-izquierda` – muéstralo: robots { $robots } (G es el verde, Y el amarillo), direcciones arriba abajo izquierda derecha; también valen `r arriba izquierda`, `rojo-arriba` y `🔴⬆️`
    `/bid 3 { option-name-path }:R-arriba G-izquierda R-abajo` – propón con tus movimientos en sobre cerrado: nadie los ve hasta que te toque; entonces se muestran solos
    `/pass` – deja que pruebe el siguiente
    `/ricochet { command-name-stop }` – si tienes que irte, o la partida tiene que acabar: lo que puedes hacer, y qué efecto tiene; si te vas, haz otra propuesta y vuelves a jugar
    {""}**{ button-pad }** – pulsa tus movimientos en vez de escribirlos · **{ button-done }** – cuando lo digan todos los presentes, la arena se agota · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – votaciones: mira **{ button-fair }**
    `/ricochet { command-name-solo }` – juega en solitario: resuelve cada una de las 17 fichas antes de que se agote la arena, y acaba con más boca arriba que boca abajo
    `/ricochet { command-name-race }` – todos resuelven la misma ficha en privado, en minutos u horas
    `/ricochet { command-name-rush }` – todas las fichas que puedas en tres minutos, a solas y en privado
    `/ricochet { command-name-daily }` – un reto al día, el mismo para todos, con todos los intentos que quieras
    `/ricochet { command-name-tutorial }` – aprende el juego en cuatro tableros pequeños
rules-commands-solo = `/prove R-arriba G-izquierda` – muéstralo: robots { $robots } (G es el verde, Y el amarillo), direcciones arriba abajo izquierda derecha; también valen `r arriba izquierda`, `rojo-arriba` y `🔴⬆️`
    `/pass` – renuncia a esta ficha: queda boca abajo
    `/ricochet { command-name-solo }` – muestra otra vez tu partida
    {""}**{ button-pad }** – pulsa tus movimientos en vez de escribirlos
    `/ricochet { command-name-daily }` – un reto al día, el mismo para todos, con todos los intentos que quieras
    `/ricochet { command-name-tutorial }` – aprende el juego en cuatro tableros pequeños
rules-commands-race = `/prove R-arriba G-izquierda` – envíalo: robots { $robots } (G es el verde, Y el amarillo), direcciones arriba abajo izquierda derecha; también valen `r arriba izquierda`, `rojo-arriba` y `🔴⬆️`
    `/pass` – has acabado con esta ficha
    `/ricochet { command-name-stop }` – si tienes que irte, o la carrera tiene que acabar: lo que puedes hacer, y qué efecto tiene; si te vas, envía una solución y vuelves a jugar
    {""}**{ button-pad }** – pulsa tus movimientos en vez de escribirlos · **{ button-race-done }** – cuando todos han acabado, termina la ronda
    `/ricochet { command-name-daily }` – un reto al día, el mismo para todos, con todos los intentos que quieras
    `/ricochet { command-name-tutorial }` – aprende el juego en cuatro tableros pequeños

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Más fichas
    [solo] ## 🏆 Más estrellas en solitario
    [races] ## 🏆 Más carreras ganadas
    [daily] ## 🏆 Más estrellas en retos del día
    [matches] ## 🏆 Más partidas ganadas
   *[best] ## 🏆 Más soluciones óptimas
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
    [chips] { $points ->
        [one] una ficha
       *[other] { $points } fichas
    }
    [solo] { $points ->
        [one] una estrella
       *[other] { $points } estrellas
    }
    [daily] { $points ->
        [one] una estrella
       *[other] { $points } estrellas
    }
    [matches] { $points ->
        [one] una partida
       *[other] { $points } partidas
    }
   *[best] { $points ->
        [one] una solución
       *[other] { $points } soluciones
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← tú
leaderboard-empty = { $score ->
    [solo] Todavía nadie. `/ricochet { command-name-solo }` empieza una partida para ti.
    [races] Todavía nadie. `/ricochet { command-name-race }` empieza una carrera. Jugar solo contra bots no cuenta: hace falta una segunda persona.
    [daily] Todavía nadie. `/ricochet { command-name-daily }` te da el reto de hoy, que solo cuenta en su día.
   *[other] Todavía nadie. `/ricochet { command-name-start }` empieza una partida. Jugar solo contra bots no cuenta: hace falta una segunda persona.
}
leaderboard-page = -# Página { $page } de { $pages }
button-page-back = ◀ Atrás
button-page-next = Siguiente ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Fichas
    [matches] Partidas
    [solo] Solitario
    [races] Carreras
    [daily] Retos
   *[best] Óptimas
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Esta semana
    [last-week] Semana pasada
    [month] Este mes
   *[ever] Desde siempre
}

score-chips = fichas
score-matches = partidas ganadas
score-best = soluciones óptimas
score-solo = estrellas en solitario
score-races = carreras ganadas
score-daily = estrellas en retos del día

# $number: of the week in its year, $first, $last: its days
period-week = Semana { $number } de { $year }, del { DATETIME($first, dateStyle: "medium") } al { DATETIME($last, dateStyle: "medium") }
period-week-short = Semana { $number } de { $year }
period-days = -# Del { DATETIME($first, dateStyle: "long") } al { DATETIME($last, dateStyle: "long") }
period-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[other] Diciembre
} de { $year }
period-ever = Desde siempre
choice-this-week = esta semana
choice-last-week = la semana pasada
choice-month = este mes
choice-ever = desde siempre

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] en este servidor
   *[everywhere] en todos los servidores
}
stats-empty = Todavía ninguna partida. Haz una propuesta en una y ya juegas.
stats-chips = 🎯 **{ $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}** en { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}; ganadas: { $victories }
stats-proofs = 🔎 { $tried ->
    [0] Todavía ninguna solución mostrada
    [one] Una solución mostrada, **{ $held ->
        [0] que no funcionó
       *[other] y funcionó
    }**
   *[other] { $tried } soluciones mostradas, **{ $held ->
        [0] ninguna funcionó
        [1] funcionó una
       *[other] funcionaron { $held }
    }**
}
stats-shortest = ⭐ Óptimas: **{ $shortest } de { $judged }** ({ $percent } %); de media, { $above ->
    [one] un movimiento
   *[other] { $above } movimientos
} por encima del mínimo
stats-quickest = ⚡ Propuesta ganadora más rápida: { $seconds } s
stats-longest = 📏 Solución más larga: { $moves } movimientos
stats-streak = 🔥 Semanas seguidas con alguna propuesta: **{ $current }** ahora, récord: { $best }
stats-races = 🏁 Carreras: { $races }, ganadas: { $won }
stats-bots = 🤖 Contra bots: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}; ganadas: { $won }
stats-bot-races = 🤖 Carreras contra bots: { $races }, ganadas: { $won }
stats-rush = ⚡ Récord de contrarreloj: { $count ->
    [one] una ficha
   *[other] { $count } fichas
} en tres minutos
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Práctica, { $moves } movimientos: **{ $unaided }** sin pistas, { $hinted } con pistas, { $dropped ->
    [one] { $dropped } abandonada
   *[other] { $dropped } abandonadas
}{ $time ->
    [none] {""}
   *[other] {" "}· mediana { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Reto del día: **{ $current ->
    [one] racha de un día
   *[other] racha de { $current } días
}**, récord: { $best }; 🧊 { $freezes ->
    [one] un cubito de hielo
   *[other] { $freezes } cubitos de hielo
}
stats-where = { $where ->
    [server] En este servidor
   *[everywhere] En todos los servidores
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] día de racha
       *[other] días de racha
    }
    [races] { $points ->
        [one] una carrera
       *[other] { $points } carreras
    }
    [most-days] { $count ->
        [one] día (récord)
       *[other] días (récord)
    }
    [freezes] { $count ->
        [one] cubito de hielo
       *[other] cubitos de hielo
    }
    [rush] { $count ->
        [one] ficha en contrarreloj
       *[other] fichas en contrarreloj
    }
   *[weeks] { $count ->
        [one] semana seguida
       *[other] semanas seguidas
    }
}
stats-shares = Soluciones óptimas por semana, en %
# $number: of a week in its year, where there is little room
stats-week = S{ $number }
stats-bests = Las óptimas más rápidas, por movimientos
stats-practised = Práctica: fichas resueltas, por movimientos
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} mov.
stats-seconds = { $seconds } s
stats-achievements = Logros
achievement-ten-mover = Primera solución de diez
achievement-sunday = Óptima en domingo
achievement-seven-days = Siete días seguidos
achievement-victory = Primera partida ganada

### What is stored about people

forgotten-player = *un jugador olvidado*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
me-headline = ## Tú y Ricochet
me-language = **Idioma** – en el que te respondo, en todas partes.
me-language-auto = automático: el de tu Discord
me-theme = **Claro u oscuro** – las imágenes que solo ves tú. Las que ven todos siguen lo que elija el servidor.
me-theme-none = Como elija el servidor
button-me-stats = Mis estadísticas
button-me-privacy = Lo que se guarda de mí
button-me-delete = Borrar mis datos
privacy-text = ## Lo que sé de ti
    {""}**Cuando juegas**, guardo tu identificador de Discord con lo que haces en las partidas, también en solitario, en las carreras, en las contrarrelojes y en los retos: propuestas, movimientos mostrados, fichas, victorias – y cuándo. De ahí salen las partidas, las clasificaciones y tus estadísticas. Si estás en una clasificación, anoto también si dejas el servidor. Si eliges un idioma o un tema, lo guardo también.
    {""}**No guardo** nombres, imágenes ni mensajes. No puedo leer lo que se escribe en los canales, solo mis comandos, formularios y botones.
    {""}**Para borrarlo**: `/ricochet { command-name-me }`, cuando quieras. Lo que publiqué en los canales se queda allí, y allí se puede borrar.
    {""}**Si me quitan de un servidor**, todo lo suyo se borra a los 30 días.
    No comparto nada con nadie. Quien me administra puede leer lo que guardo.
forget-me-question = ## ¿Quieres que te olvide?
    Se borran tus fichas, victorias, estadísticas, partidas en solitario, contrarrelojes y retos, en todos los servidores donde has jugado conmigo. Las partidas y carreras en las que jugaste se conservan, sin tu nombre.
    Dejas las partidas y carreras en marcha: tu propuesta se retira, con los movimientos que tuvieras en sobre cerrado, y nadie te espera más. Puedes volver a jugar cuando quieras, como alguien nuevo.
    Esto no se puede deshacer.
forget-me-board = En mi tablero en el navegador se cierran todas tus sesiones. Para eso guardo tu id de Discord, trece horas como máximo.
button-forget-me = Olvídame
forget-me-done = Hecho: te he olvidado.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] Racha de un día
   *[other] Racha de { $length } días
}**{ $frozen ->
    [0] {""}
    [one] , con un día perdido congelado
   *[other] , con { $frozen } días perdidos congelados
}
    -# { $freezes ->
    [0] 🧊 Siete días seguidos te dan un cubito de hielo, que cubre un día que te pierdas.
    [one] 🧊 Tienes un cubito de hielo para un día que te pierdas.
   *[other] 🧊 Tienes { $freezes } cubitos de hielo para los días que te pierdas.
}
daily-alone = Nadie lo había resuelto antes que tú.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] óptima{ $hints ->
        [0] {""}
        [one] {""}, con una pista
       *[other] {""}, con pistas
    }
    [one] un movimiento por encima del mínimo
   *[other] { $above } movimientos por encima del mínimo
} · { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Compartir
button-daily-play = Jugarlo
button-daily-today = Reto de hoy
spread-title = Reto { $number }
spread-people = { $people ->
    [one] Resuelto por una persona
   *[other] Resuelto por { $people } personas
}
spread-moves = En cuántos movimientos
spread-you = ← tú
morning-headline = ## 📅 Reto #{ $number }
morning-task = Ya está aquí el reto de hoy: el mismo para todos, sin reloj y con intentos ilimitados.
morning-before = **Así fue el #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] Racha de un día
   *[other] Racha de { $length } días
}** en este servidor. { $missing ->
    [0] El día de hoy ya cuenta.
    [one] Sigue si un miembro más resuelve el reto de hoy.
   *[other] Sigue si { $missing } miembros más resuelven el reto de hoy.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } empieza { $kind ->
    [race] una carrera
   *[match] una partida
}. ¡A jugar!
button-call-on = 🔔 Avísame cuando empiece una
button-call-off = No me avises más
done-call-on = 🔔 Ahora tienes { $role }: te aviso cuando empiece una partida o una carrera, como mucho una vez por hora.
done-call-off = 🔕 Ya no tienes { $role }.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 La copa #{ $number } está abierta
cup-open-task = Cinco fichas en { $minutes } minutos, de cortas a largas, con una solución para cada una: { $most } puntos por una solución mínima y uno menos por cada movimiento de más. Cada persona puede jugarla una vez, hasta el { $until }.
cup-open-server = La puntuación de este servidor es la media de sus { $counted } mejores; hacen falta al menos { $least }.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Este servidor: **{ $points ->
    [one] un punto
   *[other] { $points } puntos
}**{ $servers ->
    [1] {""}
   *[other] , puesto { $place } de { $servers }
}.
# Of a season
cup-season = Temporada { $season }, copa { $cup } de { $cups }.
cup-season-own = En total: **{ $points ->
    [one] un punto
   *[other] { $points } puntos
}**{ $servers ->
    [1] {""}
   *[other] , puesto { $place } de { $servers }
}.
cup-result-headline = ## 🏆 Copa #{ $number }: el resultado
cup-result-too-few = { $people ->
    [one] Ha jugado un miembro
   *[other] Han jugado { $people } miembros
}: para puntuar, este servidor necesita al menos { $least }.
cup-result-best = Mejores servidores: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = este servidor
cup-server-unnamed = un servidor
cup-chips = **Las fichas**, cada una con una solución mínima:
cup-chip = **{ $number }.** { $target }, { $count } movimientos: `{ $moves }`
button-cup-study = 🔬 Ficha { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Más fichas
    [matches] Más partidas ganadas
    [solo] Más estrellas en solitario
    [races] Más carreras ganadas
    [daily] Más estrellas en retos
   *[best] Más soluciones óptimas
}
cup-people = Copa #{ $number }
people-scores = Marcador
people-goal-chips = { $chips ->
    [one] Gana quien consiga la primera ficha
   *[other] Gana quien consiga antes { $chips } fichas
}
people-goal-all = Se juegan las 17; gana quien tenga más
people-end = { $count ->
    [one] ¡Gana { $winner }!
   *[other] ¡Victoria compartida!
}
people-stopped = La partida se ha cancelado
people-rounds = { $rounds ->
    [one] Tras una ronda
   *[other] Tras { $rounds } rondas
}
people-more = … y { $count } más
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] primer puesto:
    [2] segundo puesto:
    [3] tercer puesto:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = alguien que se ha ido
name-forgotten = un jugador olvidado

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Juega a Ricochet Robots
command-start = Empieza una partida en este canal
command-board = Vuelve a mostrar el tablero y el reloj
command-remove = Saca a un jugador de la partida o carrera, si puedes gestionar mensajes
command-stop = Sal, termina o cancela lo que juegas aquí
command-rules = Cómo se juega, en una pantalla
command-leaderboard = Muestra la clasificación de este servidor
command-stats = Tus estadísticas en este servidor, o las de otra persona
command-settings = Elige reglas, tiempos, aspecto y canales para este servidor
command-me = Tu idioma, claro u oscuro, tus estadísticas y tus datos
command-bid = Propón cuántos movimientos necesitas
command-prove = Muestra tu solución cuando te toque
command-pass = Deja que pruebe el siguiente; en solitario, renuncia a la ficha
menu-study = Analizar este tablero
menu-stats = Estadísticas de Ricochet
menu-remove = Sacar de la partida

option-format = De qué forma (una imagen si no se indica)
format-picture = Imagen
format-text = Texto, para lectores de pantalla y pantallas estrechas
format-moves = Movimientos: dónde se detendría cada robot
option-rules = Una edición por su nombre, como 1999 NL o 2013, con barreras (si no, la del servidor)
option-solo-rules = Una edición por su nombre, como 1999 NL o 2013, con barreras (si no, la de 2013)
option-chips = Con cuántas fichas se gana la partida (si no, depende del número de jugadores)
option-ricochet = Si el robot tiene que cambiar de dirección para llegar (si no, lo que diga el servidor)
option-difficulty = Qué fichas se descubren antes, según su solución más corta
option-tournament = Varias mesas juegan en el mismo tablero; las soluciones se dicen cuando terminan todas
option-thread = En un hilo propio o en este canal; si no, según los ajustes del servidor
option-length = Como en el reglamento, o corta: a 3 fichas, reloj de 30 segundos
choice-length-rulebook = como en el reglamento
choice-length-short = corta – a 3 fichas, reloj de 30 segundos
option-bots = Cuántos bots juegan, de 1 a 3 (ninguno si se omite)
option-level = Cómo juegan los bots (nivel medio si se omite)
choice-level = { $value ->
    [easy] fácil – busca mucho y se le escapa bastante
    [medium] medio – como un amigo que lleva diez tardes de juego
   *[hard] difícil – rápido, y se le escapa poco
}
option-time-zone = La zona horaria de este servidor, por ejemplo Europe/Madrid
option-code = El código de un tablero, para jugarlo otra vez
option-tiles = Las cuatro secciones de tu tablero, en sentido horario desde arriba a la izquierda: 1A 2B 3A 4B
option-period = Qué periodo (si no, esta semana)
option-by = Criterio de la clasificación (si no, las fichas)
option-week = En vez de eso, una semana concreta, por ejemplo 2026-W46
option-member = De quién son las estadísticas (si no, tuyas)
option-removed-member = A quién se saca de la partida
option-bid-moves = Un número de movimientos de 2 a 99
option-prove-moves = Tus movimientos, por ejemplo R-arriba G-izquierda
difficulty = { $value ->
    [rising] creciente – antes las fichas fáciles, un poco más en cada ronda
    [easy] fácil – antes las fichas de { $easy } movimientos o menos
    [hard] difícil – antes las fichas de { $hard } movimientos o más
    [very-hard] muy difícil – antes la ficha que requiera más movimientos
   *[any] cualquiera – se baraja como en el reglamento
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = empezar
command-name-board = tablero
command-name-remove = sacar
command-name-stop = cancelar
command-name-rules = reglas
command-name-tutorial = tutorial
command-name-leaderboard = clasificación
command-name-stats = estadísticas
command-name-settings = ajustes
command-name-me = yo
command-name-solo = solitario
command-name-race = carrera
command-name-rush = contrarreloj
command-name-my-games = mis-partidas
command-name-daily = reto
command-name-study = analizar
option-name-rules = reglas
option-name-ricochet = giro
option-name-chips = fichas
option-name-time = tiempo
option-name-difficulty = dificultad
option-name-tournament = torneo
option-name-thread = hilo
option-name-cup = copa
option-name-length = duración
option-name-bots = bots
option-name-level = nivel
option-name-code = código
option-name-tiles = secciones
option-name-robots = robots
option-name-target = objetivo
option-name-hourglasses = relojes
option-name-private = privada
option-name-practice = práctica
option-name-format = formato
option-name-period = periodo
option-name-by = por
option-name-week = semana
option-name-date = fecha
option-name-member = miembro
option-name-moves = movimientos
option-name-path = solución
option-name-time-zone = zona_horaria

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] la propuesta propia puede subir o bajar
    [own-lower] la propuesta propia solo puede bajar
   *[lower-than-all] solo propuestas más bajas que todas las demás
}
house-proof-length = { $value ->
    [exact] las soluciones tienen exactamente los movimientos propuestos
   *[other] las soluciones pueden tener menos movimientos que los propuestos
}
house-ricochet = { $value ->
    [turn] el robot tiene que cambiar de dirección para llegar al objetivo
   *[other] con dos movimientos o más no hace falta cambiar de dirección
}
house-ties = si hay propuestas iguales, empieza quien tenga menos fichas
house-handicaps = ventajas de hasta dos movimientos
house-max-moves = sin fichas que requieran más de { $value } movimientos
house-difficulty = { $value ->
    [rising] antes las fichas fáciles, un poco más en cada ronda
    [easy] antes las fichas fáciles
    [very-hard] antes las fichas más difíciles
   *[hard] antes las fichas difíciles
}
house-hourglass = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] un segundo
   *[other] { $value } segundos
} de arena
house-proof-time = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] un segundo
   *[other] { $value } segundos
} para mostrar una solución
house-thinking-time = se da la vuelta al reloj tras { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] un segundo
   *[other] { $value } segundos
} sin propuestas

### The settings of a server

settings-headline = ## ⚙️ Ricochet en este servidor
    Los cambios valen desde la próxima partida. En `/ricochet { command-name-start }` se puede elegir otra cosa para una sola partida.
settings-page-game = Juego
settings-page-look = Aspecto
settings-page-server = Servidor
settings-page-roles = Roles

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Negro
    [S] ⚪ Plateado
   *[none] Cuatro robots
}
setting-bids-value = { $value ->
    [own-any] La propia puede subir o bajar (1999)
    [own-lower] La propia solo puede bajar (2013)
   *[lower-than-all] Solo más bajas que todas las demás
}
setting-ricochet-value = { $value ->
    [turn] Sí – 90°, entre dos de sus movimientos
   *[one-move] No – pero un solo movimiento no cuenta
}
setting-difficulty-value = { $value ->
    [rising] Fáciles, luego más difíciles
    [easy] Fáciles antes
    [hard] Difíciles antes
    [very-hard] Las más difíciles antes
   *[any] Cualquiera: se baraja como en el reglamento
}
setting-max-moves-value = { $value ->
    [none] Sin límite
   *[other] { $value } movimientos
}
setting-chips-to-win-value = { $value ->
    [none] Como en la edición
    [one] Una ficha
   *[other] { $value } fichas
}
setting-hourglass-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] Un segundo
   *[other] { $value } segundos
}
setting-proof-time-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] Un segundo
   *[other] { $value } segundos
}
setting-thinking-time-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [240] 4 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] Un segundo
   *[other] { $value } segundos
}
setting-intermission = **Pausa** – cuánto tiempo sigue a la vista el tablero entre rondas.
setting-intermission-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] una hora
    [one] Un segundo
   *[other] { $value } segundos
}
setting-theme = **Tema** – los colores de las imágenes.
setting-theme-value = { $value ->
    [dark] Oscuro
   *[light] Claro
}
setting-animation = **Animación** – si las soluciones se muestran con robots que se mueven o con flechas.
setting-animation-value = { $value ->
    [on] Los robots se mueven
   *[off] Flechas en una imagen fija
}
setting-allowed-channels = **Canales** – dónde se pueden empezar partidas, también en sus hilos.
setting-allowed-channels-none = En todas partes
setting-match-threads = **Hilos** – si cada partida tiene su propio hilo. El canal muestra entonces quién juega, el marcador y el resultado.
setting-match-threads-value = { $value ->
    [on] Un hilo para cada partida
   *[off] Partidas en el canal
}
setting-weekly-channel = **Clasificación semanal** – dónde se publica.
setting-weekly-channel-none = En ningún sitio
setting-weekly-day = **Día de la clasificación semanal**
setting-weekly-day-value = { $value ->
    [last] Domingo, el último día de la semana
   *[first] Lunes, de la semana que acaba de terminar
}
setting-weekly-hour = **Hora de la clasificación semanal**, en la zona horaria de este servidor.
setting-weekly-hour-value = { $value }:00
setting-morning-channel = **Reto del día** – dónde se publica cada día, con los resultados de los miembros del día anterior.
setting-morning-channel-none = En ningún sitio
setting-morning-hour = **Hora del reto del día y de la copa**, en la zona horaria de este servidor.
setting-morning-hour-value = { $value }:00
setting-cup-channel = **Copa semanal** – dónde se abre el sábado y se publica su resultado el lunes, a la hora del reto del día. Sin canal, aquí nadie puede jugarla.
setting-cup-channel-none = En ningún sitio
setting-cup-name = **Nombre en la copa**: { $named ->
    [yes] { $name }
   *[no] ninguno
}. Los demás servidores lo ven junto al resultado; sin él, ven «un servidor».
setting-call-role = **Aviso** – el rol que se menciona cuando empieza una partida o una carrera entre personas, como mucho una vez por hora. Si puedo asignarlo, los miembros lo toman y lo devuelven debajo del reto del día.
setting-call-role-none = Ninguno
setting-champion-role = **Rol del campeón** – quien encabeza la clasificación de fichas de la semana lo lleva hasta la semana siguiente; en caso de empate, todos los primeros. Necesito **Gestionar roles**, y el rol debe estar por debajo del mío.
setting-champion-role-none = Ninguno
setting-champion-again = **Campeón otra vez** – si se puede llevar dos semanas seguidas.
setting-champion-again-value = { $value ->
    [on] Cada vez que se queda primero
   *[off] No dos veces seguidas: entonces pasa al siguiente
}
setting-time-zone = **Zona horaria**: { $zone }. Por ella se rigen los días y las semanas. Se cambia con `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Edición
form-set-about = Reglas y secciones; otra edición trae sus reglas de propuestas y soluciones.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , con barreras
    [any] , cualquier tablero
   *[without] {""}
}{ $robot ->
    [black] , robot negro
    [silver] , robot plateado
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] La propuesta propia puede subir o bajar, caras A–B
    [NL-1999] Reglas neerlandesas: solo propuestas más bajas, como mucho esos movimientos
    [FR-1999] Reglas francesas: solo propuestas más bajas, sin cambio de dirección, las 17 fichas
   *[2013] La propuesta propia solo puede bajar, caras A–C (A–D con barreras)
}
form-fifth-robot-label = Quinto robot
form-fifth-robot-about = Juega también un robot negro o plateado (edición de 2013).
form-chips-to-win-label = Fichas para ganar
form-chips-to-win-about = Cuántas ganan la partida.
form-hourglass-label = Reloj de arena
form-hourglass-about = Cuánto tiempo corre la arena tras la primera propuesta.
form-difficulty-label = Dificultad
form-difficulty-about = Qué fichas salen antes.
form-bids-label = Propuestas
form-bids-about = Cuáles valen cuando ya hay alguna.
form-max-moves-label = Máximo de movimientos
form-max-moves-about = Las fichas que requieran más vuelven con las restantes.
form-proof-time-label = Tiempo para mostrar
form-proof-time-about = Cuánto tiempo tiene un jugador para mostrar su solución.
form-thinking-time-label = Tiempo para pensar
form-thinking-time-about = Tras cuánto tiempo sin propuestas se da la vuelta al reloj.
form-house-label = Reglas de la casa
form-house-about = Lo que se juega de otro modo que en el reglamento.
form-house-none = ninguna
form-house-at-most = Una solución puede tener menos movimientos que los propuestos
form-house-one-move = Sin cambio de dirección, pero un solo movimiento no vale
form-house-fewer-chips = Con propuestas iguales empieza quien tiene menos fichas
form-house-handicaps = Ventajas de hasta dos movimientos
form-house-bidding-pad = Mando al hacer propuestas
form-tiles-label = Secciones
form-tiles-about = Las cuatro, en el sentido del reloj desde arriba a la izquierda: 1A 2B 3A 4B
form-robots-label = Robots
form-robots-about = Dónde están los robots: R C7 G A1. Los demás se colocan al azar.
form-target-label = Objetivo
form-target-about = La ficha que está boca arriba, como luna roja. Si se deja vacío, se saca una.
form-code-label = Código
form-code-about = El código de un tablero, en vez de secciones, robots y objetivo.
form-rules-title = Edición y fichas
form-bids-title = Propuestas y soluciones
form-table-title = Tu mesa o un código
button-form-rules = Edición y fichas…
button-form-bids = Propuestas y soluciones…
button-form-table = Tu mesa o un código…
button-form-correct = Corregir…
button-other-rules = Otras reglas…
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Otras reglas** – mientras nadie haya jugado, puedes empezar de nuevo con otras.
    Ahora: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    Lo que has rellenado se conserva.
card-begun-anew = 🔁 Terminado para empezar de nuevo con otras reglas.
refusal-match-not-yours-to-begin-anew = Solo { $starter }, que empezó esta partida, puede elegir otras reglas.
refusal-match-too-late-to-begin-anew = Se pueden elegir otras reglas hasta la primera propuesta, y nunca en un torneo.
refusal-race-not-yours-to-begin-anew = Solo { $starter }, que empezó esta carrera, puede elegir otras reglas.
refusal-race-too-late-to-begin-anew = Se pueden elegir otras reglas hasta que alguien envíe una solución.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Se pueden elegir otras reglas hasta que se juegue la primera ficha.

### Sealed paths, players who are done, players who have left, the move pad

button-done = He acabado
button-pad = Mando
button-vote-to-skip = Saltar turno

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } de { $needed }** a favor de la siguiente ronda.
card-done = ✋ Jugadores que han acabado{ $sand ->
    [yes] {""}
   *[no] {" "}con esta ficha
}: **{ $count } de { $players }**{ $named ->
    [yes] ; { $sand ->
        [yes] la arena sigue corriendo
       *[no] la ficha sigue en juego
    } para { $waiting }.
   *[no] .
}
card-watched = 👁️ Quien tenga el enlace puede mirar.
card-short = **Partida corta:** a { $chips } fichas, reloj de { $seconds } s.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Ventajas:** { $players }
card-turn-votes = ⏳ **{ $count } de los { $needed }** votos necesarios para dar la vuelta al reloj.
card-hint-votes = 💡 { $count } de { $needed } a favor de una pista.
card-finish-votes = 🏁 { $agreed ->
    [yes] La partida termina con esta ronda.
   *[no] **{ $count } de los { $needed }** votos necesarios para terminar la partida.
}
card-skip-votes = 💤 **{ $count } de los { $needed }** votos necesarios para saltar el turno de quien tiene que mostrar.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **La arena se ha agotado.** { $player } entregó sus movimientos en sobre cerrado; aquí están.
   *[no] 👉 Le toca a { $player }, que entregó sus movimientos en sobre cerrado; aquí están.
}
news-prover-skipped = 💤 { $player } aún no ha mostrado nada, y pierde el turno por votación.
news-player-left = 👋 { $player } ha dejado la partida.
news-player-removed = 🚪 La moderación ha sacado a { $player } de la partida.
news-bid-overtaken = ↩️ { $player }, tu propuesta de **{ $moves }** no vale: antes se había hecho otra igual de baja, que me llegó después de la tuya.{ $own ->
    [0] {""}
   *[other] {" "}Tu { $own } vuelve a valer.
}
news-left-out = …
news-late = Durante un rato no he podido publicar aquí. Mientras tanto:

done-bid-sealed = 🔒 En sobre cerrado: `{ $path }`. Nadie ve estos movimientos antes de tu turno; entonces se muestran solos. Solo se ha comprobado la notación, no la solución.
done-bid-unsealed = 🔓 Los movimientos que tenías en sobre cerrado, `{ $path }`, no encajan con esta propuesta y se descartan.
done-want-next = ⏭️ Quieres la siguiente ronda: { $count } de { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Todos han acabado, así que la arena se agota ya.
    [bots] ✋ Has acabado. La arena se agota en cuanto ningún bot siga pensando, como muy tarde: { $until }.
    [alone] ✋ Has acabado. Como solo estás tú, los demás aún tienen tiempo. Hasta: { $until }.
   *[no] ✋ Has acabado. Cuando lo digan todos los jugadores, la arena se agota al momento. Si haces otra propuesta, tu «he acabado» se anula.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Todos han acabado, así que esta ficha vuelve con las restantes.
    [bots] ✋ Has acabado con esta ficha. Vuelve con las restantes en cuanto ningún bot siga pensando, como muy tarde tras la mitad de la arena.
    [alone] ✋ Has acabado con esta ficha. Como solo estás tú, se da la vuelta al reloj, y la mitad de la arena corre para los demás.
   *[no] ✋ Has acabado con esta ficha. Cuando lo diga, o lo quiera, más de la mitad de los presentes que han hecho una propuesta, se da la vuelta al reloj; cuando lo digan todos los presentes, la ficha vuelve con las restantes. Si haces una propuesta, tu «he acabado» se anula.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Con tu voto basta: se salta su turno.
   *[no] 💤 Tu voto para saltar su turno cuenta: { $count } de los { $needed } necesarios. Si mientras tanto hace algo, deja de contar.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Tu solución tiene { $path ->
    [one] un movimiento
   *[other] { $path } movimientos
}, pero quieres proponer { $bid }, y aquí hacen falta exactamente los movimientos propuestos. No se ha propuesto nada; prueba otra vez.
refusal-match-path-too-long = Tu solución tiene { $path } movimientos, pero quieres proponer { $bid }. No se ha propuesto nada; prueba otra vez.
refusal-match-path-needed = Tus dos últimas propuestas no se demostraron. Por eso ahora cada propuesta tuya necesita sus movimientos, hasta que una gane: `/bid 3 { option-name-path }:R-arriba G-izquierda R-abajo`, el segundo campo del formulario o **Mando**. Nadie los ve antes de tu turno.
    .board = Tus dos últimas propuestas no se demostraron. Por eso ahora cada propuesta tuya necesita sus movimientos, hasta que una gane: mueve los robots y luego propón. Nadie ve los movimientos antes de tu turno.
refusal-match-removed = La moderación te ha sacado de esta partida, así que ya no puedes hacer propuestas en ella.
refusal-match-not-yours-to-remove = Solo los miembros con el permiso **Gestionar mensajes** pueden sacar a un jugador de la partida.
refusal-match-has-not-bid = { $other } no ha hecho propuestas en esta partida.
refusal-match-removed-already = { $other } ya está fuera de esta partida.
refusal-match-not-playing = Eso es para quienes están presentes: quienes han hecho una propuesta o usado un botón bajo el tablero, en esta ronda o en las dos anteriores, y no han dejado la partida. Haz una propuesta y ya juegas.
    .board = Eso es para quienes están presentes. Mueve un robot o haz una propuesta y ya juegas.
refusal-match-no-stake = Eso lo deciden quienes han hecho una propuesta en esta partida; antes de la primera, { $starter }. Haz una propuesta y también tendrás voto.
refusal-match-seen-already = 👋 Ya consta que estás aquí.
refusal-match-hourglass-runs = El reloj de arena ya está en marcha.
refusal-match-wants-to-finish-already = Ya has votado por terminar la partida. Si haces otra propuesta, tu voto deja de contar.
refusal-match-done-already = Ya has acabado. Si haces otra propuesta, tu «he acabado» se anula.
refusal-match-own-turn-to-prove = Te toca a ti. **Pasar** deja que pruebe el siguiente.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } aún tiene tiempo para pensar, o acaba de hacer algo, y no se le puede saltar el turno todavía (hasta: { $half }).
refusal-match-voted-already = { $phase ->
    [proving] Ya has votado por saltar el turno de { $prover }.
    [intermission] Ya has pedido la siguiente ronda.
   *[other] Ya has votado por dar la vuelta al reloj.
}
refusal-match-no-hints = En esta partida no hay pistas.
refusal-match-wants-hint-already = Ya la has pedido. Llega en cuanto la hayan pedido todos los presentes.
refusal-match-no-hint-yet = Aún no conozco la solución más corta de esta ficha, así que no hay pista. Vuelve a pedirla en un momento.
refusal-match-not-yours-to-shorten = Solo { $starter }, que empezó esta partida, puede hacerla corta.
refusal-match-too-late-to-shorten = Una partida solo puede hacerse corta una vez, hasta que se gane la primera ficha.
refusal-match-no-handicaps = Esta partida se juega sin ventajas.
refusal-match-not-yours-to-handicap = Solo { $starter }, que empezó esta partida, puede dar ventaja a los bots.
refusal-match-handicap-unchanged = Esa es la ventaja que ya tienes.
refusal-match-too-late-for-handicap = Desde la primera propuesta, una ventaja solo puede hacerse menor.
refusal-match-not-yours-to-add-bot = Solo { $starter }, que empezó esta partida, puede añadir bots.
refusal-match-too-late-to-add-bot = Los bots pueden unirse hasta que se gane la primera ficha: tres como máximo, y nunca en un torneo.
refusal-match-not-yours-to-let-watch = Solo { $starter }, que empezó la partida, y los miembros con el permiso **Gestionar mensajes** deciden si cualquiera puede verla.
refusal-match-no-watching-tournaments = Una partida de torneo solo la pueden ver quienes ven su canal.

form-path-label = ¿Cómo? (Oculto hasta tu turno)
form-path-placeholder = R-arriba G-izquierda … – o déjalo vacío y muéstralo después

option-bid-path = Tus movimientos, por ejemplo R-arriba G-izquierda: en secreto; se muestran solos cuando te toque

completion-move = { $robot ->
    [red] 🔴 rojo
    [green] 🟢 verde
    [blue] 🔵 azul
    [yellow] 🟡 amarillo
    [silver] ⚪ plateado
   *[black] ⚫ negro
} { $direction ->
    [up] ⬆️ arriba
    [right] ➡️ derecha
    [down] ⬇️ abajo
   *[left] ⬅️ izquierda
}

pad-headline = ### Mando – { $made } de { $bid } movimientos
    Elige un robot y luego una dirección. Solo lo ves tú. Tiempo hasta: { $until }.
pad-headline-bidding = ### Mando – borrador
    Prueba tus movimientos: solo los ves tú. Con una propuesta van en sobre cerrado y se muestran en tu turno. Nadie comprueba si son una solución.{ $until ->
        [none] {""}
       *[other] {" "}Arena hasta: { $until }.
    }
pad-headline-solo = ### Mando – { $made ->
        [one] un movimiento
       *[other] { $made } movimientos
    }
    { $showing ->
        [yes] Elige un robot y luego una dirección. Muestra tu solución (hasta: { $until }): tienes un intento.
        [practice] Elige un robot y luego una dirección. No corre ningún reloj.
       *[no] Elige un robot y luego una dirección. Arena hasta: { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – siguiente: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Aún sin movimientos – siguiente: { $robot }
pad-wrong-move = ⚠️ { $why } Se ha quitado, y no te cuesta nada.
pad-robot-red = 🔴 Rojo
pad-robot-green = 🟢 Verde
pad-robot-blue = 🔵 Azul
pad-robot-yellow = 🟡 Amarillo
pad-robot-black = ⚫ Negro
pad-robot-silver = ⚪ Plateado
pad-left = ⬅️ Izquierda
pad-up = ⬆️ Arriba
pad-right = ➡️ Derecha
pad-down = ⬇️ Abajo
pad-undo = ↩️ Deshacer
pad-clear = 🗑️ Borrar
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Mostrar
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Falta un movimiento
   *[other] Faltan { $count } movimientos
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Pasar{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Proponer en sobre cerrado
   *[other] Proponer { $count } en sobre cerrado
}
pad-arrived = 🎯 El { $robot } está en la casilla objetivo.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } se quedó con la ficha**, en { $moves } movimientos.
    [returned] 🔀 Nadie consiguió la ficha: ha vuelto con las restantes.
    [sand] ⌛ La arena se ha agotado, y no tienes propuesta en esta ronda.
    [turn] ⌛ Tu turno ha terminado.
   *[round] Esa ronda ha terminado.
}
zoom-headline = ### 🔍 { $what }
    Casillas { $first } a { $last }. Solo lo ves tú.
zoom-target = 🎯 Objetivo

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = rojo
notation-green = verde
notation-blue = azul
notation-yellow = amarillo
notation-black = negro
notation-silver = plateado plata
notation-up = arriba
notation-right = derecha
notation-down = abajo
notation-left = izquierda

notation-moon = media luna
notation-planet = Saturno
notation-star = estrellita
notation-gear = rueda dentada, piñón
notation-vortex = vórtice multicolor, vórtice cósmico, remolino

### The tutorial

command-tutorial = Aprende el juego en cuatro tableros pequeños, solo para ti

lesson-headline = ### Lección { $lesson } de { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Los robots no frenan.** Van en línea recta hasta que los detiene una pared, el borde, el centro del tablero u otro robot. Lleva el 🔴 robot rojo hasta la 🔴🌙 luna roja, para que se detenga ahí.
    [2] **Los robots se ayudan.** Cada desplazamiento de cualquier robot es un movimiento. El 🔴 rojo no se pararía en la 🔴⭐ estrella roja, porque ninguna pared lo detiene. Deja que vaya antes el 🟢 verde y le sirva de obstáculo.
    [3] **El cambio de dirección.** { $ricochet ->
        [one-move] Un solo movimiento no es una solución, así que ir directo al 🔵🪐 planeta azul no cuenta. Pruébalo, y luego busca una solución de dos movimientos o más.
       *[turn] El robot que llega al objetivo tiene que haber cambiado de dirección 90° entre dos de sus movimientos. Ir directo al 🔵🪐 planeta azul no basta. Pruébalo, y luego busca un rodeo.
    }
   *[4] **Las barreras.** Algunos tableros las tienen. Un robot atraviesa las de su color; las demás lo desvían 90°, y sigue, todo en un solo movimiento. Ningún movimiento puede acabar sobre una. Lleva el 🟡 robot amarillo hasta el 🟡⚙️ engranaje amarillo, para que se detenga ahí.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Elige un robot y una dirección para cada movimiento, y pulsa **Mostrar**. O pulsa **Escribir** y escribe todos tus movimientos, por ejemplo `{ $example }` o solo `{ $short }`: se muestran en cuanto los envías.
lesson-bid = **Propón primero, como en una partida:** ¿cuántos movimientos necesitas? Desde la primera propuesta corre la arena, y otros pueden proponer menos.
lesson-sand = ⏳ **Tu propuesta: { $moves } movimientos.** Arena: { $until }. Cuando se agota, quien propuso menos –aquí, tú– muestra exactamente esos.
    .board = ⏳ **Tu propuesta: { $moves } movimientos.** Cuando la arena se agota, quien propuso menos –aquí, tú– muestra exactamente esos.
lesson-sand-runs = Muestra tus movimientos cuando la arena se haya agotado: hasta entonces otros podrían proponer menos.
button-lesson-bid = Proponer { $moves }
button-lesson-bid-again = Proponer de nuevo
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **¡Eso es!** `{ $moves }`. Cada robot siguió hasta que algo lo detuvo.
    [2] ✅ **¡Eso es!** `{ $moves }` – { $count } movimientos, porque el del verde también cuenta.
    [3] ✅ **¡Eso es!** `{ $moves }`. { $ricochet ->
        [one-move] Ha sido más de un movimiento, así que vale.
       *[turn] El robot ha cambiado de dirección por el camino, así que vale.
    }
   *[4] ✅ **¡Eso es!** `{ $moves }`. El amarillo atravesó su barrera, y la roja lo desvió.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}Lo que cuenta es el cambio de dirección entre tus movimientos, no el rebote.
    }
}
tutorial-next = Siguiente lección
tutorial-end = 🎓 **Ya conoces el juego.** En una partida encuentras la solución mentalmente y propones cuántos movimientos necesitas; cuando la arena se agota, los muestra quien propuso menos. ¿A qué quieres jugar?
    `/ricochet { command-name-race }`: todos resuelven la misma ficha en privado y gana la solución más corta.
    `/ricochet { command-name-solo } { option-name-practice }`: fichas de tantos movimientos como quieras, sin reloj.
    .board = 🎓 **Ya conoces el juego.** En una partida encuentras la solución mentalmente y propones cuántos movimientos necesitas; cuando la arena se agota, los muestra quien propuso menos. ¿A qué quieres jugar? **{ button-first-practice }** está en la lista de juegos, en { web-subject-solo }.
button-first-bots = Jugar contra bots
button-first-match = Con amigos
button-first-solo = Jugar en solitario
button-first-practice = Practicar sin reloj
button-first-daily = Reto de hoy
# $robots: the names of those that play
problem-not-in-lesson = Ese robot no está en esta lección. Robots en juego: { $robots }. Prueba otra vez.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } juega en solitario** – { $options }. 17 fichas; gana si acaba con más boca arriba que boca abajo.
solo-option-hourglasses = { $hourglasses ->
    [one] un reloj de arena de { $seconds } segundos por ficha
   *[other] dos relojes de arena de { $seconds } segundos por ficha
}
solo-option-practice = de práctica (tablero elegido)
solo-title = ### 🧩 Solitario
# $hourglasses: solo-option-hourglasses
solo-ready = Resuelve cada una de las 17 fichas antes de que se agote la arena: { $hourglasses }. Vale cualquier solución, por larga que sea; si al final hay más fichas boca arriba que boca abajo, ganas.
    -# Pulsa **¡Ya!**: se descubre la primera ficha y corre la arena.
solo-headline = ### Ficha { $number } de 17: { $target } en { $cell }
solo-task = Lleva allí { $robot ->
    [any] **cualquier robot**
   *[other] el **robot { $robot ->
        [red] rojo
        [green] verde
        [blue] azul
       *[yellow] amarillo
    }**
}, { $ricochet ->
    [one-move] en dos movimientos o más.
   *[turn] en los movimientos que quieras, con un giro de 90° entre dos de sus propios movimientos.
}
solo-replaced = 🔄 La ficha anterior ha vuelto con las restantes: no se podía alcanzar.
solo-sand = ⏳ **Arena hasta: { $until }.** **{ button-solo-got-it }** la detiene; después tienes un minuto para mostrar tu solución.
solo-showing = ⏱️ **Muestra tu solución (hasta: { $until }).** Tienes un intento: `/prove R-arriba G-izquierda …`, o con un botón.
    .board = ⏱️ **Muestra tu solución (hasta: { $until }).** Tienes un intento.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 He estado fuera { $count } { $unit ->
    [seconds] { $count ->
        [one] segundo
       *[other] segundos
    }
    [minutes] { $count ->
        [one] minuto
       *[other] minutos
    }
   *[hours] { $count ->
        [one] hora
       *[other] horas
    }
}, así que el reloj se ha parado.
solo-hint-price = -# 💡 Cada pista cuesta una estrella de esta ficha; la última no se pierde.
solo-chip-up = ✅ **La ficha está boca arriba** – { $count } movimientos: `{ $moves }` { $stars }
    .board = ✅ **La ficha está boca arriba** – { $count } movimientos { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Con una pista.
   *[other] Con { $count } pistas.
}
solo-chip-down = ⌛ **La ficha está boca abajo.** Los robots se quedan donde estaban.
solo-attempt-failed = ❌ Eso no es una solución. { $why } **La ficha está boca abajo.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Tres estrellas de tres.
    [2] Dos estrellas de tres.
   *[1] Una estrella de tres.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 Se podía hacer en { $count } movimientos, como en la imagen: `{ $moves }`
   *[yes] 💡 Bastaban { $count } movimientos: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 Se podía hacer en { $count } movimientos: `{ $moves }`
       *[yes] 💡 Bastaban { $count } movimientos: `{ $moves }`
    }
solo-best-equal = 🌟 No se puede hacer en menos movimientos.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** boca arriba, **{ $down }** boca abajo, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}: { $marks }
solo-next = Tómate tu tiempo. La próxima ficha da la vuelta al reloj.
solo-end = { $result ->
    [won] 🏆 **¡Has ganado!** Boca arriba: { $up }, boca abajo: { $down }.
    [lost] 🏁 **Esta vez no.** Boca arriba: { $up }, boca abajo: { $down }.
   *[stopped] 🏁 **La partida se ha cancelado** tras { $played ->
        [one] una ficha
       *[other] { $played } fichas
    }, así que ni se gana ni se pierde.
}
solo-end-stars =
    { $stars } de { $most } estrellas · { $perfect ->
    [one] una ficha
   *[other] { $perfect } fichas
} con el mínimo de movimientos · mejor racha: { $streak ->
    [one] una ficha
   *[other] { $streak } fichas
}
    { $marks }
solo-end-code = Jugar otra vez este tablero: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = El código de este tablero: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = La tengo
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Siguiente ficha
button-solo-give-up = Renunciar a esta ficha
button-solo-end = Terminar
button-solo-more = { button-more }

done-solo-solved = 🎉 ¡Eso es!
done-solo-given-up = Has renunciado a esta ficha.
done-solo-stopped = La partida ha terminado.
failed-solo = Eso no es una solución. { $why } La arena sigue corriendo: prueba otra vez.

refusal-solo-game-over = Esta partida ha terminado. `/ricochet { command-name-solo }` empieza otra.
    .board = Esta partida ha terminado.
refusal-solo-not-yours = Esta es la partida de { $player }. `/ricochet { command-name-solo }` empieza la tuya.
    .board = Esta es la partida de { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Aún no hay ninguna ficha boca arriba. Pulsa **¡Ya!**.
    [practice] Ahora no hay ninguna ficha boca arriba. Pulsa **Otra parecida**.
   *[no] Ahora no hay ninguna ficha boca arriba. Pulsa **Siguiente ficha**.
}
refusal-solo-sand-has-run-out = La arena se ha agotado: esta ficha está boca abajo.
refusal-solo-sand-stands-still = La arena está detenida: muestra ahora tu solución.
refusal-solo-time-to-show-is-up = El minuto para mostrar tu solución ha pasado: esta ficha está boca abajo.
refusal-solo-chip-is-up = Esta ficha sigue en juego. Muestra una solución, o renuncia a ella.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = En esta partida no hay quinto robot, ni negro ni plateado: los robots son R, G, B e Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Demasiado tarde: la partida ya ha avanzado.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = Aún no conozco la solución más corta de esta ficha, así que no hay pista. Pregunta otra vez dentro de un momento; no te ha costado nada.

problem-solo-running = Ya tienes una partida aquí: `/ricochet { command-name-solo }` la muestra.
    .board = Ya tienes una partida en solitario aquí.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Esa ficha ya se ha jugado. Usa los botones del tablero más reciente.
    .board = Esa ficha ya se ha jugado.
problem-board-in-play = { $where ->
    [here] Esta es la posición de la partida en { $channel }, o se le parece mucho. Otra partida revelaría soluciones: juégala cuando acabe la primera, o elige otro tablero.
    [yours] Esta es la posición de una de tus partidas, o se le parece mucho. Otra partida revelaría soluciones: juégala cuando acabe la primera, o elige otro tablero.
   *[elsewhere] Ahora mismo se juega en este tablero en otro sitio, así que sus soluciones son secretas. Elige otro tablero.
}
problem-solo-beside-match = En este canal hay una partida. Juega en solitario en un hilo, o en privado: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = En este canal hay una partida. Juega en solitario cuando termine, o en otro canal.

command-solo = Juega en solitario: 17 fichas contra el reloj de arena, o practica sin reloj
option-solo-hourglasses = Cuántos relojes de arena tienes por ficha: con dos es más fácil
option-solo-private = Solo tú ves la partida
choice-hourglasses-1 = uno
choice-hourglasses-2 = dos, para una partida más fácil

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } practica** – { $options }. Una ficha tras otra, sin reloj.
practice-headline = ### 🎯 Ficha { $number }: { $target } en { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] De cualquier longitud. No corre ningún reloj.
   *[other] Sale en **{ $moves } movimientos**. No corre ningún reloj.
}
practice-solved = ✅ **Resuelta** en { $count } movimientos: `{ $moves }`
    .board = ✅ **Resuelta** en { $count } movimientos.
practice-given-up = 🏳️ **Has renunciado.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Hay una sola solución más corta, de { $moves } movimientos.
   *[other] Hay { $count } soluciones más cortas, de { $moves } movimientos.
}
practice-more-ways = -# **{ button-study-open }** muestra las demás.
practice-tally = Resueltas sin pistas: **{ $unaided }** · con pistas: **{ $hinted }** · abandonadas: **{ $dropped }**
practice-end = 🏁 **Se acabó la práctica.**
failed-practice = Eso no es una solución. { $why } No cuesta nada: prueba otra vez.
button-solo-another = Otra parecida
button-solo-harder = Más difícil
button-solo-easier = Más fácil
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Cualquier longitud
   *[other] { $moves } movimientos
}
problem-practice-alone = En la práctica no hay reloj de arena, ni final, ni tablero elegido: solo admite `{ option-name-rules }` y `{ option-name-private }`.
option-solo-practice = Practica sin reloj: fichas de tantos movimientos como quieras
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] la longitud que resuelves
    [any] cualquier longitud
   *[other] { $value } movimientos
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } empieza una carrera** – { $options }.
    { $rounds ->
        [one] Una ficha
       *[other] { $rounds } fichas
    } para todos, { $time } cada una. Cada uno la resuelve en privado: la solución más corta gana la ficha, y los tres primeros se llevan 3, 2 y 1 puntos.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] una hora
       *[other] { $count } horas
    }
   *[minutes] { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] cuenta a partir de dos jugadores y tres fichas resueltas
   *[no] demasiado corta para la clasificación
}
race-bots = práctica con bots hasta que una segunda persona tenga una solución
race-headline = ### Carrera, ronda { $round } de { $rounds }: { $target } en { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **Tiempo hasta: { $until }.** Gana la solución más corta; { $slow ->
    [yes] las de igual longitud comparten puesto.
   *[no] a igual longitud, la primera.
}
race-how = Resuélvela en privado, tantas veces como quieras: **{ button-race-pad }**, **{ button-type }** o `/prove R-arriba G-izquierda …`. Cuenta tu solución más corta.
    .board = Resuélvela en privado, tantas veces como quieras: mueve los robots y pulsa **{ pad-show }**. Cuenta tu solución más corta.
race-have = { $count ->
    [0] 💭 Todavía nadie tiene una solución.
    [one] ✅ Un jugador tiene una solución.
   *[other] ✅ { $count } jugadores tienen una solución.
}
race-done = 🙋 Han acabado: { $count } de { $players }.
race-finish-votes = 🏁 **{ $count } de los { $needed }** votos necesarios para terminar la carrera.
race-next = Próxima ficha: { $until }.
race-over = 🏁 Esta carrera ha terminado.
# $points: who has how many
race-points = 🎯 Puntos: { $points }
race-round-over = 🏁 **La ronda { $round } de { $rounds } ha terminado.**
race-place = { $place }. { $player } – **{ $moves } movimientos**{ $points ->
    [0] {""}
    [one] {" "}(un punto)
   *[other] {" "}({ $points } puntos)
}
race-way = ✅ La solución de { $player }, que han seguido los robots: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **La ronda { $round } de { $rounds } ha terminado y nadie tiene una solución.** La ficha { $target } vuelve con las restantes.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 La moderación ha sacado a { $player } de la carrera.
   *[left] 👋 { $player } ha dejado la carrera.
}
race-finish-voted = 🏁 { $player } vota por terminar la carrera; ganaría quien tenga más puntos.
race-finish-how = Si has enviado una solución, votas con `/ricochet { command-name-stop }`.
    .board = Votan también quienes han enviado una solución.
race-end-moved = 🔌 Estaba fuera cuando acabó el tiempo. Nuevo final: { $until }.
race-zone-dropped = 🕰️ Aquí no conozco la zona horaria `{ $zone }`. Desde ahora las rondas terminan según UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 La carrera ha terminado antes de tiempo: deciden los puntos conseguidos.
    [abandoned] 😴 Dos fichas seguidas sin solución: la carrera ha terminado.
    [deserted] 🤖 Dos rondas sin personas: la carrera ha terminado.
   *[stopped] 🏁 **La carrera se ha cancelado** antes de que nadie tuviera un punto.
}
race-won = 🏆 **{ $count ->
    [one] ¡{ $winners } gana la carrera!
   *[other] ¡{ $winners } comparten la victoria!
}**
race-without-winner = 🏁 **La carrera ha terminado.** Nadie tiene un punto, así que nadie la gana.
race-code = Jugar otra vez este tablero: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = El código de este tablero: `{ $code }`
race-pad-closed = ⌛ Esa ronda ha terminado.
# Your own shortest solution so far
race-own = 🏅 Tu mejor solución: **{ $count } movimientos**. ¿La mejoras?
pad-headline-race = ### Mando – { $made ->
        [one] un movimiento
       *[other] { $made } movimientos
    }
    Elige un robot y luego una dirección. Solo lo ves tú. Tiempo hasta: { $until }.
race-submitted = ✅ **{ $count } movimientos**: ¡es una solución! Cuenta la más corta: prueba con menos, o pulsa **He acabado**.
failed-race = Eso no es una solución. { $why } No cuesta nada: inténtalo otra vez.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = He acabado
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Todos han acabado: la ronda ha terminado.
    [bots] 🙋 Has acabado con esta ficha. La ronda termina en cuanto ningún bot siga pensando, como muy tarde: { $until }. Aún puedes enviar algo más corto.
    [time] 🙋 Has acabado con esta ficha. La ronda sigue para que otros puedan unirse. Hasta: { $until }. Aún puedes enviar algo más corto.
   *[others] 🙋 Has acabado con esta ficha. La ronda termina cuando todos acaben, como muy tarde: { $until }. Aún puedes enviar algo más corto.
}
done-left-race = 👋 Has dejado la carrera y ya nadie te espera. Lo que enviaste para esta ficha se retira y tus puntos se conservan. Envía una solución y vuelves a jugar.
done-removed-race = 🚪 { $player } queda fuera de la carrera y conserva sus puntos.
done-race-stopped = La carrera ha terminado.
done-race-vote = 🏁 Has votado por terminar la carrera: { $count } de los { $needed } votos necesarios. Si envías una solución, se retira.

refusal-race-game-over = Esta carrera ha terminado. `/ricochet { command-name-race }` empieza otra.
    .board = Esta carrera ha terminado.
refusal-race-no-chip-up = Ahora mismo no hay ninguna ficha boca arriba. Próxima ficha: { $until }.
refusal-race-sand-has-run-out = Se acabó el tiempo para esta ficha.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = En esta carrera no hay quinto robot, ni negro ni plateado: los robots son R, G, B e Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Funciona, pero ya tienes una de { $own } movimientos.
refusal-race-removed = La moderación te ha sacado de esta carrera.
refusal-race-not-playing = Ahora mismo no estás en esta carrera. Abre el mando o envía una solución primero.
    .board = Ahora mismo no estás en esta carrera. Mueve un robot o envía una solución primero.
refusal-race-done-already = Ya has acabado con esta ficha.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Solo pueden terminarla { $starter }, que empezó la carrera, y los miembros con el permiso **Gestionar mensajes**.
refusal-race-no-stake = Terminar la carrera lo deciden los presentes que han enviado una solución en ella. Envía una y también tendrás voto.
refusal-race-wants-to-finish-already = Ya has votado por terminar la carrera. Si envías una solución, tu voto deja de contar.
refusal-race-not-yours-to-let-watch = Solo { $starter }, que empezó la carrera, y los miembros con el permiso **Gestionar mensajes** deciden si cualquiera puede verla.
refusal-race-not-yours-to-remove = Solo los miembros con el permiso **Gestionar mensajes** pueden sacar a un jugador de la carrera.
refusal-race-has-not-bid = { $other } no ha enviado nada en esta carrera.
refusal-race-removed-already = { $other } ya está fuera de esta carrera.
refusal-race-not-yours-to-add-bot = Solo { $starter }, que empezó la carrera, puede añadir bots.
refusal-race-too-late-to-add-bot = Los bots pueden unirse hasta que se gane la primera ficha: tres como máximo.
refusal-race-voted-already = Ya has pedido la siguiente ronda.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Demasiado tarde: la carrera ha seguido.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = No conozco `{ $text }`. Elige de la lista que Discord muestra al escribir.
problem-race-running = Ya hay una carrera en este canal.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Esa ronda ha terminado. Usa los botones del tablero más reciente.
    .board = Esa ronda ha terminado.
problem-race-beside-other = En este canal se juega a otra cosa. Empieza la carrera en un hilo, o una con horas para cada ficha: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = En este canal se juega a otra cosa. Empieza la carrera cuando termine, o en otro canal.
problem-beside-race = Hay una carrera en este canal. Juega en un hilo, o cuando termine.
    .board = Hay una carrera en este canal. Juega cuando termine, o en otro canal.

command-race = Carrera: todos resuelven la misma ficha en privado y gana la solución más corta
option-race-time = Cuánto dura una ronda: minutos, u horas para una carrera lenta (si no, 3 minutos)
option-race-chips = Cuántas fichas se juegan (si no, 5)
choice-race-time-60 = 1 minuto
choice-race-time-120 = 2 minutos
choice-race-time-180 = 3 minutos
choice-race-time-300 = 5 minutos
choice-race-time-600 = 10 minutos
choice-race-time-3600 = 1 hora (lenta)
choice-race-time-28800 = 8 horas (lenta)
choice-race-time-86400 = 24 horas (lenta)

### The rush

rush-title = ### ⚡ Contrarreloj
rush-ready = Todas las fichas que puedas en { $minutes } minutos, de cortas a largas: vale cualquier solución, y enseguida viene la siguiente ficha. Pulsa un robot y las direcciones; no hace falta ningún botón para mostrar tus movimientos. Puedes pasar { $passes } fichas.
    -# Solo lo ves tú. El reloj empieza cuando pulsas **¡Ya!**.
button-rush-go = ▶️ ¡Ya!
rush-headline = ### ⚡ Ficha { $number }: { $target } en { $cell }
rush-status = ⏱️ **Tienes tiempo hasta: { $until }.** { $count }
rush-count = Resueltas: **{ $solved }**, puedes pasar: { $passes }.
rush-how = -# Lleva { $robot ->
    [any] **cualquier robot**
   *[other] el **robot { $robot ->
        [red] rojo
        [green] verde
        [blue] azul
       *[yellow] amarillo
    }**
} allí, con un giro de 90° entre dos de sus movimientos: enseguida viene la siguiente ficha.
rush-solved = ✅ { $count ->
    [one] Un movimiento
   *[other] { $count } movimientos
} – ¡siguiente ficha!
rush-passed = ⏭️ Pasada – ¡siguiente ficha!
rush-over = ### ⚡ { $ending ->
    [all-played] ¡Se han jugado todas las fichas!
    [stopped] Has terminado la contrarreloj.
   *[time-up] ¡Se acabó el tiempo!
} { $count ->
    [0] Ninguna ficha resuelta.
    [one] Una ficha resuelta.
   *[other] { $count } fichas resueltas.
}
rush-record = { $result ->
    [first] 🏆 Tu primer resultado: `/ricochet { command-name-stats }` guarda tu récord.
    [better] 🏆 **¡Nuevo récord personal!** Antes: { $record }.
    [equal] 🏅 Tantas como en tu récord.
    [below] Tu récord: **{ $record }**.
   *[none] -# Primero los caminos cortos: mira adónde puede deslizarse el robot del color del objetivo.
}
    .board = { $result ->
        [first] 🏆 Tu primer resultado.
        [better] 🏆 **¡Nuevo récord personal!** Antes: { $record }.
        [equal] 🏅 Tantas como en tu récord.
        [below] Tu récord: **{ $record }**.
       *[none] -# Primero los caminos cortos: mira adónde puede deslizarse el robot del color del objetivo.
    }
rush-best = 💡 La ficha { $number } necesita { $count } movimientos{ $shown ->
    [yes] {""}, como en la imagen
   *[no] {""}
}: `{ $moves }`
    .board = 💡 La ficha { $number } necesita { $count } movimientos: `{ $moves }`
rush-solved-chips = ✅ Resueltas, tus movimientos/los mínimos: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Copa
cup-ready = { $chips } fichas en { $minutes } minutos, de cortas a largas, las mismas para todo el mundo. Una solución mínima vale **{ $most }** puntos, cada movimiento de más cuesta uno, y toda solución vale al menos uno. Cuenta lo primero que muestres, así que piensa antes de **{ pad-show }**. Puedes pasar cualquier ficha, y cada copa se juega una sola vez.
    -# Solo lo ves tú. El reloj empieza cuando pulsas **¡Ya!**.
cup-headline = ### 🏆 Ficha { $number } de { $chips }: { $target } en { $cell }
cup-count = Puntos: **{ $points }**.
cup-how = -# Cuantos menos movimientos, mejor. Cuenta lo primero que muestres, y enseguida viene la siguiente ficha.
cup-over = ### 🏆 { $ending ->
    [all-played] ¡Se han jugado todas las fichas!
    [stopped] Has terminado la copa.
   *[time-up] ¡Se acabó el tiempo!
} **{ $points } de { $most } puntos.**
cup-points = Puntos por ficha: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# Las soluciones mínimas llegan el lunes. Hasta entonces, por favor, no reveles las fichas.
button-cup = 🏆 Jugar la copa
problem-cup-off = Este servidor no juega la copa semanal. Quien lo administra puede activarla en mis ajustes.
problem-cup-closed = La copa se juega los sábados y domingos (UTC). La próxima se abre el { $opens }.
problem-cup-played = Ya has empezado esta copa, y cada persona la juega una sola vez. La próxima se abre el { $opens }.
failed-rush = Eso no es una solución. { $why } El reloj corre: prueba otra vez.
refusal-rush-game-over = Esta contrarreloj ha terminado. `/ricochet { command-name-rush }` empieza otra.
    .board = Esta contrarreloj ha terminado.
refusal-rush-not-yours = Esta contrarreloj es de otra persona. `/ricochet { command-name-rush }` empieza la tuya.
    .board = Esta contrarreloj es de otra persona.
refusal-rush-no-chip-up = El reloj aún no corre. Pulsa **¡Ya!**.
refusal-rush-chip-is-up = El reloj ya corre.
refusal-rush-sand-has-run-out = Se acabó el tiempo.
refusal-rush-no-passes-left = Ya has pasado tres fichas: resuelve esta.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = En una contrarreloj no hay quinto robot, ni negro ni plateado: los robots son R, G, B e Y.
refusal-rush-out-of-date = Demasiado tarde: la contrarreloj ya ha avanzado.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Esa ficha ha terminado. Usa los botones del tablero más reciente.
problem-no-chips-drawn = Ahora no puedo preparar fichas, porque mi buscador de soluciones no funciona. Quien me administra encontrará el motivo en el registro.

command-rush = Contrarreloj: todas las fichas que puedas en tres minutos, en privado
option-cup = La copa de este fin de semana: cinco fichas, diez minutos, una vez

### Your own games

command-my-games = Muestra dónde juegas y qué te espera
my-games-headline = ### Tus partidas
my-games-empty = Ahora mismo no juegas en ningún sitio. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` o `/ricochet { command-name-solo }` empieza algo.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Carrera
    [rush] ⚡ Contrarreloj
    [solo] 🧩 Partida en solitario
   *[match] 🤖 Partida
} { $link } – { $what ->
    [prove] **muestra tus movimientos, hasta: { $until }**
    [bid] aún no has hecho una propuesta
    [solve] **resuelve la ficha, hasta: { $until }**
    [better] tu mejor solución: { $moves } movimientos (hasta: { $until })
    [chip] **resuelve la ficha, hasta: { $until }**
    [practice] te espera una ficha, sin reloj
    [next] te espera la próxima ficha
    [first] pulsa **¡Ya!** para la primera ficha
    [go] pulsa **¡Ya!** para poner en marcha el reloj
   *[none] nada que hacer ahora mismo
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] Hacen falta { $fewest } movimientos o más.
   *[other] Hacen falta de { $fewest } a { $most } movimientos.
}
# $robots: the names of those that move
hint-robots = 💡 En una de las soluciones más cortas se mueven: { $robots }.
# $move: in the notation
hint-first-move = 💡 Puede empezar con `{ $move }`.
button-hint-length = 💡 ¿Cuántos movimientos?
button-hint-robots = 💡 ¿Qué robots?
button-hint-first-move = 💡 ¿Primer movimiento?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Reto { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } en { $cell }
daily-task = -# Lleva { $robot ->
    [any] **cualquier robot**
   *[other] el **robot { $robot ->
        [red] rojo
        [green] verde
        [blue] azul
       *[yellow] amarillo
    }**
} a la casilla objetivo, en el menor número de movimientos posible, con un giro de 90° entre dos de sus movimientos. Sin reloj, intentos ilimitados.
daily-failed = ⚠️ **Eso no es una solución.** { $why }
daily-tries = -# { $tries ->
    [one] Un intento hasta ahora
   *[other] { $tries } intentos hasta ahora
}
daily-hint-price = -# 💡 Cada pista cuesta una estrella; la última no se pierde.
daily-solved = ✅ **¡Eso es!** { $count } movimientos: `{ $moves }`
    .board = ✅ **¡Eso es!** { $count } movimientos.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Tu mejor solución: { $count } movimientos** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 Se puede hacer en { $count } movimientos.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Resuelto por primera vez en el intento { $tries }, tras { $count } { $unit ->
    [seconds] { $count ->
        [one] segundo
       *[other] segundos
    }
    [minutes] { $count ->
        [one] minuto
       *[other] minutos
    }
   *[hours] { $count ->
        [one] hora
       *[other] horas
    }
}
daily-shown = -# Has visto las soluciones: más intentos ya no cambian nada.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **La única solución en { $length } movimientos**
   *[other] 🌟 **Solución { $way } de { $count }** en { $length } movimientos
}
button-daily-again = Otro intento
button-daily-solutions = Soluciones mínimas
button-daily-give-up = Renunciar: ver las soluciones
button-daily-before = El día anterior
button-daily-easier = Uno más fácil
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` no es una fecha. Escribe año, mes y día, por ejemplo { $date }.
problem-no-such-day = Hay retos desde el { DATETIME($first, dateStyle: "long") } hasta el { DATETIME($last, dateStyle: "long") }. El de cada día empieza a medianoche UTC.
problem-no-puzzle = Ahora no puedo elegir un reto, porque mi buscador de soluciones no funciona. Quien me administra encontrará el motivo en el registro.
# $robots: the names of those that play
problem-not-in-puzzle = Ese robot no está en este reto. Robots en juego: { $robots }. Prueba otra vez.
problem-not-solved-yet = Resuelve antes el reto: luego te muestro todas las soluciones mínimas.
problem-board-of-today = Esto se parece mucho al reto de hoy, y jugar en él lo revelaría. Juégalo mañana o elige otro tablero.
problem-board-of-cup = Esto se parece mucho al tablero de la copa de este fin de semana, y jugar en él la revelaría. Juégalo el lunes o elige otro tablero.

command-daily = El reto del día, solo para ti, con todos los intentos que quieras
option-date = Un día anterior, por ejemplo 2026-11-21 (si no, hoy)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Análisis
   *[other] Análisis de la ronda { $round }
}: { $target } en { $cell }
study-proof = 🏅 La solución de { $player }, **{ $count } movimientos**.
study-no-proof = Nadie ha mostrado una solución.
study-own = ✍️ Tu propia solución, **{ $count } { $count ->
    [one] movimiento
   *[other] movimientos
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 Con el movimiento { $move } se perdió el camino más corto: desde ahí hacían falta { $left } más, { $total } en total. El mínimo era { $best }.
study-no-own = No tienes una solución propia en esta ronda.
study-searching = 🔍 Todavía busco todas las soluciones mínimas. Vuelve a mirar dentro de un momento.
study-hints = 🧠 Ya conozco las soluciones más cortas. Pide las pistas una a una, mira las soluciones o inténtalo tú.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Atrás
step-on = Adelante ▶
step-previous = ⏮ Solución anterior
step-next = Solución siguiente ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Una única solución mínima**
       *[other] **{ $count } soluciones mínimas**
    }
   *[no] **Al menos { $count } soluciones mínimas**
}, { $moves } movimientos.{ $orders ->
    [yes] {" "}Sin tener en cuenta el orden de los robots: { $differing ->
        [yes] { $different }.
       *[no] al menos { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Solución { $way } de { $shown }{ $all ->
    [yes] .
   *[no] {" "}que muestro.
}
button-study-open = 🔬 Análisis
button-study-round = 🔬 Análisis de la ronda { $round }
button-study-before = ⏮ Ronda { $round }
button-study-after = Ronda { $round } ⏭
button-study-proof = Solución mostrada
button-study-own = Mi solución
button-study-ways = Soluciones mínimas
button-study-again = 🔍 Volver a mirar
button-study-try = 🎮 Intentarlo
button-study-back = ◀ Volver al análisis
button-again-rematch = 🔁 Revancha
button-again-proposed = { $level ->
    [easy] 🤖 Contra bots de nivel fácil
    [medium] 🤖 Contra bots de nivel medio
    [hard] 🤖 Contra bots de nivel difícil
   *[same] ⚖️ La revancha propuesta
 }
button-again-board = Otra vez este tablero
button-again-solo = 🔁 Otra partida
button-again-rush = 🔁 Otra contrarreloj
button-again-race = 🔁 Otra carrera
try-headline = ### Inténtalo: { $target } en { $cell }
    Elige un robot y luego una dirección. Solo lo ves tú. No corre ningún reloj, y nada cuenta.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **¡Eso es, en { $count } movimientos!** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 No se puede hacer en menos movimientos.
    [no] {"\u000A"}💡 Se puede hacer en menos movimientos.
   *[unknown] {""}
}

problem-study-what = ¿Qué quieres analizar? Indica un código, `/ricochet { command-name-study } { option-name-code }:…`, o tu tablero de casa: sus `{ option-name-tiles }`, todos sus `{ option-name-robots }` y el `{ option-name-target }`. Si un código no tiene objetivo, indícalo también.
problem-study-code = Eso no es un código. { $fault ->
    [characters] Un código solo tiene letras y cifras.
    [length] El de un tablero tiene 24 letras y cifras, el de una posición 14; el tuyo tiene { $count }. Cópialo entero.
    [check] Está completo, pero tiene una errata: sus dos últimos caracteres, que comprueban los demás, no encajan con ellos. Cópialo en vez de escribirlo.
   *[impossible] Nombra una posición que no puede existir. Cópialo en vez de escribirlo.
}
problem-study-in-play = { $where ->
    [here] Esta es la posición de la partida en { $channel }, o se le parece mucho. Analizarla revelaría soluciones: hazlo cuando acabe la partida.
    [yours] Esta es la posición de una de tus partidas, o se le parece mucho. Analizarla revelaría soluciones: hazlo cuando acabe la partida.
   *[elsewhere] Ahora mismo se juega esta posición en otro sitio, así que sus soluciones son secretas. Analiza otra.
}
problem-study-of-today = Esto se parece mucho al reto de hoy, y analizarlo lo revelaría. Analízalo mañana.
problem-study-of-cup = Esto se parece mucho a una ficha de la copa de este fin de semana, y analizarlo la revelaría. Analízalo el lunes.
problem-study-too-soon = Esta ronda aún no se puede analizar, porque su ficha puede volver a salir. Vuelve cuando alguien haya ganado la ficha o haya acabado la partida.
problem-no-study = Aún no hay nada que analizar: ninguna ronda de este canal ha terminado.
problem-game-gone = Esa partida ya no se puede leer.
problem-results-too-soon = Esa partida aún se está jugando. Tendrás sus resultados cuando termine.
problem-tables-playing = Otras mesas del torneo aún juegan en este tablero. Tendrás los resultados cuando terminen todas.
problem-bound-elsewhere = Juegas en otra mesa de este torneo: { $link }. Quien ha propuesto algo en una mesa solo juega en esa.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] Las mesas de un torneo se comparan entre sí, por eso no juegan bots: no indiques `{ option-name-bots }`.
    [difficulty] En un torneo se baraja como dice el reglamento: no indiques `{ option-name-difficulty }`.
   *[other] El torneo en curso se juega con otras reglas. No indiques esas opciones para unirte; tras su primera ronda puedes empezar otro.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Resultados de la partida #{ $number }**, terminada { $ended } tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}: para hojas de cálculo y para programas.
button-results = 📄 Resultados en archivos

command-study = Analiza una posición para ti: pistas y todas las soluciones mínimas, paso a paso
option-study-code = El código de una posición o de un tablero; { option-name-target } indica otra ficha
option-study-robots = Dónde están todos los robots en tu tablero de casa: R C7 G A1 B P16 Y H3
option-study-target = La ficha que hay que alcanzar, por ejemplo luna roja

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 verde
    [blue] 🔵 azul
    [red] 🔴 rojo
   *[yellow] 🟡 amarillo
} ({ $number }A a { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 verde
    [blue] 🔵 azul
    [red] 🔴 rojo
   *[yellow] 🟡 amarillo
} { $letter }
tiles-text = ## Las secciones de tu tablero de casa
    {""}**El número** es la marca de color impresa en la sección: 1 🟢 verde, 2 🔵 azul, 3 🔴 rojo, 4 🟡 amarillo. Las de 1999 no tienen marca, pero lo dice su símbolo rojo: 1 🌙 luna, 2 🪐 planeta, 3 ⚙️ engranaje, 4 ⭐ estrella.
    {""}**La letra** es la cara. Gira la sección hasta que la esquina que va en el centro del tablero quede abajo a la derecha, y compara. Las de 1999 muestran A o B; solo D tiene barreras de color.
tiles-options = Nombra las cuatro secciones **en el sentido del reloj desde arriba a la izquierda**: `1A 2B 3A 4B`. **{ form-table-title }**, en **{ button-other-rules }** junto al mensaje de un juego que acabas de empezar, las pide, y también dónde están los robots, como `R C7 G A1`, y qué ficha está boca arriba, como `luna roja`; lo demás se sortea. `/ricochet { command-name-study }` admite lo mismo.
button-tiles = Todas las secciones
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` no es una sección. Una sección es su número y su letra, por ejemplo `1A`; `verde A` es la misma. { $count ->
    [0] Ya hay cuatro.
   *[other] Aquí encaja cualquiera de estas: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` está dos veces
   *[no] `{ $token }` y `{ $other }` no van juntas: las dos tienen la marca { $colour ->
        [green] verde
        [blue] azul
        [red] roja
       *[yellow] amarilla
    }
}, y un tablero tiene una sección de cada marca. { $count ->
    [0] Quita una de las dos.
   *[other] Falta en su lugar: { $right }.
}
table-tiles-missing = ❌ Un tablero tiene cuatro secciones, una de cada marca; indícalas en sentido horario desde arriba a la izquierda, por ejemplo `1A 2B 3A 4B`. Falta todavía: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: ¿qué robot es ese? Indica cada robot y después su casilla, por ejemplo `R C7 G A1`; los robots son { $right }.
table-unknown-cell = ❌ { $token ->
    [none] A `{ $other }` le falta una casilla
   *[other] `{ $token }` no es una casilla
}. Las casillas van de A1, arriba a la izquierda, a P16, abajo a la derecha: columnas A a P, filas 1 a 16. Escribe `{ $other } C7`.
table-robot-twice = ❌ El robot `{ $token }` está dos veces, la segunda en { $other }. Solo puede estar en una casilla.
table-two-fifth-robots = ❌ `{ $other }` y `{ $token }` son dos quintos robots, negro y plateado, y en una mesa solo hay uno. Quita uno de los dos.
table-cell-taken = ❌ `{ $token }` no puede ser: allí ya está el robot `{ $other }`. Cada robot necesita su propia casilla.
# $other: middle or diagonal
table-cell-closed = ❌ En `{ $token }` no puede estar ningún robot: { $other ->
    [middle] es parte del centro del tablero
   *[diagonal] tiene una barrera
}. Vale cualquier otra casilla, incluso una casilla objetivo.
table-unknown-chip = ❌ `{ $token }` no es una ficha de objetivo. Indica su color y su símbolo – luna, planeta, estrella o engranaje –, por ejemplo `luna roja` o `Rm`; o `vórtice`.
problem-tiles-or-code = Un tablero sale de su código o de tu casa, no de ambos. Quita `{ option-name-code }`, o bien `{ option-name-tiles }`, `{ option-name-robots }` y `{ option-name-target }`.
problem-table-needs-tiles = Indica también las secciones, por ejemplo `1A 2B 3A 4B`: los robots y el objetivo son para tu tablero de casa.

### Starting the program

program-gallery-done = Abre { $page } en un navegador.
program-gallery-unwritable = No se puede escribir en { $folder }: { $why }. Indica una carpeta en la que este programa pueda escribir.
program-no-local = Para jugar en el navegador hace falta el extra «local» ({ $why }). Define DISCORD_TOKEN, o instálalo: { $install }
# In the image of the container
program-image = Esta imagen solo juega en Discord y necesita DISCORD_TOKEN. Escribe DISCORD_TOKEN=… en un archivo .env y arranca la imagen con --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = Las métricas necesitan el extra «metrics» ({ $why }). Instálalo: { $install }
program-no-postgres = Una base de datos en un servidor PostgreSQL necesita el extra «postgres». Instálalo: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = No se puede servir nada en { $address }: { $why }. Pon en RICOCHET_HTTP otra dirección de esta máquina, o detén lo que escucha ahí.
program-no-token = DISCORD_TOKEN no está definido, así que juegas en el navegador.
program-local-file = El juego se guarda en { $file }.
program-wrong-token = Discord no acepta el DISCORD_TOKEN. Cópialo otra vez del Developer Portal, página «Bot».
# $code: the number that Discord gives as the reason
program-wrong-intents = Discord no permite a este programa el intent «guilds» que pide ({ $code }). Revisa su aplicación en el Developer Portal, página «Bot», o usa una versión más nueva de este programa.
program-closed = Discord ha cerrado la conexión definitivamente ({ $code }). Arranca otra vez; si no ayuda, usa una versión más nueva de este programa.
program-few-starts = Hoy solo quedan { $remaining } de { $total } arranques, así que el bot no arranca: a quien los agota, Discord le retira el token. Habrá más dentro de { $minutes } minutos. Mira en el registro por qué el bot arranca tanto.
program-no-discord = No se puede llegar a Discord: { $why }. Revisa la red de esta máquina y arranca otra vez.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } no sirve como base de datos: { $why }. { $local ->
    [yes] Arranca en una carpeta en la que este programa pueda escribir.
   *[no] Pon en RICOCHET_DATABASE un archivo en una carpeta en la que este programa pueda escribir.
}
program-database-damaged = { $file } está dañado: { $why }. { $local ->
    [yes] Lleva ese archivo a otro sitio, o arranca en otra carpeta.
   *[no] Pon en su lugar una copia de seguridad: { $ricochet } restore ARCHIVO.
}
program-database-foreign = { $file } no es una base de datos de este bot. { $local ->
    [yes] Lleva ese archivo a otro sitio, o arranca en otra carpeta.
   *[no] Pon en RICOCHET_DATABASE otro archivo; este se ha dejado como estaba.
}
program-database-earlier = { $file } es de una versión anterior a la 1.0, que esta no lee: { $local ->
    [yes] guarda ese archivo en otro sitio, o arranca en otra carpeta.
   *[no] guarda esa base de datos, y haz que RICOCHET_DATABASE indique otra.
}
program-database-newer = { $file } es de una versión más nueva de este programa. { $local ->
    [yes] Usa una versión más nueva de este programa, o arranca en otra carpeta.
   *[no] Usa una versión más nueva de este programa, o haz que RICOCHET_DATABASE indique otro archivo.
}
program-database-in-use = { $file } ya lo está usando otro bot. { $local ->
    [yes] Detén el otro programa que usa este archivo, o arranca en otra carpeta.
   *[no] Detén el otro programa que usa este archivo, o haz que RICOCHET_DATABASE indique otro.
}
# $place: the address of a server's database, without its password
program-database-server = No se puede usar { $place }: { $why }. Comprueba RICOCHET_DATABASE y que el servidor esté en marcha.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = La partida { $game } sigue cuando arranque el bot.
take-up-unknown = No hay ninguna partida { $game } apartada.
take-up-running = Donde estaba la partida { $game } se está jugando otra. Retómala cuando esa acabe.
take-up-unreadable = La partida { $game } sigue sin poder leerse: { $why }
# $file: its path, $why: the system's own words
program-not-written = No se puede escribir { $file }: { $why }.
program-output = No se puede escribir nada en la salida estándar: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } está comprobado (partidas: { $games }, eventos: { $events }).
backup-exists = { $file } ya existe. Indica un archivo que no exista.
backup-missing = No existe el archivo { $file }.
backup-foreign = { $file } no es una base de datos de este bot.
backup-earlier = { $file } es de una versión anterior a la 1.0, que esta no lee: guarda esa base de datos, e indica otra.
backup-newer = { $file } lo escribió una versión más nueva de este programa. Usa esa versión.
backup-damaged = { $file } está dañado: { $why }.
backup-in-use = { $file } está en uso. Detén antes el bot, o lo que tenga abierto el archivo.
restore-done = { $database } contiene ahora lo que hay en { $file } (partidas: { $games }, eventos: { $events }).
restore-kept = Lo que había antes está en { $kept }.
backup-server = La base de datos está en un servidor PostgreSQL. Usa sus propias herramientas, pg_dump y pg_restore: docs/machines.md dice cómo.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } contiene todo lo que hay en { $from } (partidas: { $games }, eventos: { $events }, filas: { $rows }, servidores: { $servers }). Cada tabla tiene las mismas filas, las clasificaciones de todos los servidores coinciden y se han reproducido todas las partidas. Indica esa base de datos en RICOCHET_DATABASE e inicia el bot.
move-unreadable = { $games } de las partidas no se pueden leer, igual que antes; se han trasladado tal como están.
move-step = { $step ->
    [rows] copiando
    [leaderboards] comparando clasificaciones
   *[games] reproduciendo partidas
}
move-same = FROM y TO son la misma base de datos.
move-missing = No hay ninguna base de datos de este bot en { $file }.
move-filled = { $file } no está vacía: hay algo en la tabla { $table }. Indica una base de datos en la que no haya nada.
move-in-use = { $file } está en uso. Detén antes todos los bots que la usen.
move-unusable = { $file } no se puede usar como base de datos: { $why }.
move-differs = No se ha trasladado nada, porque lo que llegó no es lo mismo: { $why }.
move-broken-off = No se ha trasladado nada: { $why }.
move-interrupted = No se ha trasladado nada: lo has interrumpido.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = Se conocen { $count } zonas horarias.
doctor-no-time-zones = No se conoce ninguna zona horaria. Instala de nuevo este programa.
doctor-letters = Los nombres se dibujan en cualquier escritura.
doctor-no-joined-letters = Los nombres en escrituras que unen sus letras, como la árabe, se dibujan letra a letra. Instala fribidi, por ejemplo: apt-get install libfribidi0.
doctor-no-fonts = No se pueden leer estas fuentes: { $fonts }. Instala de nuevo este programa.
doctor-solver = El buscador de soluciones está listo: { $place }.
doctor-solver-unavailable = El buscador de soluciones no es compatible con este equipo, así que faltan las mejores soluciones; todo lo demás funciona. { $install ->
    [none] Construye la imagen en esta máquina: docker build -t ricochet .
   *[other] Instala Numba y se compilará aquí: { $install }
}
doctor-solver-to-compile = El buscador de soluciones aún no está compilado. Lo hace el primer arranque, en medio minuto más o menos, y lo guarda en { $folder }.
doctor-solver-to-compile-always = El buscador de soluciones se compila en cada arranque, porque no hay carpeta donde guardarlo. Pon en NUMBA_CACHE_DIR una en la que este programa pueda escribir.
doctor-database = { $file } está al día: versión { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = Aún no existe la base de datos { $file }. La crea el primer arranque.
doctor-database-older = { $file } tiene la versión { $version }. El próximo arranque la lleva a la versión { $latest }; haz antes una copia: { $ricochet } backup ARCHIVO.
doctor-database-server = La base de datos { $place } se puede usar.
doctor-room = Hay { NUMBER($gigabytes, maximumFractionDigits: 0) } GB libres junto a la base de datos.
doctor-little-room = Solo hay { NUMBER($megabytes, maximumFractionDigits: 0) } MB libres junto a la base de datos. Haz sitio antes de que no se pueda guardar nada.
doctor-disk = El disco conserva lo que se guarda en { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = El disco tarda { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms en conservar lo que se guarda, y todos los que juegan lo esperan. Pon en RICOCHET_DATABASE un archivo en uno más rápido.
doctor-no-token = DISCORD_TOKEN no está definido, así que el bot solo juega en el navegador. Para Discord, copia el token del Developer Portal, página «Bot».
doctor-token = Discord conoce al bot como { $name }.
doctor-clock = El reloj de esta máquina coincide con el de Discord.
doctor-clock-wrong = El reloj de esta máquina va { $seconds } segundos { $direction ->
    [ahead] adelantado
   *[behind] atrasado
} respecto al de Discord. Haz que se ajuste por la red (NTP): hasta entonces las propuestas cuentan cuando llegan, no cuando se hicieron.
doctor-starts = Hoy quedan { $remaining } de { $total } arranques.
doctor-few-starts = Solo quedan { $remaining } de { $total } arranques; habrá más dentro de { $minutes } minutos. Mira en el registro por qué el bot arranca tanto.
doctor-no-starts = No quedan arranques; habrá más dentro de { $minutes } minutos. Espera hasta entonces: a quien sigue, Discord le retira el token.
doctor-shards = Discord recomienda { $recommended ->
    [one] un shard
   *[other] { $recommended } shards
}.
doctor-few-shards = Discord recomienda { $recommended } shards y RICOCHET_SHARDS es { $shards }: con demasiado pocos, Discord no deja entrar al bot. Detén todos los procesos e inícialos con más.
doctor-secret = Discord acepta el DISCORD_CLIENT_SECRET.
doctor-wrong-secret = Discord no acepta el DISCORD_CLIENT_SECRET, así que nadie puede iniciar sesión en el tablero. Pulsa «Reset Secret» en el Developer Portal, página «OAuth2», y copia el nuevo.
doctor-channels = El bot puede hacer lo que necesita en los { $count } canales que han elegido los servidores.
doctor-no-rights = En { $channel } de { $server } al bot le falta: { $permissions }. Permíteselo allí, o elige otro canal con /ricochet { command-name-settings }.
doctor-channel-gone = El canal { $channel }, que eligió { $server }, ya no existe. Elige otro con /ricochet { command-name-settings }.
doctor-end = { $faults ->
    [0] El bot puede jugar.
   *[other] El bot no puede jugar hasta que se arregle lo marcado con ✗.
}

# $kept: whether the result is kept for the next time
solve-compiling = Compilando el buscador de soluciones{ $kept ->
    [yes] , una sola vez
   *[no] {" "}(define NUMBA_CACHE_DIR como una carpeta en la que se pueda escribir para conservarlo)
}: como medio minuto…
program-no-positions = No hay nada que resolver: indica un código o escribe posiciones en la entrada estándar.
program-no-position = Eso no es una posición: { $why }.
program-which-chip = ¿Qué ficha? Indica una de estas con --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Línea { $line }: { $why }
program-not-all-read = No se han podido leer todas las posiciones.
solve-target = Objetivo: { $target } en { $cell }
solve-solution = Solución mínima, { $count } movimientos:
    { $moves }
solve-none-within = No hay solución de hasta { $moves } movimientos.
solve-none = No hay ninguna solución.
solve-gave-up = No se ha encontrado una solución en un tiempo razonable.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } posiciones examinadas

setting-address = debería ser un puerto, por ejemplo 9464, o una dirección con puerto, por ejemplo 0.0.0.0:9464
setting-web = debería ser una dirección como https://tablero.example.org, sin ruta; http solo vale para esta máquina
setting-networks = deberían ser direcciones o redes, por ejemplo 127.0.0.1, 172.18.0.0/16
setting-contact = debería ser una sola línea de 200 caracteres como mucho, por ejemplo un enlace o un nombre
setting-web-secret = RICOCHET_WEB necesita DISCORD_CLIENT_SECRET, del portal de desarrolladores, página «OAuth2».
setting-file-empty = el archivo está vacío
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } no es un ajuste y no tiene ningún efecto. { $nearest ->
    [none] Todos los ajustes están en .env.example.
   *[other] ¿Te refieres a { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } no puede ser { $value }: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = No se puede leer { $file }: { $why }. Deja que este programa lo lea, o bórralo.
settings-folder = { $file } es una carpeta y debería ser un archivo con un ajuste en cada línea. Llévala a otro sitio.
settings-no-text = { $file } no se puede leer como texto. Guárdalo otra vez con la codificación UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Escribe /ricochet { command-name-start } para empezar. Arriba, en «{ local-viewer }», eliges con qué jugador juegas, aquí o en mensajes directos (MD).
local-greeting-game = Ricochet Robots: encuentra el menor número de movimientos que lleve un robot a su objetivo.
local-button-tutorial = Aprender (cuatro tableros)
local-button-board = Solo el tablero
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (MD)
local-language = Idioma
local-viewer = Jugar como
local-more = Más
local-message = Mensaje en { $place }
local-new-messages = Mensajes nuevos · ir al último
local-said-only-you = Solo tú puedes ver esto
local-said-edited = (editado)
local-said-used = { $player } ha usado { $command }
local-said-thinking = Pensando…
local-said-send = Enviar
local-said-submit = Aceptar
local-said-cancel = Cancelar
local-said-apply = Aplicar
local-said-not-applied = Aún sin aplicar
local-said-clear = Quitar la selección
local-said-close = Cerrar
local-said-zoom-in = Ampliar
local-said-zoom-out = Reducir
local-said-picture = Imagen
local-said-original = Abrir solo la imagen
local-said-open-picture = Abrir la imagen { $number }
local-said-required = Falta algo aquí.
local-said-invalid = Esto no encaja aquí.
local-said-out-of-range = Está fuera de los límites.
local-said-choose = Elige algo de la lista.
local-said-at-least = Elige al menos { $number }.
local-said-at-most = Elige como mucho { $number }.
local-said-none-match = Nada coincide
local-said-loading = Cargando los comandos
local-said-optional = +{ $number } opcional(es)
local-incomplete-address = Esta dirección está incompleta. Abre la que Ricochet mostró al arrancar, con todo lo que va después de #.
local-ended = El programa ha terminado o no responde. Vuelve a iniciarlo y esta página continuará.
local-end = Terminar el programa
local-end-question = ¿Terminar el programa en todas las ventanas? La partida se conserva.
local-end-yes = Terminar
local-end-no = Seguir jugando
local-no-browser = Aquí no se ha podido abrir ningún navegador: abre la dirección en uno.
local-ports-taken = { $count ->
    [one] Otro programa usa el puerto { $ports }, así que se usa otro.
   *[other] Otros programas usan los puertos { $ports }, así que se usan otros.
}{ $again ->
    [yes] {" "}Las ventanas que sigan abiertas desde la última vez no encuentran ahí el programa.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = Ricochet está listo. Juega en un navegador en { $url }
    Escribe /ricochet { command-name-start } para empezar una partida, /bid 7 para proponer, /prove R-arriba G-izquierda para mostrar tus movimientos.
    En lo alto de la página, en «{ local-viewer }», eliges con qué jugador juegas: { $players }.
    Abre la dirección en más ventanas para ver a varios jugadores a la vez.
    Ctrl+C lo detiene; la partida sigue cuando lo arrancas otra vez.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = Aquí no existe ese comando. Sí existe:{"\u000A"}{ $usage }
local-typed-missing = Falta «{ $option }». Escríbelo así:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = «{ $value }» no encaja con «{ $option }»{ $range ->
    [number] , que acepta un número de { $min } a { $max }
    [list] , que acepta uno de estos: { $choices }
   *[none] {""}
}. Escríbelo así:{"\u000A"}{ $usage }
local-typed-left-over = «{ $value }» es más de lo que acepta el comando. Escríbelo así:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Español
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = S

setting-language = **Idioma** – de los mensajes y las imágenes en los canales.
# Where none is chosen; others are called what they call themselves
setting-language-value = El de los ajustes del servidor en Discord, si es una comunidad; si no, inglés
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 ¿Quieres que hable español en los canales de este servidor? Se puede cambiar en cualquier momento: `/ricochet { command-name-settings }`.
button-language = Hablar español aquí
done-ask-language = A partir de la próxima partida hablo español aquí.

### The board in the browser

web-title = Tablero de Ricochet
web-your-turn = 🔎 Te toca
web-open = 🎯 Abrir el tablero
web-player = Jugar como
web-watch = Mirar
web-what = Juego
web-subject-match = Partida
web-subject-solo = Solitario
web-subject-race = Carrera
web-subject-rush = Contrarreloj
web-subject-daily = Reto del día
web-subject-study = Análisis
web-subject-tutorial = Tutorial
web-field = Movimientos: R-arriba G-izquierda
web-no-moves = Aún sin movimientos
# One line below the board: the lowest bid, and the reader's own
web-lowest = La más baja: { $player } { $moves }
web-lowest-own = La más baja: tú { $moves }
web-own-bid = tú { $moves }
web-solved = 🎯 { $count } movimientos: ¡conseguido!
web-no-turn = En el objetivo, pero hace falta un giro de 90° entre dos de sus propios movimientos.
web-one-move = En el objetivo, pero un solo movimiento nunca cuenta.
web-wrong-robot = En el objetivo, pero este es para otro robot.
web-bid-alone = Proponer sin movimientos
web-lost = Conexión perdida. Reintentando …
web-no-match = Aquí no hay ninguna partida.
web-no-solo = Aquí no hay ninguna partida en solitario.
web-no-race = Aquí no hay ninguna carrera.
# Below it, to a person who can play: a question that buttons answer
web-begin = ¿A qué quieres jugar?
web-begin-anew = Empezar de nuevo
web-close = Cerrar
web-begin-race = Empezar una carrera
web-open-match = Abrir la partida
web-open-race = Abrir la carrera
web-open-solo = Abrir el solitario
web-best = Solución más corta
web-won-chip = 🎉 **¡La ficha es tuya!**
web-won-game = 🏆 ¡Has ganado!
web-chip = Ficha { $number }: { $whose }
web-round = Ronda { $number }: { $whose }
web-leave = Salir de la carrera
web-stop = Dejarlo …
button-leave = Salir de la partida
button-end-race = Terminar la carrera
button-end-rush = Terminar la contrarreloj
button-end-cup = Terminar la copa
stop-leave = Nadie te espera ya. Conservas tus fichas, y con una propuesta vuelves a jugar.
stop-leave-race = Nadie te espera ya. Lo que has enviado para esta ficha se retira y tus puntos se quedan. Con una solución vuelves a jugar.
stop-finish = Tu voto. Cuando lo quiera más de la mitad de los presentes que han hecho una propuesta, la partida termina y gana quien tenga más fichas.
stop-end = Para todos. Gana quien tenga más fichas; una ronda con propuesta se juega antes hasta el final.
stop-cancel = Para todos. Nadie gana la partida; las fichas ya conseguidas se conservan.
stop-race = { $points ->
    [yes] Para todos. Gana quien tenga más puntos hasta ahora.
   *[no] Para todos. Nadie tiene puntos aún, así que nadie gana.
}
stop-race-vote = Tu voto. Cuando lo quiera más de la mitad de los presentes que han enviado una solución, la carrera termina y gana quien tenga más puntos.
stop-solo = La partida no se gana ni se pierde.
stop-practice = Lo que has resuelto queda en tus estadísticas.
stop-rush = El reloj se detiene, y cuentan las fichas resueltas hasta ahora.
stop-cup = El reloj se detiene, y cuentan tus puntos hasta ahora. Esta copa no se puede volver a jugar.
web-help = Arrastra un robot, o pulsa su letra y una flecha. Retroceso deshace un movimiento, Escape todos, Intro propone o muestra. Las flechas recorren una solución. La barra espaciadora continúa. E recorre el tablero casilla a casilla.
web-author = Un juego de Alex Randolph; la variante en solitario es de Anson Bischoff.
web-settings = Ajustes
web-sound = Sonidos
web-dark = Oscuro
web-letters = Letras como teclas
web-anywhere = Deslizar en cualquier parte para mover el robot elegido
web-motion = Animaciones
web-arrival = Mostrar las soluciones al instante (solitario, reto del día)
web-not-allowed = Esta dirección está incompleta o es de un inicio anterior. Abre el tablero desde la página de Ricochet.
web-join = Jugar
web-activity-silent = Discord no ha respondido aquí, así que esta página no sabe quién eres: solo puedes mirar. Para jugar, abre `{ $link }` en un navegador.
web-activity-declined = No has aceptado, así que solo puedes mirar. Pulsa **Jugar** para que se te pregunte de nuevo, o abre `{ $link }` en un navegador.
web-result = Mi resultado
web-shared = Tu resultado está en el canal.
web-lesson = Arrastra un robot, o tócalo y pulsa una flecha. No hace falta ningún botón para mostrarlo.
web-sign-in = Iniciar sesión con Discord
web-sign-in-first = Inicia sesión con Discord para ver este tablero.
web-sign-in-failed = Discord no ha confirmado quién eres. Inténtalo de nuevo.
web-sign-out = Cerrar sesión
web-signed-in = Sesión iniciada
web-no-member = Ves los tableros de los canales que ves en Discord y en los que está el bot. Ábrelos desde un mensaje de allí.
web-no-instance = Discord ya no conoce esta actividad. Ciérrala y ábrela de nuevo.
web-channel = Abrir el canal en Discord
web-share = 🔗 Dejar que todos miren
web-share-link = Quien tenga este enlace puede mirar, sin cuenta, hasta el final o hasta que se retire el enlace: `{ $link }`
web-withdraw = 🔗 Retirar el enlace
web-link-over = Este enlace ya no vale: se ha retirado o ha terminado lo que mostraba.
web-invite = ✉️ Invitar
web-invite-link = { $anyone ->
    [yes] Con este enlace, los miembros de este servidor pueden jugar y los demás pueden mirar
   *[no] Con este enlace, los miembros de este servidor pueden jugar
}: `{ $link }`
web-send = 🔗 Compartir un enlace
web-send-text = { $kind ->
    [race] Estamos en una carrera de Ricochet Robots. ¡Únete!
   *[match] Estamos jugando a Ricochet Robots. ¡Únete!
}
web-link-first = Pulsa **Jugar** para abrir la partida de este enlace.
web-missed = La partida de este enlace ha terminado, o solo otros pueden verla.
web-here = Aquí:
web-starting = El bot se está iniciando…
web-no-discord = Ahora mismo no se puede contactar con Discord. Espera un momento.
web-restricted = Los administradores de este servidor no te dejan empezar partidas en este canal. Puedes jugar en las que empiecen otros.
web-restrictions-unread = Ahora mismo no puedo consultar quién puede empezar partidas en este servidor, así que no se ha empezado nada. Prueba otra vez dentro de un momento.
web-too-many = Hay demasiados tableros abiertos. Cierra uno o inténtalo más tarde.
web-thinking = 💭 { $plays ->
    [yes] Encuentra una solución y propón.
   *[no] Aún sin propuestas.
} La primera propuesta da la vuelta al reloj de arena.
web-last-call = ⏳ **Última llamada, aún sin propuestas.** Una propuesta da a todos un reloj entero.
web-bidding = ⏳ { $plays ->
    [yes] ¿Sabes hacerlo en menos?
   *[no] Se puede proponer hasta que se agote la arena.
}
web-proving = { $you ->
    [yes] 🔎 **Te toca:** muestra { $moves } movimientos.
   *[no] 🔎 Le toca a { $player } mostrar **{ $moves } movimientos**.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ha ganado la ficha.**
    [tried] Nadie ha mostrado una solución: la ficha vuelve con las restantes.
   *[no-bids] Nadie ha propuesto nada: la ficha vuelve con las restantes.
} Ya llega la siguiente ronda.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ha ganado la ficha.**
    [tried] Nadie ha mostrado una solución: la ficha vuelve con las restantes.
   *[no-bids] Nadie ha propuesto nada: la ficha vuelve con las restantes.
} La próxima ronda empieza cuando todas las mesas hayan jugado esta ficha.
web-idle = 💤 { $deserted ->
    [yes] Dos rondas sin personas: la partida está en pausa.
   *[no] Dos rondas sin propuestas: la partida está en pausa.
}
web-over = 🏁 La partida ha terminado.{ $count ->
    [0] {""}
   *[other] {" "}Gana { $winners }.
}
