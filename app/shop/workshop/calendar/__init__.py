"""The workshop's calendar has bays, opening hours, closed days and appointments.

An appointment is entered by the workshop's clock and stored in UTC (`app/shop/base/workshop_times.py`): a time that the
clocks leave out is refused, one that comes twice is the first, and a form sends only the times that it changed. Two in
one bay never overlap: `app/shop/workshop/calendar/overlaps.py` checks inside the `write()` that stores, also when
something is restored, so the table needs no constraint. No appointment lasts longer than 31 days, so what may reach
into a week is found by the index of `starts_at`. A cancelled job's appointments stay in the table and hold no bay.

Opening hours and closed days are part of the answer and refuse nothing. What customers read of the hours is written
from the same week (`app/shop/base/settings/hours.py`), unless `ownHours` says that the lines are the owner's. The grid
is our own (`ui/src/features/admin-calendar`): days are texts without a zone, so no browser's zone can shift them. What
keys move is saved when the owner says so, and a refused place opens the form with what was wanted.

Lines know their hours (`app/store/sales/sale_lines.py`): minutes of a service by its quantity, hours of labour.
`free_times.py` puts them into the free times of one bay, in as few days as they take, then as early as they can begin:
it looks among the beginnings of the first seven days that have a free time, and eight weeks ahead.
`app/shop/workshop/jobs/bay_proposals.py` uses it for a job or a quote and says in sentences what is in the way.
Durations are true hours: a night with a change of clocks is an hour longer or shorter. All parts are booked in one
`write()`, or none.
"""
