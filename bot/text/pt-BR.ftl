# All text that people read, in Brazilian Portuguese. Names of placeables are explained where they first come.

### Words

# $robot: red, green, blue, yellow, black, silver or any
robot = { $robot ->
    [red] 🔴 robô vermelho
    [green] 🟢 robô verde
    [blue] 🔵 robô azul
    [yellow] 🟡 robô amarelo
    [silver] ⚪ robô prateado
   *[black] ⚫ robô preto
}

target-moon = { $robot ->
    [red] 🔴🌙 lua vermelha
    [green] 🟢🌙 lua verde
    [blue] 🔵🌙 lua azul
   *[yellow] 🟡🌙 lua amarela
}
target-planet = { $robot ->
    [red] 🔴🪐 planeta vermelho
    [green] 🟢🪐 planeta verde
    [blue] 🔵🪐 planeta azul
   *[yellow] 🟡🪐 planeta amarelo
}
target-star = { $robot ->
    [red] 🔴⭐ estrela vermelha
    [green] 🟢⭐ estrela verde
    [blue] 🔵⭐ estrela azul
   *[yellow] 🟡⭐ estrela amarela
}
target-gear = { $robot ->
    [red] 🔴⚙️ engrenagem vermelha
    [green] 🟢⚙️ engrenagem verde
    [blue] 🔵⚙️ engrenagem azul
   *[yellow] 🟡⚙️ engrenagem amarela
}
target-vortex = 🌀 vórtice

obstacle-robot = o { $robot }
obstacle-wall = uma parede
obstacle-edge = a borda do tabuleiro
obstacle-middle = o centro do tabuleiro

and = { $some } e { $last }
number = { $number }

# $time, $countdown: a moment, as Discord shows it to each reader
clock-time = { $time } ({ $countdown })

### The card of a round

# $cell: a cell such as C7, $ricochet: the rule that is played, turn or one-move, here and below
round-headline = ### Rodada { $round }: { $target } em { $cell }
    { $robot ->
        [any] Leve **qualquer robô** até lá
       *[other] Leve o **robô { $robot ->
            [red] vermelho
            [green] verde
            [blue] azul
           *[yellow] amarelo
        }** até lá
    }, { $ricochet ->
        [one-move] em dois movimentos ou mais.
       *[turn] com um giro de 90° entre dois de seus movimentos.
    }

# $state: open, tried or won
bid-line = { $place }. **{ $moves } movimentos**{ $ahead ->
    [no] {""}
   *[other] { " − " }{ $ahead }
} – { $player }{ $state ->
    [tried] { " " }✗
    [won] { " " }✓
   *[open] {""}
}
bids-more = … e mais { $count ->
    [one] uma aposta
   *[other] { $count } apostas
}

# On the card of a board with diagonals
diagonals-line = -# Barreiras: um robô atravessa as da sua cor; as outras o desviam em 90°, e ele segue.
now-thinking = 💭 Achou uma solução? Aposte em quantos movimentos dá para fazer: `/bid 7`. A primeira aposta vira a ampulheta.
    Sem apostas, ela é virada assim mesmo: { $until }.
now-last-call = ⏳ **Última chamada, ainda sem apostas:** { $until }. Uma aposta dá a todos uma ampulheta inteira.
now-bidding = ⏳ **Apostas até { $until }.** Dá para fazer com menos?
now-all-done = ⏳ **Todos terminaram**, então a areia acaba agora.
now-proving = 🔎 É a vez de { $prover } mostrar **{ $moves } movimentos**, até { $until }: `/prove R-cima G-esquerda …`
round-result = { $result ->
    [won] 🏅 **A ficha foi ganha.**
    [tried] Ninguém mostrou uma solução: a ficha volta para a pilha.
   *[no-bids] Ninguém apostou: a ficha volta para a pilha.
}
now-intermission = { round-result } Próxima rodada: { $until }.
# After a round of a tournament whose other tables are not done
now-awaits-tables = { round-result } A próxima rodada começa quando todas as mesas tiverem jogado esta ficha.
# $deserted: whether bots alone have played
now-idle = 💤 { $deserted ->
    [yes] Duas rodadas sem pessoas: a partida está em pausa. Aperte **Continuar** para seguir.
   *[no] Duas rodadas sem apostas: a partida está em pausa. Aperte **Continuar** para seguir.
}
now-over = 🏁 Esta partida acabou.

score = { $player } **{ $chips }**
scores = 🎯 { $scores } – { $needed }
needed-chips = { $chips ->
    [one] vence quem ganhar a primeira ficha
   *[other] vence quem chegar primeiro a { $chips } fichas
}
# $players: how many have bid so far: the number follows from that until the first chip is won
needed-so-far = com { $players ->
    [one] um jogador
   *[other] { $players } jogadores
}, vence quem chegar primeiro a { $chips } fichas
needed-all = todas as 17 são jogadas; vence quem tiver mais

button-bid = Apostar
button-type = ⌨️ Digitar
button-prove = { button-type }
button-pass = Passar
button-play-on = Continuar
button-turn = Virar a ampulheta
button-finish = Votar pelo fim
# $count: the votes that there are with this one, $needed: how many are needed
button-vote-to-end = Votar pelo fim · { $count } de { $needed }
button-stop = Cancelar a partida
button-end-and-start = Encerrar e começar
button-end = Encerrar já
button-rules = Como jogar
button-fair = Quem decide e o que vale
button-next = ⏭️ Próxima rodada
button-shorten = ⏱️ Partida curta
button-add-bot = 🤖 Adicionar um bot
# $now: the size of the head start, in moves
button-ahead = ⚖️ Minha vantagem: { $now }
button-ahead-bot = ⚖️ { $bot }: { $now }
button-zoom = 🔍 Zoom
button-more = Mais…
# Above the buttons of what is rare in a game
more-headline = ### Mais
    O que você pode fazer agora nesta partida.

### News

# $options: the edition, what is added to it and the house rules, $goal: one of the sentences below
opening = 🤖 **{ $player } começa uma partida de Ricochet Robots** – { $options }.
    Aposte para entrar. { $goal }
goal-by-players = Com um ou dois jogadores, vence quem chegar a 8 fichas; com três, a 6; com quatro, a 5. Com mais, todas as 17 são jogadas e vence quem tiver mais. O número fica definido quando a primeira ficha é ganha, conforme quantos jogadores houver nesse momento.
goal-chips = { $chips ->
    [one] Vence quem ganhar a primeira ficha.
   *[other] Vence quem chegar primeiro a { $chips } fichas.
}
goal-all = Todas as 17 fichas são jogadas; vence quem tiver mais.
opening-edition = { $edition ->
    [NL-1999] edição de 1999, regras holandesas
    [FR-1999] edição de 1999, regras francesas
   *[other] edição de { $year }
}
opening-diagonals = { $diagonals ->
    [any] qualquer parte, com ou sem barreiras
   *[with] barreiras coloridas
}
opening-practice = de prática (tabuleiro escolhido, fora do ranking)
opening-bots = prática com bots até uma segunda pessoa apostar
opening-counts = { $victory ->
    [yes] as fichas valem se houver dois presentes; a vitória, com três delas ou com a pilha vazia
   *[no] as fichas valem se houver dois presentes; a vitória, nunca
}
# $tables: how many tables of the tournament are on, with this one
opening-tournament = { $tables ->
    [0] como uma das mesas de um torneio, no mesmo tabuleiro
    [one] como primeira mesa de um torneio: outras entram com `/ricochet { command-name-start } { option-name-tournament }:True` até que algo seja mostrado aqui
   *[other] como mesa { $tables } de um torneio, no mesmo tabuleiro
}
thread-name = Partida { $number }
thread-players = 🧵 Joga-se no tópico abaixo{ $count ->
    [0] .
   *[other] . Na mesa: { $players }.
}
thread-refused = { $why ->
    [none] Neste canal não há tópicos, então a partida é jogada aqui.
    [full] O Discord não permite mais tópicos ativos neste servidor, então a partida é jogada aqui.
   *[other] O Discord não abriu nenhum tópico, então a partida é jogada aqui.
}
thread-lacks-rights = A partida é jogada aqui, não em um tópico: me falta **{ $permissions }**.
done-in-thread = Sua partida começa logo abaixo.
opening-fifth-robot = { $robot ->
    [silver] um quinto robô prateado
   *[black] um quinto robô preto
}

news-bid = 🙋 { $player } aposta **{ $moves } movimentos**.
news-hourglass-turned = ⏳ Ainda sem apostas, então a ampulheta é virada. Areia até { $until }.
news-prover-asked = { $first ->
    [yes] ⏳ **A areia acabou.** { $player }, mostre seus **{ $moves } movimentos**:
   *[no] 👉 { $player }, é a sua vez: mostre seus **{ $moves } movimentos**:
} `/prove R-cima G-esquerda …`, ou com um botão. Você tem até { $until }.
news-prover-was-asked = { $first ->
    [yes] ⏳ **A areia acabou.** Era a vez de { $player }, com **{ $moves } movimentos**.
   *[no] 👉 Depois foi a vez de { $player }, com **{ $moves } movimentos**.
}
news-proof-failed = ❌ { $player } mostrou `{ $moves }`. { $why }
# In a tournament, before all tables have played the chip
news-proof-failed-kept = ❌ { $player } não mostrou uma solução.
news-prover-passed = 🤷 { $player } passa.
# Of a bot: $moves it has bid
news-bot-asked = { $first ->
    [yes] ⏳ **A areia acabou.** { $player } conta de novo os { $moves } movimentos.
   *[no] 👉 É a vez de { $player }, que conta de novo os { $moves } movimentos.
}
news-bot-miscounted = 🤷 { $player } acha mais movimentos do que isso e passa.
news-prover-timed-out = ⌛ O tempo de { $player } acabou.
news-chip-won = ✅ **{ $player } ganha a ficha { $target }** em { $count } movimentos: `{ $moves }`
# In a tournament, before all tables have played the chip
news-chip-won-kept = ✅ **{ $player } ganha a ficha { $target }** em { $count } movimentos. Eles são mostrados quando todas as mesas tiverem jogado esta ficha.
# $players: how many play, $chips: how many of the 17 chips win
news-number-fixed = 👥 { $players ->
    [one] Há um só jogador
   *[other] Há { $players } jogadores
}, e com isso fica definido: { $chips ->
    [17] todas as 17 fichas são jogadas, e vence quem tiver mais.
   *[other] vence quem chegar primeiro a { $chips } fichas.
}
# $count: how many want it, $needed: how many have to, $agreed: no, yes once this round is over, or over at once
news-finish-voted = 🏁 { $player } quer encerrar a partida; venceria quem tiver mais fichas. { $agreed ->
    [no] { $count } dos { $needed } votos necessários.
    [yes] Já é o bastante: ela termina com esta rodada.
   *[over] Já é o bastante.
}
news-end-called = 🏁 A partida termina antes da hora: vence quem tiver mais fichas.{ $over ->
    [yes] {""}
   *[no] {" "}Esta rodada ainda é jogada.
}
news-chip-returned = A ficha { $target } volta para a pilha, que é embaralhada. { $bids ->
    [some] Os robôs voltam para onde estavam no início da rodada.
   *[none] Ninguém apostou.
}
# $named: whether $chips, their names, are told, $most: the most moves that were agreed on, or 0 where none were
news-chips-put-back = 🔄 { $named ->
    [yes] { $count ->
        [one] A ficha { $chips } volta
       *[other] As fichas { $chips } voltam
    }
   *[no] { $count ->
        [one] { $count } ficha volta
       *[other] { $count } fichas voltam
    }
} para a pilha: { $most ->
    [0] { $count ->
        [one] daqui não dá para alcançá-la.
       *[other] daqui não dá para alcançá-las.
    }
   *[other] { $count ->
        [one] daqui ela exige mais de { $most } movimentos.
       *[other] daqui elas exigem mais de { $most } movimentos.
    }
}
# $kind: alone where nobody has shown a solution, shorter where one of more moves was shown, equal where one of as many
best-solution = { $kind ->
    [equal] 🌟 Não dava para fazer com menos movimentos.
    [shorter] 💡 Bastavam { $count } movimentos: `{ $moves }`
   *[alone] 💡 Dava para fazer em { $count } movimentos: `{ $moves }`
}
best-unsolvable = 💡 Não tinha solução.
# $round: when the chip went back into the pile, $count: 0 where it cannot be reached
best-revealed = 💡 { $count ->
    [0] A ficha { $target } da rodada { $round } não podia ser alcançada.
   *[other] A ficha { $target } da rodada { $round } podia ser ganha em { $count } movimentos: `{ $moves }`
}
# $deserted: whether bots alone have played
news-match-idled = 💤 { $deserted ->
    [yes] Duas rodadas seguidas sem pessoas: a partida está em pausa até alguém apertar **Continuar** abaixo do tabuleiro.
   *[no] Duas rodadas seguidas sem apostas: a partida está em pausa até alguém apertar **Continuar** abaixo do tabuleiro.
}
# $unit: seconds, minutes or hours
news-clock-stopped = 🔌 Fiquei fora por { $count } { $unit ->
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
}, então o relógio parou. Novo limite: { $until }.

end-stopped = 🏁 **A partida foi cancelada**, então ninguém a vence. As fichas já ganhas continuam valendo.
end-without-chips = 🏁 **A partida acabou.** Ninguém ganhou uma ficha, então ninguém a vence.
end-abandoned = 😴 A partida estava em pausa havia mais de uma hora e deu lugar a outra.
end-won = 🏆 **{ $count ->
    [one] { $winners } vence a partida!
   *[other] { $winners } compartilham a vitória!
}**
end-proposed = ⚖️ { $level ->
    [easy] **Proposta para a próxima partida contra bots de nível fácil:**
    [medium] **Proposta para a próxima partida contra bots de nível médio:**
    [hard] **Proposta para a próxima partida contra bots de nível difícil:**
   *[same] **Proposta para a próxima partida:**
 } { $players }
end-proposed-ahead = { $ahead ->
    [no] { $player } sem vantagem
   *[other] { $player } com { $ahead } de vantagem
 }
end-code = Jogar este tabuleiro de novo: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-tournament = -# As soluções mais curtas e o código do tabuleiro vêm quando todas as mesas do torneio terminarem.
news-step-over = 👀 **Não se espera mais pelas outras mesas.** { $player } ganhou esta ficha em { $count } movimentos: `{ $moves }`
news-tables-over = 🏁 **Todas as mesas do torneio terminaram.** Estas eram as soluções possíveis. Jogar este tabuleiro de novo: `/ricochet { command-name-start } { option-name-code }:{ $code }`
end-score = { $player } **{ $chips }** – { $targets }
end-shortest = A solução mais curta: { $count } movimentos, de { $player }
end-longest = A solução mais longa: { $count } movimentos, de { $player }
end-bots = -# { ended-practice } `/ricochet { command-name-stats }` a conta à parte, entre as suas partidas contra bots, e **Resultados em arquivos** tem todas as apostas e soluções.
ended-practice = 🤖 Só contra bots, isto foi prática: não está em nenhum ranking.
# $kind: match, solo or race, $game: its number, for the operator
set-aside = ⚠️ A partida{ $kind ->
    [solo] {" "}solo
    [race] {" "}(uma corrida)
    [rush] {" "}(um contrarrelógio)
   *[match] {""}
} deste canal não pode mais ser lida, então não pode continuar (partida { $game }). Os pontos ganhos nela permanecem. Comece outra quando quiser.

### Why a proof is not a solution

# $number: the number of the move, $move: the move in the notation, $bent: flaw-deflections or nothing
flaw-cannot-leave = O movimento { $number }, `{ $move }`, não é possível: o { $robot } em { $cell } não pode ir { $direction ->
    [up] para cima
    [right] para a direita
    [down] para baixo
   *[left] para a esquerda
}, porque { $obstacle } está no caminho.
flaw-ends-on-diagonal = O movimento { $number }, `{ $move }`, não é permitido: { $obstacle } pararia o { $robot } sobre a barreira em { $cell }{ $bent }.
flaw-never-ends = O movimento { $number }, `{ $move }`, não é permitido: o { $robot } ficaria dando voltas sem fim{ $bent }.
# $public: whether everybody reads it, or only who showed it; $direction: more or fewer than were bid, $solves: with another bid
flaw-count = { $solves ->
    [yes] A solução é boa, e com uma aposta de { $made } teria vencido. Mas { $public ->
        [yes] a aposta era { $bid }
       *[no] você apostou { $bid }
    }
   *[no] { $public ->
        [yes] A aposta era { $bid }, mas { $made ->
            [one] foi mostrado um movimento
           *[other] foram mostrados { $made } movimentos
        }
       *[no] Você apostou { $bid } e mostrou { $made }
    }
}; { $direction ->
    [more] não pode haver mais movimentos do que o apostado.
   *[fewer] aqui vale exatamente o número apostado.
}
flaw-target = O último movimento leva o { $robot } até { $end }{ $bent }, mas o alvo fica em { $target }.
flaw-wrong-robot = O último movimento leva o { $robot } até { $end }{ $bent }, mas este alvo é para outro robô.
# $moves, $others: how many moves of its own, and of other robots, $bounced: whether diagonals turned it, $diagonals: which
flaw-ricochet = O { $robot } chegou ao alvo sem mudar de direção: é preciso um giro de 90° entre dois de seus próprios movimentos, mas { $moves ->
    [one] só fez um{ $others ->
        [0] {""}
       *[other] , e os movimentos de outros robôs não substituem isso
    }.
   *[other] foi sempre em frente ou voltou por onde veio.
}{ $bounced ->
    [yes] {" "}Ele ricocheteou { $diagonals }, mas dentro de um movimento, não entre dois.
   *[no] {""}
}
flaw-single-move = O { $robot } chegou ao alvo em um único movimento, e isso nunca conta.{ $bounced ->
    [yes] {" "}Ele ricocheteou { $diagonals }, mas dentro desse movimento.
   *[no] {""}
} Uma solução tem pelo menos dois movimentos, de quaisquer robôs.
flaw-diagonal = na barreira { $colour ->
    [red] vermelha
    [green] verde
    [blue] azul
   *[yellow] amarela
} em { $cell }
flaw-deflections = {" "}(depois de ricochetear { $bends })
flaw-deflection = na barreira { $colour ->
    [red] vermelha
    [green] verde
    [blue] azul
   *[yellow] amarela
} em { $cell } para { $heading ->
    [up] cima
    [right] a direita
    [down] baixo
   *[left] a esquerda
}

### Alt texts of pictures of boards: at most 1,024 characters have to tell a whole position, so they are as short as they can be

# Texts that begin a sentence get a capital letter. The name of a target is used here without its pictures.
# $cell: none where the board does not show the target
alt-target = Alvo: { $target }{ $cell ->
    [none] {""}
   *[other] {" "}em { $cell }
}.
alt-no-target = Ainda sem alvo.
alt-part = Espaços { $first } a { $last }.
# $robot: red, green, blue, yellow, black or silver: the short name of the robot, also where it stops another, and of colour marks
alt-colour = { $robot ->
    [red] vermelho
    [green] verde
    [blue] azul
    [yellow] amarelo
    [silver] prateado
   *[black] preto
}
# $ways: one of the following for each direction
alt-robot = { alt-colour } em { $cell }: { $ways }.
# $heading: up, right, down or left
alt-heading = { $heading ->
    [up] cima
    [right] direita
    [down] baixo
   *[left] esquerda
}
# $path: where the robot goes, $heading: where a diagonal turns it to
alt-turn = { $path } depois { $heading }
alt-ends = { $path } { $cell }
alt-stays = { $path } parado
alt-forbidden = { $path } não permitido
# These follow in brackets, as do the short names of robots: what stops a robot, or why a move is not allowed.
alt-obstacle = { $obstacle ->
    [wall] parede
    [edge] borda
   *[middle] centro
}
alt-fault = { $fault ->
    [never-ends] sem fim
   *[ends-on-diagonal] acaba em barreira
}
alt-diagonals = Barreiras: { $diagonals }.
# $robot: the one that passes this diagonal straight on
alt-diagonal-colour = { $robot ->
    [red] vermelha
    [green] verde
    [blue] azul
   *[yellow] amarela
}
# $slant: how it lies, $robot: its colour
alt-diagonal = { alt-diagonal-colour } { $slant ->
    [rising] ascendente
   *[falling] descendente
} { $cell }
alt-walls = Paredes { $walls }.
# $side: of these cells
alt-side = { $side ->
    [right] à direita de
   *[below] abaixo de
} { $cells }
# $moves: alt-move for each move, $robots: alt-stands for each robot
alt-proof = Mostrado em { $count ->
    [one] { $count } movimento
   *[other] { $count } movimentos
}: { $moves }. No fim: { $robots }.
# $way: one of the ways above
alt-move = { alt-colour } { $way }
alt-stands = { alt-colour } em { $cell }
# $marks: the numbers of tiles with their colours, $faces: what each face shows
alt-faces = Os dezesseis lados das partes de tabuleiro, com o canto do centro embaixo à direita, colunas A a H, linhas 1 a 8. Marcadores de cor: { $marks }. R vermelho, G verde, B azul, Y amarelo; m lua, p planeta, s estrela, g engrenagem, / ou \ barreira; ** vórtice. { $faces }

