"""HAN: learn the wiring of a network of frozen language models."""

__version__ = "0.1.0"
