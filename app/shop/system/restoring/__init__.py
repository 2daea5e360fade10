"""What the owner deleted is put back here. A sentence refuses where something new has its place."""
