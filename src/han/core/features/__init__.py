"""What a policy sees: a vector of named, normalised features, never a text."""
