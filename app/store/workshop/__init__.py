"""Tables of quotes, jobs, appointments and photos."""
