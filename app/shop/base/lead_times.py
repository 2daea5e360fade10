"""Words for the time until pieces beyond the stock are there."""

WEEK = 7


def say_lead(days: int) -> str:
    """ "about 3 weeks" for 21 days, "about 10 days" for 10."""
    count, unit = (days // WEEK, "week") if days % WEEK == 0 else (days, "day")
    return f"about {count} {unit}{'' if count == 1 else 's'}"
