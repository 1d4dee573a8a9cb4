"""The nine modules. Each has a `plug` that says what it brings into a world; none knows another's code."""
