"""Rows are exported as CSV files and imported from CSV or Excel files here.

One importer serves products and fitment, with two tables of columns (`product_columns.py`, `fitment_columns.py`). Every
line is read and checked first; then all lines are written or none, and the import can be undone
(`app/shop/base/trash`). An Excel file is read by a process of its own (`xlsx.py`), whose memory is released when it
ends. The rules of every cell, both ways, are in `app/shop/base/csv_cells.py`.
"""
