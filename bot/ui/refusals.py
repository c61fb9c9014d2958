"""When to retry a request that Discord has rejected, by error code."""

from enum import Enum, auto


class Retry(Enum):
    """When a retry of a rejected request may succeed."""

    SOON = auto()
    """The cause is temporary, as a rate limit is."""
    WHEN_CHANGED = auto()
    """A person has to change something: a permission, a thread, a filter, or the text."""
    NEVER = auto()
    """The request is invalid, or concerns something that does not exist."""


# From Discord's documentation: Topics, "Opcodes and Status Codes", "JSON Error Codes", as of August 2026; only codes for
# requests about messages and interactions. Comments shorten Discord's own words. All others are `Retry.WHEN_CHANGED`.
_CODES: dict[Retry, tuple[int, ...]] = {
    Retry.SOON: (
        20016,  # slowmode rate limit
        20022,  # announcement rate limits
        20028,  # the write rate limit of the channel
        20029,  # the write rate limit of the server
        30046,  # edits to messages older than one hour, try again later
        40004,  # send messages has been temporarily disabled
        40006,  # this feature has been temporarily disabled server-side
        40062,  # service resource is being rate limited
        40333,  # Cloudflare is blocking your request
        110000,  # index not yet available, try again later
        110001,  # application not yet available, try again later
        130000,  # API resource is currently overloaded, try again a little later
    ),
    Retry.NEVER: (
        10002,  # unknown application
        10003,  # unknown channel
        10004,  # unknown guild
        10007,  # unknown member
        10008,  # unknown message
        10013,  # unknown user
        10014,  # unknown emoji
        10015,  # unknown webhook
        10062,  # unknown interaction
        20001,  # bots cannot use this endpoint
        30015,  # maximum number of attachments
        40005,  # request entity too large
        40058,  # cannot send a message in a forum channel
        40060,  # interaction has already been acknowledged
        40067,  # a tag is required to create a forum post
        40094,  # maximum number of follow up messages
        50003,  # cannot execute action on a DM channel
        50005,  # cannot edit a message authored by another user
        50006,  # cannot send an empty message
        50008,  # cannot send messages in a non-text channel
        50021,  # cannot execute action on a system message
        50024,  # cannot execute action on this channel type
        50027,  # invalid webhook token
        50033,  # invalid recipients
        50035,  # invalid form body
        50041,  # invalid API version
        50045,  # file exceeds the maximum size
        50046,  # invalid file
        50068,  # invalid message type
        50080,  # cannot edit stickers within a message
        50081,  # invalid sticker
        50109,  # invalid JSON
        50110,  # the provided file is invalid
        50123,  # the provided file type is invalid
        50146,  # uploaded file not found
        50151,  # the specified emoji is invalid
        220001,  # webhooks posted to forum channels must have a thread_name or thread_id
    ),
}
_RETRIES = {code: retry for retry, codes in _CODES.items() for code in codes}


def retry_of(code: int) -> Retry:
    """Return when to retry a request rejected with this code; `Retry.WHEN_CHANGED` if it is not listed above."""
    return _RETRIES.get(code, Retry.WHEN_CHANGED)
