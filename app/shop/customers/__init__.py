"""Who sent an order or an enquiry: one customer for each person."""
