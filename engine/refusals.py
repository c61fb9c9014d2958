"""Why a command changes nothing: one closed set, and one text for each in a kind of game."""

from enum import auto

from engine.geometry import Named


class Refusal(Named):
    """Why a command changes nothing."""

    GAME_OVER = auto()
    OUT_OF_DATE = auto()
    """What the command was about is over: it was made for another deadline, round or bid."""
    NOT_YET = auto()
    """The deadline has not passed."""
    WORTH_PLAYING = auto()
    """The chip that is up need not be put back."""

    NO_CHIP_UP = auto()
    SAND_HAS_RUN_OUT = auto()
    NO_MOVES = auto()
    ROBOT_NOT_IN_PLAY = auto()

    BID_OF_ONE = auto()
    BID_OUT_OF_RANGE = auto()
    BID_UNCHANGED = auto()
    BID_MAY_ONLY_FALL = auto()
    BID_NOT_LOWEST = auto()
    PATH_TOO_SHORT = auto()
    PATH_TOO_LONG = auto()
    PATH_NEEDED = auto()
    """A player who has not shown their latest bids bids with a sealed path only."""
    REMOVED = auto()
    NOT_PLAYING = auto()
    SEEN_ALREADY = auto()
    """A player is known to be present."""
    HOURGLASS_RUNS = auto()
    DONE_ALREADY = auto()
    NOT_PROVING = auto()
    NOT_YOUR_TURN = auto()
    TOO_LATE_TO_PROVE = auto()
    OWN_TURN_TO_PROVE = auto()
    TOO_SOON_TO_SKIP = auto()
    VOTED_ALREADY = auto()
    WANTS_TO_FINISH_ALREADY = auto()
    NOT_IDLE = auto()
    NOT_YOURS_TO_STOP = auto()
    MAY_ONLY_END = auto()
    """The starter cancels no match in which others have won chips."""
    MAY_ONLY_STOP = auto()
    """A starter who alone has chips, or a match without any, wins nothing by its early end."""
    ENDS_ALREADY = auto()
    NOT_YOURS_TO_REMOVE = auto()
    HAS_NOT_BID = auto()
    """Only who has bid in the match can be taken out of it."""
    REMOVED_ALREADY = auto()

    NOT_YOURS = auto()
    """A solo game is its player's alone."""
    CHIP_IS_UP = auto()
    """Alone, the next chip is turned up when the one before has been played."""
    SAND_STANDS_STILL = auto()
    """Alone, after *Got it*: the solution is to be shown, and nothing else."""
    TIME_TO_SHOW_IS_UP = auto()
    """Alone, after *Got it*: the solution was not shown in time."""
    OLD_RULES = auto()
    """The game began under rules that do not know this."""
    NO_HINTS = auto()
    """There are none in a tournament, and under the rules of before."""
    WANTS_HINT_ALREADY = auto()
    NOT_YOURS_TO_SHORTEN = auto()
    TOO_LATE_TO_SHORTEN = auto()
    NO_HINT_YET = auto()
    """Nobody knows a best solution of which a hint could tell."""
