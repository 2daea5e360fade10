"""Shapes that several subjects share: fields, limits, money, days and rows."""