### The board in words

# $heading: up, right, down or left
look-direction = { $heading ->
    [up] ⬆️ Cima
    [right] ➡️ Direita
    [down] ⬇️ Baixo
   *[left] ⬅️ Esquerda
}
look-robot = {""}**{ $robot }** em **{ $cell }**
# $direction: look-direction, $bent: flaw-deflections or nothing
look-ends = { $direction }: até **{ $cell }**{ $bent }, onde { $obstacle } o para
look-stays = { $direction }: não se move, { $obstacle } bloqueia o caminho
look-ends-on-diagonal = { $direction }: não permitido{ $bent }, pois { $obstacle } o pararia sobre a barreira em { $cell }
look-never-ends = { $direction }: não permitido{ $bent }, pois ficaria dando voltas sem fim
# $robots: the letters of those that play
text-board-legend = `{ $robots }` robôs, `X` o alvo (pode haver um robô em cima), `- | +` paredes, `#` o centro{ $diagonals ->
    [yes] , `/ \` barreiras
   *[no] {""}
}. Em palavras:

### Private answers

done-bid = Sua aposta: **{ $moves } movimentos**. Quando a areia acabar, a aposta mais baixa começa.
done-proof = 🎉 É isso! A ficha é sua.
done-proof-failed = ❌ { $why } Com isso você não ganha a ficha.
# $moves: what was typed, in the notation
moves-read = 👓 Li seus movimentos assim: `{ $moves }`.
done-pass = Você passou.
done-play-on = Vamos lá!
done-left-match = 👋 Você saiu da partida, e ninguém mais espera por você. Se você ainda tinha uma solução para mostrar, sua aposta foi retirada; suas fichas continuam suas. Aposte de novo e você está de volta.
done-withdraw-link = 🔗 O link foi cancelado. Agora só pode assistir quem vê este canal no Discord.
done-removed-match = 🚪 { $player } está fora da partida: não pode mais apostar nela, mas fica com suas fichas.
done-stop = A partida acabou.
done-abandoned = 🏁 A partida acabou. O que você tinha escolhido para a sua se perdeu, porque fui reiniciado: use `/ricochet { command-name-start }` de novo.
done-end = { $over ->
    [yes] A partida acabou.
   *[no] A partida termina com esta rodada; vence quem tiver mais fichas.
}
# $since: a date and a time
ask-abandoned = 😴 **A partida daqui está em pausa** desde { $since }. Continue, ou encerre-a, para que vença quem tiver mais fichas, e comece a sua.
done-vote-to-finish = { $enough ->
    [over] 🏁 Foi o bastante: a partida acabou.
    [yes] 🏁 Foi o bastante: a partida termina com esta rodada.
   *[no] 🏁 Você vota para encerrar a partida: { $count } de { $needed } votos. Uma nova aposta sua anula isso.
}
done-vote-to-turn = { $enough ->
    [yes] ⏳ A ampulheta foi virada.
   *[no] ⏳ Você vota para virar a ampulheta: { $count } de { $needed } votos.
}
# $given: whether everybody is told it now
done-want-hint = { $given ->
    [yes] 💡 Todos os presentes pediram: aí vai a dica, para todos.
   *[no] 💡 Anotado: { $count } de { $needed } a favor da dica. Ela vem quando todos os presentes pedirem.
}
done-shorten = ⏱️ Agora é uma partida curta.
# $ahead: the size of the head start, in moves
done-ahead = { $ahead ->
    [no] ⚖️ { $player } começa sem vantagem.
   *[other] ⚖️ { $player } começa com { $ahead } de vantagem: isso é descontado de cada aposta para decidir quem mostra primeiro.
}
done-add-bot = 🤖 Um bot entrou.

refusal-match-game-over = Esta partida acabou. `/ricochet { command-name-start }` começa outra.
    .board = Esta partida acabou.
refusal-match-no-chip-up = { $phase ->
    [idle] Não há ficha virada para cima agora. Aperte **Continuar** para a próxima rodada.
    [intermission] Não há ficha virada para cima agora. Próxima rodada: { $until }.
    [tables] Não há ficha virada para cima agora. A próxima rodada começa quando todas as mesas tiverem jogado esta ficha.
   *[other] Outra ficha acabou de ser virada; olhe para ela primeiro.
}
refusal-match-sand-has-run-out = A areia acabou: não há mais apostas nesta rodada.
refusal-match-bid-of-one = Um movimento nunca basta: { $ricochet ->
    [one-move] aqui não é preciso mudar de direção, mas uma solução de um só movimento não conta.
   *[turn] o robô que chega ao alvo precisa ter mudado de direção em 90° entre dois de seus movimentos.
} Aposte de 2 a 99.
refusal-match-bid-out-of-range = Uma aposta é um número de movimentos, de 2 a 99.
refusal-match-bid-unchanged = Você já apostou { $own }; sua aposta mantém o lugar.
refusal-match-bid-not-lowest = Aqui só vale uma aposta mais baixa que todas as outras; { $lower ->
    [no] não dá para baixar mais.
   *[yes] a sua pode ser no máximo { $most }.
}
refusal-match-bid-may-only-fall = Você apostou { $own }; pode melhorar sua aposta, mas não aumentá-la.
refusal-match-not-proving = { $phase ->
    [intermission] Entre as rodadas não há nada para mostrar.
    [idle] Com a partida em pausa não há nada para mostrar.
   *[other] Ainda não: as soluções são mostradas quando a areia acaba. Por enquanto, aposte: `/bid 7`.
}
    .board = { $phase ->
        [intermission] Entre as rodadas não há nada para mostrar.
        [idle] Com a partida em pausa não há nada para mostrar.
       *[other] Ainda não: as soluções são mostradas quando a areia acaba. Por enquanto, aposte.
    }
refusal-match-not-your-turn = É a vez de { $prover } mostrar a solução.
refusal-match-too-late-to-prove = Seu tempo para mostrar uma solução acabou.
refusal-match-robot-not-in-play = Nesta partida não há quinto robô, nem preto nem prateado: os robôs são R, G, B e Y.
refusal-match-no-moves = Escreva os movimentos da sua solução, por exemplo `R-cima G-esquerda`.
refusal-match-not-idle = A partida já está em andamento.
refusal-match-tables-playing = Outras mesas do torneio ainda jogam esta ficha. Aperte de novo quando elas terminarem.
refusal-match-not-yours-to-stop = Só podem cancelá-la { $starter }, que começou a partida, e membros com a permissão **Gerenciar mensagens**. Os presentes que já apostaram podem votar para encerrá-la: `/ricochet { command-name-stop }`.
    .board = Só podem cancelá-la { $starter }, que começou a partida, e membros com a permissão **Gerenciar mensagens**. Os presentes que já apostaram podem votar para encerrá-la: **{ web-stop }**.
refusal-match-may-only-end = Outros ganharam fichas, então você não pode mais cancelar a partida, só votar para encerrá-la: `/ricochet { command-name-stop }`. Aí vence quem tiver mais fichas.
    .board = Outros ganharam fichas, então você não pode mais cancelar a partida, só votar para encerrá-la: **{ button-finish }**. Aí vence quem tiver mais fichas.
refusal-match-may-only-stop = Nenhum outro jogador ganhou uma ficha, então a partida não pode terminar antes com um vencedor. `/ricochet { command-name-stop }` a cancela sem vencedor.
    .board = Nenhum outro jogador ganhou uma ficha, então a partida não pode terminar antes com um vencedor; só pode ser cancelada sem vencedor.
refusal-match-ends-already = A partida já termina com esta rodada.
refusal-match-not-yet = É cedo demais para isso.
refusal-match-out-of-date = Tarde demais: a partida já avançou.
refusal-match-worth-playing = Esta ficha pode ser jogada como está.

# $link: where I'm added to a server; none in direct messages with me
problem-needs-server = { $link ->
    [none] As partidas são jogadas nos canais de um servidor: use este comando lá.
   *[other] As partidas são jogadas nos canais de um servidor em que eu esteja. [Adicione-me a um servidor]({ $link }) para jogar lá.
} `/ricochet { command-name-daily }`, `/ricochet { command-name-solo }`, `/ricochet { command-name-tutorial }` e `/ricochet { command-name-rules }` também funcionam aqui.
# $what: leaderboard, stats or settings
problem-server-only = { $what ->
    [cup] A copa da semana se joga por um servidor
    [leaderboard] Cada servidor tem seu próprio ranking
    [stats] As estatísticas de outras pessoas só aparecem por servidor
   *[settings] Cada servidor tem suas próprias configurações
}: use este comando em um canal de um servidor em que eu esteja.
problem-no-match-here = Não há partida neste canal. `/ricochet { command-name-start }` começa uma.
problem-match-running = Já há uma partida neste canal: `/ricochet { command-name-board }` a mostra. Cancele-a com `/ricochet { command-name-stop }`, ou comece outra em um tópico.
    .board = Já há uma partida neste canal.
problem-newer-game = Estou sendo atualizado: esta partida continua em alguns minutos.
# $permissions: their names in Discord's settings
problem-missing-permissions = Não posso jogar aqui. Neste canal me falta: **{ $permissions }**. Quem gerencia o canal pode permitir isso.
problem-round-over = Aquela rodada acabou. Use os botões do tabuleiro mais recente.
    .board = Aquela rodada acabou.
# $made: how many moves were shown, $moves: which, in the notation
problem-count-asked = ❓ { $made ->
    [one] É **um movimento**
   *[other] São **{ $made } movimentos**
}, e você apostou **{ $bid }**. Ninguém viu, e desta vez não custa nada. Corrija, ou envie de novo para mostrar assim.
    Seus movimentos: `{ $moves }`
problem-not-a-number = `{ $text }` não é um número de movimentos. Digite um número inteiro de 2 a 99.
# $channels: their names
problem-channel-not-allowed = Neste servidor se joga em { $channels }: comece sua partida lá.
problem-may-not-set = Só membros com a permissão **Gerenciar servidor** podem mudar as configurações.
problem-old-setting = Essa opção é de uma versão mais antiga minha. `/ricochet { command-name-settings }` mostra as configurações atuais.
    .board = Essa opção é de uma versão mais antiga minha.
problem-role-unusable = Não consigo dar nem tirar esse cargo. Minhas configurações dizem por quê, a quem gerencia este servidor.
problem-unknown-time-zone = Não conheço o fuso horário `{ $typed }`. Os fusos têm nomes como `America/Sao_Paulo`: comece a digitar e escolha da lista.
problem-wrong-code = Isso não é o código de um tabuleiro. { $fault ->
    [characters] Um código só tem letras e números, por exemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`.
    [length] Um código tem 24 letras e números, por exemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`; o seu tem { $count }. Copie-o inteiro.
    [position] É o código de uma posição no meio de uma partida, com 14 letras e números. Nenhuma partida começa a partir dela: `/ricochet { command-name-study } { option-name-code }:…` a mostra.
    [check] Ele está completo, mas tem um erro de digitação: os dois últimos caracteres, que conferem os outros, não combinam com eles. Copie-o em vez de digitá-lo.
   *[impossible] Ele indica um tabuleiro que não pode existir. Copie-o em vez de digitá-lo.
}
    .board = Isso não é o código de um tabuleiro. { $fault ->
        [characters] Um código só tem letras e números, por exemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`.
        [length] Um código tem 24 letras e números, por exemplo `00038G-P6Q8K5-GPZ853-5VVZZ6`; o seu tem { $count }. Copie-o inteiro.
        [position] É o código de uma posição no meio de uma partida, com 14 letras e números. Nenhuma partida começa a partir dela; só pode ser analisada.
        [check] Ele está completo, mas tem um erro de digitação: os dois últimos caracteres, que conferem os outros, não combinam com eles. Copie-o em vez de digitá-lo.
       *[impossible] Ele indica um tabuleiro que não pode existir. Copie-o em vez de digitá-lo.
    }
problem-code-does-not-fit = O tabuleiro deste código não é da caixa de 1999. Deixe `{ option-name-rules }` de fora, e o código decide.
problem-edition-lacks = Na edição de { $year } não há quinto robô. Escolha “Quatro robôs” ou a edição de 2013.
# $count: how many moves were understood, $understood: these, $token: the first that was not, $place: its first character,
# $missing: what is missing there; $robots: the letters of those that play, $example: the token with a robot before it,
# $robot, $direction: what a token may mean that can be read in two ways
problem-not-notation = { $count ->
    [0] {""}
   *[other] `{ $understood }` ✓{" "}
}{ $missing ->
    [everything] Aí não há movimentos.
    [foreign] ❌ `{ $token }`: esse robô não está nesta partida.
    [robot] ❌ `{ $token }` (caractere { $place }): qual robô? Indique-o primeiro, por exemplo `{ $example }`.
    [word] ❌ `{ $token }` (caractere { $place }): é o robô ou a direção? Escreva `{ $robot }` ou `{ $direction }`.
    [then] ❌ `{ $token }` (caractere { $place }): é uma direção ou só um “depois”? Escreva `{ $direction }`, ou tire isso.
    [direction] ❌ `{ $token }` (caractere { $place }): para onde? Depois do robô vem uma direção: cima, baixo, esquerda ou direita.
   *[move] ❌ `{ $token }` (caractere { $place }): isso não é um movimento. Um movimento é um robô e uma direção.
}
    Escreva assim: `R-cima G-esquerda`, com os robôs { $robots }. Não custou nada; tente de novo.
problem-no-week = `{ $text }` não é uma semana. Escreva o ano e o número, por exemplo 2026-W46.
problem-not-yours = Este botão é de outra pessoa. Use o seu próprio `/ricochet { command-name-me }`.
problem-not-your-head-start = Esta partida é proposta a { $players }. **{ button-again-rematch }** começa uma como a anterior.
problem-no-bidding-pad = Neste servidor se resolve de cabeça: não há controle durante as apostas.
problem-no-right = Você não pode jogar neste canal agora.
problem-old-button = Este botão é de outra versão minha. Use de novo o comando de onde ele veio.
    .board = Este botão é de outra versão minha. Recarregue a página.
problem-ended-already = Essa partida já acabou.
problem-old-command = Seu Discord tem uma versão antiga deste comando. Reinicie o Discord (Ctrl+R) e tente de novo.
# $to: where a command that is gone leads now: stop, me, settings, board, study or results
problem-moved-command = { $to ->
    [stop] Sair, votar e encerrar estão agora em um só lugar: `/ricochet { command-name-stop }`.
    [me] Seu idioma, claro ou escuro, o que fica guardado sobre você e como apagar estão agora em um só lugar: `/ricochet { command-name-me }`.
    [settings] A verificação das minhas permissões é agora um botão de `/ricochet { command-name-settings }`.
    [board] `/ricochet { command-name-board }` diz agora onde cada robô pararia: escolha **{ format-moves }** como `{ option-name-format }`.
    [study] As partes do tabuleiro são agora um botão de `/ricochet { command-name-study }`.
   *[results] Os arquivos de uma partida são agora um botão no seu fim e na sua análise.
}
problem-no-board = Essa mensagem não mostra nenhum tabuleiro meu que se possa analisar. Escolha a mensagem de uma partida, ou a mensagem sobre uma solução.
problem-answer-lost = ✅ Feito. Só a minha resposta se perdeu no caminho.
problem-ours = Algo deu errado do meu lado. Nada se perdeu; tente de novo daqui a pouco.
contact-fault = Para avisar quem administra este bot: { $contact }
contact-questions = -# Dúvidas sobre este bot? Escreva para quem o administra: { $contact }
problem-match-beside-solo = { $player } está jogando solo neste canal. Comece a partida em um tópico, ou quando aquela acabar: quem a joga, ou um membro que possa gerenciar mensagens, pode cancelá-la com `/ricochet { command-name-stop }`.
    .board = { $player } está jogando solo neste canal. Comece a partida em outro canal, ou quando aquela acabar.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos
permission-connect = Conectar
permission-manage-roles = Gerenciar cargos
# $channels: how many channels are chosen in the settings
check-fine = ✅ Tudo certo: posso fazer o que preciso aqui{ $channels ->
    [0] {""}
   *[other] {" "}e em todos os canais das configurações
}.
check-no-rights = ⚠️ Em { $channel } me falta: { $permissions }. Permita isso nas permissões do canal, ou escolha outro com `/ricochet { command-name-settings }`.
check-no-posts = { check-no-rights } Até lá, nada é publicado ali.
check-no-threads = ⚠️ Em { $channel } me falta para os tópicos: **{ $permissions }**. Por isso, lá se joga no próprio canal.
check-channel-gone = ⚠️ O canal { $channel } das configurações não existe mais. Escolha outro com `/ricochet { command-name-settings }`.
# $without: what does not work then: champion, buttons under the puzzle of the day, or call; $fault: gone, missing, above or quiet
check-role = ⚠️ { $without ->
    [champion] Cargo do campeão
   *[other] Chamada
}: { $fault ->
    [gone] esse cargo não existe mais, ou é o de todo mundo.
    [missing] me falta **{ $permission }**.
    [above] ele deve ficar abaixo do meu próprio cargo nas configurações do servidor, e não ser de um aplicativo.
   *[quiet] ninguém é avisado. Permita nas configurações do cargo que qualquer pessoa o mencione.
} { $without ->
    [champion] Até lá não há novo campeão.
    [buttons] Até lá não há botões embaixo do desafio do dia, e o cargo é dado à mão.
   *[call] Até lá não chamo ninguém.
}
check-no-history = 💡 Aqui me falta: Ver histórico de mensagens. Eu me viro sem isso, mas depois de uma queda uma mensagem pode vir duas vezes.
button-check = Verificar as permissões do bot

form-cup-name-title = Nome na copa
form-cup-name-label = Nome deste servidor
form-cup-name-about = Os outros servidores o veem ao lado do resultado. Vazio: este servidor não é nomeado.
form-bid-title = Sua aposta
form-bid-label = De quantos movimentos você precisa?
form-bid-placeholder = Um número de 2 a 99
form-prove-title = Sua solução
form-prove-label = Seus movimentos, em ordem
form-prove-placeholder = R-cima G-esquerda …

welcome = { $who ->
        [owner] Agora estou no seu servidor **{ $server }**.
       *[adder] Obrigado por me adicionar a **{ $server }**!
    }
    {""}**Para jogar**: `/ricochet { command-name-start }` começa uma partida em um canal. Ninguém precisa se inscrever: quem aposta joga.
    {""}**Para aprender**: `/ricochet { command-name-tutorial }`, quatro tabuleiros pequenos, aqui ou lá.
    {""}**Para configurar**: `/ricochet { command-name-settings }`, do idioma aos canais em que eu jogo.
    {""}Não vou escrever para você de novo sobre este servidor.

### The rules, on one screen

# the target that any robot may reach, within a sentence
rules-vortex = vórtice

# $scope: whose rules these are, $options and $goal as in the opening, $length: of a proof, $fifth: black, silver or none
rules-text = ## Ricochet Robots
    -# { $scope ->
        [match] As regras da partida deste canal
        [solo] As regras da partida solo deste canal
        [race] As regras da corrida deste canal
        [server] As regras deste servidor
       *[usual] As regras habituais
    }: { $options }.
    -# { web-author }
    {""}**O objetivo.** Um espaço alvo está marcado. Leve até lá o robô da cor dele, para que pare exatamente ali, no menor número de movimentos possível; até o { rules-vortex } pode ir qualquer robô{ $fifth ->
        [none] {""}
       *[other] , inclusive o { $fifth ->
            [silver] prateado
           *[black] preto
        }
    }.
    {""}**Os movimentos.** Os robôs não têm freio: vão para cima, para baixo, para a esquerda ou para a direita até que uma parede, a borda, o centro do tabuleiro ou outro robô os pare. Cada deslocamento conta como um movimento, mesmo o de um robô que só serve de obstáculo.
    {""}**A mudança de direção.** { $ricochet ->
        [one-move] Um só movimento não é solução: são necessários dois ou mais, de quaisquer robôs. Não é preciso mudar de direção.{ $diagonals ->
            [without] {""}
           *[with] {" "}Por mais que as barreiras o desviem, um movimento continua sendo um só.
        }
       *[turn] O robô que chega ao alvo precisa ter mudado de direção em 90° entre dois de seus próprios movimentos. Então um movimento nunca basta, e ir sempre reto também não, não importa que robôs tenham se movido antes.{ $diagonals ->
            [without] {""}
           *[with] {" "}Ricochetear em uma barreira não conta, porque acontece dentro de um movimento.
        }
    }
    { $diagonals ->
        [without] {""}
       *[with] {""}**As barreiras.** Os robôs passam através das barreiras da própria cor; nas outras ricocheteiam em ângulo reto e seguem. Nenhum movimento pode terminar sobre uma barreira.{"\u000A"}
    }
