"""What several calls share: downloads, photos, undo and the writer of visits."""
