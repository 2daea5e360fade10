"""What is held on people: their messages, how long anything is kept, how it is handed over and erased."""