rules-match = **As apostas.** Encontre a solução de cabeça e aposte de quantos movimentos precisa. A primeira aposta vira a ampulheta; até a areia acabar, { $bids ->
        [own-any] todos podem apostar, ou mudar a própria aposta para qualquer outro número.
        [own-lower] todos podem apostar, ou melhorar a própria aposta.
       *[lower-than-all] todos podem apostar um número menor que os anteriores.
    }
    {""}**A prova.** A aposta mais baixa começa; se houver iguais, quem { $ties ->
        [first-bid] apostou primeiro
       *[fewer-chips] tem menos fichas
    }. Mostre { $length ->
        [exact] exatamente
       *[at-most] no máximo
    } o número de movimentos que apostou. Se não conseguir, é a vez do próximo. Quem consegue fica com a ficha, e os robôs ficam onde estão.
    {""}**O fim.** { $goal }
rules-fair = ## { button-fair }
    {""}**Estar presente.** Está presente quem apostou, ou usou um botão abaixo do tabuleiro, nesta rodada ou nas { $stays } anteriores, e não saiu da partida. Só se espera pelos presentes, e só eles votam. Para uma dica, ou para ir logo à próxima rodada, todos eles precisam querer.
    {""}**{ button-done }.** Quando todos os presentes terminam, a areia acaba. Enquanto só houver uma pessoa presente, corre pelo menos metade: ainda pode chegar alguém.
    {""}**{ button-turn }.** Quando acaba o tempo para pensar ({ $thinking }), a ampulheta é virada sem apostas. Uma primeira aposta a vira de novo; se não vier nenhuma, a ficha volta para a pilha. Ela é virada antes se mais da metade dos presentes que já apostaram quiser – antes da primeira aposta da partida, se quem a começou quiser. Depois de { $quiet } rodadas sem apostas, a partida fica em pausa; depois de uma hora, quem começar outra pode encerrá-la, e vence quem tiver mais fichas.
    {""}**{ button-vote-to-skip }.** Se o jogador da vez não fizer nada durante metade do tempo, mais da metade dos outros presentes pode pular a vez dele.
    {""}**{ button-finish }.** Se mais da metade dos presentes que já apostaram quiser, vence quem tiver mais fichas; uma rodada com apostas é jogada antes até o fim. Quem começou a partida sempre tem um voto, e pode cancelá-la enquanto mais ninguém tiver uma ficha. Membros com a permissão **Gerenciar mensagens** podem encerrá-la, cancelá-la e tirar um jogador.
    {""}**Apostas que não são provadas.** Depois de { $unshown } seguidas (passadas, erradas, fora do tempo, ou retiradas ao sair quando eram a mais baixa), cada aposta sua precisa dos movimentos em envelope fechado, até que uma vença.
    { $bids ->
        [lower-than-all] {""}**Apostas mais baixas.** Vale o momento em que se aposta. Se uma igual ou mais baixa, feita antes da sua, chegar depois, a sua cai e a anterior volta a valer.{"\u000A"}
       *[other] {""}
    }**Uma ficha que ninguém ganha.** Ela volta para a pilha, que é embaralhada. Sua solução mais curta fica em segredo até que essa ficha seja ganha ou a partida acabe.
    {""}**O que vale.** Nos rankings, uma ficha vale se havia { $persons } pessoas presentes quando foi ganha; uma vitória, se valem pelo menos { $chips } fichas de quem vence, ou se a pilha está vazia. Em um tabuleiro escolhido, ou só contra bots, joga-se como prática.
    { $tournament ->
        [yes] {""}**Torneios.** Várias mesas jogam o mesmo tabuleiro no mesmo passo: até que todas tenham jogado uma ficha, você só lê quem a ganhou e em quantos movimentos. Sua primeira aposta prende você a uma mesa.{"\u000A"}
       *[no] {""}
    }**O que revelaria soluções.** Não se permite nada que ajude em um jogo em andamento ou no desafio de hoje: nem analisar um tabuleiro, nem escolhê-lo pelo código ou pelas partes. Para os seus jogos, e os dos servidores onde você joga, isso vale para tudo o que for muito parecido; para os outros, só para a mesma posição.
rules-solo = **A areia.** A ficha e a ampulheta são viradas ao mesmo tempo. { $hourglasses ->
        [one] A ampulheta corre uma vez
       *[other] A ampulheta corre duas vezes
    } por ficha: você tem { $seconds } segundos para encontrar uma solução, por mais longa que seja.
    {""}**A prova.** **{ button-solo-got-it }** para a areia; depois você tem um minuto, e uma tentativa, para mostrar a solução. Você também pode mostrá-la enquanto a areia corre: aí uma errada só custa tempo. Com uma solução a ficha fica virada para cima, e os robôs ficam onde estão; sem ela, virada para baixo.
    {""}**Estrelas.** Uma das soluções mais curtas tem três, uma com no máximo dois movimentos a mais tem duas, qualquer outra uma. Uma dica custa uma estrela; a última fica. Em um tabuleiro escolhido, não valem em nenhum ranking.
    {""}**O fim.** São jogadas as 17 fichas; você vence se terminar com mais viradas para cima do que para baixo.
rules-practice = **A prática.** Nenhum relógio corre, e nada se ganha nem se perde. Uma ficha dá em tantos movimentos quantos você pediu; uma solução mais longa também vale. O que não é uma solução não custa nada, e as dicas são anotadas. Quando você resolve uma ficha, ou desiste dela, as soluções mais curtas são mostradas.
rules-race = **A corrida.** Uma ficha para todos: resolva em particular, quantas vezes quiser, em { $time }. Vale a sua solução mais curta, e os outros só veem quantos têm uma. As três mais curtas recebem 3, 2 e 1 pontos; { $slow ->
        [yes] as de mesmo tamanho dividem o lugar.
       *[no] entre iguais, vale a primeira.
    } Os robôs ficam onde a solução vencedora os levou.
    {""}**Estar presente.** Está presente quem enviou uma solução, ou usou um botão abaixo do tabuleiro, nesta rodada ou nas { $stays } anteriores, e não saiu da corrida. Quando todos os presentes terminam, a rodada acaba{ $slow ->
        [yes] , mas não a primeira, nem enquanto só houver uma pessoa presente
       *[no] {""}
    }. Quem sai retira assim sua solução desta rodada e fica com seus pontos.
    {""}**O fim.** { $rounds ->
        [one] Depois de { $rounds } ficha
       *[other] Depois de { $rounds } fichas, ou de { $unsolved } seguidas que ninguém resolva
    }, vence quem tem mais pontos. Quem começou a corrida pode encerrá-la enquanto mais ninguém tiver pontos; depois é preciso mais da metade dos presentes que enviaram uma solução. Membros com a permissão **Gerenciar mensagens** podem encerrá-la a qualquer momento.
    {""}**O que vale.** No ranking, uma corrida vale se pelo menos { $chips } de suas fichas foram resolvidas, se pelo menos { $persons } pessoas enviaram soluções e se o tabuleiro foi sorteado.
# $moves: a solution in the notation
rules-example = Na imagem, o robô vermelho chega à lua vermelha em quatro movimentos: `{ $moves }`. O verde vai primeiro, para servir de obstáculo.
# $robots: the letters of those that play
rules-commands = `/ricochet { command-name-start }` – começa uma partida neste canal
    `/bid 7` – “Eu faço em sete”
    `/prove R-cima G-esquerda` – mostre: robôs { $robots } (G é o verde, Y o amarelo), direções cima baixo esquerda direita; `r cima esquerda`, `vermelho-cima` e `🔴⬆️` também valem
    `/bid 3 { option-name-path }:R-cima G-esquerda R-baixo` – aposte com seus movimentos em envelope fechado: ninguém os vê até a sua vez; aí eles aparecem sozinhos
    `/pass` – deixe o próximo tentar
    `/ricochet { command-name-stop }` – se você precisa ir, ou a partida precisa acabar: o que você pode fazer, e o efeito de cada escolha; se sair, aposte de novo e você está de volta
    {""}**{ button-pad }** – aperte seus movimentos em vez de digitá-los · **{ button-done }** – quando todos os presentes disserem, a areia acaba · **{ button-turn }**, **{ button-vote-to-skip }**, **{ button-finish }** – votações: veja **{ button-fair }**
    `/ricochet { command-name-solo }` – jogue solo: resolva cada uma das 17 fichas antes que a areia acabe, e termine com mais viradas para cima do que para baixo
    `/ricochet { command-name-race }` – todos resolvem a mesma ficha em particular, em minutos ou horas
    `/ricochet { command-name-rush }` – o máximo de fichas em três minutos, a sós e em particular
    `/ricochet { command-name-daily }` – um desafio por dia, o mesmo para todos, com quantas tentativas quiser
    `/ricochet { command-name-tutorial }` – aprenda o jogo em quatro tabuleiros pequenos
rules-commands-solo = `/prove R-cima G-esquerda` – mostre: robôs { $robots } (G é o verde, Y o amarelo), direções cima baixo esquerda direita; `r cima esquerda`, `vermelho-cima` e `🔴⬆️` também valem
    `/pass` – desista desta ficha: ela fica virada para baixo
    `/ricochet { command-name-solo }` – mostra de novo a sua partida
    {""}**{ button-pad }** – aperte seus movimentos em vez de digitá-los
    `/ricochet { command-name-daily }` – um desafio por dia, o mesmo para todos, com quantas tentativas quiser
    `/ricochet { command-name-tutorial }` – aprenda o jogo em quatro tabuleiros pequenos
rules-commands-race = `/prove R-cima G-esquerda` – envie: robôs { $robots } (G é o verde, Y o amarelo), direções cima baixo esquerda direita; `r cima esquerda`, `vermelho-cima` e `🔴⬆️` também valem
    `/pass` – você terminou com esta ficha
    `/ricochet { command-name-stop }` – se você precisa ir, ou a corrida precisa acabar: o que você pode fazer, e o efeito de cada escolha; se sair, envie uma solução e você está de volta
    {""}**{ button-pad }** – aperte seus movimentos em vez de digitá-los · **{ button-race-done }** – quando todos terminam, a rodada acaba
    `/ricochet { command-name-daily }` – um desafio por dia, o mesmo para todos, com quantas tentativas quiser
    `/ricochet { command-name-tutorial }` – aprenda o jogo em quatro tabuleiros pequenos

### Leaderboards

# $score: chips, matches, best, solo, races or daily
leaderboard-headline = { $score ->
    [chips] ## 🏆 Mais fichas
    [solo] ## 🏆 Mais estrelas em partidas solo
    [races] ## 🏆 Mais corridas vencidas
    [daily] ## 🏆 Mais estrelas em desafios do dia
    [matches] ## 🏆 Mais partidas vencidas
   *[best] ## 🏆 Mais soluções perfeitas
}
points-in-words = { $score ->
    [cup] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
    [chips] { $points ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
    [solo] { $points ->
        [one] { $points } estrela
       *[other] { $points } estrelas
    }
    [daily] { $points ->
        [one] { $points } estrela
       *[other] { $points } estrelas
    }
    [matches] { $points ->
        [one] { $points } partida
       *[other] { $points } partidas
    }
   *[best] { $points ->
        [one] { $points } solução
       *[other] { $points } soluções
    }
}
leaderboard-line = { $place } { $player } – { points-in-words }
# $line: a line such as above
leaderboard-own = …
    { $line } ← você
leaderboard-empty = { $score ->
    [solo] Ninguém ainda. `/ricochet { command-name-solo }` começa uma partida só sua.
    [races] Ninguém ainda. `/ricochet { command-name-race }` começa uma corrida. Jogar só contra bots não conta: é preciso uma segunda pessoa.
    [daily] Ninguém ainda. `/ricochet { command-name-daily }` traz o desafio de hoje, que só conta no seu dia.
   *[other] Ninguém ainda. `/ricochet { command-name-start }` começa uma partida. Jogar só contra bots não conta: é preciso uma segunda pessoa.
}
leaderboard-page = -# Página { $page } de { $pages }
button-page-back = ◀ Voltar
button-page-next = Avançar ▶
# What a leaderboard counts, on a button. $score: chips, matches, best, solo, races or daily
button-score = { $score ->
    [chips] Fichas
    [matches] Partidas
    [solo] Solo
    [races] Corridas
    [daily] Desafios
   *[best] Perfeitas
}
# $period: this-week, last-week, month or ever
button-period = { $period ->
    [this-week] Esta semana
    [last-week] Semana passada
    [month] Este mês
   *[ever] Desde sempre
}

score-chips = fichas
score-matches = partidas vencidas
score-best = soluções perfeitas
score-solo = estrelas em partidas solo
score-races = corridas vencidas
score-daily = estrelas em desafios do dia

# $number: of the week in its year, $first, $last: its days
period-week = Semana { $number } de { $year }, de { DATETIME($first, dateStyle: "medium") } a { DATETIME($last, dateStyle: "medium") }
period-week-short = Semana { $number } de { $year }
period-days = -# De { DATETIME($first, dateStyle: "long") } a { DATETIME($last, dateStyle: "long") }
period-month = { $month ->
    [1] Janeiro
    [2] Fevereiro
    [3] Março
    [4] Abril
    [5] Maio
    [6] Junho
    [7] Julho
    [8] Agosto
    [9] Setembro
    [10] Outubro
    [11] Novembro
   *[other] Dezembro
} de { $year }
period-ever = Desde sempre
choice-this-week = esta semana
choice-last-week = semana passada
choice-month = este mês
choice-ever = desde sempre

### Statistics

# $where: server or everywhere
stats-headline = ## 📊 { $player } { $where ->
    [server] neste servidor
   *[everywhere] em todos os servidores
}
stats-empty = Nenhuma partida ainda. Aposte em uma para entrar.
stats-chips = 🎯 **{ $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}** em { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}; vencidas: { $victories }
stats-proofs = 🔎 { $tried ->
    [0] Nenhuma solução mostrada ainda
    [1] Uma solução mostrada, **{ $held ->
        [0] que não deu certo
       *[other] e deu certo
    }**
   *[other] { $tried } soluções mostradas, **{ $held ->
        [0] nenhuma deu certo
        [1] uma deu certo
       *[other] { $held } deram certo
    }**
}
stats-shortest = ⭐ Perfeitas: **{ $shortest } de { $judged }** ({ $percent }%); em média, { $above ->
    [one] { $above } movimento
   *[other] { $above } movimentos
} acima do mínimo
stats-quickest = ⚡ Aposta vencedora mais rápida: { $seconds } s
stats-longest = 📏 Solução mais longa: { $moves } movimentos
stats-streak = 🔥 Semanas seguidas com alguma aposta: **{ $current }** agora, recorde: { $best }
stats-races = 🏁 Corridas: { $races }, vencidas: { $won }
stats-bots = 🤖 Contra bots: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}; vencidas: { $won }
stats-bot-races = 🤖 Corridas contra bots: { $races }, vencidas: { $won }
stats-rush = ⚡ Recorde de contrarrelógio: { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} em três minutos
# $moves: those of the chips, $time: in which half of the solved ones were solved, none where none was
stats-practice = 🎯 Prática, { $moves } movimentos: **{ $unaided }** sem dica, { $hinted } com dicas, { $dropped ->
    [one] { $dropped } desistência
   *[other] { $dropped } desistências
}{ $time ->
    [none] {""}
   *[other] {" "}· mediana { $time }
}
# $current, $best: days, $freezes: how many of them are held
stats-days = 📅 Desafio do dia: **{ $current ->
    [one] sequência de { $current } dia
   *[other] sequência de { $current } dias
}**, recorde: { $best }; 🧊 { $freezes ->
    [one] { $freezes } cubo de gelo
   *[other] { $freezes } cubos de gelo
}
stats-where = { $where ->
    [server] Neste servidor
   *[everywhere] Em todos os servidores
}
# What stands below a number on a picture. $what: days, most-days, freezes or weeks
stats-tile = { $what ->
    [days] { $count ->
        [one] dia de sequência
       *[other] dias de sequência
    }
    [races] { $points ->
        [one] { $points } corrida
       *[other] { $points } corridas
    }
    [most-days] { $count ->
        [one] dia (recorde)
       *[other] dias (recorde)
    }
    [freezes] { $count ->
        [one] cubo de gelo
       *[other] cubos de gelo
    }
    [rush] { $count ->
        [one] ficha no contrarrelógio
       *[other] fichas no contrarrelógio
    }
   *[weeks] { $count ->
        [one] semana seguida
       *[other] semanas seguidas
    }
}
stats-shares = Soluções perfeitas por semana, em %
# $number: of a week in its year, where there is little room
stats-week = S{ $number }
stats-bests = Soluções perfeitas mais rápidas, por movimentos
stats-practised = Prática: fichas resolvidas, por movimentos
# $more: yes where longer ones count as well
stats-length = { $moves }{ $more ->
    [yes] +
   *[no] {""}
} mov.
stats-seconds = { $seconds } s
stats-achievements = Conquistas
achievement-ten-mover = Primeira solução de dez
achievement-sunday = Perfeita no domingo
achievement-seven-days = Sete dias seguidos
achievement-victory = Primeira partida vencida

### What is stored about people

forgotten-player = *um jogador esquecido*
# $seat: which bot it is
bot-name = { $seat ->
    [1] Fenn
    [2] Rune
   *[3] Brum
} (bot)
bots-at-the-table = { $bots } – { $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
}
me-headline = ## Você e Ricochet
me-language = **Idioma** – em que respondo a você, em todo lugar.
me-language-auto = automático: o do seu Discord
me-theme = **Claro ou escuro** – as imagens que só você vê. As que todos veem seguem a escolha do servidor.
me-theme-none = Como o servidor escolheu
button-me-stats = Minhas estatísticas
button-me-privacy = O que fica guardado sobre mim
button-me-delete = Apagar meus dados
privacy-text = ## O que eu sei sobre você
    {""}**Quando você joga**, guardo seu ID do Discord com o que você faz nas partidas, também nas solo, nas corridas, nos contrarrelógios e nos desafios: apostas, movimentos mostrados, fichas, vitórias – e quando. Disso são feitas as partidas, os rankings e suas estatísticas. Se você está em um ranking, também anoto se você sai do servidor. Se você escolhe um idioma ou um tema, também guardo isso.
    {""}**Não guardo** nomes, imagens nem mensagens. Não posso ler o que se escreve nos canais, só meus próprios comandos, formulários e botões.
    {""}**Para apagar**: `/ricochet { command-name-me }`, quando quiser. O que publiquei nos canais fica lá, e pode ser apagado lá.
    {""}**Quando me tiram de um servidor**, tudo sobre ele é apagado depois de 30 dias.
    Não compartilho nada com ninguém. Quem me hospeda pode ler o que está guardado.
forget-me-question = ## Esquecer você?
    Suas fichas, vitórias, estatísticas, partidas solo, contrarrelógios e desafios são apagados, em todos os servidores onde você jogou comigo. As partidas e corridas em que você jogou são mantidas, sem o seu nome.
    Você sai das partidas e corridas em andamento: sua aposta é retirada, com os movimentos que entregou em envelope fechado, e ninguém mais espera por você. Você pode voltar a jogar quando quiser, como alguém novo.
    Isso não pode ser desfeito.
forget-me-board = No meu tabuleiro no navegador, todas as suas sessões são encerradas. Para isso guardo seu id do Discord, por treze horas no máximo.
button-forget-me = Apagar meus dados
forget-me-done = Pronto: esqueci você.

### How people did in the puzzle of the day

