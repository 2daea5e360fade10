"""The shop's own texts in law: written, published, and what is missing."""
