"""The reasons for refusing a command: one closed set. Each kind of game has one text for each."""

from enum import auto

from engine.board.geometry import Named


class Refusal(Named):
    """A reason for refusing a command."""

    GAME_OVER = auto()
    OUT_OF_DATE = auto()
    """The deadline, round or bid of the command is over."""
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
    """The player has not shown their latest bids, and needs a sealed path."""
    REMOVED = auto()
    NOT_PLAYING = auto()
    NO_STAKE = auto()
    """The player is present, but has not bid, or submitted anything; those who have decide."""
    SEEN_ALREADY = auto()
    """The player is known to be present."""
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
    TABLES_PLAYING = auto()
    """Other tables of the tournament still play the chip of this round, so the next one cannot come yet."""
    NOT_YOURS_TO_STOP = auto()
    MAY_ONLY_END = auto()
    """The starter may not cancel a match in which others have won chips."""
    MAY_ONLY_STOP = auto()
    """The starter may not end a match early in which only they, or no players, have chips."""
    ENDS_ALREADY = auto()
    NOT_YOURS_TO_REMOVE = auto()
    HAS_NOT_BID = auto()
    """Only a player who has bid in the match can be removed from it."""
    REMOVED_ALREADY = auto()

    NOT_YOURS = auto()
    """A solo game has one player."""
    CHIP_IS_UP = auto()
    """In a solo game, the next chip is turned up after the current one has been played."""
    SAND_STANDS_STILL = auto()
    """In a solo game, only a solution can follow *Got it*."""
    TIME_TO_SHOW_IS_UP = auto()
    """In a solo game, the solution came too long after *Got it*."""
    NO_HINTS = auto()
    """There are no hints in tournaments."""
    WANTS_HINT_ALREADY = auto()
    NOT_YOURS_TO_SHORTEN = auto()
    TOO_LATE_TO_SHORTEN = auto()
    NO_HANDICAPS = auto()
    """The match is played without handicaps."""
    NOT_YOURS_TO_HANDICAP = auto()
    HANDICAP_UNCHANGED = auto()
    TOO_LATE_FOR_HANDICAP = auto()
    """A first bid was made, after which a handicap can only become smaller."""
    NOT_YOURS_TO_BEGIN_ANEW = auto()
    TOO_LATE_TO_BEGIN_ANEW = auto()
    """Other rules are for a game that has not been played yet, and for no tournament."""
    NOT_YOURS_TO_ADD_BOT = auto()
    TOO_LATE_TO_ADD_BOT = auto()
    """A bot joins before anybody has bid, and there is room for three."""
    NOT_YOURS_TO_LET_WATCH = auto()
    NO_WATCHING_TOURNAMENTS = auto()
    """A match of a tournament has no link with which anyone may watch."""
    NO_HINT_YET = auto()
    """No best solution is known yet, so there is no hint."""
    NO_SHORTER = auto()
    """In a race: a solution that is no shorter than what the player has already."""
    NO_PASSES_LEFT = auto()
    """In a rush: three chips have been passed."""