# $length: days, $frozen: missed days of them that freezes stood in for, $freezes: how many are left
daily-streak = 🔥 **{ $length ->
    [one] Sequência de { $length } dia
   *[other] Sequência de { $length } dias
}**{ $frozen ->
    [0] {""}
    [one] , com { $frozen } dia perdido congelado
   *[other] , com { $frozen } dias perdidos congelados
}
    -# { $freezes ->
    [0] 🧊 Sete dias seguidos rendem um cubo de gelo, que cobre um dia que você perder.
    [one] 🧊 Você tem { $freezes } cubo de gelo para um dia que perder.
   *[other] 🧊 Você tem { $freezes } cubos de gelo para os dias que perder.
}
daily-alone = Ninguém resolveu antes de você.
# $stars: as in solo-stars
daily-share = { $player } · **Ricochet #{ $number }** { $stars }
# $above: moves above the best, $streak: days in a row, $frozen: missed days among them that were frozen
daily-result = { $above ->
    [0] perfeita{ $hints ->
        [0] {""}
        [one] {""}, com uma dica
       *[other] {""}, com dicas
    }
    [one] { $above } movimento acima do mínimo
   *[other] { $above } movimentos acima do mínimo
} · { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}{ $streak ->
    [0] {""}
   *[other] {" "}· 🔥 { $streak }
}{ $frozen ->
    [0] {""}
   *[other] {" "}🧊 { $frozen }
}
button-daily-share = Compartilhar
button-daily-play = Jogar
button-daily-today = Desafio de hoje
spread-title = Desafio { $number }
spread-people = { $people ->
    [one] Resolvido por { $people } pessoa
   *[other] Resolvido por { $people } pessoas
}
spread-moves = Em quantos movimentos
spread-you = ← você
morning-headline = ## 📅 Desafio #{ $number }
morning-task = Chegou o desafio de hoje: o mesmo para todos, sem relógio e com quantas tentativas quiserem.
morning-before = **Como foi o #{ $number }:**
# $result: as in daily-result
morning-line = { $player } { $stars } – { $result }
morning-streak = 🔥 **{ $length ->
    [one] Sequência de { $length } dia
   *[other] Sequência de { $length } dias
}** neste servidor. { $missing ->
    [0] O dia de hoje já conta.
    [one] Ela continua se mais { $missing } membro resolver o desafio de hoje.
   *[other] Ela continua se mais { $missing } membros resolverem o desafio de hoje.
}
# $role: a mention; $kind: match or race
call = 🔔 { $role } – { $player } começa { $kind ->
    [race] uma corrida
   *[match] uma partida
}. Venham jogar!
button-call-on = 🔔 Avise quando começar
button-call-off = Não avise mais
done-call-on = 🔔 Agora você tem { $role }: eu chamo você quando uma partida ou uma corrida começar, no máximo uma vez por hora.
done-call-off = 🔕 Você não tem mais { $role }.

### The weekly cup

# $until: a moment, as Discord shows it
cup-open-headline = ## 🏆 A copa #{ $number } está aberta
cup-open-task = Cinco fichas em { $minutes } minutos, das curtas às longas, com uma solução para cada uma: { $most } pontos por uma solução mínima e um a menos por movimento a mais. Cada pessoa pode jogar uma vez, até { $until }.
cup-open-server = A pontuação deste servidor é a média dos seus { $counted } melhores; é preciso haver pelo menos { $least }.
# $points: a mean, with one decimal; $servers: how many servers have one
cup-result-score = Este servidor: **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}**{ $servers ->
    [1] {""}
   *[other] , { $place }º lugar de { $servers }
}.
# Of a season
cup-season = Temporada { $season }, copa { $cup } de { $cups }.
cup-season-own = No total: **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}**{ $servers ->
    [1] {""}
   *[other] , { $place }º lugar de { $servers }
}.
cup-result-headline = ## 🏆 Copa #{ $number }: o resultado
cup-result-too-few = { $people ->
    [one] { $people } membro jogou
   *[other] { $people } membros jogaram
}: para pontuar, este servidor precisa de pelo menos { $least }.
cup-result-best = Melhores servidores: { $servers }
# $name: that of a server, or one of the two after this
cup-server = { $medal } { $name } **{ $points }**
cup-server-own = este servidor
cup-server-unnamed = um servidor
cup-chips = **As fichas**, cada uma com uma solução mínima:
cup-chip = **{ $number }.** { $target }, { $count } movimentos: `{ $moves }`
button-cup-study = 🔬 Ficha { $number }

### Pictures of people

# $score: chips, matches, best, solo, races or daily
people-leaders = { $score ->
    [chips] Mais fichas
    [matches] Mais partidas vencidas
    [solo] Mais estrelas em partidas solo
    [races] Mais corridas vencidas
    [daily] Mais estrelas em desafios
   *[best] Mais soluções perfeitas
}
cup-people = Copa #{ $number }
people-scores = Placar
people-goal-chips = { $chips ->
    [one] Vence quem ganhar a primeira ficha
   *[other] Vence quem chegar primeiro a { $chips } fichas
}
people-goal-all = As 17 fichas; vence quem tiver mais
people-end = { $count ->
    [one] { $winner } vence!
   *[other] Vitória compartilhada!
}
people-stopped = A partida foi cancelada
people-rounds = { $rounds ->
    [one] Depois de uma rodada
   *[other] Depois de { $rounds } rodadas
}
people-more = … e mais { $count }
# In an alt text: the first three places have medals on the picture
people-row = { $place ->
    [1] primeiro lugar:
    [2] segundo lugar:
    [3] terceiro lugar:
   *[other] { $place }.
} { $name }, { points-in-words }
# Of somebody who has none, and so no place
people-row-without-place = { $name }, { points-in-words }
name-unknown = alguém que saiu
name-forgotten = um jogador esquecido

### Commands, as Discord lists them (at most 100 characters)

command-ricochet = Jogue Ricochet Robots
command-start = Comece uma partida neste canal
command-board = Veja de novo o tabuleiro e o relógio
command-remove = Tire um jogador da partida ou corrida, se puder gerenciar mensagens
command-stop = Saia, encerre ou cancele o que você joga aqui
command-rules = Como jogar, em uma tela
command-leaderboard = Veja o ranking deste servidor
command-stats = Suas estatísticas neste servidor, ou as de outra pessoa
command-settings = Escolha regras, tempos, aparência e canais deste servidor
command-me = Seu idioma, claro ou escuro, suas estatísticas e seus dados
command-bid = Aposte de quantos movimentos você precisa
command-prove = Mostre sua solução quando for a sua vez
command-pass = Deixe o próximo tentar; no solo, desista da ficha
menu-study = Analisar este tabuleiro
menu-stats = Estatísticas do Ricochet
menu-remove = Tirar da partida

option-format = De que forma (uma imagem, se não indicar)
format-picture = Imagem
format-text = Texto, para leitores de tela e telas estreitas
format-moves = Movimentos: onde cada robô pararia
option-rules = Uma edição pelo nome, como 1999 NL ou 2013, com barreiras (se faltar, a do servidor)
option-solo-rules = Uma edição pelo nome, como 1999 NL ou 2013, com barreiras (se faltar, a de 2013)
option-chips = Com quantas fichas se vence a partida (senão, depende do número de jogadores)
option-ricochet = Se o robô precisa mudar de direção para chegar ao alvo (senão, a escolha do servidor)
option-difficulty = Quais fichas virar primeiro, pela sua solução mais curta
option-tournament = Várias mesas jogam o mesmo tabuleiro; as soluções vêm quando todas terminam
option-thread = Em um tópico próprio ou neste canal; sem isso, conforme as configurações do servidor
option-length = Como no livro de regras, ou curta: até 3 fichas, ampulheta de 30 segundos
choice-length-rulebook = como no livro de regras
choice-length-short = curta – até 3 fichas, ampulheta de 30 segundos
option-bots = Quantos bots jogam, de 1 a 3 (nenhum se omitido)
option-level = O nível dos bots (médio se omitido)
choice-level = { $value ->
    [easy] fácil – procura muito e deixa passar bastante
    [medium] médio – um amigo que já jogou dez noites
   *[hard] difícil – rápido, deixa passar pouco
}
option-time-zone = O fuso horário deste servidor, por exemplo America/Sao_Paulo
option-code = O código de um tabuleiro, para jogá-lo de novo
option-tiles = As quatro partes do seu tabuleiro, no sentido horário, do canto superior esquerdo: 1A 2B 3A 4B
option-period = Qual período (senão, esta semana)
option-by = O critério do ranking (senão, fichas)
option-week = Em vez disso uma semana específica, por exemplo 2026-W46
option-member = De quem são as estatísticas (senão, suas)
option-removed-member = Quem sai da partida
option-bid-moves = Um número de movimentos de 2 a 99
option-prove-moves = Seus movimentos, por exemplo R-cima G-esquerda
difficulty = { $value ->
    [rising] crescente – fichas fáceis primeiro, um pouco mais a cada rodada
    [easy] fácil – primeiro fichas de até { $easy } movimentos
    [hard] difícil – primeiro fichas de { $hard } movimentos ou mais
    [very-hard] muito difícil – primeiro a ficha que exige mais movimentos
   *[any] qualquer – embaralhadas como no livro de regras
}

# What commands and options are called where Discord shows them in this language: lower case, no spaces. Texts refer to these.
command-name-start = começar
command-name-board = tabuleiro
command-name-remove = remover
command-name-stop = cancelar
command-name-rules = regras
command-name-tutorial = tutorial
command-name-leaderboard = ranking
command-name-stats = estatísticas
command-name-settings = configurações
command-name-me = eu
command-name-solo = solo
command-name-race = corrida
command-name-rush = contrarrelógio
command-name-my-games = minhas-partidas
command-name-daily = desafio
command-name-study = analisar
option-name-rules = regras
option-name-ricochet = giro
option-name-chips = fichas
option-name-time = tempo
option-name-difficulty = dificuldade
option-name-tournament = torneio
option-name-thread = tópico
option-name-cup = copa
option-name-length = duração
option-name-bots = bots
option-name-level = nível
option-name-code = código
option-name-tiles = partes
option-name-robots = robôs
option-name-target = alvo
option-name-hourglasses = ampulhetas
option-name-private = particular
option-name-practice = prática
option-name-format = formato
option-name-period = período
option-name-by = por
option-name-week = semana
option-name-date = data
option-name-member = membro
option-name-moves = movimentos
option-name-path = solução
option-name-time-zone = fuso_horário

### House rules, as parts of a sentence

house-bids = { $value ->
    [own-any] a própria aposta pode subir ou descer
    [own-lower] a própria aposta só pode descer
   *[lower-than-all] só apostas mais baixas que todas as outras
}
house-proof-length = { $value ->
    [exact] as soluções têm exatamente os movimentos apostados
   *[other] as soluções podem ter menos movimentos que o apostado
}
house-ricochet = { $value ->
    [turn] o robô precisa mudar de direção para chegar ao alvo
   *[other] com dois movimentos ou mais não é preciso mudar de direção
}
house-ties = com apostas iguais, começa quem tem menos fichas
house-handicaps = vantagens de até dois movimentos
house-max-moves = sem fichas que exigem mais de { $value } movimentos
house-difficulty = { $value ->
    [rising] fichas fáceis primeiro, um pouco mais a cada rodada
    [easy] fichas fáceis primeiro
    [very-hard] as fichas mais difíceis primeiro
   *[hard] fichas difíceis primeiro
}
house-hourglass = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
} de areia
house-proof-time = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
} para mostrar uma solução
house-thinking-time = a ampulheta é virada depois de { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
} sem apostas

### The settings of a server

settings-headline = ## ⚙️ Ricochet neste servidor
    As mudanças valem a partir da próxima partida. Em `/ricochet { command-name-start }` dá para escolher outra coisa para uma única partida.
settings-page-game = Jogo
settings-page-look = Aparência
settings-page-server = Servidor
settings-page-roles = Cargos

# $value: the value, in these and the following
setting-fifth-robot-value = { $value ->
    [K] ⚫ Preto
    [S] ⚪ Prateado
   *[none] Quatro robôs
}
setting-bids-value = { $value ->
    [own-any] A própria pode subir ou descer (1999)
    [own-lower] A própria só pode descer (2013)
   *[lower-than-all] Só mais baixas que todas as outras
}
setting-ricochet-value = { $value ->
    [turn] Sim – em 90°, entre dois de seus movimentos
   *[one-move] Não – mas um só movimento não conta
}
setting-difficulty-value = { $value ->
    [rising] Fáceis, depois mais difíceis
    [easy] Fáceis primeiro
    [hard] Difíceis primeiro
    [very-hard] As mais difíceis primeiro
   *[any] Qualquer: embaralhadas como no livro de regras
}
setting-max-moves-value = { $value ->
    [none] Sem limite
   *[other] { $value } movimentos
}
setting-chips-to-win-value = { $value ->
    [none] Como na edição
    [one] Uma ficha
   *[other] { $value } fichas
}
setting-hourglass-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
}
setting-proof-time-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
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
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
}
setting-intermission = **Pausa** – por quanto tempo o tabuleiro fica à vista entre as rodadas.
setting-intermission-value = { $value ->
    [120] 2 minutos
    [180] 3 minutos
    [300] 5 minutos
    [600] 10 minutos
    [1200] 20 minutos
    [1800] 30 minutos
    [3600] uma hora
    [one] { $value } segundo
   *[other] { $value } segundos
}
setting-theme = **Tema** – as cores das imagens.
setting-theme-value = { $value ->
    [dark] Escuro
   *[light] Claro
}
setting-animation = **Animação** – se as soluções são mostradas com robôs em movimento ou com setas.
setting-animation-value = { $value ->
    [on] Os robôs se movem
   *[off] Setas em uma imagem parada
}
setting-allowed-channels = **Canais** – onde dá para começar partidas, inclusive em seus tópicos.
setting-allowed-channels-none = Em toda parte
setting-match-threads = **Tópicos** – se cada partida tem um tópico próprio. O canal mostra então quem joga, o placar e o resultado.
setting-match-threads-value = { $value ->
    [on] Um tópico para cada partida
   *[off] Partidas no canal
}
setting-weekly-channel = **Ranking da semana** – onde é publicado.
setting-weekly-channel-none = Em lugar nenhum
setting-weekly-day = **Dia do ranking da semana**
setting-weekly-day-value = { $value ->
    [last] Domingo, o último dia da semana
   *[first] Segunda-feira, da semana que acabou de terminar
}
setting-weekly-hour = **Hora do ranking da semana**, no fuso horário deste servidor.
setting-weekly-hour-value = { $value }:00
setting-morning-channel = **Desafio do dia** – onde é publicado todo dia, com os resultados dos membros no dia anterior.
setting-morning-channel-none = Em lugar nenhum
setting-morning-hour = **Hora do desafio do dia e da copa**, no fuso horário deste servidor.
setting-morning-hour-value = { $value }:00
setting-cup-channel = **Copa da semana** – onde ela abre no sábado e o resultado é publicado na segunda-feira, na hora do desafio do dia. Sem canal, ninguém pode jogá-la aqui.
setting-cup-channel-none = Em lugar nenhum
setting-cup-name = **Nome na copa**: { $named ->
    [yes] { $name }
   *[no] nenhum
}. Os outros servidores o veem ao lado do resultado; sem ele, veem “um servidor”.
setting-call-role = **Chamada** – o cargo que é mencionado quando uma partida ou uma corrida entre pessoas começa, no máximo uma vez por hora. Se eu puder dá-lo, os membros o pegam e devolvem embaixo do desafio do dia.
setting-call-role-none = Nenhum
setting-champion-role = **Cargo do campeão** – quem lidera o ranking de fichas da semana o usa até a semana seguinte; em caso de empate, todos os primeiros. Preciso de **Gerenciar cargos**, e o cargo deve ficar abaixo do meu.
setting-champion-role-none = Nenhum
setting-champion-again = **Campeão de novo** – se alguém pode usá-lo duas semanas seguidas.
setting-champion-again-value = { $value ->
    [on] Sempre que ficar em primeiro
   *[off] Não duas vezes seguidas: aí vai para o próximo
}
setting-time-zone = **Fuso horário**: { $zone }. Os dias e as semanas o seguem. Mude-o com `/ricochet { command-name-settings } { option-name-time-zone }:`.

### Forms of rules

form-set-label = Edição
form-set-about = Regras e partes de tabuleiro; outra edição traz suas regras de apostas e soluções.
# $diagonals: without, with or any; $robot: the fifth one, black, silver or none
form-set-value = { $edition ->
    [1999] 1999
    [NL-1999] 1999 NL
    [FR-1999] 1999 FR
   *[2013] 2013
}{ $diagonals ->
    [with] , com barreiras
    [any] , qualquer tabuleiro
   *[without] {""}
}{ $robot ->
    [black] , robô preto
    [silver] , robô prateado
   *[none] {""}
}
form-set-about-value = { $edition ->
    [1999] A própria aposta pode subir ou descer, lados A–B
    [NL-1999] Regras holandesas: só apostas mais baixas, no máximo esses movimentos
    [FR-1999] Regras francesas: só apostas mais baixas, sem mudança de direção, as 17 fichas
   *[2013] A própria aposta só pode descer, lados A–C (A–D com barreiras)
}
form-fifth-robot-label = Quinto robô
form-fifth-robot-about = Joga também um robô preto ou prateado (edição de 2013).
form-chips-to-win-label = Fichas para vencer
form-chips-to-win-about = Quantas vencem a partida.
form-hourglass-label = Ampulheta
form-hourglass-about = Por quanto tempo a areia corre depois da primeira aposta.
form-difficulty-label = Dificuldade
form-difficulty-about = Quais fichas saem primeiro.
form-bids-label = Apostas
form-bids-about = Quais valem quando já há alguma.
form-max-moves-label = Máximo de movimentos
form-max-moves-about = Fichas que exigem mais voltam para a pilha.
form-proof-time-label = Tempo para mostrar
form-proof-time-about = Quanto tempo um jogador tem para mostrar a solução.
form-thinking-time-label = Tempo para pensar
form-thinking-time-about = Depois de quanto tempo sem apostas a ampulheta é virada.
form-house-label = Regras da casa
form-house-about = O que se joga diferente do livro de regras.
form-house-none = nenhuma
form-house-at-most = Uma solução pode ter menos movimentos que o apostado
form-house-one-move = Sem mudança de direção, mas um só movimento não vale
form-house-fewer-chips = Em apostas iguais, começa quem tem menos fichas
form-house-handicaps = Vantagens de até dois movimentos
form-house-bidding-pad = Controle enquanto se aposta
form-tiles-label = Partes
form-tiles-about = As quatro, no sentido horário a partir do alto à esquerda: 1A 2B 3A 4B
form-robots-label = Robôs
form-robots-about = Onde estão os robôs: R C7 G A1. Os outros são sorteados.
form-target-label = Alvo
form-target-about = A ficha virada para cima, como lua vermelha. Se ficar vazio, uma é sorteada.
form-code-label = Código
form-code-about = O código de um tabuleiro, em vez de partes, robôs e alvo.
form-rules-title = Edição e fichas
form-bids-title = Apostas e soluções
form-table-title = Sua mesa ou um código
button-form-rules = Edição e fichas…
button-form-bids = Apostas e soluções…
button-form-table = Sua mesa ou um código…
button-form-correct = Corrigir…
button-other-rules = Outras regras…
# $name: what is set, $value: to what
form-line = **{ $name }**: { $value }
# $options: the edition, and what differs from it
other-rules = **Outras regras** – enquanto ninguém jogou, você pode recomeçar com outras.
    Agora: { $options }
# $field: the name of the field, $why: what is wrong there
form-wrong = ❌ **{ $field }**: { $why }
    O que você preencheu fica guardado.
card-begun-anew = 🔁 Encerrado para recomeçar com outras regras.
refusal-match-not-yours-to-begin-anew = Só { $starter }, que começou esta partida, pode escolher outras regras.
refusal-match-too-late-to-begin-anew = Dá para escolher outras regras até a primeira aposta, e nunca em um torneio.
refusal-race-not-yours-to-begin-anew = Só { $starter }, que começou esta corrida, pode escolher outras regras.
refusal-race-too-late-to-begin-anew = Dá para escolher outras regras até alguém enviar uma solução.
refusal-solo-not-yours-to-begin-anew = { refusal-solo-not-yours }
refusal-solo-too-late-to-begin-anew = Dá para escolher outras regras até a primeira ficha ser jogada.

### Sealed paths, players who are done, players who have left, the move pad

button-done = Terminei
button-pad = Controle
button-vote-to-skip = Pular a vez

# $named: whether $waiting, the names of those who are not done, are told
# $sand: whether it runs, or is still to be turned
card-next-votes = ⏭️ **{ $count } de { $needed }** a favor da próxima rodada.
card-done = ✋ Jogadores que terminaram{ $sand ->
    [yes] {""}
   *[no] {" "}com esta ficha
}: **{ $count } de { $players }**{ $named ->
    [yes] ; { $sand ->
        [yes] a areia ainda corre
       *[no] a ficha continua em jogo
    } para { $waiting }.
   *[no] .
}
card-watched = 👁️ Quem tem o link pode assistir.
card-short = **Partida curta:** até { $chips } fichas, ampulheta de { $seconds } s.
# $players: players with the sizes of their head starts
card-ahead = ⚖️ **Vantagens:** { $players }
card-turn-votes = ⏳ **{ $count } dos { $needed }** votos necessários para virar a ampulheta.
card-hint-votes = 💡 { $count } de { $needed } a favor de uma dica.
card-finish-votes = 🏁 { $agreed ->
    [yes] A partida termina com esta rodada.
   *[no] **{ $count } dos { $needed }** votos necessários para encerrar a partida.
}
card-skip-votes = 💤 **{ $count } dos { $needed }** votos necessários para pular a vez de quem tem que mostrar.

