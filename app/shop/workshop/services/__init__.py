"""The owner's menu of services with their prices is listed and changed here.

A service has minutes, so quotes and jobs know how long their lines take (`app/store/sales/sale_lines.py`) and the
calendar can propose a bay.
"""
