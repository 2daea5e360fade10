"""Jobs: work on a customer's car, from the booking to the keys."""