# $first: whether this is the first of the round
news-path-opened = { $first ->
    [yes] ⏳ **A areia acabou.** { $player } entregou seus movimentos em envelope fechado; aqui estão.
   *[no] 👉 É a vez de { $player }, que entregou seus movimentos em envelope fechado; aqui estão.
}
news-prover-skipped = 💤 { $player } ainda não mostrou nada, então os outros pulam a vez dessa pessoa.
news-player-left = 👋 { $player } saiu da partida.
news-player-removed = 🚪 A moderação tirou { $player } da partida.
news-bid-overtaken = ↩️ { $player }, sua aposta de **{ $moves }** não vale: antes dela foi feita outra tão baixa, que chegou a mim depois da sua.{ $own ->
    [0] {""}
   *[other] {" "}Sua aposta de { $own } volta a valer.
}
news-left-out = …
news-late = Por um tempo não consegui publicar aqui. Enquanto isso:

done-bid-sealed = 🔒 Em envelope fechado: `{ $path }`. Ninguém vê estes movimentos antes da sua vez; aí eles aparecem sozinhos. Só a notação foi conferida, não a solução.
done-bid-unsealed = 🔓 Os movimentos que você tinha em envelope fechado, `{ $path }`, não combinam com esta aposta e foram descartados.
done-want-next = ⏭️ Você quer a próxima rodada: { $count } de { $needed }.
done-bidding = { $everyone ->
    [yes] ✋ Todos terminaram, então a areia acaba agora.
    [bots] ✋ Você terminou. A areia acaba assim que nenhum bot estiver mais pensando, no máximo até { $until }.
    [alone] ✋ Você terminou. Como só você está aqui, os outros ainda têm até { $until }.
   *[no] ✋ Você terminou. Quando todos os jogadores disserem isso, a areia acaba na hora. Se apostar de novo, seu “terminei” é anulado.
}
done-bidding-yet = { $everyone ->
    [yes] ✋ Todos terminaram, então esta ficha volta para a pilha.
    [bots] ✋ Você terminou com esta ficha. Ela volta para a pilha assim que nenhum bot estiver mais pensando, no máximo depois de metade da areia.
    [alone] ✋ Você terminou com esta ficha. Como só você está aqui, a ampulheta é virada, e metade da areia corre para os outros.
   *[no] ✋ Você terminou com esta ficha. Quando mais da metade dos presentes que já apostaram disser isso, ou quiser, a ampulheta é virada; quando todos os presentes disserem, a ficha volta para a pilha. Se apostar, seu “terminei” é anulado.
}
done-vote-to-skip = { $enough ->
    [yes] 💤 Foi o bastante: a vez é pulada.
   *[no] 💤 Seu voto para pular a vez conta: { $count } dos { $needed } necessários. Se o jogador fizer algo nesse meio-tempo, deixa de contar.
}

# $path: how many moves the path has, $bid: how many were to be bid
refusal-match-path-too-short = Sua solução tem { $path ->
    [one] { $path } movimento
   *[other] { $path } movimentos
}, mas você quer apostar { $bid }, e aqui vale exatamente o número apostado. Nada foi apostado; tente de novo.
refusal-match-path-too-long = Sua solução tem { $path } movimentos, mas você quer apostar { $bid }. Nada foi apostado; tente de novo.
refusal-match-path-needed = Suas duas últimas apostas não foram provadas. Por isso, agora cada aposta sua precisa dos movimentos, até que uma vença: `/bid 3 { option-name-path }:R-cima G-esquerda R-baixo`, o segundo campo do formulário ou **Controle**. Ninguém os vê antes da sua vez.
    .board = Suas duas últimas apostas não foram provadas. Por isso, agora cada aposta sua precisa dos movimentos, até que uma vença: mova os robôs e depois aposte. Ninguém vê os movimentos antes da sua vez.
refusal-match-removed = A moderação tirou você desta partida, então você não pode mais apostar nela.
refusal-match-not-yours-to-remove = Só membros com a permissão **Gerenciar mensagens** podem tirar um jogador da partida.
refusal-match-has-not-bid = { $other } não apostou nesta partida.
refusal-match-removed-already = { $other } já está fora desta partida.
refusal-match-not-playing = Isso é para quem está presente: quem apostou ou usou um botão abaixo do tabuleiro, nesta rodada ou nas duas anteriores, e não saiu da partida. Aposte para entrar.
    .board = Isso é para quem está presente. Mova um robô ou aposte para entrar.
refusal-match-no-stake = Quem decide isso é quem já apostou nesta partida; antes da primeira aposta, { $starter }. Aposte, e você também terá um voto.
refusal-match-seen-already = 👋 Sua presença já conta.
refusal-match-hourglass-runs = A ampulheta já está correndo.
refusal-match-wants-to-finish-already = Você já votou para encerrar a partida. Se apostar de novo, seu voto deixa de contar.
refusal-match-done-already = Você já terminou. Se apostar de novo, seu “terminei” é anulado.
refusal-match-own-turn-to-prove = É a sua própria vez. **Passar** deixa o próximo tentar.
# $half: when half of the prover's time is over
refusal-match-too-soon-to-skip = { $prover } ainda tem tempo para pensar, ou acabou de fazer algo: ainda não dá para pular a vez (até { $half }).
refusal-match-voted-already = { $phase ->
    [proving] Você já votou para pular a vez de { $prover }.
    [intermission] Você já pediu a próxima rodada.
   *[other] Você já votou para virar a ampulheta.
}
refusal-match-no-hints = Não há dicas nesta partida.
refusal-match-wants-hint-already = Você já pediu. Ela vem assim que todos os presentes pedirem.
refusal-match-no-hint-yet = Ainda não conheço a solução mais curta desta ficha, então não há dica. Peça de novo daqui a pouco.
refusal-match-not-yours-to-shorten = Só { $starter }, que começou esta partida, pode deixá-la curta.
refusal-match-too-late-to-shorten = Uma partida só pode ser encurtada uma vez, até a primeira ficha ser ganha.
refusal-match-no-handicaps = Esta partida é jogada sem vantagens.
refusal-match-not-yours-to-handicap = Só { $starter }, que começou esta partida, pode dar vantagem aos bots.
refusal-match-handicap-unchanged = Essa é a vantagem que você já tem.
refusal-match-too-late-for-handicap = Desde a primeira aposta, uma vantagem só pode diminuir.
refusal-match-not-yours-to-add-bot = Só { $starter }, que começou esta partida, pode adicionar bots.
refusal-match-too-late-to-add-bot = Bots podem entrar até a primeira ficha ser ganha: no máximo três, e nunca em um torneio.
refusal-match-not-yours-to-let-watch = Só { $starter }, que começou a partida, e membros com a permissão **Gerenciar mensagens** decidem se qualquer pessoa pode assistir.
refusal-match-no-watching-tournaments = Só quem vê o canal pode assistir a uma partida de torneio.

form-path-label = Como? (Escondido até a sua vez)
form-path-placeholder = R-cima G-esquerda … – ou deixe vazio e mostre depois

option-bid-path = Seus movimentos, por exemplo R-cima G-esquerda: em segredo; aparecem sozinhos na sua vez

completion-move = { $robot ->
    [red] 🔴 vermelho
    [green] 🟢 verde
    [blue] 🔵 azul
    [yellow] 🟡 amarelo
    [silver] ⚪ prateado
   *[black] ⚫ preto
} { $direction ->
    [up] ⬆️ cima
    [right] ➡️ direita
    [down] ⬇️ baixo
   *[left] ⬅️ esquerda
}

pad-headline = ### Controle – { $made } de { $bid } movimentos
    Escolha um robô e depois uma direção. Só você vê isto. Você tem até { $until }.
pad-headline-bidding = ### Controle – rascunho
    Teste seus movimentos: só você os vê. Com uma aposta eles vão em envelope fechado e são mostrados na sua vez. Ninguém confere se são uma solução.{ $until ->
        [none] {""}
       *[other] {" "}Areia até { $until }.
    }
pad-headline-solo = ### Controle – { $made ->
        [one] { $made } movimento
       *[other] { $made } movimentos
    }
    { $showing ->
        [yes] Escolha um robô e depois uma direção. Mostre sua solução até { $until }: você tem uma tentativa.
        [practice] Escolha um robô e depois uma direção. Nenhum relógio corre.
       *[no] Escolha um robô e depois uma direção. Areia até { $until }.
    }
# $robot: the one that the next arrow moves
pad-moves = `{ $moves }` – próximo: { $robot }
pad-all-moves = `{ $moves }`
pad-no-moves = Ainda sem movimentos – próximo: { $robot }
pad-wrong-move = ⚠️ { $why } Esse movimento foi deixado de fora e não custa nada.
pad-robot-red = 🔴 Vermelho
pad-robot-green = 🟢 Verde
pad-robot-blue = 🔵 Azul
pad-robot-yellow = 🟡 Amarelo
pad-robot-black = ⚫ Preto
pad-robot-silver = ⚪ Prateado
pad-left = ⬅️ Esquerda
pad-up = ⬆️ Cima
pad-right = ➡️ Direita
pad-down = ⬇️ Baixo
pad-undo = ↩️ Desfazer
pad-clear = 🗑️ Limpar
pad-type = { button-type }
pad-got-it = ✋ { button-solo-got-it }
pad-show = ✅ Mostrar
# On that button as long as moves are missing; $count: how many
pad-to-go = { $count ->
    [one] Falta um movimento
   *[other] Faltam { $count } movimentos
}
pad-zoom = { button-zoom }
pad-pass = ⏭️ Passar{ $count ->
    [any] {""}
   *[other] {" "}({ $count })
}
pad-bid = 🔒 { $count ->
    [0] Apostar em envelope fechado
   *[other] Apostar { $count } em envelope fechado
}
pad-arrived = 🎯 O { $robot } está no espaço alvo.
# A pad that can be used no longer; $why: what has come of the round, $player has won it in so many $moves
pad-closed = { $why ->
    [won] ✅ **{ $player } ficou com a ficha**, em { $moves } movimentos.
    [returned] 🔀 Ninguém conseguiu a ficha: ela voltou para a pilha.
    [sand] ⌛ A areia acabou, e você não tem aposta nesta rodada.
    [turn] ⌛ Sua vez acabou.
   *[round] Essa rodada acabou.
}
zoom-headline = ### 🔍 { $what }
    Espaços { $first } a { $last }. Só você vê isto.
zoom-target = 🎯 Alvo

### The notation: words for robots and directions, in lower case. The first is shown; all are read, with accents or without

notation-red = vermelho
notation-green = verde
notation-blue = azul
notation-yellow = amarelo
notation-black = preto
notation-silver = prateado prata
notation-up = cima
notation-right = direita
notation-down = baixo
notation-left = esquerda

notation-moon = meia-lua, meia lua
notation-planet = Saturno
notation-star = estrelinha
notation-gear = roda dentada
notation-vortex = vórtice multicolorido, vórtice cósmico, redemoinho

### The tutorial

command-tutorial = Aprenda o jogo em quatro tabuleiros pequenos, só para você

lesson-headline = ### Lição { $lesson } de { $lessons }
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-task = { $lesson ->
    [1] **Os robôs não têm freio.** Vão em linha reta até que uma parede, a borda, o centro do tabuleiro ou outro robô os pare. Leve o 🔴 robô vermelho até a 🔴🌙 lua vermelha, para que pare ali.
    [2] **Os robôs se ajudam.** Cada deslocamento de qualquer robô é um movimento. O 🔴 vermelho passaria direto pela 🔴⭐ estrela vermelha, porque nenhuma parede o para. Deixe o 🟢 verde ir primeiro, para servir de obstáculo.
    [3] **A mudança de direção.** { $ricochet ->
        [one-move] Um só movimento não é solução, então ir direto ao 🔵🪐 planeta azul não conta. Experimente, e depois ache uma solução de dois movimentos ou mais.
       *[turn] O robô que chega ao alvo precisa ter mudado de direção em 90° entre dois de seus movimentos. Ir direto ao 🔵🪐 planeta azul não basta. Experimente, e depois ache outro caminho.
    }
   *[4] **As barreiras.** Alguns tabuleiros as têm. Um robô atravessa as da sua cor; as outras o desviam em 90°, e ele segue, tudo em um só movimento. Nenhum movimento pode acabar sobre uma delas. Leve o 🟡 robô amarelo até a 🟡⚙️ engrenagem amarela, para que pare ali.
}
# $example: two moves in the notation, $short: the same, as it can be typed
lesson-pad = Escolha um robô e uma direção para cada movimento e aperte **Mostrar**. Ou aperte **Digitar** e escreva todos os seus movimentos, por exemplo `{ $example }` ou só `{ $short }`: eles são mostrados assim que você os envia.
lesson-bid = **Aposte primeiro, como em uma partida:** de quantos movimentos você precisa? A partir da primeira aposta a areia corre, e outros podem apostar menos.
lesson-sand = ⏳ **Sua aposta: { $moves } movimentos.** Areia: { $until }. Quando ela acaba, quem apostou menos – aqui, você – mostra exatamente esse número.
    .board = ⏳ **Sua aposta: { $moves } movimentos.** Quando a areia acaba, quem apostou menos – aqui, você – mostra exatamente esse número.
lesson-sand-runs = Mostre seus movimentos quando a areia tiver acabado: até lá outros poderiam apostar menos.
button-lesson-bid = Apostar { $moves }
button-lesson-bid-again = Apostar de novo
lesson-flaw = ⚠️ { $why }
lesson-solved = { $lesson ->
    [1] ✅ **É isso:** `{ $moves }`. Cada robô seguiu até que algo o parou.
    [2] ✅ **É isso:** `{ $moves }` – { $count } movimentos, porque o do verde também conta.
    [3] ✅ **É isso:** `{ $moves }`. { $ricochet ->
        [one-move] Foi mais de um movimento, então vale.
       *[turn] O robô mudou de direção no caminho, então vale.
    }
   *[4] ✅ **É isso:** `{ $moves }`. O amarelo atravessou a sua barreira, e a vermelha o desviou.{ $ricochet ->
        [one-move] {""}
       *[turn] {" "}O que conta é a mudança de direção entre os seus movimentos, não o ricochete.
    }
}
tutorial-next = Próxima lição
tutorial-end = 🎓 **Você conhece o jogo.** Em uma partida você encontra a solução de cabeça e aposta de quantos movimentos precisa; quando a areia acaba, quem apostou menos os mostra. O que você quer jogar?
    `/ricochet { command-name-race }`: todos resolvem a mesma ficha em particular, e a solução mais curta vence.
    `/ricochet { command-name-solo } { option-name-practice }`: fichas de quantos movimentos você quiser, sem relógio.
    .board = 🎓 **Você conhece o jogo.** Em uma partida você encontra a solução de cabeça e aposta de quantos movimentos precisa; quando a areia acaba, quem apostou menos os mostra. O que você quer jogar? **{ button-first-practice }** está na lista de jogos, em { web-subject-solo }.
button-first-bots = Jogar contra bots
button-first-match = Com amigos
button-first-solo = Jogar sozinho
button-first-practice = Praticar sem relógio
button-first-daily = Desafio de hoje
# $robots: the names of those that play
problem-not-in-lesson = Esse robô não está nesta lição. Robôs em jogo: { $robots }. Tente de novo.

### Solo games

# $hourglasses: 1 or 2 for each chip
solo-opening = 🧩 **{ $player } joga solo** – { $options }. 17 fichas; vence se terminar com mais viradas para cima do que para baixo.
solo-option-hourglasses = { $hourglasses ->
    [one] uma ampulheta de { $seconds } segundos por ficha
   *[other] duas ampulhetas de { $seconds } segundos por ficha
}
solo-option-practice = de prática (tabuleiro escolhido)
solo-title = ### 🧩 Solo
# $hourglasses: solo-option-hourglasses
solo-ready = Resolva cada uma das 17 fichas antes que a areia acabe: { $hourglasses }. Vale qualquer solução, por mais longa que seja; se no fim houver mais fichas viradas para cima do que para baixo, você vence.
    -# Aperte **Já**: a primeira ficha é virada e a areia corre.
solo-headline = ### Ficha { $number } de 17: { $target } em { $cell }
solo-task = Leve { $robot ->
    [any] **qualquer robô**
   *[other] o **robô { $robot ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[yellow] amarelo
    }**
} até lá, { $ricochet ->
    [one-move] em dois movimentos ou mais.
   *[turn] em quantos movimentos quiser, com um giro de 90° entre dois de seus próprios movimentos.
}
solo-replaced = 🔄 A ficha anterior voltou para a pilha: não podia ser alcançada.
solo-sand = ⏳ **Areia até { $until }.** **{ button-solo-got-it }** para a areia; depois você tem um minuto para mostrar a solução.
solo-showing = ⏱️ **Mostre sua solução até { $until }.** Você tem uma tentativa: `/prove R-cima G-esquerda …`, ou com um botão.
    .board = ⏱️ **Mostre sua solução até { $until }.** Você tem uma tentativa.
# $unit: seconds, minutes or hours
solo-clock-stopped = 🔌 Fiquei fora por { $count } { $unit ->
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
}, então o relógio parou.
solo-hint-price = -# 💡 Cada dica custa uma estrela desta ficha; a última fica.
solo-chip-up = ✅ **A ficha está virada para cima** – { $count } movimentos: `{ $moves }` { $stars }
    .board = ✅ **A ficha está virada para cima** – { $count } movimentos { $stars }
solo-hints-taken = 💡 { $count ->
    [one] Com uma dica.
   *[other] Com { $count } dicas.
}
solo-chip-down = ⌛ **A ficha está virada para baixo.** Os robôs ficam onde estavam.
solo-attempt-failed = ❌ Isso não é uma solução. { $why } **A ficha está virada para baixo.**
# $stars: how many
solo-stars = { $stars ->
    [3] ★★★
    [2] ★★☆
   *[1] ★☆☆
}
# The same in an alt text
alt-stars = { $stars ->
    [3] Três de três estrelas.
    [2] Duas de três estrelas.
   *[1] Uma de três estrelas.
}
# $shown: whether a solution was shown
solo-best = { $shown ->
    [no] 💡 Dava para fazer em { $count } movimentos, como na imagem: `{ $moves }`
   *[yes] 💡 Bastavam { $count } movimentos: `{ $moves }`
}
    .board = { $shown ->
        [no] 💡 Dava para fazer em { $count } movimentos: `{ $moves }`
       *[yes] 💡 Bastavam { $count } movimentos: `{ $moves }`
    }
solo-best-equal = 🌟 Não dá para fazer com menos movimentos.
# $stars: as above, or 0 for a chip that lies face down
solo-mark = { $stars ->
    [3] 🥇
    [2] 🥈
    [1] 🥉
   *[0] 🔻
}
solo-tally = **{ $up }** para cima, **{ $down }** para baixo, { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}: { $marks }
solo-next = Sem pressa. A próxima ficha vira a ampulheta.
solo-end = { $result ->
    [won] 🏆 **Você venceu!** Para cima: { $up }, para baixo: { $down }.
    [lost] 🏁 **Desta vez não deu.** Para cima: { $up }, para baixo: { $down }.
   *[stopped] 🏁 **A partida foi cancelada** depois de { $played ->
        [one] { $played } ficha
       *[other] { $played } fichas
    }, então não é vitória nem derrota.
}
solo-end-stars =
    { $stars } de { $most } estrelas · { $perfect ->
    [one] { $perfect } ficha
   *[other] { $perfect } fichas
} com o mínimo de movimentos · maior sequência: { $streak ->
    [one] { $streak } ficha
   *[other] { $streak } fichas
}
    { $marks }
solo-end-code = Jogar este tabuleiro de novo: `/ricochet { command-name-solo } { option-name-code }:{ $code }`
    .board = O código deste tabuleiro: `{ $code }`

button-solo-go = { button-rush-go }
button-solo-got-it = Achei
button-solo-show = { button-type }
button-solo-pad = { button-pad }
button-solo-zoom = { button-zoom }
button-solo-next = Próxima ficha
button-solo-give-up = Desistir desta ficha
button-solo-end = Terminar
button-solo-more = { button-more }

done-solo-solved = 🎉 É isso!
done-solo-given-up = Você desistiu desta ficha.
done-solo-stopped = A partida acabou.
failed-solo = Isso não é uma solução. { $why } A areia ainda corre: tente de novo.

refusal-solo-game-over = Esta partida acabou. `/ricochet { command-name-solo }` começa outra.
    .board = Esta partida acabou.
refusal-solo-not-yours = Esta é a partida de { $player }. `/ricochet { command-name-solo }` começa a sua.
    .board = Esta é a partida de { $player }.
