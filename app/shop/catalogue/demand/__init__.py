"""The demand book lists what customers wanted and could not get.

It joins searches with enquiries, views and visits when the owner opens it; only the owner's marks are stored
(`demand_marks`). A line is folded words with a model, a product, or a model alone. Words that find a part by now are
left out, judged for the line's own vehicle. Views count from `stock_moved_at`, the moment at which the last piece went.
An enquiry that a search without result led to contains its words (`wanted`). A mark goes when no search, enquiry,
product or model names its line any more, so words do not outlive an erasure or their age.
"""
