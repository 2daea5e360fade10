"""Pictures: read safely, rendered in their widths, stored while something shows them."""