# $ready: whether no chip has been turned up yet, yes or no; or practice
refusal-solo-no-chip-up = { $ready ->
    [yes] Ainda não há ficha virada para cima. Aperte **Já**.
    [practice] Não há ficha virada para cima agora. Aperte **Outra parecida**.
   *[no] Não há ficha virada para cima agora. Aperte **Próxima ficha**.
}
refusal-solo-sand-has-run-out = A areia acabou: esta ficha está virada para baixo.
refusal-solo-sand-stands-still = A areia está parada: mostre sua solução agora.
refusal-solo-time-to-show-is-up = O minuto para mostrar a solução acabou: esta ficha está virada para baixo.
refusal-solo-chip-is-up = Esta ficha ainda está em jogo. Mostre uma solução, ou desista dela.
refusal-solo-no-moves = { refusal-match-no-moves }
refusal-solo-robot-not-in-play = Nesta partida não há quinto robô, nem preto nem prateado: os robôs são R, G, B e Y.
refusal-solo-not-yet = { refusal-match-not-yet }
refusal-solo-out-of-date = Tarde demais: a partida já avançou.
refusal-solo-worth-playing = { refusal-match-worth-playing }
refusal-solo-no-hint-yet = Ainda não conheço a solução mais curta desta ficha, então não há dica. Pergunte de novo daqui a pouco; não custou nada.

problem-solo-running = Você já tem uma partida aqui: `/ricochet { command-name-solo }` a mostra.
    .board = Você já tem uma partida solo aqui.
problem-solo-over = { refusal-solo-game-over }
problem-solo-chip-over = Aquela ficha já foi jogada. Use os botões do tabuleiro mais recente.
    .board = Aquela ficha já foi jogada.
problem-board-in-play = { $where ->
    [here] Esta é a posição de um jogo em { $channel }, ou muito parecida com ela. Outra partida revelaria soluções: jogue-a quando a primeira acabar, ou escolha outro tabuleiro.
    [yours] Esta é a posição de um dos seus jogos, ou muito parecida com ela. Outra partida revelaria soluções: jogue-a quando a primeira acabar, ou escolha outro tabuleiro.
   *[elsewhere] Este tabuleiro está sendo jogado em outro lugar agora, por isso as soluções são secretas. Escolha outro tabuleiro.
}
problem-solo-beside-match = Há uma partida neste canal. Jogue solo em um tópico, ou em particular: `/ricochet { command-name-solo } { option-name-private }:True`.
    .board = Há uma partida neste canal. Jogue solo quando ela acabar, ou em outro canal.

command-solo = Jogue solo: 17 fichas contra a ampulheta, ou pratique sem relógio
option-solo-hourglasses = Quantas ampulhetas você tem por ficha: com duas é mais fácil
option-solo-private = Só você vê a partida
choice-hourglasses-1 = uma
choice-hourglasses-2 = duas, para uma partida mais fácil

### Practice, a solo game without sand

# $options as in the opening of a match
practice-opening = 🎯 **{ $player } pratica** – { $options }. Uma ficha após a outra, sem relógio.
practice-headline = ### 🎯 Ficha { $number }: { $target } em { $cell }
# $moves: those of the shortest solutions, 0 where that is not told
practice-length = { $moves ->
    [0] De qualquer tamanho. Nenhum relógio corre.
   *[other] Dá em **{ $moves } movimentos**. Nenhum relógio corre.
}
practice-solved = ✅ **Resolvida** em { $count } movimentos: `{ $moves }`
    .board = ✅ **Resolvida** em { $count } movimentos.
practice-given-up = 🏳️ **Você desistiu.**
# $count: how many there are, with $moves moves; some or all of them follow
practice-ways = { $count ->
    [1] Há uma só solução mais curta, de { $moves } movimentos.
   *[other] Há { $count } soluções mais curtas, de { $moves } movimentos.
}
practice-more-ways = -# **{ button-study-open }** mostra as outras.
practice-tally = Resolvidas sem dica: **{ $unaided }** · com dicas: **{ $hinted }** · desistências: **{ $dropped }**
practice-end = 🏁 **Fim da prática.**
failed-practice = Isso não é uma solução. { $why } Não custa nada: tente de novo.
button-solo-another = Outra parecida
button-solo-harder = Mais difícil
button-solo-easier = Mais fácil
# $moves: how many the next chip is to take, 0 for any number
button-practice-length = { $moves ->
    [0] Qualquer tamanho
   *[other] { $moves } movimentos
}
problem-practice-alone = Na prática não há ampulheta, nem fim, nem tabuleiro escolhido: só `{ option-name-rules }` e `{ option-name-private }` combinam com ela.
option-solo-practice = Pratique sem relógio: fichas de quantos movimentos você quiser
# $value: usual, any or a number of moves
practice-value = { $value ->
    [usual] o tamanho que você resolve
    [any] qualquer tamanho
   *[other] { $value } movimentos
}

### Races

# $options as in the opening, $rounds: how many chips, $time: race-time
race-opening = 🏁 **{ $player } começa uma corrida** – { $options }.
    { $rounds ->
        [one] { $rounds } ficha
       *[other] { $rounds } fichas
    } para todos, { $time } cada. Cada um resolve em particular: a solução mais curta ganha a ficha, e os três primeiros recebem 3, 2 e 1 pontos.
# $unit: minutes or hours
race-time = { $unit ->
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
   *[minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
}
# $counts: whether the victory counts on the leaderboard, yes or no
race-counts = { $counts ->
    [yes] conta a partir de dois jogadores e três fichas resolvidas
   *[no] curta demais para o ranking
}
race-bots = prática com bots até uma segunda pessoa ter uma solução
race-headline = ### Corrida, rodada { $round } de { $rounds }: { $target } em { $cell }
# $slow: whether equal lengths share a place, yes or no
race-until = ⏱️ **Tempo até { $until }.** A solução mais curta vence; { $slow ->
    [yes] as de mesmo tamanho dividem o lugar.
   *[no] entre iguais, a primeira.
}
race-how = Resolva em particular, quantas vezes quiser: **{ button-race-pad }**, **{ button-type }** ou `/prove R-cima G-esquerda …`. Vale a sua solução mais curta.
    .board = Resolva em particular, quantas vezes quiser: mova os robôs e aperte **{ pad-show }**. Vale a sua solução mais curta.
race-have = { $count ->
    [0] 💭 Ninguém tem uma solução ainda.
    [one] ✅ { $count } jogador tem uma solução.
   *[other] ✅ { $count } jogadores têm uma solução.
}
race-done = 🙋 Terminaram: { $count } de { $players }.
race-finish-votes = 🏁 **{ $count } dos { $needed }** votos necessários para encerrar a corrida.
race-next = Próxima ficha: { $until }.
race-over = 🏁 Esta corrida acabou.
# $points: who has how many
race-points = 🎯 Pontos: { $points }
race-round-over = 🏁 **A rodada { $round } de { $rounds } acabou.**
race-place = { $place }. { $player } – **{ $moves } movimentos**{ $points ->
    [0] {""}
    [one] {" "}({ $points } ponto)
   *[other] {" "}({ $points } pontos)
}
race-way = ✅ A solução de { $player }, que os robôs seguiram: `{ $moves }`
    .board = {""}
race-unsolved = ⌛ **A rodada { $round } de { $rounds } acabou, e ninguém tem uma solução.** A ficha { $target } volta para a pilha.
# $how: left or removed
race-gone = { $how ->
    [removed] 🚪 A moderação tirou { $player } da corrida.
   *[left] 👋 { $player } saiu da corrida.
}
race-finish-voted = 🏁 { $player } vota para encerrar a corrida; venceria quem tiver mais pontos.
race-finish-how = Se você enviou uma solução, vote com `/ricochet { command-name-stop }`.
    .board = Quem enviou uma solução também vota.
race-end-moved = 🔌 Eu estava fora quando o tempo acabou. Novo fim: { $until }.
race-zone-dropped = 🕰️ Não conheço aqui o fuso horário `{ $zone }`. A partir de agora, as rodadas terminam pelo UTC.
# $why: called, abandoned or stopped
race-ending = { $why ->
    [called] 🏁 A corrida foi encerrada antes: os pontos até aqui decidem.
    [abandoned] 😴 Duas fichas seguidas sem solução: a corrida acabou.
    [deserted] 🤖 Duas rodadas sem pessoas: a corrida acabou.
   *[stopped] 🏁 **A corrida foi cancelada** antes de alguém ter um ponto.
}
race-won = 🏆 **{ $winners } { $count ->
    [one] vence a corrida!
   *[other] compartilham a vitória!
}**
race-without-winner = 🏁 **A corrida acabou.** Ninguém tem um ponto, então ninguém vence.
race-code = Jogar este tabuleiro de novo: `/ricochet { command-name-race } { option-name-code }:{ $code }`
    .board = O código deste tabuleiro: `{ $code }`
race-pad-closed = ⌛ Essa rodada acabou.
# Your own shortest solution so far
race-own = 🏅 Sua melhor solução: **{ $count } movimentos**. Dá para melhorar?
pad-headline-race = ### Controle – { $made ->
        [one] { $made } movimento
       *[other] { $made } movimentos
    }
    Escolha um robô e depois uma direção. Só você vê isto. Tempo até { $until }.
race-submitted = ✅ **{ $count } movimentos** – é uma solução! Vale a sua mais curta: tente com menos, ou aperte **Terminei**.
failed-race = Isso não é uma solução. { $why } Não custa nada: tente de novo.

button-race-pad = { button-pad }
button-race-submit = { button-type }
button-race-zoom = { button-zoom }
button-race-done = Terminei
button-race-next = { button-next }
button-race-add-bot = { button-add-bot }
button-race-more = { button-more }

# $waits: over, time or others: what the round waits for
done-race-done = { $waits ->
    [over] 🙋 Todos terminaram: a rodada acabou.
    [bots] 🙋 Você terminou com esta ficha. A rodada acaba assim que nenhum bot estiver mais pensando, no máximo até { $until }. Você ainda pode enviar algo mais curto.
    [time] 🙋 Você terminou com esta ficha. A rodada vai até { $until }, para que outros possam entrar. Você ainda pode enviar algo mais curto.
   *[others] 🙋 Você terminou com esta ficha. A rodada acaba quando todos terminarem, no máximo até { $until }. Você ainda pode enviar algo mais curto.
}
done-left-race = 👋 Você saiu da corrida, e ninguém mais espera por você. O que você enviou para esta ficha foi retirado, e seus pontos ficam. Envie uma solução para voltar.
done-removed-race = 🚪 { $player } está fora da corrida e fica com os pontos.
done-race-stopped = A corrida acabou.
done-race-vote = 🏁 Você votou para encerrar a corrida: { $count } dos { $needed } votos necessários. Enviar uma solução retira o voto.

refusal-race-game-over = Esta corrida acabou. `/ricochet { command-name-race }` começa outra.
    .board = Esta corrida acabou.
refusal-race-no-chip-up = Não há ficha virada para cima agora. Próxima ficha: { $until }.
refusal-race-sand-has-run-out = O tempo desta ficha acabou.
refusal-race-no-moves = { refusal-match-no-moves }
refusal-race-robot-not-in-play = Não há quinto robô, preto ou prateado, nesta corrida: os robôs são R, G, B e Y.
# $own: how many moves their shortest solution has
refusal-race-no-shorter = Funciona, mas você já tem uma de { $own } movimentos.
refusal-race-removed = A moderação tirou você desta corrida.
refusal-race-not-playing = Você não está nesta corrida agora. Abra o controle ou envie uma solução primeiro.
    .board = Você não está nesta corrida agora. Mova um robô ou envie uma solução primeiro.
refusal-race-done-already = Você já terminou com esta ficha.
refusal-race-seen-already = { refusal-race-done-already }
refusal-race-not-yours-to-stop = Só { $starter }, que começou a corrida, e membros com a permissão **Gerenciar mensagens** podem encerrá-la.
refusal-race-no-stake = Quem decide encerrar a corrida são os presentes que já enviaram uma solução nela. Envie uma, e você também terá um voto.
refusal-race-wants-to-finish-already = Você já votou para encerrar a corrida. Se enviar uma solução, seu voto deixa de contar.
refusal-race-not-yours-to-let-watch = Só { $starter }, que começou a corrida, e membros com a permissão **Gerenciar mensagens** decidem se qualquer pessoa pode assistir.
refusal-race-not-yours-to-remove = Só membros com a permissão **Gerenciar mensagens** podem tirar um jogador da corrida.
refusal-race-has-not-bid = { $other } não enviou nada nesta corrida.
refusal-race-removed-already = { $other } já está fora desta corrida.
refusal-race-not-yours-to-add-bot = Só { $starter }, que começou a corrida, pode adicionar bots.
refusal-race-too-late-to-add-bot = Bots podem entrar até a primeira ficha ser ganha: no máximo três.
refusal-race-voted-already = Você já pediu a próxima rodada.
refusal-race-not-yet = { refusal-match-not-yet }
refusal-race-out-of-date = Tarde demais: a corrida seguiu em frente.
refusal-race-worth-playing = { refusal-match-worth-playing }

problem-not-listed = Não conheço `{ $text }`. Escolha da lista que o Discord mostra enquanto você digita.
problem-race-running = Já há uma corrida neste canal.
problem-race-over = { refusal-race-game-over }
problem-race-round-over = Essa rodada acabou. Use os botões do tabuleiro mais recente.
    .board = Aquela rodada acabou.
problem-race-beside-other = Outro jogo está em andamento neste canal. Comece a corrida em um tópico, ou uma com horas para cada ficha: `/ricochet { command-name-race } { option-name-time }:24`.
    .board = Outro jogo está em andamento neste canal. Comece a corrida quando ele acabar, ou em outro canal.
problem-beside-race = Há uma corrida neste canal. Jogue em um tópico, ou quando ela acabar.
    .board = Há uma corrida neste canal. Jogue quando ela acabar, ou em outro canal.

command-race = Corrida: todos resolvem a mesma ficha em particular, e a solução mais curta vence
option-race-time = Quanto dura uma rodada: minutos, ou horas para uma corrida lenta (senão, 3 minutos)
option-race-chips = Quantas fichas são jogadas (senão, 5)
choice-race-time-60 = 1 minuto
choice-race-time-120 = 2 minutos
choice-race-time-180 = 3 minutos
choice-race-time-300 = 5 minutos
choice-race-time-600 = 10 minutos
choice-race-time-3600 = 1 hora (lenta)
choice-race-time-28800 = 8 horas (lenta)
choice-race-time-86400 = 24 horas (lenta)

### The rush

rush-title = ### ⚡ Contrarrelógio
rush-ready = O máximo de fichas em { $minutes } minutos, das curtas às longas: vale qualquer solução, e a próxima ficha vem na hora. Aperte um robô e as direções; nenhum botão é preciso para mostrar seus movimentos. Você pode passar { $passes } fichas.
    -# Só você vê isto. O relógio começa quando você aperta **Já**.
button-rush-go = ▶️ Já
rush-headline = ### ⚡ Ficha { $number }: { $target } em { $cell }
rush-status = ⏱️ **Você tem até { $until }.** { $count }
rush-count = Resolvidas: **{ $solved }**, ainda pode passar: { $passes }.
rush-how = -# Leve { $robot ->
    [any] **qualquer robô**
   *[other] o **robô { $robot ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[yellow] amarelo
    }**
} até lá, com um giro de 90° entre dois de seus movimentos: a próxima ficha vem na hora.
rush-solved = ✅ { $count ->
    [one] { $count } movimento
   *[other] { $count } movimentos
} – próxima ficha!
rush-passed = ⏭️ Passada – próxima ficha!
rush-over = ### ⚡ { $ending ->
    [all-played] Todas as fichas foram jogadas!
    [stopped] Você encerrou o contrarrelógio.
   *[time-up] O tempo acabou!
} { $count ->
    [0] Nenhuma ficha resolvida.
    [one] { $count } ficha resolvida.
   *[other] { $count } fichas resolvidas.
}
rush-record = { $result ->
    [first] 🏆 Seu primeiro resultado: `/ricochet { command-name-stats }` guarda seu recorde.
    [better] 🏆 **Novo recorde pessoal!** Antes: { $record }.
    [equal] 🏅 Tantas quanto no seu recorde.
    [below] Seu recorde: **{ $record }**.
   *[none] -# Primeiro os caminhos curtos: veja aonde o robô da cor do alvo pode deslizar.
}
    .board = { $result ->
        [first] 🏆 Seu primeiro resultado.
        [better] 🏆 **Novo recorde pessoal!** Antes: { $record }.
        [equal] 🏅 Tantas quanto no seu recorde.
        [below] Seu recorde: **{ $record }**.
       *[none] -# Primeiro os caminhos curtos: veja aonde o robô da cor do alvo pode deslizar.
    }
rush-best = 💡 A ficha { $number } exige { $count } movimentos{ $shown ->
    [yes] {""}, como na imagem
   *[no] {""}
}: `{ $moves }`
    .board = 💡 A ficha { $number } exige { $count } movimentos: `{ $moves }`
rush-solved-chips = ✅ Resolvidas, seus movimentos/os mínimos: { $chips }
rush-solved-chip = **{ $number }.** { $moves }/{ $best }
cup-title = ### 🏆 Copa
cup-ready = { $chips } fichas em { $minutes } minutos, das curtas às longas, as mesmas para todo mundo. Uma solução mínima vale **{ $most }** pontos, cada movimento a mais custa um, e toda solução vale pelo menos um. Conta o que você mostrar primeiro, então pense antes de **{ pad-show }**. Você pode passar qualquer ficha, e cada copa se joga uma vez só.
    -# Só você vê isto. O relógio começa quando você aperta **Já**.
cup-headline = ### 🏆 Ficha { $number } de { $chips }: { $target } em { $cell }
cup-count = Pontos: **{ $points }**.
cup-how = -# Quanto menos movimentos, melhor. Conta o que você mostrar primeiro, e a próxima ficha vem na hora.
cup-over = ### 🏆 { $ending ->
    [all-played] Todas as fichas foram jogadas!
    [stopped] Você encerrou a copa.
   *[time-up] O tempo acabou!
} **{ $points } de { $most } pontos.**
cup-points = Pontos por ficha: { $chips }
cup-points-of-chip = **{ $number }.** { $points }
cup-secret = -# As soluções mínimas chegam na segunda-feira. Até lá, por favor, não revele as fichas.
button-cup = 🏆 Jogar a copa
problem-cup-off = Este servidor não joga a copa da semana. Quem o administra pode ativá-la nas minhas configurações.
problem-cup-closed = A copa é jogada aos sábados e domingos (UTC). A próxima abre em { $opens }.
problem-cup-played = Você já começou esta copa, e cada pessoa a joga uma vez só. A próxima abre em { $opens }.
failed-rush = Isso não é uma solução. { $why } O relógio corre: tente de novo.
refusal-rush-game-over = Este contrarrelógio acabou. `/ricochet { command-name-rush }` começa outro.
    .board = Este contrarrelógio acabou.
refusal-rush-not-yours = Este contrarrelógio é de outra pessoa. `/ricochet { command-name-rush }` começa o seu.
    .board = Este contrarrelógio é de outra pessoa.
refusal-rush-no-chip-up = O relógio ainda não corre. Aperte **Já**.
refusal-rush-chip-is-up = O relógio já corre.
refusal-rush-sand-has-run-out = O tempo acabou.
refusal-rush-no-passes-left = Você já passou três fichas: resolva esta.
refusal-rush-no-moves = { refusal-match-no-moves }
refusal-rush-robot-not-in-play = No contrarrelógio não há quinto robô, nem preto nem prateado: os robôs são R, G, B e Y.
refusal-rush-out-of-date = Tarde demais: o contrarrelógio já avançou.
refusal-rush-not-yet = { refusal-match-not-yet }
problem-rush-over = { refusal-rush-game-over }
problem-rush-chip-over = Essa ficha acabou. Use os botões do tabuleiro mais recente.
problem-no-chips-drawn = Não consigo preparar fichas agora, porque meu solucionador não funciona. Quem me hospeda encontra o motivo no log.

command-rush = Contrarrelógio: o máximo de fichas em três minutos, em particular
option-cup = A copa deste fim de semana: cinco fichas, dez minutos, uma vez só

### Your own games

command-my-games = Mostra onde você joga e o que espera por você
my-games-headline = ### Suas partidas
my-games-empty = Você não está jogando agora. `/ricochet { command-name-start }`, `/ricochet { command-name-race }` ou `/ricochet { command-name-solo }` começa algo.
# $kind: match, solo or race; $what: prove, bid, solve, better, chip, next or none; $moves: of your own best
my-games-line = { $kind ->
    [race] 🏁 Corrida
    [rush] ⚡ Contrarrelógio
    [solo] 🧩 Partida solo
   *[match] 🤖 Partida
} { $link } – { $what ->
    [prove] **mostre seus movimentos até { $until }**
    [bid] você ainda não apostou
    [solve] **resolva a ficha até { $until }**
    [better] sua melhor solução: { $moves } movimentos; até { $until }
    [chip] **resolva a ficha até { $until }**
    [practice] uma ficha espera por você, sem relógio
    [next] a próxima ficha espera por você
    [first] aperte **Já** para a primeira ficha
    [go] aperte **Já** para começar
   *[none] nada a fazer agora
}

