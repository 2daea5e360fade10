"""Cache of responses as bytes, valid until their sources change."""
