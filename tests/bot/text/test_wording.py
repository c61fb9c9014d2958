"""Wordings that readers stumbled over, one language after the other, stay out of the texts."""

import re
from importlib import resources

import pytest

from bot.text import languages

UNTIL = "a time has no fixed article: “hasta: { $until }”"
NEVER = {
    "en": {
        r"\b(?:chips|points)(?: so far)? win\b": "a player wins: whoever has the most, or the first to that number",
        r"\bat best\b": "it belittles a record",
        r"between two of them\b": "two of the robot's own moves",
        r"\bBring it\b": "the robot is named, since “it” may be the chip",
        r"\balready want\b": "one has asked for it already",
        r"(?<![\w-])[Pp]roofs?\b(?!-)": "what a player finds and shows is a solution",
        r"(?<![\w-])cards?\b(?!-)": "a card of the game would be a card: a message of the bot is a message",
        r"\b[Nn]o one\b": "nobody, as everywhere",
        r"\b[Ll]et (?:RICOCHET|NUMBA)_": "a variable is set to something",
        r"\b(?:has|does|did|can)(?: not|not) \b": "contractions, as everywhere",
        r"\bown table\b": "a table is one of a tournament; a person has a board at home",
    },
    "de": {
        r"\bSpielfeld": "the board is the Spielplan, and a Feld is a cell",
        r"\b[Bb]ring ihn\b": "the robot is named",
        r"\bChips gewinnen\b|\bPunkte(?: bis jetzt)? gewinnen\b": "es gewinnt, wer sie hat",
        r"\bKarten?\b": "a card of the game would be a Karte",
        r"\bBlitz(?:en?)?\b": "a rush is a Blitzrunde",
        r"\b[Ww]endung": "a robot biegt ab, as in the rulebook",
        r"Nur \{ \$starter \} hat": "others cannot, it is not that only one has begun it",
        r"[Ee]igene[rn]? Tisch": "a Tisch is one of a tournament",
        r"\bBrett\b": "the board is the Spielplan",
        r"\blass RICOCHET_": "a variable is set to something",
        r"\bRechte\b": "a permission is a Berechtigung",
        r"\bmöchte (?:die Partie|das Rennen) beenden": "a vote is no wish",
        r"\bDu möchtest schon\b": "one has asked for it already",
        r"\bNimm die Knöpfe": "Nutze, as everywhere",
        r"gleich langen": "bei gleicher Länge",
        r"\bNur du siehst das\b": "Das siehst nur du",
        r"Partie beenden$": "a vote is no end",
    },
    "fr": {
        r"\b[Aa]mène-l[ae]\b": "the robot is named",
        r"\bcarte\b": "a card of the game would be a carte",
        r"\bvoulez\b": "a person is addressed by tu",
        r"\bvirage\b": "a robot has a changement de direction",
        r"\b(?:[Cc]e|[Ll]e) tour (?:est|dure|finit)\b": "a round is a manche",
        r"fin du temps": "the end of times",
        r"\b(?:Écrivez|Jouez|Appuyez|vous-mêmes)\b": "a person is addressed by tu",
        r"\bToi seul vois\b": "elsewhere it is “Personne … ne voit ceci”",
        r" [:;?!»](?:\s|$)|« ": "a narrow space that does not break",
        r"\bchrono\b": "the clock is the chronomètre",
        r"(?:n.est pas|faut) un plateau\b": "a quarter of the board is a quart",
        r"\b(?:parois?|cloisons?)\b": "a wall is a mur",
        r"\b(?:enchères?|paris?)\b": "a bid is an annonce",
        r"\bpioche\b|\bsont remises\b": "chips go back to the pile",
        r"#\{ \$number \}": "the sign of a number is nº",
    },
    "es": {
        r"\blas \{ \$(?:until|half)": UNTIL,
        r"\bLlévalo\b": "the robot is named",
        r"\btarjeta\b": "a card of the game would be a tarjeta",
        r"\bJugad\b": "a person is addressed by tú",
        r"ninguna solución más corta de": "no shorter solution",
        r"\b[Gg]anan \d|\bganan \{": "a player wins",
        r"\bvosotros\b|\bvuestr[oa]s?\b|\bSolo tú ves esto\b": "a person is addressed by tú, and reads “Solo lo ves tú”",
        r"(?<!sin )\brutas?\b": "what is shown is a solución",
        r"\bapuestas?\b": "a bid is a propuesta",
        r"\bmuros?\b": "a wall is a pared",
        r"\b(?:losetas?|baldosas?)\b": "a quarter of the board is a sección",
        r"\b(?:celdas?|cuadros?)\b": "a cell is a casilla",
        r"\bmontón\b|\bse devuelven\b": "chips go back to the restantes",
        r"\brenunciadas\b": "one renuncia a a chip: they are abandonadas",
        r"\bque inició\b|\biniciar otro\b": "a game is begun by empezar",
        r"\bVotar el final\b": "the label is “Votar por terminar”",
    },
    "ca": {
        r"\bles \{ \$(?:until|half)": UNTIL,
        r"\bPorta.l allà\b": "the robot is named",
        r"\btargeta\b": "a card of the game would be a targeta",
        r"\b(?:Heu|Obriu|Jugueu|Comenceu|Proposeu|Mireu|Trobeu|sabeu|vulgueu)\b|\b[Uu]s toca\b|\bvostr(?:a|e)s?\b": "tu",
        r"\b(?:Porteu|Premeu|Permeteu|[Aa]viseu|teniu|vosaltres)\b": "a person is addressed by tu",
        r"cap solució més curta d": "no shorter solution",
        r"^(?:but|pad|loc|web)\S+ = (?:\S+ )?(?:Escriure|Acabar|Afegir|Mostrar|Passar|Jugar|Tornar|Desfer)\b": "imperative",
        r"\brut(?:a|es)\b": "what is shown is a solució",
        r"\bapost(?:a|es)\b": "a bid is a proposta",
        r"\bmurs?\b": "a wall is a paret",
        r"\b(?:rajol(?:a|es)|llos(?:a|es))\b": "a quarter of the board is a secció",
        r"\b(?:cel·l(?:a|es)|quadres?)\b": "a cell is a casella",
        r"\bpila\b|\bes tornen\b": "chips go back to the restants",
        r"\brenunciades\b": "one renuncia a a chip: they are abandonades",
        r"\bzona horària\b": "a time zone is a fus horari",
        r"\bde una\b": "it is elided",
        r"\bVota el final\b": "the label is “Vota per acabar”",
    },
    "nl": {
        r"\bpartij\b": "a game is a spel",
        r"(?<!spel)\bbord(?:en|je|jes)?\b(?!\.example)": "the board is the spelbord",
        r"\bBediening\b|\bbediening\b": "the move pad is the afstandsbediening",
        r"\bbocht\b": "a robot buigt af, as in the rulebook",
        r"\bUitgave\b": "an edition is an editie",
        r"\bpositie": "a position is a stelling",
        r"\bgetal genoemd\b|\bgetallen\b": "a bid is a bod, and to bid is bieden",
        r"\bveroverd\b": "a chip is gewonnen",
        r"\bingestuurd\b": "a solution is ingeleverd",
        r"\bgestart heeft\b": "a person begins a game: begonnen is",
        r"de rechten \*\*": "a permission is a machtiging",
        r"\b[Rr]echten van de bot\b": "a permission is a machtiging",
        r"\blaat RICOCHET_": "a variable is set to something",
        r"\bwil (?:het spel|de race) beëindigen": "a vote is no wish",
        r"\bJe wilt de volgende ronde al\b": "one has asked for it already",
        r"\b[Ee]igen tafel\b": "a tafel is one of a tournament",
        r"\bkaart\b": "a card of the game would be a kaart",
        r"\b[Bb]reng hem\b": "the robot is named",
        r"(?:chips|punten)(?: tot nu toe)? winnen\b|winnen de meeste": "a player wins",
    },
    "pt-BR": {
        r"\b(?:às|das) \{ \$(?:until|half)": UNTIL,
        r"\bLeve-o\b": "the robot is named",
        r"\bcartão\b": "a card of the game would be a cartão",
        r"uma solução mais curta desta": "a shorter solution",
        r"\b(?:Joguem|vocês mesmos)\b": "a person is addressed by você",
        r"\brotas?\b": "what is shown is a solução",
        r"\b(?:lances?|palpites?)\b": "a bid is an aposta",
        r"\bmuros?\b": "a wall is a parede",
        r"\b(?:célul|peç)as?\b": "a quarter of the board is a parte, and a cell an espaço",
        r"\bcasa por casa\b": "a cell is an espaço",
        r"\btreinos?\b": "practice is prática",
        r"\b[Óó]timas?\b": "a shortest solution is perfeita",
        r"\bclassificação\b": "the leaderboard is the ranking",
        r"\bdividem a vitória\b": "a victory is compartilhada",
        r"\balgarismos\b": "a code has números",
    },
}


def test_every_language_has_its_list() -> None:
    assert sorted(NEVER) == sorted(languages())


@pytest.mark.parametrize("language", sorted(NEVER))
def test_no_text_has_a_wording_that_readers_stumbled_over(language: str) -> None:
    written = resources.files("bot.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    lines = [line for line in written if not line.startswith("#")]
    assert [(line, why) for pattern, why in NEVER[language].items() for line in lines if re.search(pattern, line)] == []
