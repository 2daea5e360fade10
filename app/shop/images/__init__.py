"""Pictures: read safely, drawn anew in their widths, kept while something shows them."""
