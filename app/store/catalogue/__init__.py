"""Tables of products, categories, vehicles and the demand book."""
