"""Labels for parts: what stands on them, and the PDFs that wait to be opened."""
