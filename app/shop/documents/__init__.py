"""Receipts, invoices and credit notes: numbered, stored, drawn."""