### Hints

# $fewest, $most: between which the length of a shortest solution is, $most 0 where it may be any above
hint-length = 💡 { $most ->
    [0] São necessários { $fewest } movimentos ou mais.
   *[other] São necessários de { $fewest } a { $most } movimentos.
}
# $robots: the names of those that move
hint-robots = 💡 Em uma das soluções mais curtas se movem: { $robots }.
# $move: in the notation
hint-first-move = 💡 Ela pode começar com `{ $move }`.
button-hint-length = 💡 Quantos movimentos?
button-hint-robots = 💡 Quais robôs?
button-hint-first-move = 💡 Primeiro movimento?

### The puzzle of the day

# $number: which puzzle it is
daily-headline = ### Desafio { $number } · { DATETIME($date, dateStyle: "full") }
    { $target } em { $cell }
daily-task = -# Leve { $robot ->
    [any] **qualquer robô**
   *[other] o **robô { $robot ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[yellow] amarelo
    }**
} até o espaço alvo, no menor número de movimentos que conseguir, com um giro de 90° entre dois de seus movimentos. Sem relógio, tentativas ilimitadas.
daily-failed = ⚠️ **Isso não é uma solução.** { $why }
daily-tries = -# { $tries ->
    [one] Uma tentativa até agora
   *[other] { $tries } tentativas até agora
}
daily-hint-price = -# 💡 Cada dica custa uma estrela; a última fica.
daily-solved = ✅ **É isso!** { $count } movimentos: `{ $moves }`
    .board = ✅ **É isso!** { $count } movimentos.
# $count: the fewest moves that somebody has needed, $stars: as in solo-stars
daily-best = **Sua melhor solução: { $count } movimentos** { $stars }
# $count: the fewest that there can be
daily-possible = 💡 Dá para fazer em { $count } movimentos.
# $tries: which try it was, $count, $unit: seconds, minutes or hours
daily-first = -# Resolvido pela primeira vez na tentativa { $tries }, depois de { $count } { $unit ->
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
daily-shown = -# Você já viu as soluções: outras tentativas não contam.
# $count: how many there are, $way: which of them, $length: of how many moves
daily-solutions = { $count ->
    [one] 🌟 **A única solução em { $length } movimentos**
   *[other] 🌟 **Solução { $way } de { $count }** em { $length } movimentos
}
button-daily-again = Tentar de novo
button-daily-solutions = Soluções mínimas
button-daily-give-up = Desistir: ver as soluções
button-daily-before = O dia anterior
button-daily-easier = Um mais fácil
choice-daily = { DATETIME($date, dateStyle: "long") } · #{ $number } { $stars }

# $text: what was typed, $date: today, such as 2026-11-21
problem-not-a-date = `{ $text }` não é uma data. Escreva ano, mês e dia, por exemplo { $date }.
problem-no-such-day = Há desafios de { DATETIME($first, dateStyle: "long") } até { DATETIME($last, dateStyle: "long") }. O de cada dia começa à meia-noite UTC.
problem-no-puzzle = Não consigo escolher um desafio agora, porque meu solucionador não funciona. Quem me hospeda encontra o motivo no log.
# $robots: the names of those that play
problem-not-in-puzzle = Esse robô não está neste desafio. Robôs em jogo: { $robots }. Tente de novo.
problem-not-solved-yet = Resolva o desafio primeiro: depois mostro todas as soluções mínimas.
problem-board-of-today = Isto é muito parecido com o desafio de hoje, e jogar nele o revelaria. Jogue-o amanhã, ou escolha outro tabuleiro.
problem-board-of-cup = Isto é muito parecido com o tabuleiro da copa deste fim de semana, e jogar nele a revelaria. Jogue-o na segunda-feira, ou escolha outro tabuleiro.

command-daily = O desafio do dia, só para você, com quantas tentativas quiser
option-date = Um dia anterior, por exemplo 2026-11-21 (senão, hoje)

### Study

# $round: its number, or 0 for a position by its code
study-headline = ### { $round ->
    [0] Análise
   *[other] Análise da rodada { $round }
}: { $target } em { $cell }
study-proof = 🏅 A solução de { $player }, **{ $count } movimentos**.
study-no-proof = Ninguém mostrou uma solução.
study-own = ✍️ Sua própria solução, **{ $count } { $count ->
    [one] movimento
   *[other] movimentos
}**.
# $move: the move after which no shortest solution was possible any more, $left: the moves that it took from there
way-left = 📍 No movimento { $move } o caminho mais curto se perdeu: dali faltavam mais { $left }, { $total } no total. O mínimo era { $best }.
study-no-own = Você não tem uma solução própria nesta rodada.
study-searching = 🔍 Ainda estou procurando todas as soluções mínimas. Olhe de novo daqui a pouco.
study-hints = 🧠 Já conheço as soluções mais curtas. Peça as dicas uma a uma, veja as soluções ou tente você.
study-code = -# `/ricochet { command-name-study } { option-name-code }:{ $code }`
# $made, $coming: the moves that were made and those to come, in the notation
step-text = **{ $step }** / { $count } · { $made } ▸ { $coming }
step-back = ◀ Voltar
step-on = Avançar ▶
step-previous = ⏮ Solução anterior
step-next = Próxima solução ⏭
# $exact: whether $count is all, $orders: whether some differ only in the order in which robots move, $different: how many do not,
# $differing: whether that is all
ways-counted = { $exact ->
    [yes] { $count ->
        [one] **Uma única solução mínima**
       *[other] **{ $count } soluções mínimas**
    }
   *[no] **Pelo menos { $count } soluções mínimas**
}, { $moves } movimentos.{ $orders ->
    [yes] {" "}Sem levar em conta a ordem dos robôs: { $differing ->
        [yes] { $different }.
       *[no] pelo menos { $different }.
    }
   *[no] {""}
}
# $way: which one it is of the $shown that can be looked at, $all: whether these are all
ways-which = Solução { $way } de { $shown }{ $all ->
    [yes] .
   *[no] {" "}que mostro.
}
button-study-open = 🔬 Análise
button-study-round = 🔬 Análise da rodada { $round }
button-study-before = ⏮ Rodada { $round }
button-study-after = Rodada { $round } ⏭
button-study-proof = Solução mostrada
button-study-own = Minha solução
button-study-ways = Soluções mínimas
button-study-again = 🔍 Olhar de novo
button-study-try = 🎮 Tentar
button-study-back = ◀ Voltar à análise
button-again-rematch = 🔁 Revanche
button-again-proposed = { $level ->
    [easy] 🤖 Contra bots de nível fácil
    [medium] 🤖 Contra bots de nível médio
    [hard] 🤖 Contra bots de nível difícil
   *[same] ⚖️ A revanche proposta
 }
button-again-board = Este tabuleiro de novo
button-again-solo = 🔁 Jogar de novo
button-again-rush = 🔁 Mais um contrarrelógio
button-again-race = 🔁 Mais uma corrida
try-headline = ### Tente: { $target } em { $cell }
    Escolha um robô e depois uma direção. Só você vê isto. Nenhum relógio corre, e nada conta.
try-flaw = ⚠️ { $why }
# $best: whether it is as short as can be: yes, no or unknown
try-solved = ✅ **É isso, em { $count } movimentos!** `{ $moves }`{ $best ->
    [yes] {"\u000A"}🌟 Não dá para fazer com menos movimentos.
    [no] {"\u000A"}💡 Dá para fazer com menos movimentos.
   *[unknown] {""}
}

problem-study-what = O que você quer analisar? Indique um código, `/ricochet { command-name-study } { option-name-code }:…`, ou seu tabuleiro de casa: suas `{ option-name-tiles }`, todos os seus `{ option-name-robots }` e o `{ option-name-target }`. Se um código não tem alvo, indique-o também.
problem-study-code = Isso não é um código. { $fault ->
    [characters] Um código só tem letras e números.
    [length] O de um tabuleiro tem 24 letras e números, o de uma posição 14; o seu tem { $count }. Copie-o inteiro.
    [check] Ele está completo, mas tem um erro de digitação: os dois últimos caracteres, que conferem os outros, não combinam com eles. Copie-o em vez de digitá-lo.
   *[impossible] Ele indica uma posição que não pode existir. Copie-o em vez de digitá-lo.
}
problem-study-in-play = { $where ->
    [here] Esta é a posição de um jogo em { $channel }, ou muito parecida com ela. Analisá-la revelaria soluções: faça isso quando o jogo acabar.
    [yours] Esta é a posição de um dos seus jogos, ou muito parecida com ela. Analisá-la revelaria soluções: faça isso quando o jogo acabar.
   *[elsewhere] Esta posição está sendo jogada em outro lugar agora, por isso as soluções são secretas. Analise outra.
}
problem-study-of-today = Isto é muito parecido com o desafio de hoje, e analisá-lo o revelaria. Analise amanhã.
problem-study-of-cup = Isto é muito parecido com uma ficha da copa deste fim de semana, e a análise a revelaria. Veja na segunda-feira.
problem-study-too-soon = Esta rodada ainda não pode ser analisada, porque a ficha pode voltar a sair. Volte quando alguém tiver ganhado a ficha ou a partida tiver acabado.
problem-no-study = Ainda não há nada para analisar: nenhuma rodada deste canal terminou.
problem-game-gone = Essa partida não pode mais ser lida.
problem-results-too-soon = Essa partida ainda está sendo jogada. Os resultados ficam disponíveis quando ela terminar.
problem-tables-playing = Outras mesas do torneio ainda jogam neste tabuleiro. Os resultados ficam disponíveis quando todas terminarem.
problem-bound-elsewhere = Você joga em outra mesa deste torneio: { $link }. Quem apostou em uma mesa só joga nela.
# $what: difficulty, or other rules
problem-tournament-rules = { $what ->
    [bots] As mesas de um torneio são comparadas entre si, por isso sem bots: não indique `{ option-name-bots }`.
    [difficulty] Um torneio embaralha como diz o livro de regras: não indique `{ option-name-difficulty }`.
   *[other] O torneio em andamento tem outras regras. Não indique essas opções para entrar; depois da primeira rodada dele, você pode começar outro.
}
# $number: of the match, $ended: when it ended, $rounds: how many it had
results-shown = 📄 **Resultados da partida #{ $number }**, terminada { $ended } após { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}: para planilhas e para programas.
button-results = 📄 Resultados em arquivos

command-study = Analise uma posição só para você: dicas e todas as soluções mínimas, passo a passo
option-study-code = O código de uma posição ou de um tabuleiro; { option-name-target } indica outra ficha
option-study-robots = Onde estão todos os robôs no seu tabuleiro de casa: R C7 G A1 B P16 Y H3
option-study-target = A ficha a ser alcançada, por exemplo lua vermelha

### Your own table

# $number: of the tiles with the mark
table-mark = { $colour ->
    [green] 🟢 verde
    [blue] 🔵 azul
    [red] 🔴 vermelho
   *[yellow] 🟡 amarelo
} ({ $number }A a { $number }D)
# $letter: of a face with this colour mark
completion-tile = { $colour ->
    [green] 🟢 verde
    [blue] 🔵 azul
    [red] 🔴 vermelho
   *[yellow] 🟡 amarelo
} { $letter }
tiles-text = ## As partes do seu tabuleiro de casa
    {""}**O número** é o marcador de cor impresso na parte: 1 🟢 verde, 2 🔵 azul, 3 🔴 vermelho, 4 🟡 amarelo. As de 1999 não têm marcador, mas o símbolo vermelho diz: 1 🌙 lua, 2 🪐 planeta, 3 ⚙️ engrenagem, 4 ⭐ estrela.
    {""}**A letra** é o lado. Gire a parte até que o canto que vai no centro do tabuleiro fique embaixo à direita, e compare. As de 1999 mostram A ou B; só D tem barreiras coloridas.
tiles-options = Diga as quatro partes **no sentido horário a partir do alto à esquerda**: `1A 2B 3A 4B`. **{ form-table-title }**, em **{ button-other-rules }** na mensagem de um jogo que você acabou de começar, pede as partes, onde estão os robôs, como `R C7 G A1`, e qual ficha está virada para cima, como `lua vermelha`; o resto é sorteado. `/ricochet { command-name-study }` aceita o mesmo.
button-tiles = Todas as partes
# $token: what is wrong, $other: what it doesn't go with, $right: what would be right – here marks – and $count: how many
table-unknown-tile = ❌ `{ $token }` não é uma parte de tabuleiro. Uma parte é seu número e sua letra, por exemplo `1A`; `verde A` é a mesma. { $count ->
    [0] Já há quatro.
   *[other] Aqui cabe qualquer uma destas: { $right }.
}
# $same: whether one tile is named twice, $colour: of the mark
table-tiles-clash = ❌ { $same ->
    [yes] `{ $token }` aparece duas vezes
   *[no] `{ $token }` e `{ $other }` não combinam: as duas têm o marcador { $colour ->
        [green] verde
        [blue] azul
        [red] vermelho
       *[yellow] amarelo
    }
}, e um tabuleiro tem uma parte de cada marcador. { $count ->
    [0] Tire uma delas.
   *[other] Falta no lugar: { $right }.
}
table-tiles-missing = ❌ Um tabuleiro tem quatro partes, uma de cada marcador; indique-as no sentido horário, do canto superior esquerdo, por exemplo `1A 2B 3A 4B`. Ainda falta: { $right }.
# $other: the robot before it
table-unknown-robot = ❌ `{ $token }`: que robô é esse? Indique cada robô e depois seu espaço, por exemplo `R C7 G A1`; os robôs são { $right }.
table-unknown-cell = ❌ { $token ->
    [none] Falta um espaço para `{ $other }`
   *[other] `{ $token }` não é um espaço
}. Os espaços vão de A1, no alto à esquerda, a P16, embaixo à direita: colunas A a P, linhas 1 a 16. Escreva `{ $other } C7`.
table-robot-twice = ❌ O robô `{ $token }` aparece duas vezes, a segunda em { $other }. Ele só pode estar em um espaço.
table-two-fifth-robots = ❌ `{ $other }` e `{ $token }` são dois quintos robôs, preto e prateado, e em uma mesa só há um. Tire um deles.
table-cell-taken = ❌ `{ $token }` não pode ser: o robô `{ $other }` já está lá. Cada robô precisa do seu espaço.
# $other: middle or diagonal
table-cell-closed = ❌ Nenhum robô pode ficar em `{ $token }`: { $other ->
    [middle] faz parte do centro do tabuleiro
   *[diagonal] tem uma barreira
}. Qualquer outro espaço serve, até um espaço alvo.
table-unknown-chip = ❌ `{ $token }` não é uma ficha de alvo. Indique sua cor e seu símbolo – lua, planeta, estrela ou engrenagem –, por exemplo `lua vermelha` ou `Rm`; ou `vórtice`.
problem-tiles-or-code = Um tabuleiro vem do seu código ou da sua casa, não dos dois. Tire `{ option-name-code }`, ou então `{ option-name-tiles }`, `{ option-name-robots }` e `{ option-name-target }`.
problem-table-needs-tiles = Indique também as partes, por exemplo `1A 2B 3A 4B`: os robôs e o alvo são para seu tabuleiro de casa.

### Starting the program

program-gallery-done = Abra { $page } em um navegador.
program-gallery-unwritable = Não dá para gravar em { $folder }: { $why }. Indique uma pasta em que este programa possa gravar.
program-no-local = Para jogar no navegador é preciso o extra “local” ({ $why }). Defina DISCORD_TOKEN, ou instale-o: { $install }
# In the image of the container
program-image = Esta imagem só joga no Discord e precisa de DISCORD_TOKEN. Escreva DISCORD_TOKEN=… em um arquivo .env e inicie a imagem com --env-file .env
# $why: which module is missing, $install: the command that installs the extra
program-no-metrics = As métricas precisam do extra “metrics” ({ $why }). Instale-o: { $install }
program-no-postgres = Um banco de dados em um servidor PostgreSQL precisa do extra “postgres”. Instale-o: { $install }
# $address: such as 127.0.0.1:9464, $why: the system's own words
program-http-address = Não dá para servir nada em { $address }: { $why }. Defina RICOCHET_HTTP como outro endereço desta máquina, ou pare o que escuta ali.
program-no-token = DISCORD_TOKEN não está definido, então você joga no navegador.
program-local-file = O jogo fica guardado em { $file }.
program-wrong-token = O Discord não aceita o DISCORD_TOKEN. Copie-o de novo do Developer Portal, página “Bot”.
# $code: the number that Discord gives as the reason
program-wrong-intents = O Discord não concede a este programa a intent “guilds” que ele pede ({ $code }). Confira a aplicação no Developer Portal, página “Bot”, ou use uma versão mais nova deste programa.
program-closed = O Discord fechou a conexão de vez ({ $code }). Inicie de novo; se não adiantar, use uma versão mais nova deste programa.
program-few-starts = Hoje restam só { $remaining } de { $total } inicializações, então o bot não inicia: o Discord retira o token de quem as esgota. Há mais em { $minutes } minutos. Veja no log por que o bot inicia tanto.
program-no-discord = Não foi possível chegar ao Discord: { $why }. Confira a rede desta máquina e inicie de novo.
# $why: one sentence of the store
program-database = { $why }.
# $file: its path, $local: yes in the browser, where the database has a fixed name in the working folder
# $why: in English, or in the system's own words, $ricochet: the command that starts this program
program-database-unwritable = { $file } não serve como banco de dados: { $why }. { $local ->
    [yes] Inicie em uma pasta em que este programa possa gravar.
   *[no] Defina RICOCHET_DATABASE como um arquivo em uma pasta em que este programa possa gravar.
}
program-database-damaged = { $file } está danificado: { $why }. { $local ->
    [yes] Leve esse arquivo para outro lugar, ou inicie em outra pasta.
   *[no] Coloque um backup no lugar dele: { $ricochet } restore ARQUIVO.
}
program-database-foreign = { $file } não é um banco de dados deste bot. { $local ->
    [yes] Leve esse arquivo para outro lugar, ou inicie em outra pasta.
   *[no] Defina RICOCHET_DATABASE como outro arquivo; este foi deixado como estava.
}
program-database-earlier = { $file } é de uma versão anterior à 1.0, que esta não lê: { $local ->
    [yes] guarde esse arquivo em outro lugar, ou inicie em outra pasta.
   *[no] guarde esse banco de dados, e faça RICOCHET_DATABASE indicar outro.
}
program-database-newer = { $file } é de uma versão mais nova deste programa. { $local ->
    [yes] Use uma versão mais nova deste programa, ou inicie em outra pasta.
   *[no] Use uma versão mais nova deste programa, ou defina RICOCHET_DATABASE como outro arquivo.
}
program-database-in-use = { $file } já está em uso por outro bot. { $local ->
    [yes] Pare o outro programa que usa este arquivo, ou inicie em outra pasta.
   *[no] Pare o outro programa que usa este arquivo, ou faça RICOCHET_DATABASE indicar outro.
}
# $place: the address of a server's database, without its password
program-database-server = Não dá para usar { $place }: { $why }. Confira RICOCHET_DATABASE e se o servidor está rodando.

# $game: the number of a quarantined game, $why: what keeps it from being read
take-up-done = A partida { $game } continua quando o bot iniciar.
take-up-unknown = Nenhuma partida { $game } foi posta de lado.
take-up-running = Onde estava a partida { $game } está sendo jogada outra. Retome esta quando aquela acabar.
take-up-unreadable = A partida { $game } ainda não pode ser lida: { $why }
# $file: its path, $why: the system's own words
program-not-written = Não dá para gravar { $file }: { $why }.
program-output = Não dá para gravar nada na saída padrão: { $why }.

# $file, $database, $kept: their paths, $games, $events: how many, $why: SQLite's own words
backup-done = { $file } foi conferido (partidas: { $games }, eventos: { $events }).
backup-exists = { $file } já existe. Indique um arquivo que não exista.
backup-missing = O arquivo { $file } não existe.
backup-foreign = { $file } não é um banco de dados deste bot.
backup-earlier = { $file } é de uma versão anterior à 1.0, que esta não lê: guarde esse banco de dados, e indique outro.
backup-newer = { $file } foi gravado por uma versão mais nova deste programa. Use aquela versão.
backup-damaged = { $file } está danificado: { $why }.
backup-in-use = { $file } está em uso. Pare primeiro o bot, ou o que estiver com o arquivo aberto.
restore-done = { $database } contém agora o que está em { $file } (partidas: { $games }, eventos: { $events }).
restore-kept = O que havia antes está em { $kept }.
backup-server = O banco de dados está em um servidor PostgreSQL. Use as ferramentas dele, pg_dump e pg_restore: docs/machines.md diz como.

