// The first test of this suite comes with its first concept.
