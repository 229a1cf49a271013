"""The archives of a release. Scripts/dist.py writes them."""
