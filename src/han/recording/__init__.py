"""What goes on a tape, and how much of the decision tree it then covers."""
