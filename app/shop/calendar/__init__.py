"""The workshop's calendar: bays, opening hours, closed days, appointments."""
