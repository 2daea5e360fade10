"""Rules of the look, the gallery, the sitemap and the visits."""
