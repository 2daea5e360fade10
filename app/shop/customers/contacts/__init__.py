"""The owner lists, changes and merges customers of the workshop and their cars here.

The list to merge with begins with who may be the same person (`likeness.py`: address, name, plate). Merging moves all
rows to one customer, and its deletion stores the ids (`app/shop/customers/contacts/merges.py`), so its undo parts
exactly these. What was matched to the wrong customer is moved (`moving.py`): an enquiry, its quote and job together, a
car with the last that names it, and the addresses that nothing left has, so that what comes next goes to the right
customer. The deletion that a move leaves has the first customer's row and the other's id: privacy finds it for both.
"""
