"""Personal data is found, exported, erased and, after its months, removed here.

`named_rows.py` lists the rows of each table by the columns that name a person, and a test walks all tables for it. A
person is found by e-mail, name, phone or order number (`person.py`). Orders and jobs stay for the books without the
person (`emptied_orders.py`, `held_jobs.py`), and documents stay as long as tax law asks (`retained_documents.py`).
Nothing is removed by age while the computer's clock cannot be trusted (`clock.py`).

A person erased stays erased: the file `erased-persons` beside the database, which no restore replaces, has hashes of
the rows and of the e-mail address, and they are erased from the unpacked backup before it counts (`erasure.py`). Rows
newer than the erasure are somebody who came again, and stay.
"""
