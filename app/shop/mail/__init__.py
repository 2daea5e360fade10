"""E-mails to customers and to the owner, stored until they are sent."""
