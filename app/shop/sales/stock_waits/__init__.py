"""Visitors ask here for one e-mail when a sold-out part is back in stock, and get it.

A visitor leaves an address at a part that is sold out, and confirms it on the page of the link that is mailed to it.
The same page removes it. Asking again for the same part makes another link to the same row, so the answer and the work
are the same whether the address is known or not. Opening the link changes nothing, since mail scanners open links too;
the buttons of the page do.

Nothing hangs on the calls that change a stock, because a delivery, a cancelled order, a return, a correction, a file
and an undo each do it in their own way. The mail worker looks every two seconds whether a part can be sold for which
somebody waits (`back_mails.py`). A stock that moved less than a minute ago may still be undone, and waits. The mail is
written in the transaction that removes the request. Without a mail server or a public address, or while the shop is
closed or sells no parts, no such mail is written; requests that were not confirmed go after two days, the others after
90. A restore changes nothing of them (`carried.py`): whoever had the mail or removed the address does not come back
with the backup.
"""
