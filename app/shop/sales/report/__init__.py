"""Sales are counted here by day, product and tax rate, for the report and the accountant's file.

Today counts an order with its total on the day that it was placed, and a job with its money on the day that this came
(`job_payments.py`): a job is agreed long before, and for less or more. The report counts jobs among the sales by
documents and payments, and says how many of them are jobs.

The report counts on one of three bases (`basis.py`): orders, documents or payments. The database adds up what is all of
its order, in two statements: entries by day (`sums.py`), and their lines by product (`product_sums.py`). Only part
payments, part refunds, credit notes and orders with several documents are read one by one, each with its lines. A
document has its own; a credit note that names no pieces has shares of what is left of its invoice (`credited.py`). A
payment has shares of what is still owed of each line, so that the parts of an order come to its amounts and its tax to
the cent (`shares.py`). The accountant's file reads every entry that way, and a test compares the two. Several documents
of one sale count once, with the sums of its invoice if there is one (`repeated.py`).

Jobs are read one by one by their agreed lines (`sold_jobs.py`), under *Job 17*; by orders they never count, and *Owed*
is of orders. Nothing of it is stored: each report counts from the rows, so no way of writing can leave it behind.
Categories and names of products are those of now. An order that was withdrawn from whole counts in no sales of orders
unless that is refused.
"""
