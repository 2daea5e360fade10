"""What the owner deletes or changes at once is stored here, so that it can be undone for 30 days.

Every deletion, every bulk edit and every import leaves its rows as JSON in `deletions`, in the transaction of the act
(`snapshots.py`). For 30 days it is put back in one transaction, or refused in one sentence when something new has its
place (`app/shop/system/restoring`). The answer of the act does not change; its header `Pitlane-Undo` names the way
back. The files of the pictures wait in `deleted/` beside the uploads: files are moved after the commit, and the next
start repairs what a power cut left undone. What privacy removes (an enquiry whose months are over) leaves nothing
behind. Two tests walk the tables by their foreign keys and columns (`test_every_table_of_a_product.py`,
`test_every_table_of_a_person.py`): a new table or column fails them until undo, duplicate and privacy know it.

Undoing an import or a bulk edit gives the old stock less what orders took since, or leaves the stock where the owner
has set another (`sold.py`). An undone fitment file compares each list with what the file left (`fitment_undo.py`). A
merge of customers leaves a deletion with the ids that it moved (`app/shop/customers/contacts/merges.py`), so its undo
parts exactly these.
"""
