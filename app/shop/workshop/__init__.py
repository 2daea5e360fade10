"""Rules of quotes, jobs, the calendar and the service menu."""
