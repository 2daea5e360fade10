"""The pages and files that a browser asks for."""
