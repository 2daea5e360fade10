"""Withdrawals from a contract are received, acknowledged, listed and settled here.

`/withdraw` must work even if the bundle fails, so it is no row of the table of pages: it is templates of the server
(`app/web/pages/templates`) with one style in the page, in the site's colours and, where there is a build, its fonts.
There are two plain forms, and a repetition within 24 hours is the same statement, so that no script has to stop a
second press. The receipt is a page of its own (303), so a reload or Back sends nothing again. A statement is stored
with its mails in one transaction. The law's 14 days are warnings, never refusals. The link is in every footer, and
where only a frame is shown, the frame has it.

Order and withdrawal know each other (`settling.py`). The price of what was withdrawn is a function of the order's lines
(`app/store/sales/withdrawn.py`); what goes back is at most what was paid, and what an open withdrawal names is not
owed. Where nothing was paid, accepting cancels the order, a completed one too, or takes the lines off it, in one
transaction and with one mail. Cancelling an order settles its withdrawals; Today goes on counting one whose order still
holds money. Once the money is back, an order that never left is cancelled; one that was sent stays, since only the
owner sees what came back. A step forward needs `despiteWithdrawal` while one is open.
"""