# $from, $to, $file: where databases are, $games, $events, $rows, $servers: how many, $why: the database's own words, $table: its name
move-done = { $to } contém tudo o que está em { $from } (partidas: { $games }, eventos: { $events }, linhas: { $rows }, servidores: { $servers }). Cada tabela tem o mesmo número de linhas, os rankings de todos os servidores são iguais e todas as partidas foram reproduzidas. Indique esse banco de dados em RICOCHET_DATABASE e inicie o bot.
move-unreadable = { $games } das partidas não podem ser lidas, como antes; foram transferidas como estão.
move-step = { $step ->
    [rows] copiando
    [leaderboards] comparando rankings
   *[games] reproduzindo partidas
}
move-same = FROM e TO são o mesmo banco de dados.
move-missing = Não há nenhum banco de dados deste bot em { $file }.
move-filled = { $file } não está vazio: há algo na tabela { $table }. Indique um banco de dados em que não haja nada.
move-in-use = { $file } está em uso. Pare primeiro todos os bots que o usam.
move-unusable = { $file } não pode ser usado como banco de dados: { $why }.
move-differs = Nada foi transferido, porque o que chegou não é igual: { $why }.
move-broken-off = Nada foi transferido: { $why }.
move-interrupted = Nada foi transferido: você interrompeu.

# $file, $folder: their paths, $fonts: file names, $name, $channel, $server: names on Discord, $seconds, $minutes, $milliseconds, $megabytes, $gigabytes,
# $count, $remaining, $total: how many, $version, $latest: numbers, $ricochet: the command that starts this program,
# $install: the command that installs Numba, or none
doctor-python = Python { $version }.
doctor-time-zones = { $count } fusos horários são conhecidos.
doctor-no-time-zones = Nenhum fuso horário é conhecido. Instale este programa de novo.
doctor-letters = Os nomes são desenhados em qualquer escrita.
doctor-no-joined-letters = Nomes em escritas que ligam as letras, como a árabe, são desenhados letra por letra. Instale o fribidi, por exemplo: apt-get install libfribidi0.
doctor-no-fonts = Não dá para ler estas fontes: { $fonts }. Instale este programa de novo.
doctor-solver = O solucionador está pronto: { $place }.
doctor-solver-unavailable = O solucionador não é compatível com esta máquina, por isso faltam as melhores soluções; todo o resto funciona. { $install ->
    [none] Construa a imagem nesta máquina: docker build -t ricochet .
   *[other] Instale o Numba, e ele será compilado aqui: { $install }
}
doctor-solver-to-compile = O solucionador ainda não está compilado. A primeira inicialização faz isso, em cerca de meio minuto, e o guarda em { $folder }.
doctor-solver-to-compile-always = O solucionador é compilado a cada inicialização, porque não há pasta para guardá-lo. Defina NUMBA_CACHE_DIR como uma pasta em que este programa possa gravar.
doctor-database = { $file } está em dia: versão { $version }, { NUMBER($megabytes, maximumFractionDigits: 0) } MB.
doctor-database-new = Ainda não existe o banco de dados { $file }. A primeira inicialização o cria.
doctor-database-older = { $file } tem a versão { $version }. A próxima inicialização o leva à versão { $latest }; faça uma cópia antes: { $ricochet } backup ARQUIVO.
doctor-database-server = O banco de dados { $place } pode ser usado.
doctor-room = Há { NUMBER($gigabytes, maximumFractionDigits: 0) } GB livres junto ao banco de dados.
doctor-little-room = Há só { NUMBER($megabytes, maximumFractionDigits: 0) } MB livres junto ao banco de dados. Abra espaço antes que nada mais possa ser gravado.
doctor-disk = O disco garante o que é gravado em { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms.
doctor-slow-disk = O disco leva { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms para garantir o que é gravado, e todos os que jogam esperam por isso. Defina RICOCHET_DATABASE como um arquivo em um mais rápido.
doctor-no-token = DISCORD_TOKEN não está definido, então o bot só joga no navegador. Para o Discord, copie o token do Developer Portal, página “Bot”.
doctor-token = O Discord conhece o bot como { $name }.
doctor-clock = O relógio desta máquina bate com o do Discord.
doctor-clock-wrong = O relógio desta máquina está { $seconds } segundos { $direction ->
    [ahead] adiantado
   *[behind] atrasado
} em relação ao do Discord. Acerte-o pela rede (NTP): até lá as apostas contam quando chegam, não quando foram feitas.
doctor-starts = Restam { $remaining } de { $total } inicializações hoje.
doctor-few-starts = Restam só { $remaining } de { $total } inicializações; há mais em { $minutes } minutos. Veja no log por que o bot inicia tanto.
doctor-no-starts = Não resta nenhuma inicialização; há mais em { $minutes } minutos. Espere até lá: o Discord retira o token de quem continua.
doctor-shards = O Discord recomenda { $recommended ->
    [one] um shard
   *[other] { $recommended } shards
}.
doctor-few-shards = O Discord recomenda { $recommended } shards, e RICOCHET_SHARDS é { $shards }: com muito poucos, o Discord não deixa o bot entrar. Pare todos os processos e inicie-os com mais.
doctor-secret = O Discord aceita o DISCORD_CLIENT_SECRET.
doctor-wrong-secret = O Discord não aceita o DISCORD_CLIENT_SECRET, por isso ninguém consegue entrar no tabuleiro. Clique em “Reset Secret” no Developer Portal, página “OAuth2”, e copie o novo.
doctor-channels = O bot pode fazer o que precisa nos { $count } canais que os servidores escolheram.
doctor-no-rights = Em { $channel } de { $server } falta ao bot: { $permissions }. Permita isso lá, ou escolha outro canal com /ricochet { command-name-settings }.
doctor-channel-gone = O canal { $channel }, que { $server } escolheu, não existe mais. Escolha outro com /ricochet { command-name-settings }.
doctor-end = { $faults ->
    [0] O bot pode jogar.
   *[other] O bot só pode jogar quando o que está marcado com ✗ for corrigido.
}

# $kept: whether the result is kept for the next time
solve-compiling = Compilando o solucionador{ $kept ->
    [yes] , uma única vez
   *[no] {" "}(defina NUMBA_CACHE_DIR como uma pasta gravável para guardá-lo)
}: cerca de meio minuto…
program-no-positions = Nada a resolver: indique um código ou escreva posições na entrada padrão.
program-no-position = Isso não é uma posição: { $why }.
program-which-chip = Qual ficha? Indique uma destas com --target: { $chips }.
# $why: one of the two texts above, or problem-study-code
program-line = Linha { $line }: { $why }
program-not-all-read = Nem todas as posições puderam ser lidas.
solve-target = Alvo: { $target } em { $cell }
solve-solution = Solução mínima, { $count } movimentos:
    { $moves }
solve-none-within = Não há solução de até { $moves } movimentos.
solve-none = Não há nenhuma solução.
solve-gave-up = Nenhuma solução foi encontrada em tempo razoável.
solve-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } posições examinadas

setting-address = deveria ser uma porta, por exemplo 9464, ou um endereço com porta, por exemplo 0.0.0.0:9464
setting-web = deveria ser um endereço como https://tabuleiro.example.org, sem caminho; http só vale para esta máquina
setting-networks = deveriam ser endereços ou redes, por exemplo 127.0.0.1, 172.18.0.0/16
setting-contact = deveria ser uma única linha de no máximo 200 caracteres, por exemplo um link ou um nome
setting-web-secret = RICOCHET_WEB precisa de DISCORD_CLIENT_SECRET, do portal de desenvolvedores, página “OAuth2”.
setting-file-empty = o arquivo está vazio
# $name: the name, $nearest: the setting whose name is nearest, or none
setting-unknown = { $name } não é uma configuração e não tem efeito. { $nearest ->
    [none] Todas as configurações estão em .env.example.
   *[other] Você quis dizer { $nearest }?
}
# $name: the name of a setting, $value: what it is set to
setting-wrong = { $name } não pode ser { $value }: { $why }.
# $file: the file with the settings, $why: the system's own words
settings-unreadable = Não dá para ler { $file }: { $why }. Deixe este programa ler o arquivo, ou apague-o.
settings-folder = { $file } é uma pasta e deveria ser um arquivo com uma configuração por linha. Leve-a para outro lugar.
settings-no-text = Não dá para ler { $file } como texto. Salve o arquivo de novo, na codificação UTF-8.

### Playing in the browser

local-server = Ricochet
local-channel = ricochet
local-topic = Digite /ricochet { command-name-start } para começar. No alto, em “{ local-viewer }”, você escolhe com quem joga, aqui ou em mensagens diretas (DM).
local-greeting-game = Ricochet Robots: ache o menor número de movimentos que leva um robô ao seu alvo.
local-button-tutorial = Aprender (quatro tabuleiros)
local-button-board = Só o tabuleiro
# $player: who is played, in direct messages with the bot
local-direct-messages = { $player } (DM)
local-language = Idioma
local-viewer = Jogar como
local-more = Mais
local-message = Mensagem em { $place }
local-new-messages = Mensagens novas · ir para a última
local-said-only-you = Só você pode ver isto
local-said-edited = (editado)
local-said-used = { $player } usou { $command }
local-said-thinking = Pensando…
local-said-send = Enviar
local-said-submit = Confirmar
local-said-cancel = Cancelar
local-said-apply = Aplicar
local-said-not-applied = Ainda não aplicado
local-said-clear = Limpar a escolha
local-said-close = Fechar
local-said-zoom-in = Ampliar
local-said-zoom-out = Reduzir
local-said-picture = Imagem
local-said-original = Abrir só a imagem
local-said-open-picture = Abrir a imagem { $number }
local-said-required = Falta algo aqui.
local-said-invalid = Isto não serve aqui.
local-said-out-of-range = Está fora dos limites.
local-said-choose = Escolha algo da lista.
local-said-at-least = Escolha pelo menos { $number }.
local-said-at-most = Escolha no máximo { $number }.
local-said-none-match = Nada corresponde
local-said-loading = Carregando os comandos
local-said-optional = +{ $number } opcional(is)
local-incomplete-address = Este endereço está incompleto. Abra o que o Ricochet mostrou ao iniciar, com tudo o que vem depois de #.
local-ended = O programa terminou ou não responde. Inicie-o de novo e esta página continua.
local-end = Encerrar o programa
local-end-question = Encerrar o programa em todas as janelas? A partida fica guardada.
local-end-yes = Encerrar
local-end-no = Continuar jogando
local-no-browser = Não foi possível abrir um navegador aqui: abra o endereço em um.
local-ports-taken = { $count ->
    [one] Outro programa usa a porta { $ports }, então é usada outra.
   *[other] Outros programas usam as portas { $ports }, então são usadas outras.
}{ $again ->
    [yes] {" "}Janelas que ficaram abertas da última vez não encontram o programa ali.
   *[no] {""}
}
# $url: the address of the page, $players: their names
local-ready = O Ricochet está pronto. Jogue em um navegador em { $url }
    Digite /ricochet { command-name-start } para começar uma partida, /bid 7 para apostar, /prove R-cima G-esquerda para mostrar seus movimentos.
    No alto da página, em “{ local-viewer }”, você escolhe com quem joga: { $players }.
    Abra o endereço em mais janelas para ver vários jogadores ao mesmo tempo.
    Ctrl+C o para; a partida continua quando você o inicia de novo.
# $usage: how the command is typed, one line for each command that may have been meant
local-typed-subcommand = Não existe esse comando aqui. Existe:{"\u000A"}{ $usage }
local-typed-missing = Falta “{ $option }”. Digite assim:{"\u000A"}{ $usage }
# $range: number where $min and $max bound it, else none
local-typed-wrong = “{ $value }” não serve para “{ $option }”{ $range ->
    [number] , que aceita um número de { $min } a { $max }
    [list] , que aceita um destes: { $choices }
   *[none] {""}
}. Digite assim:{"\u000A"}{ $usage }
local-typed-left-over = “{ $value }” é mais do que o comando aceita. Digite assim:{"\u000A"}{ $usage }

### Languages

# What the language calls itself
language-name = Português do Brasil
# The letter of the robot that is the fifth where nothing says which: K for black, S for silver
usual-fifth-robot = S

setting-language = **Idioma** – das mensagens e imagens nos canais.
# Where none is chosen; others are called what they call themselves
setting-language-value = O das configurações do servidor no Discord, se for uma comunidade; senão, inglês
# To whoever starts the first match of a server, and may change its settings; this language is theirs
ask-language = 🌐 Quer que eu fale português nos canais deste servidor? Dá para mudar isso a qualquer momento: `/ricochet { command-name-settings }`.
button-language = Falar português aqui
done-ask-language = A partir da próxima partida falo português aqui.

### The board in the browser

web-title = Tabuleiro do Ricochet
web-your-turn = 🔎 Sua vez
web-open = 🎯 Abrir o tabuleiro
web-player = Jogar como
web-watch = Assistir
web-what = Jogo
web-subject-match = Partida
web-subject-solo = Solo
web-subject-race = Corrida
web-subject-rush = Contrarrelógio
web-subject-daily = Desafio do dia
web-subject-study = Análise
web-subject-tutorial = Tutorial
web-field = Digite movimentos: R-cima G-esquerda
web-no-moves = Ainda sem movimentos
# One line below the board: the lowest bid, and the reader's own
web-lowest = A mais baixa: { $player } { $moves }
web-lowest-own = A mais baixa: você { $moves }
web-own-bid = você { $moves }
web-solved = 🎯 { $count } movimentos: é isso!
web-no-turn = No alvo, mas ele precisa virar 90° entre dois dos próprios movimentos.
web-one-move = No alvo, mas um único movimento nunca conta.
web-wrong-robot = No alvo, mas este alvo é para outro robô.
web-bid-alone = Apostar sem movimentos
web-lost = Conexão perdida. Tentando de novo …
web-no-match = Nenhuma partida aqui.
web-no-solo = Nenhuma partida solo aqui.
web-no-race = Nenhuma corrida aqui.
# Below it, to a person who can play: a question that buttons answer
web-begin = O que você quer jogar?
web-begin-anew = Recomeçar
web-close = Fechar
web-begin-race = Começar uma corrida
web-open-match = Abrir a partida
web-open-race = Abrir a corrida
web-open-solo = Abrir a partida solo
web-best = Solução mais curta
web-won-chip = 🎉 **A ficha é sua!**
web-won-game = 🏆 Você venceu!
web-chip = Ficha { $number }: { $whose }
web-round = Rodada { $number }: { $whose }
web-leave = Sair da corrida
web-stop = Parar …
button-leave = Sair da partida
button-end-race = Encerrar a corrida
button-end-rush = Encerrar o contrarrelógio
button-end-cup = Encerrar a copa
stop-leave = Ninguém mais espera por você. Suas fichas continuam suas, e com uma aposta você volta.
stop-leave-race = Ninguém mais espera por você. O que você enviou para esta ficha é retirado, e seus pontos ficam. Com uma solução você volta.
stop-finish = Seu voto. Quando mais da metade dos presentes que já apostaram quiser, a partida acaba e vence quem tiver mais fichas.
stop-end = Para todos. Vence quem tiver mais fichas; uma rodada com aposta é jogada antes até o fim.
stop-cancel = Para todos. Ninguém vence a partida; as fichas já ganhas continuam valendo.
stop-race = { $points ->
    [yes] Para todos. Vence quem tiver mais pontos até agora.
   *[no] Para todos. Ninguém tem pontos ainda, então ninguém vence.
}
stop-race-vote = Seu voto. Quando mais da metade dos presentes que enviaram uma solução quiser, a corrida acaba e vence quem tiver mais pontos.
stop-solo = A partida não é ganha nem perdida.
stop-practice = O que você resolveu fica nas suas estatísticas.
stop-rush = O relógio para, e valem as fichas resolvidas até agora.
stop-cup = O relógio para, e valem seus pontos até agora. Não dá para jogar esta copa de novo.
web-help = Arraste um robô, ou aperte a letra dele e uma seta. Backspace desfaz um movimento, Esc todos, Enter aposta ou mostra. As setas percorrem uma solução. A barra de espaço continua. E percorre o tabuleiro espaço por espaço.
web-author = Um jogo de Alex Randolph; a variante para um jogador é de Anson Bischoff.
web-settings = Configurações
web-sound = Sons
web-dark = Escuro
web-letters = Letras como teclas
web-anywhere = Deslizar em qualquer lugar para mover o robô escolhido
web-motion = Animações
web-arrival = Mostrar as soluções na hora (solo, desafio do dia)
web-not-allowed = Este endereço está incompleto ou é de um início anterior. Abra o tabuleiro pela página do Ricochet.
web-join = Jogar
web-activity-silent = O Discord não respondeu aqui, então esta página não sabe quem você é: você só pode assistir. Para jogar, abra `{ $link }` em um navegador.
web-activity-declined = Você não aceitou, então só pode assistir. Aperte **Jogar** para ser perguntado de novo, ou abra `{ $link }` em um navegador.
web-result = Meu resultado
web-shared = Seu resultado está no canal.
web-lesson = Arraste um robô, ou toque nele e aperte uma seta. Não é preciso nenhum botão para mostrar.
web-sign-in = Entrar com o Discord
web-sign-in-first = Entre com o Discord para ver este tabuleiro.
web-sign-in-failed = O Discord não confirmou quem você é. Tente de novo.
web-sign-out = Sair
web-signed-in = Conectado
web-no-member = Você vê os tabuleiros dos canais que vê no Discord e em que o bot está. Abra a partir de uma mensagem de lá.
web-no-instance = O Discord não conhece mais esta atividade. Feche e abra de novo.
web-channel = Abrir o canal no Discord
web-share = 🔗 Deixar todos assistirem
web-share-link = Quem tem este link pode assistir, sem conta, até o fim ou até o link ser cancelado: `{ $link }`
web-withdraw = 🔗 Cancelar o link
web-link-over = Este link não vale mais: foi cancelado, ou o que ele mostrava acabou.
web-invite = ✉️ Convidar
web-invite-link = { $anyone ->
    [yes] Com este link, os membros deste servidor podem jogar, e os demais podem assistir
   *[no] Com este link, os membros deste servidor podem jogar
}: `{ $link }`
web-send = 🔗 Compartilhar um link
web-send-text = { $kind ->
    [race] Estamos numa corrida de Ricochet Robots. Venha jogar!
   *[match] Estamos jogando Ricochet Robots. Venha jogar!
}
web-link-first = Aperte **Jogar** para abrir a partida deste link.
web-missed = A partida deste link já acabou, ou só outras pessoas podem vê-la.
web-here = Aqui:
web-starting = O bot está iniciando…
web-no-discord = Não é possível contatar o Discord agora. Espere um momento.
web-restricted = Os administradores deste servidor não deixam você começar partidas neste canal. Você pode jogar nas que outras pessoas começarem.
web-restrictions-unread = Não consigo verificar agora quem pode começar partidas neste servidor, por isso nada foi começado. Tente de novo daqui a pouco.
web-too-many = Há tabuleiros demais abertos. Feche um ou tente mais tarde.
web-thinking = 💭 { $plays ->
    [yes] Ache uma solução e aposte.
   *[no] Ainda sem apostas.
} A primeira aposta vira a ampulheta.
web-last-call = ⏳ **Última chamada, ainda sem apostas.** Uma aposta dá a todos uma ampulheta inteira.
web-bidding = ⏳ { $plays ->
    [yes] Dá para fazer com menos?
   *[no] Pode-se apostar até a areia acabar.
}
web-proving = { $you ->
    [yes] 🔎 **Sua vez:** mostre { $moves } movimentos.
   *[no] 🔎 É a vez de { $player } mostrar **{ $moves } movimentos**.
}
web-intermission = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ganhou a ficha.**
    [tried] Ninguém mostrou uma solução: a ficha volta para a pilha.
   *[no-bids] Ninguém apostou: a ficha volta para a pilha.
} A próxima rodada já vem.
web-awaits-tables = { $result ->
    [yours] { web-won-chip }
    [won] 🏅 **{ $player } ganhou a ficha.**
    [tried] Ninguém mostrou uma solução: a ficha volta para a pilha.
   *[no-bids] Ninguém apostou: a ficha volta para a pilha.
} A próxima rodada começa quando todas as mesas tiverem jogado esta ficha.
web-idle = 💤 { $deserted ->
    [yes] Duas rodadas sem pessoas: a partida está em pausa.
   *[no] Duas rodadas sem apostas: a partida está em pausa.
}
web-over = 🏁 A partida acabou.{ $count ->
    [0] {""}
   *[other] {" "}Vitória de { $winners }.
}
