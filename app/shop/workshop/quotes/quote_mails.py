"""Mails about a quote: offer, answer, and alert to the owner."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import links
from app.shop.sales.mail.cap import hold_back
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Lines, Pairs, Sheet
from app.shop.sales.mail.legal_annex import put_annex_below
from app.shop.sales.mail.outbox import customer_status, make_row, rows_to_owner, write_rows
from app.shop.sales.mail.owner_texts import NAME_SHOWN, name_contact
from app.shop.sales.mail.payment_words import transfer_facts, transfer_words
from app.shop.sales.mail.texts import MailText, greet
from app.shop.sales.mail.visitor_words import quote_visitor
from app.shop.sales.mail.withdrawal_mails import in_words
from app.shop.workshop.quotes.amounts import taken_lines
from app.shop.workshop.quotes.mail_lines import name_line, sum_work
from app.shop.workshop.quotes.short_parts import ShortLine, find_short_lines, say_to_confirm
from app.shop.workshop.quotes.status import say_day
from app.shop.workshop.quotes.withdrawal_words import START_EARLY, withdrawal_words
from app.shop.workshop.transfers import transfer_of_quote
from app.store.database.base import new_id, now
from app.store.workshop.quotes import ACCEPTED, Quote, QuoteLine


def write_quote_mail(session: Session, quote: Quote, url: str) -> None:
    """Write the customer the offer with its link."""
    settings = read_settings(session)
    text = quote_offered(quote, settings, links.if_public(settings, url))
    row = make_row("quote", quote.contact.email or "", quote.customer, settings, text)
    about = {"quote_id": quote.id, "once_key": f"quote:{quote.id}:{new_id()}"}
    write_rows(session, [row | about | {"status": customer_status(settings)}])


def write_answer_mails(session: Session, quote: Quote) -> None:
    """Write the customer a mail with everything that they accepted, and notify the owner of the answer."""
    settings = read_settings(session)
    rows, short = [], find_short_lines(session, quote)
    if quote.status == ACCEPTED and quote.contact.email:
        text = quote_accepted(quote, settings, short)
        row = make_row("quote-accepted", quote.contact.email, quote.customer, settings, text)
        texts = put_annex_below(session, row["body_text"], row["body_html"], settings, quote.terms_version)
        rows.append(row | dict(zip(("body_text", "body_html"), texts, strict=True)))
        rows[-1] |= {"quote_id": quote.id, "status": customer_status(settings)}
    alert = quote_answered(quote, links.back_office(session), short)
    rows += rows_to_owner("quote-answered", settings, alert, quote_id=quote.id, reply_to=quote.contact.email)
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


def _how_to_answer(quote: Quote, *, has_page: bool) -> str:
    where = "Open it" if has_page else "Please answer this e-mail"
    if any(line.is_optional or line.choice for line in quote.lines):
        how = "to choose options and answer" if has_page else "and say what you choose"
        return f"{where} {how}. The total below is {_say_standard(quote.lines)}."
    return f"{where} to accept or decline it."


def _say_standard(lines: Sequence[QuoteLine]) -> str:
    """Return the words that describe which lines the total covers before the customer answers."""
    said = ["without optional lines"] if any(line.is_optional for line in lines) else []
    has_choice = any(line.choice and not line.is_optional for line in lines)
    return ", ".join(said + (["with the first line of each choice"] if has_choice else []))


def quote_offered(quote: Quote, settings: Settings, url: str | None) -> MailText:
    """To the customer: the offer, and where it is answered."""
    how = _how_to_answer(quote, has_page=url is not None)
    words = (
        *filter(None, quote.intro.splitlines()),
        f"Your quote {quote.number} is valid until {say_day(quote.valid_until)}. {how}",
    )
    sheet = Sheet(
        f"Quote {quote.number}",
        words,
        greet(quote.customer),
        ("Open the quote", url) if url else None,
        lines=_list_lines(quote.lines, all_of_them=True),
        sums=sum_work(taken_lines(quote), quote.tax_mode),
        facts=_facts(quote),
    )
    return f"Your quote {quote.number} from {settings.business_name}", sheet


def quote_accepted(quote: Quote, settings: Settings, short: Sequence[ShortLine] = ()) -> MailText:
    """To the customer: the full text of what they accepted."""
    at = f"Accepted by {one_line(quote.answered_name or '')}"
    words = [
        f"Thank you. You accepted our quote {quote.number}, version {quote.version}; it is below in full. "
        "Please keep this e-mail.",
        *filter(None, quote.intro.splitlines()),
        *transfer_words(due := transfer_of_quote(quote, None, settings)),
        *withdrawal_words(settings),
    ]
    words += [f"You ticked: “Yes, {START_EARLY}”"] if quote.start_early else []
    words += [said] if (said := say_to_confirm(short)) else []
    taken = taken_lines(quote)
    sheet = Sheet(
        f"Quote {quote.number} accepted",
        tuple(words),
        greet(quote.customer),
        lines=_list_lines(taken),
        sums=sum_work(taken, quote.tax_mode),
        facts=((at, _say_moment(quote)), *_facts(quote), *_wishes(quote), *transfer_facts(due)),
        quoted=(("Your message", quote_visitor(quote.message)),) if quote.message else (),
    )
    return f"You accepted quote {quote.number} from {settings.business_name}", sheet


def quote_answered(quote: Quote, back_office: str, short: Sequence[ShortLine] = ()) -> MailText:
    """To the owner: who answered, for which car, with what words."""
    name = one_line(quote.customer)
    facts = [("Customer", name), *name_contact(quote.contact.email, quote.contact.phone), *_facts(quote)]
    facts += [("Preferred day", say_day(quote.preferred_day))] if quote.preferred_day else []
    facts.append((f"{quote.status.capitalize()} by", f"{one_line(quote.answered_name or '')}, {_say_moment(quote)}"))
    sheet = Sheet(
        f"Quote {quote.number} {quote.status}",
        (f"{name} {quote.status} quote {quote.number}: {euro(quote.total)}.", *_say_short(short)),
        link=("On the shop's computer", f"{back_office}/quotes/{quote.id}"),
        lines=_list_lines(taken_lines(quote)) if quote.status == ACCEPTED else (),
        facts=tuple(facts),
        quoted=(("Message", quote.message),) if quote.message else (),
    )
    return f"Quote {quote.number} was {quote.status}: {euro(quote.total)}, {name[:NAME_SHOWN]}", sheet


def _say_short(short: Sequence[ShortLine]) -> tuple[str, ...]:
    """Return a sentence for the owner on the accepted parts that the stock has too few of, if any."""
    if not short:
        return ()
    parts = "; ".join(f"{one_line(line.text)}, short by {pieces}" for line, pieces in short)
    return (f"Not enough in stock: {parts}. The customer was told that you confirm this first.",)


def _list_lines(lines: list[QuoteLine], *, all_of_them: bool = False) -> Lines:
    several = len({line.choice for line in lines if line.choice}) > 1
    return tuple(
        (name_line(line), euro(line.amount), _say_freedom(line, several=several) if all_of_them else "")
        for line in lines
    )


def _say_freedom(line: QuoteLine, *, several: bool) -> str:
    """ "Choose one (A)": choices have letters where there are several."""
    chosen = "Choose one" + (f" ({line.choice})" if several else "")
    return ", ".join(([chosen] if line.choice else []) + (["Optional"] if line.is_optional else []))


def _facts(quote: Quote) -> Pairs:
    facts = [("Car", quote.car)] if quote.car else []
    share = f" ({quote.deposit_percent}%)" if quote.deposit_percent else ""
    return (*facts, *([("Deposit", f"{euro(quote.deposit)}{share}")] if quote.deposit else []))


def _wishes(quote: Quote) -> Pairs:
    return (("Preferred day", say_day(quote.preferred_day)),) if quote.preferred_day else ()


def _say_moment(quote: Quote) -> str:
    return in_words(quote.answered_at or now())
