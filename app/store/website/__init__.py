"""Tables of the gallery, the legal texts and the visits."""
