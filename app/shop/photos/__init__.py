"""Private photos that only the owner can see."""
