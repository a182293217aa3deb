"""What `scripts/benchmark` measures."""
