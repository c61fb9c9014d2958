"""Weeks, as leaderboards count them."""

from datetime import UTC, datetime, timedelta


def week_start(moment: datetime) -> datetime:
    """When the ISO week of a moment began: Monday, 00:00 UTC."""
    day = moment.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day - timedelta(days=day.weekday())
