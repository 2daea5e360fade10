"""The customer's right to withdraw from a distance contract that is made by a quote. The rules are in Directive
2011/83/EU, articles 6, 7 (3), 14 (3) and 16.
"""

from app.shop.base.settings.settings import Settings

START_EARLY = (
    "please begin before the 14 days are over. If I withdraw then, I pay for what was done until that moment, and once "
    "the work is done in full, I can no longer withdraw."
)
RIGHT = (
    "You can withdraw from this contract within 14 days without giving a reason. The days begin when you accept; for "
    "parts that we hand over or send to you, when you get the last of them. Parts made to your specifications "
    "cannot be returned."
)


def withdrawal_words(settings: Settings) -> tuple[str, str]:
    """Return the right of withdrawal, and how it is used."""
    where = f"at {settings.public_url}/withdraw" if settings.public_url else "at the foot of every page of our website"
    return RIGHT, f"To withdraw, tell us in any clear words, or use the form {where}."
