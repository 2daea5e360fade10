"""A job is work on a customer's car, from the booking to the keys.

**Lines.** A job copies the accepted lines of its quote, of which there is at most one (`quote_id` is unique), and from
then on the quote does not change. Lines are copied by their tables' own columns (`app/store/sales/sale_lines.py`), so
that none can be forgotten. `states.py` names the steps; a wrong one is a 409 that lists the allowed ones. A form sends
the lines with their ids, so that each stays itself: one that is fitted, or that its customer was asked about, is the
same afterwards or the change is refused, and one that is left out is removed. A job stays in the mode of tax that it
began with. Every change is later than the last one (`next_change`), and a form that saw an older one gets a 409.

**Stock.** Fitting takes whole pieces by the guarded UPDATE of a checkout, with the job in `stock_moves`, and only its
undo gives them back: a cancelled job's parts may be on the car.

**Removing and erasing.** Only a job that nobody else knows of is removed: one that has not begun, without link, photo,
payment or document. Its appointments are restored with it where their time is still free. Jobs outlive the erasure of
their customer as orders do (`app/shop/system/privacy/held_jobs.py`): of a line the kind, part and sums stay, not its
words.

**The customer's page.** The page `/job/{token}` opens by any link that was ever made for the job, and reads the job
again whenever somebody comes back to it. Extra work is a line with `asked_at`; it counts into the totals and may be
fitted once it has `approved_at`. An answer is stored in the transaction that finds the line unanswered, so of two at
once one counts (409 for the other); the same answer by the same name changes nothing and is no error. What was asked is
not edited: the owner removes the line and asks about another, so an answer never meets other words or another price
than its customer saw. A line of another job, or one that is removed, is a 404. The owner's reason and the photos that
were ticked are stored with the lines (`reason`, `photo_ids`) and shown beside them. For ten seconds the customer can
undo an answer (`extra_work_undo.py`): the owner's alert waits as long and is stopped; the time is the server's, and
after a payment, a document, a fitted part or the job's end nothing is undone.

**The day.** A job's day is the start of its next appointment while it is `booked`
(`app/shop/workshop/calendar/booked_day.py`). The owner informs the customer by a mail or by a text to pass on
(`informing.py`); each makes another token, and all of them open the job. `day_informed` is the day that the customer
last learned. A move stops a mail about the day that still waits, and so does a newer one; then `day_informed` goes back
to `day_informed_before`, so the next mail names the day that the customer really knows as the one it replaces. A text
that was made is shown with its time (`day_text_at`); copying it or opening WhatsApp with it sends `passedOn`, and from
then on screens say that the customer was informed. `ready_informed_at` is set by a mail or by `passedOn`. While the
shop has no public address, mails and texts name no link. The calendar file (`GET /api/jobs/{token}/day.ics`) is made
whenever it is requested, with the job's id as UID and `day_changes`, which each change of an appointment raises, as
SEQUENCE: a calendar replaces the older entry by the newer one.

**Money.** A job is paid for and documented by the code of orders: both are a `Sale` (`app/store/sales/sale.py`), and
their payments and documents are rows of the same tables. Its deposit is requested first, then the rest
(`app/shop/sales/transfers`, `app/shop/sales/payments/paying.py`).
"""
